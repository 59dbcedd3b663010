"""What stands where on the play screen: made anew from what the screen holds whenever something has changed."""

from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING, Literal

from solo.client.widgets.bar import Bar
from solo.client.widgets.base import Widget
from solo.client.widgets.box import Column, Row
from solo.client.widgets.button import Button
from solo.client.widgets.label import Label
from solo.client.widgets.scroll import Scroll
from solo.client.xfiles.cards import Hand, HandCard
from solo.client.xfiles.deskview import fresh_cards, in_turn_order, is_asked, prompt_of, shown_phase
from solo.client.xfiles.side import foot, hints_panel, log_lines, log_panel
from solo.client.xfiles.sizes import Sizes, sizes_of
from solo.client.xfiles.tableparts import Look, PhaseTrack, own_desk, pile_column, rival_panel
from solo.client.xfiles.zoomed import Zoomed
from solo.core.language import gettext as _
from solo.xfiles.actions import Done
from solo.xfiles.hintlines import hint_lines
from solo.xfiles.text import action_text, level_name, refusal_text

if TYPE_CHECKING:
    from solo.client.xfiles.play import PlayScreen

__all__ = ["content"]


def content(screen: "PlayScreen") -> Widget:
    """Return everything, grown with the window: rivals, desk and hand, hints and log beside or among them."""
    sizes = sizes_of(screen.window.size, screen.theme)
    header, below = _header(screen), _below(screen, sizes)
    if sizes.cramped:
        body = Column(header, *_piled_up(screen, sizes), *_side(screen, sizes), gap=10, pad=10)
        return Column(Scroll(body, name="table", grow=1), below, gap=0, grow=1)
    main = Column(header, Scroll(_fitting(screen, sizes, header, below), name="table", grow=1), gap=10, pad=PAD, grow=1)
    left = Column(main, below, gap=0, grow=1)
    side = Column(*_side(screen, sizes), gap=10, pad=PAD, width=sizes.side)
    return Zoomed(Row(left, side, gap=0, stretch=True, grow=1), sizes.zoom, grow=1)


PAD = 12
"""The margin around the table, the hand and the side, in units."""

# The table


def _looks(screen: "PlayScreen", sizes: Sizes) -> list[Look]:
    """Return the looks that the table may have, the one that shows most of each card first."""
    levels = {
        f"rival-{at}": level_name(level) for at, level in enumerate(screen.match.session.setup.scenario.rivals, 1)
    }
    low = Look(False, True, fresh_cards(screen.news), levels=levels, rival_width=sizes.rival_width(len(levels)))
    if sizes.low:
        return [low]
    paper = [replace(low, low=False), low]
    return [replace(low, named=True, low=False), *paper] if sizes.named(len(levels)) else paper


def _fitting(screen: "PlayScreen", sizes: Sizes, header: Widget, below: Widget) -> Widget:
    """Return the table as it shows most of each card without scrolling."""
    theme = screen.theme.enlarged(sizes.zoom)
    whole = theme.px(sizes.table)
    wide = whole - 2 * theme.px(PAD)
    taken = header.measure(theme, wide)[1] + below.measure(theme, whole)[1] + 2 * theme.px(PAD) + theme.px(12)
    for look in _looks(screen, sizes):
        table = Column(*_table(screen, look), gap=7 if look.low else 10, pad=3)
        if table.measure(theme, wide)[1] <= screen.window.size[1] - taken:
            break
    return table


def _header(screen: "PlayScreen") -> Widget:
    table = screen.view.table
    title = Label(screen.match.session.setup.scenario.name, bold=True, size="head")
    turn = Label(_("Turn {turn}").format(turn=table.turn), color="muted")
    return Row(title, turn, PhaseTrack(shown_phase(table), grow=1), gap=14)


def _rivals(screen: "PlayScreen", look: Look) -> dict[str, Widget]:
    """Return each rival's place, by its side, in the order in which they follow the player."""
    view = screen.view
    seats = {seat.side: seat for seat in view.table.seats}
    return {side: rival_panel(view, seats[side], look, partial(screen.show_seat, side)) for side in in_turn_order(view)}


def _table(screen: "PlayScreen", look: Look) -> list[Widget]:
    """Return the rivals side by side, and the piles beside the player's own desk."""
    view = screen.view
    if not view.table.seats:
        return []
    piles = pile_column(view, look, screen.show_pile)
    return [
        Row(*_rivals(screen, look).values(), gap=10, stretch=True),
        Row(piles, own_desk(view, look), gap=10, stretch=True),
    ]


def _piled_up(screen: "PlayScreen", sizes: Sizes) -> list[Widget]:
    """Return the same below one another, first of all the desk of whoever has the turn: that is what is decided on."""
    view, (look,) = screen.view, _looks(screen, sizes)
    if not view.table.seats:
        return []
    places = {view.side: own_desk(view, look), **_rivals(screen, look)}
    first = view.table.active_seat.side
    others = [place for side, place in places.items() if side != first]
    return [places[first], *others, pile_column(view, look, screen.show_pile)]


# Below it


def _below(screen: "PlayScreen", sizes: Sizes) -> Widget:
    """The prompt with its buttons, and the hand."""
    prompt = prompt_of(screen.view)
    texts = Column(
        Label(prompt.heading, name="prompt", bold=True, color="accent" if screen.may_act else "muted"),
        Label(screen.why_not() or prompt.line, name="prompt-line", size="small", color="muted"),
        gap=0,
        grow=1,
    )
    row = Row(texts, Row(*_buttons(screen, sizes), gap=10), gap=10, name="prompt-row")
    row.keeps_clear = True
    return Column(row, Hand(_hand(screen), sizes.hand), gap=6, pad=12)


def _buttons(screen: "PlayScreen", sizes: Sizes) -> Sequence[Widget]:
    if screen.wait is not None or not is_asked(screen.view):
        return [Bar(screen.wait.share(screen.ui.now()) if screen.wait else 0.0, name="wait", width=160)]
    found: list[Widget] = []
    action = screen.chosen()
    if action is not None:
        text = _("Play it") if sizes.cramped else action_text(action, screen.view.table.setup.deck)
        found.append(Button(text, screen.play_chosen, name="play-card", kind="primary", icon="check"))
    why = screen.match.refusal(Done())
    kind: Literal["normal", "primary"] = "normal" if action is not None else "primary"
    reason = None if why is None else refusal_text(why)
    go = Button(_("Go on"), screen.close_window, name="go-on", kind=kind, shortcut="G", disabled=reason)
    return [*found, go]


def _hand(screen: "PlayScreen") -> list[HandCard]:
    deck, numbers = screen.view.table.setup.deck, screen.view.table.setup.scenario.numbers
    return [
        HandCard(
            deck.of[copy],
            numbers,
            number,
            copy=copy,
            on_press=partial(screen.press_card, copy),
            on_drop=partial(screen.drop_card, copy),
            usable=screen.is_usable(copy),
            selected=copy == screen.selected,
        )
        for number, copy in enumerate(screen.view.hand, 1)
    ]


# At the side


def _side(screen: "PlayScreen", sizes: Sizes) -> list[Widget]:
    guide = screen.guide.panel(screen.refresh, screen.view) if screen.guide is not None else None
    lines = hint_lines(screen.view, screen.match.hints, screen.forecast)
    hints = hints_panel(screen.match.hints, lines, screen.set_hints)
    log = log_panel(log_lines(screen.view.record.lines, screen.view.table.setup.deck, screen.passed), not sizes.cramped)
    why = "" if screen.may_act else _("Wait until it is your turn to decide.")
    last = foot(screen.undo, screen.open_help, screen.open_menu, why)
    first = [guide] if guide is not None else []
    if sizes.cramped:
        return [*first, hints, *log, last]
    above = Column(*first, hints, gap=10, pad=3)
    return [Scroll(above, name="hints-scroll", grow=_hints_share(screen, sizes, above)), *log, last]


SHORT = 0.4
"""The share of the window's height up to which hints are short: nearly half of what hints and log have together."""


def _hints_share(screen: "PlayScreen", sizes: Sizes, above: Widget) -> int:
    """Return how the hints grow above the log: as it does while they are short, else twice as much."""
    theme = screen.theme.enlarged(sizes.zoom)
    tall = above.measure(theme, theme.px(sizes.side - 24))[1]
    return 1 if tall <= SHORT * screen.window.size[1] else 2
