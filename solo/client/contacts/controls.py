"""What clicks and keys mean: a draft of an action grows pick by pick until it is whole. No window, no pixels."""

from collections.abc import Iterator
from dataclasses import dataclass, replace

from solo.client.contacts.dogwalk import DogWalk
from solo.contacts import turn
from solo.contacts.actions import DIRECTED, Action, Become, MoveAgent, Order, Place, UseAbility
from solo.contacts.agent import Ability, Agent, Target, open_tiles
from solo.contacts.arrays import scan, shadow, sniper_line
from solo.contacts.board import Board, Tile, TileSet
from solo.contacts.cardplay import unused_by
from solo.contacts.public import PublicState
from solo.hex.bits import bits_of, members

__all__ = ["Controls", "Draft", "Question", "hidden_from", "imagined", "move_questions"]


@dataclass(frozen=True, slots=True)
class Draft:
    """What the player is putting together for an Agent: its move (`ability` empty) or the use of an ability.

    `picks` holds what was chosen so far: for a move the tiles entered, for a flight the step, the landing and where a
    carried Agent is set down; for an ability its target. Placing an Agent is a move of one pick.
    """

    agent: str
    ability: str = ""
    picks: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Question:
    """What will be asked if the draft is confirmed. `kind`: landing, capture, detect, trace or roadblock."""

    by: str
    kind: str
    tiles: TileSet


def imagined(public: PublicState, plan: tuple[Order, ...]) -> PublicState:
    """Return the public facts as they will be after what is planned: a declared turn (CR-40), or orders (CR-48)."""
    facts = turn.talking(public) if public.phase == "agents" else turn.morning(public)
    for part in plan:
        facts = turn.public_effect(facts, part)
    return facts


class Controls:
    """Answers for one moment of a game, by public facts alone. Make a new one when the facts change."""

    def __init__(self, public: PublicState) -> None:
        self.public = public
        self.board = public.board
        self._moves: dict[str, tuple[MoveAgent, ...]] = {}
        self._targets: dict[tuple[str, str], tuple[Target, ...]] = {}

    # What an Agent may do

    @property
    def placing(self) -> bool:
        """Whether the Agents are being put into cities."""
        return self.public.phase == "place"

    def form(self, agent: str) -> Agent | None:
        """Return what an Agent is today; None for one that must become another first."""
        return turn.current_form(self.public, agent)

    def moves(self, agent: str) -> tuple[MoveAgent, ...]:
        """Return an Agent's moves today, one for each end; none if it has moved or may not move now."""
        if agent not in self._moves:
            form, may = self.form(agent), self.public.phase == "agents" and not self.public.declared
            listed = form.legal_moves(self.public, agent) if may and form is not None else ()
            self._moves[agent] = listed if listed and turn.refuse(self.public, listed[0]) is None else ()
        return self._moves[agent]

    def targets(self, agent: str, ability: str) -> tuple[Target, ...]:
        """Return what an ability may be aimed at now; none if it cannot be used."""
        key = (agent, ability)
        if key not in self._targets:
            self._targets[key] = self._find_targets(agent, ability)
        return self._targets[key]

    def _find_targets(self, agent: str, id: str) -> tuple[Target, ...]:
        found = self.ability(agent, id)
        if found is None or self.public.phase != "agents" or self.public.declared:
            return ()
        listed = [each for each in found.targets(self.public, agent) if found.asked(self.public, agent, each)]
        if not listed or turn.refuse(self.public, UseAbility(agent, id, listed[0])) is not None:
            return ()
        return tuple(listed)

    def ability(self, agent: str, id: str) -> Ability | None:
        """Return one of the abilities that an Agent has today."""
        return turn.ability_of(self.public, agent, id)

    def usable(self, agent: str) -> list[str]:
        """Return the abilities that an Agent can use now."""
        return [each.id for each in turn.abilities_of(self.public, agent) if self.targets(agent, each.id)]

    def may_move_again(self, agent: str) -> bool:
        """Return whether an Agent that has moved may move once more today (A08)."""
        return bool(self.public.agents[agent].path and self.moves(agent))

    def forms(self, agent: str) -> list[str]:
        """Return whom Grey may become now."""
        options = turn.fresh_forms(self.public)
        return [form for form in options if turn.refuse(self.public, Become(agent, form)) is None]

    # Drafts

    def begin(self, agent: str) -> Draft | None:
        """Return the draft that selecting an Agent opens: its move, if it has one to make."""
        if self.placing or self.moves(agent):
            return Draft(agent)
        return None

    def next_ability(self, draft: Draft | None, agent: str) -> Draft | None:
        """Return the draft of the Agent's first ability, or of the one after the draft's."""
        usable = self.usable(agent)
        if not usable:
            return None
        here = usable.index(draft.ability) if draft is not None and draft.ability in usable else -1
        return Draft(agent, usable[(here + 1) % len(usable)])

    def choices(self, draft: Draft) -> TileSet:
        """Return the tiles that a click takes into the draft."""
        if self.placing:
            return self.board.cities & ~(self.public.occupied & ~bits_of(draft.picks))
        if not draft.ability:
            return self._move_choices(draft)
        ability = self.ability(draft.agent, draft.ability)
        if ability is None:
            return 0
        if ability.kind == "trace":
            return self._dog(draft).choices(draft.picks)
        if draft.ability in DIRECTED:
            return sum(line for _, line in self.lines(draft.agent))
        return bits_of(target[0] for target in self.targets(draft.agent, draft.ability) if target)

    def click(self, draft: Draft, tile: Tile) -> Draft:
        """Return the draft after a click on a tile; the same one if the tile means nothing for it."""
        if not self.choices(draft) >> tile & 1:
            return draft
        if self.placing:
            return replace(draft, picks=(tile,))
        if not draft.ability:
            return self._click_move(draft, tile)
        ability = self.ability(draft.agent, draft.ability)
        if ability is not None and ability.kind == "trace":
            return replace(draft, picks=self._dog(draft).clicked(draft.picks, tile))
        if draft.ability in DIRECTED:
            found = next(direction for direction, line in self.lines(draft.agent) if line >> tile & 1)
            return self.toggle(draft, found)
        return replace(draft, picks=(tile,))

    def confirms(self, draft: Draft, tile: Tile) -> bool:
        """Return whether a click on a tile confirms the draft: it is whole, and the tile is its last one."""
        if self.action(draft) is None or draft.ability in DIRECTED:
            return False
        if draft.picks:
            return tile == draft.picks[-1]
        return any(question.tiles >> tile & 1 for question in self.questions(draft))

    def back(self, draft: Draft) -> Draft | None:
        """Return the draft without its last pick; None if there is none to take back."""
        if not draft.picks:
            return None
        walk = not draft.ability and not self.form_flies(draft.agent)
        return replace(draft, picks=() if walk else draft.picks[:-1])

    def action(self, draft: Draft) -> Action | None:
        """Return the action that the draft has become, None while it is not whole."""
        picks = draft.picks
        if self.placing:
            return Place(draft.agent, picks[0]) if picks else None
        if draft.ability:
            use = UseAbility(draft.agent, draft.ability, picks)
            return use if turn.refuse(self.public, use) is None else None
        return self._move(draft)

    # Moves

    def form_flies(self, agent: str) -> bool:
        """Return whether an Agent steps and then flies today; with the HELICOPTER it only goes straight (CR-43)."""
        form = self.form(agent)
        return form is not None and form.flies and agent not in self.public.effects.lifted

    def walks(self, agent: str) -> bool:
        """Return whether an Agent goes from tile to tile today."""
        form, effects = self.form(agent), self.public.effects
        return form is not None and form.walks and agent not in effects.lifted and agent not in effects.held

    def _move_choices(self, draft: Draft) -> TileSet:
        moves = self.moves(draft.agent)
        if not self.form_flies(draft.agent):
            return bits_of(move.path[-1] for move in moves)
        found = 0
        for kept in (draft.picks[: self._kept(draft)], draft.picks[:-1]):
            follow = (_picks(move) for move in moves if _follows(move, kept))
            found |= bits_of(picks[len(kept)] for picks in follow if len(picks) > len(kept))
        return found

    def _kept(self, draft: Draft) -> int:
        """How many picks of a flight stay when another tile is clicked: all, or all but the last if it is whole."""
        return len(draft.picks) - (1 if self._move(draft) is not None else 0)

    def _click_move(self, draft: Draft, tile: Tile) -> Draft:
        if self.form_flies(draft.agent):
            for kept in (draft.picks[: self._kept(draft)], draft.picks[:-1], ()):
                if any(_follows(move, (*kept, tile)) for move in self.moves(draft.agent)):
                    return replace(draft, picks=(*kept, tile))
            return draft
        move = next(move for move in self.moves(draft.agent) if move.path[-1] == tile)
        return replace(draft, picks=move.path[1:] or move.path)

    def _move(self, draft: Draft) -> MoveAgent | None:
        here, picks = self.public.agents[draft.agent].tile, draft.picks
        if not picks or not self.moves(draft.agent):
            return None
        if self.form_flies(draft.agent):
            return next((move for move in self.moves(draft.agent) if _picks(move) == picks), None)
        stays = picks == (here,) and len(self.moves(draft.agent)[0].path) == 1
        move = MoveAgent(draft.agent, (here,) if stays else (here, *picks))
        return move if turn.refuse(self.public, move) is None else None

    def path(self, draft: Draft) -> tuple[Tile, ...]:
        """Return the way that a draft shows: where the Agent stands, then what was picked."""
        here = self.public.agents[draft.agent].tile
        if self.placing or (draft.ability and self.kind(draft) != "trace"):
            return ()
        picks = draft.picks[:2] if not draft.ability and self.form_flies(draft.agent) else draft.picks
        return (here, *picks) if picks and picks != (here,) else ()

    def drag(self, draft: Draft, tile: Tile) -> Draft:
        """Return a walk's draft after the mouse was dragged on to a tile: one step longer, or back along the way."""
        form = self.form(draft.agent)
        if form is None or not self.walks(draft.agent) or draft.ability or not self.moves(draft.agent):
            return draft
        here = self.public.agents[draft.agent].tile
        way = (here, *draft.picks)
        if len(way) > 1 and tile == way[-2]:
            return replace(draft, picks=draft.picks[:-1])
        near = self.board.adjacent[way[-1]] & open_tiles(self.public, form.climbs)
        if len(draft.picks) < form.allowance(self.public, draft.agent) and near >> tile & 1:
            return replace(draft, picks=(*draft.picks, tile))
        return draft

    def has_ways(self, draft: Draft) -> bool:
        """Return whether the way to the draft's tile matters, and there is another one."""
        able = turn.power(self.public, draft.agent)
        return able is not None and able.sweeps and len(self._ways(draft)) > 1

    def other_way(self, draft: Draft) -> Draft:
        """Return the draft with the next way to the same tile."""
        ways = self._ways(draft)
        if not ways:
            return draft
        at = ways.index(draft.picks) if draft.picks in ways else -1
        return replace(draft, picks=ways[(at + 1) % len(ways)])

    def _ways(self, draft: Draft) -> list[tuple[Tile, ...]]:
        form = self.form(draft.agent)
        walking = self.moves(draft.agent) and draft.picks and not draft.ability and not self.placing
        if form is None or not self.walks(draft.agent) or not walking:
            return []
        here, free = self.public.agents[draft.agent].tile, open_tiles(self.public, form.climbs)
        found = [
            way
            for way in self._walks(here, form.allowance(self.public, draft.agent), free)
            if way[-1] == draft.picks[-1]
        ]
        return sorted(found, key=lambda way: (len(way), way))

    def _walks(self, here: Tile, left: int, free: TileSet) -> Iterator[tuple[Tile, ...]]:
        for near in members(self.board.adjacent[here] & free if left else 0):
            yield (near,)
            yield from ((near, *rest) for rest in self._walks(near, left - 1, free))

    # Targets

    def kind(self, draft: Draft) -> str:
        """Return the kind of the draft's ability, `move` for a move."""
        ability = self.ability(draft.agent, draft.ability) if draft.ability else None
        return ability.kind if ability is not None else "move"

    def lines(self, agent: str) -> list[tuple[int, TileSet]]:
        """Return the six lines of sight from where an Agent stands, by direction."""
        tile = self.public.agents[agent].tile
        return [(direction, sniper_line(self.board, tile, direction)) for direction in range(6)]

    def toggle(self, draft: Draft, direction: int) -> Draft:
        """Return the draft with a direction taken in or out; a third one takes the place of the first."""
        if direction in draft.picks:
            return replace(draft, picks=tuple(part for part in draft.picks if part != direction))
        return replace(draft, picks=(*draft.picks, direction)[-2:])

    def _dog(self, draft: Draft) -> DogWalk:
        start = self.public.agents[draft.agent].tile
        return DogWalk(self.board, self.public.blocked, start, self.targets(draft.agent, draft.ability))

    def points_left(self, draft: Draft) -> int:
        """Return how many points the dog has left on the draft's way."""
        return self._dog(draft).points_left(draft.picks)

    # What will be asked

    def questions(self, draft: Draft) -> list[Question]:
        """Return what will be asked if the draft is confirmed, as far as it is put together."""
        if self.placing:
            return []
        if draft.ability:
            return self._ability_questions(draft)
        move = self._move(draft)
        if move is None:
            return [Question(draft.agent, "capture", bits_of(draft.picks[:1]))] if self.form_flies(draft.agent) else []
        return move_questions(self.public, move)

    def _ability_questions(self, draft: Draft) -> list[Question]:
        ability = self.ability(draft.agent, draft.ability)
        if ability is None or (not draft.picks and () not in self.targets(draft.agent, draft.ability)):
            return []
        return [Question(draft.agent, ability.kind, ability.asked(self.public, draft.agent, draft.picks))]

    def after(self, draft: Draft) -> list[Question]:
        """Return what the Agent's abilities around itself will be able to ask where a move draft ends."""
        move = None if draft.ability or self.placing else self._move(draft)
        form = self.form(draft.agent)
        if move is None or form is None:
            return []
        there = turn.public_effect(self.public, move)
        around = [each for each in turn.abilities_of(there, draft.agent) if () in each.targets(there, draft.agent)]
        return [Question(draft.agent, each.kind, each.asked(there, draft.agent, ())) for each in around]

    def shadow(self, draft: Draft) -> TileSet:
        """Return what mountains hide from the draft's scan."""
        questions = self.questions(draft)
        if not draft.ability or draft.picks or not questions:
            return 0
        return hidden_from(self.board, self.public.agents[draft.agent].tile, questions[0].tiles)

    # Who plays

    def ends_turn_of(self, agent: str) -> str | None:
        """Return the Agent whose turn ends, an ability unused, if this one begins now."""
        acting = self.public.acting
        if acting is None or acting == agent or not self.public.agents[acting].path:
            return None
        return acting if unused_by(self.public, acting) or self.may_move_again(acting) else None

    def unmoved(self) -> list[str]:
        """Return the Agents that have not moved yet today."""
        return [agent for agent, status in self.public.agents.items() if not status.path]


def move_questions(public: PublicState, move: MoveAgent) -> list[Question]:
    """Return what a move asks, in order: captures on the way, the landing, and where a carried Agent lands (CR-38)."""
    found = [Question(move.agent, "capture", turn.catches(public, move))]
    found.append(Question(move.agent, "landing", 1 << move.path[-1]))
    if move.carried is not None:
        found.append(Question(move.carried[0], "landing", 1 << move.carried[1]))
    return [question for question in found if question.tiles]


def hidden_from(board: Board, center: Tile, seen: TileSet) -> TileSet:
    """Return what mountains hide from a scan that sees these tiles; empty if they are no scan from that center."""
    size = next((size for size in (4, 3, 2, 1) if scan(board, center, size) == seen), 0)
    return shadow(board, center, size) if size else 0


def _picks(move: MoveAgent) -> tuple[int, ...]:
    """Return what is picked, one after another, to fly so."""
    drop = (move.carried[1],) if move.carried is not None else ()
    return (*(move.path[1:] or move.path), *drop)


def _follows(move: MoveAgent, picks: tuple[int, ...]) -> bool:
    """Return whether a move may still come of these picks."""
    mine = _picks(move)
    return len(mine) > 0 and mine[: len(picks)] == picks
