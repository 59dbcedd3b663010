"""The hint panel: five levels, how the set shrank, why a tile is ruled out, how it is possible, the best options."""

from functools import partial

from solo.client.contacts.panels.advice import advice_button
from solo.client.contacts.panels.desk import Desk
from solo.client.contacts.view import Promise
from solo.client.contacts.words import count_text, heat_legend, promise_text, zones_text
from solo.client.widgets.bar import Curve
from solo.client.widgets.base import Widget
from solo.client.widgets.box import Column, Flow, Panel, Row
from solo.client.widgets.button import Button, Card
from solo.client.widgets.choice import Choice
from solo.client.widgets.label import Label
from solo.client.widgets.listbox import Item
from solo.client.widgets.markup import escape
from solo.client.widgets.richtext import RichText
from solo.contacts.agents import agents
from solo.contacts.board import Board
from solo.contacts.hints import Option
from solo.contacts.names import HINT_LEVELS, ability_label, agent_name, hint_name, hint_text
from solo.contacts.text import action_text, path_text, proof_text, sentence
from solo.core.language import gettext as _

__all__ = ["hint_panel", "option_text"]

BEST = 3


def hint_panel(desk: Desk) -> Widget:
    """Return the hint panel for the level in force."""
    table = desk.table
    if table.match.iron:
        iron = Label(_("Iron mode: no hints and no undo."), size="small", color="muted")
        faded = _clear_button(desk)
        return Panel(iron, *_notes(desk), *([Flow(faded)] if faded is not None else []), gap=8, pad=12)
    items = [Item(level, hint_name(level)) for level in HINT_LEVELS]
    parts: list[Widget] = [
        Row(
            Label(_("Hints"), size="small", bold=True, color="muted", grow=1),
            Label(desk.key("hints"), size="tiny", color="muted", bold=True),
        ),
        Choice(items, table.match.hints, desk.set_hints, name="hints", tooltip=hint_text(table.match.hints)),
    ]
    if table.real.zone is not None and table.hints_reach("count"):
        parts += _counts(desk)
        if table.hints_reach("heat"):
            parts.append(Label(heat_legend(), name="heat-legend", size="small", color="muted"))
        if table.hints_reach("set"):
            parts += _reasons(desk)
        if table.hints_reach("full"):
            parts += _best(desk)
    else:
        parts.append(Label(hint_text(table.match.hints), size="small", color="muted"))
    parts += _notes(desk)
    offered = (advice_button(desk), _check_button(desk), _clear_button(desk))
    buttons = [button for button in offered if button is not None]
    parts += [Flow(*buttons, gap=6)] if buttons else []
    return Panel(*parts, gap=8, pad=12, name="hint-panel")


def _notes(desk: Desk) -> list[Widget]:
    """Return how tiles are marked while none is, or what faded marks are while there are any."""
    table, key = desk.table, desk.key("note")
    if not table.notes:
        shown = table.hints_reach("set") and not table.match.iron
        text = _("Own notes: {key} or a right click marks a tile as possible, ruled out or suspect.").format(key=key)
        return [] if shown else [Label(text, name="note-how", size="small", color="muted")]
    if not _has_faded(desk):
        return []
    text = _("Faded marks are of an earlier day. {key} on one makes it today's.").format(key=key)
    return [Label(text, name="note-faded", size="small", color="muted")]


def _has_faded(desk: Desk) -> bool:
    return len(desk.table.fresh_notes) < len(desk.table.notes)


def _clear_button(desk: Desk) -> Widget | None:
    """Return the button that takes faded marks away; None where there are none."""
    if not _has_faded(desk):
        return None
    return Button(_("Clear faded marks"), desk.clear_faded, name="clear-faded", size="small", icon="trash-2")


def _check_button(desk: Desk) -> Widget | None:
    """Return the button that checks the marks; None where there are none."""
    if not desk.table.notes:
        return None
    return Button(
        _("Check my notes"),
        desk.check_notes,
        name="check-notes",
        size="small",
        icon="pencil",
        tooltip=_("Says which of your marks contradict what happened. It counts as the hint level Set."),
    )


def _counts(desk: Desk) -> list[Widget]:
    table = desk.table
    sizes = table.sizes()
    shown = next((at for at, size in enumerate(sizes) if size.line == table.shown_line), None)
    curve = Curve(
        [float(size.count) for size in sizes],
        name="curve",
        mark=shown,
        on_pick=lambda at: desk.show_line(sizes[at].line),
        tooltip=_("How the number of tiles changed, event by event."),
        width=110,
    )
    texts = Column(
        Label(count_text(table.possible().bit_count()), name="count"),
        Label(
            zones_text(list(table.hints.by_zone(table.observation).items())), name="zones", size="small", color="muted"
        ),
        gap=2,
        grow=1,
    )
    return [Row(texts, curve)]


# Why and how


def _reasons(desk: Desk) -> list[Widget]:
    table = desk.table
    if table.proof is not None and table.pinned is not None:
        return [_proof(desk, table.proof, table.board.names[table.pinned])]
    if table.story and table.pinned is not None:
        names = table.board.names
        lines = [path_text(day, [names[tile] for tile in path]) for day, path in enumerate(table.story, 1)]
        head = _("The Alien could be on {tile}. One way to get there:").format(tile=names[table.pinned])
        way = (Label(line, size="small", color="muted") for line in lines)
        return [Column(Label(head, size="small"), *way, name="story", gap=2)]
    if table.pinned is None:
        return []
    tile, name = table.pinned, table.board.names[table.pinned]
    possible = bool(table.possible() >> tile & 1)
    text = _("How could it be on {tile}?") if possible else _("Why not on {tile}?")
    return [
        Button(
            text.format(tile=name),
            partial(desk.explain, tile),
            name="explain",
            icon="circle-help",
            size="small",
            shortcut=desk.key("why"),
            justify="left",
        )
    ]


def _proof(desk: Desk, numbers: tuple[int, ...], name: str) -> Widget:
    table = desk.table
    lines = [proof_text(name, len(numbers), table.smallest)]
    for number in numbers:
        line = table.line(number)
        if line is not None:
            day = line.fields.get("day")
            text = escape(sentence(line, table.board))
            lines.append(
                f"<a={number}>{_('Day {day}').format(day=day)}: {text}</a>" if day else f"<a={number}>{text}</a>"
            )
    return RichText(lines, name="proof", size="small", on_link=lambda link: desk.show_line(int(link)))


# The best options


def _best(desk: Desk) -> list[Widget]:
    table = desk.table
    if table.selected is None or not table.may_act or table.declaring:
        return []
    options = table.options(table.selected)
    if options is None:
        return [Label(_("Working out what {agent} could do …").format(agent=agent_name(table.selected)), size="small")]
    if not options:
        return []
    title = Label(
        _("Best for {agent}").format(agent=agent_name(table.selected)), size="small", bold=True, color="muted"
    )
    rows = [_option(desk, option, at) for at, option in enumerate(options[:BEST], 1)]
    more = Button(
        _("All {count} options").format(count=len(options)),
        desk.show_options,
        name="all-options",
        size="small",
        kind="quiet",
        align="start",
    )
    return [Column(title, *rows, *([more] if len(options) > BEST else []), gap=4)]


def _option(desk: Desk, option: Option, at: int) -> Widget:
    texts = Column(
        Label(option_text(option, desk.table.board), size="small", bold=True),
        Label(value_text(option), size="small", color="muted"),
        gap=0,
    )
    return Card(
        texts, partial(desk.preview, option), name=f"option-{at}", label=option_text(option, desk.table.board), pad=6
    )


def option_text(option: Option, board: Board) -> str:
    """Return what an option does, short."""
    if option.move is None:
        return action_text(option.ability, board) if option.ability is not None else ""
    text = action_text(option.move, board)
    if option.ability is None:
        return text
    if not option.ability.target:
        return _("{move}, then {ability}").format(move=text, ability=ability_label(option.ability.ability))
    aim = action_text(option.ability, board).partition(": ")[2]
    return _("{move}, then {ability}").format(move=text, ability=aim)


def value_text(option: Option) -> str:
    """Return what an option promises; a chance of a yes only where something is detected."""
    detects = option.ability is not None and _kind(option.ability.ability) == "detect"
    return promise_text(Promise(option.catch, option.yes, option.left), detects)


def _kind(ability: str) -> str:
    """Return an ability's kind by its id, which means the same for every Agent."""
    return next((each.kind for agent in agents().values() for each in agent.abilities if each.id == ability), "")
