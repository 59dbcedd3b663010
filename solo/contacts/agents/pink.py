"""Agent Pink."""

from solo.contacts.abilities import ADJACENT_CAPTURE
from solo.contacts.agent import Agent

AGENT = Agent("pink", "Pink", moves=3, gift="Captures on the six adjacent tiles.", abilities=(ADJACENT_CAPTURE,))
