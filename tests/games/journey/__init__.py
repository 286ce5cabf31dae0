"""Tests of Journey to the Center of the Earth."""
