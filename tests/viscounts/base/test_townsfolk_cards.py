"""Rule tests: values, effects, abilities and places of Townsfolk cards (ledger section 5)."""

from __future__ import annotations

from typing import Any

import pytest

import westkingdom as wk
from tests.kit.chapters.viscounts.townsfolk_cards import INSIDE, OUTSIDE, actions
from tests.kit.rule import rule
from tests.kit.viscounts import names, pick, table
from westkingdom.viscounts.game import Viscounts

# --- values, effects and abilities


@rule("VB-045")
@pytest.mark.parametrize(("card", "value"), [("mason", 1), ("woodcutter-1", 2), ("sculptor", 3)])
def test_the_silver_value_is_the_price_of_hiring(card: str, value: int) -> None:
    """A card can be hired with exactly its value in Silver, and not with less."""
    game = table({"silver": value, "viscount": OUTSIDE}, townsfolk={"1-2": [card]}, phase="recruit")
    pick(game, "recruit", card=card)
    assert (game.players[0].goods[0], names(game, game.players[0].discard)) == (0, [card])
    poor = table({"silver": value - 1, "viscount": OUTSIDE}, townsfolk={"1-2": [card]}, phase="recruit")
    assert (poor.turn, poor.players[0].discard) == (1, [])


@rule("VB-045")
@pytest.mark.parametrize(("card", "value"), [("mason", 1), ("woodcutter-1", 2), ("sculptor", 3)])
def test_the_silver_value_is_the_price_of_dismissing(card: str, value: int) -> None:
    """A card that would complete a Workshop can be dismissed with exactly its value in Silver, and not with less."""
    seat = {"stone": 2, "viscount": OUTSIDE}
    townsfolk = {"1-2": [card]}
    game = table({**seat, "silver": value}, townsfolk=townsfolk, phase="action")
    pick(game, "action", key="action-construct")
    pick(game, "building", slot="w1")
    assert (game.players[0].goods[0], names(game, game.removed)) == (0, [card])
    assert "action-construct" not in actions({**seat, "silver": value - 1}, townsfolk=townsfolk)


@rule("VB-045")
@pytest.mark.parametrize(
    ("card", "destinations"),
    [
        ("mason", ["1-2:OR", "1-2:IN"]),
        ("woodcutter-1", ["1-2:OR", "3-4:OL", "3-4:IN"]),
        ("sculptor", ["3-4:OL", "3-4:OR", "3-4:IN", "5-6:IN"]),
    ],
)
def test_the_silver_value_is_the_movement_when_the_card_is_played(card: str, destinations: list[str]) -> None:
    """Without Silver the Viscount goes exactly as many spaces as the card that was played says."""
    game = table({"hand": [card, "abbot"], "viscount": OUTSIDE})
    pick(game, "play-card", card=card)
    assert game.decision.kind == "move"
    spaces: list[Any] = [option.label.args["space"] for option in game.decision.options]
    assert [f"{space.args['segment']}:{space.args['kind']}" for space in spaces] == destinations


@rule("VB-045")
@pytest.mark.parametrize(("card", "value"), [("mason", 1), ("woodcutter-1", 2), ("sculptor", 3)])
def test_the_silver_value_is_gained_when_the_card_is_destroyed(card: str, value: int) -> None:
    """Whoever destroys the card has its value in Silver more."""
    game = table({"silver": 4, "hand": [card, "abbot"]}, resolve={"destroy": 1})
    pick(game, "destroy", card=card)
    assert (game.players[0].goods[0], names(game, game.removed)) == (4 + value, [card])


@rule("VB-045")
def test_a_card_has_at_most_one_ability_and_some_have_no_top_right_effect() -> None:
    """No card has abilities of two timings; Starting Townsfolk and Heroes have no hire effect, all others have one."""
    cards = table({}).cards
    for card in cards.starters + cards.neutrals + cards.heroes:
        ongoing = bool(cards.converts[card]) or any(moment[card] is not None for moment in cards.on)
        timings = [cards.immediate[card] is not None, ongoing, cards.drop_off[card] is not None]
        assert timings.count(True) <= 1
        assert (cards.hire[card] is not None) == (card in cards.neutrals)


@rule("VB-046")
def test_an_immediate_ability_acts_when_the_card_is_placed_and_only_then() -> None:
    """The Friar gives 1 Virtue when played; on the board and when it drops off it gives none."""
    game = table({"hand": ["friar", "abbot"]})
    assert game.players[0].virtue == 7
    pick(game, "play-card", card="friar")
    assert (game.decision.kind, game.players[0].virtue) == ("move", 6)
    for place in range(3):
        board = ["friar" if i == place else None for i in range(3)]
        assert table({"board": board, "hand": ["labourer", "squire"]}).players[0].virtue == 7


@rule("VB-046")
def test_an_ongoing_ability_acts_while_the_card_is_on_the_board() -> None:
    """The Trader gives 1 Silver after a Trade from each of the three spaces, and from no other place."""
    for place in range(3):
        board = ["trader-1" if i == place else "journeyman-1" if i == (place + 1) % 3 else None for i in range(3)]
        game = table({"board": board, "viscount": "1-2:OR"}, phase="action")
        pick(game, "action", key="action-trade")
        assert game.players[0].goods == [1, 1, 0, 0]
    for zone in ("hand", "draw", "discard"):
        seat = {"board": ["journeyman-1", None, None], zone: ["trader-1", "abbot"], "viscount": "1-2:OR"}
        game = table(seat, phase="action")
        pick(game, "action", key="action-trade")
        assert game.players[0].goods == [0, 1, 0, 0]


@rule("VB-046")
def test_a_drop_off_ability_acts_when_the_card_leaves_the_right_end() -> None:
    """The Tinker gives 1 Stone when it leaves the right space; not from the left or middle one, nor when played."""
    for place, stone in ((0, 0), (1, 0), (2, 1)):
        board = ["tinker-1" if i == place else None for i in range(3)]
        game = table({"board": board, "hand": ["labourer", "squire"]})
        assert game.players[0].goods == [0, 0, stone, 0]
    game = table({"hand": ["tinker-1", "abbot"]})
    pick(game, "play-card", card="tinker-1")
    assert game.players[0].goods == [0, 0, 0, 0]


@rule("VB-046")
@pytest.mark.parametrize("card", ["abbot", "labourer", "squire"])
def test_three_starting_cards_have_no_ability(card: str) -> None:
    """Played or dropped off, such a card sets off nothing: the next question is the next step of the turn."""
    game = table({"hand": [card, "thief"], "board": [None, None, None]})
    events = game.listen()
    pick(game, "play-card", card=card)
    assert (game.decision.kind, [event.key for event in events]) == ("move", ["play"])
    dropped = table({"hand": ["thief", "financer"], "board": [None, None, card]})
    p = dropped.players[0]
    assert (dropped.decision.kind, names(dropped, p.discard)) == ("play-card", [card])
    assert (p.goods, p.corruption, p.virtue, p.debts, p.deeds) == ([0] * 4, 1, 7, 0, 0)


@rule("VB-047")
def test_the_top_right_effect_is_for_hiring_and_dismissing_only() -> None:
    """The Bishop gives a Debt when hired or dismissed, none when played, kept on the board or dropped off."""
    seat: dict[str, Any] = {"silver": 3, "ink": 2, "viscount": INSIDE}
    tops: dict[str, Any] = {"townsfolk": {"1-2": ["bishop"]}, "manuscripts": {"1-2": ["ms-black-4-ink"]}}
    hired = table(seat, **tops, phase="recruit")
    pick(hired, "recruit", card="bishop")
    dismissed = table(seat, **tops, phase="action")
    pick(dismissed, "action", key="action-transcribe")
    assert (hired.players[0].debts, dismissed.players[0].debts) == (1, 1)
    played = table({"hand": ["bishop", "abbot"]})
    pick(played, "play-card", card="bishop")
    assert (played.decision.kind, played.players[0].debts) == ("move", 0)
    for place in range(3):
        board = ["bishop" if i == place else None for i in range(3)]
        assert table({"hand": ["abbot", "squire"], "board": board}).players[0].debts == 0


@rule("VB-047")
def test_hiring_does_not_resolve_the_ability_below() -> None:
    """A hired Patron asks for its discard but gives none of the Gold that it gives when played."""
    game = table({"silver": 2, "viscount": OUTSIDE}, townsfolk={"1-2": ["patron-1"]}, phase="recruit")
    pick(game, "recruit", card="patron-1")
    assert (game.decision.kind, game.players[0].goods) == ("discard", [0, 0, 0, 0])
    played = table({"hand": ["patron-1", "abbot"]})
    pick(played, "play-card", card="patron-1")
    assert (played.decision.kind, played.players[0].goods) == ("move", [0, 0, 0, 1])


# --- places


@rule("VB-048")
@pytest.mark.parametrize("seats", [2, 4])
def test_every_card_is_in_exactly_one_place(seats: int) -> None:
    """Through a whole game each card is once in a hand, a pile or on one of 3 spaces, or has left the game."""
    game = wk.new_game("viscounts", seats=seats, seed=seats)
    assert isinstance(game, Viscounts)
    everything = sorted(game.cards.starters * seats + game.cards.neutrals)
    while not game.over:
        game.play(game.decision.options[game.decisions * 5 % len(game.decision.options)])
        found = [*game.removed, *(card for pile in game.townsfolk for card in pile)]
        for p in game.players:
            assert len(p.board) == 3
            own = p.hand + p.draw + p.discard + [card for card in p.board if card >= 0]
            assert len(own) == len(set(own))
            found += own
        heroes = [card for card in found if card in game.cards.heroes]
        assert len(heroes) == len(set(heroes))
        assert sorted(card for card in found if card not in game.cards.heroes) == everything


@rule("VB-048")
def test_no_position_has_a_card_in_two_places() -> None:
    """A card that is named in two places of one player, or with two players, is refused."""
    for zones in (("hand", "discard"), ("draw", "board"), ("board", "hand")):
        seat = {zone: ["friar", None, None] if zone == "board" else ["friar"] for zone in zones}
        with pytest.raises(wk.BadPosition, match="friar"):
            table(seat)
    with pytest.raises(wk.BadPosition, match="friar"):
        table({"hand": ["friar"]}, {"discard": ["friar"]})
