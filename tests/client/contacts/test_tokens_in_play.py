"""Tokens at the play screen and at the end: the die's face, who rides, what a tile says, where the ship was."""

from dataclasses import replace

from solo.client.contacts import view
from solo.client.contacts.end import EndScreen
from solo.client.contacts.words import hover_text
from solo.client.overlays import Marker, Token
from solo.contacts.actions import Resign
from solo.contacts.bots import TEAMS
from solo.contacts.public import TEAM
from solo.newgame import NewGame
from tests.client.contacts.table_top import Player


def begun(scenario: str, seed: int = 5) -> Player:
    """Return a player in the Agents' first turn; until then the greedy Agents have chosen."""
    player = Player(NewGame(scenario, level=1, seed=seed, hints="off"))
    match = player.match
    while match.observation.public.phase != "agents":
        match.let_opponents_act()
        if match.observation.public.phase != "agents":
            legal = match.session.legal_actions()
            match.act(TEAMS["greedy"](match.observation, legal, match.session.stream(TEAM)))
    player.table.update()
    player.play.refresh()
    player.settle()
    return player


def test_the_die_shows_its_face_of_the_day_and_says_what_it_gives() -> None:
    player = begun("broken-stride")
    public = player.table.real
    assert public.face is not None
    points = public.scenario.token("die").numbers[public.face]
    assert f"shows {public.face + 1}: {points} points today" in player.text("die")
    assert not begun("last-ferry").shown("die")


def test_a_tile_says_what_is_there() -> None:
    player = begun("full-alarm", seed=15)
    public, board = player.table.real, player.table.board
    token = public.scenario.token("spaceship")
    assert "the spaceship may be here" in hover_text(public, token.places[0])
    way = public.scenario.token("protest").places
    assert "closed to the Alien today by the protest" in hover_text(public, way[0])
    assert "the protest comes here tomorrow" in hover_text(public, way[1])
    assert "hunting cabin" in hover_text(public, public.scenario.token("cabin").places[0])
    gate = begun("door-to-door").table.real
    assert "sungate, leads to K7" in hover_text(gate, gate.board.named("B4"))
    assert board is public.board


def test_who_rides_the_bike_carries_its_sign() -> None:
    public = begun("night-rider").table.real
    assert [each.kind for each in view.landmark_overlays(public) if isinstance(each, Marker)] == ["bike"]
    rides = replace(public, rider="yellow")
    shown = [each for each in view.token_overlays(rides, None, {}) if isinstance(each, Token)]
    assert {each.agent: "bike" in each.signs for each in shown} == {"yellow": True, "pink": False}
    assert view.landmark_overlays(rides) == []


def test_the_end_shows_where_the_ship_was() -> None:
    player = begun("buried-hull")
    places = player.table.real.scenario.token("spaceship").places
    assert sum(isinstance(each, Marker) and each.kind == "spaceship-place" for each in player.play.board.overlays) == 5
    player.play.act(Resign())
    player.settle()
    screen = player.screen
    assert isinstance(screen, EndScreen)
    hidden = screen.story.hidden
    assert hidden in places
    shown = [
        each.tile for each in screen.map.overlays if isinstance(each, Marker) and each.kind.startswith("spaceship")
    ]
    assert shown == [hidden]
    assert player.table.board.names[hidden] in player.text("hidden")
