"""Every sentence and label of Personalise. Asked for by key, translated when it is shown."""

from collections.abc import Mapping

from solo.contacts.board import TERRAINS
from solo.contacts.names import N_, and_list, terrain_name, token_name
from solo.contacts.scenariodraft import FileDraft, Place, part_kind
from solo.core.language import gettext as _
from solo.core.language import ngettext

__all__ = ["SAYINGS", "fault_text", "faults_line", "part_line", "say", "unplayable_line"]

SAYINGS: Mapping[str, str] = {
    # the list of files
    "files": N_("Personalise"),
    "import": N_("Import a file"),
    "edit": N_("Change"),
    "copy": N_("Change a copy"),
    "go-on": N_("Go on with it"),
    "play": N_("Play"),
    "delete": N_("Delete"),
    "export": N_("Export"),
    "kind-own": N_("Your file"),
    "kind-program": N_("Comes with the program: you change a copy"),
    "kind-unsaved": N_("Not saved when the window was closed"),
    "where": N_("Its file is {path}."),
    "delete-title": N_("Delete this secret file?"),
    "delete-line": N_("The secret file {name} will be gone for good. Saved games with it cannot be gone on with then."),
    "not-deleted": N_("This file could not be deleted: {reason}."),
    "broken": N_("This file cannot be read at all. Nothing in it was changed, so you can still repair it."),
    "unfinished": N_("This file cannot be played yet. Open it: its faults are shown at their fields."),
    "more": N_("and {count} more"),
    "wants": N_("The Alien wants: {mission}"),
    # the head
    "title-changed": N_("{name} (not saved)"),
    "unnamed": N_("Without a name"),
    "back": N_("Back"),
    "undo": N_("Undo (Ctrl+Z)"),
    "redo": N_("Redo (Ctrl+Y)"),
    "undo-none": N_("There is nothing to undo."),
    "redo-none": N_("There is nothing to redo."),
    "save": N_("Save"),
    "save-key": N_("Save (Ctrl+S)"),
    "menu": N_("Menu"),
    "menu-back": N_("Back to the file"),
    "save-as": N_("Save as"),
    "export-entry": N_("Export to a file"),
    "help": N_("Help"),
    "close": N_("Close the file"),
    "ready": N_("Ready to be played"),
    "next-fault": N_("Go to the next fault"),
    "play-key": N_("Save it and play it with the suggested team"),
    "not-started": N_("The game cannot be started: {reason}."),
    # tabs
    "tab-file": N_("File"),
    "tab-agents": N_("Agents"),
    "tab-tokens": N_("Tokens"),
    "tab-mission": N_("Mission"),
    "tab-story": N_("Story"),
    "tab-faulty": N_("{title} ({count})"),
    # file
    "name": N_("Name"),
    "map": N_("Map"),
    "map-gone": N_("{id} (cannot be used)"),
    "days": N_("Days"),
    "favours": N_("Whom it favours"),
    "favours-agents": N_("The Agents"),
    "favours-nobody": N_("Nobody"),
    "favours-alien": N_("The Alien"),
    "edition": N_("Edition"),
    "edition-second": N_("Second"),
    "edition-first": N_("First"),
    "equipment": N_("Equipment"),
    "equipment-line": N_("How many cards each side draws, and keeps of them. Leave both empty for none."),
    "alien": N_("The Alien"),
    "team": N_("Your team"),
    "draws": N_("draws"),
    "keeps": N_("keeps"),
    "missions": N_("With mission cards"),
    "expert": N_("For experienced players"),
    # agents
    "number": N_("How many Agents play"),
    "aliens-choice": N_("The Alien picks one of them first"),
    "choice": N_("Who may be chosen"),
    "suggested": N_("The suggested team"),
    "suggested-line": N_("{count} of {size}"),
    # tokens
    "tokens-none": N_("Nothing lies on the map yet. Add something, then click the tiles where it lies."),
    "tokens-add": N_("Add to the map"),
    "place": N_("Place on the board"),
    "placing": N_("Done"),
    "placing-line": N_("Click tiles on the board, or Enter at the cursor; a second time takes it away. Esc is done."),
    "places": N_("Tiles in their order, {least} to {most} of them:"),
    "places-exactly": N_("Tiles, {most} in all:"),
    "remove": N_("Remove"),
    "remove-place": N_("Take it off {tile}"),
    "faces": N_("The Alien's points by the six faces"),
    "switch-may_stay": N_("The Alien may stay on the side that it entered"),
    "radius": N_("How many tiles around it are closed too"),
    "closed": N_("{tile} is closed to the Alien: put it on a field, a forest or a city."),
    # mission
    "mission-text": N_("What the players read"),
    "parts": N_("The mission's parts"),
    "also": N_("What must be so besides"),
    "needed": N_("How many parts are needed"),
    "ordered": N_("In this order"),
    "part-add": N_("Add a part"),
    "also-add": N_("Add a condition"),
    "where-to": N_("Where"),
    "place-zone": N_("In a zone"),
    "place-terrain": N_("On a terrain"),
    "place-region": N_("In a region"),
    "place-tiles": N_("On some tiles"),
    "place-each": N_("One part for each"),
    "place-ship": N_("Near the spaceship"),
    "each-zone": N_("zone"),
    "tiles-line": N_("Click the tiles on the board, or Enter at the cursor; a second time takes one away."),
    "how": N_("How"),
    "how-camp": N_("end a day there"),
    "how-cross": N_("walk into it"),
    "how-last": N_("end the last day there"),
    "times": N_("How often"),
    "within": N_("Tiles around count too"),
    "ship-within": N_("How many tiles away at most"),
    "label": N_("What it is called, if not by its tiles"),
    "up": N_("Earlier"),
    "down": N_("Later"),
    "zone": N_("Zone {zone}"),
    "part-each": N_("Each {what}"),
    "part-nowhere": N_("nowhere yet"),
    "part-line": N_("{place}: {how}"),
    "part-times": N_("{place}: {how}, {times} times"),
    # story
    "log": N_("The Alien's log"),
    "event": N_("The event"),
    "story-line": N_("Both are read out before the game begins."),
    # faults
    "empty": N_("This is missing: fill it in."),
    "drop": N_("Remove {place}"),
    # saving
    "save-title": N_("Save the secret file"),
    "save-line": N_("Its name in your folder: letters, digits and hyphens."),
    "replace-title": N_("Replace the secret file {id}?"),
    "replace-line": N_("You have a secret file of this name. What it was will be gone for good."),
    "replace": N_("Replace"),
    "saved": N_("Saved as {id}."),
    "not-saved": N_("This could not be written: {reason}."),
    "leave-title": N_("Save the changes?"),
    "leave-line": N_("The secret file {name} has changes that are not saved."),
    "export-title": N_("Export the secret file"),
    "export-line": N_("The file to write, for another player or another computer."),
    "export-replace-title": N_("Replace this file?"),
    "export-replace-line": N_("There is a file {path} already. What is in it will be gone for good."),
    "exported": N_("The secret file is in {path}."),
    "import-title": N_("Import a secret file"),
    "import-line": N_("A secret file from somebody else. It is opened here with its faults; the file is left alone."),
    "path": N_("Path of a file"),
    "no-folder": N_("There is no folder {path}."),
    "bad-path": N_("Write the path of a file that ends in .yaml."),
}
"""Every text by its key. `{names}` are filled in by `say`."""


def say(key: str, /, **fields: object) -> str:
    """Return a text in the player's language, its fields filled in. Raises: KeyError, if there is no such text."""
    return _(SAYINGS[key]).format(**fields)


def fault_text(draft: FileDraft, place: Place, problem: str) -> str:
    """Return a fault as a sentence at its field; of a field without anything, that it is missing."""
    if place and draft.at(place) in (None, ""):
        return say("empty")
    return problem[:1].upper() + problem[1:].rstrip(".") + "."


def faults_line(count: int) -> str:
    """Return how many faults there are, as a button says it."""
    return ngettext("{count} fault", "{count} faults", count).format(count=count)


def unplayable_line(count: int) -> str:
    """Return what the player is told who saves a file with faults."""
    text = ngettext(
        "{count} fault: it cannot be played before that is mended.",
        "{count} faults: it cannot be played before they are mended.",
        count,
    )
    return text.format(count=count)


def part_line(draft: FileDraft, place: Place) -> str:
    """Return a part of a mission in one line: where, how and how often."""
    where, times = _where(draft, place), draft.text_at(*place, "times")
    how = draft.text_at(*place, "how") or "camp"
    how = say(f"how-{how}") if f"how-{how}" in SAYINGS else how
    if times not in ("", "1"):
        return say("part-times", place=where, how=how, times=times)
    return say("part-line", place=where, how=how)


def _where(draft: FileDraft, place: Place) -> str:
    kind, label = part_kind(draft, place), draft.text_at(*place, "name")
    value = draft.text_at(*place, kind)
    if label:
        return label
    if kind == "ship":
        return _near(_("The spaceship"), value)
    named = {
        "zone": lambda: say("zone", zone=value),
        "terrain": lambda: terrain_name(value).capitalize() if value in TERRAINS.values() else value,
        "tiles": lambda: and_list(draft.names_at(*place, "tiles")),
        "each": lambda: say("part-each", what=say("each-zone") if value == "zone" else token_name(value)),
    }
    found = named[kind]() if kind in named else value
    return _near(found, draft.text_at(*place, "within")) if found else say("part-nowhere")


def _near(place: str, within: str) -> str:
    """Return a place with the tiles around that count too; `within` is what was typed."""
    if not within.isdecimal() or not int(within):
        return place
    return ngettext("{place}, up to {count} tile away", "{place}, up to {count} tiles away", int(within)).format(
        place=place, count=int(within)
    )
