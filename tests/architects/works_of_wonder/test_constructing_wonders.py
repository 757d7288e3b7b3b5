"""Section H: Wonders are built in the Guildhall, their tokens stand somewhere, and they are buildings."""

from __future__ import annotations

from typing import Any

import pytest

from tests.kit.architects import PROMOS, changes, counts, offers, pick, place, places, says, seen
from tests.kit.chapters.works_of_wonder.constructing_wonders import ALLOWED, COSTS, built, means, price, put_token
from tests.kit.rule import rule
from tests.kit.works_of_wonder import GUILD, board, buildable, reset_market, table, trigger_reset, wonder
from westkingdom.architects.game import Architects


def token_places(game: Architects) -> list[str]:
    """Where the token may be put now."""
    assert game.decision.kind == "wonder-token", f"asked is {game.decision.kind}"
    return [str(option.label.args["location"]) for option in game.decision.options]


# --- the visit to the Guildhall


@rule("WW-153")
def test_a_wonder_is_built_instead_of_a_building_or_work_on_the_cathedral() -> None:
    """All three are offered, and one worker does one of them."""
    seat = {"stone": 16, "wood": 2, "gold": 1, "influence": 5, "silver": 3, "hand": ["bld_well"], "virtue": 7}
    game = table(seat)
    before = counts(game)
    place(game, "guildhall")
    assert buildable(game) == ["bld_well", "wonder_stone", "cathedral"]
    pick(game, "guildhall", building="wonder_stone")
    put_token(game, "quarry")
    assert changes(game, before) == price("wonder_stone")
    assert seen(game)["hand"] == ["bld_well"]
    assert (game.decision.kind, game.decision.seat) == ("place", 1)


@rule("WW-153")
@pytest.mark.parametrize("choice", [{"building": "bld_well"}, {"key": "work-on-cathedral"}])
def test_who_does_something_else_in_the_guildhall_builds_no_wonder(choice: dict[str, str]) -> None:
    """The Wonder stays where it is, with its pieces and without a token on the board."""
    seat = {"stone": 16, "wood": 2, "gold": 1, "influence": 5, "silver": 3, "hand": ["bld_well"], "virtue": 7}
    game = table(seat, wonder_tokens={"wonder_stone": 2}, rewards=["rew_ww_virtue_1"])
    place(game, "guildhall")
    pick(game, "guildhall", **choice)
    if "key" in choice:
        pick(game, "pay", key="pay-good")
    assert wonder(game, "wonder_stone") == (2, None)
    assert (game.decision.kind, game.decision.seat) == ("place", 1)


@rule("WW-154")
def test_each_wonder_can_be_built_once_in_a_game() -> None:
    """Neither its builder nor anybody else may build it again; the other four are still there."""
    goods = {"clay": 40, "wood": 40, "stone": 40, "gold": 40, "marble": 40, "influence": 12, "silver": 40}
    game = table(goods, goods)
    place(game, "guildhall")
    pick(game, "guildhall", building="wonder_stone")
    put_token(game, "quarry")
    left = [ident for ident in COSTS if ident != "wonder_stone"]
    place(game, "guildhall")
    assert (game.decision.seat, buildable(game)) == (1, left)
    pick(game, "guildhall", building="wonder_clay")
    put_token(game, "forest")
    place(game, "guildhall")
    assert (game.decision.seat, buildable(game)) == (0, ["wonder_wood", "wonder_gold", "wonder_marble"])


@rule("WW-154")
@pytest.mark.parametrize("owner", [0, 1])
def test_a_wonder_that_is_built_cannot_be_paid_for_again(owner: int) -> None:
    """With the means for the Stone Wonder alone the Guildhall is closed when somebody has built it."""
    seats = [means("wonder_stone"), {}]
    seats[owner] = {**seats[owner], "buildings": ["wonder_stone"]}
    assert "guildhall" not in places(table(*seats, **built("wonder_stone")))


@rule("WW-166")
def test_the_wonder_lies_before_its_builder_beside_the_other_buildings() -> None:
    """Everybody sees it there; it comes from no hand and from no pile."""
    game = table({**means("wonder_gold"), "virtue": 4, "buildings": ["bld_well"], "hand": ["bld_keep"]})
    piles: Any = game.view(1)
    place(game, "guildhall")
    put_token(game, "quarry")
    view: Any = game.view(1)
    assert view["players"][0]["buildings"] == ["bld_well", "wonder_gold"]
    assert view["players"][1]["buildings"] == []
    assert view["players"][0]["cards_in_hand"] == 1
    assert view["building_pile"] == piles["building_pile"]


@rule("WW-167")
def test_pieces_on_the_wonder_go_back_to_the_supply() -> None:
    """Nobody gets them, and pieces on other Wonders stay."""
    game = table(means("wonder_wood", resource=-4), wonder_tokens={"wonder_wood": 4, "wonder_clay": 2})
    before, other = counts(game), counts(game, 1)
    place(game, "guildhall")
    put_token(game, "quarry")
    assert changes(game, before) == price("wonder_wood", tokens=4)
    assert changes(game, other, 1) == {"tax_stand": 4}
    assert [wonder(game, ident)[0] for ident in COSTS] == [2, 0, 0, 0, 0]


@rule("WW-167")
def test_a_contribution_for_a_built_wonder_does_not_come_back_to_it() -> None:
    """After it is built no piece lies on the Wonder, not even after a reset with its resource on the card."""
    game = reset_market({}, {"buildings": ["wonder_wood"]}, contributed=["wood", "clay"], **built("wonder_wood"))
    trigger_reset(game)
    assert [wonder(game, ident)[0] for ident in COSTS] == [1, 0, 0, 0, 0]


@rule("WW-168")
@pytest.mark.parametrize(("virtue", "after", "destroyed"), [(7, 9, 0), (12, 14, 0), (13, 14, 1), (14, 14, 2)])
def test_two_virtue_beyond_the_track_destroy_debts(virtue: int, after: int, destroyed: int) -> None:
    """The builder gains exactly 2 virtue: each step above 14 may destroy one of three debts."""
    game = table({**means("wonder_marble"), "virtue": virtue, "debts": 3})
    place(game, "guildhall")
    for _ in range(destroyed):
        pick(game, "destroy-debt", key="destroy-debt")
    assert game.decision.kind == "wonder-token"
    assert (counts(game)["virtue"], counts(game)["unpaid"]) == (after, 3 - destroyed)


# --- the token


@rule("WW-169", "WW-170")
@pytest.mark.parametrize("location", ALLOWED)
def test_the_token_goes_to_one_of_seven_locations(location: str) -> None:
    """It stands where the builder has put it, and at no other place."""
    game = table(means("wonder_gold"))
    place(game, "guildhall")
    assert token_places(game) == ALLOWED
    put_token(game, location)
    assert [wonder(game, ident)[1] for ident in COSTS] == [None, None, None, location, None]


@rule("WW-170")
def test_no_token_goes_to_the_mines_the_guildhall_the_black_market_or_the_tax_stand() -> None:
    """They are not offered, though nothing stands there; no position can hold a Wonder there either."""
    game = table(means("wonder_gold"))
    place(game, "guildhall")
    forbidden = {"mines", "guildhall", "black_market_a", "black_market_b", "black_market_c", "tax_stand"}
    assert not forbidden & set(token_places(game))
    for location in sorted(forbidden):
        with pytest.raises(ValueError, match="wonder_gold"):
            table({"buildings": ["wonder_gold"]}, wonders_at={"wonder_gold": location})


@rule("WW-171")
@pytest.mark.parametrize("owner", [0, 1])
def test_at_most_one_wonder_stands_at_a_location(owner: int) -> None:
    """A place that is taken is refused with a reason, whoever owns the Wonder there."""
    seats = [means("wonder_gold"), {}]
    seats[owner] = {**seats[owner], "buildings": ["wonder_clay", "wonder_stone"]}
    game = table(*seats, wonders_at={"wonder_clay": "forest", "wonder_stone": "guardhouse"})
    place(game, "guildhall")
    assert token_places(game) == ["quarry", "silversmith", "kings_storehouse", "workshop", "town_centre"]
    refused = {choice.label.args["location"]: choice.reason.key for choice in game.decision.why_not()}
    assert refused == {"forest": "why-not-occupied", "guardhouse": "why-not-occupied"}


@rule("WW-172")
def test_the_token_of_the_fifth_wonder_still_has_three_places() -> None:
    """Four places are taken; the token must go to one of the others, and leaving it off is not offered."""
    others = [ident for ident in COSTS if ident != "wonder_marble"]
    seats = ({**means("wonder_marble"), "buildings": others[:2]}, {"buildings": others[2:]})
    game = table(*seats, **built(*others))
    place(game, "guildhall")
    assert token_places(game) == ["workshop", "town_centre", "guardhouse"]
    assert len(game.decision.options) == 3
    assert len(offers(game, key="place-token")) == 3


@rule("WW-172")
def test_a_token_stays_where_it_is_for_good() -> None:
    """Neither captures there, nor a reset with the Profiteer there, nor another Wonder moves it."""
    goods = {"stone": 14, "gold": 8, "influence": 9, "silver": 8, "virtue": 5}
    game = table(
        goods,
        {"at": {"quarry": 2}, "silver": 20, "virtue": 9},
        consequence="contribution_4",
        black_market=[None, 1, 1],
    )
    place(game, "guildhall")
    pick(game, "guildhall", building="wonder_stone")
    put_token(game, "quarry")
    place(game, "town_centre")
    pick(game, "capture", location="quarry")
    assert wonder(game, "wonder_stone") == (0, "quarry")
    place(game, "guildhall")
    assert "quarry" not in token_places(game)
    put_token(game, "forest")
    place(game, "black_market_a")
    assert board(game)["consequences"][:-1] == ["contribution_4"]
    assert [wonder(game, ident)[1] for ident in COSTS] == [None, None, "quarry", "forest", None]


@rule("WW-EX-8")
def test_example_8_where_the_token_may_stand() -> None:
    """A Wonder stands at the Quarry: six places are left for another token."""
    game = table(means("wonder_stone"), {"buildings": ["wonder_clay"]}, wonders_at={"wonder_clay": "quarry"})
    place(game, "guildhall")
    legal = ["kings_storehouse", "town_centre", "workshop", "silversmith", "forest", "guardhouse"]
    assert sorted(token_places(game)) == sorted(legal)


# --- a Wonder is a building


@rule("WW-152", "WW-173")
@pytest.mark.parametrize(
    ("card", "gained"),
    [
        ("app_journeyman_carpentry", {"cards_in_hand": 1}),
        ("app_journeyman_tiling", {"influence": -1}),
        ("app_journeyman_masonry", {"virtue": 3}),
    ],
)
def test_a_journeyman_answers_to_a_wonder(card: str, gained: dict[str, int]) -> None:
    """The Marble Wonder costs 3 Influence and gives 2 virtue; the Journeyman adds a card, 2 Influence or 1 virtue."""
    game = table({**means("wonder_marble"), "apprentices": [card]})
    before = counts(game)
    place(game, "guildhall")
    put_token(game, "quarry")
    assert changes(game, before) == {**price("wonder_marble"), **gained}


@rule("WW-152", "WW-173")
@pytest.mark.parametrize(
    ("own", "gained"), [("board_zesiro", {"influence": -2}), ("board_clovis", {"cards_in_hand": 1})]
)
def test_zesiro_and_clovis_construct_when_they_build_a_wonder(own: str, gained: dict[str, int]) -> None:
    """Zesiro gains 1 Influence after paying 3, Clovis draws 1 building card."""
    game = table({"board": own, "clay": 0, "stone": 0, **means("wonder_marble")}, options=PROMOS)
    before = counts(game)
    place(game, "guildhall")
    put_token(game, "quarry")
    assert changes(game, before) == {**price("wonder_marble"), **gained}


@rule("WW-152", "WW-173")
@pytest.mark.parametrize("wonders", [0, 1, 2])
def test_the_aqueduct_and_the_wall_count_wonders_as_buildings(wonders: int) -> None:
    """Each Wonder is one more building; the Wall needs a cathedral level for it too."""
    own = ["wonder_clay", "wonder_wood"][:wonders]
    game = table({"buildings": ["bld_aqueduct", *own]}, **built(*own))
    assert dict(game.scores[0].lines)["building_effects"] == 1 + wonders
    wall = table({"buildings": ["bld_wall", *own], "cathedral": 5}, **built(*own))
    assert dict(wall.scores[0].lines)["building_effects"] == 1 + wonders


@rule("WW-152", "WW-173")
@pytest.mark.parametrize(("wonders", "virtue"), [(0, 7), (1, 8), (2, 8), (3, 9)])
def test_the_museum_counts_wonders_as_buildings(wonders: int, virtue: int) -> None:
    """1 virtue per 2 buildings at the end, the Museum included."""
    own = ["wonder_clay", "wonder_wood", "wonder_gold"][:wonders]
    seat = {"buildings": ["bld_museum", *own], "guildhall": 6, "silver": 0}
    game = table(seat, {"guildhall": 6}, options=PROMOS, turns_left=1, consequence="contribution_3", **built(*own))
    place(game, "mines")
    assert game.over
    assert game.players[0].virtue == virtue


@rule("WW-174")
def test_a_player_may_own_several_wonders() -> None:
    """Who has four of them builds the fifth."""
    others = [ident for ident in COSTS if ident != "wonder_clay"]
    game = table({**means("wonder_clay"), "buildings": others}, **built(*others))
    before = counts(game)
    place(game, "guildhall")
    put_token(game, "town_centre")
    assert changes(game, before) == price("wonder_clay")
    assert sorted(seen(game)["buildings"]) == sorted(COSTS)


@rule("WW-175")
def test_the_guildhall_may_be_visited_if_a_building_the_cathedral_or_a_wonder_is_possible() -> None:
    """Any one of the three is enough; with none of them the Guildhall is refused."""
    building = {"hand": ["bld_well"], "wood": 2, "stone": 2, "silver": 0}
    cathedral = {"hand": ["bld_keep"], "gold": 1, "silver": 0}
    for seat in (building, cathedral, means("wonder_marble")):
        assert "guildhall" in places(table(seat))
    nothing = table({"hand": ["bld_keep"], "wood": 13, "influence": 6, "silver": 4, "virtue": 4})
    assert "guildhall" not in places(nothing)
    (refused,) = (choice for choice in nothing.decision.why_not() if says(choice.label, {"location": "guildhall"}))
    assert refused.reason.key == "why-not-nothing-to-build"


@rule("WW-175")
def test_a_wonder_needs_no_virtue_and_no_building_card() -> None:
    """At virtue 0 with an empty hand, where the cathedral is closed, a Wonder can be built."""
    game = table({"marble": 7, "influence": 3, "silver": 0, "virtue": 0, "hand": []})
    assert "guildhall" in places(game)


@rule("WW-176")
def test_a_wonder_is_paid_for_then_gives_virtue_then_its_token_is_put_then_abilities_answer() -> None:
    """When the virtue is gained all is paid and the pieces are gone; the Journeyman answers after the token."""
    seat = {**means("wonder_marble", resource=-2), "virtue": 14, "debts": 1, "apprentices": ["app_journeyman_tiling"]}
    game = table(seat, wonder_tokens={"wonder_marble": 2})
    before = counts(game)
    place(game, "guildhall")
    assert game.decision.kind == "destroy-debt"
    paid = {**GUILD, "marble": -5, "influence": -3, "silver": -1, "tax_stand": 1, "buildings": 1}
    assert changes(game, before) == paid
    assert wonder(game, "wonder_marble") == (0, None)
    pick(game, "destroy-debt", key="destroy-debt")
    assert game.decision.kind == "wonder-token"
    assert changes(game, before) == {**paid, "unpaid": -1}
    put_token(game, "quarry")
    assert changes(game, before) == {**paid, "unpaid": -1, "influence": -1}
    assert wonder(game, "wonder_marble") == (0, "quarry")


@rule("WW-176")
def test_what_abilities_bring_does_not_pay_for_the_wonder() -> None:
    """The Journeyman's 2 Influence come too late for one who has 2 of 3, and Zesiro's 1 too."""
    for seat in ({"apprentices": ["app_journeyman_tiling"]}, {"board": "board_zesiro", "stone": 0}):
        assert "guildhall" not in places(table({**means("wonder_marble", influence=-1), **seat}))


@rule("WW-177")
def test_the_second_worker_of_the_crane_may_build_a_wonder() -> None:
    """The Crane places another worker in the Guildhall, who builds the Stone Wonder."""
    seat = {"wood": 3, "stone": 15, "influence": 5, "silver": 3, "hand": ["bld_crane"], "virtue": 7}
    game = table(seat, options=PROMOS)
    before = counts(game)
    place(game, "guildhall")
    pick(game, "guildhall", building="bld_crane")
    put_token(game, "quarry")
    assert changes(game, before) == {
        "workers": -2,
        "workers_in_guildhall": 2,
        "cards_in_hand": -1,
        "buildings": 2,
        "wood": -3,
        "stone": -15,
        "influence": -5,
        "silver": -3,
        "tax_stand": 3,
        "virtue": 2,
    }
    assert seen(game)["buildings"] == ["bld_crane", "wonder_stone"]


@rule("WW-EX-7")
def test_example_7_the_stone_wonder_with_three_stone_on_it() -> None:
    """11 stone, 5 Influence and 3 silver at virtue 7 are just enough; with 10 stone it is illegal."""
    seat = {"stone": 11, "influence": 5, "silver": 3, "virtue": 7}
    game = table(seat, wonder_tokens={"wonder_stone": 3}, tax_stand=4)
    place(game, "guildhall")
    put_token(game, "guardhouse")
    after = counts(game)
    assert [after[word] for word in ("stone", "influence", "silver", "tax_stand", "virtue")] == [0, 0, 0, 7, 9]
    assert seen(game)["buildings"] == ["wonder_stone"]
    assert wonder(game, "wonder_stone") == (0, "guardhouse")
    assert "guildhall" not in places(table({**seat, "stone": 10}, wonder_tokens={"wonder_stone": 3}))
