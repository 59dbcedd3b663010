"""Matches with cards for the tests of both clients: the starter file with equipment and missions, hands as wished."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import replace

from solo.contacts.actions import DealCards
from solo.contacts.game import GAME
from solo.contacts.mission import ADVANTAGE, MissionCard
from solo.contacts.missions import missions
from solo.contacts.scenario import Deal
from solo.core.session import Session, SessionInfo
from solo.library import setup_of
from solo.match import Match

__all__ = ["boxed_match", "made_up_missions"]


def boxed_match(
    team_cards: Sequence[str] = (),
    alien_cards: Sequence[str] = (),
    team: Sequence[str] = ("yellow", "blue", "pink"),
    *,
    keep: int | None = None,
    aliens_choice: bool = False,
    with_missions: bool = False,
    hints: str = "off",
    seed: int = 3,
) -> Match:
    """Return a match on the starter file in which the sides are dealt these cards; `keep` of them is what one keeps."""
    setup = setup_of("major-breakdown", tuple(team))
    deals = {
        "alien": Deal(len(alien_cards), len(alien_cards)),
        "agents": Deal(len(team_cards), len(team_cards) if keep is None else keep),
    }
    file = replace(setup.scenario, equipment=deals, aliens_choice=aliens_choice)
    setup = replace(setup, scenario=file, missions=with_missions)
    session = Session(GAME, setup, SessionInfo("play", seed, {"level": 1, "hints": hints}))
    if session.state.public.phase == "deal":
        session.apply(DealCards(tuple(alien_cards), tuple(team_cards)))
    session.let_chance_act()
    return Match(session, None)


@contextmanager
def made_up_missions() -> Iterator[None]:
    """Put sixteen mission cards that change nothing in the place of those there are."""
    known = missions()
    assert isinstance(known, dict)
    before = dict(known)
    known.clear()
    for number in range(1, 17):
        id, side = f"M{number:02}", "alien" if number < 9 else "agents"
        known[id] = MissionCard(id, f"CARD {number}", side, ADVANTAGE, "It changes nothing.")
    try:
        yield
    finally:
        known.clear()
        known.update(before)
