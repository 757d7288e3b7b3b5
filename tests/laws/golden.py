"""Golden games and tree counts: files that say what the engine did when they were made, in every build and process."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path
from typing import Any

from tests.laws.laws import Chooser, count_uses, never_used, new_game, play_on
from westkingdom.viscounts.game import Viscounts

FOLDER = Path(__file__).resolve().parents[1] / "golden"
GAMES = FOLDER / "games.json"
TREES = FOLDER / "tree_counts.json"

EVERY = 50
SEEDS = 12
"""So many games per number of seats at least; more where something was not used yet."""
MOST_GAMES = 60
MOST_LINES = 6000
REASONS = {"poverty", "prosperity", "divided kingdom"}

Record = dict[str, Any]
Uses = Counter[tuple[str, str]]


def play_game(seats: int, seed: int) -> tuple[Record, Uses]:
    """Play one game with choices of our own; give its record and what was used in it."""
    game = new_game(seats, seed)
    events = game.listen()
    chooser = Chooser(seed)
    digests = []
    while not game.over:
        if game.decisions % EVERY == 0:
            digests.append(game.digest())
        play_on(game, chooser, 1)
    assert game.outcome is not None
    uses: Uses = Counter()
    count_uses(events, uses)
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


def make_games() -> list[Record]:
    """Choose games by seed until every card was played, every Manuscript gained and every end has come."""
    records: list[Record] = []
    uses: Uses = Counter()
    ends: set[tuple[int, str]] = set()
    seed = 0
    while seed < SEEDS or never_used(uses) or len(ends) < 3 * len(REASONS):
        for seats in (2, 3, 4):
            record, used = play_game(seats, seed)
            end = (seats, record["reason"])
            if seed < SEEDS or end not in ends or brings_new(uses, used):
                records.append(record)
                uses += used
                ends.add(end)
        seed += 1
        if len(records) > MOST_GAMES or seed > 2000:
            raise ValueError(f"too many games: {len(records)}; missing are {never_used(uses)} and {ends}")
    return sorted(records, key=lambda record: (record["seats"], record["seed"]))


def brings_new(uses: Uses, used: Uses) -> bool:
    """Does a game use something that no game before it did?"""
    return never_used(uses) != never_used(uses + used)


def lines(game: Viscounts, depth: int) -> int:
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


PLACES = [(seats, seed, after) for seats in (2, 3, 4) for seed, after in ((1, 0), (1, 40), (2, 90), (3, 180))]


def position(seats: int, seed: int, after: int) -> Viscounts:
    """The game of a seed after so many choices of our own."""
    game = new_game(seats, seed)
    play_on(game, Chooser(seed), after)
    return game


def make_tree_counts() -> list[Record]:
    """Count lines from fixed positions, to depths that can be counted quickly."""
    records = []
    for seats, seed, after in PLACES:
        game = position(seats, seed, after)
        counts: list[int] = []
        while len(counts) < 8:
            n = lines(game, len(counts) + 1)
            if n > MOST_LINES and counts:
                break
            counts.append(n)
        records.append({"seats": seats, "seed": seed, "after": after, "lines": counts})
    return records


def write(path: Path, records: list[Record]) -> None:
    """Write one record on each line."""
    rows = ",\n".join(json.dumps(record) for record in records)
    path.write_text(f"[\n{rows}\n]\n", encoding="utf-8")


def read(path: Path) -> list[Record]:
    """Read what was written."""
    records: list[Record] = json.loads(path.read_text(encoding="utf-8"))
    return records


def end_digests(seeds: range) -> list[str]:
    """The digests at the end of a few games, for comparing processes."""
    return [str(play_game(seats, seed)[0]["end"]) for seats in (2, 3, 4) for seed in seeds]
