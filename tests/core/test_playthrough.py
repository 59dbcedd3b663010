"""A playthrough of the toy, line by line."""

from typing import Any

import pytest

from solo.core.playthrough import playthrough
from solo.core.record import Audience, Event
from solo.core.session import Session, SessionInfo
from tests.core.toy import TOY

EXPECTED = """\
* {"type":"match","game":"toy","format":1,"purpose":"play","seed":1,"options":{},"numbers":3}

0. day 0, hider to move
  hider: secret 0
  seeker: 0 public lines
> hide 2
* {"type":"hidden","number":2}
{"type":"ready"}

1. day 0, seeker to move
  hider: secret 2
  seeker: 1 public lines
> guess 1
{"type":"answer","guess":1,"right":false}

2. day 1, seeker to move
  hider: secret 2
  seeker: 2 public lines
> guess 2
{"type":"answer","guess":2,"right":true}

3. day 2, nobody to move
  hider: secret 2
  seeker: 3 public lines
"""


def summary(side: str, observation: Any) -> list[str]:
    state, record = observation
    return [f"secret {state.secret}"] if side == "hider" else [f"{len(record.lines)} public lines"]


def scripted(*actions: str) -> Any:
    waiting = list(actions)
    return lambda session: (waiting.pop(0), [Event("note", {}, Audience.ALIEN)])


def new_session() -> Session:
    return Session(TOY, 3, SessionInfo("play", 1, {}))


def test_a_match_is_written_out_state_by_state() -> None:
    lines = playthrough(new_session(), scripted("hide 2", "guess 1", "guess 2"), summary)
    assert "\n".join(lines) + "\n" == EXPECTED


def test_the_notes_stay_in_the_record_and_out_of_the_playthrough() -> None:
    session = new_session()
    list(playthrough(session, scripted("hide 2", "guess 2"), summary))
    assert sum(event.type == "note" for event in session.record) == 2


def test_a_match_that_does_not_end_is_given_up() -> None:
    with pytest.raises(RuntimeError, match="no end after 5"):
        list(playthrough(new_session(), scripted("hide 2", *["point 1"] * 9), summary, most=5))
