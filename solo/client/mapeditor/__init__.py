"""The map editor: a list of maps, and a board to paint one on, with the checks of CR-2 beside it."""
