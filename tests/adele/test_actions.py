"""The text forms of actions, both ways (those of random games are tested there)."""

from typing import get_args

import pytest

from solo import adelelibrary
from solo.adele.actions import Action, HandOver, Plan, Search, Special, Use
from solo.adele.actiontext import FORMS, format_action, parse_action

SHIP = adelelibrary.ship("deimos")
TEXTS = {
    "search emma": Search("emma"),
    "search emma serum": Search("emma", "serum"),
    "plan emma": Plan("emma", (0, 0, 0, 0, 0, 0)),
    "plan emma door move move special": Plan("emma", (1, 2, 0, 0, 0, 1)),
    "give emma bruce code serum for battery": HandOver("emma", "bruce", ("code", "serum"), ("battery",)),
    "give emma bruce for battery": HandOver("emma", "bruce", (), ("battery",)),
    "use emma acid-cocktail 4 both": Use("emma", "acid-cocktail", ("4", "both")),
    "special emma medical both emma bruce": Special("emma", "medical", ("both", "emma", "bruce")),
}


@pytest.mark.parametrize("text", TEXTS)
def test_texts_and_actions_are_the_same(text: str) -> None:
    assert parse_action(text, SHIP) == TEXTS[text] and format_action(TEXTS[text], SHIP) == text


def test_every_action_has_one_form() -> None:
    assert {made for made, _ in FORMS.values()} | {HandOver} == set(get_args(Action))


@pytest.mark.parametrize(
    "text",
    ["", "fly emma 3", "walk emma", "walk emma 21", "walk emma 3 4", "plan emma jump", "roll x", "lose 1",
     "give emma for", "give emma bruce serum",
     "search emma serum code", "seal it", "pick hull-pink", "roll -1", "lose 99999 1"],
)  # fmt: skip
def test_a_wrong_text_is_refused_with_a_reason(text: str) -> None:
    with pytest.raises(ValueError, match=r"\S"):
        parse_action(text, SHIP)
