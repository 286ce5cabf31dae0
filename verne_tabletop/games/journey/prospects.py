"""What a map still promises: expected finds, the chances to reach the centre and to get out, the danger of thirst."""

from math import exp
from typing import Final, NamedTuple

from verne_tabletop.games.journey.board import Board
from verne_tabletop.games.journey.network import living_exits
from verne_tabletop.games.journey.rules_round import arrival_bonus
from verne_tabletop.games.journey.rules_score import points
from verne_tabletop.games.journey.state import FREE, MARK, WATER_TRACK, JourneyState
from verne_tabletop.games.journey.survey import FAR, Survey, beside, steps_to

MOST_STEPS: Final = 12  # cells to draw beyond which a way counts as walled off
ROW: Final = 511


class Lore(NamedTuple):
    """What many played journeys teach: chances and prices, in chances a round, shares, points and cells.

    pace: wanted cells drawn in a round.  settled: share of discovery cards found in the end, whatever the map looks
    like now; cover: how much of that share follows the lines that hold a cell for an immediate find.  reach: share of
    an unfound discovery that is found, by cells missing; soon: rounds that takes.  column: share of a column's bonus.
    spring: chance to find the spring of one tunnel deck.  flight: rounds an other traveller needs for each missing
    cell; ahead: rounds before that.  reserve: points of the
    last help left; thrift: share of that for each one more.  fitting: chance that the tunnel card fits when the line
    names the last missing cell; fork: chance a round that Hans can fork the way out.  freedom: what getting out is
    worth alone, beside its points; victory: what winning is worth among several.
    """

    pace: float = 0.15
    settled: float = 0.5
    cover: float = 0.5
    reach: tuple[float, ...] = (1.0, 0.7, 0.45, 0.25, 0.1)
    soon: float = 10.0
    column: float = 0.8
    spring: float = 0.7
    flight: float = 5.0
    ahead: float = 3.0
    reserve: float = 2.0
    thrift: float = 0.7
    fitting: float = 0.3
    fork: float = 0.55
    freedom: float = 6.0
    victory: float = 10.0


class Situation:
    """What is the same for every map a seat could have after this round, `asked` helps later: time, cards, sheet."""

    def __init__(self, board: Board, state: JourneyState, seat: int, rounds: float, asked: int = 0) -> None:
        self.rounds: float = rounds
        self.deck: int = len(state.tunnels)
        self.exits: list[int] = living_exits(state, seat)
        self.pass_left: int = len(state.exploration)
        self.next_eruption: float = min(rounds, float(self.pass_left))
        self.rows_left: int = 0
        self.columns_left: int = 0
        self.jokers_left: int = 0
        for line in state.exploration:
            if line >= board.joker:
                self.jokers_left += 1
            elif line >= 9:
                self.columns_left |= 1 << (line - 9)
            elif line >= 0:
                self.rows_left |= 1 << line
        others = [points(board, state, other) for other in range(state.seats) if other != seat]
        self.rival: float = float(max(others)) if others else 0.0
        self.helps_left: int = max(0, len(board.help_values) - state.helps[seat] - asked)
        total = len(board.tunnels)
        ahead = [0, 0, 0, 0]
        whole = [0, 0, 0, 0]
        for card in state.tunnels:
            find = board.finds[card - board.first_tunnel] if card >= 0 else 0
            if find:
                ahead[find - 16] += 1
        for card in board.tunnels:
            find = board.finds[card - board.first_tunnel]
            if find:
                whole[find - 16] += 1
        left = len(state.tunnels)
        self.cards: list[float] = [0.0, 0.0, 0.0, 0.0]
        for track in range(4):
            if rounds <= left:
                self.cards[track] = ahead[track] * rounds / max(1, left)
            else:
                self.cards[track] = ahead[track] + whole[track] * (rounds - left) / total
        self.springs_ahead: int = ahead[WATER_TRACK]
        forced = rounds_left(board, state)
        self.payments: int = payments_left(board, state, forced)
        self.paid: int = state.paid[seat]
        self.arrived: bool = state.arrival[seat] > 0
        self.alone: bool = state.seats == 1
        self.arrivals: int = state.arrivals
        self.erupted: int = state.erupted
        used = min(state.helps[seat] + asked, len(board.help_values))
        self.price: float = float(board.help_values[used - 1]) if used > 0 else 0.0
        self.earned: float = 0.0
        if self.arrived:
            self.earned = float(board.centre_bonus + arrival_bonus(board, state.arrival[seat]))


def rounds_left(board: Board, state: JourneyState) -> int:
    """Rounds after this one until the last eruption ends the journey at the latest."""
    return len(state.exploration) + len(board.exploration) * (2 - state.erupted)


def payments_left(board: Board, state: JourneyState, rounds: int) -> int:
    """Waters still to be paid before the last eruption."""
    left = rounds - len(state.tunnels)
    return 0 if left <= 0 else 1 + (left - 1) // len(board.tunnels)


class Prospects:
    """The expectation of one edition under one lore."""

    def __init__(self, board: Board, lore: Lore) -> None:
        self.board: Board = board
        self.lore: Lore = lore
        self.shaded: int = sum([1 << cell for cell in range(81) if board.shaded[cell]])
        # chance[missing cells][rounds]: that many wanted cells come in that many rounds
        self.chance: list[list[float]] = []
        for missing in range(MOST_STEPS + 1):
            row: list[float] = []
            for rounds in range(64):
                term = exp(-lore.pace * rounds)
                short = 0.0
                for count in range(missing):
                    short += term
                    term *= lore.pace * rounds / (count + 1)
                row.append(max(0.0, 1.0 - short))
            self.chance.append(row)
        self.worth_keeping: list[float] = [0.0]
        part = lore.reserve
        for _ in board.help_values:
            self.worth_keeping.append(self.worth_keeping[-1] + part)
            part *= lore.thrift
        self.tops: list[list[float]] = []
        for values in board.values:
            self.tops.append([0.0] + [float(value) for value in values] + [float(values[-1])])

    def come(self, missing: int, rounds: float) -> float:
        """The chance that `missing` wanted cells come in `rounds` rounds."""
        if missing > MOST_STEPS:
            return 0.0
        return self.chance[missing][min(63, max(0, int(rounds)))]

    def lines_covered(self, cells: int) -> float:
        """Of the exploration cards, the share whose line holds one of these cells."""
        if not cells:
            return 0.0
        columns = 0
        rows = 0
        rest = cells
        while rest:
            row = rest & ROW
            if row:
                rows += 1
                columns |= row
            rest >>= 9
        return (rows + columns.bit_count() + 1) / 19.0

    def track(self, track: int, circles: float) -> float:
        """Points of a track for a number of circles between whole ones."""
        tops = self.tops[track]
        last = len(tops) - 2
        if circles >= last:
            return tops[last]
        whole = int(circles)
        return tops[whole] + (circles - whole) * (tops[whole + 1] - tops[whole])

    def out(self, survey: Survey, cells: list[int], at: Situation) -> tuple[list[int], int, list[int]]:
        """The layers around the route, the cells missing to the centre, and in all out of each living exit."""
        board = self.board
        route = survey.layers(survey.lit, MOST_STEPS)
        inward = steps_to(route, board.centre)
        other = route
        if inward > 0:
            other = survey.layers(1 << board.centre, MOST_STEPS)
        missing: list[int] = []
        for volcano in at.exits:
            cell = board.exits[volcano]
            mark = cells[cell] & MARK
            steps = min(steps_to(route, cell), steps_to(other, cell))
            if mark != FREE and not mark & (1 << volcano):
                steps += 1 if survey.forkable >> cell & 1 else FAR
            missing.append(inward + steps)
        return route, inward, missing

    def promise(self, survey: Survey, cells: list[int], circles: list[int], at: Situation, stars: int = 0) -> float:
        """Expected points at the end of a map with these circles and `stars` to circle, the price of help taken off."""
        lore, board = self.lore, self.board
        route, inward, missing = self.out(survey, cells, at)
        if inward == 0 and missing and min(missing) == 0:
            return self.home(circles, at, stars)
        fertile = survey.free & ~self.shaded & ~beside(survey.finds)
        cover = self.lines_covered(survey.ahead(route[0]) & fertile)
        share = lore.settled + lore.cover * (cover - 0.5)
        share = min(1.0, max(0.0, share))
        hurry = min(1.0, at.rounds / lore.soon)
        expected = [0.0, 0.0, 0.0, 0.0]
        gifts = float(stars)
        for kind in range(5):
            gain = 0.0
            rest = survey.unfound[kind]
            if rest:
                for steps in range(min(len(route), len(lore.reach))):
                    here = rest & route[steps]
                    if here:
                        gain += here.bit_count() * lore.reach[steps] * (1.0 if steps == 0 else hurry)
            if kind < 4:
                expected[kind] = circles[kind] + gain + at.cards[kind] * share
            else:
                gifts += gain
        total = self.worth_keeping[at.helps_left] * hurry - at.price
        if gifts > 0.0:
            total += gifts * self.best_step(expected)
        for track in range(4):
            total += self.track(track, expected[track])
        total += lore.column * board.column_bonus * min(expected[0], expected[1], expected[2])
        bonus = board.arrival_bonus[min(at.erupted if at.alone else at.arrivals, len(board.arrival_bonus) - 1)]
        if not at.arrived:
            total += (board.centre_bonus + bonus) * self.come(inward, at.rounds)
        prize = board.escape_bonus + (lore.freedom if at.alone else 0.0)
        total += prize * self.escape(survey, cells, inward, missing, at)
        return total * (1.0 - self.thirst(survey, route, circles, at))

    def best_step(self, circles: list[float]) -> float:
        """Points of the next circle on the track where it brings most, columns not counted."""
        best = 0.0
        for track in range(4):
            best = max(best, self.track(track, circles[track] + 1.0) - self.track(track, circles[track]))
        return best

    def home(self, circles: list[int], at: Situation, stars: int) -> float:
        """Points of a seat that gets out in this round, the win of it included."""
        board = self.board
        total = -at.price
        for track in range(4):
            total += self.tops[track][circles[track]]
        if stars > 0:
            total += stars * self.best_step([float(number) for number in circles])
        total += board.column_bonus * min(circles[0], circles[1], circles[2])
        total += board.escape_bonus + (self.lore.freedom if at.alone else 0.0)
        if not at.arrived:
            bonus = board.arrival_bonus[min(at.erupted if at.alone else at.arrivals, len(board.arrival_bonus) - 1)]
            total += board.centre_bonus + bonus
        if not at.alone:
            total += self.lore.victory if total + at.earned > at.rival else -self.lore.victory
        return total

    def escape(self, survey: Survey, cells: list[int], inward: int, missing: list[int], at: Situation) -> float:
        """The chance to get out: each living exit may be the last to stand, the nearest may be used before that."""
        if not missing:
            return 0.0
        soon: list[float] = []
        late: list[float] = []
        for index in range(len(missing)):
            if missing[index] == 1 and inward == 0:
                now, then = self.last_cell(survey, cells, at.exits[index], at)
                soon.append(now)
                late.append(then)
            else:
                soon.append(self.come(missing[index], at.next_eruption))
                late.append(self.come(missing[index], at.rounds))
        early = max(soon)
        total = 0.0
        for chance in late:
            total += max(early, chance)
        return total / len(late)

    def last_cell(self, survey: Survey, cells: list[int], volcano: int, at: Situation) -> tuple[float, float]:
        """The chance that the last missing cell of a way out comes before the next eruption, and before the end."""
        lore = self.lore
        cell = self.board.exits[volcano]
        bit = 1 << cell
        forks = False
        wanted = 0
        if survey.free & bit:
            wanted = bit
        elif survey.lit & bit:
            forks = True
        else:
            beyond = survey.joined(bit)
            wanted = survey.ahead(beyond) & survey.ahead(survey.lit) & survey.free
            forks = bool(
                (survey.aside(beyond) & survey.lit & survey.forkable)
                | (survey.aside(survey.lit) & beyond & survey.forkable)
            )
        miss_now = miss_later = 1.0
        if wanted:
            rows = columns = 0
            rest = wanted
            row = 0
            while rest:
                if rest & ROW:
                    rows |= 1 << row
                    columns |= rest & ROW
                rest >>= 9
                row += 1
            hits = (rows & at.rows_left).bit_count() + (columns & at.columns_left).bit_count() + at.jokers_left
            miss = 1.0 - lore.fitting
            miss_now = miss ** min(float(hits), at.next_eruption)
            miss_later = miss ** ((rows.bit_count() + columns.bit_count() + 1) / 19.0)
        if forks and at.helps_left > 0:
            miss_now *= (1.0 - lore.fork) ** at.next_eruption
            miss_later *= 1.0 - lore.fork
        return 1.0 - miss_now, 1.0 - miss_now * miss_later ** (at.rounds - at.next_eruption)

    def thirst(self, survey: Survey, route: list[int], circles: list[int], at: Situation) -> float:
        """The chance to die of thirst before the last eruption."""
        held = circles[WATER_TRACK] - at.paid
        if held >= at.payments:
            return 0.0
        chances = float(held + min(1, at.springs_ahead))
        rest = survey.unfound[WATER_TRACK]
        for steps in range(1, min(len(route), 4)):
            chances += (rest & route[steps]).bit_count() * self.lore.reach[steps]
        return float((1.0 - self.lore.spring) ** (chances + 0.1))
