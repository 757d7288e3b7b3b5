"""Keeper of Keys, sections D and E: gaining Heroes, Heroes that leave the game, Scarlette and her like."""

from __future__ import annotations

from typing import Any

import pytest

from tests.kit.asking import labels
from tests.kit.rule import rule
from tests.kit.viscounts import KEYS, names, offers, pick, table
from westkingdom.viscounts.effects import VOCABULARY
from westkingdom.viscounts.game import Viscounts
from westkingdom.viscounts.keeper_of_keys.part import keys

LINE = ["hero-emma", "hero-judith", "hero-rudolf"]
ELSEWHERE = {"viscount": "9-10:OR"}
GAIN = {"gain_card": "hero"}


def hand(game: Viscounts, seat: int = 0) -> list[str]:
    """The ids of the cards in a hand."""
    return names(game, game.players[seat].hand)


def line(game: Viscounts) -> list[str]:
    """The face-up Heroes."""
    return names(game, keys(game).heroes)


def gaining(seat: dict[str, Any], **position: Any) -> Viscounts:
    """A table at which seat 0 gains a Hero before its draw phase."""
    return table(seat, boxes=KEYS, phase="draw", resolve=GAIN, **{"heroes": LINE, **position})


def told(log: Any, *kinds: str) -> list[str]:
    """The keys of some kinds of events, in order."""
    return [event.key for event in log if event.key in kinds]


# --- D. Gaining Heroes


@rule("KK-035")
@pytest.mark.parametrize("hero", LINE)
def test_one_of_the_three_face_up_heroes_joins_the_hand(hero: str) -> None:
    """Exactly the three face-up Heroes are offered, and the chosen one is in the hand, nowhere else."""
    game = gaining({"hand": ["abbot", "squire", "thief"], "discard": ["financer"]})
    assert [offer.label.args["card"] for offer in offers(game)] == LINE
    pick(game, "hero", card=hero)
    assert hand(game) == ["abbot", "squire", "thief", hero]
    assert names(game, game.players[0].discard) == ["financer"]
    assert hero not in line(game)


@rule("KK-036")
@pytest.mark.parametrize("silver", [0, 7])
def test_a_hero_costs_nothing(silver: int) -> None:
    """Whoever has no Silver gains a Hero of value 3, and whoever has some keeps all of it."""
    game = gaining({"silver": silver, "ink": 1})
    assert game.cards.cost[game.cards.number["hero-emma"]] == 3
    assert offers(game, card="hero-emma")[0].cost == []
    pick(game, "hero", card="hero-emma")
    assert game.players[0].goods == [silver, 1, 0, 0]


@rule("KK-037")
def test_gaining_a_hero_is_no_hire() -> None:
    """Neither Renauld's Stone nor the Discard of the first Workshop follows; both follow a Free Hire."""
    seat = {"board": ["hero-renauld", None, None], "built": {"w1": "3-4:1"}, "hand": ["abbot", "squire", "thief"]}
    game = gaining(seat)
    pick(game, "hero", card="hero-judith")
    assert (game.players[0].goods, game.turn) == ([0, 0, 0, 0], 1)
    game = table(seat, boxes=KEYS, phase="draw", resolve={"hire_free": 1}, townsfolk={"1-2": ["bishop"]})
    pick(game, "free-hire", card="bishop")
    assert (game.players[0].goods, game.decision.kind) == ([0, 0, 1, 0], "discard")


@rule("KK-038")
def test_the_line_is_refilled_at_once_from_the_pile() -> None:
    """The top of the pile, and nothing else, fills the gap before anything else happens."""
    effect = {"all": [GAIN, GAIN]}
    game = table({}, boxes=KEYS, heroes=LINE, hero_pile=["hero-girard", "hero-fara"], resolve=effect)
    pick(game, "hero", card="hero-judith")
    assert game.decision.kind == "hero"
    assert sorted(line(game)) == ["hero-emma", "hero-girard", "hero-rudolf"]
    assert names(game, keys(game).hero_pile) == ["hero-fara"]
    pick(game, "hero", card="hero-girard")
    assert sorted(line(game)) == ["hero-emma", "hero-fara", "hero-rudolf"]
    assert keys(game).hero_pile == []


@rule("KK-039")
def test_without_a_pile_the_line_shrinks_and_then_nothing_is_gained() -> None:
    """Heroes that left the game do not come back: the line goes 2, 1, 0, and the next gain does nothing."""
    effect = {"all": [GAIN, GAIN, GAIN, {"gain": {"silver": 1}}]}
    game = table({"hand": ["abbot", "squire"]}, boxes=KEYS, heroes=LINE[:2], hero_pile=[], resolve=effect)
    assert "hero-girard" in names(game, game.removed)
    assert [offer.label.args["card"] for offer in offers(game)] == LINE[:2]
    pick(game, "hero", card="hero-emma")
    assert (line(game), game.decision.kind) == ([], "play-card")
    assert hand(game) == ["abbot", "squire", "hero-emma", "hero-judith"]
    assert game.players[0].goods[0] == 1


@rule("KK-040")
def test_the_hand_limit_does_not_stop_a_hero() -> None:
    """With a full hand, or more, a Hero is still gained; in phase 6 nothing is drawn and nothing given up for it."""
    cards = ["abbot", "squire", "thief", "financer"]
    game = gaining({"hand": cards})
    pick(game, "hero", card="hero-judith")
    assert (hand(game), game.turn) == ([*cards, "hero-judith"], 1)


@rule("KK-041")
def test_gaining_a_hero_is_mandatory() -> None:
    """No option refuses, and the last face-up Hero is taken without a question."""
    game = gaining({})
    assert labels(game) == ["gain-hero-card"] * 3
    game = gaining({"hand": ["abbot", "squire", "thief"]}, heroes=LINE[1:2], hero_pile=[])
    assert (hand(game), game.turn) == (["abbot", "squire", "thief", "hero-judith"], 1)


@rule("KK-041")
def test_beside_a_slash_the_player_chooses() -> None:
    """A Keeper gives a Chest Tile or a Hero with 2 Silver, never both and never neither."""
    game = table({"board": [None, None, "keeper-3"], "hand": ["abbot", "squire"]}, boxes=KEYS, heroes=LINE)
    assert (game.decision.kind, labels(game)) == ("either", ["effect-gain-chest", "effect-all"])
    pick(game, "either", key="effect-all")
    pick(game, "hero", card="hero-judith")
    assert (game.players[0].goods[0], keys(game).slotted[0]) == (2, [-1, -1, -1])


@rule("KK-042")
@pytest.mark.parametrize("hero", ["hero-lothaire", "hero-zesiro", "hero-girard"])
def test_a_gained_hero_does_nothing_yet(hero: str) -> None:
    """Neither an immediate effect nor a drop-off effect nor the Corruption of a Criminal happens."""
    game = gaining({"hand": ["abbot", "squire", "thief"]}, heroes=[hero, "hero-emma", "hero-judith"])
    pick(game, "hero", card=hero)
    p = game.players[0]
    assert (p.goods, p.corruption, p.virtue, p.debts, p.deeds) == ([0, 0, 0, 0], 1, 7, 0, 0)
    assert (hand(game)[-1], game.turn) == (hero, 1)


# --- E. Heroes that leave the game


@rule("KK-043")
@pytest.mark.parametrize("hero", ["hero-delphine", "hero-frederick", "hero-girard", "hero-mariam"])
def test_a_hero_with_the_symbol_leaves_the_game_when_it_drops_off(hero: str) -> None:
    """It is neither on the board nor among the discards nor with the other Heroes, but out of the game."""
    game = table({"board": [None, None, hero], "hand": ["abbot", "squire"], "discard": ["thief"]}, boxes=KEYS)
    while game.decision.kind != "play-card":
        game.play(game.decision.options[0])
    assert names(game, game.removed) == [hero]
    assert names(game, game.players[0].board) == ["", "", ""]
    assert hero not in names(game, game.players[0].discard) + line(game) + names(game, keys(game).hero_pile)


@rule("KK-043")
def test_other_heroes_and_other_moments_do_not_remove() -> None:
    """Fara, without the symbol, goes to the discards; Girard sliding to space 3 stays."""
    game = table(
        {"board": [None, "hero-girard", "abbot"], "hero": "hero-girard", "hand": ["squire", "thief"]}, boxes=KEYS
    )
    assert names(game, game.players[0].board) == ["", "", "hero-girard"]
    game = table({"board": [None, None, "hero-fara"], "hand": ["abbot", "squire"]}, boxes=KEYS)
    game.play(game.decision.options[0])
    assert names(game, game.players[0].discard)[0] == "hero-fara"
    assert game.removed == []


@rule("KK-044")
def test_the_removal_comes_after_all_other_effects() -> None:
    """While Girard's owner chooses a Hero he is not yet removed, and the Silver is gained before he goes."""
    game = table({"board": [None, None, "hero-girard"], "hand": ["abbot", "squire"]}, boxes=KEYS, heroes=LINE)
    log = game.listen()
    assert (game.decision.kind, game.removed) == ("hero", [])
    assert "hero-girard" not in names(game, game.players[0].discard)
    pick(game, "hero", card="hero-emma")
    assert told(log, "gain-hero", "gain", "leave-game") == ["gain-hero", "gain", "leave-game"]


@rule("KK-045")
def test_girard_gives_a_hero_and_two_silver_and_leaves() -> None:
    """Dropping off, he gives exactly that."""
    game = table({"board": [None, None, "hero-girard"], "hand": ["abbot", "squire"]}, boxes=KEYS, heroes=LINE)
    pick(game, "hero", card="hero-rudolf")
    p = game.players[0]
    assert (hand(game), p.goods) == (["abbot", "squire", "hero-rudolf"], [2, 0, 0, 0])
    assert names(game, game.removed) == ["hero-girard"]


@rule("KK-046")
def test_girard_has_value_one_and_three_merchants() -> None:
    """In a Trade he counts as 3 Merchants, he moves the Viscount 1 space, and destroying him gives 1 Silver."""
    seat = {"hand": ["hero-girard", "abbot"], "viscount": "1-2:IN"}
    game = table(seat, boxes=KEYS)
    pick(game, "play-card", card="hero-girard")
    assert [(o.label.args["space"].args["segment"], o.label.args["space"].args["kind"]) for o in offers(game)] == [  # type: ignore[union-attr]
        ("1-2", "OR"),
        ("3-4", "IN"),
    ]
    game = table({"board": ["hero-girard", None, None], "viscount": "1-2:OL"}, boxes=KEYS, phase="action")
    pick(game, "action", key="action-trade")
    assert [option.label.args["n"] for option in game.decision.options] == [1, 2, 3]
    game = table({"hand": ["hero-girard", "abbot"]}, boxes=KEYS, phase="draw", resolve={"destroy": 1})
    pick(game, "destroy", card="hero-girard")
    assert game.players[0].goods[0] == 1


@rule("KK-047")
@pytest.mark.parametrize(
    ("hero", "words"),
    [
        ("hero-frederick", {"tier3": 20, "workers": 0}),
        ("hero-mariam", {"built": {"w1": "1-2:1", "w2": "1-2:2", "w3": "3-4:1"}}),
    ],
)
def test_the_removal_happens_though_the_other_effect_is_impossible(hero: str, words: dict[str, Any]) -> None:
    """Without Workers to place, or Workshops to build, nothing is gained but the Hero is gone all the same."""
    game = table({"board": [None, None, hero], "hand": ["abbot", "squire"], **words}, boxes=KEYS)
    assert game.decision.kind == "play-card"
    assert names(game, game.removed) == [hero]


@rule("KK-047")
def test_girard_leaves_though_no_hero_is_face_up() -> None:
    """With an empty line he gives his 2 Silver and is removed."""
    seat = {"board": [None, None, "hero-girard"], "hand": ["abbot", "squire"]}
    game = table(seat, boxes=KEYS, heroes=[], hero_pile=[])
    assert (game.decision.kind, game.players[0].goods[0]) == ("play-card", 2)
    assert game.removed[-1] == game.cards.number["hero-girard"]


@rule("KK-048")
def test_the_removal_is_not_destroying() -> None:
    """Delphine, value 2, gives no Silver when she leaves, and the Public Trading Post does not answer."""
    seat = {
        "board": [None, None, "hero-delphine"],
        "hand": ["abbot", "squire"],
        "debts": 1,
        "deeds": 1,
        "public": {"trading_post": "5-6:1"},
    }
    tiles = {"1-2": ["ms-grey-4-stone"]}
    game = table(seat, boxes=KEYS, manuscripts=tiles)
    log = game.listen()
    pick(game, "free-manuscript", manuscript="ms-grey-4-stone")
    assert (game.decision.kind, game.players[0].goods) == ("play-card", [0, 0, 2, 0])
    assert names(game, game.removed) == ["hero-delphine"]
    assert told(log, "destroy", "ability") == []


@rule("KK-049")
@pytest.mark.parametrize(("held", "stays"), [(["squire"], True), (["squire", "thief"], False)])
def test_nobody_is_left_with_fewer_than_three_cards(held: list[str], stays: bool) -> None:
    """A Hero that would leave 2 cards goes to the discards; one that leaves 3 goes out of the game."""
    seat = {"board": [None, "abbot", "hero-frederick"], "hand": held, "draw": [], "discard": []}
    game = table(seat, boxes=KEYS)
    pick(game, "free-workers", section="c1")
    out = [card for card in names(game, game.removed) if card == "hero-frederick"]
    owned = [card for p in game.players[:1] for card in p.hand + p.draw + p.discard + p.board if card >= 0]
    assert (out == [], len(owned)) == (stays, 3)
    game.check()


@rule("KK-EX-1")
def test_girard() -> None:
    """The turn begins, cards shift; Y is taken, D refills, 2 Silver; Girard is out and no hire is answered."""
    seat = {"board": ["abbot", "squire", "hero-girard"], "hand": ["thief", "labourer"], "built": {"w1": "1-2:1"}}
    game = table(seat, boxes=KEYS, heroes=LINE, hero_pile=["hero-fara", "hero-isabette"])
    assert [offer.label.args["card"] for offer in offers(game)] == LINE
    pick(game, "hero", card="hero-judith")
    p = game.players[0]
    assert (hand(game), p.goods[0]) == (["thief", "labourer", "hero-judith"], 2)
    assert line(game) == ["hero-fara", "hero-emma", "hero-rudolf"]
    assert (names(game, game.removed)[-1], game.decision.kind) == ("hero-girard", "play-card")
    assert "hero-girard" not in names(game, p.discard)
    assert names(game, p.board) == ["", "abbot", "squire"]


# --- Scarlette


def scarlette(
    viscount: str = "3-4:IN", tile: str = "ms-grey-4-stone", recruit: str = "friar", **words: Any
) -> Viscounts:
    """A table at which seat 0 has just played Scarlette; there are Manuscripts in 3-4 (two) and in 5-6."""
    words["manuscripts"] = words.pop("manuscripts_of_seat", [])
    seat = {"hand": ["hero-scarlette", "abbot", "squire"], "viscount": viscount, **words}
    tiles = {"3-4": [tile, "ms-grey-3-virtue"], "5-6": ["ms-black-3-flip"]}
    game = table(seat, ELSEWHERE, boxes=KEYS, manuscripts=tiles, townsfolk={"3-4": ["bishop"], "5-6": [recruit]})
    pick(game, "play-card", card="hero-scarlette")
    return game


@rule("KK-050")
def test_scarlette_may_transcribe_when_she_is_played() -> None:
    """Her owner is asked, and may take the Manuscript or decline."""
    game = scarlette(ink=3)
    assert (game.decision.kind, labels(game)) == ("may", ["effect-action-transcribe", "decline"])
    declined = game.copy()
    pick(declined, "may", key="decline")
    assert (declined.players[0].manuscripts, declined.players[0].goods) == ([], [0, 3, 0, 0])
    pick(game, "may", key="effect-action-transcribe")
    assert [game.facts.manuscripts.ids[tile] for tile in game.players[0].manuscripts] == ["ms-grey-4-stone"]


@rule("KK-050")
def test_only_playing_scarlette_transcribes() -> None:
    """Sliding to another space or dropping off, she gives nothing."""
    game = table(
        {"board": ["hero-scarlette", None, None], "hand": ["abbot", "squire"], "ink": 9, "viscount": "3-4:IN"},
        boxes=KEYS,
    )
    assert game.decision.kind == "play-card"
    game = table(
        {"board": [None, None, "hero-scarlette"], "hand": ["abbot", "squire"], "ink": 9, "viscount": "3-4:IN"},
        boxes=KEYS,
    )
    assert (game.decision.kind, game.players[0].corruption) == ("play-card", 1)


@rule("KK-051")
def test_scarlette_transcribes_where_the_viscount_stands_before_it_moves() -> None:
    """The Manuscript of the segment in which the turn began is taken; the Viscount moves afterwards, 1 space."""
    game = scarlette(ink=3)
    pick(game, "may", key="effect-action-transcribe")
    assert (game.decision.kind, game.players[0].space) == ("move", 5)
    assert game.facts.manuscripts.ids[game.players[0].manuscripts[0]] == "ms-grey-4-stone"
    assert [option.label.args["space"].args["kind"] for option in game.decision.options] == ["OR", "IN"]  # type: ignore[union-attr]


@rule("KK-052")
@pytest.mark.parametrize(("ink", "possible"), [(2, False), (3, True)])
def test_scarlettes_action_needs_the_full_price(ink: int, possible: bool) -> None:
    """A Manuscript of cost 4 takes her Cleric and 3 Ink Wells, all of which are paid; with 2 she cannot transcribe."""
    game = scarlette(ink=ink)
    assert (game.decision.kind == "may") == possible
    if possible:
        pick(game, "may", key="effect-action-transcribe")
    assert game.players[0].goods[:3] == ([0, 0, 2] if possible else [0, ink, 0])


@rule("KK-052")
def test_scarlettes_action_may_dismiss_and_is_answered_like_any_other() -> None:
    """The Bishop of the segment may be dismissed for 3 Silver, and a Deacon answers after the action."""
    game = scarlette(ink=1, silver=3, board=["deacon-1", None, None])
    pick(game, "may", key="effect-action-transcribe")
    assert game.decision.kind == "move"
    p = game.players[0]
    assert (p.goods[:2], p.debts, p.virtue) == ([0, 1], 1, 6)
    assert names(game, game.removed) == ["bishop"]


@rule("KK-052")
def test_scarlettes_manuscript_may_earn_a_cleric_bonus_card() -> None:
    """A third grey ribbon earns the grey card at once, and the tile's immediate effect is resolved."""
    game = scarlette(ink=3, manuscripts_of_seat=["ms-grey-5-builders", "ms-grey-3-flip"])
    pick(game, "may", key="effect-action-transcribe")
    shown: Any = game.view(None)
    assert shown["players"][0]["cleric_bonus"] == ["cleric-bonus-grey"]
    assert game.players[0].goods == [0, 0, 2, 0]


@rule("KK-053")
def test_scarlette_has_value_one_a_cleric_and_corrupts_after_her_action() -> None:
    """Value 1, 1 Cleric; her effect is the action first and then 1 Corruption."""
    game = scarlette(ink=3)
    number = game.cards.number["hero-scarlette"]
    assert (game.cards.cost[number], game.cards.icons[number]) == (1, [0, 0, 0, 1, 0])
    log = game.listen()
    assert game.players[0].corruption == 1
    pick(game, "may", key="effect-action-transcribe")
    assert told(log, "transcribe", "gain-corruption") == ["transcribe", "gain-corruption"]
    assert game.players[0].corruption == 2


@rule("KK-054")
@pytest.mark.parametrize("able", [True, False])
def test_the_corruption_comes_even_if_nothing_is_transcribed(able: bool) -> None:
    """Whoever declines or cannot transcribe gains 1 Corruption all the same."""
    game = scarlette(ink=3 if able else 0)
    if able:
        pick(game, "may", key="decline")
    assert (game.decision.kind, game.players[0].corruption, game.players[0].manuscripts) == ("move", 2, [])


@rule("KK-055")
@pytest.mark.parametrize("transcribes", [True, False])
def test_after_scarlettes_manuscript_the_primary_action_is_another_one(transcribes: bool) -> None:
    """Phase 3 still has an action; it may be a Transcribe only if she transcribed nothing."""
    game = scarlette(ink=9, gold=3)
    pick(game, "may", key="effect-action-transcribe" if transcribes else "decline")
    pick(game, "move", segment="5-6", kind="IN")
    wanted = ["action-place-workers", *([] if transcribes else ["action-transcribe"]), "action-none"]
    assert (game.decision.kind, labels(game)) == ("action", wanted)
    if transcribes:
        pick(game, "action", key="action-place-workers")
        while game.decision.kind in ("workers", "pay"):
            game.play(game.decision.options[0])
        assert sum(game.players[0].tier1) > 0


@rule("KK-055")
def test_a_free_manuscript_after_scarlette_is_not_limited() -> None:
    """A Manuscript whose effect gives another one for nothing gives it though one was transcribed."""
    game = scarlette(tile="ms-black-5-free-manuscript", ink=4)
    pick(game, "may", key="effect-action-transcribe")
    pick(game, "free-manuscript", manuscript="ms-grey-3-virtue")
    assert len(game.players[0].manuscripts) == 2
    assert game.decision.kind == "move"


@rule("KK-055")
def test_the_next_turn_may_transcribe_again() -> None:
    """The limit ends with the turn."""
    game = scarlette(ink=9)
    pick(game, "may", key="effect-action-transcribe")
    pick(game, "move", segment="5-6", kind="IN")
    assert "action-transcribe" not in labels(game)
    while (game.seat, game.decision.kind) != (0, "play-card"):
        game.play(game.decision.options[-1])
    pick(game, "play-card", card="abbot")
    pick(game, "move", segment="9-10", kind="IN")
    assert (game.seat, game.decision.kind) == (0, "action")
    assert "action-transcribe" in labels(game)


@rule("KK-056")
@pytest.mark.parametrize("dismisses", [True, False])
def test_a_dismissal_for_scarlette_is_the_dismissal_of_the_turn(dismisses: bool) -> None:
    """Who dismissed in her action is not asked again in phase 3; who did not, is."""
    game = scarlette(ink=3, silver=9, gold=1, board=["jeweller-1", None, None], recruit="princess")
    pick(game, "may", key="effect-action-transcribe")
    pick(game, "dismiss", key="dismiss-card" if dismisses else "dismiss-nobody")
    pick(game, "move", segment="5-6", kind="IN")
    log = game.listen()
    pick(game, "action", key="action-place-workers")
    assert (game.decision.kind == "dismiss") != dismisses
    if dismisses:
        forced = [event for event in log if event.key == "forced" and event.args["decision"] == "dismiss"]
        assert [why.key for event in forced for _, why in event.why] == ["why-not-dismissed-already"]
        assert game.players[0].tier1[2] == 1


@rule("KK-057")
@pytest.mark.parametrize("card", ["ferryman", "huntsman", "profiteer", "smithy"])
def test_a_trade_in_an_immediate_effect_comes_before_the_movement(card: str) -> None:
    """Trade or 3 Silver: the Trade happens where the Viscount stands now, and phase 3 may Trade again."""
    seat = {"hand": [card, "abbot"], "board": ["lender-2", None, None], "viscount": "1-2:OL", "silver": 1}
    game = table(seat, boxes=KEYS, townsfolk={"1-2": ["bishop"], "3-4": ["enforcer"]})
    pick(game, "play-card", card=card)
    assert (game.decision.kind, labels(game)) == ("either", ["effect-action-trade", "effect-gain"])
    silver = game.copy()
    pick(silver, "either", key="effect-gain")
    assert (silver.players[0].goods[0], silver.decision.kind) == (4, "move")
    pick(game, "either", key="effect-action-trade")
    most = len(game.decision.options)
    assert [option.label.args["n"] for option in game.decision.options] == list(range(1, most + 1))
    assert most == 3 + sum(game.cards.icons[game.cards.number[card]][icon] for icon in (0, 4))
    pick(game, "exchanges", n=2)
    assert (game.players[0].goods[0], game.decision.kind) == (3, "move")
    outside = next(option for option in offers(game) if "OL" in str(option.label.data()))
    game.play(outside)
    assert "action-trade" in labels(game)


@rule("KK-057")
def test_where_no_trade_is_possible_the_silver_is_gained() -> None:
    """On an inside space the action is not there, so 3 Silver are gained without a question."""
    game = table({"hand": ["ferryman", "abbot"], "viscount": "1-2:IN", "silver": 9}, boxes=KEYS)
    pick(game, "play-card", card="ferryman")
    assert (game.players[0].goods[0], game.decision.kind) == (12, "move")


@rule("KK-EX-4")
def test_scarlette() -> None:
    """2 Clerics beside hers and 1 Ink Well pay for cost 4; 1 Corruption; move 1; an action, but no second Transcribe."""
    game = scarlette(ink=1, gold=1, board=["abbot", "deacon-1", None], hand=["hero-scarlette", "squire"])
    pick(game, "may", key="effect-action-transcribe")
    p = game.players[0]
    assert (p.goods, p.corruption) == ([0, 0, 2, 1], 2)
    assert [game.facts.manuscripts.ids[tile] for tile in p.manuscripts] == ["ms-grey-4-stone"]
    pick(game, "move", segment="5-6", kind="IN")
    assert labels(game) == ["action-place-workers", "action-none"]


@rule("KK-EX-4")
def test_scarlette_on_an_outside_space() -> None:
    """Without a Manuscript to transcribe there is no action, only 1 Corruption."""
    game = scarlette(viscount="3-4:OL", ink=9, board=["abbot", "deacon-1", None], hand=["hero-scarlette", "squire"])
    assert (game.decision.kind, game.players[0].corruption, game.players[0].manuscripts) == ("move", 2, [])


# --- single cards


def moves(game: Viscounts) -> list[str]:
    """The spaces to which the Viscount may move."""
    assert game.decision.kind == "move"
    spaces = [option.label.args["space"] for option in game.decision.options]
    return [f"{space.args['segment']}:{space.args['kind']}" for space in spaces]  # type: ignore[union-attr]


@rule("KK-220")
@pytest.mark.parametrize(
    ("card", "viscount", "action", "expected"),
    [
        ("deacon-3", "1-2:IN", "transcribe", ["1-2:OR", "3-4:IN", "3-4:OL", "3-4:OR", "5-6:IN"]),
        ("overseer-3", "1-2:IN", "place-workers", ["1-2:OR", "3-4:IN", "3-4:OL", "3-4:OR", "5-6:IN"]),
        ("woodcutter-3", "1-2:OL", "construct", ["1-2:OR", "1-2:IN", "3-4:OL", "3-4:IN"]),
    ],
)
def test_after_its_action_the_viscount_moves_one_or_two_spaces(
    card: str, viscount: str, action: str, expected: list[str]
) -> None:
    """1 or 2 spaces along the arrows, never 0 and never more, whatever Silver and Trading Posts could add."""
    seat = {
        "board": [card, None, None],
        "viscount": viscount,
        "ink": 2,
        "stone": 2,
        "silver": 9,
        "built": {"tp1": "9-10:1"},
    }
    tiles = {"1-2": ["ms-grey-3-virtue"]}
    game = table(seat, boxes=KEYS, phase="action", manuscripts=tiles, townsfolk={"1-2": ["jeweller-1"]})
    pick(game, "action", key=f"action-{action}")
    if action == "construct":
        pick(game, "building", slot="w3")
        pick(game, "spot", position=1)
    assert sorted(moves(game)) == sorted(expected)
    before = game.players[0].goods[0]
    game.play(game.decision.options[-1])
    assert game.players[0].goods[0] == before


@rule("KK-220")
def test_the_move_after_an_action_gives_no_further_action_and_recruits_in_the_new_segment() -> None:
    """Phase 4 follows at once, with the Townsfolk of the segment that was reached."""
    seat = {"board": ["overseer-3", None, None], "viscount": "1-2:IN", "gold": 3, "silver": 9}
    folk = {"1-2": ["jeweller-1"], "3-4": ["friar"]}
    game = table(seat, boxes=KEYS, phase="action", townsfolk=folk)
    pick(game, "action", key="action-place-workers")
    while game.decision.kind in ("workers", "pay"):
        game.play(game.decision.options[0])
    pick(game, "move", segment="3-4", kind="IN")
    assert (game.decision.kind, game.decision.options[0].label.args) == ("recruit", {"card": "friar"})


@rule("KK-220")
def test_the_move_after_an_action_meets_other_viscounts() -> None:
    """An opponent on the space that was reached may rearrange; one that was passed may not."""
    seat = {"board": ["overseer-3", None, None], "viscount": "1-2:IN"}
    met = {"viscount": "5-6:IN", "board": ["abbot", "squire", None]}
    passed = {"viscount": "3-4:IN", "board": ["abbot", "squire", None]}
    game = table(seat, met, passed, boxes=KEYS, phase="action")
    pick(game, "action", key="action-place-workers")
    pick(game, "move", segment="5-6", kind="IN")
    assert (game.seat, game.decision.kind) == (1, "rearrange")
    pick(game, "rearrange", key="keep-order")
    assert game.decision.kind != "rearrange"


@rule("KK-220")
def test_another_action_does_not_move_the_viscount() -> None:
    """The Overseer answers to placing Workers only."""
    seat = {"board": ["overseer-3", None, None], "viscount": "1-2:IN", "ink": 3, "silver": 3}
    game = table(
        seat, boxes=KEYS, phase="action", manuscripts={"1-2": ["ms-grey-3-virtue"]}, townsfolk={"1-2": ["friar"]}
    )
    pick(game, "action", key="action-transcribe")
    pick(game, "dismiss", key="dismiss-nobody")
    assert game.decision.kind == "recruit"


def fara(**words: Any) -> Viscounts:
    """A table at which Fara has just dropped off and her second option was chosen."""
    seat = {"board": [None, None, "hero-fara"], "hand": ["abbot", "squire"], **words}
    game = table(seat, boxes=KEYS)
    pick(game, "either", key="effect-move-worker")
    return game


@rule("KK-221")
def test_faras_two_moves_come_one_after_the_other_before_the_castle_is_resolved() -> None:
    """A third Worker moved into a section resolves nothing yet: the second move may take it out again."""
    game = fara(tier1={"c1": 2, "c2": 1})
    pick(game, "castle-move", **{"from": "c2", "to": "c1"})
    assert (game.decision.kind, game.players[0].tier1) == ("castle-move", [3, 0, 0, 0, 0])
    resolved = game.copy()
    pick(game, "castle-move", **{"from": "c1", "to": "c5"})
    assert (game.decision.kind, game.players[0].tier1, game.players[0].tier2) == ("play-card", [2, 0, 0, 0, 1], [0] * 5)
    pick(resolved, "castle-move", key="decline")
    assert (resolved.decision.kind, resolved.players[0].tier1) == ("play-card", [0, 1, 0, 0, 1])
    assert resolved.players[0].tier2 == [1, 0, 0, 0, 0]
    assert resolved.players[0].goods == [0, 1, 1, 0]


@rule("KK-221")
def test_faras_moves_are_optional_and_any_own_worker_of_the_first_tier_may_move() -> None:
    """Each move offers every own Worker both ways, also the one that just moved, and can be declined."""
    game = fara(tier1={"c1": 1, "c3": 1}, tier2={"c2": 1})
    both_ways = [("c1", "c2"), ("c1", "c5"), ("c3", "c4"), ("c3", "c2")]
    steps = [(o.label.args.get("from"), o.label.args.get("to")) for o in game.decision.options]
    assert (steps, labels(game)[-1]) == ([*both_ways, (None, None)], "decline")
    none = game.copy()
    pick(none, "castle-move", key="decline")
    assert (none.decision.kind, none.players[0].tier1) == ("play-card", [1, 0, 1, 0, 0])
    pick(game, "castle-move", **{"from": "c1", "to": "c2"})
    steps = [(o.label.args.get("from"), o.label.args.get("to")) for o in game.decision.options]
    assert steps == [("c2", "c3"), ("c2", "c1"), ("c3", "c4"), ("c3", "c2"), (None, None)]
    pick(game, "castle-move", **{"from": "c2", "to": "c3"})
    assert (game.decision.kind, game.players[0].tier1) == ("play-card", [0, 0, 2, 0, 0])


@rule("KK-036")
def test_a_hero_taken_in_the_turn_of_another_is_known_in_the_hand_of_its_owner() -> None:
    """Everybody has seen that Hero, and no card of the one whose turn it is."""
    game = table({"board": ["abbot", None, None]}, {"viscount": "9-10:OR"}, boxes=KEYS, phase="movement")
    for seat in (0, 1):
        game.push(VOCABULARY.effect({"gain_card": "hero"}), seat)
        game.advance()
        game.play(game.decision.options[0])
    players: Any = game.view(None)["players"]
    taken = [game.cards.ids[p.hand[-1]] for p in game.players]
    assert [player["known_in_hand"] for player in players] == [[hero] for hero in taken]
    game.check()
