"""Every token alone and in pairs, and missions of every kind, in random games: the set is the oracle's."""

from functools import cache
from itertools import combinations
from pathlib import Path
from random import Random

import pytest

from solo.contacts.cards import cards
from solo.contacts.deduction.exact import Deduction
from solo.contacts.tokens import tokens
from solo.core.session import Session
from tests.contacts import oracle
from tests.contacts.boards import board_of, boxed_session, play, random_rows
from tests.contacts.tokens.games import KINDS, missions_on, plainly_met, session_with, tokens_on

PAIRS = list(combinations(KINDS, 2))
ALIEN_CARDS = tuple(id for id, card in cards().items() if card.side == "alien")


@cache
def game(kinds: tuple[str, ...], seed: int, cards_held: int = 0) -> tuple[Session, list[str], list[str]]:
    rng = Random(f"tokens {kinds} {seed} {cards_held}")
    terrain, zones = random_rows(rng, *rng.choice([(5, 5), (5, 6), (4, 7)]))
    made = board_of(terrain, zones)
    held = tuple(rng.sample(ALIEN_CARDS, cards_held))
    placed = tokens_on(rng, made, kinds)
    session = boxed_session(rng, made, rng.choice([3, 4]), rng.choice([1, 2, 3]), alien=held, tokens=placed)
    return play(session), terrain, zones


def agrees(kinds: tuple[str, ...], seed: int, share: float, cards_held: int = 0) -> int:
    """Hold the set against the oracle's after some lines; return how many were compared."""
    session, terrain, zones = game(kinds, seed, cards_held)
    board, rng = session.setup.scenario.board, Random(seed)
    listing = oracle.OracleMap.from_text(terrain, zones)
    deduction, seen, compared = Deduction(board), [], 0
    for line in session.public_record.lines:
        seen.append({"type": line.type, **line.fields})
        if deduction.add(line) and (line.type == "alien_turn" or rng.random() < share):
            assert set(board.names_of(deduction.possible)) == oracle.search_positions(listing, seen), (
                kinds,
                seed,
                line,
            )
            compared += 1
    return compared


def test_these_are_the_tokens_of_the_box_and_each_has_its_test() -> None:
    """Contacts 7."""
    assert sorted(tokens()) == list(KINDS)
    assert {path.stem for path in Path(__file__).parent.glob("test_*.py")} >= {f"test_{kind}" for kind in KINDS}
    assert all(kind.id == id and kind.name and kind.plural and kind.text for id, kind in tokens().items())


@pytest.mark.parametrize("kind", KINDS)
def test_every_token_alone_agrees_with_the_oracle(kind: str) -> None:
    assert sum(agrees((kind,), seed, 0.2) for seed in range(8)) > 8


@pytest.mark.parametrize("pair", PAIRS, ids="-".join)
def test_every_pair_of_tokens_agrees_with_the_oracle(pair: tuple[str, ...]) -> None:
    assert sum(agrees(pair, seed, 0.1) for seed in range(4)) > 2


@pytest.mark.parametrize("seed", range(12))
def test_all_tokens_with_cards_agree_with_the_oracle(seed: int) -> None:
    """Doors, bars and the die together with what the Alien's cards do to its move."""
    agrees(("die", "protest", "sungate"), seed, 0.1, cards_held=3)


def test_the_truth_is_always_possible() -> None:
    for kinds in [*((kind,) for kind in KINDS), *PAIRS]:
        for seed in range(4):
            session, _, _ = game(kinds, seed)
            alien, deduction = session.state.alien, Deduction(session.setup.scenario.board)
            camps = [alien.start, *(path[-1] for path in alien.paths)]
            for line in session.public_record.lines:
                deduction.add(line)
                assert deduction.possible >> camps[deduction.day] & 1, (kinds, seed, line)


def test_doors_are_used_bars_stand_and_dice_fall_in_these_games() -> None:
    through = barred = 0
    budgets = set()
    for kinds in [*((kind,) for kind in KINDS), *PAIRS]:
        for seed in range(4):
            session, _, _ = game(kinds, seed)
            token = session.setup.scenario.token("sungate")
            pair = token.places if token is not None else ()
            for path in session.state.alien.paths:
                through += any(path[at : at + 2] in (pair, pair[::-1]) for at in range(1, len(path)))
            for line in session.public_record.lines:
                if line.type == "alien_turn":
                    barred += bool(line.fields["barred"])
                    budgets.add(line.fields["budget"])
    assert through > 3 and barred > 20 and {2, 3, 5, 6, 9} <= budgets


@pytest.mark.parametrize("seed", range(12))
def test_missions_of_every_kind_are_judged_by_the_hidden_path(seed: int) -> None:
    """Contacts 7, CR-16, CR-36: against an obvious judge; the starting camp ends no day (SR-6)."""
    rng = Random(f"missions {seed}")
    made = board_of(*random_rows(rng, *rng.choice([(5, 6), (6, 6)])))
    for name, mission in missions_on(rng, made):
        session = play(session_with(rng, made, 3, 1, tokens_on(rng, made, ("spaceship", "sungate")), mission))
        alien, public = session.state.alien, session.state.public
        meant = mission.with_hidden(made, alien.hidden)
        done = meant.is_fulfilled(alien.paths, 3)
        assert done == plainly_met(meant, alien.paths, 3), name
        assert public.outcome is not None
        if public.outcome.winner != "agents":
            assert public.outcome.winner == ("alien" if done else "nobody"), name
