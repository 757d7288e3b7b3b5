"""Ongoing abilities of promotional and collectors' cards."""

from __future__ import annotations

from typing import Any

import pytest

from tests.kit.chapters.keeper_of_keys.cards import HERO_GAINED, TAKE_HERO, Changes, Steps
from tests.kit.chapters.viscounts.promos import NO_DISCARD, ORDER_GAINED, PLACE, QUIET, SEAT
from tests.kit.viscounts import BOTH, pick, table
from tests.viscounts.keeper_of_keys.test_every_card import carry_out, changes, either, seen

HIRE: Steps = [("free-hire", {"card": "deacon-1"})]
MOMENTS: dict[str, tuple[Any, str]] = {
    "trade": ({"action": "trade"}, "1-2:OL"),
    "build": ({"action": "build"}, "1-2:OL"),
    "noble": ({"action": "noble"}, "1-2:IN"),
    "cleric": ({"action": "cleric"}, "1-2:IN"),
    "hire": ({"hire_free": 1}, "1-2:OL"),
    "flip_debt": ({"flip": "debt"}, "1-2:OL"),
    "gain_deed": ({"gain": {"deed": 1}}, "1-2:OL"),
    "gain_hero": ({"gain_card": "hero"}, "1-2:OL"),
    "gain_kings_order": ({"gain_card": "kings_order"}, "1-2:OL"),
    "welcome": ({"welcome": 1}, "1-2:OL"),
    "shuffle": ({"shuffle": 1}, "1-2:OL"),
}
ANSWERS = {
    "deacon-4": ["cleric"],
    "overseer-4": ["noble"],
    "woodcutter-4": ["build"],
    "hero-gisela": ["noble"],
    "hero-helena": ["gain_hero", "gain_kings_order"],
}


@pytest.mark.parametrize("card", ANSWERS)
@pytest.mark.parametrize("moment", MOMENTS)
@pytest.mark.parametrize("where", ["board", "hand"])
def test_an_ongoing_ability_answers_to_its_moments_alone(card: str, moment: str, where: str) -> None:
    """On the board it answers once to its own moments and to no other, and never from the hand."""
    effect, viscount = MOMENTS[moment]
    board = [card, *QUIET] if where == "board" else [*QUIET, None]
    hand = SEAT["hand"] if where == "board" else [card, *SEAT["hand"]]
    question = {"either": [effect, {"gain": {"silver": 1}}]}
    seat = {**SEAT, "board": board, "hand": hand, "viscount": viscount}
    game = table(seat, **PLACE, phase="recruit", resolve=question)
    events = game.listen()
    game.play(game.decision.options[0])
    for _ in range(20):
        if game.decision.kind == "recruit":
            break
        # The last resort of a discard is to keep the cards: a shuffle more would be a moment more.
        game.play(game.decision.options[-1 if game.decision.kind == "discard" else 0])
    assert game.decision.kind == "recruit"
    answered = [event for event in events if event.key == "ability" and card in event.args.values()]
    assert len(answered) == (1 if moment in ANSWERS[card] and where == "board" else 0)


BUILD: Steps = [
    ("action", {"key": "action-construct"}),
    ("building", {"slot": "w3"}),
    ("spot", {"segment": "3-4", "position": 1}),
]
PLACE_ONE: Steps = [("action", {"key": "action-place-workers"}), ("workers", {"n": 1})]
TRANSCRIBE: Steps = [("action", {"key": "action-transcribe"})]
AFTER_ACTION: list[tuple[str, str, Steps, Changes]] = [
    ("deacon-4", "3-4:IN", [*TRANSCRIBE, either(0)], {"stone": 1}),
    ("deacon-4", "3-4:IN", [*TRANSCRIBE, either(1)], {"gold": 1}),
    ("overseer-4", "3-4:IN", [*PLACE_ONE, either(0)], {"ink": 1}),
    ("overseer-4", "3-4:IN", [*PLACE_ONE, either(1)], {"stone": 1}),
    ("woodcutter-4", "3-4:OL", [*BUILD, either(0)], {"gold": 1, "ink": 1}),
    ("woodcutter-4", "3-4:OL", [*BUILD, either(1)], {"ink": 2}),
    ("hero-gisela", "3-4:IN", [*PLACE_ONE, either(0), *HIRE], {"virtue": -1, "discard": ["+deacon-1"]}),
    ("hero-gisela", "3-4:IN", [*PLACE_ONE, either(1)], {"silver": 2}),
]


@pytest.mark.parametrize(("card", "viscount", "steps", "wanted"), AFTER_ACTION)
def test_what_follows_an_action(card: str, viscount: str, steps: Steps, wanted: Changes) -> None:
    """After the action, which costs what the Icons of the board do not reach, one of two things is gained."""
    place = {
        **PLACE,
        "townsfolk": {"1-2": ["deacon-1"], "3-4": ["peddler-1"]},
        "manuscripts": {"3-4": ["ms-blue-3-silver"]},
    }
    game = table({**SEAT, "board": [card, *QUIET], "viscount": viscount}, **place, phase="action")
    before = seen(game)
    carry_out(game, steps)
    action = {
        "deacon-4": {"ink": -1, "silver": 4, "manuscripts": ["+ms-blue-3-silver"]},
        "overseer-4": {"workers": -1, "tier1": [0, 1, 0, 0, 0]},
        "hero-gisela": {"workers": -1, "tier1": [0, 1, 0, 0, 0]},
        "woodcutter-4": {"stone": -2, "slots": ["+w3"]},
    }[card]
    assert changes(before, seen(game)) == {**action, **wanted}
    assert game.decision.kind == "recruit"


@pytest.mark.parametrize(
    ("effect", "steps", "wanted"),
    [
        ({"gain_card": "hero"}, TAKE_HERO, {**HERO_GAINED, "virtue": -1}),
        ({"gain_card": "kings_order"}, NO_DISCARD, {**ORDER_GAINED, "virtue": -1}),
        ({"welcome": 1}, [("welcome", {"card": "outsider-tyrant"})], {"discard": ["+outsider-tyrant"]}),
    ],
)
def test_helena_gains_virtue_for_heroes_and_kings_orders(effect: Any, steps: Steps, wanted: Changes) -> None:
    """1 Virtue each time; an Outsider brings none."""
    seat = {**SEAT, "board": ["hero-helena", *QUIET]}
    outsiders = ["outsider-tyrant", "outsider-warrior", "outsider-hunter"]
    game = table(seat, **PLACE, outsiders=outsiders, phase="recruit", resolve={"either": [effect, {"shuffle": 1}]})
    before = seen(game)
    game.play(game.decision.options[0])
    carry_out(game, steps)
    assert changes(before, seen(game)) == wanted


def test_larena_makes_hiring_and_dismissing_cheaper() -> None:
    """The Deacon of value 2 is hired for 1, a Woodcutter of value 2 dismissed for 1; in the hand she does nothing."""
    for board, price in ((["hero-larena", None, None], 1), (["abbot", None, None], 2)):
        hand = ["squire", "labourer"] if price == 1 else ["squire", "hero-larena"]
        seat = {**SEAT, "hand": hand, "board": board, "viscount": "1-2:OL"}
        game = table(seat, **PLACE, phase="recruit")
        pick(game, "recruit", card="deacon-1")
        assert game.players[0].goods[0] == 9 - price
        place = {**PLACE, "townsfolk": {"1-2": ["woodcutter-1"]}}
        game = table(seat, **place, phase="action")
        pick(game, "action", key="action-construct")
        pick(game, "building", slot="w3")
        pick(game, "dismiss", card="woodcutter-1")
        assert game.players[0].goods == [9 - price, 9, 7, 9]


def test_larena_never_makes_a_price_less_than_nothing() -> None:
    """A card of value 1 is hired for nothing, and no Silver comes back."""
    seat = {**SEAT, "silver": 0, "board": ["hero-larena", None, None]}
    game = table(seat, **{**PLACE, "townsfolk": {"1-2": ["peddler-1"]}}, phase="recruit")
    pick(game, "recruit", card="peddler-1")
    assert game.players[0].goods[0] == 0


@pytest.mark.parametrize("card", ["thief", "antagonist", "grifter-2"])
def test_suzerain_spares_the_corruption_of_playing_criminals(card: str) -> None:
    """No Corruption for Criminal Icons while he lies on the board; an effect that gives Corruption still does."""
    own = 1 if card == "grifter-2" else 0
    criminals = 2 if card == "antagonist" else 1
    for board, corruption in (
        (["hero-suzerain", None, None], own),
        ([None, "hero-suzerain", None], own),
        ([None, None, "hero-suzerain"], own + criminals),
        (["abbot", None, None], own + criminals),
    ):
        game = table({"hand": [card, "squire"], "board": board}, boxes=BOTH, promos=True)
        pick(game, "play-card", card=card)
        assert game.players[0].corruption == 1 + corruption
