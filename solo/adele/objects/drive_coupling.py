"""The Drive Coupling."""

from solo.adele.objectkind import mission_object

OBJECT = mission_object("drive-coupling", "Drive Coupling")
