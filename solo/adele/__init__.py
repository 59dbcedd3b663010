"""A.D.E.L.E.: Alien Module, one human crew against a computer Alien. Pure rules: no file, clock or screen."""
