"""Baselines keep to the contract of levels: legal, by what the Alien sees, and as they are described."""

from random import Random

import pytest

from solo import library
from solo.contacts import rules
from solo.contacts.bots import TEAMS
from solo.contacts.bots.alien.baselines import BASELINES, mcts
from solo.contacts.bots.alien.baselines.farthest import farthest_of
from solo.contacts.bots.alien.baselines.mcts import CATEGORY_WEIGHTS, categories, guessed
from solo.contacts.game import GAME
from solo.contacts.public import ALIEN
from solo.contacts.redact import alien_observation
from solo.core.session import Session, SessionInfo
from solo.hex.bits import members
from solo.simulate import Task, play_task


def few_playouts(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the search be quick: what is tested here is true of any number of playouts."""
    monkeypatch.setattr(mcts, "PLAYOUTS", 12)


def begun(scenario: str, seed: int) -> Session:
    """Return a session with a team drawn from all Agents that may play."""
    file = library.scenario(scenario)
    choice = [agent for agent in file.agents if agent in library.setup_of(scenario).edition.agents]
    team = tuple(Random(f"{scenario} {seed}").sample(sorted(choice), file.team_size))
    return Session(GAME, library.setup_of(scenario, team), SessionInfo("baselines", seed, {}))


@pytest.mark.parametrize("baseline", BASELINES)
@pytest.mark.parametrize("scenario", library.scenario_ids())
def test_no_move_is_illegal_in_any_file(scenario: str, baseline: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """`apply` refuses an illegal move (CR-6), so a game that ends proves that none was tried."""
    few_playouts(monkeypatch)
    for seed in range(2):
        session = begun(scenario, seed)
        while session.let_chance_act() is not None and (side := session.to_move) is not None:
            seen, legal, stream = session.observe(side), session.legal_actions(), session.stream(side)
            action = (
                BASELINES[baseline](seen, legal, stream).action
                if side == ALIEN
                else TEAMS["random"](seen, legal, stream)
            )
            session.apply(action)
        assert session.state.public.outcome is not None


@pytest.mark.parametrize("baseline", BASELINES)
def test_the_choice_is_the_same_whatever_the_session_hides(baseline: str, monkeypatch: pytest.MonkeyPatch) -> None:
    few_playouts(monkeypatch)
    setup = library.setup_of("major-breakdown")
    sessions = [Session(GAME, setup, SessionInfo(purpose, seed, {})) for purpose, seed in (("fair", 1), ("other", 99))]
    chosen = 0
    while (side := sessions[0].to_move) is not None and chosen < 4:
        first = sessions[0]
        if side == ALIEN:
            thoughts = [
                BASELINES[baseline](alien_observation(each.state, each.public_record), each.legal_actions(), Random(3))
                for each in sessions
            ]
            assert thoughts[0] == thoughts[1]
            action, chosen = thoughts[0].action, chosen + 1
        else:
            action = TEAMS["greedy"](first.observe(side), first.legal_actions(), first.stream(side))
        for session in sessions:
            session.apply(action)
    assert chosen == 4


def first_night(seed: int) -> Session:
    """Return a session in which the Alien makes its first move."""
    session = begun("major-breakdown", seed)
    while session.state.public.day == 0:
        side = session.to_move
        assert side is not None
        session.apply(Random(seed).choice(session.legal_actions()))
    return session


@pytest.mark.parametrize("seed", range(5))
def test_the_farthest_tile_has_no_agent_nearer_than_any_other_end_has(seed: int) -> None:
    session = first_night(seed)
    public = session.state.public
    ends = sum(1 << action.path[-1] for action in rules.legal_actions(session.state))
    chosen = BASELINES["farthest"](session.observe(ALIEN), session.legal_actions(), Random(seed)).action
    board, tiles = public.board, [status.tile for status in public.agents.values()]

    def nearest(tile: int) -> int:
        return min(board.distance(tile, agent) for agent in tiles)

    assert nearest(chosen.path[-1]) == max(map(nearest, members(ends)))
    assert farthest_of(public, ends) >> chosen.path[-1] & 1


def test_the_search_is_caught_less_often_than_who_moves_anyhow(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(mcts, "PLAYOUTS", 60)
    searching = [Task("open-hunt-s", (), 0, "greedy", seed, baseline="mcts") for seed in range(12)]
    anyhow = [Task("open-hunt-s", (), 1, "greedy", seed) for seed in range(12)]
    caught = [sum(play_task(task).winner == "agents" for task in tasks) for tasks in (searching, anyhow)]
    assert caught[0] + 3 <= caught[1]


def test_categories_part_the_board_by_the_distance_to_the_nearest_agent() -> None:
    board = library.board("S")
    places = [board.tiles[3], board.tiles[40]]
    groups = categories(board, places)
    assert len(groups) == len(CATEGORY_WEIGHTS) and sum(groups) == board.land
    for category, tiles in enumerate(groups):
        for tile in members(tiles):
            nearest = min(board.distance(tile, agent) for agent in places)
            assert min(nearest, len(groups) - 1) == category


def test_guesses_follow_the_weights_of_the_categories() -> None:
    board = library.board("S")
    groups = categories(board, [board.tiles[50]])
    possible = sum(1 << next(iter(members(group))) for group in (groups[1], groups[5]))
    rng = Random(1)
    far = sum(groups[5] >> guessed(possible, groups, rng) & 1 for _ in range(2000)) / 2000
    assert far == pytest.approx(CATEGORY_WEIGHTS[5] / (CATEGORY_WEIGHTS[1] + CATEGORY_WEIGHTS[5]), abs=0.04)
