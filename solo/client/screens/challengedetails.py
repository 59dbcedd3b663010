"""One challenge in full: what it is, what may be asked, how it is rated, what the player did on it, and its start."""

from collections.abc import Callable

from solo.career import Career
from solo.challenges import can_begin
from solo.client.gamescreens import ChallengeView, screens_of
from solo.client.screens.navigator import Navigator
from solo.client.screens.parts import SEPARATOR, RoomyScreen, copy, date_text
from solo.client.screens.text import say
from solo.client.widgets.base import Widget
from solo.client.widgets.box import Column, Flow, Panel, Row
from solo.client.widgets.button import Button
from solo.client.widgets.label import Label
from solo.client.widgets.scroll import Scroll
from solo.core.choice import NO_HINTS
from solo.core.language import gettext as _
from solo.core.results import Result
from solo.core.runs import LOST, PRACTICE, RATED, UNRATED
from solo.core.save import records_folder
from solo.games import kit_of
from solo.rated import Standing, kind_of, share_of
from solo.runtext import lost_text, practice_text, rating_text, status_text

__all__ = ["details"]

PICTURE = (328, 150)


def details(
    screen: RoomyScreen, navigator: Navigator, standing: Standing, career: Career, start: Callable[[], None]
) -> Widget:
    """Return the panel of a challenge; `start` begins it."""
    one = standing.challenge
    kind = "open" if standing.status == "open" else kind_of(one, career)
    shows = screens_of(one.game).challenge
    assert shows is not None
    view = shows(one, PICTURE)
    facts = Column(
        Row(Label(one.name, name="challenge-name", size="head", bold=True, grow=1), *view.tokens, gap=4),
        Label(_(one.text), name="challenge-text"),
        *_facts(standing, view),
        *_results(screen, navigator, standing),
        view.picture,
        gap=8,
    )
    body = facts if screen.cramped else Scroll(facts, name="details", grow=1)
    line = _LINES[kind] if can_begin(one) else "no-level"
    rules = Label(say(line), name="start-line", size="small", color="muted")
    return Panel(body, rules, _buttons(screen, standing, kind, start), gap=10)


_LINES = {
    RATED: "start-line-rated",
    UNRATED: "start-line-unrated",
    PRACTICE: "start-line-practice",
    "open": "start-line-open",
}
_STARTS = {RATED: "start-rated", UNRATED: "start-unrated", PRACTICE: "start-practice", "open": "start-open"}


def _facts(standing: Standing, view: ChallengeView) -> list[Widget]:
    one, words = standing.challenge, kit_of(standing.challenge.game).words
    how = words.level_text(one.level)
    lines = [
        view.ground,
        say("against", level=words.level(one.level)) + (f". {how}" if how else ""),
        _hints_line(standing),
        *view.lines,
    ]
    measured = standing.rating is not None
    rating = say("challenge-rating", rating=rating_text(standing.rating)) if measured else say("challenge-unrated")
    head = f"{rating}{SEPARATOR}{status_text(standing.status)}"
    return [
        Label(head, name="challenge-rating", bold=True, color="accent"),
        *(Label(line, size="small", color="muted") for line in lines),
    ]


def _hints_line(standing: Standing) -> str:
    one, words = standing.challenge, kit_of(standing.challenge.game).words
    if one.hints == NO_HINTS:
        return say("challenge-iron")
    if standing.rating is None:
        return say("challenge-hints-free", level=words.hint(one.hints))
    return say("challenge-hints", level=words.hint(one.hints), text=words.hint_text(one.hints))


def _results(screen: RoomyScreen, navigator: Navigator, standing: Standing) -> list[Widget]:
    """Return what the player did on it: its games, each with the way to its review, and a loss without a record."""
    rows = [_game(screen, navigator, at, result) for at, result in enumerate(standing.results, 1)]
    run = standing.run
    if run is not None and run.state == LOST:
        rows.insert(0, Label(f"{lost_text(run.why)}{SEPARATOR}{date_text(run.changed)}", name="lost", size="small"))
    elif run is not None and run.state == PRACTICE and run.why and not standing.results:
        rows.insert(0, Label(practice_text(run.why), size="small"))
    return [Label(say("challenge-results"), size="small", bold=True, color="muted"), *rows] if rows else []


def _game(screen: RoomyScreen, navigator: Navigator, at: int, result: Result) -> Widget:
    path = records_folder() / f"{result.id}.jsonl"
    review = Button(
        icon="footprints",
        on_press=lambda: screen.go(navigator.review(path)),
        name=f"game-{at}",
        size="small",
        tooltip=say("review"),
        disabled=None if path.exists() else say("achievements-gone"),
    )
    parts = [kit_of(result.game).words.title(result), date_text(result.finished)]
    if result.practice:
        parts.append(status_text("practice"))
    return Row(Label(SEPARATOR.join(parts), size="small", grow=1), review, gap=8)


def _buttons(screen: RoomyScreen, standing: Standing, kind: str, start: Callable[[], None]) -> Widget:
    begin = Button(
        say(_STARTS[kind]),
        start,
        name="start",
        icon="play",
        kind="normal" if kind == PRACTICE else "primary",
        disabled=None if can_begin(standing.challenge) else say("no-level"),
    )
    shared = next((text for result in standing.results[:1] if (text := share_of(result))), "")
    if not shared:
        return Flow(begin, gap=8)
    share = Button(say("copy-share"), lambda: copy(screen, shared), name="share", icon="share-2")
    return Flow(begin, share, gap=8)
