"""The parts of the table that play, review and lessons share: rivals, piles, one's own desk, the track of phases."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field

import pygame

from solo.client.paint import round_box
from solo.client.palette import mix
from solo.client.theme import Theme
from solo.client.widgets.base import Widget
from solo.client.widgets.box import Column, Flow, Panel, Row, Spacer
from solo.client.widgets.button import Card as PressCard
from solo.client.widgets.label import Label
from solo.client.xfiles.cards import Back
from solo.client.xfiles.deskview import PHASES
from solo.client.xfiles.tablecards import SmallCard, Strip, Strips, Token
from solo.core.language import gettext as _
from solo.core.language import ngettext
from solo.xfiles.observation import View
from solo.xfiles.standing import score_line
from solo.xfiles.table import OpenCase, Seat, Table, case_points, need, phases_left, resistance, strength
from solo.xfiles.text import cards_list, phase_name, side_name

__all__ = [
    "Balance",
    "Look",
    "PhaseTrack",
    "cards_row",
    "own_desk",
    "pile_column",
    "rival_panel",
    "strips",
    "sum_text",
]


@dataclass(frozen=True, slots=True)
class Look:
    """How the table is shown. `named`: rivals' cards on paper with whole names, else as lines; `low`: one's own cards
    as lines too, and all above them as low as it can be; `fresh`: cards that are marked as just laid;
    `hands`: what is known of hands besides one's own, after the end; `levels`: each rival's level in words;
    `rival_width`: the least width of a rival's place in units, None for all there is."""

    named: bool = True
    low: bool = False
    fresh: frozenset[str] = frozenset()
    hands: Mapping[str, Sequence[str]] = field(default_factory=dict)
    levels: Mapping[str, str] = field(default_factory=dict)
    rival_width: float | None = None


def cards_row(table: Table, copies: Sequence[str], look: Look, *, named: bool = True) -> Flow:
    """Return some cards side by side, in as many lines as they need."""
    deck, numbers = table.setup.deck, table.setup.scenario.numbers
    kind = SmallCard if named else Token
    return Flow(*(kind(deck.of[copy], numbers, copy, fresh=copy in look.fresh) for copy in copies), gap=5, stretch=True)


def strips(table: Table, copies: Sequence[str], look: Look, rows: int) -> Strips:
    """Return some cards as lines, `rows` below one another at most where there is room for more columns."""
    deck, numbers = table.setup.deck, table.setup.scenario.numbers
    return Strips([Strip(deck.of[copy], numbers, copy, fresh=copy in look.fresh) for copy in copies], rows)


def sum_text(table: Table, seat: Seat) -> tuple[str, str]:
    """Return what an open case still lacks, and the role of its colour. Raises: ValueError, if none is open."""
    missing = need(table.setup.deck, seat)
    told = ngettext("{number} point missing", "{number} points missing", missing).format(number=missing)
    if not seat.agents:
        return (_("no agent, {told}").format(told=told) if missing > 0 else _("no agent in play")), "bad"
    return (told, "ink") if missing > 0 else (_("enough"), "good")


def time_text(table: Table, seat: Seat) -> str:
    """Return how many Conclusions an open case has left."""
    left = phases_left(table, seat)
    return ngettext("{number} Conclusion left", "{number} Conclusions left", left).format(number=left)


def _score(table: Table, seat: Seat) -> Widget:
    """Return cases solved, with their points, and lost; the tooltip says it in words."""
    points = case_points(table.setup.deck, seat)
    told = score_line(table.setup.deck, seat)
    if seat.solved:
        told = _("{told}. Solved: {cases}.").format(told=told, cases=cards_list(table.setup.deck, seat.solved))
    won = Label(
        _("{solved} ({points})").format(solved=len(seat.solved), points=points),
        icon="trophy",
        size="small",
        bold=True,
        color="accent",
        tooltip=told,
    )
    if not seat.dropped:
        return won
    lost = Label(str(seat.dropped), icon="x", size="small", color="muted", tooltip=told)
    return Row(won, lost, gap=8)


# Rivals

ROOMY = 400
"""The width of a rival's place in units from which on its cards need few rows, and its sums name the Conclusions."""


def _rival_rows(look: Look) -> int:
    """Return how many of a rival's cards stand below one another before a second column begins: fewer where it is
    wide."""
    return 4 if look.rival_width is not None and look.rival_width < ROOMY else 2


def rival_panel(view: View, seat: Seat, look: Look, on_press: Callable[[], None]) -> Widget:
    """Return a rival: score, number of cards, agents in play, its open case; pressing it shows everything."""
    table = view.table
    active = table.outcome is None and table.seats[table.mover].side == seat.side
    name = Label(side_name(seat.side), bold=True, color="accent" if active else "ink", icon="play" if active else "")
    level = Label(look.levels.get(seat.side, ""), size="small", color="muted")
    told = Label(_("No open case"), size="small", color="muted")
    if seat.case is not None:
        told = _case_line(table, seat, look)
    cards = ngettext("{number} card in hand", "{number} cards in hand", seat.hand).format(number=seat.hand)
    hand = Back(seat.hand, cards, name=f"hand-{seat.side}", units=(32, 44) if look.named else (22, 28))
    head = [name, level, Spacer(grow=1), _score(table, seat)]
    if look.named:
        body = Column(Row(*head, gap=8), told, _named_cards(table, seat, look, hand), gap=6)
    else:
        told.grow = 1
        body = Column(Row(*head, gap=8), Row(hand, told, gap=8), *_card_lines(table, seat, look), gap=4)
    card = PressCard(
        body, on_press, name=seat.side, label=side_name(seat.side), selected=active, pad=10 if look.named else 8
    )
    card.width, card.grow = look.rival_width, 1
    return card


def _named_cards(table: Table, seat: Seat, look: Look, hand: Widget) -> Widget:
    """Return a rival's hand, agents and case in groups, each card on paper."""
    shown = look.hands.get(seat.side)
    case = () if seat.case is None else (seat.case.card, *seat.case.clues, *seat.case.twists)
    laid = [cards_row(table, copies, look) for copies in (seat.agents, case) if copies]
    return Flow(hand if shown is None else cards_row(table, shown, look), *laid, gap=12)


def _card_lines(table: Table, seat: Seat, look: Look) -> list[Widget]:
    """Return a rival's case with its twists and clues, its agents, and its hand where that is known, as lines."""
    case = () if seat.case is None else (seat.case.card, *seat.case.twists, *seat.case.clues)
    shown, found = look.hands.get(seat.side), list[Widget]()
    if case or seat.agents:
        found.append(strips(table, (*case, *seat.agents), look, _rival_rows(look)))
    if shown:
        found += [Label(_("Hand"), size="small", color="muted"), strips(table, shown, look, _rival_rows(look))]
    return found


def _case_line(table: Table, seat: Seat, look: Look) -> Label:
    """Return the sums of an open case, with its name where there is room for it, else in short."""
    assert seat.case is not None
    deck = table.setup.deck
    told, color = sum_text(table, seat)
    sums = _("{strength} against {resistance}, {told}; {time}").format(
        strength=strength(deck, seat), resistance=resistance(deck, seat.case), told=told, time=time_text(table, seat)
    )
    text = _("{case}: {sums}").format(case=deck.of[seat.case.card].name, sums=sums)
    if look.named:
        return Label(text, size="small", color=color)
    time = time_text(table, seat)
    if look.rival_width is not None and look.rival_width < ROOMY:
        time = _("{number} left").format(number=phases_left(table, seat))
    return Label(_short_sums(table, seat, time), name=f"sums-{seat.side}", size="small", color=color, tooltip=text)


def _short_sums(table: Table, seat: Seat, time: str) -> str:
    """Return an open case's sums in few words, what is missing and how long it has."""
    assert seat.case is not None
    deck, missing = table.setup.deck, need(table.setup.deck, seat)
    parts = [
        _("{strength} against {resistance}").format(
            strength=strength(deck, seat), resistance=resistance(deck, seat.case)
        ),
        *([] if seat.agents else [_("no agent")]),
        *([_("{number} missing").format(number=missing)] if missing > 0 else []),
        *([_("enough")] if missing <= 0 and seat.agents else []),
        time,
    ]
    return ", ".join(parts)


# Piles


def pile_column(view: View, look: Look, on_discard: Callable[[], None]) -> Widget:
    """Return the deck and the discard pile; pressing the latter searches it (XR-26)."""
    table = view.table
    deck_text = ngettext("{number} card in the deck", "{number} cards in the deck", table.deck)
    deck = Back(table.deck, deck_text.format(number=table.deck), name="deck", units=(96, 30) if look.low else (96, 64))
    top: list[Widget] = []
    if table.discard:
        cards, numbers, last = table.setup.deck, table.setup.scenario.numbers, table.discard[-1]
        kind = Strip if look.low else SmallCard
        top = [kind(cards.of[last], numbers, last, fresh=last in look.fresh)]
    text = ngettext("{number} discarded", "{number} discarded", len(table.discard)).format(number=len(table.discard))
    pile = PressCard(
        Column(*top, Label(text, size="small", color="muted", justify="center", width=96), gap=4),
        on_discard,
        name="discard",
        label=text,
        pad=6,
        tooltip=_("The discard pile: press it to look through it"),
    )
    return Column(
        Column(deck, Label(_("Deck"), size="small", color="muted", justify="center", width=96), gap=2, align="center"),
        pile,
        gap=4 if look.low else 8,
        width=112,
    )


# One's own desk

OWN_ROWS, OWN_ROWS_OF_PILED = 5, 2
"""How many of one's own cards stand below one another before a second column begins; where all places do as well."""


def own_desk(view: View, look: Look) -> Widget:
    """Return what lies before the viewer: the open case with its balance, agents, the solved cases."""
    table, seat = view.table, view.seat
    case = seat.case
    parts = [_own_case(table, seat, case, look)] if case is not None else [_no_case(table, seat)]
    groups: list[Widget] = []
    if case is not None:
        groups.append(_group(table, _("Case and twists"), (case.card, *case.twists), look))
        groups.append(_group(table, _("Clues"), case.clues, look))
    groups.append(_group(table, _("Agents in play"), seat.agents, look))
    if look.low:
        # With a case open the score says how many are solved, and its tooltip which.
        solved = [_group(table, _("Solved"), seat.solved, look)] if seat.solved and case is None else []
        return Panel(*parts, Row(*groups, *solved, gap=10, stretch=True), gap=5, pad=8, name="desk", grow=1)
    if seat.solved:
        tokens = cards_row(table, seat.solved, look, named=False)
        groups.append(Column(Label(_("Solved"), size="small", color="muted"), tokens, gap=3))
    return Panel(*parts, Flow(*groups, gap=14, stretch=True), gap=8, pad=12, name="desk", grow=1)


def _group(table: Table, title: str, copies: Sequence[str], look: Look) -> Widget:
    head = Label(title, size="small", color="muted")
    piled = look.rival_width is None
    if not copies:
        return Column(head, Label(_("none"), size="small", color="muted"), gap=3, grow=int(look.low and not piled))
    if look.low:
        return Column(head, strips(table, copies, look, OWN_ROWS_OF_PILED if piled else OWN_ROWS), gap=3, grow=1)
    return Column(head, cards_row(table, copies, look), gap=3)


def _no_case(table: Table, seat: Seat) -> Widget:
    return Row(Label(_("No open case"), color="muted"), Spacer(grow=1), _score(table, seat), gap=14)


def _own_case(table: Table, seat: Seat, case: OpenCase, look: Look) -> Widget:
    deck = table.setup.deck
    told, color = sum_text(table, seat)
    need_text = Label(told, name="need", bold=True, color="accent" if color == "ink" else color)
    pips = Pips(table.setup.scenario.numbers.phases, phases_left(table, seat), time_text(table, seat))
    balance = Balance(strength(deck, seat), resistance(deck, case))
    if look.low:
        balance.grow = 1
        return Row(balance, Column(need_text, pips, gap=0), _score(table, seat), gap=12)
    name = Label(deck.of[case.card].name, size="head", bold=True)
    top = Row(name, Spacer(grow=1), need_text, pips, _score(table, seat), gap=14)
    return Column(top, balance, gap=6)


class Pips(Widget):
    """The Conclusions that a case has, those left filled."""

    role = "progress"

    def __init__(self, total: int, left: int, tooltip: str) -> None:
        super().__init__("pips")
        self.total, self.left, self.tooltip = total, left, tooltip

    def spoken(self) -> str:
        """Return how many are left."""
        return self.tooltip

    def _measure(self, theme: Theme, width: int | None) -> tuple[int, int]:
        text = theme.text_width(self.tooltip, "small")
        return self.total * theme.px(16) + text + theme.px(4), max(theme.px(16), theme.line_height("small"))

    def draw(self, surface: pygame.Surface) -> None:
        """Draw a disc for each Conclusion, and the text."""
        assert self.theme is not None
        theme, palette = self.theme, self.theme.palette
        for at in range(self.total):
            place = pygame.Rect(self.rect.left + at * theme.px(16), 0, theme.px(12), theme.px(12))
            place.centery = self.rect.centery
            fill, line = (palette.accent, palette.accent) if at < self.left else (None, palette.line)
            round_box(surface, place, theme.px(6), fill, line)
        drawn = theme.text(self.tooltip, "small", palette.muted)
        x = self.rect.left + self.total * theme.px(16) + theme.px(4)
        surface.blit(drawn, drawn.get_rect(midleft=(x, self.rect.centery)))


class Balance(Widget):
    """Strength against resistance: two bars on one scale, each with its number, and a mark where it would be enough."""

    role = "progress"

    def __init__(self, strength: int, resistance: int) -> None:
        super().__init__("balance")
        self.strength, self.resistance = strength, resistance
        self.tooltip = _("Strength {strength} against resistance {resistance}: it must be greater.").format(
            strength=strength, resistance=resistance
        )

    def spoken(self) -> str:
        """Return both sums."""
        return self.tooltip

    def _texts(self) -> tuple[str, str]:
        return (
            _("Strength {number}").format(number=self.strength),
            _("Resistance {number}").format(number=self.resistance),
        )

    def _label_width(self, theme: Theme) -> int:
        return max(theme.text_width(text, "small", True) for text in self._texts()) + theme.px(10)

    def _min_width(self, theme: Theme) -> int:
        return self._label_width(theme) + theme.px(80)

    def _measure(self, theme: Theme, width: int | None) -> tuple[int, int]:
        return (self._min_width(theme) if width is None else width), 2 * theme.line_height("small")

    def draw(self, surface: pygame.Surface) -> None:
        """Draw both bars."""
        assert self.theme is not None
        theme, palette = self.theme, self.theme.palette
        line, label = theme.line_height("small"), self._label_width(theme)
        scale = max(12, self.strength, self.resistance + 1)
        room = self.rect.width - label
        enough = self.strength > self.resistance
        rows = zip(self._texts(), (self.strength, self.resistance), strict=True)
        for at, (text, value) in enumerate(rows):
            y = self.rect.top + at * line
            color = (palette.good if enough else palette.accent) if at == 0 else palette.bad
            drawn = theme.text(text, "small", color, True)
            surface.blit(drawn, (self.rect.left, y))
            track = pygame.Rect(self.rect.left + label, y + line // 4, room, line // 2)
            round_box(surface, track, theme.px(3), palette.field)
            filled = pygame.Rect(track.left, track.top, room * value // scale, track.height)
            if value:
                round_box(surface, filled, theme.px(3), color)
        x = self.rect.left + label + room * (self.resistance + 1) // scale
        pygame.draw.line(
            surface, palette.ink, (x, self.rect.top + theme.px(2)), (x, self.rect.top + line), max(1, theme.px(2))
        )


class PhaseTrack(Widget):
    """The seven phases of the turn, the present one marked; where there is no room the others are dots."""

    role = "progress"

    def __init__(self, phase: str, *, name: str = "track", grow: int = 0) -> None:
        super().__init__(name, grow=grow)
        self.phase = phase
        self.names = {each: phase_name(each) for each in PHASES}
        self.tooltip = phase_name(phase) if phase else ""

    def spoken(self) -> str:
        """Return the phase's name."""
        return self.tooltip

    def _wide(self, theme: Theme, phase: str) -> int:
        return theme.text_width(self.names[phase], "small", True) + theme.px(16)

    def _full(self, theme: Theme) -> int:
        return sum(self._wide(theme, phase) for phase in PHASES) + theme.px(4) * (len(PHASES) - 1)

    def _short(self, theme: Theme) -> int:
        widest = max(self._wide(theme, phase) for phase in PHASES)
        return widest + theme.px(18) * (len(PHASES) - 1)

    def _min_width(self, theme: Theme) -> int:
        return self._short(theme)

    def _measure(self, theme: Theme, width: int | None) -> tuple[int, int]:
        return self._short(theme), theme.line_height("small") + theme.px(8)

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the phases."""
        assert self.theme is not None
        theme, palette = self.theme, self.theme.palette
        full = self.rect.width >= self._full(theme)
        x = self.rect.right - (self._full(theme) if full else self._short(theme))
        for phase in PHASES:
            here = phase == self.phase
            if not (full or here):
                dot = pygame.Rect(0, 0, theme.px(8), theme.px(8))
                dot.center = (x + theme.px(7), self.rect.centery)
                round_box(surface, dot, theme.px(4), palette.line)
                x += theme.px(18)
                continue
            box = pygame.Rect(x, self.rect.top, self._wide(theme, phase), self.rect.height)
            if here:
                round_box(surface, box, theme.px(5), mix(palette.panel, palette.accent, 0.22), palette.accent)
            ink = palette.accent if here else palette.muted
            drawn = theme.text(self.names[phase], "small", ink, True)
            surface.blit(drawn, drawn.get_rect(center=box.center))
            x = box.right + theme.px(4)
