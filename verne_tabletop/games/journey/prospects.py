"""What a map still promises: expected finds, the chances to reach the centre and to get out, the danger of thirst."""

from math import exp
from typing import Final

from verne_tabletop.games.journey.board import Board
from verne_tabletop.games.journey.lore import Lore
from verne_tabletop.games.journey.situation import Situation
from verne_tabletop.games.journey.state import FISH, SIDE, STAR, WATER_TRACK
from verne_tabletop.games.journey.survey import FAR, Survey, beside, lines_of, steps_to

MOST_STEPS: Final = 10  # cells to draw beyond which a way counts as walled off
LONGEST: Final = 63  # rounds
STARS: Final = STAR - FISH


class Ways:
    """How a map lies to its goals: layers of cells around the route and around the centre, cells missing.

    `least` layers around the route are laid in any case.  inward: cells missing to the centre; missing: in all, out of
    each living exit in the order of the situation.
    """

    def __init__(self, board: Board, survey: Survey, exits: list[int], least: int = 0) -> None:
        goals = 1 << board.centre
        for volcano in exits:
            goals |= 1 << board.exits[volcano]
        self.route: list[int] = survey.layers(survey.lit, MOST_STEPS, goals | survey.hidden, max(2, least))
        self.inward: int = steps_to(self.route, board.centre)
        self.around: list[int] = self.route
        if self.inward > 0:
            self.around = survey.layers(1 << board.centre, MOST_STEPS, goals)
        self.missing: list[int] = []
        for volcano in exits:
            cell = board.exits[volcano]
            steps = min(steps_to(self.route, cell), steps_to(self.around, cell))
            if survey.shut >> cell & 1:
                steps += 1 if survey.forkable >> cell & 1 else FAR
            self.missing.append(self.inward + steps)


class Prospects:
    """The expectation of one edition under one lore."""

    def __init__(self, board: Board, lore: Lore) -> None:
        self.board: Board = board
        self.lore: Lore = lore
        self.shaded: int = sum([1 << cell for cell in range(SIDE * SIDE) if board.shaded[cell]])
        self.prize: float = float(board.escape_bonus)
        # chance[missing cells][rounds]: that many wanted cells come in that many rounds
        self.chance: list[list[float]] = []
        for missing in range(MOST_STEPS + 1):
            self.chance.append([(1.0 - exp(-lore.pace * rounds)) ** missing for rounds in range(LONGEST + 1)])
        # by helps used so far: what those left are worth keeping, and what those used cost
        kept = [0.0]
        for _ in board.help_values:
            kept.append(kept[-1] + lore.reserve * lore.thrift ** (len(kept) - 1))
        self.keeping: list[float] = kept[::-1]
        self.price: list[float] = [0.0] + [float(value) for value in board.help_values]
        # by track and whole circles, a space beyond the last one included
        self.tops: list[list[float]] = []
        for values in board.values:
            self.tops.append([0.0] + [float(value) for value in values] + [float(values[-1])])

    def come(self, missing: int, rounds: float) -> float:
        """The chance that `missing` wanted cells come in `rounds` rounds."""
        if missing > MOST_STEPS:
            return 0.0
        return self.chance[missing][min(LONGEST, max(0, int(rounds)))]

    def track(self, track: int, circles: float) -> float:
        """Points of a track for a number of circles between whole ones."""
        tops = self.tops[track]
        last = len(tops) - 2
        if circles >= last:
            return tops[last]
        whole = int(circles)
        return tops[whole] + (circles - whole) * (tops[whole + 1] - tops[whole])

    def points(self, circles: list[float]) -> float:
        """Points of the four tracks and the columns for expected circles."""
        total = self.lore.column * self.board.column_bonus * min(circles[0], circles[1], circles[2])
        for track in range(4):
            total += self.track(track, circles[track])
        return total

    def best_step(self, circles: list[float]) -> float:
        """Points of the next circle on the track where it brings most, columns not counted."""
        best = 0.0
        for track in range(4):
            best = max(best, self.track(track, circles[track] + 1.0) - self.track(track, circles[track]))
        return best

    def fertile(self, survey: Survey) -> int:
        """The cells that could take a discovery."""
        return survey.free & ~self.shaded & ~beside(survey.finds)

    def share(self, survey: Survey, route: list[int]) -> float:
        """The share of discovery cards to come that will be found."""
        lore = self.lore
        lit = route[0]
        room = self.fertile(survey)
        spots = survey.ahead(lit) & room
        rows, columns = lines_of(spots)
        lean = lore.root + lore.lines * ((rows.bit_count() + columns.bit_count() + 1) / 19.0 - 0.5)
        lean += lore.spots * (spots.bit_count() - 4) + lore.finds * ((survey.finds & lit).bit_count() - 6)
        lean -= lore.drag * (lit.bit_count() - 15)
        if len(route) > 2:
            lean += lore.ring * ((route[2] & room).bit_count() - 10)
        return 1.0 / (1.0 + exp(-lean))

    def expected(self, survey: Survey, ways: Ways, circles: list[int], at: Situation) -> list[float]:
        """Expected circles at the end by track, and in the fifth place the stars that will ask for a track."""
        lore = self.lore
        share = self.share(survey, ways.route)
        hurry = min(1.0, at.rounds / lore.soon)
        found = [circles[0] + 0.0, circles[1] + 0.0, circles[2] + 0.0, circles[3] + 0.0, 0.0]
        for kind in range(5):
            rest = survey.unfound[kind]
            if rest:
                found[kind] += (rest & ways.route[0]).bit_count()
                for steps in range(1, min(len(ways.route), len(lore.reach))):
                    here = rest & ways.route[steps]
                    if here:
                        found[kind] += here.bit_count() * lore.reach[steps] * hurry
            if kind < STARS:
                found[kind] += at.cards[kind] * share
        return found

    def promise(self, survey: Survey, circles: list[int], at: Situation, helps: int) -> float:
        """Expected points at the end of a map with these circles on the sheet and so many helps used.

        Discoveries that the route has reached but that are not circled yet are counted as found.
        """
        ways = Ways(self.board, survey, at.exits)
        if ways.inward == 0 and ways.missing and min(ways.missing) == 0:
            return self.home(survey, ways, circles, at, helps)
        found = self.expected(survey, ways, circles, at)
        total = self.points(found) - self.price[helps]
        total += self.keeping[helps] * min(1.0, at.rounds / self.lore.patience)
        if found[STARS] > 0.0:
            total += self.lore.gift * found[STARS] * self.best_step(found)
        if not at.arrived:
            total += (self.board.centre_bonus + at.bonus) * self.come(ways.inward, at.rounds)
        prize = self.prize + (self.lore.freedom if at.alone else 0.0)
        total += self.lore.hope * prize * self.escape(survey, ways, at, helps)
        return (total + at.earned) * (1.0 - self.thirst(survey, ways.route, circles, at))

    def home(self, survey: Survey, ways: Ways, circles: list[int], at: Situation, helps: int) -> float:
        """Points of a seat that gets out in this round, the win of it included."""
        found = [float(number) for number in circles]
        for kind in range(STARS):
            found[kind] += (survey.unfound[kind] & ways.route[0]).bit_count()
        stars = (survey.unfound[STARS] & ways.route[0]).bit_count()
        total = self.prize + at.earned - self.price[helps]
        total += self.board.column_bonus * int(min(found[0], found[1], found[2]))
        for track in range(4):
            total += self.track(track, found[track])
        if stars > 0:
            total += stars * self.best_step(found)
        if not at.arrived:
            total += self.board.centre_bonus + at.bonus
        if at.alone:
            return total + self.lore.freedom
        return total + (self.lore.victory if total > at.rival else -self.lore.victory)

    def escape(self, survey: Survey, ways: Ways, at: Situation, helps: int) -> float:
        """The chance to get out: each living exit may be the last to stand, the nearest may be used before that."""
        if not ways.missing:
            return 0.0
        early = 0.0
        late: list[float] = []
        for index in range(len(ways.missing)):
            missing = ways.missing[index]
            if missing == 1 and ways.inward == 0:
                now, then = self.last_cell(survey, at.exits[index], at, helps)
            else:
                now, then = self.come(missing, at.next_eruption), self.come(missing, at.rounds)
            early = max(early, now)
            late.append(then)
        total = 0.0
        for chance in late:
            total += max(early, chance)
        return total / len(late)

    def last_cell(self, survey: Survey, volcano: int, at: Situation, helps: int) -> tuple[float, float]:
        """The chance that the last missing cell of a way out comes before the next eruption, and before the end."""
        lore = self.lore
        bit = 1 << self.board.exits[volcano]
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
            rows, columns = lines_of(wanted)
            hits = (rows & at.rows_left).bit_count() + (columns & at.columns_left).bit_count() + at.jokers_left
            miss = 1.0 - lore.fitting
            miss_now = miss ** min(float(hits), at.next_eruption)
            miss_later = miss ** ((rows.bit_count() + columns.bit_count() + 1) / 19.0)
        if forks and helps < len(self.board.help_values):
            miss_now *= (1.0 - lore.fork) ** at.next_eruption
            miss_later *= 1.0 - lore.fork
        return 1.0 - miss_now, 1.0 - miss_now * miss_later ** (at.rounds - at.next_eruption)

    def thirst(self, survey: Survey, route: list[int], circles: list[int], at: Situation) -> float:
        """The chance to die of thirst before the last eruption."""
        rest = survey.unfound[WATER_TRACK]
        held = circles[WATER_TRACK] - at.paid + (rest & route[0]).bit_count()
        if held >= at.payments:
            return 0.0
        chances = held + min(1.0, float(at.springs_ahead)) + 0.1
        for steps in range(1, min(len(route), 4)):
            chances += (rest & route[steps]).bit_count() * self.lore.reach[steps]
        return float((1.0 - self.lore.spring) ** chances)
