"""A human's match against computer players, of any game: session, worker and save in one. What the clients hold.

A client sees observations and public judgements only; the whole truth stays inside. Every action is applied, written
and synced before its answer is returned, so nothing that was seen can be lost, and nothing be tried twice.
"""

import contextlib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from solo import career, games
from solo.core import save, savelock
from solo.core.choice import Chosen
from solo.core.game import CHANCE, IllegalAction
from solo.core.paths import saves_folder
from solo.core.record import Audience, Event, Fields, Record
from solo.core.rng import fresh_seed
from solo.core.runs import PRACTICE, RunMark
from solo.core.session import Session, SessionInfo
from solo.runs import Guard, note_begun
from solo.worker import Player, Worker, WorkerFailed

__all__ = ["Match", "Unfinished", "new_match", "new_session"]


class Unfinished(Exception):
    """The truth of a game that is not over was asked for."""


class Match:
    """One match. Raises OSError from whatever writes, with the game still going on in memory.

    `kit` is what its game offers, `choice` what it was made from, `notes` what the player noted down, as the client
    keeps it; `earned` has the ids of the achievements that its end earned. While it is a rated run it has a `guard`;
    what cannot be kept then is not done either, so that nothing is seen which no save knows.
    """

    def __init__(self, session: Session, path: Path | None, guard: Guard | None = None) -> None:
        self.session, self.path, self.guard = session, path, guard
        self.kit = games.kit_of(session.game.id)
        self.choice: Any = self.kit.read_choice(session.setup, session.record[0].fields)
        self.level: int = self.choice.level
        self.iron: bool = self.choice.iron
        self.hints: str = self.choice.hints
        for event in session.record:
            if event.type == "hints":
                self.hints = str(event.fields.get("level", self.hints))
        self.notes = _notes_in(session)
        self.earned: tuple[str, ...] = ()
        self._worker: Worker | None = None
        self._asked: Any = None
        self._waiting = self._noted = False

    # What a client may know

    @property
    def human(self) -> str:
        """The side that the person plays."""
        return self.session.game.human

    @property
    def observation(self) -> Any:
        """What the human side sees: the game's own type."""
        return self.session.observe(self.human)

    @property
    def seed(self) -> int:
        """The game's seed."""
        return self.session.info.seed

    @property
    def challenge(self) -> RunMark | None:
        """Which challenge the match is a run of, if it is one."""
        mark: RunMark | None = self.choice.challenge
        return mark

    @property
    def is_rated(self) -> bool:
        """Whether the match is a rated run that goes on."""
        return self.guard is not None and not self.is_over

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self.session.to_move is None

    @property
    def is_practice(self) -> bool:
        """Whether this game counts for nothing: an answer was taken back, or a challenge's rules were left."""
        return self.session.practice

    @property
    def why_practice(self) -> str:
        """What made the game practice first, such as `undo` or `hints`; empty if nothing did."""
        return self.session.why_practice

    @property
    def opponents_go(self) -> bool:
        """Whether a computer player must act now."""
        return self.session.to_move not in (self.human, CHANCE, None)

    def legal_actions(self) -> list[Any]:
        """Return what the human may do now, as the rules list it; empty while a computer player must act."""
        return [] if self.opponents_go else list(self.session.legal_actions())

    def refusal(self, action: Any) -> Any:
        """Return the game's reason why the human may not do this now, or None; no secret decides it."""
        if self.is_over:
            return self.kit.over
        if self.opponents_go:
            return self.kit.not_now
        # What the human may do depends on what the human sees alone: the referee needs no secret for it.
        return self.session.game.refusal(self.session.state, action)

    # Playing

    def act(self, action: Any) -> tuple[Event, ...]:
        """Do the human's action and return its public events, written and synced. Raises: IllegalAction; OSError."""
        if self.opponents_go and not self._resigns(action):
            raise IllegalAction(self.kit.not_now)
        with self._kept_or_undone():
            events = (*self.session.apply(action), *self.session.let_chance_act())
            if self._waiting and self.is_over:
                self.close()  # what a computer player was thinking about will not happen
            self.write()
        return tuple(event for event in events if event.audience is Audience.ALL)

    def _resigns(self, action: Any) -> bool:
        return self.kit.resignation is not None and action == self.kit.resignation

    @contextlib.contextmanager
    def _kept_or_undone(self) -> Iterator[None]:
        """In a rated run, do something only if it can be kept. Raises: OSError (also RunHeld), with nothing done."""
        if self.guard is None:
            yield
            return
        if why := self.guard.check():
            self._stop_rating(why)
        before, hints = self.session.snapshot(), self.hints
        try:
            yield
        except OSError:
            if self.guard is not None:
                self.session.restore(before)
                self.hints = hints
            raise

    def _stop_rating(self, why: str) -> None:
        self.session.make_practice(why)
        self.guard = None

    def start_opponent(self) -> None:
        """Let the computer player that must act begin to think, if it does not yet. Raises: WorkerFailed."""
        side = self.session.to_move
        if not self.opponents_go or side is None or self._waiting:
            return
        if self._worker is None:
            self._worker = Worker()
        observation, session = self.session.observe(side), self.session
        program = self.kit.program_of(session.setup, session.info.options, side)
        player = Player(games.GAMES[self.kit.id], program)
        self._worker.ask(player, observation, session.legal_actions(), session.stream(side))
        self._asked, self._waiting = observation, True

    def warm_up(self) -> None:
        """Start the computer players' process, so that the first move comes at once."""
        if self._worker is None:
            self._worker = Worker()
        self._worker.start()

    @property
    def connection(self) -> Any:
        """What becomes readable when a computer player has decided, for an event loop; None when none thinks."""
        return self._worker.connection if self._worker is not None and self._waiting else None

    def poll_opponent(self, seconds: float = 0.0) -> tuple[Event, ...] | None:
        """Apply the computer player's action if it has decided and return its public events; None if it still thinks.

        Raises: WorkerFailed (start_opponent tries again), OSError.
        """
        if self._worker is None or not self._waiting:
            return None
        try:
            answer = self._worker.poll(seconds)
        except WorkerFailed:
            self._waiting = False
            raise
        if answer is None:
            return None
        self._waiting = False
        action, notes = self.kit.decision(answer, self._asked)
        with self._kept_or_undone():
            events = self.session.apply(action, notes)
            events = (*events, *self.session.let_chance_act())
            self.write()
        return tuple(event for event in events if event.audience is Audience.ALL)

    def let_opponents_act(self, seconds: float = 60.0) -> tuple[Event, ...]:
        """Let computer players act for as long as they must, waiting for each.

        Raises: WorkerFailed, also when one takes longer than so many seconds.
        """
        found: list[Event] = []
        while self.opponents_go:
            self.start_opponent()
            events = self.poll_opponent(seconds)
            if events is None:
                raise WorkerFailed("the computer takes too long")
            found.extend(events)
        return tuple(found)

    # Undo, hints, saves

    @property
    def can_undo(self) -> bool:
        """Whether the last action told nothing yet, and so may be taken back."""
        return self.session.can_undo and not self.opponents_go and not self.iron

    def undo(self) -> None:
        """Take back the last action; nothing happens where `can_undo` is false. Raises: OSError."""
        if self.can_undo:
            with self._kept_or_undone():
                self.session.undo()
                self.keep_notes(self.notes)

    @property
    def can_practice(self) -> bool:
        """Whether the game may go on as practice from before the last answer."""
        return not (self.iron or self.opponents_go or self.is_over)

    def practice_from_here(self) -> bool:
        """Go back to the human's last choice, past its answer: from now on this is practice. Raises: OSError."""
        if not self.can_practice or not self.session.has_acted(self.human):
            return False
        self.give_up_rating("undo")
        self.session.undo_to_choice(self.human)
        self.keep_notes(self.notes)
        return True

    def give_up_rating(self, why: str) -> None:
        """Let a rated run be practice from now on; nothing happens in other games. Raises: OSError, with it rated."""
        if self.guard is not None:
            self.guard.give_up(why)
            self._stop_rating(why)
            self.write()

    def keep_notes(self, notes: Fields) -> None:
        """Keep what the player noted down with the save, as JSON data; no undo takes it back. Raises: OSError."""
        if _filled(_notes_in(self.session)) != _filled(notes):
            self.session.note_again(Event("notes", notes, Audience.HUMAN))
        self.notes = dict(notes)
        self.write()

    def spoils(self, level: str) -> bool:
        """Return whether asking for this hint level would make the rated run practice."""
        mark, levels = self.challenge, self.kit.hints
        allowed = mark.hints if self.is_rated and mark is not None and mark.hints in levels else levels[-1]
        return levels.index(level) > levels.index(allowed)

    def set_hints(self, level: str) -> None:
        """Choose a hint level; the save notes it. One that the challenge does not allow makes the run practice.

        Raises: ValueError; OSError, with the level as it was if the run is rated.
        """
        if level not in self.kit.hints:
            raise ValueError(f"hint levels are {', '.join(self.kit.hints)}")
        if level == self.hints:
            return
        if self.spoils(level):
            self.give_up_rating("hints")
        with self._kept_or_undone():
            self.hints = level
            self.session.note(Event("hints", {"level": level}, Audience.HUMAN))
            self.write()

    def note_hint(self, level: str, line: Event) -> None:
        """Write a line about a hint that is asked for on its own, which counts as a level without setting it.

        One that the challenge does not allow makes the run practice. Raises: OSError; in a rated run nothing is noted
        then.
        """
        if self.spoils(level):
            self.give_up_rating("hints")
        with self._kept_or_undone():
            self.session.note(line)
            self.write()

    def hand_over(self) -> None:
        """Let the game be practice, since a computer team plays on from here. Raises: OSError, with a run rated."""
        self.give_up_rating("watch")
        self.session.make_practice("watch")
        self.write()

    def write(self) -> None:
        """Write the save; a finished game goes to the records, and its save away. Raises: OSError.

        A game in which the human has done and noted nothing yet leaves no file: there is nothing to go on with.
        """
        begun = self.is_over or self.session.has_acted(self.human) or _filled(self.notes)
        if self.path is not None and (begun or self.path.exists()):
            self._write(self.path)

    def keep(self) -> None:
        """Write the save, also of a game that has only just begun. Raises: OSError."""
        if self.path is not None:
            self._write(self.path)

    def _write(self, path: Path) -> None:
        """Write the save, or the record of a finished game. Raises: OSError (SaveHeld, if another process has it)."""
        savelock.hold(path)
        mark = self.challenge
        if mark is not None and self.guard is None and not self._noted:
            self._noted = True
            note_begun(mark, self.kit.id, path.stem, self.session.record)
        if not self.is_over:
            (save.write if self.guard is None else self.guard.write)(path, self.session.record)
            return
        folder = save.records_folder()
        target = path if path.parent == folder else save.free_path(folder, path.stem)
        (save.write if self.guard is None else self.guard.finish)(target, self.session.record)
        if path == target:
            return
        with contextlib.suppress(FileNotFoundError):
            path.unlink()
        savelock.let_go(path)
        self.path = target
        self.earned = career.newly_earned(target, self.kit.id)

    def save_as(self, name: str) -> Path:
        """Go on under another save's name; the old save stays. Raises: ValueError; FileExistsError; OSError.

        A rated run has one save: ValueError.
        """
        if self.guard is not None:
            raise ValueError("a rated run has one save and no copies")
        path = saves_folder() / f"{save.check_name(name)}.jsonl"
        if path.exists() and path != self.path:
            raise FileExistsError(f'there is a save "{name}" already; choose another name')
        if self.path is not None and path != self.path:
            savelock.let_go(self.path)
        self.path = path
        self.keep()
        return path

    def begin_saving(self, name: str) -> None:
        """Keep a game from now on that was not kept so far, under a free name like this one. Raises: OSError."""
        if self.path is None:
            self.path = save.free_path(saves_folder(), name)
            self.write()

    def truth(self) -> Record:
        """Return the whole record of a finished game. Raises: Unfinished."""
        if not self.is_over:
            raise Unfinished("the hidden side is shown when the game is over")
        return tuple(self.session.record)

    def close(self) -> None:
        """End the computer players' process, and let others open the save."""
        if self.path is not None:
            savelock.let_go(self.path)
        if self._worker is not None:
            self._worker.cancel()
            self._worker = None
        self._waiting = False


def _notes_in(session: Session) -> Fields:
    """Return what the player noted down, as the record last has it."""
    return next((event.fields for event in reversed(session.record) if event.type == "notes"), {})


def _filled(notes: Fields) -> dict[str, object]:
    """Return notes without what is empty: nothing noted down is the same as no notes."""
    return {name: value for name, value in notes.items() if value}


def new_session(choice: Chosen) -> Session:
    """Return a new game up to its first decision. Raises: ValueError, which says what is wrong with the choice."""
    kit, mark = games.kit_of(choice.game), choice.challenge
    shelf = games.shelf_of(kit)
    setup = kit.setup(choice, shelf.load(choice.scenario or shelf.starter()))
    purpose = "play" if mark is None else mark.purpose
    session = Session(kit.rules, setup, SessionInfo(purpose, choice.seed or fresh_seed(), kit.options(choice)))
    session.let_chance_act()
    if mark is not None and mark.kind == PRACTICE:
        session.make_practice("played")
    return session


def new_match(choice: Chosen, *, saved: bool = True) -> Match:
    """Return a new match, its save not yet written. Raises: ValueError, which says what is wrong with the choice."""
    session = new_session(choice)
    return Match(session, save.free_path(saves_folder(), _name_of(session, choice.challenge)) if saved else None)


def _name_of(session: Session, mark: RunMark | None) -> str:
    """Return what a new match's save is called."""
    if mark is not None:  # nothing tells a challenge's seed before its end
        return mark.id
    made = session.record[0].fields
    name = f"{made['scenario']}-{session.info.seed}"
    return name if session.game.id == games.FIRST else f"{session.game.id}-{name}"
