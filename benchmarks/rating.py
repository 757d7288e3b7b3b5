"""Ratings: Elo by maximum likelihood from the games of all pairs, and intervals."""

from __future__ import annotations

from math import log10, sqrt

Pair = tuple[str, str, float, int]
"""One player, the other, the victories of the first, the games."""
SURE = 1.96
"""95 of a hundred."""


def interval(won: float, games: int) -> tuple[float, float]:
    """Wilson's interval of a share."""
    if games == 0:
        return 0.0, 1.0
    share, square = won / games, SURE * SURE
    middle = (share + square / (2 * games)) / (1 + square / games)
    half = SURE * sqrt(share * (1 - share) / games + square / (4 * games * games)) / (1 + square / games)
    return max(0.0, middle - half), min(1.0, middle + half)


def elo(players: list[str], pairs: list[Pair]) -> dict[str, tuple[float, float]]:
    """The rating of every player, the first one at 0, with half its interval; each pair counts one drawn game more."""
    strength = dict.fromkeys(players, 1.0)
    games = [(a, b, won + 0.5, n + 1) for a, b, won, n in pairs if n]
    for _ in range(2000):
        for player in players[1:]:
            won = sum(w if a == player else n - w for a, b, w, n in games if player in (a, b))
            met = sum(n / (strength[a] + strength[b]) for a, b, _, n in games if player in (a, b))
            if met:
                strength[player] = won / met
    return {player: (400 * log10(strength[player]), error(player, strength, games)) for player in players}


def error(player: str, strength: dict[str, float], games: list[Pair]) -> float:
    """Half the interval of a rating, as if all others were known."""
    known = 0.0
    for a, b, _, n in games:
        if player in (a, b):
            p = strength[a] / (strength[a] + strength[b])
            known += n * p * (1 - p)
    return SURE * 400 / (2.302585 * sqrt(known)) if known else float("inf")
