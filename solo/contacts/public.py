"""The public facts of a game: everything that both sides see, and nothing else.

Rules about the Agents, their abilities, the views and the computer players ask these; the hidden side is in `state.py`.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace

from solo.contacts.actions import Action
from solo.contacts.board import Board, Tile, TileSet
from solo.contacts.edition import SECOND, Edition
from solo.contacts.effects import NO_EFFECTS, Effects
from solo.contacts.scenario import Scenario

__all__ = ["ALIEN", "NOBODY", "TEAM", "Outcome", "PublicState", "Setup", "Status"]

ALIEN = "alien"
TEAM = "agents"
NOBODY = "nobody"


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a game ended: winner agents, alien or nobody (CR-16); why: landing, capture, stuck, mission, days, resign."""

    winner: str
    why: str


@dataclass(frozen=True, slots=True)
class Setup:
    """What was chosen before the game: the secret file, the team, and Grey's four copies (CR-41).

    Where the Alien picks first (CR-45), `team` is empty, or whom the human would like best. `missions`: each side draws
    mission cards; `burdens` are mission cards that a side has from the start (challenge mode, CR-46).
    """

    scenario: Scenario
    team: tuple[str, ...]
    copies: tuple[str, ...] = ()
    edition: Edition = SECOND
    missions: bool = False
    burdens: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Status:
    """One Agent today. `path` is its last move, first the tile it left; empty until it has moved.

    `way` holds the tiles between the beginning and the end of that move, `moves` counts them.
    """

    tile: Tile = -1
    form: str | None = None
    path: tuple[Tile, ...] = ()
    way: TileSet = 0
    moves: int = 0
    used: bool = False
    dropped: bool = False

    @property
    def is_placed(self) -> bool:
        """Whether the Agent stands on the board."""
        return self.tile >= 0


@dataclass(frozen=True, slots=True)
class PublicState:
    """All public facts now.

    `phase` says what is waited for; see `PHASES` in the rules. `resume` is the phase that goes on after a replacement.
    `acting`: the Agent whose turn it is in, if one is under way. `done`: Agents whose turn is over today.
    `witness` and `oracle`: locked, ready, used or gone; `questions`: how many the Witness still answers, one a day.
    `declared`: what is left to play of a declared turn, or of the orders. `copies`: whom Grey can become; `gone`:
    Agents that left the game. `hands`: cards in each side's hand; `played`: sides that have played today's card;
    `discard`: cards that were played. `announced`: a lake was announced with GILLS in force. `rider`: who has the bike;
    `face`: today's face of the Alien die. `missions`: the mission cards of both sides, once they are revealed. What
    mission cards judge: `landed`, the tiles where a move of an Agent ended, and `sighted`, the days on which a
    detection was answered with yes.
    """

    setup: Setup
    agents: Mapping[str, Status]
    phase: str
    day: int = 0
    zone: str | None = None
    roadblock: Tile | None = None
    detections: int = 0
    witness: str = "locked"
    oracle: str = "locked"
    questions: int = 1
    named: str | None = None
    declared: tuple[Action, ...] = ()
    acting: str | None = None
    done: frozenset[str] = frozenset()
    copies: tuple[str, ...] = ()
    spent_forms: frozenset[str] = frozenset()
    gone: frozenset[str] = frozenset()
    replaced: str | None = None
    resume: str = ""
    sniffed: tuple[TileSet, str] | None = None
    hands: Mapping[str, int] = field(default_factory=dict)
    played: frozenset[str] = frozenset()
    discard: tuple[str, ...] = ()
    effects: Effects = NO_EFFECTS
    announced: bool = False
    rider: str | None = None
    face: int | None = None
    missions: tuple[str, ...] = ()
    landed: TileSet = 0
    sighted: frozenset[int] = frozenset()
    outcome: Outcome | None = None

    @property
    def board(self) -> Board:
        """The map."""
        return self.setup.scenario.board

    @property
    def scenario(self) -> Scenario:
        """The secret file."""
        return self.setup.scenario

    @property
    def occupied(self) -> TileSet:
        """The tiles where Agents stand."""
        tiles = 0
        for status in self.agents.values():
            if status.tile >= 0:
                tiles |= 1 << status.tile
        return tiles

    @property
    def blocked(self) -> TileSet:
        """The roadblock's tile as a set, empty if it is not on the board."""
        return 0 if self.roadblock is None else 1 << self.roadblock

    @property
    def reserve(self) -> tuple[str, ...]:
        """The Agents of the box that are in nobody's hands (CR-3, CR-41)."""
        taken = {*self.agents, *self.copies, *self.gone}
        return tuple(agent for agent in self.setup.edition.agents if agent not in taken)

    def others(self, agent: str) -> TileSet:
        """Return the tiles where other Agents stand."""
        return self.occupied & ~(1 << self.agents[agent].tile)

    def agent_at(self, tile: Tile) -> str | None:
        """Return the Agent that stands on a tile, if any."""
        return next((agent for agent, status in self.agents.items() if status.tile == tile), None)

    def with_sighting(self) -> "PublicState":
        """Return these facts after a detection that was answered with yes (CR-11)."""
        return replace(self, detections=self.detections + 1, sighted=self.sighted | {self.day})

    def with_agent(self, agent: str, status: Status) -> "PublicState":
        """Return these facts with one Agent's status changed."""
        return replace(self, agents={**self.agents, agent: status})
