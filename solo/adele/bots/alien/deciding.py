"""How the planning levels decide: reveal, evolve, start, flee and the Action Step (adele 10, engine duty 4)."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass

from solo.adele import alienturn
from solo.adele.actions import Action, ChooseHatch, EvolveRow, Flee, Reveal
from solo.adele.bots.alien.outlook import Outlook, Weights, attack_gain, best_row, outlook_of
from solo.adele.bots.alien.planner import best_action, lurking, planner_of
from solo.adele.observation import AlienObservation
from solo.adele.places import Place, members
from solo.adele.ways import flights
from solo.core.rng import Random

__all__ = ["Manner", "chooser"]


@dataclass(frozen=True, slots=True)
class Manner:
    """How a level plays: its weights, and whether it thinks of crawling while it is on board."""

    weights: Weights
    crawls: bool


def chooser(manner: Manner) -> Callable[[AlienObservation, Sequence[Action], Random], Action]:
    """Return the computer player of a level that plans."""

    def choose(observation: AlienObservation, legal_actions: Sequence[Action], rng: Random) -> Action:
        return _decide(observation, legal_actions, manner)

    return choose


def _decide(observation: AlienObservation, legal_actions: Sequence[Action], manner: Manner) -> Action:
    """Decide what is asked; contamination is revealed at the first moment (adele 5.6)."""
    public, step = observation.public, observation.public.step
    assert step is not None
    win = alienturn.revealable(public, observation.alien)
    if win and step.kind in ("act", "reveal", "evolve") and public.phase == "alien":
        return Reveal(win[0])
    match step.kind:
        case "act":
            return best_action(planner_of(outlook_of(observation, manner.weights), manner.crawls))
        case "evolve":
            return EvolveRow(best_row(outlook_of(observation, manner.weights))[0])
        case "hatch":
            hatches = [action.place for action in legal_actions if isinstance(action, ChooseHatch)]
            return ChooseHatch(_best_place(outlook_of(observation, manner.weights), hatches))
        case "flee":
            return Flee(_best_place(outlook_of(observation, manner.weights), members(flights(public, step.place))))
        case _:
            return legal_actions[0]


def _best_place(outlook: Outlook, found: Iterable[Place]) -> Place:
    """Return from where most of the crew can be attacked in the turn that comes."""
    public = outlook.observation.public
    worth = lurking(outlook, {member: attack_gain(outlook, member) for member in public.members})
    return max(found, key=lambda place: (worth[place], -place))
