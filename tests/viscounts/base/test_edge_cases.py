"""Section 25: edge cases."""

from __future__ import annotations

from typing import Any

import pytest

import westkingdom as wk
from tests.kit.rule import rule
from tests.kit.viscounts import names, offers, pass_until, pick, table
from westkingdom.viscounts.game import Viscounts


def markers(game: Viscounts) -> list[tuple[int, int]]:
    """Corruption and Virtue by seat."""
    return [(p.corruption, p.virtue) for p in game.players]


def steps(events: list[wk.Event], *keys: str) -> list[tuple[str, int, Any]]:
    """The events of these keys: what, who, and the section or round that they name."""
    return [
        (event.key, event.seat, event.args.get("section", event.args.get("round")))
        for event in events
        if event.key in keys
    ]


# --- drop-offs


@rule("VB-218")
def test_a_dropped_card_lies_in_the_discards_when_its_ability_is_resolved_and_a_hired_one_on_top() -> None:
    """While Journeyman's hire is asked he lies on the discard pile already, and who is hired comes on top of him."""
    board = ["abbot", "squire", "journeyman-1"]
    seat = {"board": board, "hand": ["labourer"], "discard": ["lender-1"], "viscount": "9-10:OL"}
    game = table(seat, townsfolk={"1-2": ["miner"], "3-4": ["friar"]})
    assert game.decision.kind == "free-hire"
    assert names(game, game.players[0].discard) == ["lender-1", "journeyman-1"]
    assert names(game, game.players[0].board[1:]) == ["abbot", "squire"]
    pick(game, "free-hire", card="miner")
    assert names(game, game.players[0].discard) == ["lender-1", "journeyman-1", "miner"]


@rule("VB-218")
@pytest.mark.parametrize(
    ("middle", "after"),
    [
        pytest.param("squire", (1, 5), id="no criminal left: virtue, and virtue from journeyman"),
        pytest.param("conspirator", (2, 6), id="a criminal left: corruption, and virtue from journeyman"),
    ],
)
def test_a_shuffle_by_the_ability_takes_the_dropped_and_the_hired_card(middle: str, after: tuple[int, int]) -> None:
    """Courier's shuffle takes Journeyman and Courier along, and looks only at the cards still on the board."""
    seat = {"board": ["abbot", middle, "journeyman-1"], "hand": ["labourer", "trader-1"], "discard": ["lender-1"]}
    game = table({**seat, "draw": ["financer"], "viscount": "9-10:OL"}, townsfolk={"1-2": ["courier-1"]})
    pick(game, "free-hire", card="courier-1")
    p = game.players[0]
    assert sorted(names(game, p.draw)) == ["courier-1", "financer", "journeyman-1", "lender-1"]
    assert p.discard == []
    assert markers(game)[0] == after


@rule("VB-218")
@pytest.mark.parametrize(
    ("left", "after"),
    [pytest.param("abbot", (1, 6), id="virtue"), pytest.param("conspirator", (2, 7), id="corruption")],
)
def test_a_shuffle_later_in_the_phase_takes_the_dropped_card_and_does_not_count_it(
    left: str, after: tuple[int, int]
) -> None:
    """Thief has dropped off when the card to be played must be shuffled for: his Criminal is no longer on the board."""
    seat = {"board": [left, "squire", "thief"], "hand": [], "draw": [], "discard": [], "viscount": "9-10:OL"}
    game = table({**seat, "silver": 0})
    p = game.players[0]
    # Thief alone was shuffled and is played, which gives Corruption for every Criminal icon on the board.
    criminals = 1 + (left == "conspirator")
    assert names(game, p.board) == ["thief", left, "squire"]
    assert (p.corruption, p.virtue) == (after[0] + criminals, after[1])
    assert (p.goods[0], p.debts) == (1, 1)


@rule("VB-218")
def test_a_shuffle_later_in_the_phase_takes_the_hired_card_too() -> None:
    """With an empty hand and Draw Pile, Journeyman and who he hired are shuffled, and one of them is played."""
    seat = {"board": ["abbot", "squire", "journeyman-1"], "hand": [], "draw": [], "discard": [], "viscount": "9-10:OL"}
    game = table(seat, townsfolk={"1-2": ["princess"]})
    pick(game, "free-hire", card="princess")
    p = game.players[0]
    assert sorted(names(game, [*p.draw, p.board[0]])) == ["journeyman-1", "princess"]
    assert p.discard == []


# --- what reaches an opponent


def built_by_0_next_to_1(spot: str, neighbour: str, *seats: dict[str, Any], **position: Any) -> Viscounts:
    """Seat 0 builds a free Workshop on a spot whose neighbour, linked to it, belongs to seat 1."""
    first, second, *others = seats
    second = {**second, "built": {"gh1": neighbour}}
    game = table({**first, "viscount": "9-10:OL"}, second, *others, resolve={"build_free": "workshop"}, **position)
    pick(game, "building", slot="w3")
    segment, position_there = spot.split(":")
    pick(game, "spot", segment=segment, position=int(position_there))
    return game


@rule("VB-219")
def test_a_castle_move_by_a_link_is_decided_by_the_opponent_at_once() -> None:
    """The owner of the other end moves a Worker of their own before the builder's turn goes on."""
    opponent = {"tier1": {"c2": 1}, "hand": ["abbot"]}
    game = built_by_0_next_to_1("1-2:4", "3-4:1", {"hand": []}, opponent)
    pick(game, "destroy", key="keep-cards")  # the effect of the spot
    assert (game.decision.seat, game.decision.kind, game.turn) == (1, "castle-move", 0)
    assert [option.label.key for option in offers(game)] == ["castle-move", "castle-move", "decline"]
    pick(game, "castle-move", to="c3")
    assert game.players[1].tier1 == [0, 0, 1, 0, 0]
    assert game.seat == 0


@rule("VB-219")
def test_a_destroy_by_a_link_is_decided_by_the_opponent_at_once() -> None:
    """Each owner destroys a card of their own and gains its Silver, the builder first."""
    game = built_by_0_next_to_1("3-4:4", "3-4:5", {"hand": ["abbot"]}, {"hand": ["financer"]}, {})
    pass_until(game, "destroy")  # the effect of the spot is a free hire
    assert game.seat == 0
    pick(game, "destroy", card="abbot")
    assert (game.seat, game.decision.kind, game.turn) == (1, "destroy", 0)
    assert [option.label.args.get("card") for option in offers(game)] == ["financer", None, None]
    silver = game.players[0].goods[0]
    pick(game, "destroy", card="financer")
    assert (game.players[1].goods[0], game.players[0].goods[0], game.players[2].goods[0]) == (3, silver, 0)
    assert game.seat == 0


@rule("VB-219")
def test_a_flip_by_a_link_is_decided_by_the_opponent_at_once() -> None:
    """The opponent chooses which of their own cards to flip."""
    seats: list[dict[str, Any]] = [{"hand": ["abbot"]}, {"debts": 1, "deeds": 1}, {"debts": 1, "deeds": 1}]
    game = built_by_0_next_to_1("5-6:2", "5-6:1", *seats)
    assert (game.seat, game.decision.kind, game.turn) == (1, "flip", 0)
    pick(game, "flip", key="effect-flip-deed")
    flipped = [(p.debts, p.paid, p.deeds, p.approved) for p in game.players]
    assert flipped == [(0, 0, 0, 0), (1, 0, 0, 1), (1, 0, 1, 0)]
    assert game.seat == 0


@rule("VB-220")
def test_a_hire_outside_the_own_turn_moves_the_hirers_own_markers() -> None:
    """Corruption of a card that an opponent hires by a link goes to that opponent, not to the active player."""
    tops = {"1-2": ["antagonist"], "3-4": ["miner"]}
    game = built_by_0_next_to_1("7-8:2", "7-8:3", {"hand": ["abbot"]}, {}, {}, townsfolk=tops)
    pick(game, "free-hire", card="miner")
    assert (game.seat, game.decision.kind, game.turn) == (1, "free-hire", 0)
    assert markers(game) == [(1, 6), (1, 7), (1, 7)]
    pick(game, "free-hire", card="antagonist")
    assert markers(game) == [(1, 6), (2, 7), (1, 7)]
    assert names(game, game.players[1].discard) == ["antagonist"]
    assert names(game, game.players[0].discard) == ["miner"]


# --- collisions


@rule("VB-221")
@pytest.mark.parametrize(
    ("active", "ink"), [pytest.param(0, 1, id="own collision"), pytest.param(1, 1, id="collision of an opponent")]
)
def test_a_card_answers_once_to_every_collision(active: int, ink: int) -> None:
    """Peddler gives 1 Ink at a collision of whoever it is, once, however many players there are."""
    seats: list[dict[str, Any]] = [{"board": ["abbot", "peddler-2", "squire"]}, {}, {}]
    seats[active] = {**seats[active], "corruption": 5, "virtue": 5}
    game = table(*seats, to_act=active, phase="collision")
    assert [p.goods[1] for p in game.players] == [ink, 0, 0]
    assert markers(game)[active] == (1, 7)


@rule("VB-221")
def test_a_card_does_not_answer_where_there_is_no_collision() -> None:
    """Markers of an opponent that stand together in another player's phase 5 are no collision."""
    seat = {"board": ["abbot", "peddler-2", "squire"]}
    game = table(seat, {"corruption": 5, "virtue": 5}, to_act=0, phase="collision")
    assert game.players[0].goods[1] == 0
    assert markers(game)[1] == (5, 5)


# --- castle

CASTLE_STEPS = ("worker-inwards", "workers-sideways", "castle-move", "castle-leader")


@rule("VB-222")
def test_a_section_filled_by_a_castle_move_belongs_to_the_same_tier_1_step() -> None:
    """c1, filled by the Castle move that c3 rewards, and c2, filled sideways, come before any tier 2 section."""
    seat = {"tier1": {"c1": 2, "c2": 2, "c3": 2, "c5": 1}, "tier2": {"c3": 2}}
    game = table(seat, resolve={"place_workers": 1})
    events = game.listen()
    pick(game, "free-workers", section="c3")
    pick(game, "either", key="effect-move-worker")
    pick(game, "castle-move", **{"from": "c5", "to": "c1"})
    assert [option.label.args["section"] for option in offers(game)] == ["c1", "c2"]
    assert game.decision.kind == "resolve-section"
    assert game.players[0].tier2 == [0, 0, 3, 0, 0]
    pick(game, "resolve-section", section="c1")
    # c1 gave c2 one more and c5 one; c2, with 4, is resolved next, without a question.
    inwards = [(event.args["section"], event.args["tier"]) for event in events if event.key == "worker-inwards"]
    assert inwards == [("c3", 2), ("c1", 2), ("c2", 2), ("c3", 3)]
    assert game.players[0].tier3 == 1
    assert game.players[0].tier1 == [1, 1, 1, 1, 1]


ENTERS_TIER_3_TWICE = {"tier1": {"c1": 2, "c2": 2}, "tier2": {"c1": 2, "c2": 2}}


@rule("VB-223")
def test_the_castle_leader_is_decided_at_the_first_worker_in_tier_3() -> None:
    """Of two Workers that enter tier 3 the first one takes the card, before the resource and the second Worker."""
    game = table(ENTERS_TIER_3_TWICE, resolve={"place_workers": 1})
    events = game.listen()
    pick(game, "free-workers", section="c1")
    assert game.decision.kind == "resource"
    assert game.players[0].tier3 == 1
    assert [event.key for event in events if event.key in CASTLE_STEPS][-2:] == ["worker-inwards", "castle-leader"]
    pick(game, "resource", key="amount-ink")
    assert game.players[0].tier3 == 2
    assert len([event for event in events if event.key == "castle-leader"]) == 1


@rule("VB-223")
@pytest.mark.parametrize(("own", "passes_at"), [(0, None), (1, 2), (2, 1)])
def test_the_castle_leader_passes_with_the_worker_that_makes_the_majority(own: int, passes_at: int | None) -> None:
    """Against 2 Workers of the holder the card passes with the third, be it the first or the second that enters."""
    game = table({**ENTERS_TIER_3_TWICE, "tier3": own}, {"tier3": 2}, castle_leader=1, resolve={"place_workers": 1})
    pick(game, "free-workers", section="c1")
    leads = []
    for _ in range(2):
        leads.append([dict(sheet.lines)["castle_leader"] for sheet in game.scores])
        pick(game, "resource", key="amount-ink")
    assert game.players[0].tier3 == own + 2
    assert leads == [[5, 0] if passes_at is not None and n >= passes_at else [0, 5] for n in (1, 2)]


# --- the end, the hand


@rule("VB-224")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_poverty_revealed_by_the_last_player_still_gives_a_whole_round(seats: int) -> None:
    """If the last player of a round reveals the card, everybody has exactly one more turn."""
    game = table(
        *([{}] * seats),
        start=1,
        to_act=0,
        round=5,
        debts_above_poverty=1,
        resolve={"gain": {"debt": 1}},
    )
    events = game.listen()
    while not game.over:
        game.play(game.decision.options[-1])
    assert steps(events, "turn") == [("turn", (1 + i) % seats, 6) for i in range(seats)]


@rule("VB-225")
def test_who_loses_the_castle_leader_keeps_the_cards_and_draws_only_below_the_new_limit() -> None:
    """A hand of 5 stays when the limit falls to 4; after one card is played nothing is drawn, after two one card."""
    hand = ["abbot", "labourer", "lender-1", "squire", "trader-1"]
    loser = {"hand": hand, "built": {"w3": "5-6:3"}, "tier3": 1, "viscount": "1-2:OL"}
    winner = {"tier1": {"c1": 2}, "tier2": {"c1": 2}, "tier3": 1, "hand": ["abbot", "labourer", "squire"]}
    game = table(loser, {**winner, "viscount": "9-10:OL"}, castle_leader=0, to_act=1, resolve={"place_workers": 1})
    events = game.listen()
    pick(game, "free-workers", section="c1")
    assert [dict(sheet.lines)["castle_leader"] for sheet in game.scores] == [0, 5]
    assert sorted(names(game, game.players[0].hand)) == hand
    assert game.players[0].discard == []
    sizes = []
    for _ in range(3):
        for _ in range(30):  # on to the moment when seat 1 plays a card
            game.play(game.decision.options[-1])
            if game.turn == 1 and game.decision.kind == "play-card":
                break
        sizes.append((len(game.players[0].hand), sum(e.key == "draw" and e.seat == 0 for e in events)))
    assert sizes == [(5, 0), (4, 0), (4, 1)]
