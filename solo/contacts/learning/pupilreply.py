"""What a pupil who is right does in a step of a lesson."""

from solo.contacts.learning.inference import Inference
from solo.contacts.learning.lesson import Mark, Prove, Reply, Turn
from solo.contacts.learning.lessonplay import Lecture, ladder_at

__all__ = ["right_reply"]


def right_reply(lecture: Lecture) -> Reply:
    """Return a right reply to the present step; an empty one where it only says something."""
    match lecture.step.task if lecture.step else None:
        case Mark(tiles, day):
            ladder = ladder_at(lecture)
            return Reply(tiles=ladder.limited(Inference.SEVERAL, day) & tiles)
        case Prove(tile):
            reason = ladder_at(lecture).reason(tile)
            return Reply(lines=reason.lines if reason else ())
        case Turn() as task:
            return Reply(orders=task.solution)
        case _:
            return Reply()
