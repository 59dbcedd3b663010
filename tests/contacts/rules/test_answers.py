"""The Alien's answers, the marker, Witness and Oracle, and how a game ends (contacts 3.2, 3.4)."""

import pytest

from solo import library
from solo.contacts.actions import Refusal
from solo.contacts.scenario import Mission, Part
from tests.contacts.scenes import Scene, board, scenario, scene

ROWS = ("ffffffff", "ffffffff", "ffffffff")
ZONES = ("AAABBBCC",) * 3

# ---------------------------------------------------------------------------------------------- answers and the marker


def test_a_detection_answers_for_the_whole_array_and_not_which_tile() -> None:
    """Contacts 3.2, step 3: yes or no for all tiles; the array named tile by tile."""
    for alien, yes in (("A1", True), ("E1", True), ("F1", False)):
        done = scene("fffffff", alien=alien, yellow="B1").do("move yellow B1-C1", "ability yellow scan")
        assert done.told("answer")[-1] == {
            "type": "answer",
            "day": 1,
            "by": "yellow",
            "kind": "detect",
            "tiles": ["A1", "B1", "C1", "D1", "E1"],
            "answer": yes,
        }
        assert done.public.detections == yes
        assert done.outcome is None


def test_each_detection_answered_yes_moves_the_marker() -> None:
    """CR-11: several in one day count each; a no does not."""
    game = scene(*ROWS, alien="D2", yellow="A1", green="F1", turquoise="H3")
    game = game.do("move yellow A1-B1-C1", "ability yellow scan")
    assert game.public.detections == 1
    game = game.do("move green F1-E1", "ability green scan")
    assert game.public.detections == 2
    game = game.do("move turquoise H3-G3", "ability turquoise detect")
    assert game.public.detections == 2
    again = game.do("end", "walk D2-E2", "move green E1-F1", "ability green scan")
    assert again.public.detections == 3


def test_a_capture_answered_yes_wins_at_once() -> None:
    """Contacts 3.4."""
    game = scene("ffffff", alien="D1", pink="A1", yellow="F1").do("move pink A1-B1-C1")
    done = game.do("ability pink catch")
    assert done.told() == [
        {"type": "answer", "day": 1, "by": "pink", "kind": "capture", "tiles": ["B1", "D1"], "answer": True},
        {"type": "end", "day": 1, "winner": "agents", "why": "capture"},
    ]
    assert done.outcome is not None and (done.outcome.winner, done.outcome.why) == ("agents", "capture")
    assert done.public.detections == 0


def test_a_capture_answered_no_moves_no_marker_and_ends_nothing() -> None:
    done = scene("ffffff", alien="F1", pink="A1").do("move pink A1-B1", "ability pink catch")
    assert done.asked() == [("pink", "landing", "B1", False), ("pink", "capture", "A1 C1", False)]
    assert done.outcome is None and done.public.detections == 0


# --------------------------------------------------------------------------------------------- day 3, the unlocking


def at_end_of_day(day: int, detections: int, days: int = 6, **others: object) -> Scene:
    """Return a game of one Agent whose day is over, and that ends it."""
    alien = " ".join(["A3", *(f"{a}3-{b}3" for a, b in zip("ABCDEFG", "BCDEFGH", strict=True))][: day + 1])
    game = scene(*ROWS, zones=ZONES, alien=alien, yellow="A1", days=days, **others)  # type: ignore[arg-type]
    return game.public_now(detections=detections).do("move yellow A1-B1", "end")


@pytest.mark.parametrize(
    ("detections", "witness", "oracle"),
    [(0, True, False), (1, True, True), (2, True, True), (3, False, True), (4, False, True)],
)
def test_who_gets_help_depends_on_the_detections_so_far(detections: int, witness: bool, oracle: bool) -> None:
    """Contacts 3.4: none: Witness; one or two: both; three or more: Oracle only."""
    done = at_end_of_day(3, detections)
    assert done.told("unlock") == [{"type": "unlock", "day": 3, "witness": witness, "oracle": oracle}]
    assert (done.public.witness == "ready", done.public.oracle == "ready") == (witness, oracle)
    assert bool(done.legal("oracle")) == oracle


@pytest.mark.parametrize(("days", "unlock"), [(3, 3), (6, 3), (8, 4), (7, 4)])
def test_the_day_of_unlocking_is_the_plans(days: int, unlock: int) -> None:
    """Contacts 3.4 and CR-47: Plan S (6 days) on day 3, Plan L (8) on day 4, however long the secret file plays."""
    for day in range(1, 6):
        done = at_end_of_day(day, 0, days=days)
        assert bool(done.told("unlock")) == (day == unlock)
        if done.outcome is not None:
            break
    plan_s, plan_l = board(*ROWS, days=6), board(*ROWS, days=8)
    for length in (3, 6, 8, 12):
        assert scenario(plan_s, ("yellow",), length).unlock_day == 3
        assert scenario(plan_l, ("yellow",), length).unlock_day == 4


def test_the_plans_last_6_and_8_days() -> None:
    """CR-35: Plan L's last day is day 8, unless a secret file says 7."""
    assert library.board("S").days == 6 and library.board("L").days == 8
    assert library.scenario("major-breakdown").days == 6
    assert library.scenario("lost-in-the-rockies").days == 8


# ------------------------------------------------------------------------------------------------------- the Witness


def with_witness(alien: str = "A3 A3-B3 B3-C3 C3-D3 D3-E3", **team: str) -> Scene:
    game = scene(*ROWS, zones=ZONES, alien=alien, **(team or {"yellow": "A1", "green": "A2"}))
    return game.public_now(witness="ready")


def test_the_witness_answers_one_question_about_any_set_of_tiles() -> None:
    """CR-17: is the Alien, now on E3, on one of them? It counts as no detection and is asked once."""
    game = with_witness()
    for tiles, yes in (("E3", True), ("D3 F3", False), ("A1 H1 E3", True)):
        done = game.do(f"ask {tiles}")
        (line,) = done.told()
        assert line == {
            "type": "answer",
            "day": 4,
            "by": "witness",
            "kind": "question",
            "tiles": done.board.names_of(done.board.set_named(tiles.split())),
            "answer": yes,
        }
        assert done.outcome is None and done.public.detections == 0
        assert done.refusal("ask A1") is Refusal.NO_WITNESS
        assert done.legal("ask") == []


def test_the_zones_are_listed_as_questions() -> None:
    game = with_witness()
    assert len(game.legal("ask")) == 3
    assert game.legal("ask")[0] == "ask A1 B1 C1 A2 B2 C2 A3 B3 C3"


def test_an_empty_question_is_none() -> None:
    assert with_witness().refusal("ask") is Refusal.NOTHING_TO_ASK


def test_the_witness_may_be_asked_before_between_and_after_the_agents() -> None:
    """CR-12, contacts 3.2: as the team's card of the day. Between two turns, so the Agent before has played."""
    game = with_witness()
    assert game.refusal("ask E3") is None
    between = game.do("move yellow A1-B1")
    asked = between.do("ask E3")
    assert asked.refusal("ability yellow scan") is Refusal.TURN_OVER
    assert asked.refusal("move green A2-B2") is None
    after = between.do("move green A2-B2", "ability green scan", "ask E3")
    assert after.legal() == ["end"]


def test_the_witness_waits_until_a_later_day() -> None:
    later = with_witness().do("move yellow A1-B1", "move green A2-B2", "end", "walk E3-F3")
    assert later.public.day == 5 and later.do("ask F3").asked() == [("witness", "question", "F3", True)]


@pytest.mark.parametrize("witness", ["locked", "gone", "used"])
def test_without_a_witness_nothing_is_asked(witness: str) -> None:
    game = with_witness().public_now(witness=witness)
    assert game.refusal("ask E3") is Refusal.NO_WITNESS


# -------------------------------------------------------------------------------------------------------- the Oracle


def with_oracle(**team: str) -> Scene:
    """Return the Alien's turn on day 4 with the Oracle, the Alien on D2."""
    team = team or {"yellow": "A1", "turquoise": "H1"}
    game = scene(*ROWS, zones=ZONES, alien="A2 A2-B2 B2-C2 C2-D2", phase="alien", **team)
    return game.public_now(oracle="ready", witness="ready")


def test_the_oracle_names_an_agent_before_the_move() -> None:
    """Contacts 3.4, CR-12."""
    game = with_oracle()
    assert game.legal("oracle") == ["oracle turquoise", "oracle yellow"]
    assert game.refusal("oracle green") is Refusal.NO_SUCH_AGENT
    named = game.do("oracle yellow")
    assert named.told() == [{"type": "oracle", "day": 4, "side": "alien", "agent": "yellow"}]
    assert named.refusal("walk D2-E2") is Refusal.NOT_NOW, "the declaration comes first"
    moved = game.do("walk D2-E2")
    assert moved.refusal("oracle yellow") is Refusal.NOT_NOW, "it has moved"


def test_without_an_oracle_nobody_is_named() -> None:
    for oracle in ("locked", "gone", "used"):
        game = with_oracle().public_now(oracle=oracle)
        assert game.legal("oracle") == []
        assert game.refusal("oracle yellow") is Refusal.NO_ORACLE


def test_a_declaration_is_the_named_agents_whole_legal_turn() -> None:
    """CR-40: path, ability and target, all of them legal for that Agent."""
    named = with_oracle().do("oracle turquoise")
    ok = "declare move turquoise H1-G1; ability turquoise block G2; ability turquoise detect"
    assert named.refusal(ok) is None
    assert named.refusal("declare move turquoise H1-G1") is None
    assert named.refusal("declare move yellow A1-B1") is Refusal.NOT_A_TURN
    assert named.refusal("declare move turquoise H1-G1; ability yellow scan") is Refusal.NOT_A_TURN
    assert named.refusal("declare ability turquoise detect") is Refusal.NOT_A_TURN
    assert named.refusal("declare move turquoise H1-G1-F1-E1") is Refusal.TOO_FAR
    assert named.refusal("declare ability turquoise detect; move turquoise H1-G1") is Refusal.NOT_MOVED
    assert named.refusal("declare move turquoise H1-G1; move turquoise G1-F1") is Refusal.HAS_MOVED
    assert named.refusal("declare move turquoise H1-G1; ability turquoise block A1") is Refusal.BAD_TARGET
    twice = "; ability turquoise detect" * 2
    assert named.refusal("declare move turquoise H1-G1" + twice) is Refusal.ABILITY_USED
    assert named.refusal("end") is Refusal.NOT_NOW
    assert named.legal("declare") and all(named.refusal(text) is None for text in named.legal())


def test_the_declaration_is_public_and_the_alien_then_moves_knowing_it() -> None:
    """Contacts 3.4."""
    declared = with_oracle().do("oracle yellow", "declare move yellow A1-B1-C1; ability yellow scan")
    assert declared.told("declaration") == [
        {
            "type": "declaration",
            "day": 4,
            "agent": "yellow",
            "turn": ["move yellow A1-B1-C1", "ability yellow scan"],
        }
    ]
    assert declared.public.phase == "alien"
    assert declared.legal("oracle") == [] and declared.refusal("walk D2-E2") is None


def test_the_declared_turn_comes_first_and_exactly_as_declared() -> None:
    """CR-40: no other Agent, path or ability, and no card, the Witness, before it."""
    game = with_oracle().do("oracle yellow", "declare move yellow A1-B1-C1; ability yellow scan", "walk D2-E2-F2")
    assert game.legal() == ["move yellow A1-B1-C1"]
    for other in ("move turquoise H1-G1", "ask E2", "move yellow A1-B1", "end"):
        assert game.refusal(other) is Refusal.DECLARED
    game = game.do("move yellow A1-B1-C1")
    assert game.legal() == ["ability yellow scan"]
    assert game.refusal("move turquoise H1-G1") is Refusal.DECLARED
    game = game.do("ability yellow scan")
    assert game.refusal("ask E2") is None
    assert game.refusal("move turquoise H1-G1") is None


def test_what_was_not_declared_cannot_be_added() -> None:
    """SR-5, CR-40: exactly as declared, so no ability after a declared move alone."""
    game = with_oracle().do("oracle yellow", "declare move yellow A1-B1", "walk D2-E2", "move yellow A1-B1")
    assert game.refusal("ability yellow scan") is Refusal.TURN_OVER
    assert game.legal("ability") == []


def test_a_declared_dog_waits_for_the_aliens_choice_and_goes_on() -> None:
    """CR-40 with Purple, whose dog finds two tiles of the same day."""
    game = with_oracle(purple="B1", yellow="H1")
    game = game.do("oracle purple", "declare move purple B1-C1; ability purple dog C2 D2 D3 E3", "walk D2-D3-E3-F3")
    game = game.do("move purple B1-C1", "ability purple dog C2 D2 D3 E3")
    assert game.legal() == ["trace D3", "trace E3"]
    game = game.do("trace E3")
    assert game.told("trace")[0]["found"] == {"day": 4, "tile": "E3"}
    assert not game.public.declared and game.refusal("move yellow H1-G1") is None


def test_the_oracle_is_used_once() -> None:
    game = with_oracle().do("oracle yellow", "declare move yellow A1-B1", "walk D2-E2", "move yellow A1-B1")
    game = game.do("move turquoise H1-G1", "end")
    assert game.legal("oracle") == [] and game.refusal("oracle yellow") is Refusal.NO_ORACLE
    assert game.public.named is None


def test_grey_declares_his_form_too() -> None:
    """CR-40, CR-23: the whole turn begins with what he becomes."""
    game = with_oracle(yellow="A1", grey="H1")
    copies = ("green", "red", "white", "turquoise")
    named = game.public_now(copies=copies).do("oracle grey")
    assert named.refusal("declare move grey H1-G1") is Refusal.MUST_BECOME
    assert named.refusal("declare become grey green; move grey H1-G1; ability grey scan") is None
    assert all(text.startswith("declare become grey ") for text in named.legal())
    played = named.do("declare become grey green; move grey H1-G1", "walk D2-E2", "become grey green")
    assert played.legal() == ["move grey H1-G1"]
    assert played.public.spent_forms == {"green"}


# --------------------------------------------------------------------------------------------------- how a game ends


ANYWHERE = Mission("Camp in the west.", (Part("west", board(*ROWS).set_named(["B3"])),), 1)


def test_after_the_last_day_a_fulfilled_mission_wins() -> None:
    """Contacts 3.4: the camp of day 1 was on B3."""
    done = at_end_of_day(6, 0, mission=ANYWHERE)
    assert done.told()[-1] == {"type": "end", "day": 6, "winner": "alien", "why": "mission"}
    assert done.outcome is not None and (done.outcome.winner, done.outcome.why) == ("alien", "mission")


def test_after_the_last_day_an_open_mission_is_won_by_nobody() -> None:
    """CR-16: its own outcome, both sides lose."""
    done = at_end_of_day(6, 0)
    assert done.told()[-1] == {"type": "end", "day": 6, "winner": "nobody", "why": "days"}
    assert done.outcome is not None and (done.outcome.winner, done.outcome.why) == ("nobody", "days")


def test_a_fulfilled_mission_ends_nothing_early_and_is_not_announced() -> None:
    """CR-36: fulfilled on day 1, the game goes on, and what is public is the same as without."""
    for day in range(1, 6):
        with_it, without = at_end_of_day(day, 0, mission=ANYWHERE), at_end_of_day(day, 0)
        assert with_it.outcome is None
        assert with_it.events == without.events
        assert with_it.public.day == day + 1


def test_the_starting_camp_ends_no_day() -> None:
    """SR-6, Contacts 7: a mission asks for days that end on a tile."""
    at_start = Mission("Camp at the start.", (Part("start", board(*ROWS).set_named(["A3"])),), 1)
    done = at_end_of_day(6, 0, mission=at_start)
    assert done.outcome is not None and done.outcome.winner == "nobody"


def test_a_capture_on_the_last_day_beats_a_fulfilled_mission() -> None:
    """Contacts 3.4: the Alien wins if it fulfilled its mission and was not caught."""
    game = scene(*ROWS, alien="A3 A3-B3 B3-C3 C3-D3 D3-E3 E3-F3 F3-G3", yellow="G1", mission=ANYWHERE)
    done = game.do("move yellow G1-G2-G3")
    assert done.outcome is not None and (done.outcome.winner, done.outcome.why) == ("agents", "landing")
