"""Challenge mode: who takes which card, and that all series can be told again from the results (CR-46)."""

from dataclasses import replace

import pytest

from solo.contacts.edition import EDITIONS, SECOND
from solo.contacts.mission import MUST_ALSO
from solo.contacts.missions import missions
from solo.contacts.names import mission_name
from solo.contacts.seriesgames import (
    SeriesMark,
    burdens_of,
    cards_of,
    drawn_card,
    joined,
    key_of,
    mark_fields,
    mark_of,
    next_number,
)
from solo.contacts.seriestext import after_lines, burden_lines
from solo.core.results import HUMAN, Result, Series, SeriesGame

KEY = ("major-breakdown", 1000.5)


def result(number: int, winner: str, created: float = 1000.5, **fields: object) -> Result:
    """Return the result of a game of a series."""
    found = Result(
        f"game-{number}", "contacts", "major-breakdown", "S", 6, ("blue",), 3, HUMAN, winner, "landing", 2, 0,
        False, "set", False, 2000.0 + number, {"edition": "second", **mark_fields(SeriesMark("s-1", created, number))},
    )  # fmt: skip
    return replace(found, **fields)  # type: ignore[arg-type]


def told(*winners: str) -> Series:
    """Return the series of games with these winners, from their results alone."""
    [series] = joined([result(number, winner) for number, winner in enumerate(winners, 1)], (), ())
    return series


def sides(cards: tuple[str, ...]) -> list[str]:
    return [missions()[card].side for card in cards]


# The cards


def test_the_winner_takes_a_must_also_card_of_its_own_side() -> None:
    """CR-46."""
    series = told("agents", "alien", "agents", "alien")
    cards = burdens_of(series)
    assert sides(cards) == ["agents", "alien", "agents", "alien"]
    assert len(set(cards)) == 4 and all(missions()[card].kind == MUST_ALSO for card in cards)


@pytest.mark.parametrize("side", ["alien", "agents"])
def test_a_side_with_all_of_its_cards_gets_no_more(side: str) -> None:
    every = cards_of(side, SECOND)
    assert len(every) >= 3
    series = told(*[side] * (len(every) + 2))
    assert sorted(burdens_of(series)) == sorted(every)
    assert [game.card for game in series.games][-2:] == ["", ""]


def test_nobody_takes_a_card_after_practice_or_a_game_that_nobody_won() -> None:
    assert drawn_card(KEY, 1, result(1, "nobody"), ()) == ""
    assert drawn_card(KEY, 1, result(1, "agents", practice=True), ()) == ""
    assert drawn_card(KEY, 1, result(1, "agents"), ()) != ""


def test_giving_up_is_a_win_of_the_alien() -> None:
    """SR-7."""
    assert missions()[drawn_card(KEY, 1, result(1, "alien", why="resign"), ())].side == "alien"


def test_the_draw_depends_on_series_game_and_winner_alone() -> None:
    def drawn(created: float, number: int) -> str:
        return drawn_card((KEY[0], created), number, result(number, "agents", created), ())

    assert len({drawn(KEY[1], 1) for _ in range(3)}) == 1
    assert len({drawn(float(created), 1) for created in range(30)}) > 1
    assert len({drawn(KEY[1], number) for number in range(30)}) > 1


def test_only_cards_of_the_games_edition_are_drawn() -> None:
    first = EDITIONS["first"]
    for side in ("alien", "agents"):
        assert set(cards_of(side, first)) <= {*first.alien_missions, *first.team_missions}
    old = {"edition": "first", **mark_fields(SeriesMark("s-1", 1000.5, 1))}
    found = {drawn_card((KEY[0], float(n)), 1, result(1, "alien", options=old), ()) for n in range(40)}
    assert found == set(cards_of("alien", first))


# Marks


def test_a_mark_is_read_as_it_was_written_and_nonsense_is_none() -> None:
    mark = SeriesMark("s-1", 1764497394.123456, 3)
    assert mark_of({"level": 3, **mark_fields(mark)}) == mark
    for wrong in (None, 3, {}, {"id": "s", "created": "x", "number": 1}, {"id": "", "created": 1, "number": 1}):
        assert mark_of({"series": wrong}) is None
    assert mark_of({"series": {"id": "s", "created": 1.0, "number": 0}}) is None
    assert mark_of({}) is None


# Told again


def test_a_series_grows_with_its_results_and_then_nothing_is_left_to_put() -> None:
    winners = ["agents", "nobody", "alien", "agents"]
    results = [result(number, winner) for number, winner in enumerate(winners, 1)]
    known: list[Series] = []
    for count in range(1, 5):
        known = joined(results[:count], known, ())
        assert joined(results[:count], known, ()) == []
    assert known == [told(*winners)]
    assert known[0].id == "s-1" and key_of(known[0]) == KEY
    assert [game.record for game in known[0].games] == ["game-1", "game-2", "game-3", "game-4"]


def test_a_card_that_was_told_stays_though_another_would_be_drawn_today() -> None:
    stored = Series("mine", "contacts", *KEY, (SeriesGame("game-1", "alien", "M99"),))
    [series] = joined([result(1, "alien"), result(2, "alien")], [stored], ())
    assert series.id == "mine" and series.games[0] == stored.games[0]
    assert series.games[1].card in cards_of("alien", SECOND)


def test_of_two_games_with_one_number_the_one_that_counts_stays() -> None:
    twice = [result(1, "agents"), result(2, "alien"), result(2, "agents", id="again", finished=5000.0)]
    [series] = joined(twice, (), ())
    assert [game.record for game in series.games] == ["game-1", "game-2"]
    early = [*twice, result(2, "nobody", id="earlier", finished=1.0)]
    assert joined(early, [series], ()) == []
    assert next_number(series, early) == 3


def test_a_game_found_late_takes_its_place_and_no_card_is_there_twice() -> None:
    results = [result(number, "alien") for number in (1, 2, 3)]
    [late] = joined(results[1:], (), ())
    [whole] = joined(results, [late], ())
    assert [game.record for game in whole.games] == ["game-1", "game-2", "game-3"]
    assert whole.games[1:] == late.games
    cards = burdens_of(whole)
    assert len(set(cards)) == len(cards)


def test_games_whose_results_are_gone_stay_in_front() -> None:
    stored = Series("s-1", "contacts", *KEY, (SeriesGame("lost", "agents", "M09"),))
    [series] = joined([result(2, "alien")], [stored], ())
    assert [game.record for game in series.games] == ["lost", "game-2"]
    assert next_number(series, [result(2, "alien")]) == 3 and next_number(stored, []) == 2


def test_a_changed_winner_is_judged_again() -> None:
    before = told("agents", "alien")
    [after] = joined([result(1, "nobody"), result(2, "alien")], [before], ())
    assert after.games[0] == SeriesGame("game-1", "nobody", "") and after.games[1] == before.games[1]


def test_a_deleted_series_is_not_begun_again_and_two_with_one_id_stand_side_by_side() -> None:
    results = [result(1, "agents"), result(2, "alien", created=2000.0)]
    assert [series.id for series in joined(results, (), ())] == ["s-1", "s-1-2"]
    assert [series.created for series in joined(results, (), {KEY})] == [2000.0]


def test_computers_games_and_games_without_a_mark_belong_to_none() -> None:
    assert joined([result(1, "agents", player="greedy"), result(1, "agents", options={})], (), ()) == []


# What is said


def test_after_a_game_it_is_said_who_takes_which_card_or_why_nobody_does() -> None:
    def lines(*results: Result) -> list[str]:
        [series] = joined(results, (), ())
        return after_lines(series, results[-1].id, results)

    taken, following = lines(result(1, "agents"))
    [card] = burdens_of(told("agents"))
    assert taken.startswith("You won") and mission_name(card) in taken and missions()[card].text in taken
    assert following == "Game 2 is next, with 1 burden."
    assert lines(result(1, "alien"))[0].startswith("The Alien won, so it takes")
    assert lines(result(1, "nobody"))[0].startswith("Nobody won")
    assert "practice" in lines(result(1, "alien", practice=True))[0]
    full = [result(number, "alien") for number in range(1, len(cards_of("alien", SECOND)) + 2)]
    assert "all of its burdens" in lines(*full)[0]
    again = [result(1, "alien"), result(1, "agents", id="again", finished=9000.0)]
    assert lines(*again)[0].startswith("Another game")


def test_burdens_are_told_with_their_texts_the_humans_first() -> None:
    alien, own = cards_of("alien", SECOND)[0], cards_of("agents", SECOND)[0]
    lines = burden_lines((alien, own))
    assert lines[0].startswith("Your mission card") and missions()[own].text in lines[0]
    assert lines[1].startswith("The Alien's mission card") and missions()[alien].text in lines[1]
