"""What the figures speak for in each phase of one's own, from the human's own view: sums, and chances by counting.

An advice is never more than its figure: it names cards, what they come to, and what changes with other cards. Chances
take every hand that a rival may hold for alike, so whoever shows one says so (section 8).
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from itertools import combinations

from solo.xfiles.counting import reached
from solo.xfiles.deck import CASE, CONTACT, INVESTIGATION
from solo.xfiles.hints import best_clues, case_facts, turns_left, twist_threat, unseen_by_points
from solo.xfiles.observation import View
from solo.xfiles.table import Seat, agents_in, cases_in, contact_slots, need, phases_left, twists_in

__all__ = ["Advice", "Option", "advice", "brought"]


@dataclass(frozen=True, slots=True)
class Option:
    """Another way than the advised one: the cards laid, the points that it comes to, and a chance where one is known.

    What points and chance are of is said with the advice that it belongs to.
    """

    cards: tuple[str, ...]
    points: int
    chance: Fraction | None = None


@dataclass(frozen=True, slots=True)
class Advice:
    """What the figures speak for, by a word that says why, and the figure behind it.

    Resources: "draw" (`figure` cards more). Case: "payable" (agents and clues reach `figure` points beyond the case;
    its option is the chance that twists stop it), "unpayable" (`figure` points are missing), "no-agent", "no-case".
    Agent: "lay" (the agents with the fewest points that will do with the clues in hand, `figure` points beyond the
    need; options: these and all agents, each with the chance that twists stop it), "lay-none" (none is needed),
    "lay-short" (`figure` points are missing with all of them), "bank" (no case is open; `figure` cards would have to
    be discarded if none were laid). Complications: "twist" (the rival needs `figure` points; options: none, one, more
    twists, each with the need it leaves and the chance that the rival has that), "harmless" (without an agent it cannot
    solve).
    Investigation: "solves" (the cheapest clues, `figure` points wasted), "enough", "unled" (no agent is in play),
    "short" (`figure` points are missing whatever is attached), "lost" (the same, at the last Conclusion). Debriefing:
    "discard" (`figure` points fewer can be brought to the case; options: each card alone and what goes with it),
    "last" (no turn of one's own is to come). "nothing": there is nothing to count; "waiting": somebody else decides.
    """

    why: str
    cards: tuple[str, ...] = ()
    figure: int = 0
    case: str = ""
    options: tuple[Option, ...] = ()


def advice(view: View) -> Advice | None:
    """Return what the figures speak for in the phase that is on; None before the deal and after the end."""
    table = view.table
    if table.outcome or not table.seats:
        return None
    if table.seats[table.mover].side != view.side:
        return Advice("waiting")
    return _PHASES[table.phase](view)


def brought(view: View, hand: Sequence[str]) -> int:
    """Return the most points that the viewer can bring to a case with a hand: agents in play and held, and clues."""
    seat, deck = view.seat, view.table.setup.deck
    led = deck.sum(seat.agents) + deck.sum(agents_in(tuple(hand)))
    return led + best_clues(deck, tuple(hand), contact_slots(view.table, seat))


def _lowest_case(view: View) -> str:
    """Return the held case with the fewest points, empty if none is held."""
    points = view.table.setup.deck.points
    return min(cases_in(view.hand), key=lambda copy: (points[copy], copy), default="")


# Resources and Case


def _resources(view: View) -> Advice:
    """A Z card can do nothing else, and fills a place in the hand (XR-7, XR-8)."""
    table = view.table
    held = tuple(copy for copy in view.hand if table.setup.deck.draws(copy))
    more = min(table.setup.scenario.numbers.bonus, table.deck)
    return Advice("draw", held[:1], more) if held and more else Advice("nothing")


def _case(view: View) -> Advice:
    """The lowest case held, and whether all that can be brought this turn solves it, twists apart."""
    case, seat, deck = _lowest_case(view), view.seat, view.table.setup.deck
    if not case:
        return Advice("no-case")
    over = brought(view, view.hand) - deck.points[case]
    if not seat.agents and not agents_in(view.hand):
        return Advice("no-agent", (), max(0, 1 - over), case)
    if over <= 0:
        return Advice("unpayable", (), 1 - over, case)
    threat = twist_threat(view, over - 1, True)
    return Advice("payable", (case,), over, case, (Option((case,), over - 1, threat.stopped),))


# Agents


def _agent(view: View) -> Advice:
    facts, held = case_facts(view), agents_in(view.hand)
    if not held:
        return Advice("nothing")
    if facts is None:
        return Advice("bank", tuple(held), max(0, len(view.hand) - view.table.setup.scenario.numbers.limit))
    ways = sorted(_agent_sets(view, held), key=lambda option: (option.points, len(option.cards)))
    enough = [each for each in ways if each.points >= 0 and (each.cards or facts.agents)]
    if not enough:
        return Advice("lay-short", tuple(held), -ways[-1].points, facts.case)
    first, *more = enough
    why = "lay" if first.cards else "lay-none"
    return Advice(why, first.cards, first.points, facts.case, (first, *more[-1:]))


def _agent_sets(view: View, held: Sequence[str]) -> list[Option]:
    """Return the cheapest agents for each sum that they can add, with the points left beyond the need."""
    deck, facts = view.table.setup.deck, case_facts(view)
    assert facts is not None
    sets: dict[int, tuple[str, ...]] = {}
    for number in range(len(held) + 1):
        for cards in combinations(held, number):
            sets.setdefault(deck.sum(cards), cards)
    return [
        Option(cards, margin, twist_threat(view, margin, True).stopped)
        for points, cards in sets.items()
        for margin in [facts.margin + points]
    ]


# Twists on a rival's case


def _complications(view: View) -> Advice:
    """What the rival lacks, and with what chance its hand has that, by how much is laid on its case."""
    owner, deck = view.table.active_seat, view.table.setup.deck
    held = sorted(twists_in(view.hand), key=lambda copy: (-deck.points[copy], copy))
    assert owner.case is not None
    missing = need(deck, owner)
    if not owner.agents:
        return Advice("harmless", (), missing, owner.case.card)
    sets = [tuple(held[:number]) for number in range(len(held) + 1)]
    options = tuple(
        Option(cards, missing + deck.sum(cards), _chance_of(view, owner, missing + deck.sum(cards))) for cards in sets
    )
    return Advice("twist", (), missing, owner.case.card, options)


def _chance_of(view: View, owner: Seat, missing: int) -> Fraction:
    """Return the chance that a rival's hand has clues of so many points, its agents being laid already (XR-15)."""
    counts = unseen_by_points(view)
    pile = sum(number for by_points in counts.values() for number in by_points.values())
    clues = {letter: _with_points(counts[letter]) for letter in (INVESTIGATION, CONTACT)}
    slots = max(0, contact_slots(view.table, owner))
    return reached(pile, clues[INVESTIGATION], clues[CONTACT], owner.hand, slots, missing)


def _with_points(counts: Mapping[int, int]) -> dict[int, int]:
    return {points: number for points, number in counts.items() if points}


# Clues


def _investigation(view: View) -> Advice:
    facts = case_facts(view)
    if facts is None:
        return Advice("nothing")
    if not facts.agents:
        return Advice("unled", (), max(0, facts.need), facts.case)
    if facts.cheapest is None:
        last = phases_left(view.table, view.seat) == 1
        return Advice("lost" if last else "short", (), -facts.margin, facts.case)
    return Advice("solves" if facts.cheapest else "enough", facts.cheapest, facts.surplus, facts.case)


# Discards


def _debriefing(view: View) -> Advice:
    """Which cards can go with the least loss of points for the case, open or held."""
    table, hand = view.table, view.hand
    over = len(hand) - table.setup.scenario.numbers.limit
    best = max(combinations(hand, over), key=lambda gone: _worth(view, gone))
    if not table.deck:
        return Advice("last", best, turns_left(table))
    before = brought(view, hand)
    alone = tuple(Option((copy,), before - brought(view, _without(hand, (copy,)))) for copy in hand)
    target = view.seat.case.card if view.seat.case else _lowest_case(view)
    return Advice("discard", best, before - brought(view, _without(hand, best)), target, alone)


def _without(hand: Sequence[str], gone: Sequence[str]) -> tuple[str, ...]:
    return tuple(copy for copy in hand if copy not in gone)


def _worth(view: View, gone: tuple[str, ...]) -> tuple[int, ...]:
    """Return what a hand is worth without some cards, what matters most first; the higher the better.

    Cards that draw; a case to open next and somebody to lead it; points that can be brought; points of twists; and of
    cases to spare the dearest go first. With no turn to come only twists count.
    """
    table, kept = view.table, _without(view.hand, gone)
    deck, seat = table.setup.deck, view.seat
    twists = deck.sum(twists_in(kept))
    if not table.deck:
        return (twists,)
    spare = deck.sum(copy for copy in gone if copy[0] == CASE)
    return (
        sum(deck.draws(copy) for copy in kept),
        int(bool(seat.case or cases_in(kept))),
        int(bool(seat.agents or agents_in(kept))),
        brought(view, kept),
        twists,
        spare,
    )


_PHASES: Mapping[str, Callable[[View], Advice]] = {
    "resources": _resources,
    "case": _case,
    "agent": _agent,
    "complications": _complications,
    "investigation": _investigation,
    "debriefing": _debriefing,
}
"""By phase what is counted in it. Each is asked in the viewer's own window alone."""
