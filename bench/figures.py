"""Figures: how times are summed up, and how a table of them is laid out."""

from collections.abc import Sequence


def quantile(numbers: Sequence[float], part: float) -> float:
    """The smallest number that at least `part` (0 to 1) of them do not exceed."""
    ranked = sorted(numbers)
    return ranked[min(len(ranked) - 1, max(0, -int(-part * len(ranked) // 1) - 1))]


def spread(milliseconds: Sequence[float]) -> dict[str, float]:
    """Median, 99th percentile and longest of some times, in milliseconds."""
    return {
        "median_ms": round(quantile(milliseconds, 0.5), 3),
        "p99_ms": round(quantile(milliseconds, 0.99), 3),
        "longest_ms": round(max(milliseconds), 3),
        "count": len(milliseconds),
    }


def table(head: Sequence[str], rows: Sequence[Sequence[object]]) -> str:
    """Columns under their heads: the first to the left, figures to the right."""
    cells = [[str(cell) for cell in row] for row in (head, *rows)]
    widths = [max(len(row[column]) for row in cells) for column in range(len(head))]
    lines = []
    for row in cells:
        figures = [cell.rjust(width) for cell, width in zip(row[1:], widths[1:], strict=True)]
        lines.append("  ".join([row[0].ljust(widths[0]), *figures]).rstrip())
    return "\n".join(lines)
