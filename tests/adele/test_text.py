"""Sentences and lines: every public line of whole games is told, refusals have texts, and no secret is in them."""

import pytest

from solo.adele import names
from solo.adele.actions import Refusal
from solo.adele.bots import CREWS, LEVELS
from solo.adele.challenge import CREW
from solo.adele.crew import crew
from solo.adele.kit import KIT
from solo.adele.names import LEVELS as NAMED
from solo.adele.names import TEAM_IDS
from solo.adele.objects import objects
from solo.adele.privatetext import private_sentence
from solo.adele.refusaltext import refusal_text
from solo.adele.seen import seen_lines
from solo.adele.text import sentence, words_text
from solo.core.choice import Choice
from solo.core.record import Audience
from solo.core.session import Session, SessionInfo
from solo.games import shelf_of

UNTOLD = {"upkeep"}
"""Types of public lines that need no sentence."""


def played(scenario: str, seed: int, team: str) -> Session:
    setup = KIT.setup(Choice("adele", scenario), shelf_of(KIT).load(scenario))
    session = Session(KIT.rules, setup, SessionInfo("test", seed, {"level": 2, "team": team}))
    while session.let_chance_act() is not None and (side := session.to_move) is not None:
        choose = CREWS[team] if side == "crew" else LEVELS[2].choose
        session.apply(choose(session.observe(side), session.legal_actions(), session.stream(side)))
    return session


@pytest.mark.parametrize(("scenario", "seed"), [("first-watch", 1), ("falling", 2), ("garden", 3), ("two-left", 4)])
def test_every_line_of_whole_games_is_told(scenario: str, seed: int) -> None:
    for team in ("random", "careful"):
        session = played(scenario, seed, team)
        for line in session.public_record.lines:
            text = sentence(line.type, line.fields, session.setup)
            assert bool(text) != (line.type in UNTOLD), line
            assert "{" not in text and "None" not in text and "  " not in text, text
        for event in session.record:
            if event.audience is Audience.HUMAN and event.type not in ("action", "notes", "hints"):
                assert private_sentence(event.type, event.fields, session.setup), event.type


def test_what_lies_face_down_is_in_no_public_sentence() -> None:
    session = played("first-watch", 1, "careful")
    told = {line.number: line for line in session.public_record.lines}
    for line in told.values():
        if line.type in ("looked", "took", "left", "handed_over", "reserve_taken"):
            text = sentence(line.type, line.fields, session.setup)
            assert not any(kind.name in text for kind in objects().values()), text


def test_every_refusal_has_a_sentence() -> None:
    texts = {refusal_text(reason) for reason in Refusal}
    assert len(texts) == len(Refusal) and all(text.endswith(".") for text in texts)


def test_where_the_game_stands_names_everybody_and_every_mission() -> None:
    session = played("first-watch", 1, "greedy")
    text = "\n".join(seen_lines(session.observe("crew")))
    for member in session.setup.crew:
        assert names.short_name(member) in text
    for what in session.state.crew.missions:
        assert names.object_name(what) in text


def test_named_levels_and_teams_are_those_that_have_a_program() -> None:
    assert tuple(LEVELS) == NAMED == KIT.levels and set(CREWS) == set(TEAM_IDS)
    assert all(level.name in names.level_name(level.number) for level in LEVELS.values())


def test_mission_objects_have_letters_of_their_own() -> None:
    letters = [names.object_letter(kind.id) for kind in objects().values() if kind.kind == "mission"]
    assert len(set(letters)) == len(letters) == 5


def test_a_crew_of_ones_own_is_kept_in_the_record() -> None:
    file = shelf_of(KIT).load("first-watch")
    choice = Choice("adele", "first-watch", 1, settings={CREW: "mei,bruce,emma"})
    setup = KIT.setup(choice, file)
    assert setup.crew == ("mei", "bruce", "emma") and set(setup.crew) < set(crew())
    made = Session(KIT.rules, setup, SessionInfo("test", 1, KIT.options(choice))).record[0].fields
    assert KIT.setup_from(made, file) == setup
    for wrong in ("mei,bruce", "mei,mei,emma", "mei,bruce,emmma"):
        with pytest.raises(ValueError, match="crew"):
            KIT.setup(Choice("adele", "first-watch", 1, settings={CREW: wrong}), file)


def test_who_is_healed_more_than_once_is_named_once() -> None:
    ship = shelf_of(KIT).load("first-watch").ship
    assert words_text(("emma", "emma", "tomas"), ship) == "Emma ×2, Tomas"
    assert words_text(("both", "emma", "emma"), ship).endswith("Emma, Emma"), "healed, and cleansed"
