"""Plans before they are sealed: cubes put into boxes and taken out, step by step."""

from collections.abc import Mapping

from solo.adele.figures import BOXES

__all__ = ["Plans"]


class Plans:
    """The plans of this turn that are not sealed yet; cubes are put and taken one by one, and each step taken back."""

    def __init__(self, plans: Mapping[str, tuple[int, ...]], cubes: int) -> None:
        """`plans`: what each member's boxes hold already; `cubes`: how many each has in all."""
        self.cubes = cubes
        self.plans = dict(plans)
        self._past: list[dict[str, tuple[int, ...]]] = []

    def left(self, member: str) -> int:
        """Return how many cubes a member has not put anywhere."""
        return self.cubes - sum(self.plans[member])

    def put(self, member: str, box: int, by: int = 1) -> bool:
        """Put a cube into a box, or take one out (`by` -1); return whether that was possible."""
        plan = list(self.plans[member])
        plan[box] += by
        if plan[box] < 0 or sum(plan) > self.cubes:
            return False
        self._past.append(dict(self.plans))
        self.plans[member] = tuple(plan)
        return True

    def clear(self, member: str) -> None:
        """Take all of a member's cubes back."""
        if any(self.plans[member]):
            self._past.append(dict(self.plans))
            self.plans[member] = (0,) * len(BOXES)

    def take_back(self) -> bool:
        """Undo the last change; return whether there was one."""
        if not self._past:
            return False
        self.plans = self._past.pop()
        return True
