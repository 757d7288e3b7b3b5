"""The golden games of Viscounts: what they are chosen for."""

from __future__ import annotations

from collections import Counter

from tests.kit.laws.books import Uses
from tests.kit.laws.golden import FOLDER, Record, of_mix, play_game, tree_record
from tests.kit.laws.mix import Mix
from tests.kit.laws.viscounts import facts
from tests.kit.laws.viscounts.books import VISCOUNTS
from tests.kit.laws.viscounts.uses import WANTED

GAMES = FOLDER / "games.json"
TREES = FOLDER / "tree_counts.json"
BOX_GAMES = FOLDER / "box_games.json"
BOX_TREES = FOLDER / "box_tree_counts.json"
SOLO_GAMES = FOLDER / "solo_games.json"
SOLO_TREES = FOLDER / "solo_tree_counts.json"

SEEDS = 12
"""So many games per number of seats at least; more where something was not used yet."""
BOX_SEEDS = 2
MOST_GAMES = 60
MOST_BOX_GAMES = 110
BOX_MIXES = (*facts.MIXES[1:], facts.PROMOS)
SOLO_MIXES = (*facts.SOLO_SAMPLE, *(facts.against(facts.MIXES[3], who, 1) for who in facts.OPPONENTS))
"""Each mix, each opponent and each difficulty at least once."""
OF_BOXES = tuple(kind for kind in WANTED if kind not in ("neutral", "hero", "manuscript", "player_card"))
"""What the golden games of the base game were not chosen for."""


def make_games() -> list[Record]:
    """Choose games by seed until every card was played, every Manuscript gained and every end has come."""
    records: list[Record] = []
    uses: Uses = Counter()
    ends: set[tuple[int, str]] = set()
    seed = 0
    while seed < SEEDS or missing(uses) or len(ends) < 3 * len(VISCOUNTS.reasons):
        for seats in (2, 3, 4):
            record, used = play_game(facts.BASE, seats, seed)
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
    return VISCOUNTS.never_used(uses, facts.BASE, left_out=OF_BOXES)


# --- games with boxes


def make_box_games() -> list[Record]:
    """A few games of every mix, then those that use something not used before, until nothing is missing."""
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


def add_box_game(records: list[Record], uses: Uses, mix: Mix, seats: int, seed: int) -> None:
    """Play a game and keep it if it is one of the first or brings something new; what it brings is noted."""
    sought = {ident for ident in VISCOUNTS.sought(mix) if not uses[ident, "used"]}
    chooses = chooser_of(mix, seed)
    record, used = play_game(mix, seats, seed, chooses, sought=sought)
    VISCOUNTS.sum_up(mix, used)
    before = missing_of_boxes(uses)
    after = missing_of_boxes(uses + used)
    brings = sorted([ident, what.split()[-1]] for what in before for ident in before[what] - after.get(what, set()))
    if seed < BOX_SEEDS or brings:
        records.append({**of_mix(mix, chooses, record), "brings": brings})
        uses += used


def chooser_of(mix: Mix, seed: int) -> str:
    """Who plays a golden game: in mixes with boxes every other one is played by a builder."""
    return "random" if mix == facts.BASE else list(VISCOUNTS.choosers)[seed % len(VISCOUNTS.choosers)]


def missing_of_boxes(uses: Uses) -> dict[str, set[str]]:
    """What was never used of any mix with boxes, by kind and way."""
    out: dict[str, set[str]] = {}
    for mix in BOX_MIXES:
        for what, idents in VISCOUNTS.never_used(uses, mix).items():
            out.setdefault(what, set()).update(idents)
    return out


# --- games against solo opponents


def make_solo_games() -> list[Record]:
    """A game of every mix, then those with a deed that no opponent has done before, until nothing is missing."""
    records: list[Record] = []
    uses: Uses = Counter()
    seed = 0
    while seed < 1 or missing_of_opponents(uses):
        for mix in SOLO_MIXES:
            record, used = play_game(mix, 1, seed, chooser_of(mix, seed))
            if seed < 1 or missing_of_opponents(uses) != missing_of_opponents(uses + used):
                records.append(of_mix(mix, chooser_of(mix, seed), record))
                uses += used
        seed += 1
        if len(records) > MOST_GAMES or seed > 400:
            raise ValueError(f"too many games: {len(records)}; missing are {missing_of_opponents(uses)}")
    return sorted(records, key=lambda record: (record["mix"], record["seed"]))


def missing_of_opponents(uses: Uses) -> dict[str, set[str]]:
    """What opponents never did in any of the mixes, by kind and way."""
    out: dict[str, set[str]] = {}
    for mix in SOLO_MIXES:
        for what, idents in VISCOUNTS.never_used(uses, mix).items():
            out.setdefault(what, set()).update(idents)
    return out


# --- tree counts

PLACES = [(seats, seed, after) for seats in (2, 3, 4) for seed, after in ((1, 0), (1, 40), (2, 90), (3, 180))]
BOX_PLACES = [
    (mix, seats, seed, after)
    for mix in BOX_MIXES
    for seats, seed, after in ((2, 1, 0), (2, 2, 70), (3, 3, 160), (4, 4, 20), (4, 5, 250))
]


def make_tree_counts() -> list[Record]:
    """Count lines from fixed positions of the base game."""
    return [tree_record(facts.BASE, *place) for place in PLACES]


def make_box_tree_counts() -> list[Record]:
    """Count lines from fixed positions of every mix with boxes."""
    return [{"mix": mix.name, **tree_record(mix, *place)} for mix, *place in BOX_PLACES]


def make_solo_tree_counts() -> list[Record]:
    """Count lines from fixed positions of games against opponents."""
    places = [(mix, 1, seed, after) for mix in facts.SOLO_SAMPLE for seed, after in ((1, 0), (2, 60))]
    return [{"mix": mix.name, **tree_record(mix, *place)} for mix, *place in places]


COMPARED = [
    *[(mix, seats, seed) for mix in (facts.BASE, *BOX_MIXES) for seats in (2, 3, 4) for seed in range(2)],
    *[(mix, 1, 0) for mix in facts.SOLO_SAMPLE],
]
"""The golden games that are played again in other processes."""


def end_digests() -> list[str]:
    """The digests at the end of these games."""
    return [str(play_game(mix, seats, seed, chooser_of(mix, seed))[0]["end"]) for mix, seats, seed in COMPARED]
