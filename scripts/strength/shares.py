"""Shares of wins with the interval they can be trusted to: games of one seed are one observation."""

from __future__ import annotations

from math import sqrt
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence

Z = 1.96


def interval(clusters: Sequence[Sequence[float]]) -> tuple[float, float, float]:
    """The mean and its 95 % interval (Wilson), for as many independent games as the clusters are worth."""
    games = [game for cluster in clusters for game in cluster]
    mean = sum(games) / len(games)
    plain = mean * (1 - mean) / len(games)
    n = float(len(games))
    if len(clusters) > 1 and plain > 0:
        off = [sum(cluster) - mean * len(cluster) for cluster in clusters]
        clustered = sum(each * each for each in off) / n**2 * len(clusters) / (len(clusters) - 1)
        n /= max(clustered / plain, 0.25)
    centre = (mean + Z * Z / (2 * n)) / (1 + Z * Z / n)
    half = Z / (1 + Z * Z / n) * sqrt(mean * (1 - mean) / n + Z * Z / (4 * n * n))
    return mean, max(0.0, centre - half), min(1.0, centre + half)
