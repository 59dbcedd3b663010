"""Line breaks."""

import pytest

from solo.client.theme import Theme
from solo.client.widgets.markup import Span, escape, parse, plain
from solo.client.widgets.wrap import NO_END, NO_START, longest_piece, wrap, wrap_text

ENGLISH = "The Alien walks by night; nobody has seen it (yet), and three towns are left."
JAPANESE = "捜索隊は一晩中、森の中を歩いた。「足跡はひとつもなかった」と隊員は言った。どうして？ファイルは見つかった。"
FRENCH = "« Où est-il ? » demanda Éloïse à l’équipe, qui cherchait déjà depuis l’aube."


@pytest.mark.parametrize("text", [ENGLISH, JAPANESE, FRENCH, "Donaudampfschifffahrtsgesellschaft", ""])
@pytest.mark.parametrize("limit", [40, 90, 200, 1000])
def test_no_line_is_wider_than_its_place(text: str, limit: int) -> None:
    theme = Theme()
    lines = wrap_text(text, limit, theme.text_width)
    assert all(theme.text_width(line) <= limit for line in lines)
    assert "".join(lines).replace(" ", "") == text.replace(" ", "")


def test_japanese_marks_stay_where_they_belong() -> None:
    for limit in range(3, 20):
        lines = wrap_text(JAPANESE, limit, len)
        assert all(line[0] not in NO_START for line in lines[1:]), lines
        assert all(line[-1] not in NO_END for line in lines[:-1]), lines


def test_english_breaks_after_spaces_only() -> None:
    assert wrap_text("one two three", 8, len) == ["one two", "three"]


def test_a_per_cent_sign_stays_with_its_number() -> None:
    assert wrap_text("cases 24 %, twists", 9, len) == ["cases", "24 %,", "twists"]
    assert wrap_text("or 5 %", 4, len) == ["or", "5 %"]


def test_paragraphs_are_kept() -> None:
    assert wrap_text("a\n\nb", None, len) == ["a", "", "b"]


def test_a_word_of_two_styles_is_not_broken_between_them() -> None:
    lines = wrap([("aa bb", 0), ("cc", 1)], 5, lambda text, _: len(text))
    assert [[piece.text for piece in line] for line in lines] == [["aa "], ["bb", "cc"]]
    assert lines[1][1].x == 2


def test_longest_piece() -> None:
    assert longest_piece("a bbb cc", len) == 3


def test_markup() -> None:
    assert parse("a <b>b <c=bad>c</c></b><a=tile:B2>d</a>") == [
        Span("a "),
        Span("b ", True),
        Span("c", True, "bad"),
        Span("d", False, "", "tile:B2"),
    ]
    assert plain("x <b>y</b>") == "x y"


@pytest.mark.parametrize("text", ["<b>", "a < b & c", "<i>no tag</i>", "</b>"])
def test_escaped_text_shows_as_it_is(text: str) -> None:
    assert plain(escape(text)) == text
