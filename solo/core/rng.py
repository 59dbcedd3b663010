"""The only random source: seeded streams, each named by what it is for.

A stream's draws depend on its keys alone, so one more draw in one place never changes another place, and no stream
tells anything about another (a seed is hashed with the whole key).
"""

import hashlib
from random import Random

__all__ = ["Random", "fresh_seed", "stream"]


def stream(*keys: str | int) -> Random:
    """Return the random stream named by keys such as ("play", "major-breakdown", seed, "alien", day, decision)."""
    text = "\x1f".join([f"str:{key}" if type(key) is str else f"{type(key).__name__}:{key}" for key in keys])
    return Random(int.from_bytes(hashlib.sha256(text.encode()).digest(), "big"))


def fresh_seed() -> int:
    """Return a seed from the operating system's entropy, 1 to 999,999,999: short enough to be read out."""
    from random import SystemRandom

    return SystemRandom().randint(1, 999_999_999)
