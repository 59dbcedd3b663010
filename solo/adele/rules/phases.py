"""The seven phases of a turn, as far as nobody decides in them (adele 3)."""

from collections.abc import Mapping
from dataclasses import replace

from solo.adele.crew import crew as crew_members
from solo.adele.effects import meet, offer_reveal, roll_for
from solo.adele.energy import charge
from solo.adele.events import events
from solo.adele.figures import BOXES, kind_of, sector_of
from solo.adele.places import places
from solo.adele.public import Step
from solo.adele.rules.alien import offer_escape, taint_attacked
from solo.adele.rules.crew import offered_hazards
from solo.adele.rules.wait import Automatic
from solo.adele.scene import Scene
from solo.adele.tokens import tokens

__all__ = ["AUTOMATIC"]

PHASES = ("event", "planning", "adele", "alien", "resolution", "begin_actions", "upkeep")
MOVE = BOXES.index("move")


def _begin_turn(scene: Scene, step: Step) -> None:
    scene.played += 1
    scene.tell("turn", turn=scene.turn, no_return=scene.no_return, forecast=scene.deck.forecast)
    scene.last(*map(Step, PHASES))


def _event(scene: Scene, step: Step) -> None:
    """Resolve the forecast, then reveal the next one (adele 3.1, AR-11)."""
    scene.phase, card, deck = "event", scene.deck.forecast, scene.deck
    scene.deck = replace(deck, forecast="", discards=(*deck.discards, card))
    scene.tell("event", card=card)
    scene.first(Step("draw_event"))
    events()[kind_of(card)].happens(scene, sector_of(card))


def _planning(scene: Scene, step: Step) -> None:
    scene.phase = "planning"
    scene.first(Step("plan"))


def _adele(scene: Scene, step: Step) -> None:
    """Give ADELE her energy; under Silence she places nothing (AR-40)."""
    scene.phase = "adele"
    charge(scene, scene.figures.energy_a_turn, "turn")
    if not scene.silence and offered_hazards(scene):
        scene.first(Step("hazard"))


def _alien(scene: Scene, step: Step) -> None:
    scene.phase = "alien"
    scene.first(Step("collection"), Step("action_step"), Step("final"))
    offer_reveal(scene)


def _collection(scene: Scene, step: Step) -> None:
    """Collect from the tokens on the ship, unless a Service Robot lies on the board (adele 3.4, AR-39)."""
    if scene.alien.robot:
        scene.set_alien(robot=False)
        scene.tell("collection_skipped")
        return
    for kind in sorted(tokens().values(), key=lambda kind: kind.rank):
        lying = places(place for place, token in scene.board.tokens.items() if token == kind.id)
        if scene.outcome is None:
            kind.collected(scene, lying)


def _action_step(scene: Scene, step: Step) -> None:
    points = scene.alien.abilities(scene.figures).points
    scene.set_alien(points=points)
    scene.tell("alien_turn", points=points)
    scene.first(Step("act"))


def _final(scene: Scene, step: Step) -> None:
    """Fill the hand as far as the bag allows (adele 3.4, AR-23)."""
    missing = min(scene.figures.hand - scene.alien.hand, scene.alien.bag)
    scene.set_alien(points=0)
    if missing > 0:
        scene.first(Step("draw_tokens", number=missing))


def _resolution(scene: Scene, step: Step) -> None:
    """Make the plans public, then let fire and tokens meet who stands in them (adele 3.5)."""
    scene.phase = "resolution"
    shown = {}
    for member in scene.members:
        plan = scene.crew.plans[member]
        shown[member] = [box for box, cubes in zip(BOXES, plan, strict=True) for _ in range(cubes)]
        left = list(plan)
        left[MOVE] += crew_members()[member].moves_more
        scene.set_member(member, left=tuple(left))
    scene.tell("plans", plans=shown)
    scene.first(*[Step("stand", member) for member in scene.members])


def _stand(scene: Scene, step: Step) -> None:
    """Fire first, then Vines or Spores; who is outside meets neither (AR-14)."""
    place = scene.members[step.member].place
    if not scene.ship.all_locations >> place & 1:
        return
    scene.first(Step("stood", step.member, place))
    if scene.board.fires >> place & 1:
        roll_for(scene, "fire", step.member, 1)


def _stood(scene: Scene, step: Step) -> None:
    kind = scene.board.tokens.get(step.place)
    if kind is not None:
        tokens()[kind].stood_in(scene, step.member, step.place)


def _actions(scene: Scene, step: Step) -> None:
    scene.phase = "actions"
    scene.first(Step("actions"))


def _upkeep(scene: Scene, step: Step) -> None:
    """Clear what lasts a turn; with the marker on 1 the mission has failed (adele 3.7)."""
    scene.phase = "upkeep"
    scene.set_board(fires=0, closed=frozenset(), closed_hatches=0)
    for member in scene.members:
        scene.set_member(member, left=(), free=0, once=frozenset())
    scene.silence, scene.planned, scene.acting, scene.done = False, frozenset(), "", frozenset()
    scene.set_crew(plans={})
    scene.tell("upkeep", turn=scene.turn)
    if scene.turn == 1:
        scene.lose("time")
        return
    scene.turn -= 1
    scene.first(Step("begin_turn"))


AUTOMATIC: Mapping[str, Automatic] = {
    "begin_turn": _begin_turn,
    "event": _event,
    "planning": _planning,
    "adele": _adele,
    "alien": _alien,
    "collection": _collection,
    "action_step": _action_step,
    "final": _final,
    "resolution": _resolution,
    "stand": _stand,
    "stood": _stood,
    "begin_actions": _actions,
    "upkeep": _upkeep,
    "met": meet,
    "infect": taint_attacked,
    "offer_escape": offer_escape,
}
