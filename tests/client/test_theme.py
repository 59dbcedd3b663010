"""The look in numbers."""

import re
from pathlib import Path

import pygame
import pytest

from solo.client.assets import asset
from solo.client.palette import PALETTES, Color, mix
from solo.client.theme import SIZES, Size, Theme, auto_scale


def _luminance(color: Color) -> float:
    parts = [c / 255 / 12.92 if c / 255 <= 0.03928 else ((c / 255 + 0.055) / 1.055) ** 2.4 for c in color]
    return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]


def _contrast(one: Color, other: Color) -> float:
    high, low = sorted((_luminance(one), _luminance(other)), reverse=True)
    return (high + 0.05) / (low + 0.05)


@pytest.mark.parametrize("name", PALETTES)
def test_texts_stand_out_from_their_ground(name: str) -> None:
    palette = PALETTES[name]
    for ground in (palette.panel, palette.field, palette.back, palette.raised):
        for ink in (palette.ink, palette.muted, palette.accent, palette.focus, palette.good, palette.bad):
            assert _contrast(ink, ground) >= 4.5, (ink, ground)
    assert _contrast(palette.accent_ink, palette.accent) >= 7


@pytest.mark.parametrize("name", PALETTES)
def test_the_aliens_colour_is_used_for_nothing_else(name: str) -> None:
    palette = PALETTES[name]
    others = [getattr(palette, role) for role in palette.__slots__ if role not in ("id", "ramps", "alien")]
    others += [color for ramp in palette.ramps.values() for color in ramp]
    assert min(sum(abs(a - b) for a, b in zip(palette.alien, other, strict=True)) for other in others) > 110


def test_terrains_differ_in_every_palette() -> None:
    for palette in PALETTES.values():
        middles = [ramp[1] for ramp in palette.ramps.values()]
        assert len(middles) == 5
        for at, one in enumerate(middles):
            for other in middles[at + 1 :]:
                assert sum(abs(a - b) for a, b in zip(one, other, strict=True)) > 60


def test_scale_multiplies_lengths_and_texts() -> None:
    small, large = Theme(1.0), Theme(2.0)
    assert large.px(8) == 2 * small.px(8)
    assert Theme(0.8).px(0.4) == 1 and small.px(0) == 0
    for size in SIZES:
        assert large.line_height(size) > 1.7 * small.line_height(size)
    assert Theme(1.0, text_size=1.5).line_height() > small.line_height()
    assert Theme(5).scale == 2.0 and Theme(0.1).scale == 0.8


def test_scale_suits_the_desktop() -> None:
    assert auto_scale(900) == 1.0 and auto_scale(2160) == 2.0 and auto_scale(600) == 0.8


def test_reduced_motion_takes_no_time() -> None:
    assert Theme(reduced_motion=True).ease(0.2) == 0 and Theme().ease(0.2) == 0.2


def test_texts_and_icons_are_drawn_once() -> None:
    theme = Theme()
    assert theme.text("Night") is theme.text("Night")
    assert theme.icon("play", 20) is theme.icon("play", 20)
    assert theme.icon("play", 20, (255, 0, 0)).get_size() == (20, 20)


def test_every_icon_loads_in_the_colour_asked_for() -> None:
    theme = Theme()
    for path in sorted(asset("icons", "play.svg").parent.glob("*.svg")):
        drawn = theme.icon(path.stem, 24, (255, 0, 0))
        red = pygame.transform.average_color(drawn, consider_alpha=True)
        assert red[0] > 200 and red[1] < 40, path.name


def test_every_icon_that_the_client_names_is_there() -> None:
    folder = Path(__file__).parents[2] / "solo" / "client"
    named = set()
    for path in folder.rglob("*.py"):
        named |= set(re.findall(r"""icon=['"]([a-z0-9-]+)['"]""", path.read_text(encoding="utf-8")))
    shipped = {path.stem for path in asset("icons", "play.svg").parent.glob("*.svg")}
    assert named - shipped == set()


def test_a_missing_icon_is_named() -> None:
    with pytest.raises(FileNotFoundError, match=r"nothing\.svg"):
        Theme().icon("nothing", 20)


def test_licences_lie_beside_what_they_are_for() -> None:
    assert "SIL OPEN FONT LICENSE" in asset("fonts", "SourceSans3-OFL.txt").read_text(encoding="utf-8")
    assert "ISC License" in asset("icons", "LICENSE.txt").read_text(encoding="utf-8")


def test_mix() -> None:
    assert mix((0, 0, 0), (100, 200, 50), 0.5) == (50, 100, 25)


def _blanks(surface: pygame.Surface) -> list[int]:
    """Return the widths of the gaps between what is drawn, from the left."""
    alpha = pygame.mask.from_surface(surface, 60)
    inked = [
        bool(alpha.overlap_area(pygame.Mask((1, surface.get_height()), fill=True), (x, 0)))
        for x in range(surface.get_width())
    ]
    runs = "".join("x" if each else " " for each in inked).strip()
    return [len(run) for run in re.findall(" +", runs)]


@pytest.mark.parametrize("scale", [0.8, 0.9, 1.0, 1.2, 1.5, 2.0])
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("bold", [False, True])
def test_words_stand_apart_at_every_size(scale: float, size: Size, bold: bool) -> None:
    theme = Theme(scale)
    for one, other in (("of", "the"), ("one", "tile"), ("zones", "to"), ("costs", "the")):
        drawn = theme.text(f"{one} {other}", size, bold=bold)
        inside = max([0, *_blanks(theme.text(one, size, bold=bold)), *_blanks(theme.text(other, size, bold=bold))])
        assert max(_blanks(drawn)) > inside, f"{one} {other}"
        assert max(_blanks(drawn)) >= 2, f"{one} {other}"
        assert theme.text_width(f"{one} {other}", size, bold) == drawn.get_width()
        assert theme.text_width(f"{one} ", size, bold) + theme.text_width(other, size, bold) == drawn.get_width()
