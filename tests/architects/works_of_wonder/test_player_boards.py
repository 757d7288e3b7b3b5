"""Section U: how the new characters start, and the powers of Arnulf, Charles, Clotilde and Isabette."""

from __future__ import annotations

from typing import Any

import pytest

from tests.kit.architects import changes, counts, offers, pick, place, places, seen
from tests.kit.chapters.works_of_wonder.player_boards import seated
from tests.kit.rule import rule
from tests.kit.works_of_wonder import reset_market, table, trigger_reset
from westkingdom.architects.game import Architects

ARNULF = {"board": "board_arnulf", "prisoners": 0, "clay": 0, "silver": 0, "virtue": 7}
CHARLES = {"board": "board_charles", "wood": 0, "silver": 0, "influence": 0, "virtue": 7}
CLOTILDE = {"board": "board_clotilde", "debts": 0, "silver": 0, "influence": 0, "virtue": 7}
ISABETTE = {"board": "board_isabette", "prisoners": 0, "silver": 0, "influence": 0, "virtue": 7}


def hire_all(game: Architects) -> None:
    """Everybody hires the first apprentice without a change of virtue."""
    while game.decision.kind == "hire":
        game.play(next(option for option in game.decision.options if not option.gain))


def draft_all(game: Architects) -> None:
    """Everybody keeps the first card of the draft, again and again."""
    while game.decision.kind == "draft":
        game.play(game.decision.options[0])


# --- how they start


START: dict[str, dict[str, Any]] = {
    "board_arnulf": {"prisoners": 3, "silver": 4, "virtue": 6, "clay": 3},
    "board_charles": {"prisoners": 0, "silver": 3, "virtue": 8, "influence": 3, "wood": 2},
    "board_clotilde": {"prisoners": 0, "silver": 0, "virtue": 13, "influence": 1, "unpaid": 1},
    "board_isabette": {"prisoners": 5, "silver": 7, "virtue": 4, "influence": 2},
    "board_louis": {"prisoners": 13, "silver": 11, "virtue": 2, "influence": 2, "gold": 1},
    "board_zesiro": {"prisoners": 0, "silver": 2, "virtue": 10, "influence": 1, "stone": 2},
}


@rule("WW-366", "WW-368", "WW-369", "WW-371", "WW-372", "WW-375")
@pytest.mark.parametrize("own", list(START))
def test_a_character_starts_with_what_its_start_line_says(own: str) -> None:
    """Prisoners out of 20 workers, silver, virtue, Influence, goods and debts, and nothing else."""
    game = seated("board_rudolf", own)
    after = counts(game, 1)
    plain = dict.fromkeys(("clay", "wood", "stone", "gold", "marble", "influence", "unpaid", "paid"), 0)
    want = {**plain, **START[own]}
    assert {word: after[word] for word in want} == want
    assert (after["workers"], after["cathedral"], after["apprentices"]) == (20 - want["prisoners"], 0, 0)


# --- Arnulf


@rule("WW-366")
@pytest.mark.parametrize(
    ("consequence", "location", "there", "gained"),
    [
        ("contribution_3", "quarry", 0, {"stone": 2}),
        ("contribution_3", "quarry", 2, {"stone": 4}),
        ("contribution_4", "forest", 0, {"wood": 2}),
        ("contribution_2", "silversmith", 0, {"silver": 3}),
        ("contribution_6", "mines", 2, {"gold": 2}),
    ],
)
def test_the_princess_counts_like_a_worker_of_arnulf(
    consequence: str, location: str, there: int, gained: dict[str, int]
) -> None:
    """One more worker for the action of a worker placed with her; another player counts only workers."""
    seat = {"at": {location: there}, "silver": 0}
    for board, want in (("board_arnulf", gained), ("board_standard", {word: n - 1 for word, n in gained.items()})):
        game = table({**ARNULF, **seat, "board": board}, consequence=consequence)
        before = counts(game)
        place(game, location)
        if game.decision.kind == "mine":
            pick(game, "mine", key="amount-gold")
        if game.decision.kind == "figures":
            pick(game, "figures", key="figures-done")
        assert changes(game, before) == {"workers": -1, f"at_{location}": 1, **want}


@rule("WW-366")
@pytest.mark.parametrize(("board", "captures"), [("board_arnulf", 2), ("board_standard", 1)])
def test_the_princess_gives_arnulf_a_guardhouse_action(board: str, captures: int) -> None:
    """With her at the Guardhouse his first worker there has two actions."""
    seat = {**ARNULF, "board": board, "prisoners": 1, "captives": {"1": 2}}
    game = table(seat, consequence="contribution_7")
    place(game, "guardhouse")
    pick(game, "guard", key="guard-free")
    asked = game.decision.kind == "guard"
    assert asked is (captures == 2)


@rule("WW-366")
def test_the_princess_does_not_count_where_she_is_not() -> None:
    """At the Forest, with the Princess in the Quarry, his first worker brings 1 wood."""
    game = table(ARNULF, consequence="contribution_3")
    before = counts(game)
    place(game, "forest")
    assert changes(game, before) == {"workers": -1, "at_forest": 1, "wood": 1}


@rule("WW-367", "WW-EX-31")
def test_example_31_the_princess_is_no_worker_of_arnulf_in_a_reset() -> None:
    """2 stone for his first worker; in a reset 1 worker of his and 1 of a rival are a tie, and none is no worker."""
    for own, rival, gained in ((1, 1, [2, 2]), (1, 2, [0, 2]), (0, 1, [0, 2]), (0, 0, [0, 0])):
        game = reset_market(
            {},
            {**ARNULF, "at": {"quarry": own}},
            {"at": {"quarry": rival}},
            consequence="contribution_3",
            rewards=["rew_virtue_1", "rew_virtue_2"],
        )
        trigger_reset(game)
        assert [counts(game, seat)["virtue"] - 7 for seat in (1, 2)] == gained
    placed = table(ARNULF, consequence="contribution_3")
    place(placed, "quarry")
    pick(placed, "figures", key="figures-done")
    assert counts(placed)["stone"] == 2


@rule("WW-367")
def test_the_princess_is_no_worker_for_arnulfs_aristocrat_and_cannot_be_captured() -> None:
    """Without a worker there the Aristocrat gains nothing; at her location there is no group of his."""
    seat = {**ARNULF, "apprentices": ["app_aristocrat_tiling"]}
    game = reset_market({"silver": 5}, seat, consequence="contribution_3")
    before = counts(game, 1)
    trigger_reset(game)
    assert changes(game, before, 1) == {}
    town = table(ARNULF, {"silver": 5, "at": {"forest": 1}}, consequence="contribution_3", to_act=1)
    place(town, "town_centre")
    assert not offers(town, location="quarry")


# --- Charles


@rule("WW-368")
@pytest.mark.parametrize("there", [0, 3])
def test_charles_gains_one_silver_for_each_worker_at_the_profiteer(there: int) -> None:
    """Besides the Influence and the goods, however many workers are there."""
    game = table({**CHARLES, "at": {"quarry": there}}, consequence="contribution_4")
    before = counts(game)
    place(game, "quarry")
    assert changes(game, before) == {
        "workers": -1,
        "at_quarry": 1,
        "stone": there + 1,
        "influence": 1,
        "silver": 1,
    }


@rule("WW-368")
def test_charles_gains_no_silver_elsewhere_and_others_none_at_the_profiteer() -> None:
    """His worker with the Princess, and a rival's worker with the Profiteer, bring no silver."""
    game = table(CHARLES, {"silver": 0}, consequence="contribution_4")
    place(game, "forest")
    pick(game, "figures", key="figures-done")
    place(game, "quarry")
    assert [counts(game, seat)["silver"] for seat in (0, 1)] == [0, 0]
    assert [counts(game, seat)["influence"] for seat in (0, 1)] == [0, 1]


@rule("WW-368")
def test_charles_gains_the_silver_for_a_worker_whom_a_building_places() -> None:
    """The Mill's worker in the Forest, with the Profiteer there: 1 wood, 1 silver, 1 Influence."""
    seat = {**CHARLES, "hand": ["bld_mill"], "clay": 4, "stone": 1, "virtue": 4}
    game = table(seat, consequence="contribution_5")
    place(game, "guildhall")
    after = counts(game)
    assert (after["wood"], after["silver"], after["influence"]) == (1, 1, 1)


@rule("WW-368")
def test_charles_may_pay_with_that_silver() -> None:
    """Without silver he may visit the Town Centre where the Profiteer stands, and pay the tax of a capture."""
    game = table(CHARLES, {"at": {"forest": 2}, "silver": 0}, consequence="contribution_7")
    assert "town_centre" in places(game)
    place(game, "town_centre")
    pick(game, "capture", location="forest")
    assert (counts(game)["captives_1"], counts(game)["silver"]) == (2, 0)
    assert "town_centre" not in places(table({**CHARLES, "board": "board_standard"}, consequence="contribution_7"))


# --- Clotilde


@rule("WW-369", "WW-370")
@pytest.mark.parametrize(("virtue", "clay", "debts"), [(13, 2, 0), (7, 2, 0), (2, 2, 0), (1, 1, 1), (0, 0, 2)])
def test_clotilde_gains_one_clay_for_each_single_virtue_that_she_loses(virtue: int, clay: int, debts: int) -> None:
    """At the Tax Stand 2 virtue are lost: 2 clay; what becomes a debt below the track gives none."""
    game = table({**CLOTILDE, "virtue": virtue}, tax_stand=3)
    before = counts(game)
    place(game, "tax_stand")
    changed = {"virtue": -clay, "clay": clay, "unpaid": debts}
    assert changes(game, before) == {
        "workers": -1,
        "at_tax_stand": 1,
        "silver": 3,
        "tax_stand": -3,
        **{word: n for word, n in changed.items() if n},
    }


@rule("WW-369")
def test_clotilde_gains_clay_for_every_kind_of_loss() -> None:
    """In the Black Market, for a ransom by debt, with a building, at a capture with the Princess, and in a reset."""
    market = table({**CLOTILDE, "silver": 1})
    events = market.listen()
    place(market, "black_market_a")
    assert [event.args["thing"] for event in events if event.key == "ability"] == ["board_clotilde"]
    ransom = table(CLOTILDE, {"captives": {"0": 1}})
    place(ransom, "guardhouse")
    assert (counts(ransom)["virtue"], counts(ransom)["clay"]) == (6, 1)
    stocks = table({**CLOTILDE, "hand": ["bld_stocks"], "wood": 3, "stone": 2, "virtue": 4})
    place(stocks, "guildhall")
    assert (counts(stocks)["virtue"], counts(stocks)["clay"]) == (3, 1)
    town = table({**CLOTILDE, "silver": 1}, {"at": {"quarry": 1}}, consequence="contribution_3")
    place(town, "town_centre")
    pick(town, "capture", location="quarry")
    assert (counts(town)["virtue"], counts(town)["clay"]) == (6, 1)
    reset = reset_market({}, {**CLOTILDE, "prisoners": 3})
    trigger_reset(reset)
    assert (counts(reset, 1)["virtue"], counts(reset, 1)["clay"]) == (6, 1)


@rule("WW-369")
def test_clotilde_gains_nothing_when_virtue_is_gained_or_others_lose_it() -> None:
    """A trade for virtue and a rival's visit to the Tax Stand bring no clay."""
    game = table({**CLOTILDE, "wood": 2}, tax_stand=3)
    place(game, "kings_storehouse")
    pick(game, "trade", key="amount-virtue")
    place(game, "tax_stand")
    assert (counts(game)["virtue"], counts(game, 1)["virtue"]) == (8, 5)
    assert [counts(game, seat)["clay"] for seat in (0, 1)] == [0, 0]


@rule("WW-370")
def test_clotildes_starting_debt_is_unpaid_and_gives_no_clay() -> None:
    """She begins with one unpaid debt and without clay."""
    game = seated("board_rudolf", "board_clotilde")
    after = counts(game, 1)
    assert (after["unpaid"], after["paid"], after["clay"]) == (1, 0, 0)


@rule("WW-EX-32")
@pytest.mark.parametrize(("avoided", "virtue", "clay"), [(0, 11, 2), (1, 12, 1), (2, 13, 0)])
def test_example_32_clotilde_at_the_tax_stand(avoided: int, virtue: int, clay: int) -> None:
    """Virtue 13: 11 and 2 clay; with 2 Influence for one of them 12 and 1 clay; an avoided loss gives none."""
    game = table({**CLOTILDE, "virtue": 13, "influence": 4}, tax_stand=3)
    place(game, "tax_stand")
    assert game.decision.kind == "avoid-loss"
    game.play(game.decision.options[avoided])
    after = counts(game)
    assert (after["virtue"], after["clay"], after["influence"]) == (virtue, clay, 4 - 2 * avoided)


# --- Isabette


ROWS = [["app_miner_1", "app_acolyte_tiling"], ["app_jeweller_1"]]


@rule("WW-371")
def test_isabette_gains_one_marble_for_each_apprentice() -> None:
    """In the Workshop, in the Black Market and through the Tavern; drawing cards is no hiring."""
    shop = table({**ISABETTE, "silver": 4}, apprentices=ROWS)
    before = counts(shop)
    place(shop, "workshop")
    pick(shop, "workshop", apprentice="app_miner_1")
    if shop.decision.kind == "figures":
        pick(shop, "figures", key="figures-done")
    assert changes(shop, before) == {
        "workers": -1,
        "at_workshop": 1,
        "silver": -4,
        "tax_stand": 2,
        "apprentices": 1,
        "marble": 1,
    }
    market = table({**ISABETTE, "silver": 2}, apprentices=ROWS)
    place(market, "black_market_b")
    pick(market, "market", key="market-apprentice")
    pick(market, "hire", apprentice="app_acolyte_tiling")
    assert (counts(market)["marble"], counts(market)["apprentices"]) == (1, 1)
    tavern = {**ISABETTE, "hand": ["bld_tavern"], "wood": 3, "stone": 2, "gold": 1, "virtue": 4}
    tavern_game = table({**tavern, "apprentices": ["app_thief"]}, apprentices=ROWS)
    place(tavern_game, "guildhall")
    pick(tavern_game, "hire", apprentice="app_jeweller_1")
    assert (counts(tavern_game)["marble"], counts(tavern_game)["apprentices"]) == (1, 2)
    cards = table({**ISABETTE, "silver": 4}, apprentices=ROWS)
    place(cards, "workshop")
    pick(cards, "workshop", key="draw-buildings")
    assert counts(cards)["marble"] == 0


@rule("WW-371")
def test_isabette_gains_nothing_for_an_apprentice_of_another_player() -> None:
    """A rival hires: no marble for anybody."""
    game = table({"silver": 4}, ISABETTE, apprentices=ROWS)
    place(game, "workshop")
    pick(game, "workshop", apprentice="app_miner_1")
    assert [counts(game, seat)["marble"] for seat in (0, 1)] == [0, 0]


@rule("WW-EX-33", "WW-371")
def test_example_33_isabette_gains_a_marble_for_her_starting_apprentice() -> None:
    """Before the building cards are dealt she has the marble, and the other player has none."""
    game = seated("board_isabette", "board_rudolf")
    hired = 0
    while game.decision.kind == "hire":
        assert counts(game)["marble"] == counts(game)["apprentices"]
        assert seen(game, game.decision.seat)["cards_to_draft"] == 0
        game.play(next(option for option in game.decision.options if not option.gain))
        hired += 1
    assert hired == 2
    assert [counts(game, seat)["marble"] for seat in (0, 1)] == [1, 0]
    assert game.decision.kind == "draft"


@rule("WW-376")
def test_isabettes_building_card_comes_after_the_draft() -> None:
    """She has no card before the draft, and 4 after it; the other player has 3."""
    game = seated("board_isabette", "board_rudolf")
    pile: Any = game.view(None)
    assert counts(game)["cards_in_hand"] == 0
    hire_all(game)
    assert game.decision.kind == "draft"
    assert [seen(game, seat)["cards_to_draft"] for seat in (0, 1)] == [4, 4]
    draft_all(game)
    assert [counts(game, seat)["cards_in_hand"] for seat in (0, 1)] == [4, 3]
    view: Any = game.view(None)
    # Of the 8 cards that were dealt 2 went under the pile, and 1 was drawn.
    assert view["building_pile"] == pile["building_pile"] - 7
