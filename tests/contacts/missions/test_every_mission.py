"""The sixteen mission cards together: what the box holds, that all are possible, and random games with each of them."""

from dataclasses import replace
from functools import cache
from itertools import product
from random import Random

import pytest

from solo import library
from solo.contacts.agent import open_tiles
from solo.contacts.conditions import day_walks
from solo.contacts.deduction.exact import Deduction
from solo.contacts.edition import EDITIONS, SECOND
from solo.contacts.mission import ADVANTAGE, MUST_ALSO, WINS_INSTEAD, beside, rim
from solo.contacts.missions import missions
from solo.contacts.movement import walk_ends
from solo.contacts.scenario import Mission
from solo.contacts.tokens import tokens
from solo.contacts.ways import is_possible
from solo.core.session import Session
from solo.hex.bits import members
from tests.contacts import oracle
from tests.contacts.boards import board_of, boxed_session, play, random_rows
from tests.contacts.scenes import before_setup
from tests.contacts.scenes import board as board_rows

CARDS = sorted(missions())
FAVOURING = {"alien": ("M04", "M05", "M06"), "agents": ("M10", "M12", "M15")}


def test_the_box_holds_eight_cards_a_side() -> None:
    """CR-33."""
    assert [f"M{number:02}" for number in range(1, 17)] == CARDS
    assert SECOND.alien_missions == tuple(id for id in CARDS if missions()[id].side == "alien")
    assert SECOND.team_missions == tuple(id for id in CARDS if missions()[id].side == "agents")
    for edition in EDITIONS.values():
        assert {*edition.alien_missions, *edition.team_missions} <= {*CARDS}


def test_every_card_says_what_it_is() -> None:
    """CR-46: and challenge mode has at least three burdens a side."""
    for side in ("alien", "agents"):
        kinds = [card.kind for card in missions().values() if card.side == side]
        assert {*kinds} == {MUST_ALSO, WINS_INSTEAD, ADVANTAGE} and kinds.count(MUST_ALSO) >= 3
        assert MUST_ALSO not in {missions()[id].kind for id in FAVOURING[side]}
    assert len({card.name for card in missions().values()}) == len({card.text for card in missions().values()}) == 16


def special_missions(id: str) -> list[Mission]:
    """Return a secret file's mission, for each place of the hidden token."""
    file = library.scenario(id)
    hidden = next((token.places for token in file.tokens if tokens()[token.kind].hides), (None,))
    return [file.mission.with_hidden(file.board, place) for place in hidden]


@pytest.mark.parametrize("scenario", library.scenario_ids())
def test_what_the_alien_must_do_is_possible_in_every_secret_file(scenario: str) -> None:
    """CR-46, CR-33: within the days, by moves alone."""
    file = library.scenario(scenario)
    walks, held = day_walks(file.board, file.tokens, file.days), [missions()[id] for id in SECOND.alien_missions]
    burdens = [card for card in held if card.kind == MUST_ALSO]
    for special, card in product(special_missions(scenario), burdens):
        assert is_possible(walks, replace(special, also=card.also(file.board))), card.id
    for card in held:
        assert card.instead is None or is_possible(walks, card.instead(file.board)), card.id


@pytest.mark.parametrize("map_id", library.map_ids())
def test_one_slow_agent_can_survey_all_zones(map_id: str) -> None:
    """M09: even a single Agent that walks two tiles a day ends a move in each zone before the days are over."""
    board = library.board(map_id)
    free = open_tiles(before_setup(board).public, climbs=False)
    reached = {(city, frozenset[str]()) for city in members(board.cities)}
    for _ in range(board.days):
        reached = {
            (end, seen | {board.zones[end]})
            for tile, seen in reached
            for end in members(walk_ends(board, tile, 2, free))
        }
    assert any(len(seen) == 3 for _, seen in reached)


@cache
def game(id: str, seed: int) -> tuple[Session, list[str], list[str]]:
    rng = Random(f"{id} {seed}")
    terrain, zones = random_rows(rng, *rng.choice([(5, 5), (5, 6), (4, 7)]))
    session = boxed_session(
        rng, board_of(terrain, zones), rng.choice([3, 4]), rng.choice([2, 3]), missions=(id,), alien=("B01", "B11")
    )
    return play(session), terrain, zones


@pytest.mark.parametrize("id", CARDS)
def test_every_card_agrees_with_the_oracle(id: str) -> None:
    """What a card does to the Alien's moves stands in the public record (contacts 9)."""
    compared = 0
    for seed in range(3):
        session, terrain, zones = game(id, seed)
        assert session.state.public.missions == (id,) and session.state.public.day
        board, rng, listing = session.setup.scenario.board, Random(seed), oracle.OracleMap.from_text(terrain, zones)
        deduction, seen = Deduction(board), []
        for line in session.public_record.lines:
            seen.append({"type": line.type, **line.fields})
            if deduction.add(line) and rng.random() < 0.3:
                assert set(board.names_of(deduction.possible)) == oracle.search_positions(listing, seen), (id, line)
                compared += 1
    assert compared


@pytest.mark.parametrize("id", CARDS)
def test_a_set_up_names_the_open_cards(id: str) -> None:
    for seed in range(3):
        lines = [line for line in game(id, seed)[0].public_record.lines if line.type == "setup"]
        assert [line.fields["missions"] for line in lines] == [[id]]


def test_the_rim_and_the_shores_of_a_small_board() -> None:
    made = board_rows("fff", "flf", "fmf")
    assert made.names_of(rim(made)) == [name for name in made.names.values() if name != "B2"]
    assert set(made.names_of(beside(made, made.of_terrain["lake"]))) == {"B1", "C1", "A2", "C2", "C3"}
