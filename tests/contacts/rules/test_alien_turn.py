"""The Alien's turn: where it may go, what is public of it, and when it is caught because it cannot (contacts 3.1)."""

from random import Random

import pytest

from solo.contacts import rules
from solo.contacts.actions import AlienMove, Refusal
from solo.contacts.game import GAME
from solo.core.game import IllegalAction
from solo.core.record import Audience
from tests.contacts import oracle
from tests.contacts.boards import random_rows
from tests.contacts.scenes import Scene, scene


def alien_turn(*rows: str, alien: str, **others: object) -> Scene:
    return scene(*rows, alien=alien, phase="alien", **others)  # type: ignore[arg-type]


def ends(game: Scene) -> str:
    return " ".join(text.split("-")[-1] for text in game.legal("walk"))


def test_it_walks_five_points_and_the_listing_names_every_end_once() -> None:
    game = alien_turn("fffffffff", alien="A1", yellow="I1")
    assert game.legal() == [
        "walk A1-B1",
        "walk A1-B1-C1",
        "walk A1-B1-C1-D1",
        "walk A1-B1-C1-D1-E1",
        "walk A1-B1-C1-D1-E1-F1",
    ]
    assert game.refusal("walk A1-B1-C1-D1-E1-F1-G1") is Refusal.TOO_FAR
    assert ends(alien_turn("fwwccff", alien="A1", yellow="G1")) == "B1 C1"
    assert ends(alien_turn("fwcff", alien="A1", yellow="E1")) == "B1 C1"


@pytest.mark.parametrize(
    ("path", "why"),
    [
        ("A1", Refusal.MUST_MOVE),
        ("B1-C1", Refusal.BAD_PATH),
        ("A1-C1", Refusal.BAD_PATH),
        ("A1-B1-C1", Refusal.CLOSED),
        ("A1-A2", Refusal.CLOSED),
        ("A1-B1-B2", Refusal.CLOSED),
        ("A1-B1-A1", Refusal.OLD_CAMP),
        ("A1-B1", None),
    ],
)
def test_an_illegal_move_is_refused_and_nothing_happens(path: str, why: Refusal | None) -> None:
    """CR-6: A2 is a lake, B2 a mountain, an Agent stands on C1."""
    game = alien_turn("ffff", "lmff", alien="A1", yellow="C1")
    assert game.refusal(f"walk {path}") is why
    if why is not None:
        before = game.state
        with pytest.raises(IllegalAction) as caught:
            game.do(f"walk {path}")
        assert caught.value.reason is why
        assert game.state == before


def test_it_may_enter_a_tile_again_and_cross_old_camps() -> None:
    """Contacts 3.1: D1 and C1 are camps; it crosses both, and B1 twice, but ends on none of them."""
    game = alien_turn("fffff", alien="D1 D1-C1 C1-B1", yellow="E1")
    assert game.refusal("walk B1-A1-B1-A1") is None
    assert game.refusal("walk B1-C1-B1-A1") is None
    for camp in ("walk B1-C1", "walk B1-C1-D1", "walk B1-A1-B1"):
        assert game.refusal(camp) is Refusal.OLD_CAMP
    assert ends(game) == "A1"


def test_the_tile_it_leaves_today_is_a_camp_too() -> None:
    game = alien_turn("fff", alien="A1", yellow="C1")
    assert game.refusal("walk A1-B1-A1") is Refusal.OLD_CAMP


def test_agents_and_roadblock_are_closed_and_it_may_leave_the_roadblock() -> None:
    """CR-22: if the Alien is on it, it may leave."""
    game = alien_turn("ffff", alien="B1", yellow="D1")
    blocked = game.public_now(roadblock=game.board.named("C1"))
    assert ends(game) == "A1 C1"
    assert ends(blocked) == "A1"
    assert blocked.refusal("walk B1-C1") is Refusal.CLOSED
    on_it = game.public_now(roadblock=game.board.named("B1"))
    assert ends(on_it) == "A1 C1"
    assert on_it.refusal("walk B1-A1-B1-C1") is Refusal.CLOSED


def test_what_is_public_of_a_move_is_that_it_was_made_and_what_was_closed() -> None:
    """Contacts 9: the alien_turn line exactly, and a hidden path line before it."""
    game = alien_turn("fffff", "fffff", alien="A1", yellow="E1", blue="D2")
    game = game.public_now(roadblock=game.board.named("C1"))
    done = game.do("walk A1-B1-A2")
    assert done.told() == [
        {
            "type": "alien_turn",
            "day": 1,
            "budget": 5,
            "movement": "alien",
            "cross_agents": False,
            "lakes": False,
            "closed": ["C1", "E1", "D2"],
            "roadblock": "C1",
            "barred": [],
        }
    ]
    path = done.events[0]
    assert (path.type, path.audience) == ("path", Audience.ALIEN)
    assert path.fields == {"day": 1, "tiles": ["A1", "B1", "A2"]}
    assert done.public.phase == "agents"
    assert done.public == game.do("walk A1-A2").public


def test_without_a_roadblock_the_line_says_null() -> None:
    assert alien_turn("fff", alien="A1", yellow="C1").do("walk A1-B1").told()[0]["roadblock"] is None


def test_the_engine_and_the_oracle_agree_about_every_path() -> None:
    """CR-6, contacts 3.1: judged by a second reading of the rules; paths made at random, half of them illegal."""
    judged = {True: 0, False: 0}
    for seed in range(40):
        rng = Random(seed)
        terrain, zones = random_rows(rng, 3, 5)
        listing = oracle.OracleMap.from_text(terrain, zones)
        tiles = sorted(listing.terrain)
        open_tiles = [tile for tile in tiles if listing.terrain[tile] in ("field", "forest", "city")]
        here, camp, agent, block = rng.sample(open_tiles, 4)
        game = alien_turn(*terrain, zones=zones, alien=f"{camp} {camp}-{here}", yellow=agent)
        game = game.public_now(roadblock=game.board.named(block))
        line = {"type": "alien_turn", "day": 2, "budget": 5, "movement": "alien", "closed": [agent, block]}
        line |= {"roadblock": block}
        legal = oracle.day_paths(listing, line, here, [camp, here])
        assert set(ends(game).split()) == {path[-1] for path in legal}
        some = [list(path) for path in rng.sample(sorted(legal), min(len(legal), 20))]
        for _ in range(40):
            path = [here]
            for _ in range(rng.randrange(5)):
                path.append(rng.choice(listing.neighbours[path[-1]] if rng.random() < 0.95 else tiles))
            some.append(path)
        for path in some:
            clash = oracle.path_clash(listing, line, tuple(path), [camp, here])
            assert (game.refusal("walk " + "-".join(path)) is None) == (clash is None), (path, clash)
            judged[clash is None] += 1
    assert min(judged.values()) > 300, judged


def test_paths_off_the_board_are_refused() -> None:
    game = alien_turn("fff", alien="A1", yellow="C1")
    here = game.board.named("A1")
    for path in ((), (here, 10**6), (here, here)):
        assert rules.refusal(game.state, AlienMove(path)) in (Refusal.MUST_MOVE, Refusal.BAD_PATH)


# --------------------------------------------------------------------------------------------------------------- stuck


def test_it_is_caught_when_all_ways_are_closed_at_the_start_of_its_turn() -> None:
    """CR-5: Yellow's landing closes the last way; the day then has no alien_turn line (contacts 9)."""
    game = scene("fffff", alien="B1 B1-A1", yellow="D1")
    shut = game.do("move yellow D1-C1", "end")
    assert shut.outcome is not None
    assert (shut.outcome.winner, shut.outcome.why) == ("agents", "stuck")
    assert shut.told("alien_turn", "end") == [{"type": "end", "day": 2, "winner": "agents", "why": "stuck"}]
    assert rules.legal_actions(shut.state) == []
    assert GAME.to_move(shut.state) is None


def test_old_camps_alone_can_lock_it_in() -> None:
    """CR-5: it could walk to B1 and C1, but both were camps."""
    game = scene("fffml", alien="C1 C1-B1 B1-A1", yellow="E1")
    stuck = game.do("move yellow E1", "end")
    assert stuck.outcome is not None and stuck.outcome.why == "stuck"


def test_a_city_too_dear_locks_it_in_no_more_than_it_should() -> None:
    """A city behind a forest costs 5: just within its points. Behind a city 6: too far, but the city is a way."""
    assert scene("fwcml", alien="B1 B1-A1", yellow="E1").do("move yellow E1", "end").outcome is None
    caught = scene("fcfml", alien="B1 B1-A1", yellow="E1", zones=["AAAAA"])
    assert caught.do("move yellow E1", "end").outcome is None, "past the old camp B1 (3) to C1 (1)"
    assert scene("fccml", alien="B1 B1-A1", yellow="E1").do("move yellow E1", "end").outcome is not None


def test_a_way_out_over_the_roadblock_it_stands_on_is_no_way_for_another() -> None:
    game = scene("fffff", alien="C1 C1-B1", turquoise="E1")
    game = game.public_now(roadblock=game.board.named("A1"))
    assert game.do("move turquoise E1-D1", "end").outcome is not None, "C1 is an old camp and A1 is blocked"


def test_it_is_caught_before_it_may_use_the_oracle() -> None:
    """SR-9, CR-5."""
    game = scene("fffff", alien="B1 B1-A1", yellow="D1", facts={"oracle": "ready"})
    shut = game.do("move yellow D1-C1", "end")
    assert shut.outcome is not None and shut.outcome.why == "stuck"
    assert shut.public.oracle == "ready" and shut.legal() == []
