"""B03 HOVERBOARD."""

from solo.contacts.card import Card, changed, no_target

CARD = Card(
    "B03",
    "HOVERBOARD",
    "alien",
    "Today the Alien has 9 points.",
    no_target("B03"),
    changed(budget=9),
    when="before",
)
