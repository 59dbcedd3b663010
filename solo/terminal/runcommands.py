"""The terminal's commands about challenges: the next one after the end."""

from solo.career import current_career
from solo.challenges import all_challenges
from solo.core.content import ContentError
from solo.core.language import gettext as _
from solo.core.profile import ProfileFault
from solo.core.record import RecordFault
from solo.rated import RunOpen, begin, following, name_of
from solo.terminal.game import Terminal
from solo.terminal.words import Wrong

__all__ = ["next_challenge"]


def next_challenge(game: Terminal) -> None:
    """Leave for the challenge not yet played that is nearest to the player's rating."""
    if not game.match.is_over:
        raise Wrong(_("First play this game to its end, or give it up with resign."))
    chosen = following(current_career(), all_challenges())
    if chosen is None:
        raise Wrong(_("You have played every challenge that there is an Alien for."))
    try:
        game.following = begin(chosen, game.match.hints)
    except RunOpen as other:
        text = _("Another rated run is under way: {name}. solo challenge {id} goes on with it.")
        raise Wrong(text.format(name=name_of(other.run.mark), id=other.run.mark.id)) from None
    except (RecordFault, ContentError, ValueError, OSError, ProfileFault) as error:
        raise Wrong(_("The next game cannot be started: {reason}.").format(reason=error)) from None
    game.leaving = True
