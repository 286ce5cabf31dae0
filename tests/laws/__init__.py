"""Laws: what holds for every game on the shelf, at every seat count, at every moment."""
