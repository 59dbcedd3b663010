"""The answer sheets: what a player has put together so far, by clicks and keys. No window, no pixels.

One kind for each way of answering: tiles that are marked, events that are picked, a choice, turns that are planned.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field

from solo.client.contacts.controls import Controls, Draft
from solo.contacts import turn
from solo.contacts.actions import MoveAgent, Order, UseAbility
from solo.contacts.board import Tile, TileSet
from solo.contacts.learning.drill import Answer, Choice, Drill, Kind
from solo.contacts.learning.inference import Ladder
from solo.contacts.learning.lesson import Mark, Prove, Reply, Task, Turn
from solo.contacts.learning.position import ladder_of
from solo.contacts.observation import TeamObservation
from solo.contacts.public import PublicState
from solo.core.record import PublicLine
from solo.hex.bits import lowest

__all__ = [
    "ChoiceSheet",
    "EventSheet",
    "MarkSheet",
    "Sheet",
    "TurnSheet",
    "answer_of",
    "provers",
    "reply_of",
    "sheet_of_drill",
    "sheet_of_task",
]


@dataclass(slots=True)
class MarkSheet:
    """Tiles to be judged, and those that are marked as possible; `day` is the one asked about, None for today."""

    tiles: TileSet
    day: int | None = None
    marked: TileSet = 0

    def set(self, tile: Tile, marked: bool) -> None:
        """Mark a tile, or take its mark away; one that is not to be judged stays without."""
        bit = 1 << tile & self.tiles
        self.marked = self.marked | bit if marked else self.marked & ~bit

    def flip(self, tile: Tile) -> None:
        """Mark a tile, or take its mark away."""
        self.set(tile, not self.marked >> tile & 1)


@dataclass(slots=True)
class EventSheet:
    """A tile, the events from which those are picked that rule it out, and the numbers of the picked ones."""

    tile: Tile
    lines: tuple[PublicLine, ...]
    picked: frozenset[int] = frozenset()

    def flip(self, number: int) -> None:
        """Pick an event by its line, or put it back."""
        self.picked = self.picked ^ {number}


@dataclass(slots=True)
class ChoiceSheet:
    """What an Agent could do, and the number of the choice that is taken, -1 for none."""

    public: PublicState
    choices: tuple[Choice, ...]
    chosen: int = -1


@dataclass(slots=True)
class TurnSheet:
    """Turns that are planned: `real` are the public facts before them, `agents` those who may play, empty for any one.

    `controls` answers for the moment after what is planned, as if every answer were no.
    """

    real: PublicState
    agents: tuple[str, ...] = ()
    plan: tuple[Order, ...] = ()
    selected: str | None = None
    draft: Draft | None = None
    controls: Controls = field(init=False)

    def __post_init__(self) -> None:
        """Select whoever begins, where that is clear."""
        self._follow()
        if len(self.agents) == 1:
            self.select(self.agents[0])

    @property
    def public(self) -> PublicState:
        """The facts after what is planned."""
        return self.controls.public

    @property
    def team(self) -> list[str]:
        """Whose turns may be planned now."""
        if self.agents:
            return list(self.agents)
        return [self.plan[0].agent] if self.plan else [each for each in self.real.agents if each not in self.real.done]

    def _follow(self) -> None:
        public = self.real
        for order in self.plan:
            public = turn.public_effect(public, order)
        self.controls = Controls(public)
        self.draft = self.controls.begin(self.selected) if self.selected is not None else None

    def select(self, agent: str) -> None:
        """Select an Agent who may play."""
        if agent in self.team:
            self.selected = agent
            self.draft = self.controls.begin(agent)

    def use(self, ability: str) -> None:
        """Begin to use an ability of the selected Agent."""
        if self.selected is not None:
            self.draft = Draft(self.selected, ability)

    def click(self, tile: Tile) -> None:
        """Take a click on a tile: it goes into the draft, confirms it, or selects the Agent there."""
        if self.draft is not None:
            if self.controls.confirms(self.draft, tile):
                self.confirm()
                return
            clicked = self.controls.click(self.draft, tile)
            if clicked != self.draft:
                self.draft = clicked
                return
        agent = self.public.agent_at(tile)
        if agent is not None and agent != self.selected:
            self.select(agent)

    def drafted(self) -> MoveAgent | UseAbility | None:
        """Return the order that the draft has become, None while it is not whole."""
        action = self.controls.action(self.draft) if self.draft is not None else None
        return action if isinstance(action, MoveAgent | UseAbility) else None

    @property
    def is_begun(self) -> bool:
        """Whether something is drafted that is not in the plan, whole or not."""
        return self.draft is not None and bool(self.draft.picks or self.draft.ability)

    def confirm(self) -> bool:
        """Put the draft into the plan; False if it is not whole."""
        action = self.drafted()
        if action is None:
            return False
        self.plan = (*self.plan, action)
        self._follow()
        return True

    def drop(self) -> bool:
        """Let go of what is drafted; False if nothing is."""
        if not self.is_begun or self.selected is None:
            return False
        self.draft = self.controls.begin(self.selected)
        return True

    def load(self, orders: tuple[Order, ...]) -> None:
        """Plan some orders in the place of what is planned."""
        self.plan, self.selected = orders, orders[-1].agent if orders else None
        self._follow()

    def take_back(self) -> bool:
        """Take the last order out of the plan; False if there is none."""
        if not self.plan:
            return False
        self.selected = self.plan[-1].agent
        self.plan = self.plan[:-1]
        self._follow()
        return True


Sheet = MarkSheet | EventSheet | ChoiceSheet | TurnSheet | None
"""An answer under way; None where nothing is asked."""


def provers(ladder: Ladder, lines: Sequence[PublicLine]) -> tuple[PublicLine, ...]:
    """Return the public lines from which a proof is picked: the zone, the answers, the traces, in order."""
    numbers = {event.line for event in ladder.events}
    return tuple(line for line in lines if line.number in numbers)


def sheet_of_task(task: Task, seen: TeamObservation) -> Sheet:
    """Return an empty sheet for what a lesson's step waits for."""
    match task:
        case Mark(tiles, day):
            return MarkSheet(tiles, day)
        case Prove(tile):
            return EventSheet(tile, provers(ladder_of(seen), seen.record.lines))
        case Turn(agents):
            return TurnSheet(seen.public, agents)
        case _:
            return None


def sheet_of_drill(drill: Drill) -> MarkSheet | EventSheet | ChoiceSheet:
    """Return an empty sheet for a drill."""
    match drill.kind:
        case Kind.WHY:
            return EventSheet(lowest(drill.tiles), provers(ladder_of(drill.seen), drill.seen.record.lines))
        case Kind.QUESTION:
            return ChoiceSheet(drill.seen.public, drill.choices)
        case Kind.PAST:
            return MarkSheet(drill.tiles, drill.day)
        case _:
            return MarkSheet(drill.tiles)


def reply_of(sheet: Sheet) -> Reply:
    """Return a sheet as the reply to a lesson's step."""
    match sheet:
        case MarkSheet():
            return Reply(tiles=sheet.marked)
        case EventSheet():
            return Reply(lines=tuple(sorted(sheet.picked)))
        case TurnSheet():
            return Reply(orders=sheet.plan)
        case _:
            return Reply()


def answer_of(sheet: Sheet) -> Answer:
    """Return a sheet as the answer to a drill."""
    match sheet:
        case MarkSheet():
            return Answer(tiles=sheet.marked)
        case EventSheet():
            return Answer(lines=tuple(sorted(sheet.picked)))
        case ChoiceSheet():
            return Answer(choice=sheet.chosen)
        case _:
            return Answer()
