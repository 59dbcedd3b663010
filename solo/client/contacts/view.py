"""What lies on the board, worked out from what the team sees. Pure: no window, no pixels."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from solo.client.contacts.controls import Controls, Draft, Question, hidden_from
from solo.client.contacts.landmarks import landmarks
from solo.client.overlays import Dots, Ghost, Hatch, Heat, Marker, Overlay, Path, Ring, Tint, Token
from solo.contacts.board import Board, Tile, TileSet
from solo.contacts.cards import cards
from solo.contacts.effecttext import agent_signs
from solo.contacts.public import PublicState
from solo.core.record import PublicLine, PublicRecord
from solo.hex.bits import members

__all__ = [
    "CLUES",
    "Moving",
    "Promise",
    "clues",
    "draft_overlays",
    "heat_overlays",
    "landmark_overlays",
    "line_overlays",
    "mark_overlays",
    "old_overlays",
    "promise",
    "reach_overlays",
    "set_overlays",
    "tiles_of",
    "token_overlays",
    "way_overlays",
]

CLUES = frozenset({"zone", "answer", "trace", "reveal"})
"""Event types that say something about where the Alien is."""

FADED = 0.35
"""How strong the marks of earlier days' answers are, where they are wanted."""

DARK = (12, 14, 18)
YES, NO, TRACE, PREVIEW = "good", "ink", "focus", "ink"


def tiles_of(tiles: TileSet) -> frozenset[Tile]:
    """Return a tile set as the overlays want it."""
    return frozenset(members(tiles))


# Hints


def set_overlays(possible: TileSet, board: Board) -> list[Overlay]:
    """Return the marks of the tiles where the Alien can be: outlined and lit, for all others lie in the dark."""
    if not possible:
        return []
    dark = Tint(tiles_of(board.land & ~possible), DARK, fill=0.5, outline=False)
    return [dark, Tint(tiles_of(possible), "accent", fill=0.06)]


def heat_overlays(weights: Mapping[Tile, float]) -> list[Overlay]:
    """Return the marks of how likely the Alien is on each tile."""
    return [Heat(dict(weights))] if weights else []


def way_overlays(
    ways: Sequence[tuple[int, tuple[Tile, ...]]], color: str, *, alien: bool, dashed: int = 0
) -> list[Overlay]:
    """Return the ways of some days with their numbers at the ends, above all lines. `dashed`: how many of the first."""
    lines: list[Overlay] = [
        Path(way, color, alien=alien, dashed=at < dashed) for at, (_, way) in enumerate(ways) if len(way) > 1
    ]
    ends = {way[-1]: str(day) for day, way in ways if day}
    return [*lines, *(Path((tile,), color, {0: text}, alien=alien) for tile, text in ends.items())]


# Answers


def clues(record: PublicRecord) -> list[PublicLine]:
    """Return the events that say something about the Alien, in order."""
    return [line for line in record.lines if line.type in CLUES or _tells(line)]


def _tells(line: PublicLine) -> bool:
    """Return whether a line is a card that says where the Alien must be (CR-27)."""
    card = cards().get(str(line.fields.get("card"))) if line.type == "card" else None
    return card is not None and card.tells is not None


def mark_overlays(record: PublicRecord, board: Board, day: int) -> list[Overlay]:
    """Return what a day's answers leave on the board: a yes outlined, a no hatched."""
    lines = (line for line in _answers(record) if _day(line) == day)
    return [overlay for line in lines for overlay in clue_overlays(line, board)]


def old_overlays(record: PublicRecord, board: Board, day: int) -> list[Overlay]:
    """Return, faint, what the answers of the days before a day have left: the Alien has moved on since."""
    lines = (line for line in _answers(record) if _day(line) < day)
    return [overlay for line in lines for overlay in clue_overlays(line, board, FADED)]


def _answers(record: PublicRecord) -> list[PublicLine]:
    return [line for line in record.lines if line.type in ("answer", "trace") or _tells(line)]


def _day(line: PublicLine) -> int:
    day = line.fields.get("day")
    return day if isinstance(day, int) else 0


def _named(line: PublicLine, board: Board, field: str = "tiles") -> frozenset[Tile]:
    names = line.fields.get(field)
    return frozenset(board.by_name[str(name)] for name in names) if isinstance(names, Sequence) else frozenset()


def clue_overlays(line: PublicLine, board: Board, strength: float = 1.0) -> list[Overlay]:
    """Return the marks of one answer, trace, reveal or zone."""
    match line.type:
        case "answer":
            return _answer_overlays(_named(line, board), bool(line.fields.get("answer")), strength)
        case "trace":
            return _trace_overlays(line, board, strength)
        case "zone":
            return [Tint(tiles_of(board.of_zone[str(line.fields["zone"])]), YES, 0.2, strength=strength)]
        case "reveal":
            return [Marker(board.by_name[str(line.fields["tile"])], "alien")]
        case "card":
            return _card_overlays(line, board, strength)
        case _:
            return []


def _answer_overlays(tiles: frozenset[Tile], yes: bool, strength: float) -> list[Overlay]:
    if yes:
        return [Tint(tiles, YES, 0.1 if strength == 1 else 0.0, strength=strength)]
    return [Hatch(tiles, NO, strength * 0.8)]


def _trace_overlays(line: PublicLine, board: Board, strength: float) -> list[Overlay]:
    tiles, found = _named(line, board), line.fields.get("found")
    if not isinstance(found, Mapping):
        return [Hatch(tiles, NO, strength * 0.8)]
    marks: list[Overlay] = [Tint(tiles, TRACE, 0.1, strength=strength)]
    return [*marks, Marker(board.by_name[str(found["tile"])], "dog", str(found["day"]))]


def _card_overlays(line: PublicLine, board: Board, strength: float) -> list[Overlay]:
    """Return where a card was played: its tiles or its way, and where the Alien must be if it tells that."""
    path = tuple(board.by_name[str(name)] for name in _names(line, "path"))
    tells = cards()[str(line.fields["card"])].tells
    found: list[Overlay] = [Ring(board.by_name[str(name)], "focus") for name in _names(line, "tiles")]
    if tells is not None and path:
        found.append(Tint(tiles_of(tells(board, path)), YES, 0.16 if strength == 1 else 0.0, strength=strength))
    return [*found, *([Path(path, "focus")] if len(path) > 1 and strength == 1 else [])]


def line_overlays(line: PublicLine, board: Board) -> list[Overlay]:
    """Return what shows one event on the board, alone."""
    if line.type in CLUES or line.type == "card":
        return clue_overlays(line, board)
    if line.type == "agent_moved":
        path = tuple(board.by_name[str(name)] for name in _names(line, "path"))
        return [Path(path, "focus"), Ring(path[-1], "focus")] if len(path) > 1 else [Ring(path[0], "focus")]
    if line.type == "roadblock":
        return [Ring(board.by_name[str(line.fields["tile"])], "focus")]
    if line.type == "alien_turn":
        return [Ring(board.by_name[str(name)], "focus") for name in _names(line, "closed")]
    return []


def _names(line: PublicLine, field: str) -> Sequence[object]:
    names = line.fields.get(field)
    return names if isinstance(names, Sequence) else ()


# Agents


def landmark_overlays(public: PublicState) -> list[Overlay]:
    """Return the secret file's tokens, such as hunting cabins."""
    return landmarks(public.scenario, public.day, taken=public.rider is not None)


Moving = Mapping[str, tuple[Tile, float]]
"""Whence Agents come that are on their way, and how far they have got (0 to 1)."""


def token_overlays(public: PublicState, selected: str | None, moving: Moving) -> list[Overlay]:
    """Return the Agents' tokens and the roadblock."""
    found: list[Overlay] = []
    if public.roadblock is not None:
        found.append(Marker(public.roadblock, "roadblock"))
    for agent, status in public.agents.items():
        if status.is_placed:
            start, share = moving.get(agent, (None, 1.0))
            played = agent in public.done
            signs = agent_signs(public, agent)
            found.append(Token(status.tile, agent, agent == selected, played, start, share, signs))
    return found


# Drafts


def reach_overlays(controls: Controls, draft: Draft, lift: float = 0.0) -> list[Overlay]:
    """Return where a click takes the draft: outlined, with the number of steps of a walk.

    `lift` moves the discs up from the middle of their tiles, in radii, where chances are shown there.
    """
    choices = controls.choices(draft)
    if not choices:
        return []
    if controls.kind(draft) == "move" and not controls.placing:
        steps = {move.path[-1]: _step_text(controls, draft, len(move.path) - 1) for move in controls.moves(draft.agent)}
        texts = {tile: steps.get(tile, "") for tile in members(choices)}
    elif choices == controls.board.land:
        return []
    else:
        texts = dict.fromkeys(members(choices), "")
    area = Tint(tiles_of(choices), "focus", fill=0.12)
    return [*([] if draft.picks else [area]), Dots(texts, lift=lift)]


def _step_text(controls: Controls, draft: Draft, steps: int) -> str:
    return str(steps) if controls.walks(draft.agent) and steps else ""


def draft_overlays(controls: Controls, draft: Draft, aimed: Tile | None = None) -> list[Overlay]:
    """Return the preview of a draft: its way, its ghost, and the arrays exactly as they will be asked.

    `aimed` is the tile below the mouse: while no target is chosen, the array that a click there would choose is shown.
    """
    shown = draft
    if aimed is not None and draft.ability and not draft.picks and controls.kind(draft) in ("detect", "capture"):
        shown = controls.click(draft, aimed)
    found: list[Overlay] = []
    for question in controls.questions(shown):
        found.extend(_question_overlays(controls, shown, question))
    if hidden := controls.shadow(shown):
        found.append(Hatch(tiles_of(hidden), "muted"))
    path = controls.path(draft)
    if len(path) > 1:
        found.append(Path(path, "accent"))
    if not draft.ability and controls.action(draft) is not None:
        found.extend(_ghosts(controls, draft))
    return found


def _question_overlays(controls: Controls, draft: Draft, question: Question) -> list[Overlay]:
    if question.kind == "landing":
        return []
    if question.kind == "roadblock":
        return [Marker(tile, "roadblock") for tile in members(question.tiles)]
    color = "bad" if question.kind == "capture" else PREVIEW
    return [Tint(tiles_of(question.tiles), color, fill=0.3)]


def _ghosts(controls: Controls, draft: Draft) -> list[Overlay]:
    found: list[Overlay] = []
    for question in controls.after(draft):
        end = draft.picks[min(1, len(draft.picks) - 1)] if controls.form_flies(draft.agent) else draft.picks[-1]
        found.append(Tint(tiles_of(question.tiles), PREVIEW, fill=0.1, strength=0.8))
        if hidden := hidden_from(controls.board, end, question.tiles):
            found.append(Hatch(tiles_of(hidden), "muted", 0.6))
    landings = [question for question in controls.questions(draft) if question.kind == "landing"]
    if controls.placing:
        return [*found, Ghost(draft.picks[0], draft.agent)]
    ghosts = [Ghost(tile, question.by) for question in landings for tile in members(question.tiles)]
    return [*found, *ghosts]


# What a draft promises


@dataclass(frozen=True, slots=True)
class Promise:
    """What a draft is worth under the belief: the chance to catch, the chance of a yes, the tiles left on average."""

    catch: float
    yes: float
    left: float


def promise(questions: Sequence[Question], weights: Mapping[Tile, float]) -> Promise | None:
    """Return what some questions promise, None if they ask nothing that is answered yes or no."""
    asked = [question for question in questions if question.kind in ("landing", "capture", "detect")]
    if not asked or not weights:
        return None
    caught = detected = 0
    for question in asked:
        if question.kind == "detect":
            detected |= question.tiles
        else:
            caught |= question.tiles
    rest = {tile: weight for tile, weight in weights.items() if not caught >> tile & 1}
    yes = sum(weight for tile, weight in rest.items() if detected >> tile & 1)
    total = sum(rest.values())
    inside = sum(1 for tile in rest if detected >> tile & 1)
    left = float(len(rest))
    if detected and total:
        left = (yes * inside + (total - yes) * (len(rest) - inside)) / total
    return Promise(sum(weights.values()) - total, yes, left)
