"""Looking back on a finished game: the lead as a curve, each Conclusion, what one's choices were worth; to be kept."""

import io
from pathlib import Path

import pygame

from solo.client.screen import Push
from solo.client.screens.navigator import Navigator
from solo.client.screens.parts import RoomyScreen, copy, page
from solo.client.screens.text import say
from solo.client.theme import Theme
from solo.client.widgets.bar import Curve
from solo.client.widgets.base import Widget
from solo.client.widgets.box import Column, Flow, Panel
from solo.client.widgets.button import Button
from solo.client.widgets.label import Label
from solo.client.widgets.markup import escape
from solo.client.widgets.richtext import RichText
from solo.client.widgets.scroll import Scroll
from solo.client.xfiles.review import ReviewScreen
from solo.core.language import gettext as _
from solo.core.record import RecordFault
from solo.reviewfiles import write_page, write_picture
from solo.xfiles.lookback import Review
from solo.xfiles.lookbacktext import all_in_all, choice_lines, conclusion_line, head_lines, page_lines, player_lines
from solo.xfileslookback import reviewed

__all__ = ["LookBackScreen", "draw_page", "page_paragraphs"]

WIDE = 1100
"""The width of the text at most, in units."""

CURVE = 84


class LookBackScreen(RoomyScreen):
    """The review of one finished game. A Conclusion that is clicked, in the text or on the curve, shows its table."""

    def __init__(self, navigator: Navigator, path: Path) -> None:
        super().__init__()
        self.navigator, self.path = navigator, path
        self.review: Review | None = None
        self.fault = ""
        try:
            self.review = reviewed(path)
        except RecordFault as fault:
            self.fault = str(fault)

    def build(self) -> Widget:
        """Return the curve and the page below it."""
        if self.review is None:
            broken = Panel(
                Label(say("fault-title"), bold=True, icon="triangle-alert", color="bad"),
                Label(self.fault, name="fault"),
                Label(say("fault-kept"), color="muted", size="small"),
            )
            return page(self, _("Look back"), Column(broken))
        text = RichText(page_paragraphs(self.review), name="page", size="small", on_link=self.show, paragraph_gap=5)
        text.max_width = WIDE
        curve = _curve(self.review)
        curve.on_pick = self.pick
        told = _("Your lead over the best rival, in cases, from Conclusion to Conclusion.")
        body = Column(curve, Label(told, size="small", color="muted"), Scroll(text, name="page-scroll", grow=1), gap=6)
        title = _("Look back: {name}").format(name=_(self.review.final.table.setup.scenario.name))
        return page(self, title, body, extras=self._share_buttons())

    def _share_buttons(self) -> tuple[Widget, ...]:
        kept = (
            ("share", say("share"), "copy", self._copy),
            ("keep-text", _("Save as text"), "file-text", self._save_text),
            ("keep-picture", _("Save as picture"), "image-down", self._save_picture),
        )
        buttons = (Button(text, do, name=name, icon=icon, kind="quiet", size="small") for name, text, icon, do in kept)
        return (Flow(*buttons),)

    # Showing

    def pick(self, at: int) -> None:
        """Show the table at a point of the curve; its first point is the beginning."""
        assert self.review is not None
        if at:
            self.show(f"turn-{self.review.conclusions[at - 1].turn}")

    def show(self, link: str) -> None:
        """Show the table when a turn had come to its Conclusion."""
        screen = ReviewScreen(self.navigator, self.path)
        screen.begin_at(int(link.removeprefix("turn-")))
        self.go(Push(screen))

    # Sharing

    def _copy(self) -> None:
        assert self.review is not None
        copy(self, "\n".join(page_lines(self.review)))

    def _save_text(self) -> None:
        assert self.review is not None
        try:
            path = write_page(self.path, page_lines(self.review))
        except OSError as error:
            self.ui.toast(say("kept-not", reason=error.strerror or error), "bad")
            return
        self.ui.toast(_("Saved: {path}").format(path=path), seconds=8)

    def _save_picture(self) -> None:
        assert self.review is not None
        content = io.BytesIO()
        pygame.image.save(draw_page(self.theme, self.review), content, "picture.png")
        try:
            path = write_picture(self.path, content.getvalue())
        except OSError as error:
            self.ui.toast(say("kept-not", reason=error.strerror or error), "bad")
            return
        self.ui.toast(say("picture-kept", path=path), seconds=8)

    def on_key(self, event: pygame.event.Event) -> None:
        """F1 helps, Esc goes back."""
        if event.key == pygame.K_F1:
            self.go(self.navigator.help("xfiles"))
        else:
            super().on_key(event)


def _curve(review: Review) -> Curve:
    """Return the lead from the beginning on, a value a Conclusion."""
    leads = [0, *(each.lead for each in review.conclusions)]
    reach = max(1, *map(abs, leads))
    return Curve(leads, name="lead", top=reach, low=-reach, height=CURVE)


def page_paragraphs(review: Review) -> list[str]:
    """Return the page with tags; links are `turn-N`."""
    deck = review.final.table.setup.deck
    found = [f"<b>{escape(line)}</b>" for line in head_lines(review)]
    found += [escape(line) for line in player_lines(review)]
    found += [_title(_("All in all")), *map(escape, all_in_all(review))]
    found += [_title(_("Your choices"))]
    found += [_linked(each.turn, line) for each, line in zip(review.judged, choice_lines(review), strict=True)]
    found += [] if review.judged else [_("None of them gave anything away.")]
    found += [_title(_("Turn by turn"))]
    return found + [_linked(each.turn, conclusion_line(each, deck)) for each in review.conclusions]


def _title(text: str) -> str:
    return f"<b><c=accent>{escape(text)}</c></b>"


def _linked(turn: int, line: str) -> str:
    """Return a line whose head, up to its first colon, leads to a turn."""
    head, colon, rest = line.partition(": ")
    return f"<a=turn-{turn}>{escape(head)}</a>{escape(colon + rest)}"


# The picture

SIZE = (1200, 800)
PAD = 32


def draw_page(theme: Theme, review: Review) -> pygame.Surface:
    """Return the review as a picture on one page, as wide as SIZE and as high as it takes: the curve, then the text."""
    plain = Theme(1.25, palette=theme.palette.id)
    text = RichText(page_paragraphs(review), size="small", paragraph_gap=4)
    curve, wide = _curve(review), SIZE[0] - 2 * PAD
    below = PAD + plain.px(CURVE) + PAD // 2
    picture = pygame.Surface((SIZE[0], max(SIZE[1], below + text.measure(plain, wide)[1] + PAD)))
    picture.fill(plain.palette.panel)
    curve.layout(plain, pygame.Rect(PAD, PAD, wide, plain.px(CURVE)))
    curve.draw(picture)
    text.layout(plain, pygame.Rect(PAD, below, wide, picture.get_height() - below - PAD))
    text.draw(picture)
    return picture
