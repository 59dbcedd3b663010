"""B02 SMOKE GRENADE."""

from solo.contacts.card import Card, changed, no_target

CARD = Card(
    "B02",
    "SMOKE GRENADE",
    "alien",
    "Today scans of size 2 and 3 are one smaller.",
    no_target("B02"),
    changed(scan_change=-1),
)
