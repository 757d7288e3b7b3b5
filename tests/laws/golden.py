"""Golden games and tree counts: files that say what the engine did when they were made, in every build and process."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path
from typing import Any

from tests.laws import facts
from tests.laws.laws import CHOOSERS, Chooser, new_game, play_on
from tests.laws.uses import (
    WANTED,
    Uses,
    count_families,
    count_leader,
    count_needed,
    count_uses,
    never_used,
    passive_ids,
)
from westkingdom.viscounts.game import Viscounts

FOLDER = Path(__file__).resolve().parents[1] / "golden"
GAMES = FOLDER / "games.json"
TREES = FOLDER / "tree_counts.json"
BOX_GAMES = FOLDER / "box_games.json"
BOX_TREES = FOLDER / "box_tree_counts.json"

EVERY = 50
SEEDS = 12
"""So many games per number of seats at least; more where something was not used yet."""
BOX_SEEDS = 2
MOST_GAMES = 60
MOST_BOX_GAMES = 110
MOST_LINES = 6000
REASONS = {"poverty", "prosperity", "divided kingdom"}
BOX_MIXES = (*facts.MIXES[1:], facts.PROMOS)
OF_BOXES = tuple(kind for kind in WANTED if kind not in ("neutral", "hero", "manuscript", "player_card"))
"""What the golden games of the base game were not chosen for."""

Record = dict[str, Any]


def play_game(
    seats: int,
    seed: int,
    mix: facts.Mix = facts.BASE,
    chooses: str = "random",
    wanted: set[str] | None = None,
) -> tuple[Record, Uses]:
    """Play one game with choices of our own; give its record and what was used in it."""
    game = new_game(seats, seed, mix)
    events = game.listen()
    chooser = CHOOSERS[chooses](seed)
    digests = []
    uses: Uses = Counter()
    while not game.over:
        if game.decisions % EVERY == 0:
            digests.append(game.digest())
        option = chooser.option(game)
        count_needed(game, option, uses, wanted or set())
        game.play(option)
    assert game.outcome is not None
    count_uses(events, uses)
    count_leader(game, uses)
    record = {
        "seats": seats,
        "seed": seed,
        "choices": game.decisions,
        "reason": game.outcome.reason,
        "totals": list(game.outcome.totals),
        "digests": digests,
        "end": game.digest(),
    }
    return record if mix == facts.BASE else {"mix": mix.name, "chooser": chooses, **record}, uses


def make_games() -> list[Record]:
    """Choose games by seed until every card was played, every Manuscript gained and every end has come."""
    records: list[Record] = []
    uses: Uses = Counter()
    ends: set[tuple[int, str]] = set()
    seed = 0
    while seed < SEEDS or missing(uses) or len(ends) < 3 * len(REASONS):
        for seats in (2, 3, 4):
            record, used = play_game(seats, seed)
            end = (seats, record["reason"])
            if seed < SEEDS or end not in ends or missing(uses) != missing(uses + used):
                records.append(record)
                uses += used
                ends.add(end)
        seed += 1
        if len(records) > MOST_GAMES or seed > 2000:
            raise ValueError(f"too many games: {len(records)}; missing are {missing(uses)} and {ends}")
    return sorted(records, key=lambda record: (record["seats"], record["seed"]))


def missing(uses: Uses) -> dict[str, list[str]]:
    """What was never used of the base game."""
    return never_used(uses, facts.BASE, left_out=OF_BOXES)


# --- games with boxes


def make_box_games() -> list[Record]:
    """A few games of every mix, then those in which something is used that was not used before, until nothing is missing."""
    records: list[Record] = []
    uses: Uses = Counter()
    seed = 0
    while seed < BOX_SEEDS or any(missing_of_boxes(uses).values()):
        for mix in BOX_MIXES:
            for seats in (2, 3, 4):
                if seed < BOX_SEEDS or any(missing_of_boxes(uses).values()):
                    add_box_game(records, uses, mix, seats, seed)
        seed += 1
        if len(records) > MOST_BOX_GAMES or seed > 400:
            raise ValueError(f"too many games: {len(records)}; missing are {missing_of_boxes(uses)}")
    return sorted(records, key=lambda record: (record["mix"], record["seats"], record["seed"]))


def add_box_game(records: list[Record], uses: Uses, mix: facts.Mix, seats: int, seed: int) -> None:
    """Play a game and keep it if it is one of the first or brings something new; what it brings is noted."""
    wanted = {ident for ident in passive_ids(mix) if not uses[ident, "used"]}
    record, used = play_game(seats, seed, mix, chooser_of(mix, seed), wanted)
    count_families(mix, used)
    before = missing_of_boxes(uses)
    after = missing_of_boxes(uses + used)
    brings = sorted([ident, what.split()[-1]] for what in before for ident in before[what] - after.get(what, set()))
    if seed < BOX_SEEDS or brings:
        records.append({**record, "brings": brings})
        uses += used


def chooser_of(mix: facts.Mix, seed: int) -> str:
    """Who plays a golden game: in mixes with boxes every other one is played by a builder."""
    return "random" if mix == facts.BASE else list(CHOOSERS)[seed % len(CHOOSERS)]


def missing_of_boxes(uses: Uses) -> dict[str, set[str]]:
    """What was never used of any mix with boxes, by kind and way."""
    out: dict[str, set[str]] = {}
    for mix in BOX_MIXES:
        for what, idents in never_used(uses, mix).items():
            out.setdefault(what, set()).update(idents)
    return out


# --- tree counts


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
BOX_PLACES = [
    (mix, seats, seed, after)
    for mix in BOX_MIXES
    for seats, seed, after in ((2, 1, 0), (2, 2, 70), (3, 3, 160), (4, 4, 20), (4, 5, 250))
]


def position(seats: int, seed: int, after: int, mix: facts.Mix = facts.BASE) -> Viscounts:
    """The game of a seed after so many choices of our own."""
    game = new_game(seats, seed, mix)
    play_on(game, Chooser(seed), after)
    return game


def counts_of(game: Viscounts) -> list[int]:
    """Count the lines of a game to depths that can be counted quickly."""
    counts: list[int] = []
    while len(counts) < 8:
        n = lines(game, len(counts) + 1)
        if n > MOST_LINES and counts:
            break
        counts.append(n)
    return counts


def make_tree_counts() -> list[Record]:
    """Count lines from fixed positions of the base game."""
    return [
        {"seats": seats, "seed": seed, "after": after, "lines": counts_of(position(seats, seed, after))}
        for seats, seed, after in PLACES
    ]


def make_box_tree_counts() -> list[Record]:
    """Count lines from fixed positions of every mix with boxes."""
    return [
        {
            "mix": mix.name,
            "seats": seats,
            "seed": seed,
            "after": after,
            "lines": counts_of(position(seats, seed, after, mix)),
        }
        for mix, seats, seed, after in BOX_PLACES
    ]


# --- files


def write(path: Path, records: list[Record]) -> None:
    """Write one record on each line."""
    rows = ",\n".join(json.dumps(record) for record in records)
    path.write_text(f"[\n{rows}\n]\n", encoding="utf-8")


def read(path: Path) -> list[Record]:
    """Read what was written."""
    records: list[Record] = json.loads(path.read_text(encoding="utf-8"))
    return records


def end_digests(seeds: range) -> list[str]:
    """The digests at the end of a few games of every mix, for comparing processes."""
    tables = [(mix, seats, seed) for mix in (facts.BASE, *BOX_MIXES) for seats in (2, 3, 4) for seed in seeds]
    return [str(play_game(seats, seed, mix, chooser_of(mix, seed))[0]["end"]) for mix, seats, seed in tables]
