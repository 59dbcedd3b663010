"""What is said about inferences, drills, hints and lessons; the review's page is in `reviewtext`. Whole sentences."""

from collections.abc import Mapping

from solo.contacts.board import Board
from solo.contacts.learning.advice import Hint, Left
from solo.contacts.learning.becausetext import because_text, hidden_text
from solo.contacts.learning.drill import Choice, Drill, Kind, Remark, Verdict
from solo.contacts.learning.drillcheck import MOST_REMARKS
from solo.contacts.learning.inference import Inference, Reason
from solo.contacts.learning.lesson import Judged, Lesson, Mark, Prove, Step, Turn
from solo.contacts.names import N_, agent_name, and_list, tiles_phrase
from solo.contacts.text import action_text, path_text
from solo.core.language import gettext as _
from solo.core.language import ngettext
from solo.core.ratings import Rating
from solo.hex.bits import lowest

__all__ = [
    "asked_name",
    "asked_text",
    "choice_text",
    "drill_task",
    "drill_title",
    "hint_lines",
    "hint_reason",
    "history_lines",
    "inference_name",
    "inference_text",
    "judged_lines",
    "left_text",
    "lesson_title",
    "missed_lines",
    "reason_text",
    "remark_text",
    "standing_text",
    "step_done",
    "step_text",
    "task_text",
    "training_text",
    "verdict_lines",
]

# Inferences

_INFERENCES: Mapping[Inference, tuple[str, str]] = {
    Inference.DIRECT: (
        N_("Direct answer"),
        N_("An answer of the same day, or what stood on the tile, says so by itself."),
    ),
    Inference.REACH: (
        N_("Reach"),
        N_("One night's move does not lead there from where it can have been."),
    ),
    Inference.DAYS: (N_("Reach over days"), N_("Followed night by night from its zone, it cannot have got there.")),
    Inference.CLOSED: (N_("Closed tiles"), N_("Agents or the roadblock were in its way.")),
    Inference.CAMPS: (N_("No camp twice"), N_("It would have to end a day where it has camped before.")),
    Inference.TRACE: (
        N_("Trace back in time"),
        N_("What the dog found, or did not find, rules out the ways there."),
    ),
    Inference.SEVERAL: (
        N_("Several at once"),
        N_("No single kind of reason is enough: closed tiles, camps and traces have to be taken together."),
    ),
}


def inference_name(kind: Inference) -> str:
    """Return what a kind of inference is called."""
    return _(_INFERENCES[kind][0])


def inference_text(kind: Inference) -> str:
    """Return what a kind of inference says, in a sentence."""
    return _(_INFERENCES[kind][1])


def reason_text(reason: Reason, tile: str, because: str = "") -> str:
    """Return why a tile is ruled out, and how many events it takes; the events are listed below it.

    `because` says it more exactly than the kind of inference does.
    """
    count = len(reason.lines)
    if not count and reason.kind is Inference.DIRECT:
        why = because or _("Its day could not end there.")
        return _("The Alien cannot be on {tile}. {why}").format(tile=tile, why=why)
    direct = _("An answer of the same day says so by itself.") if reason.kind is Inference.DIRECT else ""
    why = because or direct or inference_text(reason.kind)
    head = _("The Alien cannot be on {tile}. {why}").format(tile=tile, why=why)
    if not count:
        return f"{head} {_('No event is needed: its own rules and moves are enough.')}"
    told = ngettext("This event tells:", "These {count} events tell:", count).format(count=count)
    return f"{head} {told}"


def history_lines(paths: tuple[tuple[int, ...], ...], board: Board) -> list[str]:
    """Return a whole history, a line a day."""
    return [path_text(day, [board.names[tile] for tile in path]) for day, path in enumerate(paths, 1)]


def remark_text(remark: Remark, board: Board) -> str:
    """Return what is wrong about a tile; the events or the days that show it are listed below it."""
    tile = board.names[remark.tile]
    if remark.reason is not None:
        because = because_text(remark.because, tile, board) if remark.because is not None else ""
        return reason_text(remark.reason, tile, because)
    told = _("The Alien can be on {tile}, for instance like this:").format(tile=tile)
    return f"{hidden_text(remark.hidden, tile)} {told}" if remark.hidden is not None else told


# Drills

_KINDS: Mapping[Kind, str] = {
    Kind.MARK: N_("Mark the set"),
    Kind.INOUT: N_("In or out"),
    Kind.WHY: N_("Why not"),
    Kind.QUESTION: N_("Best question"),
    Kind.PAST: N_("Where was it"),
}


def drill_title(kind: Kind) -> str:
    """Return what a kind of drill is called."""
    return _(_KINDS[kind])


def drill_task(drill: Drill) -> str:
    """Return what a drill asks for."""
    board = drill.board
    match drill.kind:
        case Kind.MARK:
            return _("Mark every tile of the area where the Alien can be now.")
        case Kind.INOUT:
            tiles = and_list(board.names_of(drill.tiles))
            return _("Can the Alien be on {tiles}? Mark those where it can.").format(tiles=tiles)
        case Kind.WHY:
            tile = board.names[lowest(drill.tiles)]
            return _("The Alien cannot be on {tile}. Pick the events that say so, and no others.").format(tile=tile)
        case Kind.QUESTION:
            agent = agent_name(drill.agent)
            return _("Which of these leaves the fewest tiles on average, if {agent} plays next?").format(agent=agent)
        case _:
            return _("Mark every tile of the area where the Alien can have been at the end of day {day}.").format(
                day=drill.day
            )


def choice_text(choice: Choice, board: Board) -> str:
    """Return one of a question's choices."""
    return _("{move}, then {ability}").format(
        move=action_text(choice.move, board), ability=action_text(choice.use, board)
    )


def verdict_lines(drill: Drill, verdict: Verdict) -> list[str]:
    """Return what an answer was worth, in short; remarks and histories have sentences of their own."""
    board = drill.board
    if drill.kind is Kind.QUESTION:
        best = drill.choices[verdict.best]
        head = _("Right.") if verdict.solved else _("You gave up.") if verdict.given_up else _("Not the best one.")
        told = _("{choice} leaves {count} tiles on average.").format(
            choice=choice_text(best, board), count=_number(best.left)
        )
        return [head, told]
    if verdict.solved:
        return [_("Right."), inference_text(drill.inference)]
    if verdict.given_up:
        return [_("You gave up. This is what it takes:"), inference_text(drill.inference)]
    if verdict.fits is not None:
        return [_("That is not enough: all these events agree with a history that ends there.")]
    if verdict.idle:
        return [_idle_text(len(verdict.idle))]
    return [_wrong_text(len(verdict.remarks))]


def _idle_text(count: int) -> str:
    return ngettext(
        "It is ruled out, but one of the events that you picked is not needed.",
        "It is ruled out, but {count} of the events that you picked are not needed.",
        count,
    ).format(count=count)


def _wrong_text(count: int) -> str:
    if count >= MOST_REMARKS:
        return _("At least {count} tiles are wrong.").format(count=count)
    return ngettext("One tile is wrong.", "{count} tiles are wrong.", count).format(count=count)


def training_text(rating: Rating, solved: int, tried: int) -> str:
    """Return how a player's training stands: rating with what it may be off by, drills solved of those tried."""
    return _("Deduction rating {rating} ± {deviation}; {solved} of {tried} drills solved.").format(
        rating=round(rating.value), deviation=round(2 * rating.deviation), solved=solved, tried=tried
    )


def missed_lines(missed: Mapping[Inference, tuple[int, int]]) -> list[str]:
    """Return for each inference that was tried how many drills failed, the one that fails most often first."""
    tried = [(failed / count, kind, count, failed) for kind, (count, failed) in missed.items() if count]
    return [
        _("{inference}: {failed} of {count} failed").format(inference=inference_name(kind), failed=failed, count=count)
        for _share, kind, count, failed in sorted(tried, key=lambda row: (-row[0], row[1]))
    ]


# Hints

_ASKED: Mapping[str, tuple[str, str]] = {
    "left": (N_("Anything left?"), N_("Says whether your notes leave anything to deduce.")),
    "nudge": (N_("Nudge"), N_("Names an event that you have not used up.")),
    "region": (N_("Region"), N_("Says where on the map to look, too.")),
    "inference": (N_("Inference"), N_("Says which kind of inference it takes, too.")),
    "step": (N_("Step"), N_("Shows the tiles that fall, and the proof.")),
}


def asked_name(name: str) -> str:
    """Return what a graded hint is called; `left` is the question whether anything is left."""
    return _(_ASKED[name][0])


def asked_text(name: str) -> str:
    """Return what a graded hint tells, in a sentence."""
    return _(_ASKED[name][1])


def left_text(left: Left) -> str:
    """Return whether anything is left to deduce, truthfully against the notes."""
    if left.mistaken:
        count = left.mistaken.bit_count()
        return ngettext(
            "Your notes rule out a tile where the Alien can be.",
            "Your notes rule out {count} tiles where the Alien can be.",
            count,
        ).format(count=count)
    if not left.count:
        return _("Nothing is left to deduce: your notes say all that the record does.")
    return ngettext(
        "One tile that you have left open can be ruled out.",
        "{count} tiles that you have left open can be ruled out.",
        left.count,
    ).format(count=left.count)


def hint_lines(hint: Hint | None, board: Board, event: str) -> list[str]:
    """Return what a hint tells; `event` is the sentence of its event, empty where it has none."""
    if hint is None:
        return [_("Nothing is left to deduce: your notes say all that the record does.")]
    if hint.mistakes:
        found = [
            ngettext(
                "One of your marks is wrong: you have ruled out a tile where the Alien can be.",
                "Your marks rule out {count} tiles where the Alien can be.",
                hint.mistakes,
            ).format(count=hint.mistakes)
        ]
    elif event:
        found = [_("This event is not used up: {event}").format(event=event)]
    else:
        found = [_("Think of the Alien's own moves: you have not used up what they allow.")]
    if hint.region:
        found.append(_("Look at {region}.").format(region=_place(hint.region)))
    if hint.inference is not None:
        name = inference_name(hint.inference)
        found.append(_("It takes: {inference}. {text}").format(inference=name, text=inference_text(hint.inference)))
    if hint.falls and not hint.mistakes:
        tiles = tiles_phrase(board.names_of(hint.falls))
        found.append(_("Ruled out by that: {tiles}.").format(tiles=tiles))
    if hint.falls and hint.mistakes:
        found.append(_("It can be on {tile}, for instance like this:").format(tile=board.names[lowest(hint.falls)]))
    return found


def hint_reason(hint: Hint, board: Board) -> str:
    """Return the proof of a step, of the first tile that falls; empty for a hint without one."""
    if hint.reason is None:
        return ""
    tile = board.names[lowest(hint.falls)]
    return reason_text(hint.reason, tile, because_text(hint.because, tile, board) if hint.because is not None else "")


def _place(region: str) -> str:
    """Return a region by its name, a zone by its letter."""
    return _("zone {zone}").format(zone=region) if len(region) == 1 else _(region)


# Lessons


def lesson_title(lesson: Lesson) -> str:
    """Return a lesson's number and name."""
    return _("{number}. {name}").format(number=lesson.number, name=_(lesson.name))


def standing_text(status: str, step: int, count: int) -> str:
    """Return how a lesson stands (new, open or done); `step` is the number, from 1, of the one to go on at."""
    if status == "done":
        return _("done")
    if status == "open":
        return _("at step {step} of {count}").format(step=step, count=count)
    return ngettext("new, {count} step", "new, {count} steps", count).format(count=count)


def step_text(step: Step) -> str:
    """Return what a step says."""
    return _(step.say)


def step_done(step: Step) -> str:
    """Return what a step says when its task is done."""
    return _(step.done) if step.done else ""


def task_text(task: Mark | Prove | Turn | None, board: Board) -> str:
    """Return in short what a step waits for."""
    match task:
        case Mark(_tiles, None):
            return _("Mark the possible tiles.")
        case Mark(_tiles, 0):
            return _("Mark the possible starting camps.")
        case Mark(_tiles, day):
            return _("Mark the possible tiles at the end of day {day}.").format(day=day)
        case Prove(tile):
            return _("Pick the events that rule out {tile}.").format(tile=board.names[tile])
        case Turn(agents):
            names = and_list([agent_name(agent) for agent in agents])
            return _("Play {agents}.").format(agents=names) if agents else _("Play one of your Agents.")
        case _:
            return _("Read on.")


_MEASURES: Mapping[str, tuple[str, str]] = {
    "left": (
        N_("That leaves {value} tiles on average; {best} are possible."),
        N_("Good: {value} tiles are left on average."),
    ),
    "catch": (
        N_("That catches it with a chance of {value} %; {best} % are possible."),
        N_("Good: a chance of {value} % to catch it."),
    ),
    "net": (
        N_("That leaves it {value} tiles to reach tomorrow; {best} are possible."),
        N_("Good: it can reach {value} tiles tomorrow."),
    ),
}


def judged_lines(judged: Judged, task: Mark | Prove | Turn | None) -> list[str]:
    """Return what a reply in a lesson was worth, in short."""
    if isinstance(task, Turn):
        return [_turn_text(judged, task)]
    if judged.right:
        return [_("Right.")]
    if judged.fits is not None:
        return [_("That is not enough: all these events agree with a history that ends there.")]
    return [_idle_text(len(judged.idle)) if judged.idle else _wrong_text(len(judged.remarks))]


def _turn_text(judged: Judged, task: Turn) -> str:
    if judged.refused:
        return _("Number {number} of your orders is against the rules.").format(number=judged.refused)
    if judged.absent:
        return _("Plan {agents} too.").format(agents=and_list([agent_name(agent) for agent in judged.absent]))
    if not judged.right and not judged.value and not judged.told:
        return _("Those are not the turns that are asked for.")
    wrong, right = _MEASURES[task.by]
    scale = 100 if task.by == "catch" else 1
    text = _(right) if judged.right else _(wrong)
    return text.format(value=_number(judged.value * scale), best=_number(judged.best * scale))


def _number(value: float) -> str:
    """Return a number with one digit after the point, none where it is whole."""
    return f"{value:.1f}".removesuffix(".0")
