"""Every sentence of the Learn screens that is no sentence about the game. Asked for by key, translated when shown."""

from solo.contacts.names import N_
from solo.core.language import gettext as _
from solo.core.language import ngettext

__all__ = ["SAYINGS", "count_of", "say"]

SAYINGS = {
    # the list of lessons
    "learn": N_("Learn"),
    "lessons": N_("Lessons"),
    "drills": N_("Drills"),
    "first-hunt": N_("The first hunt"),
    "first-hunt-line": N_("A whole game with a guide: how to move, ask and catch."),
    "first-hunt-text": N_(
        "You play a real game on a small map. A panel says step by step what to do, and waits until it is done. Begin "
        "here if you have never played."
    ),
    "tutorial-line": N_("The tutorial of this game"),
    "tutorial-text": N_(
        "You play a prepared game with a guide: a panel says step by step what to do, and waits until it is done. It "
        "takes about five minutes."
    ),
    "first-hunt-seen": N_("seen"),
    "first-hunt-new": N_("new"),
    "reading": N_("Reading the lessons …"),
    "left-out": N_("Some lessons are left out because their files are broken; solo validate names the faults."),
    "begin": N_("Begin"),
    "go-on": N_("Go on"),
    "again": N_("Once more"),
    "from-start": N_("From the beginning"),
    "played-on": N_("Played on {file}, with {team}."),
    "done-of": N_("{done} of {count} lessons done"),
    # a lesson
    "step-of": N_("Step {step} of {count}"),
    "check": N_("Check"),
    "next": N_("Next"),
    "finish": N_("Finish"),
    "try-again": N_("Try again"),
    "show-answer": N_("Show a right answer"),
    "shown-answer": N_("This is a right answer. Check it to go on."),
    "repeat": N_("Repeat this step: everything that you marked or planned in it is taken away."),
    "step-back": N_("The step before (Page Up)."),
    "step-first": N_("This is the first step."),
    "to-list": N_("Back to the list (Esc). The step where you are is kept."),
    "lesson-done": N_("Lesson done"),
    "lesson-done-line": N_("You have gone through {name}. It stays in the list, and can be repeated at any time."),
    "next-lesson": N_("Next lesson: {name}"),
    "to-drills": N_("On to the drills"),
    "all-lessons": N_("All lessons"),
    "kept-not": N_("This could not be kept: {reason}."),
    # answering
    "mark-hint": N_("Click a tile, or Space at the cursor: possible. Drag to mark several."),
    "clear": N_("Clear"),
    "mark-all": N_("Mark all"),
    "pick-hint": N_("Click an event to pick it, again to put it back. It is shown on the board."),
    "choice-hint": N_("Choose one; it is shown on the board."),
    "chosen-left": N_("leaves {count} tiles on average"),
    "plan-hint": N_("Choose an Agent, then click on the board."),
    "plan-move": N_("Click a tile with a disc to see what would happen there."),
    "plan-flight": N_("Now click where to land."),
    "plan-it": N_("Plan this"),
    "plan-back": N_("Take the last one back"),
    "plan-drop": N_("Cancel"),
    "plan-way": N_("Another way"),
    "plan-empty": N_("Plan a turn first."),
    "draft-open": N_("What you have prepared is not in the plan yet: Enter plans it, Esc lets go of it."),
    "draft-aim": N_("What you have begun has no target yet: click one, or let go of it with Esc."),
    "choice-none": N_("Choose one first."),
    "event-none": N_("Pick an event first."),
    "answers": N_("The answers:"),
    "idle": N_("Not needed:"),
    "log": N_("Log"),
    "old": N_("Earlier answers"),
    "old-tooltip": N_("Show the answers of earlier days on the board, or hide them (O)."),
    # drills
    "drill-making": N_("A drill is being made …"),
    "drill-judging": N_("Looking at your answer …"),
    "drill-failed": N_("This drill could not be made: {why}"),
    "another": N_("Another one"),
    "answer": N_("Answer"),
    "give-up": N_("I do not know"),
    "next-drill": N_("Next drill"),
    "needs": N_("What it takes:"),
    "drill-id": N_("Drill {id}"),
    "right-are": N_("Right: {tiles}."),
    "time-left": N_("{seconds} s left"),
    "time-up": N_("The time is up: what was marked was your answer."),
    "rating-was": N_("Rating {before} → {after}"),
    "comes-back": N_("It comes back after ten minutes, and then at longer and longer intervals while you solve it."),
    "stop": N_("Stop waiting (Esc)."),
    "drills-line": N_(
        "Positions from simulated games, a question about each, and an explanation. The next one is near your level; "
        "what you failed comes back after ten minutes, a day, three days, a week and three weeks."
    ),
    "no-answers": N_("You have not answered a drill yet. The first ones are easy."),
    "kinds": N_("Which kind"),
    "kinds-all": N_("All kinds"),
    "which-needs": N_("Which inference it needs"),
    "which-needs-all": N_("Any, near your level"),
    "clock": N_("In or out against the clock ({seconds} seconds)"),
    "start-drills": N_("Practise"),
    "curve": N_("Your deduction rating after each drill; the band is what it may be off by."),
    "weak": N_("What you miss"),
    "recent": N_("Answered last"),
    "recent-hint": N_("Enter or a double click opens one again."),
    "solved": N_("solved"),
    "failed": N_("failed"),
    "quit-drill": N_("Back to the list (Esc). A drill without an answer counts for nothing."),
    "worker-failed": N_("The process that makes drills ended: {why}. Nothing is lost."),
}

_COUNTS = {
    "due": (
        N_("{count} drill that you failed is waiting for you again."),
        N_("{count} drills that you failed are waiting for you again."),
    ),
    "marked": (N_("{count} tile marked"), N_("{count} tiles marked")),
    "picked": (N_("{count} event picked"), N_("{count} events picked")),
}


def say(key: str, /, **fields: object) -> str:
    """Return a text, its fields filled in."""
    return _(SAYINGS[key]).format(**fields)


def count_of(key: str, count: int) -> str:
    """Return a number of something in words."""
    return ngettext(*_COUNTS[key], count).format(count=count)
