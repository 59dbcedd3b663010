"""A window onto a widget that is taller than its place: wheel, keys and a bar to drag."""

from typing import Unpack

import pygame

from solo.client.paint import round_box
from solo.client.theme import Theme
from solo.client.widgets.base import Hints, Widget

__all__ = ["Scroll", "ScrollBar"]


class ScrollBar:
    """The state and look of a vertical scroll bar, shared by all that scroll. Lengths are pixels."""

    def __init__(self) -> None:
        self.offset = 0
        self.content = 0
        self.view = pygame.Rect(0, 0, 0, 0)
        self._grip: int | None = None

    @staticmethod
    def space(theme: Theme) -> int:
        """Return the width to keep free for it."""
        return theme.px(12)

    @property
    def most(self) -> int:
        """The largest offset."""
        return max(0, self.content - self.view.height)

    def fit(self, view: pygame.Rect, content: int) -> None:
        """Take new sizes and keep the offset within them."""
        self.view, self.content = pygame.Rect(view), content
        self.offset = min(self.offset, self.most)

    def scroll_to(self, offset: int) -> bool:
        """Set the offset, within bounds; return whether it changed."""
        bounded = max(0, min(self.most, offset))
        changed, self.offset = bounded != self.offset, bounded
        return changed

    def reveal(self, top: int, bottom: int, margin: int = 0) -> bool:
        """Scroll as little as needed to show a part of the content; return whether the offset changed."""
        if top - margin < self.offset:
            return self.scroll_to(top - margin)
        if bottom + margin > self.offset + self.view.height:
            return self.scroll_to(bottom + margin - self.view.height)
        return False

    def thumb(self, theme: Theme) -> pygame.Rect:
        """Return where the part to drag is; empty if there is nothing to scroll."""
        if not self.most:
            return pygame.Rect(0, 0, 0, 0)
        wide = theme.px(6)
        tall = max(theme.px(24), self.view.height * self.view.height // self.content)
        top = self.view.top + (self.view.height - tall) * self.offset // self.most
        return pygame.Rect(self.view.right - wide - theme.px(2), top, wide, tall)

    def handle(self, event: pygame.event.Event, theme: Theme) -> bool:
        """Follow the wheel and a drag of the bar; return whether the event was used."""
        if event.type == pygame.MOUSEWHEEL and self.most:
            self.scroll_to(self.offset - event.y * theme.px(48))
            return True
        thumb = self.thumb(theme)
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1 and thumb.width:
            if thumb.inflate(theme.px(8), 0).collidepoint(event.pos):
                self._grip = event.pos[1] - thumb.top
                return True
        elif event.type == pygame.MOUSEBUTTONUP and self._grip is not None:
            self._grip = None
            return True
        elif event.type == pygame.MOUSEMOTION and self._grip is not None:
            room = max(1, self.view.height - thumb.height)
            self.scroll_to((event.pos[1] - self._grip - self.view.top) * self.most // room)
            return True
        return False

    def draw(self, surface: pygame.Surface, theme: Theme) -> None:
        """Draw the bar, if there is anything to scroll."""
        if (thumb := self.thumb(theme)).width:
            color = theme.palette.muted if self._grip is not None else theme.palette.line
            round_box(surface, thumb, theme.px(3), color)


class Scroll(Widget):
    """Shows one child at its full height through a window of any height. PageUp, PageDown, Home and End scroll."""

    role = "scroll"

    def __init__(self, child: Widget, *, name: str = "", **hints: Unpack[Hints]) -> None:
        super().__init__(name, **hints)
        self.bar = ScrollBar()
        self.keeps_space = False
        """Whether the bar's place stays free where there is nothing to scroll, so that nothing moves when it comes."""
        self.add(child)

    def _min_width(self, theme: Theme) -> int:
        return self.children[0].min_width(theme) + ScrollBar.space(theme)

    def _measure(self, theme: Theme, width: int | None) -> tuple[int, int]:
        space = ScrollBar.space(theme)
        wide, tall = self.children[0].measure(theme, None if width is None else width - space)
        return wide + space, (min(tall, theme.px(120)) if self.grow else tall)

    def _layout(self, theme: Theme) -> None:
        wide = self.rect.width - (ScrollBar.space(theme) if self.keeps_space else 0)
        tall = self.children[0].measure(theme, wide)[1]
        if tall > self.rect.height and not self.keeps_space:
            wide -= ScrollBar.space(theme)
            tall = self.children[0].measure(theme, wide)[1]
        tall = max(self.rect.height, tall)
        self.bar.fit(self.rect, tall)
        self.children[0].layout(theme, pygame.Rect(self.rect.left, self.rect.top - self.bar.offset, wide, tall))

    def _moved(self, before: int) -> None:
        if (delta := before - self.bar.offset) != 0:
            self.children[0].shift(0, delta)
            self.redraw()

    def reveal(self, widget: Widget) -> None:
        """Scroll so that a widget inside can be seen."""
        assert self.theme is not None
        before, top = self.bar.offset, self.children[0].rect.top
        self.bar.reveal(widget.rect.top - top, widget.rect.bottom - top, self.theme.px(8))
        self._moved(before)

    def hit(self, pos: tuple[int, int]) -> Widget | None:
        """Return what is at a pixel; what is scrolled out of sight is not, and the bar comes first."""
        if not self.visible or not self.rect.collidepoint(pos):
            return None
        if pos[0] >= self.children[0].rect.right:
            return self
        return self.children[0].hit(pos) or self

    def handle(self, event: pygame.event.Event) -> bool:
        """Scroll on the wheel, on a drag of the bar and on the page keys."""
        assert self.theme is not None
        before = self.bar.offset
        used = self.bar.handle(event, self.theme) or self._key(event)
        self._moved(before)
        return used

    def _key(self, event: pygame.event.Event) -> bool:
        if event.type != pygame.KEYDOWN or not self.bar.most:
            return False
        page = self.rect.height * 9 // 10
        target = {
            pygame.K_PAGEUP: self.bar.offset - page,
            pygame.K_PAGEDOWN: self.bar.offset + page,
            pygame.K_HOME: 0,
            pygame.K_END: self.bar.most,
        }.get(event.key)
        if target is None:
            return False
        self.bar.scroll_to(target)
        return True

    def draw(self, surface: pygame.Surface) -> None:
        """Draw what the window shows."""
        assert self.theme is not None
        clip = surface.get_clip()
        surface.set_clip(clip.clip(self.rect.inflate(self.theme.px(6), 0)))
        self.draw_children(surface)
        surface.set_clip(clip)
        self.bar.draw(surface, self.theme)
