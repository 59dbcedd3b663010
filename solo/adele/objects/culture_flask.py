"""The Culture Flask."""

from solo.adele.objectkind import mission_object

OBJECT = mission_object("culture-flask", "Culture Flask")
