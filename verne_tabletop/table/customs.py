"""What a game says of its own table: where things lie, what can be touched, how the board is painted."""

from abc import abstractmethod
from collections.abc import Hashable, Iterable, Sequence
from typing import Any, ClassVar, Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from verne_tabletop.engine.model import Event, Facts, Move, Piece, Place, Refusal, Seat
from verne_tabletop.engine.rules import Rules
from verne_tabletop.engine.shelf import Game, move_facts, namer
from verne_tabletop.table.figures import Face, Figure, Look, Spot
from verne_tabletop.table.follow import concerns
from verne_tabletop.table.items import Mark
from verne_tabletop.table.lights import Touch
from verne_tabletop.table.reach import Reach
from verne_tabletop.table.tokens import DAYLIGHT

#: How many sentences a table remembers.
SAID: Final = 4000


class Customs(Reach):
    """What a game's scene must give (`board`, `paint_ground`, `figures`, `spots`, `gesture`), what it may do otherwise
    than most, and the words it has for pieces, places and moves."""

    #: Kinds of spots that say what they are when the pointer rests on them: pictures without words; and kinds that say
    #: why they cannot be chosen.
    TOLD: ClassVar[frozenset[str]] = frozenset()
    REFUSED: ClassVar[frozenset[str]] = frozenset()

    def __init__(self, game: Game, rules: Rules[Any]) -> None:
        super().__init__()
        self.game, self.rules, self.book = game, rules, game.rulebook()
        self.look = Look(DAYLIGHT)
        self.seat: Seat = 0
        self.names: Sequence[str] = ()
        self._name = namer(rules)
        self._said: dict[tuple[str, Facts, str, Sequence[str]], str] = {}

    def lay_out(self) -> None:
        """Work out places and sizes; called first of all, and again when text grows (`self.look.text`)."""

    @abstractmethod
    def board(self) -> QRectF:
        """All that the game paints, without the strip, in scene units; about 960 x 640 reads well at 1366 x 768."""

    @abstractmethod
    def paint_ground(self, painter: QPainter) -> None:
        """Paint what never moves, in scene units, in the light of `self.look`; copied from a cache afterwards."""

    @abstractmethod
    def figures(self, view: Any) -> list[Figure]:
        """Everything that lies on the table and may change, lowest layer first."""

    @abstractmethod
    def spots(self, view: Any) -> list[Spot]:
        """Everything that can be touched or read; the later lies above the earlier."""

    @abstractmethod
    def gesture(self, piece: Piece, place: Place) -> Move | None:
        """The move a player means who puts `piece` on `place` where no legal move answers, so that the rules can
        say why not; piece or place may be HIDDEN / NOWHERE. None when it means nothing."""

    def touch(self, move: Move) -> Touch:
        """Which piece is taken up and which place is touched to make a legal move; by default its own."""
        return move.piece, move.place

    def in_reach(self, move: Move) -> bool:
        """Whether a legal move can be made on the table as it lies; False where another's board lies in front."""
        return True

    def ways(self, moves: list[Move]) -> list[Move]:
        """The ways a touch can be meant, in the order they are turned, the likeliest first; by default as the rules
        list them."""
        return moves

    def ground_key(self) -> Hashable:
        """What else the ground depends on, such as whose board lies in front."""
        return ()

    def choice_label(self, move: Move) -> str:
        """The words on a button of the strip."""
        return self.move_text(move)

    def choice_icon(self, move: Move) -> Face | None:
        """A small picture on a button of the strip."""
        return None

    def turn_spots(self, spot: Spot, moves: list[Move]) -> list[Spot]:
        """Ghosts to pick from around a spot that can be chosen in several ways; by default buttons of the strip."""
        return []

    def regard(self, spot: Spot | None, move: Move | None) -> None:
        """What the player looks at now: a spot (or none) and the legal move it stands for (or none); for tables that
        show something of their own then."""

    def concerns(self, event: Event, figure: Figure) -> bool:
        """Whether an event moves a figure; by default when it names its piece or its place."""
        return concerns(event, figure)

    def is_move(self, event: Event) -> bool:
        """Whether the target of an event is where its seat moved, to be marked as its last move; by default yes."""
        return True

    def held_words(self) -> str:
        """What is asked while a piece is taken up, in one sentence; "": the same as before."""
        return ""

    def strikes(self, event: Event) -> bool:
        """Whether what comes from nobody is marked until a seat moves again; by default not."""
        return False

    def make_mark(self, spot: Spot) -> Mark | None:
        """A mark of the game's own for a spot (a ghost of what would be drawn); None: the common one."""
        return None

    def stock(self, view: Any) -> Iterable[Face]:
        """Faces that are likely to be laid later in this game, to be printed while nothing else is to be done."""
        return ()

    def soon(self, view: Any) -> Iterable[Face]:
        """Faces that the next choice is likely to bring, to be printed while the player thinks."""
        return ()

    def also(self, move: Move) -> tuple[Piece, Place] | None:
        """A second way to make a legal move: the piece taken up and the place touched; None: there is none."""
        return None

    def act(self, spot: Spot) -> bool:
        """Do what touching a spot means when it is no choice of the game (sorting a hand); False: it means nothing."""
        return False

    # words

    def say(self, key: str, facts: Facts = ()) -> str:
        """A text of the game's rulebook, in the language of the table, filled."""
        asked = (key, facts, self.look.language, self.names)
        said = self._said.get(asked)
        if said is None:
            if len(self._said) >= SAID:
                self._said.clear()
            said = self._said[asked] = self.book.say(key, self.look.language, facts, self.names, self._name)
        return said

    def piece_name(self, piece: Piece) -> str:
        """The name of a piece."""
        phrase = self.rules.piece_name(piece)
        return self.say(phrase.key, phrase.facts)

    def place_name(self, place: Place) -> str:
        """The name of a place."""
        phrase = self.rules.place_name(place)
        return self.say(phrase.key, phrase.facts)

    def refusal_text(self, refusal: Refusal) -> str:
        """Why a move is not legal, in one sentence."""
        template = self.book.refusal(refusal.rule, self.look.language)
        return self.book.fill(template, self.look.language, refusal.facts, self.names, self._name)

    def move_text(self, move: Move) -> str:
        """A move in words."""
        return self.say(f"move.{move.verb}", move_facts(self.seat, move.piece, move.place, move.extra))
