"""The table of a journey through Hades: a painted vase with the line of creatures, dice, favours, hand and river."""

from typing import Any, ClassVar, Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from verne_tabletop.engine.model import HIDDEN, NOWHERE, Move, Piece, Place
from verne_tabletop.engine.rules import Rules
from verne_tabletop.engine.shelf import Game
from verne_tabletop.games.underworld.advisor import UnderworldAdvisor
from verne_tabletop.games.underworld.combat import FOE_DIE, IN_LINE
from verne_tabletop.games.underworld.expectation import Expectation
from verne_tabletop.games.underworld.rules import UnderworldRules
from verne_tabletop.table.figures import Face, Figure, Spot, rect_path
from verne_tabletop.table.scene import TableScene
from verne_tabletop.table.underworld_figures import lying, to_come
from verne_tabletop.table.underworld_ground import paint_vase
from verne_tabletop.table.underworld_layout import (
    BOARD,
    DECKS,
    FAVOUR_TILE,
    HAND_CARD,
    HEALTH,
    HERO,
    LINE_CARD,
    STATION,
    around,
    creature_at,
    die_at,
    favour_at,
    foe_die_at,
    hand_at,
    hand_stacks,
    relic_at,
    station_at,
)
from verne_tabletop.table.underworld_words import Words

#: Places of what is only read: stations of the road, decks, health, the hero.
ROAD: Final = 300
DECK: Final = 400


class UnderworldScene(TableScene):
    """One hero's table; everything that can be chosen lies where it belongs, the rest stands in the strip."""

    STRIP_ROWS: ClassVar[int] = 1

    def __init__(self, game: Game, rules: Rules[Any]) -> None:
        if not isinstance(rules, UnderworldRules):
            raise TypeError("the table of the underworld needs the rules of the underworld")
        self.hades: UnderworldRules = rules
        self.expectation = Expectation(rules.tables)
        self.advisor = UnderworldAdvisor(rules)
        super().__init__(game, rules)
        self.words = Words(self)

    def board(self) -> QRectF:
        """The vase and what stands round it."""
        return BOARD

    def paint_ground(self, painter: QPainter) -> None:
        """The clay and its bands."""
        paint_vase(painter, self.look)

    def figures(self, view: Any) -> list[Figure]:
        """Everything that lies on the table."""
        return lying(self, view)

    def stock(self, view: Any) -> list[Face]:
        """Creatures and dice to come."""
        return to_come(self, view)

    def spots(self, view: Any) -> list[Spot]:
        """Road, creatures, dice, favours, hand, treasures, and what is only read."""
        t, words = self.hades.tables, self.words
        found = [
            Spot("hero", rect_path(HERO), *words.hero(view)),
            Spot("health", rect_path(HEALTH), words.health(view), DECK),
            Spot("deck", rect_path(DECKS), words.decks(view), DECK + 1),
        ]
        for index, (name, state) in enumerate(words.road(view)):
            found.append(
                Spot("station", rect_path(around(station_at(index), STATION)), name, ROAD + index, state=state)
            )
        for index in range(len(view.line)):
            name, state, about = words.creature(view, index)
            shape = rect_path(around(creature_at(index, len(view.line)), LINE_CARD))
            found.append(Spot("creature", shape, name, IN_LINE + index, state=state, description=about))
        for die in range(len(view.own_face)):
            name, state = words.own_die(view, die)
            shape = rect_path(around(die_at(die, len(view.own_face)), (42, 42)))
            found.append(Spot("die", shape, name, die, state=state))
        for die in range(len(view.foe_face)):
            name, state = words.foe_die(view, die)
            shape = rect_path(around(foe_die_at(die, len(view.foe_face)), (36, 36)))
            found.append(Spot("die", shape, name, FOE_DIE + die, state=state))
        for favour in range(len(t.costs)):
            name, state, about = words.favour(view, favour)
            shape = rect_path(around(favour_at(favour), FAVOUR_TILE))
            found.append(Spot("favour", shape, name, piece=t.favour0 + favour, state=state, description=about))
        stacks = hand_stacks(view)
        for index, (piece, count, god) in enumerate(stacks):
            name, state, about = words.card(piece, count, god)
            shape = rect_path(around(hand_at(index, len(stacks)), HAND_CARD))
            found.append(Spot("card", shape, name, piece=piece, state=state, description=about))
        for index, piece in enumerate(view.treasures):
            shape = rect_path(around(relic_at(index), (84, 58)))
            found.append(
                Spot("treasure", shape, self.piece_name(piece), piece=piece, description=words.relic(view, piece))
            )
        return found

    def gesture(self, piece: Piece, place: Place) -> Move | None:
        """A favour is wanted, a card pays, a treasure is used, a die is thrown again."""
        t = self.hades.tables
        if piece >= t.favour0:
            return Move("want", piece)
        if piece >= t.treasure0:
            return Move("use", piece)
        if piece != HIDDEN:
            gods = [god for god in range(3) if t.icons[piece][god]]
            return Move("pay", piece, extra=(gods[0] if gods else 0,))
        if place != NOWHERE and place < FOE_DIE:
            return Move("reroll", place=place)
        if IN_LINE <= place < ROAD:
            return Move("strike")
        return None

    def choice_label(self, move: Move) -> str:
        """Short words for the buttons."""
        if move.verb == "pay":
            god = move.extra[0]
            return self.say(f"table.pay{god}", (("n", self.hades.tables.icons[move.piece][god]),))
        if move.verb in ("use", "want"):
            return self.piece_name(move.piece)
        return self.say(f"table.{move.verb}")

    def show_preview(self, view: Any, note: str = "") -> None:
        """Beside what the move would bring: what a favour would change in this combat."""
        move = self.hand.current(self.hand.pointed())
        if move is not None and self.view is not None and move.verb == "want":
            change = self.words.change(self.view, move.piece - self.hades.tables.favour0)
            note = f"{change}. {note}" if note and change else change or note
        super().show_preview(view, note)
