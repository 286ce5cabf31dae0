"""What many played journeys teach an advisor: chances and prices, in chances a round, shares, points and cells."""

from typing import NamedTuple


class Lore(NamedTuple):
    """Fitted to the outcomes of some thousand games alone, then tuned by playing.

    The share of discovery cards to come that will be found is a logistic of: root; lines, the share of lines that
    hold a cell for a find at once (beyond a half); spots, those cells (beyond 4); ring, cells fit for a find one
    tunnel further (beyond 10); finds made (beyond 6); drag, cells of the route (beyond 15).

    pace: chance that one wanted cell is drawn in a round.  reach: share of an unfound discovery that is found, by
    cells missing; soon: rounds that takes.  column: share of a column's bonus.  gift: stars beyond the best step.
    spring: chance to find the spring of one tunnel deck.  reserve: points of the last help left; thrift: share of that
    for each one more; patience: rounds in which a help finds its use.  fitting: chance that the tunnel card fits when
    the line names the last missing cell; fork: chance a round that Hans can fork the way out.  hope: share of the
    chance to get out that comes true.  freedom: what getting out is worth alone, beside its points; victory: what
    winning is worth among several.  flight: rounds that another traveller needs for each missing cell; ahead: rounds
    before that.  crowd: what a cell fit for a find beside the route is worth.
    """

    root: float = -0.8
    lines: float = 2.5
    spots: float = 0.13
    ring: float = 0.09
    finds: float = 0.107
    drag: float = 0.0
    pace: float = 0.07
    reach: tuple[float, ...] = (1.0, 0.57, 0.3, 0.2, 0.2)
    soon: float = 13.5
    column: float = 1.05
    gift: float = 1.5
    spring: float = 0.6
    reserve: float = 7.0
    thrift: float = 0.83
    patience: float = 30.0
    fitting: float = 0.4
    fork: float = 0.55
    hope: float = 1.0
    freedom: float = 6.0
    victory: float = 10.0
    flight: float = 5.0
    ahead: float = 3.0
    crowd: float = 0.3
