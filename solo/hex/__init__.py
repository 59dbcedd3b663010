"""Hex arithmetic and pixel layout: knows no map, no game and no screen."""
