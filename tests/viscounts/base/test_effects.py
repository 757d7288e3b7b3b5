"""Rule tests: discard and destroy, rearrange and shuffle (ledger section 6)."""

from __future__ import annotations

import pytest

import westkingdom as wk
from tests.kit.chapters.viscounts.effects import WAITING, said, waiting
from tests.kit.rule import rule
from tests.kit.viscounts import names, pick
from westkingdom.viscounts.game import Viscounts

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
