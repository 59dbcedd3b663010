"""B06 PSYCHIC PAPER."""

from solo.contacts.card import Card, changed, no_target

CARD = Card(
    "B06",
    "PSYCHIC PAPER",
    "alien",
    "Today the Alien may cross Agents' tiles, but not stop there.",
    no_target("B06"),
    changed(cross_agents=True),
    when="before",
)
