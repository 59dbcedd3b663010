"""What the player looks at and has chosen so far: the selected member, cubes not sealed, an action being aimed."""

from collections.abc import Mapping, Sequence
from typing import Any

from solo.adele import actions as act
from solo.adele.actions import Action
from solo.adele.crew import crew
from solo.adele.figures import BOXES
from solo.adele.hints import Advice
from solo.adele.hinttext import HintLine
from solo.adele.names import LEVELS
from solo.adele.observation import CrewObservation
from solo.adele.places import Doorway, Place
from solo.adele.public import PublicState
from solo.adele.routes import reach_of, route_to
from solo.client.adele.deckplan import Spot
from solo.client.adele.deckview import DeckView, Moving, Rising
from solo.client.adele.hintwords import advice_for, attackable, way_lines
from solo.client.adele.keptplans import keep_plans, kept_plans
from solo.client.adele.options import Option, member_options, option_for, target_of
from solo.client.adele.planning import Plans
from solo.match import Match

__all__ = ["HAZARD", "Table"]

MOVE = BOXES.index("move")
HAZARD = "hazard "
"""How the option that aims a hazard is named: this, and the hazard's id."""


class Table:
    """A match with what the player has chosen so far. `refresh` after each change of the match."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.selected = ""
        self.armed: Option | None = None
        self.picked: tuple[Place, ...] = ()
        self.plans = Plans({}, 0)
        self.legal: list[Action] = []
        self.observation: CrewObservation = match.observation
        self.advice: Advice | None = None
        self._planned_turn = self._acted_turn = -1
        self.refresh()

    # What is

    @property
    def public(self) -> PublicState:
        """The public facts."""
        return self.observation.public

    @property
    def asked(self) -> str:
        """What the human is asked now, by the step's kind; empty while the Alien acts and after the end."""
        step = self.public.step
        return step.kind if step is not None and not self.match.opponents_go else ""

    @property
    def level(self) -> int:
        """The level at which the Alien plays."""
        return min(self.match.level or self.public.setup.scenario.level, LEVELS[-1])

    def refresh(self) -> None:
        """Take in what the match has become."""
        self.observation = self.match.observation
        self.advice = advice_for(self.observation)
        self.legal = self.match.legal_actions() if self.asked not in ("", "plan") else []
        public = self.public
        if self.asked == "plan" and self._planned_turn != public.played:
            self._planned_turn = public.played
            self.plans = Plans(kept_plans(self.match.notes, public), public.figures.cubes)
            self.selected = ""
        if self.asked == "actions" and self._acted_turn != public.played:
            self._acted_turn = public.played
            self.selected = public.acting
        if self.armed is not None:
            self.armed = option_for(self._all_options(), self.armed.id)
        if self.armed is None:
            self.picked = ()
        if self.selected not in self.selectable():
            self.selected = self._first()

    def keep_plans(self) -> None:
        """Keep the cubes that are put so far with the match. Raises: OSError."""
        keep_plans(self.match, self.plans.plans)

    def selectable(self) -> list[str]:
        """Return the members that can be selected now."""
        public = self.public
        if self.asked == "plan" and public.silence:
            return [next(member for member in public.members if member not in public.planned)]
        return list(public.members)

    def _first(self) -> str:
        step, able = self.public.step, self.selectable()
        if step is not None and step.member in able:
            return step.member
        waiting = [member for member in able if member not in self.public.done]
        return (waiting or able or [""])[0]

    def options(self) -> list[Option]:
        """Return what the selected member can do beside walking."""
        return member_options(self.public, self.legal, self.selected) if self.asked == "actions" else []

    def hazards(self) -> list[Option]:
        """Return the hazards that ADELE can place now."""
        if self.asked != "hazard":
            return []
        found: dict[str, list[Action]] = {}
        for action in self.legal:
            if isinstance(action, act.PlaceHazard):
                found.setdefault(action.hazard, []).append(action)
        return [Option(f"{HAZARD}{id}", "hazard", id, "", 0, tuple(actions)) for id, actions in found.items()]

    def _all_options(self) -> list[Option]:
        return [*self.options(), *self.hazards()]

    # Choosing

    def select(self, member: str) -> None:
        """Select a crew member and let go of what was aimed."""
        if member in self.selectable():
            self.selected = member
            self.let_go()

    def select_next(self, by: int) -> None:
        """Select the member after, or before."""
        able = self.selectable()
        if able:
            at = able.index(self.selected) if self.selected in able else 0
            self.select(able[(at + by) % len(able)])

    def arm(self, id: str) -> Action | None:
        """Take an option; return its action if there is only one way to do it, else have it aimed."""
        option = option_for(self._all_options(), id)
        self.let_go()
        if option is None:
            return None
        if not option.is_aimed:
            return option.actions[0]
        self.armed = option
        return None

    def let_go(self) -> bool:
        """Let go of what is aimed; return whether there was anything."""
        was, self.armed, self.picked = self.armed is not None, None, ()
        return was

    # Aiming

    @property
    def is_pairing(self) -> bool:
        """Whether up to two places are being chosen, as at the Surveillance Terminal."""
        if self.armed is None:
            return False
        words = [getattr(action, "words", ()) for action in self.armed.actions]
        return len({len(each) for each in words}) > 1 and all(
            self._place(word) is not None for each in words for word in each
        )

    def _place(self, word: str) -> Spot | None:
        return target_of(act.Use("", "", (word,)), self.public.ship)

    def aims(self) -> Mapping[Spot, tuple[Action, ...]]:
        """Return the places and doorways that can be chosen now, each with the actions aimed there."""
        actions: list[Action]
        if self.armed is not None:
            actions = list(self.armed.actions)
        elif self.asked == "actions":
            actions = [each for each in self.legal if isinstance(each, act.Walk) and each.member == self.selected]
        elif self.asked == "escape":
            actions = self.legal
        else:
            actions = []
        found: dict[Spot, list[Action]] = {}
        for action in actions:
            for target in self._targets(action):
                found.setdefault(target, []).append(action)
        return {target: tuple(each) for target, each in found.items()}

    def _targets(self, action: Action) -> list[Spot]:
        if self.is_pairing:
            places = [self._place(word) for word in getattr(action, "words", ())]
            return [place for place in places if place is not None]
        target = target_of(action, self.public.ship)
        return [] if target is None else [target]

    def click(self, spot: Spot | None) -> tuple[Action, ...]:
        """Return the actions that a click means: none, one to do, or several to choose from."""
        aims = self.aims()
        if spot is None or spot not in aims:
            return ()
        if self.is_pairing and isinstance(spot, int):
            return self._pair(spot)
        return aims[spot]

    def _pair(self, place: Place) -> tuple[Action, ...]:
        """Choose a place of up to two: the second one, or the first again, is the choice."""
        assert self.armed is not None
        if not self.picked:
            self.picked = (place,)
            return ()
        names = {self.public.ship.names[each] for each in (*self.picked, place)}
        return tuple(each for each in self.armed.actions if set(getattr(each, "words", ())) == names)

    # What the deck shows

    def view(
        self, moving: Mapping[str, Moving], struck: Mapping[Place, float], rising: tuple[Rising, ...] = ()
    ) -> DeckView:
        """Return what the deck plan shows now."""
        aims = self.aims()
        doors: list[Doorway] = [spot for spot in aims if isinstance(spot, tuple)]
        return DeckView(
            self.public,
            self.missions(),
            self.observation.crew.seen,
            self.selected if self.asked else "",
            self._labels(aims),
            frozenset(doors),
            frozenset(self.picked),
            moving,
            struck,
            rising,
            attackable(self.advice, self.match.hints),
            acting=self.acting,
        )

    @property
    def acting(self) -> str:
        """Whose turn it is: the member who acts or must answer, `alien`, or nobody (empty) while plans are made."""
        if self.match.opponents_go:
            return "alien"
        return "" if self.asked in ("", "plan", "hazard") else self.selected

    def way_lines(self, spot: Spot | None) -> Sequence[HintLine]:
        """Return what the selected member's way to a place would risk, at the hint level that shows it."""
        if not isinstance(spot, int) or self.asked not in ("plan", "actions") or not self.selected:
            return ()
        return way_lines(self.observation, self.selected, route_to(self.public, self.selected, spot), self.match.hints)

    def missions(self) -> dict[Place, tuple[str, ...]]:
        """Return where objects must still be delivered."""
        found: dict[Place, tuple[str, ...]] = {}
        for what, place in self.observation.crew.missions.items():
            if what not in self.public.delivered:
                found[place] = (*found.get(place, ()), what)
        return found

    def _labels(self, aims: Mapping[Spot, Any]) -> dict[Place, str]:
        """Return the places that can be chosen; while plans are made, those that the selected member's Moves reach."""
        if self.asked == "plan" and self.selected:
            moves = self.plans.plans[self.selected][MOVE] + crew()[self.selected].moves_more
            reach = reach_of(self.public, self.selected, moves)
            return {place: str(steps) for place, steps in reach.items()}
        return {spot: "" for spot in aims if isinstance(spot, int)}
