"""Drills without end, made from simulated games by seed."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from itertools import islice

from solo.contacts import turn
from solo.contacts.agent import Ability
from solo.contacts.agents import agents
from solo.contacts.board import Tile, TileSet
from solo.contacts.edition import EDITIONS
from solo.contacts.hints import Option, options_under
from solo.contacts.learning.asker import Asker
from solo.contacts.learning.drill import Choice, Drill, Kind, drill_id, parse_drill_id, wanted
from solo.contacts.learning.inference import Inference, Ladder
from solo.contacts.learning.position import best_choice, evenly, ladder_of
from solo.contacts.learning.simulated import moments
from solo.contacts.observation import TeamObservation
from solo.contacts.public import PublicState, Setup
from solo.contacts.scenario import Scenario
from solo.core.rng import Random, stream
from solo.hex.bits import bits_of, members

__all__ = ["drill_of", "suits"]

GAMES = {Kind.MARK: 7, Kind.INOUT: 7, Kind.WHY: 7, Kind.QUESTION: 3, Kind.PAST: 4}
"""So many games are looked through for a drill that needs the wanted inference: a drill is made within a second."""

MOST_GAMES = 60
"""So many games at most, where none of the first has a position that is fit."""

POSITIONS = 8
"""So many positions of each game."""

FEWEST = 2
"""So many tiles of an area are possible at least."""

RADIUS = 2
"""How far an area reaches from its centre."""

CENTRES = 6
"""So many tiles of a kind are tried as the centre of an area."""

MOST_BEFORE = 30
"""Of a past day a drill is made only if a plain reckoning leaves so many tiles at most: more would take too long."""

NEAR_ENOUGH = {Kind.MARK: 0, Kind.INOUT: 0, Kind.WHY: 0, Kind.QUESTION: 1, Kind.PAST: 1}
"""How many steps from the wanted inference a drill may be, for the search to end."""

FEW = 5
"""How many tiles are judged in or out."""

FEWEST_TO_SPLIT = 4
"""So many possible tiles there are at least where a question is asked about questions."""

MOST_TO_SPLIT = 30
"""And so many at most: more are not to be worked out by hand."""

LATEST = {Inference.DIRECT: 2, Inference.REACH: 3}
"""The latest day of a drill that needs an easy inference: whoever begins has little to read."""

CHOICES = 5
APART = 0.25
"""By how many tiles, on average, the best choice is better than every other one."""


def suits(scenario: Scenario) -> bool:
    """Return whether drills are made from games of a secret file: not with mission cards or the Alien's choice."""
    return not (scenario.missions or scenario.aliens_choice)


def drill_of(id: str, scenarios: Iterable[Scenario]) -> Drill:
    """Return the drill of a text form, made from games of some secret files.

    Raises: ValueError, if the text is none, or no secret file suits.
    """
    kind, seed = parse_drill_id(id)
    files = sorted((file for file in scenarios if suits(file)), key=lambda file: file.id)
    if not files:
        raise ValueError("there is no secret file to make drills from")
    rng, aim, name = stream("drill", kind.value, seed), wanted(seed), drill_id(kind, seed)
    nearest: Drill | None = None
    for game in range(MOST_GAMES):
        if nearest is not None and game >= GAMES[kind]:
            break
        for drill in _of_game(name, kind, aim, rng.choice(files), rng):
            if nearest is None or abs(drill.inference - aim) < abs(nearest.inference - aim):
                nearest = drill
            if abs(drill.inference - aim) <= NEAR_ENOUGH[kind]:
                return drill
    if nearest is None:
        raise ValueError(f"no game of this seed has a position for it; take another number than {seed}")
    return nearest


def _of_game(id: str, kind: Kind, aim: Inference, file: Scenario, rng: Random) -> Iterator[Drill]:
    """Yield drills from positions of one game."""
    setup = Setup(file, _team(file, aim, rng), edition=EDITIONS[file.edition])
    played = moments(setup, rng.choice((1, 2, 3)), Asker(), rng.randrange(10**9))
    seen = [moment.seen for moment in played if moment.seen.public.phase == "agents"]
    later = [each for each in seen if each.public.day > (kind is Kind.PAST)]
    early = [each for each in later if each.public.day <= LATEST.get(aim, each.public.day)] or later
    for observation in rng.sample(early, min(POSITIONS, len(early))):
        drill = _MAKERS[kind](id, file, observation, aim, rng)
        if drill is not None:
            yield drill


def _team(file: Scenario, aim: Inference, rng: Random) -> tuple[str, ...]:
    """Draw a team, without who copies; with a dog where traces are wanted."""
    every = [agent for agent in file.agents if not agents()[agent].copies]
    dogs = [agent for agent in every if any(ability.kind == "trace" for ability in agents()[agent].abilities)]
    first = dogs[:1] if aim >= Inference.TRACE else []
    rest = [agent for agent in every if agent not in first]
    return (*first, *rng.sample(rest, file.team_size - len(first)))


# One maker for each kind: a drill at a position, or None if it is not fit for one

Maker = Callable[[str, Scenario, TeamObservation, Inference, Random], Drill | None]


def _mark(id: str, file: Scenario, seen: TeamObservation, aim: Inference, rng: Random) -> Drill | None:
    ladder = ladder_of(seen)
    found = _area(ladder, ladder.day, aim, rng)
    return Drill(id, Kind.MARK, file, seen, ladder.day, *found) if found else None


def _past(id: str, file: Scenario, seen: TeamObservation, aim: Inference, rng: Random) -> Drill | None:
    ladder = ladder_of(seen)
    days = [
        day
        for day in range(max(1, ladder.day - 2), ladder.day)
        if 1 < ladder.limited(Inference.DAYS, day).bit_count() <= MOST_BEFORE
    ]
    if not days:
        return None
    day = rng.choice(days)
    found = _area(ladder, day, aim, rng)
    return Drill(id, Kind.PAST, file, seen, day, *found) if found else None


def _area(ladder: Ladder, day: int, aim: Inference, rng: Random) -> tuple[TileSet, Inference] | None:
    """Return an area whose tiles are to be judged, some of them possible, and the hardest inference that it needs.

    It lies around a tile that the wanted inference rules out, or the one nearest to it on the scale.
    """
    by_kind, board = _by_kind(ladder, day), ladder.board
    exact = ladder.limited(Inference.SEVERAL, day)
    for kind in sorted(by_kind, key=lambda kind: (abs(kind - aim), kind)):
        for tile in rng.sample(by_kind[kind], min(CENTRES, len(by_kind[kind]))):
            area = board.within(tile, RADIUS) & (board.starts | board.cities)
            hardest = max(kind for kind in by_kind if any(area >> each & 1 for each in by_kind[kind]))
            if (area & exact).bit_count() >= FEWEST and hardest == kind:
                return area, hardest
    return None


def _some(id: str, file: Scenario, seen: TeamObservation, aim: Inference, rng: Random) -> Drill | None:
    """Some tiles that only the hardest inference up to the wanted one rules out, easier ones, possible ones."""
    ladder = ladder_of(seen)
    by_kind = _by_kind(ladder)
    hardest = max((kind for kind in by_kind if kind <= aim), default=None)
    possible = list(members(ladder.limited(Inference.SEVERAL)))
    if hardest is None or len(possible) < 2:
        return None
    out = rng.sample(by_kind[hardest], min(2, len(by_kind[hardest])))
    inside = rng.sample(possible, rng.choice((1, 2)))
    easier = [tile for kind in by_kind if kind < hardest for tile in by_kind[kind]]
    near = sorted(easier, key=lambda tile: (min(file.board.distance(tile, other) for other in possible), tile))
    rest = near[: FEW - len(out) - len(inside)]
    return Drill(id, Kind.INOUT, file, seen, ladder.day, bits_of((*out, *inside, *rest)), hardest)


def _why(id: str, file: Scenario, seen: TeamObservation, aim: Inference, rng: Random) -> Drill | None:
    ladder = ladder_of(seen)
    by_kind = _by_kind(ladder)
    for kind in sorted(by_kind, key=lambda kind: (abs(kind - aim), kind)):
        for tile in islice(rng.sample(by_kind[kind], len(by_kind[kind])), 4):
            reason = ladder.reason(tile)
            if reason is not None and 1 <= len(reason.lines) <= 4 and reason.outright:
                return Drill(id, Kind.WHY, file, seen, ladder.day, 1 << tile, kind)
    return None


def _by_kind(ladder: Ladder, day: int | None = None) -> Mapping[Inference, list[Tile]]:
    """Return the tiles for which each kind is the weakest that rules them out, of those where a day can end."""
    board, ground = ladder.board, ladder.ground(day)
    found: dict[Inference, list[Tile]] = {}
    for tile in members(board.starts | board.cities):
        kind = ladder.kind_of(tile, day)
        if kind is not None and ground >> tile & 1:
            found.setdefault(kind, []).append(tile)
    return found


def _question(id: str, file: Scenario, seen: TeamObservation, aim: Inference, rng: Random) -> Drill | None:
    public = seen.public
    waiting = sorted(agent for agent, status in public.agents.items() if not status.path and agent not in public.done)
    asking = [agent for agent in waiting if any(_is_plain(each) for each in turn.abilities_of(public, agent))]
    if not asking or public.declared:
        return None
    ladder = ladder_of(seen)
    exact = ladder.limited(Inference.SEVERAL)
    if not FEWEST_TO_SPLIT <= exact.bit_count() <= MOST_TO_SPLIT:
        return None
    agent = rng.choice(asking)
    choices = _choices(options_under(public, agent, evenly(exact)), public, agent, rng)
    if not choices:
        return None
    best = best_choice(choices, public, exact)
    picks = [best_choice(choices, public, ladder.limited(kind)) for kind in Inference]
    needed = max((kind + 1 for kind in Inference if picks[kind] != best), default=0)
    if needed >= len(Inference):
        return None
    return Drill(id, Kind.QUESTION, file, seen, ladder.day, exact, Inference(needed), agent, choices)


def _choices(listed: Sequence[Option], public: PublicState, agent: str, rng: Random) -> tuple[Choice, ...]:
    """Return the best choice and some that are worse, in a drawn order; none if no question is clearly the best."""
    asked = sorted(
        (
            Choice(option.move, option.ability, option.left)
            for option in listed
            if option.move is not None and option.ability is not None and _detects(public, agent, option)
        ),
        key=lambda choice: choice.left,
    )
    worse = [choice for choice in asked if choice.left > asked[0].left + APART]
    if len(worse) < 2:
        return ()
    found = [asked[0], *rng.sample(worse, min(CHOICES - 1, len(worse)))]
    rng.shuffle(found)
    return tuple(found)


def _detects(public: PublicState, agent: str, option: Option) -> bool:
    assert option.ability is not None
    ability = turn.ability_of(public, agent, option.ability.ability)
    return ability is not None and _is_plain(ability)


def _is_plain(ability: Ability) -> bool:
    """Return whether an ability detects around its Agent: one that roams has too many places to compare them all."""
    return ability.kind == "detect" and not ability.roams


_MAKERS: Mapping[Kind, Maker] = {
    Kind.MARK: _mark,
    Kind.INOUT: _some,
    Kind.WHY: _why,
    Kind.QUESTION: _question,
    Kind.PAST: _past,
}
