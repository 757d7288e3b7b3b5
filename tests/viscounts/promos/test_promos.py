"""Promotional and collectors' cards: when they are part of a game, and what each of them does."""

from __future__ import annotations

import json
from typing import Any

import pytest

import westkingdom as wk
from tests.kit.laws.copies import copy_is_independent_and_the_same, load_brings_it_back
from tests.kit.laws.play import random_play
from tests.kit.rule import rule
from tests.kit.viscounts import BOTH, GATES, KEYS, offers, pick, table
from tests.viscounts.keeper_of_keys.test_every_card import Changes, Steps, carry_out, changes, either, seen
from westkingdom.viscounts.game import Viscounts
from westkingdom.viscounts.strength import strength

MIXES: list[tuple[str, ...]] = [(), GATES, KEYS, BOTH]
ACTIONS = {"merchant": 0, "builder": 1, "noble": 2, "cleric": 3}
TOWNSFOLK: dict[str, tuple[int, dict[str, int]]] = {
    "courier-2": (2, {"merchant": 3}),
    "deacon-4": (2, {"cleric": 1}),
    "king-dan": (1, {"merchant": 2}),
    "overseer-4": (2, {"noble": 1}),
    "principi": (2, {"merchant": 2}),
    "woodcutter-4": (2, {"builder": 1}),
}
HEROES: dict[str, tuple[int, dict[str, int]]] = {
    "hero-caroline": (4, {"merchant": 1, "cleric": 1}),
    "hero-gisela": (1, {"noble": 1}),
    "hero-hugo": (1, {"criminal": 1}),
    "hero-larena": (2, {"merchant": 2}),
    "hero-samson": (3, {"builder": 1}),
    "hero-suzerain": (3, {"merchant": 2}),
    "hero-walaric": (1, {"builder": 1, "cleric": 1, "noble": 1}),
}
COLLECTORS_HEROES: dict[str, tuple[int, dict[str, int]]] = {
    "hero-folke": (1, {"merchant": 2}),
    "hero-helena": (3, {"cleric": 1}),
    "hero-ivon": (2, {"builder": 2}),
    "hero-mayya": (2, {"noble": 2}),
}
OUTSIDERS: dict[str, tuple[int, dict[str, int]]] = {
    "outsider-adventurer": (2, {"merchant": 3}),
    "outsider-advocate": (3, {"merchant": 1, "noble": 1}),
    "outsider-shieldmaiden": (2, {"builder": 1, "merchant": 1}),
    "outsider-vigilante": (1, {"merchant": 1, "cleric": 1}),
}
CARDS = {**TOWNSFOLK, **HEROES, **COLLECTORS_HEROES, **OUTSIDERS}
"""The value and the Icons of every card."""
TILE = "chest-promo-kings-order"

QUIET = ["friar", "princess"]
SEAT: dict[str, Any] = {
    "silver": 9,
    "ink": 9,
    "stone": 9,
    "gold": 9,
    "debts": 2,
    "deeds": 2,
    "corruption": 2,
    "virtue": 6,
    "hand": ["abbot", "squire", "labourer"],
    "draw": ["financer", "thief"],
    "discard": ["miner"],
    "viscount": "1-2:OR",
}
LINE = ["chest-double-cleric", "chest-split-noble", "chest-merchant-builder", "chest-silver-cleric"]
PLACE: dict[str, Any] = {
    "boxes": BOTH,
    "promos": True,
    "chests": LINE,
    "heroes": ["hero-emma", "hero-clovis", "hero-rudolf"],
    "hero_pile": ["hero-lothaire"],
    "townsfolk": {"1-2": ["deacon-1"]},
    "manuscripts": {"1-2": ["ms-blue-3-silver"]},
}
FIRST_A_QUESTION: Any = {"either": [{"gain": {"ink": 1}}, {"gain": {"gold": 1}}]}
HERO_GAINED: Changes = {"hand": ["+hero-emma"], "heroes": ["hero-lothaire", "hero-clovis", "hero-rudolf"]}
TAKE_HERO: Steps = [("hero", {"card": "hero-emma"})]
TAKE_CHEST: Steps = [("chest", {"tile": LINE[0]}), ("chest-slot", {"place": "right"})]
CHEST: Changes = {"chests": [f"+{LINE[0]}"]}
HIRE: Steps = [("free-hire", {"card": "deacon-1"})]
NO_DISCARD: Steps = [("discard", {"key": "keep-cards"})]


def mix(boxes: tuple[str, ...], promos: bool, seats: int = 2, seed: int = 1) -> Viscounts:
    """A new game of a mix, with promotional cards or without."""
    options = {"promos": True} if promos else {}
    game = wk.new_game("viscounts", seats=seats, expansions=boxes, seed=seed, **options)
    assert isinstance(game, Viscounts)
    return game


def all_pieces(boxes: tuple[str, ...], promos: bool) -> set[str]:
    """The ids of all cards and Chest Tiles that a mix knows."""
    game = mix(boxes, promos)
    tiles: list[Any] = game.parts[1].facts.tiles if len(game.parts) > 1 and "keeper-of-keys" in boxes else []  # type: ignore[attr-defined]
    return {ident for ident in game.cards.ids if ident} | {tile.ident for tile in tiles}


# --- when they are there


@rule("KK-206")
@pytest.mark.parametrize("boxes", MIXES)
def test_without_the_option_no_promotional_card_is_there(boxes: tuple[str, ...]) -> None:
    """Neither a promotional nor a collectors' card is known to any mix."""
    assert all_pieces(boxes, False) & {*CARDS, TILE} == set()


@rule("KK-206")
@pytest.mark.parametrize("boxes", MIXES)
def test_with_the_option_exactly_these_cards_join(boxes: tuple[str, ...]) -> None:
    """6 Townsfolk and 7 Heroes join any mix; what names pieces of both boxes joins only when both are there."""
    more = {*COLLECTORS_HEROES, *OUTSIDERS, TILE} if boxes == BOTH else set()
    assert all_pieces(boxes, True) - all_pieces(boxes, False) == {*TOWNSFOLK, *HEROES} | more
    assert all_pieces(boxes, False) - all_pieces(boxes, True) == set()


@pytest.mark.parametrize("boxes", MIXES)
@pytest.mark.parametrize("seats", [2, 4])
def test_promotional_cards_are_mixed_into_the_piles(boxes: tuple[str, ...], seats: int) -> None:
    """Every Townsfolk is in a pile, every Hero can be offered, and all are there once."""
    game = mix(boxes, True, seats)
    plain = mix(boxes, False, seats)
    piles = [game.cards.ids[card] for pile in game.townsfolk for card in pile]
    assert len(piles) == len({*piles}) == sum(map(len, plain.townsfolk)) + 6
    assert {*TOWNSFOLK} < {*piles}
    assert max(map(len, game.townsfolk)) - min(map(len, game.townsfolk)) <= 1
    assert len(game.cards.heroes) == len(plain.cards.heroes) + (11 if boxes == BOTH else 7)


def test_every_promotional_hero_is_offered_in_some_game() -> None:
    """Over many deals each of them lies beside a Player Card."""
    offered: set[str] = set()
    for seed in range(60):
        game = mix(BOTH, True, 4, seed)
        offered |= {game.cards.ids[hero] for hero in game.offered_heroes}
    assert {*HEROES, *COLLECTORS_HEROES} < offered


def test_collectors_outsiders_and_the_tile_are_in_their_piles() -> None:
    """28 Outsiders and 19 Chest Tiles lie on the table with both boxes."""
    view: Any = mix(BOTH, True).view(None)
    gates, keys = view["gates-of-gold"], view["keeper-of-keys"]
    assert len(gates["outsiders"]) + gates["outsiders_in_pile"] == 28
    assert len(keys["chests"]) + keys["chests_in_pile"] == 19
    view = mix(BOTH, False).view(None)
    gates, keys = view["gates-of-gold"], view["keeper-of-keys"]
    assert len(gates["outsiders"]) + gates["outsiders_in_pile"] == 24
    assert len(keys["chests"]) + keys["chests_in_pile"] == 18


@pytest.mark.parametrize("wrong", ["yes", 1, [], None])
def test_the_option_is_true_or_false(wrong: object) -> None:
    """Anything else is refused; false is the same as nothing."""
    with pytest.raises(wk.BadOptions):
        wk.new_game("viscounts", seats=2, seed=1, promos=wrong)
    plain = wk.new_game("viscounts", seats=2, seed=1)
    assert wk.new_game("viscounts", seats=2, seed=1, promos=False).digest() == plain.digest()


@pytest.mark.parametrize("boxes", MIXES)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_games_with_promotional_cards_end_and_keep_the_laws(boxes: tuple[str, ...], seats: int) -> None:
    """Every piece is somewhere at every decision; copies and saves play on in the same way; somebody wins."""
    game = mix(boxes, True, seats, 10 + seats)
    for n, _ in enumerate(random_play(game, seats)):
        game.check()
        if n % 150 == 20:
            copy_is_independent_and_the_same(game)
            load_brings_it_back(game)
    assert game.over
    assert game.outcome is not None
    assert game.outcome.winners


@pytest.mark.parametrize("boxes", MIXES)
def test_a_game_with_promotional_cards_is_played_the_same_from_its_history(boxes: tuple[str, ...]) -> None:
    """The seed, the option and the choices are the whole game."""
    game = mix(boxes, True, 2, 5)
    for _ in random_play(game, 5):
        pass
    again = mix(boxes, True, 2, 5)
    for option in game.history:
        again.play(option)
    assert again.digest() == game.digest()
    assert json.loads(json.dumps(game.save())) == again.save()


# --- what each card shows


@pytest.mark.parametrize("card", CARDS)
def test_the_icons_of_a_card(card: str) -> None:
    """Alone on the board it is worth its Icons in each action, Criminals in every one."""
    game = table({"board": [None, None, card], "hand": ["abbot"]}, boxes=BOTH, promos=True, phase="action")
    icons = CARDS[card][1]
    found = {icon: strength(game, game.players[0], action) for icon, action in ACTIONS.items()}
    assert found == {icon: icons.get(icon, 0) + icons.get("criminal", 0) for icon in ACTIONS}


@pytest.mark.parametrize("card", CARDS)
def test_the_value_of_a_card(card: str) -> None:
    """Destroyed it brings its value in Silver and leaves the game, and does nothing else."""
    seat = {**SEAT, "hand": [card, "abbot", "squire"], "board": [*QUIET, None]}
    game = table(seat, **PLACE, phase="movement", resolve={"destroy": 1})
    before = seen(game)
    pick(game, "destroy", card=card)
    wanted = {"silver": CARDS[card][0], "hand": [f"-{card}"], "removed": [f"+{card}"]}
    assert changes(before, seen(game)) == wanted
    assert game.decision.kind == "move"


@pytest.mark.parametrize("card", CARDS)
def test_a_played_card_moves_the_viscount_by_its_value(card: str) -> None:
    """Without Silver exactly the spaces at that distance can be reached."""
    seat = {"viscount": "1-2:OL", "board": [card, None, None], "hand": ["abbot"]}
    game = table(seat, boxes=BOTH, promos=True, phase="movement", played=card)
    wanted = {
        1: ["1-2 IN", "1-2 OR"],
        2: ["1-2 OR", "3-4 IN", "3-4 OL"],
        3: ["3-4 IN", "3-4 OL", "3-4 OR", "5-6 IN"],
        4: ["3-4 IN", "3-4 OR", "5-6 IN", "5-6 OL", "5-6 OR", "7-8 IN"],
    }
    spaces: Any = [option.label.args["space"] for option in game.decision.options]
    found = sorted(f"{space.args['segment']} {space.args['kind']}" for space in spaces)
    assert found == wanted[CARDS[card][0]]


# --- played


ORDER_GAINED: Changes = {"discard": ["+kings-order"]}
PLAYED: list[tuple[str, Steps, Changes]] = [
    ("courier-2", [either(0)], {"virtue": -1, "draw": 1, "discard": ["-miner"]}),
    (
        "courier-2",
        [either(1), ("discard", {"card": "squire"}), ("discard", {"card": "abbot"})],
        {"hand": ["-abbot", "-squire", "-courier-2"], "discard": ["+squire", "+abbot"]},
    ),
    ("king-dan", [("resource", {"key": "amount-stone"})], {"stone": 1}),
    (
        "hero-caroline",
        [("rearrange", {"key": "keep-order"})],
        {"corruption": 1, "virtue": -1},
    ),
    ("hero-walaric", [], {"silver": 2}),
    ("hero-hugo", [], {"corruption": 1}),
    ("hero-folke", [either(0), *NO_DISCARD], ORDER_GAINED),
    (
        "hero-folke",
        [either(1), *TAKE_HERO],
        {**HERO_GAINED, "debts": 1, "hand": ["-hero-folke", "+hero-emma"]},
    ),
    *[
        (card, [], {})
        for card in CARDS
        if card not in ("courier-2", "king-dan", "hero-caroline", "hero-walaric", "hero-hugo", "hero-folke")
    ],
]


@pytest.mark.parametrize(("card", "steps", "wanted"), PLAYED)
def test_a_card_that_is_played(card: str, steps: Steps, wanted: Changes) -> None:
    """It comes to the left space with the Corruption of its Criminals; only an immediate ability is resolved."""
    game = table({**SEAT, "hand": [card, *SEAT["hand"]], "board": [*QUIET, None]}, **PLACE)
    before = seen(game)
    pick(game, "play-card", card=card)
    carry_out(game, steps)
    placed = {"hand": [f"-{card}"], "board": [card, *QUIET]}
    assert changes(before, seen(game)) == {**placed, **wanted}
    assert game.decision.kind == "move"


def test_caroline_rearranges_after_corruption_and_virtue() -> None:
    """All six orders of the board with her on it are offered, and the chosen one is laid."""
    game = table({**SEAT, "hand": ["hero-caroline", "abbot"], "board": [*QUIET, None]}, **PLACE)
    pick(game, "play-card", card="hero-caroline")
    assert len(game.decision.options) == 6
    game.play(game.decision.options[-1])
    assert seen(game)["board"] == ["princess", "friar", "hero-caroline"]


# --- dropped off


DROPPED: list[tuple[str, Steps, Changes]] = [
    ("principi", [], {"silver": 4}),
    (
        "hero-hugo",
        [("resource", {"key": "amount-stone"}), ("resource", {"key": "amount-gold"})],
        {"corruption": 1, "stone": 1, "gold": 1},
    ),
    (
        "hero-samson",
        [("flip", {"key": "effect-flip-deed"})],
        {"deeds": -1, "approved": 1, "virtue": -1, "draw": 2, "discard": ["-miner"]},
    ),
    (
        "hero-samson",
        [("flip", {"key": "effect-flip-debt"}), ("resource", {"key": "amount-gold"})],
        {"debts": -1, "paid": 1, "gold": 1, "virtue": -1, "draw": 2, "discard": ["-miner"]},
    ),
    ("hero-ivon", [*NO_DISCARD, *TAKE_CHEST], {**CHEST, **ORDER_GAINED, "removed": ["+hero-ivon"]}),
    ("hero-mayya", [*NO_DISCARD, *TAKE_HERO], {**HERO_GAINED, **ORDER_GAINED, "removed": ["+hero-mayya"]}),
    *[
        (card, [], {})
        for card in CARDS
        if card not in ("principi", "hero-hugo", "hero-samson", "hero-ivon", "hero-mayya")
    ],
]


@pytest.mark.parametrize(("card", "steps", "wanted"), DROPPED)
def test_a_card_that_drops_off(card: str, steps: Steps, wanted: Changes) -> None:
    """It goes on the discard pile, or out of the game; only a drop-off ability is resolved."""
    game = table({**SEAT, "board": [*QUIET, card]}, **PLACE, resolve=FIRST_A_QUESTION)
    before = seen(game)
    game.play(game.decision.options[0])
    carry_out(game, steps)
    dropped = {"ink": 1, "board": [None, *QUIET], "discard": [f"+{card}"]}
    assert changes(before, seen(game)) == {**dropped, **wanted}
    assert game.decision.kind == "play-card"


@pytest.mark.parametrize("card", TOWNSFOLK)
def test_a_card_that_is_hired(card: str) -> None:
    """Each of them has a shuffle in its top-right corner: with the card itself 2 discards, and 1 Virtue."""
    place = {**PLACE, "townsfolk": {"3-4": [card]}}
    game = table({**SEAT, "board": [*QUIET, None]}, **place, phase="movement", resolve={"hire_free": 1})
    before = seen(game)
    pick(game, "free-hire", card=card)
    assert changes(before, seen(game)) == {"virtue": -1, "draw": 2, "discard": ["-miner"]}
    assert game.decision.kind == "move"


# --- ongoing


MOMENTS: dict[str, tuple[Any, str]] = {
    "trade": ({"action": "trade"}, "1-2:OL"),
    "build": ({"action": "build"}, "1-2:OL"),
    "noble": ({"action": "noble"}, "1-2:IN"),
    "cleric": ({"action": "cleric"}, "1-2:IN"),
    "hire": ({"hire_free": 1}, "1-2:OL"),
    "flip_debt": ({"flip": "debt"}, "1-2:OL"),
    "gain_deed": ({"gain": {"deed": 1}}, "1-2:OL"),
    "gain_hero": ({"gain_card": "hero"}, "1-2:OL"),
    "gain_kings_order": ({"gain_card": "kings_order"}, "1-2:OL"),
    "welcome": ({"welcome": 1}, "1-2:OL"),
    "shuffle": ({"shuffle": 1}, "1-2:OL"),
}
ANSWERS = {
    "deacon-4": ["cleric"],
    "overseer-4": ["noble"],
    "woodcutter-4": ["build"],
    "hero-gisela": ["noble"],
    "hero-helena": ["gain_hero", "gain_kings_order"],
}


@pytest.mark.parametrize("card", ANSWERS)
@pytest.mark.parametrize("moment", MOMENTS)
@pytest.mark.parametrize("where", ["board", "hand"])
def test_an_ongoing_ability_answers_to_its_moments_alone(card: str, moment: str, where: str) -> None:
    """On the board it answers once to its own moments and to no other, and never from the hand."""
    effect, viscount = MOMENTS[moment]
    board = [card, *QUIET] if where == "board" else [*QUIET, None]
    hand = SEAT["hand"] if where == "board" else [card, *SEAT["hand"]]
    question = {"either": [effect, {"gain": {"silver": 1}}]}
    seat = {**SEAT, "board": board, "hand": hand, "viscount": viscount}
    game = table(seat, **PLACE, phase="recruit", resolve=question)
    events = game.listen()
    game.play(game.decision.options[0])
    for _ in range(20):
        if game.decision.kind == "recruit":
            break
        # The last resort of a discard is to keep the cards: a shuffle more would be a moment more.
        game.play(game.decision.options[-1 if game.decision.kind == "discard" else 0])
    assert game.decision.kind == "recruit"
    answered = [event for event in events if event.key == "ability" and card in event.args.values()]
    assert len(answered) == (1 if moment in ANSWERS[card] and where == "board" else 0)


BUILD: Steps = [
    ("action", {"key": "action-construct"}),
    ("building", {"slot": "w3"}),
    ("spot", {"segment": "3-4", "position": 1}),
]
PLACE_ONE: Steps = [("action", {"key": "action-place-workers"}), ("workers", {"n": 1})]
TRANSCRIBE: Steps = [("action", {"key": "action-transcribe"})]
AFTER_ACTION: list[tuple[str, str, Steps, Changes]] = [
    ("deacon-4", "3-4:IN", [*TRANSCRIBE, either(0)], {"stone": 1}),
    ("deacon-4", "3-4:IN", [*TRANSCRIBE, either(1)], {"gold": 1}),
    ("overseer-4", "3-4:IN", [*PLACE_ONE, either(0)], {"ink": 1}),
    ("overseer-4", "3-4:IN", [*PLACE_ONE, either(1)], {"stone": 1}),
    ("woodcutter-4", "3-4:OL", [*BUILD, either(0)], {"gold": 1, "ink": 1}),
    ("woodcutter-4", "3-4:OL", [*BUILD, either(1)], {"ink": 2}),
    ("hero-gisela", "3-4:IN", [*PLACE_ONE, either(0), *HIRE], {"virtue": -1, "discard": ["+deacon-1"]}),
    ("hero-gisela", "3-4:IN", [*PLACE_ONE, either(1)], {"silver": 2}),
]


@pytest.mark.parametrize(("card", "viscount", "steps", "wanted"), AFTER_ACTION)
def test_what_follows_an_action(card: str, viscount: str, steps: Steps, wanted: Changes) -> None:
    """After the action, which costs what the Icons of the board do not reach, one of two things is gained."""
    place = {
        **PLACE,
        "townsfolk": {"1-2": ["deacon-1"], "3-4": ["peddler-1"]},
        "manuscripts": {"3-4": ["ms-blue-3-silver"]},
    }
    game = table({**SEAT, "board": [card, *QUIET], "viscount": viscount}, **place, phase="action")
    before = seen(game)
    carry_out(game, steps)
    action = {
        "deacon-4": {"ink": -1, "silver": 4, "manuscripts": ["+ms-blue-3-silver"]},
        "overseer-4": {"workers": -1, "tier1": [0, 1, 0, 0, 0]},
        "hero-gisela": {"workers": -1, "tier1": [0, 1, 0, 0, 0]},
        "woodcutter-4": {"stone": -2, "slots": ["+w3"]},
    }[card]
    assert changes(before, seen(game)) == {**action, **wanted}
    assert game.decision.kind == "recruit"


@pytest.mark.parametrize(
    ("effect", "steps", "wanted"),
    [
        ({"gain_card": "hero"}, TAKE_HERO, {**HERO_GAINED, "virtue": -1}),
        ({"gain_card": "kings_order"}, NO_DISCARD, {**ORDER_GAINED, "virtue": -1}),
        ({"welcome": 1}, [("welcome", {"card": "outsider-tyrant"})], {"discard": ["+outsider-tyrant"]}),
    ],
)
def test_helena_gains_virtue_for_heroes_and_kings_orders(effect: Any, steps: Steps, wanted: Changes) -> None:
    """1 Virtue each time; an Outsider brings none."""
    seat = {**SEAT, "board": ["hero-helena", *QUIET]}
    outsiders = ["outsider-tyrant", "outsider-warrior", "outsider-hunter"]
    game = table(seat, **PLACE, outsiders=outsiders, phase="recruit", resolve={"either": [effect, {"shuffle": 1}]})
    before = seen(game)
    game.play(game.decision.options[0])
    carry_out(game, steps)
    assert changes(before, seen(game)) == wanted


def test_larena_makes_hiring_and_dismissing_cheaper() -> None:
    """The Deacon of value 2 is hired for 1, a Woodcutter of value 2 dismissed for 1; in the hand she does nothing."""
    for board, price in ((["hero-larena", None, None], 1), (["abbot", None, None], 2)):
        hand = ["squire", "labourer"] if price == 1 else ["squire", "hero-larena"]
        seat = {**SEAT, "hand": hand, "board": board, "viscount": "1-2:OL"}
        game = table(seat, **PLACE, phase="recruit")
        pick(game, "recruit", card="deacon-1")
        assert game.players[0].goods[0] == 9 - price
        place = {**PLACE, "townsfolk": {"1-2": ["woodcutter-1"]}}
        game = table(seat, **place, phase="action")
        pick(game, "action", key="action-construct")
        pick(game, "building", slot="w3")
        pick(game, "dismiss", card="woodcutter-1")
        assert game.players[0].goods == [9 - price, 9, 7, 9]


def test_larena_never_makes_a_price_less_than_nothing() -> None:
    """A card of value 1 is hired for nothing, and no Silver comes back."""
    seat = {**SEAT, "silver": 0, "board": ["hero-larena", None, None]}
    game = table(seat, **{**PLACE, "townsfolk": {"1-2": ["peddler-1"]}}, phase="recruit")
    pick(game, "recruit", card="peddler-1")
    assert game.players[0].goods[0] == 0


@pytest.mark.parametrize("card", ["thief", "antagonist", "grifter-2"])
def test_suzerain_spares_the_corruption_of_playing_criminals(card: str) -> None:
    """No Corruption for Criminal Icons while he lies on the board; an effect that gives Corruption still does."""
    own = 1 if card == "grifter-2" else 0
    criminals = 2 if card == "antagonist" else 1
    for board, corruption in (
        (["hero-suzerain", None, None], own),
        ([None, "hero-suzerain", None], own),
        ([None, None, "hero-suzerain"], own + criminals),
        (["abbot", None, None], own + criminals),
    ):
        game = table({"hand": [card, "squire"], "board": board}, boxes=BOTH, promos=True)
        pick(game, "play-card", card=card)
        assert game.players[0].corruption == 1 + corruption


# --- Outsiders


REFUSALS: list[tuple[str, Steps, Changes]] = [
    ("outsider-adventurer", TAKE_HERO, {**HERO_GAINED, "corruption": 2}),
    ("outsider-vigilante", TAKE_HERO, {**HERO_GAINED, "corruption": 2}),
    ("outsider-advocate", TAKE_CHEST, {**CHEST, "debts": 1}),
    ("outsider-shieldmaiden", TAKE_CHEST, {**CHEST, "debts": 1}),
]


@pytest.mark.parametrize(("card", "steps", "wanted"), REFUSALS)
def test_an_outsider_that_is_refused(card: str, steps: Steps, wanted: Changes) -> None:
    """It leaves the game and its top-right effects are resolved."""
    row = [card, "outsider-tyrant", "outsider-warrior"]
    seat = {**SEAT, "board": [*QUIET, None]}
    game = table(seat, **PLACE, outsiders=row, phase="movement", resolve={"refuse": 1})
    before = seen(game)
    pick(game, "refuse", card=card)
    carry_out(game, steps)
    assert changes(before, seen(game)) == {"removed": [f"+{card}"], **wanted}
    assert game.decision.kind == "move"


def outsider_points(outsider: str, **seat: Any) -> int:
    """What an Outsider in the deck scores, with a deck of which every card is named."""
    own = {"draw": [], "discard": [], "board": ["financer", "lender-2", "trader-2"], **seat}
    own["hand"] = [outsider, *own.get("hand", [])]
    game = table(own, boxes=BOTH, promos=True, phase="action")
    return dict(game.scores[0].lines)["outsiders"]


@pytest.mark.parametrize(
    ("hand", "built", "vp"),
    [
        ([], {}, 0),
        (["abbot", "labourer"], {}, 0),
        (["abbot", "labourer", "squire"], {}, 1),
        (["abbot", "bishop", "charlatan", "squire"], {}, 1),
        (["bishop", "charlatan", "enforcer"], {}, 2),
        (["abbot", "labourer"], {"gh2": "1-2:1"}, 1),
        (["abbot", "labourer", "thief"], {}, 0),
    ],
)
def test_the_adventurer_scores_sets_of_builder_cleric_and_noble(
    hand: list[str], built: dict[str, str], vp: int
) -> None:
    """1 for each set among all Icons that a player owns; Criminals are not wild."""
    assert outsider_points("outsider-adventurer", hand=hand, built=built) == vp


@pytest.mark.parametrize(
    ("more", "vp"), [([], 2), (["hero-emma"], 3), (["hero-emma", "hero-rudolf", "outsider-protector"], 5)]
)
def test_the_advocate_scores_heroes_and_outsiders(more: list[str], vp: int) -> None:
    """1, and 1 for each Hero and Outsider in the deck, itself included."""
    assert outsider_points("outsider-advocate", discard=more) == vp


@pytest.mark.parametrize("tiles", [0, 1, 2, 3])
def test_the_shieldmaiden_scores_three_chest_tiles(tiles: int) -> None:
    """4 for three Chest Tiles, nothing for fewer."""
    own = [*LINE[:tiles], *[None] * (3 - tiles)]
    assert outsider_points("outsider-shieldmaiden", chests=own) == (4 if tiles == 3 else 0)


@pytest.mark.parametrize(
    ("more", "vp"), [([], 0), (["hero-emma"], 1), (["hero-emma", "hero-rudolf", "outsider-protector"], 2)]
)
def test_the_vigilante_scores_heroes(more: list[str], vp: int) -> None:
    """1 for each Hero in the deck, none for Outsiders."""
    assert outsider_points("outsider-vigilante", discard=more) == vp


# --- the Chest Tile


@pytest.mark.parametrize(
    ("card", "more"),
    [
        ("kings-order", {"builder": 1, "noble": 1, "cleric": 1}),
        ("trader-2", {}),
        ("outsider-warrior", {}),
        ("thief", {}),
    ],
)
def test_the_tile_for_kings_orders(card: str, more: dict[str, int]) -> None:
    """A King's Order above it counts as one Builder, Cleric or Noble; no other card does, and its Merchant stays."""
    found: dict[str, int] = {}
    for tile, sign in ((TILE, 1), (None, -1)):
        seat = {"board": [None, card, None], "hand": ["abbot"], "chests": [None, tile, None]}
        game = table(seat, boxes=BOTH, promos=True, phase="action")
        for icon, action in ACTIONS.items():
            found[icon] = found.get(icon, 0) + sign * strength(game, game.players[0], action)
    assert found == {icon: more.get(icon, 0) for icon in ACTIONS}


def test_the_tile_for_kings_orders_gives_nothing_for_entering() -> None:
    """It is a conversion; as a Chest Tile it scores like any other."""
    seat = {"board": ["kings-order", None, None], "hand": ["abbot", "squire"], "chests": [None, TILE, None]}
    game = table(seat, boxes=BOTH, promos=True)
    assert game.players[0].goods == [0, 0, 0, 0]
    assert dict(game.scores[0].lines)["chest_tiles"] == 2
    assert offers(game, card="abbot")
