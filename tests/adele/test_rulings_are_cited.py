"""Every ruling, of the rules page (AR) and of this program (AS), has a test that cites it by its number."""

import ast
import re
from pathlib import Path

RULINGS = {"AR": 50, "AS": 16}
"""How many there are of the rules page, and in ARCHITECTURE.md."""


def test_every_ruling_is_cited_by_the_name_or_docstring_of_a_test() -> None:
    cited: set[str] = set()
    for path in Path(__file__).parent.rglob("test_*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                text = node.name.replace("_", "-").upper() + " " + (ast.get_docstring(node) or "")
                cited |= set(re.findall(r"A[RS]-\d+", text))
    there = {f"{kind}-{number}" for kind, most in RULINGS.items() for number in range(1, most + 1)}
    assert there == cited, sorted(there ^ cited)


def test_the_programs_own_rulings_are_those_of_the_architecture() -> None:
    text = (Path(__file__).parents[2] / "ARCHITECTURE.md").read_text(encoding="utf-8")
    assert re.findall(r"^- (AS-\d+) ", text, re.MULTILINE) == [f"AS-{number}" for number in range(1, RULINGS["AS"] + 1)]
