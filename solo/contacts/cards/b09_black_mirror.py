"""B09 BLACK MIRROR."""

from solo.contacts.card import Card, each_agent

CARD = Card(
    "B09",
    "BLACK MIRROR",
    "alien",
    "The named Agent leaves for good; the human picks a reserve Agent to stand in its place.",
    each_agent("B09", lambda public, agent: bool(public.reserve)),
    replaces=lambda play: play.agents[0],
)
