"""Every text that Personalise asks for is there, and every one that is there is asked for."""

import re
from pathlib import Path

from solo.client import contentlist, keeping
from solo.client.personalise import text
from solo.client.personalise.form import TABS
from solo.contacts.scenariofile import HOW, PLACES, SIDES
from solo.contacts.tokens import tokens

SOURCES = [*Path(text.__file__).parent.glob("*.py"), Path(keeping.__file__), Path(contentlist.__file__)]
FAMILIES = {
    "tab": TABS,
    "favours": SIDES,
    "edition": ("first", "second"),
    "kind": ("own", "unsaved", "program"),
    "place": PLACES,
    "how": HOW,
    "switch": [kind.form.switch for kind in tokens().values() if kind.form.switch],
}


def test_texts_and_keys_agree() -> None:
    code = "".join(path.read_text() for path in SOURCES)
    code = re.sub(r'^    "[a-z_-]+": (N_|lambda)', "", code, flags=re.MULTILINE)
    named = set(re.findall(r'"([a-z0-9-]+)"', code))
    families = {f"{head}-{tail}" for head, tails in FAMILIES.items() for tail in tails}
    asked = set(re.findall(r'say\(\s*"([a-z0-9-]+)"', code))
    assert asked | families <= set(text.SAYINGS)
    assert set(text.SAYINGS) <= named | families
