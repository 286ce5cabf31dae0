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
        surface=[0.17, 0.618, 0.243, -0.003, -0.002, 0.367, 0.084, 0.45, 0.017],
        depth=[0.608, 0.06, 0.051, -0.028, -0.072, 0.383, 0.31, 0.359],
        place=[0.153, 0.14, 0.127, -0.187, 0.175, 0.166, 0.433, -0.07],
        future=[1.389, 0.89, 3.486, 0.092, 0.539, 1.08, 1.505, 0.14, 0.258, 0.132, 0.172, 0.391, 0.229],
    )
