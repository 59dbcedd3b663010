"""The Torque Wrench."""

from solo.adele.objectkind import mission_object

OBJECT = mission_object("torque-wrench", "Torque Wrench")
