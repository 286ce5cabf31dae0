"""One seat's sheets judged: what they hold, what they can become with one more drawing, what ending at a place brings.

Values are expected final points. Drawings on the two sheets are chosen apart (neither sheet knows of the other), and
every sheet that may come of a card is judged once.
"""

from verne_tabletop.engine.hexes import cells_of
from verne_tabletop.games.leagues.advice_future import (
    atlantis_hope,
    bonus_chances,
    bonus_gains,
    future_features,
)
from verne_tabletop.games.leagues.advice_sheets import (
    Eyes,
    depth_features,
    dot,
    place_features,
    surface_features,
)
from verne_tabletop.games.leagues.advice_weights import Weights
from verne_tabletop.games.leagues.rules_draw import area
from verne_tabletop.games.leagues.rules_score import (
    crew_points,
    forest_points,
    hunted,
    impact_points,
    turn_points,
)
from verne_tabletop.games.leagues.rules_sight import seen
from verne_tabletop.games.leagues.rules_tables import Tables
from verne_tabletop.games.leagues.state import (
    ATLANTIS,
    CELLS,
    DEEP_NARWHAL,
    DUGONG,
    ISLAND,
    KINDS,
    NARWHAL,
    SEAWEED,
    SHIP,
    TREASURE1,
    TREASURE2,
    TURNS,
    LeaguesState,
    filled,
)


class Sheet:
    """A sheet as it would be with a card drawn on one more cell: its worth, its features, the surface's lookouts."""

    def __init__(self, value: float, levels: list[int], drawn: int, features: list[float]) -> None:
        self.value: float = value
        self.levels: list[int] = levels
        self.drawn: int = drawn
        self.features: list[float] = features


class Outlook:
    """One seat's sheets at one moment, with what they can become; `left` turns come after this one."""

    def __init__(self, tables: Tables, eyes: Eyes, weights: Weights, state: LeaguesState, seat: int, left: int) -> None:
        self.tables: Tables = tables
        self.eyes: Eyes = eyes
        self.weights: Weights = weights
        self.state: LeaguesState = state
        self.seat: int = seat
        self.left: int = left
        at = seat * KINDS
        drawn = state.drawn
        self.surface: int = filled(state, seat, 0)
        self.depth: int = filled(state, seat, 1)
        gone, gone_below = state.crossed[2 * seat], state.crossed[2 * seat + 1]
        self.islands: int = drawn[at + ISLAND]
        self.ships: int = drawn[at + SHIP] & ~gone
        self.dugongs: int = drawn[at + DUGONG] & ~gone
        self.narwhals: int = drawn[at + NARWHAL] & ~gone
        self.seaweed: int = drawn[at + SEAWEED]
        self.deep: list[int] = [drawn[at + kind] & ~gone_below for kind in range(DEEP_NARWHAL, TREASURE2 + 1)]
        self.sunk: int = (drawn[at + SHIP] & gone).bit_count()
        self.atlantis: int = drawn[at + ATLANTIS].bit_length() - 1
        self.marks: int = state.marks[seat]
        self.gates: int = self._gates(self.marks)
        self.ship_turns: int = sum([1 for turn in tables.ship_turns if turn > TURNS - left])
        self.chances: list[float] = bonus_chances(state, seat, left)
        self.gains: list[int] = bonus_gains(tables, state, seat)
        self.hope: float = atlantis_hope(tables, state, seat, self.marks.bit_count(), left)
        self.line: int = tables.plan.longest_run(self.seaweed) if state.sides[1] == 2 else 0
        self.forest: int = forest_points(tables, self.seaweed)
        self.surfaces: dict[int, Sheet] = {}
        self.depths: dict[int, Sheet] = {}
        self.ends: dict[int, tuple[float, int, int]] = {}
        self.kinds: list[int] = [-1, -1]
        soon = (left if left < 3 else 3) / 3.0
        #: what a mark or coin in hand is worth more than one still to be fetched
        self.per_mark: float = 1.0 - weights.surface[7] * soon
        self.per_deep_mark: float = 1.0 - weights.depth[5] * soon
        self.coin: float = min(1.7, weights.future[4] * (1.0 if left else 0.0) + weights.future[5] * left / 16.0)
        self.per_coin: float = self.coin - weights.depth[6] * soon
        self.bow: float = min(1.0, self.coin) if state.coins[seat] else 1.0
        #: what sinking a ship brings over leaving it afloat
        now = 1 if TURNS - left in tables.ship_turns else 0
        self.sinking: float = now + self.ship_turns * (1.0 - weights.surface[5]) - 3.0 * soon * weights.surface[6]

    def deal(self, kinds: list[int]) -> None:
        """Think of these kinds as still to be drawn, on the surface and in the depth (-1: none)."""
        self.kinds = kinds
        self.ends = {}

    def _gates(self, marks: int) -> int:
        """The cells beside unmarked sides of Atlantis."""
        cells = 0
        if self.atlantis >= 0:
            beside = self.tables.plan.beside[self.atlantis]
            for d in range(6):
                if beside[d] >= 0 and not marks >> d & 1:
                    cells |= 1 << beside[d]
        return cells

    # --- the value of a moment between turns ------------------------------------------------------------------

    def banked(self) -> float:
        """Points that stay whatever comes, but for Atlantis and the bonuses."""
        state, seat, tables = self.state, self.seat, self.tables
        isles, wrecks = turn_points(state, seat)
        return (
            isles
            + wrecks
            + hunted(tables, state, seat)
            + crew_points(state, seat)
            + self.forest
            + impact_points(tables, state, seat)
        )

    def secured(self) -> float:
        """Points so far, and what ships, Atlantis, bonuses and coins promise whatever is drawn next."""
        return self.certain() + dot(self.weights.future, self.prospects())

    def certain(self) -> float:
        """Points so far and those that ships already sunk will bring."""
        return self.banked() + self.sunk * self.ship_turns

    def prospects(self) -> list[float]:
        """The features of what does not depend on the next drawings."""
        coins = self.state.coins[self.seat]
        marks = self.marks.bit_count()
        return future_features(self.state, self.chances, self.gains, self.hope, coins, marks, self.left)

    def standing(self) -> float:
        """The value of the moment between two turns."""
        above, below = self.above(-1, -1), self.below(-1, -1)
        place = dot(self.weights.place, self.lying(self.state.nautilus[self.seat], above, below))
        return self.secured() + above.value + below.value + place

    def lying(self, position: int, above: Sheet, below: Sheet) -> list[float]:
        """The features of lying at a place."""
        on_surface = position < CELLS
        hunt = self.dugongs | self.narwhals
        if not on_surface:
            hunt = self.deep[0] | self.deep[1] | self.deep[2] | self.deep[3]
        return place_features(
            self.eyes,
            on_surface,
            position if on_surface else position - CELLS,
            above.levels,
            above.drawn if on_surface else below.drawn,
            hunt,
            self.ships,
            self.gates,
            self.left,
        )

    # --- sheets with one more drawing -------------------------------------------------------------------------

    def above(self, kind: int, cell: int) -> Sheet:
        """The surface with a kind drawn on a cell (-1: as it is)."""
        key = cell * KINDS + kind
        sheet = self.surfaces.get(key)
        if sheet is None:
            bit = 1 << cell if cell >= 0 else 0
            islands = self.islands | bit if kind == ISLAND else self.islands
            ships = self.ships | bit if kind == SHIP else self.ships
            marks = self.dugongs.bit_count() * self.tables.marks[DUGONG]
            marks += self.narwhals.bit_count() * self.tables.marks[NARWHAL]
            if kind >= 0:
                marks += self.tables.marks[kind]
            drawn = self.surface | bit
            levels = self.eyes.lookouts(islands, drawn)
            features = surface_features(levels, drawn, ships, marks, islands, self.left, self.ship_turns)
            value = dot(self.weights.surface, features) + self._bonus_above(kind, bit)
            sheet = Sheet(value, levels, drawn, features)
            self.surfaces[key] = sheet
        return sheet

    def _bonus_above(self, kind: int, bit: int) -> float:
        value = 0.0
        sides = self.state.sides
        each = self.tables.bonus * self.weights.future[1]
        if (sides[2] == 1 and kind == ISLAND) or (sides[2] == 2 and kind in (DUGONG, NARWHAL)):
            value += each * self.chances[2]
        if sides[0] == 2 and bit & self.tables.plan.corners:
            corners = self.tables.plan.corners
            if (self.surface & corners).bit_count() >= (self.depth & corners).bit_count():
                value += each * self.chances[0]
        return value

    def below(self, kind: int, cell: int) -> Sheet:
        """The depth with a kind drawn on a cell (-1: as it is), its forest points over those now included."""
        key = cell * KINDS + kind
        sheet = self.depths.get(key)
        if sheet is None:
            tables = self.tables
            bit = 1 << cell if cell >= 0 else 0
            seaweed = self.seaweed | bit if kind == SEAWEED else self.seaweed
            marks, coins = 0, 0
            for n in range(4):
                marks += self.deep[n].bit_count() * tables.marks[DEEP_NARWHAL + n]
                coins += self.deep[n].bit_count() * tables.coins[DEEP_NARWHAL + n]
            if kind >= 0:
                marks += tables.marks[kind]
                coins += tables.coins[kind]
            drawn = self.depth | bit
            gates = (self.gates & ~drawn).bit_count()
            features = depth_features(tables.plan, tables.forest, drawn, seaweed, marks, coins, gates, self.left)
            value = dot(self.weights.depth, features) + self._bonus_below(kind, bit, seaweed)
            if kind == SEAWEED:
                value += forest_points(tables, seaweed) - self.forest
            sheet = Sheet(value, [], drawn, features)
            self.depths[key] = sheet
        return sheet

    def _bonus_below(self, kind: int, bit: int, seaweed: int) -> float:
        value = 0.0
        sides = self.state.sides
        each = self.tables.bonus * self.weights.future[1]
        if sides[0] == 1 and kind in (TREASURE1, TREASURE2):
            value += each * self.chances[0]
        if sides[1] == 2 and kind == SEAWEED:
            value += each * self.chances[1] * (self.tables.plan.longest_run(seaweed) - self.line)
        if sides[0] == 2 and bit & self.tables.plan.corners:
            corners = self.tables.plan.corners
            if (self.depth & corners).bit_count() >= (self.surface & corners).bit_count():
                value += each * self.chances[0]
        return value

    # --- the end of the turn at a place -----------------------------------------------------------------------

    def draw_above(self, position: int, kind: int, cell: int) -> float:
        """A kind drawn on a cell of the surface with the Nautilus at a place: what it brings, now and later."""
        sheet = self.above(kind, cell)
        value = sheet.value
        if position >= CELLS:
            return value
        if self.state.open_sight:
            islands = self.islands | 1 << cell if kind == ISLAND else self.islands
            value += seen(self.tables, 1, position, islands, sheet.drawn).bit_count()
        else:
            for level in sheet.levels:
                value += level >> position & 1
        near = self.tables.plan.near[position]
        marks = (near & self.dugongs).bit_count() * self.tables.marks[DUGONG]
        marks += (near & self.narwhals).bit_count() * self.tables.marks[NARWHAL]
        if kind >= 0:
            marks += self.tables.marks[kind]  # whatever is drawn on one's own sheet is drawn beside one
        return value + marks * self.per_mark

    def draw_below(self, position: int, kind: int, cell: int) -> float:
        """The same for the depth."""
        value = self.below(kind, cell).value
        if position < CELLS:
            return value
        tables = self.tables
        near = tables.plan.near[position - CELLS]
        marks, coins = 0, 0
        for n in range(4):
            count = (near & self.deep[n]).bit_count()
            if count:
                marks += count * tables.marks[DEEP_NARWHAL + n]
                coins += count * tables.coins[DEEP_NARWHAL + n]
        if kind >= 0:
            marks += tables.marks[kind]
            coins += tables.coins[kind]
        return value + marks * self.per_deep_mark + coins * self.per_coin + self.side(position)

    def side(self, position: int) -> float:
        """What marking a side of Atlantis from there brings, 0 where there is none to mark."""
        if position < CELLS or not self.gates >> (position - CELLS) & 1:
            return 0.0
        marks = self.marks.bit_count()
        value = self.weights.future[0] * (
            atlantis_hope(self.tables, self.state, self.seat, marks + 1, self.left) - self.hope
        )
        value += self.weights.future[6] * self.left / 16.0
        if self.state.sides[1] == 1:
            value += self.tables.bonus * self.weights.future[1] * self.chances[1]
        return value

    def rooms(self, position: int, sheet: int) -> list[int]:
        """The cells where a card of a sheet can be drawn from a place; [-1] when there is none or no card."""
        if self.kinds[sheet] < 0:
            return [-1]
        cells = area(self.tables, position, sheet) & ~(self.depth if sheet else self.surface)
        return cells_of(cells) if cells else [-1]

    def end(self, position: int) -> tuple[float, int, int]:
        """The value of ending the movement at a place, and the best cells for the two drawings (-1: none)."""
        known = self.ends.get(position)
        if known is not None:
            return known
        best, best_below = -1e9, -1e9
        cell, cell_below = -1, -1
        for n in self.rooms(position, 0):
            value = self.draw_above(position, self.kinds[0] if n >= 0 else -1, n)
            if value > best:
                best, cell = value, n
        for n in self.rooms(position, 1):
            value = self.draw_below(position, self.kinds[1] if n >= 0 else -1, n)
            if value > best_below:
                best_below, cell_below = value, n
        above = self.above(self.kinds[0] if cell >= 0 else -1, cell)
        below = self.below(self.kinds[1] if cell_below >= 0 else -1, cell_below)
        value = best + best_below + dot(self.weights.place, self.lying(position, above, below))
        found = value, cell, cell_below
        self.ends[position] = found
        return found
