"""What is said about a computer team's action: what it promises, and why this Agent goes first. Whole sentences."""

from solo.contacts.actions import Action, EndDay, MoveAgent
from solo.contacts.board import Board
from solo.contacts.hints import Option
from solo.contacts.learning.watching import Explained, Rival
from solo.contacts.names import ability_label, agent_name
from solo.contacts.text import action_text
from solo.core.language import gettext as _
from solo.core.language import ngettext

__all__ = ["reason_lines", "watched_action"]


def watched_action(found: Explained, board: Board) -> str:
    """Return what the team does."""
    return _("The day ends.") if isinstance(found.action, EndDay) else f"{action_text(found.action, board)}."


def reason_lines(found: Explained) -> list[str]:
    """Return why it does that: what it promises, and why this Agent goes now; none where nothing is asked."""
    option = found.promise
    if option is None:
        return [_("Every Agent has played.")] if isinstance(found.action, EndDay) else []
    lines = [_chance(found.action, option)] if option.catch >= 0.005 else []
    lines.append(_left(found.before, option))
    if isinstance(found.action, MoveAgent) and found.rivals:
        lines.append(_first(found.action.agent, option, found.rivals))
    return lines


def _chance(action: Action, option: Option) -> str:
    """Return the chance to catch and what it is of: a whole turn, as in the review, or what is left of one."""
    chance = round(100 * option.catch)
    if not isinstance(action, MoveAgent):
        return _("It catches it with a chance of {chance} %, after the answers so far.").format(chance=chance)
    if option.ability is None:
        return _("The move catches it with a chance of {chance} %.").format(chance=chance)
    return _("The whole turn, with {ability}, catches it with a chance of {chance} %.").format(
        ability=ability_label(option.ability.ability), chance=chance
    )


def _left(before: int, option: Option) -> str:
    count = f"{option.left:.1f}".removesuffix(".0")
    if option.move is not None and option.ability is not None:
        return ngettext(
            "With {ability} after it, {count} of {before} tile is left on average.",
            "With {ability} after it, {count} of {before} tiles are left on average.",
            before,
        ).format(ability=ability_label(option.ability.ability), count=count, before=before)
    return ngettext(
        "{count} of {before} tile is left on average.", "{count} of {before} tiles are left on average.", before
    ).format(count=count, before=before)


def _first(agent: str, option: Option, rivals: tuple[Rival, ...]) -> str:
    """Return why an Agent goes before those that could go instead."""
    name = agent_name(agent)
    if option.catch >= 0.005 and option.catch >= max(rival.catch for rival in rivals) - 1e-6:
        return _("{agent} goes first: nobody else has a better chance to catch it now.").format(agent=name)
    best = min(rivals, key=lambda rival: rival.left)
    if option.left <= best.left + 1e-6:
        return _("{agent} goes first: nobody else leaves fewer tiles now.").format(agent=name)
    return _("{agent} goes first, though the best turn of {other} would leave fewer now: {count}.").format(
        agent=name, other=agent_name(best.agent), count=f"{best.left:.1f}".removesuffix(".0")
    )
