"""Agent Turquoise."""

from solo.contacts.abilities import ADJACENT_DETECT, ROADBLOCK
from solo.contacts.agent import Agent

AGENT = Agent(
    "turquoise",
    "Turquoise",
    moves=2,
    gift="Detects on the six adjacent tiles, and drops the roadblock on one of them.",
    abilities=(ADJACENT_DETECT, ROADBLOCK),
)
