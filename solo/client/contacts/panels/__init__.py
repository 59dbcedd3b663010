"""The parts of the play screen's sidebar, one subject a file: each is a function from the table to widgets."""
