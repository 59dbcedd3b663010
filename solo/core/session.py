"""One match: holds the State, hands out observations, applies actions, keeps the record, undoes.

The record begins with a hidden line of type `match` (what the game was made from), and each action stands before its
events as a hidden line of type `action`: so a record replays to the same game, step for step.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from solo import __version__
from solo.core.game import CHANCE, Game, IllegalAction, LegalActions
from solo.core.record import Audience, Event, PublicLine, PublicRecord, format_event
from solo.core.rng import Random, stream

__all__ = ["FORMAT", "Difference", "Session", "SessionInfo", "Snapshot", "replay", "replay_torn"]

FORMAT = 1
"""The version of the record format that this program writes; a higher one is refused."""


LASTING = frozenset({"practice", "hints", "advice"})
"""Types of hidden lines about the match itself, which no undo takes back: what was looked at was looked at."""


@dataclass(frozen=True, slots=True)
class SessionInfo:
    """What a match was made from besides the game's own set-up. `purpose` keys the streams (play, simulate …)."""

    purpose: str
    seed: int
    options: Mapping[str, object]


def _audience_of(game: Game, side: str | None) -> Audience:
    """Return who may see what a side itself has chosen: that side alone, and of chance nobody."""
    if side == game.human:
        return Audience.HUMAN
    return Audience(side) if side in game.sides and side is not None else Audience.NOBODY


class Session:
    """One match of one game."""

    def __init__(self, game: Game, setup: Any, info: SessionInfo) -> None:
        self.game, self.setup, self.info = game, setup, info
        self.state = game.new_state(setup)
        self.record: list[Event] = []
        self._public: list[PublicLine] = []
        self._steps: list[tuple[int, Any, Any]] = []
        self._sides: list[str | None] = []
        self.practice = False
        fields = {
            "game": game.id,
            "format": FORMAT,
            "version": __version__,
            "purpose": info.purpose,
            "seed": info.seed,
            "options": dict(info.options),
            **game.describe(setup),
        }
        self._write(Event("match", fields, Audience.NOBODY))

    @property
    def to_move(self) -> str | None:
        """The side that must act, or None after the end."""
        return self.game.to_move(self.state)

    @property
    def moments(self) -> Sequence[tuple[int, Any, Any]]:
        """Every action with the number of lines before it and the State before it, for a review."""
        return tuple(self._steps)

    @property
    def public_record(self) -> PublicRecord:
        """What everybody at the table knows."""
        return PublicRecord(tuple(self._public), len(self.record))

    def observe(self, side: str) -> Any:
        """Return what a side sees now."""
        return self.game.observe(self.state, self.public_record, side)

    def legal_actions(self) -> LegalActions:
        """Return what the side to move may do, listed when first asked for."""
        state = self.state
        return LegalActions(lambda: self.game.legal_actions(state))

    def has_acted(self, side: str) -> bool:
        """Return whether a side has acted and not taken all of it back."""
        return side in self._sides

    def stream(self, side: str) -> Random:
        """Return the random stream of a side for its next decision.

        It depends on the match's seed and on how many decisions the side has made, not on what anyone chose: undo and
        resume never change a later draw.
        """
        decision = self._sides.count(side)
        return stream(self.info.purpose, self.info.seed, side, self.game.day(self.state), decision)

    def apply(self, action: Any, notes: Sequence[Event] = ()) -> tuple[Event, ...]:
        """Apply an action of the side to move and return its events. Raises: IllegalAction, with nothing changed.

        `notes` are hidden lines about the decision (a computer player's plan), written before the events.
        """
        before, side = self.state, self.to_move
        text = self.game.format_action(before, action)
        self.state, events = self.game.apply(before, action)
        self._steps.append((len(self.record), before, action))
        self._sides.append(side)
        self._write(Event("action", {"side": side, "action": text}, _audience_of(self.game, side)))
        for event in (*notes, *events):
            self._write(event)
        return events

    def let_chance_act(self) -> tuple[Event, ...]:
        """Do what chance must decide, if anything, and return its events."""
        found: list[Event] = []
        while self.to_move == CHANCE:
            found.extend(self.apply(self.game.draw(self.state, self.stream(CHANCE))))
        return tuple(found)

    def note(self, event: Event) -> None:
        """Write a line about the match itself, such as a hint that was asked for."""
        self._write(event)

    def note_again(self, event: Event) -> None:
        """Write a hidden line that says all that the last line of its type says, in its place if it is the last."""
        if event.audience is not Audience.ALL and self.record[-1].type == event.type:
            self.record.pop()
        self._write(event)

    def adopt(self, events: Sequence[Event], start: int) -> None:
        """Take over events as a record has them, which say the same but for the version that wrote them."""
        self.record[start : start + len(events)] = events
        for place, line in enumerate(self._public):
            if line.number > start:
                self._public[place] = PublicLine(line.number, line.type, self.record[line.number - 1].fields)

    def _write(self, event: Event) -> None:
        self.record.append(event)
        if event.audience is Audience.ALL:
            self._public.append(PublicLine(len(self.record), event.type, event.fields))

    @property
    def can_undo(self) -> bool:
        """Whether the last action was the human's and told nothing new."""
        acted = bool(self._steps) and self._sides[-1] == self.game.human
        return acted and not any(self.game.reveals(event) for event in self._since_last())

    def _since_last(self) -> list[Event]:
        """Return what the human has learnt since the last action began."""
        told = (Audience.ALL, Audience.HUMAN)
        return [event for event in self.record[self._steps[-1][0] :] if event.audience in told]

    def undo(self) -> None:
        """Take back the last action. Raises: IndexError, if there is none. Whoever calls asks `can_undo` first."""
        start, before, _ = self._steps.pop()
        self._sides.pop()
        self.state = before
        lasting = [event for event in self.record[start:] if event.type in LASTING]
        del self.record[start:]
        while self._public and self._public[-1].number > start:
            self._public.pop()
        self.record.extend(lasting)

    def undo_to_choice(self, side: str) -> bool:
        """Go back to a side's last choice, past an answer too: that makes it practice. False if there is none.

        What a client did for the player, since nothing else was legal, was no choice.
        """
        before = self.snapshot()
        for index in reversed([index for index, acted in enumerate(self._sides) if acted == side]):
            while len(self._steps) > index:
                self.undo()
            if len(self.legal_actions()) > 1:
                self.make_practice("undo")
                return True
        self.restore(before)
        return False

    def make_practice(self, why: str) -> None:
        """Let the match count for nothing from now on, and note why; no undo takes it back."""
        if not self.practice:
            self.practice = True
            self._write(Event("practice", {"why": why}, Audience.NOBODY))

    @property
    def why_practice(self) -> str:
        """What made the match practice first, such as `undo`; empty if nothing did."""
        return next((str(event.fields.get("why", "")) for event in self.record if event.type == "practice"), "")

    def snapshot(self) -> "Snapshot":
        """Return all that `restore` needs to make whatever happens from now on not have happened."""
        return Snapshot(
            self.state, self.practice, tuple(self.record), tuple(self._public), tuple(self._steps), tuple(self._sides)
        )

    def restore(self, snapshot: "Snapshot") -> None:
        """Go back to a snapshot, lasting lines included: only for what nobody has seen."""
        self.state, self.practice = snapshot.state, snapshot.practice
        self.record, self._public = list(snapshot.record), list(snapshot.public)
        self._steps, self._sides = list(snapshot.steps), list(snapshot.sides)


@dataclass(frozen=True, slots=True)
class Snapshot:
    """What a session was at one moment."""

    state: Any
    practice: bool
    record: tuple[Event, ...]
    public: tuple[PublicLine, ...]
    steps: tuple[tuple[int, Any, Any], ...]
    sides: tuple[str | None, ...]


@dataclass(frozen=True, slots=True)
class Difference:
    """Where a replay first differs from its record: the line (from 1), what stands there, what the rules give."""

    line: int
    recorded: str
    replayed: str


def replay(
    record: Sequence[Event], game: Game, setup: Any, info: SessionInfo, stop: Callable[[int], bool] = lambda line: False
) -> tuple[Session, Difference | None]:
    """Apply every action of a record again, and compare every event. Returns the session as far as they agree."""
    session = Session(game, setup, info)
    session.record[0] = record[0]
    line = 1
    while line < len(record):
        event = record[line]
        if event.type != "action":
            if event.audience is Audience.ALL:
                return session, Difference(line + 1, format_event(event), "")
            session.note(event)
            session.practice |= event.type == "practice"
            line += 1
            continue
        try:
            action = game.parse_action(session.state, str(event.fields.get("action")))
            notes = _notes(record, line)
            session.apply(action, notes)
        except (ValueError, IllegalAction) as error:
            return session, Difference(line + 1, format_event(event), str(error))
        difference = _compare(record, session.record, line)
        if difference is not None:
            session.undo()
            return session, difference
        session.adopt(record[line : len(session.record)], line)
        line = len(session.record)
    return session, None


def replay_torn(
    record: Sequence[Event], game: Game, setup: Any, info: SessionInfo
) -> tuple[Session, Difference | None]:
    """Replay a record whose end is missing: what the last action led to is worked out again, to the same events."""
    session, difference = replay(record, game, setup, info)
    if difference is None or difference.line <= len(record):
        return session, difference
    start = max(line for line, event in enumerate(record) if event.type == "action")
    session.apply(game.parse_action(session.state, str(record[start].fields.get("action"))), _notes(record, start))
    return session, None


def _notes(record: Sequence[Event], line: int) -> list[Event]:
    """Return the decision's notes that follow an action line."""
    notes: list[Event] = []
    for event in record[line + 1 :]:
        if event.type != "note":
            break
        notes.append(event)
    return notes


def _compare(record: Sequence[Event], replayed: Sequence[Event], start: int) -> Difference | None:
    for index in range(start, len(replayed)):
        recorded = record[index] if index < len(record) else None
        if recorded is None or _said(recorded) != _said(replayed[index]):
            shown = "" if recorded is None else format_event(recorded)
            return Difference(index + 1, shown, format_event(replayed[index]))
    return None


def _said(event: Event) -> str:
    """Return an event as one line, without the version of the program that wrote it."""
    return format_event(Event(event.type, {**event.fields, "version": ""}, event.audience))
