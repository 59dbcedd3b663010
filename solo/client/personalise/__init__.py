"""Personalise: a list of secret files, and a form with the board beside it to change one, checked while it changes."""
