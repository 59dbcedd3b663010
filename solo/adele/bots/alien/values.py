"""What things are worth to an Alien, in points of infection: tokens in a place, wounds, evolution (adele 5)."""

from collections.abc import Mapping
from dataclasses import dataclass
from math import comb

from solo.adele.objects import objects
from solo.adele.observation import AlienObservation
from solo.adele.places import Place, PlaceSet, members
from solo.adele.public import PublicState

__all__ = ["Sight", "attack_value", "best_row", "hatch_value", "safety", "sight_of", "token_value"]

Distances = list[int]
"""For each location the doorways to the nearest crew member inside the ship."""

OUT_OF_REACH = 4
"""So far from any crew member nobody comes in one turn."""

CONTAGION = 1.2
"""What one more contagion token on a member is worth."""

WOUND = 3.3
"""What a wound is worth that does not kill, of a member with one wound to live."""

WIN = 16.0
"""What winning is worth: the whole infection track."""


def crew_distances(public: PublicState) -> Distances:
    """Return for each location the doorways to the nearest crew member inside the ship; 99 for none."""
    rows = [public.ship.steps[place] for place in members(public.occupied & public.ship.all_locations)]
    if not rows:
        return [99] * len(public.ship.steps)
    return [min(column) for column in zip(*rows, strict=True)]


def safety(distance: int) -> float:
    """Return how likely a token so far from the crew is not entered before the next Collection Step."""
    return (0.45, 0.4, 0.55, 0.7, 0.85)[min(distance, OUT_OF_REACH)]


@dataclass(frozen=True, slots=True)
class Sight:
    """What an Alien works out once a decision: distances to the crew, the sectors with a Larva Field, what it holds."""

    observation: AlienObservation
    distances: Distances
    larvae: PlaceSet
    hand: tuple[str, ...]


def sight_of(observation: AlienObservation) -> Sight:
    """Return what an Alien works out before it decides."""
    public, larvae = observation.public, 0
    for place, kind in public.board.tokens.items():
        if kind == "larva":
            larvae |= public.ship.in_sector[public.ship.sector_of[place]]
    return Sight(observation, crew_distances(public), larvae, tuple(sorted(set(observation.alien.hand))))


def token_value(sight: Sight, token: str, place: Place) -> float:
    """Return what placing a token in a location is worth."""
    distance = sight.distances[place]
    if token == "larva":
        return 0.15 if sight.larvae >> place & 1 else 1.9 * safety(distance)
    if token == "evolve":
        return evolve_value(sight.observation.public) * safety(distance)
    crowd = 1.0 if distance == 0 else 0.5 if distance == 1 else 0.2
    return (CONTAGION if token == "spores" else 0.9) * crowd


def evolve_value(public: PublicState) -> float:
    """Return what another Evolve token on the display is worth: less, the fewer turns are left to use it."""
    return 0.8 + 0.8 * min(1.0, public.turn / 8)


def attack_value(observation: AlienObservation, member: str) -> float:
    """Return what one attack on a member is worth: the chance of death, which wins, and wounds, worth more near it."""
    public, status = observation.public, observation.public.members[member]
    board, abilities = public.figures.crew[member], public.alien.abilities(public.figures)
    fails = max(0, 6 - board.spirit) / 6
    left, dice = board.life - status.wounds, abilities.strength
    deadly = sum(comb(dice, hits) * fails**hits * (1 - fails) ** (dice - hits) for hits in range(left, dice + 1))
    value = WIN * deadly + WOUND * fails * dice / left
    if abilities.contagion and not (status.worn and objects()[status.worn].keeps_clean):
        value += CONTAGION * (1 + observation.alien.contaminated.get(member, 0))
    return value


ROW_VALUES: Mapping[str, float] = {"metabolism": 1.2, "predation": 1.0, "infestation": 1.15}


def best_row(public: PublicState, rows: list[str]) -> str:
    """Return the row whose next gain is nearest and worth most; infection when that is what is missing to win."""
    missing = public.figures.infection - public.alien.infection

    def worth(row: str) -> tuple[float, str]:
        spaces = public.figures.rows[row]
        filled = public.alien.display[list(public.figures.rows).index(row)]
        coming = [(space - filled, gain) for space, gain in spaces.gains.items() if space > filled]
        if not coming:
            return 0.0, row
        steps, gain = coming[0]
        winning = 10.0 if gain.infection >= missing else 0.0
        late = gain.infection if public.turn <= 5 else 0.0
        return (ROW_VALUES.get(row, 1.0) + winning + late) / steps, row

    return max(rows, key=worth)


def hatch_value(public: PublicState, place: Place) -> float:
    """Return how good a hatch location is to start from: away from the crew, with many ways on."""
    distance = min(crew_distances(public)[place], OUT_OF_REACH)
    return distance + 0.5 * public.ship.next_to[place].bit_count()
