"""Every text that the Learn screens ask for is there, and every one that is there is asked for."""

import re
from pathlib import Path

from solo.client.learning import text

SOURCES = Path(text.__file__).parent


def test_texts_and_keys_agree() -> None:
    code = "".join(path.read_text() for path in SOURCES.glob("*.py") if path.name != "text.py")
    named = set(re.findall(r'"([a-z0-9-]+)"', code))
    assert set(re.findall(r'say\(\s*"([a-z0-9-]+)"', code)) <= set(text.SAYINGS)
    assert set(text.SAYINGS) <= named
