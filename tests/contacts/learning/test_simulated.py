"""Games for drills: one seed is one game, the team asks and stays away, and a record replays to the same moments."""

import pytest

from solo import library
from solo.contacts.actions import MoveAgent, UseAbility
from solo.contacts.deduction.exact import deduce
from solo.contacts.learning.asker import Asker
from solo.contacts.learning.replayed import Moment
from solo.contacts.learning.simulated import moments
from solo.contacts.public import Setup


def played(id: str, team: tuple[str, ...], seed: int) -> list[Moment]:
    return list(moments(Setup(library.scenario(id), team), 1, Asker(), seed))


def test_a_game_depends_on_its_seed_alone() -> None:
    team = ("yellow", "purple", "turquoise")
    assert played("major-breakdown", team, 3) == played("major-breakdown", team, 3)
    assert played("major-breakdown", team, 3) != played("major-breakdown", team, 4)


@pytest.mark.parametrize(
    ("id", "team"),
    [
        ("major-breakdown", ("yellow", "purple", "turquoise")),
        ("street-noise", ("white", "orange", "red")),
        ("lost-in-the-rockies", ("black", "brown", "blue", "pink")),
    ],
)
def test_the_team_asks_and_stays_away(id: str, team: tuple[str, ...]) -> None:
    """Nearly all of its landings are where the Alien cannot be, and whoever can detect does."""
    landings, hits, asked = 0, 0, set()
    for moment in played(id, team, 1):
        if isinstance(moment.action, MoveAgent):
            possible = deduce(moment.seen.record.lines, moment.seen.public.board).possible
            landings += 1
            hits += possible >> moment.action.path[-1] & 1
        elif isinstance(moment.action, UseAbility):
            asked.add(moment.action.agent)
    assert landings >= 9 and hits <= landings / 4
    assert asked >= {"yellow", "purple", "turquoise", "white", "orange", "brown", "blue"} & set(team)


def test_an_unknown_level_is_refused() -> None:
    with pytest.raises(KeyError):
        next(moments(Setup(library.scenario("major-breakdown"), ("yellow", "blue", "pink")), 9, Asker(), 1))
