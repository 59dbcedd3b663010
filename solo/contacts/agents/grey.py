"""Agent Grey."""

from solo.contacts.agent import Agent

AGENT = Agent("grey", "Grey", moves=0, gift="Becomes another one of four reserve Agents each day.", copies=True)
