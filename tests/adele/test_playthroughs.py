"""Whole games, state by state, against golden files: whatever changes a rule or a choice shows as a difference.

A wanted change: `pytest tests/adele/test_playthroughs.py --regenerate`, then read the difference before a commit.
"""

from collections.abc import Iterator
from pathlib import Path

import pytest

from solo import adelelibrary
from solo.adele.bots import CREWS, LEVELS
from solo.adele.game import GAME
from solo.adele.observation import AlienObservation, CrewObservation
from solo.core.game import CHANCE
from solo.core.playthrough import playthrough
from solo.core.record import Event
from solo.core.session import Session, SessionInfo
from tests.contacts.test_playthroughs import difference

FOLDER = Path(__file__).parent / "playthroughs"
GAMES = {"two-left": 4, "falling": 8}
"""The set-up files, one on each ship, and the seeds of their games: level 2 against the careful crew."""


def summary(side: str, observation: AlienObservation | CrewObservation) -> Iterator[str]:
    """Yield what there is to say about one side's view."""
    public = observation.public
    if isinstance(observation, AlienObservation):
        alien = public.alien
        yield f"on {alien.place}, hand {' '.join(observation.alien.hand)}, infection {alien.infection}, {alien.display}"
        return
    for member, status in public.members.items():
        place, held = public.ship.names.get(status.place, "-"), " ".join(observation.crew.carried[member])
        yield f"{member} on {place}, {status.wounds} wounds, {status.contagion} contagion: {held}"
    adele, deck = public.adele, public.deck
    yield f"turn {public.turn}, no return {public.no_return}, energy {adele.energy}, forecast {deck.forecast}"


def choose(session: Session) -> tuple[object, list[Event]]:
    """Let chance, level 2 and the careful crew play."""
    side = session.to_move
    assert side is not None
    if side == CHANCE:
        return session.game.draw(session.state, session.stream(side)), []
    seen, legal, rng = session.observe(side), session.legal_actions(), session.stream(side)
    return (LEVELS[2].choose if side == "alien" else CREWS["careful"])(seen, legal, rng), []


def played(id: str) -> str:
    """Return the playthrough of a set-up file's game."""
    session = Session(GAME, adelelibrary.setup_of(id), SessionInfo("playthrough", GAMES[id], {"level": 2}))
    return "\n".join(playthrough(session, choose, summary)) + "\n"


@pytest.mark.parametrize("id", GAMES)
def test_a_game_goes_as_it_went(id: str, regenerate: bool) -> None:
    path = FOLDER / f"{id}.txt"
    now = played(id)
    if regenerate:
        path.write_text(now, encoding="utf-8")
    found = difference(path.read_text(encoding="utf-8"), now)
    assert not found, f"{found}\n\nIf this is wanted: pytest {Path(__file__).name} --regenerate, and read the diff."


def test_playthroughs_show_what_matters() -> None:
    assert {path.stem for path in FOLDER.glob("*.txt")} == set(GAMES)
    text = "".join(path.read_text(encoding="utf-8") for path in FOLDER.glob("*.txt"))
    for part in (
        "setup",
        "event",
        "plans",
        "alien_moved",
        "spread",
        "token_placed",
        "infection",
        "looked",
        "walked",
        "end",
    ):
        assert f'\n{{"type":"{part}"' in text, part
    for part in ("tokens", "saw", "missions"):
        assert f'\n* {{"type":"{part}"' in text, part
    assert "version" not in text
