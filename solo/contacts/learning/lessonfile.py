"""A lesson's YAML into a checked Lesson, with every fault at once: what it tells is played, what it asks is solved.

A file has `id`, `number`, `name`, `text`, `scenario`, `team` and `steps`. A step has `say`; it may have `play` (actions
as records write them, the Alien's too, told before it), `done` (said when the task is done), and one task:

- `mark`: `around` a tile `within` so many steps, or `zone`, or `tiles`; `day`, today if left out;
- `prove`: a tile;
- `turn`: `by` left, catch or net; `agents`, any one if left out; `solution`; `slack` in hundredths.
"""

from collections.abc import Callable, Iterable, Mapping

from solo.contacts.actions import Action, Order
from solo.contacts.actiontext import parse_action
from solo.contacts.board import ZONES, Board, Tile, TileSet
from solo.contacts.learning.inference import Inference
from solo.contacts.learning.lesson import Lesson, Mark, Prove, Step, Task, Turn
from solo.contacts.learning.lessonplay import Lecture, begin, go_on, judge, ladder_at
from solo.contacts.learning.pupilreply import right_reply
from solo.contacts.learning.worth import MEASURES
from solo.contacts.scenario import Scenario
from solo.core.content import Reader, parse_yaml
from solo.core.game import IllegalAction

__all__ = ["parse_lesson"]

LONGEST = 600
"""How long what a step says may be: it is read beside a board."""

_TASKS = ("mark", "prove", "turn")


def parse_lesson(text: str, file: str, scenario_of: Callable[[str], Scenario], scenarios: Iterable[str]) -> Lesson:
    """Return the Lesson of a YAML text. `scenario_of` gives a secret file by its id, `scenarios` the ids there are.

    Raises: ContentError, with every fault of the text; whatever `scenario_of` raises.
    """
    top = Reader(file, parse_yaml(text, file))
    parts = top.fields(["id", "number", "name", "text", "scenario", "team", "steps"])
    id, number = parts["id"].identifier(), parts["number"].integer(1, 99)
    name, about = parts["name"].text(1, 40), parts["text"].text(1, 300)
    scenario_id = parts["scenario"].choice(sorted(scenarios), "secret file")
    top.finish()  # actions mean nothing without a map
    scenario = scenario_of(scenario_id)
    team = parts["team"].choices(scenario.agents, "Agent", scenario.team_size, scenario.team_size)
    items = parts["steps"].items(2, 30)
    steps = tuple(_step(item, scenario.board) for item in items)
    top.finish()
    lesson = Lesson(id, number, name, about, scenario, tuple(team), steps)
    _check(lesson, items)
    top.finish()
    return lesson


def _step(reader: Reader, board: Board) -> Step:
    parts = reader.fields(["say"], ["play", "done", *_TASKS])
    say = parts["say"].text(1, LONGEST)
    done = parts["done"].text(1, LONGEST) if parts["done"].present else ""
    actions = tuple(_actions(parts["play"], board))
    named = [name for name in _TASKS if parts[name].present]
    if len(named) > 1:
        reader.fault(f"has {' and '.join(named)}; a step waits for one thing, so make it two steps")
    if not named:
        if done:
            parts["done"].fault("stands in a step without a task, which is done as soon as it is read; put it into say")
        return Step(actions, say, None)
    return Step(actions, say, _READERS[named[0]](parts[named[0]], board), done)


def _actions(reader: Reader, board: Board) -> list[Action]:
    found: list[Action] = []
    for item in reader.items(1, 200) if reader.present else []:
        try:
            found.append(parse_action(item.text(1, 200), board))
        except ValueError as error:
            item.fault(f"{error}; write an action as records do, such as move yellow C4-C5")
    return found


# Tasks


def _mark(reader: Reader, board: Board) -> Task:
    parts = reader.fields([], ["around", "within", "zone", "tiles", "day"])
    named = [name for name in ("around", "zone", "tiles") if parts[name].present]
    if len(named) != 1:
        reader.fault("needs exactly one of around, zone and tiles: which tiles are to be judged")
        return None
    day = parts["day"].integer(0, 12) if parts["day"].present else None
    tiles = _area(named[0], parts, board) & (board.starts | board.cities)
    return Mark(tiles, day)


def _area(name: str, parts: Mapping[str, Reader], board: Board) -> TileSet:
    match name:
        case "around":
            radius = parts["within"].integer(1, 4) if parts["within"].present else 2
            return board.within(_tile(parts["around"], board), radius)
        case "zone":
            return board.of_zone.get(parts["zone"].choice(ZONES, "zone"), 0)
        case _:
            return sum(1 << tile for tile in {_tile(item, board) for item in parts["tiles"].items(2, 60)})


def _tile(reader: Reader, board: Board) -> Tile:
    """Return a tile by its name; the first one of the board after a fault."""
    name = reader.text(1, 4)
    try:
        return board.named(name) if name else board.tiles[0]
    except ValueError as error:
        reader.fault(f"{error}; name a tile such as C4")
        return board.tiles[0]


def _prove(reader: Reader, board: Board) -> Task:
    return Prove(_tile(reader, board))


def _turn(reader: Reader, board: Board) -> Task:
    parts = reader.fields(["by", "solution"], ["agents", "slack"])
    by = parts["by"].choice(MEASURES, "measure", MEASURES[0])
    agents = tuple(item.text(1, 20) for item in parts["agents"].items(1, 4)) if parts["agents"].present else ()
    slack = parts["slack"].integer(0, 1000) / 100 if parts["slack"].present else 0.0
    solution = [action for action in _actions(parts["solution"], board) if isinstance(action, Order)]
    return Turn(agents, by, tuple(solution), slack)


_READERS: Mapping[str, Callable[[Reader, Board], Task]] = {"mark": _mark, "prove": _prove, "turn": _turn}


# What is told can happen, what is asked can be answered


def _check(lesson: Lesson, items: list[Reader]) -> None:
    """Play the lesson with right replies."""
    lecture: Lecture | None = None
    for item, step in zip(items, lesson.steps, strict=True):
        try:
            lecture = begin(lesson) if lecture is None else go_on(lecture)
        except IllegalAction as error:
            item.fault(f"what it plays cannot happen: {error}", field="play")
            return
        if isinstance(step.task, Mark | Prove):
            _check_question(item, lecture, step.task)
        if item.faults:
            return
        lecture, judged = judge(lecture, right_reply(lecture))
        if isinstance(step.task, Turn) and not judged.right:
            problem = f"the order {judged.refused} is refused" if judged.refused else "it is not the turns asked for"
            item.fault(f"its solution is not right: {problem}", field="turn.solution")
            return


def _check_question(item: Reader, lecture: Lecture, task: Mark | Prove) -> None:
    ladder = ladder_at(lecture)
    match task:
        case Mark(tiles, day) if day is None or day <= ladder.day:
            known = ladder.limited(Inference.SEVERAL, day) & tiles
            if not known or known == tiles:
                item.fault("of its tiles all or none are possible; take others, so that there is something to find out")
        case Mark():
            item.fault(f"asks about a day that has not come; it is day {ladder.day}", field="mark.day")
        case Prove(tile):
            reason = ladder.reason(tile)
            if reason is None or not reason.lines:
                item.fault("needs a tile that events rule out; this one is possible, or the rules alone exclude it")
