"""B01 FREEZE BLAST."""

from solo.contacts.card import Card, changed, no_target

CARD = Card(
    "B01",
    "FREEZE BLAST",
    "alien",
    "Today every Agent that walks has one move less.",
    no_target("B01"),
    changed(slower=1),
)
