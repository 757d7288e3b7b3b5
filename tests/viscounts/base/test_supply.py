"""Rule tests: supply and general terms (ledger section 1)."""

from __future__ import annotations

from typing import Any

import pytest

import westkingdom as wk
from tests.kit.asking import labels
from tests.kit.rule import rule
from tests.kit.viscounts import pick, table
from westkingdom.engine.events import EVERYBODY
from westkingdom.viscounts.game import Viscounts
from westkingdom.viscounts.rows import icon_counts
from westkingdom.viscounts.terms import ICONS

DEAR_MANUSCRIPTS = {
    "1-2": ["ms-grey-6-buildings"],
    "3-4": ["ms-yellow-6-workers"],
    "5-6": ["ms-black-5-clerics"],
    "7-8": ["ms-blue-6-criminals"],
    "9-10": ["ms-grey-7-guildhall"],
}
DECLINING = {"decline", "keep-cards", "keep-order"}


def outcomes(game: Viscounts, kind: str) -> list[list[int]]:
    """The goods of seat 0 after every line of decisions of one kind, smallest first, each once."""
    if game.decision.kind != kind:
        return [game.players[0].goods]
    found: list[list[int]] = []
    for option in game.decision.options:
        line = game.copy()
        line.play(option)
        found += [goods for goods in outcomes(line, kind) if goods not in found]
    return sorted(found)


@rule("VB-001")
def test_any_resource_is_ink_stone_or_gold_and_never_silver() -> None:
    """One resource of choice is exactly one of three, two are any two of the three, and Silver is none of them."""
    one = table({}, resolve={"gain": {"resource_any": 1}})
    assert labels(one) == ["amount-ink", "amount-stone", "amount-gold"]
    assert outcomes(one, "resource") == [[0, 0, 0, 1], [0, 0, 1, 0], [0, 1, 0, 0]]
    two = table({}, resolve={"gain": {"resource_any": 2}})
    twos = [[0, 0, 0, 2], [0, 0, 1, 1], [0, 0, 2, 0], [0, 1, 0, 1], [0, 1, 1, 0], [0, 2, 0, 0]]
    assert outcomes(two, "resource") == twos


@rule("VB-001")
def test_silver_is_not_counted_among_the_resources() -> None:
    """A Manuscript that scores 1 VP per 2 resources counts Ink, Stone and Gold but no Silver."""
    seat = {"silver": 9, "ink": 1, "stone": 2, "gold": 1, "manuscripts": ["ms-grey-5-resources"]}
    assert dict(table(seat).scores[0].lines)["manuscripts"] == 2


@rule("VB-002")
def test_the_supply_never_runs_out() -> None:
    """More Debts, Deeds, goods and Silver than the box holds are gained in full, also by a second player."""
    much = {"silver": 60, "ink": 30, "stone": 30, "gold": 30, "debt": 40, "deed": 40}
    rich = {"silver": 60, "ink": 30, "stone": 30, "gold": 30, "debts": 40, "deeds": 40}
    for to_act in (0, 1):
        seats = ({}, rich) if to_act == 0 else (rich, {})
        p = table(*seats, to_act=to_act, resolve={"gain": much}).players[to_act]
        assert (p.goods, p.debts, p.deeds) == ([60, 30, 30, 30], 40, 40)


@rule("VB-004")
def test_nobody_has_a_21st_worker() -> None:
    """With 19 Workers in the Castle a step of 4 places the 20th, and then there is none left to place."""
    castle = {"tier1": {"c3": 1, "c4": 2, "c5": 2}, "tier2": {"c1": 2}, "tier3": 12}
    game = table({**castle, "gold": 9, "viscount": "1-2:IN"}, phase="action")
    assert game.players[0].workers == 1
    pick(game, "action", key="action-place-workers")
    game.play(game.decision.options[-1])
    p = game.players[0]
    assert (p.workers, p.tier1, sum(p.tier1) + sum(p.tier2) + p.tier3) == (0, [1, 0, 1, 2, 2], 20)
    spent = table({"tier3": 20, "gold": 9, "ink": 9, "viscount": "1-2:IN"}, phase="action")
    assert labels(spent) == ["action-transcribe", "action-none"]
    with pytest.raises(wk.BadPosition, match="20 workers"):
        table({"tier3": 20, "workers": 1})


@rule("VB-004")
def test_there_are_three_buildings_of_each_type() -> None:
    """When the three of a type are built, only the three of each other type can still be built."""
    every = {"trading_post": ["tp1", "tp2", "tp3"], "guildhall": ["gh1", "gh2", "gh3"], "workshop": ["w1", "w2", "w3"]}
    for gone, slots in every.items():
        built = {slot: f"5-6:{i + 1}" for i, slot in enumerate(slots)}
        game = table({"stone": 9, "built": built, "viscount": "1-2:OL"}, phase="action")
        pick(game, "action", key="action-construct")
        left = [(option.label.args["building"], option.label.args["slot"]) for option in game.decision.options]
        assert left == [(kind, slot) for kind, own in every.items() if kind != gone for slot in own]


@rule("VB-005")
def test_there_are_five_kinds_of_icons() -> None:
    """Cards show Merchants, Builders, Nobles, Clerics and Criminals, all of these and nothing else."""
    assert sorted(ICONS) == ["builder", "cleric", "criminal", "merchant", "noble"]
    cards = table({}).cards
    for i in range(len(ICONS)):
        assert any(cards.icons[card][i] for card in cards.neutrals)
        assert icon_counts({ICONS[i]: 2}) == [2 if j == i else 0 for j in range(len(ICONS))]
    with pytest.raises(ValueError, match="knight"):
        icon_counts({"knight": 1})


@rule("VB-006")
@pytest.mark.parametrize(
    "effect", [{"rearrange": 1}, {"discard": 1}, {"destroy": 1}, {"move_worker": 1}], ids=lambda effect: str(*effect)
)
def test_rearrange_discard_destroy_and_castle_move_may_be_declined(effect: dict[str, Any]) -> None:
    """Exactly one option declines, and whoever takes it changes nothing at all."""
    board = ["abbot", "squire", None]
    game = table({"tier1": {"c1": 1}, "board": board, "hand": ["labourer", "thief"]}, resolve=effect)
    before = game.state()["players"]
    assert [key in DECLINING for key in labels(game)].count(True) == 1
    refused = game.copy()
    refused.play(next(option for option in refused.decision.options if option.label.key in DECLINING))
    p = refused.players[0]
    p.board = [*p.board[1:], -1]  # the cards have moved on: the next phase has begun
    assert refused.state()["players"] == before


@rule("VB-006")
@pytest.mark.parametrize(
    "effect",
    [
        {"flip": "either"},
        {"hire_free": 1},
        {"gain_card": "manuscript_3_4"},
        {"place_workers": 1},
        {"build_free": "workshop"},
        {"gain": {"resource_any": 1}},
    ],
    ids=lambda effect: str(*effect),
)
def test_other_effects_are_mandatory(effect: dict[str, Any]) -> None:
    """Nothing among the options of any other effect declines."""
    tops = {"1-2": ["ms-black-3-flip"], "3-4": ["ms-blue-3-flip"]}
    game = table({"debts": 1, "deeds": 1}, manuscripts=tops, resolve=effect)
    assert game.decision.kind != "play-card"
    assert len(game.decision.options) > 1
    assert not DECLINING & set(labels(game))


@rule("VB-006")
def test_a_mandatory_effect_with_one_way_to_do_it_is_not_asked() -> None:
    """A shuffle and the flip of the only Deed happen by themselves."""
    game = table({"deeds": 1, "discard": ["thief"]}, resolve={"all": [{"flip": "either"}, {"shuffle": 1}]})
    p = game.players[0]
    assert (p.deeds, p.approved, p.discard, p.virtue) == (0, 1, [], 6)


@rule("VB-007")
@pytest.mark.parametrize(
    "effect",
    [
        {"flip": "debt"},
        {"flip": "deed"},
        {"flip": "either"},
        {"shuffle": 1},
        {"hire_free": 1},
        {"gain_card": "manuscript_3_4"},
        {"place_workers": 2},
        {"build_free": "workshop"},
        {"move_worker": 1},
    ],
    ids=str,
)
def test_what_cannot_be_done_is_skipped_without_penalty(effect: dict[str, Any]) -> None:
    """A player for whom nothing can be flipped, shuffled, hired or placed loses nothing, and what follows is done."""
    spent = {"w1": "5-6:1", "w2": "5-6:2", "w3": "5-6:3"}
    seat = {"paid": 1, "approved": 1, "tier3": 20, "built": spent}
    cards = table({}).cards
    neutrals = [cards.ids[card] for card in cards.neutrals]
    position: dict[str, Any] = {"removed": neutrals, "manuscripts": DEAR_MANUSCRIPTS}
    plain = table(seat, **position)
    game = table(seat, **position, resolve={"all": [effect, {"gain": {"silver": 1}}]})
    assert game.decision.kind == "play-card"
    game.players[0].goods[0] -= 1
    assert game.state()["players"] == plain.state()["players"]


@rule("VB-008")
def test_of_alternatives_exactly_one_is_gained_by_choice() -> None:
    """The Pickpocket gives 2 Silver or a destroy, never both and never neither."""
    game = table({"hand": ["pickpocket", "thief"]})
    pick(game, "play-card", card="pickpocket")
    assert labels(game) == ["effect-destroy", "effect-gain"]
    silver = game.copy()
    pick(silver, "either", key="effect-gain")
    assert (silver.players[0].goods[0], silver.decision.kind) == (2, "move")
    destroy = game.copy()
    pick(destroy, "either", key="effect-destroy")
    pick(destroy, "destroy", card="thief")
    assert (destroy.players[0].goods[0], destroy.decision.kind) == (1, "move")
    assert destroy.players[0].hand == []


@rule("VB-008")
def test_both_sides_of_a_slash_can_be_chosen_anew_each_time() -> None:
    """Two rewards with a slash are two choices, so one of each is possible."""
    either = {"either": [{"gain": {"gold": 1}}, {"gain": {"virtue": 1}}]}
    game = table({}, resolve={"all": [either, either]})
    pick(game, "either", key="amount-gold")
    assert (game.players[0].goods, game.players[0].virtue) == ([0, 0, 0, 1], 7)
    pick(game, "either", key="amount-virtue")
    assert (game.players[0].goods, game.players[0].virtue) == ([0, 0, 0, 1], 6)


@rule("VB-009")
def test_goods_discards_and_boards_are_public() -> None:
    """Everybody sees what a player holds, the discard pile and the cards on the board."""
    own = {"silver": 3, "ink": 1, "stone": 2, "gold": 4, "debts": 2, "paid": 1, "deeds": 3, "approved": 2}
    game = table({}, {**own, "discard": ["thief", "abbot"], "board": ["squire", None, "labourer"]})
    for seat in (0, 1, None):
        view: Any = game.view(seat)
        shown = view["players"][1]
        assert shown["goods"] == {"silver": 3, "ink": 1, "stone": 2, "gold": 4}
        assert (shown["debts"], shown["deeds"]) == ({"unpaid": 2, "paid": 1}, {"acquired": 3, "approved": 2})
        assert shown["discard"] == ["abbot", "thief"]
        assert shown["board"] == ["squire", None, "labourer"]


@rule("VB-009")
def test_hands_and_the_order_of_draw_piles_are_hidden() -> None:
    """Others see no difference when hand and Draw Pile are dealt anew, the owner none when the pile is turned over."""
    seat = {"hand": ["thief", "abbot", "squire"], "draw": ["labourer", "financer", "lender-1", "trader-1"]}
    game = table(seat, {})
    dealt = game.copy()
    p = dealt.players[0]
    p.hand, p.draw = p.draw[:3], [*p.hand, p.draw[3]]
    assert dealt.view(1) == game.view(1)
    assert dealt.view(None) == game.view(None)
    assert dealt.view(0) != game.view(0)
    turned = game.copy()
    turned.players[0].draw.reverse()
    assert turned.view(0) == game.view(0)
    own: Any = game.view(0)
    other: Any = game.view(1)
    assert own["players"][0]["hand"] == ["abbot", "squire", "thief"]
    assert (other["players"][0]["hand"], other["players"][0]["cards_in_hand"]) == (None, 3)


@rule("VB-009")
def test_only_the_owner_is_told_which_card_was_drawn() -> None:
    """Everybody hears that a card was drawn, and nobody else which one."""
    game = table({"silver": 9, "hand": ["thief"], "draw": ["abbot", "squire", "labourer"]}, phase="recruit")
    events = game.listen()
    pick(game, "recruit", key="recruit-nobody")
    told = [(event.args["card"], event.audience) for event in events if "card" in event.args]
    assert told == [("abbot", 0), ("squire", 0)]
    assert [event.args for event in events if event.key == "draw" and event.audience == EVERYBODY] == [{"n": 1}] * 2


@rule("VB-009")
def test_a_world_for_a_seat_keeps_what_the_seat_sees_and_deals_the_rest() -> None:
    """Worlds made for a seat show it the same table, while another's hand changes and the own one does not."""
    game = table({"hand": ["thief", "abbot", "squire"]}, {})
    worlds = [game.determinize(0, seed) for seed in range(20)]
    assert all(world.view(0) == game.view(0) for world in worlds)
    assert all(world.players[0].hand == game.players[0].hand for world in worlds)
    assert len({tuple(sorted(world.players[1].hand)) for world in worlds}) > 5
    assert len({tuple(world.players[0].draw) for world in worlds}) > 5
