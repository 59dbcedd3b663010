"""What every game shares: records, sessions, saves, randomness, checked content. Knows no game."""
