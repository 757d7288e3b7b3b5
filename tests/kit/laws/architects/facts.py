"""The data files read once more, by a reader of our own: laws and slow scoring do not trust the engine's tables."""

from __future__ import annotations

import json
from functools import cache
from typing import Any

from tests.kit import ROOT
from tests.kit.laws import mix as mixes
from tests.kit.laws.mix import Mix
from westkingdom.architects.game import Architects

GAME = ROOT / "src/westkingdom/architects"
WONDER = "works-of-wonder"
FIRST = {
    "apprentices": {"": 0, "promos": 40, WONDER: 43},
    "player_boards": {"": 128, "promos": 134, WONDER: 139},
    "buildings": {"": 0, "promos": 40, WONDER: 43},
    "wonders": {WONDER: 67},
}
"""By file and box, the number of its first row."""

Row = dict[str, Any]

VARIABLE = ("setup", "variable")
PROMO_CARDS = ("promo_cards", True)
PROMO_BOARDS = ("promo_boards", True)
CHOOSE = ("characters", "choose")
PURGE = ("guildhall_apprentice_purge", True)
SEATS = (2, 3, 4, 5)
MORE_SEATS = (*SEATS, 6)

BASE = Mix("architects", "base", seats=SEATS)
MIXES = (
    BASE,
    Mix("architects", "variable", (), (VARIABLE,), SEATS),
    Mix("architects", WONDER, (WONDER,), (), MORE_SEATS),
    Mix("architects", "wonder-variable", (WONDER,), (VARIABLE,), MORE_SEATS),
)
"""The game and its box, with standard boards and with characters."""
PROMOS = Mix("architects", "promos", (), (VARIABLE, PROMO_CARDS, PROMO_BOARDS), SEATS)
VARIANTS = Mix("architects", "variants", (), (VARIABLE, CHOOSE, PURGE, ("starting_apprentice", True)), SEATS)
WONDER_PROMOS = Mix(
    "architects", "wonder-promos", (WONDER,), (VARIABLE, CHOOSE, PURGE, PROMO_CARDS, PROMO_BOARDS), MORE_SEATS
)
ALL_MIXES = (*MIXES, PROMOS, VARIANTS, WONDER_PROMOS)
OPPONENTS = ("aristocrat", "enforcer", "illusionist", "meddler", "patron", "peddler")
RECONSTRUCTION = "reconstruction"
SOLO_MIXES = (
    *[Mix("architects", f"solo-{name}", (WONDER,), (("solo", name),), (1, 2, 5)) for name in OPPONENTS],
    Mix("architects", "solo-reconstruction", (), (("solo", RECONSTRUCTION),), (1, 2)),
    Mix("architects", "solo-standard", (), (("difficulty", 1), ("solo", RECONSTRUCTION)), (1, 2)),
    Mix("architects", "solo-hard", (), (("difficulty", 2), ("solo", RECONSTRUCTION)), (1, 2)),
)
"""People against every opponent, at every difficulty; seats are people."""
BY_SETTINGS = mixes.by_settings((*ALL_MIXES, *SOLO_MIXES))


def new_game(seats: int, seed: int, mix: Mix = BASE) -> Architects:
    """Begin a game."""
    game = mix.begin(seats, seed)
    assert isinstance(game, Architects)
    return game


def mix_of(g: Architects) -> Mix:
    """The mix that a game is played with."""
    return mixes.mix_of(g, BY_SETTINGS)


@cache
def read(name: str, part: str = "") -> Any:
    """Read one data file of the game or of a box, once."""
    return json.loads((GAME / part.replace("-", "_") / "data" / f"{name}.json").read_text("utf-8"))


def parts(mix: Mix, name: str) -> list[str]:
    """The game, the promotional things that take part, and the box."""
    promos = mix.has("promo_boards" if name == "player_boards" else "promo_cards")
    return ["", *(["promos"] if promos else []), *mix.boxes]


@cache
def rows(mix: Mix, name: str) -> dict[int, Row]:
    """The apprentices, player boards, building cards or Wonders of a mix by their numbers."""
    out: dict[int, Row] = {}
    for part in parts(mix, name):
        if part in FIRST[name]:
            out |= dict(enumerate(read(name, part), FIRST[name][part]))
    return out


@cache
def buildings(mix: Mix) -> dict[int, Row]:
    """Building cards and Wonders by their numbers."""
    return {**rows(mix, "buildings"), **rows(mix, "wonders")}


@cache
def names(mix: Mix, name: str) -> dict[int, str]:
    """The ids of things by their numbers."""
    return {number: str(row["id"]) for number, row in rows(mix, name).items()}


@cache
def rewards(mix: Mix) -> list[str]:
    """The ids of reward cards in the order of their numbers."""
    cards = [row for part in ("", *mix.boxes) for row in read("rewards", part)]
    return [str(row["id"]) for row in cards if row["kind"] == "card"]


@cache
def market_cards() -> list[Row]:
    """The Black Market cards in the order of their numbers."""
    return [row for row in read("black_market") if row["kind"] == "card"]


@cache
def contribution_cards(mix: Mix) -> list[Row]:
    """The cards with a Contribution and a Consequence side, in the order of their numbers."""
    cards: list[Row] = read("contribution_cards", WONDER) if mix.boxes else []
    return cards


def opponent(mix: Mix) -> str:
    """The opponent of a mix, if it has one."""
    return str(dict(mix.options).get("solo", ""))


def solo(g: Architects) -> Any:
    """What a solo opponent adds to the state of a game, or None."""
    return g.parts[1] if g.settings.opponent >= 0 else None


@cache
def scheme_cards(mix: Mix) -> list[Row]:
    """The scheme cards of a mix in the order of their numbers, without those of other boxes."""
    if not opponent(mix):
        return []
    cards = read("reconstruction_schemes" if opponent(mix) == RECONSTRUCTION else "scheme_cards", "solo")
    return [row for row in cards if row["requires"] is None]


@cache
def sections(mix: Mix) -> list[Row]:
    """The sections of all scheme cards in the order of their numbers, then the focus of each opponent."""
    out = [section for row in scheme_cards(mix) for section in row["sections"]]
    if opponent(mix) in OPPONENTS:
        out += [{**row["focus"], "of": row["id"]} for row in read("ai_opponents", "solo")]
    return out


@cache
def boards(mix: Mix) -> dict[int, str]:
    """The ids of player boards by their numbers, those of opponents included."""
    own = dict(enumerate((f"ai_{name}" for name in OPPONENTS), 145))
    return {**names(mix, "player_boards"), **own, 151: f"ai_{RECONSTRUCTION}"}


def turn_order(g: Architects) -> list[int]:
    """All seats from the starting player on: people clockwise, then the opponent. [AB-028, WW-026]"""
    people = g.settings.seats
    order = [(g.start + i) % people for i in range(people)]
    return [*order, *range(people, len(g.players))]


def wonder(g: Architects) -> Any:
    """What Works of Wonder adds to the state of a game, or None."""
    return g.parts[0] if g.settings.expansions else None


def hires_first(mix: Mix) -> bool:
    """Does everybody hire an apprentice during set-up?"""
    return bool(mix.boxes) or mix.has("starting_apprentice")


GOODS = ("clay", "wood", "stone", "gold", "marble", "silver", "influence")
"""In the order in which a player counts them."""
SILVER = 5
INFLUENCE = 6
LOCATIONS = (
    "quarry", "forest", "mines", "silversmith", "kings_storehouse", "workshop", "town_centre", "tax_stand", "guardhouse",
)  # fmt: skip
MARKET = ("black_market_a", "black_market_b", "black_market_c")
WORKSHOP = "workshop"
TOKENS = ("quarry", "forest", "silversmith", "kings_storehouse", "workshop", "town_centre", "guardhouse")
"""Where the token of a Wonder may stand. [WW-169]"""
SPACES = {2: 12, 3: 16, 4: 20, 5: 24, 6: 24}
LEVELS = (99, 3, 3, 2, 2, 1)
"""Markers that a level of the cathedral has room for. [AB-180]"""
FIRST_WONDER = 67
