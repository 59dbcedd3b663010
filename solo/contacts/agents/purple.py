"""Agent Purple."""

from solo.contacts.abilities import DOG
from solo.contacts.agent import Agent

AGENT = Agent(
    "purple",
    "Purple",
    moves=2,
    gift="Her dog Sniffington walks 4 points over fields and forests and finds the latest trace.",
    abilities=(DOG,),
)
