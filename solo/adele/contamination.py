"""How many contaminated tokens each crew member may have: exact, from what everybody saw (adele 5.6, AR-29, AR-30).

All ways in which the tokens can lie are followed through the public record, each with the number of draws that lead to
it. Whenever the Alien could have revealed and did not, those with three on one member are ruled out. Counting is in
whole numbers, so nothing is rounded before the last division.
"""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from fractions import Fraction
from math import comb

from solo.adele.public import PublicState
from solo.core.record import PublicRecord

__all__ = ["Contamination", "contamination"]

Faces = tuple[int, ...]
"""Contaminated tokens of each member, in the members' order."""


@dataclass(frozen=True, slots=True, eq=False)
class Contamination:
    """Every way in which the members' tokens can be contaminated, with whole-number weights.

    `tokens`: how many each member has; `bad`, `good`: how many of each face there are in all.
    """

    members: tuple[str, ...]
    tokens: Faces
    weights: Mapping[Faces, int]
    bad: int
    good: int

    def chance(self, holds: Callable[[Faces], bool]) -> Fraction:
        """Return the chance that something holds of the tokens."""
        return Fraction(sum(weight for faces, weight in self.weights.items() if holds(faces)), self._total)

    def of(self, member: str, number: int) -> Fraction:
        """Return the chance that a member has just so many contaminated tokens."""
        index = self.members.index(member)
        return self.chance(lambda faces: faces[index] == number)

    def next_is_bad(self) -> Fraction:
        """Return the chance that the next token drawn is contaminated; 0 if the pile is empty."""
        left = self.bad + self.good - sum(self.tokens)
        if not left:
            return Fraction(0)
        return Fraction(
            sum(weight * (self.bad - sum(faces)) for faces, weight in self.weights.items()), self._total * left
        )

    def one_more_makes(self, member: str, number: int) -> Fraction:
        """Return the chance that with one more token a member has so many contaminated ones, or has them already."""
        index, left = self.members.index(member), self.bad + self.good - sum(self.tokens)
        if not left:
            return self.chance(lambda faces: faces[index] >= number)
        found = sum(
            weight * (left if faces[index] >= number else self.bad - sum(faces))
            for faces, weight in self.weights.items()
            if faces[index] >= number - 1
        )
        return Fraction(found, self._total * left)

    @property
    def _total(self) -> int:
        return sum(self.weights.values())


def contamination(public: PublicState, record: PublicRecord) -> Contamination:
    """Return what the public record of a game says about the contagion tokens of every member.

    Assumes that an Alien that could reveal three did, as the computer always does (adele 5.6).
    """
    figures, members = public.figures, tuple(public.members)
    bad, good = figures.contagion["contaminated"], figures.contagion["clean"]
    tokens, weights = [0] * len(members), {(0,) * len(members): 1}
    in_phase = False
    for line in record.lines:
        match line.type:
            case "contagion":
                index = members.index(str(line.fields["member"]))
                weights = _drawn(weights, tokens, index, bad, good)
                tokens[index] += 1
            case "cleansed":
                index = members.index(str(line.fields["member"]))
                lost = int(str(line.fields["tokens"]))
                weights = _lost(weights, tokens[index], index, lost)
                tokens[index] -= lost
            case "alien_turn":
                in_phase = True
            case "plans":
                in_phase = False
        if in_phase:
            weights = {faces: weight for faces, weight in weights.items() if max(faces) < figures.reveal}
    return Contamination(members, tuple(tokens), weights, bad, good)


def _drawn(weights: Mapping[Faces, int], tokens: list[int], index: int, bad: int, good: int) -> dict[Faces, int]:
    """Return the ways after a member drew a token: as many as there are tokens of each face in the pile."""
    found: dict[Faces, int] = {}
    for faces, weight in weights.items():
        bad_left = bad - sum(faces)
        good_left = good - (sum(tokens) - sum(faces))
        more = (*faces[:index], faces[index] + 1, *faces[index + 1 :])
        for after, ways in ((more, bad_left), (faces, good_left)):
            if ways > 0:
                found[after] = found.get(after, 0) + weight * ways
    return found


def _lost(weights: Mapping[Faces, int], held: int, index: int, lost: int) -> dict[Faces, int]:
    """Return the ways after a member discarded some tokens drawn at random."""
    found: dict[Faces, int] = {}
    for faces, weight in weights.items():
        for bad_lost, ways in _losses(faces[index], held, lost):
            after = (*faces[:index], faces[index] - bad_lost, *faces[index + 1 :])
            found[after] = found.get(after, 0) + weight * ways
    return found


def _losses(bad: int, held: int, lost: int) -> Iterator[tuple[int, int]]:
    for bad_lost in range(min(bad, lost) + 1):
        if lost - bad_lost <= held - bad:
            yield bad_lost, comb(bad, bad_lost) * comb(held - bad, lost - bad_lost)
