"""How many games of so many actions there are on tiny boards: a count that any slip in the rules changes.

A `.perft` file holds a board, a team and the counts: `perft 3 12` says that twelve sequences of three listed actions
can be played. The first three counts are worked out again here from the rules page: start, placing, the Alien's walk.
"""

from dataclasses import dataclass
from itertools import permutations
from pathlib import Path

import pytest

from solo.contacts import rules
from solo.contacts.public import Setup
from solo.contacts.state import State
from tests.contacts import oracle
from tests.contacts.boards import board_of, scenario_on

FOLDER = Path(__file__).parent / "perft"
FILES = sorted(FOLDER.glob("*.perft"))


@dataclass(frozen=True)
class Perft:
    """A file: its board as rows, days, team, Grey's copies, and the count for each number of actions."""

    terrain: list[str]
    zones: list[str]
    days: int
    team: tuple[str, ...]
    copies: tuple[str, ...]
    counts: dict[int, int]

    def new_state(self) -> State:
        """Return the State before the first action."""
        board = board_of(self.terrain, self.zones)
        return rules.new_state(Setup(scenario_on(board, self.days, len(self.team)), self.team, self.copies))


def read(path: Path) -> Perft:
    """Return what a file says."""
    words: dict[str, list[list[str]]] = {}
    for line in path.read_text(encoding="utf-8").splitlines():
        if line and not line.startswith("#"):
            key, *rest = line.split()
            words.setdefault(key, []).append(rest)
    assert set(words) <= {"terrain", "zones", "days", "team", "copies", "perft"}, f"unknown word in {path.name}"
    return Perft(
        [row for (row,) in words["terrain"]],
        [row for (row,) in words["zones"]],
        int(words["days"][0][0]),
        tuple(words["team"][0]),
        tuple(words.get("copies", [[]])[0]),
        {int(depth): int(count) for depth, count in words.get("perft", [])},
    )


def count(state: State, depth: int) -> list[int]:
    """Return how many sequences of 1, 2, … up to `depth` listed actions can be played from a State."""
    actions = rules.legal_actions(state)
    found = [len(actions)] + [0] * (depth - 1)
    if depth > 1:
        for action in actions:
            after = count(rules.apply(state, action)[0], depth - 1)
            for number, leaves in enumerate(after, 1):
                found[number] += leaves
    return found


MOST = 8_000
"""A file goes no deeper than the first count above this."""


def counted(state: State) -> dict[int, int]:
    """Return the counts for a new file."""
    depth = 1
    while 0 < count(state, depth)[-1] <= MOST:
        depth += 1
    return dict(enumerate(count(state, depth), 1))


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_counts(path: Path, regenerate: bool) -> None:
    perft = read(path)
    state = perft.new_state()
    if regenerate:
        kept = [line for line in path.read_text(encoding="utf-8").splitlines() if not line.startswith("perft")]
        lines = [*kept, *(f"perft {depth} {leaves}" for depth, leaves in counted(state).items())]
        path.write_text("\n".join(lines) + "\n", encoding="utf-8")
        perft = read(path)
    assert list(perft.counts) == list(range(1, len(perft.counts) + 1)) and len(perft.counts) >= 5
    assert count(state, len(perft.counts)) == list(perft.counts.values())


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_set_up_and_the_first_walk_are_what_the_page_says(path: Path) -> None:
    """Fields and forests to start on, cities for the Agents in any order, then every end of the first day's walk."""
    perft = read(path)
    listing = oracle.OracleMap.from_text(perft.terrain, perft.zones)
    starts = [tile for tile, kind in listing.terrain.items() if kind in ("field", "forest")]
    cities = [tile for tile, kind in listing.terrain.items() if kind == "city"]
    size = len(perft.team)
    orders = 1
    expected = [len(starts)]
    for placed in range(size):
        orders *= (size - placed) * (len(cities) - placed)
        expected.append(len(starts) * orders)
    walks = 0
    for start in starts:
        for standing in permutations(cities, size):
            line = {"type": "alien_turn", "day": 1, "budget": 5, "movement": "alien", "roadblock": None}
            paths = oracle.day_paths(listing, line | {"closed": list(standing)}, start, [start])
            walks += len({path[-1] for path in paths})
    orders_of_placing = len(list(permutations(range(size))))
    expected.append(walks * orders_of_placing)
    assert [perft.counts[depth] for depth in range(1, size + 3)] == expected


def test_a_wrong_count_is_noticed() -> None:
    perft = read(FILES[0])
    assert count(perft.new_state(), 2) == [perft.counts[1], perft.counts[2]] != [perft.counts[1], perft.counts[2] + 1]
    assert len(FILES) >= 5
