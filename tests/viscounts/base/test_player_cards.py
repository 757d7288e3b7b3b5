"""Rule tests: what each player card gives (ledger section 2)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.kit.asking import ready, shown
from tests.kit.chapters.viscounts.set_up import offering, picked
from tests.kit.rule import rule
from tests.kit.viscounts import pick, sorted_names, table


@rule("VB-022")
@pytest.mark.parametrize(
    ("number", "goods", "deeds", "debts"),
    [
        (1, [8, 2, 1, 0], 2, 1),
        (2, [6, 2, 0, 0], 3, 1),
        (3, [5, 1, 0, 1], 1, 1),
        (4, [7, 0, 1, 1], 2, 2),
        (5, [4, 0, 1, 0], 1, 1),
        (6, [6, 1, 0, 1], 1, 1),
        (7, [7, 1, 1, 1], 1, 2),
        (8, [1, 1, 0, 0], 1, 1),
        (9, [5, 0, 2, 0], 1, 1),
        (10, [10, 1, 1, 1], 1, 2),
    ],
)
def test_the_player_card_gives_goods_debts_and_deeds(number: int, goods: list[int], deeds: int, debts: int) -> None:
    """Its Silver, resources (here always Ink where there is a choice), Deeds and Debts come before its bottom effect."""
    game = offering(number)
    seat = game.seat
    p = game.players[seat]
    events = game.listen()
    pick(game, "pair", player_card=f"player-card-{number}")
    for _ in range({2: 2, 8: 1}.get(number, 0)):
        pick(game, "resource", key="amount-ink")
    assert (p.goods, p.deeds + p.approved, p.debts + p.paid) == (goods, deeds, debts)
    other = game.players[1 - seat]
    assert (other.goods, other.deeds, other.debts) == ([0] * 4, 0, 0)
    gained = [event.key for event in events if event.key.startswith("gain-de")]
    assert sorted(gained) == ["gain-debt", "gain-deed"]


@rule("VB-022")
def test_the_bottom_effect_comes_after_the_gains() -> None:
    """Cards 2 and 4 flip a Deed and a Debt that they have just given; 1, 7 and 10 move a marker."""
    game, seat = picked(2)
    assert (game.decision.kind, game.players[seat].approved) == ("resource", 0)
    pick(game, "resource", key="amount-gold")
    p = game.players[seat]
    assert (p.goods, p.deeds, p.approved, p.debts, p.paid) == ([6, 0, 0, 2], 2, 1, 1, 0)
    game, seat = picked(4)
    p = game.players[seat]
    assert (p.debts, p.paid, p.deeds, p.approved, p.goods) == (1, 1, 2, 0, [7, 0, 1, 1])
    pick(game, "resource", key="amount-ink")
    assert p.goods == [7, 1, 1, 1]
    for number, markers in ((1, (1, 6)), (7, (2, 7)), (10, (3, 7))):
        game, seat = picked(number)
        assert (game.players[seat].corruption, game.players[seat].virtue) == markers
    assert game.seat != seat


@rule("VB-023")
def test_player_card_3_places_two_workers_in_any_section() -> None:
    """All five sections of tier 1 are offered, whichever lies beside the Viscount."""
    game, seat = picked(3)
    assert game.decision.kind == "free-workers"
    assert [option.label.args["section"] for option in game.decision.options] == ["c1", "c2", "c3", "c4", "c5"]
    pick(game, "free-workers", section="c4")
    assert (game.players[seat].tier1, game.players[seat].workers) == ([0, 0, 0, 2, 0], 18)


@rule("VB-023")
def test_player_card_5_takes_a_manuscript_of_cost_3_or_4_from_any_segment() -> None:
    """The three visible Manuscripts of cost 3 and 4 are offered, wherever they lie; the two of cost 6 are not."""
    game, _ = picked(5)
    assert game.decision.kind == "free-manuscript"
    offered = {str(option.label.args["manuscript"]) for option in game.decision.options}
    assert offered == {"ms-black-4-ink", "ms-black-4-virtue", "ms-blue-3-silver"}


@rule("VB-023")
def test_player_card_6_hires_from_any_segment() -> None:
    """The visible Townsfolk of all five segments are offered, for nothing."""
    game, seat = picked(6)
    assert game.decision.kind == "free-hire"
    assert [option.label.args["segment"] for option in game.decision.options] == shown(game)["segments"]
    far = (game.players[seat].space // 3 + 2) % 5
    card = game.townsfolk[far][-1]
    game.play(game.decision.options[far])
    assert (game.players[seat].discard, game.players[seat].goods[0]) == ([card], 6)


@rule("VB-024")
@pytest.mark.parametrize(("seats", "positions"), [(2, [3, 4]), (3, [4, 5]), (4, [4, 5])])
def test_player_card_8_builds_a_trading_post_beside_the_viscount(seats: int, positions: list[int]) -> None:
    """Any Trading Post slot may be opened, but only spots of 7-8 right of the river may be used."""
    game, seat = picked(8, seats)
    pick(game, "resource", key="amount-ink")
    assert [option.label.args["slot"] for option in game.decision.options] == ["tp1", "tp2", "tp3"]
    pick(game, "building", slot="tp2")
    assert [option.label.args for option in game.decision.options] == [
        {"segment": "7-8", "position": position} for position in positions
    ]
    pick(game, "spot", position=positions[1])
    p = game.players[seat]
    assert (p.goods, shown(game)["players"][seat]["slots_open"]) == ([1, 1, 0, 1], ["tp2"])


@rule("VB-024")
def test_player_card_8_gains_the_effect_of_the_spot_and_its_links() -> None:
    """Spot 7-8:3 flips; its link to an occupied spot 7-8:4 gives both owners a Debt.

    An occupied spot is not offered.
    """
    effect = {"build_free": "trading_post", "where": "viscount_space"}
    neighbour = {"built": {"tp1": "7-8:4"}, "viscount": "9-10:OR"}
    game = table({"deeds": 1, "viscount": "7-8:OR"}, neighbour, resolve=effect)
    pick(game, "building", slot="tp1")
    p, other = game.players
    assert (p.approved, p.debts, other.debts) == (1, 1, 1)
    view: Any = game.view(0)
    spots = [view["segments"][i // 4] + f":{i % 4 + 1}" for i, spot in enumerate(view["spots"]) if spot]
    assert spots == ["7-8:3", "7-8:4"]


@rule("VB-025")
def test_player_card_9_may_destroy_any_one_of_nine_cards() -> None:
    """All 8 Starting Townsfolk and the Hero are offered, or none; the chosen one gives its Silver value."""
    game = offering(9)
    seat = game.seat
    events = game.listen()
    pick(game, "pair", player_card="player-card-9")
    own = sorted_names(game, game.players[seat].draw)
    options = game.decision.options
    assert (len(own), game.decision.kind, game.seat) == (9, "destroy", seat)
    assert sorted(str(option.label.args["card"]) for option in options[:-1]) == own
    assert options[-1].label.key == "keep-cards"
    for card in own:
        line = game.copy()
        pick(line, "destroy", card=card)
        number = game.cards.number[card]
        assert (line.players[seat].goods[0], line.removed) == (5 + game.cards.cost[number], [number])
        p = ready(line).players[seat]
        assert sorted([*sorted_names(line, p.hand + p.draw), card]) == own
    pick(game, "destroy", card="financer")
    told = [event for event in events if event.key == "destroy"]
    assert [(event.args, event.audience) for event in told] == [({"card": "financer", "silver": 3}, -1)]


@rule("VB-025")
def test_the_destroy_of_player_card_9_may_be_declined() -> None:
    """Who keeps all cards starts with nine and no extra Silver."""
    game, seat = picked(9)
    pick(game, "destroy", key="keep-cards")
    p = ready(game).players[seat]
    assert (len(p.hand + p.draw), p.goods[0], game.removed) == (9, 5, [])
