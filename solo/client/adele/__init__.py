"""A.D.E.L.E. in the window."""
