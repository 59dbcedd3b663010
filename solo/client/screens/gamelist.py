"""Which game to begin: a card for each that can be played in the window."""

from collections.abc import Sequence

from solo.client.screens.navigator import Navigator
from solo.client.screens.parts import RoomyScreen, page, show_fault
from solo.client.screens.text import say
from solo.client.widgets.base import Widget
from solo.client.widgets.box import Column
from solo.client.widgets.button import Card
from solo.client.widgets.label import Label
from solo.client.widgets.scroll import Scroll
from solo.core.content import ContentError
from solo.games import kit_of

__all__ = ["GameListScreen"]

WIDTH = 520


class GameListScreen(RoomyScreen):
    """The games, one below the other."""

    def __init__(self, navigator: Navigator, games: Sequence[str]) -> None:
        super().__init__()
        self.navigator, self.games = navigator, games

    def build(self) -> Widget:
        """Return the cards."""
        cards = Column(*(self._card(game) for game in self.games), gap=12, width=WIDTH)
        return page(self, say("new-game"), Scroll(Column(cards, pad=3), name="games"))

    def _card(self, game: str) -> Card:
        words = kit_of(game).words
        line = words.line()
        texts = Column(
            Label(words.name, size="head", bold=True),
            Label(line[:1].upper() + line[1:] + ".", color="muted"),
            gap=4,
        )
        return Card(texts, lambda: self._take(game), name=f"game-{game}", label=words.name, pad=14)

    def _take(self, game: str) -> None:
        """Choose a game, unless its own files are broken."""
        try:
            self.go(self.navigator.new_game_of(game))
        except ContentError as error:
            show_fault(self, error.faults[0].file, str(error))
