"""The benchmarks: counts, medians and ratios, on seeds of their own. Nothing here decides whether a test passes."""

import importlib
import os
import random
import sys
import time
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import Any

from solo import library
from solo.adelebench import adele
from solo.cardbenches import card_speed, equipment, token_speed
from solo.contacts.agents import agents
from solo.contacts.belief import BeliefEngine
from solo.contacts.bots import TEAMS
from solo.contacts.deduction.exact import Deduction, deduce
from solo.contacts.deduction.explain import why_not
from solo.core.paths import own_folder
from solo.core.record import PublicRecord
from solo.core.session import Session
from solo.filebench import files
from solo.games import kits
from solo.habitbench import habits
from solo.learningbench import learning
from solo.match import Match, new_match
from solo.missionbenches import missions
from solo.newgame import NewGame
from solo.simulate import Task, percentiles, play_session, play_task
from solo.strength import categories
from solo.strength.levelbench import levels, strength
from solo.strength.valuebench import value

__all__ = ["BENCHES", "SHORT", "benches", "keepers"]

Figures = dict[str, Any]

SCENARIOS = ("major-breakdown", "lost-in-the-rockies")


def sessions(scenario: str, games: int, level: int = 3, team: str = "greedy") -> Iterator[Session]:
    """Yield finished games with teams drawn from all Agents."""
    size = library.scenario(scenario).team_size
    for seed in range(games):
        drawn = tuple(random.Random(seed).sample(sorted(agents()), size))
        yield play_session(Task(scenario, drawn, level, team, seed, purpose="bench"))[0]


def records(games: int) -> Iterator[tuple[str, PublicRecord, Session]]:
    """Yield scenario, public record and session of games on both plans, half of them with random Agents."""
    for scenario in SCENARIOS:
        for team in ("greedy", "random"):
            for session in sessions(scenario, games // 2, team=team):
                yield scenario, session.public_record, session


def deduction() -> Figures:
    """Milliseconds for one event that changes the set, for a whole record, and by day."""
    found: Figures = {}
    for scenario in SCENARIOS:
        events: list[float] = []
        by_day: dict[int, list[float]] = {}
        whole: list[float] = []
        for team in ("greedy", "random"):
            for session in sessions(scenario, 40, team=team):
                board, record = session.setup.scenario.board, session.public_record
                began = time.perf_counter()
                deduce(record.lines, board)
                whole.append(milliseconds(began))
                following = Deduction(board)
                for line in record.lines:
                    before = following.possible
                    began = time.perf_counter()
                    told = following.add(line)
                    taken = milliseconds(began)
                    if told and following.possible != before:
                        events.append(taken)
                        by_day.setdefault(following.day, []).append(taken)
        found[scenario] = {
            "event": percentiles(events),
            "events": len(events),
            "record": percentiles(whole),
            "median by day": {day: percentiles(times)["median"] for day, times in sorted(by_day.items())},
        }
    return found


def explanations() -> Figures:
    """Milliseconds for why not here and how could it be here, and how often a proof is proved the smallest."""
    why: list[float] = []
    how: list[float] = []
    smallest = 0
    for scenario, record, session in records(30):
        board = library.scenario(scenario).board
        following = deduce(record.lines, board)
        rng = random.Random(session.info.seed)
        for tile in rng.sample(board.tiles, 12):
            began = time.perf_counter()
            if following.possible >> tile & 1:
                following.history_to(tile)
                how.append(milliseconds(began))
            else:
                proof = why_not(following.facts, board, tile)
                why.append(milliseconds(began))
                smallest += bool(proof and proof.smallest)
    return {
        "why not": percentiles(why),
        "how": percentiles(how),
        "proved smallest": f"{smallest} of {len(why)}",
    }


def belief() -> Figures:
    """Milliseconds for the heat after each event that changes the set, and the largest standard error."""
    times: list[float] = []
    errors: list[float] = []
    for scenario, record, _ in records(20):
        board = library.scenario(scenario).board
        following, engine = Deduction(board), BeliefEngine(board)
        for line in record.lines:
            if following.add(line):
                began = time.perf_counter()
                errors.append(engine.belief(following).error)
                times.append(milliseconds(began))
    return {"after an event": percentiles(times), "standard error": percentiles(errors)}


def alien() -> Figures:
    """Milliseconds for a decision of each level, and whole games a second on one core."""
    from solo.contacts.bots import LEVELS

    found: Figures = {}
    for scenario in SCENARIOS:
        for level in LEVELS:
            began = time.perf_counter()
            games = [play_task(Task(scenario, (), level, "greedy", seed, purpose="bench")) for seed in range(60)]
            seconds = time.perf_counter() - began
            decisions = [taken for game in games for taken in game.alien_times]
            found[f"{scenario}, level {level}"] = {
                "decision": {"mean": round(sum(decisions) / len(decisions), 3), **percentiles(decisions)},
                "games a second": round(len(games) / seconds, 1),
                "Agents win": sum(game.winner == "agents" for game in games) / len(games),
            }
    return found


def truth() -> Figures:
    """Simulated games in which the Alien was inside the possible set at every event (must be all)."""
    found: Figures = {}
    for scenario in SCENARIOS:
        inside = 0
        for number, session in enumerate(sessions(scenario, 500, level=1, team="random")):
            inside += contains_truth(session)
            progress(number + 1, 500)
        found[scenario] = f"{inside} of 500"
    return found


def contains_truth(session: Session) -> bool:
    """Return whether the Alien was inside the possible set after every public event of a game."""
    alien = session.state.alien
    following = Deduction(session.setup.scenario.board)
    camps = [alien.start, *(path[-1] for path in alien.paths)]
    for line in session.public_record.lines:
        following.add(line)
        if not following.possible >> camps[following.day] & 1:
            return False
    return True


def oracle() -> Figures:
    """Random games on small boards: the fast deduction against the slow oracle of the tests (must agree on all)."""
    folder = own_folder("assets").parent
    if not (folder / "tests" / "contacts" / "oracle.py").is_file():
        return {"skipped": "the oracle is part of the tests, which are in a checkout only"}
    sys.path.insert(0, str(folder))
    from tests.contacts import boards
    from tests.contacts import oracle as slow

    games, agreed, checks = 2000, 0, 0
    for seed in range(games):
        rng = random.Random(f"bench {seed}")
        rows, columns, days = rng.choice([(3, 4, 2), (4, 4, 2), (3, 5, 2), (5, 5, 3), (5, 6, 3), (5, 7, 4)])
        terrain, zones = boards.random_rows(rng, rows, columns)
        board = boards.board_of(terrain, zones)
        session = boards.play(boards.random_session(rng, board, days, rng.choice([1, 2, 3])))
        following, seen, good = Deduction(board), [], True
        for line in session.public_record.lines:
            seen.append({"type": line.type, **line.fields})
            if following.add(line) and rng.random() < 0.15:
                want = slow.search_positions(slow.OracleMap.from_text(terrain, zones), seen)
                good &= set(board.names_of(following.possible)) == want
                checks += 1
        agreed += good
        progress(seed + 1, games)
    return {"games": games, "agreed": agreed, "checks": checks}


def window() -> Figures:
    """The window, in the display that the environment names: start, hover to frame, idle CPU and memory (Linux)."""
    from solo.client.measure import hover_times

    match = mid_game(20)
    hover = percentiles(hover_times(match))
    match.close()
    return {"hover to frame, ms": hover, **running_window()}


def mid_game(actions: int) -> Match:
    """Return a match that computer Agents have played for some actions, in memory only."""
    match = new_match(NewGame(seed=20, hints="heat"), saved=False)
    for _ in range(actions):
        match.let_opponents_act()
        if match.is_over:
            break
        legal, rng = match.session.legal_actions(), match.session.stream("agents")
        match.act(TEAMS["greedy"](match.observation, legal, rng))
    match.let_opponents_act()
    return match


def running_window() -> Figures:
    """Start the program as a player does; return seconds to the first frame, idle CPU and memory."""
    import subprocess
    import tempfile

    with tempfile.TemporaryDirectory() as home:
        environment = {**os.environ, "SOLO_TEST_READY": "1", "SOLO_HOME": home}
        began = time.perf_counter()
        command = [sys.executable, "-m", "solo", "play", "--seed", "20", "--hints", "heat"]
        process = subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, text=True)
        assert process.stdout is not None
        ready = any(line.startswith("READY") for line in process.stdout)
        first = time.perf_counter() - began
        time.sleep(3)
        before = _cpu_seconds(process.pid)
        time.sleep(5)
        share = (_cpu_seconds(process.pid) - before) / 5
        memory = _memory(process.pid)
        process.terminate()
        process.wait()
    if not ready:
        return {"window": "did not open"}
    return {"first frame, s": round(first, 2), "idle CPU": f"{share:.1%}", "memory, MB": memory}


def _cpu_seconds(pid: int) -> float:
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / float(os.sysconf("SC_CLK_TCK"))


def _memory(pid: int) -> int:
    for line in Path(f"/proc/{pid}/status").read_text().splitlines():
        if line.startswith("VmRSS:"):
            return int(line.split()[1]) // 1024
    return 0


def milliseconds(began: float) -> float:
    """Return the milliseconds since a time."""
    return (time.perf_counter() - began) * 1000


def progress(done: int, of: int) -> None:
    """Show progress on a terminal."""
    if sys.stderr.isatty():
        print(f"\r{done}/{of}", end="\n" if done == of else "", file=sys.stderr, flush=True)


BENCHES: Mapping[str, Callable[[], Figures]] = {
    "deduction": deduction,
    "explanations": explanations,
    "belief": belief,
    "alien": alien,
    "missions": missions,
    "truth": truth,
    "oracle": oracle,
    "window": window,
    "files": files,
    "cards": card_speed,
    "tokens": token_speed,
    "equipment": equipment,
    "strength": strength,
    "levels": levels,
    "value": value,
    "categories": categories.measured,
    "habits": habits,
    "learning": learning,
    "adele": adele,
}
"""The benchmarks by their names, besides those that games bring along."""


def benches() -> dict[str, Callable[[], Figures]]:
    """Return every benchmark by its name; one that a game brings along is named after it (`Kit.bench`)."""
    return {**BENCHES, **{kit.id: importlib.import_module(kit.bench).measured for kit in kits() if kit.bench}}


def keepers() -> dict[str, Callable[[], Path]]:
    """Return by benchmark what keeps its figures with the program; the function returns the file. Raises: OSError."""
    return {kit.id: importlib.import_module(kit.bench).keep for kit in kits() if kit.bench}


SHORT = ("deduction", "explanations", "belief", "alien", "strength")
"""What runs when no name is given; the others take minutes, and levels hours."""
