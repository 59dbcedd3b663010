"""Random games with tokens on small boards, and an obvious judge of missions."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from random import Random

from solo.contacts.agents import agents
from solo.contacts.board import Board, Tile
from solo.contacts.game import GAME
from solo.contacts.public import Setup
from solo.contacts.scenario import Mission, Part, Token
from solo.core.session import Session, SessionInfo
from tests.contacts.boards import scenario_on

KINDS = ("bike", "cabin", "die", "protest", "spaceship", "sungate")


def session_with(
    rng: Random, board: Board, days: int, size: int, tokens: tuple[Token, ...], mission: Mission | None = None
) -> Session:
    """Return a session before its first action, with tokens and a mission; the team drawn from all Agents."""
    team = tuple(rng.sample(sorted(agents()), size))
    reserve = sorted(set(agents()) - set(team))
    copies = tuple(rng.sample(reserve, 4)) if "grey" in team else ()
    file = replace(scenario_on(board, days, size), tokens=tokens)
    file = file if mission is None else replace(file, mission=mission)
    return Session(GAME, Setup(file, team, copies), SessionInfo("test", rng.randrange(10**9), {}))


def tokens_on(rng: Random, board: Board, kinds: Sequence[str]) -> tuple[Token, ...]:
    """Return tokens of some kinds, put anywhere they may lie."""
    return tuple(_token(rng, board, kind) for kind in kinds)


def _token(rng: Random, board: Board, kind: str) -> Token:
    places = [tile for tile in board.tiles if (board.starts | board.cities) >> tile & 1]
    number = {"bike": 1, "die": 0, "sungate": 2, "spaceship": 3, "cabin": 3, "protest": rng.choice([1, 2, 3])}[kind]
    numbers = {"die": (2, 3, 5, 5, 6, 9), "protest": (rng.choice([0, 0, 1]),)}.get(kind, ())
    lies = tuple(rng.sample(places, number))
    return Token(kind, lies, numbers, kind == "sungate" and rng.random() < 0.5)


def missions_on(rng: Random, board: Board) -> Iterator[tuple[str, Mission]]:
    """Yield a mission of every kind with its name."""

    def part(how: str, times: int = 1, hidden: int | None = None) -> Part:
        tiles = board.within(rng.choice(board.tiles), rng.choice([1, 2, 2]))
        return Part("somewhere", tiles, how, times, hidden)

    yield "camp", Mission("", (part("camp"), part("camp")), 1)
    yield "times", Mission("", (part("camp", 2), part("cross", 3)), 1)
    yield "cross", Mission("", (part("cross"), part("cross"), part("cross")), 2)
    yield "last", Mission("", (part("last"),), 1)
    yield "ordered", Mission("", (part("cross"), part("camp"), part("cross")), 3, ordered=True)
    yield "also", Mission("", (part("cross"), part("camp")), 1, also=(part("camp"), part("cross", 2)))
    yield "ship", Mission("", (part("cross"), part("camp", hidden=1)), 2, also=(part("last", hidden=2),))


def plainly_met(mission: Mission, paths: Sequence[Sequence[Tile]], days: int) -> bool:
    """Judge a mission step by step, in order: every tile entered, each day's end, the end of the last day."""
    happened: list[tuple[str, Tile]] = []
    for day, path in enumerate(paths, 1):
        happened += [("cross", tile) for tile in path[1:]]
        happened.append(("camp", path[-1]))
        if day == days:
            happened.append(("last", path[-1]))
    counts = [0] * len(mission.parts)
    for how, tile in happened:
        for index, part in enumerate(mission.parts):
            before = mission.parts[:index]
            waits = mission.ordered and any(count < each.times for count, each in zip(counts, before, strict=False))
            if not waits and part.how == how and part.tiles >> tile & 1:
                counts[index] += 1
    done = sum(count >= part.times for count, part in zip(counts, mission.parts, strict=True))
    also = all(
        sum(each == (part.how, tile) for each in happened for tile in [each[1]] if part.tiles >> tile & 1) >= part.times
        for part in mission.also
    )
    return done >= mission.needed and also
