"""Gates of Gold, section D: the Manuscript Boards and what their columns unlock."""

from __future__ import annotations

from typing import Any

import pytest

import westkingdom as wk
from tests.kit.rule import rule
from tests.kit.viscounts import GATES, offers, pick, table
from westkingdom.viscounts.game import Viscounts
from westkingdom.viscounts.gates_of_gold.part import gates
from westkingdom.viscounts.silver import purse
from westkingdom.viscounts.terms import RIBBONS

BOARDS = {
    "grey": ["grey", "black", "blue", "yellow"],
    "black": ["black", "blue", "yellow", "grey"],
    "blue": ["blue", "yellow", "grey", "black"],
    "yellow": ["yellow", "grey", "black", "blue"],
}
CHEAP = {
    "grey": "ms-grey-3-virtue",
    "black": "ms-black-4-ink",
    "blue": "ms-blue-3-silver",
    "yellow": "ms-yellow-4-gold",
}
PLAIN = {"hand": ["abbot"], "discard": [], "draw": ["thief", "labourer"]}
"""A deck without questions: one card in the hand, two in the Draw Pile."""


def names(game: Viscounts, cards: list[int]) -> list[str]:
    """The ids of cards; - for an empty space."""
    return [game.cards.ids[card] if card >= 0 else "-" for card in cards]


def shown(game: Viscounts, seat: int = 0) -> Any:
    """What everybody sees of a seat's Manuscript Board."""
    view: Any = game.view(None)["gates-of-gold"]
    return view["players"][seat]


def unlocked(game: Viscounts, seat: int = 0) -> list[int]:
    """The numbers of the columns that a seat has unlocked."""
    return [i + 1 for i, column in enumerate(shown(game, seat)["columns"]) if column["unlocked"]]


def asked(game: wk.Game) -> tuple[str, int]:
    """What is asked of whom."""
    return game.decision.kind, game.decision.seat


def line(game: Viscounts, name: str) -> int:
    """One line of seat 0's score sheet."""
    return dict(game.scores[0].lines)[name]


def abilities(game: wk.Game) -> list[str]:
    """The columns that may be used now, by what they do."""
    said = [option.label.args["what"] for option in game.decision.options if option.kind == "turn-option"]
    return [what.key for what in said if isinstance(what, wk.Message)]


def pay(game: wk.Game, **goods: int) -> None:
    """Pay exactly these goods; what can only be paid in one way is not asked."""
    while game.decision.kind == "pay":
        good = game.decision.prompt.args["good"]
        assert isinstance(good, wk.Message)
        n = goods.get(good.key.removeprefix("amount-"), 0)
        label = wk.Message("pay-good", {"what": wk.Message(good.key, {"n": n})}) if n else None
        chosen = [o for o in game.decision.options if o.label == label or (label is None and o.label.key == "pay-none")]
        game.play(chosen[0])


def recruit(*pile: str, **words: Any) -> Viscounts:
    """A table in phase 4 at which seat 0 stands beside this pile of Townsfolk on 1-2, top first."""
    return table({"viscount": "1-2:OR", **words}, boxes=GATES, phase="recruit", townsfolk={"1-2": list(pile)})


def turn_begins(**words: Any) -> Viscounts:
    """A table at which the turn of seat 0 begins now: seat 1 has just finished the one before."""
    other = {"viscount": "9-10:OR"}
    return table(words, other, boxes=GATES, phase="draw", to_act=1)


# --- where Manuscripts go


@rule("GG-045")
def test_all_manuscripts_of_a_player_are_on_the_board() -> None:
    """The columns hold the starting Manuscript and all others, each counted once."""
    own = ["ms-grey-3-flip", "ms-black-4-ink", "ms-black-3-flip", "ms-yellow-4-gold"]
    game = table({"manuscript_board": "grey", "manuscripts": own}, boxes=GATES)
    assert [column["manuscripts"] for column in shown(game)["columns"]] == [2, 2, 0, 1]
    view: Any = game.view(None)
    assert view["players"][0]["manuscripts"] == ["ms-grey-start-board", *own]


@rule("GG-046")
@pytest.mark.parametrize("board", BOARDS)
@pytest.mark.parametrize("ribbon", RIBBONS)
def test_a_manuscript_goes_to_the_column_of_its_ribbon(board: str, ribbon: str) -> None:
    """A transcribed Manuscript lies in the column with its own colour, wherever that is on the board."""
    seat = {"manuscript_board": board, "viscount": "1-2:IN", "ink": 4, **PLAIN}
    game = table(seat, boxes=GATES, phase="action", manuscripts={"1-2": [CHEAP[ribbon]]})
    pick(game, "action", key="action-transcribe")
    counts = [int(colour == ribbon) + int(i == 0) for i, colour in enumerate(BOARDS[board])]
    assert [column["ribbon"] for column in shown(game)["columns"]] == BOARDS[board]
    assert [column["manuscripts"] for column in shown(game)["columns"]] == counts
    assert unlocked(game) == sorted({1, BOARDS[board].index(ribbon) + 1})


@rule("GG-047")
@pytest.mark.parametrize("ribbon", RIBBONS)
def test_a_manuscript_gained_for_nothing_goes_to_its_column_too(ribbon: str) -> None:
    """The column of a free Manuscript's ribbon holds it and is unlocked, no other one."""
    game = table(
        {"manuscript_board": "black"},
        boxes=GATES,
        manuscripts={"1-2": [CHEAP[ribbon]]},
        resolve={"gain_card": "manuscript_3_4"},
    )
    pick(game, "free-manuscript", manuscript=CHEAP[ribbon])
    counts = [int(colour == ribbon) + int(i == 0) for i, colour in enumerate(BOARDS["black"])]
    assert [column["manuscripts"] for column in shown(game)["columns"]] == counts
    assert unlocked(game) == sorted({1, BOARDS["black"].index(ribbon) + 1})


# --- the starting Manuscript


@rule("GG-048", "GG-054")
def test_the_board_shows_a_starting_manuscript_in_column_1() -> None:
    """From the start each player has exactly one Manuscript, in column 1, and only that column is unlocked."""
    for seed in range(10):
        game = wk.new_game("viscounts", seats=4, expansions=GATES, seed=seed)
        assert isinstance(game, Viscounts)
        for p in game.players:
            first, *others = shown(game, p.seat)["columns"]
            assert (first["manuscripts"], first["unlocked"]) == (1, True)
            assert [(column["manuscripts"], column["unlocked"]) for column in others] == [(0, False)] * 3
            tile = game.facts.manuscripts.ids[p.manuscripts[0]]
            assert (len(p.manuscripts), tile) == (1, f"ms-{first['ribbon']}-start-board")


@rule("GG-049")
def test_the_starting_manuscript_counts_in_sets_of_ribbons() -> None:
    """With three other colours it makes a set of four; alone it scores what one Manuscript scores."""
    own = ["ms-black-4-ink", "ms-blue-3-silver", "ms-yellow-4-gold"]
    game = table({"manuscript_board": "grey", "manuscripts": own}, boxes=GATES)
    assert line(game, "manuscript_sets") == 16
    assert line(table({"manuscript_board": "black", "manuscripts": own}, boxes=GATES), "manuscript_sets") < 16


@rule("GG-049")
@pytest.mark.parametrize(("outsider", "points"), [("outsider-scholar-3", 1 + 1), ("outsider-translator", 3)])
def test_the_starting_manuscript_counts_for_outsiders(outsider: str, points: int) -> None:
    """It is a grey ribbon for the Scholar, and completes the set of the Translator."""
    own = ["ms-black-4-ink", "ms-blue-3-silver", "ms-yellow-4-gold"]
    words = {"manuscripts": own, "discard": [outsider]}
    assert line(table({"manuscript_board": "grey", **words}, boxes=GATES), "outsiders") == points
    without = table({"manuscript_board": "blue", **words}, boxes=GATES)
    assert line(without, "outsiders") == {"outsider-scholar-3": 1, "outsider-translator": 0}[outsider]


@rule("GG-049")
def test_the_starting_manuscript_counts_where_manuscripts_are_counted() -> None:
    """1 VP for each 2 Manuscripts: three others and the starting one are four."""
    own = ["ms-black-6-manuscripts", "ms-blue-3-silver", "ms-yellow-4-gold"]
    assert line(table({"manuscripts": own}, boxes=GATES), "manuscripts") == 2


@rule("GG-049")
@pytest.mark.parametrize(("board", "bonus"), [("grey", ["cleric-bonus-grey"]), ("black", [])])
def test_the_starting_manuscript_is_one_of_three_ribbons_for_a_cleric_bonus_card(board: str, bonus: list[str]) -> None:
    """Two grey Manuscripts and the grey starting one earn the card; two without it do not."""
    game = table(
        {"manuscript_board": board, "manuscripts": ["ms-grey-3-flip"]},
        boxes=GATES,
        manuscripts={"1-2": ["ms-grey-3-virtue"]},
        resolve={"gain_card": "manuscript_3_4"},
    )
    pick(game, "free-manuscript", manuscript="ms-grey-3-virtue")
    view: Any = game.view(None)
    assert view["players"][0]["cleric_bonus"] == bonus


@rule("GG-049")
@pytest.mark.parametrize(
    ("ruling", "own", "bonus"),
    [
        ("ribbons", 1, ["cleric-bonus-grey"]),
        ("transcribed", 1, []),
        ("transcribed", 2, ["cleric-bonus-grey"]),
    ],
)
def test_by_a_ruling_only_transcribed_manuscripts_earn_a_cleric_bonus_card(
    ruling: str, own: int, bonus: list[str]
) -> None:
    """By the strict reading the grey starting Manuscript does not help: three others must be grey; for sets it counts still."""
    game = table(
        {"manuscript_board": "grey", "manuscripts": ["ms-grey-3-flip", "ms-grey-4-stone"][:own]},
        boxes=GATES,
        manuscripts={"1-2": ["ms-grey-3-virtue"]},
        resolve={"gain_card": "manuscript_3_4"},
        rulings={"GG-049": ruling},
    )
    pick(game, "free-manuscript", manuscript="ms-grey-3-virtue")
    view: Any = game.view(None)
    assert view["players"][0]["cleric_bonus"] == bonus
    assert view["gates-of-gold"]["players"][0]["columns"][0]["manuscripts"] == own + 2


@rule("GG-050")
def test_the_starting_manuscript_was_not_transcribed() -> None:
    """It brings no event of transcribing and no reward, has no Cleric cost, and is never in a pile."""
    game = wk.new_game("viscounts", seats=4, expansions=GATES, seed=1)
    assert isinstance(game, Viscounts)
    events = game.listen()
    start = gates(game).facts.start_tiles
    assert [game.facts.manuscripts.cost[tile] for tile in start] == [0, 0, 0, 0]
    assert not {tile for pile in game.manuscripts for tile in pile} & set(start)
    while game.round == 0:
        option = next(o for o in game.decision.options if o.label.args.get("player_card") != "player-card-5")
        game.play(option)
    told = {event.key for event in events}
    assert told & {"transcribe", "transcribe-printed", "cleric-bonus", "unlock-column", "gain-kings-order"} == set()


# --- the four boards


@rule("GG-051", "GG-052")
def test_the_ribbons_of_the_four_boards() -> None:
    """Board A reads grey, black, blue, yellow; on the others the colours go round, and the data say so."""
    game = wk.new_game("viscounts", seats=4, expansions=GATES, seed=0)
    assert isinstance(game, Viscounts)
    boards = {shown(game, seat)["manuscript_board"]: shown(game, seat)["columns"] for seat in range(4)}
    found = {name: [column["ribbon"] for column in columns] for name, columns in boards.items()}
    assert found == {f"manuscript-board-{first}": ribbons for first, ribbons in BOARDS.items()}
    unread = {board for board in found if board in game.facts.reconstructed}
    assert unread == {f"manuscript-board-{first}" for first in ("black", "blue", "yellow")}


@rule("GG-052")
def test_with_identical_boards_everybody_has_board_a() -> None:
    """The option gives the pictured board to every player; without it no two are the same."""
    same = wk.new_game("viscounts", seats=4, expansions=GATES, seed=3, manuscript_boards="identical")
    assert isinstance(same, Viscounts)
    assert [shown(same, seat)["manuscript_board"] for seat in range(4)] == ["manuscript-board-grey"] * 4
    assert all([column["ribbon"] for column in shown(same, seat)["columns"]] == BOARDS["grey"] for seat in range(4))
    same.check()
    with pytest.raises(wk.BadOptions):
        wk.new_game("viscounts", seats=4, expansions=GATES, seed=3, manuscript_boards="equal")


# --- unlocking


@rule("GG-053")
def test_a_column_is_unlocked_as_soon_as_it_holds_a_manuscript() -> None:
    """The Manuscript transcribed in phase 3 unlocks column 3 for phase 4, for its player only."""
    seat = {"manuscript_board": "grey", "viscount": "1-2:IN", "ink": 3, "silver": 1, **PLAIN}
    tops: dict[str, Any] = {"manuscripts": {"1-2": ["ms-blue-3-silver"]}, "townsfolk": {"1-2": ["peddler-1"]}}
    game = table(seat, boxes=GATES, phase="action", **tops)
    assert abilities(game) == []
    pick(game, "action", key="action-transcribe")
    assert (unlocked(game), unlocked(game, 1)) == ([1, 3], [1])
    assert asked(game) == ("recruit", 0)
    assert abilities(game) == ["effect-draw"]


@rule("GG-053")
def test_a_column_stays_unlocked() -> None:
    """In the next turn the ability is offered as well, and a second Manuscript changes nothing."""
    game = turn_begins(manuscript_board="grey", manuscripts=["ms-blue-3-flip", "ms-blue-3-silver"], silver=9)
    assert unlocked(game) == [1, 3]
    for _ in range(2):
        assert abilities(game) == ["effect-draw"]
        while game.seat == 0:
            game.play(game.decision.options[0])
        while game.seat == 1:
            game.play(game.decision.options[-1])
    assert unlocked(game) == [1, 3]


@rule("GG-053")
@pytest.mark.parametrize("column", [2, 3, 4])
def test_a_locked_column_cannot_be_used(column: int) -> None:
    """With the other columns unlocked and every price at hand the ability of an empty column is not there."""
    others = [other for other in (2, 3, 4) if other != column]
    seat = {"columns": others, "silver": 3, "ink": 3, "board": ["abbot", "squire", None], "hand": ["thief"]}
    game = table({"viscount": "1-2:OR", **seat}, boxes=GATES, phase="recruit", townsfolk={"1-2": ["friar"]})
    offered = {2: [], 3: ["effect-draw"], 4: ["effect-rearrange"]}
    assert abilities(game) == [key for other in others for key in offered[other]]
    pick(game, "recruit", card="friar")
    assert (game.decision.kind == "pay") == (2 in others)


# --- column 1: a King's Order instead of a hire


@rule("GG-054")
def test_column_1_can_be_used_in_the_first_turn() -> None:
    """In the first round, with nothing transcribed, a King's Order can be gained instead of a hire."""
    game = table(
        {"viscount": "1-2:OR", "silver": 3}, boxes=GATES, phase="recruit", round=1, townsfolk={"1-2": ["friar"]}
    )
    assert [option.label.key for option in game.decision.options] == ["recruit-card", "hire-instead", "recruit-nobody"]


@rule("GG-054")
def test_hiring_and_the_kings_order_instead_each_say_what_they_give() -> None:
    """The card says its own effect, the other option a King's Order, and hiring nobody gives nothing."""
    game = table({"viscount": "1-2:OR", "silver": 3}, boxes=GATES, phase="recruit", townsfolk={"1-2": ["friar"]})
    hired, instead, nobody = game.decision.options
    assert ([said.key for said in instead.gain], nobody.gain) == (["effect-gain-kings-order"], [])
    assert hired.gain
    assert hired.gain != instead.gain


@rule("GG-055")
@pytest.mark.parametrize(
    "position",
    [
        {"seat": {"viscount": "1-2:OR", "silver": 3}, "phase": "recruit"},
        {"seat": {"board": [None, None, "journeyman-1"], "hand": ["abbot"]}},
        {"seat": {}, "resolve": {"hire_free": 1}},
        {"seat": {}, "resolve": {"gain_card": "manuscript_3_4"}, "manuscripts": {"1-2": ["ms-blue-3-hire"]}},
        {"seat": {"hand": ["father"], "board": [None, None, None]}},
        {"seat": {}, "resolve": {"build_free": "workshop"}},
    ],
)
def test_every_opportunity_to_hire_may_give_a_kings_order(position: dict[str, Any]) -> None:
    """The phase, a drop-off, an effect, a Manuscript, a played card, a Building Spot: each time it is offered."""
    rest = dict(position)
    game = table(rest.pop("seat"), boxes=GATES, **rest)
    for _ in range(9):
        if game.decision.kind in ("recruit", "free-hire"):
            break
        wanted = [*offers(game, manuscript="ms-blue-3-hire"), *offers(game, segment="1-2", position=2)]
        game.play([*wanted, game.decision.options[0]][0])
    assert len(offers(game, key="hire-instead")) == 1
    pick(game, game.decision.kind, key="hire-instead")
    assert "kings-order" in names(game, game.players[0].discard)
    assert gates(game).kings_orders == 21


@rule("GG-055")
def test_a_kings_order_is_never_forced_where_nobody_can_be_hired() -> None:
    """With no Townsfolk Card left in any pile a Free Hire may be turned into a King's Order, or be left."""
    cards = table({}, boxes=GATES).cards
    words: dict[str, Any] = {"removed": [cards.ids[card] for card in cards.neutrals], "resolve": {"hire_free": 1}}
    game = table(PLAIN, boxes=GATES, **words)
    assert [option.label.key for option in game.decision.options] == ["hire-instead", "recruit-nobody"]
    pick(game, "free-hire", key="recruit-nobody")
    assert game.players[0].discard == []


@rule("GG-056")
@pytest.mark.parametrize(("silver", "possible"), [(2, False), (3, True), (4, True)])
def test_in_the_recruit_phase_a_kings_order_costs_3_silver(silver: int, possible: bool) -> None:
    """With 3 Silver it is offered for exactly 3, with 2 it is not."""
    game = recruit("peddler-1", silver=silver, **PLAIN)
    assert bool(offers(game, key="hire-instead")) == possible
    if possible:
        pick(game, "recruit", key="hire-instead")
        assert game.players[0].goods[0] == silver - 3


@rule("GG-056")
def test_a_kings_order_for_a_free_hire_costs_nothing() -> None:
    """Without any Silver a Free Hire may be a King's Order, and Silver is not touched."""
    for silver in (0, 5):
        game = table({"silver": silver}, boxes=GATES, resolve={"hire_free": 1})
        pick(game, "free-hire", key="hire-instead")
        assert game.players[0].goods[0] == silver


@rule("GG-057")
def test_the_3_silver_are_never_changed() -> None:
    """A Castle Leader who makes Townsfolk cheaper does not make a King's Order cheaper."""
    seat = {"viscount": "1-2:OR", "tier3": 1, **PLAIN}
    words: dict[str, Any] = {"boxes": GATES, "phase": "recruit", "castle_leader_card": "castle-leader-discount"}
    game = table({**seat, "silver": 3}, townsfolk={"1-2": ["sculptor"]}, **words)
    prices = [option.cost[0].args["n"] for option in game.decision.options if option.cost]
    assert prices == [2, 3]
    pick(game, "recruit", key="hire-instead")
    assert game.players[0].goods[0] == 0
    game = table({**seat, "silver": 2}, townsfolk={"1-2": ["sculptor"]}, **words)
    assert [option.label.key for option in game.decision.options] == ["recruit-card", "recruit-nobody"]


@rule("GG-058")
@pytest.mark.parametrize("free", [False, True])
def test_a_kings_order_counts_as_a_hire_for_everything_else(free: bool) -> None:
    """Matilda answers with a card, a Discard and 1 Silver, and the first Workshop with its Discard."""
    seat = {"board": ["hero-matilda", None, None], "built": {"w1": "9-10:4"}, "viscount": "1-2:OR", "silver": 3}
    where: dict[str, Any] = {"resolve": {"hire_free": 1}} if free else {}
    game = table({**seat, "hand": ["abbot", "squire"]}, boxes=GATES, phase="recruit", **where)
    pick(game, "free-hire" if free else "recruit", key="hire-instead")
    pick(game, "discard", key="keep-cards")
    pick(game, "order", thing="w1")
    pick(game, "discard", card="abbot")
    assert len(game.players[0].hand) == 2
    pick(game, "discard", key="keep-cards")
    assert game.players[0].goods[0] == (4 if free else 1)


@rule("GG-059")
@pytest.mark.parametrize("choice", [{"card": "friar"}, {"key": "hire-instead"}])
def test_at_most_one_hire_is_made_in_the_recruit_phase(choice: dict[str, str]) -> None:
    """After a Townsfolk Card no King's Order can be gained, after a King's Order no Townsfolk Card hired."""
    game = recruit("friar", "miner", silver=9, **PLAIN)
    pick(game, "recruit", **choice)
    if game.decision.kind == "discard":
        pick(game, "discard", key="keep-cards")
    assert game.seat == 1
    assert len(game.players[0].discard) == 1


@rule("GG-060")
@pytest.mark.parametrize("free", [False, True])
def test_with_a_kings_order_no_townsfolk_card_is_taken(free: bool) -> None:
    """The Friar stays on its pile, and its 1 Virtue is not gained."""
    where: dict[str, Any] = {"resolve": {"hire_free": 1}} if free else {}
    seat = {"viscount": "1-2:OR", "silver": 3, **PLAIN}
    game = table(seat, boxes=GATES, phase="recruit", townsfolk={"1-2": ["friar"]}, **where)
    piles = [pile[:] for pile in game.townsfolk]
    pick(game, "free-hire" if free else "recruit", key="hire-instead")
    assert game.townsfolk == piles
    assert (game.players[0].virtue, names(game, game.players[0].discard)) == (7, ["kings-order"])


@rule("GG-061")
@pytest.mark.parametrize(
    ("first", "second", "gained"),
    [
        ("friar", "friar", ["friar", "miner"]),
        ("friar", "instead", ["friar", "kings-order"]),
        ("instead", "friar", ["kings-order", "friar"]),
        ("instead", "instead", ["kings-order", "kings-order"]),
    ],
)
def test_of_several_hires_each_may_be_replaced(first: str, second: str, gained: list[str]) -> None:
    """Two Free Hires are two Townsfolk Cards, one and a King's Order in any order, or two King's Orders."""
    game = table(PLAIN, boxes=GATES, townsfolk={"1-2": ["friar", "miner"]}, resolve={"hire_free": 2})
    for choice in (first, second):
        if choice == "instead":
            pick(game, "free-hire", key="hire-instead")
            pick(game, "discard", key="keep-cards")
        else:
            pick(game, "free-hire", segment="1-2")
    assert names(game, game.players[0].discard) == gained


@rule("GG-062")
def test_column_1_may_be_used_beside_an_empty_pile() -> None:
    """No Townsfolk Card can be hired there, yet a King's Order can be gained for 3 Silver."""
    seat = {"viscount": "1-2:OR", "silver": 3, **PLAIN}
    game = table(seat, boxes=GATES, phase="recruit", townsfolk={"1-2": []})
    assert [option.label.key for option in game.decision.options] == ["hire-instead", "recruit-nobody"]
    pick(game, "recruit", key="hire-instead")
    assert (names(game, game.players[0].discard), game.players[0].goods[0]) == (["kings-order"], 0)


BUILDERS = ["builder-diversified-collision-hire", "builder-specialized-order-silver"]


def collision_of_seat_1(**words: Any) -> Viscounts:
    """Seat 1 has a collision; seat 0 hires for nothing by a Builder Card, with an Outsider on the board."""
    holder = {"builder": ["diversified"], "board": ["outsider-hunter", "abbot", "squire"], **words}
    other = {"viscount": "9-10:OR", "corruption": 3, "virtue": 3}
    return table(holder, other, boxes=GATES, phase="collision", to_act=1, builder_cards=BUILDERS)


@rule("GG-063")
def test_column_1_may_be_used_on_the_turn_of_another_player() -> None:
    """A hire that seat 0 gains in the collision of seat 1 may be a King's Order."""
    game = collision_of_seat_1(hand=["thief"], discard=[])
    assert (asked(game), game.turn) == (("free-hire", 0), 1)
    pick(game, "free-hire", key="hire-instead")
    assert names(game, game.players[0].discard) == ["kings-order"]
    assert asked(game) == ("discard", 0)


@rule("GG-064")
def test_without_kings_orders_column_1_does_nothing() -> None:
    """With an empty pile a Townsfolk Card can be hired in phase 4 and for nothing, a King's Order not."""
    all_others = {"discard": ["kings-order"] * 23, "viscount": "9-10:OR"}
    words: dict[str, Any] = {"boxes": GATES, "townsfolk": {"1-2": ["friar"]}, "kings_orders": 0}
    game = table({"viscount": "1-2:OR", "silver": 9}, all_others, phase="recruit", **words)
    assert [option.label.key for option in game.decision.options] == ["recruit-card", "recruit-nobody"]
    game = table({}, all_others, resolve={"hire_free": 1}, **words)
    assert [option.label.key for option in game.decision.options] == ["hire-card"] * 5


# --- column 2: resources in place of Silver


@rule("GG-065")
@pytest.mark.parametrize("good", ["ink", "stone", "gold"])
def test_a_resource_may_be_spent_in_place_of_a_silver(good: str) -> None:
    """One Ink Well, Stone or Gold stands for 1 Silver of a hire; without column 2 it does not."""
    game = recruit("peddler-1", columns=[2], **{good: 1}, **PLAIN)
    pick(game, "recruit", card="peddler-1")
    assert game.players[0].goods == [0, 0, 0, 0]
    assert recruit("peddler-1", columns=[3, 4], **{good: 1}, **PLAIN).seat == 1


@rule("GG-065")
def test_the_player_says_what_is_paid() -> None:
    """Silver may be kept and resources spent, or the other way round; exactly the price is paid."""
    for goods in ({"silver": 2}, {"silver": 1, "gold": 1}, {"ink": 1, "stone": 1}, {"stone": 1, "gold": 1}):
        game = recruit("friar", columns=[2], silver=2, ink=1, stone=1, gold=1, **PLAIN)
        pick(game, "recruit", card="friar")
        pay(game, **goods)
        left = [2, 1, 1, 1]
        spent = [goods.get(good, 0) for good in ("silver", "ink", "stone", "gold")]
        assert game.players[0].goods == [n - paid for n, paid in zip(left, spent, strict=True)]


@rule("GG-066")
@pytest.mark.parametrize("columns", [[2], []])
def test_resources_pay_for_extra_movement(columns: list[int]) -> None:
    """2 spaces further are paid with a Silver and a Gold; without column 2 only 1 can be paid."""
    seat = {"viscount": "1-2:OR", "columns": columns, "silver": 1, "gold": 1, "hand": ["trader-1"]}
    game = table(seat, boxes=GATES)
    there = offers(game, segment="3-4", kind="IN") + offers(game, segment="3-4", kind="OR")
    assert [option.cost[0].args["n"] for option in there] == [1, 1]
    far = offers(game, segment="5-6")
    costs = [[(part.key, part.args["n"]) for part in option.cost] for option in far]
    assert costs == ([[("amount-silver", 1), ("amount-gold", 1)]] * 2 if columns else [])
    if columns:
        pick(game, "move", segment="5-6", kind="OL")
        assert game.players[0].goods == [0, 0, 0, 0]


@rule("GG-066")
@pytest.mark.parametrize(("columns", "most"), [([2], 2), ([], 1)])
def test_resources_pay_for_merchants_in_a_trade(columns: list[int], most: int) -> None:
    """At 2 Merchants for an Ink Well, 2 on the board, 1 Silver and 1 Stone make 2 exchanges."""
    seat = {"viscount": "1-2:OR", "columns": columns, "silver": 1, "stone": 1, "board": ["lender-1", None, None]}
    game = table(seat, boxes=GATES, phase="action", townsfolk={"1-2": []}, removed=[])
    pick(game, "action", key="action-trade")
    if most == 2:
        assert [option.label.args["n"] for option in game.decision.options] == [1, 2]
        pick(game, "exchanges", n=2)
        while game.decision.kind in ("dismiss", "pay"):
            game.play(
                offers(game, key="dismiss-nobody")[0] if game.decision.kind == "dismiss" else game.decision.options[-1]
            )
        assert game.players[0].goods == [0, 2, 0, 0]
    else:
        assert game.players[0].goods == [1, 1, 1, 0]


@rule("GG-066")
@pytest.mark.parametrize("columns", [[2], []])
def test_resources_pay_for_a_dismissal(columns: list[int]) -> None:
    """With 2 Ink Wells the Miner, who costs 2, can be dismissed for a Builder; without column 2 he cannot."""
    seat = {"viscount": "1-2:OL", "columns": columns, "ink": 2, "board": ["labourer", "stonecutter-1", None]}
    game = table(seat, boxes=GATES, phase="action", townsfolk={"1-2": ["miner"]})
    assert bool(offers(game, key="action-construct")) == bool(columns)
    if columns:
        pick(game, "action", key="action-construct")
        pick(game, "building", slot="w1")
        assert names(game, game.removed) == ["miner"]
        assert game.players[0].goods == [0, 0, 0, 0]


@rule("GG-066")
@pytest.mark.parametrize("columns", [[2], []])
def test_resources_pay_for_icons_that_silver_makes(columns: list[int]) -> None:
    """The Mason makes a Builder of 2 Silver, here of 1 Silver and 1 Gold, if column 2 is unlocked."""
    seat = {"viscount": "1-2:OL", "columns": columns, "silver": 1, "gold": 1, "board": ["mason", "labourer", None]}
    game = table(seat, boxes=GATES, phase="action", townsfolk={"1-2": ["princess"]})
    assert bool(offers(game, key="action-construct")) == bool(columns)
    if columns:
        pick(game, "action", key="action-construct")
        pick(game, "building", slot="w1")
        pick(game, "spot", position=1)
        assert game.players[0].goods == [0, 0, 0, 1]


@rule("GG-066")
def test_resources_pay_for_column_3() -> None:
    """2 resources stand for the 2 Silver of column 3; a Silver and a resource do as well."""
    for goods in ({"ink": 1, "stone": 1}, {"silver": 1, "gold": 1}):
        game = recruit("friar", columns=[2, 3], hand=["abbot", "squire", "thief"], **goods)
        pick(game, "recruit", key="turn-option")
        assert (game.players[0].goods, len(game.players[0].hand)) == ([0, 0, 0, 0], 4)


@rule("GG-067")
def test_resources_are_not_exchanged_for_silver_to_keep() -> None:
    """Column 2 alone is offered at no time, and no payment leaves more Silver or takes more than its price."""
    game = recruit("peddler-1", columns=[2], ink=3, **PLAIN)
    assert [option.kind for option in game.decision.options] == ["recruit"] * 3
    pick(game, "recruit", card="peddler-1")
    assert game.players[0].goods == [0, 2, 0, 0]
    assert [
        option.label.key for option in turn_begins(columns=[2], ink=9).decision.options if option.kind == "turn-option"
    ] == []


# --- column 3: a card for 2 Silver


@rule("GG-068")
@pytest.mark.parametrize(("silver", "possible"), [(1, False), (2, True), (3, True)])
def test_2_silver_draw_the_top_card_of_the_draw_pile(silver: int, possible: bool) -> None:
    """Exactly 2 Silver are paid and exactly the top card comes to the hand; 1 Silver is not enough."""
    game = turn_begins(columns=[3], silver=silver, hand=["abbot"], draw=["thief", "labourer"], discard=[])
    if not possible:
        assert abilities(game) == []
        return
    pick(game, "pause", key="turn-option")
    p = game.players[0]
    assert (names(game, p.hand), names(game, p.draw)) == (["abbot", "thief"], ["labourer"])
    assert p.goods[0] == silver - 2


@rule("GG-069")
@pytest.mark.parametrize(("board", "markers"), [(["thief", None, None], (2, 7)), (["abbot", None, None], (1, 6))])
def test_column_3_shuffles_the_discards_if_the_draw_pile_is_empty(board: list[str], markers: tuple[int, int]) -> None:
    """The discards are shuffled with 1 Corruption if a Criminal lies on the board, else with 1 Virtue."""
    game = turn_begins(columns=[3], silver=2, board=board, hand=["squire"], draw=[], discard=["labourer", "lender-1"])
    pick(game, "pause", key="turn-option")
    p = game.players[0]
    assert (p.corruption, p.virtue) == markers
    assert (len(p.hand), len(p.draw), p.discard) == (2, 1, [])


@rule("GG-070")
def test_column_3_cannot_be_used_without_any_card_to_draw() -> None:
    """With Draw Pile and discards empty it is not offered, and is said to be impossible; with a discard it is."""
    seat = {"columns": [3], "silver": 9, "hand": ["abbot", "thief"], "draw": [], "board": ["squire", None, None]}
    words: dict[str, Any] = {"boxes": GATES, "phase": "recruit", "townsfolk": {"1-2": ["friar"]}}
    game = table({**seat, "viscount": "1-2:OR", "discard": []}, **words)
    assert abilities(game) == []
    assert [reason.reason.key for reason in game.decision.why_not()] == ["why-not-nothing-to-do"]
    game = table({**seat, "viscount": "1-2:OR", "discard": ["labourer"]}, **words)
    assert abilities(game) == ["effect-draw"]


@rule("GG-071")
def test_the_hand_limit_does_not_restrict_column_3() -> None:
    """Whoever has 3 cards draws a fourth and a fifth, and keeps them at the end of the turn."""
    game = recruit("friar", columns=[3], silver=4, hand=["abbot", "thief", "squire"], board=["labourer", None, None])
    pick(game, "recruit", key="turn-option")
    pick(game, "recruit", key="turn-option")
    assert len(game.players[0].hand) == 5
    assert (game.seat, len(game.players[0].hand)) == (1, 5)


# --- column 4: Rearrange for 3 resources


@rule("GG-072")
@pytest.mark.parametrize(
    ("goods", "possible"),
    [
        ({"ink": 3}, True),
        ({"stone": 2, "gold": 1}, True),
        ({"ink": 1, "stone": 1, "gold": 1}, True),
        ({"ink": 1, "stone": 1, "silver": 9}, False),
    ],
)
def test_3_resources_rearrange_the_board(goods: dict[str, int], possible: bool) -> None:
    """Any mix of 3 resources pays for any order of the cards; Silver stands for none."""
    game = recruit("sculptor", columns=[4], board=["abbot", "squire", "labourer"], **goods, **PLAIN_2)
    assert abilities(game) == (["effect-rearrange"] if possible else [])
    if possible:
        pick(game, "recruit", key="turn-option")
        assert (game.decision.kind, len(game.decision.options)) == ("rearrange", 6)
        assert game.players[0].goods == [0, 0, 0, 0]
        game.play(game.decision.options[5])
        assert names(game, game.players[0].board) == ["labourer", "squire", "abbot"]


PLAIN_2 = {"hand": ["thief"], "draw": ["trader-1"], "discard": []}


# --- when


@rule("GG-073")
def test_abilities_may_be_used_again_and_again_in_any_combination() -> None:
    """In one phase: draw, rearrange, draw and draw again, until the goods are spent."""
    seat = {"hand": ["thief"], "draw": ["trader-1", "lender-1", "financer"], "discard": []}
    game = recruit("friar", columns=[2, 3, 4], silver=6, ink=3, board=["abbot", "squire", "labourer"], **seat)
    pick(game, "recruit", key="effect-draw")
    pay(game, silver=2)
    pick(game, "recruit", key="effect-rearrange")
    game.play(game.decision.options[1])
    pick(game, "recruit", key="effect-draw")
    pick(game, "recruit", key="effect-draw")
    p = game.players[0]
    assert (p.goods, len(p.hand)) == ([0, 0, 0, 0], 4)
    assert names(game, p.board) == ["abbot", "labourer", "squire"]


@rule("GG-074")
def test_abilities_are_offered_at_every_decision_point_of_the_turn() -> None:
    """Before the shift, with the card, the movement, the action, the recruit, after a hire, and after the draw."""
    game = turn_begins(columns=[3], silver=40, board=["abbot", "squire", None], viscount="1-2:OR")
    points: list[str] = []
    while game.seat == 0:
        assert abilities(game) == ["effect-draw"], game.decision
        points.append(game.decision.kind)
        wanted = [*offers(game, key="recruit-card"), game.decision.options[0]]
        game.play(offers(game, key="action-none")[0] if game.decision.kind == "action" else wanted[0])
        while game.decision.kind in ("discard", "rearrange", "free-hire"):
            assert abilities(game) == []
            game.play(game.decision.options[-1])
    assert points == ["pause", "play-card", "move", "action", "recruit", "pause", "pause"]


@rule("GG-074")
def test_abilities_are_offered_after_a_collision() -> None:
    """When all steps of a collision are done an ability may be used before cards are drawn."""
    seat = {"columns": [3], "silver": 4, "corruption": 3, "virtue": 3, "hand": ["abbot"]}
    game = table(seat, boxes=GATES, phase="collision")
    assert (game.decision.kind, abilities(game)) == ("pause", ["effect-draw"])
    p = game.players[0]
    assert (p.corruption, p.virtue, p.deeds, len(p.hand)) == (1, 7, 1, 1)
    pick(game, "pause", key="go-on")
    assert (game.decision.kind, abilities(game), len(p.hand)) == ("pause", ["effect-draw"], 3)


@rule("GG-074")
def test_abilities_are_not_offered_while_an_effect_is_half_resolved() -> None:
    """Not with a Discard, a Destroy, a Free Hire, a flip or a payment of the own turn, whatever the player has."""
    seat = {"columns": [2, 3, 4], "silver": 9, "ink": 9, "debts": 1, "deeds": 1, "board": ["abbot", "squire", None]}
    for effect in ({"discard": 1}, {"destroy": 1}, {"hire_free": 1}, {"flip": "either"}, {"welcome": 1}):
        game = table(seat, boxes=GATES, phase="recruit", resolve=effect)
        assert game.decision.kind != "recruit"
        assert abilities(game) == []
    game = recruit("friar", **seat)
    pick(game, "recruit", card="friar")
    assert (game.decision.kind, abilities(game)) == ("pay", [])


@rule("GG-074", "GG-075")
def test_abilities_are_not_offered_on_the_turn_of_another_player() -> None:
    """Asked in the collision of seat 1, seat 0 has no column 3 or 4; nor at the decisions of seat 1."""
    game = collision_of_seat_1(columns=[2, 3, 4], silver=9, ink=9)
    assert (asked(game), game.turn) == (("free-hire", 0), 1)
    assert abilities(game) == []
    game = table({"columns": [3, 4], "silver": 9, "ink": 9}, {"silver": 9, "ink": 9}, boxes=GATES, to_act=1)
    assert (asked(game), abilities(game)) == (("play-card", 1), [])


@rule("GG-075")
def test_resources_stand_for_silver_only_on_the_own_turn() -> None:
    """With column 2 and 3 Ink Wells a player could pay 3 Silver on the own turn, none on that of another player."""
    seats: list[dict[str, Any]] = [{"columns": [2], "ink": 3}, {"viscount": "1-2:OR", "ink": 3}]
    own, other = (table(*seats, boxes=GATES, to_act=seat) for seat in (0, 1))
    assert (purse(own, own.players[0]), purse(other, other.players[0])) == (3, 0)
    assert (purse(own, own.players[1]), purse(other, other.players[1])) == (0, 0)


# --- worked examples


@rule("GG-EX-1")
def test_columns_2_and_3_together_before_the_shift() -> None:
    """A Stone and a Gold pay for the top card X, which may then be played at once."""
    hand = ["abbot", "squire", "thief"]
    game = turn_begins(columns=[2, 3], stone=1, gold=1, hand=hand, draw=["labourer"], discard=[])
    assert game.decision.kind == "pause"
    pick(game, "pause", key="turn-option")
    p = game.players[0]
    assert (names(game, p.hand), p.goods) == ([*hand, "labourer"], [0, 0, 0, 0])
    pick(game, "play-card", card="labourer")
    assert names(game, p.board)[0] == "labourer"


@rule("GG-EX-2")
def test_column_4_before_the_shift() -> None:
    """A, B, C become C, A, B: then B drops off instead of C."""
    cards = {"board": ["abbot", "squire", "labourer"], "hand": ["thief"], "draw": ["trader-1"], "discard": []}
    game = turn_begins(columns=[4], ink=2, stone=1, **cards)
    control = game.copy()
    pick(game, "pause", key="turn-option")
    pick(game, "rearrange", parts=[wk.Message("card", {"card": card}) for card in ("labourer", "abbot", "squire")])
    assert game.players[0].goods == [0, 0, 0, 0]
    assert names(game, game.players[0].discard) == ["squire"]
    assert names(game, game.players[0].board)[1:] == ["labourer", "abbot"]
    pick(control, "pause", key="go-on")
    assert names(control, control.players[0].discard) == ["labourer"]
    assert names(control, control.players[0].board)[1:] == ["abbot", "squire"]


@rule("GG-074")
def test_a_turn_that_begins_in_a_position_offers_the_columns_before_the_shift() -> None:
    """Before the shift column 3 is offered to whoever can pay for it, and nobody else is asked to go on."""
    seat = {"columns": [3], "hand": ["thief", "abbot"], "board": [None, None, "squire"]}
    game = table({**seat, "silver": 2}, boxes=GATES)
    assert (game.decision.kind, [option.kind for option in game.decision.options]) == (
        "pause",
        ["pause", "turn-option"],
    )
    assert game.players[0].board[2] >= 0
    assert table({**seat, "silver": 1}, boxes=GATES).decision.kind == "play-card"
