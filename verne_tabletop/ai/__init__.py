"""Players that are not people: pure search that knows no game."""
