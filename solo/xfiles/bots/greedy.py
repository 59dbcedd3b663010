"""The baseline greedy: everything it can do, at once (section 7)."""

from collections.abc import Sequence

from solo.core.rng import Random
from solo.xfiles.actions import Action, Attach, Discard, Done, Open
from solo.xfiles.bots.acting import first_z, highest
from solo.xfiles.deck import AGENT, CASE, TWIST
from solo.xfiles.observation import View

__all__ = ["choose", "discard", "everything"]


def choose(view: View, legal: Sequence[Action], rng: Random) -> Action:
    """Use each Z, open the lowest case, lay all agents and twists, attach all clues, discard what is worth least."""
    return everything(view, legal)


def everything(view: View, legal: Sequence[Action]) -> Action:
    """Return the greedy choice, which leaves nothing to chance."""
    cards = [action for action in legal if not isinstance(action, Done)]
    points = view.table.setup.deck.points
    match view.table.phase:
        case "resources":
            return first_z(legal)
        case "case" if cards:
            return min(cards, key=lambda action: points[action.card] if isinstance(action, Open) else 0)
        case "investigation" if cards:
            return Attach(highest(view, [action.card for action in cards if isinstance(action, Attach)]))
        case "debriefing":
            return discard(view)
        case _:
            return cards[0] if cards else Done()


def discard(view: View) -> Action:
    """Return the discard of the card that is worth least to a greedy player."""
    deck = view.table.setup.deck
    worth: dict[str, float] = {}
    cases = sorted((copy for copy in view.hand if copy[0] == CASE), key=lambda copy: deck.points[copy])
    for place, copy in enumerate(cases):
        worth[copy] = (10, 1.5, 0.5)[min(place, 2)]
    for copy in view.hand:
        points = deck.points[copy]
        if deck.draws(copy):
            worth[copy] = 9
        elif copy[0] != CASE:
            worth[copy] = {AGENT: 2 * points + 1, TWIST: 2 + points / 2}.get(copy[0], 2 * points)
    return Discard(min(view.hand, key=lambda copy: worth[copy]))
