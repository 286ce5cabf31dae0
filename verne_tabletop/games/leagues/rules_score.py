"""The score pad: what each seat has at this moment, itemised, and who has won."""

from verne_tabletop.engine.model import Line, Outcome, rank_places
from verne_tabletop.games.leagues.rules_draw import ships_sunk
from verne_tabletop.games.leagues.rules_tables import Tables
from verne_tabletop.games.leagues.state import (
    DEPTH,
    DUGONG,
    ISLAND,
    KINDS,
    NARWHAL,
    SEAWEED,
    SURFACE,
    TREASURE1,
    TREASURE2,
    TURNS,
    LeaguesState,
    filled,
    letters_written,
)

BONUS_RULES = (("bonus_nemo1", "bonus_nemo2"), ("bonus_aronnax1", "bonus_aronnax2"), ("bonus_land1", "bonus_land2"))


def hunted(tables: Tables, state: LeaguesState, seat: int) -> int:
    """Marks for cetaceans."""
    total = 0
    for kind in range(KINDS):
        if tables.marks[kind]:
            crossed = state.crossed[2 * seat + (SURFACE if kind < SEAWEED else DEPTH)]
            total += tables.marks[kind] * (state.drawn[seat * KINDS + kind] & crossed).bit_count()
    return total


def crew_points(state: LeaguesState, seat: int) -> int:
    """Points on the portraits not lost."""
    return sum([state.crew[4 * seat + n] for n in range(4) if not state.lost[seat] >> n & 1])


def forest_points(tables: Tables, seaweed: int) -> int:
    """Points of all forests of a set of seaweed cells (end_forests)."""
    return sum([tables.forest[group.bit_count()] for group in tables.plan.groups(seaweed)])


def impact_points(tables: Tables, state: LeaguesState, seat: int) -> int:
    """Points lost by impacts, negative or 0."""
    return sum([state.hits[3 * seat + zone] * tables.impact[zone] for zone in range(3)])


def atlantis_points(tables: Tables, counts: list[int], verne: int) -> list[int]:
    """Points per seat for marked sides; verne: Verne's sides in solo and two-player games, else -1 (end_atlantis)."""
    table = tables.atlantis_solo if len(counts) == 1 else tables.atlantis_places
    rivals = counts if verne < 0 else [*counts, min(verne, 6)]
    points: list[int] = []
    for count in counts:
        better = sum([1 for other in rivals if other > count])
        level = sum([1 for other in rivals if other == count])
        points.append(sum(table[better : better + level]) // level if count else 0)
    return points


def bonus_points(tables: Tables, state: LeaguesState, seat: int, character: int) -> int:
    """What a character's card, on the side in play, would give a seat (bonus_*)."""
    at = seat * KINDS
    drawn = state.drawn
    first = state.sides[character] == 1
    if character == 0:
        if first:
            count = (drawn[at + TREASURE1] | drawn[at + TREASURE2]).bit_count()
        else:
            corners = tables.plan.corners
            surface = (filled(state, seat, SURFACE) & corners).bit_count()
            count = max(surface, (filled(state, seat, DEPTH) & corners).bit_count())
    elif character == 1:
        count = state.marks[seat].bit_count() if first else tables.plan.longest_run(drawn[at + SEAWEED])
    elif first:
        count = drawn[at + ISLAND].bit_count()
    else:
        count = (drawn[at + DUGONG] | drawn[at + NARWHAL]).bit_count()
    return tables.bonus * count


def top_letters(counts: list[int]) -> list[int]:
    """The characters written most often by one seat; none before the first letter."""
    most = max(counts)
    return [character for character in range(3) if counts[character] == most and most > 0]


def bonuses(tables: Tables, state: LeaguesState) -> list[list[int]]:
    """Per seat, what each character gives it: to all who wrote it most often; solo, one character's only."""
    counts = [letters_written(state, seat) for seat in range(state.seats)]
    gained = [[0, 0, 0] for _ in range(state.seats)]
    if state.seats == 1:
        best, points = -1, -1
        for character in top_letters(counts[0]):
            worth = bonus_points(tables, state, 0, character)
            if character == state.bonus or (state.bonus < 0 and worth > points):
                best, points = character, worth
        if best >= 0:
            gained[0][best] = points
        return gained
    for character in range(3):
        most = max([row[character] for row in counts])
        for seat in range(state.seats):
            if most > 0 and counts[seat][character] == most:
                gained[seat][character] = bonus_points(tables, state, seat, character)
    return gained


def atlantis_now(tables: Tables, state: LeaguesState) -> list[int]:
    """Atlantis points per seat as things stand."""
    counts = [state.marks[seat].bit_count() for seat in range(state.seats)]
    return atlantis_points(tables, counts, state.verne_sides if state.seats <= 2 else -1)


def turn_points(state: LeaguesState, seat: int) -> tuple[int, int]:
    """Points for islands and for ships over all turns so far."""
    at = seat * TURNS
    return sum(state.isles[at : at + TURNS]), sum(state.wrecks[at : at + TURNS])


def scores(tables: Tables, state: LeaguesState) -> list[int]:
    """Points per seat now."""
    atlantis = atlantis_now(tables, state)
    bonus = bonuses(tables, state)
    return [
        sum(turn_points(state, seat))
        + hunted(tables, state, seat)
        + crew_points(state, seat)
        + forest_points(tables, state.drawn[seat * KINDS + SEAWEED])
        + impact_points(tables, state, seat)
        + atlantis[seat]
        + sum(bonus[seat])
        for seat in range(state.seats)
    ]


def account(tables: Tables, state: LeaguesState, seat: int) -> list[Line]:
    """The same points line by line, in the order of the score pad."""
    isles, wrecks = turn_points(state, seat)
    seaweed = state.drawn[seat * KINDS + SEAWEED]
    counts = letters_written(state, seat)
    bonus = bonuses(tables, state)[seat]
    lines = [
        Line("score_islands", isles),
        Line("score_ships", wrecks, (("n", ships_sunk(state, seat)),)),
        Line("end_cetaceans", hunted(tables, state, seat)),
        Line("end_crew", crew_points(state, seat), (("n", 4 - state.lost[seat].bit_count()),)),
        Line("end_forests", forest_points(tables, seaweed), (("n", len(tables.plan.groups(seaweed))),)),
        Line("end_impacts", impact_points(tables, state, seat), (("n", sum(state.hits[3 * seat : 3 * seat + 3])),)),
        Line("end_atlantis", atlantis_now(tables, state)[seat], (("n", state.marks[seat].bit_count()),)),
    ]
    for character in range(3):
        rule = BONUS_RULES[character][state.sides[character] - 1]
        lines.append(Line(rule, bonus[character], (("n", counts[character]),)))
    return lines


def rank_of(tables: Tables, score: int) -> str:
    """The solo level of a score; the lowest for anything below the table (solo_levels)."""
    rank = tables.levels[0][1]
    for least, word in tables.levels:
        if score >= least:
            rank = word
    return rank


def outcome(tables: Tables, state: LeaguesState) -> Outcome:
    """Most points, then most unspent coins, else shared (end_winner); solo has a level instead."""
    points = scores(tables, state)
    if state.seats == 1:
        return Outcome((0,), (1,), "solo", rank_of(tables, points[0]))
    places = rank_places([(points[seat], state.coins[seat]) for seat in range(state.seats)])
    winners = tuple([seat for seat in range(state.seats) if places[seat] == 1])
    if len(winners) > 1:
        reason = "shared"
    else:
        top = max(points)
        reason = "coins" if points.count(top) > 1 else "points"
    return Outcome(winners, places, reason)


def census(state: LeaguesState) -> dict[str, int]:
    """Cards of each deck wherever they lie, each counted once; overlaps: cells drawn twice or crossed out bare."""
    surface = set(state.columns[:3] + state.surface_deck + state.surface_gone)
    depth = set(state.columns[3:] + state.depth_deck + state.depth_gone)
    overlaps = 0
    for seat in range(state.seats):
        for sheet in (SURFACE, DEPTH):
            kinds = range(4) if sheet == SURFACE else range(4, KINDS)
            cells = filled(state, seat, sheet)
            overlaps += sum([state.drawn[seat * KINDS + kind].bit_count() for kind in kinds]) - cells.bit_count()
            overlaps += (state.crossed[2 * seat + sheet] & ~cells).bit_count()
    return {
        "surface": len(surface),
        "depth": len(depth),
        "dangers": len(set(state.dangers)),
        "verne": len(set(state.verne_deck + state.verne_gone)),
        "overlaps": overlaps,
    }
