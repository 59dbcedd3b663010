"""X-Files at the prompt: the table and the hand in words, each action by its number, hints, the discard pile."""

from collections import Counter
from collections.abc import Sequence
from typing import Any, TextIO

from solo.core.language import gettext as _
from solo.core.language import ngettext
from solo.core.record import RecordFault
from solo.match import Match
from solo.reviewfiles import write_page
from solo.terminal import plain
from solo.terminal.plain import COMMANDS, N_, Commands, Manner, Table, list_actions, play_at, set_hints
from solo.terminal.xfilesactions import how_typed, id_form, read_action, why_refused
from solo.xfiles.actions import Done
from solo.xfiles.cardtext import card_text, type_name, types_name
from solo.xfiles.deck import LETTERS, Card, Deck
from solo.xfiles.hintlines import HINT_LEVELS, forecast_of, hint_lines, hint_name, hint_text
from solo.xfiles.observation import View
from solo.xfiles.standing import coming_conclusion, standing
from solo.xfiles.table import Outcome, Seat, case_points
from solo.xfiles.text import action_text, and_list, card_name, outcome_text, outcome_title, side_name
from solo.xfileslookback import pages
from solo.xfilesmatch import go_on, passed_phases, take_back

__all__ = ["run"]

MOST_SHOWN = 40


def run(match: Match, source: TextIO | None = None, out: TextIO | None = None, resumed: bool = False) -> int:
    """Play a match at the prompt until the player leaves or the input ends; return the exit status."""
    return play_at(match, MANNER, source, out, resumed)


def _view(table: Table) -> View:
    view: View = table.match.observation
    return view


def _deck(table: Table) -> Deck:
    deck: Deck = table.match.session.setup.deck
    return deck


def look(table: Table) -> None:
    """Say where the game stands, and what can be done now."""
    view = _view(table)
    if view.table.outcome is not None:
        _tell_end(table, view.table.outcome)
        return
    for line in standing(view):
        table.say(line)
    list_actions(table, MOST_SHOWN)


def _tell_end(table: Table, outcome: Outcome) -> None:
    deck, seats = _deck(table), _view(table).table.seats
    table.say(f"{outcome_title(outcome.winner, outcome.why)}. {outcome_text(outcome)}")

    def rank(seat: Seat) -> tuple[int, int, int]:
        return -len(seat.solved), -case_points(deck, seat), seat.dropped

    for seat in sorted(seats, key=rank):
        table.say(
            _("  {who}: {solved} solved, {points} points, {lost} lost").format(
                who=side_name(seat.side),
                solved=len(seat.solved),
                points=case_points(deck, seat),
                lost=seat.dropped,
            )
        )


def listed(match: Match, action: Any) -> str:
    """Return an action in words with its short form; closing the window before the Conclusion says what that brings."""
    text = _("{words}  [{form}]").format(words=action_text(action, match.session.setup.deck), form=id_form(action))
    view: View = match.observation
    if isinstance(action, Done) and view.table.phase == "investigation":
        return f"{text}. {coming_conclusion(view)}"
    return text


# Commands


def show_hand(table: Table, words: Sequence[str]) -> None:
    """List the hand, each card with what it does."""
    view = _view(table)
    if not view.hand:
        table.say(_("You hold no card."))
    for copy in view.hand:
        _tell_card(table, _deck(table).of[copy])


def _tell_card(table: Table, card: Card) -> None:
    numbers = _view(table).table.setup.scenario.numbers
    points = _("no points") if card.points is None else ngettext("{n} point", "{n} points", card.points)
    told = f"{type_name(card.letter)}, {points.format(n=card.points)}"
    table.say(f"{card.id}  {card.name}, {told}: {card_text(card, numbers)}")


def show_card(table: Table, words: Sequence[str]) -> None:
    """Tell what a card does, by its id or a part of its name."""
    wanted = " ".join(words).casefold()
    cards = _deck(table).cards
    found = [card for card in cards if card.id.casefold() == wanted] or [
        card for card in cards if wanted and wanted in card.name.casefold()
    ]
    if not found:
        table.say(_("No card is called so. Type card and an id such as X07, or a part of a name."))
    for card in found[:MOST_SHOWN]:
        _tell_card(table, card)


def show_hints(table: Table, words: Sequence[str]) -> None:
    """Give the hints of the level in force; choose another level if one is named."""
    match = table.match
    if words and words[0] not in HINT_LEVELS:
        table.say(_("Hint levels are {levels}.").format(levels=", ".join(HINT_LEVELS)))
        return
    if words:
        set_hints(table, words[0])
    view = _view(table)
    table.say(f"{hint_name(match.hints)}: {hint_text(match.hints)}")
    forecast = forecast_of(view) if match.hints == HINT_LEVELS[-1] and view.table.seats else None
    for line in hint_lines(view, match.hints, forecast):
        table.say(f"- {line.text}")


def show_why(table: Table, words: Sequence[str]) -> None:
    """Say how the figures of the hints come about."""
    view = _view(table)
    forecast = forecast_of(view) if table.match.hints == HINT_LEVELS[-1] and view.table.seats else None
    lines = hint_lines(view, table.match.hints, forecast)
    if not lines:
        table.say(_("There are no hints to explain; type hint and a level."))
    for line in lines:
        table.say(f"- {line.text}")
        for part in line.why.split("\n"):
            table.say(f"    {part}")


def show_pile(table: Table, words: Sequence[str]) -> None:
    """List the discard pile, the latest card last, and by type what a short game left out."""
    deck, laid = _deck(table), _view(table).table
    names = [card_name(deck, copy) for copy in laid.discard]
    table.say(_("Discarded, in order: {cards}.").format(cards=", ".join(names) or _("nothing")))
    if laid.aside:
        table.say(_("Left out of this game:"))
    for letter in LETTERS:
        if own := [copy for copy in laid.aside if copy[0] == letter]:
            table.say(_("  {type}: {cards}.").format(type=types_name(letter), cards=_counted(deck, own)))


def _counted(deck: Deck, copies: Sequence[str]) -> str:
    """Return the names of some cards, copies of one as `2 x name`."""
    found = Counter(card_name(deck, copy) for copy in copies)
    return and_list([_("{n} x {name}").format(n=n, name=name) if n > 1 else name for name, n in found.items()])


def show_review(table: Table, words: Sequence[str]) -> None:
    """After the end, say what each turn and one's own choices were worth; with `save`, write it to a file too."""
    match = table.match
    if not match.is_over or match.path is None:
        table.say(_("A game is reviewed after its end, if it is kept."))
        return
    try:
        lines = pages(match.path)
    except RecordFault as fault:
        table.say(str(fault))
        return
    for line in lines:
        table.say(line)
    if list(words) == ["save"]:
        try:
            table.say(_("Saved: {path}").format(path=write_page(match.path, lines)))
        except OSError as error:
            table.say(_("It cannot be written: {why}.").format(why=error.strerror or str(error)))


def close(table: Table, words: Sequence[str]) -> None:
    """Close the window that is open."""
    match = table.match
    reason = match.refusal(Done())
    if reason is not None:
        table.say(match.kit.words.refusal(reason))
    else:
        table.saving(lambda: match.act(Done()))


OWN: Commands = {
    "go": (close, N_("goes on to the next phase")),
    "hand": (show_hand, N_("your cards, and what each does")),
    "card": (show_card, N_("what a CARD does, by id or a part of its name")),
    "hint": (show_hints, N_("what the figures say; with off, facts, odds or full another level")),
    "why": (show_why, N_("how the figures of the hints come about")),
    "review": (show_review, N_("after the end, what each turn was worth; review save writes it to a file")),
    "pile": (show_pile, N_("the discard pile")),
}

MANNER = Manner(
    {**OWN, **COMMANDS, "table": (plain.show_state, N_("the same as look"))},
    look,
    listed,
    go_on,
    take_back,
    read=read_action,
    refused=why_refused,
    how=how_typed,
    notes=passed_phases,
)
