"""M08 WEB FEET."""

from dataclasses import replace

from solo.contacts.mission import ADVANTAGE, MissionCard
from solo.contacts.public import PublicState


def begin(public: PublicState) -> PublicState:
    """Open the lakes to the Alien for the whole game; the first one that it enters is announced (B11, CR-29)."""
    return replace(public, effects=replace(public.effects, lakes=True))


MISSION = MissionCard(
    "M08",
    "WEB FEET",
    "alien",
    ADVANTAGE,
    "Lakes cost the Alien 1 point from the first day on; the first lake tile that it enters is announced.",
    begin=begin,
)
