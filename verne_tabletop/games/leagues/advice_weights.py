"""The weights of the advisor's features, fitted to how games end (bench/leagues_fit.py)."""

from typing import NamedTuple


class Weights(NamedTuple):
    """Points per unit of each feature."""

    surface: list[float]
    depth: list[float]
    place: list[float]
    future: list[float]


def fitted() -> Weights:
    """The weights in use."""
    return Weights(
        surface=[0.25, 0.35, 0.15, -0.03, -0.05, 0.5, 0.1, 0.4, 0.05],
        depth=[0.5, 0.05, 0.1, -0.03, -0.05, 0.4, 0.5, 0.3],
        place=[0.2, 0.2, 0.1, -0.15, 0.15, 0.1, 0.3, -0.1],
        future=[1.0, 1.0, 3.0, 0.0, 0.7, 0.8, 1.0, 0.2, 0.2, 0.2, 0.2, 0.2, 0.2],
    )
