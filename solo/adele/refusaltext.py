"""Why an action is refused, in sentences that a player reads."""

from solo.adele.actions import Refusal
from solo.core.language import gettext as _

__all__ = ["refusal_text"]


def N_(text: str) -> str:
    """Mark a text for translation and return it as it is."""
    return text


_TEXTS = {
    Refusal.NOT_NOW: N_("That cannot be done in this phase."),
    Refusal.GAME_OVER: N_("The game is over."),
    Refusal.NO_SUCH_MEMBER: N_("That crew member is not in this game."),
    Refusal.NOT_AMONG: N_("That cannot be chosen here."),
    Refusal.BAD_PLAN: N_("A plan has four cubes at most."),
    Refusal.SEALED: N_("Under Silence plans are made in order, and a sealed one stays as it is."),
    Refusal.NOT_ALL_PLANNED: N_("Every crew member needs a plan before the plans are sealed."),
    Refusal.NO_ENERGY: N_("ADELE has not enough energy for that."),
    Refusal.NO_HAZARD_LEFT: N_("No token of that hazard is left."),
    Refusal.NOT_THERE: N_("That hazard cannot be placed there."),
    Refusal.NO_POINTS: N_("The Alien has not enough AP for that."),
    Refusal.OFF_BOARD: N_("The Alien is off board and must crawl back first."),
    Refusal.MUST_CRAWL: N_("The Alien must keep enough AP to crawl back."),
    Refusal.NO_WAY: N_("No open way leads there."),
    Refusal.BURNING: N_("Only crew members enter a location that burns."),
    Refusal.NO_SPREAD: N_("No spread token can be put there."),
    Refusal.NO_TOKEN: N_("That token is not in the Alien's hand."),
    Refusal.TAKEN: N_("No alien token can be put there now."),
    Refusal.TURN_OVER: N_("That crew member's turn is over: somebody else has acted since."),
    Refusal.NO_CUBE: N_("No cube is left for that."),
    Refusal.NO_SUIT: N_("Outside the ship a Space Suit must be worn."),
    Refusal.OUTSIDE: N_("That cannot be done outside the ship."),
    Refusal.NOT_CLOSED: N_("Nothing is closed there."),
    Refusal.NOTHING_HERE: N_("There is nothing like that here."),
    Refusal.NOT_CARRIED: N_("Nobody here carries that."),
    Refusal.TOO_MUCH: N_("Nobody carries more than four objects."),
    Refusal.BAD_USE: N_("That cannot be used so, here and now."),
    Refusal.WRONG_PLACE: N_("That must be delivered in another location."),
    Refusal.CODE_TOO_EARLY: N_(
        "The Code comes last: deliver the other four, leave no impact on the hull, and do not pass the point of no "
        "return."
    ),
}


def refusal_text(reason: Refusal) -> str:
    """Return why something is refused, as a sentence."""
    return _(_TEXTS[reason])
