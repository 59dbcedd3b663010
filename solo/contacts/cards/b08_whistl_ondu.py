"""B08 WHISTL-ONDU."""

from collections.abc import Iterator
from dataclasses import replace

from solo.contacts.actions import PlayCard
from solo.contacts.board import Board, Tile, TileSet
from solo.contacts.card import Card
from solo.contacts.public import PublicState
from solo.hex.bits import bits_of

LONGEST = 5


def plays(public: PublicState, alien: Tile | None) -> Iterator[PlayCard]:
    """Yield every line of 1 to 5 tiles for every Agent beside the Alien (CR-27)."""
    board = public.board
    if alien is None:
        return
    stops = board.mountains | public.blocked | public.occupied | 1 << alien
    for agent in sorted(public.agents):
        here = public.agents[agent].tile
        if not board.adjacent[alien] >> here & 1:
            continue
        for direction in range(6):
            path = [here]
            for tile in board.ray(here, direction):
                if stops >> tile & 1 or len(path) > LONGEST:
                    break
                path.append(tile)
                yield PlayCard("B08", (agent,), tuple(path))


def tells(board: Board, path: tuple[Tile, ...]) -> TileSet:
    """The Alien is adjacent to the Agent's old tile and on none of the line's (CR-27)."""
    return board.adjacent[path[0]] & ~bits_of(path)


def effect(public: PublicState, play: PlayCard) -> PublicState:
    """Move the Agent; nothing is asked (CR-27)."""
    (agent,) = play.agents
    return public.with_agent(agent, replace(public.agents[agent], tile=play.tiles[-1]))


CARD = Card(
    "B08",
    "WHISTL-ONDU",
    "alien",
    "An Agent next to the Alien is moved up to 5 tiles in a straight line.",
    plays,
    effect,
    names_path=True,
    tells=tells,
)
