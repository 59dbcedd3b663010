"""What every game of the program must do, whatever its rules: legal actions, text, saves, one seed one match, an end.

Whatever is in the list of games is tested with all of its scenarios, as soon as it is there. Beside these, KINDS has
set-ups that no scenario makes; each says how long a game may take.
"""

import pickle
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from solo import adelelibrary
from solo.adele.bots import CREWS
from solo.adele.bots import LEVELS as ADELES_LEVELS
from solo.adele.crew import crew
from solo.adele.game import GAME as ADELE
from solo.contacts.bots import LEVELS, TEAM_IDS
from solo.contacts.bots.alien import stray
from solo.contacts.bots.hunters import random as any_legal
from solo.contacts.game import GAME
from solo.contacts.missions import missions
from solo.contacts.scenario import Deal, Token
from solo.core.choice import Choice
from solo.core.facts import end_in
from solo.core.game import CHANCE, Game, IllegalAction
from solo.core.kit import Kit
from solo.core.record import Audience, lines_of, parse_record
from solo.core.rng import stream
from solo.core.session import Session, SessionInfo, replay
from solo.games import GAMES, UnknownGame, kit_of, kits, shelf_of
from solo.hex.bits import members
from tests.contacts.boards import board_of, random_rows, random_session
from tests.core.toy import TOY
from tests.lantern import KIT as LANTERN
from tests.lantern import lantern

__all__ = ["lantern"]


@dataclass(frozen=True)
class Kind:
    """A game to be tested."""

    game: Game
    setup: Callable[[Random], Any]
    limit: Callable[[Any], int]
    choose: Callable[[str, Any, Sequence[Any], Random], Any] = lambda side, seen, legal, rng: rng.choice(legal)
    examples: int = 25
    sides: Callable[[Any], Sequence[str]] | None = None


def contacts_setup(rng: Random) -> Any:
    made = board_of(*random_rows(rng, rng.randint(3, 6), rng.randint(4, 6)))
    return random_session(rng, made, rng.choice([1, 2, 3, 4, 6]), rng.choice([1, 2, 3, 4])).setup


def whole_box_setup(rng: Random) -> Any:
    """Equipment, tokens, the Alien's choice and mission cards as they come."""
    setup = contacts_setup(rng)
    board = setup.scenario.board
    spots = rng.sample(list(members(board.starts | board.cities)), 5)
    tokens = [
        Token("die", (), (3, 4, 5, 5, 6, 7)),
        Token("sungate", tuple(spots[:2]), optional=rng.random() < 0.5),
        Token("protest", (spots[2], spots[3])),
        Token("bike", (spots[4],)),
        Token("spaceship", tuple(spots[2:4])),
    ]
    deals = {side: Deal(4, rng.randint(1, 4)) for side in ("alien", "agents") if rng.random() < 0.8}
    scenario = replace(
        setup.scenario,
        equipment=deals,
        tokens=tuple(token for token in tokens if rng.random() < 0.5),
        aliens_choice=rng.random() < 0.3,
    )
    return replace(setup, scenario=scenario, missions=len(missions()) == 16 and rng.random() < 0.5)


def contacts_limit(setup: Any) -> int:
    """Start and placing; then each day Oracle, declaration, walk; become, move, ability, trace, roadblock an Agent."""
    return 1 + len(setup.team) + setup.scenario.days * (4 + 5 * len(setup.team)) + 1


def whole_box_limit(setup: Any) -> int:
    """Besides, picks, deals and what is kept; each day die, cards, a replacement, a trace, orders, a move."""
    return contacts_limit(setup) + 9 + setup.scenario.days * 8


def contacts_choose(side: str, seen: Any, legal: Sequence[Any], rng: Random) -> Any:
    return stray.think(seen, legal, rng).action if side == "alien" else any_legal.choose(seen, legal, rng)


def adele_setup(rng: Random) -> Any:
    """Any set-up file of the program with any crew."""
    file = adelelibrary.scenario(rng.choice(adelelibrary.scenario_ids()))
    return adelelibrary.setup_with(file, tuple(rng.sample(sorted(crew()), file.crew_size)))


def adele_limit(setup: Any) -> int:
    """The set-up; each turn events, plans, Alien with attacks, and for each member eleven cubes and what they bring."""
    turns = setup.scenario.figures.turns[len(setup.crew)]
    return 40 + turns * (60 + 70 * len(setup.crew))


def adele_choose(side: str, seen: Any, legal: Sequence[Any], rng: Random) -> Any:
    if side == CHANCE:
        return rng.choice(legal)
    return ADELES_LEVELS[1].choose(seen, legal, rng) if side == "alien" else CREWS["random"](seen, legal, rng)


def kind_of(kit: Kit) -> Kind:
    """Return a game of the list, on its scenarios, played by the weakest of its computer players."""

    def setup(rng: Random) -> Any:
        scenario = shelf_of(kit).load(rng.choice(shelf_of(kit).ids()))
        return kit.setup(kit.new_choice(Choice(kit.id, scenario.id, kit.levels[0])), scenario)

    return Kind(kit.rules, setup, lambda setup: 5000, examples=4, sides=kit.sides)


KINDS = {
    "adele, any crew": Kind(ADELE, adele_setup, adele_limit, adele_choose),
    "contacts, any board": Kind(GAME, contacts_setup, contacts_limit, contacts_choose),
    "contacts, the whole box": Kind(GAME, whole_box_setup, whole_box_limit, contacts_choose),
    "toy": Kind(TOY, lambda rng: rng.randint(1, 9), lambda setup: 100),
    **{kit.id: kind_of(kit) for kit in kits()},
}

each_game = pytest.mark.parametrize("kind", KINDS.values(), ids=KINDS.keys())
each_kit = pytest.mark.parametrize("kit", [*kits(), LANTERN], ids=[*GAMES, "lantern"])
seeds = st.integers(0, 10**6)


def few(kind: Kind) -> Callable[[Any], Any]:
    """Have a property tried with so many examples as a kind of game has time for."""
    return settings(max_examples=kind.examples, deadline=None)


def new_session(kind: Kind, seed: int) -> Session:
    return Session(kind.game, kind.setup(Random(seed)), SessionInfo("test", seed, {}))


def play(kind: Kind, session: Session, most: int | None = None) -> Session:
    """Play at random, to the end or for so many actions."""
    limit = kind.limit(session.setup)
    for number in range(limit + 1 if most is None else most):
        side = session.to_move
        if side is None:
            return session
        assert number < limit, "no end within the limit"
        session.apply(chosen(kind, session, side))
    return session


def chosen(kind: Kind, session: Session, side: str) -> Any:
    """Return what a side, or chance, does next."""
    rng = session.stream(side)
    if side == CHANCE:
        return kind.game.draw(session.state, rng)
    return kind.choose(side, session.observe(side), session.legal_actions(), rng)


@each_game
def test_random_matches_end_within_the_limit(kind: Kind) -> None:
    @given(seeds)
    @few(kind)
    def ends(seed: int) -> None:
        session = play(kind, new_session(kind, seed))
        outcome = kind.game.outcome(session.state)
        assert session.to_move is None and outcome is not None
        assert outcome.winner in (*kind.game.sides, "nobody") and outcome.why
        assert len(session.legal_actions()) == 0

    ends()


@each_game
def test_legal_actions_are_listed_once_in_one_order_and_can_be_done(kind: Kind) -> None:
    @given(seeds, st.integers(0, 60))
    @few(kind)
    def listed(seed: int, plies: int) -> None:
        session = play(kind, new_session(kind, seed), plies)
        if session.to_move is None:
            return
        game, state = kind.game, session.state
        actions = list(game.legal_actions(state))
        assert actions, "the side to move can do something"
        assert actions == list(game.legal_actions(state)) and len(set(actions)) == len(actions)
        for action in Random(seed).sample(actions, min(30, len(actions))):
            assert game.is_legal(state, action)
            game.apply(state, action)
        assert state == session.state, "applying an action leaves the State before it alone"

    listed()


@each_game
def test_nothing_can_be_done_after_the_end(kind: Kind) -> None:
    session = new_session(kind, 3)
    tried: list[Any] = []
    while session.to_move is not None:
        tried += list(session.legal_actions())[:5]
        play(kind, session, 1)
    for action in tried:
        assert not kind.game.is_legal(session.state, action)
        with pytest.raises(IllegalAction):
            kind.game.apply(session.state, action)


@each_game
def test_actions_round_trip_as_text(kind: Kind) -> None:
    @given(seeds, st.integers(0, 60))
    @few(kind)
    def both_ways(seed: int, plies: int) -> None:
        session = play(kind, new_session(kind, seed), plies)
        game, state = kind.game, session.state
        actions = list(game.legal_actions(state))
        texts = {game.format_action(state, action) for action in actions}
        assert len(texts) == len(actions), "different actions have different texts"
        for action in actions:
            assert game.parse_action(state, game.format_action(state, action)) == action

    both_ways()


@each_game
def test_a_match_is_saved_and_goes_on_as_it_would_have(kind: Kind) -> None:
    @given(seeds, st.integers(0, 40))
    @few(kind)
    def saved(seed: int, plies: int) -> None:
        session = play(kind, new_session(kind, seed), plies)
        record = parse_record(lines_of(session.record), "save")
        again, difference = replay(record, kind.game, session.setup, session.info)
        assert difference is None
        assert again.state == session.state and again.record == session.record
        assert again.public_record == session.public_record
        assert play(kind, again).record == play(kind, session).record

    saved()


@each_game
def test_one_seed_gives_one_match(kind: Kind) -> None:
    for seed in range(5):
        one, two = (play(kind, new_session(kind, seed)) for _ in range(2))
        assert [event.fields for event in one.record] == [event.fields for event in two.record]


@each_game
def test_seeds_differ(kind: Kind) -> None:
    starts = set()
    for seed in range(20):
        session = Session(kind.game, kind.setup(Random(1)), SessionInfo("test", seed, {}))
        side = session.to_move
        assert side is not None
        starts.add(kind.game.format_action(session.state, chosen(kind, session, side)))
    assert len(starts) > 1 or len(session.legal_actions()) == 1


@each_game
def test_undo_gives_back_the_state_before(kind: Kind) -> None:
    @given(seeds, st.integers(1, 40))
    @few(kind)
    def undone(seed: int, plies: int) -> None:
        session = play(kind, new_session(kind, seed), plies)
        before = (session.state, list(session.record), session.public_record)
        if session.to_move is None:
            return
        play(kind, session, 1)
        session.undo()
        assert (session.state, session.record, session.public_record) == before

    undone()


@each_game
def test_an_observation_is_given_to_each_side_at_any_time(kind: Kind) -> None:
    session = new_session(kind, 8)
    while True:
        for side in kind.sides(session.setup) if kind.sides else kind.game.sides:
            assert session.observe(side) == session.observe(side)
        if session.to_move is None:
            break
        play(kind, session, 1)


def test_streams_of_the_two_sides_are_not_the_same() -> None:
    session = new_session(KINDS["contacts"], 1)
    assert session.stream("alien").random() != session.stream("agents").random()
    assert session.stream("alien").random() == stream("test", 1, "alien", 0, 0).random()


# --------------------------------------------------------------------------------------------------- what kits say


@pytest.fixture
def scenarios(lantern: Kit) -> Kit:
    """The scenarios of every kit."""
    return lantern


def begun(kit: Kit, seed: int = 3, scenario: str = "") -> Session:
    """Return a new game of a kit on a scenario, the starter where none is named."""
    shelf = shelf_of(kit)
    choice = kit.new_choice(Choice(kit.id, scenario or shelf.starter(), kit.usual_level, kit.usual_hints, seed))
    setup = kit.setup(choice, shelf.load(choice.scenario))
    return Session(kit.rules, setup, SessionInfo("test", seed, kit.options(choice)))


def played_out(kit: Kit, session: Session) -> Session:
    """Let the kit's first team and its computer players play to the end."""
    options = session.info.options
    team = kit.team(kit.teams[0], kit.levels[0])
    while session.let_chance_act() is not None and (side := session.to_move) is not None:
        seen, legal, rng = session.observe(side), session.legal_actions(), session.stream(side)
        if side == kit.rules.human:
            session.apply(team(seen, legal, rng))
        else:
            program = kit.player(kit.program_of(session.setup, {**options, "level": kit.levels[0]}, side))
            session.apply(*kit.decision(program(seen, legal, rng), seen))
    return session


@each_kit
def test_the_human_plays_one_of_the_sides_and_the_others_can_be_named_in_records(kit: Kit) -> None:
    rules = kit.rules
    assert rules.human in rules.sides and len(set(rules.sides)) == len(rules.sides) > 1
    for side in rules.sides:
        assert Audience(side) not in (Audience.ALL, Audience.NOBODY, Audience.HUMAN) and side not in (CHANCE, "nobody")
    assert kit.id in (*GAMES, "lantern") and kit.levels and kit.teams and kit.usual_level in kit.levels
    assert kit.hints[0] == "off" and kit.usual_hints in kit.hints


@each_kit
def test_a_record_says_what_its_game_was_made_from(kit: Kit, scenarios: Kit) -> None:
    shelf = shelf_of(kit)
    assert shelf.ids()[0] == shelf.starter() and len(set(shelf.ids())) == len(shelf.ids())
    for id in shelf.ids():
        session = begun(kit, scenario=id)
        made = parse_record(lines_of(session.record), "made")[0].fields
        assert (made["game"], made["scenario"], made["seed"]) == (kit.id, id, 3) and made["fingerprint"]
        assert kit.setup_from(made, shelf.load(id)) == session.setup
        choice = kit.read_choice(session.setup, made)
        assert (choice.game, choice.scenario, choice.level) == (kit.id, id, kit.usual_level)
        assert (choice.hints, choice.seed, choice.iron, choice.challenge) == (kit.usual_hints, 3, False, None)
        assert kit.setup(choice, shelf.load(id)) == session.setup


@each_kit
def test_a_finished_record_tells_its_result_in_public(kit: Kit, scenarios: Kit) -> None:
    session = played_out(kit, begun(kit))
    outcome, lines = kit.rules.outcome(session.state), session.public_record.lines
    assert outcome is not None and (end := end_in(lines)) is not None and lines[-1].type == "end"
    assert (end["winner"], end["why"]) == (outcome.winner, outcome.why)
    result = kit.result(tuple(session.record), "one", 5.0, "one.jsonl")
    assert result is not None and (result.id, result.game, result.winner) == ("one", kit.id, outcome.winner)
    assert result.day == kit.day_in(lines) <= kit.rules.day(session.state)
    assert kit.result(tuple(begun(kit).record), "one", 5.0, "one.jsonl") is None


@each_kit
def test_every_public_line_and_ending_has_a_sentence(kit: Kit, scenarios: Kit) -> None:
    session = played_out(kit, begun(kit))
    words, outcome = kit.words, kit.rules.outcome(session.state)
    for line in session.public_record.lines:
        assert isinstance(words.sentence(line, session.setup), str)
    assert words.name and words.line() and words.title(outcome) and words.outcome(outcome)
    assert all(words.level(level) for level in kit.levels) and all(words.team(team) for team in kit.teams)
    assert words.scenario(session.setup.scenario) and words.day(1, session.setup.scenario)
    assert words.refusal(kit.over) and words.refusal(kit.not_now) and list(words.seen(session.observe(kit.rules.human)))


@each_kit
def test_giving_up_is_possible_at_every_choice_of_the_human(kit: Kit, scenarios: Kit) -> None:
    session = begun(kit)
    session.let_chance_act()
    while session.to_move not in (kit.rules.human, None):
        side = str(session.to_move)
        seen, legal, rng = session.observe(side), session.legal_actions(), session.stream(side)
        program = kit.player(kit.program_of(session.setup, session.info.options, side))
        session.apply(*kit.decision(program(seen, legal, rng), seen))
        session.let_chance_act()
    assert kit.resignation is None or kit.rules.is_legal(session.state, kit.resignation)
    if kit.resignation is not None:
        session.apply(kit.resignation)
        assert session.to_move is None


@each_kit
def test_a_computer_player_answers_the_same_beyond_a_process_border(kit: Kit, scenarios: Kit) -> None:
    session = begun(kit)
    session.let_chance_act()
    side = str(session.to_move)
    program = kit.program_of(session.setup, session.info.options, side)
    choose = kit.team(kit.teams[0], kit.levels[0]) if side == kit.rules.human else kit.player(program)
    question = (session.observe(side), list(session.legal_actions()), session.stream(side))
    crossed = pickle.loads(pickle.dumps(question))
    here, there = choose(*question), pickle.loads(pickle.dumps(choose(*crossed)))
    if side != kit.rules.human:
        here, there = kit.decision(here, question[0])[0], kit.decision(there, crossed[0])[0]
    assert here == there and kit.rules.is_legal(session.state, there)


@each_kit
def test_lists_have_ids_and_lines(kit: Kit, scenarios: Kit) -> None:
    for listing in kit.lists.values():
        rows = listing()
        assert rows and all(row["line"] and row["id"] for row in rows)


def test_a_game_that_is_not_in_the_list_is_refused_with_those_there_are() -> None:
    with pytest.raises(UnknownGame, match='did you mean "contacts"'):
        kit_of("contact")


def test_the_teams_of_contacts_are_those_that_have_a_program() -> None:
    assert kit_of("contacts").teams == TEAM_IDS and kit_of("contacts").levels == tuple(LEVELS)
