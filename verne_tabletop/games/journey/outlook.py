"""What each choice of a round would make of a map: exactly where it touches the route or its ways, else by estimate."""

from typing import Final

from verne_tabletop.engine.model import Move
from verne_tabletop.games.journey.board import Board
from verne_tabletop.games.journey.prospects import STARS, Prospects, Ways
from verne_tabletop.games.journey.situation import Situation
from verne_tabletop.games.journey.state import FISH, STRIDE
from verne_tabletop.games.journey.survey import FAR, Survey, beside, lines_of, steps_to

SIDE_OF: Final = {1: 0, 2: 1, 4: 2, 8: 3}
CLOSE: Final = 3  # layers round the route in which a discovery is weighed exactly
NEAR: Final = 3  # layers round the route in which room for discoveries counts


def way_cells(survey: Survey, layers: list[int], goals: int) -> int:
    """The free cells on a cheapest way from the start of the layers to any of the cells `goals`."""
    found = 0
    here = 0
    for steps in range(len(layers) - 1, -1, -1):
        layer = layers[steps]
        here = (here | goals) & layer
        edge = here & ~survey.free
        while edge:
            edge = survey.ahead(edge) & layer & ~here
            here |= edge
            edge &= ~survey.free
        found |= here & survey.free
        here = survey.ahead(here & survey.free)
    return found


class Outlook:
    """One map before a choice, its promise, and what is needed to judge the choices quickly.

    wanted: free cells on the cheapest ways. spots: free cells the route opens to. room: cells that could take a
    discovery. helps: used so far.
    """

    def __init__(self, prospects: Prospects, cells: list[int], circles: list[int], at: Situation, helps: int) -> None:
        self.prospects: Prospects = prospects
        self.board: Board = prospects.board
        self.circles: list[int] = circles
        self.at: Situation = at
        self.helps: int = helps
        self.survey: Survey = Survey(cells, self.board.exits)
        survey = self.survey
        self.ways: Ways = Ways(self.board, survey, at.exits, len(prospects.lore.reach))
        centre = 1 << self.board.centre
        goals = 0
        for index in range(len(at.exits)):
            if self.ways.missing[index] < FAR:
                goals |= 1 << self.board.exits[at.exits[index]]
        self.wanted: int = way_cells(survey, self.ways.route, goals | centre)
        if self.ways.inward > 0:
            self.wanted |= way_cells(survey, self.ways.around, goals)
        self.spots: int = survey.ahead(survey.lit) & survey.free
        self.room: int = prospects.fertile(survey)
        self.near: int = 0
        for steps in range(min(NEAR, len(self.ways.route))):
            self.near |= self.ways.route[steps]
        self.near &= self.room
        found = prospects.expected(survey, self.ways, circles, at)
        base = prospects.points(found)
        self.steps: list[float] = []
        for track in range(STARS):
            found[track] += 1.0
            self.steps.append(prospects.points(found) - base)
            found[track] -= 1.0
        self.steps.append(prospects.best_step(found))
        self.hurry: float = min(1.0, at.rounds / prospects.lore.soon)
        self.still: float = prospects.promise(survey, circles, at, helps)
        most = len(self.board.help_values)
        self.asked: float = prospects.promise(survey, circles, at, min(most, helps + 1))

    def after(self, survey: Survey, asked: bool) -> float:
        """The promise of a map drawn further."""
        return self.prospects.promise(survey, self.circles, self.at, self.helps + 1 if asked else self.helps)

    def value(self, move: Move, card: int) -> float:
        """The promise of the map after a choice of its owner; `card` counts the tunnel cards from 0."""
        verb = move.verb
        if verb == "pass":
            return self.still
        cell = move.place % STRIDE
        if verb == "hans":
            return self.forked(cell, move.extra[0])
        if verb == "otto":
            return self.settled(cell, STARS, True)
        if move.extra:
            return self.dug(cell, move.extra[0], verb == "axel")
        return self.settled(cell, self.board.finds[card] - FISH, verb == "axel")

    def dug(self, cell: int, ways: int, asked: bool) -> float:
        """After a gallery."""
        bit = 1 << cell
        if bit & (self.spots | self.wanted):
            survey = self.survey.twin()
            survey.draw(cell, ways, self.board.doors[cell])
            return self.after(survey, asked)
        return (self.asked if asked else self.still) - self.crowding(bit & self.room)

    def crowding(self, cells: int) -> float:
        """What it costs to lose these cells for discoveries."""
        crowd = self.prospects.lore.crowd
        return crowd * ((cells & self.near).bit_count() + 0.2 * cells.bit_count())

    def settled(self, cell: int, kind: int, asked: bool) -> float:
        """After a discovery or a star."""
        bit = 1 << cell
        reach = self.prospects.lore.reach
        steps = steps_to(self.ways.route, cell)
        if steps < CLOSE or bit & self.wanted:
            survey = self.survey.twin()
            survey.settle(cell, kind)
            return self.after(survey, asked)
        share = reach[steps] * self.hurry if steps < len(reach) else 0.0
        value = (self.asked if asked else self.still) + share * self.steps[kind]
        return value - self.crowding((bit | beside(bit)) & self.room)

    def forked(self, cell: int, way: int) -> float:
        """After a fork."""
        survey = self.survey
        bit = 1 << cell
        other = self.board.neighbours[cell][SIDE_OF[way]]
        door = self.board.doors[cell]
        if way == door:
            exact = bool(survey.lit & bit)
        elif other < 0:
            exact = False
        else:
            ahead = 1 << other
            if survey.lit & bit and survey.free & ahead and not ahead & self.wanted:
                return self.asked + self.opened(ahead)
            exact = bool(survey.lit & bit) != bool(survey.lit & ahead)
        if exact:
            after = survey.twin()
            after.fork(cell, way, door)
            return self.after(after, True)
        return self.asked

    def opened(self, ahead: int) -> float:
        """What it brings when the route opens to one more free cell that lies on no way."""
        if not ahead & self.room or ahead & self.spots:
            return 0.0
        held = self.spots & self.room
        rows, columns = lines_of(held)
        more_rows, more_columns = lines_of(held | ahead)
        lines = (more_rows ^ rows).bit_count() + (more_columns ^ columns).bit_count()
        gain = 0.0
        for track in range(STARS):
            gain += self.at.cards[track] * self.steps[track]
        lore = self.prospects.lore
        return 0.25 * (lore.lines * lines / 19.0 + lore.spots) * gain

    def filled(self, cell: int) -> float:
        """After a danger has filled a cell."""
        bit = 1 << cell
        if bit & (self.wanted | self.spots):
            survey = self.survey.twin()
            survey.fill(cell)
            return self.prospects.promise(survey, self.circles, self.at, self.helps)
        return self.still - self.crowding(bit & self.room)
