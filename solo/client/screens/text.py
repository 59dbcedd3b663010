"""Every sentence and label of these screens. Asked for by key, translated when it is shown."""

from gettext import gettext as _
from gettext import ngettext

from solo.contacts.names import N_

__all__ = ["SAYINGS", "count_of", "say"]

SAYINGS = {
    # shared
    "back": N_("Back"),
    "cancel": N_("Cancel"),
    "close": N_("Close"),
    "delete": N_("Delete"),
    "open": N_("Open"),
    "copied": N_("Copied."),
    "not-copied": N_("There is no clipboard here to copy to."),
    "kept-not": N_("This could not be kept: {reason}."),
    "fault-title": N_("This file cannot be opened"),
    "fault-kept": N_("Nothing in it was changed."),
    "fault-torn": N_("Only its last line was cut off. You can go on from the event before it; this file is kept too."),
    "mend": N_("Go on from the last whole event"),
    # title
    "title": N_("1ERS CONTACTS"),
    "title-line": N_("Something came down in the hills. It walks at night. Find out where."),
    "continue": N_("Continue"),
    "new-game": N_("New game"),
    "tutorial": N_("Tutorial"),
    "tutorial-first": N_("Play the tutorial"),
    "load": N_("Load a game"),
    "records": N_("Records"),
    "settings": N_("Settings"),
    "help": N_("Help"),
    "quit": N_("Quit"),
    "version": N_("Version {version}"),
    # new game
    "files": N_("Secret files"),
    "starter": N_("Start here"),
    "agents": N_("Your Agents"),
    "suggested": N_("Suggested team"),
    "chosen": N_("{count} of {size} chosen"),
    "copies": N_("Whom Grey copies"),
    "copies-line": N_("Each day Grey becomes one of these four. Choose them among the Agents who stay at home."),
    "level": N_("The Alien"),
    "hints": N_("Hints"),
    "hints-iron": N_("Iron mode has no hints."),
    "seed": N_("Seed"),
    "seed-random": N_("random"),
    "seed-line": N_("The same seed and choices give the same Alien again. Leave it empty for a new one."),
    "seed-roll": N_("Roll a seed"),
    "seed-copy": N_("Copy the seed"),
    "iron": N_("Iron mode: no undo, no hints"),
    "play": N_("Play"),
    "mission": N_("The Alien wants: {mission}"),
    "bad-team": N_("Choose {size} Agents; you have {count}."),
    "bad-copies": N_("Grey copies 4 Agents; you have chosen {count}."),
    "bad-seed": N_("A seed is a whole number from 1 up; or leave the field empty."),
    # saves and records
    "no-saves": N_("There is no saved game. A game is saved by itself after every move."),
    "no-records": N_("No game is finished yet. When one is, you can step through it here and see where the Alien was."),
    "none-passes": N_("No finished game fits these filters."),
    "against": N_("Against the {level}"),
    "was-iron": N_("Iron mode"),
    "was-practice": N_("Practice: an answer was taken back"),
    "delete-title": N_("Delete this game?"),
    "delete-line": N_("The file {name} will be gone for good."),
    "all": N_("All"),
    "all-files": N_("All secret files"),
    "all-levels": N_("All levels"),
    "won-agents": N_("Agents won"),
    "won-alien": N_("Alien won"),
    "won-nobody": N_("Nobody won"),
    "records-count": N_("{count} of {all}"),
    "review": N_("Review"),
    # review
    "view-agents": N_("Agents"),
    "view-alien": N_("Alien"),
    "view-truth": N_("Truth"),
    "view-agents-line": N_("What you knew: every tile where the Alien could be."),
    "view-alien-line": N_("What the Alien knew: its own path, and how dangerous it thought each tile to be."),
    "view-truth-line": N_("Both sides at once: where it was, and where it could have been."),
    "no-events": N_("Nothing has happened in this game yet."),
    "view-hidden": N_("The Alien's side is shown when the game is over."),
    "tiles-left": N_("{count} possible tiles"),
    "tile-left": N_("1 possible tile"),
    "tiles-unknown": N_("Nothing is known yet"),
    "step-of": N_("{at} / {count}"),
    "first": N_("Go to the beginning"),
    "last": N_("Go to the end"),
    "previous": N_("One event back"),
    "next": N_("One event on"),
    "day-start": N_("Start"),
    "curve": N_("Possible tiles"),
    "share": N_("Copy as text"),
    "picture": N_("Save a picture"),
    "picture-kept": N_("The picture is in {path}."),
    "share-head": N_("1ers Contacts: {file}, against the {level}, seed {seed}"),
    "share-set": N_("Possible tiles, day by day: {counts}"),
    "share-team": N_("Team: {team}"),
    "share-path": N_("The Alien's camps: {camps}"),
    # settings
    "tab-look": N_("Look"),
    "tab-game": N_("Game"),
    "tab-keys": N_("Keys"),
    "language": N_("Language"),
    "scale": N_("Scale"),
    "scale-auto": N_("By the screen ({percent} %)"),
    "text-size": N_("Text size"),
    "palette": N_("Colours"),
    "palette-night": N_("Night"),
    "palette-contrast": N_("High contrast"),
    "palette-safe": N_("Colour-blind safe"),
    "reduced-motion": N_("Reduced motion"),
    "tile-names": N_("Name every tile on the board"),
    "full-screen": N_("Full screen"),
    "defaults-line": N_("New games begin with these. You can choose others for each game."),
    "usual-keys": N_("Back to the usual keys"),
    "usual-already": N_("All keys are the usual ones."),
    "fixed-line": N_(
        "Always the same: W, E, A, D, Z, X and the arrows move the hex cursor, 1 to 9 select Agents, Enter confirms, "
        "Esc goes back, Ctrl+Enter ends the day, + and - zoom, F1 opens the help, F11 fills the screen."
    ),
    "press-key": N_("Press the new key, or Esc to leave it as it is."),
    "key-none": N_("This key cannot be used alone; press another one."),
    "key-fixed": N_("{key} {what}; press another key."),
    "key-taken": N_("{key} is taken: {what}. Press another key."),
    "key-cursor": N_("moves the hex cursor"),
    "key-agents": N_("selects an Agent"),
    "key-arrows": N_("moves the cursor"),
    "key-confirm": N_("confirms"),
    "key-zoom": N_("zooms the board"),
    "key-back": N_("goes back"),
    "key-tab": N_("goes to the next control"),
    "key-help": N_("opens the help"),
    "key-full": N_("fills the screen"),
    # help
    "search": N_("Search the rules"),
    "search-none": N_("No page has all these words."),
    "page-back": N_("Back to the page before"),
    "page-first": N_("This is the first page you opened."),
    "bad-start": N_("The game cannot be started: {reason}."),
}
"""Every text by its key. `{names}` are filled in by `say`."""


def say(key: str, /, **fields: object) -> str:
    """Return a text in the player's language, its fields filled in. Raises: KeyError, if there is no such text."""
    return _(SAYINGS[key]).format(**fields)


def count_of(one: str, many: str, count: int) -> str:
    """Return one of two texts by a count, which fills `{count}`; both are marked with N_ where they are written."""
    return ngettext(one, many, count).format(count=count)
