"""What the Alien sees in a hand-made scene on day 1: a record that says where everybody stands, and no more."""

from dataclasses import replace

from solo.contacts.conditions import turn_fields
from solo.contacts.observation import AlienObservation
from solo.contacts.redact import alien_observation
from solo.contacts.rules.setup import setup_fields
from solo.core.record import PublicLine, PublicRecord
from tests.contacts.scenes import Scene


def observed(day: Scene) -> AlienObservation:
    """Return the observation of a scene on day 1, before the Alien's move or after it."""
    public = day.public
    lines = [
        PublicLine(1, "setup", setup_fields(replace(public, zone=None))),
        PublicLine(2, "zone", {"zone": public.zone}),
    ]
    if public.phase != "alien":
        lines.append(PublicLine(3, "alien_turn", turn_fields(public)))
    return alien_observation(day.state, PublicRecord(tuple(lines), len(lines)))
