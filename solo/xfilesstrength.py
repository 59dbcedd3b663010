"""How strong the rivals of X-Files are: every comparison of section 7, on seeds that nobody tunes on.

Each finished game is a line of a file in the player's folder, so an interrupted measurement goes on where it was. The
report is kept with the program (`assets/xfiles/strength.json`), and New game shows it.
`python -m solo.xfilesstrength` plays what is missing in this process; `solo bench xfiles --write` does it on all cores.
"""

import hashlib
import json
import sys
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import Executor
from dataclasses import asdict, dataclass, replace
from functools import cache, partial
from pathlib import Path
from typing import Any

import solo
from solo import __version__, xfileslibrary
from solo.batch import all_cores, processes
from solo.core.paths import own_folder, user_folder
from solo.core.save import write_whole
from solo.xfiles.strength import FILE
from solo.xfilesbench import Finished, figures_of, play_game, random_games, speed

__all__ = [
    "COMPARISONS",
    "FIRST_SEED",
    "Comparison",
    "comparisons",
    "gathered",
    "play_missing",
    "report",
    "write_report",
]

Figures = dict[str, Any]

FIRST_SEED = 100_000
"""The first seed of what is reported. Tuning, and the comparisons of `solo.xfilesbench`, use seeds below it."""

GAMES, HARD_GAMES = 2000, 400
"""Games of a comparison, and of one in which `hard` plays."""

LEAST = 100
"""A comparison with fewer games is not reported."""

RANDOM_GAMES, SPEED_GAMES = 20_000, 100

TIMED = 50
"""Decision times are kept of the first so many games of a comparison."""


@dataclass(frozen=True, slots=True)
class Comparison:
    """One player against one to three others, all of one kind."""

    player: str
    rival: str
    rivals: int

    @property
    def games(self) -> int:
        """How many games decide it."""
        return HARD_GAMES if "hard" in (self.player, self.rival) else GAMES


def comparisons() -> Iterator[Comparison]:
    """Yield everything that is measured, what tells most first: greedy is the yardstick, normal stands for a human."""
    ladder = [("normal", "easy"), ("plan", "normal"), ("hard", "normal"), ("hard", "plan"), ("hard", "easy")]
    yardstick = [(player, "greedy") for player in ("easy", "normal", "plan", "hard")]
    human = [("normal", "plan"), ("normal", "hard")]
    for rivals in (1, 2, 3):
        pairs = [*ladder, *yardstick, ("plan", "easy"), *(human if rivals > 1 else [])]
        yield from (Comparison(*pair, rivals) for pair in pairs)


COMPARISONS = tuple(comparisons())


# The games, kept in a file


DECIDING = ("bots", "rules", "actions.py", "deck.py", "game.py", "redact.py", "scenario.py", "state.py", "table.py")


@cache
def fingerprint() -> str:
    """Return a hash of the source of all that decides how a game goes, and of the deck."""
    top = Path(solo.__file__).parent / "xfiles"
    found = hashlib.sha256(xfileslibrary.deck_path().read_bytes())
    for part in DECIDING:
        for path in sorted((top / part).rglob("*.py")) or [top / part]:
            found.update(path.relative_to(top).as_posix().encode() + path.read_bytes())
    return found.hexdigest()[:16]


def results_path() -> Path:
    """Return the file of this version's games; it need not exist yet."""
    return user_folder() / "batches" / f"xfiles-{fingerprint()}.jsonl"


Played = dict[Comparison, dict[int, Finished]]
"""Finished games by seed."""


def gathered(path: Path) -> Played:
    """Return all games of a file. A line that was cut off is left out: its game is played again. Raises: OSError."""
    found: Played = {each: {} for each in COMPARISONS}
    for line in path.read_text(encoding="utf-8").splitlines() if path.exists() else ():
        try:
            made = json.loads(line)
            comparison, game = Comparison(**made["comparison"]), Finished(**made["game"])
            game = replace(game, times=tuple(game.times))
            found.setdefault(comparison, {})[int(made["seed"])] = game
        except (ValueError, KeyError, TypeError):
            continue
    return found


def seeds_of(comparison: Comparison) -> range:
    """Return the seeds of a comparison's games."""
    return range(FIRST_SEED, FIRST_SEED + comparison.games)


def _played(task: tuple[Comparison, int]) -> Finished:
    comparison, seed = task
    rivals = (comparison.rival,) * comparison.rivals
    if seed >= FIRST_SEED + TIMED:
        return replace(play_game(comparison.player, rivals, seed), times=())
    game = play_game(comparison.player, rivals, seed, time.process_time)
    return replace(game, times=tuple(round(each, 3) for each in game.times))


Spread = Callable[[Sequence[tuple[Comparison, int]]], Iterable[Finished]]
"""Plays tasks in whatever way and yields their games in the tasks' order."""


def in_turn(tasks: Sequence[tuple[Comparison, int]]) -> Iterator[Finished]:
    """Play here, one after another."""
    return map(_played, tasks)


def on(executor: Executor, tasks: Sequence[tuple[Comparison, int]]) -> Iterator[Finished]:
    """Play on an executor."""
    return executor.map(_played, tasks, chunksize=4)


def play_missing(path: Path, spread: Spread, wanted: Sequence[Comparison] = COMPARISONS) -> Played:
    """Play the games that a file lacks, each written once it is over; return all. Raises: OSError."""
    found = gathered(path)
    path.parent.mkdir(parents=True, exist_ok=True)
    with path.open("a", encoding="utf-8") as file:
        # After a line that was cut off, the next one must begin anew.
        file.write("" if not path.stat().st_size else "\n")
        for comparison in wanted:
            tasks = [(comparison, seed) for seed in seeds_of(comparison) if seed not in found[comparison]]
            for (_, seed), game in zip(tasks, spread(tasks), strict=True):
                found[comparison][seed] = game
                line = {"comparison": asdict(comparison), "seed": seed, "game": asdict(game)}
                file.write(json.dumps(line) + "\n")
                file.flush()
    return found


# The report


def report(played: Played) -> Figures:
    """Return date (UTC), version and the figures of each comparison that has enough games, in the order of seeds."""
    rows = []
    for comparison, games in played.items():
        if len(games) >= min(LEAST, comparison.games):
            rows.append(asdict(comparison) | figures_of([games[seed] for seed in sorted(games)]))
    return {
        "date": time.strftime("%Y-%m-%d", time.gmtime()),
        "version": __version__,
        "fingerprint": fingerprint(),
        "comparisons": rows,
    }


def write_report(made: Figures) -> Path:
    """Keep a report with the program, a comparison a line; return its file. Raises: OSError, the old one untouched."""
    path = own_folder("assets") / "xfiles" / FILE
    rows = ",\n".join(f"    {json.dumps(row)}" for row in made["comparisons"])
    head = "".join(f"  {json.dumps(key)}: {json.dumps(made[key])},\n" for key in made if key != "comparisons")
    write_whole(path, f'{{\n{head}  "comparisons": [\n{rows}\n  ]\n}}\n'.encode())
    return path


def measured() -> Figures:
    """Play what is missing on all cores; return speed, random games and all comparisons as figures to print."""
    with processes(all_cores()) as executor:
        played = play_missing(results_path(), partial(on, executor))
    found: Figures = {"games a second, normal": round(speed("normal", SPEED_GAMES), 1)}
    found["random games"] = random_games(RANDOM_GAMES)
    for row in report(played)["comparisons"]:
        found[f"{row['player']} against {row['rivals']} {row['rival']}"] = row
    return found


def keep() -> Path:
    """Keep the report of all games that are played with the program; return its file. Raises: OSError."""
    return write_report(report(gathered(results_path())))


if __name__ == "__main__":
    write_report(report(play_missing(Path(sys.argv[1]) if len(sys.argv) > 1 else results_path(), in_turn)))
