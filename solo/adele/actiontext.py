"""The text forms of actions, both ways: what records and golden files hold, such as `walk emma 7`."""

from collections.abc import Callable, Mapping
from typing import Any

from solo.adele import actions as act
from solo.adele.actions import Action
from solo.adele.figures import BOXES
from solo.adele.ship import Ship

__all__ = ["format_action", "parse_action"]

WORD, PLACE, NUMBER, OPTIONAL, WORDS, PLACES, NUMBERS, CUBES = range(8)
"""How a field is written. The last five take all words that are left, so they stand last."""

FORMS: Mapping[str, tuple[type, tuple[tuple[str, int], ...]]] = {
    "roll": (act.Roll, (("dice", NUMBERS),)),
    "pick": (act.Pick, (("place", PLACE),)),
    "draw": (act.DrawTokens, (("tokens", WORDS),)),
    "contagion": (act.DrawContagion, (("face", WORD),)),
    "lose": (act.LoseContagion, (("contaminated", NUMBER), ("clean", NUMBER))),
    "event": (act.DrawEvent, (("card", WORD),)),
    "objects": (act.DealObjects, (("objects", WORDS),)),
    "missions": (act.DealMissions, (("places", PLACES),)),
    "hatch": (act.ChooseHatch, (("place", PLACE),)),
    "evolve": (act.EvolveRow, (("row", WORD),)),
    "move": (act.AlienMove, (("place", PLACE),)),
    "crawl": (act.Crawl, (("place", PLACE),)),
    "spread": (act.Spread, ()),
    "token": (act.PlaceToken, (("token", WORD), ("place", PLACE))),
    "attack": (act.Attack, (("member", WORD),)),
    "end-alien": (act.EndAlien, ()),
    "flee": (act.Flee, (("place", PLACE),)),
    "reveal": (act.Reveal, (("member", WORD),)),
    "pass": (act.Pass, ()),
    "plan": (act.Plan, (("member", WORD), ("cubes", CUBES))),
    "seal": (act.SealPlans, ()),
    "hazard": (act.PlaceHazard, (("hazard", WORD), ("target", WORD))),
    "no-hazard": (act.NoHazard, ()),
    "reroll": (act.Reroll, ()),
    "keep-roll": (act.KeepRoll, ()),
    "escape": (act.Escape, (("place", PLACE),)),
    "stay": (act.Stay, ()),
    "open": (act.OpenDoor, (("member", WORD), ("door", WORD))),
    "walk": (act.Walk, (("member", WORD), ("place", PLACE))),
    "search": (act.Search, (("member", WORD), ("what", OPTIONAL))),
    "take": (act.Take, ()),
    "leave": (act.Leave, ()),
    "leave-object": (act.LeaveObject, (("what", WORD),)),
    "use": (act.Use, (("member", WORD), ("what", WORD), ("words", WORDS))),
    "wear": (act.Wear, (("member", WORD), ("what", WORD))),
    "take-off": (act.TakeOff, (("member", WORD),)),
    "drop": (act.Drop, (("member", WORD), ("what", WORD))),
    "deliver": (act.Deliver, (("member", WORD), ("what", WORD))),
    "special": (act.Special, (("member", WORD), ("function", WORD), ("words", WORDS))),
    "end": (act.EndActions, ()),
    "resign": (act.Resign, ()),
}
"""First word, class and fields of every action but handing over: `give emma bruce battery for serum`."""

_WORD_OF = {form[0]: (word, form[1]) for word, form in FORMS.items()}
FOR = "for"


def format_action(action: Action, ship: Ship) -> str:
    """Return an action's text form, such as `walk emma 7`."""
    if isinstance(action, act.HandOver):
        return " ".join(["give", action.member, action.other, *action.given, FOR, *action.taken])
    word, fields = _WORD_OF[type(action)]
    written = [word]
    for name, how in fields:
        written.extend(_WRITERS[how](getattr(action, name), ship))
    return " ".join(written)


_WRITERS: tuple[Callable[[Any, Ship], list[str]], ...] = (
    lambda value, ship: [value],
    lambda value, ship: [ship.names[value]],
    lambda value, ship: [str(value)],
    lambda value, ship: [value] if value else [],
    lambda value, ship: list(value),
    lambda value, ship: [ship.names[place] for place in value],
    lambda value, ship: [str(number) for number in value],
    lambda value, ship: [box for box, cubes in zip(BOXES, value, strict=True) for _ in range(cubes)],
)


def parse_action(text: str, ship: Ship) -> Action:
    """Return the action of a text form. Raises: ValueError, which says what is wrong."""
    word, *rest = text.split() or [""]
    if word == "give":
        return _parse_give(rest, text)
    if word not in FORMS:
        raise ValueError(f"{word!r} is no action")
    made, fields = FORMS[word]
    values = []
    for _, how in fields:
        if how in (WORD, PLACE, NUMBER):
            if not rest:
                raise ValueError(f"{text!r} is not a whole action")
            values.append(_READERS[how](rest[:1], ship))
            rest = rest[1:]
        else:
            values.append(_READERS[how](rest, ship))
            rest = []
    if rest:
        raise ValueError(f"{text!r} has a word too many: {rest[0]!r}")
    action: Action = made(*values)
    return action


def _parse_give(words: list[str], text: str) -> act.HandOver:
    if len(words) < 3 or words.count(FOR) != 1 or words.index(FOR) < 2:
        raise ValueError(f"{text!r} is not a whole action; write give MEMBER MEMBER OBJECT… for OBJECT…")
    cut = words.index(FOR)
    return act.HandOver(words[0], words[1], tuple(words[2:cut]), tuple(words[cut + 1 :]))


def _number(word: str) -> int:
    if not (word.isdigit() and word.isascii() and len(word) <= 4):
        raise ValueError(f"{word!r} is no number")
    return int(word)


def _optional(words: list[str], ship: Ship) -> str:
    if len(words) > 1:
        raise ValueError(f"a word too many: {words[1]!r}")
    return words[0] if words else ""


def _cubes(words: list[str], ship: Ship) -> tuple[int, ...]:
    for word in words:
        if word not in BOXES:
            raise ValueError(f"{word!r} is no action box; boxes are {', '.join(BOXES)}")
    return tuple(words.count(box) for box in BOXES)


_READERS: tuple[Callable[[list[str], Ship], Any], ...] = (
    lambda words, ship: words[0],
    lambda words, ship: ship.place_named(words[0]),
    lambda words, ship: _number(words[0]),
    _optional,
    lambda words, ship: tuple(words),
    lambda words, ship: tuple(ship.place_named(word) for word in words),
    lambda words, ship: tuple(_number(word) for word in words),
    _cubes,
)
