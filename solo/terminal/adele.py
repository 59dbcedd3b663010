"""The text client of A.D.E.L.E.: plans in one line, what can be done by member, and everything by the record's words.

Saving, undoing, resigning and the like are as in the client for any game (`plain`).
"""

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from itertools import groupby
from typing import TextIO

from solo.adele.actions import Action, EndActions, NoHazard, Plan, SealPlans
from solo.adele.crew import crew
from solo.adele.crewturn import still_able
from solo.adele.figures import BOXES
from solo.adele.hints import advice
from solo.adele.hinttext import panel
from solo.adele.names import (
    HINT_LEVELS,
    LEVELS,
    and_list,
    box_name,
    computer_name,
    hint_name,
    hint_text,
    level_name,
    level_text,
    object_name,
    object_text,
    sector_name,
    share_text,
    short_name,
)
from solo.adele.plantext import allowed_lines
from solo.adele.public import PublicState
from solo.adele.seen import adele_line, alien_lines, member_lines, mission_lines, turn_line
from solo.adele.storytext import story_lines
from solo.adelestrength import measured
from solo.core.language import gettext as _
from solo.match import Match
from solo.terminal import plain
from solo.terminal.plain import N_, Manner, Table

__all__ = ["run"]


def run(match: Match, source: TextIO | None = None, out: TextIO | None = None, resumed: bool = False) -> int:
    """Play a match at the prompt until the player leaves or the input ends; return the exit status."""
    return plain.play_at(match, MANNER, source, out, resumed)


def _public(table: Table) -> PublicState:
    public: PublicState = table.match.observation.public
    return public


# What is asked


def ask(table: Table) -> None:
    """Say what the player is asked now, and how to answer."""
    match = table.match
    if match.is_over:
        for line in story_lines(match.observation):
            table.say(line)
        plain.tell_run_end(table)
        table.say(_("The game is over: log tells it again, quit leaves. solo replay shows it in full."))
        return
    public, step = _public(table), _public(table).step
    table.choices = ()
    table.say(turn_line(public))
    kind = "" if step is None else step.kind
    if step is not None and kind == "take":
        what = match.observation.crew.seen[step.place]
        table.say(f"{object_name(what)}: {object_text(what)}")
    if kind == "plan":
        _ask_plans(table, public)
    elif kind == "hazard":
        table.say(adele_line(public))
        table.say(_("hazard NAME PLACE puts one (hazard fire 7, hazard blocked 4-10), end puts none."))
    elif kind == "actions":
        _ask_actions(table, public)
    else:
        plain.list_actions(table, plain.MOST_SHOWN)


def _ask_plans(table: Table, public: PublicState) -> None:
    for member in public.members:
        for line in member_lines(table.match.observation, member):
            table.say(line)
    boxes = ", ".join(f"{box} ({box_name(box)})" for box in BOXES)
    table.say(_("plan MEMBER BOX… puts up to four cubes: {boxes}.").format(boxes=boxes))
    if public.silence:
        table.say(_("Silence: a plan is sealed as soon as it is made, in the order of the crew."))
    else:
        table.say(_("A box may be named several times. seal seals all plans; who has none does nothing."))


def _ask_actions(table: Table, public: PublicState) -> None:
    """List what can be done, each member's moves in one line."""
    match = table.match
    table.choices = tuple(match.legal_actions())
    written = {at: match.session.game.format_action(match.session.state, each) for at, each in enumerate(table.choices)}
    for member in public.members:
        if member in public.done:
            continue
        told = member_lines(match.observation, member)
        table.say("; ".join(part.strip().rstrip(".") for part in told) + ".")
        own = [at for at, each in enumerate(table.choices) if getattr(each, "member", "") == member]
        if own:
            table.say("    " + ", ".join(f"{at + 1} {written[at]}" for at in own[: plain.MOST_SHOWN]))
        if len(own) > plain.MOST_SHOWN:
            text = _("    … and {count} more: actions {word} lists them all.")
            table.say(text.format(count=len(own) - plain.MOST_SHOWN, word=short_name(member).lower()))
    table.say(_("Type a number or the words after it. undo takes back what told nothing, end ends the turn."))


# Commands


def _show_ship(table: Table, words: Sequence[str]) -> None:
    """Show the Alien and what lies on the ship."""
    for line in alien_lines(_public(table)):
        table.say(line)
    ship = _public(table).ship
    for location in ship.locations.values():
        near = ", ".join(str(other) for other in ship.locations if ship.next_to[location.number] >> other & 1)
        things = [*([computer_name(location.computer)] if location.computer else []), *([_("hatch")] * location.hatch)]
        told = "; ".join([near, *things])
        table.say(f"  {location.number:2} {_(location.name)} ({sector_name(location.sector)}): {told}")


def _show_crew(table: Table, words: Sequence[str]) -> None:
    """Show the crew."""
    for member in _public(table).members:
        for line in member_lines(table.match.observation, member):
            table.say(line)
        table.say(f"    {_(crew()[member].gift)}")


def _show_mission(table: Table, words: Sequence[str]) -> None:
    """Show the mission."""
    for line in mission_lines(table.match.observation):
        table.say(line)


def _show_all(table: Table, words: Sequence[str]) -> None:
    """Show everything, then what is asked, which tells of turn and crew itself where they decide."""
    observation, public = table.match.observation, _public(table)
    kind = "" if public.step is None else public.step.kind
    told = {"plan": set(public.members), "actions": set(public.members) - public.done}.get(kind, set())
    for member in public.members:
        for line in () if member in told else member_lines(observation, member):
            table.say(line)
    for line in (*alien_lines(public), *mission_lines(observation)):
        table.say(line)
    if kind != "hazard":
        table.say(adele_line(public))
    ask(table)


def _show_actions(table: Table, words: Sequence[str]) -> None:
    """Count what can be done by member and kind; with a member's name list all that they can do.

    While plans are made any box may be named for anybody, which is said in a line and would be hundreds in a list.
    """
    match, public = table.match, _public(table)
    if not words and public.step is not None and public.step.kind == "plan":
        ask(table)
        return
    table.choices = tuple(match.legal_actions())
    written = [match.session.game.format_action(match.session.state, each) for each in table.choices]
    named = member_named(words[0], public) if words else ""
    if words and not named:
        table.say(_("Say whose actions: {members}.").format(members=", ".join(map(short_name, public.members))))
        return
    owners = [getattr(each, "member", "") for each in table.choices]
    listed = [at for at, owner in enumerate(owners) if owner == named]
    if named and not listed:
        table.say(_("{member}: nothing now.").format(member=short_name(named)))
    for member in () if named else dict.fromkeys(filter(None, owners)):
        name = short_name(member)
        kinds = Counter(text.split()[0] for text, owner in zip(written, owners, strict=True) if owner == member)
        parts = ", ".join(f"{number} {kind}" for kind, number in kinds.items())
        table.say(
            _("{member}: {parts}. actions {word} lists them.").format(member=name, parts=parts, word=name.lower())
        )
    _list(table, written, listed)


def _list(table: Table, written: Sequence[str], chosen: Sequence[int]) -> None:
    """List actions with their numbers, those of one kind behind one another."""
    for _kind, group in groupby(chosen, key=lambda at: written[at].split()[0]):
        table.say("    " + ", ".join(f"{at + 1} {written[at]}" for at in group))


def _hint(table: Table, words: Sequence[str]) -> None:
    """Show the hints, at another level if one is given."""
    match = table.match
    if match.iron:
        table.say(_("Iron mode: no hints and no undo."))
        return
    if words and words[0] not in HINT_LEVELS:
        table.say(_("Hint levels are {levels}.").format(levels=", ".join(HINT_LEVELS)))
        return
    if words:
        plain.set_hints(table, words[0])
    table.say(f"{hint_name(match.hints)}: {hint_text(match.hints)}")
    seen = match.observation
    if match.hints == HINT_LEVELS[0] or not seen.public.played or match.is_over:
        return
    found = advice(seen)
    lines = panel(seen.public, found if match.hints == HINT_LEVELS[-1] else replace(found, reaches=()))
    for topic, group in groupby(lines, key=lambda line: line.topic):
        table.say(f"  {topic}:")
        for line in group:
            table.say(f"    {line.text}. {line.why}")


def _seal(table: Table, words: Sequence[str]) -> None:
    """Seal the plans; who has none does nothing this turn. Under Silence the next plan alone, an empty one."""
    public = _public(table)
    if public.step is None or public.step.kind != "plan":
        table.say(_("There are no plans to seal now."))
        return
    waiting = [member for member in public.members if member not in public.planned]
    if len(waiting) == len(public.members) and list(words) != ["yes"]:
        table.say(_("No cube is planned. Type seal yes if nobody is to do anything this turn."))
        return
    empty: list[Action] = [Plan(member, (0,) * len(BOXES)) for member in waiting]
    for action in empty[:1] if public.silence else [*empty, SealPlans()]:
        if not table.saving(partial(table.match.act, action)):
            return


def _end(table: Table, words: Sequence[str]) -> None:
    """End the phase; a turn in which somebody can still do something only by `end yes`."""
    step = _public(table).step
    kind = "" if step is None else step.kind
    if kind == "plan":
        _seal(table, words)
    elif kind == "hazard":
        table.saving(partial(table.match.act, NoHazard()))
    elif kind == "actions":
        _end_turn(table, words)
    elif table.match.is_over:
        table.say(_("The game is over; quit leaves."))
    else:
        table.say(_("Answer first what is asked."))


def _end_turn(table: Table, words: Sequence[str]) -> None:
    able = still_able(_public(table), table.match.legal_actions())
    if able and list(words) != ["yes"]:
        names = and_list([short_name(member) for member in able])
        text = _("{names} can still do something. Cubes that are left are lost. Type end yes to end the turn.")
        table.say(text.format(names=names))
        return
    table.saving(partial(table.match.act, EndActions()))


def _plan(table: Table, words: Sequence[str]) -> None:
    """Make a member's plan: who, by name or number, then the boxes."""
    public = _public(table)
    member = member_named(words[0], public) if words else ""
    if not member:
        table.say(_("Say whose plan it is: {members}.").format(members=", ".join(map(short_name, public.members))))
        return
    unknown = [word for word in words[1:] if word.lower() not in BOXES]
    if unknown:
        table.say(_("{word} is no action box; boxes are {boxes}.").format(word=unknown[0], boxes=", ".join(BOXES)))
        return
    action = Plan(member, tuple([word.lower() for word in words[1:]].count(box) for box in BOXES))
    reason = table.match.refusal(action)
    if reason is not None:
        table.say(table.match.kit.words.refusal(reason))
        return
    for line in allowed_lines(table.match.observation, member, action.cubes):
        table.say(f"    {line}.")
    table.saving(lambda: table.match.act(action))


def member_named(word: str, public: PublicState) -> str:
    """Return the crew member that a word names, by id, first name or number; an empty text for none."""
    members = list(public.members)
    if word.isdigit() and 1 <= int(word) <= len(members):
        return members[int(word) - 1]
    return next((each for each in members if word.lower() in (each, short_name(each).lower())), "")


def greeting(match: Match) -> Sequence[str]:
    """Return who plays the Alien, and how often it wins, as far as that was measured."""
    scenario = match.session.setup.scenario
    level = min(match.level or scenario.level, LEVELS[-1])
    found = measured(scenario, level)
    share = [share_text(found.share, found.without_twist)] if found else []
    return [f"{level_name(level)}: {level_text(level)}", *share]


MANNER = Manner(
    {
        **plain.COMMANDS,
        "look": (_show_all, N_("where the game stands, and what you can do")),
        "actions": (_show_actions, N_("what can be done, counted by member; with NAME all that one member can do")),
        "ship": (_show_ship, N_("the Alien, what lies on the ship, and which rooms are next to which")),
        "crew": (_show_crew, N_("the crew: where they are, what they carry and plan, what they are good at")),
        "mission": (_show_mission, N_("which part belongs where, and what was seen face down")),
        "hint": (_hint, N_("the hints; with LEVEL (off, count, full) at another level")),
        "plan": (_plan, N_("MEMBER BOX… makes a plan: plan emma move move search")),
        "seal": (_seal, N_("seals the plans; who has none does nothing this turn")),
        "end": (_end, N_("ends the phase: seals the plans, places no hazard, or ends the turn")),
    },
    ask,
    plain.as_written,
    lambda match: None,
    plain.undo_last,
    greeting,
)
"""How this game is told at the prompt."""
