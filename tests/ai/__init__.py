"""Tests of the players that are not people."""
