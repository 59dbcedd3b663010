"""Agent Green."""

from solo.contacts.abilities import scan_ability
from solo.contacts.agent import Agent

AGENT = Agent("green", "Green", moves=2, gift="Scan of size 3.", abilities=(scan_ability(3),))
