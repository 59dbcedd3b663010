"""Learning the Agents' deduction: kinds of inference, drills, lessons, graded hints, the review of a game. Pure."""
