"""Every sentence about the game: each event, action, phase and refusal, for you and for a rival."""

from collections.abc import Mapping
from random import Random
from typing import Any

import pytest

from solo.core.record import Audience, PublicLine
from solo.xfiles import rules, text
from solo.xfiles.actions import Refusal
from solo.xfiles.scenario import LEVELS
from solo.xfiles.table import Outcome
from tests.xfiles.games import dealt, deck


def told(kind: str, **fields: Any) -> str:
    """Return an event's sentence."""
    return text.sentence(PublicLine(1, kind, fields), deck())


def test_every_public_event_of_whole_games_has_its_sentence() -> None:
    kinds = set()
    for players in (2, 3, 4):
        state, rng = dealt(players, players, length="half"), Random(players)
        while rules.to_move(state) is not None:
            action = rng.choice(rules.legal_actions(state))
            assert text.action_text(action, deck()) and text.phase_text(state.table.phase)
            state, events = rules.apply(state, action)
            for event in events:
                if event.audience is Audience.ALL:
                    said = told(event.type, **event.fields)
                    assert said and "{" not in said and "version" not in said and "happened" not in said, event
                    kinds.add(event.type)
    assert {*text._TELLERS} - kinds <= {"deal"}


SENTENCES: list[tuple[str, Mapping[str, Any], str]] = [
    ("open", {"side": "human", "card": "X07"}, "You open Alien Cohabitation (7)."),
    ("open", {"side": "rival-2", "card": "X07"}, "Rival 2 opens Alien Cohabitation (7)."),
    ("draw", {"side": "human", "number": 1, "deck": 9}, "You draw 1 card."),
    ("draw", {"side": "rival-1", "number": 2, "deck": 3}, "Rival 1 draws 2 cards."),
    ("draw", {"side": "human", "number": 1, "deck": 0}, "You draw 1 card. The deck is empty: this is the last round."),
    ("use_z", {"side": "rival-1", "card": "C04"}, "Rival 1 discards The Lone Gunmen for more cards."),
    ("twist", {"side": "rival-1", "card": "P15", "on": "human"}, "Rival 1 lays Lies (1) on your case."),
    ("twist", {"side": "human", "card": "P15", "on": "rival-3"}, "You lay Lies (1) on the case of Rival 3."),
    ("window", {"side": "rival-1", "twists": 0}, "Rival 1 attaches nothing."),
    ("window", {"side": "human", "twists": 2}, "You have laid 2 twists."),
    ("turn", {"side": "rival-1", "day": 4}, "Turn 4: Rival 1."),
    ("steal", {}, "Something happened: steal."),
    ("open", {"side": "human", "card": "X99"}, "An event that this version cannot read: open."),
]  # fmt: skip


@pytest.mark.parametrize(("kind", "fields", "said"), SENTENCES)
def test_sentences(kind: str, fields: Mapping[str, Any], said: str) -> None:
    assert told(kind, **fields) == said


@pytest.mark.parametrize(
    ("side", "result", "strength", "said"),
    [
        ("human", "solved", 9, "9 against 8: you solve Alien Cohabitation (7)."),
        ("rival-1", "solved", 9, "9 against 8: Rival 1 solves Alien Cohabitation (7)."),
        ("human", "dropped", 8, "8 against 8: your time is up, Alien Cohabitation (7) is lost."),
        ("rival-1", "dropped", 8, "8 against 8: Rival 1 has lost Alien Cohabitation (7)."),
        ("human", "kept", 8, "8 against 8: Alien Cohabitation (7) is not solved yet."),
        ("human", "kept", 9, "9 against 8, but without an agent Alien Cohabitation (7) is not solved."),
    ],
)
def test_conclusions(side: str, result: str, strength: int, said: str) -> None:
    assert told("conclusion", side=side, case="X07", strength=strength, resistance=8, result=result) == said


def test_outcomes() -> None:
    """XR-25: the sentence names what decided."""
    assert text.outcome_text(Outcome("human", "cases", ("human",))).startswith("You win. More cases")
    assert "but with fewer points" in text.outcome_text(Outcome("rival-1", "points", ("rival-1",)))
    shared = text.outcome_text(Outcome("nobody", "shared", ("human", "rival-2")))
    assert shared.startswith("The win is shared: You and Rival 2.")
    assert text.outcome_text(Outcome("rival-1", "resign", ("rival-1",))) == "You gave up. Rival 1 wins."


def test_everything_has_a_name() -> None:
    assert all(text.refusal_text(reason).endswith(".") for reason in Refusal)
    assert all(text.level_name(level) != level and text.level_text(level) for level in LEVELS)
    for phase in ("deal", "resources", "case", "agent", "complications", "investigation", "debriefing", "end"):
        assert text.phase_name(phase) and text.phase_text(phase)
