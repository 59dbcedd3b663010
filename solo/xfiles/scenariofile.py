"""A scenario's YAML text into a checked Scenario, with every fault at once."""

from dataclasses import replace

from solo.core.content import Reader, parse_yaml
from solo.xfiles.deck import AGENT, Deck
from solo.xfiles.scenario import (
    HANDS,
    LENGTHS,
    LEVELS,
    MOST_CONTACTS,
    MOST_RIVALS,
    SIDES,
    Numbers,
    Scenario,
    fingerprint_of,
    setup_of,
)

__all__ = ["RANDOM_SEAT", "parse_scenario"]

RANDOM_SEAT = "random"

_REQUIRED = ("id", "name", "text", "rivals")
_OPTIONAL = ("seat", "length", "numbers", "without", "start", "must_open", "starter")

_BOUNDS = {
    "hand": (1, 6),
    "draw": (1, 3),
    "bonus": (1, 3),
    "limit": (1, 6),
    "phases": (1, 6),
    "contacts": (0, MOST_CONTACTS),
}
"""The lowest and highest value of each number that a scenario may change: no hand may grow above 15 cards."""


def parse_scenario(text: str, file: str, deck: Deck) -> Scenario:
    """Return the Scenario of a YAML text. Raises: ContentError, with every fault of the file."""
    top = Reader(file, parse_yaml(text, file))
    parts = top.fields(_REQUIRED, _OPTIONAL)
    rivals = tuple(item.choice(LEVELS, "level") for item in parts["rivals"].items(1, MOST_RIVALS))
    sides = SIDES[: 1 + len(rivals)]
    start = _start(parts["start"], sides, deck)
    scenario = Scenario(
        parts["id"].identifier(),
        parts["name"].text(1, 40),
        parts["text"].text(1, 600),
        rivals,
        _seat(parts["seat"], len(sides)),
        parts["length"].choice(LENGTHS, "length") if parts["length"].present else LENGTHS[0],
        _numbers(parts["numbers"]),
        tuple(sorted(_without(parts["without"], deck))),
        start,
        parts["must_open"].boolean(),
        parts["starter"].boolean(),
    )
    _check_start(parts["start"], scenario)
    top.finish()
    _check_enough(parts["rivals"], scenario, deck)
    top.finish()
    return replace(scenario, fingerprint=fingerprint_of(scenario, deck), deck=deck)


def _seat(reader: Reader, players: int) -> int:
    if not reader.present or (reader.node is not None and reader.node.value == RANDOM_SEAT):
        return 0
    return reader.integer(1, players)


def _numbers(reader: Reader) -> Numbers:
    if not reader.present:
        return Numbers()
    parts = reader.fields([], _BOUNDS)
    return Numbers(**{name: parts[name].integer(*_BOUNDS[name]) for name in _BOUNDS if parts[name].present})


def _without(reader: Reader, deck: Deck) -> list[str]:
    return reader.choices([card.id for card in deck.cards], "card", 1, 100) if reader.present else []


def _start(reader: Reader, sides: tuple[str, ...], deck: Deck) -> dict[str, tuple[str, ...]]:
    """Read the agents in play at the beginning; of a card with copies, each mention takes the next copy."""
    if not reader.present:
        return {}
    left = {card.id: list(card.copy_ids()) for card in deck.cards if card.letter == AGENT}
    found: dict[str, tuple[str, ...]] = {}
    for side, part in reader.fields([], sides).items():
        copies: list[str] = []
        for item in part.items(1, 6):
            id = item.choice(left, "agent")
            if id and not left[id]:
                item.fault(f"there are no more copies of {id}; name another agent")
            elif id:
                copies.append(left[id].pop(0))
        if copies:
            found[side] = tuple(copies)
    return found


def _check_start(reader: Reader, scenario: Scenario) -> None:
    for side, copies in scenario.start.items():
        for copy in copies:
            if copy.split("#")[0] in scenario.without:
                reader.fault(f"{side} begins with {copy}, which is among the cards without; take it out of one of them")


def _check_enough(reader: Reader, scenario: Scenario, deck: Deck) -> None:
    """Check that there are cards left after the deal: a turn for everybody at least."""
    setup = setup_of(scenario, deck)
    players = len(setup.sides)
    cards = len(setup.shuffled) - sum(setup.laid_aside().values())
    needed = players * ((scenario.numbers.hand or HANDS[players]) + scenario.numbers.draw)
    if cards < needed:
        reader.fault(f"{players} players need {needed} cards, and {cards} are left; leave fewer cards out")
