"""The terminal's commands: each is a small function of the Terminal and the words behind the command's name."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from solo.contacts.actions import AskWitness, Declare, EndDay, MoveAgent, Place, Refusal, Resign
from solo.contacts.names import HINT_LEVELS, agent_name, hint_name
from solo.contacts.public import PublicState
from solo.contacts.refusaltext import refusal_text
from solo.contacts.text import action_text, doubt_text, path_text, proof_text
from solo.core.content import ContentError
from solo.core.language import gettext as _
from solo.core.record import RecordFault
from solo.core.save import check_name
from solo.runtext import hint_warning, quit_warning, undo_warning
from solo.series import go_on, played_on
from solo.terminal import cardcommands, drawing, learncommands, panels, planning
from solo.terminal.cardcommands import must_be
from solo.terminal.game import Terminal
from solo.terminal.refusals import explain
from solo.terminal.runcommands import next_challenge
from solo.terminal.text import HELP, NEXT_CHALLENGE
from solo.terminal.watching import watch
from solo.terminal.words import (
    Wrong,
    agent_word,
    close_to,
    need,
    parse_ability,
    parse_become,
    parse_carry,
    parse_move,
    parse_question,
    tile_word,
)

__all__ = ["COMMANDS", "command_of"]


@dataclass(frozen=True, slots=True)
class Command:
    """One command: what does it, and in which phases it is possible (empty: always)."""

    run: Callable[[Terminal, Sequence[str]], None]
    phases: tuple[str, ...] = ()


ALIASES = {
    "?": "help",
    "exit": "quit",
    "map": "board",
    "hints": "hint",
    "cards": "hand",
    "halt": "quit",
    "witness": "ask",
}


def command_of(public: PublicState, words: Sequence[str]) -> tuple[str, Sequence[str]]:
    """Return the command that some words begin with, and the words behind it. Raises: Wrong."""
    name, rest = words[0].lower(), words[1:]
    name = ALIASES.get(name, name)
    if name in COMMANDS:
        return name, rest
    if name in planning.ABILITY_WORDS and rest:
        return "ability", [rest[0], name, *rest[1:]]
    likely = close_to(name, [*COMMANDS, *planning.ABILITY_WORDS])
    if likely:
        raise Wrong(_('There is no command "{word}". Did you mean {likely}?').format(word=words[0][:20], likely=likely))
    raise Wrong(_('There is no command "{word}". Type help for those there are.').format(word=words[0][:20]))


# Looking


def show_board(game: Terminal, words: Sequence[str]) -> None:
    """Draw the map, or describe a tile."""
    public, marked = game.public, game.hints_reach("set")
    possible = game.hints.possible(game.observation) if marked else 0
    if words and words[0].lower() not in ("zones", "terrain"):
        tile = tile_word(words[0], public.board)
        game.say(drawing.describe(public, tile))
        if marked:
            known = _("The Alien can be there.") if possible >> tile & 1 else _("The Alien cannot be there.")
            game.say(known)
        return
    zones = bool(words) and words[0].lower() == "zones"
    alien = panels.last_camp(game.match.truth()) if game.match.is_over else ""
    game.draw(drawing.draw(public, possible, zones, public.board.by_name.get(alien)))
    game.say(drawing.legend(public, zones, marked, bool(alien)))


def show_agents(game: Terminal, words: Sequence[str]) -> None:
    """Say where the Agents are, or all about one."""
    if words:
        lines = panels.agent_lines(game.public, agent_word(words[0], game.public.agents))
    else:
        lines = panels.agents_lines(game.public)
    for line in lines:
        game.say(line)


def show_log(game: Terminal, words: Sequence[str]) -> None:
    """Tell what has happened."""
    day = None
    if words:
        if not (words[0].isascii() and words[0].isdigit()) or not 1 <= int(words[0][:4]) <= game.public.day:
            raise Wrong(_("Write log, or log and a day from 1 to {day}.").format(day=game.public.day))
        day = int(words[0])
    for line in panels.log_lines(game.observation, day):
        game.say(line)


def hint(game: Terminal, words: Sequence[str]) -> None:
    """Show the hints, or change their level."""
    if game.match.iron:
        raise Wrong(_("This game is played without hints."))
    agent = None
    if words:
        level = words[0].lower()
        if level in HINT_LEVELS:
            mark = game.match.challenge
            warning = "" if mark is None else hint_warning(hint_name(level), hint_name(mark.hints))
            if warning and game.match.spoils(level) and not game.risk(level, warning):
                return
            game.saving(lambda: game.match.set_hints(level))
        elif close_to(level, HINT_LEVELS) and level not in game.public.agents:
            raise Wrong(_("Hint levels are off, count, set, heat and full."))
        else:
            agent = agent_word(words[0], game.public.agents)
            if game.match.hints != "full":
                raise Wrong(_("What each Agent's turn promises is hint level full; type hint full."))
    for line in panels.hint_lines(game.hints, game.observation, game.match.hints, agent):
        game.say(line)


def asked_tile(game: Terminal, words: Sequence[str], usage: str) -> int:
    """Return the tile of `why` and `how`, which both tell whether it is possible. Raises: Wrong."""
    need(words, usage)
    tile = tile_word(words[0], game.public.board)
    if game.match.iron or not game.hints_reach("set"):
        raise Wrong(_("That is told from hint level set on; type hint set."))
    return tile


def why(game: Terminal, words: Sequence[str]) -> None:
    """Tell what rules a tile out."""
    tile = asked_tile(game, words, "why TILE")
    board, observation = game.public.board, game.observation
    proof = game.hints.why_not(observation, tile)
    if proof is None:
        game.say(_("The Alien can be on {tile}: nothing rules it out.").format(tile=board.names[tile]))
        return
    game.say(proof_text(board.names[tile], len(proof.lines), proof.smallest))
    for line in observation.record.lines:
        if line.number in proof.lines:
            day = line.fields.get("day")
            where = _("Day {day}: ").format(day=day) if day else ""
            game.say(f"- {where}{panels.full_sentence(line, board)}")


def how(game: Terminal, words: Sequence[str]) -> None:
    """Show one way to a tile."""
    tile = asked_tile(game, words, "how TILE")
    names = game.public.board.names
    paths = game.hints.how_here(game.observation, tile)
    if paths is None:
        raise Wrong(_("The Alien cannot be on {tile}; why {tile} tells more.").format(tile=names[tile]))
    game.say(_("The Alien could have come to {tile} like this:").format(tile=names[tile]))
    for day, path in enumerate(paths, 1):
        game.say(path_text(day, [names[each] for each in path]))


# Playing


def place(game: Terminal, words: Sequence[str]) -> None:
    """Put an Agent into a city."""
    if len(words) != 2:
        raise Wrong(_("Write: {usage}").format(usage="place AGENT CITY"))
    action = Place(agent_word(words[0], game.public.agents), tile_word(words[1], game.public.board))
    game.act(action, f"{action_text(action, game.public.board)}.")


def become(game: Terminal, words: Sequence[str]) -> None:
    """Take another Agent's form."""
    game.act(parse_become(game.public, None, words))


def move(game: Terminal, words: Sequence[str]) -> None:
    """Move an Agent."""
    need(words, "move AGENT TILE…")
    must_be(game, "agents")
    agent = agent_word(words[0], game.public.agents)
    game.act(parse_move(game.public, agent, words[1:], game.carry))


def carry(game: Terminal, words: Sequence[str]) -> None:
    """Remember whom the next flight takes along."""
    must_be(game, "agents")
    if [word.lower() for word in words] == ["off"]:
        game.carry = None
        game.say(_("Nobody will be carried."))
        return
    agent, tile = parse_carry(game.public, words)
    game.carry = (agent, tile)
    game.say(
        _("The next flight will set {agent} down on {tile}. Now move Black: move black STEP LANDING.").format(
            agent=agent_name(agent), tile=game.public.board.names[tile]
        )
    )


def ability(game: Terminal, words: Sequence[str]) -> None:
    """Use an Agent's ability."""
    need(words, "ability AGENT …")
    must_be(game, "agents")
    agent = agent_word(words[0], game.public.agents)
    game.act(parse_ability(game.public, agent, words[1:]))


def ask(game: Terminal, words: Sequence[str]) -> None:
    """Question the Witness."""
    must_be(game, "agents")
    question = parse_question(game.public, words)
    known = game.hints.possible(game.observation) if game.hints_reach("set") else game.public.board.land
    doubt = doubt_text(question.tiles, known & ~game.public.occupied)
    if doubt and game.doubted != question and game.match.refusal(question) is None:
        game.doubted = question
        game.say(_("{doubt} Type it once more if you mean it.").format(doubt=doubt))
        return
    game.act(question)


def declare(game: Terminal, words: Sequence[str]) -> None:
    """Declare the named Agent's turn."""
    must_be(game, "declare")
    need(words, HELP["declare"][0])
    game.act(Declare(planning.declaration(game.public, words)))


def preview(game: Terminal, words: Sequence[str]) -> None:
    """Show what a turn would ask."""
    need(words, HELP["preview"][0])
    must_be(game, "agents")
    for action, public in planning.preview(game.public, words, game.observation.team.hand):
        told, tiles = planning.asked_by(action, public)
        more = ""
        if tiles and game.hints_reach("set"):
            more = " " + panels.possible_in(game.hints, game.observation, tiles)
        game.say(told + more)


def undo(game: Terminal, words: Sequence[str]) -> None:
    """Take the last action back."""
    if not game.match.can_undo:
        if game.match.is_over or game.match.iron:
            raise Wrong(_("Nothing can be taken back now."))
        raise Wrong(_("The Alien has answered since. To go back past its answer, as practice, type practice."))
    game.carry = None
    game.saving(game.match.undo)
    game.news()
    game.say(_("Taken back."))


def practice(game: Terminal, words: Sequence[str]) -> None:
    """Go back past the last answer."""
    if game.match.is_over:
        raise Wrong(refusal_text(Refusal.GAME_OVER))
    if game.match.is_rated and game.match.can_practice and not game.risk("practice", undo_warning()):
        return
    gone_back = False
    while game.match.can_practice:
        before = game.public
        game.saving(game.match.practice_from_here)
        if game.public == before:
            break
        gone_back = True
        if not game.public.declared:
            break
    if not gone_back:
        raise Wrong(_("There is nothing to go back to."))
    game.carry = None
    game.news()
    game.say(_("Back before your last choice. This game is practice now."))


def end(game: Terminal, words: Sequence[str]) -> None:
    """End the day, and say which abilities stayed unused."""
    unused = panels.unused_now(game.public)
    game.act(EndDay(), panels.unused_text(*unused) if unused is not None else "")


def resign(game: Terminal, words: Sequence[str]) -> None:
    """Give up, at the second time of asking."""
    if game.match.is_over:
        raise Wrong(refusal_text(Refusal.GAME_OVER))
    if not game.resigning and [word.lower() for word in words] != ["now"]:
        game.resigning = True
        if game.match.is_rated:
            game.say(quit_warning())
        game.say(_("You would give the game up. Type resign once more if you mean it."))
        return
    game.act(Resign())


def next_game(game: Terminal, words: Sequence[str]) -> None:
    """Leave for the next game of the series, or after a challenge for the next one."""
    if game.match.challenge is not None:
        next_challenge(game)
        return
    if game.match.choice.series is None:
        raise Wrong(_("This game is part of no series. solo play --series new begins one."))
    if not game.match.is_over:
        raise Wrong(_("First play this game to its end, or give it up with resign."))
    found = played_on(game.match)
    if found is None:
        raise Wrong(_("The series of this game was deleted. solo play --series new begins another one."))
    series, career = found
    try:
        game.following = go_on(series, career.results, game.match.choice)
    except (RecordFault, ContentError, ValueError, OSError) as error:
        raise Wrong(_("The next game cannot be started: {reason}.").format(reason=error)) from None
    game.leaving = True


def save(game: Terminal, words: Sequence[str]) -> None:
    """Go on under another name."""
    if words:
        if game.match.is_rated:
            raise Wrong(_("A rated run has one save, which every command writes, and no copies."))
        try:
            name = check_name(" ".join(words))
            game.match.save_as(name)
        except ValueError:
            raise Wrong(_("A save's name has up to 60 letters, digits, spaces, dots and hyphens.")) from None
        except FileExistsError:
            raise Wrong(_('There is a save "{name}" already; choose another name.').format(name=name)) from None
    else:
        game.match.keep()
    game.say(_("Saved: {path}").format(path=game.match.path))


def quit_game(game: Terminal, words: Sequence[str]) -> None:
    """Leave."""
    game.leaving = True


def show_help(game: Terminal, words: Sequence[str]) -> None:
    """List what is possible now, or explain one command."""
    if words:
        name, _rest = command_of(game.public, [words[0].lower(), "x"])
        usage, about = help_on(game, name)
        game.say(f"{_(usage)} — {_(about)}")
        return
    for name in COMMANDS:
        usage, about = help_on(game, name)
        first = _(about).split(". ")[0].split(": ")[0].rstrip(".") + "."
        if possible_now(game, name):
            game.entry(_(usage), first)
        elif name == "end" and game.public.phase == "agents":
            game.entry(
                _(usage), _("Not yet: {reason}").format(reason=explain(game.public, EndDay(), Refusal.NOT_ALL_MOVED))
            )
    game.say(_("help COMMAND explains one of them."))


def help_on(game: Terminal, name: str) -> tuple[str, str]:
    """Return a command's usage and what it does here, not translated yet."""
    usage, about = HELP[name]
    return usage, NEXT_CHALLENGE if name == "next" and game.match.challenge is not None else about


def possible_now(game: Terminal, name: str) -> bool:
    """Return whether a command makes sense now."""
    public = game.public
    if COMMANDS[name].phases and public.phase not in COMMANDS[name].phases:
        return False
    match name:
        case "card":
            return bool(game.observation.team.hand)
        case "hand":
            return bool(public.hands) or public.phase == "team_keeps"
        case "orders":
            return public.effects.talk == "orders"
        case "become":
            return bool(public.copies)
        case "carry":
            return any(isinstance(action, MoveAgent) and action.carried for action in game.match.legal_actions())
        case "ask":
            return any(isinstance(action, AskWitness) for action in game.match.legal_actions())
        case "end":
            return any(isinstance(action, EndDay) for action in game.match.legal_actions())
        case "advice":
            return not game.match.iron and not game.match.is_over and public.zone is not None
        case "review":
            return game.match.is_over and game.match.path is not None
        case "undo":
            return game.match.can_undo
        case "next":
            return game.match.is_over and (game.match.choice.series is not None or game.match.challenge is not None)
        case _:
            return True


SETTING_UP = ("team", "team_keeps", "team_mission", "place")
NOT_OVER = (*SETTING_UP, "agents", "declare", "replace")

COMMANDS: dict[str, Command] = {
    "board": Command(show_board),
    "agents": Command(show_agents),
    "mission": Command(cardcommands.mission),
    "hand": Command(cardcommands.show_hand),
    "log": Command(show_log),
    "hint": Command(hint),
    "why": Command(why),
    "how": Command(how),
    "mark": Command(learncommands.mark),
    "advice": Command(learncommands.advice),
    "team": Command(cardcommands.team),
    "keep": Command(cardcommands.keep, ("team_keeps",)),
    "place": Command(place, ("place",)),
    "become": Command(become, ("agents",)),
    "move": Command(move, ("agents",)),
    "carry": Command(carry, ("agents",)),
    "ability": Command(ability, ("agents",)),
    "ask": Command(ask, ("agents",)),
    "declare": Command(declare, ("declare",)),
    "card": Command(cardcommands.card, ("agents",)),
    "orders": Command(cardcommands.give_orders, ("agents",)),
    "replace": Command(cardcommands.replace, ("replace",)),
    "preview": Command(preview, ("agents",)),
    "undo": Command(undo, NOT_OVER),
    "practice": Command(practice, ("agents", "declare", "replace")),
    "end": Command(end, ("agents",)),
    "watch": Command(watch, NOT_OVER),
    "review": Command(learncommands.review),
    "resign": Command(resign, NOT_OVER),
    "next": Command(next_game),
    "save": Command(save),
    "quit": Command(quit_game),
    "help": Command(show_help),
}
