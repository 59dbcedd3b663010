"""Scenario files: those of the program, and every slip said with its line and remedy."""

from random import Random

import pytest

from solo import xfileslibrary
from solo.core.content import ContentError
from solo.xfiles import rules
from solo.xfiles.game import GAME
from solo.xfiles.scenario import LEVELS, setup_of
from solo.xfiles.scenariofile import parse_scenario
from tests.xfiles.games import deck, played, zones

GOOD = "id: a-game\nname: A GAME\ntext: A test.\nrivals: [easy, hard]\n"

FILES = (*xfileslibrary.scenario_ids(), *xfileslibrary.twist_ids())


def faults(text: str) -> list[str]:
    """Return the faults of a scenario's text."""
    with pytest.raises(ContentError) as caught:
        parse_scenario(text, "a-game.yaml", deck())
    return [str(fault) for fault in caught.value.faults]


def test_there_are_scenarios_and_challenges_with_a_twist() -> None:
    assert xfileslibrary.scenario_ids()[0] == xfileslibrary.starter_id() == "one-rival"
    assert sum(xfileslibrary.scenario(id).starter for id in FILES) == 1
    assert len(xfileslibrary.twist_ids()) >= 3
    plain = xfileslibrary.named_setup("one-rival")
    for id in xfileslibrary.twist_ids():
        scenario = xfileslibrary.scenario(id)
        changed = (scenario.numbers, scenario.without, scenario.start, scenario.must_open)
        assert changed != (plain.scenario.numbers, (), {}, False), f"{id} has no twist"


def in_game(id: str) -> list[str]:
    """Return the copies that a scenario plays with."""
    return [copy for copy in deck().copies if deck().of[copy].id not in xfileslibrary.scenario(id).without]


@pytest.mark.parametrize("id", FILES)
def test_a_game_of_each_file_is_played_to_its_end(id: str) -> None:
    setup = xfileslibrary.named_setup(id)
    state = rules.new_state(setup)
    state = rules.apply(state, rules.draw(state, Random(5)))[0]
    end = played(state, "plan", Random(5))
    assert end.table.outcome is not None and zones(end) == in_game(id)


def test_a_scenario_is_read() -> None:
    text = GOOD + (
        "seat: 2\nlength: half\nnumbers: {hand: 3, phases: 2}\nwithout: [P05]\nstart: {human: [A01, A01, A03]}\n"
        "must_open: true\n"
    )
    found = parse_scenario(text, "a-game.yaml", deck())
    assert (found.rivals, found.seat, found.length, found.must_open) == (("easy", "hard"), 2, "half", True)
    assert (found.numbers.hand, found.numbers.phases, found.numbers.limit) == (3, 2, 4)
    assert found.start == {"human": ("A01#1", "A01#2", "A03")} and found.without == ("P05",)
    assert parse_scenario(GOOD + "seat: random\n", "a-game.yaml", deck()).seat == 0


@pytest.mark.parametrize(
    ("more", "said"),
    [
        ("seat: 4\n", "a-game.yaml:5: seat: must be from 1 to 3, not 4"),
        ("length: long\n", 'length: no length "long"; choose from half, whole'),
        ("numbers: {limit: 9}\n", "numbers.limit: must be from 1 to 6, not 9"),
        ("numbers: {phase: 2}\n", 'numbers.phase: unknown key; did you mean "phases"?'),
        ("without: [P5]\n", 'without: no card "P5"; did you mean'),
        ("start: {human: [X01]}\n", 'start.human: no agent "X01"'),
        ("start: {rival-3: [A01]}\n", "start.rival-3: unknown key"),
        ("start: {human: [A03, A03]}\n", "start.human: there are no more copies of A03"),
        ("without: [A03]\nstart: {human: [A03]}\n", "start: human begins with A03, which is among the cards without"),
        ("must_open: maybe\n", 'must_open: must be true or false, not "maybe"'),
    ],
)
def test_a_slip_is_said_with_its_remedy(more: str, said: str) -> None:
    found = faults(GOOD + more)
    assert any(said in fault for fault in found), found


def test_rivals_are_one_to_three_levels() -> None:
    """XR-2: one to three rivals."""
    for rivals in ("[]", "[easy, easy, easy, easy]", "[nemesis]", "3"):
        assert faults(GOOD.replace("[easy, hard]", rivals))[0].startswith("a-game.yaml:4: rivals: ")
    assert set(LEVELS) == {"easy", "normal", "plan", "hard"}


def test_too_few_cards_are_refused() -> None:
    out = [card.id for card in deck().cards if card.copies == 1][:99]
    more = f"without: [{', '.join(out)}]\nlength: half\nnumbers: {{hand: 6, draw: 3}}\n"
    assert "3 players need 27 cards, and" in faults(GOOD + more)[0]


def test_xr30_a_short_game_leaves_out_half_of_each_type() -> None:
    """XR-30: half the cards of each type, rounded down, drawn by the deal and laid open."""
    setup = xfileslibrary.named_setup("lunch-break")
    assert setup.laid_aside() == {"A": 10, "C": 3, "I": 29, "P": 19, "X": 9}
    states = []
    for seed in (1, 2):
        state = rules.new_state(setup)
        states.append(rules.apply(state, rules.draw(state, Random(seed)))[0])
    assert states[0].table.aside != states[1].table.aside
    for state in states:
        assert len(state.table.aside) == 70 and zones(state) == list(deck().copies)


def test_a_fingerprint_is_of_what_the_rules_look_at() -> None:
    renamed = parse_scenario(GOOD.replace("A GAME", "ANOTHER").replace("a-game", "b"), "b.yaml", deck())
    plain = parse_scenario(GOOD, "a-game.yaml", deck())
    assert renamed.fingerprint == plain.fingerprint != ""
    for more in ("seat: 1\n", "length: half\n", "numbers: {limit: 3}\n", "without: [P05]\n", "must_open: true\n"):
        assert parse_scenario(GOOD + more, "a-game.yaml", deck()).fingerprint != plain.fingerprint
    described = GAME.describe(setup_of(plain, deck()))
    assert described["fingerprint"] == plain.fingerprint and described["rivals"] == ["easy", "hard"]
