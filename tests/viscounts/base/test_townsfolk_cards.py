"""Rule tests: Townsfolk cards (ledger section 5)."""

from __future__ import annotations

from typing import Any

import pytest

import westkingdom as wk
from tests.kit.rule import rule
from tests.kit.viscounts import names, pass_until, pick, table
from westkingdom.viscounts.game import Viscounts

OUTSIDE = "1-2:OL"
INSIDE = "1-2:IN"


def actions(seat: dict[str, Any], **position: Any) -> list[str]:
    """The primary actions that this seat may take; with none to choose from the turn goes on by itself."""
    game = table(seat, {"viscount": "9-10:OR"}, phase="action", **position)
    if game.decision.kind != "action":
        assert game.decision.kind == "recruit" or game.turn == 1
        return ["action-none"]
    return [option.label.key for option in game.decision.options]


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


# --- icons


@rule("VB-049")
@pytest.mark.parametrize("zone", ["hand", "draw", "discard"])
def test_cards_elsewhere_than_on_the_board_give_no_icons(zone: str) -> None:
    """With 2 Stone a Labourer on the board completes a Workshop; in hand, Draw Pile or discards it does not."""
    seat = {"stone": 2, "viscount": OUTSIDE}
    assert actions({**seat, "board": ["labourer", "abbot", None]}) == ["action-construct", "action-none"]
    assert actions({**seat, "board": ["abbot", None, None], zone: ["labourer", "charlatan"]}) == ["action-none"]


@rule("VB-050")
@pytest.mark.parametrize(
    "source",
    [
        {"board": ["labourer", None, None]},
        {"board": ["abbot", "labourer", None]},
        {"board": ["abbot", "squire", "labourer"]},
        {"built": {"gh1": "5-6:1"}},
        {"cleric_bonus": ["grey"]},
        {"turns": 0},
    ],
    ids=["left card", "middle card", "right card", "slot", "bonus card", "start icon"],
)
def test_each_source_of_icons_gives_one_builder(source: dict[str, Any]) -> None:
    """Together with 2 Stone it makes the 3 Builders of a Workshop, with 1 Stone it does not."""
    assert actions({**source, "stone": 2, "viscount": OUTSIDE})[-2:] == ["action-construct", "action-none"]
    assert "action-construct" not in actions({**source, "stone": 1, "viscount": OUTSIDE})


@rule("VB-050")
def test_other_things_give_no_icons() -> None:
    """Buildings of other slots, Manuscripts and the Castle Leader card add nothing, and slots still covered neither."""
    built = {"gh2": "5-6:1", "gh3": "5-6:2", "tp1": "5-6:3", "w1": "5-6:4"}
    seat = {"built": built, "tier3": 3, "manuscripts": ["ms-grey-5-builders"], "stone": 2, "viscount": OUTSIDE}
    assert actions(seat) == ["action-none"]


@rule("VB-050")
def test_icons_of_all_sources_add_up() -> None:
    """A card, a slot, a Cleric Bonus card and start icons make 2 + 2 + 2 + 2 Merchants, without start icons 3 cards 6 + 4."""
    seat = {"board": ["lender-1", None, None], "built": {"tp3": "5-6:1"}, "cleric_bonus": ["blue"], "turns": 0}
    game = table({**seat, "viscount": OUTSIDE}, phase="action")
    pick(game, "action", key="action-trade")
    assert [option.label.args["n"] for option in game.decision.options] == [1, 2, 3, 4, 5, 6, 7, 8]
    later = table(
        {**seat, "board": ["lender-1", "peddler-1", "thief"], "turns": 2, "viscount": OUTSIDE}, phase="action"
    )
    pick(later, "action", key="action-trade")
    assert [option.label.args["n"] for option in later.decision.options] == list(range(1, 11))


@rule("VB-051")
@pytest.mark.parametrize(
    ("turns", "board", "outside", "merchants"),
    [
        (0, ["squire", None, None], ["action-trade", "action-construct", "action-none"], [1, 2]),
        (1, ["squire", "abbot", None], ["action-trade", "action-none"], [1, 2]),
        (1, ["squire", None, None], ["action-trade", "action-none"], [1, 2]),
        (2, ["squire", "abbot", "tinker-1"], ["action-none"], []),
        (2, ["squire", None, None], ["action-none"], []),
    ],
)
def test_start_icons_outside(turns: int, board: list[str | None], outside: list[str], merchants: list[int]) -> None:
    """The 1st turn has 2 Merchants and 1 Builder (with 2 Stone a Workshop), the 2nd the Merchants only, the 3rd none."""
    seat = {"turns": turns, "board": board, "stone": 2, "viscount": OUTSIDE}
    assert actions(seat) == outside
    assert "action-construct" not in actions({**seat, "stone": 1})
    if merchants:
        game = table(seat, phase="action")
        pick(game, "action", key="action-trade")
        assert [option.label.args["n"] for option in game.decision.options] == merchants


@rule("VB-051")
@pytest.mark.parametrize(
    ("turns", "board", "inside"),
    [
        (0, ["labourer", None, None], ["action-place-workers", "action-transcribe", "action-none"]),
        (1, ["labourer", "financer", None], ["action-none"]),
        (1, ["labourer", None, None], ["action-none"]),
        (2, ["labourer", "financer", "stonecutter-1"], ["action-none"]),
    ],
)
def test_start_icons_inside(turns: int, board: list[str | None], inside: list[str]) -> None:
    """The 1st turn has 1 Noble (1 Worker) and 1 Cleric (with 2 Ink a Manuscript of cost 3), later turns neither."""
    seat = {"turns": turns, "board": board, "ink": 2, "viscount": INSIDE}
    position: dict[str, Any] = {"manuscripts": {"1-2": ["ms-blue-3-silver"]}}
    assert actions(seat, **position) == inside
    assert "action-transcribe" not in actions({**seat, "ink": 1}, **position)
    if turns == 0:
        game = table({**seat, "gold": 1}, phase="action", **position)
        pick(game, "action", key="action-place-workers")
        assert sum(game.players[0].tier1) == 1


@rule("VB-052")
@pytest.mark.parametrize(
    ("seat", "action"),
    [
        ({"viscount": "1-2:OL"}, "trade"),
        ({"viscount": "1-2:OR", "stone": 2}, "construct"),
        ({"viscount": "1-2:IN"}, "place-workers"),
        ({"viscount": "1-2:IN", "ink": 2}, "transcribe"),
    ],
)
def test_a_criminal_counts_as_one_icon_of_any_action(seat: dict[str, Any], action: str) -> None:
    """A Thief gives the one icon that is missing for each of the four actions; without it the action is impossible."""
    tops: dict[str, Any] = {"1-2": ["ms-blue-3-silver"]}
    assert f"action-{action}" in actions({**seat, "board": ["thief", None, None]}, manuscripts=tops)
    assert f"action-{action}" not in actions(seat, manuscripts=tops)


@rule("VB-052")
def test_each_criminal_icon_counts_as_exactly_one() -> None:
    """Antagonist and Thief are 3 Builders: enough for a Workshop, and with 1 Stone not for a Trading Post of 5."""
    seat = {"board": ["antagonist", "thief", None], "viscount": OUTSIDE}
    game = table({**seat, "stone": 1}, phase="action")
    pick(game, "action", key="action-construct")
    assert {option.label.args["building"] for option in game.decision.options} == {"workshop"}
    assert "action-construct" not in actions({**seat, "board": ["antagonist", None, None]})
    trade = table(seat, phase="action")
    pick(trade, "action", key="action-trade")
    assert [option.label.args["n"] for option in trade.decision.options] == [1, 2, 3]


@rule("VB-053")
@pytest.mark.parametrize(
    ("tile", "points"),
    [
        ("ms-grey-5-builders", 1),
        ("ms-black-5-clerics", 1),
        ("ms-yellow-5-nobles", 2),
        ("ms-blue-5-merchants", 3),
        ("ms-blue-6-criminals", 4),
    ],
)
def test_criminals_are_not_wild_in_scoring(tile: str, points: int) -> None:
    """Four Criminals score for the Manuscript that counts Criminals and add nothing to any other kind of icon."""
    seat = {"hero": "hero-rudolf", "discard": ["antagonist", "traitor-1"], "manuscripts": [tile]}
    assert dict(table(seat).scores[0].lines)["manuscripts"] == points


# --- arrows


@rule("VB-054")
def test_an_arrow_from_a_cost() -> None:
    """Clergyman (2 Silver -> 1 Cleric): only who pays the 2 Silver has the third Cleric."""
    seat = {"board": ["clergyman", "abbot", None], "viscount": INSIDE}
    tops: dict[str, Any] = {"manuscripts": {"1-2": ["ms-black-3-flip"]}, "townsfolk": {"1-2": ["charlatan"]}}
    game = table({**seat, "silver": 2}, **tops, phase="action")
    pick(game, "action", key="action-transcribe")
    assert (len(game.players[0].manuscripts), game.players[0].goods[0]) == (1, 0)
    assert "action-transcribe" not in actions({**seat, "silver": 1}, **tops)


@rule("VB-054")
def test_an_arrow_from_an_action() -> None:
    """Trader (Trade -> 1 Silver): a Trade gives the Silver, a Construct and no action do not."""
    seat = {"board": ["trader-1", "lender-1", None], "stone": 3, "viscount": "1-2:OR"}
    silver = {}
    for action in ("trade", "construct", "none"):
        game = table(seat, phase="action")
        pick(game, "action", key=f"action-{action}")
        pass_until(game, "play-card")
        silver[action] = game.players[0].goods[0]
    assert silver == {"trade": 1, "construct": 0, "none": 0}


@rule("VB-054")
def test_an_arrow_from_an_event() -> None:
    """Debt Collector (a Debt is flipped -> Silver and Virtue): the flip of a Deed gives neither."""
    silver = {}
    for which in ("debt", "deed"):
        game = table({"debts": 1, "deeds": 1, "board": ["debt-collector-1", None, None]}, resolve={"flip": which})
        pass_until(game, "play-card")
        silver[which] = (game.players[0].goods[0], game.players[0].virtue)
    assert silver == {"debt": (1, 6), "deed": (0, 7)}


@rule("VB-054")
def test_an_arrow_from_a_condition() -> None:
    """No Criminal on the board -> 1 Virtue: with a Thief there is none."""
    effect = {"if": {"criminals": "0"}, "do": {"gain": {"virtue": 1}}}
    assert table({"board": ["abbot", None, None]}, resolve=effect).players[0].virtue == 6
    assert table({"board": ["thief", None, None]}, resolve=effect).players[0].virtue == 7


@rule("VB-EX-3")
@pytest.mark.parametrize(
    ("board", "k"),
    [
        ([None, None, None], 0),
        (["abbot", "squire", None], 0),
        (["thief", None, None], 1),
        (["thief", "traitor-1", None], 2),
        (["squire", "thief", "traitor-1"], 1),
    ],
)
def test_example_the_antagonist(board: list[str | None], k: int) -> None:
    """With k other Criminals on the board the Antagonist gives 2 + k Corruption, then 1 Debt."""
    game = table({"board": board, "hand": ["antagonist", "labourer"]})
    if game.decision.kind == "resource":  # the Traitor has dropped off
        game.play(game.decision.options[0])
    events = game.listen()
    pick(game, "play-card", card="antagonist")
    assert (game.players[0].corruption, game.players[0].debts) == (3 + k, 1)
    assert [event.key for event in events] == ["play", "gain-corruption", "gain-debt"]
