"""Every text that the screens ask for is there, and every one that is there is asked for."""

import re
from pathlib import Path

from solo.client.screens import text
from solo.client.screens.keychoice import FIXED
from solo.client.screens.storyview import VIEWS

SOURCES = Path(text.__file__).parent


def test_texts_and_keys_agree() -> None:
    code = "".join(path.read_text() for path in SOURCES.glob("*.py") if path.name != "text.py")
    named = set(re.findall(r'"([a-z0-9-]+)"', code)) | set(FIXED.values())
    families = {f"{head}-{tail}" for head, tails in FAMILIES.items() for tail in tails}
    asked = set(re.findall(r'say\(\s*"([a-z0-9-]+)"', code))
    assert asked <= set(text.SAYINGS)
    assert set(text.SAYINGS) <= named | families


FAMILIES = {
    "view": (*VIEWS, *(f"{view}-line" for view in VIEWS)),
    "palette": ("night", "contrast", "safe"),
    "tab": ("look", "game", "keys"),
    "results": ("file", "played", "won", "nobody", "lost", "best"),
    "achievements": ("all", "earned", "open"),
    "won": ("agents", "alien", "nobody"),
    "edition": ("first", "second", "first-line", "second-line"),
    "missions": ("file", "on", "off"),
}
