"""What ADELE's next hazard costs (adele 6)."""

from solo.adele.public import PublicState

__all__ = ["price"]


def price(public: PublicState, hazard: str) -> int | None:
    """Return the energy that the next token of a hazard costs; None if none is left (AR-32)."""
    prices, used = public.figures.hazards[hazard], public.adele.used[hazard]
    return prices[used] if used < len(prices) else None
