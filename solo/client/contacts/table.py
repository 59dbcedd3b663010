"""What a game in the window is at one moment: the match, what is selected and drafted, notes and hints. No window."""

from collections.abc import Mapping
from contextlib import suppress
from dataclasses import replace

from solo.client.contacts.advised import Advised
from solo.client.contacts.cards import CardControls, CardDraft
from solo.client.contacts.choosing import Choosing, choosing_of
from solo.client.contacts.controls import Controls, Draft, imagined
from solo.client.contacts.view import Promise, clues, promise
from solo.client.overlays import Mark
from solo.contacts.actions import Action, AskWitness, Declare, EndDay, GiveOrders, Order, Refusal
from solo.contacts.board import Board, Tile, TileSet
from solo.contacts.cardplay import refuse_card
from solo.contacts.hints import Hints, Option, Size
from solo.contacts.names import HINT_LEVELS
from solo.contacts.observation import TeamObservation
from solo.contacts.public import PublicState
from solo.contacts.tallytext import tally
from solo.core.record import PublicLine
from solo.marks import fresh_marks, keep_marks, marks_of
from solo.match import Match

__all__ = ["MARKS", "Table"]

MARKS: tuple[Mark, ...] = ("possible", "no", "suspect")
"""The player's own marks, in the order in which they follow each other."""


class Table:
    """Everything that the play screen shows and changes. `update` follows the match after whatever happened."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.observation: TeamObservation = match.observation
        self.board: Board = self.observation.public.board
        self.hints = Hints(self.board)
        self.advice = Advised(self.board)
        self.watched = False
        self.selected: str | None = None
        self.draft: Draft | None = None
        self.plan: tuple[Order, ...] = ()
        self.card: CardDraft | None = None
        self.hand_open = False
        self.choosing: Choosing | None = None
        self.asking: TileSet | None = None
        self.nearer: tuple[str, str] = ("", "")
        self.notes: dict[Tile, Mark] = {tile: mark for tile, mark in marks_of(match).items() if mark in MARKS}
        self.pinned: Tile | None = None
        self.shown_line: int | None = None
        self.shows_old = False
        self.news: tuple[PublicLine, ...] = ()
        self.proof: tuple[int, ...] | None = None
        self.smallest = False
        self.story: tuple[tuple[Tile, ...], ...] = ()
        self.update()

    def update(self) -> None:
        """Take in what happened: the facts, and what of the selection still makes sense."""
        self.wrong_notes: tuple[Tile, ...] = ()
        self.observation = self.match.observation
        real = self.observation.public
        self.declaring = real.phase == "declare"
        self.ordering = real.phase == "agents" and real.effects.talk == "orders"
        if not self.planning:
            self.plan = ()
        self.public: PublicState = imagined(real, self.plan) if self.planning else real
        self.controls, self.cards = Controls(self.public), CardControls(self.public)
        self.card, self.hand_open = None, False
        self.choosing = None if self.match.opponents_go or self.watched else choosing_of(self.observation)
        if not {*self.nearer} <= {*real.agents}:
            self.nearer = (self.agents[0], self.agents[-1]) if real.agents else ("", "")
        self._options: dict[str, list[Option]] = {}
        self._sizes: list[Size] | None = None
        self._weights: Mapping[Tile, float] | None = None
        self.forget_answers()
        self.advice.forget()
        if self.asking is not None and real.witness != "ready":
            self.asking = None
        self._follow_selection()

    def _follow_selection(self) -> None:
        public = self.public
        if self.selected not in public.agents or self.choosing is not None:
            self.selected = None
        if self.declaring:
            self.selected = public.named
        elif public.phase == "place":
            waiting = [agent for agent, status in public.agents.items() if not status.is_placed]
            if self.selected not in waiting:
                self.selected = next(iter(waiting), None)
        elif public.declared:
            self.selected = public.declared[0].agent if isinstance(public.declared[0], Order) else None
        self.draft = None
        if self.selected is not None and self.may_act:
            self.draft = self.controls.begin(self.selected)

    @property
    def may_act(self) -> bool:
        """Whether the player may do something on the board now; not while a computer team plays on."""
        return not (self.match.is_over or self.match.opponents_go or self.watched)

    @property
    def planning(self) -> bool:
        """Whether what the player does on the board is only planned: a declared turn, or orders for all."""
        return self.declaring or self.ordering

    @property
    def real(self) -> PublicState:
        """The public facts as they are, whatever is being planned."""
        return self.observation.public

    # Selecting and drafting

    @property
    def agents(self) -> list[str]:
        """The team in the order of the tokens and number keys."""
        return list(self.real.agents)

    def select(self, agent: str) -> None:
        """Select an Agent, and open the draft of its move if it has one to make."""
        if self.declaring or self.real.declared or self.choosing is not None:
            return
        self.put_away()
        self.asking = None
        self.selected = agent
        self.draft = self.controls.begin(agent) if self.may_act else None
        if self.controls.placing and self.public.agents[agent].is_placed:
            self.draft = Draft(agent)

    def deselect(self) -> bool:
        """Let go of the draft's picks, the ability, the question or the Agent, in this order; False if of nothing."""
        if self.shown_line is not None or self.proof is not None or self.story:
            self.forget_answers()
        elif self.advice.asked:
            self.advice.forget()
        elif self.card is not None:
            self.card = self.cards.back(self.card)
            self.hand_open = self.card is None
        elif self.hand_open:
            self.hand_open = False
        elif self.draft is not None and self.draft.picks:
            self.draft = Draft(self.draft.agent, self.draft.ability)
        elif self.draft is not None and self.draft.ability:
            self.draft = self.controls.begin(self.draft.agent)
        elif self.asking is not None:
            self.asking = None
        elif self.declaring and self.plan:
            self.take_back()
        elif self.selected is not None and not self.declaring and not self.controls.placing:
            self.selected = self.draft = None
        else:
            return False
        return True

    def click(self, tile: Tile) -> Action | None:
        """Take a click on a tile; return the action that it confirms, if it does."""
        self.pinned = tile
        self.forget_answers()
        if not self.may_act:
            return None
        if self.card is not None:
            self.card = self.cards.click(self.card, tile)
            return None
        if self.asking is not None:
            self.asking ^= 1 << tile
            return None
        if self.draft is not None:
            if self.controls.confirms(self.draft, tile):
                return self.confirm()
            clicked = self.controls.click(self.draft, tile)
            if clicked != self.draft:
                self.draft = clicked
                return None
        agent = self.public.agent_at(tile)
        if agent is not None and agent != self.selected:
            self.select(agent)
        return None

    def confirm(self) -> Action | None:
        """Return the action that Enter does now: the choice, the card, the question, the draft, the plan; or None."""
        if not self.may_act:
            return None
        if self.choosing is not None:
            return self.choosing.action
        if self.card is not None:
            return self.cards.action(self.card)
        if self.real.declared:
            return self.real.declared[0]
        if self.asking is not None:
            return AskWitness(self.asking) if self.asking else None
        action = self.controls.action(self.draft) if self.draft is not None else None
        return self.whole_plan() if action is None else action

    # Plans: a declared turn, orders for all

    def whole_plan(self) -> Action | None:
        """Return the declaration or the orders that the plan has become; None while it is not whole."""
        if not self.planning:
            return None
        action = Declare(self.plan) if self.declaring else GiveOrders(self.plan)
        return action if self.match.refusal(action) is None else None

    def add_to_plan(self, part: Order) -> None:
        """Put an action into what is being planned."""
        self.plan = (*self.plan, part)
        self.update()

    def take_back(self, number: int = 1) -> bool:
        """Take the last actions out of the plan; False if there are none."""
        if not self.planning or not self.plan:
            return False
        self.selected = self.plan[-number].agent
        self.plan = self.plan[:-number]
        self.update()
        return True

    # Cards

    def refusal_of(self, id: str) -> Refusal | None:
        """Return why a card of the hand cannot be played now in any way, or None."""
        if self.match.opponents_go or self.match.is_over or self.plan:
            return Refusal.NOT_NOW
        return refuse_card(self.real, id)

    def take_card(self, id: str) -> Refusal | None:
        """Open a card's draft; return why it cannot be played if it cannot."""
        why = self.refusal_of(id)
        if why is None:
            self.put_away()
            self.asking = None
            self.card = self.cards.begin(id, self.selected)
        return why

    def put_away(self) -> None:
        """Let go of the card and of the hand."""
        self.card, self.hand_open = None, False

    def use(self, ability: str) -> None:
        """Open the draft of an ability."""
        if self.selected is not None:
            self.put_away()
            self.asking = None
            self.draft = Draft(self.selected, ability)

    def next_ability(self) -> bool:
        """Open the draft of the selected Agent's first or next ability; False if it has none to use."""
        if self.selected is None or not self.may_act:
            return False
        following = self.controls.next_ability(self.draft, self.selected)
        if following is None:
            return False
        self.put_away()
        self.draft = following
        return True

    def refusal_to_end(self) -> Refusal | None:
        """Return why the day cannot end yet, or None."""
        reason: Refusal | None = self.match.refusal(EndDay())
        return reason

    def known_places(self) -> TileSet:
        """Return where the Alien can be as far as the hint level tells it; below `set`, where no Agent stands."""
        return self.possible() if self.hints_reach("set") else self.board.land & ~self.real.occupied

    # Notes

    @property
    def fresh_notes(self) -> dict[Tile, Mark]:
        """The marks that are about today (SR-91)."""
        return {tile: mark for tile, mark in fresh_marks(self.match).items() if mark in MARKS}

    def cycle_note(self, tile: Tile) -> None:
        """Give a tile the next mark: possible, no, suspect, none. A mark of an earlier day is confirmed first."""
        mark = self.notes.get(tile)
        old = mark is not None and tile not in self.fresh_notes
        following = MARKS.index(mark) + 1 if mark is not None else 0
        if not old and following < len(MARKS):
            self.notes[tile] = MARKS[following]
        elif not old:
            del self.notes[tile]
        self.wrong_notes = ()
        with suppress(OSError):  # the marks are on the board all the same; the next action says what is wrong
            keep_marks(self.match, self.notes, (tile,) if old else ())

    def clear_faded(self) -> None:
        """Take away the marks of earlier days."""
        self.notes = self.fresh_notes
        with suppress(OSError):  # as for a mark
            keep_marks(self.match, self.notes)

    def check_notes(self) -> list[Tile]:
        """Return the tiles whose mark contradicts the record; it counts as the hint level `set`."""
        level = self.match.hints
        if HINT_LEVELS.index(level) < HINT_LEVELS.index("set"):
            self.match.set_hints("set")
            self.match.set_hints(level)
        wrong = self.hints.check_notes(self.observation, self.fresh_notes)
        self.wrong_notes = tuple(wrong)
        return wrong

    # Hints, worked out when asked for and kept until something happens

    def hints_reach(self, level: str) -> bool:
        """Return whether the hint level in force shows what this level shows."""
        return HINT_LEVELS.index(self.match.hints) >= HINT_LEVELS.index(level)

    def possible(self) -> TileSet:
        """Return where the Alien can be now."""
        return self.hints.possible(self.observation)

    def weights(self) -> Mapping[Tile, float]:
        """Return how likely each possible tile is."""
        if self._weights is None:
            self._weights = self.hints.belief(self.observation).weights
        return self._weights

    def sizes(self) -> list[Size]:
        """Return how the set shrank and grew."""
        if self._sizes is None:
            self._sizes = self.hints.sizes(self.observation)
        return self._sizes

    def tally(self) -> Mapping[int, str]:
        """Return what each event did to the set, by its line; nothing below the hint level `count`."""
        return tally(self.sizes()) if self.hints_reach("count") and self.real.zone is not None else {}

    def options(self, agent: str) -> list[Option] | None:
        """Return the Agent's options, best first; None while they are not worked out."""
        return self._options.get(agent)

    def work_out_options(self, agent: str) -> None:
        """Work the Agent's options out."""
        self._options[agent] = self.hints.options(replace(self.observation, public=self.public), agent)

    @property
    def wants_options(self) -> str | None:
        """The Agent whose options are shown but not worked out yet, if any."""
        agent = self.selected
        wanted = self.match.hints == "full" and self.real.phase == "agents" and self.may_act
        return agent if wanted and agent is not None and agent not in self._options else None

    def preview(self, option: Option) -> None:
        """Draft an option's move, or its ability if the move is made."""
        self.put_away()
        if option.move is not None:
            drop = (option.move.carried[1],) if option.move.carried is not None else ()
            picks = (*(option.move.path[1:] or option.move.path), *drop)
            self.draft = Draft(option.move.agent, "", picks)
        elif option.ability is not None:
            self.draft = Draft(option.ability.agent, option.ability.ability, option.ability.target)

    def promise(self) -> Promise | None:
        """Return what the draft promises, at the hint level `full`."""
        if self.draft is None or self.match.hints != "full" or self.declaring or self.controls.placing:
            return None
        if self.controls.action(self.draft) is None:
            return None
        return promise(self.controls.questions(self.draft), self.weights())

    def explain(self, tile: Tile) -> None:
        """Work out why the Alien cannot be on a tile, or how it could."""
        self.forget_answers()
        self.pinned = tile
        proof = self.hints.why_not(self.observation, tile)
        if proof is not None:
            self.proof, self.smallest = proof.lines, proof.smallest
        else:
            self.story = self.hints.how_here(self.observation, tile) or ()

    def forget_answers(self) -> None:
        """Show the present board again: no proof, no story, no single event."""
        self.proof, self.story, self.shown_line = None, (), None

    # The log

    def line(self, number: int) -> PublicLine | None:
        """Return a public event by its number in the record."""
        return next((line for line in self.observation.record.lines if line.number == number), None)

    def step_clue(self, step: int) -> PublicLine | None:
        """Show the clue before or after the one shown; past the last one, the present board again."""
        found = clues(self.observation.record)
        numbers = [line.number for line in found]
        here = numbers.index(self.shown_line) if self.shown_line in numbers else len(found)
        at = here + step
        self.shown_line = numbers[max(0, at)] if found and at < len(found) else None
        return self.line(self.shown_line) if self.shown_line is not None else None
