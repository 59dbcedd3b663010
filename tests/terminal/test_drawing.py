"""The map as text."""

from solo.contacts.public import PublicState
from solo.terminal.drawing import describe, draw, initials, legend
from tests.terminal.prompt import CITIES, new, played


def placed() -> PublicState:
    """The starter with its team in cities."""
    match = new()
    played(match, list(CITIES))
    return match.observation.public


def test_every_tile_stands_in_its_row_and_column() -> None:
    public = placed()
    board = public.board
    lines = draw(public, 0)
    assert len(lines) == 11
    for tile in board.tiles:
        name = board.names[tile]
        row, column = int(name[1:]), ord(name[0]) - ord("A")
        at = 3 + 4 * column + (2 if row % 2 == 0 else 0) + 1
        assert (
            lines[row][at]
            == {"field": "f", "forest": "w", "city": "c", "lake": "l", "mountain": "m"}[board.terrain[tile]]
        )
        assert lines[0][3 + 4 * column + 1] == name[0]


def test_agents_the_roadblock_and_possible_tiles_are_marked() -> None:
    from dataclasses import replace

    public = placed()
    board = public.board
    public = replace(public, roadblock=board.named("C5"))
    text = "\n".join(draw(public, board.set_named(["C4", "F2"])))
    assert "*cP" in text and "*f" in text and "cY" in text and "f#" in text
    assert text.count("*") == 2
    assert "# the roadblock" in legend(public, False, True, False)
    assert draw(public, 0, zones=True)[1].split() == ["1", *"AAAAAABB"] or "A" in draw(public, 0, zones=True)[1]


def test_agents_that_begin_alike_have_two_letters() -> None:
    assert initials(["yellow", "blue", "pink"]) == {"yellow": "Y", "blue": "B", "pink": "P"}
    assert initials(["blue", "black", "brown", "grey"]) == {"blue": "Be", "black": "Bk", "brown": "Bn", "grey": "G"}


def test_a_tile_in_words() -> None:
    public = placed()
    told = describe(public, public.board.named("C7"))
    assert told.startswith("C7 is a city in zone C.") and "Yellow stands there." in told and "Around it:" in told


def test_tokens_have_a_sign_of_their_own() -> None:
    match = new("purple,turquoise,brown,red", scenario="lost-in-the-rockies")
    public = match.observation.public
    cabins = public.scenario.tokens[0].places
    assert "\n".join(draw(public, 0)).count("+") == len(cabins)
    assert "+ hunting cabin" in legend(public, False, False, False)
    assert " Hunting cabin. " in describe(public, cabins[0])
    assert "On the map, hunting cabins: " in played(match, [])
