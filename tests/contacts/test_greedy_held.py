"""The greedy Agents with an Agent that is held: it stays, whatever ability it has (CR-10, CR-31)."""

from dataclasses import replace

from solo.contacts import rules
from solo.contacts.actions import MoveAgent
from solo.contacts.bots import TEAMS
from solo.contacts.observation import TeamObservation
from solo.contacts.public import PublicState
from solo.contacts.redact import team_observation
from solo.contacts.rules.setup import setup_fields
from solo.core.record import PublicLine, PublicRecord
from solo.core.rng import Random
from tests.contacts.scenes import scene


def record_of(public: PublicState) -> PublicRecord:
    """Return a record that says no more than who stands where, the zone and the first turn."""
    turn = {"day": 1, "budget": 5, "movement": "alien", "cross_agents": False, "lakes": False}
    closed = {"closed": public.board.names_of(public.occupied), "roadblock": None, "barred": []}
    lines = (("setup", setup_fields(public)), ("zone", {"zone": "A"}), ("alien_turn", {**turn, **closed}))
    return PublicRecord(tuple(PublicLine(number, *line) for number, line in enumerate(lines, 1)), len(lines))


def test_a_held_red_stays_and_is_not_sent_on_a_round_trip() -> None:
    """B04: his captures along a path need a path."""
    day = scene("ffffff", "ffffff", alien="A1 A1-B1", red="D1")
    held = day.public_now(effects=replace(day.public.effects, held=frozenset({"red"})))
    seen: TeamObservation = team_observation(held.state, record_of(held.public))
    action = TEAMS["greedy"](seen, rules.legal_actions(held.state), Random(1))
    assert isinstance(action, MoveAgent) and len(action.path) == 1
    assert rules.is_legal(held.state, action)
