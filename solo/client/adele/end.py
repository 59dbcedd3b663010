"""The end screen: who won and why, what was hidden, and where to go on."""

from dataclasses import replace
from typing import Any

import pygame

from solo.adele.public import CREW
from solo.adele.storytext import story_lines
from solo.adele.text import outcome_text, outcome_title
from solo.client.adele.deckboard import DeckBoard
from solo.client.adele.deckplan import Spot
from solo.client.adele.deckview import DeckView
from solo.client.adele.hiddenpage import HiddenPage
from solo.client.adele.pieces import StatusLine
from solo.client.adele.placewords import spot_text
from solo.client.adele.sidebar import board_row, is_roomy
from solo.client.adele.table import Table
from solo.client.adele.truth import hidden_objects
from solo.client.runparts import run_end_panel
from solo.client.screen import Reset, UiScreen
from solo.client.services import Services
from solo.client.widgets.base import Widget
from solo.client.widgets.box import Column, Panel, Row, Spacer
from solo.client.widgets.button import Button
from solo.client.widgets.label import Label
from solo.client.widgets.scroll import Scroll
from solo.client.widgets.tabs import TabBar
from solo.core.language import gettext as _
from solo.match import Match, new_match
from solo.rated import again, run_end

__all__ = ["EndScreen"]

SIDE = 352
STORY, HIDDEN = "story", "hidden"


class EndScreen(UiScreen):
    """A finished game: the ship as it was left, with what lay hidden shown."""

    def __init__(self, match: Match, services: Services) -> None:
        super().__init__()
        self.match, self.services = match, services
        self.table = Table(match)
        self._run = run_end(match)
        self.hidden = HiddenPage(match)
        self.page, self.chosen = STORY, ""

    def build(self) -> Widget:
        """Return the ship at the left, what happened and the ways on, or what was hidden, at the right."""
        self.deck, self.status = DeckBoard(self._view(), grow=1), StatusLine()
        self.deck.on_point = self._pointed
        self._pointed(None)
        below = [board_row(self.table.observation)] if is_roomy(self.window.size, self.theme) else []
        titles = [(STORY, _("The end")), (HIDDEN, _("What was hidden"))]
        self.tabs = TabBar(titles, self.page, self.take_page, size="small", name="pages")
        self._body = Column(self._page(), grow=1)
        side = Column(self.tabs, self._body, pad=14, gap=8)
        side.width = min(float(SIDE), self.window.size[0] * 0.46 / self.theme.scale)
        return Row(Column(self.deck, self.status, *below, gap=0, grow=1), side, gap=0, stretch=True)

    def _view(self) -> DeckView:
        """Return the ship at the end, with what lies face down, and the chosen row's room marked."""
        place = self.hidden.place_of(self.chosen) if self.page == HIDDEN else None
        picked = frozenset() if place is None else frozenset({place})
        truth = hidden_objects(self.match.session.state)
        return replace(self.table.view({}, {}), truth=truth, selected="", picked=picked)

    def _page(self) -> Widget:
        if self.page == HIDDEN:
            return self.hidden.body(self.chosen, self._choose)
        return Scroll(Column(*self._parts(), gap=10, pad=2), grow=1)

    def take_page(self, page: str) -> None:
        """Show the end, or what was hidden."""
        self.page = self.tabs.value = page
        self._body.replace([self._page()])
        self._show()

    def _choose(self, id: str) -> None:
        self.chosen = id
        self._show()

    def _show(self) -> None:
        self.deck.view = self._view()
        self._pointed(self.deck.at)

    def _pointed(self, spot: Spot | None) -> None:
        """Say what is in a room and what lay there; without one, in the chosen row's."""
        place = self.hidden.place_of(self.chosen) if self.page == HIDDEN and spot is None else spot
        if place is None:
            self.status.say(_("What lay face down is shown: point at a room to read it."))
            return
        lay = self.hidden.told_at(place) if isinstance(place, int) else ""
        self.status.say(" ".join(filter(None, (spot_text(self.deck.view, place), lay))))

    def on_resize(self, size: tuple[int, int]) -> None:
        """Lay out anew."""
        super().on_resize(size)
        self.rebuild()

    def _parts(self) -> list[Widget]:
        outcome: Any = self.table.public.outcome
        won = outcome.winner == CREW
        lines = [Label(line, size="small") for line in story_lines(self.table.observation)]
        return [
            Label(outcome_title(outcome), size="title", bold=True, color="good" if won else "bad", name="end-title"),
            Label(outcome_text(outcome), name="end-why"),
            Panel(*lines, gap=4, pad=10, name="end-story"),
            *self._earned(),
            Spacer(height=4),
            *self._buttons(),
        ]

    def _earned(self) -> list[Widget]:
        if self._run is not None:
            return [run_end_panel(self._run, self.match.seed)]
        if self.match.is_practice:
            return [Label(_("This game was practice."), size="small", color="muted", name="practice")]
        return []

    def _buttons(self) -> list[Widget]:
        path = self.match.path
        review = Button(
            _("Review the game"),
            lambda: self.go(self.services.review(path)) if path is not None else None,
            name="review",
            icon="rotate-ccw",
            justify="left",
            disabled=None if path is not None else _("This game was not kept."),
        )
        return [
            *self._next_buttons(),
            review,
            Button(
                _("New game"), lambda: self.go(self.services.new_game()), name="new-game", icon="plus", justify="left"
            ),
            Button(
                _("Go to the title"), lambda: self.go(self.services.title()), name="title", icon="house", justify="left"
            ),
        ]

    def _next_buttons(self) -> list[Widget]:
        """Return the way to the next challenge and to this one as practice, or to the same set-up again."""
        if self._run is not None:
            return [
                Button(
                    _("Next challenge"), self._challenges, name="next-challenge", icon="star", kind="primary",
                    justify="left",
                ),
                Button(_("Again, as practice"), self._practise, name="same", icon="repeat", justify="left"),
            ]  # fmt: skip
        return [
            Button(_("Play again"), self._again, name="again", icon="play", kind="primary", justify="left"),
            Button(_("Again with the same seed"), self._same, name="same", icon="repeat", justify="left"),
        ]

    def _challenges(self) -> None:
        self.go(self.services.challenges(self.match.kit.id))

    def _practise(self) -> None:
        from solo.client.adele.play import PlayScreen

        self.go(Reset(PlayScreen(again(self.match), self.services)))

    def _again(self) -> None:
        self._begin(0)

    def _same(self) -> None:
        self._begin(self.match.seed)

    def _begin(self, seed: int) -> None:
        from solo.client.adele.play import PlayScreen

        choice = replace(self.match.choice, hints=self.match.hints, seed=seed, challenge=None)
        self.go(Reset(PlayScreen(new_match(choice), self.services)))

    def on_key(self, event: pygame.event.Event) -> None:
        """Esc goes to the title, F1 opens the help."""
        if event.key == pygame.K_ESCAPE:
            self.go(self.services.title())
        elif event.key == pygame.K_F1:
            self.go(self.services.help("adele"))
