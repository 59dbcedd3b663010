"""What the benchmark of mission cards reckons; nothing here measures."""

import pytest

from solo import missionbenches
from solo.benches import BENCHES
from solo.contacts.missions import missions
from solo.missionbenches import changed_wins


def test_shares_and_the_paired_interval() -> None:
    """Of four games two are won with the card, one of them without it as well: gains 1, 0, 0, 0."""
    found = changed_wins(["alien", "alien", "nobody", "agents"], ["agents", "alien", "nobody", "agents"], "alien")
    assert (found["wins"], found["without it"], found["difference"], found["nobody wins"]) == (0.5, 0.25, 0.25, 0.25)
    low, high = found["interval95"]
    assert low == pytest.approx(0.25 - 1.959964 * 0.25, abs=1e-4) and high == pytest.approx(0.25 + 0.49, abs=1e-4)


def test_every_card_is_measured_on_both_secret_files(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[tuple[str, tuple[str, ...]]] = []

    def no_games(scenario: str, burdens: tuple[str, ...]) -> list[object]:
        asked.append((scenario, burdens))
        return [Winner("alien"), Winner("agents")]

    monkeypatch.setattr(missionbenches, "games_with", no_games)
    found = BENCHES["missions"]()
    assert {scenario: len(figures) for scenario, figures in found.items()} == {
        "major-breakdown": 16,
        "lost-in-the-rockies": 16,
    }
    assert sorted({burdens for _, burdens in asked}) == [(), *((card,) for card in missions())]


class Winner:
    """A game of which only the winner is known."""

    def __init__(self, winner: str) -> None:
        self.winner = winner
