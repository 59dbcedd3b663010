"""Agent Red."""

from solo.contacts.agent import Agent

AGENT = Agent("red", "Red", moves=3, gift="Captures on every tile of his path.", sweeps=True)
