"""The golden games of Architects: what they are chosen for."""

from __future__ import annotations

from collections import Counter

from tests.kit.laws.architects import facts
from tests.kit.laws.architects.books import ARCHITECTS
from tests.kit.laws.books import Uses
from tests.kit.laws.golden import FOLDER, Record, of_mix, play_game, tree_record
from tests.kit.laws.mix import Mix, tables_of

GAMES = FOLDER / "architects_games.json"
TREES = FOLDER / "architects_tree_counts.json"
SOLO_GAMES = FOLDER / "architects_solo_games.json"

EVERY = 200
"""A digest is kept of every so many decisions."""
SEEDS = 2
"""So many games of every table at least: one played at random, one by a builder.

More where something was not used yet.
"""
MOST_GAMES = 140
TABLES = tables_of(facts.ALL_MIXES)
OF_OPPONENTS = ("scheme", "clause", "option")
SOLO_TABLES = tables_of(facts.SOLO_MIXES)
PLACES = [(mix, seats, *place) for mix, seats in TABLES for place in ((1, 0), (2, 60), (3, 300))]


def chooser_of(seed: int) -> str:
    """Who plays a golden game: every other one is played by a builder."""
    return list(ARCHITECTS.choosers)[seed % len(ARCHITECTS.choosers)]


def play(mix: Mix, seats: int, seed: int) -> tuple[Record, Uses]:
    """Play one golden game."""
    record, used = play_game(mix, seats, seed, chooser_of(seed), EVERY)
    return of_mix(mix, chooser_of(seed), record), used


def missing(uses: Uses) -> set[tuple[str, str, str]]:
    """What was never used of any mix: the kind, the id and the way."""
    out: set[tuple[str, str, str]] = set()
    for mix in facts.ALL_MIXES:
        for what, idents in ARCHITECTS.never_used(uses, mix).items():
            kind, how = what.split()
            out |= {(kind, ident, how) for ident in idents}
    return out


def make_games() -> list[Record]:
    """A few games of every table, then those that use something not used before, until nothing is missing."""
    records: list[Record] = []
    uses: Uses = Counter()
    seed = 0
    while seed < SEEDS or missing(uses):
        for mix, seats in TABLES:
            if seed >= SEEDS and not missing(uses):
                break
            record, used = play(mix, seats, seed)
            brings = sorted([ident, how] for _, ident, how in missing(uses) - missing(uses + used))
            if seed < SEEDS or brings:
                records.append({**record, "brings": brings})
                uses += used
        seed += 1
        if len(records) > MOST_GAMES or seed > 400:
            raise ValueError(f"too many games: {len(records)}; missing are {missing(uses)}")
    return sorted(records, key=lambda record: (record["mix"], record["seats"], record["seed"]))


def make_solo_games() -> list[Record]:
    """One game at random and one by a builder against every opponent, then those that use what no game has used before."""
    records: list[Record] = []
    uses: Uses = Counter()
    seed = 0
    while seed < SEEDS or missing_of_opponents(uses):
        for mix, seats in SOLO_TABLES:
            record, used = play(mix, seats, seed)
            if seed < SEEDS or missing_of_opponents(uses) - missing_of_opponents(uses + used):
                records.append(record)
                uses += used
        seed += 1
    return records


def missing_of_opponents(uses: Uses) -> set[tuple[str, str]]:
    """Scheme cards that were never followed, clauses that never held or never failed, options that were never taken."""
    out: set[tuple[str, str]] = set()
    for mix in facts.SOLO_MIXES:
        for what, idents in ARCHITECTS.never_used(uses, mix).items():
            if what.split()[0] in OF_OPPONENTS:
                out |= {(what, ident) for ident in idents}
    return out


def make_tree_counts() -> list[Record]:
    """Count lines from fixed positions of every table."""
    return [{"mix": mix.name, **tree_record(mix, *place)} for mix, *place in PLACES]


COMPARED = [(mix, seats, seats % SEEDS) for mix, seats in [*TABLES, *SOLO_TABLES]]
"""The golden games that are played again in other processes."""


def end_digests() -> list[str]:
    """The digests at the end of these games."""
    return [str(play(mix, seats, seed)[0]["end"]) for mix, seats, seed in COMPARED]
