"""The NBQ Suit."""

from solo.adele.objectkind import WORN, ObjectKind

OBJECT = ObjectKind("nbq-suit", "NBQ Suit", "Whoever wears it receives no contagion tokens.", WORN, keeps_clean=True)
