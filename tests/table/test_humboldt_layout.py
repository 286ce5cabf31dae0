"""Where disks lie in a port's circle: all of them, within it, and none hidden by another."""

import math

import pytest

from verne_tabletop.table.humboldt_chart import BAND, PORT
from verne_tabletop.table.humboldt_layout import SMALLEST, heap

RADIUS = PORT - BAND - 0.5


@pytest.mark.parametrize("count", range(1, 25))
def test_disks_lie_within_their_circle(count: int) -> None:
    spots, size = heap(count, RADIUS)
    assert len(spots) == count and size >= SMALLEST
    assert max(math.hypot(*spot) for spot in spots) + size <= RADIUS + 0.5


@pytest.mark.parametrize("count", range(2, 17))
def test_no_disk_is_hidden_by_another(count: int) -> None:
    spots, size = heap(count, RADIUS)
    nearest = min(math.dist(one, other) for at, one in enumerate(spots) for other in spots[:at])
    assert nearest >= (1.98 if count <= 7 else 1.0) * size  # eight and more overlap, so that letters stay legible
