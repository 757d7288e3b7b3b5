"""Gates of Gold, section E: the Manuscript of four colours and the other new Manuscripts."""

from __future__ import annotations

from typing import Any

import pytest

import westkingdom as wk
from tests.kit import asking
from tests.kit.asking import line
from tests.kit.rule import rule
from tests.kit.viscounts import GATES, offers, pick, table
from westkingdom.viscounts.game import Viscounts
from westkingdom.viscounts.terms import CLERIC, RIBBONS

WILD = "ms-any-5-any"
NEW = ["ms-grey-4-outsiders", "ms-black-4-kings-order", "ms-blue-5-destroy-flip", "ms-yellow-5-welcome", WILD]


def transcribing(top: str = WILD, ink: int = 5, **words: Any) -> Viscounts:
    """A table at which seat 0, on the grey board, may transcribe this Manuscript now."""
    seat = {"manuscript_board": "grey", "viscount": "1-2:IN", "ink": ink, **words}
    return table(seat, boxes=GATES, phase="action", manuscripts={"1-2": [top]}, townsfolk={"1-2": ["peddler-1"]})


def chosen(ribbon: str, **words: Any) -> Viscounts:
    """The four-coloured Manuscript was transcribed and put into the column of this colour."""
    game = transcribing(**words)
    pick(game, "action", key="action-transcribe")
    pick(game, "ribbon", ribbon=ribbon)
    return game


def columns(game: Viscounts) -> list[tuple[int, bool]]:
    """How many Manuscripts the columns of seat 0 hold, and whether they are unlocked."""
    view: Any = asking.shown(game, None)["gates-of-gold"]
    return [(column["manuscripts"], column["unlocked"]) for column in view["players"][0]["columns"]]


def bonus(game: Viscounts) -> list[str]:
    """The Cleric Bonus Cards of seat 0."""
    view: Any = game.view(None)
    cards: list[str] = view["players"][0]["cleric_bonus"]
    return cards


# --- the Manuscript with the four-coloured ribbon


@rule("GG-076", "GG-077")
def test_its_colour_is_chosen_as_soon_as_it_is_transcribed() -> None:
    """Before anything else its player is asked for one of exactly the four columns."""
    game = transcribing()
    pick(game, "action", key="action-transcribe")
    assert (game.decision.kind, game.seat) == ("ribbon", 0)
    assert [option.label.args for option in game.decision.options] == [
        {"ribbon": ribbon, "column": i + 1} for i, ribbon in enumerate(RIBBONS)
    ]
    assert game.players[0].corruption == 1


@rule("GG-076")
@pytest.mark.parametrize("ribbon", RIBBONS)
def test_it_may_be_any_one_colour(ribbon: str) -> None:
    """It lies in the chosen column and in no other."""
    game = chosen(ribbon)
    counts = [int(colour == ribbon) + int(i == 0) for i, colour in enumerate(RIBBONS)]
    assert [n for n, _ in columns(game)] == counts


@rule("GG-078")
def test_it_never_moves_again() -> None:
    """However the game goes on, its colour is not asked again and stays the same."""
    game = chosen("blue")
    for step in range(200):
        assert game.decision.kind != "ribbon"
        game.play(game.decision.options[step % len(game.decision.options)])
        assert game.over or asking.shown(game, 0)["gates-of-gold"]["wild_ribbon"] == "blue"
        if game.over:
            break


@rule("GG-078")
@pytest.mark.parametrize(("ribbon", "points"), [("yellow", 16), ("black", 10)])
def test_it_has_its_colour_in_scoring(ribbon: str, points: int) -> None:
    """Beside grey, black and blue it completes a set of four as a yellow one only."""
    own = ["ms-black-4-ink", "ms-blue-3-silver"]
    with_it = line(chosen(ribbon, manuscripts=own), "manuscript_sets")
    three = line(table({"manuscript_board": "grey", "manuscripts": own}, boxes=GATES), "manuscript_sets")
    one = line(table({"manuscript_board": "grey"}, boxes=GATES), "manuscript_sets")
    assert with_it == (16 if ribbon == "yellow" else three + one) == points


@rule("GG-078")
@pytest.mark.parametrize(("ribbon", "points"), [("blue", 2), ("yellow", 1)])
def test_outsiders_count_it_as_its_colour(ribbon: str, points: int) -> None:
    """The Scholar of blue ribbons counts it as a blue one, not as any other."""
    assert line(chosen(ribbon, discard=["outsider-scholar-4"]), "outsiders") == points


@rule("GG-079")
@pytest.mark.parametrize(("ink", "possible"), [(4, False), (5, True)])
def test_it_costs_5_clerics_and_brings_1_corruption(ink: int, possible: bool) -> None:
    """With 5 Cleric Icons it can be transcribed for 1 Corruption, with 4 not."""
    game = transcribing(ink=ink)
    assert bool(offers(game, key="action-transcribe")) == possible
    if possible:
        pick(game, "action", key="action-transcribe")
        pick(game, "ribbon", ribbon="grey")
        assert (game.players[0].corruption, game.players[0].virtue) == (2, 7)


@rule("GG-080")
def test_it_is_never_gained_for_nothing() -> None:
    """An effect that gives a Manuscript of cost 3 or 4 does not offer it, while it lies on top."""
    tops = {"1-2": [WILD], "3-4": ["ms-blue-3-silver"], "5-6": ["ms-grey-4-stone"]}
    game = table({}, boxes=GATES, manuscripts=tops, resolve={"gain_card": "manuscript_3_4"})
    offered = [option.label.args["manuscript"] for option in game.decision.options]
    assert {"ms-blue-3-silver", "ms-grey-4-stone"} <= set(offered)
    assert WILD not in offered
    assert WILD in [str(why.label.args["manuscript"]) for why in game.decision.why_not()]


@rule("GG-081")
@pytest.mark.parametrize("ribbon", ["black", "blue", "yellow"])
def test_it_unlocks_the_chosen_column(ribbon: str) -> None:
    """The column of the chosen colour is unlocked at once, no other."""
    opened = [unlocked for _, unlocked in columns(chosen(ribbon))]
    assert opened == [i == 0 or colour == ribbon for i, colour in enumerate(RIBBONS)]


@rule("GG-082")
@pytest.mark.parametrize(("ribbon", "cards"), [("black", ["cleric-bonus-black"]), ("blue", [])])
def test_it_may_be_the_third_ribbon_for_a_cleric_bonus_card(ribbon: str, cards: list[str]) -> None:
    """As the third black ribbon it earns the card; as a blue one, with two black ones, it does not."""
    own = ["ms-black-4-ink", "ms-black-3-flip"]
    assert bonus(chosen(ribbon, manuscripts=own)) == cards


@rule("GG-082")
def test_a_claimed_cleric_bonus_card_stays_where_it_is() -> None:
    """If another player has the card already, the third ribbon earns nothing."""
    seat = {
        "manuscript_board": "grey",
        "viscount": "1-2:IN",
        "ink": 5,
        "manuscripts": ["ms-black-4-ink", "ms-black-3-flip"],
    }
    other = {"viscount": "9-10:OR", "cleric_bonus": ["black"]}
    words: dict[str, Any] = {"manuscripts": {"1-2": [WILD]}, "townsfolk": {"1-2": ["peddler-1"]}}
    game = table(seat, other, boxes=GATES, phase="action", **words)
    pick(game, "action", key="action-transcribe")
    pick(game, "ribbon", ribbon="black")
    assert bonus(game) == []
    assert columns(game)[1] == (3, True)


@rule("GG-083")
def test_the_order_of_placing_unlocking_and_the_immediate_effect() -> None:
    """The column is chosen, then unlocked, and only then comes the Corruption."""
    game = transcribing()
    events = game.listen()
    pick(game, "action", key="action-transcribe")
    pick(game, "ribbon", ribbon="black")
    told = [event.key for event in events]
    order = ["transcribe", "choose-ribbon", "unlock-column", "gain-corruption"]
    assert [key for key in told if key in order] == order


@rule("GG-083")
def test_a_cleric_bonus_card_is_claimed_before_the_immediate_effect() -> None:
    """The third black ribbon brings the card first; its free Manuscript is taken afterwards."""
    own = ["ms-black-4-ink", "ms-black-3-flip"]
    game = transcribing("ms-black-5-free-manuscript", manuscripts=own)
    events = game.listen()
    pick(game, "action", key="action-transcribe")
    assert game.decision.kind == "free-manuscript"
    assert bonus(game) == ["cleric-bonus-black"]
    assert [event.key for event in events if event.key in ("transcribe", "cleric-bonus")] == [
        "transcribe",
        "cleric-bonus",
    ]


@rule("GG-083")
def test_a_column_is_unlocked_before_the_immediate_effect() -> None:
    """While the Free Hire of a blue Manuscript is still to be made the blue column is open already."""
    game = transcribing("ms-blue-3-hire")
    pick(game, "action", key="action-transcribe")
    assert game.decision.kind == "free-hire"
    assert columns(game)[2] == (1, True)


# --- the other new Manuscripts


@rule("GG-084")
@pytest.mark.parametrize("outsiders", [0, 1, 3])
def test_the_grey_one_scores_1_point_for_each_outsider(outsiders: int) -> None:
    """It has a grey ribbon, costs 4 Cleric Icons, has no immediate effect, and scores as many points as Outsiders."""
    own = ["outsider-hunter", "outsider-envoy-1", "outsider-envoy-2"][:outsiders]
    words = {"manuscript_board": "grey", "manuscripts": ["ms-grey-4-outsiders"], "discard": own}
    game = table(words, boxes=GATES)
    assert line(game, "manuscripts") == outsiders
    assert columns(game)[0] == (2, True)
    tiles = game.facts.manuscripts
    tile = tiles.number["ms-grey-4-outsiders"]
    assert (tiles.cost[tile], tiles.immediate[tile]) == (4, None)


@rule("GG-085")
def test_it_counts_the_outsiders_of_its_owners_whole_deck() -> None:
    """Those in hand, Draw Pile, discards and on the board count; those of others and in the row do not."""
    own = {
        "hand": ["outsider-hunter"],
        "draw": ["outsider-tyrant"],
        "discard": ["outsider-warrior"],
        "board": [None, "outsider-champion", None],
        "manuscripts": ["ms-grey-4-outsiders"],
    }
    game = table(own, {"viscount": "9-10:OR", "discard": ["outsider-outrider"]}, boxes=GATES, to_act=1)
    p = game.players[0]
    assert [len(zone) for zone in (p.hand, p.draw, p.discard)] == [1, 1, 1]
    assert line(game, "manuscripts") == 4


@rule("GG-086")
def test_the_blue_one_destroys_a_card_and_flips_a_debt_or_deed() -> None:
    """It has a blue ribbon, costs 5 Cleric Icons, and gives a Destroy, then a flip."""
    cards: dict[str, Any] = {"hand": ["abbot", "squire"], "debts": 1, "deeds": 1}
    assert not offers(transcribing("ms-blue-5-destroy-flip", ink=4, **cards), key="action-transcribe")
    game = transcribing("ms-blue-5-destroy-flip", **cards)
    pick(game, "action", key="action-transcribe")
    assert columns(game)[2] == (1, True)
    pick(game, "destroy", card="abbot")
    assert (game.decision.kind, len(game.decision.options)) == ("flip", 2)
    game.play(game.decision.options[0])
    p = game.players[0]
    assert (p.goods[0], p.debts + p.deeds, p.paid + p.approved) == (2, 1, 1)


@rule("GG-087")
def test_two_of_the_new_manuscripts_are_known_from_no_source() -> None:
    """The data mark exactly these two as reconstructed, and corrected values take their place."""
    game = transcribing()
    unread = [tile for tile in NEW if tile in game.facts.reconstructed]
    assert unread == ["ms-black-4-kings-order", "ms-yellow-5-welcome"]
    better = {"manuscripts": [{"id": "ms-yellow-5-welcome", "cost": 6}]}
    corrected = wk.new_game("viscounts", seats=2, expansions=GATES, seed=0, data=better)
    assert isinstance(corrected, Viscounts)
    tiles = corrected.facts.manuscripts
    assert tiles.cost[tiles.number["ms-yellow-5-welcome"]] == 6


# --- worked example


@rule("GG-EX-12")
def test_the_four_coloured_manuscript_as_the_third_black_one() -> None:
    """In the black column it brings the black Cleric Bonus Card, then 1 Corruption, and is a black ribbon."""
    game = transcribing(manuscripts=["ms-black-4-ink", "ms-black-3-flip"])
    events = game.listen()
    pick(game, "action", key="action-transcribe")
    assert (bonus(game), game.players[0].corruption) == ([], 1)
    pick(game, "ribbon", ribbon="black")
    assert [event.key for event in events if event.key in ("cleric-bonus", "gain-corruption")] == [
        "cleric-bonus",
        "gain-corruption",
    ]
    assert columns(game) == [(1, True), (3, True), (0, False), (0, False)]
    assert (bonus(game), game.players[0].corruption) == (["cleric-bonus-black"], 2)
    three_black = ["ms-black-4-ink", "ms-black-3-flip", "ms-black-3-resource"]
    same = table({"manuscript_board": "grey", "manuscripts": three_black}, boxes=GATES)
    assert line(game, "manuscript_sets") == line(same, "manuscript_sets")
    assert game.cards.icons[game.players[0].permanents[-1]][CLERIC] == 1
    assert game.decision.kind != "ribbon"
