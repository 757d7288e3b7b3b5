"""Section O: the end of the game, and the order of what is done then."""

from __future__ import annotations

from typing import Any

import pytest

from tests.kit.asking import asked, first_taken, lines
from tests.kit.rule import rule
from tests.kit.viscounts import GATES, pick, table
from westkingdom.viscounts.game import Viscounts
from westkingdom.viscounts.gates_of_gold.part import gates

HAND = ["abbot", "squire", "labourer"]
LAST_TURN: dict[str, Any] = {"round": 6, "last_round": 6, "phase": "draw", "debts_above_poverty": 0}


def ending(*seats: dict[str, Any], start: int = 0, **position: Any) -> Viscounts:
    """A table in the last phase of the last turn, all hands being full; a question lets a test listen first."""
    hands = [{"hand": HAND, **seat} for seat in seats]
    to_act = (start - 1) % len(seats)
    words = {**LAST_TURN, "start": start, "to_act": to_act, "castle_leader_card": "castle-leader-move", **position}
    game = table(*hands, boxes=GATES, resolve={"either": [{"gain": {"silver": 1}}, {"gain": {"ink": 1}}]}, **words)
    assert game.decision.kind == "either"
    return game


# --- when the game ends


@rule("GG-181")
@pytest.mark.parametrize(
    "reveal",
    [
        {"debts_above_poverty": 1, "resolve": {"gain": {"debt": 1}}},
        {"deeds_above_prosperity": 1, "resolve": {"gain": {"deed": 1}}},
    ],
)
def test_a_revealed_end_card_lets_this_round_be_finished_and_one_more_be_played(reveal: Any) -> None:
    """Three turns follow the one in which an end card is revealed in the first turn of a round for two."""
    game = table({}, {}, boxes=GATES, castle_leader_card="castle-leader-move", **reveal)
    assert game.last_round == 6
    log = game.listen()
    for _ in range(400):
        if game.over:
            break
        game.play(game.decision.options[-1])
    assert game.over
    assert [(event.args["round"], event.seat) for event in log if event.key == "turn"] == [(5, 1), (6, 0), (6, 1)]


@rule("GG-181")
def test_nothing_of_this_box_ends_the_game() -> None:
    """Without King's Orders and Outsiders in their piles the game goes on as long as both end cards are hidden."""
    orders = {"discard": ["kings-order"] * 12}
    rest: dict[str, Any] = {"outsiders": [], "outsider_pile": [], "castle_leader_card": "castle-leader-move"}
    game = table(orders, orders, boxes=GATES, **rest)
    assert (gates(game).kings_orders, gates(game).row, gates(game).pile) == (0, [], [])
    log = game.listen()
    for _ in range(60):
        game.play(game.decision.options[-1])
    assert (game.over, game.last_round) == (False, 0)
    assert len([event for event in log if event.key == "turn"]) > 4


# --- what is scored in addition


@rule("GG-182")
def test_outsiders_and_builder_cards_score_on_top_of_everything_of_the_base_game() -> None:
    """A Tyrant and both Builder cards add 3 and 5 VP to a score sheet that is the same otherwise."""
    base = {"deeds": 2, "tier1": {"c1": 2}, "manuscripts": ["ms-grey-3-flip"], "manuscript_board": "grey"}
    other = {"manuscript_board": "black"}
    plain = table(base, other, boxes=GATES)
    rich = table(
        {**base, "discard": ["outsider-tyrant"], "builder": ["diversified", "specialized"]}, other, boxes=GATES
    )
    assert (lines(plain, "outsiders"), lines(plain, "builder_cards")) == ([0, 0], [0, 0])
    assert (lines(rich, "outsiders"), lines(rich, "builder_cards")) == ([3, 0], [5, 0])
    assert [a.total - b.total for a, b in zip(rich.scores, plain.scores, strict=True)] == [8, 0]
    rest = [name for name, _ in plain.scores[0].lines if name not in ("outsiders", "builder_cards")]
    assert [lines(plain, name) for name in rest] == [lines(rich, name) for name in rest]


@rule("GG-182")
def test_only_welcomed_outsiders_score() -> None:
    """The Outsiders in the row, and those out of the game, score for nobody."""
    row = ["outsider-tyrant", "outsider-warrior", "outsider-hunter"]
    game = table({"ink": 6}, {"ink": 6}, boxes=GATES, outsiders=row, outsider_pile=["outsider-scholar-1"])
    assert lines(game, "outsiders") == [0, 0]


@rule("GG-189")
@pytest.mark.parametrize(
    ("held", "points"),
    [([], 0), (["diversified"], 3), (["specialized"], 2), (["diversified", "specialized"], 5)],
)
def test_a_builder_card_scores_its_points_for_its_holder(held: list[str], points: int) -> None:
    """A Diversified Builder card is worth 3 VP and a Specialized one 2 VP to who holds it, and to nobody else."""
    game = table({"builder": held}, {}, {}, boxes=GATES)
    assert lines(game, "builder_cards") == [points, 0, 0]


# --- before scoring


@rule("GG-183")
def test_all_outsiders_of_all_decks_are_shown_before_anything_else() -> None:
    """Everybody is told of every Outsider in hands, piles and boards, before the first Rogue flips a card."""
    first = {"hand": [*HAND, "outsider-rogue-1"], "draw": ["outsider-hunter"], "deeds": 1}
    second = {"discard": ["outsider-tyrant"], "board": ["outsider-envoy-1", None, None]}
    log = first_taken(ending(first, second, {}))
    shown = [event for event in log if event.key == "show-outsider"]
    assert sorted((event.seat, event.args["card"]) for event in shown) == [
        (0, "outsider-hunter"),
        (0, "outsider-rogue-1"),
        (1, "outsider-envoy-1"),
        (1, "outsider-tyrant"),
    ]
    assert {event.audience for event in shown} == {-1}
    keys = [event.key for event in log]
    assert max(i for i, key in enumerate(keys) if key == "show-outsider") < keys.index("flip-deed")
    assert keys.index("flip-deed") < keys.index("game-over")


@rule("GG-184")
def test_assassins_and_rogues_are_resolved_in_reverse_turn_order() -> None:
    """With one of them each, three players resolve them from the last in turn order to the first."""
    seats = [
        {"discard": ["outsider-rogue-1"], "debts": 1, "deeds": 1},
        {"discard": ["outsider-rogue-2"], "debts": 1, "deeds": 1},
        {"discard": ["outsider-rogue-3"], "debts": 1, "deeds": 1},
    ]
    game = ending(*seats)
    first_taken(game)
    for seat in (2, 1, 0):
        assert asked(game) == ("flip", seat)
        pick(game, "flip", key="effect-flip-deed")
    assert game.over


@rule("GG-184")
def test_no_other_outsider_is_resolved_before_scoring() -> None:
    """With any Outsiders but Assassins and Rogues nobody is asked and nothing changes after the last turn."""
    outsiders = ["outsider-protector", "outsider-hunter", "outsider-tyrant", "outsider-envoy-1"]
    game = ending({"discard": outsiders, "debts": 2, "deeds": 2, "ink": 3}, {})
    first_taken(game)
    assert game.over
    p = game.players[0]
    assert (p.debts, p.paid, p.deeds, p.approved, p.goods) == (2, 0, 2, 0, [0, 3, 0, 0])


@rule("GG-185")
@pytest.mark.parametrize("start", [0, 1, 2, 3])
def test_the_player_right_of_the_start_player_is_first_and_the_start_player_last(start: int) -> None:
    """Whoever has the Start Player Marker: counter-clockwise from the seat before it."""
    cards = ["outsider-rogue-1", "outsider-rogue-2", "outsider-rogue-3", "outsider-assassin"]
    game = ending(*({"discard": [card], "debts": 1, "deeds": 1} for card in cards), start=start)
    first_taken(game)
    order = []
    while not game.over:
        if game.decision.kind in ("flip", "either"):
            order.append(game.decision.seat)
        game.play(game.decision.options[-1])
    assert order == [(start - 1 - i) % 4 for i in range(4)]


@rule("GG-185")
@pytest.mark.parametrize("first", ["outsider-assassin", "outsider-rogue-1"])
def test_a_player_resolves_all_own_ones_in_an_order_of_choice(first: str) -> None:
    """Assassin or Rogue first, as the owner likes, and both before the next player is asked."""
    owner = {"discard": ["outsider-assassin", "outsider-rogue-1"], "debts": 2, "deeds": 1}
    game = ending({"discard": ["outsider-rogue-2"], "debts": 1, "deeds": 1}, owner)
    first_taken(game)
    assert asked(game) == ("last-deed", 1)
    assert [option.label.args["card"] for option in game.decision.options] == ["outsider-assassin", "outsider-rogue-1"]
    pick(game, "last-deed", card=first)
    assert asked(game) == ("either" if first == "outsider-assassin" else "flip", 1)
    for kind in ("either", "flip") if first == "outsider-assassin" else ("flip", "either"):
        assert asked(game) == (kind, 1)
        pick(game, kind, key="effect-gain-approved-deed" if kind == "either" else "effect-flip-deed")
        if kind == "either":
            assert game.players[1].approved == (1 if first == "outsider-assassin" else 2)
    assert asked(game) == ("flip", 0)
    assert (game.players[1].approved, game.players[1].deeds) == (2, 0)


@rule("GG-185")
def test_a_player_with_three_rogues_flips_three_cards() -> None:
    """Each Rogue is resolved once, and equal ones need no order."""
    rogues = ["outsider-rogue-1", "outsider-rogue-2", "outsider-rogue-3"]
    game = ending({"discard": rogues, "deeds": 4}, {})
    first_taken(game)
    assert game.over
    assert (game.players[0].deeds, game.players[0].approved) == (1, 3)


@rule("GG-186")
def test_assassins_and_rogues_change_what_is_scored() -> None:
    """A flipped Deed counts for Poverty, and the Manuscript for flipped Deeds scores it as well."""
    seats: list[dict[str, Any]] = [
        {"discard": ["outsider-rogue-1"], "deeds": 1, "approved": 2, "manuscripts": ["ms-black-6-flipped-deeds"]},
        {"approved": 2},
    ]
    game = ending(*seats)
    first_taken(game)
    assert game.over
    assert lines(game, "poverty") == [12, 4]
    assert lines(game, "deeds") == [9, 6]
    assert lines(game, "manuscripts") == [3, 0]


@rule("GG-186")
def test_the_game_is_not_over_before_they_are_resolved() -> None:
    """While a Rogue waits for its owner there is no winner yet."""
    game = ending({"discard": ["outsider-rogue-1"], "debts": 1, "deeds": 1}, {})
    first_taken(game)
    assert (game.over, game.outcome) == (False, None)
    pick(game, "flip", key="effect-flip-deed")
    assert game.over
    assert game.outcome is not None
    assert game.outcome.totals[0] == -2 + 3 + 12 + 1


# --- the score sheet


ORDER = [
    "trading_posts",
    "guildhalls",
    "workshops",
    "workers_tier_1",
    "workers_tier_2",
    "workers_tier_3",
    "manuscript_sets",
    "manuscripts",
    "castle_leader",
    "cleric_bonus",
    "builder_cards",
    "outsiders",
    "debts",
    "deeds",
    "poverty",
    "prosperity",
]


@rule("GG-187")
def test_the_score_sheet_follows_the_order_of_scoring() -> None:
    """Buildings, Workers, Manuscripts, bonus cards, Builder cards, Outsiders, Debts and Deeds, Poverty and Prosperity."""
    game = ending({"discard": ["outsider-rogue-1", "outsider-protector"], "deeds": 1, "debts": 1}, {})
    log = first_taken(game)
    pick(game, "flip", key="effect-flip-deed")
    assert game.over
    for sheet in game.scores:
        assert [name for name, _ in sheet.lines] == ORDER
    keys = [event.key for event in log if event.key in ("show-outsider", "ability", "flip-deed", "game-over")]
    assert keys == ["show-outsider", "show-outsider", "ability", "flip-deed", "game-over"]
    assert (lines(game, "debts"), lines(game, "outsiders"), lines(game, "deeds")) == ([-1, 0], [0, 0], [3, 0])


@rule("GG-187")
def test_envoys_count_with_the_manuscripts_and_the_protector_with_the_debts() -> None:
    """Neither brings points of its own: the line of Outsiders stays 0, those of sets and Debts change."""
    seat = {"manuscript_board": "grey", "debts": 3}
    with_them = table({**seat, "discard": ["outsider-envoy-1", "outsider-protector"]}, {}, boxes=GATES)
    without = table(seat, {}, boxes=GATES)
    assert (lines(with_them, "outsiders")[0], lines(without, "outsiders")[0]) == (0, 0)
    assert (lines(with_them, "manuscript_sets")[0], lines(without, "manuscript_sets")[0]) == (4, 1)
    assert (lines(with_them, "debts")[0], lines(without, "debts")[0]) == (-3, -6)


# --- ongoing abilities


@rule("GG-188")
def test_no_ability_answers_to_what_assassins_and_rogues_do() -> None:
    """Cards and things that answer to flips and gains of Debts and Deeds during the game are silent now."""
    answering = ["dealer", "debt-collector-1", None]
    for outsider, kind in (("outsider-rogue-1", "flip"), ("outsider-assassin", "either")):
        game = ending({"discard": [outsider], "board": answering, "deeds": 1, "debts": 1}, {})
        log = first_taken(game)
        key = "effect-flip-deed" if kind == "flip" else "effect-gain-approved-deed"
        pick(game, kind, key=key)
        assert game.over
        assert game.players[0].goods == [0, 0, 0, 0]
        assert [event.args["thing"] for event in log if event.key == "ability"] == [outsider]


@rule("GG-188")
def test_the_same_cards_do_answer_during_the_game() -> None:
    """In play the Dealer answers to a flipped Deed, and the Debt Collector to a flipped Debt."""
    game = table({"board": ["dealer", None, None], "deeds": 1}, boxes=GATES, resolve={"flip": "deed"})
    assert asked(game) == ("resource", 0)
    board = ["debt-collector-1", None, None]
    game = table({"board": board, "debts": 1}, boxes=GATES, phase="movement", resolve={"flip": "debt"})
    pick(game, "resource", key="amount-stone")
    assert game.players[0].goods == [1, 0, 1, 0]


@rule("GG-188")
def test_a_flipped_debt_gives_its_resource_and_nothing_more() -> None:
    """The Rogue's Debt brings 1 resource, but the Debt Collector that answers in play brings nothing."""
    board = ["debt-collector-1", "debt-collector-2", None]
    game = ending({"discard": ["outsider-rogue-1"], "board": board, "debts": 1}, {})
    first_taken(game)
    pick(game, "resource", key="amount-stone")
    assert game.over
    assert game.players[0].goods == [0, 0, 1, 0]


@rule("GG-188")
def test_permanent_icons_score_but_those_of_d3_do_not() -> None:
    """Merchants score by twos: an open slot adds its own, the Builder card's 2 Merchants are for actions only."""
    merchants = {"manuscripts": ["ms-blue-5-merchants"], "hero": "hero-lothaire", "board": ["kings-order", None, None]}
    cards = ["builder-diversified-merchants", "builder-specialized-order-silver"]
    # Financer 1, Journeyman 2, Lender 2, Trader 1, Lothaire 1, King's Order 1: 8 Merchants.
    plain = table(merchants, boxes=GATES, builder_cards=cards)
    with_d3 = table({**merchants, "builder": ["diversified"]}, boxes=GATES, builder_cards=cards)
    assert (lines(plain, "manuscripts")[0], lines(with_d3, "manuscripts")[0]) == (4, 4)
    nobles = {"manuscripts": ["ms-yellow-5-nobles"], "hero": "hero-lothaire"}
    assert lines(table(nobles, boxes=GATES), "manuscripts")[0] == 1
    assert lines(table({**nobles, "built": {"gh2": "3-4:1"}}, boxes=GATES), "manuscripts")[0] == 2
