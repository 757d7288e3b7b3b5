"""The text table shows and explains Architects and Works of Wonder."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import westkingdom as wk
from tests.kit.architects import WONDER, table
from tests.kit.terminal.scripted import page_after, play
from westkingdom.architects.game import Architects
from westkingdom.library.files import read_table

FACE_UP = [
    ["app_jeweller_1", "app_miner_1", "app_squire_tiling", "app_merchant_wood"],
    ["app_patron_clay", "app_thief", "app_woodcutter_1", "app_acolyte_carpentry"],
]


def a_turn(*others: dict[str, Any], boxes: tuple[str, ...] = (), **own: Any) -> Architects:
    """Ann's turn with 9 silver and two building cards, against Bob, who has workers at Quarry and Forest."""
    mine = {"silver": 9, "hand": ["bld_fountain", "bld_tavern"], **own}
    bob = {"at": {"quarry": 3, "forest": 1}, "hand": ["bld_dungeon"]}
    return table(mine, *(others or (bob,)), boxes=boxes)


def wonder_turn(**own: Any) -> Architects:
    """Ann's turn with Works of Wonder: the Princess is at the Quarry, the Profiteer at the Silversmith."""
    mine = {"silver": 9, "hand": ["bld_fountain"], **own}
    bob = {"at": {"quarry": 3, "silversmith": 1}}
    return table(mine, bob, boxes=WONDER, consequence="contribution_3", contribution_pile=["contribution_1"])


# --- the table


def test_the_table_shows_locations_markets_apprentices_players_and_hand() -> None:
    game = table(
        {"silver": 9, "hand": ["bld_tavern"], "at": {"forest": 2}, "captives": {"1": 2}, "prisoners": 1, "virtue": 3},
        {"at": {"quarry": 3}},
        small_market=["bm_card_01"],
        silver_on={"app_labourer": 2},
        apprentices=[["app_labourer"]],
    )
    page = page_after(game)
    for shown in (
        "Quarry: 3 of Bob; your next worker: gain 1 stone",
        "Forest: 2 of Ann; your next worker: gain 3 wood",
        "Tax Stand: nobody; 4 silver; your next worker: take the 4 silver there and lose 2 virtue",
        "Prison: 1 of Ann",
        "Black Market (large): free; costs 3 silver and 1 virtue, gives wood + stone + 2 marble",
        "Reset: when 3 more workers are placed here",
        "Row 1, column 1: Labourer (carpentry, tiling, masonry). 2 silver on it.",
        "Guildhall: nobody; 0 of 12 spaces filled; a reset on 7 and 10, the last turns from 12 on",
        "Cathedral, level 5: 20 VP, costs 2 gold and 2 marble; 1 free space; nobody",
        "Virtue 3 (-5 VP, no work on the cathedral, 1 less tax)",
        "Captives 2 of Bob",
        "Captured 2 by Ann",
        "Hand: Tavern, building, 6 VP. Costs 3 wood, 2 stone and 1 gold. Needs carpentry. When built: hire any",
        "Round 1, Ann",
        "Where do you place a worker?",
    ):
        assert shown in page


def test_other_hands_are_never_in_what_a_player_sees() -> None:
    """Bob holds the Dungeon; nothing that Ann can look at names it."""
    _, screen = play(a_turn(), "board", "me", "players", "log", "why", "help", "boxes")
    assert "Dungeon" not in "\n".join(map("\n".join, screen.pages))


def test_the_board_says_what_the_locations_do_and_what_virtue_means() -> None:
    page = page_after(a_turn(), "board")
    assert "Workshop: Either hire a face-up apprentice for 2 silver and 2 silver as tax: with n workers there" in page
    assert "Space 7: Ann, Bob. 0 VP at the end." in page
    assert "Prison: Workers are sent here from other players' boards and at resets." in page


def test_a_character_is_shown_with_what_the_board_does() -> None:
    game = table({"board": "board_rudolf"}, {"board": "board_ada"}, options={"setup": "variable"})
    page = page_after(game)
    assert "Ann: Character Rudolf;" in page
    assert "Rudolf: You pay 1 less silver at the Workshop. You may have up to 6 apprentices." in page


def test_works_of_wonder_shows_figures_contributions_and_wonders() -> None:
    page = page_after(wonder_turn(influence=4), "boxes")
    for shown in (
        "In short: Place a worker with the Princess, and you may put 1 resource on the Contribution card",
        "Princess: At the Quarry. At a reset, the player with the most workers with the Princess:",
        "Profiteer: At the Silversmith. At a reset, each player with workers with the Profiteer:",
        "Contribution card: Clay: 1 Influence, wood: 2 Influence, stone: 2 Influence, gold: 1 virtue and 2 Influence,",
        "Stone Wonder: Not built yet; nothing on it; costs 14 stone, 5 Influence and 3 silver as tax now.",
    ):
        assert shown in page
    assert "Influence 4" in page_after(wonder_turn(influence=4), "players")


def test_reconstructed_pieces_are_marked_wherever_they_are_shown() -> None:
    """A Consequence, a Contribution card, a Wonder, a building card in hand, one to keep and one to construct."""
    page = page_after(wonder_turn(), "boxes")
    marked = [line for line in page.splitlines() if line.endswith("Partly reconstructed.")]
    assert [line.partition(":")[0] for line in marked] == [
        "Princess",
        "Profiteer",
        "Contribution card",
        *[f"{good} Wonder" for good in ("Clay", "Wood", "Stone", "Gold", "Marble")],
    ]
    game = table({"hand": ["bld_depot"], "clay": 4, "wood": 2}, boxes=WONDER)
    _, screen = play(game, "=Guildhall", "me")
    assert "Hand: Depot, building, 4 VP." in screen.page(0)
    assert "place another worker at the King's Storehouse. Partly reconstructed." in screen.page(0)


def test_a_reconstructed_reward_is_marked_when_it_is_turned_up() -> None:
    mine = {"hand": ["bld_tavern"], "gold": 1}
    game = table(mine, boxes=WONDER, rewards=["rew_ww_gold", "rew_gold_1"])
    said = page_after(game, "=Guildhall", "log")
    assert "Ann turns up a reward (gain 1 gold and 1 virtue; partly reconstructed)." in said


def test_boxes_has_nothing_to_say_without_a_box() -> None:
    assert page_after(a_turn(), "boxes").startswith("This game has no expansions.")


# --- choices


@pytest.mark.parametrize(
    ("own", "choice"),
    [
        ({"at": {"forest": 2}, "apprentices": ["app_woodcutter_1"]}, "Forest. Gain 4 wood."),
        ({"at": {"mines": 2}}, "Mines. Gain 4 clay or 1 gold."),
        ({}, "King's Storehouse. 1 trade, but you cannot pay for any now."),
        (
            {"clay": 2, "apprentices": ["app_patron_clay"]},
            "King's Storehouse. 1 trade; you could pay 2 of clay, wood and stone in any mix for 1 virtue or 1 clay for",
        ),
        (
            {"at": {"workshop": 1}},
            "Workshop. Hire from columns 1 to 2 for 2 silver and 2 silver as tax (each column further right costs 1 more silver",
        ),
        ({"silver": 3}, "Workshop. Draw 1 building card."),
        ({"at": {"workshop": 3}}, "Workshop. Hire any apprentice for 2 silver and 2 silver as tax or draw 3 building"),
        ({"at": {"town_centre": 1}}, "Town Centre. Up to 2 captures, the first for 1 silver as tax, each further one"),
        ({"virtue": 1}, "Town Centre. 1 capture for nothing."),
        ({"apprentices": ["app_thief"]}, "Tax Stand. Take the 4 silver there and lose 1 virtue."),
        (
            {"prisoners": 2, "captives": {"1": 1}},
            "Guardhouse. 1 action: send your captive to the Prison or take your 2",
        ),
        ({"debts": 1}, "Guardhouse. 1 action: pay off a debt."),
        ({}, "Black Market (large). Costs 3 silver and 1 virtue. Gain 1 wood, 1 stone and 2 marble."),
        ({}, "Black Market (middle). Costs 2 silver and 1 virtue. Hire any face-up apprentice, or look at 5 building"),
        (
            {"stone": 3, "marble": 1, "gold": 1},
            "Guildhall. Construct Fountain or work on the cathedral, up to level 1.",
        ),
    ],
)
def test_where_to_place_a_worker_says_what_it_costs_and_brings(own: dict[str, Any], choice: str) -> None:
    assert f". {choice}" in page_after(a_turn(**own))


def test_a_space_that_triggers_something_says_so() -> None:
    mine = {"silver": 9, "stone": 3, "marble": 1, "hand": ["bld_fountain"], "guildhall": 6}
    page = page_after(table(mine, {"guildhall": 5}, black_market=[None, 1, 1]))
    assert "Black Market (small). Costs 1 silver and 1 virtue. Gain" in page
    assert "This triggers a reset." in page.partition("Black Market (small). Costs")[2].partition("\n")[0]
    assert "Guildhall. Construct Fountain. Space 12 of 12. This triggers the last turns." in page
    mine["guildhall"] = 1
    assert "Space 7 of 12. This triggers a reset." in page_after(table(mine, {"guildhall": 5}))


def test_hiring_says_price_place_skill_and_what_the_apprentice_does() -> None:
    game = table({"silver": 9}, apprentices=FACE_UP, silver_on={"app_squire_tiling": 1})
    page = page_after(game, "=Workshop")
    assert (
        "Hire Squire (tiling). Costs 2 silver, 2 silver onto the apprentices you skip and 2 silver as tax. "
        "Gives 1 silver and 1 virtue. Row 1, column 3. At each Black Market reset: if you have no workers in the Prison, "
        "gain 1 gold." in page
    )
    assert "First discard one of your apprentices" not in page


def test_hiring_at_the_limit_says_that_another_has_to_go() -> None:
    hired = ["app_labourer", "app_conspirator_1", "app_conspirator_2", "app_trickster", "app_illusionist"]
    game = table({"silver": 9, "apprentices": hired}, apprentices=FACE_UP)
    _, screen = play(game, "=Workshop", "=Hire Thief")
    assert "First discard one of your apprentices, because you have the maximum." in screen.page(1)
    assert "Which of your apprentices do you discard?" in screen.page(2)
    assert "Discard Trickster (masonry). You pay 1 less silver at the Black Market." in screen.page(2)


def test_captures_say_their_price_and_where_the_workers_go() -> None:
    game = a_turn(at={"forest": 2, "town_centre": 1})
    _, screen = play(game, "=Town Centre", "=Capture 3 of Bob's workers at the Quarry", "why")
    assert "Who do you capture? Up to 2 captures left." in screen.page(1)
    assert "Costs 1 silver as tax. They become captives on your board." in screen.page(1)
    assert (
        "Capture 2 of Ann's workers at the Forest. Costs 1 silver. Your own workers return to your board."
        in screen.page(2)
    )


def test_captures_from_the_figures_say_what_they_make_of_it() -> None:
    page = page_after(wonder_turn(), "=Town Centre")
    assert (
        "at the Quarry. Costs 1 silver as tax. They become captives on your board. You lose 1 virtue, because" in page
    )
    assert (
        "at the Quarry. Costs 1 silver as tax. They become captives on your board. You lose 1 virtue, because" in page
    )
    assert (
        "at the Silversmith. Costs 1 silver as tax. It becomes a captive on your board. You gain 1 virtue, because"
        in page
    )


def test_the_guardhouse_says_what_each_action_costs_and_gives() -> None:
    game = a_turn({"captives": {"0": 2}}, captives={"1": 2}, prisoners=3, debts=1)
    page = page_after(game, "=Guardhouse")
    for choice in (
        "Send your 2 captives to the Prison. Gives 2 silver.",
        "Take your 3 workers out of the Prison.",
        "Buy your 2 captured workers back. Costs 3 silver and 2 silver as tax.",
        "Get your 2 captured workers back for a debt. Costs 1 debt and a loss of 1 virtue.",
        "Pay off a debt. Costs 3 silver and 3 silver as tax. Gain 1 virtue.",
    ):
        assert choice in page


def test_a_payment_in_any_mix_is_asked_good_by_good() -> None:
    game = a_turn(wood=3, stone=3)
    _, screen = play(game, "=King's Storehouse", "=Trade for 1 marble", "=Pay 2 wood")
    assert "Trade for 1 marble. Costs 3 of wood and stone in any mix." in screen.page(1)
    assert "3 still to pay. How much wood do you pay?" in screen.page(2)
    assert "\n3. Pay 2 wood.\n" in screen.page(2)
    assert "Ann pays 2 wood and 1 stone." in screen.page(3)


def test_constructing_says_what_the_building_gives_now_and_at_the_end() -> None:
    page = page_after(a_turn(stone=3, marble=1, gold=1), "=Guildhall")
    assert (
        "Construct Fountain. Costs 3 stone and 1 marble. Gives 4 VP and 1 virtue. End of the game. Each unpaid debt "
        "costs you 1 VP less." in page
    )
    assert "Work on the cathedral, up to level 1. Costs 1 gold and 1 building card. Gives 1 reward. 2 VP" in page


def test_a_card_that_is_discarded_is_explained() -> None:
    game = a_turn(stone=3, marble=1, gold=1)
    page = page_after(game, "=Guildhall", "=Work on the cathedral")
    assert "Discard Tavern. 6 VP. Costs 3 wood, 2 stone and 1 gold. Needs carpentry. When built: hire any" in page


def test_contributions_say_what_they_give() -> None:
    page = page_after(wonder_turn(wood=1, gold=1), "=Quarry")
    assert "Do you contribute before going on?" in page
    assert "Contribute wood. Costs 1 wood. Gain 2 Influence." in page
    assert "Contribute gold. Costs 1 gold. Gain 1 virtue and 2 Influence." in page


def test_influence_may_pay_and_avoid_losses_in_words() -> None:
    _, screen = play(wonder_turn(influence=4), "=Black Market (small)", "1")
    assert "1 silver still to pay. How much Influence do you pay instead?" in screen.page(1)
    assert "Pay all of it in silver. Costs 1 silver." in screen.page(1)
    assert "You would lose 1 virtue. How much of it do you avoid?" in screen.page(2)
    assert "Lose 1 virtue.\n" in screen.page(2)
    assert "Avoid losing 1 virtue. Costs 2 Influence." in screen.page(2)


def test_a_wonder_is_priced_with_what_lies_on_it_and_its_token_is_explained() -> None:
    mine = {"stone": 12, "silver": 9, "influence": 5}
    game = table(mine, boxes=WONDER, wonder_tokens={"wonder_stone": 2})
    _, screen = play(game, "=Guildhall")
    assert "Stone Wonder: Not built yet; 2 pieces on it; costs 12 stone, 5 Influence and 3" in screen.page(0)
    assert "Guildhall. Construct Stone Wonder. Space 1 of 12." in screen.page(0)
    assert "Where do you put your Wonder's token? Whenever you place a worker there, count" in screen.page(1)


def test_an_own_wonder_is_shown_and_offers_its_gift() -> None:
    mine = {"buildings": ["wonder_wood"], "influence": 2}
    game = table(mine, boxes=WONDER, wonders_at={"wonder_wood": "forest"}, consequence="contribution_3")
    _, screen = play(game, "=Forest")
    assert "Forest: nobody; Ann's Wood Wonder; your next worker: gain 1 wood, your Wonder counts" in screen.page(0)
    assert "Wood Wonder: Ann has built it; its token is at the Forest." in screen.page(0)
    assert "Your Wonder is here. What does it give you?" in screen.page(1)


def test_taking_a_worker_back_says_from_where() -> None:
    page = page_after(a_turn(at={"quarry": 10, "forest": 5}, guildhall=5))
    assert "You have no workers on your board. Where do you take one back from?" in page
    assert "1. Take a worker back from the Quarry.\n2. Take a worker back from the Forest." in page


def test_characters_are_explained_before_one_is_chosen() -> None:
    game = wk.new_game("architects", seats=2, seed=1, setup="variable", characters="choose")
    _, screen = play(game, "", people=2)
    assert "Which character do you play?" in screen.page(1)
    assert "Ada. Starts with 11 virtue, 1 gold and 1 building card. You pay 1 less tax every time." in screen.page(1)


# --- looking things up


def test_why_says_where_no_worker_can_be_placed() -> None:
    page = page_after(table({"silver": 0, "virtue": 10}, tax_stand=0), "why")
    assert "Tax Stand: There is no silver there." in page
    assert "Black Market (small): You are too virtuous for the Black Market." in page
    assert "Guildhall: You can neither construct a building nor work on the cathedral." in page
    assert "Town Centre: " in page


@pytest.mark.parametrize(
    ("typed", "sentence"),
    [
        ("cards tavern", "Tavern, building, 6 VP. Costs 3 wood, 2 stone and 1 gold."),
        ("cards GUARDHOUSE", "Guardhouse. Do one of these for each of your workers there:"),
        ("cards tavren", "There is no card called “tavren”. Did you mean Tavern"),
        ("cards", "Which card? Type cards and a name, for example: cards tavern."),
        ("cards clay wonder", "There is no card called “clay wonder”."),
        ("rules ab-78", "AB-078: Hiring costs 4 silver: 2 of them tax, 2 to the supply."),
        ("rules", "Which rule? Type rules and an id, for example: rules AB-057."),
        ("log", "Nothing has happened yet."),
    ],
)
def test_looking_things_up(typed: str, sentence: str) -> None:
    _, screen = play(a_turn(), typed)
    assert screen.pages[1][0].startswith(sentence)


def test_pieces_of_the_box_in_play_can_be_looked_up() -> None:
    said = page_after(wonder_turn(), "cards clay wonder")
    assert said.startswith("Clay Wonder, Wonder, 14 VP. Costs 15 clay, 7 Influence and 5 silver as tax.")
    assert page_after(wonder_turn(), "cards princess").startswith(
        "Princess. When you place a worker with her, you may put"
    )


@pytest.mark.parametrize("typed", ["99", "0", "-1", "xyzzy", "1.5", "place 1"])
def test_bad_input_gets_a_sentence_and_is_asked_again(typed: str) -> None:
    session, screen = play(a_turn(), typed)
    assert session.game.decision.kind == "place"
    assert "Type a number from 1 to " in screen.pages[1][0]


# --- saving


def test_save_writes_a_file_that_can_be_continued(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    session, screen = play(wk.new_game("architects", seats=2, expansions=WONDER, seed=8), f"save {file}")
    assert f"Saved to {file}." in screen.page(1)
    assert read_table(file).game.digest() == session.game.digest()


def test_quit_offers_to_save_under_the_name_of_the_game() -> None:
    _, screen = play(a_turn(), "quit", "n")
    assert "Enter for architects.json" in screen.pages[1][-1]


@pytest.mark.parametrize(
    ("rulings", "played"),
    [
        ({}, "Each Conspirator saves 1 silver per visit"),
        ({"AB-105": "capture"}, "Each Conspirator saves 1 silver on every capture"),
    ],
)
def test_a_rule_says_which_reading_this_table_plays(rulings: dict[str, str], played: str) -> None:
    game = wk.scenario("architects", {"seats": [{}, {}]}, rulings=rulings)
    _, screen = play(game, "rules AB-105")
    assert screen.pages[1][1].startswith(f"At this table: {played}")
