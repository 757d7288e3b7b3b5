"""The text table shows and explains the pieces of the expansion boxes."""

from __future__ import annotations

from typing import Any

import pytest

import westkingdom as wk
from tests.kit.terminal.scripted import page_after, play
from tests.kit.viscounts import BOTH, GATES, KEYS, table
from westkingdom.viscounts.game import Viscounts

ROW = ["outsider-tyrant", "outsider-hunter", "outsider-scholar-2"]
LEADER = "castle-leader-shuffle"
BUILDERS = ["builder-diversified-collision-silver", "builder-specialized-order-virtue"]
HEROES = ["hero-girard", "hero-zesiro", "hero-renauld"]
BUILT = {"tp1": "3-4:1", "gh1": "3-4:2", "w1": "3-4:3"}
LINE = ["chest-double-cleric", "chest-split-noble", "chest-merchant-builder", "chest-silver-cleric"]


ANN: dict[str, Any] = {
    "hand": ["abbot", "squire"],
    "board": ["labourer", None, None],
    "viscount": "1-2:OL",
    "silver": 5,
}


def gates(seat: dict[str, Any], **position: Any) -> Viscounts:
    """Ann's turn with Gates of Gold, the row of Outsiders and the cards of the game known."""
    known = {"outsiders": ROW, "castle_leader_card": LEADER, "builder_cards": BUILDERS}
    mine = {**ANN, "manuscript_board": "grey", **seat}
    return table(mine, boxes=GATES, **{**known, **position})


def keys(seat: dict[str, Any], **position: Any) -> Viscounts:
    """Ann's turn with Keeper of Keys, both lines known."""
    mine = {**ANN, **seat}
    return table(mine, boxes=KEYS, **{"heroes": HEROES, "chests": LINE, **position})


# --- the table


def test_gates_of_gold_shows_its_piles_row_and_cards() -> None:
    _, screen = play(gates({}))
    for shown in (
        "Gates of Gold",
        "In short: Welcoming an Outsider: put one from the row on your discards, for free;",
        "King's Orders: 22 left. King's Order, 3 silver, Merchant. Gained: discard up to 1 card.",
        "Outsiders: Tyrant, Outsider, 3 silver, Criminal. Refused: gain 1 corruption, then flip a deed. End of the",
        "Hunter, Outsider, 1 silver, Merchant, Cleric. Refused: gain 4 silver.",
        "21 more in the pile.",
        "Builder cards: Diversified Builder card. For the first player with one Building of each type.",
        "Whenever you gain a King's Order: gain 1 virtue. 2 VP. Nobody has it yet.",
        "Castle Leader card: For the player with the most workers in tier 3. Whenever you shuffle: gain any 1 resource.",
    ):
        assert shown in screen.page(0)


def test_a_reconstructed_piece_of_a_box_is_marked() -> None:
    _, screen = play(gates({}, castle_leader_card="castle-leader-move"))
    assert "You may move 1 space further for free. 5 VP. Partly reconstructed." in screen.page(0)


def test_a_manuscript_board_shows_its_columns_and_what_they_do() -> None:
    _, screen = play(gates({"manuscripts": ["ms-blue-5-destroy-flip"]}))
    page = screen.page(0)
    assert "Manuscripts column 1 grey: 1, column 2 black: locked, column 3 blue: 1, column 4 yellow: locked" in page
    assert "Column 3, blue: 1 Manuscript; on your turn you may pay 2 silver to draw 1 card" in page
    assert (
        "Column 2, black: Locked until you have a Manuscript of this colour; then you may pay any resource as 1 silver."
        in page
    )
    assert "Manuscript: Grey Manuscript printed on a Manuscript Board." in page


def test_cards_that_players_keep_are_shown_with_what_they_do() -> None:
    _, screen = play(gates({"tier3": 1, "builder": ["diversified"], "built": BUILT}, castle_leader=0))
    page = screen.page(0)
    assert "Bonus cards Castle Leader card, Diversified Builder card;" in page
    assert "Castle Leader card: Whenever you shuffle: gain any 1 resource." in page
    assert "if you have a King's Order on your board, gain 2 silver. 3 VP. Ann has it." in page


def test_keeper_of_keys_shows_its_lines_and_public_buildings() -> None:
    _, screen = play(keys({"public": {"workshop": "1-2:1"}}))
    for shown in (
        "Keeper of Keys",
        "Heroes: Girard, 1 silver, 3 Merchants. Drop-off. Gain a Hero to your hand, then gain 2 silver.",
        "Chest Tiles: In an action, 1 Cleric icon on the card above it may count as 2 Cleric icons.",
        "14 more in the pile.",
        "Points at the end: 1 Chest Tile: 2 VP, 2 tiles: 5 VP and 3 tiles: 9 VP.",
        "Public Buildings: Public Trading Post. 4 Builder icons. Replaces one of your Trading Posts that your Viscount can reach",
        "on your board for this collision. 7 VP. Ann has it.",
        "Spots: left of the river: 1 Ann's Public Workshop,",
        "Bonus cards Public Workshop;",
    ):
        assert shown in screen.page(0)


def test_chest_tiles_are_shown_under_their_places() -> None:
    own = ["chest-merchants-ink", None, "chest-criminal-ink"]
    _, screen = play(keys({"chests": own}))
    page = screen.page(0)
    assert "Chest Tiles left: Chest Tile (2 Merchants: gain 1 ink), right: Chest Tile (Criminal: gain 1 ink);" in page
    assert (
        "Under left: Whenever a card with at least 2 Merchant icons is played or moves on above it (not when rearranged): gain 1 ink."
        in page
    )
    assert "Under middle" not in page


def test_before_the_draft_is_over_no_heroes_are_laid() -> None:
    _, screen = play(wk.new_game("viscounts", seats=2, expansions=BOTH, seed=1), "", people=2)
    assert "Heroes: 3 are turned face up once everyone has a pair." in screen.page(1)


def test_boxes_shows_their_pieces_alone() -> None:
    _, screen = play(gates({}), "boxes")
    assert "King's Orders: " in screen.page(1)
    assert "Lake (1-2)" not in screen.page(1)
    _, screen = play(table({"hand": ["abbot", "squire"], "viscount": "1-2:OL"}), "boxes")
    assert screen.pages[1][0] == "This game has no expansions."


@pytest.mark.parametrize(
    ("typed", "sentence"),
    [
        ("cards king's order", "King's Order, 3 silver, Merchant."),
        ("cards column 2", "Column 2. You may pay any resource as 1 silver."),
        ("cards grey manuscript board", "Grey Manuscript Board. Column 1, grey: instead of hiring"),
        ("cards girard", "There is no card called “girard”."),
    ],
)
def test_pieces_of_the_boxes_in_play_can_be_looked_up(typed: str, sentence: str) -> None:
    _, screen = play(gates({}), typed)
    assert screen.pages[1][0].startswith(sentence)


# --- choices


def test_welcoming_says_what_an_outsider_is_worth() -> None:
    page = page_after(gates({}, phase="movement", resolve={"welcome": 1}))
    assert "Which Outsider do you welcome?" in page
    assert "Welcome the Scholar. Value 1, Merchant, Cleric. End of the game. 1 VP and 1 VP for each yellow" in page


def test_refusing_says_what_it_brings() -> None:
    page = page_after(gates({}, phase="movement", resolve={"refuse": 1}))
    assert "Which Outsider do you refuse?" in page
    assert "2. Refuse the Hunter. Gain 4 silver." in page


def test_a_kings_order_in_place_of_a_hire_is_explained() -> None:
    page = page_after(gates({}, phase="recruit"))
    assert "Gain a King's Order instead of hiring. Costs 3 silver. Gained: discard up to 1 card. Drop-off." in page


def test_destroying_a_kings_order_says_that_an_outsider_is_refused() -> None:
    page = page_after(gates({"hand": ["kings-order", "abbot"]}, phase="movement", resolve={"destroy": 1}))
    assert "Destroy King's Order. 3 silver. Refuse an Outsider. Value 3, Merchant." in page


def test_abilities_of_columns_are_offered_along_with_decisions_and_between_phases() -> None:
    game = gates({"manuscripts": ["ms-blue-5-destroy-flip"], "draw": ["thief", "trader-1", "lender-1"], "silver": 9})
    turn = ["=Play Abbot", "=Move to Highlands, outside left", "=Take no action", "=Hire nobody"]
    script = ["=Continue", *turn, "=Continue"]
    _, screen = play(game, *script)
    for i in range(len(screen.pages)):
        assert "Use your Manuscript Board: draw 1 card. Costs 2 silver." in screen.page(i)
    pauses = ((0, "1 of 6: Card Management"), (5, "6 of 6: Draw Cards"), (6, "1 of 6: Card Management"))
    for number, phase in pauses:
        page = screen.page(number)
        assert f"Ann, phase {phase}" in page
        assert "Do you want to use your Manuscript Board before you go on?" in page


def test_paying_with_resources_says_what_is_still_to_pay() -> None:
    """With column 2, moving further may be paid with resources: the price is told, then what is paid."""
    game = gates({"manuscripts": ["ms-black-4-kings-order"], "ink": 1, "silver": 1, "hand": ["abbot", "squire"]})
    session, screen = play(game, "=Play Squire", "=Move to Highlands, outside right", "=Don't pay 1 silver", "log")
    assert "1 still to pay; 1 silver pays 1 of it. How much do you pay?" in screen.page(2)
    assert "Ann moves to Highlands, outside right (4) for 1 silver." in screen.page(2)
    assert "Ann pays 1 ink." in "\n".join(map("\n".join, screen.pages))
    after: Any = session.game
    assert after.players[0].goods[:2] == [1, 0]


def test_the_manuscript_of_all_colours_asks_for_its_column() -> None:
    piles = {"1-2": ["ms-any-5-any"]}
    mine = {"viscount": "1-2:IN", "board": ["abbot", None, None], "hand": ["squire"], "ink": 9}
    game = gates(mine, phase="action", manuscripts=piles)
    while game.decision.kind != "ribbon":
        game.play(game.decision.options[-2 if game.decision.kind == "action" else -1])
    page = page_after(game)
    assert "Which column does this Manuscript go into?" in page
    assert "3. Column 3, as a blue Manuscript. On your turn you may pay 2 silver to draw 1 card" in page


def test_gaining_a_hero_explains_the_heroes() -> None:
    page = page_after(keys({}, phase="movement", resolve={"gain_card": "hero"}))
    assert "Gain Girard. Value 1, 3 Merchants. Drop-off. Gain a Hero to your hand, then gain 2 silver. Then" in page


def test_gaining_a_chest_tile_explains_tiles_and_places() -> None:
    own = {"chests": ["chest-merchants-ink", None, None]}
    game = keys(own, phase="movement", resolve={"gain_card": "chest"})
    _, screen = play(game, "=Take the Chest Tile (Noble as Builder and Cleric)")
    assert (
        "Take the Chest Tile (Cleric as 2 Clerics). In an action, 1 Cleric icon on the card above it may count as "
        "2 Cleric icons." in screen.page(0)
    )
    assert (
        "1. Slot it under the left place; the Chest Tile (2 Merchants: gain 1 ink) there leaves the game. "
        "Labourer is there now." in screen.page(1)
    )
    assert "2. Slot it under the middle place." in screen.page(1)


def test_public_buildings_are_priced_and_explained() -> None:
    mine = {"built": {"w1": "1-2:1"}, "stone": 5}
    _, screen = play(keys(mine, phase="action"), "=Construct a Building", "why")
    assert "Workshop 3, Public Trading Post 4, Public Guildhall 6, Public Workshop 2." in screen.page(0)
    assert (
        "Public Workshop. Costs 2 Builder icons. Replaces one of your Workshops that your Viscount can reach, which returns to your "
        "board. Immediate. Flip a debt or a deed." in screen.page(1)
    )
    assert "Public Guildhall: You have no Building of this type here to replace." in screen.page(2)


# --- undo


def test_a_new_outsider_a_new_hero_or_a_new_tile_seals_the_step() -> None:
    for game, choice, reason in (
        (gates({}, phase="movement", resolve={"welcome": 1}), "=Welcome the Tyrant", "Outsider"),
        (keys({}, phase="movement", resolve={"gain_card": "hero"}), "=Gain Zesiro", "Hero"),
    ):
        _, screen = play(game, "", choice, "undo", people=2)
        assert screen.pages[3][0] == f"This cannot be undone: a new {reason} was turned up."
    game = keys({}, phase="movement", resolve={"gain_card": "chest"})
    _, screen = play(
        game, "", "=Take the Chest Tile (Cleric as 2 Clerics)", "=Slot it under the left", "undo", people=2
    )
    assert screen.pages[4][0] == "This cannot be undone: a new Chest Tile was turned up."


# --- the end


def test_the_last_deeds_of_outsiders_come_after_the_last_turn() -> None:
    """Bob's turn was the last one; Ann has an Assassin and a Rogue, and is asked before the scoring."""
    mine = {"discard": ["outsider-rogue-1", "outsider-assassin"], "debts": 1, "deeds": 1}
    end = {"round": 6, "last_round": 6, "phase": "draw", "debts_above_poverty": 0, "to_act": 1}
    game = gates(mine, outsiders=["outsider-tyrant", "outsider-hunter"], resolve={"discard": 1}, **end)
    session, screen = play(game, "=Assassin's ability", "=Gain an approved deed", "=Flip a debt", "1", people=1)
    asked = screen.page(0)
    assert "After the last turn, before scoring, Ann" in asked
    assert "Before scoring: whose ability comes first?" in asked
    assert "Either discard 2 of your debts (paid or unpaid) or gain an approved deed. Value 3" in asked
    assert "Ann has the Assassin in the deck." in asked
    assert "Ann gains an approved deed." in screen.page(2)
    assert session.game.over
    final = screen.page(-1)
    for line in ("Builder cards: Ann 0, Bob 0.", "Outsiders: Ann 0, Bob 0."):
        assert line in final
