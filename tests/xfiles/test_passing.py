"""XR-37: phases that were passed are exactly those that no event told and that somebody could have expected to use."""

from dataclasses import replace

from solo.core.choice import Choice
from solo.match import Match, new_match
from solo.xfiles.actions import Resign
from solo.xfiles.bots import BOTS
from solo.xfiles.passing import ORDER, Passed, ended_turn, new_turn, own_window, passed_text, same_turn
from solo.xfiles.table import Table
from solo.xfilesmatch import passed_phases
from tests.xfiles.games import case, scene


def table(phase: str, **changes: object) -> Table:
    return scene([["I03"], ["I04"]], ["I06"], phase, seats={0: changes}).table


def test_without_a_case_three_phases_are_passed_and_with_one_its_own_xr32() -> None:
    three = ("complications", "investigation", "conclusion")
    assert same_turn(table("agent"), table("debriefing")) == [Passed(phase, "no-case") for phase in three]
    open_case = {"case": case("X07")}
    assert same_turn(table("agent", **open_case), table("complications", **open_case)) == []
    assert same_turn(table("resources", **open_case), table("agent", **open_case)) == [Passed("case", "open")]
    assert same_turn(table("investigation", **open_case), table("debriefing")) == [], "the Conclusion has its own event"
    assert ended_turn(table("agent")) == [Passed(phase, "no-case") for phase in three]
    assert ended_turn(table("investigation")) == ended_turn(table("debriefing")) == []
    assert new_turn(table("case")) == [Passed("resources", "deck")]
    used = replace(table("agent"), laid=1)
    assert own_window(used) == [], "somebody was put into play, then nobody was left"
    assert own_window(table("agent")) == [Passed("agent", "own-agent")] and own_window(table("complications")) == []


def test_reasons_that_are_alike_stand_together() -> None:
    told = passed_text([Passed("agent", "own-agent"), *same_turn(table("agent"), table("debriefing"))])
    assert told == (
        "Passed, with nothing to do: Agent (you hold no agent), Complications, Investigation and Conclusion (no case "
        "is open)."
    )


def played_out(seed: int) -> Match:
    match = new_match(Choice("xfiles", "two-rivals", 0, "off", seed), saved=False)
    session = match.session
    while session.to_move is not None:
        side = session.to_move
        session.apply(BOTS["normal"](session.observe(side), list(session.legal_actions()), session.stream(side)))
    return match


def test_xr37_every_phase_of_a_game_was_decided_told_or_named_as_passed() -> None:
    """Over a whole game: what is said to be passed and what was decided or told make each turn's seven phases, but for
    Debriefings without a discard and draws without a card that draws more, of which nothing is said."""
    match = played_out(4)
    said = passed_phases(match)
    game = match.session.game
    decided, drawn = set[tuple[int, str]](), 0
    for _start, state, _action in match.session.moments[1:]:
        table, alone = state.table, len(game.legal_actions(state)) == 1
        own = table.seats[table.mover].side == "human" and table.phase in (
            "resources",
            "case",
            "agent",
            "investigation",
        )
        if table.laid or not (own and alone):
            decided.add((table.turn, table.phase))
        elif table.phase == "resources":
            drawn += 1
    concluded = sum(event.type == "conclusion" for event in match.session.record)
    names = [name.capitalize() for name in ORDER]
    passed = sum(text.count(name) for text in said.values() for name in names)
    turns = sum(event.type == "turn" for event in match.session.record)
    quiet = turns - sum(phase == "debriefing" for _turn, phase in decided)
    assert drawn and quiet
    assert len(decided) + drawn + quiet + concluded + passed == 7 * turns
    assert not any("Debriefing" in text or "Resources (you" in text for text in said.values())
    lines = match.session.record
    assert all(1 <= number <= len(lines) for number in said)


def test_xr37_a_sentence_about_the_end_of_a_turn_stands_before_the_next_one_begins() -> None:
    match = played_out(5)
    said, record = passed_phases(match), match.session.record
    last = [number for number, text in said.items() if text.endswith("Conclusion (no case is open).")]
    assert last
    for number in last:
        upcoming = record[number]
        assert upcoming.type in ("turn", "end") or upcoming.fields["action"].startswith("discard "), upcoming


def test_a_game_that_was_given_up_passed_nothing_by_that() -> None:
    match = new_match(Choice("xfiles", "one-rival", 0, "off", 5), saved=False)
    session = match.session
    session.let_chance_act()
    while session.to_move != "human":
        side = str(session.to_move)
        session.apply(BOTS["normal"](session.observe(side), list(session.legal_actions()), session.stream(side)))
    before = passed_phases(match)
    match.session.apply(Resign())
    assert passed_phases(match) == before
