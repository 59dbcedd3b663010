"""Agent Yellow."""

from solo.contacts.abilities import scan_ability
from solo.contacts.agent import Agent

AGENT = Agent(
    "yellow", "Yellow", moves=3, gift="Scan of size 2: every tile up to 2 away.", abilities=(scan_ability(2),)
)
