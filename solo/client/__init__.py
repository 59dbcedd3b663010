"""The window: the only importer of pygame, and the widgets, screens and board drawing on top of it."""
