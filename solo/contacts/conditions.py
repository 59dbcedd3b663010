"""How the Alien may move today: what Agents, roadblock, cards and tokens make of it, all of it public (contacts 9).

The rules move by it, the record writes it down, the computer Alien plans with it.
"""

from functools import lru_cache

from solo.contacts.board import Board, Tile, TileSet
from solo.contacts.movement import ALIEN_BUDGET, AlienWalk, alien_walk
from solo.contacts.public import PublicState
from solo.contacts.scenario import Scenario, Token
from solo.contacts.tokens import tokens

__all__ = [
    "barred",
    "barred_on",
    "budget",
    "day_walks",
    "doors",
    "empty_walk",
    "first_lake",
    "lying",
    "turn_fields",
    "walk_of",
    "walk_tomorrow",
    "walk_tomorrow_past",
]


def walk_of(public: PublicState) -> AlienWalk:
    """Return how the Alien may move today."""
    return _walk_with(public, public.occupied, barred(public))


def walk_tomorrow(public: PublicState) -> AlienWalk:
    """Return how it could move if all were as today, but the tokens where they are tomorrow."""
    return walk_tomorrow_past(public, public.occupied)


def walk_tomorrow_past(public: PublicState, occupied: TileSet) -> AlienWalk:
    """Return how it could move tomorrow if the Agents stood on some other tiles, all else as in `walk_tomorrow`."""
    return _walk_with(public, occupied, barred_on(public.board, public.scenario.tokens, public.day + 1))


def _walk_with(public: PublicState, occupied: TileSet, bars: TileSet) -> AlienWalk:
    effects = public.effects
    return _walk(
        public.board,
        budget(public),
        occupied | public.blocked,
        public.blocked,
        bars,
        effects.cross_agents,
        effects.lakes,
        effects.as_agents,
        doors(public.scenario),
        doors_optional(public.scenario),
    )


@lru_cache(maxsize=2000)
def _walk(
    board: Board,
    points: int,
    closed: TileSet,
    roadblock: TileSet,
    bars: TileSet,
    cross_agents: bool,
    lakes: bool,
    as_agents: bool,
    pairs: tuple[tuple[Tile, Tile], ...],
    optional: bool,
) -> AlienWalk:
    return alien_walk(
        board,
        points,
        closed=closed,
        roadblock=roadblock,
        barred=bars,
        cross_agents=cross_agents,
        lakes=lakes,
        as_agents=as_agents,
        doors=pairs,
        doors_optional=optional,
    )


def budget(public: PublicState) -> int:
    """Return the Alien's points today: as usual, or by the die, or by a card; then what cards take off (CR-30)."""
    effects, points = public.effects, ALIEN_BUDGET
    for token in public.scenario.tokens:
        faces = tokens()[token.kind].budgets(token)
        if faces and public.face is not None:
            points = faces[public.face]
    if effects.budget is not None:
        points = effects.budget
    return max(0, points + effects.budget_change)


def barred(public: PublicState) -> TileSet:
    """Return the tiles that tokens close to the Alien today."""
    return barred_on(public.board, public.scenario.tokens, public.day)


def barred_on(board: Board, placed: tuple[Token, ...], day: int) -> TileSet:
    """Return the tiles that tokens close to the Alien on a day."""
    found = 0
    for token in placed:
        found |= tokens()[token.kind].bars(board, token, day)
    return found


def doors(scenario: Scenario) -> tuple[tuple[Tile, Tile], ...]:
    """Return the pairs of door tiles (CR-34)."""
    return tuple(pair for token in scenario.tokens for pair in tokens()[token.kind].doors(token))


def doors_optional(scenario: Scenario) -> bool:
    """Return whether the Alien may stay on the door tile that it entered (CR-34)."""
    return any(token.optional for token in scenario.tokens)


def day_walks(board: Board, placed: tuple[Token, ...], days: int) -> list[AlienWalk]:
    """Return each day's walk with nobody in the way and the worst of the die: a mission must be possible by these."""
    points = min(ALIEN_BUDGET, *_faces(placed))
    return [_alone(board, placed, barred_on(board, placed, day), points) for day in range(1, days + 1)]


def empty_walk(board: Board, placed: tuple[Token, ...]) -> AlienWalk:
    """Return the walk that plans reckon with: nobody in the way, a poor die, and of the bars those that never move."""
    days = max([1, *(len(token.places) for token in placed)])
    bars = board.land
    for day in range(1, days + 1):
        bars &= barred_on(board, placed, day)
    return _alone(board, placed, bars, _faces(placed)[1])


def _faces(placed: tuple[Token, ...]) -> list[int]:
    """Return the Alien's points by the faces of the die, the worst first; without a die all faces are alike."""
    faces = [face for token in placed for face in tokens()[token.kind].budgets(token)]
    return sorted(faces) or [ALIEN_BUDGET] * 6


def _alone(board: Board, placed: tuple[Token, ...], bars: TileSet, points: int) -> AlienWalk:
    pairs = tuple(pair for token in placed for pair in tokens()[token.kind].doors(token))
    optional = any(token.optional for token in placed)
    return _walk(board, points, 0, 0, bars, False, False, False, pairs, optional)


def lying(scenario: Scenario, day: int, ridden: bool) -> list[tuple[str, Tile]]:
    """Return what lies on the map on a day, kind and tile; what an Agent has taken along does not. Public."""
    found: list[tuple[str, Tile]] = []
    for token in scenario.tokens:
        kind = tokens()[token.kind]
        if not (kind.is_ridden and ridden):
            found.extend((token.kind, tile) for tile in kind.places_on(token, day))
    return found


def first_lake(public: PublicState, path: tuple[Tile, ...]) -> Tile | None:
    """Return the lake tile that a move makes public: the first one entered while GILLS is in force (B11)."""
    if not public.effects.lakes or public.announced:
        return None
    lakes = public.board.of_terrain["lake"]
    return next((tile for tile in path[1:] if lakes >> tile & 1), None)


def turn_fields(public: PublicState) -> dict[str, object]:
    """Return the fields of today's public `alien_turn` line (contacts 9)."""
    board, effects = public.board, public.effects
    fields: dict[str, object] = {
        "day": public.day,
        "budget": budget(public),
        "movement": "agent" if effects.as_agents else "alien",
        "cross_agents": effects.cross_agents,
        "lakes": effects.lakes,
        "closed": board.names_of(public.occupied | public.blocked),
        "roadblock": None if public.roadblock is None else board.names[public.roadblock],
        "barred": board.names_of(barred(public)),
    }
    pairs = doors(public.scenario)
    if pairs:
        fields["doors"] = [[board.names[one], board.names[other]] for one, other in pairs]
        fields["doors_optional"] = doors_optional(public.scenario)
    return fields
