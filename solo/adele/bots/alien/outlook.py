"""What an Alien expects of the rest of the game, in points of infection (16 win): worked out once a decision.

The three ways to win share one scale. Infection counts as it is. Death and contamination count by how near a member is
to them: nothing left to live, or three contaminated tokens, are the whole track.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from math import comb

from solo.adele.bots.alien.heatmap import CrewModel, Heat, heat_of
from solo.adele.figures import Gain
from solo.adele.objects import objects
from solo.adele.observation import AlienObservation
from solo.adele.public import PublicState

__all__ = ["Outlook", "Weights", "attack_gain", "best_row", "collections_left", "outlook_of", "row_gain", "token_gains"]

FACES = 6
VINES_DICE = 2


@dataclass(frozen=True, slots=True)
class Weights:
    """What a level thinks of things. `model`: of the crew; the others are points, or shares.

    `near_death`: a member with n wounds to live is worth the track times this to the n-th; `near_contamination`: the
    same for contaminated tokens that are missing. `infection`: a point of it, and `rush`: as much more as the track is
    expected to be filled, squared. `action_point`: one more AP a turn; `strength`, `contagion`: one more point, and
    attacks that carry it, for each turn to come. `slot`: a spread token that is free for later. `lurk`: a chance to
    attack next turn, as a share of attacking now; `chase`: to attack who has escaped once more in this turn. `lasting`:
    what Vines and Spores do later, for each turn to come. `kept`: how likely a location is left alone in a later turn;
    `searched`: the same where no object lies face down any more.
    """

    model: CrewModel
    near_death: float = 0.45
    near_contamination: float = 0.4
    infection: float = 1.0
    rush: float = 0.0
    action_point: float = 0.45
    strength: float = 0.8
    contagion: float = 0.8
    slot: float = 1.0
    lurk: float = 0.5
    chase: float = 0.0
    lasting: float = 0.05
    kept: float = 0.6
    searched: float = 0.8


@dataclass(frozen=True, slots=True, eq=False)
class Outlook:
    """The observation, the level's weights, the heat of the crew, and what follows from these.

    `turns`: Collection Steps that it expects still to come; `point`: what a point of infection is worth; `stays[r]`:
    the chance that a token in a location is there at the next one, `later[r]`: at each one after that, if it was there
    before. `pain[member]`: what a wound is worth, `taint[member]`: a contagion token.
    """

    observation: AlienObservation
    weights: Weights
    heat: Heat
    turns: float
    point: float
    stays: list[float]
    later: list[float]
    pain: Mapping[str, float]
    taint: Mapping[str, float]


def collections_left(public: PublicState) -> float:
    """Return about how many Collection Steps come before the crew can have delivered the Code, or the time is up."""
    undelivered = len(public.figures.chart[len(public.members)]) - len(public.delivered)
    unsearched = public.board.face_down.bit_count() / len(public.members)
    waiting = 1.0 * public.board.impacts.bit_count()
    return max(1.0, min(float(public.turn - 1), 0.87 * undelivered + 0.53 * unsearched - 0.25 + 0.3 * waiting))


def outlook_of(observation: AlienObservation, weights: Weights) -> Outlook:
    """Return what an Alien expects, from its observation alone."""
    public = observation.public
    heat = heat_of(public, weights.model)
    turns = collections_left(public)
    later = [
        weights.kept if public.board.face_down >> place & 1 else weights.searched
        for place in range(len(public.ship.steps))
    ]
    return Outlook(
        observation,
        weights,
        heat,
        turns,
        weights.infection + weights.rush * _filled(public, turns) ** 2,
        [1 - chance for chance in heat.entered],
        later,
        {member: _wound_gain(public, weights, member, 1) for member in public.members},
        {member: _taint_gain(observation, weights, member) for member in public.members},
    )


def _filled(public: PublicState, turns: float) -> float:
    """Return how much of the infection track is full at the end, if every sector keeps half of what it brings now."""
    lying = {public.ship.sector_of[place] for place, token in public.board.tokens.items() if token == "larva"}
    return min(1.0, (public.alien.infection + 0.5 * len(lying) * turns) / public.figures.infection)


def _wound_gain(public: PublicState, weights: Weights, member: str, wounds: int) -> float:
    """Return what so many wounds of a member are worth: how much nearer the track's end they bring death."""
    left = public.figures.crew[member].life - public.members[member].wounds
    base, track = weights.near_death, public.figures.infection
    return float(track * (base ** max(0, left - wounds) - base**left))


def _taint_gain(observation: AlienObservation, weights: Weights, member: str) -> float:
    """Return what one contagion token on a member is worth; the faces seen tell how the pile is made up."""
    public, status = observation.public, observation.public.members[member]
    if status.worn and objects()[status.worn].keeps_clean:
        return 0.0
    bad = public.figures.contagion["contaminated"] - sum(observation.alien.contaminated.values())
    pile = sum(public.figures.contagion.values()) - sum(each.contagion for each in public.members.values())
    if pile <= 0 or bad <= 0:
        return 0.0
    missing = max(0, public.figures.reveal - observation.alien.contaminated.get(member, 0))
    base, track = weights.near_contamination, public.figures.infection
    return float(bad / pile * track * (base ** max(0, missing - 1) - base**missing))


def attack_gain(outlook: Outlook, member: str) -> float:
    """Return what one attack on a member is worth: wounds by the dice, and contagion if it carries any."""
    public, weights = outlook.observation.public, outlook.weights
    abilities = public.alien.abilities(public.figures)
    fails, dice = max(0, FACES - public.figures.crew[member].spirit) / FACES, abilities.strength
    gain = outlook.taint[member] if abilities.contagion else 0.0
    for hits in range(1, dice + 1):
        chance = comb(dice, hits) * fails**hits * (1 - fails) ** (dice - hits)
        gain += chance * _wound_gain(public, weights, member, hits)
    return gain


def token_gains(outlook: Outlook, token: str) -> list[float]:
    """Return what Vines, Spores or Evolve are worth in each location; Larva Fields count by sectors (`planner`)."""
    if token == "evolve":
        worth = best_row(outlook)[1] if outlook.turns >= 1 else 0.0
        return [chance * worth for chance in outlook.stays]
    public = outlook.observation.public
    found = [0.0] * len(outlook.stays)
    later = outlook.weights.lasting * max(0.0, outlook.turns - 1)
    for member, status in public.members.items():
        if token == "spores":
            each = outlook.taint[member]
        else:
            fails = max(0, FACES - public.figures.crew[member].spirit) / FACES
            each = (1 - (1 - fails) ** VINES_DICE) * outlook.pain[member]
        for place, met in enumerate(outlook.heat.enters[member]):
            found[place] += (met + (status.place == place) + later) * each
    return found


def row_gain(outlook: Outlook, row: str) -> float:
    """Return what the next Evolve token in a row is worth: its share of the next gain of that row."""
    public = outlook.observation.public
    filled = public.alien.display[list(public.figures.rows).index(row)]
    coming = [(space - filled, gain) for space, gain in public.figures.rows[row].gains.items() if space > filled]
    if not coming:
        return 0.0
    missing, gain = coming[0]
    return _gain(outlook, gain) / missing * 0.9 ** (missing - 1)


def _gain(outlook: Outlook, gain: Gain) -> float:
    """Return what a gain of the display is worth over the turns to come."""
    public, weights = outlook.observation.public, outlook.weights
    have, turns = public.alien.abilities(public.figures), outlook.turns
    found = outlook.point * gain.infection
    if public.alien.infection + gain.infection >= public.figures.infection:
        found += public.figures.infection
    found += weights.action_point * turns * max(0, gain.points - have.points)
    found += weights.strength * turns * max(0, gain.strength - have.strength)
    found += weights.contagion * turns * (gain.contagion and not have.contagion)
    return found


def best_row(outlook: Outlook) -> tuple[str, float]:
    """Return the row for the next Evolve token, and what it is worth there; rows that are full are left out."""
    public = outlook.observation.public
    free = [
        name
        for (name, row), filled in zip(public.figures.rows.items(), public.alien.display, strict=True)
        if filled < row.spaces
    ]
    found = [(row_gain(outlook, row), row) for row in free]
    value, row = max(found, default=(0.0, ""), key=lambda each: each[0])
    return row, value
