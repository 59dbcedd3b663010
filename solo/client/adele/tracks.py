"""The strip above the ship: the phases of a turn, and the turns down to the last with the point of no return."""

import pygame

from solo.adele.names import PHASES, phase_name
from solo.adele.public import PublicState
from solo.client.paint import round_box
from solo.client.palette import mix
from solo.client.theme import Theme
from solo.client.widgets.base import Widget
from solo.core.language import gettext as _

__all__ = ["TrackStrip"]


class TrackStrip(Widget):
    """Follows the public facts; `show` takes new ones."""

    role = "tracks"

    def __init__(self, public: PublicState, *, name: str = "tracks") -> None:
        super().__init__(name)
        self.public = public

    def show(self, public: PublicState) -> None:
        """Show other facts."""
        self.public = public
        self.redraw()

    def spoken(self) -> str:
        """Return it in words."""
        text = _("Turn {turn}, {phase}. The Code cannot be delivered below turn {space}.")
        return text.format(turn=self.public.turn, phase=phase_name(self.public.phase), space=self.public.no_return)

    def hint(self) -> str:
        """Return it in words."""
        return self.spoken()

    def _tall(self, theme: Theme) -> int:
        return theme.line_height("tiny") + theme.px(8)

    def _measure(self, theme: Theme, width: int | None) -> tuple[int, int]:
        return (theme.px(480) if width is None else width), 2 * self._tall(theme) + theme.px(14)

    def _min_width(self, theme: Theme) -> int:
        return theme.px(200)

    def draw(self, surface: pygame.Surface) -> None:
        """Draw phases above turns."""
        assert self.theme is not None
        theme, pad = self.theme, self.theme.px(10)
        surface.fill(theme.palette.back, self.rect)
        tall = self._tall(theme)
        inner = self.rect.inflate(-2 * pad, 0)
        self._phases(surface, theme, pygame.Rect(inner.left, inner.top + theme.px(4), inner.width, tall))
        self._turns(surface, theme, pygame.Rect(inner.left, inner.top + tall + theme.px(9), inner.width, tall))

    def _phases(self, surface: pygame.Surface, theme: Theme, row: pygame.Rect) -> None:
        palette, gap = theme.palette, theme.px(3)
        now = PHASES.index(self.public.phase) if self.public.phase in PHASES else -1
        for at, phase in enumerate(PHASES):
            left = row.left + row.width * at // len(PHASES)
            right = row.left + row.width * (at + 1) // len(PHASES)
            box = pygame.Rect(left, row.top, right - left - gap, row.height)
            fill = mix(palette.panel, palette.accent, 0.22) if at == now else palette.field
            line = palette.accent if at == now else palette.line
            round_box(surface, box, theme.px(4), fill, line)
            ink = palette.accent if at == now else palette.ink if at < now else palette.muted
            name = theme.text(phase_name(phase), "tiny", ink, at == now)
            if name.get_width() > box.width - theme.px(2):
                name = theme.text(phase_name(phase)[:3], "tiny", ink, at == now)
            surface.blit(name, name.get_rect(center=box.center))

    def _turns(self, surface: pygame.Surface, theme: Theme, row: pygame.Rect) -> None:
        """Draw the spaces from the first down to 1: past ones faint, those beyond no return crossed out."""
        public, palette = self.public, theme.palette
        first = max(public.figures.turns[len(public.members)], public.turn)
        name = theme.text(_("Turn"), "tiny", palette.muted)
        surface.blit(name, name.get_rect(midleft=(row.left, row.centery)))
        line = pygame.Rect(row.left + name.get_width() + theme.px(8), row.top, 0, row.height)
        line.width = row.right - line.left
        for number, space in enumerate(range(first, 0, -1)):
            left = line.left + line.width * number // first
            right = line.left + line.width * (number + 1) // first
            box = pygame.Rect(left, row.top, right - left - theme.px(2), row.height)
            self._turn(surface, theme, space, box)

    def _turn(self, surface: pygame.Surface, theme: Theme, space: int, box: pygame.Rect) -> None:
        public, palette = self.public, theme.palette
        now, beyond = space == public.turn, space < public.no_return
        fill = palette.accent if now else palette.field if space < public.turn else palette.back
        ink = palette.accent_ink if now else palette.muted if space > public.turn else palette.ink
        line = palette.bad if beyond else palette.line
        round_box(surface, box, theme.px(3), fill, line)
        if beyond:
            pygame.draw.line(surface, palette.bad, box.bottomleft, box.topright, max(1, theme.px(1)))
        drawn = theme.text(str(space), "tiny", ink, now)
        surface.blit(drawn, drawn.get_rect(center=box.center))
        if space == public.no_return:
            size = theme.px(5)
            top = (box.centerx, box.bottom - size)
            corners = [top, (box.centerx - size, box.bottom + 1), (box.centerx + size, box.bottom + 1)]
            pygame.draw.polygon(surface, palette.bad, corners)
