"""The Learn part of the window: lessons and drills of 1ers Contacts on the real board."""
