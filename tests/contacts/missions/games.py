"""Small games in which mission cards are open: the last day of one, and its first morning."""

from dataclasses import replace

from solo.contacts import rules
from solo.contacts.scenario import Mission, Part
from tests.contacts.scenes import NOWHERE, Scene, before_setup, board, scene

WATCH = "ffffff"
"""A row below the others, where Yellow stands and walks."""


def ended(*rows: str, alien: str, missions: str, met: bool = False, **facts: object) -> tuple[str, str]:
    """Return winner and why of a game in which the Alien is not caught, after the last day of its past.

    `met`: its special mission is fulfilled in any case; otherwise it cannot be.
    """
    every = (*rows, WATCH)
    special = Mission("Camp anywhere.", (Part("anywhere", board(*every).land),), 1) if met else NOWHERE
    row, days = len(every), len(alien.split()) - 1
    shown = {"missions": tuple(missions.split()), **facts}
    game = scene(*every, alien=alien, days=days, mission=special, facts=shown, yellow=f"F{row}")
    outcome = game.do(f"move yellow F{row}-E{row}", "end").outcome
    assert outcome is not None
    return outcome.winner, outcome.why


def caught(*rows: str, alien: str, move: str, missions: str, zones: tuple[str, ...] = (), **others: object) -> str:
    """Return the winner after a move that ends on the Alien's tile; `others`: Agents by tile, public facts."""
    team = {name: str(tile) for name, tile in others.items() if isinstance(tile, str)}
    facts = {name: value for name, value in others.items() if not isinstance(value, str)}
    game = scene(*rows, alien=alien, zones=zones, facts={"missions": (missions,), **facts}, **team)  # type: ignore[arg-type]
    outcome = game.do(move).outcome
    assert outcome is not None and outcome.why == "landing"
    return outcome.winner


def first_morning(*rows: str, missions: str, start: str, **team: str) -> Scene:
    """Return a game with these cards from the start, on the Alien's turn of day 1; Agents stand in their cities."""
    game = before_setup(board(*rows), *team)
    setup = replace(game.public.setup, burdens=tuple(missions.split()))
    placed = (f"place {agent} {tile}" for agent, tile in team.items())
    return Scene(rules.new_state(setup)).do(f"start {start}", *placed)


def budgets(game: Scene, *walks: str) -> list[object]:
    """Return the Alien's points on each day, Yellow walking to and fro between C2 and D2 meanwhile."""
    found = []
    for walk in walks:
        game = game.do(f"walk {walk}")
        found.append(game.told("alien_turn")[0]["budget"])
        here = game.where("yellow")
        game = game.do(f"move yellow {here}-{'D2' if here == 'C2' else 'C2'}", "end")
    return found
