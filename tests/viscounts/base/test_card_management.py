"""Phase 1, Card Management: cards move right, one drops off, one is played."""

from __future__ import annotations

from typing import Any

import pytest

import westkingdom as wk
from tests.kit.asking import asked, seen
from tests.kit.rule import rule
from tests.kit.viscounts import CIRCLE, offers, pick, table
from westkingdom.viscounts.game import Viscounts


def markers(game: wk.Game, seat: int = 0) -> tuple[int, int]:
    """Where the Corruption and the Virtue marker stand."""
    return seen(game, seat)["corruption"], seen(game, seat)["virtue"]


def cards_of(game: wk.Game) -> list[Any]:
    """The cards that the options name."""
    return [option.label.args.get("card") for option in game.decision.options]


def three_cards(seed: int, *board: str, **more: Any) -> Viscounts:
    """A table at which seat 0 owns exactly these three cards, all on the board, before its phase 1."""
    seat = {"board": list(board), "hand": [], "draw": [], "discard": [], **more}
    position = {
        "seats": [seat, {"viscount": "9-10:OR"}],
        "segments": CIRCLE,
        "round": 5,
        "townsfolk": {"1-2": ["friar"]},
    }
    game = wk.scenario("viscounts", position, seed=seed)
    assert isinstance(game, Viscounts)
    return game


# --- step 1: the cards move


@rule("VB-072")
@pytest.mark.parametrize(
    ("before", "after"),
    [
        (["abbot", "labourer", "squire"], [None, "abbot", "labourer"]),
        (["abbot", "labourer", None], [None, "abbot", "labourer"]),
        (["abbot", None, None], [None, "abbot", None]),
        ([None, None, None], [None, None, None]),
    ],
)
def test_every_card_moves_one_space_right(before: list[str | None], after: list[str | None]) -> None:
    """When a card is to be placed, every card of the board lies 1 space further right than before."""
    game = table({"board": before, "hand": ["financer", "trader-1"]})
    assert asked(game) == ("play-card", 0)
    assert seen(game)["board"] == after


@rule("VB-072")
def test_only_the_cards_of_the_active_player_move() -> None:
    """The board of an opponent stays as it is."""
    game = table({"hand": ["financer", "trader-1"]}, {"board": ["abbot", "labourer", "thief"]})
    assert seen(game, 1)["board"] == ["abbot", "labourer", "thief"]
    assert seen(game, 1)["debts"] == {"unpaid": 0, "paid": 0}


@rule("VB-073")
def test_a_card_leaving_the_right_space_drops_off_before_a_card_is_placed() -> None:
    """The Thief lies on top of the discard pile and has given its Debt and Silver when a card is asked for."""
    game = table({"board": ["abbot", "squire", "thief"], "hand": ["financer", "trader-1"], "discard": ["labourer"]})
    assert asked(game) == ("play-card", 0)
    assert seen(game)["discard"] == ["labourer", "thief"]
    assert (seen(game)["debts"]["unpaid"], seen(game)["goods"]["silver"]) == (1, 1)


@rule("VB-073")
@pytest.mark.parametrize(
    "board", [["thief", "squire", "abbot"], ["squire", "thief", "abbot"], ["squire", "thief", None]]
)
def test_a_card_that_stays_on_the_board_does_not_drop_off(board: list[str | None]) -> None:
    """A Thief that moves to the middle or the right space gives nothing yet."""
    game = table({"board": board, "hand": ["financer", "trader-1"], "discard": []})
    assert "thief" in seen(game)["board"]
    assert seen(game)["discard"] == [card for card in board if card == "abbot"]
    assert (seen(game)["debts"]["unpaid"], seen(game)["goods"]["silver"]) == (0, 0)


@rule("VB-073")
@pytest.mark.parametrize("card", ["friar", "miner", "deacon-1", "princess"])
def test_only_a_drop_off_ability_is_resolved_when_a_card_leaves(card: str) -> None:
    """An immediate ability, an ongoing one and a top-right effect do not happen again when their card drops off."""
    game = table({"board": ["abbot", "squire", card], "hand": ["financer", "trader-1"], "discard": []})
    assert asked(game) == ("play-card", 0)
    assert seen(game)["discard"] == [card]
    assert markers(game) == (1, 7)


@rule("VB-EX-2")
def test_the_journeyman_hires_for_nothing_and_gives_virtue_before_a_card_is_placed() -> None:
    """Its owner chooses among all 5 visible Townsfolk, pays 0 Silver, gains 1 Virtue, and only then places a card."""
    tops = {"1-2": ["bishop"], "3-4": ["friar"], "5-6": ["miner"], "7-8": ["mason"], "9-10": ["artist"]}
    game = table(
        {"board": ["abbot", "squire", "journeyman-1"], "hand": ["financer", "trader-1"], "discard": [], "silver": 2},
        townsfolk=tops,
    )
    assert asked(game) == ("free-hire", 0)
    assert cards_of(game) == ["bishop", "friar", "miner", "mason", "artist"]
    assert seen(game)["board"] == [None, "abbot", "squire"]
    pick(game, "free-hire", card="bishop")
    assert asked(game) == ("play-card", 0)
    assert seen(game)["discard"] == ["journeyman-1", "bishop"]
    assert (seen(game)["goods"]["silver"], seen(game)["debts"]["unpaid"]) == (2, 1)
    assert markers(game) == (1, 6)


# --- step 2: a card is placed


@rule("VB-074")
def test_exactly_the_cards_of_the_hand_can_be_placed_and_one_must_be() -> None:
    """The options are the cards of the hand, no more, and the chosen one comes to the left space."""
    game = table({"board": ["abbot", None, None], "hand": ["thief", "squire"], "draw": ["labourer"]})
    assert asked(game) == ("play-card", 0)
    assert sorted(cards_of(game)) == ["squire", "thief"]
    pick(game, "play-card", card="squire")
    assert seen(game)["board"] == ["squire", "abbot", None]
    assert seen(game)["hand"] == ["thief"]


@rule("VB-074")
def test_the_only_card_of_the_hand_is_placed_without_a_question() -> None:
    """Placing is mandatory: a hand of one card leaves no choice, and the Draw Pile is not used."""
    game = table({"hand": ["squire"], "draw": ["labourer", "abbot"]})
    assert asked(game) == ("move", 0)
    assert seen(game)["board"] == ["squire", None, None]
    assert (seen(game)["cards_in_hand"], seen(game)["cards_in_draw_pile"]) == (0, 2)


@rule("VB-075")
def test_with_an_empty_hand_the_top_of_the_draw_pile_is_played() -> None:
    """Its top card, and no other, comes to the left space; nothing is shuffled."""
    game = table({"hand": [], "draw": ["labourer", "abbot", "thief"], "discard": ["squire"]})
    assert asked(game) == ("move", 0)
    assert seen(game)["board"] == ["labourer", None, None]
    assert (seen(game)["cards_in_draw_pile"], seen(game)["discard"]) == (2, ["squire"])
    assert markers(game) == (1, 7)


@rule("VB-075")
@pytest.mark.parametrize(("other", "expected"), [("abbot", (1, 6)), ("conspirator", (2, 7))])
def test_with_no_draw_pile_either_the_discards_are_shuffled_first(other: str, expected: tuple[int, int]) -> None:
    """The check gives 1 Virtue, or 1 Corruption with a Criminal on the board; then one of the discards is played."""
    seat = {"board": [other, None, None], "hand": [], "draw": [], "discard": ["labourer", "squire"]}
    game = table(seat)
    assert asked(game) == ("move", 0)
    assert seen(game)["board"][0] in ("labourer", "squire")
    assert seen(game)["board"][1:] == [other, None]
    assert (seen(game)["cards_in_draw_pile"], seen(game)["discard"]) == (1, [])
    assert markers(game) == expected


@rule("VB-075")
def test_the_card_played_unseen_is_a_card_played() -> None:
    """Its Criminal icon, its immediate ability and its movement count as if it came from the hand."""
    game = table({"hand": [], "draw": ["scoundrel-1", "abbot", "squire"], "viscount": "1-2:OL"})
    assert markers(game) == (2, 7)
    assert seen(game)["goods"]["gold"] == 1
    assert len(game.decision.options) == 2, "from the outside left, value 1 reaches two spaces"


# --- Corruption for Criminals


@rule("VB-076")
def test_a_placed_criminal_gives_corruption_for_every_criminal_on_the_board() -> None:
    """The Thief counts itself and the 3 icons that stay, not the one that dropped off, and not those elsewhere."""
    game = table(
        {
            "board": ["antagonist", "conspirator", "meddler"],
            "hand": ["thief", "abbot", "illusionist"],
            "draw": ["squire"],
            "discard": ["lookout"],
        }
    )
    assert markers(game) == (1, 7)
    pick(game, "play-card", card="thief")
    assert markers(game) == (5, 7)


@rule("VB-076")
def test_a_card_with_two_criminals_counts_both() -> None:
    """The Antagonist on an empty board gives 2 Corruption; the opponent's markers stay."""
    game = table({"hand": ["antagonist", "abbot"]}, {"board": ["thief", None, None]})
    pick(game, "play-card", card="antagonist")
    assert markers(game) == (3, 7)
    assert markers(game, 1) == (1, 7)


@rule("VB-077")
def test_a_card_without_a_criminal_gives_no_corruption() -> None:
    """With 3 Criminal icons on the board the Abbot gives none."""
    game = table({"board": ["antagonist", "conspirator", None], "hand": ["thief", "abbot"]})
    pick(game, "play-card", card="abbot")
    assert asked(game) == ("move", 0)
    assert markers(game) == (1, 7)


@rule("VB-078")
def test_corruption_comes_before_the_immediate_ability() -> None:
    """The Corruption of Clovis is counted when his hire is asked for, so that the hired Friar's Virtue comes after it."""
    game = table(
        {"hand": ["hero-clovis", "abbot"], "corruption": 6, "virtue": 7},
        townsfolk={"1-2": ["friar"]},
    )
    pick(game, "play-card", card="hero-clovis")
    assert asked(game) == ("free-hire", 0)
    assert markers(game) == (7, 7)
    pick(game, "free-hire", card="friar")
    assert markers(game) == (6, 6), "Virtue first would have stuck the markers on 6 and left them on 7"


@rule("VB-078")
@pytest.mark.parametrize(
    ("card", "goods"),
    [
        ("hero-lothaire", {"silver": 0, "ink": 1, "stone": 1, "gold": 1}),
        ("tinker-1", {}),
        ("deacon-1", {}),
        ("abbot", {}),
    ],
)
def test_only_an_immediate_ability_is_resolved_when_a_card_is_placed(card: str, goods: dict[str, int]) -> None:
    """Lothaire gives his resources; drop-off and ongoing abilities and top-right effects wait."""
    game = table({"hand": [card, "squire"]})
    pick(game, "play-card", card=card)
    assert asked(game) == ("move", 0)
    assert seen(game)["goods"] == (goods or {"silver": 0, "ink": 0, "stone": 0, "gold": 0})
    assert markers(game) == (1, 7)


# --- exactly three cards


@rule("VB-079")
def test_the_third_card_drops_off_is_shuffled_and_is_played_again() -> None:
    """The check sees only the 2 cards that are left: Virtue for the shuffle, then Corruption for the Thief placed."""
    game = three_cards(0, "abbot", "labourer", "thief")
    assert asked(game) == ("move", 0)
    assert seen(game)["board"] == ["thief", "abbot", "labourer"]
    assert (seen(game)["debts"]["unpaid"], seen(game)["goods"]["silver"]) == (1, 1)
    assert markers(game) == (2, 6)
    assert (seen(game)["cards_in_draw_pile"], seen(game)["discard"]) == (0, [])


@rule("VB-079")
def test_the_check_with_three_cards_counts_the_criminals_that_stay() -> None:
    """A Criminal among the 2 cards left makes the shuffle give Corruption; the played Abbot gives none."""
    game = three_cards(0, "thief", "labourer", "abbot")
    assert seen(game)["board"] == ["abbot", "thief", "labourer"]
    assert markers(game) == (2, 7)


@rule("VB-079")
def test_the_drop_off_ability_comes_before_the_shuffle() -> None:
    """When the Lender's flip is asked for it lies in the discard pile and no marker has moved."""
    game = three_cards(0, "abbot", "labourer", "lender-1", debts=1, deeds=1)
    assert asked(game) == ("flip", 0)
    assert (seen(game)["discard"], seen(game)["cards_in_draw_pile"]) == (["lender-1"], 0)
    assert markers(game) == (1, 7)
    game.play(offers(game, key="effect-flip-deed")[0])
    assert seen(game)["board"] == ["lender-1", "abbot", "labourer"]
    assert markers(game) == (1, 6)


@rule("VB-079")
def test_a_card_hired_by_the_drop_off_ability_is_shuffled_in_too() -> None:
    """With the Journeyman and the hired Friar shuffled, now the one and now the other is played."""
    played = []
    for seed in range(20):
        game = three_cards(seed, "abbot", "labourer", "journeyman-1")
        pick(game, "free-hire", card="friar")
        assert asked(game) == ("move", 0)
        played.append(seen(game)["board"][0])
        assert (seen(game)["cards_in_draw_pile"], seen(game)["discard"]) == (1, [])
        # 1 Virtue of the hired Friar, 1 of the Journeyman, 1 of the check, and 1 more if the Friar is played.
        assert markers(game) == ((1, 3) if played[-1] == "friar" else (1, 4))
    assert {*played} == {"friar", "journeyman-1"}
