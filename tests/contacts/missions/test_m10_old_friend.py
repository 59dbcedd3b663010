"""M10 OLD FRIEND: the Witness from the first day on, for five questions (CR-46, advantage)."""

from solo.contacts.actions import Refusal
from tests.contacts.missions.games import first_morning
from tests.contacts.scenes import Scene

ROWS = ("fffffffffff", "ffffffffcff")


def next_day(game: Scene) -> Scene:
    """Return the game in the Agents' turn of the next day; the Alien walks one tile to the east."""
    here = game.where("yellow")
    game = game.do(f"move yellow {here}-{'J2' if here == 'I2' else 'I2'}", "end")
    day = game.public.day
    return game.do(f"walk {'ABCDEFGH'[day - 1]}1-{'ABCDEFGH'[day]}1")


def test_five_questions_each_on_another_day() -> None:
    """CR-46, M10, CR-12: one a day, as the team's card of the day."""
    game = first_morning(*ROWS, missions="M10", start="A1", yellow="I2").do("walk A1-B1")
    for _ in range(4):
        game = game.do("ask B1")
        assert game.refusal("ask B1") is Refusal.CARD_PLAYED
        game = next_day(game)
    game = next_day(game).do("ask G1")
    assert game.told("answer")[0]["answer"] is True
    assert game.public.day == 6 and game.public.witness == "used" and game.refusal("ask B1") is Refusal.NO_WITNESS


def test_the_marker_takes_it_away_no_more() -> None:
    """SR-31: what was unlocked before the day on which Witness and Oracle are settled stays as it is."""
    for card, witness in (("M10", "ready"), ("", "gone")):
        game = first_morning(*ROWS, missions=card, start="A1", yellow="I2").do("walk A1-B1").public_now(detections=3)
        game = next_day(next_day(next_day(game)))
        assert (game.public.witness, game.public.oracle) == (witness, "ready")


def test_the_line_about_witness_and_oracle_tells_how_many_questions_are_left() -> None:
    game = first_morning(*ROWS, missions="M10", start="A1", yellow="I2").do("walk A1-B1", "ask A1")
    game = next_day(next_day(game)).do("move yellow I2-J2", "end")
    assert game.told("unlock") == [{"type": "unlock", "day": 3, "witness": True, "oracle": False, "questions": 4}]


def test_without_it_one_question() -> None:
    game = first_morning(*ROWS, missions="", start="A1", yellow="I2").do("walk A1-B1")
    assert game.public_now(witness="ready").do("ask A1").public.witness == "used"
