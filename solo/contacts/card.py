"""What an equipment card is. Each card is one file in `solo/contacts/cards/`, found by its name (contacts 5).

Rules never compare ids; they ask these hooks. `plays` and `allows` get the Alien's own tile for the Alien's cards,
whose owner knows it, and None for the Agents'; everything else is public.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace

from solo.contacts.actions import PlayCard
from solo.contacts.board import Board, Tile, TileSet
from solo.contacts.public import PublicState

__all__ = ["Asked", "Card", "changed", "each_agent", "is_fresh", "no_target", "walkers_today"]

Asked = tuple[str, TileSet]
"""What a card asks about: detect, capture or trace, and the tiles."""

Plays = Iterator[PlayCard]


def unchanged(public: PublicState, play: PlayCard) -> PublicState:
    """Change nothing."""
    return public


@dataclass(frozen=True, slots=True)
class Card:
    """One card: its number, name, side (alien or agents) and what it says, in one sentence.

    `when` an Alien's card may be played: "before" its move, "after" it, or "either". `plays` yields every way of
    playing it, or for paths one for each end; `allows` judges any (by default, the listed ones). `effect` returns the
    public facts after it. `asks`: what the Alien must answer at once. `replaces`: whom the human must replace then.
    `names_path`: its tiles are a path in the record. `tells`: on which tiles the Alien must be, who could play it so.
    `worth`: how gladly a computer player keeps it, 1 on average.
    """

    id: str
    name: str
    side: str
    text: str
    plays: Callable[[PublicState, Tile | None], Plays]
    effect: Callable[[PublicState, PlayCard], PublicState] = unchanged
    when: str = "either"
    allows: Callable[[PublicState, Tile | None, PlayCard], bool] | None = None
    asks: Callable[[PublicState, PlayCard], Asked] | None = None
    replaces: Callable[[PlayCard], str | None] = lambda play: None
    names_path: bool = False
    tells: Callable[[Board, tuple[Tile, ...]], TileSet] | None = None
    worth: float = 1.0

    def is_allowed(self, public: PublicState, alien: Tile | None, play: PlayCard) -> bool:
        """Return whether the card may be played so now, whoever holds it and whatever was played before."""
        if self.allows is not None:
            return self.allows(public, alien, play)
        return play in self.plays(public, alien)


def no_target(id: str) -> Callable[[PublicState, Tile | None], Plays]:
    """Return the plays of a card that is played on nobody."""
    return lambda public, alien: iter((PlayCard(id),))


def each_agent(
    id: str, may: Callable[[PublicState, str], bool] = lambda public, agent: True
) -> Callable[[PublicState, Tile | None], Plays]:
    """Return the plays of a card on one Agent that it may be played on."""
    return lambda public, alien: (PlayCard(id, (agent,)) for agent in sorted(public.agents) if may(public, agent))


def changed(**what: object) -> Callable[[PublicState, PlayCard], PublicState]:
    """Return an effect that sets some of today's effects."""
    return lambda public, play: replace(public, effects=replace(public.effects, **what))  # type: ignore[arg-type]


def is_fresh(public: PublicState, agent: str) -> bool:
    """Return whether an Agent has not begun to play today."""
    return agent not in public.done and agent != public.acting and not public.agents[agent].moves


def walkers_today(public: PublicState, agent: str) -> bool:
    """Return whether an Agent may still walk today: not Black, not White, nor Grey in their forms (A04)."""
    from solo.contacts.turn import current_form

    status, form = public.agents[agent], current_form(public, agent)
    return not status.moves and agent not in public.done and (form is None or form.walks)
