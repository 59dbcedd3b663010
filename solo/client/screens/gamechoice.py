"""What the player chooses for a new game, and what is wrong with it, field by field. No widgets."""

from dataclasses import dataclass

from solo import library
from solo.client.screens.text import say
from solo.contacts.agents import agents
from solo.contacts.edition import EDITIONS, SECOND
from solo.contacts.names import HINT_LEVELS, LEVELS
from solo.contacts.scenario import Scenario
from solo.core.settings import Settings
from solo.newgame import NewGame, first_level

__all__ = ["NEW_SERIES", "GameChoice"]

COPIES = 4
NEW_SERIES = "new"


@dataclass(slots=True)
class GameChoice:
    """A new game as far as it is chosen. `seed` is what stands in the field; `missions` is file, on or off.

    `series` is the id of the series that the game is part of, NEW_SERIES, or empty for a single game.
    `file` is the secret file as it was when it was chosen, whatever its owner does to it meanwhile.
    """

    file: Scenario
    team: tuple[str, ...] = ()
    copies: tuple[str, ...] = ()
    level: int = NewGame().level
    hints: str = "set"
    seed: str = ""
    iron: bool = False
    series: str = ""
    edition: str = SECOND.id
    missions: str = "file"

    @staticmethod
    def from_settings(settings: Settings) -> "GameChoice":
        """Return the defaults: the starter, its suggested team, and the player's usual level and hints.

        Who has not finished a game yet, and chosen no level, is offered the easiest one."""
        wanted = first_level(settings.level)
        level = wanted if wanted in LEVELS else NewGame().level
        file = library.scenario(library.starter_id())
        choice = GameChoice(file, level=level, hints=settings.hints if settings.hints in HINT_LEVELS else "set")
        choice.suggest()
        return choice

    @property
    def scenario(self) -> str:
        """The secret file's id."""
        return self.file.id

    def take_file(self, id: str) -> None:
        """Choose a secret file, with its suggested team. Raises: ContentError, if it cannot be used any more."""
        if id != self.scenario:
            self.take_anew(id)

    def take_anew(self, id: str) -> None:
        """Choose a secret file as it is now, also where it is the one that was chosen. Raises: as `take_file`."""
        self.file = library.scenario(id)
        self.edition = self.file.edition
        self.series = NEW_SERIES if self.series else ""
        self.suggest()

    def take_edition(self, id: str) -> None:
        """Choose an edition; whom its box does not hold leaves the team."""
        self.edition = id
        self.team = tuple(agent for agent in self.team if agent in self.agents)
        self._fit_copies()

    @property
    def agents(self) -> list[str]:
        """The Agents that the secret file and the edition let choose."""
        return [agent for agent in self.file.agents if agent in EDITIONS[self.edition].agents]

    @property
    def with_missions(self) -> bool:
        """Whether mission cards are dealt."""
        return self.file.missions if self.missions == "file" else self.missions == "on"

    def suggest(self) -> None:
        """Take the secret file's suggested team."""
        self.team = tuple(agent for agent in self.file.suggested if agent in self.agents)
        self._fit_copies()

    def toggle_agent(self, agent: str) -> None:
        """Take an Agent into the team or out of it."""
        if agent in self.team:
            self.team = tuple(each for each in self.team if each != agent)
        else:
            self.team = (*self.team, agent)
        self._fit_copies()

    def toggle_copy(self, agent: str) -> None:
        """Have Grey copy an Agent, or not."""
        if agent in self.copies:
            self.copies = tuple(each for each in self.copies if each != agent)
        else:
            self.copies = (*self.copies, agent)

    @property
    def reserve(self) -> list[str]:
        """The Agents who stay at home."""
        return [agent for agent in EDITIONS[self.edition].agents if agent not in self.team]

    @property
    def has_copier(self) -> bool:
        """Whether an Agent of the team copies others; where the Alien picks first that is chosen in the game."""
        return not self.file.aliens_choice and any(agents()[agent].copies for agent in self.team)

    def _fit_copies(self) -> None:
        """Drop copies that are in the team now, and fill up with the usual ones."""
        reserve = self.reserve
        kept = [agent for agent in self.copies if agent in reserve]
        usual = [agent for agent in library.DEFAULT_COPIES if agent in reserve and agent not in kept]
        self.copies = tuple([*kept, *usual][:COPIES])

    def faults(self) -> dict[str, str]:
        """Return a sentence for each field that is wrong: team, copies, seed."""
        found = {}
        if not self.file.aliens_choice and len(self.team) != self.file.team_size:
            found["team"] = say("bad-team", size=self.file.team_size, count=len(self.team))
        if self.has_copier and len(self.copies) != COPIES:
            found["copies"] = say("bad-copies", count=len(self.copies))
        if self.seed and not (self.seed.isascii() and self.seed.isdigit() and int(self.seed)):
            found["seed"] = say("bad-seed")
        return found

    def new_game(self) -> NewGame:
        """Return the game to start; there are no faults."""
        return NewGame(
            scenario=self.scenario,
            team=self._wished() if self.file.aliens_choice else self.team,
            copies=self.copies if self.has_copier else (),
            level=self.level,
            hints="off" if self.iron else self.hints,
            seed=int(self.seed or 0),
            iron=self.iron,
            edition=self.edition,
            missions=None if self.missions == "file" else self.missions == "on",
        )

    def _wished(self) -> tuple[str, ...]:
        """Return a team that the box allows, for a file in which the Alien picks first and the player later (CR-45)."""
        suggested = [agent for agent in self.file.suggested if agent in self.agents]
        return tuple(dict.fromkeys([*suggested, *self.agents]))[: self.file.team_size]
