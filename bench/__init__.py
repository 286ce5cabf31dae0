"""Measurements: speed, start, click to painted, memory, in one run."""
