"""B07 PROZIUM."""

from solo.contacts.card import Card, changed, no_target

CARD = Card(
    "B07",
    "PROZIUM",
    "alien",
    "No talking: today the orders for all Agents are given before the first answer.",
    no_target("B07"),
    changed(talk="orders"),
)
