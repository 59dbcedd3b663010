"""Who may import whom: every import in `solo/` is read and held against a table (ARCHITECTURE.md)."""

import ast
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]

HIDDEN_SIDE = ("solo.contacts.state", "solo.contacts.rules", "solo.contacts.redact", "solo.contacts.bots")
ADELES_HIDDEN_SIDE = (
    "solo.adele.state",
    "solo.adele.scene",
    "solo.adele.rules",
    "solo.adele.redact",
    "solo.adele.game",
    "solo.adele.bots",
)
ADELES_THINGS = (
    "solo.adele.objects",
    "solo.adele.tokens",
    "solo.adele.hazards",
    "solo.adele.events",
    "solo.adele.terminals",
)
ADELES_TRUTH = ("solo.client.adele.truth", "solo.client.adele.hiddenpage")
ADELES_IN_PLAY = (
    "play",
    "playkeys",
    "playmenu",
    "questions",
    "keptplans",
    "table",
    "sidebar",
    "panels",
    "boards",
    "hintpanel",
    "hintwords",
    "tutorial",
)
"""What is shown of a game that goes on: none of it may ask what is hidden."""
CLIENTS = ("solo.client", "solo.terminal")
JOINING = (
    "solo.games",
    "solo.scenarios",
    "solo.textfiles",
    "solo.contactskit",
    "solo.contactslists",
    "solo.xfileslibrary",
    "solo.xfilesbench",
    "solo.xfilesmatch",
    "solo.xfilesstrength",
    "solo.xfileslookback",
    "solo.reviewfiles",
    "solo.adelebench",
    "solo.adelestrength",
    "solo.newgame",
    "solo.match",
    "solo.marks",
    "solo.advising",
    "solo.watching",
    "solo.lookback",
    "solo.opening",
    "solo.career",
    "solo.series",
    "solo.runs",
    "solo.rated",
    "solo.dailyrun",
    "solo.transfer",
    "solo.worker",
    "solo.library",
    "solo.adelelibrary",
    "solo.challenges",
    "solo.lessons",
    "solo.drills",
    "solo.drillwork",
    "solo.learningbench",
    "solo.learned",
    "solo.playerfiles",
    "solo.simulate",
    "solo.benchfiles",
    "solo.batch",
    "solo.batchfile",
    "solo.cluster",
    "solo.strength",
    "solo.benches",
    "solo.cardbenches",
    "solo.filebench",
    "solo.missionbenches",
    "solo.habitbench",
    "solo.commands",
    "solo.__main__",
)
IMPURE = ("random", "time", "os", "pathlib", "io", "socket", "secrets", "datetime", "multiprocessing", "sqlite3")
THINKING = ("solo.contacts.deduction", "solo.contacts.belief", "solo.contacts.hints", "solo.contacts.text")
LEARNING_FROM_SIGHT = tuple(
    f"solo.contacts.learning.{name}"
    for name in (
        "advice", "drill", "drillcheck", "drillmaking", "inference", "lesson", "lessonfile", "position", "pupil",
        "pupilreply", "review", "reviewtext", "text", "training", "watching", "watchtext", "worth",
    )
)  # fmt: skip
"""What teaches from what the team sees; the rest plays or replays whole games, and hands out what was seen."""
LEARNING_IN_PLAY = tuple(f"solo.contacts.learning.{name}" for name in ("advice", "inference", "position", "watching"))
LEARNING_WITH_TRUTH = tuple(f"solo.contacts.learning.{name}" for name in ("lessonplay", "replayed", "simulated"))
XFILES_HIDDEN = ("solo.xfiles.state", "solo.xfiles.rules", "solo.xfiles.redact", "solo.xfiles.bots")
XFILES_THINKING = ("solo.xfiles.hints", "solo.xfiles.forecast", "solo.xfiles.text")
ABOVE = (*CLIENTS, *JOINING, "pygame", "platformdirs")
FILES = ("solo.core.session", "solo.core.save", "solo.core.paths", "solo.core.settings", "solo.core.profile")

GAMES = ("contacts", "adele", "xfiles")
"""The packages of games: none knows another one, nor anything but `solo.core` (and contacts `solo.hex`)."""


def of_game(game: str) -> tuple[str, ...]:
    """Return what no module of a game may import."""
    others = tuple(f"solo.{other}" for other in GAMES if other != game)
    return (*ABOVE, *IMPURE, *FILES, *others, *(() if game == "contacts" else ("solo.hex",)))


def other_clients(game: str) -> tuple[str, ...]:
    """Return the windows of all other games, which no game's window may import."""
    return tuple(f"solo.client.{other}" for other in GAMES if other != game)


OF_CONTACTS = ("solo.contacts", "solo.library", "solo.newgame", "solo.contactskit", "solo.marks", "solo.advising")
"""What the shell that is for all games must not know: it asks `solo.games`."""

FORBIDDEN: dict[str, tuple[str, ...]] = {
    "solo.core": ("solo.hex", *(f"solo.{game}" for game in GAMES), *ABOVE[:-1]),
    "solo.hex": ("solo.core", *(f"solo.{game}" for game in GAMES), "yaml", *ABOVE),
    "solo.contacts": of_game("contacts"),
    "solo.adele": of_game("adele"),
    "solo.xfiles": of_game("xfiles"),
    "solo.adele.places": ("solo.adele", "solo.core"),
    "solo.adele.ship": (*ADELES_HIDDEN_SIDE, *ADELES_THINGS, "solo.adele.public"),
    "solo.adele.figures": (*ADELES_HIDDEN_SIDE, *ADELES_THINGS, "solo.adele.public"),
    "solo.adele.scenario": (*ADELES_HIDDEN_SIDE, *ADELES_THINGS, "solo.adele.public"),
    "solo.adele.public": (*ADELES_HIDDEN_SIDE, *ADELES_THINGS, "solo.adele.observation"),
    "solo.adele.observation": (*ADELES_HIDDEN_SIDE, *ADELES_THINGS),
    "solo.adele.ways": (*ADELES_HIDDEN_SIDE, "solo.adele.observation"),
    "solo.adele.hazardprice": (*ADELES_HIDDEN_SIDE, "solo.adele.observation"),
    "solo.adele.alienturn": ADELES_HIDDEN_SIDE,
    "solo.adele.crewturn": ADELES_HIDDEN_SIDE,
    "solo.adele.crewmember": ADELES_HIDDEN_SIDE,
    "solo.adele.crewchoice": ADELES_HIDDEN_SIDE,
    "solo.adele.names": ADELES_HIDDEN_SIDE,
    "solo.adele.text": ADELES_HIDDEN_SIDE,
    "solo.adele.seen": ADELES_HIDDEN_SIDE,
    "solo.adele.refusaltext": ADELES_HIDDEN_SIDE,
    **{f"solo.adele.{name}": ADELES_HIDDEN_SIDE for name in ("plantext", "privatetext", "routes", "storytext")},
    **{f"solo.client.{game}": other_clients(game) for game in GAMES},
    "solo.client.adele": (*other_clients("adele"), "solo.contacts", "solo.xfiles", "solo.library", "solo.newgame"),
    **{f"solo.client.adele.{name}": ADELES_TRUTH for name in ADELES_IN_PLAY},
    "solo.adele.crew": ADELES_HIDDEN_SIDE,
    **{things: tuple(name for name in ADELES_HIDDEN_SIDE if name != "solo.adele.scene") for things in ADELES_THINGS},
    "solo.adele.contamination": (*ADELES_HIDDEN_SIDE, *ADELES_THINGS),
    "solo.adele.hints": (*ADELES_HIDDEN_SIDE, "solo.adele.hinttext"),
    "solo.adele.hinttext": ADELES_HIDDEN_SIDE,
    "solo.adele.rules": (
        "solo.adele.redact",
        "solo.adele.bots",
        "solo.adele.game",
        "solo.adele.contamination",
        "solo.adele.hints",
        "solo.adele.hinttext",
    ),
    "solo.adele.redact": ("solo.adele.rules", "solo.adele.bots", "solo.adele.scene"),
    "solo.adele.bots": tuple(name for name in ADELES_HIDDEN_SIDE if name != "solo.adele.bots"),
    "solo.xfiles.deck": (*XFILES_HIDDEN, *XFILES_THINKING),
    "solo.xfiles.scenario": (*XFILES_HIDDEN, *XFILES_THINKING),
    "solo.xfiles.strength": (*XFILES_HIDDEN, *XFILES_THINKING),
    "solo.xfiles.table": (*XFILES_HIDDEN, *XFILES_THINKING),
    "solo.xfiles.actions": (*XFILES_HIDDEN, *XFILES_THINKING),
    "solo.xfiles.observation": (*XFILES_HIDDEN, *XFILES_THINKING),
    "solo.xfiles.counting": (*XFILES_HIDDEN, "solo.xfiles.text"),
    "solo.xfiles.hints": (*XFILES_HIDDEN, "solo.xfiles.text"),
    "solo.xfiles.forecast": (*XFILES_HIDDEN, "solo.xfiles.text"),
    "solo.xfiles.advice": (*XFILES_HIDDEN, "solo.xfiles.text", "solo.xfiles.forecast"),
    "solo.xfiles.advicetext": XFILES_HIDDEN,
    "solo.xfiles.lookback": (*XFILES_HIDDEN, "solo.xfiles.text", "solo.xfiles.forecast"),
    "solo.xfiles.lookbacktext": XFILES_HIDDEN,
    "solo.xfiles.passing": (*XFILES_HIDDEN, *XFILES_THINKING[:-1]),
    "solo.xfiles.hintline": (*XFILES_HIDDEN, *XFILES_THINKING),
    "solo.xfiles.text": XFILES_HIDDEN,
    "solo.xfiles.hintlines": XFILES_HIDDEN,
    "solo.xfiles.standing": XFILES_HIDDEN,
    "solo.xfiles.choosing": (*XFILES_HIDDEN, *XFILES_THINKING),
    "solo.xfiles.cardtext": (*XFILES_HIDDEN, *XFILES_THINKING[:-1]),
    "solo.xfiles.state": ("solo.xfiles.rules", "solo.xfiles.redact", "solo.xfiles.bots", *XFILES_THINKING),
    "solo.xfiles.redact": ("solo.xfiles.rules", "solo.xfiles.bots", *XFILES_THINKING),
    "solo.xfiles.rules": ("solo.xfiles.redact", "solo.xfiles.bots", *XFILES_THINKING),
    "solo.xfiles.bots": (
        "solo.xfiles.state",
        "solo.xfiles.rules",
        "solo.xfiles.redact",
        "solo.xfiles.game",
        *XFILES_THINKING,
    ),
    "solo.xfileslibrary": (*CLIENTS, "solo.xfiles.bots"),
    "solo.xfilesbench": CLIENTS,
    "solo.xfilesstrength": CLIENTS,
    "solo.adelebench": CLIENTS,
    "solo.adelestrength": (*CLIENTS, "solo.adele.bots", "solo.adelebench"),
    "solo.contacts.board": ("solo.contacts.movement", "solo.contacts.public", *HIDDEN_SIDE, *THINKING),
    "solo.contacts.movement": ("solo.contacts.public", *HIDDEN_SIDE, *THINKING),
    "solo.contacts.arrays": ("solo.contacts.public", *HIDDEN_SIDE, *THINKING),
    "solo.contacts.public": (*HIDDEN_SIDE, *THINKING),
    "solo.contacts.turn": (*HIDDEN_SIDE, *THINKING),
    "solo.contacts.agent": (*HIDDEN_SIDE, *THINKING),
    "solo.contacts.agents": (*HIDDEN_SIDE, *THINKING),
    "solo.contacts.abilities": (*HIDDEN_SIDE, *THINKING),
    "solo.contacts.card": (*HIDDEN_SIDE, *THINKING),
    "solo.contacts.cards": (*HIDDEN_SIDE, *THINKING),
    "solo.contacts.token": (*HIDDEN_SIDE, *THINKING),
    "solo.contacts.tokens": (*HIDDEN_SIDE, *THINKING),
    "solo.contacts.mission": (*HIDDEN_SIDE, *THINKING),
    "solo.contacts.missions": (*HIDDEN_SIDE, *THINKING),
    "solo.contacts.conditions": (*HIDDEN_SIDE, *THINKING),
    "solo.contacts.ways": (*HIDDEN_SIDE, *THINKING),
    "solo.contacts.aims": (*HIDDEN_SIDE, *THINKING),
    "solo.contacts.effects": (*HIDDEN_SIDE, *THINKING, "solo.contacts.public"),
    "solo.contacts.observation": (*HIDDEN_SIDE, *THINKING),
    "solo.contacts.result": (*HIDDEN_SIDE, *THINKING),
    "solo.contacts.challenge": (*HIDDEN_SIDE, *THINKING),
    "solo.contacts.challengetext": (*HIDDEN_SIDE, "solo.contacts.belief", "solo.contacts.hints"),
    "solo.contacts.seriesgames": (*HIDDEN_SIDE, *THINKING),
    "solo.contacts.seriestext": (*HIDDEN_SIDE, "solo.contacts.belief", "solo.contacts.hints"),
    "solo.contacts.achievement": (*HIDDEN_SIDE, "solo.contacts.belief", "solo.contacts.hints"),
    "solo.contacts.achievements": (*HIDDEN_SIDE, "solo.contacts.belief", "solo.contacts.hints"),
    "solo.contacts.mapdraft": (*HIDDEN_SIDE, *THINKING, "solo.contacts.public"),
    "solo.contacts.scenariodraft": (*HIDDEN_SIDE, *THINKING, "solo.contacts.public"),
    "solo.contacts.mapfile": (*HIDDEN_SIDE, *THINKING, "solo.contacts.public"),
    "solo.contacts.rules": ("solo.contacts.redact", "solo.contacts.bots", *THINKING),
    "solo.contacts.deduction": (*HIDDEN_SIDE, "solo.contacts.scenario", "solo.contacts.belief", "solo.contacts.hints"),
    "solo.contacts.belief": (*HIDDEN_SIDE, "solo.contacts.hints"),
    "solo.contacts.hints": HIDDEN_SIDE,
    "solo.contacts.learning": ("solo.contacts.game",),
    **dict.fromkeys(LEARNING_FROM_SIGHT, HIDDEN_SIDE),
    **dict.fromkeys(LEARNING_IN_PLAY, (*HIDDEN_SIDE, *LEARNING_WITH_TRUTH)),
    "solo.contacts.learning.replayed": ("solo.contacts.bots",),
    "solo.contacts.learning.lessonplay": ("solo.contacts.bots",),
    "solo.contacts.bots": (
        "solo.contacts.learning",
        "solo.contacts.redact",
        "solo.contacts.state",
        "solo.contacts.hints",
        "solo.contacts.game",
    ),
    "solo.xfilesmatch": (*CLIENTS, *XFILES_HIDDEN),
    "solo.xfileslookback": (*CLIENTS, *XFILES_HIDDEN),
    "solo.reviewfiles": (*CLIENTS, *OF_CONTACTS),
    "solo.client": (
        *HIDDEN_SIDE,
        *XFILES_HIDDEN,
        "solo.xfiles.game",
        *ADELES_HIDDEN_SIDE,
        "solo.contacts.game",
        "solo.terminal",
        "solo.commands",
        "solo.simulate",
        "solo.drills",
        "solo.contacts.learning.simulated",
        "solo.contacts.learning.drillmaking",
    ),
    "solo.terminal.plain": OF_CONTACTS,
    "solo.terminal.reading": OF_CONTACTS,
    "solo.terminal": (
        *HIDDEN_SIDE,
        *XFILES_HIDDEN,
        "solo.xfiles.game",
        *ADELES_HIDDEN_SIDE,
        "solo.contacts.game",
        "solo.client",
        "solo.commands",
        "pygame",
    ),
    "solo.games": (*CLIENTS, *OF_CONTACTS, "solo.match"),
    "solo.scenarios": (*CLIENTS, *OF_CONTACTS, "solo.match"),
    "solo.textfiles": (*CLIENTS, *OF_CONTACTS, "solo.match"),
    "solo.contactskit": (*CLIENTS, "solo.match"),
    "solo.contactslists": (*CLIENTS, "solo.match"),
    "solo.newgame": (*CLIENTS, "solo.match"),
    "solo.match": (*CLIENTS, *OF_CONTACTS),
    "solo.marks": CLIENTS,
    "solo.advising": CLIENTS,
    "solo.watching": (*CLIENTS, "solo.contacts.state", "solo.contacts.rules", "solo.contacts.redact"),
    "solo.lookback": CLIENTS,
    "solo.opening": (*CLIENTS, *OF_CONTACTS),
    "solo.career": (*CLIENTS, *OF_CONTACTS, "solo.match"),
    "solo.series": CLIENTS,
    "solo.runs": (*CLIENTS, "solo.match", "solo.career"),
    "solo.rated": CLIENTS,
    "solo.dailyrun": (*CLIENTS, "solo.match", "solo.rated"),
    "solo.transfer": (*CLIENTS, *OF_CONTACTS, "solo.match"),
    "solo.worker": (*CLIENTS, *OF_CONTACTS),
    "solo.library": CLIENTS,
    "solo.adelelibrary": CLIENTS,
    "solo.challenges": CLIENTS,
    "solo.lessons": (*CLIENTS, "solo.contacts.bots", "solo.contacts.learning.simulated"),
    "solo.drills": CLIENTS,
    "solo.drillwork": (*CLIENTS, "solo.match"),
    "solo.learned": (*CLIENTS, "solo.match"),
    "solo.playerfiles": CLIENTS,
    "solo.simulate": (*CLIENTS, *OF_CONTACTS),
    "solo.benchfiles": CLIENTS,
    "solo.batch": (*CLIENTS, *OF_CONTACTS),
    "solo.batchfile": (*CLIENTS, *OF_CONTACTS),
    "solo.cluster": CLIENTS,
    "solo.strength": CLIENTS,
}
"""For each package or module: what it and everything below it must not import."""


def modules() -> Iterator[tuple[str, Path]]:
    """Yield every module of the program with its file."""
    for path in sorted((ROOT / "solo").rglob("*.py")):
        parts = path.relative_to(ROOT).with_suffix("").parts
        yield ".".join(parts[:-1] if parts[-1] == "__init__" else parts), path


def imports(source: str) -> Iterator[str]:
    """Yield every module that a source names in an import, `from a import b` as `a` and as `a.b`."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, "imports are written in full"
            yield node.module or ""
            yield from (f"{node.module}.{alias.name}" for alias in node.names)


def within(module: str, package: str) -> bool:
    """Return whether a module is a package or below it."""
    return module == package or module.startswith(package + ".")


def breaches(module: str, source: str) -> list[str]:
    """Return the imports of a module's source that the table forbids."""
    banned = [name for package, names in FORBIDDEN.items() if within(module, package) for name in names]
    return sorted(
        {f"{module} imports {name}" for name in imports(source) if any(within(name, other) for other in banned)}
    )


def test_no_module_imports_what_it_may_not_know() -> None:
    found = [breach for module, path in modules() for breach in breaches(module, path.read_text(encoding="utf-8"))]
    assert found == []


def test_only_the_client_imports_pygame() -> None:
    users = {module for module, path in modules() if any(within(name, "pygame") for name in imports(path.read_text()))}
    allowed = {"solo.commands.version"}
    assert {module for module in users - allowed if not within(module, "solo.client")} == set()


@pytest.mark.parametrize(
    ("module", "line"),
    [
        ("solo.contacts.hints", "from solo.contacts.state import State"),
        ("solo.contacts.deduction.exact", "from solo.contacts import rules"),
        ("solo.contacts.rules.setup", "import random"),
        ("solo.contacts.bots.alien.ghost", "from solo.contacts.redact import alien_observation"),
        ("solo.client.contacts.view", "import solo.contacts.state"),
        ("solo.terminal.client", "import pygame"),
        ("solo.client.learning.source", "from solo.drills import drill"),
        ("solo.core.session", "from solo.contacts.game import GAME"),
        ("solo.hex.coords", "import yaml"),
        ("solo.adele.rules.draws", "import random"),
        ("solo.adele.objects.serum", "from solo.adele.state import State"),
        ("solo.adele.bots.alien.prowler", "from solo.adele.scene import Scene"),
        ("solo.adele.crewturn", "from solo.adele import rules"),
        ("solo.adele.ship", "from solo.contacts.board import Board"),
        ("solo.contacts.learning.advice", "from solo.contacts.state import State"),
        ("solo.contacts.learning.advice", "from solo.contacts.learning.replayed import replayed"),
        ("solo.contacts.learning.drillcheck", "from solo.contacts.bots import LEVELS"),
        ("solo.contacts.bots.mind", "from solo.contacts.learning.inference import Ladder"),
        ("solo.match", "from solo.contacts.actions import Resign"),
        ("solo.worker", "import solo.contactskit"),
        ("solo.adele.rules", "import random"),
        ("solo.adele.kit", "from solo.scenarios import shelf_in_files"),
        ("solo.xfiles.deck", "from solo.hex.coords import Hex"),
        ("solo.xfiles.hints", "from solo.xfiles.state import State"),
        ("solo.xfiles.forecast", "from solo.xfiles.bots.hard import values"),
        ("solo.xfiles.bots.hard", "from solo.xfiles.rules import apply"),
        ("solo.client.xfiles.play", "from solo.xfiles.redact import view_of"),
        ("solo.terminal.xfiles", "from solo.xfiles.state import State"),
        ("solo.client.adele.play", "from solo.client.contacts import dialogs"),
        ("solo.client.xfiles.play", "from solo.client.contacts.play import PlayScreen"),
        ("solo.client.contacts.play", "from solo.client.adele.motion import Motion"),
        ("solo.xfiles.bots.hard", "from solo.adele.state import State"),
    ],
)
def test_the_table_catches_a_slip(module: str, line: str) -> None:
    assert breaches(module, line) != []


def test_every_entry_of_the_table_exists() -> None:
    names = {module for module, _ in modules()}
    assert {entry for entry in FORBIDDEN if entry != "solo.adele"} <= names


def test_the_window_opens_before_any_computer_player_is_loaded() -> None:
    code = """
import importlib, pkgutil, sys
import solo.client, solo.commands.play
for module in pkgutil.walk_packages(solo.client.__path__, "solo.client."):
    importlib.import_module(module.name)
print([name for name in sys.modules if name.startswith(("solo.contacts.bots", "solo.adele.bots", "networkx"))])
"""
    done = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=True)
    assert done.stdout.splitlines()[-1] == "[]"


def test_rules_and_simulation_work_without_pygame() -> None:
    code = """
import sys
class NoPygame:
    def find_spec(self, name, path=None, target=None):
        if name.split(".")[0] == "pygame":
            raise ImportError("pygame is not installed")
sys.meta_path.insert(0, NoPygame())
from solo.__main__ import main
sys.exit(main(["simulate", "--games", "1", "--seed", "1", "--json"]))
"""
    done = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, timeout=120)
    assert done.returncode == 0, done.stderr
    assert '"games": 1' in done.stdout
