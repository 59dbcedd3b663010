"""Modal dialogs: a title, a body that scrolls if it must, and buttons; Esc is the last resort of every one."""

from collections.abc import Callable, Sequence
from typing import Unpack

import pygame

from solo.client.theme import Theme
from solo.client.widgets.base import Hints, Widget
from solo.client.widgets.box import Flow, Panel
from solo.client.widgets.label import Label
from solo.client.widgets.scroll import Scroll

__all__ = ["Dialog"]


class Dialog(Widget):
    """Fills the window and centres its panel. Open it with `Ui.open`; buttons close it with `close()`."""

    role = "dialog"

    def __init__(
        self,
        title: str,
        body: Widget,
        buttons: Sequence[Widget],
        *,
        name: str = "dialog",
        panel_width: float = 520,
        on_cancel: Callable[[], None] | None = None,
        can_cancel: bool = True,
        **hints: Unpack[Hints],
    ) -> None:
        """`on_cancel` is called when Esc closes it; with `can_cancel` False, Esc does nothing."""
        super().__init__(name, **hints)
        self.title = title
        self.panel_width = panel_width
        self.on_cancel = on_cancel
        self.can_cancel = can_cancel
        self.scroll = Scroll(body, grow=1)
        row = Flow(*buttons, align="end")
        self.panel = Panel(Label(title, size="head", bold=True), self.scroll, row, gap=16, pad=24, raised=True)
        self.add(self.panel)

    def spoken(self) -> str:
        """Return the title."""
        return self.title

    def close(self) -> None:
        """Take it away."""
        if (host := self.ui) is not None:
            host.close_layer(self)

    def cancel(self) -> None:
        """Do what Esc does."""
        if self.can_cancel:
            self.close()
            if self.on_cancel is not None:
                self.on_cancel()

    def hit(self, pos: tuple[int, int]) -> Widget | None:
        """Return what is at a pixel; the dimmed ground around the panel belongs to the dialog."""
        return self.panel.hit(pos) or self

    def _layout(self, theme: Theme) -> None:
        margin = theme.px(16)
        least = self.panel.min_width(theme)
        wide = min(max(theme.px(self.panel_width), least), self.rect.width - 2 * margin)
        pad = 2 * theme.px(self.panel.pad)
        inner = wide - pad
        body = self.scroll.children[0].measure(theme, inner - self.scroll.bar.space(theme))[1]
        rest = sum(part.measure(theme, inner)[1] for part in self.panel.shown() if part is not self.scroll)
        tall = body + rest + pad + theme.px(self.panel.gap) * (len(self.panel.shown()) - 1)
        tall = min(tall, self.rect.height - 2 * margin)
        place = pygame.Rect(0, 0, wide, tall)
        place.center = self.rect.center
        self.panel.layout(theme, place)

    def handle(self, event: pygame.event.Event) -> bool:
        """Cancel on Esc; swallow what the widgets inside did not use, so that nothing below reacts."""
        if event.type == pygame.KEYDOWN and event.key == pygame.K_ESCAPE:
            self.cancel()
            return True
        return event.type in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP, pygame.MOUSEWHEEL)
