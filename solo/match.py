"""A human's match against the computer Alien: session, worker and save in one. What the clients hold.

A client sees observations and public judgements only; the whole truth stays inside. Every action is applied, written
and synced before its answer is returned, so nothing that was seen can be lost, and nothing be tried twice.
"""

import contextlib
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

from solo import career
from solo.contacts.actions import Action, AlienMove, Refusal, Resign, UseOracle
from solo.contacts.board import Board, Tile
from solo.contacts.game import GAME
from solo.contacts.names import HINT_LEVELS
from solo.contacts.observation import AlienObservation, TeamObservation
from solo.contacts.public import ALIEN, TEAM
from solo.contacts.seriesgames import SeriesMark
from solo.contacts.thought import thought_notes
from solo.core import save
from solo.core.game import IllegalAction
from solo.core.paths import saves_folder
from solo.core.record import Audience, Event, Record
from solo.core.runs import RunMark
from solo.core.session import Session
from solo.newgame import NewGame, choice_of, new_session
from solo.runs import Guard, note_begun
from solo.worker import Worker, WorkerFailed

__all__ = ["Match", "Unfinished", "new_match"]


class Unfinished(Exception):
    """The truth of a game that is not over was asked for."""


class Match:
    """One match. Raises OSError from whatever writes, with the game still going on in memory.

    `choice` is what it was made from, `earned` has the ids of the achievements that its end earned. While it is a rated
    run it has a `guard`; what cannot be kept then is not done either, so that nothing is seen which no save knows.
    """

    def __init__(self, session: Session, path: Path | None, guard: Guard | None = None) -> None:
        self.session, self.path, self.guard = session, path, guard
        self.choice = choice_of(session.setup, session.info)
        self.level, self.iron, self.hints = self.choice.level, self.choice.iron, self.choice.hints
        for event in session.record:
            if event.type == "hints":
                self.hints = str(event.fields.get("level", self.hints))
        self.notes = kept_notes(session)
        self.earned: tuple[str, ...] = ()
        self._worker: Worker | None = None
        self._waiting = self._noted = False

    # What a client may know

    @property
    def observation(self) -> TeamObservation:
        """What the human side sees."""
        observation: TeamObservation = self.session.observe(TEAM)
        return observation

    @property
    def seed(self) -> int:
        """The game's seed."""
        return self.session.info.seed

    @property
    def series(self) -> SeriesMark | None:
        """The game's place in a series, if it is part of one (CR-46)."""
        return self.choice.series

    @property
    def challenge(self) -> RunMark | None:
        """Which challenge the match is a run of, if it is one."""
        return self.choice.challenge

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
    def aliens_go(self) -> bool:
        """Whether the Alien must act now."""
        return self.session.to_move == ALIEN

    def legal_actions(self) -> list[Action]:
        """Return what the human may do now, as the rules list it; empty while the Alien must act."""
        return [] if self.aliens_go else list(self.session.legal_actions())

    def refusal(self, action: Action) -> Refusal | None:
        """Return why the human may not do this now, or None. Public facts only."""
        public = self.observation.public
        if public.outcome is not None:
            return Refusal.GAME_OVER
        if self.aliens_go or isinstance(action, AlienMove | UseOracle):
            return Refusal.NOT_NOW
        if isinstance(action, Resign):
            return None
        # What the team may do depends on public facts and its own hand alone: the referee needs no secret for it.
        return GAME.refusal(self.session.state, action)

    # Playing

    def act(self, action: Action) -> tuple[Event, ...]:
        """Do the human's action and return its public events, written and synced. Raises: IllegalAction; OSError."""
        if self.aliens_go and not isinstance(action, Resign):
            raise IllegalAction(Refusal.NOT_NOW)
        with self._kept_or_undone():
            events = (*self.session.apply(action), *self.session.let_chance_act())
            if self._waiting and self.is_over:
                self.close()  # what the Alien was thinking about will not happen
            self.write()
        return tuple(event for event in events if event.audience is Audience.ALL)

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

    def start_alien(self) -> None:
        """Let the Alien begin to think, if it must act and does not yet. Raises: WorkerFailed."""
        if not self.aliens_go or self._waiting:
            return
        if self._worker is None:
            self._worker = Worker()
        observation: AlienObservation = self.session.observe(ALIEN)
        self._worker.ask(self.level, observation, self.session.legal_actions(), self.session.stream(ALIEN))
        self._waiting = True

    def warm_up(self) -> None:
        """Start the Alien's process, so that its first move comes at once."""
        if self._worker is None:
            self._worker = Worker()
        self._worker.start()

    @property
    def connection(self) -> Any:
        """What becomes readable when the Alien has decided, for an event loop; None when it does not think."""
        return self._worker.connection if self._worker is not None and self._waiting else None

    def poll_alien(self, seconds: float = 0.0) -> tuple[Event, ...] | None:
        """Apply the Alien's action if it has decided and return its public events; None if it still thinks.

        Raises: WorkerFailed (start_alien tries again), OSError.
        """
        if self._worker is None or not self._waiting:
            return None
        try:
            thought = self._worker.poll(seconds)
        except WorkerFailed:
            self._waiting = False
            raise
        if thought is None:
            return None
        self._waiting = False
        with self._kept_or_undone():
            notes = thought_notes(thought, self.observation.public)
            events = self.session.apply(thought.action, notes)
            events = (*events, *self.session.let_chance_act())
            self.write()
        return tuple(event for event in events if event.audience is Audience.ALL)

    def let_alien_act(self, seconds: float = 60.0) -> tuple[Event, ...]:
        """Let the Alien act for as long as it must, waiting for it. Raises: WorkerFailed, also when time is up."""
        found: list[Event] = []
        while self.aliens_go:
            self.start_alien()
            events = self.poll_alien(seconds)
            if events is None:
                raise WorkerFailed("the Alien takes too long")
            found.extend(events)
        return tuple(found)

    # Undo, hints, saves

    @property
    def can_undo(self) -> bool:
        """Whether the last action told nothing yet, and so may be taken back."""
        return self.session.can_undo and not self.aliens_go and not self.iron

    def undo(self) -> None:
        """Take back the last action; nothing happens where `can_undo` is false. Raises: OSError."""
        if self.can_undo:
            with self._kept_or_undone():
                self.session.undo()
                self.keep_notes(self.notes)

    @property
    def can_practice(self) -> bool:
        """Whether the game may go on as practice from before the last answer."""
        return not (self.iron or self.aliens_go or self.is_over)

    def practice_from_here(self) -> bool:
        """Go back to the human's last choice, past its answer: from now on this is practice. Raises: OSError."""
        if not self.can_practice or not self.session.has_acted(TEAM):
            return False
        self.give_up_rating("undo")
        self.session.undo_to_choice(TEAM)
        self.keep_notes(self.notes)
        return True

    def give_up_rating(self, why: str) -> None:
        """Let a rated run be practice from now on; nothing happens in other games. Raises: OSError, with it rated."""
        if self.guard is not None:
            self.guard.give_up(why)
            self._stop_rating(why)
            self.write()

    def keep_notes(self, notes: Mapping[Tile, str]) -> None:
        """Keep the player's own marks on tiles (possible, no, suspect) with the save. Raises: OSError."""
        if kept_notes(self.session) != notes:
            names = self.observation.public.board.names
            marks = {names[tile]: mark for tile, mark in sorted(notes.items())}
            self.session.note(Event("notes", {"marks": marks}, Audience.TEAM))
        self.notes = dict(notes)
        self.write()

    def spoils(self, level: str) -> bool:
        """Return whether asking for this hint level would make the rated run practice."""
        mark = self.challenge
        allowed = mark.hints if self.is_rated and mark is not None and mark.hints in HINT_LEVELS else HINT_LEVELS[-1]
        return HINT_LEVELS.index(level) > HINT_LEVELS.index(allowed)

    def set_hints(self, level: str) -> None:
        """Choose a hint level; the save notes it. One that the challenge does not allow makes the run practice.

        Raises: ValueError; OSError, with the level as it was if the run is rated.
        """
        if level not in HINT_LEVELS:
            raise ValueError(f"hint levels are {', '.join(HINT_LEVELS)}")
        if level == self.hints:
            return
        if self.spoils(level):
            self.give_up_rating("hints")
        with self._kept_or_undone():
            self.hints = level
            self.session.note(Event("hints", {"level": level}, Audience.TEAM))
            self.write()

    def write(self) -> None:
        """Write the save; a finished game goes to the records, and its save away. Raises: OSError.

        A game in which the human has done nothing yet leaves no file: there is nothing to go on with.
        """
        if self.path is not None and (self.is_over or self.session.has_acted(TEAM) or self.path.exists()):
            self._write(self.path)

    def keep(self) -> None:
        """Write the save, also of a game that has only just begun. Raises: OSError."""
        if self.path is not None:
            self._write(self.path)

    def _write(self, path: Path) -> None:
        mark = self.challenge
        if mark is not None and self.guard is None and not self._noted:
            self._noted = True
            note_begun(mark, GAME.id, path.stem, self.session.record)
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
        self.path = target
        self.earned = career.newly_earned(target)

    def save_as(self, name: str) -> Path:
        """Go on under another save's name; the old save stays. Raises: ValueError; FileExistsError; OSError.

        A rated run has one save: ValueError.
        """
        if self.guard is not None:
            raise ValueError("a rated run has one save and no copies")
        path = saves_folder() / f"{save.check_name(name)}.jsonl"
        if path.exists() and path != self.path:
            raise FileExistsError(f'there is a save "{name}" already; choose another name')
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
        """End the Alien's process."""
        if self._worker is not None:
            self._worker.cancel()
            self._worker = None
        self._waiting = False


def kept_notes(session: Session) -> dict[Tile, str]:
    """Return the player's own marks on tiles as the record last has them."""
    board: Board = session.setup.scenario.board
    marks = next((event.fields.get("marks") for event in reversed(session.record) if event.type == "notes"), None)
    if not isinstance(marks, dict):
        return {}
    return {board.by_name[name]: str(mark) for name, mark in marks.items() if name in board.by_name}


def new_match(choice: NewGame, *, saved: bool = True) -> Match:
    """Return a new match, its save not yet written. Raises: ValueError, which says what is wrong with the choice."""
    session = new_session(choice)
    mark = choice.challenge
    # nothing tells a challenge's seed before its end
    name = f"{session.setup.scenario.id}-{session.info.seed}" if mark is None else mark.id
    return Match(session, save.free_path(saves_folder(), name) if saved else None)
