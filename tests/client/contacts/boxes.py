"""Games with cards for tests: the hands as they are wished, and an Alien that plays the cards it is told to play."""

from collections.abc import Sequence
from typing import Any

from solo.client.contacts.play import PlayScreen
from solo.contacts.actions import AlienMove, Pass, PickAgent, PlayCard, UseOracle
from solo.contacts.thought import Thought
from solo.match import Match
from solo.newgame import NewGame
from solo.worker import Player as Opponent
from tests.boxed import boxed_match
from tests.client.contacts.table_top import NearWorker, Player, services

__all__ = ["CardWorker", "begun_with", "boxed_player"]


class CardWorker(NearWorker):
    """Plays the cards in `wanted` as soon as it can, on `target` if it may, and no others; picks `agent`."""

    def __init__(self) -> None:
        super().__init__()
        self.wanted: list[str] = []
        self.target = ""
        self.agent = ""

    def ask(self, player: Opponent, observation: Any, legal_actions: Sequence[Any], rng: Any) -> None:
        """Decide."""
        plays = [each for each in legal_actions if isinstance(each, PlayCard) and each.card in self.wanted]
        plays.sort(key=lambda play: self.target not in play.agents)
        picks = [each for each in legal_actions if each == PickAgent(self.agent)]
        moves = [each for each in legal_actions if isinstance(each, AlienMove)]
        asks = [each for each in legal_actions if isinstance(each, UseOracle) and self.oracle]
        picks += asks
        if plays or picks:
            self._answer = Thought((plays or picks)[0])
        elif Pass() in legal_actions:
            self._answer = Thought(Pass())
        elif moves:
            self._answer = Thought(rng.choice(moves))
        else:
            super().ask(player, observation, legal_actions, rng)


def boxed_player(match: Match, **look: Any) -> Player:
    """Return a player at a match, whose Alien is a CardWorker unless another `worker` is given."""
    went: list[str] = []
    look.setdefault("worker", CardWorker())
    player = Player(NewGame(), screen=PlayScreen(match, services(went)), **look)
    player.went = went
    return player


def begun_with(
    team_cards: Sequence[str] = (),
    alien_cards: Sequence[str] = (),
    team: Sequence[str] = ("yellow", "blue", "pink"),
    *,
    cities: Sequence[str] = ("A4", "G5", "L6", "C7"),
    plays: Sequence[str] = (),
    target: str = "",
    hints: str = "off",
    seed: int = 3,
    **look: Any,
) -> Player:
    """Return a player at the first Agents' turn; the Alien has played the cards `plays` on `target` before."""
    player = boxed_player(boxed_match(team_cards, alien_cards, team, hints=hints, seed=seed), **look)
    worker = player.worker
    assert isinstance(worker, CardWorker)
    worker.wanted, worker.target = list(plays), target
    player.place(*cities[: len(team)])
    return player
