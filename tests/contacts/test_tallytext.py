"""What an event did to the set of possible tiles, in words."""

from solo.contacts.hints import Size
from solo.contacts.tallytext import tally


def test_answers_say_what_they_took_away_and_days_what_they_came_to() -> None:
    sizes = [Size(5, 0, 30), Size(7, 1, 59), Size(9, 1, 58), Size(11, 1, 58), Size(12, 1, 46), Size(14, 2, 87)]
    assert tally(sizes) == {
        7: "It can be on 59 tiles.",
        9: "It takes 1 tile away, 58 left.",
        11: "It takes no tile away.",
        12: "It takes 12 tiles away, 46 left.",
        14: "Day 1 brought 59 tiles down to 46; after the move it is 87.",
    }
    assert tally([]) == {}
