"""What the Alien may do in its Action Step (adele 5.2). Asks what the Alien's side sees, no more."""

from collections.abc import Iterator

from solo.adele.actions import Action, AlienMove, Attack, Crawl, EndAlien, PlaceToken, Refusal, Reveal, Spread
from solo.adele.observation import AlienSecrets
from solo.adele.places import PlaceSet, members
from solo.adele.public import PublicState
from solo.adele.ways import alien_ways, crawl_targets

__all__ = ["can_spread", "listed", "open_places", "refuse", "revealable"]


def revealable(public: PublicState, alien: AlienSecrets) -> list[str]:
    """Return the members whose contaminated tokens the Alien may reveal to win (adele 5.6)."""
    return [member for member in public.members if alien.contaminated.get(member, 0) >= public.figures.reveal]


def open_places(public: PublicState) -> PlaceSet:
    """Return the locations that can take an alien token: a spread token, no alien token (AR-20)."""
    found = public.board.spread
    for place in public.board.tokens:
        found &= ~(1 << place)
    return found


def can_spread(public: PublicState) -> bool:
    """Return whether a spread token can go where the Alien is, the AP apart."""
    here, board = 1 << public.alien.place, public.board
    has_supply = board.spread.bit_count() < public.figures.spread
    return bool(public.alien.place) and has_supply and not here & (board.spread | board.shutdowns)


def refuse(public: PublicState, alien: AlienSecrets, action: Action) -> Refusal | None:
    """Return why the Alien cannot do this in its Action Step now, or None."""
    here, points, costs = public.alien.place, public.alien.points, public.figures.costs
    match action:
        case Reveal(member):
            return None if member in revealable(public, alien) else Refusal.NOT_AMONG
        case EndAlien():
            return None if here else Refusal.MUST_CRAWL
        case PlaceToken(token, place):
            left = points - costs["place"]
            if left < (0 if here else costs["crawl"]):
                return Refusal.NO_POINTS if here else Refusal.MUST_CRAWL
            if token not in alien.hand:
                return Refusal.NO_TOKEN
            return None if open_places(public) >> place & 1 else Refusal.TAKEN
        case Crawl(place):
            if points < costs["crawl"]:
                return Refusal.NO_POINTS
            return None if crawl_targets(public) >> place & 1 else Refusal.BURNING
        case _ if not here:
            return Refusal.OFF_BOARD
        case AlienMove(place):
            if points < costs["move"]:
                return Refusal.NO_POINTS
            return None if alien_ways(public, here) >> place & 1 else Refusal.NO_WAY
        case Spread():
            if points < costs["spread"]:
                return Refusal.NO_POINTS
            return None if can_spread(public) else Refusal.NO_SPREAD
        case Attack(member):
            if points < costs["attack"]:
                return Refusal.NO_POINTS
            return None if member in public.here(here) else Refusal.NOT_AMONG
        case _:
            return Refusal.NOT_NOW


def listed(public: PublicState, alien: AlienSecrets) -> Iterator[Action]:
    """Yield what the Alien may do in its Action Step now."""
    for action in _candidates(public, alien):
        if refuse(public, alien, action) is None:
            yield action


def _candidates(public: PublicState, alien: AlienSecrets) -> Iterator[Action]:
    here = public.alien.place
    yield from (Reveal(member) for member in revealable(public, alien))
    if here:
        yield from (AlienMove(place) for place in members(alien_ways(public, here)))
    yield from (Crawl(place) for place in members(crawl_targets(public)))
    yield Spread()
    for token in sorted(set(alien.hand)):
        yield from (PlaceToken(token, place) for place in members(open_places(public)))
    yield from (Attack(member) for member in public.here(here) if here)
    yield EndAlien()
