"""What many played journeys teach an advisor: chances and prices, in chances a round, shares, points and cells."""

from typing import NamedTuple


class Lore(NamedTuple):
    """Tuned by playing some thousand games alone against a fixed set of deals.

    pace: chance that one wanted cell is drawn in a round.  settled: share of discovery cards found in the end,
    whatever the map looks like now; cover: how much of that share follows the lines that hold a cell for an immediate
    find.  reach: share of an unfound discovery that is found, by cells missing; soon: rounds that takes.  column:
    share of a column's bonus.  spring: chance to find the spring of one tunnel deck.  flight: rounds that another
    traveller needs for each missing cell; ahead: rounds before that.  reserve: points of the last help left; thrift:
    share of that for each one more.  fitting: chance that the tunnel card fits when the line names the last missing
    cell; fork: chance a round that Hans can fork the way out.  freedom: what getting out is worth alone, beside its
    points; victory: what winning is worth among several.  crowd: what a cell fit for a find beside the route is worth.
    """

    pace: float = 0.07
    settled: float = 0.5
    cover: float = 0.5
    reach: tuple[float, ...] = (1.0, 0.7, 0.45, 0.25, 0.1)
    soon: float = 15.0
    column: float = 0.8
    spring: float = 0.7
    flight: float = 5.0
    ahead: float = 3.0
    reserve: float = 5.0
    thrift: float = 0.7
    fitting: float = 0.4
    fork: float = 0.55
    freedom: float = 6.0
    victory: float = 10.0
    crowd: float = 0.3
