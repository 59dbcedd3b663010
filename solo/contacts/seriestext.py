"""What is said about a series (challenge mode, CR-46): who takes which card, and what is in force in the next game."""

from collections.abc import Sequence

from solo.contacts.names import mission_card_text, mission_name, mission_side
from solo.contacts.public import ALIEN, TEAM
from solo.contacts.seriesgames import burdens_of, next_number
from solo.core.language import gettext as _
from solo.core.language import ngettext
from solo.core.results import NOBODY, Result, Series, SeriesGame

__all__ = ["after_lines", "burden_lines", "game_title", "mission_line", "next_text", "taken_text", "took_text"]


def game_title(number: int) -> str:
    """Return what a game of a series is called."""
    return _("Game {number} of the series").format(number=number)


def after_lines(series: Series, record: str, results: Sequence[Result]) -> list[str]:
    """Return what is said after a game of a series, known by its record: who takes which card, and what comes next."""
    game = next((game for game in series.games if game.record == record), None)
    if game is None:
        return [_("Another game has this one's place in the series, so nobody takes a burden.")]
    result = next((result for result in results if result.id == record), None)
    return [taken_text(game, result), next_text(next_number(series, results), burdens_of(series))]


def taken_text(game: SeriesGame, result: Result | None) -> str:
    """Return who takes which card after a game, or why nobody does; `result` is the game's, if it is known."""
    card = {"card": mission_name(game.card), "text": mission_card_text(game.card)}
    if game.card and game.winner == ALIEN:
        return _("The Alien won, so it takes a burden into the next game. {card}: {text}").format(**card)
    if game.card:
        return _("You won, so you take a burden into the next game. {card}: {text}").format(**card)
    return _nobody_takes(game, result)


def took_text(game: SeriesGame, result: Result | None) -> str:
    """Return in short who took which card after a game, or why nobody did."""
    if game.card and game.winner == ALIEN:
        return _("The Alien took {card} as a burden.").format(card=mission_name(game.card))
    if game.card:
        return _("You took {card} as a burden.").format(card=mission_name(game.card))
    return _nobody_takes(game, result)


def _nobody_takes(game: SeriesGame, result: Result | None) -> str:
    if result is not None and result.practice:
        return _("This game became practice, so nobody takes a burden.")
    if game.winner == NOBODY:
        return _("Nobody won, so nobody takes a burden.")
    if game.winner == ALIEN:
        return _("The Alien won, but it has all of its burdens already.")
    return _("You won, but you have all of your burdens already.")


def next_text(number: int, cards: Sequence[str]) -> str:
    """Return what the next game is, and how many cards are in force in it."""
    if not cards:
        return _("Game {number} is next, without a burden.").format(number=number)
    text = ngettext(
        "Game {number} is next, with {count} burden.", "Game {number} is next, with {count} burdens.", len(cards)
    )
    return text.format(number=number, count=len(cards))


def burden_lines(cards: Sequence[str]) -> list[str]:
    """Return a sentence for each mission card in force, the human's first."""
    return [mission_line(card) for side in (TEAM, ALIEN) for card in cards if mission_side(card) == side]


def mission_line(card: str) -> str:
    """Return whose a mission card is, its number and name, and what it says."""
    texts = {"card": f"{card} {mission_name(card)}", "text": mission_card_text(card)}
    if mission_side(card) == ALIEN:
        return _("The Alien's mission card: {card}. {text}").format(**texts)
    return _("Your mission card: {card}. {text}").format(**texts)
