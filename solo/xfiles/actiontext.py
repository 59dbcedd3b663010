"""The text forms of actions, both ways: what records and golden files hold, such as `open X07`."""

from collections.abc import Callable, Collection, Mapping

from solo.xfiles.actions import Action, Attach, Deal, Discard, Done, Open, Play, Resign, Twist, UseZ
from solo.xfiles.deck import Deck
from solo.xfiles.scenario import SIDES

__all__ = ["format_action", "parse_action"]

_WITH_CARD: Mapping[str, Callable[[str], Action]] = {
    "use-z": UseZ,
    "open": Open,
    "play": Play,
    "twist": Twist,
    "attach": Attach,
    "discard": Discard,
}
_WORDS = {made: word for word, made in _WITH_CARD.items()}
_ALONE: Mapping[str, Action] = {"done": Done(), "resign": Resign()}


def format_action(action: Action) -> str:
    """Return an action's text form."""
    match action:
        case Deal(seats, first, deck, aside):
            return f"deal {first} {','.join(seats)} {','.join(deck)} {','.join(aside) or '-'}"
        case Done():
            return "done"
        case Resign():
            return "resign"
        case _:
            return f"{_WORDS[type(action)]} {action.card}"


def parse_action(text: str, deck: Deck, hand: Collection[str] = ()) -> Action:
    """Return the action of a text form. A card with copies may be named without its number: then the first held is it.

    Raises: ValueError, which says what would be right.
    """
    word, *rest = text.split()[:5] or [""]
    if word in _ALONE and not rest:
        return _ALONE[word]
    if word == "deal":
        return _parse_deal(rest, deck)
    if word not in _WITH_CARD:
        known = ", ".join([*_WITH_CARD, *_ALONE])
        raise ValueError(f"no action {text[:40]!r}; there is {known}")
    if len(rest) != 1:
        raise ValueError(f"{word} takes one card, such as {word} {_example(word)}")
    return _WITH_CARD[word](_parse_card(rest[0], deck, hand))


def _example(word: str) -> str:
    return {"use-z": "I02", "open": "X07", "play": "A01", "twist": "P03"}.get(word, "I05")


def _parse_card(text: str, deck: Deck, hand: Collection[str]) -> str:
    name = text.upper()
    if name in deck.of:
        return name
    card = next((card for card in deck.cards if card.id == name), None)
    if card is None:
        raise ValueError(f"no card {text[:20]!r}; a card is named by its letter and number, such as X07 or A01#2")
    return next((copy for copy in card.copy_ids() if copy in hand), card.copy_ids()[0])


def _parse_deal(parts: list[str], deck: Deck) -> Deal:
    if len(parts) != 4:
        raise ValueError("deal takes the first player, the seats, the deck and the cards laid aside (- for none)")
    first, seats, cards, aside = parts
    named = tuple(seats.split(","))
    for side in (first, *named):
        if side not in SIDES:
            raise ValueError(f"no player {side[:20]!r}; there is {', '.join(SIDES)}")
    return Deal(named, first, _parse_cards(cards, deck), () if aside == "-" else _parse_cards(aside, deck))


def _parse_cards(text: str, deck: Deck) -> tuple[str, ...]:
    copies = tuple(text.split(","))
    for copy in copies:
        if copy not in deck.of:
            raise ValueError(f"no card {copy[:20]!r} in the deck; in a deal each copy is named, such as A01#2")
    return copies
