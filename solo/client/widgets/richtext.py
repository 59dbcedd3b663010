"""Text with bold, colours and links: in a column at its full height, or as a log that scrolls by itself."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from typing import NamedTuple, Unpack

import pygame

from solo.client.theme import Size, Theme
from solo.client.widgets.base import Hints, Widget
from solo.client.widgets.button import draw_focus, is_press
from solo.client.widgets.markup import Span, parse, plain
from solo.client.widgets.scroll import ScrollBar
from solo.client.widgets.wrap import Piece, longest_piece, wrap

__all__ = ["Log", "RichText"]


@dataclass(slots=True)
class _Paragraph:
    """One paragraph: its spans, and its lines for the width they were last wrapped to."""

    spans: list[Span]
    width: int = -1
    lines: list[list[Piece]] = field(default_factory=list)


class _LinkArea(NamedTuple):
    link: str
    rect: pygame.Rect


class RichText(Widget):
    """Paragraphs with tags (see `markup`), at their full height; put it in a Scroll if it may be long.

    Up and Down walk through its links, Enter and Space follow one; `on_link` gets the link's target.
    """

    role = "text"

    def __init__(
        self,
        text: str | Iterable[str] = "",
        *,
        name: str = "",
        size: Size = "body",
        color: str = "ink",
        on_link: Callable[[str], None] | None = None,
        paragraph_gap: float = 6,
        **hints: Unpack[Hints],
    ) -> None:
        """`text` is one text, split at line ends, or an iterable of paragraphs."""
        super().__init__(name, **hints)
        self.size: Size = size
        self.color = color
        self.on_link = on_link
        self.paragraph_gap = paragraph_gap
        self._source: list[str] = []
        self._paragraphs: list[_Paragraph] = []
        self._chosen = -1
        self._lit = ""
        self._links: list[_LinkArea] = []
        self._styled_for: Theme | None = None
        self.set_text(text)

    def set_text(self, text: str | Iterable[str]) -> None:
        """Show another text."""
        self._source = text.split("\n") if isinstance(text, str) else list(text)
        self._paragraphs = [_Paragraph(parse(part)) for part in self._source]
        self._chosen = -1
        self.relayout()

    @property
    def links(self) -> list[str]:
        """The targets of all its links, in order."""
        return [span.link for part in self._paragraphs for span in part.spans if span.link]

    @property
    def focusable(self) -> bool:
        """Whether Tab stops here: only if there is a link to follow."""
        return self.visible and self.on_link is not None and bool(self.links)

    def spoken(self) -> str:
        """Return the text without tags."""
        return "\n".join(plain(part) for part in self._source)

    # Lines

    def _wrapped(self, theme: Theme, paragraph: _Paragraph, width: int) -> list[list[Piece]]:
        if self._styled_for is not theme:
            self._styled_for = theme
            for part in self._paragraphs:
                part.width = -1
        if paragraph.width != width:
            runs = [(span.text, index) for index, span in enumerate(paragraph.spans)]
            paragraph.lines = wrap(runs, max(1, width), lambda text, style: self._wide(theme, paragraph, text, style))
            paragraph.width = width
        return paragraph.lines

    def _wide(self, theme: Theme, paragraph: _Paragraph, text: str, style: int) -> int:
        return theme.text_width(text, self.size, paragraph.spans[style].bold)

    def _height(self, theme: Theme, paragraph: _Paragraph, width: int) -> int:
        return len(self._wrapped(theme, paragraph, width)) * theme.line_height(self.size)

    def _total(self, theme: Theme, width: int) -> int:
        gaps = theme.px(self.paragraph_gap) * max(0, len(self._paragraphs) - 1)
        return sum(self._height(theme, part, width) for part in self._paragraphs) + gaps

    def _min_width(self, theme: Theme) -> int:
        return max(
            (longest_piece(span.text, lambda text: theme.text_width(text, self.size, True)) for span in self._spans()),
            default=0,
        )

    def _spans(self) -> Iterable[Span]:
        return (span for part in self._paragraphs for span in part.spans)

    def _measure(self, theme: Theme, width: int | None) -> tuple[int, int]:
        if width is None:
            natural = max(
                (
                    sum(theme.text_width(span.text, self.size, span.bold) for span in part.spans)
                    for part in self._paragraphs
                ),
                default=0,
            )
            return natural, self._total(theme, natural + 1)
        return width, self._total(theme, width)

    # Drawing

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the paragraphs that the clip shows."""
        assert self.theme is not None
        self._draw_text(surface, self.theme, self.rect)
        draw_focus(self, surface)

    def _draw_text(self, surface: pygame.Surface, theme: Theme, area: pygame.Rect) -> None:
        clip, y = surface.get_clip(), area.top
        self._links = []
        for paragraph in self._paragraphs:
            tall = self._height(theme, paragraph, area.width)
            if y + tall > clip.top and y < clip.bottom:
                self._draw_paragraph(surface, theme, paragraph, area.left, y)
            elif any(span.link for span in paragraph.spans):
                self._links.extend(
                    _LinkArea(span.link, pygame.Rect(area.left, y, 0, tall)) for span in paragraph.spans if span.link
                )
            y += tall + theme.px(self.paragraph_gap)

    def _draw_paragraph(
        self, surface: pygame.Surface, theme: Theme, paragraph: _Paragraph, left: int, top: int
    ) -> None:
        line_height = theme.line_height(self.size)
        for index, line in enumerate(paragraph.lines):
            y = top + index * line_height
            for piece in line:
                span = paragraph.spans[piece.style]
                ink = theme.palette.role(span.color or ("link" if span.link else self.color))
                drawn = theme.text(
                    piece.text.rstrip(" ") if piece is line[-1] else piece.text, self.size, ink, span.bold
                )
                place = pygame.Rect(left + piece.x, y, drawn.get_width(), line_height)
                if span.link:
                    self._draw_link(surface, theme, span.link, place, ink)
                surface.blit(drawn, place)

    def _draw_link(
        self, surface: pygame.Surface, theme: Theme, link: str, place: pygame.Rect, ink: tuple[int, int, int]
    ) -> None:
        chosen = self.shows_focus and self._chosen == len(self._links)
        if chosen or self._lit == link:
            surface.fill(theme.palette.raised, place.inflate(theme.px(4), 0))
        if chosen or self._lit == link:
            surface.fill(ink, (place.left, place.bottom - theme.px(3), place.width, theme.px(1)))
        self._links.append(_LinkArea(link, place))

    # Events

    def _link_at(self, pos: tuple[int, int]) -> str:
        return next((area.link for area in self._links if area.rect.collidepoint(pos)), "")

    def on_hover(self, inside: bool) -> None:
        """Unlight the link that the mouse left."""
        if not inside and self._lit:
            self._lit = ""
            self.redraw()

    def handle(self, event: pygame.event.Event) -> bool:
        """Follow links."""
        if event.type == pygame.MOUSEMOTION:
            if (lit := self._link_at(event.pos)) != self._lit:
                self._lit = lit
                self.redraw()
            return bool(lit)
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1 and (link := self._link_at(event.pos)):
            if self.on_link is not None:
                self.on_link(link)
            return True
        return event.type == pygame.KEYDOWN and self._key(event)

    def _key(self, event: pygame.event.Event) -> bool:
        links = self.links
        if not links or self.on_link is None:
            return False
        if event.key in (pygame.K_DOWN, pygame.K_RIGHT, pygame.K_UP, pygame.K_LEFT):
            step = 1 if event.key in (pygame.K_DOWN, pygame.K_RIGHT) else -1
            self._chosen = max(0, min(len(links) - 1, self._chosen + step))
            self._show_chosen()
            self.redraw()
            return True
        if is_press(event) and 0 <= self._chosen < len(links):
            self.on_link(links[self._chosen])
            return True
        return False

    def _show_chosen(self) -> None:
        """Bring the chosen link into view; a log scrolls."""


class Log(RichText):
    """Paragraphs in a window that scrolls: wheel, Up, Down and the page keys. It stays at the end if it was there."""

    role = "log"

    def __init__(
        self,
        text: str | Iterable[str] = "",
        *,
        name: str = "",
        size: Size = "body",
        color: str = "ink",
        on_link: Callable[[str], None] | None = None,
        paragraph_gap: float = 6,
        at_end: bool = True,
        **hints: Unpack[Hints],
    ) -> None:
        """`at_end` starts it at its newest line. Give it a `height`, or `grow`."""
        self.bar = ScrollBar()
        self._follow = at_end
        super().__init__(text, name=name, size=size, color=color, on_link=on_link, paragraph_gap=paragraph_gap, **hints)

    def append(self, text: str) -> None:
        """Add a paragraph at the end, at a cost that does not grow with the log."""
        self._source.append(text)
        self._paragraphs.append(_Paragraph(parse(text)))
        if self.theme is not None and self.rect.width:
            self._fit(self.theme)
        self.redraw()

    @property
    def focusable(self) -> bool:
        """Always: the arrow keys scroll it."""
        return self.visible

    def _measure(self, theme: Theme, width: int | None) -> tuple[int, int]:
        return (width if width is not None else theme.px(240)), 2 * theme.line_height(self.size)

    def _inner(self, theme: Theme) -> int:
        return self.rect.width - ScrollBar.space(theme)

    def _layout(self, theme: Theme) -> None:
        self._fit(theme)

    def _fit(self, theme: Theme) -> None:
        self.bar.fit(self.rect, self._total(theme, self._inner(theme)))
        if self._follow:
            self.bar.scroll_to(self.bar.most)

    def shift(self, dx: int, dy: int) -> None:
        """Move it."""
        super().shift(dx, dy)
        self.bar.view = pygame.Rect(self.rect)

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the lines that its window shows."""
        assert self.theme is not None
        theme, clip = self.theme, surface.get_clip()
        area = pygame.Rect(self.rect.left, self.rect.top - self.bar.offset, self._inner(theme), self.bar.content)
        window = pygame.Rect(self.rect)
        window.height -= self._cut_off(theme, area)
        window.bottom = self.rect.bottom
        surface.set_clip(clip.clip(window))
        self._draw_text(surface, theme, area)
        surface.set_clip(clip)
        self.bar.draw(surface, theme)
        draw_focus(self, surface)

    def _cut_off(self, theme: Theme, area: pygame.Rect) -> int:
        """Return how many pixels at the window's top belong to a line of which only the lower part would be seen."""
        line, y = theme.line_height(self.size), area.top
        for paragraph in self._paragraphs:
            tall = self._height(theme, paragraph, area.width)
            if y + tall > self.rect.top:
                hidden = max(0, self.rect.top - y)
                return -hidden % line
            y += tall + theme.px(self.paragraph_gap)
        return 0

    def handle(self, event: pygame.event.Event) -> bool:
        """Scroll, or follow links."""
        assert self.theme is not None
        before = self.bar.offset
        used = self.bar.handle(event, self.theme) or super().handle(event) or self._scroll_key(event)
        self._follow = self.bar.offset >= self.bar.most
        if before != self.bar.offset:
            self.redraw()
        return used

    def _scroll_key(self, event: pygame.event.Event) -> bool:
        assert self.theme is not None
        if event.type != pygame.KEYDOWN:
            return False
        line, page = 2 * self.theme.line_height(self.size), self.rect.height * 9 // 10
        steps = {pygame.K_UP: -line, pygame.K_DOWN: line, pygame.K_PAGEUP: -page, pygame.K_PAGEDOWN: page}
        steps |= {pygame.K_HOME: -self.bar.most, pygame.K_END: self.bar.most}
        return event.key in steps and (self.bar.scroll_to(self.bar.offset + steps[event.key]) or True)

    def _show_chosen(self) -> None:
        if 0 <= self._chosen < len(self._links):
            top = self._links[self._chosen].rect.top - self.rect.top + self.bar.offset
            self.bar.reveal(top, top + self._links[self._chosen].rect.height)
