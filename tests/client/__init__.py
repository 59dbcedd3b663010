"""Tests of the window, its widgets and the board drawing."""
