"""Every ruling of the rules page has a test that cites it by its number."""

import ast
import re
from pathlib import Path

RULINGS = 50


def test_every_ruling_is_cited_by_the_name_or_docstring_of_a_test() -> None:
    cited: set[int] = set()
    for path in Path(__file__).parent.rglob("test_*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                text = node.name.replace("_", "-").upper() + " " + (ast.get_docstring(node) or "")
                cited |= {int(number) for number in re.findall(r"AR-(\d+)", text)}
    assert cited == set(range(1, RULINGS + 1)), sorted(set(range(1, RULINGS + 1)) - cited)
