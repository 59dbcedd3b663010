"""Small random boards, and whole games on them with every Agent: material for the properties."""

from dataclasses import replace
from random import Random

from solo.contacts.actions import DealCards
from solo.contacts.agents import agents
from solo.contacts.board import TERRAINS, Board
from solo.contacts.bots.hunters import random as random_team
from solo.contacts.game import GAME
from solo.contacts.public import Setup
from solo.contacts.scenario import Deal, Mission, Part, Scenario, Token
from solo.core.session import Session, SessionInfo
from solo.hex.coords import Hex


def random_rows(rng: Random, rows: int, columns: int) -> tuple[list[str], list[str]]:
    """Return terrain and zone rows of a board with enough cities and a start in every zone that is there."""
    letters = rng.choice(["ffffwwcclm", "fffwcclmm", "ffffffwccm", "fwc"])
    while True:
        terrain = ["".join(rng.choice(letters) for _ in range(columns)) for _ in range(rows)]
        text = "".join(terrain)
        if text.count("c") >= 4 and text.count("f") + text.count("w") >= 4:
            break
    cut = sorted(rng.choices(range(columns + 1), k=2))
    zones = ["".join("A" if c < cut[0] else "B" if c < cut[1] else "C" for c in range(columns)) for _ in range(rows)]
    return terrain, zones


def board_of(terrain: list[str], zones: list[str], days: int = 6) -> Board:
    """Return the Board of terrain and zone rows."""
    places = {
        Hex(c - r // 2, r): (letter, zones[r][c])
        for r, row in enumerate(terrain)
        for c, letter in enumerate(row)
        if letter != "."
    }
    return Board.build(
        "test",
        "Test",
        days,
        {p: TERRAINS[t] for p, (t, _) in places.items()},
        {p: z for p, (_, z) in places.items()},
        {},
    )


def scenario_on(board: Board, days: int, team_size: int) -> Scenario:
    """Return a scenario on a board, whose mission is to camp anywhere."""
    mission = Mission("Camp anywhere.", (Part("anywhere", board.land),), 1)
    every = tuple(agents())
    return Scenario("test", "Test", board, days, team_size, every, every[:team_size], "nobody", "", "", mission)


def random_session(rng: Random, board: Board, days: int, team_size: int) -> Session:
    """Return a session before its first action, the team drawn from all Agents."""
    team = tuple(rng.sample(sorted(agents()), team_size))
    reserve = sorted(set(agents()) - set(team))
    copies = tuple(rng.sample(reserve, 4)) if "grey" in team else ()
    setup = Setup(scenario_on(board, days, team_size), team, copies)
    return Session(GAME, setup, SessionInfo("test", rng.randrange(10**9), {}))


def boxed_session(
    rng: Random,
    board: Board,
    days: int,
    team_size: int,
    *,
    alien: tuple[str, ...] = (),
    team: tuple[str, ...] = (),
    tokens: tuple[Token, ...] = (),
    missions: tuple[str, ...] = (),
) -> Session:
    """Return a session in which the sides hold these equipment cards; team and places drawn, mission cards open."""
    drawn = tuple(rng.sample(sorted(agents()), team_size))
    reserve = sorted(set(agents()) - set(drawn))
    copies = tuple(rng.sample(reserve, 4)) if "grey" in drawn else ()
    equipment = {"alien": Deal(len(alien), len(alien)), "agents": Deal(len(team), len(team))}
    file = replace(scenario_on(board, days, team_size), equipment=equipment, tokens=tokens)
    session = Session(GAME, Setup(file, drawn, copies, burdens=missions), SessionInfo("test", rng.randrange(10**9), {}))
    if alien or team:
        session.apply(DealCards(alien, team))
    return session


def play(session: Session, most: int = 2000) -> Session:
    """Play a session to its end with random players."""
    for _ in range(most):
        session.let_chance_act()
        side = session.to_move
        if side is None:
            return session
        seen, legal, rng = session.observe(side), session.legal_actions(), session.stream(side)
        session.apply(rng.choice(legal) if side == "alien" else random_team.choose(seen, legal, rng))
    raise AssertionError("the game did not end")
