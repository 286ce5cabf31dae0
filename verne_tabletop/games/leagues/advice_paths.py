"""The ways a Nautilus can take: a beam of the two best paths to each place, until the points are used."""

from typing import Final

from verne_tabletop.games.leagues.advice_outlook import Outlook
from verne_tabletop.games.leagues.state import CELLS

#: A path: value, visited cells of the surface, of the depth, ships sunk, bow hits.
Path = tuple[float, int, int, int, int]
BEAM: Final = 2


def entering(outlook: Outlook, target: int, path: Path) -> Path:
    """A path with one more place: hits and ships sunk on it."""
    value, surface, depth, sunk, hits = path
    if target >= CELLS:
        bit = 1 << target - CELLS
        if outlook.depth & bit:
            return value - outlook.bow, surface, depth | bit, sunk, hits + 1
        return value, surface, depth | bit, sunk, hits
    bit = 1 << target
    if outlook.surface & bit:
        if outlook.ships & bit & ~sunk:
            sunk |= bit
            value += outlook.sinking
        else:
            value -= outlook.bow
            hits += 1
    return value, surface | bit, depth, sunk, hits


def sail(outlook: Outlook, position: int, path: Path, points: int, barred: int) -> float:
    """The best value to be had with `points` steps left."""
    return voyage(outlook, position, path, points, barred)[0]


def voyage(outlook: Outlook, position: int, path: Path, points: int, barred: int) -> tuple[float, int, Path]:
    """The best value to be had with `points` steps left, where it is had, and the way there."""
    frontier: dict[int, list[Path]] = {position: [path]}
    for _ in range(points):
        further: dict[int, list[Path]] = {}
        for here, paths in frontier.items():
            for way in paths:
                _spread(outlook, here, way, barred, further)
        frontier = further
    best, where, chosen = -1e9, position, path
    for here, paths in frontier.items():
        end = outlook.end(here)[0]
        for way in paths:
            if way[0] + end > best:
                best, where, chosen = way[0] + end, here, way
    return best, where, chosen


def _spread(outlook: Outlook, here: int, way: Path, barred: int, further: dict[int, list[Path]]) -> None:
    down = CELLS if here >= CELLS else 0
    been = way[2] if down else way[1]
    for cell in outlook.tables.plan.beside[here - down]:
        if cell >= 0 and not been >> cell & 1:
            _keep(further, cell + down, entering(outlook, cell + down, way))
    if not barred:
        other = way[1] if down else way[2]
        if not other >> (here - down) & 1:
            target = here - CELLS if down else here + CELLS
            _keep(further, target, entering(outlook, target, way))


def _keep(further: dict[int, list[Path]], target: int, path: Path) -> None:
    """Add a path to a place if it is among the best so far."""
    paths = further.get(target)
    if paths is None:
        further[target] = [path]
    elif len(paths) < BEAM:
        paths.append(path)
    else:
        worst = 0
        for n in range(1, BEAM):
            if paths[n][0] < paths[worst][0]:
                worst = n
        if path[0] > paths[worst][0]:
            paths[worst] = path
