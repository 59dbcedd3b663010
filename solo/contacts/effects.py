"""What played cards change for a while: the shared vocabulary in which a card says what it does (contacts 5).

The rules, the deduction's conditions, the views and the computer players ask these; nobody asks which card it was.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field

__all__ = ["NO_EFFECTS", "Effects"]


@dataclass(frozen=True, slots=True)
class Effects:
    """What is in force now. Everything ends with the day, except `lakes`, and `coming_budget`, which waits a day.

    The Alien: `budget` replaces its points (None: as usual), `budget_change` is added; `cross_agents`, `as_agents` and
    `lakes` as in the public record (contacts 9). The Agents: `slower` is taken off every walker's allowance, `pace` is
    added to it, `faster` have one more; `held` cannot move, `silenced` have no ability, `lifted` move in a straight
    line, `twice` move twice without ability; `swapped` names whose abilities an Agent has. `scan_change` is added to
    the size of scans of 2 and 3. `talk`: free, orders (all orders are given first) or ordered (they have been).
    """

    budget: int | None = None
    budget_change: int = 0
    coming_budget: int = 0
    cross_agents: bool = False
    as_agents: bool = False
    lakes: bool = False
    slower: int = 0
    faster: frozenset[str] = frozenset()
    pace: int = 0
    held: frozenset[str] = frozenset()
    silenced: frozenset[str] = frozenset()
    lifted: frozenset[str] = frozenset()
    twice: frozenset[str] = frozenset()
    swapped: Mapping[str, str] = field(default_factory=dict)
    scan_change: int = 0
    talk: str = "free"

    def next_day(self) -> "Effects":
        """Return what is left of them on the next day."""
        return Effects(lakes=self.lakes, budget_change=self.coming_budget)

    def allowance(self, agent: str, moves: int) -> int:
        """Return a walker's allowance today, from its usual one."""
        return max(0, moves + self.pace + (agent in self.faster) - self.slower)

    def scan(self, size: int) -> int:
        """Return the size today of a scan that usually has `size`."""
        return size + self.scan_change if size in (2, 3) else size


NO_EFFECTS = Effects()
