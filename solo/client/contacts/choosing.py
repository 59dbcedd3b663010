"""What the human chooses in the set-up and for an Agent that leaves: Agents, cards, a mission. No window, no pixels."""

from dataclasses import dataclass, replace

from solo.contacts.actions import Action, KeepCards, KeepMission, PickTeam, ReplaceAgent
from solo.contacts.agents import agents
from solo.contacts.observation import TeamObservation
from solo.contacts.public import TEAM, PublicState
from solo.contacts.replacing import COPIES

__all__ = ["Choosing", "choosing_of"]


@dataclass(frozen=True, slots=True)
class Choosing:
    """A choice of `number` out of `options`, as far as it is made.

    `kind`: team, keep, mission or replace. `copies`: whom Grey copies if he is among the picked; `bare` is the
    reserve from which he copies, the picked left in.
    """

    kind: str
    options: tuple[str, ...]
    number: int
    picked: tuple[str, ...] = ()
    copies: tuple[str, ...] = ()
    bare: tuple[str, ...] = ()
    has_copier: bool = False

    @property
    def copy_options(self) -> tuple[str, ...]:
        """Whom Grey can copy; empty if he is not among the picked nor in the team."""
        copying = self.has_copier or any(id in agents() and agents()[id].copies for id in self.picked)
        return tuple(agent for agent in self.bare if agent not in self.picked) if copying else ()

    @property
    def copies_wanted(self) -> int:
        """How many Agents Grey copies (CR-41)."""
        return min(COPIES, len(self.copy_options))

    def toggled(self, id: str) -> "Choosing":
        """Return the choice with one option taken in or out; where only one is wanted, another takes its place."""
        if id not in self.options:
            return self
        if id in self.picked:
            picked = tuple(each for each in self.picked if each != id)
        elif self.number == 1:
            picked = (id,)
        elif len(self.picked) < self.number:
            picked = (*self.picked, id)
        else:
            return self
        after = replace(self, picked=picked)
        return replace(after, copies=tuple(each for each in self.copies if each in after.copy_options))

    def copied(self, id: str) -> "Choosing":
        """Return the choice with one of Grey's copies taken in or out."""
        if id in self.copies:
            return replace(self, copies=tuple(each for each in self.copies if each != id))
        if id not in self.copy_options or len(self.copies) >= self.copies_wanted:
            return self
        return replace(self, copies=(*self.copies, id))

    @property
    def is_whole(self) -> bool:
        """Whether enough is chosen."""
        return len(self.picked) == self.number and len(self.copies) == self.copies_wanted

    @property
    def action(self) -> Action | None:
        """What the choice does; None while it is not whole."""
        if not self.is_whole:
            return None
        match self.kind:
            case "team":
                return PickTeam(self.picked, self.copies)
            case "keep":
                return KeepCards(tuple(sorted(self.picked)))
            case "mission":
                return KeepMission(self.picked[0])
            case _:
                return ReplaceAgent(self.picked[0], self.copies)


def choosing_of(observation: TeamObservation) -> Choosing | None:
    """Return the choice that the game waits for, nothing picked yet; None if it waits for none."""
    public, team = observation.public, observation.team
    match public.phase:
        case "team":
            return _team(public)
        case "team_keeps":
            return Choosing("keep", team.drawn, public.scenario.deal(TEAM).keep)
        case "team_mission":
            return Choosing("mission", team.missions, 1)
        case "replace":
            rest = tuple(agent for agent in public.reserve if agent != public.replaced)
            return Choosing("replace", rest, 1, bare=rest)
        case _:
            return None


def _team(public: PublicState) -> Choosing:
    box = public.setup.edition.agents
    options = tuple(agent for agent in public.scenario.agents if agent in box and agent not in public.agents)
    has_copier = any(agents()[agent].copies for agent in public.agents)
    number = public.scenario.team_size - len(public.agents)
    return Choosing("team", options, number, bare=public.reserve, has_copier=has_copier)
