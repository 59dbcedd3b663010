"""Every sentence about what happens: the record's lines told to the human, and how a game ended."""

from collections import Counter
from collections.abc import Callable, Mapping
from typing import Any

from solo.adele.names import (
    and_list,
    box_name,
    card_name,
    card_text,
    door_name,
    function_name,
    object_name,
    place_name,
    row_name,
    sector_name,
    short_name,
    token_name,
)
from solo.adele.public import CREW, Setup
from solo.adele.ship import Ship
from solo.core.language import gettext as _
from solo.core.language import ngettext
from solo.core.record import Fields

__all__ = ["N_", "outcome_text", "outcome_title", "sentence", "words_text"]


def N_(text: str) -> str:
    """Mark a text for translation and return it as it is: it is translated when it is shown."""
    return text


Tell = Callable[[Any, Ship], str]


def sentence(type: str, fields: Fields, setup: Setup) -> str:
    """Return a public line in a sentence; an empty text for one that needs none."""
    tell = _TELL.get(type)
    return "" if tell is None else tell(fields, setup.scenario.ship)


def _at(ship: Ship, name: object) -> str:
    return place_name(ship, ship.place_named(str(name)))


def _who(fields: Any) -> str:
    return short_name(str(fields["member"]))


# The set-up and the turn


def _setup(fields: Any, ship: Ship) -> str:
    crew = and_list([short_name(member) for member in fields["crew"]])
    text = _("{ship}. On watch: {crew}. The turn marker starts on {turn}.")
    return text.format(ship=ship.name, crew=crew, turn=fields["turn"])


def _turn(fields: Any, ship: Ship) -> str:
    return _("Turn {turn} begins.").format(turn=fields["turn"])


def _event(fields: Any, ship: Ship) -> str:
    return _("Event: {card}. {text}").format(card=card_name(str(fields["card"])), text=card_text(str(fields["card"])))


def _picked(fields: Any, ship: Ship) -> str:
    return _("It strikes {place}.").format(place=_at(ship, fields["place"]))


def _lockdown(fields: Any, ship: Ship) -> str:
    text = _("The {sector} sector is closed off until the end of the turn.")
    return text.format(sector=sector_name(str(fields["sector"])))


def _plans(fields: Any, ship: Ship) -> str:
    parts = []
    for member, boxes in fields["plans"].items():
        counts = {box: boxes.count(box) for box in dict.fromkeys(boxes)}
        told = ", ".join(f"{count} {box_name(box)}" for box, count in counts.items()) or _("nothing")
        parts.append(_("{member}: {plan}").format(member=short_name(member), plan=told))
    return _("The plans are shown. {plans}.").format(plans="; ".join(parts))


# ADELE


def _energy(fields: Any, ship: Ship) -> str:
    texts = {
        "turn": N_("ADELE's energy rises to {energy}."),
        "feed": N_("ADELE is fed: her energy is {energy}."),
        "hazard": N_("ADELE pays: {energy} energy is left."),
        "dip": N_("ADELE's energy falls to {energy}."),
    }
    return _(texts.get(str(fields["cause"]), N_("ADELE's energy is {energy}."))).format(energy=fields["energy"])


def _fire(fields: Any, ship: Ship) -> str:
    return _("{place} burns.").format(place=_at(ship, fields["place"]))


def _shutdown(fields: Any, ship: Ship) -> str:
    return _("Energy Shutdown in {place}: the Alien cannot Spread there.").format(place=_at(ship, fields["place"]))


def _blocked(fields: Any, ship: Ship) -> str:
    return _("ADELE blocks {door} for the Alien.").format(door=door_name(ship, str(fields["door"])))


# The Alien


def _infection(fields: Any, ship: Ship) -> str:
    texts = {
        "larva": N_("Larva Fields hatch: infection rises to {infection}."),
        "evolution": N_("The Alien's growth brings infection to {infection}."),
    }
    return _(texts.get(str(fields["cause"]), N_("Infection is {infection}."))).format(infection=fields["infection"])


def _evolved(fields: Any, ship: Ship) -> str:
    text = _("The Alien evolves: {row} reaches space {filled}.")
    return text.format(row=row_name(str(fields["row"])), filled=fields["filled"])


def _removed(fields: Any, ship: Ship) -> str:
    texts = {
        "fire": N_("Fire destroys {token} in {place}."),
        "acid": N_("Acid destroys {token} in {place}."),
        "entered": N_("{token} in {place} is trampled."),
    }
    text = _(texts.get(str(fields["cause"]), N_("{token} in {place} is gone.")))
    return text.format(token=token_name(str(fields["token"])), place=_at(ship, fields["place"]))


def _attacked(fields: Any, ship: Ship) -> str:
    text = _("The Alien attacks {member} in {place} with strength {strength}.")
    return text.format(member=_who(fields), place=_at(ship, fields["place"]), strength=fields["strength"])


def _revealed(fields: Any, ship: Ship) -> str:
    text = _("The Alien reveals {count} contaminated tokens of {member}.")
    return text.format(count=fields["contaminated"], member=_who(fields))


def _drawn(fields: Any, ship: Ship) -> str:
    count = int(fields["number"])
    text = ngettext("The Alien draws {count} token.", "The Alien draws {count} tokens.", count)
    return text.format(count=count)


# The crew


def _roll(fields: Any, ship: Ship) -> str:
    causes = {"fire": N_("fire"), "vines": N_("Vines"), "attack": N_("the attack"), "second": N_("the attack, again")}
    text = _("{member} rolls {dice} against {cause} (Spirit {spirit}): {result}.")
    failed = int(fields["failed"])
    result = ngettext("{count} fails", "{count} fail", failed).format(count=failed) if failed else _("passed")
    dice = ", ".join(str(die) for die in fields["dice"])
    cause = _(causes.get(str(fields["why"]), str(fields["why"])))
    return text.format(member=_who(fields), dice=dice, cause=cause, spirit=fields["spirit"], result=result)


def _wound(fields: Any, ship: Ship) -> str:
    text = _("{member} is wounded: {wounds} of {most}.")
    return text.format(member=_who(fields), wounds=fields["wounds"], most=fields["of"])


def _healed(fields: Any, ship: Ship) -> str:
    text = _("{member} is healed: {wounds} of {most} wounds.")
    return text.format(member=_who(fields), wounds=fields["wounds"], most=fields["of"])


def _contagion(fields: Any, ship: Ship) -> str:
    text = _("{member} draws a contagion token and has {count} now.")
    return text.format(member=_who(fields), count=fields["tokens"])


def _cleansed(fields: Any, ship: Ship) -> str:
    count = int(fields["tokens"])
    text = ngettext(
        "{member} discards {count} contagion token; {left} left.",
        "{member} discards {count} contagion tokens; {left} left.",
        count,
    )
    return text.format(member=_who(fields), count=count, left=fields["left"])


def _looked(fields: Any, ship: Ship) -> str:
    places = and_list([_at(ship, place) for place in fields["places"]])
    return _("{member} looks at what lies in {places}.").format(member=_who(fields), places=places)


def _used(fields: Any, ship: Ship) -> str:
    words = words_text(fields["words"], ship)
    text = _("{member} uses {what}.") if not words else _("{member} uses {what}: {words}.")
    return text.format(member=_who(fields), what=object_name(str(fields["what"])), words=words)


def _special(fields: Any, ship: Ship) -> str:
    words = words_text(fields["words"], ship)
    text = _("{member}: {function}.") if not words else _("{member}: {function}: {words}.")
    return text.format(member=_who(fields), function=function_name(str(fields["function"])), words=words)


_WORDS = {
    "token": N_("the alien token"),
    "spread": N_("the spread token"),
    "both": N_("both"),
    "heal": N_("heal"),
    "cleanse": N_("discard contagion"),
    "protect": N_("protect the computer"),
    "ready": N_("make the alert ready"),
}


def words_text(words: Any, ship: Ship) -> str:
    """Return the words of a use or function as a player reads them: places with names, people by their first names.

    Where they are people alone, each is named once, with how often.
    """
    from solo.adele.crew import crew

    counts = Counter(map(str, words))
    if set(counts) <= set(crew()):
        return ", ".join(
            f"{short_name(who)} ×{count}" if count > 1 else short_name(who) for who, count in counts.items()
        )
    return ", ".join(_word(str(word), ship) for word in words)


def _word(word: str, ship: Ship) -> str:
    from solo.adele.crew import crew
    from solo.adele.objects import objects

    if word in _WORDS:
        return _(_WORDS[word])
    if word in crew():
        return short_name(word)
    if word in objects():
        return object_name(word)
    try:
        return _at(ship, word)
    except ValueError:
        return word


def _handed(fields: Any, ship: Ship) -> str:
    text = _("{member} hands {given} to {other} and takes {taken}.")
    return text.format(
        member=_who(fields), given=fields["given"], other=short_name(str(fields["other"])), taken=fields["taken"]
    )


def _missions_dealt(fields: Any, ship: Ship) -> str:
    return _("Five places are named where the five parts of the plan must be delivered.")


# How it ended


_TITLES = {"crew": N_("The crew wins"), "alien": N_("The Alien wins")}

_OUTCOMES = {
    "code": N_("The Code is delivered: the plan holds, and the Alien is beaten."),
    "infection": N_("Infection has reached the last space of its track: the ship is the Alien's."),
    "death": N_("A crew member has died, and without all of you the plan cannot be carried out."),
    "contamination": N_("The Alien shows three contaminated tokens: one of you has become its host."),
    "time": N_("The last turn is over, and the Code was not delivered."),
    "resign": N_("You gave the game up."),
}


def outcome_title(outcome: Any) -> str:
    """Return who won, of anything with a `winner`."""
    return _(_TITLES[outcome.winner])


def outcome_text(outcome: Any) -> str:
    """Return why the game ended so, of anything with a `why`."""
    return _(_OUTCOMES[outcome.why])


def _end(fields: Any, ship: Ship) -> str:
    return _(_TITLES[CREW if fields["winner"] == CREW else "alien"]) + ". " + _(_OUTCOMES[str(fields["why"])])


def _plain(text: str) -> Tell:
    """Return a teller of a sentence that needs a member, a place, an object or a start at most."""

    def tell(fields: Any, ship: Ship) -> str:
        return _(text).format(
            member=_who(fields) if "member" in fields else "",
            place=_at(ship, fields["place"]) if "place" in fields else "",
            start=_at(ship, fields["start"]) if "start" in fields else "",
            what=object_name(str(fields["what"])) if "what" in fields else "",
            door=door_name(ship, str(fields["door"])) if "door" in fields else "",
            card=card_name(str(fields["card"])) if "card" in fields else "",
            token=token_name(str(fields["token"])) if "token" in fields else "",
            number=fields.get("points", fields.get("unspent", fields.get("space", fields.get("free", "")))),
            left=fields.get("left", ""),
            worn=object_name(str(fields["worn"])) if "worn" in fields else "",
        )

    return tell


_TELL: Mapping[str, Tell] = {
    "setup": _setup,
    "objects_dealt": _plain(N_("An object lies face down in every location.")),
    "placed": _plain(N_("{member} starts in {place}.")),
    "missions_dealt": _missions_dealt,
    "turn": _turn,
    "event": _event,
    "forecast": _plain(N_("Forecast: {card}.")),
    "reshuffled": _plain(N_("The event cards are shuffled anew.")),
    "picked": _picked,
    "no_effect": _plain(N_("It finds nothing to strike.")),
    "quiet": _plain(N_("Nothing happens.")),
    "impact": _plain(N_("An impact on the {place}.")),
    "no_return": _plain(N_("The point of no return is turn {number} now.")),
    "lockdown": _lockdown,
    "failure": _plain(N_("The computer of {place} fails.")),
    "silence": _plain(N_("Silence: each plan is sealed before the next is made, and ADELE places nothing.")),
    "event_averted": _plain(N_("The alert averts {card}.")),
    "plan_sealed": _plain(N_("{member}'s plan is sealed.")),
    "plans_sealed": _plain(N_("The plans are sealed.")),
    "plans": _plans,
    "energy": _energy,
    "fire": _fire,
    "shutdown": _shutdown,
    "blocked": _blocked,
    "alien_placed": _plain(N_("The Alien comes aboard in {place}.")),
    "alien_turn": _plain(N_("The Alien has {number} AP.")),
    "alien_moved": _plain(N_("The Alien moves from {start} to {place}.")),
    "alien_crawled": _plain(N_("The Alien crawls to {place}.")),
    "alien_fled": _plain(N_("The Alien flees from {start} to {place}.")),
    "alien_driven_off": _plain(N_("{member} drives the Alien off board with the Flare Gun.")),
    "alien_done": _plain(N_("The Alien is done; {number} AP unspent.")),
    "spread": _plain(N_("The Alien spreads in {place}.")),
    "spread_removed": _plain(N_("The spread token in {place} is gone.")),
    "token_placed": _plain(N_("The Alien puts {token} in {place}.")),
    "token_removed": _removed,
    "tokens_drawn": _drawn,
    "infection": _infection,
    "evolved": _evolved,
    "collection_skipped": _plain(N_("The Service Robot stops the Alien's Collection Step.")),
    "attacked": _attacked,
    "revealed": _revealed,
    "roll": _roll,
    "rerolled": _plain(N_("{member} rolls one die again.")),
    "wound": _wound,
    "healed": _healed,
    "contagion": _contagion,
    "kept_clean": _plain(N_("{member}'s {worn} keeps contagion off.")),
    "cleansed": _cleansed,
    "escaped": _plain(N_("{member} escapes from {start} to {place}.")),
    "stayed": _plain(N_("{member} stays.")),
    "walked": _plain(N_("{member} moves from {start} to {place}.")),
    "opened": _plain(N_("{member} opens {door}.")),
    "looked": _looked,
    "took": _plain(N_("{member} takes the object in {place}.")),
    "left": _plain(N_("{member} leaves the object in {place} as it lay.")),
    "picked_up": _plain(N_("{member} picks up {what} in {place}.")),
    "dropped": _plain(N_("{member} leaves {what} in {place}.")),
    "put_on": _plain(N_("{member} puts on {what}.")),
    "took_off": _plain(N_("{member} takes off {what}.")),
    "handed_over": _handed,
    "used": _used,
    "special": _special,
    "delivered": _plain(N_("{member} delivers {what} in {place}.")),
    "reserve_taken": _plain(N_("{member} takes an object from the reserve box; {left} are left.")),
    "alert_ready": _plain(N_("The Alert Terminal of {place} is ready again.")),
    "protected": _plain(N_("The computer of {place} is protected from Viruses.")),
    "rebooted": _plain(N_("The computer of {place} works again.")),
    "repaired": _plain(N_("{member} repairs the {place}.")),
    "robot_placed": _plain(N_("{member} sends out a Service Robot: the Alien's next Collection Step is lost.")),
    "stimulated": _plain(N_("{member} takes Stimulants: {number} free cubes.")),
    "actions_done": _plain(N_("The crew has done what it wanted.")),
    "end": _end,
}
"""How each public line is told; those that are not here (`upkeep`) need no sentence."""
