"""Why something is refused, in sentences that a player reads."""

from solo.contacts.actions import Refusal
from solo.contacts.names import N_, agent_name
from solo.contacts.public import PublicState
from solo.core.language import gettext as _

__all__ = ["refusal_text", "whom"]

_REFUSALS: dict[Refusal, str] = {
    Refusal.NOT_NOW: N_("That is not possible now."),
    Refusal.GAME_OVER: N_("The game is over."),
    Refusal.NO_SUCH_AGENT: N_("{agent} is not in your team."),
    Refusal.NOT_A_START: N_("A starting camp is a field or a forest."),
    Refusal.NOT_A_CITY: N_("An Agent starts in a city."),
    Refusal.CITY_TAKEN: N_("An Agent stands there already."),
    Refusal.BAD_PATH: N_("A path goes from tile to adjacent tile, beginning where {agent} stands."),
    Refusal.TOO_FAR: N_("That is farther than {agent} can go in a day."),
    Refusal.CLOSED: N_("A tile on the way is closed to {agent}."),
    Refusal.OCCUPIED: N_("{agent} cannot end where another Agent stands."),
    Refusal.OLD_CAMP: N_("The Alien may not end a day on an earlier camp."),
    Refusal.MUST_MOVE: N_("{agent} must enter at least one tile."),
    Refusal.MAY_NOT_STAY: N_("{agent} can move, and so must move."),
    Refusal.HAS_MOVED: N_("{agent} has moved today."),
    Refusal.NOT_MOVED: N_("{agent} must move first."),
    Refusal.TURN_OVER: N_("{agent}'s turn is over, because another Agent has begun."),
    Refusal.ABILITY_USED: N_("{agent} has used that today."),
    Refusal.NO_ABILITY: N_("{agent} has no such ability."),
    Refusal.BAD_TARGET: N_("{agent} cannot aim at that."),
    Refusal.NOTHING_TO_ASK: N_("There is no tile to ask about."),
    Refusal.TURN_BEGUN: N_("{agent} has begun its turn and must move first."),
    Refusal.MUST_BECOME: N_("{agent} must become one of the four Agents first."),
    Refusal.NOT_A_COPY: N_("{agent} cannot become that Agent today."),
    Refusal.HAS_FORM: N_("{agent} has become an Agent today."),
    Refusal.NO_WITNESS: N_("There is no Witness to question now."),
    Refusal.NO_ORACLE: N_("There is no Oracle to ask now."),
    Refusal.DECLARED: N_("The declared turn comes first, exactly as you declared it."),
    Refusal.NOT_ALL_MOVED: N_("Every Agent must move before the day ends."),
    Refusal.NOT_A_TURN: N_("Declare the named Agent's whole turn: its move, and its ability if it shall use one."),
    Refusal.NOT_A_TRACE: N_("That tile was not crossed on the latest day."),
    Refusal.NO_SUCH_CARD: N_("You do not hold that card."),
    Refusal.CARD_PLAYED: N_("Today's card has been played; the Witness counts as one."),
    Refusal.CARD_TOO_LATE: N_("That card is played before the move."),
    Refusal.CARD_TOO_EARLY: N_("That card is played after the move."),
    Refusal.BAD_PLAY: N_("The card cannot be played like that."),
    Refusal.LEFT_STUCK: N_("The Alien could not move after that."),
    Refusal.HELD: N_("{agent} cannot move today."),
    Refusal.SILENCED: N_("{agent} has no ability today."),
    Refusal.ORDERS_FIRST: N_("No talking today: give the orders for all Agents first."),
    Refusal.NOT_ORDERS: N_("Orders are whole turns: every Agent must move."),
    Refusal.BAD_KEEP: N_("Keep exactly as many of the cards dealt to you as the secret file says."),
    Refusal.NOT_IN_RESERVE: N_("That Agent is not in the reserve."),
    Refusal.BAD_TEAM: N_("The team must have the number of different Agents that the secret file says."),
    Refusal.BAD_COPIES: N_("Grey copies four different Agents of the reserve, or all of them where there are fewer."),
    Refusal.BAD_CARRY: N_(
        "{agent} carries the Agent on whose tile the step ends, and sets it down on an open, free tile beside the "
        "landing."
    ),
}


def whom(public: PublicState, reason: Refusal, agent: str | None = None) -> str | None:
    """Return whom a refusal is about: `agent`, but for the one that must move first."""
    return public.acting if reason is Refusal.TURN_BEGUN else agent


def refusal_text(reason: Refusal, agent: str | None = None, detail: str = "") -> str:
    """Return why something is refused. `agent` is whom it is about; `detail`, a whole sentence, stands behind it."""
    name = agent_name(agent) if agent else _("This Agent")
    first = _(_REFUSALS[reason]).format(agent=name)
    return f"{first} {detail}" if detail else first
