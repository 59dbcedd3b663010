"""The Injector."""

from solo.adele.objectkind import mission_object

OBJECT = mission_object("injector", "Injector")
