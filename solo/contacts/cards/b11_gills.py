"""B11 GILLS."""

from solo.contacts.card import Card, changed, no_target

CARD = Card(
    "B11",
    "GILLS",
    "alien",
    "For the rest of the game lakes cost the Alien 1; the first lake tile that it enters is announced.",
    no_target("B11"),
    changed(lakes=True),
)
