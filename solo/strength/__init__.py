"""How strong levels, teams and challenges are: seeds, statistics, ratings, the matrix, the small board."""
