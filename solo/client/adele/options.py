"""What can be done now, as a player chooses it: actions of one kind are one option, whatever they are aimed at."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from solo.adele import actions as act
from solo.adele.actions import Action
from solo.adele.crewturn import cubes_for
from solo.adele.names import (
    and_list,
    door_name,
    function_name,
    hazard_name,
    object_name,
    object_text,
    place_name,
    short_name,
)
from solo.adele.places import Place
from solo.adele.public import PublicState
from solo.adele.ship import Ship
from solo.adele.terminals import functions
from solo.adele.text import words_text
from solo.core.language import gettext as _

__all__ = ["Option", "action_text", "member_options", "option_for", "option_name", "target_of"]

BOXES_OF = {"search": "search", "take": "search", "deliver": "deliver", "special": "special", "open": "door"}
"""The box that pays for each kind of option; those that are not here are uses of an object, or free (`drop`)."""

ORDER = ("deliver", "search", "take", "special", "use", "wear", "take-off", "open", "give", "drop")
"""In which order kinds of options are offered."""


@dataclass(frozen=True, slots=True)
class Option:
    """One thing that a member can do. `id` names it; `cost` is its cubes; one of `actions` is chosen in the end."""

    id: str
    kind: str
    label: str
    detail: str
    cost: int
    actions: tuple[Action, ...]

    @property
    def box(self) -> str:
        """The box whose cubes pay for it, as plans name it; empty for what is free."""
        return "" if self.kind == "drop" else BOXES_OF.get(self.kind, "use")

    @property
    def is_aimed(self) -> bool:
        """Whether one of several ways must be chosen."""
        return len(self.actions) > 1


def member_options(public: PublicState, legal: Iterable[Action], member: str) -> list[Option]:
    """Return what a member can do beside walking, in order; every legal action of theirs is in one option."""
    found: dict[str, list[Action]] = {}
    for action in legal:
        if getattr(action, "member", None) == member and not isinstance(action, act.Walk):
            found.setdefault(_id(action), []).append(action)
    options = [_option(public, id, tuple(actions)) for id, actions in found.items()]
    return sorted(options, key=lambda option: (ORDER.index(option.kind), option.label))


def option_name(option: Option) -> str:
    """Return the name of an option's button."""
    return f"option-{option.id.replace(' ', '-')}"


def option_for(options: Sequence[Option], id: str) -> Option | None:
    """Return the option of an id, if it is still offered."""
    return next((option for option in options if option.id == id), None)


def _id(action: Action) -> str:
    match action:
        case act.Use(_, what, _):
            return f"use {what}"
        case act.Special(_, function, _):
            return f"special {function}"
        case act.Search(_, what):
            return f"take {what}" if what else "search"
        case act.Wear(_, what):
            return f"wear {what}"
        case act.Deliver(_, what):
            return f"deliver {what}"
        case act.Drop():
            return "drop"
        case act.HandOver(_, other, _, _):
            return f"give {other}"
        case act.OpenDoor():
            return "open"
        case _:
            return "take-off"


def _option(public: PublicState, id: str, actions: tuple[Action, ...]) -> Option:
    kind, _space, what = id.partition(" ")
    cost = cubes_for(public, actions[0]) if isinstance(actions[0], act.CrewAction) else 0
    labels = {
        "search": _("Look at the object here"),
        "take": _("Take {what}"),
        "use": _("Use {what}"),
        "wear": _("Put on {what}"),
        "deliver": _("Deliver {what}"),
        "drop": _("Drop an object"),
        "give": _("Hand over, {other}"),
        "open": _("Open a door"),
        "take-off": _("Take off the suit"),
        "special": "{what}",
    }
    name = function_name(what) if kind == "special" else object_name(what) if what and kind != "give" else ""
    label = labels[kind].format(what=name, other=short_name(what) if kind == "give" else "")
    if kind == "special":
        detail = _(functions()[what].text)
    else:
        detail = object_text(what) if kind in ("use", "wear", "take", "deliver") and what else ""
    return Option(id, kind, label, detail, cost, actions)


def action_text(action: Action, ship: Ship) -> str:
    """Return an action in a few words, as one of several ways to do something."""
    match action:
        case act.Use(_, _, words) | act.Special(_, _, words):
            return _capital(words_text(words, ship)) or _("Do it")
        case act.Drop(_, what) | act.LeaveObject(what):
            return object_name(what)
        case act.HandOver(_, _, given, taken):
            return _handed(given, taken)
        case act.OpenDoor(_, door):
            return _capital(door_name(ship, door))
        case act.Escape(place):
            return _("Escape to {place}").format(place=place_name(ship, place))
        case act.PlaceHazard(hazard, target):
            aim = door_name(ship, target) if "-" in target else place_name(ship, ship.place_named(target))
            return f"{hazard_name(hazard)}: {aim}"
        case act.Walk(_, place):
            return place_name(ship, place)
        case _:
            return _(_PLAIN.get(type(action), ""))


def N_(text: str) -> str:
    """Mark a text for translation and return it as it is."""
    return text


_PLAIN: dict[type, str] = {
    act.Stay: N_("Stay"),
    act.Take: N_("Take it"),
    act.Leave: N_("Leave it as it lay"),
    act.Reroll: N_("Roll one failed die again"),
    act.KeepRoll: N_("Let the roll stand"),
    act.NoHazard: N_("No hazard"),
    act.EndActions: N_("End the turn"),
    act.SealPlans: N_("Seal the plans"),
}


def _handed(given: Sequence[str], taken: Sequence[str]) -> str:
    give, take = and_list([object_name(what) for what in given]), and_list([object_name(what) for what in taken])
    if given and taken:
        return _("Give {given}, take {taken}").format(given=give, taken=take)
    return _("Give {given}").format(given=give) if given else _("Take {taken}").format(taken=take)


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]


def target_of(action: Action, ship: Ship) -> Place | tuple[int, int] | None:
    """Return the place or doorway at which an action is aimed on the deck, None if at none."""
    match action:
        case act.Walk(_, place) | act.Escape(place):
            return place
        case act.PlaceHazard(_, target) | act.OpenDoor(_, target):
            return _place_in(target, ship)
        case act.Use(_, _, (str(word), *_)) | act.Special(_, _, (str(word), *_)):
            return _place_in(word, ship)
    return None


def _place_in(word: str, ship: Ship) -> Place | tuple[int, int] | None:
    one, dash, other = word.partition("-")
    if dash and one.isdigit() and other.isdigit():
        return int(one), int(other)
    if one == "hatch" and other.isdigit():
        return int(other)
    try:
        return ship.place_named(word)
    except ValueError:
        return None
