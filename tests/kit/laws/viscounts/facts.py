"""The data files read once more, by a reader of our own: laws and slow scoring do not trust the engine's tables."""

from __future__ import annotations

import json
from functools import cache
from typing import Any

from tests.kit import ROOT
from tests.kit.laws import mix as mixes
from tests.kit.laws.mix import Mix
from westkingdom.viscounts.game import Viscounts

GAME = ROOT / "src/westkingdom/viscounts"
GATES = "gates-of-gold"
KEYS = "keeper-of-keys"
FIRST_CARD = {"": 0, GATES: 86, KEYS: 144, "promos": 177, "solo": 198}
DECKS = {
    "": ("townsfolk", "heroes"),
    GATES: ("townsfolk", "heroes", "kings_orders", "outsiders"),
    KEYS: ("townsfolk", "heroes"),
    "promos": ("townsfolk", "heroes"),
}

Row = dict[str, Any]


BASE = Mix("viscounts", "base")
MIXES = (
    BASE,
    Mix("viscounts", GATES, (GATES,)),
    Mix("viscounts", KEYS, (KEYS,)),
    Mix("viscounts", "both", (GATES, KEYS)),
)
"""The four mixes; with promotional cards there is a fifth one."""
PROMOS = Mix("viscounts", "promos", (GATES, KEYS), (("promos", True),))
OPPONENTS = ("cleric", "builder", "noble", "cards")
DIFFICULTIES = (0, 1, 2, 3)


def against(mix: Mix, who: str, difficulty: int) -> Mix:
    """A mix with one person and a solo opponent."""
    harder = (("difficulty", difficulty),) if difficulty else ()
    name = f"solo-{who}-{difficulty}-{mix.name}"
    return Mix("viscounts", name, mix.boxes, (*mix.options, ("solo", who), *harder), (1,))


SOLO_MIXES = tuple(
    against(mix, who, difficulty) for mix in (*MIXES, PROMOS) for who in OPPONENTS for difficulty in DIFFICULTIES
)
"""Every opponent, as easy and hard as it can be, with every mix."""
SOLO_SAMPLE = tuple(
    against(mix, who, difficulty)
    for mix, who, difficulty in zip((*MIXES, PROMOS), (*OPPONENTS, "builder"), (0, 1, 2, 3, 2), strict=True)
)
"""Each mix once, each opponent and difficulty at least once."""
ALL_MIXES = (*MIXES, PROMOS, *SOLO_MIXES)
BY_SETTINGS = mixes.by_settings(ALL_MIXES)
BY_NAME = {mix.name: mix for mix in ALL_MIXES}


def new_game(seats: int, seed: int, mix: Mix = BASE) -> Viscounts:
    """Begin a game."""
    game = mix.begin(seats, seed)
    assert isinstance(game, Viscounts)
    return game


def mix_of(g: Viscounts) -> Mix:
    """The mix that a game is played with."""
    return mixes.mix_of(g, BY_SETTINGS)


def parts(mix: Mix) -> list[str]:
    """The game, its boxes and the promotional cards, by the names of their data."""
    return ["", *mix.boxes, *(name for name in ("promos", "solo") if mix.has(name))]


@cache
def read(name: str, part: str = "") -> Any:
    """Read one data file of the game or of a box, once."""
    return json.loads((GAME / part.replace("-", "_") / "data" / f"{name}.json").read_text("utf-8"))


@cache
def cards(mix: Mix) -> dict[int, Row]:
    """All cards by their numbers: starting, neutral, Heroes, King's Order and Outsiders."""
    out: dict[int, Row] = {}
    for part in parts(mix):
        if part == "solo":
            out |= dict(enumerate(schemes(mix), FIRST_CARD[part]))
            continue
        decks = DECKS[part] + (("collectors_heroes", "outsiders") if part == "promos" and len(mix.boxes) == 2 else ())
        rows: list[Row] = [row for name in decks for row in read(name, part)]
        out |= dict(enumerate(rows, FIRST_CARD[part]))
    return out


def schemes(mix: Mix) -> list[Row]:
    """All Scheme cards in the order of their numbers."""
    rows = [*read("scheme_cards", "solo"), *(read("scheme_cards", KEYS) if KEYS in mix.boxes else [])]
    return [{**row, "kind": "scheme", "name": row["id"]} for row in rows]


@cache
def ai_board(mix: Mix) -> Row:
    """The board of the solo opponent of a mix."""
    who = dict(mix.options)["solo"]
    board: Row = next(row for row in read("ai_boards", "solo") if row["id"] == f"ai-board-{who}")
    return board


@cache
def schemes_in_play(mix: Mix) -> list[Row]:
    """The Scheme cards that the opponent of a mix uses."""
    removed = ai_board(mix)["removed_schemes"]
    return [row for row in schemes(mix) if sorted(row["icons"]) not in removed[row["deck"]]]


@cache
def numbers(mix: Mix, kind: str) -> frozenset[int]:
    """The numbers of all cards of a kind; starting cards are those that are played with."""
    table = cards(mix)
    if kind == "starter":
        replaced = {row["name"]: number for number, row in table.items() if row["kind"] == "replacement-starter"}
        old = [number for number, row in table.items() if row["kind"] == "starter"]
        return frozenset(replaced.get(table[number]["name"], number) for number in old)
    return frozenset(number for number, row in table.items() if row["kind"] == kind)


@cache
def ids_of_cards(mix: Mix) -> dict[int, str]:
    """The ids of all cards by their numbers."""
    return {number: str(row["id"]) for number, row in cards(mix).items()}


@cache
def manuscripts(mix: Mix) -> list[Row]:
    """All Manuscripts in the order of their numbers, those printed on Manuscript Boards among them."""
    return [row for part in ("", *mix.boxes) for row in read("manuscripts", part)]


@cache
def start_manuscripts(mix: Mix) -> list[int]:
    """By Manuscript Board, the number of the Manuscript printed on it."""
    if GATES not in mix.boxes:
        return []
    tiles = [row["id"] for row in manuscripts(mix)]
    return [tiles.index(board["start_manuscript"]) for board in read("manuscript_boards", GATES)]


@cache
def chest_tiles(mix: Mix) -> list[Row]:
    """All Chest Tiles in the order of their numbers."""
    if KEYS not in mix.boxes:
        return []
    more: list[Row] = read("chest_tiles", "promos") if mix.has("promos") and len(mix.boxes) == 2 else []
    return [*read("chest_tiles", KEYS), *ai_tiles(mix), *more]


def ai_tiles(mix: Mix) -> list[Row]:
    """The Chest Tiles of a solo opponent."""
    tiles: list[Row] = read("ai_chest_tiles", KEYS) if KEYS in mix.boxes and mix.has("solo") else []
    return tiles


@cache
def ids(mix: Mix, kind: str) -> frozenset[str]:
    """The ids of all things of one kind."""
    if kind == "manuscript":
        start = start_manuscripts(mix)
        return frozenset(row["id"] for number, row in enumerate(manuscripts(mix)) if number not in start)
    if kind == "player_card":
        return frozenset(row["id"] for part in ("", KEYS) if part in parts(mix) for row in read("player_cards", part))
    if kind == "chest":
        return frozenset(row["id"] for row in chest_tiles(mix))
    if kind == "family":
        return frozenset(f"chest-family-{row['family']}" for row in chest_tiles(mix) if row["kind"] == "player")
    if kind == "ai_chest":
        return frozenset(row["id"] for row in ai_tiles(mix))
    if kind == "scheme":
        return frozenset(row["id"] for row in schemes_in_play(mix)) if mix.has("solo") else frozenset()
    if kind in ("clause", "last_option"):
        return options_of_schemes(mix, kind == "last_option") if mix.has("solo") else frozenset()
    if kind == "public":
        return frozenset(row["id"] for row in read("public_buildings", KEYS)) if KEYS in mix.boxes else frozenset()
    if kind == "builder":
        return frozenset(row["id"] for row in read("builder_cards", GATES)) if GATES in mix.boxes else frozenset()
    if kind == "leader":
        return frozenset(row["id"] for row in read("castle_leaders", GATES if GATES in mix.boxes else ""))
    if kind == "column":
        return frozenset(COLUMNS) if GATES in mix.boxes else frozenset()
    return frozenset(cards(mix)[number]["id"] for number in numbers(mix, kind))


def options_of_schemes(mix: Mix, last: bool) -> frozenset[str]:
    """The options of Scheme cards by card and place: those that may be impossible, or the last ones, which never are."""
    out = [
        (f"{row['id']}:{i}", i + 1 == len(row["options"]))
        for row in schemes_in_play(mix)
        for i in range(len(row["options"]))
    ]
    return frozenset(ident for ident, is_last in out if is_last == last)


def solo(g: Viscounts) -> Any:
    """What a solo opponent adds to the state of a game, or None."""
    return g.parts[2] if g.settings.opponent >= 0 else None


def first_slot(g: Viscounts, seat: int) -> int:
    """The number of the first slot of a seat's board."""
    return FIRST_AI_SLOT if seat == g.settings.opponent else FIRST_SLOT


def slots_open(g: Viscounts, seat: int) -> list[int]:
    """The open slots of a seat, from 0 to 8."""
    first = first_slot(g, seat)
    return [thing - first for thing in g.players[seat].permanents if first <= thing < first + len(SLOTS)]


def gates(g: Viscounts) -> Any:
    """What Gates of Gold adds to the state of a game, or None."""
    return g.parts[0] if GATES in g.settings.expansions else None


def keys(g: Viscounts) -> Any:
    """What Keeper of Keys adds to the state of a game, or None."""
    return g.parts[1] if KEYS in g.settings.expansions else None


SLOTS = ("tp1", "tp2", "tp3", "gh1", "gh2", "gh3", "w1", "w2", "w3")
TYPES = ("trading_post", "guildhall", "workshop")
RIBBONS = ("grey", "black", "blue", "yellow")
COLUMNS = ("column-1", "column-2", "column-3", "column-4")
FIRST_SLOT = 256
FIRST_BONUS = 272
CASTLE_LEADER = 280
FIRST_LEADER = 281
FIRST_COLUMN = 287
FIRST_BUILDER = 291
FIRST_PUBLIC = 303
FIRST_AI_SLOT = 306
FIRST_PUBLIC_ON_SPOT = 36
SPOTS = {2: 20, 3: 25, 4: 25}
DEBTS_ABOVE = {2: 12, 3: 15, 4: 18}
DEEDS_ABOVE = {2: 12, 3: 16, 4: 20}
KINGS_ORDERS = 24
ROW_OF_OUTSIDERS = 3
LINE_OF_HEROES = 3
LINE_OF_CHESTS = 4


def owner_and_type(code: int) -> tuple[int, int]:
    """Whose Building stands on a spot, and of which type; (-1, -1) for an empty one."""
    if code < 0:
        return -1, -1
    if code < FIRST_PUBLIC_ON_SPOT:
        return code // 9, code % 9 // 3
    return (code - FIRST_PUBLIC_ON_SPOT) // 3, (code - FIRST_PUBLIC_ON_SPOT) % 3


def standing(g: Viscounts, seat: int) -> list[int]:
    """How many Buildings of each type a player has on the Main Board, public ones among them."""
    found = [owner_and_type(code) for code in g.spots]
    return [found.count((seat, building)) for building in range(3)]


@cache
def links(side: int) -> frozenset[tuple[str, int]]:
    """The links of a side of the board: the segment and position (from 1) of the spot at which each begins."""
    name = ("low", "high")[side]
    ends = [link["a"].split(":") for link in read("board")["links"] if link["side"] == name]
    return frozenset((segment, int(position)) for _, segment, position in ends)


SEGMENTS = ("1-2", "3-4", "5-6", "7-8", "9-10")
