"""Rule tests: the hand limit, the order inside a turn, and the order of effects (ledger section D)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.kit.architects import changes, counts, goods, pick, place, places, seen, table
from tests.kit.rule import rule
from westkingdom.architects.game import Architects

CARDS = [
    *("bld_smithy", "bld_steeple", "bld_tavern", "bld_well", "bld_aqueduct", "bld_church", "bld_keep", "bld_palace"),
    *("bld_castle", "bld_chapel"),
]


# --- the hand limit


@rule("AB-053")
@pytest.mark.parametrize("cards", [5, 6, 7, 8, 10])
def test_at_the_end_of_the_turn_a_hand_is_discarded_down_to_six(cards: int) -> None:
    """After the action one card after the other goes, of the player's choice; six may stay."""
    game = table({"hand": CARDS[:cards]}, {})
    place(game, "forest")
    kept = CARDS[:cards]
    while len(kept) > 6:
        assert (game.seat, game.decision.kind, goods(game)["wood"]) == (0, "discard", 1)
        assert [option.label.args["building"] for option in game.decision.options] == seen(game)["hand"]
        assert sorted(seen(game)["hand"]) == sorted(kept)
        pick(game, "discard", building=kept.pop(2))
    assert (game.seat, game.decision.kind) == (1, "place")
    assert sorted(seen(game)["hand"]) == sorted(kept)
    assert counts(game)["cards_in_hand"] == min(6, cards)


@rule("AB-053")
def test_cards_drawn_in_the_turn_count_and_may_be_discarded() -> None:
    """With six cards in hand a card from the Workshop makes seven; the drawn one is among those to discard."""
    game = table({"hand": CARDS[:6], "silver": 0}, {}, building_pile=["bld_library"])
    place(game, "workshop")
    assert (game.seat, game.decision.kind) == (0, "discard")
    pick(game, "discard", building="bld_library")
    assert (game.seat, sorted(seen(game)["hand"])) == (1, sorted(CARDS[:6]))


@rule("AB-053")
def test_the_hand_limit_holds_also_when_a_worker_was_taken_back() -> None:
    game = table({"hand": CARDS[:7], "at": {"forest": 20}}, {}, to_act=1)
    place(game, "quarry")
    assert (game.seat, game.decision.kind, seen(game)["workers"]) == (0, "discard", 1)
    game.play(game.decision.options[0])
    assert (game.seat, counts(game)["cards_in_hand"]) == (1, 6)


@rule("AB-054")
def test_turns_of_others_force_no_discard() -> None:
    """A hand of nine cards stays through the turns of two other players, until the own turn ends."""
    game = table({}, {}, {"hand": CARDS[:9]})
    for seat in (0, 1):
        assert (game.seat, game.decision.kind) == (seat, "place")
        place(game, "forest")
        assert counts(game, 2)["cards_in_hand"] == 9
    assert (game.seat, game.decision.kind) == (2, "place")
    place(game, "forest")
    for left in (8, 7, 6):
        assert (game.seat, game.decision.kind) == (2, "discard")
        game.play(game.decision.options[0])
        assert counts(game, 2)["cards_in_hand"] == left
    assert (game.seat, game.decision.kind) == (0, "place")


@rule("AB-054")
def test_the_limit_is_not_checked_before_or_during_the_own_turn() -> None:
    """Seven cards at the start of the turn, one of them built: six are left and none is discarded."""
    game = table({"hand": ["bld_well", *CARDS[:3], *CARDS[4:7]], "wood": 2, "stone": 2}, {})
    assert (game.decision.kind, counts(game)["cards_in_hand"]) == ("place", 7)
    place(game, "guildhall")
    assert (game.seat, counts(game)["cards_in_hand"], seen(game)["buildings"]) == (1, 6, ["bld_well"])


@rule("AB-054")
def test_cards_drawn_by_an_effect_are_counted_only_when_the_turn_is_over() -> None:
    """The Drafting Room brings a hand of seven to eight before anything is discarded."""
    hand = ["bld_drafting_room", *CARDS[:6]]
    hired = ["app_labourer"]
    game = table({"hand": hand, "stone": 4, "gold": 3, "virtue": 4, "apprentices": hired}, {})
    place(game, "guildhall")
    assert (game.seat, game.decision.kind, counts(game)["cards_in_hand"]) == (0, "discard", 8)


# --- the order inside a turn


def at_the_market(**seat: Any) -> Architects:
    """Seat 0, Caroline, may place the third worker in the Black Market; two of seat 1 stand there."""
    caroline = {"board": "board_caroline", "prisoners": 0, "debts": 0, "marble": 0, "virtue": 6, "silver": 3}
    return table({**caroline, **seat}, {}, black_market=[1, 1])


@rule("AB-055")
def test_a_turn_places_pays_acts_resets_and_discards_in_this_order() -> None:
    """Caroline draws before the reset, is released during it, and discards after it; then the next player goes on."""
    game = at_the_market(hand=CARDS[:6], apprentices=["app_gatekeeper", "app_swindler_masonry"])
    events = game.listen()
    place(game, "black_market_c")
    assert (game.seat, game.decision.kind) == (0, "release")
    assert counts(game)["cards_in_hand"] == 7
    assert goods(game) == {"wood": 1, "stone": 2, "marble": 2}
    order = ["place", "pay", "lose-virtue", "gain", "draw", "reset", "imprison"]
    found = [event.key for event in events if event.key in order]
    assert list(dict.fromkeys(found)) == order
    assert max(i for i, key in enumerate(found) if key == "gain") < found.index("reset")
    pick(game, "release", n=1)
    assert (game.seat, game.decision.kind, seen(game)["workers"]) == (0, "discard", 20)
    game.play(game.decision.options[0])
    assert (game.seat, game.decision.kind) == (1, "place")


@rule("AB-055")
def test_the_reset_waits_until_the_action_is_resolved() -> None:
    """While the third worker's player still chooses, three workers stand in the Black Market."""
    rows = [["app_squire_tiling"]]
    game = table({"silver": 2, "virtue": 6}, {"silver": 0}, black_market=[1, None, 1], apprentices=rows)
    place(game, "black_market_b")
    assert (game.decision.kind, game.market, game.players[1].prison) == ("market", [1, 0, 1], 0)
    pick(game, "market", key="market-apprentice")
    assert (game.decision.kind, game.market, game.players[1].prison) == ("hire", [1, 0, 1], 0)
    pick(game, "hire", apprentice="app_squire_tiling")
    assert (game.market, game.players[0].prison, game.players[1].prison) == ([-1] * 3, 1, 2)


@rule("AB-055")
def test_an_apprentice_hired_by_the_action_takes_part_in_the_reset() -> None:
    """The Gatekeeper hired with the third worker of the Black Market frees that worker at once."""
    rows = [["app_gatekeeper"]]
    game = table({"silver": 2, "virtue": 6}, {}, black_market=[1, None, 1], apprentices=rows)
    place(game, "black_market_b")
    pick(game, "market", key="market-apprentice")
    pick(game, "hire", apprentice="app_gatekeeper")
    assert (game.seat, game.decision.kind) == (0, "release")
    pick(game, "release", n=1)
    assert (seen(game)["workers"], seen(game)["prisoners"]) == (20, 0)


@rule("AB-055")
def test_what_the_action_brings_cannot_pay_for_it() -> None:
    """Three silver do not hire an apprentice on whom five lie: all that is possible is to draw a card."""
    game = table({"silver": 3}, {}, apprentices=[["app_thief"]], silver_on={"app_thief": 5})
    before = counts(game)
    place(game, "workshop")
    assert game.seat == 1
    assert changes(game, before) == {"workers": -1, "at_workshop": 1, "cards_in_hand": 1}


# --- several effects, and gains that cannot be refused


@rule("AB-056")
def test_a_player_chooses_the_order_of_own_effects_at_the_same_moment() -> None:
    """Released first, the Squire pays out; the Squire first finds a prisoner and pays nothing."""
    for first, gold in (("app_gatekeeper", 1), ("app_squire_tiling", 0)):
        seat = {"prisoners": 1, "silver": 1, "virtue": 6, "apprentices": ["app_gatekeeper", "app_squire_tiling"]}
        game = table(seat, {}, black_market=[None, 1, 1], small_market=["bm_card_01"])
        place(game, "black_market_a")
        assert [option.label.args["apprentice"] for option in game.decision.options] == seat["apprentices"]
        pick(game, "order", apprentice=first)
        pick(game, "release", n=2)
        assert game.seat == 1
        assert (goods(game).get("gold", 0), seen(game)["prisoners"]) == (gold, 0)


@rule("AB-056")
def test_three_effects_at_the_same_moment_may_come_in_every_order() -> None:
    """Two Squires and the Gatekeeper: each Squire pays out exactly if the Gatekeeper came before."""
    cards = ["app_gatekeeper", "app_squire_tiling", "app_squire_masonry"]
    found = []
    for first in cards:
        for second in [card for card in cards if card != first]:
            seat = {"prisoners": 1, "silver": 1, "virtue": 6, "apprentices": cards}
            game = table(seat, {}, black_market=[None, 1, 1], small_market=["bm_card_04"])
            place(game, "black_market_a")
            for card in (first, second):
                if game.decision.kind == "release":
                    pick(game, "release", n=2)
                pick(game, "order", apprentice=card)
            if game.decision.kind == "release":
                pick(game, "release", n=2)
            assert game.seat == 1
            found.append((goods(game)["gold"] - 1, goods(game).get("marble", 0)))
    assert found == [(1, 1), (1, 1), (0, 1), (0, 0), (1, 0), (0, 0)]


@rule("AB-254")
@pytest.mark.parametrize(
    ("effect", "change"),
    [
        ({"gain": {"virtue": 1}}, {"virtue": 1}),
        ({"lose": {"virtue": 2}}, {"virtue": -2}),
        ({"gain": {"debt": 1}}, {"unpaid": 1}),
        ({"gain": {"silver": 3}}, {"silver": 3}),
        ({"gain": {"clay": 1, "wood": 1, "stone": 1, "gold": 1, "marble": 1}}, None),
    ],
)
def test_gains_and_losses_cannot_be_refused(effect: dict[str, Any], change: dict[str, int] | None) -> None:
    """They happen without a question."""
    before = counts(table({"virtue": 9}))
    game = table({"virtue": 9}, resolve=effect)
    assert (game.seat, game.decision.kind) == (0, "place")
    assert changes(game, before) == (change or dict.fromkeys(["clay", "wood", "stone", "gold", "marble"], 1))


@rule("AB-254")
def test_virtue_9_becomes_10_although_it_closes_the_black_market() -> None:
    """A Church that is built on virtue 9 moves its owner to 10, without a question."""
    game = table({"virtue": 9, "silver": 9, "hand": ["bld_church"], "clay": 3, "stone": 3})
    assert "black_market_a" in places(game)
    place(game, "guildhall")
    assert (game.seat, game.players[0].virtue) == (1, 10)
    place(game, "forest")
    assert "black_market_a" not in places(game)


@rule("AB-254")
def test_what_a_text_allows_may_be_refused() -> None:
    """The Church may destroy a debt: its owner is asked, and may keep it."""
    for key, debts in (("effect-destroy-debt", 1), ("decline", 2)):
        game = table({"debts": 2, "hand": ["bld_church"], "clay": 3, "stone": 3})
        place(game, "guildhall")
        assert (game.seat, game.decision.kind) == (0, "may")
        pick(game, "may", key=key)
        assert (game.seat, counts(game)["unpaid"], counts(game)["virtue"]) == (1, debts, 8)
