"""The top of the sidebar: which day it is, the detection marker, and the team's tokens."""

import pygame

from solo.client.contacts.panels.desk import Desk
from solo.client.contacts.words import team_tooltip
from solo.client.paint import disc, round_box
from solo.client.palette import mix
from solo.client.signs import draw_signs
from solo.client.theme import Theme
from solo.client.tokens import agent_token
from solo.client.widgets.base import Widget
from solo.client.widgets.box import Column, Flow, Row
from solo.client.widgets.button import Card
from solo.client.widgets.canvas import Canvas
from solo.client.widgets.label import Label
from solo.contacts.effecttext import agent_effects, agent_signs
from solo.contacts.names import agent_name
from solo.contacts.public import PublicState
from solo.contacts.text import day_text, marker_text, oracle_text, witness_text
from solo.contacts.tokentext import die_text

__all__ = ["header", "team_row"]


def header(desk: Desk) -> Widget:
    """Return the day, its track and the detection marker."""
    public = desk.table.real
    days, unlock = public.scenario.days, public.scenario.unlock_day
    track = Canvas(
        lambda surface, rect, theme: _paint_days(surface, rect, theme, public.day, days),
        (22 * days, 24),
        name="days",
        tooltip=day_text(public.day, days),
    )
    marker = Canvas(
        lambda surface, rect, theme: _paint_marker(surface, rect, theme, public.detections),
        (108, 24),
        name="marker",
        spoken_text=marker_text(public.detections),
        tooltip=f"{witness_text(public.witness, unlock)} {oracle_text(public.oracle, unlock)}",
        align="end",
    )
    titles = Row(
        Label(day_text(public.day, days), name="day", size="head", bold=True, grow=1),
        *_die(public),
        Label(marker_text(public.detections), name="detections", size="small", color="muted"),
    )
    return Column(titles, Row(track, Column(grow=1), marker), gap=4)


PIPS = {
    1: ((0, 0),),
    2: ((-1, -1), (1, 1)),
    3: ((-1, -1), (0, 0), (1, 1)),
    4: ((-1, -1), (1, -1), (-1, 1), (1, 1)),
    5: ((-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)),
    6: ((-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)),
}
"""Where a die's face has its pips: steps to the right and down from its middle."""


def _die(public: PublicState) -> list[Widget]:
    """Return today's face of the Alien die, if there is one; how far the Alien goes by it is told on hovering."""
    text = die_text(public)
    if not text:
        return []
    face = (public.face or 0) + 1
    picture = Canvas(
        lambda surface, rect, theme: _paint_die(surface, rect, theme, face),
        (24, 24),
        name="die",
        spoken_text=text,
        tooltip=text,
    )
    return [picture]


def _paint_die(surface: pygame.Surface, rect: pygame.Rect, theme: Theme, face: int) -> None:
    palette, side = theme.palette, theme.px(22)
    box = pygame.Rect(0, 0, side, side)
    box.center = rect.center
    round_box(surface, box, theme.px(5), palette.ink, palette.line)
    pip = max(3, theme.px(5))
    for x, y in PIPS[face]:
        at = (box.centerx + x * side // 4 - pip // 2, box.centery + y * side // 4 - pip // 2)
        surface.blit(disc(pip, palette.back, palette.back, 1), at)


def _paint_days(surface: pygame.Surface, rect: pygame.Rect, theme: Theme, day: int, days: int) -> None:
    palette, step, size = theme.palette, theme.px(22), theme.px(19)
    for number in range(1, days + 1):
        center = (rect.left + step * (number - 1) + size // 2, rect.centery)
        fill, line, ink = palette.field, palette.line, palette.muted
        if number < day:
            fill, line, ink = mix(palette.panel, palette.muted, 0.35), palette.muted, palette.ink
        elif number == day:
            fill, line, ink = palette.accent, palette.accent, palette.accent_ink
        surface.blit(disc(size, fill, line, max(1, theme.px(1))), (center[0] - size // 2, center[1] - size // 2))
        drawn = theme.text(str(number), "tiny", ink, True)
        surface.blit(drawn, drawn.get_rect(center=center))


def _paint_marker(surface: pygame.Surface, rect: pygame.Rect, theme: Theme, detections: int) -> None:
    palette, wide = theme.palette, theme.px(27)
    left = rect.right - 4 * wide
    for number in range(4):
        box = pygame.Rect(
            left + number * wide + theme.px(2), rect.centery - theme.px(10), wide - theme.px(3), theme.px(20)
        )
        here = number == min(3, detections)
        fill = mix(palette.panel, palette.good, 0.28) if here else palette.field
        round_box(surface, box, theme.px(4), fill, palette.good if here else palette.line)
        drawn = theme.text("3+" if number == 3 else str(number), "tiny", palette.ink if here else palette.muted, True)
        surface.blit(drawn, drawn.get_rect(center=box.center))


def team_row(desk: Desk, *, wraps: bool = False) -> Widget:
    """Return the team's tokens, with what each may still do today; `wraps` lets them take several lines."""
    members = [_member(desk, agent, number) for number, agent in enumerate(desk.table.agents, 1)]
    return Flow(*members, gap=6) if wraps else Row(*members, gap=6)


def _member(desk: Desk, agent: str, number: int) -> Widget:
    table = desk.table
    status, over = table.public.agents[agent], agent in table.public.done
    moved = bool(status.path)
    can_ask = bool(table.controls.usable(agent)) if moved and not over else not over
    hint = " ".join([team_tooltip(agent, status.is_placed, moved, over, can_ask), *agent_effects(table.public, agent)])
    signs = agent_signs(table.public, agent)

    def paint(surface: pygame.Surface, rect: pygame.Rect, theme: Theme) -> None:
        may_move = bool(not moved or table.controls.may_move_again(agent)) and not over
        _paint_member(surface, rect, theme, agent, number, (may_move, can_ask and not over))
        draw_signs(surface, (rect.right - theme.px(1), rect.top + theme.px(2)), theme, signs, theme.px(16))

    return Card(
        Canvas(paint, (44, 60)),
        lambda: desk.select(agent),
        name=f"agent-{agent}",
        label=f"{agent_name(agent)}. {hint}",
        selected=agent == table.selected,
        pad=4,
        tooltip=hint,
        grow=1,
    )


def _paint_member(
    surface: pygame.Surface, rect: pygame.Rect, theme: Theme, agent: str, number: int, left: tuple[bool, bool]
) -> None:
    palette, size = theme.palette, theme.px(38)
    token = agent_token(agent, size, not any(left))
    surface.blit(token, token.get_rect(midtop=(rect.centerx, rect.top + theme.px(1))))
    key = theme.text(str(number), "tiny", palette.muted, True)
    surface.blit(key, (rect.left + theme.px(1), rect.top))
    side, y = theme.px(15), rect.bottom - theme.px(17)
    if not any(left):
        surface.blit(theme.icon("check", side, palette.good), (rect.centerx - side // 2, y))
        return
    for at, (icon, open_) in enumerate(zip(("footprints", "radar"), left, strict=True)):
        ink = palette.ink if open_ else mix(palette.muted, palette.field, 0.6)
        surface.blit(theme.icon(icon, side, ink), (rect.centerx + (at - 1) * theme.px(19) + theme.px(2), y))
