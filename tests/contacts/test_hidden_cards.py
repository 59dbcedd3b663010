"""Hands are secret both ways: what a side cannot see of the other's cards is swapped; what it sees stays the same."""

from collections.abc import Iterator
from dataclasses import replace
from random import Random

import pytest

from solo.contacts import rules
from solo.contacts.bots import LEVELS, TEAM_IDS, team_of
from solo.contacts.cards import cards
from solo.contacts.deduction.exact import deduce
from solo.contacts.hints import Hints
from solo.contacts.observation import AlienSecrets, TeamSecrets
from solo.contacts.state import State
from solo.core.session import Session
from solo.hex.bits import members
from tests.contacts.boards import board_of, boxed_session, random_rows
from tests.contacts.test_hidden_side import odd_actions, step, twin

ALIEN_CARDS = tuple(id for id, card in cards().items() if card.side == "alien")
TEAM_CARDS = tuple(id for id, card in cards().items() if card.side == "agents")


def games(seeds: range) -> Iterator[tuple[Session, Random]]:
    """Yield games with three cards a side, stopped somewhere."""
    for seed in seeds:
        rng = Random(f"cards {seed}")
        made = board_of(*random_rows(rng, *rng.choice([(4, 6), (5, 6), (6, 6)])))
        alien, team = tuple(rng.sample(ALIEN_CARDS, 3)), tuple(rng.sample(TEAM_CARDS, 3))
        session = boxed_session(rng, made, 4, rng.choice([2, 3]), alien=alien, team=team)
        for _ in range(rng.randrange(3, 45)):
            if session.to_move is None:
                break
            step(session)
        if session.to_move is not None:
            yield session, rng


def other_hand(hand: tuple[str, ...], deck: tuple[str, ...], discard: tuple[str, ...], rng: Random) -> tuple[str, ...]:
    """Return as many other cards as may be in a hand: none that were played."""
    return tuple(sorted(rng.sample([card for card in deck if card not in discard], len(hand))))


def other_alien(session: Session, rng: Random) -> AlienSecrets | None:
    """Return another hidden side: another hand, and another path where the record allows one."""
    public, alien = session.state.public, session.state.alien
    hand = other_hand(alien.hand, ALIEN_CARDS, public.discard, rng)
    if alien.start < 0:
        return replace(alien, hand=hand, drawn=())
    paths = deduce(session.public_record.lines, public.board).history_to(
        rng.choice(list(members(deduce(session.public_record.lines, public.board).possible)))
    )
    if not paths:
        return replace(alien, hand=hand, drawn=())
    return AlienSecrets(paths[0][0], paths, hand=hand)


def test_the_team_sees_the_same_whatever_the_alien_holds() -> None:
    """CR-7, contacts 2 step 3: hands are secret until played; their number is public."""
    compared = 0
    for session, rng in games(range(112)):
        secrets = other_alien(session, rng)
        if session.to_move != "agents" or secrets is None:
            continue
        other = twin(session, secrets)
        other.state = State(session.state.public, secrets, session.state.team)
        mine, theirs = session.observe("agents"), other.observe("agents")
        assert mine == theirs
        assert list(session.legal_actions()) == list(other.legal_actions())
        for action in odd_actions(session, rng):
            assert rules.refusal(session.state, action) == rules.refusal(other.state, action)
        hints = [Hints(session.state.public.board) for _ in range(2)]
        assert hints[0].possible(mine) == hints[1].possible(theirs)
        assert hints[0].belief(mine) == hints[1].belief(theirs)
        for id in TEAM_IDS:
            choose = team_of(id, 1 + compared % len(LEVELS))
            assert choose(mine, session.legal_actions(), Random(1)) == choose(theirs, other.legal_actions(), Random(1))
        compared += mine.public.hands["alien"] > 0
    assert compared > 40


def test_what_is_asked_of_the_alien_next_tells_nothing_of_its_hand() -> None:
    """After its move it is asked for a card if it holds any and has played none today: both are public."""
    seen = set()
    for session, _ in games(range(160, 320)):
        public = session.state.public
        if public.phase == "after":
            assert public.hands["alien"] > 0 and "alien" not in public.played
        if public.phase == "agents" and public.day:
            seen.add((public.hands["alien"] > 0, "alien" in public.played))
    assert len(seen) >= 3


@pytest.mark.parametrize("level", sorted(LEVELS))
def test_the_alien_chooses_the_same_whatever_the_team_holds(level: int) -> None:
    """What it must not know: the opponents' hands and mission cards not yet shown."""
    compared = 0
    for session, rng in games(range(320, 385)):
        while session.to_move not in ("alien", None):
            step(session)
        if session.to_move is None:
            continue
        hand = other_hand(session.state.team.hand, TEAM_CARDS, session.state.public.discard, rng)
        other = twin(session, session.state.alien)
        other.state = State(session.state.public, session.state.alien, TeamSecrets(("A01",), hand, ("M09", "M10")))
        mine, theirs = session.observe("alien"), other.observe("alien")
        assert mine == theirs
        think = LEVELS[level].think
        assert think(mine, session.legal_actions(), Random(3)) == think(theirs, other.legal_actions(), Random(3))
        compared += hand != session.state.team.hand
    assert compared > 30


def test_the_deal_is_each_sides_own() -> None:
    """Contacts 2, step 3: what the other side was dealt stands in no observation and on no public line."""
    for session, _ in games(range(440, 480)):
        shown = repr(session.observe("agents"))
        assert "AlienSecrets" not in shown and "TeamSecrets" not in repr(session.observe("alien"))
        types = {line.type for line in session.public_record.lines}
        assert not types & {"deal", "deal_missions", "ship"}
