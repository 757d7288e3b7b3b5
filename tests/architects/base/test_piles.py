"""Rule tests: hands and piles, what is secret in them, what goes under them, and what happens without them."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from tests.kit.architects import PROMOS, begun, changes, counts, face_up, pick, place, seen, table
from tests.kit.asking import shown
from tests.kit.rule import rule
from westkingdom.architects.game import Architects

HIRED_ALL: dict[str, Any] = {"data": {"player_boards": [{"id": "board_standard", "apprentice_limit": 32}]}}
"""Corrected facts: with one standard board so many apprentices can be hired that the pile is empty."""


def every_building(game: Architects) -> list[str]:
    """The ids of all building cards of a mix."""
    return [game.buildings.ids[card] for card in game.buildings.cards]


def every_apprentice(game: Architects) -> list[str]:
    """The ids of all apprentices of a mix."""
    return [game.cards.ids[card] for card in game.cards.apprentices]


def below(game: Architects, n: int = 1) -> list[str]:
    """The lowest cards of the building pile, the lowest first."""
    return [game.buildings.ids[card] for card in game.plans[:n]]


# --- what is secret


@rule("AB-017")
def test_everything_but_hands_and_piles_is_public() -> None:
    """A spectator and every player see goods, silver, apprentices, debts, buildings and captives of everybody."""
    mine = {
        "clay": 1,
        "wood": 2,
        "stone": 3,
        "gold": 4,
        "marble": 5,
        "silver": 6,
        "debts": 2,
        "paid": 1,
        "cathedral": 2,
        "prisoners": 3,
        "captives": {"1": 4, "2": 2},
        "apprentices": ["app_thief", "app_labourer"],
        "buildings": ["bld_keep", "bld_well"],
        "hand": ["bld_castle", "bld_chapel"],
    }
    game = table(mine, {"hand": ["bld_tavern"]}, {})
    for seat in (0, 1, 2, None):
        p = shown(game, seat)["players"][0]
        assert p["goods"] == {"clay": 1, "wood": 2, "stone": 3, "gold": 4, "marble": 5, "silver": 6}
        assert (p["debts"], p["cathedral"], p["prisoners"]) == ({"unpaid": 2, "paid": 1}, 2, 3)
        assert (p["captives"], p["apprentices"]) == ([0, 4, 2], ["app_thief", "app_labourer"])
        assert (p["buildings"], p["cards_in_hand"]) == (["bld_keep", "bld_well"], 2)
        assert p["hand"] == (["bld_castle", "bld_chapel"] if seat == 0 else None)
        other = shown(game, seat)["players"][1]
        assert (other["cards_in_hand"], other["hand"]) == (1, ["bld_tavern"] if seat == 1 else None)


@rule("AB-017")
@pytest.mark.parametrize("seats", [2, 3, 5])
def test_the_order_of_piles_and_the_hands_of_others_make_no_difference_to_a_seat(seats: int) -> None:
    """Through whole games a seat sees the same when all that it cannot know is dealt again."""
    for seed in range(2):
        game = begun(seats, seed, **PROMOS)
        luck = Random(seed)
        step, dealt_otherwise = 0, 0
        while not game.over:
            if step % 7 == 0:
                for seat in range(seats):
                    world = game.determinize(seat, step)
                    assert world.view(seat) == game.view(seat)
                    dealt_otherwise += world.plans != game.plans and world.apprentices != game.apprentices
            game.choose(luck.choice(game.choices))
            step += 1
        assert dealt_otherwise > 20 * seats


@rule("AB-017")
def test_neither_hands_nor_piles_show_their_cards() -> None:
    """Other cards in a hand or another order of a pile look the same to all others, but not to the owner."""
    game = table({"hand": ["bld_castle", "bld_chapel"]}, {"hand": ["bld_keep"]}, {})
    other = table({"hand": ["bld_library", "bld_palace"]}, {"hand": ["bld_keep"]}, {})
    for seat in (1, 2, None):
        assert other.view(seat) == game.view(seat)
    assert other.view(0) != game.view(0)
    mixed = game.copy()
    mixed.plans = game.plans[::-1]
    mixed.apprentices = game.apprentices[::-1]
    mixed.rewards = game.rewards[::-1]
    mixed.small = [*game.small[-2::-1], game.small[-1]]
    for seat in (0, 1, 2, None):
        assert mixed.view(seat) == game.view(seat)


# --- under the piles


HAND = ["bld_castle", "bld_chapel", "bld_keep", "bld_palace", "bld_tavern", "bld_university", "bld_watchtower"]


def discarding(way: str) -> Architects:
    """Seat 0 is about to choose a building card to discard, in one of several ways."""
    if way == "hand limit":
        game = table({"hand": HAND}, {})
        place(game, "forest")
    elif way == "cathedral":
        game = table({"hand": HAND[:3], "gold": 1}, {}, rewards=["rew_silver_1"])
        place(game, "guildhall")
    else:
        library = {"wood": 4, "stone": 2, "marble": 1, "hand": [*HAND[:3], "bld_library"]}
        game = table({**library, "apprentices": ["app_labourer"], "virtue": 4}, {})
        place(game, "guildhall")
        game.play(game.decision.options[0])
    return game


@rule("AB-018")
@pytest.mark.parametrize("way", ["hand limit", "cathedral", "library"])
def test_a_discarded_building_card_goes_face_down_under_the_pile(way: str) -> None:
    """It is the lowest card of the pile, only its owner knows which one, and all other cards stay as they were."""
    game = discarding(way)
    assert (game.seat, game.decision.kind) == (0, "discard")
    pile, hand = game.plans[:], seen(game)["hand"]
    views = set()
    for card in hand:
        line = game.copy()
        pick(line, "discard", building=card)
        assert line.plans[1:] == pile
        assert below(line) == [card]
        assert seen(line)["hand"] == [other for other in hand if other != card]
        assert (seen(line)["put_under_pile"], shown(line)["put_under_building_pile"][0]) == ([card], 0)
        views.add((str(line.view(1)), str(line.view(None))))
    assert len(views) == 1


@rule("AB-018")
def test_cards_of_the_black_market_that_are_not_kept_go_under_the_pile() -> None:
    """Of five cards one is kept; nobody but the player knows which four lie at the bottom."""
    top = ["bld_castle", "bld_chapel", "bld_keep", "bld_palace", "bld_tavern"]
    game = table({"silver": 2}, {}, building_pile=[*top, "bld_library"])
    place(game, "black_market_b")
    pick(game, "market", key="market-plans")
    views = set()
    for card in top:
        line = game.copy()
        pick(line, "keep-plan", building=card)
        assert seen(line)["hand"] == [card]
        assert sorted(below(line, 4)) == sorted(other for other in top if other != card)
        assert line.buildings.ids[line.plans[-1]] == "bld_library"
        assert line.plans[4:] == game.plans
        views.add((str(line.view(1)), str(line.view(None))))
    assert len(views) == 1


@rule("AB-018")
def test_the_last_cards_of_the_draft_go_under_the_pile() -> None:
    """Each player knows the own one of them, which is no longer in any hand."""
    game = begun(3, 4)
    pile = game.plans[:]
    while game.round == 0:
        game.play(game.decision.options[-1])
    assert game.plans[3:] == pile
    known = [seen(game, seat)["put_under_pile"] for seat in range(3)]
    assert [len(cards) for cards in known] == [1, 1, 1]
    assert sorted(card for cards in known for card in cards) == sorted(below(game, 3))
    assert not {card for cards in known for card in cards} & {
        card for seat in range(3) for card in seen(game, seat)["hand"]
    }


@rule("AB-019")
def test_an_apprentice_let_go_for_another_goes_under_the_pile() -> None:
    """At the limit of five the one who leaves is the lowest of the pile, and the top card fills the gap."""
    cards = ["app_thief", "app_labourer", "app_miner_1", "app_miner_2", "app_jeweller_1"]
    rows = [["app_trickster", "app_patron_clay", "app_patron_wood", "app_patron_stone"]]
    game = table({"silver": 4, "apprentices": cards}, {}, apprentices=rows, apprentice_pile=["app_illusionist"])
    pile = game.apprentices[:]
    place(game, "workshop")
    pick(game, "workshop", apprentice="app_trickster")
    pick(game, "let-go", apprentice="app_miner_1")
    assert game.cards.ids[game.apprentices[0]] == "app_miner_1"
    assert game.apprentices[1:] == pile[:-1]
    assert shown(game)["apprentices_known_below"] == ["app_miner_1"]
    assert [card["apprentice"] for card in shown(game)["apprentices"][0]] == [*rows[0][1:], "app_illusionist"]


def at_the_graveyard(*hired: str) -> dict[str, Any]:
    """A seat that can build the Graveyard."""
    goods_for_it = {"clay": 4, "wood": 1, "stone": 2, "marble": 2, "virtue": 4}
    return {**goods_for_it, "hand": ["bld_graveyard"], "apprentices": list(hired)}


@rule("AB-019")
def test_an_apprentice_discarded_for_the_graveyard_goes_under_the_pile() -> None:
    game = table(at_the_graveyard("app_labourer", "app_thief"), {}, options=PROMOS)
    pile, rows = game.apprentices[:], game.rows
    place(game, "guildhall")
    pick(game, "let-go", apprentice="app_thief")
    assert (seen(game)["apprentices"], seen(game)["buildings"]) == (["app_labourer"], ["bld_graveyard"])
    assert [game.cards.ids[game.apprentices[0]], *game.apprentices[1:]] == ["app_thief", *pile]
    assert game.rows == rows


@rule("AB-019")
def test_apprentices_of_the_first_column_that_are_discarded_go_under_the_pile() -> None:
    """With the option the third worker of the Guildhall sends two of them there, below all others."""
    rows = [["app_thief", "app_miner_1"], ["app_labourer", "app_miner_2"]]
    seat = {"hand": ["bld_well"], "wood": 2, "stone": 2, "guildhall": 2}
    options = {"guildhall_apprentice_purge": True}
    game = table(seat, {}, apprentices=rows, options=options)
    pile = game.apprentices[:]
    place(game, "guildhall")
    assert sorted(game.cards.ids[card] for card in game.apprentices[:2]) == ["app_labourer", "app_thief"]
    assert game.apprentices[2:] == pile[:-2]


# --- empty piles


@rule("AB-020")
def test_an_empty_building_pile_gives_no_card() -> None:
    """Whoever draws gets nothing, or what is left of the pile; nobody is asked and nothing else changes."""
    cards = every_building(table({}))
    for left, drawn in (([], 0), (cards[:1], 1), (cards[:2], 2), (cards[:3], 2)):
        hand = [card for card in cards if card not in left]
        before = counts(table({}, {"hand": hand}))
        game = table({}, {"hand": hand}, resolve={"gain": {"building_card": 2}})
        assert (game.seat, game.decision.kind) == (0, "place")
        assert changes(game, before) == ({"cards_in_hand": drawn} if drawn else {})
        assert shown(game)["building_pile"] == len(left) - drawn


@rule("AB-020")
def test_with_few_cards_in_the_pile_a_workshop_visit_draws_what_is_there() -> None:
    """Six workers would draw four cards; with two in the pile it is two, with none no card can be drawn at all."""
    cards = every_building(table({}))
    game = table({"silver": 0, "at": {"workshop": 5}}, {"hand": cards[2:]})
    place(game, "workshop")
    assert (game.seat, sorted(seen(game)["hand"]), game.plans) == (1, sorted(cards[:2]), [])
    empty = table({"silver": 4, "at": {"workshop": 5}}, {"hand": cards})
    place(empty, "workshop")
    assert {option.label.key for option in empty.decision.options} == {"hire-apprentice"}


def without_a_pile(**seat: Any) -> Architects:
    """Seat 1 has 32 apprentices, so that eight lie face up and the pile is empty."""
    upper = ["app_thief", "app_labourer", "app_trickster", "app_illusionist"]
    lower = ["app_miner_1", "app_miner_2", "app_jeweller_1", "app_jeweller_2"]
    hired = [card for card in every_apprentice(table({})) if card not in upper + lower]
    rudolf = {"board": "board_rudolf", "silver": 9, **seat}
    game = table(rudolf, {"apprentices": hired, "silver": 9}, apprentices=[upper, lower], options=HIRED_ALL)
    assert game.apprentices == []
    return game


@rule("AB-020")
def test_without_apprentices_in_the_pile_the_free_space_stays_empty() -> None:
    """The cards of the row slide left and nothing comes after them; the last space stays empty for later turns."""
    game = without_a_pile()
    place(game, "workshop")
    pick(game, "workshop", apprentice="app_thief")
    rows = [
        ["app_labourer", "app_trickster", "app_illusionist"],
        ["app_miner_1", "app_miner_2", "app_jeweller_1", "app_jeweller_2"],
    ]
    assert face_up(game) == rows
    place(game, "forest")
    assert face_up(game) == rows
    place(game, "workshop")
    pick(game, "workshop", apprentice="app_miner_1")
    assert [len(row) for row in face_up(game)] == [3, 3]


@rule("AB-020")
def test_the_free_space_is_filled_when_an_apprentice_is_there_again() -> None:
    """The player at the limit lets one go, who comes to lie on the space that was empty."""
    game = without_a_pile()
    place(game, "workshop")
    pick(game, "workshop", apprentice="app_thief")
    place(game, "workshop")
    pick(game, "workshop", apprentice="app_labourer")
    pick(game, "let-go", apprentice="app_patron_clay")
    assert face_up(game)[0] == ["app_trickster", "app_illusionist", "app_patron_clay"]
    assert (len(face_up(game)[1]), game.apprentices) == (4, [])


@rule("AB-020")
def test_the_free_space_is_filled_also_after_a_discard_without_a_hire() -> None:
    """The apprentice discarded for the Graveyard comes to lie on the space that was empty."""
    every = every_apprentice(table({}, options=PROMOS))
    upper = ["app_thief", "app_illusionist", "app_trickster"]
    lower = ["app_miner_1", "app_miner_2", "app_jeweller_1", "app_jeweller_2"]
    hired = [card for card in every if card not in [*upper, *lower, "app_labourer", "app_patron_clay"]]
    options = {**PROMOS, "data": {"player_boards": [{"id": "board_standard", "apprentice_limit": 40}]}}
    seat = at_the_graveyard("app_labourer", "app_patron_clay")
    game = table(seat, {"apprentices": hired}, apprentices=[upper, lower], options=options)
    assert ([len(row) for row in face_up(game)], game.apprentices) == ([3, 4], [])
    place(game, "guildhall")
    pick(game, "let-go", apprentice="app_patron_clay")
    assert face_up(game) == [[*upper, "app_patron_clay"], lower]
