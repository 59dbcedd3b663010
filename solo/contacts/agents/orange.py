"""Agent Orange."""

from solo.contacts.abilities import DRONE, DRONE_SHOT
from solo.contacts.agent import Agent

AGENT = Agent(
    "orange",
    "Orange",
    moves=2,
    gift="The drone detects on four tiles anywhere, or captures on any one tile.",
    abilities=(DRONE, DRONE_SHOT),
)
