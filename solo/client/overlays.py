"""What can lie on a board, as plain facts: the board widget draws a list of these in order.

Tiles are the game's own numbers. Colours are RGB; where a colour may be a text it is a palette role.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal

from solo.client.hexmap import Tile
from solo.client.palette import Color

__all__ = [
    "Dots",
    "Ghost",
    "Hatch",
    "Heat",
    "Letters",
    "Mark",
    "Marker",
    "Notes",
    "Overlay",
    "Paint",
    "Path",
    "Ring",
    "Tint",
    "Token",
]

Ink = str | Color
Mark = Literal["possible", "no", "suspect"]


@dataclass(frozen=True, slots=True)
class Tint:
    """A set of tiles tinted, outlined along its rim, or both. `strength` 0 to 1 fades it (older days)."""

    tiles: frozenset[Tile]
    color: Ink = "accent"
    fill: float = 0.25
    outline: bool = True
    strength: float = 1.0


@dataclass(frozen=True, slots=True)
class Hatch:
    """A set of tiles with slanted lines across, outlined faintly: a no, or what a mountain hides."""

    tiles: frozenset[Tile]
    color: Ink = "ink"
    strength: float = 1.0


@dataclass(frozen=True, slots=True)
class Dots:
    """A disc on tiles with a short text in it, such as a step count; an empty text is a small dot.

    It stands in the middle of its tile; `lift` moves it up, in radii, and makes it smaller.
    """

    texts: Mapping[Tile, str]
    color: Ink = "focus"
    lift: float = 0.0


@dataclass(frozen=True, slots=True)
class Letters:
    """A short text in the middle of tiles, without a ground of its own."""

    texts: Mapping[Tile, str]


@dataclass(frozen=True, slots=True)
class Paint:
    """Tiles as they look in another terrain, above the map's own; an empty text is no tile at all."""

    terrains: Mapping[Tile, str]


@dataclass(frozen=True, slots=True)
class Heat:
    """Chances from 0 to 1 by tile: inset hexagons, larger and lighter with the chance, with percent from 2 % up."""

    chances: Mapping[Tile, float]
    numbers: bool = True


@dataclass(frozen=True, slots=True)
class Notes:
    """The player's own marks: a tick, a cross or a question mark. `strength` 0 to 1 fades those of earlier days."""

    marks: Mapping[Tile, Mark]
    strength: float = 1.0


@dataclass(frozen=True, slots=True)
class Path:
    """Arrows from tile to tile. `labels` puts a text (a day number) beside the tile at that index of the path."""

    tiles: tuple[Tile, ...]
    color: Ink = "accent"
    labels: Mapping[int, str] | None = None
    alien: bool = False
    dashed: bool = False


@dataclass(frozen=True, slots=True)
class Ring:
    """An outline around one tile, for a selection or what a log line speaks of."""

    tile: Tile
    color: Ink = "accent"


@dataclass(frozen=True, slots=True)
class Token:
    """An Agent's token. `played` dims it, `selected` rings it; `at` (0 to 1) moves it on the way from `start`.

    `signs` stand at its edge: names of icons, or Agents.
    """

    tile: Tile
    agent: str
    selected: bool = False
    played: bool = False
    start: Tile | None = None
    at: float = 1.0
    signs: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Ghost:
    """An Agent's token where it would stand: translucent, with a short text below."""

    tile: Tile
    agent: str
    text: str = ""


@dataclass(frozen=True, slots=True)
class Marker:
    """A thing on a tile: one of `markers.MARKERS`, with a short text below."""

    tile: Tile
    kind: str
    text: str = ""


Overlay = Tint | Hatch | Dots | Letters | Paint | Heat | Notes | Path | Ring | Token | Ghost | Marker
