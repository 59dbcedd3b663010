"""Agent Green."""

from solo.contacts.abilities import scan_ability
from solo.contacts.agent import Agent

AGENT = Agent("green", "Green", moves=2, gift="Scan of size 3: every tile up to 3 away.", abilities=(scan_ability(3),))
