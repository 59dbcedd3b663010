"""The numbers' YAML into checked Figures, with every fault at once; and numbers of a set-up file laid over them."""

from collections.abc import Iterable, Mapping

from solo.adele.crew import crew
from solo.adele.events import events
from solo.adele.figures import Board, Figures, Gain, Row
from solo.adele.hazards import hazards
from solo.adele.objectkind import MISSION
from solo.adele.objects import objects
from solo.adele.places import LOCATIONS
from solo.adele.tokens import tokens
from solo.core.content import Node, Reader, parse_yaml, unknown_name

__all__ = ["SIZES", "laid_over", "parse_figures", "read_figures"]

SIZES = (2, 3, 4)
"""How many crew members can be in play (AR-6)."""

COSTS = ("move", "crawl", "spread", "place", "attack")
AMOUNTS = ("feed", "medical", "first-aid-kit", "stimulants", "serum", "surveillance", "dip")
KEYS = (
    "turns", "evolved", "silence", "track", "infection", "reveal", "alien", "costs", "tokens", "contagion", "spread",
    "rows", "energy", "hazards", "crew", "plan", "impacts", "amounts", "events", "objects", "chart",
)  # fmt: skip
MOST = 99


def parse_figures(text: str, file: str) -> Figures:
    """Return the Figures of a YAML text. Raises: ContentError, with every fault."""
    return read_figures(Reader(file, parse_yaml(text, file)))


def laid_over(base: Node, change: Node) -> Node:
    """Return a tree of numbers with another one laid over it: mappings are joined, all else is replaced.

    An entry changed to `0` or an empty list stays, as what it was changed to.
    """
    if not isinstance(base.value, dict) or not isinstance(change.value, dict):
        return change
    joined = dict(base.value)
    for key, node in change.value.items():
        joined[key] = laid_over(joined[key], node) if key in joined else node
    return Node(joined, change.line, {**base.key_lines, **change.key_lines})


def read_figures(top: Reader) -> Figures:
    """Return the Figures that a Reader holds.

    Rule: adele 1, 2, 5 to 8. Raises: ContentError, with every fault of its file.
    """
    parts = top.fields(KEYS)
    alien = _numbers(parts["alien"], ("points", "strength", "hand"), 1)
    plan = _numbers(parts["plan"], ("cubes", "special", "limit"), 1)
    energy = _numbers(parts["energy"], ("most", "turn"), 0)
    reserve, cargo = _objects(parts["objects"])
    token_counts = _numbers(parts["tokens"], tokens(), 0)
    rows = _rows(parts["rows"])
    figures = Figures(
        turns=_by_size(parts["turns"], 1),
        evolved=_by_size(parts["evolved"], 0),
        silence=_by_size(parts["silence"], 0),
        track=parts["track"].integer(1, MOST),
        infection=parts["infection"].integer(1, MOST),
        reveal=parts["reveal"].integer(1, MOST),
        points=alien["points"],
        strength=alien["strength"],
        hand=alien["hand"],
        costs=_numbers(parts["costs"], COSTS, 1),
        tokens=token_counts,
        contagion=_numbers(parts["contagion"], ("contaminated", "clean"), 0),
        spread=parts["spread"].integer(1, LOCATIONS),
        rows=rows,
        energy=energy["most"],
        energy_a_turn=energy["turn"],
        hazards={key: _prices(part) for key, part in parts["hazards"].fields(hazards()).items()},
        crew={key: _board(part) for key, part in parts["crew"].fields(crew()).items()},
        cubes=plan["cubes"],
        special=plan["special"],
        limit=plan["limit"],
        impacts=parts["impacts"].integer(0, MOST),
        amounts=_numbers(parts["amounts"], AMOUNTS, 1),
        events=_events(parts["events"]),
        reserve=reserve,
        cargo=cargo,
        chart=_chart(parts["chart"]),
    )
    _check(parts, figures)
    top.finish()
    return figures


def _numbers(reader: Reader, keys: Iterable[str], lowest: int) -> dict[str, int]:
    return {key: part.integer(lowest, MOST) for key, part in reader.fields(keys).items()}


def _by_size(reader: Reader, lowest: int) -> dict[int, int]:
    return {int(size): number for size, number in _numbers(reader, map(str, SIZES), lowest).items()}


def _rows(reader: Reader) -> dict[str, Row]:
    found: dict[str, Row] = {}
    for name, entry in reader.entries(6):
        parts = entry.fields(["spaces", "gains"])
        spaces = parts["spaces"].integer(1, 20)
        gains: dict[int, Gain] = {}
        for space, part in parts["gains"].entries(20):
            if not (space.isdigit() and 1 <= int(space) <= spaces):
                part.fault(f"a gain comes after one of the spaces 1 to {spaces}; correct its number")
                continue
            gains[int(space)] = _gain(part)
        found[name] = Row(spaces, dict(sorted(gains.items())))
    if not found:
        reader.fault("there is no row; the Alien needs at least one")
    return found


def _gain(reader: Reader) -> Gain:
    parts = reader.fields([], ["points", "strength", "contagion", "infection"])
    numbers = {key: parts[key].integer(0, MOST) if parts[key].present else 0 for key in ("points", "strength")}
    infection = parts["infection"].integer(0, MOST) if parts["infection"].present else 0
    contagion = parts["contagion"].boolean() if parts["contagion"].present else False
    return Gain(numbers["points"], numbers["strength"], contagion, infection)


def _prices(reader: Reader) -> tuple[int, ...]:
    return tuple(item.integer(0, MOST) for item in reader.items(0, 20))


def _board(reader: Reader) -> Board:
    parts = reader.fields(["spirit", "life"])
    return Board(parts["spirit"].integer(1, 6), parts["life"].integer(1, 20))


def _events(reader: Reader) -> tuple[str, ...]:
    """Read the cards: for each kind the sectors of its copies."""
    found = []
    for kind, part in reader.fields([], events()).items():
        found += [f"{kind}-{item.identifier()}" for item in part.items(0, 40)]
    return tuple(sorted(found))


def _objects(reader: Reader) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Read how many of each object are in the reserve box and on the ship."""
    reserve: list[str] = []
    cargo: list[str] = []
    for what, part in reader.fields([], objects()).items():
        if not part.present:
            continue
        counts = part.fields([], ["reserve", "ship"])
        for key, held in (("reserve", reserve), ("ship", cargo)):
            held += [what] * (counts[key].integer(0, 20) if counts[key].present else 0)
    return tuple(sorted(reserve)), tuple(sorted(cargo))


def _chart(reader: Reader) -> dict[int, Mapping[str, tuple[int, ...]]]:
    """Read whose cubes lie on which mission tile, for each crew size, in the order of the Mission Track."""
    missions = [id for id, kind in objects().items() if kind.kind == MISSION]
    found: dict[int, Mapping[str, tuple[int, ...]]] = {}
    for size, part in reader.fields(map(str, SIZES)).items():
        chart: dict[str, tuple[int, ...]] = {}
        for what, numbers in part.entries(len(missions)):
            if what not in missions:
                numbers.fault(unknown_name("mission object", what, missions))
            chart[what] = tuple(item.integer(1, int(size)) for item in numbers.items(1, 4))
        found[int(size)] = chart
    return found


def _check(parts: Mapping[str, Reader], figures: Figures) -> None:
    """Check what several numbers must fulfil together."""
    if len(figures.cargo) != LOCATIONS:
        parts["objects"].fault(
            f"{len(figures.cargo)} objects for the ship; each of the {LOCATIONS} locations holds one"
        )
    needed = sorted({what for chart in figures.chart.values() for what in chart})
    for what in needed:
        if figures.cargo.count(what) != 1:
            parts["objects"].fault(f"a mission asks for {what}; put exactly one of it on the ship")
    for size, chart in sorted(figures.chart.items()):
        if not any(objects()[what].wins for what in chart):
            parts["chart"].fault(f"with {size} no object of the chart wins the game; add the code")
    spaces, evolving = sum(row.spaces for row in figures.rows.values()), figures.tokens.get("evolve", 0)
    if spaces < evolving:
        parts["rows"].fault(f"{spaces} spaces cannot take {evolving} Evolve tokens; add spaces, or take out tokens")
    for size in SIZES:
        if figures.evolved.get(size, 0) > evolving:
            parts["evolved"].fault(f"more Evolve tokens than there are ({evolving}) with {size}; choose fewer")
        if figures.turns.get(size, 1) > figures.track:
            parts["turns"].fault(f"with {size} the first turn lies beyond the track of {figures.track}; choose less")
    if not figures.deck(2):
        parts["events"].fault("there is no event card; add at least one")
