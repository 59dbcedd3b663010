"""The Code, which is delivered last and wins the game."""

from solo.adele.objectkind import MISSION, ObjectKind

OBJECT = ObjectKind(
    "code",
    "Code",
    "The last part of the plan: all others must be delivered, no impact may lie on the hull, and the turn may not be "
    "beyond the point of no return.",
    MISSION,
    wins=True,
)
