"""The set-up, in the order of adele 2: the Alien's hand and display, objects, crew, hatch, missions, forecast."""

from collections import Counter
from collections.abc import Mapping

from solo.adele.actions import Action, ChooseHatch
from solo.adele.observation import AlienSecrets, CrewSecrets
from solo.adele.places import Place, PlaceSet, members, places
from solo.adele.public import ALIEN, AdeleBoard, AlienBoard, Deck, PublicState, Setup, ShipBoard, Status, Step
from solo.adele.rules.wait import Automatic, Wait, among
from solo.adele.scene import Scene
from solo.adele.state import Hidden, State

__all__ = ["AUTOMATIC", "WAITS", "new_state"]

ORDER = (
    "begin",
    "evolve_first",
    "deal_objects",
    "place_crew",
    "place_alien",
    "deal_missions",
    "draw_event",
    "begin_turn",
)


def new_state(setup: Setup) -> State:
    """Return the State before anything is done; what a special start adds lies there already."""
    scenario = setup.scenario
    figures, ship, start = scenario.figures, scenario.ship, scenario.start
    size, used = len(setup.crew), Counter(start.tokens.values())
    bag = {kind: count - used[kind] for kind, count in sorted(figures.tokens.items())}
    public = PublicState(
        setup=setup,
        agenda=(Step("draw_tokens", number=figures.hand), *map(Step, ORDER)),
        phase="set-up",
        turn=figures.turns[size],
        played=0,
        no_return=start.no_return,
        members={member: Status(wounds=start.wounds) for member in setup.crew},
        alien=AlienBoard(bag=sum(bag.values()), display=(0,) * len(figures.rows), infection=start.infection),
        board=ShipBoard(
            tokens=dict(sorted(start.tokens.items())),
            spread=start.spread,
            shutdowns=start.shutdowns,
            blocked=start.blocked,
            impacts=start.impacts,
            failures=start.failures,
            alerts=ship.terminal("alert"),
        ),
        adele=AdeleBoard(start.energy, dict.fromkeys(figures.hazards, 0)),
        deck=Deck(left=figures.deck(size)),
        reserve=len(figures.reserve),
        delivered={},
    )
    crew = CrewSecrets(carried=dict.fromkeys(setup.crew, ()), reserve=tuple(sorted(figures.reserve)))
    return State(public, AlienSecrets(), crew, Hidden(bag=bag))


def _begin(scene: Scene, step: Step) -> None:
    board = scene.board
    scene.tell(
        "setup",
        ship=scene.ship.id,
        crew=list(scene.members),
        turn=scene.turn,
        no_return=scene.no_return,
        spread=scene.names(board.spread),
        tokens={scene.name(place): kind for place, kind in board.tokens.items()},
        failures=scene.names(board.failures),
        impacts=scene.names(board.impacts),
    )


def _evolve_first(scene: Scene, step: Step) -> None:
    """Let Evolve tokens go out of the bag to the display, beside the hand (AR-3)."""
    number = min(scene.figures.evolved[len(scene.members)], scene.hidden.bag["evolve"])
    scene.first(*[Step("evolve")] * number)


def _place_crew(scene: Scene, step: Step) -> None:
    """Ask for one start location after another, as the set-up file or the d20 says (adele 2, step 9)."""
    fixed = scene.setup.scenario.start.crew
    for number, member in enumerate(scene.members, 1):
        if number in fixed and not scene.members[member].place:
            scene.set_member(member, place=fixed[number])
            scene.tell("placed", member=member, place=scene.name(fixed[number]))
    waiting = [member for member, status in scene.members.items() if not status.place]
    if waiting:
        scene.first(Step("pick", waiting[0], number=_free_starts(scene), what="start"), step)


def _free_starts(scene: Scene) -> PlaceSet:
    """Return the locations without a crew member; where the Alien can start always stays free (AR-50)."""
    taken = places(status.place for status in scene.members.values() if status.place)
    free = scene.ship.all_locations & ~taken
    kept = scene.setup.scenario.start.alien
    if kept:
        return free & ~(1 << kept)
    hatches = free & scene.ship.hatches
    return free & ~hatches if hatches.bit_count() == 1 else free


def _hatches(state: State, step: Step) -> list[ChooseHatch]:
    public = state.public
    return [ChooseHatch(place) for place in members(public.ship.hatches & ~public.occupied)]


def _place_alien(scene: Scene, step: Step) -> None:
    fixed = scene.setup.scenario.start.alien
    if fixed:
        _arrive(scene, fixed)
    else:
        scene.first(Step("hatch"))


def _choose_hatch(scene: Scene, step: Step, action: Action) -> None:
    assert isinstance(action, ChooseHatch)
    _arrive(scene, action.place)


def _arrive(scene: Scene, place: Place) -> None:
    scene.set_alien(place=place)
    scene.set_board(spread=scene.board.spread | 1 << place)
    scene.tell("alien_placed", place=scene.name(place))


AUTOMATIC: Mapping[str, Automatic] = {
    "begin": _begin,
    "evolve_first": _evolve_first,
    "place_crew": _place_crew,
    "place_alien": _place_alien,
}

WAITS: Mapping[str, Wait] = {"hatch": among(ALIEN, _hatches, _choose_hatch)}
