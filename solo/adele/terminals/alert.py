"""The Alert Terminals."""

from collections.abc import Iterator
from dataclasses import replace

from solo.adele.function import Function
from solo.adele.objectkind import Words
from solo.adele.observation import CrewSecrets
from solo.adele.public import PublicState, Step
from solo.adele.scene import Scene


def _uses(public: PublicState, crew: CrewSecrets, member: str) -> Iterator[Words]:
    if public.board.alerts >> public.members[member].place & 1:
        yield ()


def _use(scene: Scene, member: str, words: Words) -> None:
    place, deck = scene.members[member].place, scene.deck
    scene.set_board(alerts=scene.board.alerts & ~(1 << place))
    scene.tell("event_averted", card=deck.forecast, place=scene.name(place))
    scene.deck = replace(deck, forecast="", discards=(*deck.discards, deck.forecast))
    scene.first(Step("draw_event"))


FUNCTION = Function(
    "alert",
    "Alert Terminal",
    "The coming event is discarded and another one revealed; the terminal is then spent.",
    "alert",
    _use,
    _uses,
)
