"""Small hand-made games: a board as rows of text, Agents and the Alien put where a test wants them, actions as text.

    day = scene("ffff", "cfwf", alien="A1", yellow="D1")
    day.do("move yellow D1-C1").told()

The Alien's past is a text too: `alien="A1"` stands there since the start, `alien="A1 A1-B1 B1-C1"` is a start and one
path a day. `hand` and `alien_hand` are the equipment that the sides hold. Zones are A everywhere unless
rows of zones are given.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

from solo.contacts import rules
from solo.contacts.actions import Action, Refusal
from solo.contacts.actiontext import format_action, parse_action
from solo.contacts.board import Board, Tile
from solo.contacts.observation import AlienSecrets, TeamSecrets
from solo.contacts.public import Outcome, PublicState, Setup, Status
from solo.contacts.scenario import Mission, Part, Scenario, Token
from solo.contacts.state import State
from solo.core.record import Audience, Event
from tests.contacts.boards import board_of

NOWHERE = Mission("Cannot be done.", (Part("nowhere", 0),), 1)


@dataclass(frozen=True)
class Scene:
    """A State, and the events of the last actions that led to it."""

    state: State
    events: tuple[Event, ...] = ()

    @property
    def board(self) -> Board:
        return self.state.public.board

    @property
    def public(self) -> PublicState:
        return self.state.public

    @property
    def outcome(self) -> Outcome | None:
        return self.public.outcome

    def where(self, agent: str) -> str:
        """Return the name of the tile where an Agent stands."""
        return self.board.names[self.public.agents[agent].tile]

    def parse(self, text: str) -> Action:
        return parse_action(text, self.board)

    def do(self, *texts: str) -> "Scene":
        """Apply some actions, one after another."""
        state, events = self.state, ()  # type: State, tuple[Event, ...]
        for text in texts:
            state, new = rules.apply(state, self.parse(text))
            events += new
        return Scene(state, events)

    def refusal(self, text: str) -> Refusal | None:
        """Return why an action is refused, or None if it is legal."""
        return rules.refusal(self.state, self.parse(text))

    def legal(self, *begin: str) -> list[str]:
        """Return the listed legal actions that begin with some words."""
        listed = [format_action(action, self.board) for action in rules.legal_actions(self.state)]
        words = " ".join(begin)
        return [text for text in listed if not words or text == words or text.startswith(words + " ")]

    def ends(self, agent: str) -> set[str]:
        """Return where an Agent's listed moves end."""
        return {text.split()[2].split("-")[-1] for text in self.legal("move", agent)}

    def told(self, *types: str) -> list[dict[str, object]]:
        """Return the public events as lines, those of some types only."""
        return [
            {"type": event.type, **event.fields}
            for event in self.events
            if event.audience is Audience.ALL and (not types or event.type in types)
        ]

    def asked(self) -> list[tuple[str, str, str, bool]]:
        """Return the questions that were answered: by whom, kind, tiles as one text, answer."""
        return [
            (str(line["by"]), str(line["kind"]), " ".join(line["tiles"]), bool(line["answer"]))  # type: ignore[arg-type]
            for line in self.told("answer")
        ]

    def public_now(self, **facts: object) -> "Scene":
        """Return the same with some public facts changed."""
        return Scene(replace(self.state, public=replace(self.public, **facts)))  # type: ignore[arg-type]

    def with_token(self, kind: str, tiles: str = "", numbers: tuple[int, ...] = (), optional: bool = False) -> "Scene":
        """Return the same with one token on the map, on tiles named in a text."""
        tokens = (Token(kind, tuple(self.board.named(name) for name in tiles.split()), numbers, optional),)
        setup = self.public.setup
        return self.public_now(setup=replace(setup, scenario=replace(setup.scenario, tokens=tokens)))


def board(*rows: str, zones: Sequence[str] = (), days: int = 6) -> Board:
    """Return a Board of text rows."""
    return board_of(
        list(rows), list(zones) or ["".join("." if tile == "." else "A" for tile in row) for row in rows], days
    )


def scenario(made: Board, team: Sequence[str], days: int = 0, mission: Mission = NOWHERE) -> Scenario:
    """Return a secret file on a board; its mission cannot be done unless another one is given."""
    return Scenario(
        "test", "Test", made, days or made.days, len(team), tuple(team), tuple(team), "nobody", "", "", mission
    )


def scene(
    *rows: str,
    alien: str = "",
    zones: Sequence[str] = (),
    copies: Sequence[str] = (),
    days: int = 6,
    mission: Mission = NOWHERE,
    phase: str = "agents",
    facts: Mapping[str, object] | None = None,
    hand: str = "",
    alien_hand: str = "",
    **team: str,
) -> Scene:
    """Return a game in the Agents' turn (or another phase), day by day as the Alien's past tells."""
    made = board(*rows, zones=zones, days=days)
    setup = Setup(scenario(made, tuple(team), days, mission), tuple(team), tuple(copies))
    start, *paths = alien.split() or [made.names[made.tiles[0]]]
    secrets = AlienSecrets(made.named(start), tuple(_path(made, path) for path in paths))
    day = len(paths) + (phase == "alien")
    public = PublicState(
        setup,
        {agent: Status(made.named(tile)) for agent, tile in team.items()},
        phase=phase,
        day=max(1, day),
        zone=made.zones[secrets.start],
        copies=tuple(copies),
    )
    public = replace(public, hands={"alien": len(alien_hand.split()), "agents": len(hand.split())})
    secrets = replace(secrets, hand=tuple(alien_hand.split()))
    cards = TeamSecrets(hand=tuple(hand.split()))
    return Scene(State(replace(public, **(facts or {})), secrets, cards))  # type: ignore[arg-type]


def _path(made: Board, text: str) -> tuple[Tile, ...]:
    return tuple(made.named(name) for name in text.split("-"))


def before_setup(made: Board, *team: str, mission: Mission = NOWHERE, days: int = 0) -> Scene:
    """Return a game before its first action."""
    return Scene(rules.new_state(Setup(scenario(made, team, days, mission), team)))
