"""How the planning levels decide: reveal, evolve, start, flee and the Action Step (adele 10, engine duty 4)."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass

from solo.adele import alienturn
from solo.adele.actions import Action, ChooseHatch, EvolveRow, Flee, Reveal
from solo.adele.bots.alien.heatmap import CrewModel, heat_of
from solo.adele.bots.alien.imagined import blended, imagined_heat
from solo.adele.bots.alien.memory import memory_of
from solo.adele.bots.alien.outlook import Outlook, Weights, attack_gain, best_row, outlook_of
from solo.adele.bots.alien.planner import best_action, lurking, planner_of
from solo.adele.observation import AlienObservation
from solo.adele.places import Place, members
from solo.adele.ways import flights
from solo.core.rng import Random

__all__ = ["Manner", "chooser", "view_of"]


@dataclass(frozen=True, slots=True)
class Manner:
    """How a level plays: how it imagines the crew, what it thinks of things, whether it crawls while it is on board.

    `remembers`: whether it knows from the record where the crew has looked. `samples`: how many made-up crews it asks
    for their plans each decision, `trust` the share that these have in its guess.
    """

    model: CrewModel
    weights: Weights
    crawls: bool = False
    remembers: bool = False
    samples: int = 0
    trust: float = 0.7


def chooser(manner: Manner) -> Callable[[AlienObservation, Sequence[Action], Random], Action]:
    """Return the computer player of a level that plans."""

    def choose(observation: AlienObservation, legal_actions: Sequence[Action], rng: Random) -> Action:
        return _decide(observation, legal_actions, manner, rng)

    return choose


def view_of(observation: AlienObservation, manner: Manner, rng: Random) -> Outlook:
    """Return what a level expects."""
    public = observation.public
    memory = memory_of(observation)
    unknown = memory.unknown if manner.remembers else public.board.face_down
    heat = heat_of(public, manner.model, unknown)
    if manner.samples and public.played:
        heat = blended(heat, imagined_heat(observation, memory, manner.samples, rng), manner.trust)
    return outlook_of(observation, manner.weights, heat, unknown)


def _decide(observation: AlienObservation, legal_actions: Sequence[Action], manner: Manner, rng: Random) -> Action:
    """Decide what is asked; contamination is revealed at the first moment (adele 5.6)."""
    public, step = observation.public, observation.public.step
    assert step is not None
    win = alienturn.revealable(public, observation.alien)
    if win and step.kind in ("act", "reveal", "evolve") and public.phase == "alien":
        return Reveal(win[0])
    match step.kind:
        case "act":
            return best_action(planner_of(view_of(observation, manner, rng), manner.crawls))
        case "evolve":
            return EvolveRow(best_row(view_of(observation, manner, rng))[0])
        case "hatch":
            hatches = [action.place for action in legal_actions if isinstance(action, ChooseHatch)]
            return ChooseHatch(_best_place(view_of(observation, manner, rng), hatches))
        case "flee":
            return Flee(_best_place(view_of(observation, manner, rng), members(flights(public, step.place))))
        case _:
            return legal_actions[0]


def _best_place(outlook: Outlook, found: Iterable[Place]) -> Place:
    """Return from where most of the crew can be attacked in the turn that comes."""
    public = outlook.observation.public
    worth = lurking(outlook, {member: attack_gain(outlook, member) for member in public.members})
    return max(found, key=lambda place: (worth[place], -place))
