"""Tests of Leagues, one for every rule."""
