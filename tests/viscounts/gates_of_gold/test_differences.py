"""Section R and the row of Outsiders: the adopted readings where the English and the Russian text differ."""

from __future__ import annotations

from typing import Any

import pytest

import westkingdom as wk
from tests.kit.rule import rule
from tests.kit.viscounts import BOTH, GATES, names, offers, outsiders_in_row, pick, table
from westkingdom.viscounts.game import Viscounts
from westkingdom.viscounts.gates_of_gold.part import gates

ROW = ["outsider-tyrant", "outsider-hunter", "outsider-warrior"]
PILE = ["outsider-envoy-1", "outsider-envoy-2"]


def with_row(effect: dict[str, Any], seats: int = 2, pile: list[str] = PILE, faces: list[str] = ROW) -> Viscounts:
    """A table at which an effect is resolved with a known row and pile."""
    return table(*({} for _ in range(seats)), boxes=GATES, outsiders=faces, outsider_pile=pile, resolve=effect)


@rule("GG-231")
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("kind", ["welcome", "refuse"])
@pytest.mark.parametrize(
    ("taken", "after"),
    [
        ("outsider-tyrant", ["outsider-envoy-1", "outsider-hunter", "outsider-warrior"]),
        ("outsider-hunter", ["outsider-envoy-1", "outsider-tyrant", "outsider-warrior"]),
        ("outsider-warrior", ["outsider-envoy-1", "outsider-tyrant", "outsider-hunter"]),
    ],
)
def test_the_row_slides_to_the_right_in_every_game(seats: int, kind: str, taken: str, after: list[str]) -> None:
    """With 2, 3 or 4 players the others slide to the right and the top of the pile joins on the left."""
    game = with_row({kind: 1}, seats)
    pick(game, kind, card=taken)
    assert outsiders_in_row(game) == after
    assert names(game, gates(game).pile) == ["outsider-envoy-2"]


@rule("GG-231")
def test_the_row_slides_together_when_the_pile_is_empty() -> None:
    """Without a card to refill the row the others keep their order."""
    game = with_row({"welcome": 1}, pile=[])
    pick(game, "welcome", card="outsider-hunter")
    assert outsiders_in_row(game) == ["outsider-tyrant", "outsider-warrior"]


@rule("GG-247")
def test_the_outsider_of_a_kings_order_that_drops_off_must_be_taken() -> None:
    """Exactly the face-up Outsiders are offered and no way to decline; a single one is taken without a question."""
    seat = {"board": [None, None, "kings-order"], "hand": ["abbot", "squire"], "discard": []}
    game = table(seat, {}, boxes=GATES, outsiders=ROW, outsider_pile=PILE)
    assert game.decision.kind == "welcome"
    assert [(option.label.key, option.label.args) for option in game.decision.options] == [
        ("welcome-card", {"card": card}) for card in ROW
    ]
    game = table(seat, {}, boxes=GATES, outsiders=ROW[:1], outsider_pile=[])
    assert game.decision.kind == "play-card"
    assert (names(game, game.players[0].discard), outsiders_in_row(game)) == ([ROW[0]], [])


@rule("GG-248")
def test_a_column_is_unlocked_at_once_by_its_first_manuscript() -> None:
    """Column 2 is locked while the action is chosen, and pays for the hire of the very same turn afterwards."""
    seat = {
        "manuscript_board": "grey",
        "board": ["abbot", None, None],
        "viscount": "3-4:IN",
        "ink": 2,
        "gold": 2,
        "hand": ["squire", "labourer", "thief"],
    }
    tops: dict[str, Any] = {"townsfolk": {"3-4": ["woodcutter-1"]}, "manuscripts": {"3-4": ["ms-black-3-destroy"]}}
    game = table(seat, {}, boxes=GATES, phase="action", castle_leader_card="castle-leader-collision", **tops)
    pick(game, "action", key="action-transcribe")
    pick(game, "destroy", key="keep-cards")
    assert game.players[0].goods == [0, 0, 0, 2]
    assert game.decision.kind == "recruit"
    pick(game, "recruit", card="woodcutter-1")
    assert (game.players[0].goods, names(game, game.players[0].discard[-1:])) == ([0, 0, 0, 0], ["woodcutter-1"])
    locked = table({**seat, "ink": 0}, {}, boxes=GATES, phase="recruit", **tops)
    assert locked.turn == 1


@rule("GG-248")
def test_a_column_is_unlocked_before_the_effect_of_its_manuscript() -> None:
    """The chronicle tells of the column before the Virtue that the Manuscript gives."""
    seat = {"manuscript_board": "grey", "board": ["abbot", None, None], "viscount": "3-4:IN", "ink": 9}
    tops: dict[str, Any] = {"townsfolk": {"3-4": ["woodcutter-1"]}, "manuscripts": {"3-4": ["ms-black-4-virtue"]}}
    game = table(seat, {}, boxes=GATES, phase="action", **tops)
    log = game.listen()
    pick(game, "action", key="action-transcribe")
    keys = [event.key for event in log]
    assert keys.count("unlock-column") == 1
    assert keys.index("unlock-column") < keys.index("gain-virtue")


@rule("GG-251")
def test_a_wedge_of_the_castle_is_one_of_five_sections() -> None:
    """The Champion counts Castle sections: 2 Workers in one section lead one wedge, in two sections two."""

    def champion(**seat: Any) -> int:
        game = table({"discard": ["outsider-champion"], **seat}, {}, boxes=GATES)
        return dict(game.scores[0].lines)["outsiders"]

    assert champion(tier1={"c1": 1}, tier2={"c1": 1}) == 1
    assert champion(tier1={"c1": 1}, tier2={"c2": 1}) == 2
    assert champion(tier1=dict.fromkeys(["c1", "c2", "c3", "c4", "c5"], 1)) == 5
    assert champion(built={"w1": "1-2:1", "w2": "3-4:1"}) == 0


@rule("GG-251")
def test_a_wedge_of_the_board_is_one_of_five_segments() -> None:
    """Dismissing in any wedge reaches the cards of all five segments, wherever in its segment the Viscount stands."""
    cards = ["overseer-1", "princess", "overseer-2", "tinker-1", "aristocrat"]
    tops = dict(zip(["1-2", "3-4", "5-6", "7-8", "9-10"], ([card] for card in cards), strict=True))
    for place in ("1-2", "7-8"):
        seat = {"board": ["advocate", None, None], "viscount": f"{place}:IN", "silver": 9, "gold": 9}
        game = table(seat, {}, boxes=GATES, phase="action", townsfolk=tops)
        pick(game, "action", key="action-place-workers")
        pick(game, "workers", n=1)
        offered = [option.label.args.get("card") for option in game.decision.options]
        assert (game.decision.kind, offered) == ("dismiss", [*cards, None])


@rule("GG-252")
def test_a_refused_outsider_leaves_the_game_for_good() -> None:
    """It is out of the game: in no deck, not in the row and not in the pile, however many cards come after it."""
    game = with_row({"all": [{"refuse": 1}, {"welcome": 1}]})
    pick(game, "refuse", card="outsider-hunter")
    assert "outsider-hunter" in names(game, game.removed)
    assert [option.label.args["card"] for option in game.decision.options] == [
        "outsider-envoy-1",
        "outsider-tyrant",
        "outsider-warrior",
    ]
    pick(game, "welcome", card="outsider-tyrant")
    assert (outsiders_in_row(game), gates(game).pile) == (
        ["outsider-envoy-2", "outsider-envoy-1", "outsider-warrior"],
        [],
    )
    assert names(game, game.removed).count("outsider-hunter") == 1


@rule("GG-253")
def test_the_assassins_deed_lies_with_its_approved_side_up() -> None:
    """It counts as an approved Deed: 3 VP, a place for Poverty and a point for the Manuscript, and no acquired Deed."""
    seat = {
        "hand": ["abbot", "squire", "labourer"],
        "discard": ["outsider-assassin"],
        "manuscripts": ["ms-black-6-flipped-deeds"],
    }
    end: dict[str, Any] = {"round": 6, "last_round": 6, "to_act": 1, "phase": "draw", "debts_above_poverty": 0}
    game = table(seat, {"hand": ["abbot", "squire", "labourer"]}, boxes=GATES, **end)
    assert game.over
    lines = dict(game.scores[0].lines)
    assert (game.players[0].deeds, game.players[0].approved) == (0, 1)
    assert (lines["deeds"], lines["poverty"], lines["manuscripts"]) == (3, 12, 1)


def picked(player_card: str, boxes: tuple[str, ...]) -> Viscounts:
    """A game in which this Player Card has just been picked."""
    for seed in range(300):
        game = wk.new_game("viscounts", seats=2, expansions=boxes, seed=seed)
        if offers(game, player_card=player_card):
            assert isinstance(game, Viscounts)
            pick(game, "pair", player_card=player_card)
            return game
    raise AssertionError(f"{player_card} is never offered")


def cards_offered(game: Viscounts) -> list[str]:
    """The cards that are named by options, in alphabetical order."""
    return sorted(str(option.label.args["card"]) for option in game.decision.options if "card" in option.label.args)


@rule("GG-255")
def test_in_set_up_the_kings_order_cannot_be_destroyed_but_can_be_discarded() -> None:
    """Player Card 9 may destroy the nine other cards alone; Player Card 7.5 may discard each of the ten."""
    game = picked("player-card-9", GATES)
    own = sorted(names(game, game.players[game.seat].draw))
    assert (game.decision.kind, len(own), own.count("kings-order")) == ("destroy", 10, 1)
    assert cards_offered(game) == [card for card in own if card != "kings-order"]
    game = picked("player-card-7-5", BOTH)
    seat = game.seat
    own = sorted(names(game, game.players[seat].draw))
    assert (game.decision.kind, own.count("kings-order")) == ("discard", 1)
    assert cards_offered(game) == own
    pick(game, "discard", card="kings-order")
    assert "kings-order" not in cards_offered(game)
    assert names(game, game.players[seat].draw).count("kings-order") == 0


@rule("GG-256")
@pytest.mark.parametrize("kind", ["welcome", "refuse"])
def test_every_outsider_that_leaves_the_row_is_replaced_at_once(kind: str) -> None:
    """A Welcomed one is replaced as well as a Refused one: there are three again, and the pile has one less."""
    game = with_row({kind: 1})
    pick(game, kind, card="outsider-tyrant")
    assert outsiders_in_row(game) == ["outsider-envoy-1", "outsider-hunter", "outsider-warrior"]
    assert names(game, gates(game).pile) == ["outsider-envoy-2"]


@rule("GG-256")
def test_the_row_is_full_again_before_a_welcome_answers() -> None:
    """When two Outsiders are Welcomed one after the other the second may be the one that was revealed."""
    game = with_row({"all": [{"welcome": 1}, {"welcome": 1}]})
    pick(game, "welcome", card="outsider-tyrant")
    pick(game, "welcome", card="outsider-envoy-1")
    assert outsiders_in_row(game) == ["outsider-envoy-2", "outsider-hunter", "outsider-warrior"]
