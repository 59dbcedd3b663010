"""X-Files, the card game: one human against one to three computer rivals."""
