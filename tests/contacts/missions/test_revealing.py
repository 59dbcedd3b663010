"""Both mission cards are turned over at once: until then neither side sees anything of the other's (contacts 2)."""

from collections.abc import Callable

import pytest

from solo.contacts import rules
from solo.contacts.actions import DealMissions, KeepMission, Refusal
from solo.contacts.game import GAME
from solo.contacts.public import Setup
from solo.core.session import Session, SessionInfo
from tests.contacts.scenes import board, scenario

FILE = scenario(board("ffffcc"), ("yellow",))


def dealt(*cards: str, burdens: tuple[str, ...] = ()) -> Session:
    """Return a game in which the mission cards have just been dealt, two a side."""
    setup = Setup(FILE, ("yellow",), missions=True, burdens=burdens)
    session = Session(GAME, setup, SessionInfo("test", 1, {}))
    session.apply(DealMissions(cards[:2], cards[2:]))
    return session


def kept(*choices: str) -> Callable[[Session], Session]:
    def keep(session: Session) -> Session:
        for card in choices:
            session.apply(KeepMission(card))
        return session

    return keep


@pytest.mark.parametrize("choices", [(), ("M01",)])
def test_nothing_is_public_before_both_have_chosen(choices: tuple[str, ...]) -> None:
    session = kept(*choices)(dealt("M01", "M04", "M09", "M10"))
    assert session.state.public.missions == ()
    assert not any(card in repr(session.public_record) for card in ("M01", "M04", "M09", "M10"))


def test_the_team_sees_the_same_whatever_the_alien_was_dealt_and_keeps() -> None:
    seen = []
    for alien, choice in ((("M01", "M04"), "M01"), (("M01", "M04"), "M04"), (("M02", "M07"), "M07")):
        session = kept(choice)(dealt(*alien, "M09", "M10"))
        seen.append((session.observe("agents"), [*session.legal_actions()]))
    assert seen[0] == seen[1] == seen[2]


def test_the_alien_sees_the_same_whatever_the_team_was_dealt() -> None:
    seen = []
    for team in (("M09", "M10"), ("M12", "M16")):
        session = dealt("M01", "M04", *team)
        seen.append((session.observe("alien"), [*session.legal_actions()]))
    assert seen[0] == seen[1]


def test_then_both_are_public_and_in_force() -> None:
    """CR-46: both at once; the lakes of M08 and the Witness of M10 are there."""
    session = kept("M08", "M10")(dealt("M01", "M08", "M09", "M10"))
    public = session.state.public
    assert public.missions == ("M08", "M10") and public.effects.lakes and public.witness == "ready"
    assert [line.fields["cards"] for line in session.public_record.lines if line.type == "missions"] == [["M08", "M10"]]
    assert session.observe("agents").public == session.observe("alien").public == public


def test_a_burden_is_not_dealt_again() -> None:
    """CR-46, challenge mode: who has a card from the start draws from the others."""
    session = dealt("M02", "M04", "M09", "M10", burdens=("M01",))
    assert kept("M02", "M09")(session).state.public.missions == ("M01", "M02", "M09")
    fresh = rules.new_state(session.setup)
    assert rules.refusal(fresh, DealMissions(("M01", "M02"), ("M09", "M10"))) is Refusal.BAD_KEEP
