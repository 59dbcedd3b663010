"""Set-up, steps 2 to 4: the Alien's choice, equipment dealt and kept, mission cards, the hidden token (contacts 2)."""

from collections.abc import Mapping
from dataclasses import replace

import pytest

from solo.contacts import rules
from solo.contacts.actions import Refusal
from solo.contacts.cards import cards
from solo.contacts.edition import EDITIONS, FIRST, SECOND, Edition
from solo.contacts.missions import missions
from solo.contacts.public import Setup
from solo.contacts.scenario import Deal, Token
from solo.core.game import CHANCE
from solo.core.record import Audience
from solo.core.rng import stream
from tests.contacts.scenes import Scene, board, scenario

ROWS = ("fwclmf", "cccffc")
TEAM = ("yellow", "blue", "pink")


def fresh(
    *,
    deals: Mapping[str, Deal] | None = None,
    aliens_choice: bool = False,
    with_missions: bool = False,
    tokens: tuple[Token, ...] = (),
    edition: Edition = SECOND,
) -> Scene:
    made = replace(
        scenario(board(*ROWS), TEAM), equipment=deals or {}, aliens_choice=aliens_choice, tokens=tokens,
        agents=edition.agents,
    )  # fmt: skip
    return Scene(rules.new_state(Setup(made, TEAM, edition=edition, missions=with_missions)))


# Step 2: the Agents


def test_the_alien_picks_one_agent_and_the_human_the_rest() -> None:
    """CR-45."""
    game = fresh(aliens_choice=True)
    assert rules.to_move(game.state) == "alien" and len(game.legal("pick")) == 12
    picked = game.do("pick purple")
    assert picked.told("picked") == [{"type": "picked", "side": "alien", "agents": ["purple"]}]
    assert rules.to_move(picked.state) == "agents" and not picked.legal("team purple")
    assert picked.refusal("team red") is Refusal.BAD_TEAM
    assert picked.refusal("team red purple") is Refusal.BAD_TEAM
    done = picked.do("team red blue")
    assert list(done.public.agents) == ["purple", "red", "blue"] and done.public.phase == "start"


def test_grey_copies_four_of_what_is_then_the_reserve() -> None:
    """CR-45, CR-41: neither the Alien's pick nor the human's own."""
    picked = fresh(aliens_choice=True).do("pick purple")
    assert picked.refusal("team grey blue") is Refusal.BAD_COPIES
    assert picked.refusal("team grey blue copies purple red white pink") is Refusal.BAD_COPIES
    done = picked.do("team grey blue copies green red white pink")
    assert done.public.copies == ("green", "red", "white", "pink")
    assert not {*done.public.copies, "purple", "grey", "blue"} & {*done.public.reserve}


def test_the_aliens_own_pick_may_be_grey() -> None:
    """CR-45, CR-41: whom he copies is still the human's to say."""
    picked = fresh(aliens_choice=True).do("pick grey")
    assert picked.refusal("team red blue") is Refusal.BAD_COPIES
    assert picked.refusal("team red blue copies green black white pink") is None


# Step 3: equipment


def test_the_aliens_deck_has_the_eleven_known_cards() -> None:
    """CR-32; the Agents' has A12 besides (contacts 5). Each number of an edition is a card of that side."""
    assert SECOND.alien_cards == tuple(f"B{number:02}" for number in range(1, 12))
    assert SECOND.team_cards == tuple(f"A{number:02}" for number in range(1, 13))
    assert {*cards()} == {*SECOND.alien_cards, *SECOND.team_cards}
    for edition in EDITIONS.values():
        assert {cards()[id].side for id in edition.alien_cards} == {"alien"}
        assert {cards()[id].side for id in edition.team_cards} == {"agents"}


def test_chance_deals_from_the_editions_decks() -> None:
    """CR-32, contacts 13: as many as the secret file says, none twice, none of another edition."""
    game = fresh(deals={"alien": Deal(9, 2), "agents": Deal(10, 3)}, edition=FIRST)
    assert rules.to_move(game.state) == CHANCE
    dealt = rules.draw(game.state, stream("test", 1))
    assert dealt.alien == FIRST.alien_cards and dealt.team == FIRST.team_cards  # type: ignore[union-attr]
    wrong = ("deal B08 " + " ".join(FIRST.alien_cards[1:]), "deal " + " ".join(FIRST.alien_cards[1:]))
    for text in wrong:
        assert game.refusal(f"{text} | {' '.join(FIRST.team_cards)}") is Refusal.BAD_KEEP


def test_each_side_keeps_some_of_its_own_in_secret() -> None:
    """Contacts 2, step 3: how many they keep is public, which ones is not; the rest leave the game."""
    game = fresh(deals={"alien": Deal(3, 2), "agents": Deal(3, 1)}).do("deal B01 B02 B03 | A01 A02 A03")
    assert {event.audience for event in game.events} == {Audience.ALIEN, Audience.TEAM}
    assert rules.to_move(game.state) == "alien" and game.legal() == ["keep B01 B02", "keep B01 B03", "keep B02 B03"]
    for wrong in ("keep B01", "keep B01 B01", "keep B01 B04", "keep B01 A01"):
        assert game.refusal(wrong) is Refusal.BAD_KEEP
    kept = game.do("keep B01 B03", "keep A02")
    assert kept.told() == [
        {"type": "hand", "side": "alien", "cards": 2}, {"type": "hand", "side": "agents", "cards": 1},
    ]  # fmt: skip
    assert kept.state.alien.hand == ("B01", "B03") and kept.state.team.hand == ("A02",)
    assert kept.public.hands == {"alien": 2, "agents": 1} and kept.public.phase == "start"


def test_who_keeps_all_is_not_asked() -> None:
    game = fresh(deals={"alien": Deal(1, 1), "agents": Deal(2, 1)}).do("deal B05 | A01 A02")
    assert game.state.alien.hand == ("B05",) and game.public.phase == "team_keeps"


# Step 4: mission cards


def test_both_keep_one_mission_card_and_both_are_revealed_at_once() -> None:
    """Contacts 2, step 4."""
    game = fresh(with_missions=True).do("deal-missions M01 M04 | M10 M12")
    assert game.legal() == ["mission M01", "mission M04"] and game.refusal("mission M10") is Refusal.BAD_KEEP
    first = game.do("mission M04")
    assert not first.told() and first.public.missions == () and first.legal() == ["mission M10", "mission M12"]
    both = first.do("mission M12")
    assert both.told("missions")[0]["cards"] == ["M04", "M12"] and both.public.missions == ("M04", "M12")


@pytest.mark.parametrize("edition", EDITIONS.values(), ids=EDITIONS.keys())
def test_an_editions_mission_cards_are_those_of_its_sides(edition: Edition) -> None:
    """Contacts 13: the first has M02 to M06 and M10 to M15."""
    assert {missions()[id].side for id in edition.alien_missions} == {"alien"}
    assert {missions()[id].side for id in edition.team_missions} == {"agents"}
    assert len(FIRST.alien_missions) == 5 and len(FIRST.team_missions) == 6


# The hidden token


def test_chance_hides_the_spaceship_and_only_the_alien_learns_where() -> None:
    """Contacts 2, step 5."""
    spots = tuple(board(*ROWS).named(name) for name in ("A1", "D2"))
    game = fresh(tokens=(Token("spaceship", spots),))
    assert game.legal() == ["hide A1", "hide D2"] and game.refusal("hide B1") is Refusal.BAD_PLAY
    done = game.do("hide D2")
    assert [event.audience for event in done.events] == [Audience.ALIEN] and done.state.alien.hidden == spots[1]
