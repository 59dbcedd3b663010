"""Cards at the prompt: dealt, kept, played, refused, previewed; the team, a mission, orders, and who comes in."""

from collections.abc import Iterator

import pytest

from solo.contacts.actions import AlienMove, Pass, PickAgent, PlayCard
from solo.contacts.cards import cards
from solo.contacts.thought import Thought
from solo.match import Match
from tests.boxed import boxed_match, made_up_missions
from tests.terminal.prompt import CITIES, InlineWorker, answer_to, played, robot_game


class CardWorker(InlineWorker):
    """Plays the cards that it holds as soon as it can, on Blue if it may, and picks White."""

    def ask(self, player, observation, legal_actions, rng):  # type: ignore[no-untyped-def]
        """Decide."""
        plays = sorted(
            (each for each in legal_actions if isinstance(each, PlayCard)), key=lambda play: "blue" not in play.agents
        )
        moves = [each for each in legal_actions if isinstance(each, AlienMove)]
        if plays:
            self.answer = Thought(plays[0])
        elif PickAgent("white") in legal_actions:
            self.answer = Thought(PickAgent("white"))
        elif Pass() in legal_actions:
            self.answer = Thought(Pass())
        elif moves:
            self.answer = Thought(rng.choice(moves))
        else:
            super().ask(player, observation, legal_actions, rng)


@pytest.fixture(autouse=True)
def card_worker(monkeypatch: pytest.MonkeyPatch) -> None:
    """An Alien that plays its cards."""
    monkeypatch.setattr("solo.match.Worker", CardWorker)


@pytest.fixture
def mission_cards() -> Iterator[None]:
    """Sixteen mission cards that change nothing."""
    with made_up_missions():
        yield


def with_cards(*ids: str, alien: tuple[str, ...] = (), hints: str = "off") -> Match:
    return boxed_match(ids, alien, hints=hints)


PLAYED = {
    "card A01 yellow B7": "The dog sniffs on B7",
    "card A02 yellow drone D4": "You play DRONE: Yellow. DRONE detects on E3, D4, E4 and E5",
    "card drone yellow shot D4": "DRONE tries to catch on D4: missed.",
    "card A03": "You play SPLATELLITE DISH.",
    "card spice blue yellow": "You play SPICE SHOOT: Blue and Yellow.",
    "card A05": "You play SCHRÖDINGER'S TRAP.",
    "card A06 pink green": "Pink leaves the game, and Green takes the place.",
    "card A06 pink grey copies white green red black": "Pink leaves the game, and Grey takes the place.",
    "card A07 pink yellow": "You play WARP-GUN: Pink and Yellow.",
    "card grav-boots blue": "You play GRAV-BOOTS: Blue.",
    "card A09 yellow B7": "NET BALL tries to catch on B7: missed.",
    "card A10 pink C4 D4": "BINOCULARS detects on C4 and D4",
    "card A11 pink": "You play HELICOPTER: Pink.",
    "card a12 yellow": "THIRD EYE detects on",
}


@pytest.mark.parametrize("command", PLAYED)
def test_every_card_is_played_by_number_or_name(command: str) -> None:
    ids = tuple(id for id, card in cards().items() if card.side == "agents")
    match = with_cards(*ids)
    transcript = played(match, [*CITIES, command])
    assert PLAYED[command] in answer_to(transcript, command)
    assert len(match.observation.public.discard) == 1


WRONG = {
    "card": "Write: card ID …",
    "card A08": "A08 GRAV-BOOTS: Today one Agent moves twice, each end asks the landing question, and it has no "
    "ability. Write: card A08 AGENT.",
    "card A99": 'You hold no card "A99". There is: A02 DRONE, A06 TALKIE MINIE, A08 GRAV-BOOTS, A10 BINOCULARS.',
    "card A10 pink C4 F4": "The card cannot be played like that. Write: card A10 AGENT TILE TILE.",
    "card A02 yellow D4": "The card cannot be played like that. Write: card A02 AGENT drone|shot TILE.",
    "card A06 pink grey": "The card cannot be played like that. Write: card A06 AGENT NEW-AGENT.",
    "card A08 green": "The card cannot be played like that. Write: card A08 AGENT.",
    "keep A02": "That is not possible now.",
    "replace green": "That is not possible now.",
}


def test_a_wrong_card_says_what_is_wrong_and_is_kept() -> None:
    match = with_cards("A02", "A06", "A08", "A10")
    transcript = played(match, [*CITIES, *WRONG])
    for command, sentence in WRONG.items():
        assert answer_to(transcript, command) == sentence
    assert match.observation.team.hand == ("A02", "A06", "A08", "A10")


def test_one_card_a_day_and_undo() -> None:
    match = with_cards("A03", "A05")
    transcript = played(match, [*CITIES, "card A03", "card A05", "undo", "card A05", "hand"])
    assert answer_to(transcript, "card A05").startswith("You play SCHRÖDINGER'S TRAP.")
    assert "Today's card has been played; the Witness counts as one." in transcript
    hand = answer_to(transcript, "hand")
    assert "A03 SPLATELLITE DISH" in hand and "Played by you: A05 SCHRÖDINGER'S TRAP." in hand
    assert "Played today: the Alien nothing, you SCHRÖDINGER'S TRAP." in hand
    assert "On its next turn the Alien has 2 points less." in hand


def test_what_is_in_force_is_told_by_agents_and_hint() -> None:
    match = with_cards("A07", alien=("B05",), hints="count")
    transcript = played(
        match, [*CITIES, "agents", "card A07 yellow pink", "agents yellow", "move yellow C6", "scan yellow"]
    )
    told = answer_to(transcript, "agents")
    assert "Blue, G8 (city): to move (2 tiles a day). Silenced: it has no ability today." in told
    assert "Cards left: the Alien 0, you 1." in told
    assert "Warp-gun: it has Pink's ability today." in answer_to(transcript, "agents yellow")
    assert answer_to(transcript, "scan yellow") == 'Yellow has no ability "scan". Yellow can: catch.'
    smoke = played(with_cards(alien=("B02",), hints="count"), [*CITIES, "hint"])
    assert "Today scans are one smaller." in answer_to(smoke, "hint")


def test_the_day_is_headed_before_what_the_alien_plays() -> None:
    transcript = played(with_cards(alien=("B02",)), CITIES)
    assert transcript.index("Day 1 of 6.") < transcript.index("The Alien plays SMOKE GRENADE.")


def test_preview_knows_cards() -> None:
    match = with_cards("A03", "A12")
    lines = ["preview card A03; move yellow E6; scan", "preview card A12 yellow", "preview card A05"]
    transcript = played(match, [*CITIES, *lines])
    assert "Play SPLATELLITE DISH: asks nothing." in answer_to(transcript, lines[0])
    assert "Yellow: Scan: would ask about" in answer_to(transcript, lines[0])
    assert "D3–G3, C4–G4, C5–H5" in answer_to(transcript, lines[0]), "one larger"
    assert "Play THIRD EYE: Yellow: would ask about" in answer_to(transcript, lines[1])
    assert answer_to(transcript, lines[2]).startswith('You hold no card "A05".')
    assert match.observation.team.hand == ("A03", "A12")


def test_cards_are_kept() -> None:
    match = boxed_match(("A01", "A02", "A06"), ("B01",), keep=2)
    transcript = played(match, ["move yellow C6", "keep A01", "keep A01 A03", "hand", "keep drone pug"])
    assert "Keep 2 of them: keep CARD…, as in keep A" in transcript
    assert answer_to(transcript, "move yellow C6") == "First choose the cards that you keep: keep CARD…."
    assert answer_to(transcript, "keep A01").endswith("That is 2.")
    assert answer_to(transcript, "keep A01 A03").startswith('You hold no card "A03".')
    assert "A06 TALKIE MINIE" in answer_to(transcript, "hand")
    assert match.observation.team.hand == ("A01", "A02")


def test_a_hand_that_is_not_dealt_yet_is_not_called_missing() -> None:
    waiting = boxed_match(("A01",), ("B01",), aliens_choice=True)
    assert answer_to(played(waiting, ["hand"]), "hand") == "The cards are not dealt yet."
    assert answer_to(played(boxed_match(), ["hand"]), "hand") == "This game is played without equipment."


def test_the_team_is_picked_after_the_alien() -> None:
    match = boxed_match(aliens_choice=True)
    lines = [
        "team yellow",
        "team yellow white",
        "team yellow grey",
        "team yellow grey copies red pink blue black",
        "team",
    ]
    transcript = played(match, lines)
    assert "The Alien picks White into your team." in transcript
    assert answer_to(transcript, "team yellow").endswith("2 are still to be picked.")
    assert answer_to(transcript, "team yellow white").startswith("White is not among them")
    assert "Write them behind the word copies" in answer_to(transcript, "team yellow grey")
    assert set(match.observation.public.agents) == {"white", "yellow", "grey"}
    assert "Grey waits for a city." in answer_to(transcript, "team")


def test_a_mission_card_is_chosen_and_read(mission_cards: None) -> None:
    match = boxed_match(with_missions=True)
    first = match.observation.team.missions[0]
    transcript = played(match, ["mission M99", "mission", f"mission {first}", *CITIES, "mission"])
    assert answer_to(transcript, "mission M99").startswith('There is no mission card "M99" to choose.')
    assert first in match.observation.public.missions
    assert f"Your mission card: {first}" in answer_to(transcript, "mission")
    assert "The Alien's mission card: M0" in answer_to(transcript, "mission")


def test_orders_for_all_are_given_and_carried_out() -> None:
    match = with_cards("A03", alien=("B07",))
    given = "orders move yellow C6; scan; move blue G9; line E NE; move pink F3"
    lines = ["move yellow C6", "orders move yellow C6", "preview move yellow C6; scan", given]
    transcript = played(match, [*CITIES, *lines])
    assert "No talking today. Give the orders for all Agents" in transcript
    assert answer_to(transcript, "move yellow C6").startswith("No talking today: give the orders")
    assert answer_to(transcript, "orders move yellow C6").startswith("Orders are whole turns: every Agent must move.")
    assert "Yellow: Scan: would ask about" in answer_to(transcript, lines[2])
    told = answer_to(transcript, given)
    assert told.startswith("You give 5 orders.") and "Pink lands on F3" in told
    assert all(status.path for status in match.observation.public.agents.values())


def test_black_mirror_asks_for_a_replacement() -> None:
    match = with_cards(alien=("B09",))
    lines = ["move yellow C6", "replace", "replace grey", "replace yellow", "replace green"]
    transcript = played(match, [*CITIES, *lines])
    assert "Blue leaves the game. Who takes its place? replace AGENT." in transcript
    assert answer_to(transcript, "move yellow C6") == "First choose who takes Blue's place: replace AGENT."
    assert answer_to(transcript, "replace grey").startswith("Name whom Grey copies")
    assert answer_to(transcript, "replace yellow").startswith("Yellow is not among them")
    assert "Blue leaves the game, and Green takes the place." in answer_to(transcript, "replace green")
    assert list(match.observation.public.agents) == ["yellow", "green", "pink"]


NOT_TAKEN = ("cannot", "Write:", "not possible", "There is no", "Did you mean", "comes first", "must move first")
TEAM_CARDS = tuple(id for id, card in cards().items() if card.side == "agents")
ALIEN_CARDS = tuple(id for id, card in cards().items() if card.side == "alien")


@pytest.mark.parametrize("seed", range(6))
def test_every_command_of_a_whole_game_with_cards_is_taken_as_it_is_meant(seed: int) -> None:
    team = [("yellow", "black", "grey"), ("purple", "turquoise", "red"), ("white", "orange", "brown")][seed % 3]
    match = boxed_match(TEAM_CARDS[seed % 2 :: 2], ALIEN_CARDS, team, keep=4, seed=seed + 1)
    _commands, transcript = robot_game(match, "random")
    assert match.is_over
    told = [line for line in transcript.splitlines() if any(word in line for word in NOT_TAKEN)]
    assert not told
