"""A human's match against the computer Alien: session, worker and save in one. What the clients hold.

A client sees observations and public judgements only; the whole truth stays inside. Every action is applied, written
and synced before its answer is returned, so nothing that was seen can be lost, and nothing be tried twice.
"""

import contextlib
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from solo import career, library
from solo.contacts.actions import Action, AlienMove, Refusal, Resign, UseOracle
from solo.contacts.board import Board, Tile
from solo.contacts.game import GAME
from solo.contacts.names import HINT_LEVELS
from solo.contacts.observation import AlienObservation, TeamObservation
from solo.contacts.public import ALIEN, TEAM, Setup
from solo.contacts.seriesgames import SeriesMark, mark_fields, mark_of
from solo.contacts.thought import Thought
from solo.core import save
from solo.core.game import IllegalAction
from solo.core.paths import saves_folder
from solo.core.record import Audience, Event, Record
from solo.core.rng import fresh_seed
from solo.core.session import Session, SessionInfo
from solo.worker import Worker, WorkerFailed

__all__ = [
    "HINT_LEVELS",
    "Match",
    "NewGame",
    "Unfinished",
    "choice_of",
    "first_level",
    "new_match",
]

EASIEST = 1
"""The easiest of the Alien's levels."""


@dataclass(frozen=True, slots=True)
class NewGame:
    """What the player chose for a new game; an empty team is the suggested one, seed 0 a fresh one.

    `burdens`: mission cards that are in force from the start; `series`: the place in a series (CR-46).
    """

    scenario: str = ""
    team: tuple[str, ...] = ()
    copies: tuple[str, ...] = ()
    level: int = 3
    hints: str = "set"
    seed: int = 0
    iron: bool = False
    edition: str = ""
    missions: bool | None = None
    burdens: tuple[str, ...] = ()
    series: SeriesMark | None = None


class Unfinished(Exception):
    """The truth of a game that is not over was asked for."""


class Match:
    """One match. Raises OSError from whatever writes, with the game still going on in memory.

    `earned` has the ids of the achievements that this game's end earned.
    """

    def __init__(self, session: Session, path: Path | None) -> None:
        self.session, self.path = session, path
        options = session.info.options
        self.level: int = int(str(options.get("level", 3)))
        self.iron = bool(options.get("iron", False))
        self.hints: str = str(options.get("hints", "set"))
        for event in session.record:
            if event.type == "hints":
                self.hints = str(event.fields.get("level", self.hints))
        self.notes = kept_notes(session)
        self.earned: tuple[str, ...] = ()
        self._worker: Worker | None = None
        self._waiting = False

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
    def choice(self) -> NewGame:
        """What the match was made from."""
        return choice_of(self.session.setup, self.session.info)

    @property
    def series(self) -> SeriesMark | None:
        """The game's place in a series, if it is part of one (CR-46)."""
        return mark_of(self.session.info.options)

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self.session.to_move is None

    @property
    def is_practice(self) -> bool:
        """Whether an answer was taken back in this game."""
        return self.session.practice

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
        events = (*self.session.apply(action), *self.session.let_chance_act())
        if self._waiting and self.is_over:
            self.close()  # what the Alien was thinking about will not happen
        self.write()
        return tuple(event for event in events if event.audience is Audience.ALL)

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
        events = self.session.apply(thought.action, thought_notes(self.session, thought))
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
            self.session.undo()
            self.keep_notes(self.notes)

    @property
    def can_practice(self) -> bool:
        """Whether the game may go on as practice from before the last answer."""
        return not (self.iron or self.aliens_go or self.is_over)

    def practice_from_here(self) -> bool:
        """Go back to the human's last choice, past its answer: from now on this is practice. Raises: OSError."""
        if not self.can_practice or not self.session.undo_to_choice(TEAM):
            return False
        self.keep_notes(self.notes)
        return True

    def keep_notes(self, notes: Mapping[Tile, str]) -> None:
        """Keep the player's own marks on tiles (possible, no, suspect) with the save. Raises: OSError."""
        if kept_notes(self.session) != notes:
            names = self.observation.public.board.names
            marks = {names[tile]: mark for tile, mark in sorted(notes.items())}
            self.session.note(Event("notes", {"marks": marks}, Audience.TEAM))
        self.notes = dict(notes)
        self.write()

    def set_hints(self, level: str) -> None:
        """Choose a hint level; the save notes it. Raises: ValueError; OSError."""
        if level not in HINT_LEVELS:
            raise ValueError(f"hint levels are {', '.join(HINT_LEVELS)}")
        if level != self.hints:
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
        if not self.is_over:
            save.write(path, self.session.record)
            return
        target = save.records_folder() / f"{path.stem}.jsonl"
        if path.parent != target.parent:
            number = 2
            while target.exists():
                target = target.with_name(f"{path.stem}-{number}.jsonl")
                number += 1
        save.write(target, self.session.record)
        if path == target:
            return
        with contextlib.suppress(FileNotFoundError):
            path.unlink()
        self.path = target
        self.earned = career.newly_earned(target)

    def save_as(self, name: str) -> Path:
        """Go on under another save's name; the old save stays. Raises: ValueError; FileExistsError; OSError."""
        path = saves_folder() / f"{save.check_name(name)}.jsonl"
        if path.exists() and path != self.path:
            raise FileExistsError(f'there is a save "{name}" already; choose another name')
        self.path = path
        self.keep()
        return path

    def begin_saving(self, name: str) -> None:
        """Keep a game from now on that was not kept so far, under a free name like this one. Raises: OSError."""
        if self.path is None:
            self.path = free_path(name)
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


def thought_notes(session: Session, thought: Thought) -> list[Event]:
    """Return the hidden line that keeps what the Alien thought, for the time after the game."""
    if not thought.heat and not thought.values:
        return []
    names = session.setup.scenario.board.names

    def named(values: Mapping[int, float]) -> dict[str, float]:
        return {names[tile]: round(value, 4) for tile, value in sorted(values.items())}

    fields = {"day": session.game.day(session.state), "heat": named(thought.heat), "plan": named(thought.values)}
    return [Event("note", fields, Audience.ALIEN)]


def new_match(choice: NewGame, *, saved: bool = True) -> Match:
    """Return a new match, its save not yet written. Raises: ValueError, which says what is wrong with the choice."""
    scenario = choice.scenario or library.starter_id()
    setup = library.setup_of(
        scenario,
        choice.team,
        choice.copies,
        edition=choice.edition,
        missions=choice.missions,
        burdens=choice.burdens,
    )
    seed = choice.seed or fresh_seed()
    options: dict[str, object] = {"level": choice.level, "hints": choice.hints, "iron": choice.iron}
    if choice.series is not None:
        options |= mark_fields(choice.series)
    session = Session(GAME, setup, SessionInfo("play", seed, options))
    session.let_chance_act()
    return Match(session, free_path(f"{scenario}-{seed}") if saved else None)


def choice_of(setup: Setup, info: SessionInfo) -> NewGame:
    """Return the choices that a match was made from; in a new match they give the same game again."""
    options = info.options
    level, hints, iron = int(str(options.get("level", 3))), str(options.get("hints", "set")), bool(options.get("iron"))
    return NewGame(
        scenario=setup.scenario.id,
        team=setup.team,
        copies=setup.copies,
        level=level,
        hints=hints if hints in HINT_LEVELS else "set",
        seed=info.seed,
        iron=iron,
        edition=setup.edition.id,
        missions=setup.missions,
        burdens=setup.burdens,
        series=mark_of(options),
    )


def first_level(level: int) -> int:
    """Return the Alien's level to offer where the settings have this one.

    Who has finished no game yet, and left the settings at the usual level, is offered the easiest.
    """
    unplayed = level == NewGame().level and not save.saves(save.records_folder())
    return min(EASIEST, level) if unplayed else level


def free_path(name: str) -> Path:
    """Return a save's path that is not in use."""
    path, number = saves_folder() / f"{name}.jsonl", 2
    while path.exists():
        path = path.with_name(f"{name}-{number}.jsonl")
        number += 1
    return path
