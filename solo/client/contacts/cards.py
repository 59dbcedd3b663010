"""What clicks and keys mean while a card is being played: its draft grows until it is whole. No window, no pixels."""

from dataclasses import dataclass, replace

from solo.client.contacts.controls import Question
from solo.client.contacts.dogwalk import DogWalk
from solo.contacts import turn
from solo.contacts.actions import PlayCard
from solo.contacts.agents import agents
from solo.contacts.board import Tile, TileSet
from solo.contacts.cardplay import Shape, shape_of
from solo.contacts.cards import cards
from solo.contacts.public import PublicState
from solo.contacts.replacing import COPIES, newcomers, reserve_without
from solo.hex.bits import bits_of

__all__ = ["CardControls", "CardDraft"]


@dataclass(frozen=True, slots=True)
class CardDraft:
    """A card that is being played, as far as it is put together. `newcomer` and `copies` are Agents of the reserve."""

    card: str
    agents: tuple[str, ...] = ()
    newcomer: str = ""
    copies: tuple[str, ...] = ()
    way: str = ""
    tiles: tuple[Tile, ...] = ()


class CardControls:
    """Answers for one moment of a game, by public facts alone. Make a new one when the facts change."""

    def __init__(self, public: PublicState) -> None:
        self.public = public
        self._plays: dict[str, tuple[PlayCard, ...]] = {}
        self._shapes: dict[str, Shape] = {}

    def plays(self, id: str) -> tuple[PlayCard, ...]:
        """Return every way of playing a card now, for walks one for each end."""
        if id not in self._plays:
            self._plays[id] = tuple(cards()[id].plays(self.public, None))
        return self._plays[id]

    def shape(self, id: str) -> Shape:
        """Return what a card must be told."""
        if id not in self._shapes:
            self._shapes[id] = shape_of(self.public, self.plays(id))
        return self._shapes[id]

    def begin(self, id: str, selected: str | None) -> CardDraft:
        """Return the draft that choosing a card opens. Where it wants one Agent, that is the selected one if it can.

        It is not where the Agent would leave for good.
        """
        draft = CardDraft(id)
        alone = self.shape(id).agents == 1 and not self.shape(id).newcomer
        if selected is not None and alone and selected in self.agent_options(draft):
            return replace(draft, agents=(selected,))
        return draft

    # What is wanted next

    def wants(self, draft: CardDraft) -> str:
        """Return what must be chosen next: agent, newcomer, copies, way or tile; empty if the card can be played."""
        shape = self.shape(draft.card)
        if len(draft.agents) < shape.agents:
            return "agent"
        if shape.newcomer and not draft.newcomer:
            return "newcomer"
        if len(draft.copies) < self.copies_wanted(draft):
            return "copies"
        if shape.ways and not draft.way:
            return "way"
        if len(draft.tiles) < (1 if shape.is_path else shape.tiles):
            return "tile"
        return ""

    def agent_options(self, draft: CardDraft) -> list[str]:
        """Return the Agents of the team that may be named now, those named already among them."""
        return [agent for agent in self.public.agents if self._fits(draft, agent)]

    def _fits(self, draft: CardDraft, agent: str) -> bool:
        kept = draft.agents if len(draft.agents) < self.shape(draft.card).agents else ()
        wanted = {*kept, agent}
        return any(wanted <= {*play.agents} for play in self.plays(draft.card))

    def newcomer_options(self, draft: CardDraft) -> list[str]:
        """Return the Agents of the reserve that may come in."""
        if not self.shape(draft.card).newcomer or not draft.agents:
            return []
        return [agent for agent, _ in newcomers(self.public, draft.agents[0])]

    def copy_options(self, draft: CardDraft) -> list[str]:
        """Return whom Grey may copy when he comes in (CR-41)."""
        if not draft.newcomer or not draft.agents or not agents()[draft.newcomer].copies:
            return []
        return list(reserve_without(self.public, draft.agents[0], draft.newcomer))

    def copies_wanted(self, draft: CardDraft) -> int:
        """Return how many Agents the newcomer copies."""
        return min(COPIES, len(self.copy_options(draft)))

    def choices(self, draft: CardDraft) -> TileSet:
        """Return the tiles that a click takes into the draft: what it can be aimed at, and the Agents' own tiles."""
        if self.wants(draft) == "newcomer":
            return 0
        return self.targets(draft) | bits_of(self.public.agents[agent].tile for agent in self.agent_options(draft))

    def targets(self, draft: CardDraft) -> TileSet:
        """Return the tiles that the card can be aimed at now; empty until it is known who plays it, and how."""
        shape = self.shape(draft.card)
        if not shape.tiles or self.wants(draft) in ("agent", "way"):
            return 0
        if shape.is_path:
            return self.dog(draft).choices(draft.tiles)
        fitting = [play.tiles for play in self.plays(draft.card) if {*draft.agents} <= {*play.agents}]
        return bits_of(tile for tiles in fitting for tile in tiles)

    def dog(self, draft: CardDraft) -> DogWalk:
        """Return the walks of the dog that sets out from the named Agent's tile."""
        start = self.public.agents[draft.agents[0]].tile
        listed = (play.tiles for play in self.plays(draft.card) if play.agents == draft.agents)
        return DogWalk(self.public.board, self.public.blocked, start, listed)

    # Choosing

    def click(self, draft: CardDraft, tile: Tile) -> CardDraft:
        """Return the draft after a click on a tile; the same one if the tile means nothing for it."""
        if not self.choices(draft) >> tile & 1:
            return draft
        shape = self.shape(draft.card)
        if not self.targets(draft) >> tile & 1:
            agent = self.public.agent_at(tile)
            return draft if agent is None else self.pick_agent(draft, agent)
        if shape.is_path:
            return replace(draft, tiles=self.dog(draft).clicked(draft.tiles, tile))
        if shape.tiles == 1:
            return replace(draft, tiles=(tile,))
        return replace(draft, tiles=self._pair(draft.tiles, tile))

    def is_picked(self, draft: CardDraft, tile: Tile) -> bool:
        """Return whether a click on a tile would choose nothing new: it means nothing, or is what was chosen last."""
        if not self.choices(draft) >> tile & 1 or tile in draft.tiles[-1:]:
            return True
        return not self.targets(draft) >> tile & 1 and self.public.agent_at(tile) in draft.agents

    def _pair(self, tiles: tuple[Tile, ...], tile: Tile) -> tuple[Tile, ...]:
        """Return two adjacent tiles as they are picked: a chosen one is let go, one far from the first begins anew."""
        if tile in tiles:
            return tuple(each for each in tiles if each != tile)
        if tiles and self.public.board.adjacent[tiles[0]] >> tile & 1:
            return (tiles[0], tile)
        return (tile,)

    def pick_agent(self, draft: CardDraft, agent: str) -> CardDraft:
        """Return the draft with an Agent named, or no longer named; what hung on the Agents before is forgotten."""
        if agent not in self.agent_options(draft):
            return draft
        wanted = self.shape(draft.card).agents
        if draft.agents == (agent,) and wanted == 1:
            return draft
        if agent in draft.agents:
            left = tuple(each for each in draft.agents if each != agent)
        elif len(draft.agents) < wanted:
            left = (*draft.agents, agent)
        else:
            left = (*draft.agents[1:], agent)
        roams = self.shape(draft.card).ways or self.shape(draft.card).tiles == 2
        return replace(draft, agents=left) if roams else CardDraft(draft.card, left, way=draft.way)

    def pick_newcomer(self, draft: CardDraft, agent: str) -> CardDraft:
        """Return the draft with another Agent of the reserve coming in."""
        return replace(draft, newcomer=agent, copies=()) if agent in self.newcomer_options(draft) else draft

    def pick_copy(self, draft: CardDraft, agent: str) -> CardDraft:
        """Return the draft with one of Grey's copies taken in or out."""
        if agent in draft.copies:
            return replace(draft, copies=tuple(each for each in draft.copies if each != agent))
        if agent not in self.copy_options(draft) or len(draft.copies) >= self.copies_wanted(draft):
            return draft
        return replace(draft, copies=(*draft.copies, agent))

    def pick_way(self, draft: CardDraft, way: str) -> CardDraft:
        """Return the draft with another way of playing the card."""
        return replace(draft, way=way) if way in self.shape(draft.card).ways else draft

    def back(self, draft: CardDraft) -> CardDraft | None:
        """Return the draft without what was chosen last; None if nothing was."""
        if draft.tiles:
            return replace(draft, tiles=draft.tiles[:-1])
        if draft.way:
            return replace(draft, way="")
        if draft.copies:
            return replace(draft, copies=draft.copies[:-1])
        if draft.newcomer:
            return replace(draft, newcomer="")
        return replace(draft, agents=draft.agents[:-1]) if draft.agents else None

    # What comes of it

    def action(self, draft: CardDraft) -> PlayCard | None:
        """Return how the card will be played, None while the draft is not whole or the card cannot be played."""
        if self.wants(draft) or turn.refuse_day_card(self.public) is not None:
            return None
        named = (*draft.agents, draft.newcomer, *draft.copies) if draft.newcomer else tuple(sorted(draft.agents))
        play = PlayCard(draft.card, named, draft.tiles, draft.way)
        return play if cards()[draft.card].is_allowed(self.public, None, play) else None

    def questions(self, draft: CardDraft) -> list[Question]:
        """Return what will be asked if the card is played so."""
        play, asks = self.action(draft), cards()[draft.card].asks
        if play is None or asks is None:
            return []
        kind, tiles = asks(self.public, play)
        return [Question(draft.agents[0], kind, tiles)]
