"""Cards on their way: what glides, from where, and that it ends; the hand with few and many cards."""

from dataclasses import dataclass, field

import pygame
import pytest

from solo.client.theme import Theme
from solo.client.xfiles.cards import Hand, HandCard
from solo.client.xfiles.gliding import EASE, FRAME, NOWHERE, Places, Stage, places_in
from solo.client.xfiles.zoomed import Zoomed
from solo.xfiles.scenario import Numbers
from tests.client.xfiles.desk import Player, theme
from tests.xfiles.games import deck

COPIES = tuple(copy for copy in deck().copies if copy[0] in "AICPX")


def card(copy: str, number: int = 1) -> HandCard:
    """Return a card of the hand that does nothing."""
    return HandCard(
        deck().of[copy], Numbers(), number, copy=copy, on_press=lambda: None, on_drop=lambda: None, usable=True
    )


@dataclass
class Clock:
    """A player's window whose time the test sets."""

    player: Player = field(default_factory=Player)
    time: float = 100.0

    def __post_init__(self) -> None:
        self.player.app._theme = Theme()
        self.player.play.ui.now = lambda: self.time

    @property
    def stage(self) -> Stage:
        stage: Stage = self.player.play._stage
        return stage

    def go(self, seconds: float) -> pygame.Surface:
        """Let time pass, and return what is drawn then."""
        self.time += seconds
        self.player.play.update(self.time)
        drawn = pygame.Surface((1280, 800))
        self.player.play.on_draw(drawn)
        return drawn


def played_one(clock: Clock) -> str:
    """Play the first card that can be played, and return it."""
    play = clock.player.play
    copy = next(copy for copy in play.view.hand if play.is_usable(copy))
    play.press_card(copy)
    play.press_card(copy)
    return copy


def test_a_card_glides_from_the_hand_to_the_table_and_arrives() -> None:
    clock = Clock()
    start = clock.player.play.ui.find(f"card-{played_from(clock)}").rect.center
    copy = played_one(clock)
    flight = clock.stage._flights[copy]
    assert flight.start == start and flight.end == places_in(clock.stage).cards[copy].rect.center != start
    clock.go(EASE / 2)
    assert clock.stage.goes_on and clock.player.play.wants_tick() == FRAME
    clock.go(1)
    assert not clock.stage.goes_on
    assert not any(each.away for each in places_in(clock.stage).cards.values())


def played_from(clock: Clock) -> str:
    """Return the first card that can be played."""
    play = clock.player.play
    return next(copy for copy in play.view.hand if play.is_usable(copy))


def test_a_card_on_its_way_is_drawn_between_and_not_at_its_place() -> None:
    clock = Clock()
    copy = played_one(clock)
    seen, still = clock.go(0.0), clock.go(10.0)
    place = places_in(clock.stage).cards[copy].rect
    center = place.centerx, place.top + 4
    assert seen.get_at(center) != still.get_at(center)


def test_a_frame_on_the_way_draws_only_around_the_card() -> None:
    """Where it was, where it is, and where it was drawn before are drawn anew, and no more of a large window."""
    clock = Clock()
    copy = played_one(clock)
    clock.go(0.0)
    before = clock.stage._around(*clock.stage._flying()[-1])
    clock.time += EASE / 3
    parts = clock.stage.advance(clock.time)
    after = clock.stage._around(*clock.stage._flying()[-1])
    assert before in parts and after in parts and before != after
    assert all(part.width < 400 and part.height < 400 for part in parts) and copy in clock.stage._flights


@pytest.mark.parametrize("kind", [pygame.KEYDOWN, pygame.MOUSEBUTTONDOWN])
def test_a_key_or_a_click_ends_it(kind: int) -> None:
    clock = Clock()
    played_one(clock)
    assert clock.stage.goes_on
    values = {"key": pygame.K_F5, "mod": 0} if kind == pygame.KEYDOWN else {"pos": (2, 2), "button": 1}
    clock.player.play.on_event(pygame.event.Event(kind, values))
    assert not clock.stage.goes_on


def test_nothing_glides_with_reduced_motion() -> None:
    player = Player()
    copy = next(copy for copy in player.view.hand if player.play.is_usable(copy))
    player.play.press_card(copy)
    player.play.press_card(copy)
    assert copy not in player.view.hand and not player.play._stage.goes_on


def test_new_cards_come_from_their_pile_one_after_another_and_lost_ones_go_to_the_discard_pile() -> None:
    first, second, gone = (card(copy) for copy in COPIES[:3])
    for at, each in enumerate((first, second, gone)):
        each.layout(theme(), pygame.Rect(100 * at, 0, 90, 120))
    piles = {"deck": (5, 500), "discard": (50, 900)}
    stage = Stage()
    held = {first.copy: "deck", second.copy: "deck"}
    after = Places({first.copy: first, second.copy: second}, piles)
    stage.glide(Places({gone.copy: gone}, piles), after, held, 7.0)
    assert [stage._flights[copy].start for copy in held] == [(5, 500)] * 2
    assert stage._flights[first.copy].begins == 7.0 < stage._flights[second.copy].begins
    assert stage._flights[gone.copy].end == (50, 900)
    other = Stage()
    other.glide(NOWHERE, after, {}, 7.0)
    assert not other.goes_on


# The hand, and the zoom


@pytest.mark.parametrize("number", [1, 4, 7, 8, 10, 12, 15])
@pytest.mark.parametrize("wide", [300, 710, 1500])
def test_cards_of_the_hand_never_overlap_and_are_never_slivers(number: int, wide: int) -> None:
    hand = Hand([card(copy, at) for at, copy in enumerate(COPIES[:number], 1)], 150)
    tall = hand.measure(theme(), wide)[1]
    hand.layout(theme(), pygame.Rect(0, 0, wide, tall))
    places = [child.rect for child in hand.children]
    assert all(place.width >= 60 and place.height >= 100 and hand.rect.contains(place) for place in places)
    assert all(place.collidelist(places[:at]) < 0 for at, place in enumerate(places))


def test_the_table_grows_with_the_window_beyond_the_largest_scale() -> None:
    shown = card(COPIES[0])
    zoomed = Zoomed(shown, 1.5)
    look = Theme(2.0)
    zoomed.layout(look, pygame.Rect(0, 0, 900, 900))
    assert shown.theme is not None and shown.theme.px(10) == 30 and look.px(10) == 20
    assert look.enlarged(1.5) is shown.theme and look.enlarged(1) is look
    small, large = (Player(size=size).play for size in ((1280, 800), (1920, 1200)))
    sizes = [play.ui.find("deck").rect.width for play in (small, large)]
    assert sizes[1] == 1.5 * sizes[0]
