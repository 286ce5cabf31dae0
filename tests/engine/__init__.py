"""Tests of the engine's own nouns."""
