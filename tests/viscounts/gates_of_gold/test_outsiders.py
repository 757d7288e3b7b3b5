"""The row of Outsiders, Outsiders as cards of a deck, and what each of the 24 brings when it is refused."""

from __future__ import annotations

import json
from importlib.resources import files
from typing import Any

import pytest

from tests.kit.rule import rule
from tests.kit.viscounts import GATES, names, offers, outsiders_in_row, pick, table
from westkingdom.viscounts.game import Viscounts
from westkingdom.viscounts.gates_of_gold.part import gates

ROW = ["outsider-assassin", "outsider-hunter", "outsider-outrider"]
ICONS = ["merchant", "builder", "noble", "cleric", "criminal"]

# id: value, icons, what the refusal brings.
CORRUPTION_1 = {"gain": {"corruption": 1}}
CORRUPTION_2 = {"gain": {"corruption": 2}}
DEBT = {"gain": {"debt": 1}}
OUTSIDERS: dict[str, tuple[int, dict[str, int], list[dict[str, Any]]]] = {
    "outsider-assassin": (3, {"merchant": 1, "builder": 1}, [CORRUPTION_1, {"gain": {"stone": 3}}]),
    "outsider-carpenter": (3, {"merchant": 1, "noble": 1}, [CORRUPTION_2, {"place_workers": 2}]),
    "outsider-champion": (3, {"merchant": 1, "cleric": 1}, [CORRUPTION_1, {"flip": "debt"}]),
    "outsider-envoy-1": (1, {"merchant": 1, "builder": 1}, [CORRUPTION_1, {"flip": "debt"}]),
    "outsider-envoy-2": (1, {"merchant": 1, "noble": 1}, [CORRUPTION_1, {"gain": {"resource_any": 2}}]),
    "outsider-guardian-1": (3, {"merchant": 1, "builder": 1}, [CORRUPTION_2, {"build_free": "workshop"}]),
    "outsider-guardian-2": (1, {"merchant": 1, "noble": 1}, [CORRUPTION_1, {"hire_free": 2}]),
    "outsider-guardian-3": (2, {"merchant": 1, "cleric": 1}, [CORRUPTION_1, {"gain": {"gold": 3}}]),
    "outsider-hunter": (1, {"merchant": 1, "cleric": 1}, [{"gain": {"silver": 4}}]),
    "outsider-mercenary-1": (3, {"merchant": 1, "noble": 1}, [CORRUPTION_1, {"gain": {"deed": 1}}]),
    "outsider-mercenary-2": (2, {"merchant": 1, "builder": 1}, [CORRUPTION_1, {"hire_free": 2}]),
    "outsider-mercenary-3": (1, {"merchant": 1, "cleric": 1}, [CORRUPTION_1, {"gain": {"deed": 1}}]),
    "outsider-outrider": (3, {"merchant": 1, "noble": 1}, [{"gain_card": "manuscript_3_4"}, DEBT]),
    "outsider-protector": (2, {"criminal": 1}, [{"welcome": 1}, DEBT]),
    "outsider-rogue-1": (1, {"noble": 2}, [CORRUPTION_1, {"gain": {"gold": 3}}]),
    "outsider-rogue-2": (1, {"cleric": 2}, [CORRUPTION_1, {"gain": {"ink": 3}}]),
    "outsider-rogue-3": (1, {"builder": 2}, [CORRUPTION_1, {"gain": {"stone": 3}}]),
    "outsider-scholar-1": (2, {"merchant": 1, "builder": 1}, [{"gain_card": "manuscript_3_4"}, DEBT]),
    "outsider-scholar-2": (1, {"merchant": 1, "cleric": 1}, [CORRUPTION_2, {"build_free": "workshop"}]),
    "outsider-scholar-3": (3, {"merchant": 3}, [CORRUPTION_1, {"gain": {"virtue": 2}}]),
    "outsider-scholar-4": (3, {"merchant": 1, "noble": 1}, [CORRUPTION_2, {"place_workers": 2}]),
    "outsider-translator": (3, {"merchant": 3}, [CORRUPTION_1, {"gain": {"deed": 1}}]),
    "outsider-tyrant": (3, {"criminal": 1}, [CORRUPTION_1, {"flip": "deed"}]),
    "outsider-warrior": (1, {"merchant": 3}, [CORRUPTION_1, {"flip": "deed"}]),
}


def has(game: Viscounts) -> dict[str, int]:
    """All that seat 0 has of goods, markers, cards and Workers."""
    p = game.players[0]
    return {
        "silver": p.goods[0],
        "ink": p.goods[1],
        "stone": p.goods[2],
        "gold": p.goods[3],
        "corruption": p.corruption,
        "virtue": p.virtue,
        "workers": p.workers,
        "manuscripts": len(p.manuscripts),
        "debts": p.debts,
        "paid": p.paid,
        "deeds": p.deeds,
        "approved": p.approved,
        "cards": len(p.discard),
        "buildings": sum(code >= 0 for code in game.spots),
        "tier1": sum(p.tier1),
    }


def destinations(game: Viscounts) -> list[str]:
    """Where the Viscount may go."""
    assert game.decision.kind == "move"
    spaces: list[Any] = [option.label.args["space"] for option in game.decision.options]
    return [f"{space.args['segment']}:{space.args['kind']}" for space in spaces]


# --- the 24 cards


@rule("GG-117")
def test_the_data_say_of_every_outsider_what_this_file_says() -> None:
    """The 24 ids, their values, their icons and their refusals are those of the data file."""
    text = (files("westkingdom.viscounts.gates_of_gold") / "data/outsiders.json").read_text()
    assert {
        row["id"]: (row["cost"], row["icons"], row["refuse"].get("all", [row["refuse"]])) for row in json.loads(text)
    } == OUTSIDERS


NOTHING: list[tuple[str, dict[str, Any]]] = []
FLIP_DEBT = [("resource", {"key": "amount-ink"})]
WORKERS = [("free-workers", {"section": "c2"})]
WORKSHOP: list[tuple[str, dict[str, Any]]] = [("building", {"slot": "w2"}), ("spot", {"segment": "5-6", "position": 2})]
HIRES = [("free-hire", {"card": "friar"}), ("free-hire", {"card": "miner"})]
MANUSCRIPT = [("free-manuscript", {"manuscript": "ms-grey-4-outsiders"})]
REFUSALS: list[tuple[str, list[tuple[str, dict[str, Any]]], dict[str, int]]] = [
    ("outsider-assassin", NOTHING, {"corruption": 1, "stone": 3}),
    ("outsider-carpenter", WORKERS, {"corruption": 2, "workers": -2, "tier1": 2}),
    ("outsider-champion", FLIP_DEBT, {"corruption": 1, "debts": -1, "paid": 1, "ink": 1}),
    ("outsider-envoy-1", FLIP_DEBT, {"corruption": 1, "debts": -1, "paid": 1, "ink": 1}),
    (
        "outsider-envoy-2",
        [("resource", {"key": "amount-stone"}), ("resource", {"key": "amount-gold"})],
        {"corruption": 1, "stone": 1, "gold": 1},
    ),
    ("outsider-guardian-1", WORKSHOP, {"corruption": 2, "buildings": 1, "ink": 1}),
    ("outsider-guardian-2", HIRES, {"corruption": 1, "cards": 2, "virtue": -2}),
    ("outsider-guardian-3", NOTHING, {"corruption": 1, "gold": 3}),
    ("outsider-hunter", NOTHING, {"silver": 4}),
    ("outsider-mercenary-1", NOTHING, {"corruption": 1, "deeds": 1}),
    ("outsider-mercenary-2", HIRES, {"corruption": 1, "cards": 2, "virtue": -2}),
    ("outsider-mercenary-3", NOTHING, {"corruption": 1, "deeds": 1}),
    ("outsider-outrider", MANUSCRIPT, {"debts": 1, "manuscripts": 1}),
    ("outsider-protector", [("welcome", {"card": "outsider-assassin"})], {"debts": 1, "cards": 1}),
    ("outsider-rogue-1", NOTHING, {"corruption": 1, "gold": 3}),
    ("outsider-rogue-2", NOTHING, {"corruption": 1, "ink": 3}),
    ("outsider-rogue-3", NOTHING, {"corruption": 1, "stone": 3}),
    ("outsider-scholar-1", MANUSCRIPT, {"debts": 1, "manuscripts": 1}),
    ("outsider-scholar-2", WORKSHOP, {"corruption": 2, "buildings": 1, "ink": 1}),
    ("outsider-scholar-3", NOTHING, {"corruption": 1, "virtue": -2}),
    ("outsider-scholar-4", WORKERS, {"corruption": 2, "workers": -2, "tier1": 2}),
    ("outsider-translator", NOTHING, {"corruption": 1, "deeds": 1}),
    ("outsider-tyrant", NOTHING, {"corruption": 1, "deeds": -1, "approved": 1}),
    ("outsider-warrior", NOTHING, {"corruption": 1, "deeds": -1, "approved": 1}),
]


@rule("GG-117", "GG-118")
@pytest.mark.parametrize(("card", "choices", "change"), REFUSALS, ids=[card for card, _, _ in REFUSALS])
def test_what_each_outsider_brings_when_it_is_refused(
    card: str, choices: list[tuple[str, dict[str, Any]]], change: dict[str, int]
) -> None:
    """Exactly the questions of its effects are asked, and exactly what they give is changed."""
    row = [card, *[other for other in ROW if other != card][:2]]
    townsfolk = {"1-2": ["friar"], "3-4": ["miner"]}
    tops = {"3-4": ["ms-grey-4-outsiders"]}
    seat = {"debts": 1, "deeds": 1, "hand": ["abbot", "squire"]}
    game = table(seat, boxes=GATES, outsiders=row, resolve={"refuse": 1}, townsfolk=townsfolk, manuscripts=tops)
    before = has(game)
    pick(game, "refuse", card=card)
    for kind, words in choices:
        pick(game, kind, **words)
    assert (game.decision.kind, game.decision.seat) == ("play-card", 0)
    after = has(game)
    assert {word: after[word] - before[word] for word in before if after[word] != before[word]} == change
    assert names(game, game.removed) == [card]


@rule("GG-117")
def test_every_outsider_is_refused_once_in_the_list() -> None:
    """The list of refusals names each of the 24 cards."""
    assert [card for card, _, _ in REFUSALS] == list(OUTSIDERS)
    assert len(OUTSIDERS) == 24


@rule("GG-260")
@pytest.mark.parametrize("card", ["outsider-guardian-2", "outsider-mercenary-2"])
@pytest.mark.parametrize(("second", "hired"), [("hire-card", ["friar", "miner"]), ("recruit-nobody", ["friar"])])
def test_of_the_two_free_hires_of_a_refusal_only_the_second_may_be_declined(
    card: str, second: str, hired: list[str]
) -> None:
    """Both offer the five visible Townsfolk or a King's Order instead; only the second can be left out."""
    townsfolk = {"1-2": ["friar", "miner"]}
    game = table({}, boxes=GATES, outsiders=[card, *ROW[:2]], resolve={"refuse": 1}, townsfolk=townsfolk)
    pick(game, "refuse", card=card)
    offered = ["hire-card"] * 5 + ["hire-instead"]
    assert [option.label.key for option in game.decision.options] == offered
    pick(game, "free-hire", card="friar")
    assert [option.label.key for option in game.decision.options] == [*offered, "recruit-nobody"]
    pick(game, "free-hire", key=second, **({"card": "miner"} if second == "hire-card" else {}))
    assert (game.decision.kind, names(game, game.players[0].discard)) == ("play-card", hired)


# --- the row


@rule("GG-126")
@pytest.mark.parametrize("effect", ["welcome", "refuse"])
@pytest.mark.parametrize("card", ["outsider-champion", "outsider-tyrant", "outsider-hunter"])
def test_whoever_leaves_the_row_is_replaced_at_once_from_the_top_of_the_pile(effect: str, card: str) -> None:
    """The top card of the pile joins on the left, and the card under it is the next."""
    row = ["outsider-champion", "outsider-tyrant", "outsider-hunter"]
    seat = {"debts": 1, "deeds": 1}
    pile = ["outsider-warrior", "outsider-carpenter"]
    game = table(seat, boxes=GATES, outsiders=row, outsider_pile=pile, resolve={effect: 1})
    log = game.listen()
    pick(game, effect, card=card)
    assert outsiders_in_row(game) == ["outsider-warrior", *[other for other in row if other != card]]
    assert names(game, gates(game).pile) == ["outsider-carpenter"]
    shown = [event.args["card"] for event in log if event.key == "reveal-outsider"]
    assert (shown, log[1].key) == (["outsider-warrior"], "reveal-outsider")


@rule("GG-127")
@pytest.mark.parametrize("effect", ["welcome", "refuse"])
def test_with_an_empty_pile_the_row_shrinks(effect: str) -> None:
    """Nothing comes back, though many Outsiders are out of the game; in the end nobody is left to choose."""
    row = ["outsider-rogue-1", "outsider-rogue-2", "outsider-hunter"]
    four_times = {"all": [{effect: 1}, {effect: 1}, {effect: 1}, {effect: 1}]}
    game = table({}, boxes=GATES, outsiders=row, outsider_pile=[], resolve=four_times)
    out = len(game.removed)
    assert out == 21
    pick(game, effect, card="outsider-rogue-2")
    assert outsiders_in_row(game) == ["outsider-rogue-1", "outsider-hunter"]
    assert len(offers(game)) == 2
    pick(game, effect, card="outsider-rogue-1")
    assert (outsiders_in_row(game), gates(game).pile) == ([], [])
    assert game.decision.kind == "play-card"
    assert len(game.removed) == (out + 3 if effect == "refuse" else out)


# --- Outsiders on the board


@rule("GG-128")
@pytest.mark.parametrize("card", list(OUTSIDERS))
def test_a_played_outsider_has_its_value_and_its_icons(card: str) -> None:
    """The Viscount goes exactly as far as the value says, and the icons count for the actions of that turn."""
    value, icons, _ = OUTSIDERS[card]
    game = table({"hand": [card, "abbot"], "viscount": "1-2:OL"}, boxes=GATES)
    pick(game, "play-card", card=card)
    assert (
        destinations(game)
        == {
            1: ["1-2:OR", "1-2:IN"],
            2: ["1-2:OR", "3-4:OL", "3-4:IN"],
            3: ["3-4:OL", "3-4:OR", "3-4:IN", "5-6:IN"],
        }[value]
    )
    number = game.cards.number[card]
    assert game.cards.icons[number] == [icons.get(icon, 0) for icon in ICONS]


@rule("GG-128")
@pytest.mark.parametrize(
    ("card", "exchanges"),
    [("outsider-warrior", 3), ("outsider-carpenter", 1), ("outsider-tyrant", 1), ("outsider-rogue-1", 0)],
)
def test_the_icons_of_an_outsider_on_the_board_trade(card: str, exchanges: int) -> None:
    """On a space of 1 Merchant for 1 Silver it trades once for each Merchant icon, a Criminal being any icon."""
    seat = {"board": [None, card, None], "viscount": "1-2:OL"}
    game = table(seat, boxes=GATES, phase="action", townsfolk={"1-2": ["overseer-1"]})
    if exchanges == 0:
        assert game.decision.seat == 1
        return
    pick(game, "action", key="action-trade")
    if exchanges > 1:
        pick(game, "exchanges", n=exchanges)
    assert game.players[0].goods == [exchanges, 0, 0, 0]


@rule("GG-128")
@pytest.mark.parametrize(
    ("card", "corruption"), [("outsider-tyrant", 3), ("outsider-protector", 3), ("outsider-warrior", 1)]
)
def test_a_criminal_outsider_brings_corruption_when_it_is_played(card: str, corruption: int) -> None:
    """With a Thief on the board the Tyrant and the Protector bring 2 Corruption, the Warrior none."""
    game = table({"hand": [card, "abbot"], "board": ["thief", None, None]}, boxes=GATES)
    pick(game, "play-card", card=card)
    assert game.players[0].corruption == corruption


@rule("GG-129")
@pytest.mark.parametrize("card", list(OUTSIDERS))
def test_an_outsider_on_the_board_has_no_ability(card: str) -> None:
    """Played, moved on and dropped off it does nothing, and it answers to no moment."""
    game = table({"hand": [card, "abbot"], "debts": 1, "deeds": 1}, boxes=GATES)
    log = game.listen()
    pick(game, "play-card", card=card)
    criminal = ["gain-corruption"] if "criminal" in OUTSIDERS[card][1] else []
    assert (game.decision.kind, [event.key for event in log]) == ("move", ["play", *criminal])
    number = game.cards.number[card]
    assert all(moment[number] is None for moment in game.cards.on)
    assert (game.cards.converts[number], game.cards.extra_move[number], game.cards.hand_limit[number]) == ([], 0, 0)
    dropped = table({"hand": ["labourer", "abbot"], "board": [None, None, card], "debts": 1}, boxes=GATES)
    p = dropped.players[0]
    assert (dropped.decision.kind, names(dropped, p.discard)) == ("play-card", [card])
    assert (p.goods, p.corruption, p.virtue, p.debts, p.deeds) == ([0] * 4, 1, 7, 1, 0)


@rule("GG-130")
@pytest.mark.parametrize(
    ("card", "value", "vp"), [("outsider-tyrant", 3, 3), ("outsider-warrior", 1, 2), ("outsider-hunter", 1, 1)]
)
def test_an_outsider_destroyed_from_the_deck_is_gone_for_its_value(card: str, value: int, vp: int) -> None:
    """It leaves the game for its value in Silver: no refusal effect, no replacement in the row, no points any more."""
    seat = {"hand": [card, "abbot", "squire"], "ink": 3, "deeds": 1, "builder": ["specialized"]}
    builders = ["builder-diversified-hand", "builder-specialized-refuse-order"]
    row = ["outsider-assassin", "outsider-champion", "outsider-outrider"]
    game = table(seat, boxes=GATES, outsiders=row, builder_cards=builders, resolve={"destroy": 1})
    assert dict(game.scores[0].lines)["outsiders"] == vp
    pick(game, "destroy", card=card)
    p = game.players[0]
    assert (p.goods, p.corruption, p.deeds, p.approved) == ([value, 3, 0, 0], 1, 1, 0)
    assert (names(game, game.removed), p.discard, outsiders_in_row(game)) == ([card], [], row)
    assert (game.decision.kind, dict(game.scores[0].lines)["outsiders"]) == ("play-card", 0)


# --- the end


LAST: dict[str, Any] = {"boxes": GATES, "to_act": 1, "last_round": 7, "phase": "recruit", "debts_above_poverty": 0}


@rule("GG-131")
def test_the_outsiders_of_all_decks_are_shown_at_the_end() -> None:
    """When the last turn is over everybody sees each Outsider of each deck, wherever it lay, and no other card."""
    board = [None, "outsider-envoy-1", None]
    mine = {"hand": ["outsider-hunter", "abbot"], "discard": ["outsider-tyrant"], "board": board}
    game = table(mine, {"draw": ["outsider-warrior", "labourer"], "silver": 3}, round=7, **LAST)
    log = game.listen()
    pick(game, "recruit", key="recruit-nobody")
    shown = [(event.seat, event.args["card"], event.audience) for event in log if event.key == "show-outsider"]
    assert sorted(shown) == [
        (0, "outsider-envoy-1", -1),
        (0, "outsider-hunter", -1),
        (0, "outsider-tyrant", -1),
        (1, "outsider-warrior", -1),
    ]
    assert game.over


@rule("GG-131")
def test_no_outsider_is_shown_before_the_end() -> None:
    """The end of a turn in an earlier round shows nothing."""
    game = table({"hand": ["outsider-hunter", "abbot"]}, {"silver": 3}, round=6, **LAST)
    log = game.listen()
    pick(game, "recruit", key="recruit-nobody")
    assert (game.round, game.decision.seat) == (7, 0)
    assert [event.key for event in log if event.key == "show-outsider"] == []
