"""What lies on the board at a step of a game that is stepped through, in each of the three views; and its sharing."""

from collections.abc import Iterable
from itertools import pairwise

from solo.client.contacts.landmarks import landmarks
from solo.client.contacts.view import set_overlays
from solo.client.overlays import Hatch, Heat, Marker, Overlay, Path, Ring, Tint, Token
from solo.client.screens.story import Step, Story, Truth
from solo.client.screens.text import say
from solo.contacts.board import Tile
from solo.contacts.names import agent_name, and_list, level_name
from solo.contacts.text import outcome_text

__all__ = ["VIEWS", "overlays_at", "share_text"]

VIEWS = ("agents", "alien", "truth")


def overlays_at(story: Story, at: int, view: str) -> list[Overlay]:
    """Return what to draw after event number `at` (from 0). The views alien and truth need a finished game."""
    step = story.steps[at]
    found: list[Overlay] = []
    if view != "alien" and step.possible is not None:
        found += set_overlays(step.possible, story.board)
    if view == "alien" and story.truth is not None and (thought := story.truth.thoughts.get(step.day)) is not None:
        found.append(Heat(thought.danger, numbers=False))
    hidden = story.truth.hidden if view != "agents" and story.truth is not None else None
    found.extend(landmarks(story.scenario, step.day, taken=step.rider is not None, hidden=hidden))
    if step.roadblock is not None:
        found.append(Marker(step.roadblock, "roadblock"))
    found.extend(_event(story, step))
    if view != "agents" and story.truth is not None:
        found.extend(_alien(story.truth, step.day))
    found.extend(
        Token(tile, agent, signs=("bike",) if agent == step.rider else ()) for agent, tile in step.places.items()
    )
    return found


def _alien(truth: Truth, day: int) -> Iterable[Overlay]:
    """The Alien's whole path so far, its camps with their days, and where it is."""
    course = [truth.start]
    labels: dict[int, str] = {}
    for number, path in enumerate(truth.paths[:day], 1):
        course.extend(path[1:])
        labels[len(course) - 1] = str(number)
    if len(course) > 1:
        yield Path(tuple(course), labels=labels, alien=True)
    yield from (Marker(tile, "camp") for tile in sorted({truth.tile_on(past) for past in range(day)}))
    yield Marker(truth.tile_on(day), "alien")


def _event(story: Story, step: Step) -> Iterable[Overlay]:
    """What the event itself speaks of."""
    numbers = {name: tile for tile, name in story.board.names.items()}
    fields = step.line.fields
    tiles = [numbers[str(name)] for name in _list(fields.get("tiles")) if str(name) in numbers]
    match step.line.type:
        case "answer" if fields.get("kind") == "landing" and not fields.get("answer"):
            yield Ring(tiles[0], "muted")
        case "answer":
            yield _array(tiles, bool(fields.get("answer")))
        case "trace":
            yield _array(tiles, fields.get("found") is not None)
            if isinstance(found := fields.get("found"), dict) and str(found.get("tile")) in numbers:
                yield Ring(numbers[str(found["tile"])], "good")
        case "agent_moved":
            path = [numbers[str(name)] for name in _list(fields.get("path"))]
            if any(one != other for one, other in pairwise(path)):
                yield Path(tuple(path), "accent", dashed=True)
        case "roadblock" | "reveal" if str(fields.get("tile")) in numbers:
            yield Ring(numbers[str(fields["tile"])], "accent")


def _array(tiles: Iterable[Tile], is_yes: bool) -> Overlay:
    return Tint(frozenset(tiles), "good", 0.3) if is_yes else Hatch(frozenset(tiles), "bad")


def _list(value: object) -> list[object]:
    return value if isinstance(value, list) else []


# Sharing


def share_text(story: Story) -> str:
    """Return a finished or unfinished game in a few lines; the Alien's camps only if it is over."""
    lines = [say("share-head", file=story.scenario.name, level=level_name(story.level), seed=story.seed)]
    if story.outcome is not None:
        lines.append(outcome_text(story.outcome))
    lines.append(say("share-team", team=and_list([agent_name(agent) for agent in story.team])))
    lines.append(say("share-set", counts=" → ".join(str(count) for count in _by_day(story))))
    if story.truth is not None:
        camps = [story.board.names[story.truth.tile_on(day)] for day in range(len(story.truth.paths) + 1)]
        lines.append(say("share-path", camps=" → ".join(camps)))
    return "\n".join(lines)


def _by_day(story: Story) -> list[int]:
    """The set's size at the end of the set-up and of each day."""
    found: dict[int, int] = {}
    for step, count in zip(story.steps, story.counts, strict=True):
        found[step.day] = count
    return [count for _, count in sorted(found.items())]
