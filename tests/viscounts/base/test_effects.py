"""Rule tests: effects (ledger section 6)."""

from __future__ import annotations

from typing import Any

import pytest

import westkingdom as wk
from tests.kit.rule import rule
from tests.kit.viscounts import CIRCLE, names, pick, table
from westkingdom.viscounts.game import Viscounts

WAITING: dict[str, Any] = {"gold": 1, "viscount": "1-2:IN"}
"""A seat that is asked for its action in phase 3, so that the table stands still after an effect."""


def said(game: wk.Game, word: str) -> list[Any]:
    """What the options of the decision say under one word; the key where they do not say it."""
    return [option.label.args.get(word, option.label.key) for option in game.decision.options]


def waiting(effect: dict[str, Any], *seats: dict[str, Any], **position: Any) -> Viscounts:
    """A table at which seat 0 resolves an effect and is then asked for its action."""
    return table({**WAITING, **seats[0]}, *seats[1:], phase="action", resolve=effect, **position)


# --- discard and destroy


@rule("VB-055", "VB-059")
def test_a_discard_takes_a_card_of_the_hand_or_the_unseen_top_of_the_draw_pile() -> None:
    """Offered are the cards of the hand, the top without its name, and none; no card of the board or discards."""
    seat = {"hand": ["abbot", "squire"], "draw": ["labourer", "financer"], "discard": ["thief"]}
    game = waiting({"discard": 1}, {**seat, "board": ["lender-1", "trader-1", None]})
    assert said(game, "card") == ["abbot", "squire", "discard-top", "keep-cards"]
    hand = game.copy()
    pick(hand, "discard", card="squire")
    p = hand.players[0]
    assert (names(hand, p.hand), names(hand, p.draw)) == (["abbot"], ["financer", "labourer"])
    assert (names(hand, p.discard), hand.decision.kind) == (["thief", "squire"], "action")
    top = game.copy()
    pick(top, "discard", key="discard-top")
    p = top.players[0]
    assert (names(top, p.hand), names(top, p.draw)) == (["abbot", "squire"], ["financer"])
    assert (names(top, p.discard), top.decision.kind, p.goods[0]) == (["thief", "labourer"], "action", 0)


@rule("VB-055")
def test_the_top_of_the_draw_pile_stays_unseen_until_it_is_discarded() -> None:
    """The question says the same whatever lies on top."""
    asked = []
    for draw in (["labourer", "financer"], ["financer", "labourer"]):
        game = waiting({"discard": 1}, {"hand": ["abbot"], "draw": draw, "discard": []})
        asked.append(([repr(option) for option in game.decision.options], game.view(0)))
    assert asked[0] == asked[1]


@rule("VB-056", "VB-059")
def test_a_destroy_removes_a_card_from_the_game_and_gives_its_silver_value() -> None:
    """From the hand or unseen from the top of the Draw Pile; never from the board, and nothing is discarded."""
    seat = {"silver": 1, "hand": ["thief", "squire"], "draw": ["financer", "labourer"], "discard": ["abbot"]}
    game = waiting({"destroy": 1}, {**seat, "board": ["lender-1", "trader-1", None]})
    gone = game.removed
    assert said(game, "card") == ["squire", "thief", "destroy-top", "keep-cards"]
    for words, card, silver in (({"card": "thief"}, "thief", 2), ({"key": "destroy-top"}, "financer", 4)):
        line = game.copy()
        pick(line, "destroy", **words)
        p = line.players[0]
        assert (names(line, line.removed[len(gone) :]), p.goods[0]) == ([card], silver)
        assert (names(line, p.discard), len(p.hand + p.draw), line.decision.kind) == (["abbot"], 3, "action")
        assert names(line, p.board) == ["lender-1", "trader-1", ""]


@rule("VB-057")
@pytest.mark.parametrize(("board", "markers"), [("abbot", (1, 6)), ("thief", (2, 7))])
@pytest.mark.parametrize("word", ["discard", "destroy"])
def test_with_an_empty_draw_pile_the_discards_may_be_shuffled_first(
    word: str, board: str, markers: tuple[int, int]
) -> None:
    """The shuffle has its usual check, and then the new top card is used without another question."""
    seat = {"hand": ["squire", "trader-1"], "draw": [], "discard": ["labourer", "journeyman-1"]}
    game = waiting({word: 1}, {**seat, "board": [board, None, None]})
    gone = len(game.removed)
    assert said(game, "card") == ["squire", "trader-1", f"{word}-top-after-shuffle", "keep-cards"]
    pick(game, word, key=f"{word}-top-after-shuffle")
    p = game.players[0]
    used = game.removed[gone:] if word == "destroy" else p.discard
    assert game.decision.kind == "action"
    assert sorted(names(game, p.draw + used)) == ["journeyman-1", "labourer"]
    assert (len(used), p.goods[0]) == (1, 2 if word == "destroy" else 0)
    assert ((p.corruption, p.virtue), len(p.hand)) == (markers, 2)


@rule("VB-057")
def test_the_shuffle_for_a_discard_is_a_choice() -> None:
    """Who discards from the hand or not at all leaves the discards where they are and the markers too."""
    seat = {"hand": ["squire", "trader-1"], "draw": [], "discard": ["labourer", "journeyman-1"]}
    for words in ({"card": "squire"}, {"key": "keep-cards"}):
        game = waiting({"discard": 1}, seat)
        pick(game, "discard", **words)
        p = game.players[0]
        assert (p.draw, names(game, p.discard)[:2]) == ([], ["journeyman-1", "labourer"])
        assert (p.corruption, p.virtue) == (1, 7)


@rule("VB-057")
@pytest.mark.parametrize("word", ["discard", "destroy"])
def test_with_both_piles_empty_only_the_hand_is_left(word: str) -> None:
    """No top card is offered; with an empty hand as well nothing is asked, though cards lie on the board."""
    seat = {"hand": ["squire", "trader-1"], "draw": [], "discard": [], "board": ["abbot", "thief", None]}
    assert said(waiting({word: 1}, seat), "card") == ["squire", "trader-1", "keep-cards"]
    empty = {**seat, "hand": [], "board": ["abbot", "thief", "labourer"]}
    assert waiting({word: 1}, empty).decision.kind == "action"


@rule("VB-058")
def test_nobody_destroys_below_three_cards() -> None:
    """With 4 cards one of two destroys is done; with 3 none is asked for, wherever the cards are."""
    three = {"hand": ["squire"], "draw": ["trader-1"], "discard": [], "board": ["abbot", None, None]}
    assert waiting({"destroy": 1}, three).decision.kind == "action"
    four = waiting({"destroy": 2}, {**three, "hand": ["squire", "thief"]})
    pick(four, "destroy", card="thief")
    p = four.players[0]
    assert (four.decision.kind, names(four, p.hand + p.draw)) == ("action", ["squire", "trader-1"])
    five = waiting({"destroy": 2}, {**three, "hand": ["squire", "thief"], "discard": ["labourer"]})
    pick(five, "destroy", card="thief")
    assert (five.decision.kind, said(five, "card")) == ("destroy", ["squire", "destroy-top", "keep-cards"])


@rule("VB-058")
def test_with_three_cards_a_choice_with_a_destroy_has_the_other_side_only() -> None:
    """Destroy / discard is a discard for who owns exactly 3 cards, and a choice for who owns 4."""
    three = {"hand": ["squire"], "draw": ["trader-1"], "discard": [], "board": ["abbot", None, None]}
    effect = {"either": [{"destroy": 1}, {"discard": 1}]}
    assert waiting(effect, three).decision.kind == "discard"
    assert waiting(effect, {**three, "discard": ["thief"]}).decision.kind == "either"


# --- rearrange and shuffle


@rule("VB-060")
def test_a_rearrange_permutes_the_board_and_sets_off_nothing() -> None:
    """Exactly the six orders are possible, and neither the immediate Friar nor the drop-off Tinker does anything."""
    game = waiting({"rearrange": 1}, {"board": ["friar", "abbot", "tinker-1"]})
    boards = []
    for option in game.decision.options:
        line = game.copy()
        line.play(option)
        p = line.players[0]
        boards.append(names(line, p.board))
        assert (line.decision.kind, p.goods, p.virtue, p.discard) == ("action", [0, 0, 0, 1], 7, [])
    a, b, c = "friar", "abbot", "tinker-1"
    assert sorted(boards) == sorted([[a, b, c], [a, c, b], [b, a, c], [b, c, a], [c, a, b], [c, b, a]])
    assert boards[0] == [a, b, c]


@rule("VB-060")
def test_only_a_new_order_is_told() -> None:
    """Who keeps the order has done nothing that could be told."""
    told = []
    for key in ("keep-order", "rearrange-to"):
        game = waiting({"rearrange": 1}, {"board": ["abbot", "squire", None]})
        events = game.listen()
        pick(game, "rearrange", key=key)
        told.append([event.args for event in events if event.key == "rearrange"])
    assert told == [[], [{"left": "squire", "middle": "abbot", "right": ""}]]


@rule("VB-061")
@pytest.mark.parametrize(
    ("board", "swapped"),
    [
        (["abbot", "squire", None], ["squire", "abbot", ""]),
        (["abbot", None, "squire"], ["squire", "", "abbot"]),
        ([None, "abbot", "squire"], ["", "squire", "abbot"]),
    ],
)
def test_with_two_cards_a_rearrange_only_exchanges_them(board: list[str | None], swapped: list[str]) -> None:
    """The empty space stays empty: there are two orders, the old one and the exchange."""
    game = waiting({"rearrange": 1}, {"board": board})
    assert said(game, "key") == ["keep-order", "rearrange-to"]
    pick(game, "rearrange", key="rearrange-to")
    assert names(game, game.players[0].board) == swapped


@rule("VB-061")
@pytest.mark.parametrize("place", [0, 1, 2])
def test_one_card_cannot_be_rearranged(place: int) -> None:
    """With a single card on the board nothing is asked and the card stays where it is."""
    board = ["abbot" if i == place else None for i in range(3)]
    game = waiting({"rearrange": 1}, {"board": board})
    assert (game.decision.kind, names(game, game.players[0].board)) == ("action", [card or "" for card in board])


@rule("VB-062")
@pytest.mark.parametrize(
    ("board", "markers"),
    [(["abbot", None, None], (1, 6)), (["thief", "antagonist", None], (2, 7)), ([None, None, None], (1, 6))],
)
def test_a_shuffle_joins_the_discards_to_the_draw_pile(board: list[str | None], markers: tuple[int, int]) -> None:
    """All discards join the cards of the Draw Pile, with 1 Corruption if a Criminal is on the board, else 1 Virtue."""
    seat = {"hand": ["squire"], "draw": ["trader-1", "lender-1"], "discard": ["labourer", "financer"], "board": board}
    game = waiting({"shuffle": 1}, seat)
    p = game.players[0]
    assert game.decision.kind == "action"
    assert sorted(names(game, p.draw)) == ["financer", "labourer", "lender-1", "trader-1"]
    assert (p.discard, len(p.hand), (p.corruption, p.virtue)) == ([], 1, markers)


@rule("VB-062")
def test_a_shuffle_mixes_both_piles() -> None:
    """Over many games every card of either pile comes to the top and to the bottom."""
    seat = {**WAITING, "draw": ["trader-1", "lender-1"], "discard": ["labourer", "financer"]}
    tops, bottoms = set(), set()
    for seed in range(40):
        position = {"round": 5, "phase": "action", "resolve": {"shuffle": 1}, "seats": [seat, {}]}
        game = wk.scenario("viscounts", position, seed=seed)
        assert isinstance(game, Viscounts)
        tops.add(names(game, game.players[0].draw)[-1])
        bottoms.add(names(game, game.players[0].draw)[0])
    assert tops == bottoms == {"financer", "labourer", "lender-1", "trader-1"}


@rule("VB-062")
def test_a_shuffle_needs_a_discarded_card() -> None:
    """Without discards the Draw Pile keeps its order and no marker moves; one discarded card is enough."""
    seat = {"draw": ["trader-1", "lender-1", "squire"], "discard": []}
    none = waiting({"shuffle": 1}, seat)
    p = none.players[0]
    assert (names(none, p.draw), p.corruption, p.virtue) == (["squire", "lender-1", "trader-1"], 1, 7)
    p = waiting({"shuffle": 1}, {**seat, "discard": ["abbot"]}).players[0]
    assert (len(p.draw), p.discard, p.virtue) == (4, [], 6)


# --- free hire, Castle move, free Workers


@rule("VB-063")
def test_a_free_hire_takes_any_visible_townsfolk_for_nothing() -> None:
    """Offered are the tops of all five segments; the chosen card goes on the discards and its effect follows."""
    tops = {"1-2": ["friar"], "3-4": ["bishop"], "5-6": ["antagonist"], "7-8": ["acolyte"], "9-10": ["courier-1"]}
    game = waiting({"hire_free": 1}, {"silver": 1, "discard": ["thief"]}, {"viscount": "9-10:OR"}, townsfolk=tops)
    assert said(game, "card") == ["friar", "bishop", "antagonist", "acolyte", "courier-1"]
    assert said(game, "segment") == CIRCLE
    below = game.townsfolk[1][-2]
    pick(game, "free-hire", card="bishop")
    p = game.players[0]
    assert (names(game, p.discard), p.goods[0], p.debts) == (["thief", "bishop"], 1, 1)
    assert (game.townsfolk[1][-1], game.removed, game.decision.kind) == (below, [], "action")


@rule("VB-063")
def test_a_free_hire_never_takes_a_printed_townsfolk() -> None:
    """The segment of the Viscount with its empty pile is not among the segments to hire from."""
    game = waiting({"hire_free": 1}, {}, townsfolk={"1-2": [], "7-8": []})
    assert said(game, "segment") == ["3-4", "5-6", "9-10"]


@rule("VB-064")
def test_a_castle_move_takes_one_own_worker_to_a_neighbouring_section() -> None:
    """Offered are both neighbours of every section with an own tier 1 Worker, round the circle, and no move."""
    seat = {"tier1": {"c1": 2, "c4": 1}, "tier2": {"c3": 1}}
    game = waiting({"move_worker": 1}, seat, {"tier1": {"c2": 1}, "viscount": "9-10:OR"})
    moves = [(option.label.args.get("from"), option.label.args.get("to")) for option in game.decision.options]
    assert moves == [("c1", "c2"), ("c1", "c5"), ("c4", "c5"), ("c4", "c3"), (None, None)]
    assert game.decision.options[-1].label.key == "decline"
    game.play(game.decision.options[1])
    p = game.players[0]
    assert (p.tier1, p.tier2, p.workers, game.decision.kind) == ([1, 0, 0, 1, 1], [0, 0, 1, 0, 0], 16, "action")
    assert game.players[1].tier1 == [0, 1, 0, 0, 0]


@rule("VB-064")
def test_after_a_castle_move_the_castle_is_resolved() -> None:
    """The third own Worker in c1 sends one inwards with its reward and two sideways; a fourth of all bumps one."""
    seat = {"tier1": {"c1": 2, "c2": 1}}
    game = waiting({"move_worker": 1}, seat)
    game.play(next(option for option in game.decision.options if option.label.args.get("to") == "c1"))
    p = game.players[0]
    assert (p.tier1, p.tier2, p.goods) == ([0, 1, 0, 0, 1], [1, 0, 0, 0, 0], [0, 1, 1, 1])
    crowd = {"tier1": {"c1": 2}, "viscount": "9-10:OR"}
    crowded = waiting({"move_worker": 1}, {"tier1": {"c1": 1, "c2": 1}}, crowd)
    crowded.play(next(option for option in crowded.decision.options if option.label.args.get("to") == "c1"))
    assert crowded.decision.kind == "bump"


@rule("VB-065")
def test_free_workers_go_together_into_any_one_section() -> None:
    """All five sections are offered, wherever the Viscount stands, and all Workers come from the supply."""
    game = waiting({"place_workers": 2}, {"viscount": "3-4:IN"})
    assert said(game, "section") == ["c1", "c2", "c3", "c4", "c5"]
    pick(game, "free-workers", section="c5")
    assert (game.players[0].tier1, game.players[0].workers) == ([0, 0, 0, 0, 2], 18)


@rule("VB-065")
def test_with_fewer_workers_all_of_them_are_placed() -> None:
    """Of 4 free Workers the one that is left is placed."""
    game = waiting({"place_workers": 4}, {"tier3": 19})
    pick(game, "free-workers", section="c5")
    assert (game.players[0].tier1, game.players[0].workers) == ([0, 0, 0, 0, 1], 0)


@rule("VB-065")
def test_after_free_workers_the_castle_is_resolved() -> None:
    """Two free Workers beside an own one in c1 are resolved at once."""
    game = waiting({"place_workers": 2}, {"tier1": {"c1": 1}})
    pick(game, "free-workers", section="c1")
    p = game.players[0]
    assert (p.tier1, p.tier2, p.goods) == ([0, 1, 0, 0, 1], [1, 0, 0, 0, 0], [0, 1, 1, 1])


# --- free Buildings and Manuscripts


@rule("VB-066")
@pytest.mark.parametrize("viscount", ["1-2:IN", "3-4:OL"])
def test_a_free_building_may_go_on_any_empty_spot(viscount: str) -> None:
    """Every slot of the type is offered, then every spot of the board that is empty, on both sides of all rivers."""
    other = {"built": {"tp1": "5-6:2"}, "viscount": "9-10:OR"}
    game = table({"built": {"w2": "1-2:1"}, "viscount": viscount}, other, resolve={"build_free": "workshop"})
    assert said(game, "slot") == ["w1", "w3"]
    pick(game, "building", slot="w3")
    spots = [f"{option.label.args['segment']}:{option.label.args['position']}" for option in game.decision.options]
    every = [f"{segment}:{position}" for segment in CIRCLE for position in range(1, 5)]
    assert spots == [spot for spot in every if spot not in ("1-2:1", "5-6:2")]


@rule("VB-066")
def test_a_free_building_gains_spot_and_links_and_opens_its_slot() -> None:
    """On 3-4:2 it gives the Stone of the spot, and 2 Silver of the link to both owners, for no payment."""
    other = {"built": {"tp1": "3-4:1"}, "viscount": "9-10:OR"}
    game = table({"stone": 1, "viscount": "7-8:OL"}, other, resolve={"build_free": "guildhall"})
    pick(game, "building", slot="gh2")
    pick(game, "spot", segment="3-4", position=2)
    view: Any = game.view(0)
    assert (game.players[0].goods, game.players[1].goods) == ([2, 0, 2, 0], [2, 0, 0, 0])
    assert (view["players"][0]["slots_open"], game.spots[5]) == (["gh2"], 4)


@rule("VB-066")
def test_a_free_building_of_a_type_that_is_used_up_is_skipped() -> None:
    """With all Workshops built nothing is asked, though Buildings of other types are left."""
    built = {"w1": "5-6:1", "w2": "5-6:2", "w3": "5-6:3"}
    game = waiting({"build_free": "workshop"}, {"built": built})
    assert (game.decision.kind, len([spot for spot in game.spots if spot >= 0])) == ("action", 3)
    assert waiting({"build_free": "guildhall"}, {"built": built}).decision.kind == "building"
    either = {"either": [{"build_free": "workshop"}, {"gain": {"ink": 1}}]}
    assert waiting(either, {"built": built}).players[0].goods == [0, 1, 0, 1], "no choice beside something else either"
    assert waiting(either, {}).decision.kind == "either"


@rule("VB-067")
def test_a_free_manuscript_costs_3_or_4_and_lies_anywhere() -> None:
    """Of visible tiles of cost 3 to 7 those of 3 and 4 are offered; the printed one of an empty pile is not."""
    tops = {"1-2": [], "3-4": ["ms-blue-3-hire"], "5-6": ["ms-black-5-clerics"], "7-8": ["ms-grey-4-stone"]}
    game = waiting({"gain_card": "manuscript_3_4"}, {}, manuscripts={**tops, "9-10": ["ms-grey-6-trading-post"]})
    assert said(game, "manuscript") == ["ms-blue-3-hire", "ms-grey-4-stone"]
    pick(game, "free-manuscript", manuscript="ms-grey-4-stone")
    p = game.players[0]
    assert [game.facts.manuscripts.ids[tile] for tile in p.manuscripts] == ["ms-grey-4-stone"]
    assert (p.goods, game.decision.kind) == ([0, 0, 2, 1], "action")


@rule("VB-067")
def test_a_free_manuscript_counts_for_ribbons_and_cleric_bonus() -> None:
    """A third grey ribbon taken for nothing brings the grey Cleric Bonus card, and a set of two colours scores 4."""
    seat = {"manuscripts": ["ms-grey-3-flip", "ms-grey-3-virtue", "ms-blue-3-flip"]}
    tops = {"1-2": ["ms-grey-4-stone"], "3-4": ["ms-blue-4-deed"]}
    game = waiting({"gain_card": "manuscript_3_4"}, seat, manuscripts=tops)
    sets = {}
    for tile in ("ms-grey-4-stone", "ms-blue-4-deed"):
        line = game.copy()
        pick(line, "free-manuscript", manuscript=tile)
        view: Any = line.view(0)
        sets[tile] = (view["players"][0]["cleric_bonus"], dict(line.scores[0].lines)["manuscript_sets"])
    assert sets == {"ms-grey-4-stone": (["cleric-bonus-grey"], 6), "ms-blue-4-deed": ([], 8)}


@rule("VB-068")
def test_a_free_building_is_no_construct_action() -> None:
    """The Woodcutter's 1 Virtue comes after a Construct, not after a free Building on the same kind of spot."""
    seat = {"board": ["woodcutter-1", "labourer", None], "stone": 1, "viscount": "3-4:OL"}
    game = table(seat, phase="action", resolve={"build_free": "workshop"})
    pick(game, "building", slot="w1")
    pick(game, "spot", segment="5-6", position=2)
    assert (len(game.players[0].permanents), game.players[0].virtue) == (1, 7)
    pick(game, "action", key="action-construct")
    pick(game, "building", slot="w2")
    pick(game, "spot", segment="3-4", position=1)
    assert (len(game.players[0].permanents), game.players[0].virtue) == (2, 6)


@rule("VB-068")
def test_free_workers_are_no_place_workers_action() -> None:
    """The Overseer's 1 Virtue comes after the action Place Workers, not after a free Worker."""
    seat = {"board": ["overseer-1", None, None], "viscount": "3-4:IN"}
    game = table(seat, phase="action", resolve={"place_workers": 1})
    pick(game, "free-workers", section="c4")
    assert (sum(game.players[0].tier1), game.players[0].virtue) == (1, 7)
    pick(game, "action", key="action-place-workers")
    assert (sum(game.players[0].tier1), game.players[0].virtue) == (2, 6)


@rule("VB-068")
def test_a_free_manuscript_is_no_transcribe_action() -> None:
    """The Deacon's 1 Virtue comes after the action Transcribe, not after a free Manuscript."""
    seat = {"board": ["deacon-1", "abbot", None], "ink": 1, "viscount": "3-4:IN"}
    tops = {"3-4": ["ms-blue-3-silver"], "5-6": ["ms-grey-4-stone"]}
    game = table(seat, manuscripts=tops, phase="action", resolve={"gain_card": "manuscript_3_4"})
    pick(game, "free-manuscript", manuscript="ms-grey-4-stone")
    assert (len(game.players[0].manuscripts), game.players[0].virtue) == (1, 7)
    pick(game, "action", key="action-transcribe")
    assert (len(game.players[0].manuscripts), game.players[0].virtue) == (2, 6)


# --- abilities that answer to Debts and Deeds


@rule("VB-232")
def test_an_ability_answers_to_each_single_debt_gained() -> None:
    """Three Debts at once let the Racketeer's owner choose three times; a player without one is never asked."""
    game = waiting({"gain": {"debt": 3}}, {"board": ["racketeer-1", "abbot", None]})
    asked = 0
    while game.decision.kind != "action":
        if game.decision.kind == "either":
            asked += 1
        game.play(game.decision.options[-1])
    assert (asked, game.players[0].debts, game.debts_above) == (3, 3, 9)
    assert waiting({"gain": {"debt": 3}}, {"board": ["abbot", None, None]}).decision.kind == "action"


@rule("VB-232")
def test_an_ability_answers_to_each_debt_flipped_after_its_resource() -> None:
    """Two flips with a Debt Collector give two resources and twice 1 Silver and 1 Virtue, each resource first."""
    flip = {"flip": "debt"}
    game = waiting({"all": [flip, flip]}, {"debts": 3, "board": ["debt-collector-1", None, None]})
    p = game.players[0]
    assert (game.decision.kind, p.paid, p.goods[0], p.virtue) == ("resource", 1, 0, 7)
    pick(game, "resource", key="amount-ink")
    assert (game.decision.kind, p.paid, p.goods[0], p.virtue) == ("resource", 2, 1, 6)
    pick(game, "resource", key="amount-ink")
    assert (game.decision.kind, p.debts, p.goods, p.virtue) == ("action", 1, [2, 2, 0, 1], 5)


@rule("VB-232")
def test_an_ability_answers_to_a_debt_gained_in_the_turn_of_another() -> None:
    """Seat 0's collision on space 1 gives the Criminal of seat 1 a Debt, and seat 1 chooses at once."""
    collision = {"corruption": 1, "virtue": 1, "viscount": "1-2:OL"}
    other = {"board": ["racketeer-2", None, None], "viscount": "9-10:OR"}
    game = table(collision, other, phase="collision")
    assert (game.turn, game.seat, game.decision.kind, game.players[1].debts) == (0, 1, "either", 1)


@rule("VB-232")
def test_an_ability_answers_to_a_debt_flipped_in_the_turn_of_another() -> None:
    """Seat 0 completes a link with a flip: seat 1 flips its Debt, takes the resource, then Silver and Virtue."""
    other = {"debts": 1, "built": {"tp1": "5-6:2"}, "board": ["debt-collector-1", None, None], "viscount": "9-10:OR"}
    game = table({"viscount": "1-2:OL"}, other, {"viscount": "9-10:OL"}, resolve={"build_free": "workshop"})
    pick(game, "building", slot="w1")
    pick(game, "spot", segment="5-6", position=1)
    p = game.players[1]
    assert (game.seat, game.decision.kind, p.paid, p.goods, p.virtue) == (1, "resource", 1, [0, 0, 0, 0], 7)
    pick(game, "resource", key="amount-gold")
    assert (game.seat, game.decision.kind, p.goods, p.virtue) == (0, "play-card", [1, 0, 0, 1], 6)


# --- order


@rule("VB-233")
@pytest.mark.parametrize("first", ["racketeer-1", "racketeer-2"])
def test_several_abilities_at_one_moment_come_in_the_order_that_their_player_chooses(first: str) -> None:
    """Two Racketeers answer to one Debt: either may be first, and each answers once."""
    game = waiting({"gain": {"debt": 1}}, {"board": ["racketeer-1", "racketeer-2", None], "hand": ["abbot", "squire"]})
    assert (game.decision.kind, said(game, "card")) == ("order", ["racketeer-1", "racketeer-2"])
    pick(game, "order", card=first)
    choices = {
        "racketeer-1": ["effect-rearrange", "effect-discard"],
        "racketeer-2": ["effect-destroy", "effect-discard"],
    }
    assert said(game, "key") == choices[first]
    pick(game, "either", key="effect-discard")
    pick(game, "discard", key="keep-cards")
    second = next(card for card in choices if card != first)
    assert said(game, "key") == choices[second]
    pick(game, "either", key="effect-discard")
    pick(game, "discard", key="keep-cards")
    assert game.decision.kind == "action"


@rule("VB-233")
def test_what_one_ability_sets_off_is_finished_before_the_next_begins() -> None:
    """A hire by one Debt Collector, the Debt that it brings and the Racketeer's answer come before the other's flip."""
    board = ["debt-collector-3", "debt-collector-4", "racketeer-1"]
    seat = {"debts": 1, "deeds": 1, "board": board, "hand": ["abbot", "squire"]}
    game = waiting({"flip": "debt"}, seat, townsfolk={"3-4": ["bishop"]})
    pick(game, "resource", key="amount-ink")
    assert said(game, "card") == ["debt-collector-3", "debt-collector-4"]
    hire_first = game.copy()
    pick(hire_first, "order", card="debt-collector-4")
    pick(hire_first, "either", key="effect-hire-free")
    pick(hire_first, "free-hire", card="bishop")
    p = hire_first.players[0]
    assert (hire_first.decision.kind, p.debts, p.approved) == ("either", 1, 0)
    pick(hire_first, "either", key="effect-discard")
    pick(hire_first, "discard", card="squire")
    assert (hire_first.decision.kind, p.approved) == ("action", 1)
    pick(game, "order", card="debt-collector-3")
    assert (game.decision.kind, game.players[0].approved) == ("either", 1)


@rule("VB-233")
def test_among_players_the_active_one_comes_first() -> None:
    """A link with a flip is resolved by the builder before the other owner, whatever each of them chooses."""
    other = {"debts": 1, "deeds": 1, "built": {"tp1": "5-6:2"}, "viscount": "9-10:OR"}
    seat = {"debts": 1, "deeds": 1, "viscount": "1-2:OL"}
    game = table({"viscount": "9-10:OL"}, other, seat, to_act=2, resolve={"build_free": "workshop"})
    pick(game, "building", slot="w1")
    pick(game, "spot", segment="5-6", position=1)
    for who in (2, 1):
        assert (game.seat, game.decision.kind) == (who, "flip")
        pick(game, "flip", key="effect-flip-deed")
    assert (game.seat, game.decision.kind) == (2, "play-card")
