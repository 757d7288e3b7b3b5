"""Every card, Manuscript and Chest Tile of this box does in play what is written here, and nothing else."""

from __future__ import annotations

from typing import Any, NamedTuple

import pytest

import westkingdom as wk
from tests.kit.chapters.keeper_of_keys.cards import ACTIONS, HERO_GAINED, TAKE_HERO, Changes, Steps
from tests.kit.rule import rule
from tests.kit.viscounts import KEYS, offers, pick, table
from westkingdom.viscounts.game import Viscounts
from westkingdom.viscounts.strength import strength


class Card(NamedTuple):
    """What a card shows: its value, its Icons, when its ability works, and the name of its top-right effect."""

    value: int
    icons: dict[str, int]
    timing: str
    hire: str = ""


CARDS = {
    "journeyman-2": Card(2, {"merchant": 2}, "dropoff"),
    "lender-2": Card(1, {"merchant": 2}, "dropoff"),
    "trader-2": Card(1, {"merchant": 1}, "ongoing"),
    "deacon-3": Card(1, {"cleric": 1}, "ongoing", "virtue"),
    "debt-collector-5": Card(2, {"criminal": 1}, "ongoing", "corruption"),
    "ferryman": Card(3, {"merchant": 1, "cleric": 1}, "immediate", "discard"),
    "grifter-1": Card(3, {"noble": 1, "criminal": 1}, "immediate", "debt"),
    "grifter-2": Card(3, {"builder": 1, "criminal": 1}, "immediate", "debt"),
    "grifter-3": Card(3, {"cleric": 1, "criminal": 1}, "immediate", "debt"),
    "huntsman": Card(3, {"merchant": 1, "noble": 1}, "immediate", "discard"),
    "jeweller-2": Card(2, {"merchant": 2}, "ongoing", "shuffle"),
    "jeweller-3": Card(2, {"merchant": 2}, "ongoing", "discard"),
    "keeper-1": Card(2, {"merchant": 2}, "dropoff", "discard"),
    "keeper-2": Card(2, {"merchant": 2}, "dropoff", "discard"),
    "keeper-3": Card(2, {"merchant": 2}, "dropoff", "discard"),
    "keeper-4": Card(2, {"merchant": 2}, "dropoff", "discard"),
    "overseer-3": Card(1, {"noble": 1}, "ongoing", "virtue"),
    "profiteer": Card(1, {"criminal": 1}, "immediate", "discard"),
    "smithy": Card(3, {"builder": 1, "merchant": 1}, "immediate", "discard"),
    "tinker-4": Card(2, {"cleric": 1, "noble": 1}, "dropoff", "rearrange"),
    "tinker-5": Card(2, {"builder": 1, "cleric": 1}, "dropoff", "rearrange"),
    "tinker-6": Card(2, {"builder": 1, "noble": 1}, "dropoff", "rearrange"),
    "woodcutter-3": Card(1, {"builder": 1}, "ongoing", "virtue"),
    "hero-delphine": Card(2, {"builder": 1, "noble": 1}, "dropoff"),
    "hero-engelier": Card(3, {"criminal": 1}, "dropoff"),
    "hero-fara": Card(2, {"noble": 1}, "dropoff"),
    "hero-frederick": Card(2, {"builder": 1, "cleric": 1}, "dropoff"),
    "hero-girard": Card(1, {"merchant": 3}, "dropoff"),
    "hero-isabette": Card(3, {"merchant": 3}, "immediate"),
    "hero-mariam": Card(2, {"cleric": 1, "noble": 1}, "dropoff"),
    "hero-renauld": Card(3, {"builder": 1, "merchant": 1}, "ongoing"),
    "hero-scarlette": Card(1, {"cleric": 1}, "immediate"),
    "hero-zesiro": Card(1, {"criminal": 1}, "dropoff"),
}
NEUTRALS = [card for card, shown in CARDS.items() if shown.hire]
LEAVING = ["hero-delphine", "hero-frederick", "hero-girard", "hero-mariam"]
TILES = ["chest-double-cleric", "chest-split-noble", "chest-merchant-builder", "chest-silver-cleric"]
HEROES = ["hero-emma", "hero-clovis", "hero-rudolf"]
QUIET = ["friar", "princess"]
"""Cards for the board, a Cleric and a Noble, that do nothing there."""
SEAT: dict[str, Any] = {
    "silver": 9,
    "ink": 9,
    "stone": 9,
    "gold": 9,
    "debts": 2,
    "deeds": 2,
    "corruption": 2,
    "virtue": 6,
    "tier1": {"c2": 2},
    "hand": ["abbot", "squire", "labourer"],
    "draw": ["financer", "thief"],
    "discard": ["miner"],
}
PLACE: dict[str, Any] = {
    "boxes": KEYS,
    "chests": TILES,
    "heroes": HEROES,
    "hero_pile": ["hero-lothaire"],
    "townsfolk": {"1-2": ["deacon-1"]},
    "manuscripts": {"1-2": ["ms-blue-3-silver"]},
}
FIRST_A_QUESTION: Any = [{"gain": {"ink": 1}}, {"gain": {"gold": 1}}]


def seen(game: wk.Game) -> dict[str, Any]:
    """What seat 0 has, and what lies open for everybody."""
    view: Any = game.view(0)
    me = view["players"][0]
    keys = view["keeper-of-keys"]
    return {
        **me["goods"],
        "corruption": me["corruption"],
        "virtue": me["virtue"],
        "debts": me["debts"]["unpaid"],
        "paid": me["debts"]["paid"],
        "deeds": me["deeds"]["acquired"],
        "approved": me["deeds"]["approved"],
        "workers": me["workers"],
        "draw": me["cards_in_draw_pile"],
        "space": me["space"],
        "tier1": me["castle"]["tier1"],
        "tier2": me["castle"]["tier2"],
        "hand": me["hand"],
        "discard": me["discard"],
        "board": me["board"],
        "slots": me["slots_open"],
        "manuscripts": me["manuscripts"],
        "removed": view["removed"],
        "chests": [tile for tile in keys["players"][0]["chests"] if tile],
        "heroes": keys["heroes"],
    }


def changes(before: dict[str, Any], after: dict[str, Any]) -> Changes:
    """What has changed: numbers by how much, piles by what came (+) and went (-), the rest by what is there now."""
    out: Changes = {}
    for word, was in before.items():
        now = after[word]
        if was == now:
            continue
        if isinstance(was, int):
            out[word] = now - was
        elif word in ("tier1", "tier2", "board", "space", "heroes"):
            out[word] = now
        else:
            out[word] = [f"-{x}" for x in was if x not in now] + [f"+{x}" for x in now if x not in was]
    return out


def carry_out(game: Viscounts, steps: Steps) -> None:
    """Make choices; of two effects the one with this number."""
    for kind, words in steps:
        if "n-th" in words:
            assert game.decision.kind == kind
            assert len(game.decision.options) == 2
            game.play(game.decision.options[words["n-th"]])
        else:
            pick(game, kind, **words)


def gain_chest() -> Steps:
    """Take the first Chest Tile of the line and slot it on the right."""
    return [("chest", {"tile": TILES[0]}), ("chest-slot", {"place": "right"})]


HIRE: Steps = [("free-hire", {"card": "deacon-1"})]


def either(n: int) -> tuple[str, dict[str, Any]]:
    """The n-th of two effects; the words are found when it is played."""
    return ("either", {"n-th": n})


# --- what a card shows


@rule("KK-009", "KK-010", "KK-011")
def test_the_cards_of_the_box() -> None:
    """Exactly these 10 Heroes, 3 replaced starters and 20 Neutral Townsfolk join a game with this box."""

    def known(boxes: tuple[str, ...]) -> set[str]:
        game = wk.new_game("viscounts", seats=2, expansions=boxes, seed=1)
        assert isinstance(game, Viscounts)
        used = [*game.cards.starters, *game.cards.neutrals, *game.cards.heroes]
        return {game.cards.ids[card] for card in used}

    assert known(KEYS) - known(()) == {*CARDS}
    assert known(()) - known(KEYS) == {"journeyman-1", "lender-1", "trader-1"}
    assert (len(NEUTRALS), sum(card.startswith("hero-") for card in CARDS)) == (20, 10)


@pytest.mark.parametrize("card", CARDS)
def test_the_icons_of_a_card(card: str) -> None:
    """Alone on the board it is worth its Icons in each action, Criminals in every one."""
    game = table({"board": [None, None, card], "hand": ["abbot"]}, boxes=KEYS, phase="action")
    shown = CARDS[card].icons
    for icon, action in ACTIONS.items():
        wanted = shown.get(icon, 0) + shown.get("criminal", 0)
        assert strength(game, game.players[0], action) == wanted


@pytest.mark.parametrize("card", CARDS)
def test_the_value_of_a_card(card: str) -> None:
    """Destroyed it brings its value in Silver, leaves the game, and does nothing else."""
    seat = {**SEAT, "hand": [card, "abbot", "squire"], "board": [*QUIET, None]}
    game = table(seat, **PLACE, phase="movement", resolve={"destroy": 1})
    before = seen(game)
    pick(game, "destroy", card=card)
    assert changes(before, seen(game)) == {
        "silver": CARDS[card].value,
        "hand": [f"-{card}"],
        "removed": [f"+{card}"],
    }
    assert game.decision.kind == "move"


@pytest.mark.parametrize("card", CARDS)
def test_a_played_card_moves_the_viscount_by_its_value(card: str) -> None:
    """Without Silver exactly the spaces at that distance can be reached."""
    seat = {"viscount": "1-2:OL", "board": [card, None, None], "hand": ["abbot"]}
    game = table(seat, boxes=KEYS, phase="movement", played=card)
    wanted = {
        1: ["1-2 IN", "1-2 OR"],
        2: ["1-2 OR", "3-4 IN", "3-4 OL"],
        3: ["3-4 IN", "3-4 OL", "3-4 OR", "5-6 IN"],
    }
    spaces: Any = [option.label.args["space"] for option in game.decision.options]
    found = sorted(f"{space.args['segment']} {space.args['kind']}" for space in spaces)
    assert found == wanted[CARDS[card].value]


# --- played


TRADE_AT_ONCE: Steps = [either(0), ("exchanges", {"n": 1})]
SILVER: Steps = [either(1)]
PLAYED: list[tuple[str, Steps, Changes]] = [
    ("ferryman", TRADE_AT_ONCE, {"silver": -1, "ink": 1}),
    ("ferryman", SILVER, {"silver": 3}),
    ("huntsman", TRADE_AT_ONCE, {"silver": -1, "ink": 1}),
    ("huntsman", SILVER, {"silver": 3}),
    ("smithy", TRADE_AT_ONCE, {"silver": -1, "ink": 1}),
    ("smithy", SILVER, {"silver": 3}),
    ("profiteer", TRADE_AT_ONCE, {"silver": -1, "ink": 1, "corruption": 1}),
    ("profiteer", SILVER, {"silver": 3, "corruption": 1}),
    ("grifter-1", [], {"corruption": 2}),
    ("grifter-2", [], {"corruption": 2}),
    ("grifter-3", [], {"corruption": 2}),
    (
        "hero-isabette",
        [("discard", {"card": "financer"}), ("discard", {"card": "thief"})],
        {"draw": -2, "discard": ["+financer", "+thief"]},
    ),
    (
        "hero-isabette",
        [("discard", {"key": "keep-cards"})],
        {"draw": -2, "hand": ["-hero-isabette", "+financer", "+thief"]},
    ),
    ("hero-scarlette", [], {"corruption": 1}),
    *[
        (card, [], {"corruption": shown.icons["criminal"]} if "criminal" in shown.icons else {})
        for card, shown in CARDS.items()
        if shown.timing != "immediate"
    ],
]


@pytest.mark.parametrize(("card", "steps", "wanted"), PLAYED)
def test_a_card_that_is_played(card: str, steps: Steps, wanted: Changes) -> None:
    """It comes to the left space with the Corruption of its Criminals; only an immediate ability is resolved."""
    seat = {**SEAT, "hand": [card, *SEAT["hand"]], "board": [*QUIET, None], "viscount": "1-2:OR"}
    game = table(seat, **PLACE)
    before = seen(game)
    pick(game, "play-card", card=card)
    carry_out(game, steps)
    placed = {"hand": [f"-{card}"], "board": [card, *QUIET]}
    assert changes(before, seen(game)) == {**placed, **wanted}
    assert game.decision.kind == "move"


def test_every_immediate_ability_is_played() -> None:
    """No card is forgotten above."""
    assert {card for card, _, _ in PLAYED} == {*CARDS}


def test_scarlette_transcribes_before_she_moves() -> None:
    """On an inside space she may transcribe: her Cleric, the Friar and 1 Ink Well for a Manuscript of 3."""
    seat = {**SEAT, "hand": ["hero-scarlette", "abbot"], "board": [*QUIET, None], "viscount": "1-2:IN"}
    place = {**PLACE, "townsfolk": {"1-2": ["woodcutter-1"]}}
    game = table(seat, **place)
    before = seen(game)
    pick(game, "play-card", card="hero-scarlette")
    pick(game, "may", key="effect-action-transcribe")
    assert changes(before, seen(game)) == {
        "hand": ["-hero-scarlette"],
        "board": ["hero-scarlette", *QUIET],
        "silver": 4,
        "ink": -1,
        "corruption": 1,
        "manuscripts": ["+ms-blue-3-silver"],
    }
    assert game.decision.kind == "move"


# --- dropped off


CHEST: Changes = {"chests": ["+chest-double-cleric"]}
DROPPED: list[tuple[str, Steps, Changes]] = [
    ("journeyman-2", [either(0), *HIRE], {"discard": ["+journeyman-2", "+deacon-1"], "virtue": -2}),
    ("journeyman-2", [either(1), *TAKE_HERO], HERO_GAINED),
    (
        "lender-2",
        [either(0), ("flip", {"key": "effect-flip-debt"}), ("resource", {"key": "amount-gold"})],
        {"debts": -1, "paid": 1, "gold": 1},
    ),
    ("lender-2", [either(0), ("flip", {"key": "effect-flip-deed"})], {"deeds": -1, "approved": 1}),
    ("lender-2", [either(1), *gain_chest()], CHEST),
    ("keeper-1", [either(0), *gain_chest()], CHEST),
    (
        "keeper-1",
        [either(1), *TAKE_HERO, ("discard", {"card": "squire"})],
        {
            **HERO_GAINED,
            "draw": -1,
            "hand": ["-squire", "+financer", "+hero-emma"],
            "discard": ["+keeper-1", "+squire"],
        },
    ),
    ("keeper-2", [either(0), *gain_chest()], CHEST),
    ("keeper-2", [either(1), *TAKE_HERO, ("resource", {"key": "amount-stone"})], {**HERO_GAINED, "stone": 1}),
    ("keeper-3", [either(0), *gain_chest()], CHEST),
    ("keeper-3", [either(1), *TAKE_HERO], {**HERO_GAINED, "silver": 2}),
    ("keeper-4", [either(0), *gain_chest()], CHEST),
    ("keeper-4", [either(1), *TAKE_HERO], {**HERO_GAINED, "virtue": -1}),
    ("tinker-4", [], {"silver": 2}),
    ("tinker-5", [], {"silver": 2}),
    ("tinker-6", [], {"silver": 2}),
    (
        "hero-delphine",
        [("free-manuscript", {"manuscript": "ms-blue-3-silver"})],
        {"manuscripts": ["+ms-blue-3-silver"], "silver": 4},
    ),
    ("hero-fara", [either(0), *HIRE], {"discard": ["+hero-fara", "+deacon-1"], "virtue": -1}),
    (
        "hero-fara",
        [either(1), ("castle-move", {"from": "c2", "to": "c3"}), ("castle-move", {"from": "c2", "to": "c3"})],
        {"tier1": [0, 0, 2, 0, 0]},
    ),
    (
        "hero-frederick",
        [("free-workers", {"section": "c5"})],
        {"workers": -3, "tier1": [1, 2, 0, 1, 0], "tier2": [0, 0, 0, 0, 1], "virtue": -2},
    ),
    ("hero-girard", TAKE_HERO, {**HERO_GAINED, "silver": 2}),
    (
        "hero-mariam",
        [("building", {"slot": "w1"}), ("spot", {"segment": "3-4", "position": 1})],
        {"slots": ["+w1"], "ink": 2},
    ),
    ("hero-zesiro", [either(0), *gain_chest()], {**CHEST, "debts": 1}),
    ("hero-zesiro", [either(1)], {"deeds": 1}),
    *[(card, [], {}) for card, shown in CARDS.items() if shown.timing != "dropoff"],
]


@pytest.mark.parametrize(("card", "steps", "wanted"), DROPPED)
def test_a_card_that_drops_off(card: str, steps: Steps, wanted: Changes) -> None:
    """It goes on the discard pile, or out of the game; only a drop-off ability is resolved."""
    game = table({**SEAT, "board": [*QUIET, card]}, **PLACE, resolve={"either": FIRST_A_QUESTION})
    before = seen(game)
    game.play(game.decision.options[0])
    carry_out(game, steps)
    dropped: Changes = {"ink": 1, "board": [None, *QUIET]}
    if card in LEAVING:
        dropped["removed"] = [f"+{card}"]
    else:
        dropped["discard"] = [f"+{card}"]
    assert changes(before, seen(game)) == {**dropped, **wanted}
    assert game.decision.kind == "play-card"


def test_engelier_drops_off() -> None:
    """All discards, Engelier among them, are shuffled for 1 Virtue, then one card is drawn and 1 Silver gained."""
    game = table({**SEAT, "board": [*QUIET, "hero-engelier"]}, **PLACE, resolve={"either": FIRST_A_QUESTION})
    before = seen(game)
    game.play(game.decision.options[0])
    found = changes(before, seen(game))
    drawn = found.pop("hand")
    assert drawn in (["+financer"], ["+thief"], ["+miner"], ["+hero-engelier"])
    assert found == {"ink": 1, "board": [None, *QUIET], "virtue": -1, "silver": 1, "draw": 1, "discard": ["-miner"]}
    assert game.decision.kind == "play-card"


# --- hired


HIRED: dict[str, tuple[Steps, Changes]] = {
    "virtue": ([], {"virtue": -1}),
    "corruption": ([], {"corruption": 1}),
    "debt": ([], {"debts": 1}),
    "shuffle": ([], {"virtue": -1, "draw": 2, "discard": ["-miner"]}),
    "discard": ([("discard", {"card": "squire"})], {"hand": ["-squire"]}),
    "rearrange": ([("rearrange", {"key": "rearrange-to"})], {"board": ["princess", "friar", None]}),
}


@pytest.mark.parametrize("card", NEUTRALS)
def test_a_card_that_is_hired(card: str) -> None:
    """It goes on the discard pile and its top-right effect is resolved, its ability is not."""
    place = {**PLACE, "townsfolk": {"3-4": [card]}}
    game = table({**SEAT, "board": [*QUIET, None]}, **place, phase="movement", resolve={"hire_free": 1})
    before = seen(game)
    pick(game, "free-hire", card=card)
    steps, wanted = HIRED[CARDS[card].hire]
    carry_out(game, steps)
    came = [] if CARDS[card].hire == "shuffle" else [f"+{card}"]
    came += ["+squire"] if CARDS[card].hire == "discard" else []
    assert changes(before, seen(game)) == {"discard": came, **wanted}
    assert game.decision.kind == "move"


# --- ongoing abilities


ACTION_EFFECTS: dict[str, tuple[dict[str, Any], str]] = {
    "trade": ({"action": "trade"}, "1-2:OL"),
    "build": ({"action": "build"}, "1-2:OL"),
    "noble": ({"action": "noble"}, "1-2:IN"),
    "cleric": ({"action": "cleric"}, "1-2:IN"),
    "hire": ({"hire_free": 1}, "1-2:OL"),
    "flip_debt": ({"flip": "debt"}, "1-2:OL"),
    "flip_deed": ({"flip": "deed"}, "1-2:OL"),
    "gain_debt": ({"gain": {"debt": 1}}, "1-2:OL"),
    "gain_deed": ({"gain": {"deed": 1}}, "1-2:OL"),
    "gain_hero": ({"gain_card": "hero"}, "1-2:OL"),
    "shuffle": ({"shuffle": 1}, "1-2:OL"),
}
ANSWERS = {
    "trader-2": "trade",
    "jeweller-2": "trade",
    "jeweller-3": "trade",
    "woodcutter-3": "build",
    "overseer-3": "noble",
    "deacon-3": "cleric",
    "debt-collector-5": "flip_debt",
    "hero-renauld": "hire",
}


@pytest.mark.parametrize("card", ANSWERS)
@pytest.mark.parametrize("moment", ACTION_EFFECTS)
@pytest.mark.parametrize("where", ["left", "right", "hand"])
def test_an_ongoing_ability_answers_to_its_moment_alone(card: str, moment: str, where: str) -> None:
    """From anywhere on the board it answers once to its own moment, to no other, and never from the hand."""
    effect, viscount = ACTION_EFFECTS[moment]
    board = {
        "left": [card, "friar", "princess"],
        "right": ["friar", "princess", card],
        "hand": ["friar", "princess", None],
    }
    hand = [*SEAT["hand"], card] if where == "hand" else SEAT["hand"]
    seat = {**SEAT, "board": board[where], "hand": hand, "viscount": viscount}
    question = {"either": [effect, {"gain": {"silver": 1}}]}
    game = table(seat, **PLACE, phase="recruit", resolve=question)
    events = game.listen()
    game.play(game.decision.options[0])
    for _ in range(20):
        if game.decision.kind == "recruit":
            break
        game.play(game.decision.options[0])
    assert game.decision.kind == "recruit"
    answered = [event for event in events if event.key == "ability" and card in event.args.values()]
    assert len(answered) == (1 if ANSWERS[card] == moment and where != "hand" else 0)


ONE_TRADE: Steps = [("action", {"key": "action-trade"}), ("exchanges", {"n": 1})]
TRADED = {"ink": 1}
ONGOING: list[tuple[str, Steps, Changes]] = [
    (
        "trader-2",
        [*ONE_TRADE, ("discard", {"card": "squire"})],
        {**TRADED, "hand": ["-squire"], "discard": ["+squire"]},
    ),
    ("trader-2", [*ONE_TRADE, ("discard", {"key": "keep-cards"})], {**TRADED}),
    ("jeweller-2", [*ONE_TRADE, either(0), ("rearrange", {"key": "keep-order"})], {**TRADED}),
    (
        "jeweller-2",
        [*ONE_TRADE, either(1), ("discard", {"card": "squire"}), ("discard", {"card": "abbot"})],
        {**TRADED, "hand": ["-abbot", "-squire"], "discard": ["+squire", "+abbot"]},
    ),
    (
        "jeweller-3",
        [*ONE_TRADE, either(0), ("destroy", {"card": "squire"})],
        {**TRADED, "silver": 2, "hand": ["-squire"], "removed": ["+squire"]},
    ),
    (
        "jeweller-3",
        [*ONE_TRADE, either(1), ("discard", {"card": "squire"})],
        {**TRADED, "hand": ["-squire"], "discard": ["+squire"]},
    ),
]


@pytest.mark.parametrize(("card", "steps", "wanted"), ONGOING)
def test_what_follows_a_trade(card: str, steps: Steps, wanted: Changes) -> None:
    """At '2 Merchants: 1 Ink Well' one exchange is made, with 1 Silver for the Trader, whose ability brings it back."""
    game = table({**SEAT, "board": [card, *QUIET], "viscount": "1-2:OR"}, **PLACE, phase="action")
    before = seen(game)
    carry_out(game, steps)
    assert changes(before, seen(game)) == wanted
    assert game.decision.kind == "recruit"


def test_debt_collector_5_draws_and_gains_silver_for_a_flipped_debt() -> None:
    """After the resource of the Debt the next card is drawn and 1 Silver gained; a flipped Deed brings nothing."""
    seat = {**SEAT, "board": ["debt-collector-5", *QUIET]}
    game = table(seat, **PLACE, phase="recruit", resolve={"flip": "either"})
    before = seen(game)
    branch = game.copy()
    pick(game, "flip", key="effect-flip-debt")
    pick(game, "resource", key="amount-ink")
    assert changes(before, seen(game)) == {
        "debts": -1,
        "paid": 1,
        "ink": 1,
        "silver": 1,
        "draw": -1,
        "hand": ["+financer"],
    }
    pick(branch, "flip", key="effect-flip-deed")
    assert changes(before, seen(branch)) == {"deeds": -1, "approved": 1}


def test_renauld_gains_a_stone_for_each_hire() -> None:
    """1 Stone after the hired card's own effect, for a free hire and for one that is paid."""
    seat = {**SEAT, "board": ["hero-renauld", *QUIET]}
    game = table(seat, **PLACE, phase="recruit", resolve={"hire_free": 1})
    before = seen(game)
    carry_out(game, HIRE)
    assert changes(before, seen(game)) == {"stone": 1, "virtue": -1, "discard": ["+deacon-1"]}
    game = table(seat, **PLACE, phase="recruit")
    pick(game, "recruit", card="deacon-1")
    assert (game.players[0].goods, game.players[0].virtue) == ([7, 9, 10, 9], 5)


MOVING: list[tuple[str, str, Steps, list[str]]] = [
    (
        "woodcutter-3",
        "1-2:OL",
        [("action", {"key": "action-construct"}), ("building", {"slot": "w3"}), ("spot", {"position": 1})],
        ["1-2 IN", "1-2 OR", "3-4 IN", "3-4 OL"],
    ),
    (
        "overseer-3",
        "1-2:IN",
        [("action", {"key": "action-place-workers"}), ("workers", {"n": 1})],
        ["1-2 OR", "3-4 IN", "3-4 OL", "3-4 OR", "5-6 IN"],
    ),
    (
        "deacon-3",
        "1-2:IN",
        [("action", {"key": "action-transcribe"})],
        ["1-2 OR", "3-4 IN", "3-4 OL", "3-4 OR", "5-6 IN"],
    ),
]


@pytest.mark.parametrize(("card", "viscount", "steps", "spaces"), MOVING)
def test_the_viscount_moves_on_after_the_action(card: str, viscount: str, steps: Steps, spaces: list[str]) -> None:
    """1 or 2 spaces, which must be moved and cost nothing; then phase 4 is played where the Viscount stands."""
    place = {**PLACE, "townsfolk": {"1-2": ["peddler-1"], "3-4": ["deacon-1"]}}
    game = table({**SEAT, "board": [card, *QUIET], "viscount": viscount}, **place, phase="action")
    carry_out(game, steps)
    assert game.decision.kind == "move"
    found: Any = [option.label.args["space"] for option in game.decision.options]
    assert sorted(f"{space.args['segment']} {space.args['kind']}" for space in found) == spaces
    before = seen(game)
    pick(game, "move", segment="3-4", kind="OL")
    assert changes(before, seen(game)) == {"space": "3-4:OL"}
    assert len(offers(game, card="deacon-1")) == 1
    assert game.decision.kind == "recruit"


# --- Manuscripts


class Manuscript(NamedTuple):
    """What a Manuscript shows."""

    cost: int
    ribbon: str
    gains: str


MANUSCRIPTS = {
    "ms-grey-5-chest": Manuscript(5, "grey", "chest"),
    "ms-yellow-5-chest": Manuscript(5, "yellow", "chest"),
    "ms-black-5-hero": Manuscript(5, "black", "hero"),
    "ms-blue-5-hero": Manuscript(5, "blue", "hero"),
    "ms-black-6-heroes": Manuscript(6, "black", ""),
}


@rule("KK-015")
def test_the_manuscripts_of_the_box() -> None:
    """Exactly these five join the black-backed ones."""

    def known(boxes: tuple[str, ...]) -> set[str]:
        game = wk.new_game("viscounts", seats=2, expansions=boxes, seed=1)
        assert isinstance(game, Viscounts)
        return {game.facts.manuscripts.ids[tile] for tile in game.facts.manuscripts.black_backed}

    assert known(KEYS) - known(()) == {*MANUSCRIPTS}


@pytest.mark.parametrize("tile", MANUSCRIPTS)
def test_a_manuscript_that_is_transcribed(tile: str) -> None:
    """It costs its Clerics, of which the Friar is one, and gives a Hero, a Chest Tile or nothing."""
    shown = MANUSCRIPTS[tile]
    place = {**PLACE, "townsfolk": {"1-2": ["woodcutter-1"]}, "manuscripts": {"1-2": [tile]}}
    seat = {**SEAT, "board": [*QUIET, None], "viscount": "1-2:IN"}
    assert offers(table({**seat, "ink": shown.cost - 2}, **place, phase="action"), key="action-transcribe") == []
    game = table({**seat, "ink": shown.cost - 1}, **place, phase="action")
    before = seen(game)
    pick(game, "action", key="action-transcribe")
    wanted: Changes = {"ink": 1 - shown.cost, "manuscripts": [f"+{tile}"]}
    if shown.gains == "hero":
        carry_out(game, TAKE_HERO)
        wanted |= HERO_GAINED
    elif shown.gains == "chest":
        carry_out(game, gain_chest())
        wanted |= CHEST
    assert changes(before, seen(game)) == wanted
    assert game.decision.kind == "recruit"


@pytest.mark.parametrize("tile", MANUSCRIPTS)
def test_the_ribbon_of_a_manuscript(tile: str) -> None:
    """With one of another colour it makes a set of two, with one of its own colour two sets of one."""
    others = {
        "grey": "ms-grey-4-stone",
        "black": "ms-black-4-ink",
        "blue": "ms-blue-4-deed",
        "yellow": "ms-yellow-4-gold",
    }
    for ribbon, other in others.items():
        sheet = dict(table({"manuscripts": [tile, other]}, boxes=KEYS).scores[0].lines)
        assert sheet["manuscript_sets"] == (2 if ribbon == MANUSCRIPTS[tile].ribbon else 4)


@pytest.mark.parametrize("tile", MANUSCRIPTS)
@pytest.mark.parametrize("heroes", [0, 1, 2])
def test_the_points_of_a_manuscript(tile: str, heroes: int) -> None:
    """Black 6 scores 1 for each Hero in the own deck, wherever it is; the others score nothing of their own."""
    seat = {"board": ["abbot", "squire", "hero-emma"][: 3 if heroes else 2] + [None] * (0 if heroes else 1)}
    piles = {"draw": ["labourer", "financer"], "discard": ["hero-rudolf"] if heroes == 2 else ["thief"]}
    game = table({**seat, **piles, "hand": ["lender-2"], "manuscripts": [tile]}, boxes=KEYS)
    owned = sum(card.startswith("hero-") for card in deck(game))
    assert owned == heroes
    wanted = heroes if tile == "ms-black-6-heroes" else 0
    assert dict(game.scores[0].lines)["manuscripts"] == wanted


def deck(game: Viscounts) -> list[str]:
    """All cards that seat 0 owns."""
    p = game.players[0]
    return [game.cards.ids[card] for card in p.hand + p.draw + p.discard + [c for c in p.board if c >= 0]]


# --- Chest Tiles


CHESTS: dict[str, tuple[str, dict[str, int], dict[str, int]]] = {
    "chest-double-cleric": ("abbot", {}, {"cleric": 1}),
    "chest-double-builder": ("labourer", {}, {"builder": 1}),
    "chest-double-noble": ("squire", {}, {"noble": 1}),
    "chest-split-cleric": ("abbot", {}, {"builder": 1, "noble": 1}),
    "chest-split-builder": ("labourer", {}, {"noble": 1, "cleric": 1}),
    "chest-split-noble": ("squire", {}, {"builder": 1, "cleric": 1}),
    "chest-merchant-cleric": ("abbot", {}, {"merchant": 3}),
    "chest-merchant-builder": ("labourer", {}, {"merchant": 3}),
    "chest-merchant-noble": ("squire", {}, {"merchant": 3}),
    "chest-merchants-ink": ("lender-2", {"ink": 1}, {}),
    "chest-merchants-stone": ("lender-2", {"stone": 1}, {}),
    "chest-merchants-gold": ("lender-2", {"gold": 1}, {}),
    "chest-criminal-ink": ("thief", {"ink": 1}, {}),
    "chest-criminal-stone": ("thief", {"stone": 1}, {}),
    "chest-criminal-gold": ("thief", {"gold": 1}, {}),
    "chest-silver-cleric": ("abbot", {"silver": 1}, {}),
    "chest-silver-builder": ("labourer", {"silver": 1}, {}),
    "chest-silver-noble": ("squire", {"silver": 1}, {}),
}
"""For each tile: a card that fits, what it brings when it enters, and what the tile adds to its Icons."""
FITTING = ["abbot", "labourer", "squire", "lender-2", "thief"]


@rule("KK-138", "KK-139")
@pytest.mark.parametrize("tile", CHESTS)
@pytest.mark.parametrize("card", FITTING)
@pytest.mark.parametrize("place", [0, 1, 2])
def test_a_chest_tile(tile: str, card: str, place: int) -> None:
    """Below any space it works with the card that fits, with no other, and does nothing but what it shows."""
    fits, goods, more = CHESTS[tile]
    chests = [tile if i == place else None for i in range(3)]
    board = [card if place and i == place - 1 else None for i in range(3)]
    seat = {"hand": ["financer", *([] if place else [card])], "board": board, "chests": chests}
    game = table(seat, boxes=KEYS)
    if not place:
        pick(game, "play-card", card=card)
    me = seen(game)
    wanted = goods if card == fits else {}
    assert {good: me[good] for good in ("silver", "ink", "stone", "gold")} == {
        good: wanted.get(good, 0) for good in ("silver", "ink", "stone", "gold")
    }
    there = [card if i == place else None for i in range(3)]
    acting = table({"board": there, "hand": ["financer"], "chests": chests}, boxes=KEYS, phase="action")
    plain = table({"board": there, "hand": ["financer"]}, boxes=KEYS, phase="action")
    for icon, action in ACTIONS.items():
        added = strength(acting, acting.players[0], action) - strength(plain, plain.players[0], action)
        assert added == (more.get(icon, 0) if card == fits else 0)


def test_every_chest_tile_is_tried() -> None:
    """The table above names all 18 tiles of the box."""
    part: Any = table({}, boxes=KEYS).parts[1]
    assert {tile.ident for tile in part.facts.tiles} == {*CHESTS}
