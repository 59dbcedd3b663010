"""What chance decides: the deals, the hidden token's place, the Alien die (contacts 2, 6 and 7)."""

from dataclasses import replace

from solo.contacts.actions import Action, DealCards, DealMissions, Hide, Refusal, Roll
from solo.contacts.public import ALIEN, TEAM, PublicState
from solo.contacts.scenario import Token
from solo.contacts.state import State
from solo.contacts.tokens import tokens
from solo.core.record import Audience, Event
from solo.core.rng import Random

__all__ = ["apply_chance", "draw", "listed", "refuse_chance"]

MISSIONS_DRAWN = 2

Applied = tuple[State, tuple[Event, ...]]


def draw(state: State, rng: Random) -> Action:
    """Return what chance does now."""
    public, edition = state.public, state.public.setup.edition
    match public.phase:
        case "deal":
            return DealCards(
                _some(rng, edition.alien_cards, public.scenario.deal(ALIEN).draw),
                _some(rng, edition.team_cards, public.scenario.deal(TEAM).draw),
            )
        case "missions":
            decks = mission_decks(public)
            return DealMissions(_some(rng, decks[0], MISSIONS_DRAWN), _some(rng, decks[1], MISSIONS_DRAWN))
        case "hide":
            return Hide(rng.choice(_hidden(public).places))
        case _:
            return Roll(rng.randrange(6))


def _some(rng: Random, deck: tuple[str, ...], number: int) -> tuple[str, ...]:
    return tuple(sorted(rng.sample(deck, number)))


def mission_decks(public: PublicState) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Return the mission cards of both sides that nobody has yet."""
    edition, taken = public.setup.edition, public.setup.burdens
    return (
        tuple(card for card in edition.alien_missions if card not in taken),
        tuple(card for card in edition.team_missions if card not in taken),
    )


def _hidden(public: PublicState) -> Token:
    return next(token for token in public.scenario.tokens if tokens()[token.kind].hides)


def listed(public: PublicState) -> list[Action]:
    """Return what chance may do: every face and place, and of the very many deals the first."""
    edition = public.setup.edition
    match public.phase:
        case "deal":
            alien, team = (public.scenario.deal(side).draw for side in (ALIEN, TEAM))
            return [DealCards(edition.alien_cards[:alien], edition.team_cards[:team])]
        case "missions":
            decks = mission_decks(public)
            return [DealMissions(decks[0][:MISSIONS_DRAWN], decks[1][:MISSIONS_DRAWN])]
        case "hide":
            return [Hide(tile) for tile in sorted(_hidden(public).places)]
        case _:
            return [Roll(face) for face in range(6)]


def refuse_chance(public: PublicState, action: Action) -> Refusal | None:
    """Return why chance cannot do this now, or None."""
    edition = public.setup.edition
    match public.phase, action:
        case "deal", DealCards(alien, team):
            sides = ((ALIEN, alien, edition.alien_cards), (TEAM, team, edition.team_cards))
            fits = all(_is_dealt(dealt, deck, public.scenario.deal(side).draw) for side, dealt, deck in sides)
            return None if fits else Refusal.BAD_KEEP
        case "missions", DealMissions(alien, team):
            decks = mission_decks(public)
            fits = _is_dealt(alien, decks[0], MISSIONS_DRAWN) and _is_dealt(team, decks[1], MISSIONS_DRAWN)
            return None if fits else Refusal.BAD_KEEP
        case "hide", Hide(tile):
            return None if tile in _hidden(public).places else Refusal.BAD_PLAY
        case "dawn", Roll(face):
            return None if 0 <= face < 6 else Refusal.BAD_PLAY
        case _:
            return Refusal.NOT_NOW


def _is_dealt(dealt: tuple[str, ...], deck: tuple[str, ...], number: int) -> bool:
    return len(dealt) == len({*dealt}) == number and {*dealt} <= {*deck}


def apply_chance(state: State, action: Action) -> Applied:
    """Do what chance does; each side learns its own cards, everybody the die."""
    public = state.public
    match action:
        case DealCards(alien, team):
            state = replace(state, alien=replace(state.alien, drawn=alien), team=replace(state.team, drawn=team))
            return state, _dealt("deal", "cards", alien, team)
        case DealMissions(alien, team):
            state = replace(state, alien=replace(state.alien, missions=alien), team=replace(state.team, missions=team))
            return state, _dealt("deal_missions", "missions", alien, team)
        case Hide(tile):
            event = Event("ship", {"tile": public.board.names[tile]}, Audience.ALIEN)
            return replace(state, alien=replace(state.alien, hidden=tile)), (event,)
        case Roll(face):
            budgets = next(filter(None, (tokens()[token.kind].budgets(token) for token in public.scenario.tokens)))
            fields = {"day": public.day, "face": face + 1, "budget": budgets[face]}
            return replace(state, public=replace(public, face=face)), (Event("die", fields, Audience.ALL),)
        case _:
            raise AssertionError(action)


def _dealt(type: str, what: str, alien: tuple[str, ...], team: tuple[str, ...]) -> tuple[Event, ...]:
    return (
        Event(type, {"side": ALIEN, what: list(alien)}, Audience.ALIEN),
        Event(type, {"side": TEAM, what: list(team)}, Audience.TEAM),
    )
