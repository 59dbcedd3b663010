"""Help: every page opens, links lead somewhere, the search finds, topics open the right page."""

import re
from collections.abc import Callable
from dataclasses import replace

import pygame
import pytest

from solo.client.screens.helppages import find_page, help_pages, search
from solo.contacts.agents import agents
from solo.contacts.cards import cards
from solo.contacts.names import LEVELS, level_name
from solo.contacts.tokens import tokens
from tests.boxed import made_up_missions
from tests.client.screens.conftest import Desk


@pytest.fixture
def made(desk: Callable[..., Desk]) -> Desk:
    shown = desk()
    return shown.open(shown.navigator.help())


def title(desk: Desk) -> str:
    return desk.find("page-title").spoken()


def test_there_is_a_page_for_everything_that_was_promised() -> None:
    wanted = {"goal", "map", "day", "moving", "detecting", "shadow", "witness", "traces", "deduction", "hints", "keys"}
    each = {f"agent-{id}" for id in agents()} | {f"token-{id}" for id in tokens()}
    assert wanted | {"saves", "tokens"} | each <= set(help_pages())
    assert {"equipment", "mission-cards", "editions"} | {f"card-{id.lower()}" for id in cards()} <= set(help_pages())


def test_the_page_about_levels_names_them_all() -> None:
    text = help_pages()["levels"].text
    assert all(f"<b>{number} {level_name(number)}</b>" in text for number in LEVELS)


def test_a_cards_page_begins_with_what_the_card_says() -> None:
    for id, card in cards().items():
        page = help_pages()[f"card-{id.lower()}"]
        assert page.title == f"{id} {card.name}" and page.text.startswith(f"<b>{card.text}</b>")


def test_a_mission_card_opens_the_page_about_them() -> None:
    with made_up_missions():
        assert find_page("M03") == "mission-cards"


def test_every_link_leads_to_a_page() -> None:
    for page in help_pages().values():
        for target in re.findall(r"<a=([^>]*)>", page.text):
            assert target in help_pages(), f"{page.id}: {target}"
        assert page.text.count("<b>") == page.text.count("</b>")


@pytest.mark.parametrize(
    ("topic", "page"),
    [
        ("", "goal"),
        ("contacts", "goal"),
        ("purple", "agent-purple"),
        ("scan", "detecting"),
        ("forest", "map"),
        ("oracle", "witness"),
        ("hints", "hints"),
        ("sungate", "token-sungate"),
        ("A07", "card-a07"),
        ("B11", "card-b11"),
        ("equipment", "equipment"),
        ("mission-cards", "mission-cards"),
    ],
)
def test_topic_opens_its_page(topic: str, page: str) -> None:
    assert find_page(topic) == page


def test_search_wants_all_words_and_puts_titles_first() -> None:
    assert search("dog trace")[0].id in ("agent-purple", "traces")
    assert search("ORACLE")[0].id == "witness"
    assert not search("zebra")
    assert len(search("")) == len(help_pages())


def test_pages_are_read_by_keyboard(made: Desk) -> None:
    made.tab_to("pages")
    made.press(pygame.K_DOWN)
    assert title(made) == "Secret files"
    made.press(pygame.K_BACKSPACE)
    assert title(made) == "What it is about"


def test_link_and_way_back(made: Desk) -> None:
    made.tab_to("text")
    made.press(pygame.K_DOWN, pygame.K_RETURN)
    assert title(made) == "How to deduce"
    made.click("page-back")
    assert title(made) == "What it is about"
    assert made.find("page-back").hint()


def test_search_field(made: Desk) -> None:
    made.press(pygame.K_f, mod=pygame.KMOD_CTRL)
    made.write("roadblock turquoise")
    made.press(pygame.K_RETURN)
    assert title(made) == "Turquoise"
    made.write(" zebra")
    assert made.find("none").spoken()
    for _ in " zebra":
        made.press(pygame.K_BACKSPACE)
    assert not made.has("none")


def test_every_page_is_drawn(desk: Callable[..., Desk]) -> None:
    shown = desk()
    shown.open(shown.navigator.help())
    for id in help_pages():
        shown.screen.open_page(id)  # type: ignore[attr-defined]
        shown.app.step([])
        assert title(shown) == help_pages()[id].title


def test_unknown_language_reads_english() -> None:
    assert help_pages("xx") == help_pages("en")


def test_pages_name_the_players_own_keys(desk: Callable[..., Desk]) -> None:
    shown = desk()
    shown.navigator.settings = replace(shown.navigator.settings, keys={"note": "k"})
    shown.open(shown.navigator.help("notes"))
    text = shown.find("text").spoken()
    assert "press K, or" in text and "{" not in text


def test_every_key_that_a_page_names_is_known() -> None:
    for page in help_pages().values():
        assert "{" not in page.keyed({}) and "{" not in page.words
    assert "press n, or" in help_pages()["notes"].words and search("press n, or")
