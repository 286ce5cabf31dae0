"""Maps of hexagons: numbering, neighbours, rays, groups, symmetries."""

from verne_tabletop.engine.hexes import HexMap, cells_of, distance, moved

PLAN = HexMap(3)


def cells(mask: int) -> list[int]:
    return [cell + 1 for cell in cells_of(mask)]


def test_numbering_runs_row_by_row() -> None:
    rows = [[n + 1 for n in range(37) if PLAN.cells[n][1] == r] for r in range(-3, 4)]
    assert [len(row) for row in rows] == [4, 5, 6, 7, 6, 5, 4]
    assert rows[0] == [1, 2, 3, 4] and rows[6] == [34, 35, 36, 37]
    assert PLAN.cells[18] == (0, 0)


def test_opposites_add_up_to_38() -> None:
    for q, r in PLAN.cells:
        assert PLAN.index[q, r] + PLAN.index[-q, -r] == 36


def test_neighbours_of_middle_edge_and_corner() -> None:
    assert cells(PLAN.near[18]) == [12, 13, 18, 20, 25, 26]
    assert cells(PLAN.near[0]) == [2, 5, 6]
    assert cells(PLAN.near[1]) == [1, 3, 6, 7]
    for cell in range(37):
        for other in range(37):
            near = distance(PLAN.cells[cell], PLAN.cells[other]) == 1
            assert bool(PLAN.near[cell] >> other & 1) == near
            assert (PLAN.direction(cell, other) >= 0) == near


def test_corners() -> None:
    assert cells(PLAN.corners) == [1, 4, 16, 22, 34, 37]


def test_rays_run_straight_to_the_edge() -> None:
    assert [cell + 1 for cell in PLAN.rays[18][0]] == [20, 21, 22]
    assert [cell + 1 for cell in PLAN.rays[18][1]] == [13, 8, 4]
    assert [cell + 1 for cell in PLAN.rays[0][5]] == [6, 12, 19, 26, 32, 37]
    assert PLAN.rays[0][2] == []


def test_rings() -> None:
    assert [PLAN.ring(18, steps).bit_count() for steps in range(5)] == [1, 6, 12, 18, 0]


def test_groups_and_runs() -> None:
    mask = sum([1 << n - 1 for n in (1, 2, 3, 7, 20, 37)])
    assert [cells(group) for group in PLAN.groups(mask)] == [[1, 2, 3, 7], [20], [37]]
    assert PLAN.longest_run(mask) == 3
    assert PLAN.longest_run(0) == 0
    assert PLAN.longest_run(sum([1 << n - 1 for n in (4, 8, 13, 19, 1)])) == 4


def test_twelve_symmetries_keep_neighbours() -> None:
    images = PLAN.symmetries()
    assert len({tuple(image) for image in images}) == 12
    for image in images:
        assert sorted(image) == list(range(37))
        for cell in range(37):
            assert moved(PLAN.near[cell], image) == PLAN.near[image[cell]]
