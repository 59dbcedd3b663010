"""The set-up files with a twist: each is a checked file with a twist that its rules have, and can be played."""

import pytest

from solo import adelelibrary
from tests.adele.bots.test_players import play


def test_there_are_twists_and_none_is_a_set_up_file_too() -> None:
    ids = adelelibrary.twist_ids()
    assert len(ids) >= 3 and not {*ids} & {*adelelibrary.scenario_ids()}


@pytest.mark.parametrize("id", adelelibrary.twist_ids())
def test_each_has_a_twist_and_is_played_to_its_end(id: str) -> None:
    file = adelelibrary.scenario(id)
    assert file.id == id and file.twist and file.level >= 3
    assert play(id, 2, "greedy", 1).state.public.outcome is not None


def test_the_twists_are_in_the_numbers_and_the_start() -> None:
    usual = adelelibrary.scenario("two-left").figures
    assert adelelibrary.scenario("thin-blood").figures.reveal == usual.reveal - 1
    assert adelelibrary.scenario("full-hands").figures.hand == usual.hand + 2
    assert adelelibrary.scenario("adele-sleeps").figures.energy_a_turn == 0
    hatched = adelelibrary.scenario("hatched")
    sectors = {hatched.ship.sector_of[place] for place in hatched.start.tokens}
    assert hatched.start.infection == 4 and len(sectors) == 4
