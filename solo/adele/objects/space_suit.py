"""The Space Suit."""

from solo.adele.objectkind import WORN, ObjectKind

OBJECT = ObjectKind(
    "space-suit", "Space Suit", "Whoever wears it may go through hatches and along the hull.", WORN, goes_outside=True
)
