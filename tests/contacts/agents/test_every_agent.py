"""What holds for every Agent: its card's numbers (contacts 4), and a test file of its own."""

from pathlib import Path

import pytest

from solo.contacts.agents import agents

HERE = Path(__file__).parent

CARDS = {
    "yellow": (3, ["detect"]),
    "green": (2, ["detect"]),
    "brown": (2, ["detect"]),
    "orange": (2, ["detect", "capture"]),
    "pink": (3, ["capture"]),
    "purple": (2, ["trace"]),
    "blue": (2, ["detect", "capture"]),
    "red": (3, []),
    "black": (1, ["detect"]),
    "grey": (0, []),
    "white": (0, ["detect", "capture"]),
    "turquoise": (2, ["detect", "roadblock"]),
}
"""Moves and the kinds of their abilities, from the table of contacts 4."""


def test_there_are_the_twelve_agents_of_the_box() -> None:
    assert sorted(agents()) == sorted(CARDS)
    assert list(agents()) == sorted(agents())


@pytest.mark.parametrize("id", sorted(CARDS))
def test_numbers_and_kinds_of_ability(id: str) -> None:
    agent = agents()[id]
    moves, kinds = CARDS[id]
    assert agent.id == id and agent.name and agent.gift
    assert agent.moves == moves
    assert [ability.kind for ability in agent.abilities] == kinds
    assert len({ability.id for ability in agent.abilities}) == len(agent.abilities)


def test_each_agent_has_its_test_file() -> None:
    files = {path.stem.removeprefix("test_") for path in HERE.glob("test_*.py")}
    assert set(agents()) <= files
