"""Secret files: missions, what can be done in time, and the two that come with the program (contacts 7)."""

from pathlib import Path
from random import Random

import pytest

from solo import library
from solo.contacts.conditions import day_walks, empty_walk
from solo.contacts.movement import alien_walk
from solo.contacts.scenario import Mission, Part, Scenario
from solo.contacts.scenariofile import parse_scenario
from solo.contacts.tokens import tokens
from solo.contacts.ways import days_needed, is_possible
from solo.core.content import ContentError
from solo.hex.bits import members
from tests.contacts import oracle
from tests.contacts.boards import board_of, random_rows
from tests.contacts.scenes import board

ROW = board("ffffffffff", zones=["AAABBBBCCC"])


def parts(*names: str) -> tuple[Part, ...]:
    return tuple(Part(name, ROW.set_named(name.split())) for name in names)


def test_a_mission_counts_the_parts_where_a_day_ended() -> None:
    mission = Mission("", parts("A1 B1", "C1", "B1 D1"), 2)
    for camps, done, fulfilled in (
        ("", 0b000, False),
        ("A1", 0b001, False),
        ("B1", 0b101, True),
        ("C1 D1", 0b110, True),
        ("A1 B1", 0b101, True),
        ("E1 F1", 0b000, False),
    ):
        paths = [(ROW.named("J1"), ROW.named(camp)) for camp in camps.split()]
        assert mission.progress(paths, 6) == done
        assert mission.is_fulfilled(paths, 6) == fulfilled


def test_a_mission_must_be_possible_within_the_days_by_moves_alone() -> None:
    """Contacts 7: from the best start; five points a day; the starting camp ends no day."""
    everywhere = Mission("", parts("A1", "F1"), 2)
    assert not is_possible([alien_walk(ROW)], everywhere)
    assert is_possible([alien_walk(ROW)] * 2, everywhere), "start on B1, camp on A1, then on F1"
    far = Mission("", parts("A1", "J1"), 2)
    assert not is_possible([alien_walk(ROW)] * 2, far)
    assert is_possible([alien_walk(ROW)] * 3, far)
    lake = board("ffl")
    assert not is_possible([alien_walk(lake)] * 6, Mission("", (Part("lake", lake.set_named(["C1"])),), 1))


def test_what_is_possible_is_what_some_walk_does() -> None:
    """Against the oracle's listing, day by day; nobody else on the board."""
    for seed in range(30):
        rng = Random(seed)
        terrain, zones = random_rows(rng, 2, 5)
        made, listing = board_of(terrain, zones), oracle.OracleMap.from_text(terrain, zones)
        names = sorted(made.by_name)
        mission = Mission("", tuple(Part(n, made.set_named([n])) for n in rng.sample(names, 3)), 2)
        line = {"type": "alien_turn", "day": 1, "budget": 5, "movement": "alien", "closed": [], "roadblock": None}
        reached = {(n, frozenset[str]()) for n in names if listing.terrain[n] in ("field", "forest")}
        wanted = {part.name for part in mission.parts}
        for days in range(1, 4):
            reached = {
                (path[-1], done | ({path[-1]} & wanted))
                for here, done in reached
                for path in oracle.day_paths(listing, line, here, [])
            }
            assert is_possible([alien_walk(made)] * days, mission) == any(len(done) >= 2 for _, done in reached)


def test_both_secret_files_of_the_program() -> None:
    """Contacts 7: MAJOR BREAKDOWN is the starter, on Plan S, 6 days, for the Agents; at most 3 Agents on S."""
    starter = library.scenario(library.starter_id())
    assert (starter.id, starter.name, starter.starter) == ("major-breakdown", "MAJOR BREAKDOWN", True)
    assert (starter.board.id, starter.days, starter.favours, starter.team_size) == ("S", 6, "agents", 3)
    rockies = library.scenario("lost-in-the-rockies")
    assert (rockies.name, rockies.board.id, rockies.days) == ("LOST IN THE ROCKIES", "L", 8)
    assert len(rockies.tokens[0].places) == 4 and rockies.mission.needed == 3


FILES = [library.scenario(id) for id in library.scenario_ids()]


def test_there_are_twelve_files_and_together_they_use_the_whole_box() -> None:
    """Contacts 7: every token, both plans, 2 to 4 Agents, equipment or not, a choice of the Alien's, fixed teams."""
    assert len(FILES) == 12 and len({file.name for file in FILES}) == 12
    assert {token.kind for file in FILES for token in file.tokens} == set(tokens())
    cabins = [len(token.places) for file in FILES for token in file.tokens if token.kind == "cabin"]
    assert max(cabins) == 4
    assert {token.optional for file in FILES for token in file.tokens if token.kind == "sungate"} == {False, True}
    assert {(file.board.id, file.team_size) for file in FILES} >= {("S", 2), ("S", 3), ("L", 3), ("L", 4)}
    assert any(len(file.agents) == file.team_size for file in FILES), "a fixed team"
    assert any(file.aliens_choice for file in FILES) and any(file.expert for file in FILES)
    assert any(file.equipment for file in FILES) and any(not file.equipment for file in FILES)
    assert any(file.days == 7 and file.board.id == "L" for file in FILES), "CR-35"
    parts = [part for file in FILES for part in (*file.mission.parts, *file.mission.also)]
    assert {part.how for part in parts} == {"camp", "cross", "last"}
    assert any(file.mission.ordered for file in FILES) and any(file.mission.also for file in FILES)
    leans = [file.favours for file in FILES]
    assert [leans.count(side) for side in ("agents", "nobody", "alien")] == [4, 4, 4]


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.id)
def test_every_file_can_be_played(file: Scenario) -> None:
    """Contacts 7: possible by moves alone, from many a start with a day to spare; advice on teams; short texts."""
    if file.board.id == "S":
        assert file.team_size <= 3
    else:
        assert {"yellow", "green", "brown", "white"} & set(file.suggested)
    assert len(file.suggested) == file.team_size
    assert max(map(len, (file.log, file.event, file.mission.text))) < 420
    plain = empty_walk(file.board, file.tokens)
    hidden = next((token.places for token in file.tokens if token.kind == "spaceship"), (None,))
    for place in hidden:
        mission = file.mission.with_hidden(file.board, place)
        assert is_possible(day_walks(file.board, file.tokens, file.days), mission)
        needed = days_needed(plain, mission, 0)
        early = sum(needed[tile] < file.days for tile in members(file.board.starts))
        assert early >= 12, early


def test_cabins_count_on_and_next_to_them() -> None:
    rockies = library.scenario("lost-in-the-rockies")
    for part, cabin in zip(rockies.mission.parts, rockies.tokens[0].places, strict=True):
        assert part.tiles == rockies.board.adjacent[cabin] | 1 << cabin


def test_breakdown_asks_for_the_three_zones() -> None:
    breakdown = library.scenario("major-breakdown")
    assert [part.tiles for part in breakdown.mission.parts] == [breakdown.board.of_zone[zone] for zone in "ABC"]
    assert breakdown.mission.needed == 3


# ------------------------------------------------------------------------------------------------ files with a fault

GOOD = """\
id: test-file
name: TEST
map: S
days: 6
agents:
  number: 2
  suggested: [yellow, blue]
favours: alien
log: One.
event: Two.
mission:
  text: Three.
  parts:
    - zone: A
    - zone: B
  needed: 2
"""


BAD_FILES = sorted((Path(__file__).parent / "bad_content" / "scenarios").glob("*.yaml"))


@pytest.mark.parametrize("path", BAD_FILES, ids=lambda path: path.stem)
def test_every_fault_of_a_broken_file_is_named(path: Path) -> None:
    """Contacts 7; CR-34: file, line, field and remedy."""
    text = path.read_text(encoding="utf-8")
    with pytest.raises(ContentError) as caught:
        parse_scenario(text, path.name, lambda id: (library.board(id), ""), library.map_ids())
    expected = [line.removeprefix("# expect: ") for line in text.splitlines() if line.startswith("# expect: ")]
    assert [str(fault).removeprefix(path.name + ":") for fault in caught.value.faults] == expected


def test_a_crowd_must_not_close_a_whole_zone() -> None:
    small = board("ffcff", "fffff", zones=["AABBB", "AABBB"])
    text = GOOD.replace("mission:", "tokens:\n  protest: {way: [B1, E1], within: 1}\nmission:")
    with pytest.raises(ContentError) as caught:
        parse_scenario(
            text.replace("number: 2", "number: 1").replace("[yellow, blue]", "[yellow]"),
            "x.yaml",
            lambda id: (small, ""),
            ["S"],
        )
    assert "x.yaml:12: tokens: all of zone A is closed on day 1" in str(caught.value)


def read(text: str) -> None:
    parse_scenario(text, "x.yaml", lambda id: (library.board(id), ""), library.map_ids())


def test_the_good_file_is_good() -> None:
    read(GOOD)


@pytest.mark.parametrize(
    ("old", "new", "line", "said"),
    [
        ("[yellow, blue]", "[yelow, blue]", 7, "yellow"),
        ("[yellow, blue]", "[yellow]", 7, "must name 2 Agents"),
        ("number: 2", "number: 5", 6, "4"),
        ("days: 6", "days: 0", 4, "1"),
        ("days: 6", "days: six", 4, "number"),
        ("map: S", "map: Q", 3, "map"),
        ("favours: alien", "favours: aliens", 8, "alien"),
        ("needed: 2", "needed: 3", 16, "2"),
        ("zone: B", "zone: D", 15, "D"),
        ("days: 6", "days: 1", 12, "cannot be fulfilled"),
        ("zone: B", "within: 1", 15, "exactly one of"),
        ("log: One.", "logg: One.", 9, "logg"),
    ],
)
def test_a_fault_is_named_with_its_line(old: str, new: str, line: int, said: str) -> None:
    assert old in GOOD
    with pytest.raises(ContentError) as caught:
        read(GOOD.replace(old, new))
    assert f"x.yaml:{line}: " in str(caught.value), str(caught.value)
    assert said in str(caught.value)


def test_the_readmes_example_is_a_good_file() -> None:
    """It shows every key, so that none goes out of date unseen."""
    text = (Path(__file__).parents[2] / "README.md").read_text(encoding="utf-8")
    example = text.split("### A secret file")[1].split("```yaml\n")[1].split("```")[0]
    made = parse_scenario(example, "README.md", lambda id: (library.board(id), ""), library.map_ids())
    assert {token.kind for token in made.tokens} == set(tokens())
    assert made.mission.also and made.expert and made.missions and made.aliens_choice and made.equipment
