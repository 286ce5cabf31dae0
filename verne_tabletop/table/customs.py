"""What a game's scene may do otherwise than most: a second way to make a move, an act that is no move."""

from verne_tabletop.engine.model import Move, Piece, Place
from verne_tabletop.table.figures import Spot
from verne_tabletop.table.reach import Reach


class Customs(Reach):
    """Defaults that hold for most games."""

    def also(self, move: Move) -> tuple[Piece, Place] | None:
        """A second way to make a legal move: the piece taken up and the place touched; None: there is none."""
        return None

    def act(self, spot: Spot) -> bool:
        """Do what touching a spot means when it is no choice of the game (sorting a hand); False: it means nothing."""
        return False
