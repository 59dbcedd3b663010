"""The screens around a game: title, new game, saves, records, review, settings and help."""
