"""The result of a finished game, from its record alone."""

from collections.abc import Iterator, Mapping

from solo.contacts.names import HINT_LEVELS
from solo.core.record import Audience, Event, PublicLine, Record, RecordFault, public_part
from solo.core.results import HUMAN, Result

__all__ = ["detections_in", "result_of"]

OWN_FIELDS = frozenset({"level", "hints", "iron", "team"})
"""Options of a match that a result has fields for; the others are kept as they are."""


def result_of(record: Record, id: str, finished: float, file: str) -> Result | None:
    """Return the result of a game, None while it goes on.

    `id` is the record's file name without its ending, `finished` the second since 1970 in which it ended, which no
    record tells. Raises: RecordFault, which names the file, if the record is not one of a whole game.
    """
    made = record[0].fields
    if record[0].type != "match":
        raise RecordFault(file, 1, "type", "a game begins with a line of type match; this is a public record")
    if made.get("game") != "contacts":
        raise RecordFault(file, 1, "game", f"no game {made.get('game')!r}; there is contacts")
    lines = public_part(record).lines
    end = next((line for line in reversed(lines) if line.type == "end"), None)
    if end is None:
        return None
    setup = next((line for line in lines if line.type == "setup"), None)
    try:
        options = _mapping(made.get("options", {}))
        return Result(
            id=id,
            game="contacts",
            scenario=str(made["scenario"]),
            map="" if setup is None else str(setup.fields["map"]),
            days=0 if setup is None else int(str(setup.fields["days"])),
            team=_team(made["team"]),
            level=int(str(options.get("level", 3))),
            player=str(options.get("team", HUMAN)),
            winner=str(end.fields["winner"]),
            why=str(end.fields["why"]),
            day=int(str(end.fields["day"])),
            detections=detections_in(lines),
            practice=any(event.type == "practice" for event in record),
            hints=max(_hints(record, options), key=HINT_LEVELS.index),
            iron=bool(options.get("iron", False)),
            finished=finished,
            options={name: value for name, value in options.items() if name not in OWN_FIELDS},
        )
    except (KeyError, TypeError, ValueError) as error:
        raise RecordFault(file, 0, "", f"its lines do not fit together ({error})") from None


def detections_in(lines: tuple[PublicLine, ...]) -> int:
    """Return how often the detection marker moved: each detection answered yes (CR-11), the dog beside it (CR-25)."""
    answered = sum(
        line.type == "answer" and line.fields.get("kind") == "detect" and bool(line.fields.get("answer"))
        for line in lines
    )
    return answered + sum(line.type == "trace" and bool(line.fields.get("standing")) for line in lines)


def _hints(record: Record, options: Mapping[str, object]) -> Iterator[str]:
    """Yield every hint level that was in force before the end."""
    yield _level(options.get("hints", HINT_LEVELS[0]))
    for event in record:
        if _ends(event):
            return
        if event.type == "hints":
            yield _level(event.fields.get("level"))


def _ends(event: Event) -> bool:
    return event.type == "end" and event.audience is Audience.ALL


def _level(value: object) -> str:
    if value not in HINT_LEVELS:
        raise ValueError(f"no hint level {value!r}; there is {', '.join(HINT_LEVELS)}")
    return str(value)


def _team(value: object) -> tuple[str, ...]:
    if not isinstance(value, list):
        raise TypeError("team must be a list of Agents")
    return tuple(str(each) for each in value)


def _mapping(value: object) -> Mapping[str, object]:
    if not isinstance(value, Mapping):
        raise TypeError("options must be a mapping")
    return value
