"""Lists in columns, as commands print them."""

from collections.abc import Sequence

__all__ = ["columns"]


def columns(cells: Sequence[Sequence[str]], left: int) -> list[str]:
    """Return rows as lines, each column as wide as its widest cell; behind the first so many, words stand right."""
    widths = [max(map(len, column)) for column in zip(*cells, strict=True)]

    def padded(at: int, cell: str) -> str:
        return cell.ljust(widths[at]) if at < left else cell.rjust(widths[at])

    return ["  ".join(padded(at, cell) for at, cell in enumerate(row)).rstrip() for row in cells]
