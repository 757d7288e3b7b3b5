"""Golden games and tree counts: files that say what the engine did when they were made, in every build and process."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path
from typing import Any

import westkingdom as wk
from tests.kit import ROOT
from tests.kit.laws.books import Uses
from tests.kit.laws.mix import Mix
from tests.kit.laws.play import Chooser, play_on
from tests.kit.laws.shelf import books_for

FOLDER = ROOT / "tests" / "golden"
MOST_LINES = 6000

Record = dict[str, Any]


def play_game(
    mix: Mix, seats: int, seed: int, chooses: str = "random", every: int = 50, sought: set[str] | None = None
) -> tuple[Record, Uses]:
    """Play one game with choices of our own; give its record, with digests now and then, and what was used in it."""
    books = books_for(mix)
    game = mix.begin(seats, seed)
    events = game.listen()
    chooser = books.choosers[chooses](seed)
    digests = []
    uses: Uses = Counter()
    while not game.over:
        if game.decisions % every == 0:
            digests.append(game.digest())
        option = chooser.option(game)
        books.count_choice(game, option, uses, sought or set())
        game.play(option)
    assert game.outcome is not None
    books.count_game(game, events, uses)
    record = {
        "seats": seats,
        "seed": seed,
        "choices": game.decisions,
        "reason": game.outcome.reason,
        "totals": list(game.outcome.totals),
        "digests": digests,
        "end": game.digest(),
    }
    return record, uses


def of_mix(mix: Mix, chooses: str, record: Record) -> Record:
    """A record that says what was played, and by whom."""
    return {"mix": mix.name, "chooser": chooses, **record}


# --- tree counts


def lines(game: wk.Game, depth: int) -> int:
    """Count the legal lines of so many decisions, like perft; a game that is over has none left."""
    if depth == 0:
        return 1
    actions = game.actions
    if depth == 1:
        return len(actions)
    total = 0
    for option in actions:
        here = game.copy()
        here.play(option)
        total += lines(here, depth - 1)
    return total


def position(mix: Mix, seats: int, seed: int, after: int) -> wk.Game:
    """The game of a seed after so many choices of our own."""
    game = mix.begin(seats, seed)
    play_on(game, Chooser(seed), after)
    return game


def counts_of(game: wk.Game) -> list[int]:
    """Count the lines of a game to depths that can be counted quickly."""
    counts: list[int] = []
    while len(counts) < 8:
        n = lines(game, len(counts) + 1)
        if n > MOST_LINES and counts:
            break
        counts.append(n)
    return counts


def tree_record(mix: Mix, seats: int, seed: int, after: int) -> Record:
    """Count lines from a fixed position."""
    return {"seats": seats, "seed": seed, "after": after, "lines": counts_of(position(mix, seats, seed, after))}


def same_lines(mix: Mix, record: Record) -> bool:
    """Are there as many legal lines to each depth as a record says?"""
    game = position(mix, record["seats"], record["seed"], record["after"])
    counted: list[int] = record["lines"]
    return [lines(game, depth + 1) for depth in range(len(counted))] == counted


# --- files


def write(path: Path, records: list[Record]) -> None:
    """Write one record on each line."""
    rows = ",\n".join(json.dumps(record) for record in records)
    path.write_text(f"[\n{rows}\n]\n", encoding="utf-8")


def read(path: Path) -> list[Record]:
    """Read what was written."""
    records: list[Record] = json.loads(path.read_text(encoding="utf-8"))
    return records
