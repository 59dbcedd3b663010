"""solo: hidden-movement games for one player against a computer opponent."""

__version__ = "0.1.0"
