"""Agent Brown."""

from solo.contacts.abilities import scan_ability
from solo.contacts.agent import Agent

AGENT = Agent(
    "brown",
    "Brown",
    moves=2,
    gift="Climbs mountains. Scan of size 2, every tile up to 2 away; of size 3 from a mountain.",
    abilities=(scan_ability(2, on_mountain=3),),
    climbs=True,
)
