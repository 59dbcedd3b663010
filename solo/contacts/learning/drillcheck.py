"""What an answer to a drill is worth: judged by the exact deduction, explained by proofs and whole histories."""

from collections.abc import Iterable

from solo.contacts.board import Tile, TileSet
from solo.contacts.deduction.explain import history_with
from solo.contacts.learning.because import because_of, hidden_from
from solo.contacts.learning.drill import Answer, Drill, Kind, Remark, Verdict
from solo.contacts.learning.inference import Inference, Ladder
from solo.contacts.learning.position import ladder_of
from solo.hex.bits import lowest, members

__all__ = ["MOST_REMARKS", "check", "idle_lines", "remarks_on", "solution"]

MOST_REMARKS = 6
"""No more wrong tiles than these are explained; the others are counted."""

TIE = 1e-9


def check(drill: Drill, answer: Answer) -> Verdict:
    """Return what an answer is worth. Any proof counts whose events rule the tile out and are all needed."""
    match drill.kind:
        case Kind.WHY:
            return _check_proof(drill, answer)
        case Kind.QUESTION:
            left = [choice.left for choice in drill.choices]
            solved = 0 <= answer.choice < len(left) and left[answer.choice] <= min(left) + TIE
            return Verdict(solved, best=left.index(min(left)), given_up=answer.given_up)
        case _:
            ladder = ladder_of(drill.seen)
            if answer.given_up:
                return Verdict(False, _hardest_remarks(ladder, drill), given_up=True)
            wrong = (answer.tiles ^ ladder.limited(Inference.SEVERAL, drill.day)) & drill.tiles
            return Verdict(not wrong, remarks_on(ladder, drill.day, wrong))


def remarks_on(ladder: Ladder, day: int, wrong: TileSet) -> tuple[Remark, ...]:
    """Return what is to be said about tiles that were judged wrongly, the easiest inference first."""

    def order(tile: Tile) -> tuple[int, Tile]:
        kind = ladder.kind_of(tile, day)
        return len(Inference) if kind is None else kind, tile

    first = sorted(members(wrong), key=order)[:MOST_REMARKS]
    return tuple(_remark(ladder, day, tile) for tile in first)


def _hardest_remarks(ladder: Ladder, drill: Drill) -> tuple[Remark, ...]:
    """Return what is to be said about a drill's tiles, those first that are the hardest to rule out."""

    def order(tile: Tile) -> tuple[int, Tile]:
        kind = ladder.kind_of(tile, drill.day)
        return 1 if kind is None else -kind, tile

    first = sorted(members(drill.tiles), key=order)[:MOST_REMARKS]
    return tuple(_remark(ladder, drill.day, tile) for tile in first)


def _remark(ladder: Ladder, day: int, tile: Tile) -> Remark:
    reason, deduction = ladder.reason(tile, day), ladder.deduction
    if reason is not None:
        return Remark(tile, reason, None, because=because_of(ladder, day, tile, reason))
    paths = deduction.history_to(tile) if day == deduction.day else deduction.history_through(day, tile)
    return Remark(tile, None, paths, hidden=hidden_from(ladder, day, tile))


def _check_proof(drill: Drill, answer: Answer) -> Verdict:
    ladder, tile = ladder_of(drill.seen), lowest(drill.tiles)
    proof = _remark(ladder, ladder.day, tile)
    if answer.given_up:
        return Verdict(False, proof=proof, given_up=True)
    fits = history_with(ladder.deduction.facts, drill.board, tile, answer.lines)
    if fits is not None:
        return Verdict(False, fits=fits, proof=proof)
    idle = idle_lines(ladder, tile, answer.lines)
    return Verdict(not idle, idle=idle, proof=proof)


def idle_lines(ladder: Ladder, tile: Tile, lines: Iterable[int]) -> tuple[int, ...]:
    """Return the lines that a proof does not need, dropped one after another from the last."""
    kept, idle = sorted(set(lines)), list[int]()
    for line in reversed(tuple(kept)):
        rest = [other for other in kept if other != line]
        if history_with(ladder.deduction.facts, ladder.board, tile, rest) is None:
            kept = rest
            idle.append(line)
    return tuple(sorted(idle))


def solution(drill: Drill) -> Answer:
    """Return an answer that is right."""
    ladder = ladder_of(drill.seen)
    if drill.kind is Kind.WHY:
        reason = ladder.reason(lowest(drill.tiles))
        return Answer(lines=reason.lines if reason else ())
    if drill.kind is Kind.QUESTION:
        left = [choice.left for choice in drill.choices]
        return Answer(choice=left.index(min(left)))
    return Answer(tiles=ladder.limited(Inference.SEVERAL, drill.day) & drill.tiles)
