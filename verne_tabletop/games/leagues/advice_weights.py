"""The weights of the advisor's features, climbed by play (bench/leagues_tune.py)."""

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
        surface=[0.13, 0.554, 0.284, 0.005, -0.006, 0.373, 0.064, 0.435, 0.021],
        depth=[0.673, 0.075, 0.062, -0.02, -0.103, 0.396, 0.291, 0.339],
        place=[0.16, 0.125, 0.11, -0.186, 0.187, 0.184, 0.478, -0.093],
        future=[1.372, 0.86, 3.476, 0.107, 0.59, 0.99, 1.652, 0.14, 0.207, 0.114, 0.181, 0.427, 0.283],
    )
