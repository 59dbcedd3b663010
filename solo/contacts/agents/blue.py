"""Agent Blue."""

from solo.contacts.abilities import LINE_SHOT, LINES
from solo.contacts.agent import Agent

AGENT = Agent(
    "blue",
    "Blue",
    moves=2,
    gift="Detects on two straight lines, or captures on one tile of any line. Mountains end a line.",
    abilities=(LINES, LINE_SHOT),
)
