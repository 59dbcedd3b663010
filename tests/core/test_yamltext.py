"""What is written as YAML is read back as it was, whatever it says."""

from hypothesis import given
from hypothesis import strategies as st

from solo.core.nodes import parse_yaml
from solo.core.yamltext import Value, format_yaml, value_of

TEXTS = st.one_of(
    st.text(max_size=30),
    st.text("ab :#-|>\n\"'~[]{}&*!%@`,?\\\t", max_size=30),
    st.sampled_from(
        ["", "~", "null", "Null", "true", "007", "- x", "a: b", "a\nb", "a\n\nb", "a\n", "\na", " a\nb", "x" * 200]
    ),
)
VALUES: st.SearchStrategy[Value] = st.recursive(
    st.one_of(TEXTS, st.none()),
    lambda inner: st.one_of(
        st.lists(inner, max_size=4).map(tuple), st.dictionaries(TEXTS.filter(bool), inner, max_size=4)
    ),
    max_leaves=12,
)


@given(st.dictionaries(TEXTS.filter(bool), VALUES, min_size=1, max_size=5))
def test_every_mapping_comes_back(value: dict[str, Value]) -> None:
    assert value_of(parse_yaml(format_yaml(value), "x.yaml")) == value


def test_it_is_written_as_a_person_would() -> None:
    value: dict[str, Value] = {
        "id": "mine",
        "name": "Don't: stop",
        "agents": {"number": "3", "suggested": ("yellow", "blue", "pink")},
        "log": "First line\nsecond line",
        "mission": {"parts": ({"each": "zone"}, {"tiles": ("C4", "D5"), "within": "1"})},
    }
    assert format_yaml(value) == (
        'id: mine\nname: "Don\'t: stop"\nagents:\n  number: 3\n  suggested: [yellow, blue, pink]\n'
        "log: |-\n  First line\n  second line\n"
        "mission:\n  parts:\n    - each: zone\n    - tiles: [C4, D5]\n      within: 1\n"
    )
