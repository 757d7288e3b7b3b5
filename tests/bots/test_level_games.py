"""Golden games of the levels: with the same seeds the same players win, in every build and process.

After a training `python -m tests.bots.test_level_games` writes them anew.
"""

from __future__ import annotations

import json
from typing import Any

import pytest

import westkingdom as wk
from tests.kit import ROOT
from westkingdom.bots import sight_of
from westkingdom.bots.levels import LEVELS, bot_of
from westkingdom.engine.chance import stream_key

FILE = ROOT / "tests" / "golden" / "level_games.json"
PAIRS = {("novice", "apprentice"): 4, ("apprentice", "journeyman"): 3, ("journeyman", "master"): 1}
"""How many games are played by each pair, in each game."""
LONGEST = 2_000


def play(of: str, names: tuple[str, ...], seed: int, most: int = LONGEST) -> dict[str, Any]:
    """Play a game between levels, and say how it ended."""
    game = wk.new_game(of, seats=2, seed=seed)
    bots = [bot_of(names[(seat + seed) % 2], stream_key(seed, f"bot {seat}")) for seat in range(2)]
    while not game.over and game.decisions < most:
        game.play(bots[game.seat].choose(sight_of(game)).option)
    winners = None if game.outcome is None else list(game.outcome.winners)
    return {"winners": winners, "totals": game.totals(), "decisions": game.decisions, "end": game.digest()}


def games() -> list[tuple[str, tuple[str, str], int]]:
    """All golden games."""
    return [(of, pair, seed) for of in wk.GAMES for pair, n in PAIRS.items() for seed in range(n)]


def name_of(of: str, names: tuple[str, ...], seed: int) -> str:
    """What a game is called in the file."""
    return f"{of} {' '.join(names)} {seed}"


@pytest.mark.parametrize(("of", "names", "seed"), games())
def test_the_same_players_win_in_every_build(of: str, names: tuple[str, str], seed: int) -> None:
    """And every game comes to its end within 2,000 decisions."""
    found = play(of, names, seed)
    assert found == json.loads(FILE.read_text("utf-8"))[name_of(of, names, seed)]
    assert found["winners"] is not None


@pytest.mark.parametrize("of", wk.GAMES)
def test_the_strongest_level_begins_a_game_in_the_same_way_in_every_build(of: str) -> None:
    strongest = list(LEVELS)[-1]
    found = play(of, (strongest, strongest), 1, most=6)
    assert found == json.loads(FILE.read_text("utf-8"))[name_of(of, (strongest,), 1)]


def main() -> None:
    """Write the golden games anew."""
    strongest = list(LEVELS)[-1]
    found = {name_of(*game): play(*game) for game in games()}
    for of in wk.GAMES:
        found[name_of(of, (strongest,), 1)] = play(of, (strongest, strongest), 1, most=6)
    FILE.write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
