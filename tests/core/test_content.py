"""Checked YAML: what is read, and what is said about a file that is wrong."""

from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from solo.core.content import ContentError, Fault, Node, Reader, parse_yaml, quoted, read_yaml, unknown_name

FILE = "scenarios/contacts/x.yaml"
AGENTS = ("yellow", "green", "white")


def faults_of(text: str) -> list[str]:
    """Return what `parse_yaml` says of a text, without the file's name."""
    with pytest.raises(ContentError) as caught:
        parse_yaml(text, FILE)
    return [str(fault).removeprefix(FILE + ":") for fault in caught.value.faults]


def reader(text: str) -> Reader:
    return Reader(FILE, parse_yaml(text, FILE))


def said(read: Reader) -> list[str]:
    """Return the faults of a reader, without the file's name."""
    with pytest.raises(ContentError) as caught:
        read.finish()
    return str(caught.value).replace(FILE + ":", "").split("\n")


# Faults


def test_fault_reads_as_in_the_design() -> None:
    read = reader("id: x\nagents: [yellow,\n  yelow]")
    read.fields(["id", "agents"])["agents"].choices(AGENTS, "Agent")
    with pytest.raises(ContentError) as caught:
        read.finish()
    assert str(caught.value) == 'scenarios/contacts/x.yaml:3: agents: no Agent "yelow"; did you mean "yellow"?'
    assert caught.value.faults == (Fault(FILE, 3, "agents", 'no Agent "yelow"; did you mean "yellow"?'),)


def test_fault_without_line_or_field() -> None:
    assert str(Fault("a.yaml", 0, "", "cannot be read")) == "a.yaml: cannot be read"


def test_all_faults_at_once_in_the_order_of_lines() -> None:
    read = reader("days: many\nname: []\nmap: Z\nopen: yes\ncolour: red")
    top = read.fields(["map", "name", "days", "open", "id"])
    top["map"].choice(["S", "L"], "map")
    top["open"].boolean()
    top["name"].text()
    top["days"].integer(1, 30)
    assert said(read) == [
        '1: id: is missing; add a line "id: …"',
        '1: days: must be a whole number from 1 to 30, not "many"',
        "2: name: must be a text, not a list",
        '3: map: no map "Z"; choose from L, S',
        '4: open: must be true or false, not "yes"',
        "5: colour: unknown key; known keys are map, name, days, open, id",
    ]


def test_finish_without_faults_is_silent() -> None:
    reader("a: 1").finish()


def test_quoted_is_short_printable_and_one_line() -> None:
    assert quoted("a\nb\ud800\x1b") == '"a\\u000ab\\ud800\\u001b"'
    assert len(quoted("x" * 10_000)) == 42


def test_unknown_name() -> None:
    assert unknown_name("Agent", "WHITE", AGENTS) == 'no Agent "WHITE"; did you mean "white"?'
    assert unknown_name("Agent", "beige-ish", AGENTS) == 'no Agent "beige-ish"; choose from green, white, yellow'
    assert unknown_name("Agent", "x", ()) == 'no Agent "x"; there is none to choose'
    assert unknown_name("day", "x", [f"d{n}" for n in range(99)]).endswith(", …")


# Values


def test_values_of_a_right_file() -> None:
    read = reader("name: Plan S\ndays: 6\nopen: true\nagents: [white, green]\nodds: {a: 1, b: -2}")
    top = read.fields(["name", "days", "open", "agents", "odds"], ["note", "level"])
    assert top["name"].text() == "Plan S"
    assert top["days"].integer(1, 6) == 6
    assert top["open"].boolean() is True
    assert top["agents"].choices(AGENTS, "Agent", 2, 2) == ["white", "green"]
    assert {key: entry.integer(-2, 1) for key, entry in top["odds"].entries()} == {"a": 1, "b": -2}
    assert not top["note"].present and top["note"].text(default="none") == "none"
    assert top["level"].integer(0, 9, default=4) == 4
    read.finish()


@pytest.mark.parametrize(
    "word", ["no", "on", "y", "2026-01-01", "1e5", "007", "0x10", "12:30", "1_000", ".5", '"null"']
)
def test_a_text_is_what_was_written(word: str) -> None:
    """YAML 1.1 would make a boolean, a date, an octal or sexagesimal number of these."""
    read = reader(f"{word}: {word}")
    (key, value), *_ = read.entries()
    assert key == value.text() == word.strip('"')
    read.finish()


@pytest.mark.parametrize("word", ["", "~", "null", "[]", "{}"])
def test_nothing_and_containers_are_no_single_value(word: str) -> None:
    read = reader(f"a: {word}")
    value = read.fields(["a"])["a"]
    assert (value.text(default="d"), value.integer(3, 4), value.boolean(True), value.choice(["x"])) == (
        "d",
        3,
        True,
        "",
    )
    assert len(said(read)) == 4


@pytest.mark.parametrize(
    ("written", "problem"),
    [
        ("0", "must be from 1 to 30, not 0"),
        ("31", "must be from 1 to 30, not 31"),
        ("9" * 10_000, "must be from 1 to 30, not a number of 10000 digits"),
        ("-" + "9" * 30, "must be from 1 to 30, not a number of 30 digits"),
        ("010", 'must be a whole number from 1 to 30, not "010"'),
        ("6.0", 'must be a whole number from 1 to 30, not "6.0"'),
        ("٦", 'must be a whole number from 1 to 30, not "٦"'),
        ("[6]", "must be a whole number, not a list"),
        ("2026-01-01", 'must be a whole number from 1 to 30, not "2026-01-01"'),
    ],
)
def test_wrong_numbers(written: str, problem: str) -> None:
    read = reader(f"days: {written}")
    assert read.fields(["days"])["days"].integer(1, 30) == 1
    assert said(read) == ["1: days: " + problem]


@pytest.mark.parametrize(("written", "value"), [("1", 1), ("30", 30), ('"6"', 6), ("+7", 7)])
def test_right_numbers(written: str, value: int) -> None:
    read = reader(f"days: {written}")
    assert read.fields(["days"])["days"].integer(1, 30) == value
    read.finish()


@pytest.mark.parametrize(("written", "value"), [("true", True), ("False", False), ("TRUE", True)])
def test_booleans(written: str, value: bool) -> None:
    read = reader(f"a: {written}")
    assert read.fields(["a"])["a"].boolean(not value) is value
    read.finish()


@pytest.mark.parametrize(
    ("written", "problem"),
    [
        ('""', "must have 1 to 200 characters, not 0"),
        ("x" * 201, "must have 1 to 200 characters, not 201"),
        (r'"a\0b"', "the character U+0000 cannot stand in a text; remove it"),
        (r'"\ud800"', "the character U+D800 cannot stand in a text; remove it"),
    ],
)
def test_wrong_texts(written: str, problem: str) -> None:
    read = reader(f"name: {written}")
    assert read.fields(["name"])["name"].text() == ""
    assert said(read) == ["1: name: " + problem]


def test_a_text_may_have_lines_and_any_script() -> None:
    read = reader("log: |\n  Contact\u00a0— 接触 👽\n  lost\n")
    assert read.fields(["log"])["log"].text() == "Contact\u00a0— 接触 👽\nlost\n"
    read.finish()


@pytest.mark.parametrize("wrong", ["a b", "../x", "-a", "a--b", "a_b", "ä", "a.yaml", "x" * 41])
def test_an_identifier_may_name_a_file(wrong: str) -> None:
    read = reader(f"id: {wrong}")
    assert read.fields(["id"])["id"].identifier("d") == "d"
    assert len(said(read)) == 1
    right = reader("id: lost-in-the-rockies-2")
    assert right.fields(["id"])["id"].identifier() == "lost-in-the-rockies-2"
    right.finish()


def test_lists() -> None:
    read = reader("a: [1, 2]\nb: x\nc: []\nd:\n- 5\n- six\ne: [white, white]")
    top = read.fields(["a", "b", "c", "d", "e"])
    assert top["a"].items(3, 4) == top["b"].items() == top["c"].items(1) == []
    assert [item.integer(1, 9) for item in top["d"].items(2, 2)] == [5, 1]
    assert top["e"].choices(AGENTS, "Agent") == ["white"]
    assert said(read) == [
        "1: a: must have 3 to 4 items, not 2",
        '2: b: must be a list (lines that begin with a hyphen), not "x"',
        "3: c: must have 1 to 1000 items, not 0",
        '6: d: must be a whole number from 1 to 9, not "six"',
        '7: e: "white" stands twice; keep one of them',
    ]


def test_a_mistyped_key_is_one_fault_and_names_its_line() -> None:
    read = reader("rivals:\n- name: x\n  skil: 3")
    (rival,) = read.fields(["rivals"])["rivals"].items()
    rival.fields(["name", "skill"], ["note"])
    assert said(read) == ['3: rivals.skil: unknown key; did you mean "skill"?']


def test_a_key_that_stands_already_is_not_what_was_meant() -> None:
    read = reader("name: x\nnames: y")
    read.fields(["name"])
    assert said(read) == ["2: names: unknown key; known keys are name"]


def test_wrong_mappings() -> None:
    read = reader("a: [1]\nb: {x: 1, y: 2}\nc:")
    top = read.fields(["a", "b", "c"])
    assert list(top["a"].entries()) == list(top["b"].entries(1)) == []
    assert not top["c"].fields(["inner"])["inner"].present
    assert said(read) == [
        "1: a: must be a mapping (lines such as key: value), not a list",
        "2: b: must have at most 1 entries, not 2",
        "3: c: must be a mapping (lines such as key: value), not nothing",
    ]


def test_the_whole_file_may_be_the_wrong_kind() -> None:
    read = reader("- a")
    read.fields(["id"])["id"].text()
    assert said(read) == ["1: must be a mapping (lines such as key: value), not a list"]


def test_a_reader_can_note_a_fault_of_the_meaning() -> None:
    read = reader("map: S\nagents: [white]")
    read.fields(["map", "agents"])["agents"].fault("Plan S wants 2 Agents; add one")
    assert said(read) == ["2: agents: Plan S wants 2 Agents; add one"]


# Texts that are no such file


@pytest.mark.parametrize(
    ("text", "faults"),
    [
        ("", ["1: the file is empty"]),
        ("# nothing\n", ["1: the file is empty"]),
        ("a: 1\nb: [1", ["2: column 4: a bracket opened here is not closed, or a comma is missing"]),
        ("a: 'x\nb: 1", ["1: column 4: opened here and not closed before the end of the file; look for a quote"]),
        ("a:\n\t- b", ["2: column 1: a tab cannot stand here; indent with spaces"]),
        ("a: b: c", ["1: column 5: a colon cannot stand here; check the indent, or put the text in quotes"]),
        ("a: 1\nb\n", ["2: column 1: a key without its colon; write key: value"]),
        ("a: @x", ["1: column 4: a text cannot begin with this character; put it in quotes"]),
        ("a: 1\n---\nb: 2", ["2: a second document begins; put it in a file of its own"]),
        ("a: \x07", ["1: a character that cannot stand in YAML; remove it"]),
        ("~: 1", ["1: a key is missing before the colon; write one, in quotes if you mean the word"]),
        ("? [a]\n: 1", ["1: a key must be a text, not a list or mapping"]),
        ("? {a: b}\n: 1", ["1: a key must be a text, not a list or mapping"]),
        (r'"\UFFFFFFFF"', ["1: not YAML: a character code or a version number near here has no meaning"]),
        ("%YAML 1." + "9" * 5000, ["1: not YAML: a character code or a version number near here has no meaning"]),
        ("a" * 200_001, [" longer than 200000 characters; such a file is not one of this program's"]),
    ],
)
def test_broken_texts(text: str, faults: list[str]) -> None:
    assert faults_of(text) == faults


def test_duplicate_keys_are_all_named() -> None:
    assert faults_of("a: 1\nb: 2\na: 3\nb: 4") == [
        '3: the key "a" stands twice, first in line 1; keep one of them',
        '4: the key "b" stands twice, first in line 2; keep one of them',
    ]


def test_aliases_are_refused_so_that_no_bomb_can_grow() -> None:
    bomb = "a: &a [x, x]\n" + "".join(f"{b}: &{b} [*{a}, *{a}]\n" for a, b in zip("abcdefgh", "bcdefghi", strict=True))
    assert len(faults_of(bomb)) == 9 + 2 * 8
    assert faults_of("*a : 1")[0].startswith("1: anchors (&) and aliases (*)")


def test_tags_are_refused() -> None:
    (fault,) = faults_of("a: !!binary aGk=")
    assert fault == "1: tags (!) are not used here; write the plain value, or put it in quotes"
    assert len(faults_of("!!python/object:os.system {a: !x 1}")) == 2


@pytest.mark.parametrize("opening", ["[", "[\n", "- ", "{a: ", "? ", "- - ", "[{"])
def test_depth_is_limited(opening: str) -> None:
    assert faults_of(opening * 10_000)[-1].endswith("lists and mappings lie more than 20 deep in each other")


def test_depth_of_20_is_read() -> None:
    node = parse_yaml("[" * 20 + "]" * 20, FILE)
    for _ in range(19):
        assert isinstance(node.value, list)
        (node,) = node.value
    assert node.value == []


def test_lines_of_nodes_and_keys() -> None:
    node = parse_yaml("# comment\na:\n  - 1\n  - |\n    text\nb: {c: 1,\n  d: 2}", FILE)
    assert isinstance(node.value, dict)
    assert node.key_lines == {"a": 2, "b": 6}
    assert isinstance(items := node.value["a"].value, list)
    assert [item.line for item in items] == [3, 4]
    assert node.value["b"].key_lines == {"c": 6, "d": 7}


# Files


def test_read_yaml(tmp_path: Path) -> None:
    path = tmp_path / "x.yaml"
    path.write_bytes(b"\xef\xbb\xbfa: \xc3\xa4\r\nb: 1\r\n")
    assert read_yaml(path) == Node({"a": Node("ä", 1), "b": Node("1", 2)}, 1, {"a": 1, "b": 2})


@pytest.mark.parametrize(
    ("content", "message"),
    [
        (b"a: 1\nb: \xff\n", "x.yaml:2: not UTF-8 text; save the file as UTF-8"),
        (b"a: 1\n\xc3", "x.yaml:2: not UTF-8 text; save the file as UTF-8"),
        (b"", "x.yaml:1: the file is empty"),
        (b"x" * 800_001, "x.yaml: longer than 200000 characters; such a file is not one of this program's"),
    ],
)
def test_files_that_cannot_be_used(tmp_path: Path, content: bytes, message: str) -> None:
    path = tmp_path / "x.yaml"
    path.write_bytes(content)
    with pytest.raises(ContentError) as caught:
        read_yaml(path, "x.yaml")
    assert str(caught.value) == message


@pytest.mark.parametrize("name", ["absent.yaml", ".", "a\0b"])
def test_files_that_cannot_be_read(tmp_path: Path, name: str) -> None:
    with pytest.raises(ContentError, match=r"^x\.yaml: cannot be read: \w"):
        read_yaml(tmp_path / name, "x.yaml")


# Anything at all


def use(read: Reader, depth: int = 0) -> None:
    """Ask a part of a file for everything that it could be."""
    read.text(), read.integer(1, 9), read.boolean(), read.choice(AGENTS), read.identifier(), read.choices(AGENTS)
    read.fields(["id"], ["name"])
    for part in (*read.items(), *(entry for _, entry in read.entries())):
        use(part, depth + 1)


YAML_PIECES = st.sampled_from(
    [*"abn01 -:?[]{},&*!|>'\"%@`#~.\\\n\t", "\n  ", "- ", ": ", "---\n", "\\U", "id", "\x85", "é"]
)


@settings(max_examples=200, deadline=None)
@given(st.one_of(st.lists(YAML_PIECES, max_size=40).map("".join), st.text(max_size=40)))
def test_any_text_is_read_or_refused_with_faults(text: str) -> None:
    try:
        read = reader(text)
        use(read)
        read.finish()
    except ContentError as error:
        assert error.faults
        for fault in error.faults:
            assert fault.problem and str(fault).isprintable()
            assert 0 <= fault.line <= len(text) + 1
