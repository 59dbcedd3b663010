"""The Acid Cocktail."""

from collections.abc import Iterator

from solo.adele.effects import remove_spread, remove_token
from solo.adele.objectkind import ONE_USE, ObjectKind, Words
from solo.adele.observation import CrewSecrets
from solo.adele.places import doorway, members
from solo.adele.public import PublicState
from solo.adele.scene import Scene

TOKEN, SPREAD, BOTH = "token", "spread", "both"


def _uses(public: PublicState, crew: CrewSecrets, member: str) -> Iterator[Words]:
    here, board = public.members[member].place, public.board
    if not public.ship.all_locations >> here & 1:
        return
    for place in members(public.ship.next_to[here]):
        if doorway(here, place) in board.closed:
            continue
        has_token, has_spread = place in board.tokens, bool(board.spread >> place & 1)
        chosen = [TOKEN] * has_token + [SPREAD] * has_spread + [BOTH] * (has_token and has_spread)
        yield from ((public.ship.names[place], which) for which in chosen)


def _use(scene: Scene, member: str, words: Words) -> None:
    place, which = scene.ship.place_named(words[0]), words[1]
    if which in (TOKEN, BOTH):
        remove_token(scene, place, "acid")
    if which in (SPREAD, BOTH):
        remove_spread(scene, place, "acid")


OBJECT = ObjectKind(
    "acid-cocktail",
    "Acid Cocktail",
    "It removes the alien token, the spread token, or both, from one neighbouring location.",
    ONE_USE,
    _uses,
    _use,
)
