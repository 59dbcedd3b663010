"""A finished or saved game as a row of moves to step through: the table after each, and all hands once it is over."""

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from solo import games
from solo.core.session import Session
from solo.opening import open_record
from solo.xfiles.observation import View
from solo.xfiles.scenario import HUMAN, Setup
from solo.xfiles.table import Outcome
from solo.xfiles.text import sentence

__all__ = ["Step", "Story", "read_story"]


@dataclass(frozen=True, slots=True)
class Step:
    """What one move told in public, and the table after it. `hands` are the rivals', known only after the end.

    `start` is the number of public lines that were told before it.
    """

    texts: tuple[str, ...]
    view: View
    hands: Mapping[str, tuple[str, ...]]
    start: int

    @property
    def told_in(self) -> int:
        """The turn in which it was made: the one before, if it ends a turn."""
        lines = self.view.record.lines[self.start :]
        return self.turn - any(line.type == "turn" for line in lines)

    @property
    def turn(self) -> int:
        """The turn that it belongs to, or that it leads to."""
        return self.view.table.turn


@dataclass(frozen=True, slots=True)
class Story:
    """A game to step through; `outcome` is None while it goes on."""

    path: Path
    setup: Setup
    seed: int
    steps: tuple[Step, ...]
    outcome: Outcome | None

    @property
    def turns(self) -> Mapping[int, int]:
        """The number of each turn's first step."""
        found: dict[int, int] = {}
        for at, step in enumerate(self.steps):
            found.setdefault(step.turn, at)
        return found


def read_story(path: Path) -> Story:
    """Return the story of a record. Moves that tell nothing in public are no steps of it. Raises: RecordFault."""
    told = open_record(path)
    game = games.kit_of(told.game.id).rules
    again = Session(game, told.setup, told.info)
    is_over = told.to_move is None
    steps: list[Step] = []
    for event in told.record:
        if event.type != "action":
            continue
        start = len(again.public_record.lines)
        again.apply(game.parse_action(again.state, str(event.fields["action"])))
        lines = again.public_record.lines[start:]
        texts = tuple(sentence(line, told.setup.deck) for line in lines)
        if texts:
            steps.append(Step(texts, again.observe(HUMAN), _hands(again) if is_over else {}, start))
    view = steps[-1].view if steps else again.observe(HUMAN)
    return Story(path, told.setup, told.info.seed, tuple(steps), view.table.outcome)


def _hands(session: Session) -> dict[str, tuple[str, ...]]:
    return {side: session.observe(side).hand for side in session.setup.sides if side != HUMAN}
