"""Challenges of A.D.E.L.E.: read, spread over the levels, played, and rated as in the other game."""

from pathlib import Path

import pytest

from solo import adelelibrary, challenges
from solo.adele.bots import CREWS
from solo.adele.challenge import FORM
from solo.core.challenge import LEVEL_NUMBERS, Measured, read_challenge
from solo.core.content import ContentError
from solo.core.runs import PRACTICE, RATED
from solo.match import Match
from solo.rated import begin, run_end

GOOD = """\
id: good-one
name: GOOD ONE
text: One sentence.
scenario: falling
team: [bruce, mei, tomas]
level: 4
seed: 20261
hints: count
"""


def read(text: str) -> object:
    return read_challenge(FORM, text, "good-one.yaml", "good-one", adelelibrary.scenario, adelelibrary.scenario_ids())


@pytest.fixture(autouse=True)
def _home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SOLO_HOME", str(tmp_path))


def test_none_is_broken_and_all_levels_occur() -> None:
    found = challenges.all_challenges("adele")
    assert challenges.left_out("adele") == [] and len(found) >= 12
    assert {each.level for each in found} == set(LEVEL_NUMBERS) and {each.hints for each in found} == set(FORM.hints)
    assert not {each.id for each in found} & {each.id for each in challenges.all_challenges()}, "ids are told apart"


@pytest.mark.parametrize(
    ("old", "new", "problem"),
    [
        ("[bruce, mei, tomas]", "[bruce, mei]", "team: FALLING is played with 3 crew members, not 2"),
        ("[bruce, mei, tomas]", "[bruce, mei, thomas]", 'team: no crew member "thomas"; did you mean "tomas"?'),
        ("falling", "fallen", 'scenario: no set-up file "fallen"; did you mean "falling"?'),
        ("hints: count", "hints: heat", 'hints: no hint level "heat"'),
    ],
)
def test_a_fault_names_the_field_and_the_remedy(old: str, new: str, problem: str) -> None:
    with pytest.raises(ContentError, match=r"good-one\.yaml") as caught:
        read(GOOD.replace(old, new))
    assert problem in str(caught.value)


def played(match: Match) -> Match:
    while not match.is_over:
        match.let_opponents_act()
        if not match.is_over:
            match.act(CREWS["greedy"](match.observation, match.legal_actions(), match.session.stream("crew")))
    match.close()
    return match


def test_a_rated_run_moves_both_ratings_and_the_next_one_is_practice() -> None:
    """A human result moves the player's rating and, locally, the challenge's; the seed is known from then on."""
    from dataclasses import replace

    from solo.career import current_career

    one = replace(challenges.challenge("easy-watch"), rating=Measured(1400, 50, 400, "0.4.0", "2026-12-01"))
    match = begin(one, "full")
    assert match.is_rated and match.challenge is not None and match.challenge.kind == RATED
    end = run_end(played(match))
    assert end is not None and end.name == one.name and "Your rating" in end.lines[0]
    [step] = current_career("adele").rated
    assert step.after.value != step.before.value and step.challenge_after.value != step.challenge_before.value
    assert current_career().rated == [], "each game has ratings of its own"
    again = begin(one, "full")
    assert again.challenge is not None and again.challenge.kind == PRACTICE and again.is_practice
    again.close()


def test_a_rated_run_at_the_prompt_warns_before_it_becomes_practice() -> None:
    """Hints above the allowed level and going back are asked twice; giving up is said to be a loss."""
    import io
    from dataclasses import replace

    from solo.terminal import adele

    one = replace(challenges.challenge("cold-start"), rating=Measured(1400, 50, 400, "0.4.0", "2026-12-01"))
    match, out = begin(one, "off"), io.StringIO()
    typed = "hint full\nhint full\nresign\nresign yes\nquit\n"
    assert adele.run(match, io.StringIO(typed), out) == 0
    text = " ".join(out.getvalue().split())
    assert "COLD START, a rated run. Hints up to" in text and "becomes practice" in text
    assert text.index("once more if you mean it") < text.index("resign yes if you mean it") and match.is_practice
    rated = begin(replace(one, id="cold-start-2"), "off")
    adele.run(rated, io.StringIO("resign\nresign yes\nquit\n"), out := io.StringIO())
    text = " ".join(out.getvalue().split())
    assert "It counts as a loss in your rating" in text and "Your rating: 1500" in text and "Seed" in text
