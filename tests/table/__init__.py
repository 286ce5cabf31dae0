"""Tests of the table: what is drawn, how it moves, and what can be read from it."""
