"""The review of a finished game in sentences: the players, turn by turn, what choices were worth, all in all."""

from solo.core.language import gettext as _
from solo.core.language import ngettext
from solo.xfiles.deck import Deck
from solo.xfiles.lookback import Conclusion, Judged, Review
from solo.xfiles.scenario import HUMAN
from solo.xfiles.standing import score_line
from solo.xfiles.text import card_name, cards_list, outcome_text, rivals_text, side_name

__all__ = ["all_in_all", "choice_lines", "conclusion_line", "head_lines", "page_lines", "player_lines"]


def head_lines(review: Review) -> list[str]:
    """Return what was played, against whom, and how it ended."""
    scenario = review.final.table.setup.scenario
    return [_("{name}. {rivals}").format(name=scenario.name, rivals=rivals_text(scenario.rivals)),
            outcome_text(review.outcome)]  # fmt: skip


def player_lines(review: Review) -> list[str]:
    """Return for each player what it solved and lost, and what its twists came to."""
    table = review.final.table
    deck, lines = table.setup.deck, list[str]()
    for seat in table.seats:
        told = _("{who}: {score}.").format(who=side_name(seat.side), score=score_line(deck, seat))
        if seat.solved:
            told = _("{told} Solved: {cases}.").format(told=told, cases=cards_list(deck, seat.solved))
        twists = ngettext("{number} twist laid", "{number} twists laid", seat.twists).format(number=seat.twists)
        lines.append(
            _("{told} {twists}, in {used} of {windows} windows.").format(
                told=told, twists=twists, used=seat.used, windows=seat.windows
            )
        )
    return lines


def conclusion_line(each: Conclusion, deck: Deck) -> str:
    """Return a Conclusion as a line: whose, which case, the sums, what it won or cost."""
    head = _("Turn {turn}, {who}: {case}, {strength} against {resistance}").format(
        turn=each.turn, who=side_name(each.side), case=card_name(deck, each.case),
        strength=each.strength, resistance=each.resistance,
    )  # fmt: skip
    if each.twists:
        twists = ngettext("{points} of twists", "{points} of twists", each.twists).format(points=each.twists)
        head = _("{head} ({twists})").format(head=head, twists=twists)
    return _("{head}: {result}").format(head=head, result=_result(each))


def _result(each: Conclusion) -> str:
    if each.result == "solved":
        won = ngettext("solved, +{points} point", "solved, +{points} points", each.points).format(points=each.points)
        lost = each.over - 1
        if not lost:
            return _("{won}, and not a point too many.").format(won=won)
        more = ngettext("{lost} more than needed", "{lost} more than needed", lost).format(lost=lost)
        return _("{won}, {more}.").format(won=won, more=more)
    told = _("lost") if each.result == "dropped" else _("not solved")
    missing = 1 - each.over
    if missing <= 0:
        return _("{told} for want of an agent.").format(told=told)
    short = ngettext("{missing} point short", "{missing} points short", missing).format(missing=missing)
    return _("{told}, {short}.").format(told=told, short=short)


def choice_lines(review: Review) -> list[str]:
    """Return what the human's own choices gave away or won, in order of turns."""
    return [_choice(each, review.final.table.setup.deck) for each in review.judged]


def _choice(each: Judged, deck: Deck) -> str:
    text = {
        "missed": _("Turn {turn}: you held what would have solved {case}: {cards}."),
        "wasted": ngettext(
            "Turn {turn}: {case} took {points} point of clues more than it had to; the cheapest set was {cards}.",
            "Turn {turn}: {case} took {points} points of clues more than it had to; the cheapest set was {cards}.",
            each.points,
        ),
        "held": _("Turn {turn}: {who} solved {case} with less to spare than the twists that you kept: {cards}."),
        "stopped": _("Turn {turn}: without your twists {who} would have solved {case}: {cards}."),
        "lost": ngettext(
            "Turn {turn}: {points} point of your clues was lost with {case}.",
            "Turn {turn}: {points} points of your clues were lost with {case}.",
            each.points,
        ),
    }[each.why]
    cards = cards_list(deck, each.cards) or _("nothing more")
    return text.format(
        turn=each.turn, who=side_name(each.side), case=card_name(deck, each.case), points=each.points, cards=cards
    )


def all_in_all(review: Review) -> list[str]:
    """Return the turning point, and the sums of what was given away and won."""
    deck, lines = review.final.table.setup.deck, list[str]()
    each = review.turning
    if each is None:
        lines.append(_("There was no turning point: nobody was ahead for good by cases alone."))
    else:
        winner = review.outcome.winners[0]
        text = _("The turning point was turn {turn}, {case}: from then on {who} was ahead of everybody.")
        if winner == HUMAN:
            text = _("The turning point was turn {turn}, {case}: from then on you were ahead of everybody.")
        lines.append(text.format(turn=each.turn, case=card_name(deck, each.case), who=side_name(winner)))
    solved = [each for each in review.conclusions if each.side == HUMAN and each.result == "solved"]
    over = sum(each.over - 1 for each in solved)
    if solved:
        lines.append(
            ngettext(
                "Your solved cases took {points} point more than they needed.",
                "Your solved cases took {points} points more than they needed.",
                over,
            ).format(points=over)
        )
    stopped = sum(each.why == "stopped" for each in review.judged)
    lines.append(
        ngettext(
            "Your twists decided {number} Conclusion of a rival.",
            "Your twists decided {number} Conclusions of rivals.",
            stopped,
        ).format(number=stopped)
    )
    return lines


def page_lines(review: Review) -> list[str]:
    """Return the review as one page of text."""
    deck = review.final.table.setup.deck
    parts = [
        head_lines(review),
        player_lines(review),
        [_("Turn by turn"), *(conclusion_line(each, deck) for each in review.conclusions)],
        [_("Your choices"), *(choice_lines(review) or [_("None of them gave anything away.")])],
        [_("All in all"), *all_in_all(review)],
    ]
    return "\n\n".join("\n".join(part) for part in parts).split("\n")
