"""Hunting cabins: places on the map, and nothing else."""

from solo.contacts.conditions import lying, walk_of
from tests.contacts.scenes import scene


def test_cabins_lie_where_the_file_says_and_stop_nobody() -> None:
    """Contacts 7."""
    bare = scene("fffff", alien="A1", phase="alien", yellow="E1")
    game = bare.with_token("cabin", "B1 C1")
    names = game.board.names
    assert [(kind, names[tile]) for kind, tile in lying(game.public.scenario, 1, False)] == [
        ("cabin", "B1"),
        ("cabin", "C1"),
    ]
    assert walk_of(game.public) == walk_of(bare.public)
    assert game.legal("walk") == bare.legal("walk")
    assert "doors" not in game.do("walk A1-B1").told("alien_turn")[0]
