"""`solo bench files`: how the secret files come out under one pair of players, and whom each favours by that.

The pair is level 3 against the greedy Agents. Its team is the one of `TEAMS_OF_THREE` with which the starter comes
nearest to even. A file for two plays without the team's last Agent, one for four with the first of `FOURTH` that is not
in it; where only one team is allowed, with that one.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache

from solo import library
from solo.batch import all_cores, run
from solo.contacts.scenario import Scenario
from solo.simulate import Played, Task

__all__ = ["Result", "fault_of", "files", "leans", "score_of", "team_for"]

GAMES = 400
LEVEL, TEAM = 3, "greedy"

TEAMS_OF_THREE = (
    ("yellow", "pink", "blue"),
    ("green", "pink", "yellow"),
    ("blue", "pink", "white"),
    ("black", "pink", "white"),
    ("black", "orange", "white"),
    ("black", "red", "white"),
    ("green", "pink", "red"),
    ("pink", "purple", "white"),
    ("blue", "pink", "turquoise"),
    ("black", "orange", "turquoise"),
)
"""Teams that one could sensibly choose: somebody who detects, somebody who catches, and a third."""

FOURTH = ("green", "yellow", "orange")
"""Who joins a team of three where four play."""

LEAST, MOST, MOST_UNDECIDED = 0.1, 0.9, 0.25
"""Between which shares of its games each side wins with a file, and how many may have no winner at most."""


@dataclass(frozen=True, slots=True)
class Result:
    """How some games came out: shares of all games, 0 to 1."""

    agents: float
    alien: float
    nobody: float


def score_of(result: Result) -> float:
    """Return the Agents' score: a game that nobody wins counts as half (CR-16)."""
    return result.agents + result.nobody / 2


def result_of(games: Sequence[Played]) -> Result:
    """Return how games came out."""
    won = [sum(game.winner == side for game in games) / len(games) for side in ("agents", "alien", "nobody")]
    return Result(*won)


@cache
def _measured(scenario: str, team: tuple[str, ...], games: int) -> Result:
    tasks = [Task(scenario, team, LEVEL, TEAM, seed, purpose="bench") for seed in range(games)]
    return result_of(run(tasks, all_cores()))


def even_team(games: int = GAMES) -> tuple[str, ...]:
    """Return the team with which the starter comes nearest to even."""
    starter = library.starter_id()
    return min(TEAMS_OF_THREE, key=lambda team: abs(score_of(_measured(starter, team, games)) - 0.5))


def team_for(file: Scenario, team: tuple[str, ...]) -> tuple[str, ...]:
    """Return who plays a file: the team of three, made smaller or larger, or the only team that there is."""
    if len(file.agents) == file.team_size:
        return file.agents
    more = tuple(agent for agent in FOURTH if agent not in team)
    return (*team, *more)[: file.team_size]


def leans(scores: Mapping[str, float]) -> dict[str, str]:
    """Return whom each file favours: the third with the best scores of the Agents them, the last third the Alien."""
    ordered = sorted(scores, key=lambda id: (-scores[id], id))
    third = len(ordered) // 3
    return {
        id: "agents" if rank < third else "alien" if rank >= len(ordered) - third else "nobody"
        for rank, id in enumerate(ordered)
    }


def fault_of(result: Result) -> str:
    """Return what is wrong with how a file comes out, or nothing."""
    if not LEAST <= result.agents <= MOST or not LEAST <= result.alien <= MOST:
        return "one side wins too often"
    return "nobody wins too often" if result.nobody > MOST_UNDECIDED else ""


def files() -> dict[str, object]:
    """Return the table: each file's team, shares, and whom it favours by its rank."""
    team = even_team()
    results = {id: _measured(id, team_for(library.scenario(id), team), GAMES) for id in library.scenario_ids()}
    found = leans({id: score_of(result) for id, result in results.items()})
    table: dict[str, object] = {"team of three": ", ".join(team), "games each": GAMES}
    for id in sorted(results, key=lambda id: -score_of(results[id])):
        result, file = results[id], library.scenario(id)
        faults = [fault_of(result), "" if found[id] == file.favours else f"but its file says {file.favours}"]
        table[id] = {
            "Agents": f"{result.agents:.1%}",
            "Alien": f"{result.alien:.1%}",
            "nobody": f"{result.nobody:.1%}",
            "favours": found[id],
            "team": " ".join(team_for(file, team)),
            **({"fault": "; ".join(filter(None, faults))} if any(faults) else {}),
        }
    return table
