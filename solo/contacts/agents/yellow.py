"""Agent Yellow."""

from solo.contacts.abilities import scan_ability
from solo.contacts.agent import Agent

AGENT = Agent("yellow", "Yellow", moves=3, gift="Scan of size 2.", abilities=(scan_ability(2),))
