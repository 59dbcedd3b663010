"""The terminal's commands about cards and choices: hand, card, keep, mission, team, orders, replace."""

from collections.abc import Sequence

from solo.contacts.actions import GiveOrders, KeepCards, KeepMission, PickTeam, Refusal, ReplaceAgent
from solo.contacts.agents import agents
from solo.contacts.cardplay import refuse_card
from solo.contacts.names import agent_name
from solo.contacts.refusaltext import refusal_text
from solo.core.language import gettext as _
from solo.terminal import panels, planning
from solo.terminal.cardpanels import card_line, hand_lines
from solo.terminal.cardwords import card_word, mission_word, parse_card, parse_team, ways_text
from solo.terminal.game import Terminal
from solo.terminal.text import HELP
from solo.terminal.words import Wrong, need

__all__ = ["card", "give_orders", "keep", "mission", "must_be", "replace", "show_hand", "team"]


def must_be(game: Terminal, *phases: str) -> None:
    """Refuse what belongs to other phases, in the words of the phase that it is. Raises: Wrong."""
    public = game.public
    if public.phase in phases:
        return
    if game.match.is_over:
        raise Wrong(refusal_text(Refusal.GAME_OVER))
    waits = {
        "team": _("First pick your team: team AGENT…."),
        "team_keeps": _("First choose the cards that you keep: keep CARD…."),
        "team_mission": _("First choose your mission card: mission CARD."),
        "place": _("First put every Agent into a city."),
        "replace": _("First choose who takes {agent}'s place: replace AGENT."),
        "declare": _("First declare {agent}'s turn."),
    }
    agent = public.replaced if public.phase == "replace" else public.named
    text = waits.get(public.phase)
    raise Wrong(text.format(agent=agent_name(agent or "")) if text else refusal_text(Refusal.NOT_NOW))


def show_hand(game: Terminal, words: Sequence[str]) -> None:
    """Show the cards that the player holds, or was dealt."""
    drawn = game.observation.team.drawn if game.public.phase == "team_keeps" else ()
    for line in [card_line(id) for id in drawn] or hand_lines(game.observation):
        game.say(line)


def card(game: Terminal, words: Sequence[str]) -> None:
    """Play a card."""
    need(words, HELP["card"][0])
    must_be(game, "agents")
    hand = game.observation.team.hand
    if not hand:
        raise Wrong(_("You hold no cards."))
    if len(words) == 1:
        id = card_word(words[0], hand)
        if refuse_card(game.public, id) is None and "AGENT" in (ways := ways_text(game.public, id)):
            raise Wrong(f"{card_line(id)} {ways}")
    game.act(parse_card(game.public, hand, words))


def keep(game: Terminal, words: Sequence[str]) -> None:
    """Keep some of the cards that were dealt."""
    must_be(game, "team_keeps")
    need(words, HELP["keep"][0])
    kept = tuple(sorted(card_word(word.strip(","), game.observation.team.drawn) for word in words))
    game.act(KeepCards(kept))


def mission(game: Terminal, words: Sequence[str]) -> None:
    """Read out the secret file and the mission cards, or choose one."""
    if words:
        must_be(game, "team_mission")
        game.act(KeepMission(mission_word(" ".join(words), game.observation.team.missions)))
        return
    for line in panels.mission_lines(game.public):
        game.say(line)


def team(game: Terminal, words: Sequence[str]) -> None:
    """Pick the rest of the team, or show it."""
    if game.public.phase == "team" and words:
        picked, copies = parse_team(words, game.public.reserve)
        game.act(PickTeam(picked, copies))
        return
    for line in panels.agents_lines(game.public):
        game.say(line)


def replace(game: Terminal, words: Sequence[str]) -> None:
    """Bring a reserve Agent in for one that leaves."""
    need(words, HELP["replace"][0])
    must_be(game, "replace")
    named, copies = parse_team(words, game.public.reserve)
    if len(named) != 1:
        raise Wrong(_("Name one Agent; those whom Grey copies stand behind the word copies."))
    if agents()[named[0]].copies and not copies:
        raise Wrong(_("Name whom Grey copies: replace grey copies AGENT AGENT AGENT AGENT."))
    game.act(ReplaceAgent(named[0], copies))


def give_orders(game: Terminal, words: Sequence[str]) -> None:
    """Give the orders for all Agents."""
    must_be(game, "agents")
    if game.public.effects.talk != "orders":
        raise Wrong(_("No orders are asked for today: your Agents play one after another."))
    need(words, HELP["orders"][0])
    game.act(GiveOrders(planning.orders(game.public, words)))
