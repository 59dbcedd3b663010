"""Challenge mode (contacts 6, CR-46): games on one secret file, the winner of each burdened in the next.

A game's record names its series by a mark among the options of its first line, so that all series can be told again
from the results of the games. A card is drawn from a stream of its own: the series, the game and the winner decide it.
"""

from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace

from solo.contacts.edition import EDITIONS, SECOND, Edition
from solo.contacts.mission import MUST_ALSO
from solo.contacts.missions import missions
from solo.contacts.public import ALIEN, TEAM
from solo.core.results import HUMAN, Result, Series, SeriesGame, free_id
from solo.core.rng import stream

__all__ = [
    "Key",
    "SeriesMark",
    "burdens_of",
    "cards_of",
    "drawn_card",
    "joined",
    "key_of",
    "mark_fields",
    "mark_of",
    "next_number",
]

OPTION = "series"
"""Where the mark stands among a match's options."""

Key = tuple[str, float]
"""What makes a series itself, whatever it is called here: its scenario, and when it was begun."""


@dataclass(frozen=True, slots=True)
class SeriesMark:
    """Which game of which series a match is. `created`: seconds since 1970; `number`: from 1."""

    id: str
    created: float
    number: int


def mark_fields(mark: SeriesMark) -> dict[str, object]:
    """Return the options that mark a match."""
    return {OPTION: {"id": mark.id, "created": mark.created, "number": mark.number}}


def mark_of(options: Mapping[str, object]) -> SeriesMark | None:
    """Return the mark among a match's options; None where there is none that can be read."""
    match options.get(OPTION):
        case {"id": str(id), "created": int() | float() as created, "number": int(number)} if id and number > 0:
            return SeriesMark(id, float(created), number)
        case _:
            return None


def key_of(series: Series) -> Key:
    """Return what makes a series itself."""
    return series.scenario, series.created


# Cards


def cards_of(side: str, edition: Edition) -> tuple[str, ...]:
    """Return a side's "must also" cards in an edition: what its burdens are drawn from."""
    there = {ALIEN: edition.alien_missions, TEAM: edition.team_missions}.get(side, ())
    return tuple(id for id, card in missions().items() if id in there and card.kind == MUST_ALSO and card.side == side)


def drawn_card(key: Key, number: int, result: Result, held: Collection[str]) -> str:
    """Return the card that the winner of a series' game takes into the next; empty if nobody takes one (CR-46).

    Nobody does after a game that nobody won or that became practice, and no side gets more than all of its cards.
    Resigning is a win of the Alien (SR-7). `held`: the cards that were taken before.
    """
    edition = EDITIONS.get(str(result.options.get("edition")), SECOND)
    left = [card for card in cards_of(result.winner, edition) if card not in held]
    if result.practice or not left:
        return ""
    scenario, created = key
    return stream("series", scenario, repr(created), number, result.winner).choice(left)


def burdens_of(series: Series) -> tuple[str, ...]:
    """Return the cards that are in force in a series' next game, both sides', in the order in which they were taken."""
    return tuple(game.card for game in series.games if game.card)


# From the results


def next_number(series: Series, results: Iterable[Result]) -> int:
    """Return the number of a series' next game: past all of its games that are known."""
    numbers = (mark.number for result, mark in _marked(results) if (result.scenario, mark.created) == key_of(series))
    return max(len(series.games), *numbers, 0) + 1


def joined(results: Iterable[Result], known: Iterable[Series], gone: Collection[Key]) -> list[Series]:
    """Return the series to keep anew, so that every finished game stands in the series that its record names.

    Of several games with one number the earliest counts, but what stands in a series already stays there with its
    card. Series whose key is in `gone` were deleted and are not begun again.
    """
    found = {key_of(series): series for series in known}
    taken = {series.id for series in found.values()}
    games: dict[Key, list[tuple[Result, SeriesMark]]] = {}
    for result, mark in _marked(results):
        games.setdefault((result.scenario, mark.created), []).append((result, mark))
    put = []
    for key in sorted(games, key=lambda key: (key[1], key[0])):
        if key in gone and key not in found:
            continue
        first = games[key][0]
        before = found.get(key) or Series(free_id(first[1].id, taken), first[0].game, *key)
        after = replace(before, games=_games_of(before, games[key]))
        taken.add(before.id)
        if after != found.get(key):
            put.append(after)
    return put


def _marked(results: Iterable[Result]) -> list[tuple[Result, SeriesMark]]:
    """Return the results of people's games in a series, with their marks."""
    people = (result for result in results if result.player == HUMAN)
    return [(result, mark) for result in people if (mark := mark_of(result.options)) is not None]


def _games_of(series: Series, marked: Sequence[tuple[Result, SeriesMark]]) -> tuple[SeriesGame, ...]:
    """Return a series' games: those of which no result is known any more, then the others by their number."""
    winners = {result.id: result.winner for result, _mark in marked}
    stored = {game.record: game for game in series.games if winners.get(game.record, game.winner) == game.winner}
    games = [game for record, game in stored.items() if record not in winners]
    held = {game.card for game in stored.values()}

    def place(each: tuple[Result, SeriesMark]) -> tuple[int, bool, float, str]:
        result, mark = each
        return mark.number, result.id not in stored, result.finished, result.id

    numbers: set[int] = set()
    for result, mark in sorted(marked, key=place):
        if mark.number in numbers:
            continue
        numbers.add(mark.number)
        game = stored.get(result.id)
        if game is None:
            card = drawn_card(key_of(series), mark.number, result, held)
            game = SeriesGame(result.id, result.winner, card)
            held.add(card)
        games.append(game)
    return tuple(games)
