"""Every sentence and label of the map editor. Asked for by key, translated when it is shown."""

from collections.abc import Mapping

from solo.contacts.map_checks import CITY_WALK, LAKE_TILES, PLANS, ZONE_SHARE
from solo.contacts.names import N_
from solo.core.language import gettext as _
from solo.core.language import ngettext

__all__ = ["SAYINGS", "check_rule", "check_title", "checks_line", "faults_line", "say"]

SAYINGS: Mapping[str, str] = {
    # the list of maps
    "maps": N_("Map editor"),
    "new": N_("New map"),
    "import": N_("Import a file"),
    "edit": N_("Edit"),
    "copy": N_("Edit a copy"),
    "go-on": N_("Go on with it"),
    "delete": N_("Delete"),
    "export": N_("Export"),
    "kind-own": N_("Your map"),
    "kind-program": N_("Comes with the program: you edit a copy"),
    "kind-unsaved": N_("Not saved when the window was closed"),
    "facts": N_("{tiles} tiles, {cities} cities, {days} days"),
    "ready": N_("Ready: a secret file can name it as its map."),
    "where": N_("Its file is {path}."),
    "delete-title": N_("Delete this map?"),
    "delete-line": N_("The map {name} will be gone for good. Secret files on it cannot be played then."),
    "not-deleted": N_("This map could not be deleted: {reason}."),
    "broken": N_("This file cannot be read as a map. Nothing in it was changed, so you can still repair it."),
    "unfinished": N_("No game can use this map yet. Open it: the checks show what is missing."),
    "more": N_("and {count} more"),
    # sizes and facts of a map
    "new-title": N_("A new map"),
    "new-line": N_("All fields at first, three zones side by side."),
    "facts-title": N_("The map's facts"),
    "name": N_("Name"),
    "days": N_("Days"),
    "columns": N_("Columns"),
    "rows": N_("Rows"),
    "numbers": N_("Numbers of"),
    "plan-": N_("No plan"),
    "plan-S": N_("Plan S"),
    "plan-L": N_("Plan L"),
    "numbers-line": N_("Of a plan, a map has its number of tiles, and cities and mountains enough."),
    "bad-name": N_("A map's name has 1 to 40 characters."),
    "bad-days": N_("Days are a whole number from 1 to 30."),
    "bad-columns": N_("Columns are a whole number from 1 to 26: each has a letter."),
    "bad-rows": N_("Rows are a whole number from 1 to 60."),
    "make": N_("Make it"),
    "take": N_("Take them"),
    "unnamed": N_("New map"),
    # the editor
    "undo": N_("Undo (Ctrl+Z)"),
    "redo": N_("Redo (Ctrl+Y)"),
    "undo-none": N_("There is nothing to undo."),
    "redo-none": N_("There is nothing to redo."),
    "save": N_("Save"),
    "save-key": N_("Save (Ctrl+S)"),
    "menu": N_("Menu"),
    "menu-back": N_("Back to the map"),
    "facts-entry": N_("Name, days and size"),
    "save-as": N_("Save as"),
    "export-entry": N_("Export to a file"),
    "help": N_("Help"),
    "close": N_("Close the map"),
    "cancel": N_("Cancel"),
    "back": N_("Back"),
    "layer-terrain": N_("Terrain"),
    "layer-zone": N_("Zones"),
    "layer-region": N_("Regions"),
    "nothing": N_("no tile"),
    "no-region": N_("no region"),
    "brush": N_("Brush"),
    "brush-1": N_("1 tile"),
    "brush-2": N_("7 tiles"),
    "brush-fill": N_("Fill"),
    "brush-pick": N_("Pick"),
    "brush-line": N_("B changes the brush. At the cursor F fills and P picks; a right click picks too."),
    "key": N_("Key {key}"),
    "zone": N_("Zone {zone}"),
    "regions-none": N_("No region has a name yet. Name one, then paint its tiles."),
    "region-add": N_("Name a region"),
    "region-rename": N_("Rename"),
    "region-drop": N_("Remove"),
    "region-title": N_("A region's name"),
    "bad-region": N_("A region's name has 1 to 30 characters."),
    "taken-region": N_("There is a region of this name already."),
    "cannot-erase": N_(
        "A row of the map has no hole and at least one tile: take tiles away from the ends of rows inward."
    ),
    "picked-none": N_("There is nothing to pick here."),
    # checks
    "checks": N_("Checks"),
    "state-holds": N_("holds"),
    "state-fails": N_("fails"),
    "state-waived": N_("waived"),
    "waive": N_("Waive this check for this map"),
    "whole-map": N_("It is about the map as a whole, so no tile is marked."),
    "holds-line": N_("It holds."),
    # saving
    "save-title": N_("Save the map"),
    "save-line": N_("Its name in your folder: letters, digits and hyphens. Secret files call the map by it."),
    "replace-title": N_("Replace the map {id}?"),
    "replace-line": N_("You have a map of this name. What it was will be gone for good."),
    "replace": N_("Replace"),
    "saved": N_("Saved as {id}."),
    "not-saved": N_("This could not be written: {reason}."),
    "leave-title": N_("Save the changes?"),
    "leave-line": N_("The map {name} has changes that are not saved."),
    "export-title": N_("Export the map"),
    "export-line": N_("The file to write, for another player or another computer."),
    "export-replace-title": N_("Replace this file?"),
    "export-replace-line": N_("There is a file {path} already. What is in it will be gone for good."),
    "exported": N_("The map is in {path}."),
    "import-title": N_("Import a map"),
    "import-line": N_("The file of a map. It is opened here; the file itself is left alone."),
    "path": N_("Path of a file"),
    "no-folder": N_("There is no folder {path}."),
    "bad-path": N_("Write the path of a file that ends in .yaml."),
    "title-changed": N_("{name} (not saved)"),
}
"""Every text by its key. `{names}` are filled in by `say`."""

_ANY_NUMBER = N_("Of no plan, any number will do.")

_CHECKS = {
    "tiles": (
        N_("Number of tiles"),
        N_("Plan {plan} has {least} to {most} tiles."),
        _ANY_NUMBER,
    ),
    "terrains": (N_("All five terrains"), N_("Field, forest, city, lake and mountain all lie somewhere."), ""),
    "cities": (
        N_("Enough cities"),
        N_("Plan {plan} has at least {cities} cities."),
        _ANY_NUMBER,
    ),
    "mountains": (
        N_("Enough mountains"),
        N_("Plan {plan} has at least {mountains} mountains."),
        _ANY_NUMBER,
    ),
    "range": (N_("Mountains together"), N_("Two mountains at least are neighbours, so that they shadow arrays."), ""),
    "lake": (N_("A large lake"), N_("One lake has {lake} tiles or more."), ""),
    "zone-shares": (N_("Zones of like size"), N_("Each zone has {low} to {high} % of the tiles."), ""),
    "zones-connected": (N_("Zones in one piece"), N_("The tiles of each zone form one connected piece."), ""),
    "alien-connected": (
        N_("One land for the Alien"),
        N_("Fields, forests and cities form one connected piece: lakes and mountains close no part of them off."),
        "",
    ),
    "agents-connected": (N_("One land for the Agents"), N_("All that is no mountain forms one connected piece."), ""),
    "city-walk": (
        N_("Cities within reach"),
        N_("From every field and forest the Alien walks to a city with {walk} points at most, the city's 3 included."),
        "",
    ),
}
"""For each check of CR-2 its title, what is right, and what to say instead where the map is of no plan."""


def say(key: str, /, **fields: object) -> str:
    """Return a text in the player's language, its fields filled in. Raises: KeyError, if there is no such text."""
    return _(SAYINGS[key]).format(**fields)


def check_title(check: str) -> str:
    """Return what a check is called."""
    return _(_CHECKS[check][0])


def check_rule(check: str, plan: str) -> str:
    """Return what is right by a check, with the numbers of a map's plan (CR-2)."""
    _title, rule, without = _CHECKS[check]
    if not plan and without:
        return _(without)
    numbers = {"lake": LAKE_TILES, "low": ZONE_SHARE[0], "high": ZONE_SHARE[1], "walk": CITY_WALK}
    if plan:
        wanted = PLANS[plan]
        least, most = wanted.tiles
        numbers |= {"least": least, "most": most, "cities": wanted.cities, "mountains": wanted.mountains}
    return _(rule).format(plan=plan, **numbers)


def checks_line(failing: int) -> str:
    """Return how many checks fail."""
    if not failing:
        return _("nothing to mend")
    return ngettext("{count} fails", "{count} fail", failing).format(count=failing)


def faults_line(failing: int) -> str:
    """Return what a map lacks before a game can use it."""
    text = ngettext(
        "{count} check fails: mend or waive it before a secret file can use this map.",
        "{count} checks fail: mend or waive them before a secret file can use this map.",
        failing,
    )
    return text.format(count=failing)
