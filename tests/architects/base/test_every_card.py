"""Every apprentice, building, character, reward and Black Market card is used once, with its numbers written out."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any, NamedTuple

import pytest

import westkingdom as wk
from tests.kit.architects import PROMOS, counts, offers, pick, place, places, seen, table
from tests.kit.chapters.architects.end import finished, last_turn, lines, quiet_turn
from westkingdom.architects.game import Architects

Change = dict[str, int]
GOODS = ("clay", "wood", "stone", "gold", "marble", "silver")
CARPENTER, TILER, MASON = "app_woodcutter_1", "app_miner_1", "app_stonecutter_1"
SKILLED = {"carpentry": CARPENTER, "tiling": TILER, "masonry": MASON}
"""An apprentice for each skill; the ability of none of them has to do with the Guildhall."""


def everything(game: wk.Game) -> Change:
    """All that can be counted on the table: things of seat 0 by their name, those of others as `1 wood`, and piles."""
    view: Any = game.view(None)
    out = dict(counts(game))
    for seat in range(1, len(view["players"])):
        own = {name: n for name, n in counts(game, seat).items() if name != "tax_stand"}
        out |= {f"{seat} {name}": n for name, n in own.items()}
    for pile in ("building_pile", "apprentice_pile", "reward_pile", "small_market_cards"):
        out[pile] = view[pile]
    out["large_market_cards"] = len(view["large_market_cards"])
    out["in_black_market"] = sum(owner is not None for owner in view["black_market"])
    out["face_up"] = sum(len(row) for row in view["apprentices"])
    out["silver_on_cards"] = sum(card["silver"] for row in view["apprentices"] for card in row)
    return out


def since(before: Change, game: wk.Game) -> Change:
    """What is more or less than before; all that is not named has not changed."""
    return {name: n - before[name] for name, n in everything(game).items() if n != before[name]}


def together(*parts: Change) -> Change:
    """Several changes as one."""
    total: Counter[str] = Counter()
    for part in parts:
        total.update(part)
    return {name: n for name, n in total.items() if n}


def seat_with(goods: int, **seat: Any) -> dict[str, Any]:
    """A seat with so many of every good, virtue 7 and nobody in the Prison, unless the words say otherwise."""
    return {**dict.fromkeys(GOODS, goods), "virtue": 7, "debts": 0, "prisoners": 0, **seat}


def all_of(game: Architects) -> dict[str, set[str]]:
    """The ids of all cards and characters of a game."""
    return {
        "apprentices": {game.cards.ids[card] for card in game.cards.apprentices},
        "boards": {game.cards.ids[card] for card in game.cards.boards},
        "buildings": {game.buildings.ids[card] for card in game.buildings.cards},
        "rewards": {*game.realm.reward_ids},
        "black market": {*game.realm.market_ids},
    }


# --- apprentices: their skills and the virtue that hiring them changes


class Apprentice(NamedTuple):
    """What is printed on an apprentice besides the ability."""

    skills: tuple[str, ...]
    virtue: int


def tiler(virtue: int = 0) -> Apprentice:
    """An apprentice for tiles."""
    return Apprentice(("tiling",), virtue)


def mason(virtue: int = 0) -> Apprentice:
    """An apprentice for walls."""
    return Apprentice(("masonry",), virtue)


def carpenter(virtue: int = 0) -> Apprentice:
    """An apprentice for wood."""
    return Apprentice(("carpentry",), virtue)


APPRENTICES = {
    "app_acolyte_carpentry": carpenter(1),
    "app_acolyte_tiling": tiler(1),
    "app_acolyte_masonry": mason(1),
    "app_conspirator_1": carpenter(),
    "app_conspirator_2": carpenter(),
    "app_debt_collector_tiling": tiler(),
    "app_debt_collector_masonry": mason(),
    "app_debt_collector_carpentry": carpenter(),
    "app_gatekeeper": mason(-1),
    "app_illusionist": carpenter(-1),
    "app_jeweller_1": tiler(),
    "app_jeweller_2": tiler(),
    "app_labourer": Apprentice(("carpentry", "tiling", "masonry"), 0),
    "app_merchant_clay": tiler(),
    "app_merchant_gold": mason(),
    "app_merchant_marble": tiler(),
    "app_merchant_stone": mason(),
    "app_merchant_wood": carpenter(),
    "app_miner_1": tiler(),
    "app_miner_2": tiler(),
    "app_patron_clay": tiler(),
    "app_patron_silver": mason(),
    "app_patron_stone": mason(),
    "app_patron_wood": carpenter(),
    "app_pickpocket": tiler(-1),
    "app_squire_tiling": tiler(1),
    "app_squire_masonry": mason(1),
    "app_squire_carpentry": carpenter(1),
    "app_stonecutter_1": mason(),
    "app_stonecutter_2": mason(),
    "app_swindler_tiling": tiler(-1),
    "app_swindler_masonry": mason(-1),
    "app_swindler_carpentry": carpenter(-1),
    "app_thief": carpenter(),
    "app_trader_clay": tiler(),
    "app_trader_stone": mason(),
    "app_trader_wood": carpenter(),
    "app_trickster": mason(-1),
    "app_woodcutter_1": carpenter(),
    "app_woodcutter_2": carpenter(),
    "app_enforcer": tiler(),
    "app_overseer": mason(),
    "app_peddler": carpenter(-1),
}


def test_all_apprentices_are_tried() -> None:
    """With the promos there are exactly these 43."""
    assert ({*APPRENTICES}, len(APPRENTICES)) == (all_of(table({}, options=PROMOS))["apprentices"], 43)


@pytest.mark.parametrize("card", APPRENTICES)
def test_an_apprentice_who_is_hired(card: str) -> None:
    """In the Workshop it costs 4 silver, 2 of them tax, and changes virtue as printed; nothing else happens."""
    game = table(seat_with(5), options=PROMOS, apprentices=[[card], []])
    before = everything(game)
    place(game, "workshop")
    pick(game, "workshop", apprentice=card)
    cost = {"workers": -1, "at_workshop": 1, "silver": -4, "tax_stand": 2, "apprentices": 1, "apprentice_pile": -1}
    assert since(before, game) == together(cost, {"virtue": APPRENTICES[card].virtue})
    assert seen(game)["apprentices"] == [card]
    assert (game.decision.kind, game.decision.seat) == ("place", 1)


NEEDING = {"carpentry": "bld_wood_market", "tiling": "bld_clay_market", "masonry": "bld_stone_market"}


@pytest.mark.parametrize("card", APPRENTICES)
def test_the_skills_of_an_apprentice(card: str) -> None:
    """With this apprentice alone buildings for its skills can be constructed, and those for other skills cannot."""
    hand = ["bld_well", *NEEDING.values()]
    game = table(seat_with(9, apprentices=[card], hand=hand, cathedral=5), options=PROMOS)
    place(game, "guildhall")
    offered = {str(option.label.args["building"]) for option in offers(game)}
    assert offered == {"bld_well", *[NEEDING[skill] for skill in APPRENTICES[card].skills]}


# --- what an apprentice or a character changes: everything that a player can do, with and without it


HAND = ["bld_well", "bld_smithy", "bld_church"]
Play = Callable[[Architects], None]


def go(location: str) -> Play:
    """Place a worker there."""
    return lambda game: place(game, location)


def then(place_of_visit: str, kind: str, /, **words: Any) -> Play:
    """Place a worker there and choose."""

    def play(game: Architects) -> None:
        place(game, place_of_visit)
        pick(game, kind, **words)

    return play


def capture_three(game: Architects) -> None:
    """Capture three groups at the Town Centre, one of them the own one."""
    then("town_centre", "capture", location="forest", owner=1)(game)
    pick(game, "capture", location="quarry", owner=1)
    pick(game, "capture", location="quarry", owner=0)


def trade(game: Architects) -> None:
    """Trade 2 clay for virtue, the first trade on offer, as often as possible."""
    place(game, "kings_storehouse")
    while game.decision.kind == "trade":
        game.play(game.decision.options[1])
        pick(game, "pay", key="amount-clay", n=2)


def look_at_plans(game: Architects) -> None:
    """Look at building cards in the middle of the Black Market and keep one."""
    then("black_market_b", "market", key="market-plans")(game)
    game.play(game.decision.options[0])


def first_in_row(game: Architects) -> str:
    """The leftmost apprentice of the first row."""
    view: Any = game.view(None)
    return str(view["apprentices"][0][0]["apprentice"])


def hire(game: Architects) -> None:
    """Hire the leftmost apprentice in the Workshop."""
    then("workshop", "workshop", apprentice=first_in_row(game))(game)


def hire_for_nothing(game: Architects) -> None:
    """Hire in the middle of the Black Market."""
    then("black_market_b", "market", key="market-apprentice")(game)
    pick(game, "hire", apprentice=first_in_row(game))


def advance(game: Architects) -> None:
    """Work on the cathedral; of wood and stone as much wood as possible is paid, of gold and marble gold."""
    then("guildhall", "guildhall", key="work-on-cathedral")(game)
    if game.decision.kind == "pay":
        game.play(game.decision.options[-1])
    if game.decision.kind == "discard":
        pick(game, "discard", building="bld_well")


def reset(game: Architects) -> None:
    """Construct the Smithy on a space that triggers a reset; release and prevent whatever is possible."""
    construct(game)
    while game.decision.kind in ("release", "prevent-debt"):
        game.play(game.decision.options[-1])


def construct(game: Architects) -> None:
    """Construct the Smithy."""
    then("guildhall", "guildhall", building="bld_smithy")(game)


def ransom_by_debt(game: Architects) -> None:
    """Take a debt for the release of captured workers, unless it can be prevented."""
    then("guardhouse", "guard", key="guard-ransom-debt")(game)
    if game.decision.kind == "prevent-debt":
        pick(game, "prevent-debt", key="prevent-debt")


class Deed(NamedTuple):
    """Something that a player does: what else is on the table, and how it is played."""

    play: Play
    seat: dict[str, Any]
    other: dict[str, Any]
    usual: Change
    """What happens to a player without any ability, besides the placed worker."""


def deed(play: Play, seat: dict[str, Any], other: dict[str, Any], **usual: int) -> Deed:
    """A deed with its usual outcome."""
    return Deed(play, seat, other, usual)


NOTHING: dict[str, Any] = {}
GUARDED: dict[str, Any] = {"captives": {"1": 2}, "prisoners": 2, "debts": 1}
CAPTOR: dict[str, Any] = {"captives": {"0": 3}}
FULL_ROWS: dict[str, Any] = {"guildhall": 6}
"""With these workers the next one in the Guildhall of two players triggers a reset."""
TURNED = {"small_market_cards": -1, "large_market_cards": 1}
MARKET_A = {"in_black_market": 1, "silver": -1, "virtue": -1, "marble": 1}
MARKET_B = {"in_black_market": 1, "silver": -2, "virtue": -1}
MARKET_C = {"in_black_market": 1, "silver": -3, "virtue": -1, "wood": 1, "stone": 1, "marble": 2}
SMITHY = {"workers_in_guildhall": 1, "buildings": 1, "cards_in_hand": -1, "clay": -4, "wood": -2, "stone": 4}
LEVEL = {"workers_in_guildhall": 1, "cathedral": 1, "virtue": 1, "cards_in_hand": -1, "building_pile": 1}
DEEDS = {
    "quarry": deed(go("quarry"), NOTHING, NOTHING, at_quarry=1, stone=1),
    "forest": deed(go("forest"), NOTHING, NOTHING, at_forest=1, wood=1),
    "clay": deed(then("mines", "mine", key="amount-clay"), {"at": {"mines": 1}}, NOTHING, at_mines=1, clay=3),
    "gold": deed(then("mines", "mine", key="amount-gold"), {"at": {"mines": 1}}, NOTHING, at_mines=1, gold=1),
    "silversmith": deed(go("silversmith"), NOTHING, NOTHING, at_silversmith=1, silver=2),
    "trade": deed(trade, NOTHING, NOTHING, at_kings_storehouse=1, clay=-2, virtue=1),
    "draw": deed(
        then("workshop", "workshop", key="draw-buildings"),
        NOTHING,
        NOTHING,
        at_workshop=1,
        cards_in_hand=1,
        building_pile=-1,
    ),
    "hire": deed(
        hire,
        NOTHING,
        NOTHING,
        at_workshop=1,
        silver=-4,
        tax_stand=2,
        apprentices=1,
        apprentice_pile=-1,
    ),
    "captures": deed(
        capture_three,
        {"at": {"town_centre": 2, "quarry": 4}},
        {"at": {"forest": 2, "quarry": 1}},
        at_town_centre=1,
        silver=-3,
        tax_stand=1,
        at_quarry=-4,
        workers=4,
        **{"captives_1": 3, "1 at_forest": -2, "1 at_quarry": -1},
    ),
    "tax stand": deed(go("tax_stand"), NOTHING, NOTHING, at_tax_stand=1, silver=4, tax_stand=-4, virtue=-2),
    "send": deed(
        then("guardhouse", "guard", key="guard-send"),
        GUARDED,
        CAPTOR,
        **{"at_guardhouse": 1, "captives_1": -2, "1 prisoners": 2, "silver": 2},
    ),
    "free": deed(
        then("guardhouse", "guard", key="guard-free"), GUARDED, CAPTOR, at_guardhouse=1, prisoners=-2, workers=2
    ),
    "ransom": deed(
        then("guardhouse", "guard", key="guard-ransom"),
        GUARDED,
        CAPTOR,
        **{"at_guardhouse": 1, "silver": -5, "tax_stand": 2, "workers": 3, "1 captives_0": -3},
    ),
    "ransom by debt": deed(
        ransom_by_debt,
        GUARDED,
        CAPTOR,
        **{"at_guardhouse": 1, "unpaid": 1, "virtue": -1, "workers": 3, "1 captives_0": -3},
    ),
    "pay off": deed(
        then("guardhouse", "guard", key="guard-pay-off"),
        GUARDED,
        CAPTOR,
        at_guardhouse=1,
        silver=-6,
        tax_stand=3,
        unpaid=-1,
        paid=1,
        virtue=1,
    ),
    "market a": deed(go("black_market_a"), NOTHING, NOTHING, **MARKET_A),
    "plans": deed(look_at_plans, NOTHING, NOTHING, **MARKET_B, cards_in_hand=1, building_pile=-1),
    "market b": deed(hire_for_nothing, NOTHING, NOTHING, **MARKET_B, apprentices=1, apprentice_pile=-1),
    "market c": deed(go("black_market_c"), NOTHING, NOTHING, **MARKET_C),
    "construct": deed(construct, NOTHING, NOTHING, **SMITHY),
    "reset": deed(reset, NOTHING, FULL_ROWS, **SMITHY, **TURNED),
    "reset with prisoners": deed(
        reset, {"prisoners": 4}, {**FULL_ROWS, "prisoners": 1}, **SMITHY, **TURNED, virtue=-1, unpaid=1
    ),
    "level 1": deed(advance, NOTHING, NOTHING, **LEVEL, gold=-1),
    "level 2": deed(advance, {"cathedral": 1}, NOTHING, **LEVEL, wood=-4),
}


def done(word: str, **seat: Any) -> Change:
    """What changes when seat 0, with what is named, does this."""
    row = DEEDS[word]
    own = seat_with(20, hand=HAND, **{**row.seat, **seat})
    # Whoever is hired changes no virtue.
    hired = "app_miner_2" if "app_labourer" in seat.get("apprentices", []) else "app_labourer"
    game = table(
        own,
        {"virtue": 7, **row.other},
        options=PROMOS,
        apprentices=[[hired], []],
        rewards=[],
        small_market=["bm_card_01"],
        tax_stand=4,
    )
    before = everything(game)
    row.play(game)
    assert (game.decision.kind, game.decision.seat) == ("place", 1), "the turn is over"
    return since(before, game)


@pytest.mark.parametrize("word", DEEDS)
def test_what_happens_without_any_ability(word: str) -> None:
    """The usual outcome of everything that apprentices and characters may change."""
    assert done(word) == together({"workers": -1}, DEEDS[word].usual)


MARKETS = ("market a", "market b", "plans", "market c")
RESETS = ("reset", "reset with prisoners")
CARD = {"cards_in_hand": 1, "building_pile": -1}
TAX = {"silver": 1, "tax_stand": -1}
"""What another Tax Stand has less, its owner has more."""


def at(words: tuple[str, ...], **change: int) -> dict[str, Change]:
    """The same change in several deeds."""
    return dict.fromkeys(words, change)


ABILITIES: dict[str, dict[str, Change]] = {
    "app_acolyte_carpentry": at(("level 1", "level 2"), **CARD),
    "app_acolyte_tiling": at(("level 1", "level 2"), clay=2),
    "app_acolyte_masonry": at(("level 1", "level 2"), silver=2),
    "app_conspirator_1": at(("captures",), silver=1),
    "app_conspirator_2": at(("captures",), silver=1),
    "app_debt_collector_tiling": at(("pay off",), clay=2),
    "app_debt_collector_masonry": at(("pay off",), stone=2),
    "app_debt_collector_carpentry": at(("pay off",), wood=2),
    "app_gatekeeper": at(("reset with prisoners",), prisoners=-2, workers=2, virtue=1),
    "app_illusionist": at(MARKETS, virtue=1),
    "app_jeweller_1": at(("silversmith",), silver=1),
    "app_jeweller_2": at(("silversmith",), silver=1),
    "app_miner_1": at(("clay", "gold"), clay=1),
    "app_miner_2": at(("clay", "gold"), clay=1),
    "app_pickpocket": at(("tax stand",), gold=1),
    "app_squire_tiling": at(("reset",), gold=1),
    "app_squire_masonry": at(("reset",), marble=1),
    "app_squire_carpentry": at(("reset",), virtue=2),
    "app_stonecutter_1": at(("quarry",), stone=1),
    "app_stonecutter_2": at(("quarry",), stone=1),
    "app_swindler_tiling": at(MARKETS, clay=2),
    "app_swindler_masonry": at(MARKETS, stone=1),
    "app_swindler_carpentry": at(MARKETS, wood=1),
    "app_thief": at(("tax stand",), virtue=1),
    "app_trickster": at(MARKETS, silver=1),
    "app_woodcutter_1": at(("forest",), wood=1),
    "app_woodcutter_2": at(("forest",), wood=1),
    "app_enforcer": at(("send",), gold=1),
    "app_overseer": at(("trade",), clay=-2, virtue=1),
    "app_peddler": at(RESETS, silver=2),
}
"""What is otherwise with an apprentice, in which deed.

Those who are not named have a trade of their own, or nothing.
"""


@pytest.mark.parametrize("card", APPRENTICES)
def test_what_an_apprentice_changes_in_everything_that_its_owner_does(card: str) -> None:
    """Exactly the deeds of its ability end otherwise, by exactly so much; all others end as usual."""
    found = {}
    for word, row in DEEDS.items():
        usual = together({"workers": -1}, row.usual)
        more = together(done(word, apprentices=[card]), {name: -n for name, n in usual.items()})
        if more:
            found[word] = more
    assert found == ABILITIES.get(card, {})


# --- apprentices with a trade of their own


TRADES: dict[str, tuple[Change, Change]] = {
    "app_merchant_clay": ({"silver": 1}, {"clay": 3}),
    "app_merchant_gold": ({"silver": 2}, {"gold": 1}),
    "app_merchant_marble": ({"silver": 3}, {"marble": 1}),
    "app_merchant_stone": ({"silver": 1}, {"stone": 2}),
    "app_merchant_wood": ({"silver": 1}, {"wood": 2}),
    "app_patron_clay": ({"clay": 1}, {"virtue": 1}),
    "app_patron_silver": ({"silver": 2}, {"virtue": 1}),
    "app_patron_stone": ({"stone": 1}, {"virtue": 1}),
    "app_patron_wood": ({"wood": 1}, {"virtue": 1}),
    "app_trader_clay": ({"clay": 3}, {"marble": 1}),
    "app_trader_stone": ({"stone": 2}, {"marble": 1}),
    "app_trader_wood": ({"wood": 2}, {"marble": 1}),
}


def trades(game: Architects) -> list[wk.Option]:
    """The trades on offer at the King's Storehouse besides those for everybody."""
    usual = table(seat_with(9), {}, options=PROMOS)
    place(usual, "kings_storehouse")
    known = usual.decision.options
    assert len(known) == 3
    place(game, "kings_storehouse")
    return [option for option in game.decision.options if option not in known] if game.decision.kind == "trade" else []


@pytest.mark.parametrize("card", APPRENTICES)
def test_the_trade_that_an_apprentice_adds(card: str) -> None:
    """One more trade at the King's Storehouse for twelve of them, with exactly this price and gain; none for others."""
    game = table(seat_with(9, apprentices=[card]), options=PROMOS)
    before = everything(game)
    own = trades(game)
    assert len(own) == (1 if card in TRADES else 0)
    if own:
        game.play(own[0])
        pay, gain = TRADES[card]
        price = {good: -n for good, n in pay.items()}
        assert since(before, game) == together({"workers": -1, "at_kings_storehouse": 1}, price, gain)
        assert (game.decision.kind, game.decision.seat) == ("place", 1)


@pytest.mark.parametrize("card", TRADES)
def test_the_price_of_a_trade_must_be_there(card: str) -> None:
    """With exactly the price the trade is on offer, with one piece less it is not."""
    ((good, n),) = TRADES[card][0].items()
    assert len(trades(table(seat_with(0, apprentices=[card], **{good: n})))) == 1
    assert trades(table(seat_with(0, apprentices=[card], **{good: n - 1}))) == []


# --- characters


class Character(NamedTuple):
    """What a character starts with, and the most apprentices."""

    start: Change
    cards: int
    limit: int


CHARACTERS = {
    "board_therese": Character({"prisoners": 4, "silver": 5, "virtue": 5}, 4, 5),
    "board_caroline": Character({"prisoners": 8, "silver": 10, "virtue": 3, "unpaid": 1, "marble": 1}, 3, 5),
    "board_ada": Character({"virtue": 11, "gold": 1}, 4, 5),
    "board_frederick": Character({"silver": 4, "virtue": 7, "stone": 1}, 3, 5),
    "board_rudolf": Character({"silver": 3, "virtue": 9, "wood": 1}, 3, 6),
    "board_lothaire": Character({"prisoners": 6, "silver": 6, "virtue": 4, "clay": 2}, 3, 5),
    "board_hugo": Character({"prisoners": 10, "silver": 12, "virtue": 2}, 5, 5),
    "board_clovis": Character({"silver": 1, "virtue": 10, "clay": 1, "marble": 1}, 3, 5),
    "board_fara": Character({"prisoners": 2, "silver": 5, "virtue": 6, "wood": 1, "stone": 1}, 3, 5),
    "board_bertha": Character({"silver": 3, "virtue": 8}, 4, 5),
}


def test_all_characters_are_tried() -> None:
    """With the promos there are exactly these ten."""
    assert ({*CHARACTERS}, len(CHARACTERS)) == (all_of(table({}, options=PROMOS))["boards"], 10)


@pytest.mark.parametrize("board", CHARACTERS)
def test_what_a_character_starts_with(board: str) -> None:
    """After the draft its player has what the start line says, all other workers on the own board, and nothing else."""
    game = wk.new_game("architects", seats=2, seed=3, setup="variable", characters="choose", promo_boards=True)
    seat = game.decision.seat
    pick(game, "character", board=board)
    while game.decision.kind != "place":
        game.play(game.decision.options[0])
    row = CHARACTERS[board]
    own = {**row.start, "cards_in_hand": row.cards, "workers": 20 - row.start.get("prisoners", 0)}
    assert {name: n for name, n in counts(game, seat).items() if n and name != "tax_stand"} == own


POWERS: dict[str, dict[str, Change]] = {
    "board_therese": {},
    "board_caroline": at(MARKETS, **CARD),
    "board_ada": at(("hire", "captures", "ransom", "pay off"), **TAX),
    "board_frederick": at(("level 1", "level 2"), **CARD),
    "board_rudolf": at(("hire",), silver=1),
    "board_lothaire": at(("construct", *RESETS, "level 2"), wood=1),
    "board_hugo": at(("ransom by debt", "reset with prisoners"), unpaid=-1, silver=-2),
    "board_clovis": at(("construct", *RESETS), **CARD),
    "board_fara": at(("reset with prisoners",), prisoners=-1, workers=1),
    "board_bertha": at(("send",), silver=2),
}


@pytest.mark.parametrize("board", CHARACTERS)
def test_what_a_character_changes_in_everything_that_its_player_does(board: str) -> None:
    """Exactly the deeds of its power end otherwise, by exactly so much; all others end as usual."""
    found = {}
    for word, row in DEEDS.items():
        usual = together({"workers": -1}, row.usual)
        more = together(done(word, board=board), {name: -n for name, n in usual.items()})
        if more:
            found[word] = more
    assert found == POWERS[board]


FIVE = ["app_miner_1", "app_miner_2", "app_jeweller_1", "app_jeweller_2", "app_thief"]


@pytest.mark.parametrize("board", CHARACTERS)
def test_how_many_apprentices_a_character_may_have(board: str) -> None:
    """Rudolf keeps five when a sixth is hired and lets one go for the seventh; all others let one go for the sixth."""
    rows = [["app_labourer"], []]
    for hired in (FIVE, [*FIVE, "app_trickster"]) if board == "board_rudolf" else (FIVE,):
        game = table(seat_with(9, board=board, apprentices=hired), options=PROMOS, apprentices=rows)
        place(game, "workshop")
        pick(game, "workshop", apprentice="app_labourer")
        if len(hired) < CHARACTERS[board].limit:
            assert seen(game)["apprentices"] == [*hired, "app_labourer"]
        else:
            assert (game.decision.kind, len(game.decision.options)) == ("let-go", len(hired))
            pick(game, "let-go", apprentice="app_thief")
            assert seen(game)["apprentices"] == [*[one for one in hired if one != "app_thief"], "app_labourer"]


@pytest.mark.parametrize("board", CHARACTERS)
def test_gold_and_marble_are_one_for_therese_alone(board: str) -> None:
    """With marble only she pays for a level that costs gold, and with gold only for one that costs marble."""
    for level, instead in ((0, "marble"), (2, "gold")):
        seat = seat_with(0, board=board, cathedral=level, hand=["bld_castle"], **{instead: 1})
        game = table(seat, options=PROMOS, rewards=[])
        assert ("guildhall" in places(game)) == (board == "board_therese")
        if board == "board_therese":
            before = everything(game)
            place(game, "guildhall")
            assert since(before, game) == together({"workers": -1}, LEVEL, {instead: -1})


@pytest.mark.parametrize("n", [0, 1, 2])
def test_therese_mixes_gold_and_marble_as_she_likes(n: int) -> None:
    """For the 2 marble of the University she pays any 2 of gold and marble."""
    goods = {"clay": 4, "wood": 2, "stone": 3, "gold": 2, "marble": 2}
    hand = {"hand": ["bld_university"], "apprentices": ["app_labourer"], "cathedral": 5}
    game = table(seat_with(0, board="board_therese", **goods, **hand))
    before = everything(game)
    place(game, "guildhall")
    assert (game.decision.kind, len(game.decision.options)) == ("pay", 3)
    game.play(game.decision.options[n])
    paid = {"clay": -4, "wood": -2, "stone": -3, "gold": -n, "marble": n - 2, "virtue": 1}
    assert since(before, game) == together(BUILT, paid)


@pytest.mark.parametrize("board", CHARACTERS)
def test_frederick_alone_advances_with_an_empty_hand(board: str) -> None:
    """All others need a building card."""
    game = table(seat_with(0, board=board, gold=1), options=PROMOS)
    assert ("guildhall" in places(game)) == (board == "board_frederick")


@pytest.mark.parametrize(("good", "kept"), [("wood", "stone"), ("stone", "wood")])
def test_lothaire_chooses_what_he_pays_less_of(good: str, kept: str) -> None:
    """The Well costs 2 wood and 2 stone: he pays one less of either, and may construct it with one missing."""
    game = table(seat_with(2, board="board_lothaire", hand=["bld_well"], cathedral=5), options=PROMOS)
    before = everything(game)
    place(game, "guildhall")
    pick(game, "less", key=f"amount-{good}")
    assert since(before, game) == together(BUILT, {good: -1, kept: -2, "clay": 4})
    poor = {"wood": 2, "stone": 2, good: 1}
    for board, possible in (("board_lothaire", True), ("board_therese", False)):
        short = seat_with(0, board=board, hand=["bld_well"], cathedral=5, **poor)
        assert ("guildhall" in places(table(short, options=PROMOS))) == possible


# --- buildings: what they cost, need and score


class Building(NamedTuple):
    """What is printed on a building besides its effect."""

    vp: int
    cost: Change
    skills: tuple[str, ...]
    virtue: int


def building(vp: int, skills: str = "", virtue: int = 0, **cost: int) -> Building:
    """A building; its skills by their first letters."""
    words = {"c": "carpentry", "t": "tiling", "m": "masonry"}
    return Building(vp, cost, tuple(words[letter] for letter in skills), virtue)


BUILDINGS = {
    "bld_smithy": building(3, clay=4, wood=2),
    "bld_steeple": building(4, virtue=1, wood=2, gold=2),
    "bld_stone_market": building(7, "m", clay=2, stone=4, marble=1),
    "bld_tavern": building(6, "c", wood=3, stone=2, gold=1),
    "bld_thieves_den": building(8, "m", -2, clay=1, wood=2, stone=3),
    "bld_tilers_hut": building(5, clay=2, wood=1, stone=2),
    "bld_trading_post": building(7, "m", wood=1, stone=3, gold=2),
    "bld_treasury": building(6, "t", wood=1, stone=3, gold=1),
    "bld_university": building(11, "ctm", 1, clay=4, wood=2, stone=3, marble=2),
    "bld_watchtower": building(11, "ctm", -1, clay=3, wood=4, gold=1, marble=1),
    "bld_well": building(3, wood=2, stone=2),
    "bld_wood_market": building(7, "c", clay=2, wood=4, gold=1),
    "bld_aqueduct": building(3, clay=2, wood=3, gold=1),
    "bld_armoury": building(9, "cm", wood=3, stone=5, gold=1),
    "bld_barracks": building(10, "ctm", clay=2, wood=6, gold=2),
    "bld_betting_house": building(7, virtue=-1, clay=1, stone=2, gold=1),
    "bld_carpenters_hut": building(5, clay=3, wood=1, stone=1),
    "bld_castle": building(10, "ctm", clay=2, wood=4, gold=1, marble=2),
    "bld_chapel": building(6, "c", 1, clay=2, wood=1, stone=4),
    "bld_church": building(5, virtue=1, clay=3, stone=3),
    "bld_clay_market": building(6, "t", clay=3, stone=2, gold=1),
    "bld_clay_pit": building(3, clay=4, wood=1),
    "bld_drafting_room": building(8, "ct", stone=4, gold=3),
    "bld_dungeon": building(14, "ctm", -1, stone=4, gold=2, marble=2),
    "bld_factory": building(7, "m", wood=2, stone=2, gold=3),
    "bld_fortress": building(12, "ctm", -2, clay=3, stone=4, gold=1, marble=2),
    "bld_fountain": building(4, virtue=1, stone=3, marble=1),
    "bld_gamblers_den": building(10, "ct", -2, stone=1, gold=1, marble=3),
    "bld_hideout": building(8, "cm", -2, clay=1, wood=3, stone=2),
    "bld_keep": building(12, "ctm", -2, wood=5, stone=2, gold=2),
    "bld_library": building(8, "ct", wood=4, stone=2, marble=1),
    "bld_lighthouse": building(6, "t", wood=3, stone=1, marble=2),
    "bld_lumber_camp": building(3, clay=4, stone=2),
    "bld_masons_hut": building(5, wood=2, stone=4),
    "bld_moneylender": building(5, "m", -1, clay=4, wood=2, gold=1),
    "bld_monument": building(9, "tm", 1, wood=2, stone=3, marble=2),
    "bld_observatory": building(7, "c", clay=1, wood=3, stone=1, gold=1),
    "bld_palace": building(9, "tm", wood=3, stone=3, marble=2),
    "bld_reservoir": building(4, clay=6, wood=1),
    "bld_silver_market": building(6, "t", wood=2, gold=1, marble=1),
    "bld_crane": building(3, wood=3, stone=1),
    "bld_graveyard": building(12, "ctm", -1, clay=4, wood=1, stone=2, marble=2),
    "bld_museum": building(4, clay=1, wood=5, stone=1),
}
BUILT = {"workers": -1, "workers_in_guildhall": 1, "buildings": 1, "cards_in_hand": -1}
"""What changes with every construction."""


def test_all_buildings_are_tried() -> None:
    """With the promos there are exactly these 43."""
    assert ({*BUILDINGS}, len(BUILDINGS)) == (all_of(table({}, options=PROMOS))["buildings"], 43)


def builder(card: str, **seat: Any) -> dict[str, Any]:
    """A seat with exactly what a building costs and needs; its marker cannot move up the cathedral."""
    row = BUILDINGS[card]
    own = {"hand": [card], "apprentices": [SKILLED[skill] for skill in row.skills], "cathedral": 5, **row.cost}
    return seat_with(0, **{**own, **seat})


def price(card: str) -> Change:
    """What constructing a building changes before its effect."""
    row = BUILDINGS[card]
    return together(BUILT, {good: -n for good, n in row.cost.items()}, {"virtue": row.virtue})


COSTS = [(card, good) for card, row in BUILDINGS.items() for good in row.cost]
NEEDS = [(card, skill) for card, row in BUILDINGS.items() for skill in row.skills]


@pytest.mark.parametrize(("card", "good"), COSTS)
def test_each_good_of_a_building_must_be_there(card: str, good: str) -> None:
    """With one piece less it cannot be constructed, whatever else there is."""
    seat = builder(card, **{**dict.fromkeys(GOODS, 9), good: BUILDINGS[card].cost[good] - 1})
    assert "guildhall" not in places(table(seat, options=PROMOS))


@pytest.mark.parametrize(("card", "skill"), NEEDS)
def test_each_skill_of_a_building_must_be_there(card: str, skill: str) -> None:
    """Without one of its skills it cannot be constructed, with all goods and both other skills."""
    others = [one for word, one in SKILLED.items() if word != skill]
    seat = builder(card, **dict.fromkeys(GOODS, 9), apprentices=others)
    assert "guildhall" not in places(table(seat, options=PROMOS))


@pytest.mark.parametrize("card", BUILDINGS)
def test_the_points_of_a_building(card: str) -> None:
    """Its printed points count from the moment of its construction."""
    game = table({}, options=PROMOS)
    assert lines(game).get("buildings", 0) == 0
    assert lines(table({"buildings": [card]}, options=PROMOS))["buildings"] == BUILDINGS[card].vp


# --- buildings that act at once


class Effect(NamedTuple):
    """A building, who is around, the choices that are made, and what its effect changes."""

    card: str
    seat: dict[str, Any]
    other: dict[str, Any]
    choices: list[tuple[str, dict[str, Any]]]
    change: Change


def effect(
    card: str,
    change: Change,
    *choices: tuple[str, dict[str, Any]],
    seat: dict[str, Any] | None = None,
    other: dict[str, Any] | None = None,
) -> Effect:
    """The effect of a building in one position."""
    return Effect(f"bld_{card}", seat or {}, other or {}, list(choices), change)


def choose(kind: str, **words: Any) -> tuple[str, dict[str, Any]]:
    """A choice."""
    return kind, words


DECLINE = choose("may", key="decline")
FOREST = choose("capture", location="forest", owner=1)
MINES = choose("capture", location="mines", owner=1)
NO_CAPTURE = choose("capture", key="capture-no-more")
ONE_OF_TWO = choose("may", key="effect-either")
FIRST_CRANE = choose("guildhall", building="bld_crane")
GROUPS: dict[str, Any] = {"at": {"forest": 3, "mines": 2, "quarry": 1}}
CAPTURED: dict[str, Any] = {**GROUPS, "captives": {"0": 4}}
TWO_CARDS: dict[str, Any] = {"hand": ["bld_library", "bld_castle"]}
CRANE: dict[str, Any] = {"hand": ["bld_crane", "bld_smithy"], "wood": 5, "clay": 4}
FOREST_FALLS = {"captives_1": 3, "1 at_forest": -3}
BOTH_FALL = {"captives_1": 5, "1 at_forest": -3, "1 at_mines": -2}
HIRES = {"apprentices": 1, "apprentice_pile": -1}
LET_GO = {"apprentices": -1, "apprentice_pile": 1}
EFFECTS = [
    effect("smithy", {"stone": 4}),
    effect("tavern", {**HIRES, "virtue": 1}, choose("hire", apprentice="app_acolyte_tiling")),
    effect("tavern", {**HIRES, "virtue": -1}, choose("hire", apprentice="app_trickster")),
    effect("tavern", {**HIRES, "silver": 3, "silver_on_cards": -3}, choose("hire", apprentice="app_labourer")),
    effect("thieves_den", {"silver": 4}),
    effect("treasury", {"gold": 1}, choose("either", key="amount-gold")),
    effect("treasury", {"silver": 3}, choose("either", key="amount-silver")),
    effect("watchtower", {"virtue": -1, "1 virtue": -1}, seat={"prisoners": 3}, other={"prisoners": 3}),
    effect("watchtower", {"1 virtue": -1}, seat={"prisoners": 2}, other={"prisoners": 4}),
    effect("watchtower", {}, seat={"prisoners": 2}, other={"prisoners": 2}),
    effect("well", {"clay": 4}),
    effect("armoury", FOREST_FALLS, FOREST, other=GROUPS),
    effect("armoury", {}, NO_CAPTURE, other=GROUPS),
    effect("armoury", {}),
    effect("barracks", FOREST_FALLS, ONE_OF_TWO, choose("either", key="effect-capture"), FOREST, other=CAPTURED),
    effect(
        "barracks",
        {"workers": 4, "1 captives_0": -4},
        ONE_OF_TWO,
        choose("either", key="effect-release-captives"),
        other=CAPTURED,
    ),
    effect("barracks", {}, DECLINE, other=CAPTURED),
    effect("barracks", {}),
    effect("betting_house", {"unpaid": 1}),
    effect("church", {"unpaid": -1}, choose("may", key="effect-destroy-debt"), seat={"debts": 2, "paid": 1}),
    effect("church", {}, DECLINE, seat={"debts": 2}),
    effect("church", {}, seat={"paid": 2}),
    effect("clay_pit", {"gold": 1}, choose("either", key="amount-gold")),
    effect("clay_pit", {"marble": 1}, choose("either", key="amount-marble")),
    effect("drafting_room", {"cards_in_hand": 2, "building_pile": -2}),
    effect("factory", {"marble": 2}),
    effect("fortress", BOTH_FALL, FOREST, MINES, other=GROUPS),
    effect("fortress", FOREST_FALLS, FOREST, NO_CAPTURE, other=GROUPS),
    effect("fortress", {}, NO_CAPTURE, other=GROUPS),
    effect("fortress", {}),
    effect("hideout", {"prisoners": -6, "workers": 6}, seat={"prisoners": 6}, other={"prisoners": 2}),
    effect("hideout", {}, other={"captives": {"0": 4}, "prisoners": 2}),
    effect(
        "library",
        {"gold": 2, "cards_in_hand": -1, "building_pile": 1},
        choose("may", key="effect-pay"),
        seat=TWO_CARDS,
    ),
    effect("library", {}, DECLINE, seat=TWO_CARDS),
    effect("library", {}),
    effect("lumber_camp", {"wood": 4}),
    effect("monument", {"virtue": 1, "1 virtue": 1}),
    effect("palace", {"gold": 2}, seat={"virtue": 11}),
    effect("palace", {"gold": 3}, seat={"virtue": 12}),
    effect("palace", {}, seat={"virtue": 3}),
    effect("crane", together(BUILT, {"clay": -4, "wood": -2, "stone": 4}), FIRST_CRANE, seat=CRANE),
    effect("crane", {}),
    effect("crane", {}, FIRST_CRANE, seat={**CRANE, "at": {"quarry": 19}}),
    effect("graveyard", LET_GO, choose("let-go", apprentice=TILER)),
    effect("graveyard", LET_GO, seat={"apprentices": ["app_labourer"]}),
]


@pytest.mark.parametrize("row", EFFECTS, ids=[f"{row.card}-{i}" for i, row in enumerate(EFFECTS)])
def test_a_building_that_acts_at_once(row: Effect) -> None:
    """Constructed for exactly its cost it changes virtue, and its effect does exactly this and nothing else."""
    rows = [["app_acolyte_tiling", "app_trickster", "app_labourer"], []]
    if "app_labourer" in row.seat.get("apprentices", []):
        rows = [["app_acolyte_tiling", "app_trickster"], []]
    laid = {"app_labourer": 3} if len(rows[0]) == 3 else {}
    game = table(builder(row.card, **row.seat), row.other, options=PROMOS, apprentices=rows, silver_on=laid)
    before = everything(game)
    place(game, "guildhall")
    for kind, words in row.choices:
        pick(game, kind, **words)
    assert (game.decision.kind, game.decision.seat) == ("place", 1)
    assert since(before, game) == together(price(row.card), row.change)
    assert row.card in seen(game)["buildings"]


# --- buildings that count at the end


def market(card: str, good: str) -> list[tuple[str, dict[str, Any], dict[str, Any], Change]]:
    """A market of a good: 2 points for the most of it."""
    return [
        (card, {good: 4}, {good: 3, **{one: 9 for one in GOODS if one != good}}, {"points": 2}),
        (card, {good: 4, **{one: 9 for one in GOODS if one != good}}, {good: 4}, {}),
    ]


CARPENTERS = ["app_woodcutter_1", "app_woodcutter_2", "app_thief", "app_miner_1", "app_labourer"]
TILERS = ["app_miner_1", "app_miner_2", "app_woodcutter_1", "app_labourer"]
MASONS = ["app_stonecutter_1", "app_trickster", "app_gatekeeper", "app_miner_1", "app_labourer"]
THREE = ["bld_well", "bld_smithy", "bld_factory"]
ENDS: list[tuple[str, dict[str, Any], dict[str, Any], Change]] = [
    ("steeple", {"cathedral": 2}, {"cathedral": 1}, {"points": 2}),
    ("steeple", {"cathedral": 2}, {"cathedral": 2}, {}),
    *market("stone_market", "stone"),
    *market("wood_market", "wood"),
    *market("clay_market", "clay"),
    *market("silver_market", "silver"),
    ("carpenters_hut", {"apprentices": CARPENTERS}, {}, {"points": 4}),
    ("carpenters_hut", {"apprentices": [TILER, MASON]}, {"apprentices": CARPENTERS[:3]}, {}),
    ("tilers_hut", {"apprentices": TILERS}, {}, {"points": 3}),
    ("tilers_hut", {"apprentices": [CARPENTER, MASON]}, {"apprentices": TILERS[:2]}, {}),
    ("masons_hut", {"apprentices": MASONS}, {}, {"points": 4}),
    ("masons_hut", {"apprentices": [CARPENTER, TILER]}, {"apprentices": MASONS[:3]}, {}),
    ("trading_post", {"clay": 3, "wood": 3, "stone": 3}, {}, {"virtue": 2}),
    ("trading_post", {"clay": 1, "wood": 1, "stone": 1, "gold": 9}, {}, {}),
    ("university", {"paid": 2}, {"debts": 2}, {"points": 2}),
    ("university", {"debts": 1}, {}, {}),
    ("aqueduct", {"buildings": THREE}, {}, {"points": 4}),
    ("aqueduct", {"hand": THREE}, {}, {"points": 1}),
    ("castle", {"gold": 5, "marble": 1}, {}, {"virtue": 2}),
    ("castle", {"gold": 1, "marble": 9}, {}, {}),
    ("chapel", {"cathedral": 3}, {"cathedral": 2}, {"virtue": 2}),
    ("chapel", {"cathedral": 3}, {"cathedral": 3}, {}),
    ("dungeon", {"virtue": 9}, {}, {"virtue": -2}),
    ("dungeon", {"virtue": 1}, {}, {"virtue": -1, "unpaid": 1, "debt points": -2}),
    ("fountain", {"debts": 3, "paid": 1}, {"debts": 3}, {"debt points": 3}),
    ("fountain", {"paid": 2}, {"debts": 3}, {}),
    ("gamblers_den", {"debts": 3, "paid": 1}, {"debts": 3}, {"debt points": -3}),
    ("gamblers_den", {"paid": 2}, {"debts": 3}, {}),
    ("keep", {"captives": {"1": 7}}, {}, {"points": 2}),
    ("keep", {"captives": {"1": 2}}, {"captives": {"0": 7}}, {}),
    ("lighthouse", {"virtue": 12}, {}, {"points": 3}),
    ("lighthouse", {"virtue": 3}, {"virtue": 14}, {}),
    ("moneylender", {"paid": 3, "debts": 2}, {"paid": 5}, {"points": 3}),
    ("moneylender", {"debts": 3}, {"paid": 5}, {}),
    ("observatory", {"gold": 1, "marble": 5}, {}, {"virtue": 2}),
    ("observatory", {"gold": 9, "marble": 1}, {}, {}),
    ("reservoir", {"paid": 5, "debts": 3}, {"paid": 4}, {"virtue": 2}),
    ("reservoir", {"paid": 1, "debts": 5}, {"paid": 4}, {}),
    ("museum", {"buildings": THREE}, {}, {"virtue": 2}),
    ("museum", {"hand": THREE}, {}, {}),
]


@pytest.mark.parametrize(("name", "seat", "other", "change"), ENDS, ids=[f"{row[0]}-{i}" for i, row in enumerate(ENDS)])
def test_a_building_that_counts_at_the_end(
    name: str, seat: dict[str, Any], other: dict[str, Any], change: Change
) -> None:
    """With the building its owner ends with so many points, virtue and debts more than without it."""
    others = seat.get("buildings", [])
    games = [
        finished(seat_with(0, **{**seat, "buildings": own}), seat_with(0, **other), options=PROMOS)
        for own in (others, [*others, f"bld_{name}"])
    ]
    moved = {word: n for word, n in change.items() if word in ("virtue", "unpaid")}
    assert since(everything(games[0]), games[1]) == together({"buildings": 1, "building_pile": -1}, moved)
    without, with_it = [dict(game.scores[0].lines) for game in games]
    more = {line: n - without[line] for line, n in with_it.items() if line != "virtue"}
    points = {"building_effects": change.get("points", 0), "debts": change.get("debt points", 0)}
    nothing = dict.fromkeys(["cathedral", "gold_and_marble", "silver", "prisoners"], 0)
    assert more == {"buildings": BUILDINGS[f"bld_{name}"].vp, **points, **nothing}


@pytest.mark.parametrize("name", sorted({row[0] for row in ENDS}))
def test_a_building_that_counts_at_the_end_does_nothing_before(name: str) -> None:
    """When it is constructed only its cost is paid and its virtue is changed."""
    seat = builder(f"bld_{name}", debts=2, paid=4, virtue=7)
    game = table(seat, {"prisoners": 4, "virtue": 7}, options=PROMOS)
    before = everything(game)
    place(game, "guildhall")
    assert (game.decision.kind, game.decision.seat) == ("place", 1)
    assert since(before, game) == price(f"bld_{name}")


def test_every_building_is_either_for_now_or_for_the_end() -> None:
    """The effects of all 43 are tried: 21 at once, 22 at the end."""
    now, end = {row.card for row in EFFECTS}, {f"bld_{row[0]}" for row in ENDS}
    assert (now | end, now & end, len(now), len(end)) == ({*BUILDINGS}, set(), 21, 22)


@pytest.mark.parametrize("card", sorted({row.card for row in EFFECTS}))
def test_a_building_that_acts_at_once_does_nothing_at_the_end(card: str) -> None:
    """At the end of the game it is worth its printed points and nothing else."""
    seat = seat_with(0, buildings=[card], debts=2, paid=4, captives={"1": 3}, cathedral=2, gold=4, marble=4, clay=8)
    game = last_turn(seat, {"prisoners": 4, "virtue": 7}, options=PROMOS)
    before = everything(game)
    quiet_turn(game)
    assert game.over
    assert since(before, game) == {"workers": -1, "at_kings_storehouse": 1}
    assert lines(game) == {"buildings": BUILDINGS[card].vp, "cathedral": 4, "debts": -4, "gold_and_marble": 8}


# --- rewards


REWARDS: dict[str, Change] = {
    "rew_silver_1": {"virtue": 1, "silver": 3},
    "rew_silver_2": {"virtue": 1, "silver": 3},
    "rew_wood_1": {"virtue": 1, "wood": 2},
    "rew_wood_2": {"virtue": 1, "wood": 2},
    "rew_stone_1": {"virtue": 1, "stone": 2},
    "rew_stone_2": {"virtue": 1, "stone": 2},
    "rew_card_1": {"virtue": 1, "cards_in_hand": 1, "building_pile": -1},
    "rew_card_2": {"virtue": 1, "cards_in_hand": 1, "building_pile": -1},
    "rew_virtue_1": {"virtue": 2},
    "rew_virtue_2": {"virtue": 2},
    "rew_gold_1": {"virtue": 1, "gold": 1},
}
ADVANCED = {
    "workers": -1,
    "workers_in_guildhall": 1,
    "cathedral": 1,
    "gold": -1,
    "cards_in_hand": -1,
    "building_pile": 1,
}


def advanced(rewards: list[str]) -> tuple[Architects, Change]:
    """What changes when a player advances to level 1 with these rewards in the pile."""
    game = table(seat_with(0, gold=1, hand=["bld_castle"]), rewards=rewards)
    before = everything(game)
    place(game, "guildhall")
    return game, since(before, game)


@pytest.mark.parametrize("reward", REWARDS)
def test_a_reward_that_is_gained(reward: str) -> None:
    """The top reward gives exactly this; then it has left the pile and lies open."""
    below = next(other for other in REWARDS if other != reward)
    game, change = advanced([reward, below])
    assert change == together(ADVANCED, REWARDS[reward], {"reward_pile": -1})
    assert game.view(0)["rewards_gained"] == [reward]


def test_the_printed_reward_is_one_virtue() -> None:
    """With an empty pile that is all."""
    assert advanced([])[1] == together(ADVANCED, {"virtue": 1})


def test_all_rewards_are_tried() -> None:
    """There are exactly these eleven."""
    assert ({*REWARDS}, len(REWARDS)) == (all_of(table({}))["rewards"], 11)


# --- Black Market cards


BLACK_MARKET: dict[str, tuple[Change, Change]] = {
    "bm_card_01": ({"marble": 1}, {"wood": 2, "marble": 2}),
    "bm_card_02": ({"gold": 2}, {"wood": 1, "stone": 1, "gold": 1, "marble": 1}),
    "bm_card_03": ({"stone": 1, "marble": 1}, {"stone": 2, "marble": 2}),
    "bm_card_04": ({"wood": 1, "gold": 1}, {"wood": 2, "stone": 1, "gold": 1}),
    "bm_card_05": ({"wood": 1, "marble": 1}, {"wood": 1, "stone": 2, "marble": 1}),
    "bm_card_06": ({"marble": 1}, {"stone": 2, "marble": 2}),
    "bm_card_07": ({"gold": 2}, {"wood": 1, "stone": 2, "marble": 1}),
    "bm_card_08": ({"stone": 1, "marble": 1}, {"wood": 2, "stone": 1, "gold": 1}),
    "bm_card_09": ({"wood": 1, "gold": 1}, {"wood": 1, "stone": 1, "gold": 1, "marble": 1}),
    "bm_card_10": ({"wood": 1, "marble": 1}, {"wood": 2, "marble": 2}),
}


def test_all_black_market_cards_are_tried() -> None:
    """There are exactly these ten."""
    assert ({*BLACK_MARKET}, len(BLACK_MARKET)) == (all_of(table({}))["black market"], 10)


def bought(space: str, **position: Any) -> Change:
    """What changes when a player with 3 silver visits a space of the Black Market."""
    game = table(seat_with(0, silver=3), **position)
    before = everything(game)
    place(game, space)
    assert (game.decision.kind, game.decision.seat) == ("place", 1)
    return since(before, game)


@pytest.mark.parametrize("card", BLACK_MARKET)
def test_the_small_side_of_a_black_market_card(card: str) -> None:
    """On top of the left pile it gives its few goods for 1 silver and 1 virtue."""
    cost = {"workers": -1, "in_black_market": 1, "silver": -1, "virtue": -1}
    below = next(other for other in BLACK_MARKET if other != card)
    assert bought("black_market_a", small_market=[card, below]) == together(cost, BLACK_MARKET[card][0])


@pytest.mark.parametrize("card", BLACK_MARKET)
def test_the_large_side_of_a_black_market_card(card: str) -> None:
    """On top of the right space it gives its many goods for 3 silver and 1 virtue."""
    cost = {"workers": -1, "in_black_market": 1, "silver": -3, "virtue": -1}
    below = next(other for other in BLACK_MARKET if other != card)
    assert bought("black_market_c", large_market=[card, below]) == together(cost, BLACK_MARKET[card][1])


@pytest.mark.parametrize("card", BLACK_MARKET)
def test_a_reset_turns_a_card_from_its_small_to_its_large_side(card: str) -> None:
    """After a reset the card that was the small market is the large one."""
    seat = seat_with(2, silver=3, hand=["bld_well"], cathedral=5)
    game = table(seat, {"guildhall": 6}, small_market=[card])
    place(game, "guildhall")
    assert game.view(0)["large_market_cards"] == [card]
    quiet_turn(game)
    before = everything(game)
    place(game, "black_market_c")
    cost = {"workers": -1, "in_black_market": 1, "silver": -3, "virtue": -1}
    assert since(before, game) == together(cost, BLACK_MARKET[card][1])


def test_what_the_board_prints_beneath_the_black_market() -> None:
    """With no card on the left it gives 1 marble and 1 gold, with none on the right 2 marble, 1 stone and 1 wood."""
    small = {"workers": -1, "in_black_market": 1, "silver": -1, "virtue": -1, "marble": 1, "gold": 1}
    large = {"workers": -1, "in_black_market": 1, "silver": -3, "virtue": -1, "marble": 2, "stone": 1, "wood": 1}
    assert bought("black_market_a", small_market=[]) == small
    assert bought("black_market_c") == large
