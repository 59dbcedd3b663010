"""A05 SCHRÖDINGER'S TRAP."""

from solo.contacts.card import Card, changed, no_target

CARD = Card(
    "A05",
    "SCHRÖDINGER'S TRAP",
    "agents",
    "On its next turn the Alien has 2 points less.",
    no_target("A05"),
    changed(coming_budget=-2),
)
