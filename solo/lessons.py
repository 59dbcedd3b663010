"""The lessons that come with the program; a broken file is left out, and `left_out` has its faults."""

from functools import lru_cache
from pathlib import Path

from solo import library
from solo.contacts.learning.lesson import Lesson
from solo.contacts.learning.lessonfile import parse_lesson
from solo.core.content import ContentError, Fault
from solo.core.paths import own_folder
from solo.textfiles import read_text, shown

__all__ = ["all_lessons", "left_out", "lesson_files", "read_lesson"]


def lesson_files() -> list[Path]:
    """Return the files of lessons, broken or not."""
    folder = own_folder("scenarios") / "contacts" / "lessons"
    return sorted(path for path in folder.glob("*.yaml") if not path.name.startswith("."))


def read_lesson(path: Path) -> Lesson:
    """Return the lesson at a path.

    Raises: ContentError, with every fault, also if a file in the program's folder is not named after its id.
    """
    found = _parsed(read_text(path), shown(path))
    if isinstance(found, ContentError):
        raise ContentError(found.faults)
    if found.id != path.stem and path in lesson_files():
        problem = f'is "{found.id}", but the file is named {path.name}; make them the same'
        raise ContentError([Fault(shown(path), 0, "id", problem)])
    return found


@lru_cache(maxsize=64)
def _parsed(text: str, file: str) -> Lesson | ContentError:
    try:
        return parse_lesson(text, file, library.scenario, [path.stem for path in library.program_files("scenario")])
    except ContentError as error:
        return error


def all_lessons() -> list[Lesson]:
    """Return the lessons that can be used, in the order of their numbers."""
    return sorted((found for found in _each() if isinstance(found, Lesson)), key=lambda found: (found.number, found.id))


def left_out() -> list[Fault]:
    """Return every fault of the lessons that cannot be used."""
    return [fault for found in _each() if isinstance(found, ContentError) for fault in found.faults]


def _each() -> list[Lesson | ContentError]:
    found: list[Lesson | ContentError] = []
    for path in lesson_files():
        try:
            found.append(read_lesson(path))
        except ContentError as error:
            found.append(error)
    return found
