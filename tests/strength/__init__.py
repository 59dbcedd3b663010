"""How strong levels, teams and challenges are."""
