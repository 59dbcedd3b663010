"""B10 QUANTUM WORM."""

from solo.contacts.card import Card, changed, no_target

CARD = Card(
    "B10",
    "QUANTUM WORM",
    "alien",
    "Today the Alien moves up to 5 tiles whatever the terrain, over lakes too, not over mountains.",
    no_target("B10"),
    changed(as_agents=True, budget=5),
    when="before",
)
