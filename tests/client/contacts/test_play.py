"""The play screen: clicks, hints, notes, undo, the Witness, the Oracle, the menu, and an Alien that fails."""

from pathlib import Path

import pygame
import pytest

from solo.client.contacts.end import EndScreen
from solo.client.contacts.table import Table
from solo.client.overlays import Dots, Hatch, Heat, Notes, Tint
from solo.contacts.actions import EndDay, MoveAgent, Resign, UseAbility
from solo.contacts.names import HINT_LEVELS
from solo.core.paths import saves_folder
from solo.hex.bits import members
from solo.newgame import NewGame
from solo.worker import WorkerFailed
from tests.client import hands
from tests.client.contacts.table_top import Player


def begun(hints: str = "off", **choices: object) -> Player:
    """Return a player at the first Agents' turn."""
    player = Player(NewGame("major-breakdown", level=1, seed=3, hints=hints), **choices)  # type: ignore[arg-type]
    player.place("A4", "G5", "L6")
    return player


def skip_day(player: Player) -> None:
    """Move every Agent anywhere and end the day."""
    day = player.table.real.day
    for agent in player.table.controls.unmoved():
        player.match.act(player.table.controls.moves(agent)[-1])
        player.table.update()
    if player.match.is_over:
        pytest.fail("another seed, please: the Alien was caught by chance")
    player.play.act(EndDay())
    player.settle()
    assert player.table.real.day == day + 1


def test_a_click_at_a_tile_centre_gives_its_action() -> None:
    player = begun()
    player.tile("A4")
    assert player.table.selected == "yellow"
    player.tile("B4")
    assert player.table.draft.picks == (player.table.board.named("B4"),)
    player.tile("B4")
    assert player.table.real.agents["yellow"].tile == player.table.board.named("B4")
    assert "Yellow lands on B4" in player.text("news-0")
    assert "Yellow lands on B4" in player.text("log")


def test_an_ability_by_its_button_and_enter() -> None:
    player = begun()
    player.key(pygame.K_1)
    player.tile("B4")
    player.key(pygame.K_RETURN)
    player.press("ability-scan")
    assert player.table.draft.ability == "scan"
    player.press("confirm")
    assert player.table.real.agents["yellow"].used
    assert any(line.fields.get("kind") == "detect" for line in player.table.observation.record.lines)


def test_a_red_way_is_dragged() -> None:
    player = Player(NewGame("major-breakdown", ("red", "blue", "pink"), level=1, seed=3, hints="off"))
    player.place("G5", "A4", "L6")
    board, named = player.play.board, player.table.board.named
    way = [board.pixel_of(named(name)) for name in ("G5", "F5", "E5", "E6")]
    player.events(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=way[0], button=1))
    for pos in way:
        for _ in range(2):
            player.events(pygame.event.Event(pygame.MOUSEMOTION, pos=pos, rel=(0, 0), buttons=(1, 0, 0)))
    player.events(pygame.event.Event(pygame.MOUSEBUTTONUP, pos=way[-1], button=1))
    assert player.table.confirm() == MoveAgent("red", tuple(named(name) for name in ("G5", "F5", "E5", "E6")))


def test_lines_are_chosen_by_direction_keys() -> None:
    player = begun()
    player.key(pygame.K_2)
    player.tile(player.table.controls.moves("blue")[0].path[-1])
    player.key(pygame.K_RETURN)
    player.key(pygame.K_f)
    player.key(pygame.K_w)
    player.key(pygame.K_z)
    assert player.table.confirm() == UseAbility("blue", "line", (2, 4))


def test_escape_lets_go_step_by_step_and_then_opens_the_menu() -> None:
    player = begun()
    player.key(pygame.K_1)
    player.tile("B4")
    player.key(pygame.K_ESCAPE)
    assert player.table.draft.picks == ()
    player.key(pygame.K_ESCAPE)
    assert player.table.selected is None
    player.key(pygame.K_ESCAPE)
    assert player.screen.ui.has_dialog


@pytest.mark.parametrize("level", HINT_LEVELS)
def test_each_hint_level_shows_what_it_promises(level: str) -> None:
    player = begun()
    player.press("hints")
    player.play.set_hints(level)
    player.key(pygame.K_1)
    shown = player.play.board.overlays
    number = HINT_LEVELS.index(level)
    assert player.match.hints == level
    assert player.shown("count") == (number >= 1)
    dark = any(isinstance(each, Tint) and not each.outline for each in shown)
    assert dark == (number >= 2)
    assert any(isinstance(each, Dots) for each in shown) and player.shown("heat-legend") == (number >= 3)
    assert any(isinstance(each, Heat) for each in shown) == (number >= 3)
    assert player.shown("option-1") == (level == "full")
    hands.assert_tidy(player.play.ui)


def test_an_option_is_previewed_by_a_click() -> None:
    player = begun("full")
    player.key(pygame.K_1)
    best = player.table.options("yellow")[0]
    player.play.preview(best)
    assert player.table.confirm() == best.move
    promise = player.table.promise()
    assert promise is not None and promise.catch == pytest.approx(
        best.catch - (best.yes if best.ability is None else 0)
    )


def test_why_not_and_how_could_it() -> None:
    player = begun("set")
    table = player.table
    dark = next(tile for tile in table.board.tiles if not table.possible() >> tile & 1)
    player.play.explain(dark)
    assert table.proof is not None and player.shown("proof")
    if table.proof:
        player.play.show_line(table.proof[0])
        assert table.shown_line == table.proof[0] and table.proof is not None
    lit = next(members(table.possible()))
    player.play.explain(lit)
    assert table.story and table.story[-1][-1] == lit


def test_notes_cycle_and_are_checked() -> None:
    player = begun()
    table = player.table
    dark = next(
        tile for tile in table.board.tiles if not table.possible() >> tile & 1 and not table.real.agent_at(tile)
    )
    player.tile(dark, button=3)
    assert table.notes == {dark: "possible"}
    assert any(isinstance(each, Notes) for each in player.play.board.overlays)
    player.press("check-notes")
    assert table.wrong_notes == (dark,)
    assert player.match.hints == "off"
    assert [event.fields["level"] for event in player.match.session.record if event.type == "hints"] == ["set", "off"]
    player.hover(dark)
    for expected in ("no", "suspect", None):
        player.key(pygame.K_n)
        assert table.notes.get(dark) == expected


def test_undo_goes_back_to_the_last_answer_and_then_offers_practice() -> None:
    player = Player(NewGame("major-breakdown", level=1, seed=3, hints="off"))
    player.tile("A4")
    player.tile("A4")
    assert player.table.real.agents["yellow"].is_placed
    player.key(pygame.K_u)
    assert not player.table.real.agents["yellow"].is_placed
    player.place("A4", "G5", "L6")
    player.key(pygame.K_1)
    player.tile("B4")
    player.key(pygame.K_RETURN)
    player.key(pygame.K_u)
    assert player.screen.ui.has_dialog
    player.press("yes")
    assert player.match.is_practice and not player.table.real.agents["yellow"].path


def test_the_day_ends_only_when_all_have_moved_and_asks_about_what_is_unused() -> None:
    player = begun()
    player.key(pygame.K_RETURN, pygame.KMOD_CTRL)
    assert player.table.real.day == 1
    for agent in ("blue", "pink", "yellow"):
        player.play.act(player.table.controls.moves(agent)[0])
    player.press("end-day")
    assert player.screen.ui.has_dialog
    player.press("no")
    assert player.table.real.day == 1
    player.key(pygame.K_RETURN, pygame.KMOD_CTRL)
    player.press("yes")
    assert player.table.real.day == 2


def test_another_agents_turn_warns_of_what_stays_unused() -> None:
    player = begun()
    player.play.act(player.table.controls.moves("yellow")[0])
    player.key(pygame.K_3)
    player.tile(player.table.controls.moves("pink")[0].path[-1])
    assert player.shown("warning")


def test_the_witness_is_asked_by_ready_sets_or_painted_tiles() -> None:
    player = begun()
    for _ in range(3):
        skip_day(player)
    assert player.table.real.witness == "ready"
    player.key(pygame.K_q)
    player.press("terrain-forest")
    assert player.table.asking == player.table.board.of_terrain["forest"]
    player.press("within-2")
    player.press("nearer")
    before = player.table.asking
    player.tile("F3")
    assert player.table.asking == before ^ 1 << player.table.board.named("F3")
    hands.assert_tidy(player.play.ui)
    player.press("confirm")
    assert player.table.real.witness == "used" and player.table.asking is None


def witness_ready(hints: str) -> Player:
    """Return a player who may question the Witness."""
    player = begun(hints)
    for _ in range(3):
        skip_day(player)
    assert player.table.real.witness == "ready"
    player.key(pygame.K_q)
    player.play.ui.focus(player.play.board)
    return player


def test_enter_without_a_chosen_tile_asks_the_witness_nothing() -> None:
    player = witness_ready("set")
    player.play.board.move_cursor(player.table.board.named("F3"))
    player.key(pygame.K_RETURN)
    player.key(pygame.K_RETURN)
    assert player.table.asking == 0 and player.table.real.witness == "ready"
    player.key(pygame.K_SPACE)
    assert player.table.asking == 1 << player.table.board.named("F3")


def test_a_question_that_can_tell_nothing_is_asked_after_a_question_only() -> None:
    player = witness_ready("set")
    possible = player.table.possible()
    player.play.set_question(player.table.board.land & ~possible)
    player.play.ui.focus(player.play.board)
    player.key(pygame.K_RETURN)
    assert player.screen.ui.has_dialog and player.table.real.witness == "ready"
    player.press("no")
    player.play.set_question(possible)
    player.play.ui.focus(player.play.board)
    player.key(pygame.K_RETURN)
    assert player.screen.ui.has_dialog and player.table.real.witness == "ready"
    player.press("yes")
    assert player.table.real.witness == "used"


def test_what_the_hints_would_tell_is_not_told_by_the_witness_panel_below_their_level() -> None:
    player = witness_ready("count")
    player.play.set_question(player.table.board.land & ~player.table.possible() & ~player.table.real.occupied)
    player.play.ui.focus(player.play.board)
    player.key(pygame.K_RETURN)
    assert not player.screen.ui.has_dialog and player.table.real.witness == "used"


def test_an_oracle_turn_is_declared_and_played_as_declared() -> None:
    player = Player(NewGame("major-breakdown", ("green", "blue", "pink"), level=1, seed=3, hints="off"))
    player.worker.oracle = True
    player.place("A4", "G5", "L6")
    player.match.session.state = _with_oracle(player.match.session.state)
    player.table.update()
    skip_without_day(player)
    table = player.table
    assert table.declaring and table.selected == table.public.named
    agent = table.selected
    move = table.controls.moves(agent)[0]
    player.tile(move.path[-1])
    player.tile(move.path[-1])
    assert table.plan == (move,)
    player.key(pygame.K_f)
    hands.assert_tidy(player.play.ui)
    player.press("declare")
    assert not table.declaring and table.real.declared == (move,)
    assert table.confirm() == move
    player.press("confirm")
    assert table.real.agents[agent].path == move.path


def _with_oracle(state: object) -> object:
    from dataclasses import replace

    return replace(state, public=replace(state.public, oracle="ready"))  # type: ignore[type-var, attr-defined]


def skip_without_day(player: Player) -> None:
    """Move every Agent anywhere and end the day, whatever the Alien does then."""
    for agent in player.table.controls.unmoved():
        player.match.act(player.table.controls.moves(agent)[-1])
        player.table.update()
    player.play.act(EndDay())
    player.settle()


def test_a_failing_alien_can_be_asked_again() -> None:
    player = begun()
    for agent in player.table.controls.unmoved():
        player.match.act(player.table.controls.moves(agent)[0])
        player.table.update()
    player.worker.failing = WorkerFailed("it broke")
    player.play.act(EndDay())
    player.settle()
    assert player.screen.ui.has_dialog and player.match.opponents_go
    player.press("yes")
    assert player.table.real.day == 2 and not player.match.opponents_go


def test_the_menu_leads_everywhere(home: Path) -> None:
    player = begun(saved=True)
    for name, went in (("settings", "settings"), ("help", "help contacts")):
        player.press("menu")
        hands.assert_tidy(player.play.ui)
        player.press(name)
        assert player.went[-1] == went
    player.press("menu")
    player.press("report")
    report = next((home / "reports").glob("*.jsonl")).read_text()
    assert '"type":"zone"' in report and '"start"' not in report and "seed" not in report
    player.press("menu")
    player.press("save-as")
    player.screen.ui.find("save-name").text = "my hunt"
    player.press("yes")
    assert (saves_folder() / "my hunt.jsonl").exists() and not player.screen.ui.has_dialog
    player.press("file")
    hands.assert_tidy(player.play.ui)
    player.key(pygame.K_ESCAPE)
    player.press("menu")
    player.press("restart")
    player.press("yes")
    assert player.screen is not player.play
    assert player.screen.match.observation.public.setup.team == player.match.observation.public.setup.team
    assert player.screen.match.seed != player.match.seed


def test_resigning_asks_and_tells_the_story() -> None:
    player = begun()
    player.press("menu")
    player.press("resign")
    player.press("yes")
    player.settle()
    assert isinstance(player.screen, EndScreen)


def test_clues_are_stepped_through_and_log_lines_shown() -> None:
    player = begun()
    player.play.act(player.table.controls.moves("yellow")[0])
    player.key(pygame.K_COMMA)
    last = player.table.shown_line
    assert last is not None
    player.key(pygame.K_COMMA)
    assert player.table.shown_line < last
    player.key(pygame.K_PERIOD)
    player.key(pygame.K_PERIOD)
    assert player.table.shown_line is None
    player.play.show_line(last)
    assert player.table.shown_line == last


@pytest.mark.parametrize(
    ("size", "scale"), [((1024, 640), 0.8), ((1024, 640), 1.0), ((1280, 800), 1.5), ((1024, 640), 2.0)]
)
def test_nothing_overlaps_or_is_cut_off(size: tuple[int, int], scale: float) -> None:
    player = Player(
        NewGame("lost-in-the-rockies", ("grey", "blue", "black", "turquoise"), level=1, seed=2, hints="full"),
        size=size,
        scale=scale,
    )
    hands.assert_tidy(player.play.ui)
    player.place()
    for number in range(4):
        player.key(pygame.K_1 + number)
        hands.assert_tidy(player.play.ui)
    player.press("menu")
    hands.assert_tidy(player.play.ui)


def test_iron_games_have_no_hints() -> None:
    player = Player(NewGame("major-breakdown", level=1, seed=3, hints="off", iron=True))
    assert not player.shown("hints")
    table = Table(player.match)
    assert not table.hints_reach("count")


@pytest.mark.drawn
def test_both_screens_are_drawn(home: Path) -> None:
    player = begun("full")
    player.key(pygame.K_1)
    player.tile("B4")
    player.tile("K3", button=3)
    player.key(pygame.K_RETURN)
    player.key(pygame.K_f)
    player.key(pygame.K_COMMA)
    surface = pygame.display.get_surface()
    assert surface is not None and len({tuple(surface.get_at((x, 400))) for x in range(0, 900, 7)}) > 20
    player.play.act(Resign())
    player.settle()
    player.key(pygame.K_LEFT)
    assert isinstance(player.screen, EndScreen)


def test_a_no_says_what_it_took_away_only_where_the_hints_may_count() -> None:
    player = begun("count")
    before = player.table.possible().bit_count()
    player.key(pygame.K_1)
    player.play.act(player.table.controls.moves("yellow")[-1])
    player.key(pygame.K_f)
    player.press("confirm")
    left = player.table.possible().bit_count()
    assert left < before and f"{left} left" in player.text("effect-0")
    assert f"{left} left" in player.text("log")
    player.play.set_hints("off")
    assert not player.shown("effect-0") and "left" not in player.text("log")
    player.play.set_hints("count")
    skip_day(player)
    assert f"down to {player.table.sizes()[-2].count}" in player.text("effect-0")


def test_answers_of_earlier_days_are_shown_on_demand_only() -> None:
    player = begun("set")
    player.key(pygame.K_1)
    player.play.act(player.table.controls.moves("yellow")[-1])
    player.key(pygame.K_f)
    player.press("confirm")
    asked = {overlay for overlay in player.play.board.overlays if isinstance(overlay, Hatch)}
    assert asked
    skip_day(player)
    assert not [overlay for overlay in player.play.board.overlays if isinstance(overlay, Hatch)]
    player.key(pygame.K_o)
    old = [overlay for overlay in player.play.board.overlays if isinstance(overlay, Hatch)]
    assert {each.tiles for each in asked} <= {each.tiles for each in old}
    player.press("old")
    assert not [overlay for overlay in player.play.board.overlays if isinstance(overlay, Hatch)]


def test_f1_opens_the_help_from_the_menu_too() -> None:
    player = begun()
    player.play.open_menu()
    player.key(pygame.K_F1)
    assert any(way.startswith("help") for way in player.went) and not player.play.ui.has_dialog
