"""Section P: details of cards that look at cards, and of the Graveyard."""

from __future__ import annotations

from typing import Any

import pytest

import westkingdom as wk
from tests.kit.architects import ALL_SKILLS, PROMOS, changes, counts, offers, pick, place, places, seen, table
from tests.kit.chapters.architects.card_details import CARPENTER, CONSTRUCTED, MASON, TILER
from tests.kit.chapters.architects.end import last_turn, lines, quiet_turn
from tests.kit.rule import rule
from westkingdom.architects.conditions import load_condition
from westkingdom.architects.effects import VOCABULARY
from westkingdom.architects.game import Architects

LIBRARY = {"apprentices": [CARPENTER, TILER], "wood": 4, "stone": 2, "marble": 1}
GRAVEYARD = {"clay": 4, "wood": 1, "stone": 2, "marble": 2}


# --- cards


@rule("AB-233")
@pytest.mark.parametrize("card", ["bld_church", "bld_castle", "bld_keep"])
def test_the_player_chooses_the_card_that_the_library_costs(card: str) -> None:
    """Any card of the hand goes under the pile for 2 gold."""
    others = ["bld_church", "bld_castle", "bld_keep"]
    game = table({**LIBRARY, "hand": ["bld_library", *others], "virtue": 4})
    before = counts(game)
    place(game, "guildhall")
    pick(game, "may", key="effect-pay")
    assert {option.label.args["building"] for option in game.decision.options} == {*others}
    pick(game, "discard", building=card)
    paid = {"wood": -4, "stone": -2, "marble": -1, "gold": 2}
    assert changes(game, before) == {**CONSTRUCTED, **paid, "cards_in_hand": -2}
    assert sorted(seen(game)["hand"]) == sorted({*others} - {card})
    assert seen(game)["put_under_pile"] == [card]


@rule("AB-233")
def test_without_a_card_in_hand_the_library_gives_no_gold() -> None:
    """The Library itself is no longer in hand: without another card nothing is asked and nothing gained."""
    game = table({**LIBRARY, "hand": ["bld_library"], "virtue": 4})
    before = counts(game)
    place(game, "guildhall")
    assert (game.decision.kind, game.decision.seat) == ("place", 1)
    assert changes(game, before) == {**CONSTRUCTED, "wood": -4, "stone": -2, "marble": -1}
    effect = {"pay": {"building_card": 1}, "do": {"gain": {"gold": 2}}}
    for hand, gold in (([], 0), (["bld_well"], 2)):
        assert counts(table({"hand": hand}, resolve=effect))["gold"] == gold


@rule("AB-233")
def test_without_a_discard_the_library_gives_no_gold() -> None:
    """The card may be kept; then there is no gold either."""
    game = table({**LIBRARY, "hand": ["bld_library", "bld_church"], "virtue": 4})
    before = counts(game)
    place(game, "guildhall")
    pick(game, "may", key="decline")
    assert changes(game, before) == {**CONSTRUCTED, "wood": -4, "stone": -2, "marble": -1}


MARKETS = [
    ("bld_silver_market", "silver", "silversmith", 2),
    ("bld_stone_market", "stone", "quarry", 1),
    ("bld_wood_market", "wood", "forest", 1),
    ("bld_clay_market", "clay", "mines", 2),
]


@rule("AB-234")
@pytest.mark.parametrize(("building", "good", "source", "gathered"), MARKETS)
def test_a_market_compares_what_lies_on_the_boards_in_scoring(
    building: str, good: str, source: str, gathered: int
) -> None:
    """It counts its own good only, with what the last turn brought, and 2 points for strictly most of it."""
    rich = dict.fromkeys(["clay", "wood", "stone", "gold", "marble", "silver"], 7)
    for own, points in ((5 - gathered, 0), (6 - gathered, 2)):
        game = last_turn({"buildings": [building], "silver": 0, good: own}, {**rich, good: 5})
        place(game, source)
        assert game.over
        assert counts(game)[good] == own + gathered
        assert lines(game).get("building_effects", 0) == points


@rule("AB-234")
@pytest.mark.parametrize(("building", "good", "source", "gathered"), MARKETS)
def test_a_market_does_not_look_at_what_was_there_when_it_was_constructed(
    building: str, good: str, source: str, gathered: int
) -> None:
    """Who had the most before the last turn of another player has it no more."""
    seats: list[dict[str, Any]] = [{"buildings": [building], "silver": 0, good: 5}, {"silver": 0, good: 5 - gathered}]
    game = last_turn(*seats, to_act=1)
    assert lines(game)["building_effects"] == 2
    place(game, source)
    assert game.over
    assert "building_effects" not in lines(game)


# --- the Graveyard


def graveyard(apprentices: list[str], **seat: Any) -> Architects:
    """A table where the Graveyard may be constructed."""
    own = {**GRAVEYARD, "hand": ["bld_graveyard"], "apprentices": apprentices, "virtue": 4, **seat}
    return table(own, options=PROMOS, apprentices=[["app_thief"], []])


@rule("AB-235")
@pytest.mark.parametrize("let_go", [CARPENTER, TILER, MASON])
def test_the_graveyard_takes_an_apprentice_of_choice_after_the_skills_were_checked(let_go: str) -> None:
    """The three skills are there when it is constructed; one of them may be lost by it, and none need be kept."""
    game = graveyard([CARPENTER, TILER, MASON])
    before = counts(game)
    place(game, "guildhall")
    assert (game.decision.kind, len(game.decision.options)) == ("let-go", 3)
    pick(game, "let-go", apprentice=let_go)
    paid = {"clay": -4, "wood": -1, "stone": -2, "marble": -2, "virtue": -1, "apprentices": -1}
    assert changes(game, before) == {**CONSTRUCTED, **paid}
    assert let_go not in seen(game)["apprentices"]
    assert game.view(0)["apprentices_known_below"] == [let_go]


@rule("AB-235")
def test_the_only_apprentice_must_go_to_the_graveyard() -> None:
    """A Labourer alone has all skills and is discarded without a question."""
    game = graveyard(ALL_SKILLS)
    place(game, "guildhall")
    assert (game.decision.kind, game.decision.seat) == ("place", 1)
    assert (seen(game)["apprentices"], seen(game)["buildings"]) == ([], ["bld_graveyard"])


@rule("AB-235")
@pytest.mark.parametrize("missing", [CARPENTER, TILER, MASON])
def test_the_graveyard_cannot_be_constructed_without_its_skills(missing: str) -> None:
    """An apprentice who will be discarded must be there first."""
    game = graveyard([one for one in (CARPENTER, TILER, MASON) if one != missing])
    assert "guildhall" not in places(game)


@rule("AB-235")
def test_after_the_graveyard_the_lost_skill_is_gone() -> None:
    """The Labourer who went cannot be used for the next building."""
    game = graveyard(ALL_SKILLS, hand=["bld_graveyard", "bld_hideout"], clay=5, wood=4, stone=4)
    place(game, "guildhall")
    assert len(offers(game, key="construct-building")) == 2
    pick(game, "guildhall", building="bld_graveyard")
    quiet_turn(game)
    assert game.decision.seat == 0
    assert "guildhall" not in places(game)


@rule("AB-235")
def test_without_an_apprentice_nobody_is_discarded() -> None:
    """The effect of the Graveyard is left out if there is no apprentice to discard."""
    game = table({"apprentices": []}, options=PROMOS, resolve={"discard_apprentice": 1})
    assert (game.decision.kind, game.decision.seat) == ("place", 0)
    assert seen(game)["apprentices"] == []


@rule("AB-226", "AB-227")
def test_an_effect_for_every_player_shows_what_everybody_gets() -> None:
    """The icons are the one for every player, then those of the effect itself."""
    assert VOCABULARY.effect({"each_player": {"gain": {"virtue": 2}}}).icons() == ["each-player", "virtue", "virtue"]


@pytest.mark.parametrize(
    "effect",
    [
        {"hire_free": 2},
        {"discard_apprentice": 2},
        {"destroy_debt": 2},
        {"flip": "deed"},
        {"release_captives": 1},
        {"place_worker": "moon"},
    ],
    ids=str,
)
def test_an_effect_with_another_number_or_word_than_there_is_is_refused(effect: dict[str, Any]) -> None:
    """What an owner corrects a card to is either what the game can do, or is refused when it is loaded."""
    with pytest.raises(ValueError, match=next(iter(effect))):
        VOCABULARY.effect(effect)


@pytest.mark.parametrize(
    ("word", "holds"), [("eq", [0, 1, 0]), ("ge", [0, 1, 1]), ("le", [1, 1, 0]), ("gt", [0, 0, 1]), ("lt", [1, 0, 0])]
)
def test_a_condition_compares_as_its_word_says(word: str, holds: list[int]) -> None:
    """With 1, 2 and 3 workers in the Prison, against 2."""
    condition = load_condition({"count": "prisoners", "cmp": word, "n": 2})
    assert [condition.holds(table({"prisoners": n}), 0) for n in (1, 2, 3)] == [bool(one) for one in holds]


@pytest.mark.parametrize(("seats", "passed"), [(1, 0), (2, 2)])
def test_cards_that_are_handed_on_to_nobody_are_not_told(seats: int, passed: int) -> None:
    """Who is alone against an opponent keeps drafting from the same cards."""
    game = wk.new_game("architects", seats=seats, seed=1, solo="reconstruction")
    events = game.listen()
    while game.decision.kind == "draft":
        game.play(game.decision.options[0])
    assert [event.key for event in events].count("pass-on") == passed
