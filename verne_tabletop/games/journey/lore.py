"""What many played journeys teach an advisor: chances and prices, in chances a round, shares, points and cells."""

from typing import NamedTuple


class Lore(NamedTuple):
    """Fitted to the outcomes of some thousand games alone, then tuned by playing thousands more out.

    The share of discovery cards to come that will be found is a logistic of: root; lines, the share of lines that
    hold a cell for a find at once (beyond a half); spots, those cells (beyond 4); ring, cells fit for a find one
    tunnel further (beyond 10); finds made (beyond 6).

    pace: chance that one wanted cell on the way to the centre is drawn in a round.  reach: share of an unfound
    discovery that is found, by cells missing; soon: rounds that takes.  column: share of a column's bonus.  gift:
    stars beyond the best step.  spring: chance to find the spring of one tunnel deck.  reserve: points of the last
    help left; thrift: share of that for each one more; patience: rounds in which a help finds its use.  door: chance
    that the last missing cell of a way out ever comes; knock: how fast, a round; further: share of the door for each
    cell more.  freedom: what getting out is worth alone, beside its points, to a weight; release: the same to a worth,
    in full within sight of the last eruption, that many rounds before it, and in proportion earlier, else luck with it
    would drown all other counsel.  victory: what winning is worth among several to a weight; crown: the same to a
    worth, in which points beside it count by margin only, else a sure win would wait for a greater one.  flight:
    rounds that another traveller needs for each missing cell; ahead: rounds before that.
    """

    root: float = -0.8
    lines: float = 2.5
    spots: float = 0.13
    ring: float = 0.09
    finds: float = 0.107
    pace: float = 0.07
    reach: tuple[float, ...] = (1.0, 0.8, 0.5, 0.3, 0.2)
    soon: float = 13.5
    column: float = 1.05
    gift: float = 1.1
    spring: float = 0.6
    reserve: float = 7.0
    thrift: float = 0.83
    patience: float = 30.0
    freedom: float = 25.0
    release: float = 50.0
    sight: float = 19.0
    victory: float = 10.0
    crown: float = 20.0
    margin: float = 0.5
    flight: float = 2.5
    ahead: float = 3.0
    door: float = 0.8
    knock: float = 0.1
    further: float = 0.95
