"""Qt: one QGraphicsScene a game, on one common table."""
