"""Section Q: what a public implementation does otherwise than the rules of the base game."""

from __future__ import annotations

from typing import Any

import pytest

from tests.kit.architects import PROMOS, begun, offers, pick, place, table
from tests.kit.rule import rule
from westkingdom.architects.game import Architects

PROMO_APPRENTICES = {"app_enforcer", "app_overseer", "app_peddler"}
PROMO_BUILDINGS = {"bld_crane", "bld_graveyard", "bld_museum"}
BOARDS = {"board_therese", "board_caroline", "board_ada", "board_frederick", "board_rudolf"}
PROMO_BOARDS = {"board_lothaire", "board_hugo", "board_clovis", "board_fara", "board_bertha"}


def dealt(game: Architects) -> tuple[set[str], set[str]]:
    """The apprentices and the building cards that are anywhere in a game that was just begun."""
    apprentices = [*game.apprentices, *game.rows[0], *game.rows[1]]
    buildings = [*game.plans, *[card for p in game.players for card in [*p.hand, *p.packet]]]
    assert len({*apprentices}) == len(apprentices)
    assert len({*buildings}) == len(buildings)
    return {game.cards.ids[card] for card in apprentices}, {game.buildings.ids[card] for card in buildings}


def boards_of(games: list[Architects]) -> set[str]:
    """The player boards that anybody has in these games."""
    return {game.cards.ids[p.board] for game in games for p in game.players}


# --- promos


@rule("AB-236")
@pytest.mark.parametrize("seed", range(3))
def test_the_six_promo_cards_are_dealt_only_when_they_are_asked_for(seed: int) -> None:
    """Without the option there are 40 apprentices and 40 building cards, none of them a promo; with it 43 and 43."""
    apprentices, buildings = dealt(begun(seed=seed))
    assert (len(apprentices), len(buildings)) == (40, 40)
    assert not apprentices & PROMO_APPRENTICES
    assert not buildings & PROMO_BUILDINGS
    more_apprentices, more_buildings = dealt(begun(seed=seed, promo_cards=True))
    assert more_apprentices == apprentices | PROMO_APPRENTICES
    assert more_buildings == buildings | PROMO_BUILDINGS


@rule("AB-236")
def test_promo_boards_are_assigned_only_when_they_are_asked_for() -> None:
    """With 5 players the five characters of the box are all there; promo boards join only by their own option."""
    for options in ({}, {"promo_cards": True}):
        games = [begun(seed=seed, setup="variable", **options) for seed in range(20)]
        assert all(boards_of([game]) == BOARDS for game in games)
    games = [begun(seed=seed, setup="variable", promo_boards=True) for seed in range(20)]
    assert boards_of(games) == BOARDS | PROMO_BOARDS
    assert not dealt(games[0])[0] & PROMO_APPRENTICES


@rule("AB-236")
def test_promo_boards_are_offered_only_when_they_are_asked_for() -> None:
    """Where characters are chosen, the choice is among the five of the box, or among ten."""
    for options, boards in (({}, BOARDS), ({"promo_boards": True}, BOARDS | PROMO_BOARDS)):
        game = begun(seats=2, setup="variable", characters="choose", **options)
        assert {str(option.label.args["board"]) for option in game.decision.options} == boards


# --- rules of another box


@rule("AB-237")
@pytest.mark.parametrize("options", [{}, {"setup": "variable"}, {"promo_cards": True, "promo_boards": True}])
def test_nobody_starts_with_an_apprentice(options: dict[str, Any]) -> None:
    """The draft begins at once, eight apprentices lie face up, and after the draft still nobody has one."""
    game = begun(seats=3, **options)
    while game.decision.kind == "draft":
        game.play(game.decision.options[0])
    assert game.decision.kind == "place"
    assert [p.apprentices for p in game.players] == [[], [], []]
    assert [len(row) for row in game.rows] == [4, 4]


@rule("AB-237")
def test_a_starting_apprentice_is_an_option() -> None:
    """Only with `starting_apprentice` everybody is asked to hire one before the draft."""
    game = begun(seats=3, starting_apprentice=True)
    for _ in range(3):
        assert game.decision.kind == "hire"
        game.play(game.decision.options[0])
    assert game.decision.kind == "draft"
    assert [len(p.apprentices) for p in game.players] == [1, 1, 1]


COLUMN_ONE = ["app_thief", "app_trickster"]
ROWS = [
    ["app_thief", "app_miner_1", "app_miner_2", "app_jeweller_1"],
    ["app_trickster", "app_patron_wood", "app_patron_clay", "app_patron_stone"],
]


@rule("AB-237")
@pytest.mark.parametrize(("players", "spaces"), [(2, [3, 6, 9]), (3, [3, 7, 11]), (4, [3, 8, 13]), (5, [3, 9, 15])])
def test_no_space_of_the_guildhall_clears_apprentices_away(players: int, spaces: list[int]) -> None:
    """A worker on the third space of a row leaves the apprentices alone, unless the purge is played as an option."""
    for space in spaces:
        for purge in (False, True):
            seats: list[dict[str, Any]] = [{} for _ in range(players)]
            seats[0] = {"hand": ["bld_well"], "wood": 2, "stone": 2, "virtue": 4, "guildhall": 0}
            seats[1] = {"guildhall": space - 1}
            options = {"guildhall_apprentice_purge": True} if purge else {}
            game = table(*seats, options=options, apprentices=ROWS)
            place(game, "guildhall")
            view: Any = game.view(0)
            face_up = [[card["apprentice"] for card in row] for row in view["apprentices"]]
            assert view["guildhall"] == space
            assert (face_up == ROWS) == (not purge)
            assert (view["apprentices_known_below"] == COLUMN_ONE) == purge


# --- the Black Market


@rule("AB-238")
def test_all_ten_black_market_cards_are_used_before_any_is_used_again() -> None:
    """Ten resets turn ten different cards, in the order of the pile; only then is anything shuffled."""
    seat = {"silver": 99, "virtue": 0}
    game = table(seat, seat)
    assert game.view(0)["small_market_cards"] == 10
    pile = [game.realm.market_ids[card] for card in reversed(game.small)]
    assert len({*pile}) == 10
    for turned in range(1, 11):
        for space in ("black_market_a", "black_market_c", "black_market_b"):
            place(game, space)
            while game.decision.kind != "place":
                game.play(game.decision.options[-1])
        view: Any = game.view(0)
        assert view["small_market_cards"] == 10 - turned
        assert view["large_market_cards"] == pile[:turned]


@rule("AB-238")
@pytest.mark.parametrize("seed", range(5))
def test_every_game_begins_with_ten_black_market_cards(seed: int) -> None:
    """The pile of a new game has all ten."""
    game = begun(seats=2, seed=seed)
    assert {game.realm.market_ids[card] for card in game.small} == {f"bm_card_{n:02}" for n in range(1, 11)}
    assert (len(game.small), game.large) == (10, [])


# --- what may be done, and what must


@rule("AB-239")
@pytest.mark.parametrize(("word", "debts"), [("destroy-debt", 1), ("keep-debts", 2)])
def test_a_debt_above_14_virtue_may_be_kept(word: str, debts: int) -> None:
    """The player is asked, even if nothing speaks for keeping it."""
    game = table({"virtue": 14, "debts": 2}, resolve={"gain": {"virtue": 1}})
    assert len(game.decision.options) == 2
    pick(game, "destroy-debt", key=word)
    assert (game.players[0].debts, game.players[0].virtue, game.decision.kind) == (debts, 14, "place")


RESET = {"hand": ["bld_well"], "wood": 2, "stone": 2, "virtue": 4, "prisoners": 5}
"""The next worker in the Guildhall triggers a reset."""


@rule("AB-239")
@pytest.mark.parametrize(
    ("ability", "most"), [({"apprentices": ["app_gatekeeper"]}, 2), ({"board": "board_fara"}, 1)], ids=["card", "board"]
)
def test_gatekeeper_and_fara_may_leave_their_workers_in_the_prison(ability: dict[str, Any], most: int) -> None:
    """In a reset each number of workers from none to the most is offered, and as many are released."""
    for n in range(most + 1):
        game = table({**RESET, **ability}, {"guildhall": 6}, options=PROMOS)
        place(game, "guildhall")
        assert [option.label.args["n"] for option in game.decision.options] == list(range(most + 1))
        pick(game, "release", n=n)
        assert (game.players[0].prison, game.players[0].workers) == (5 - n, 20 - 1 - 5 + n)


@rule("AB-239")
@pytest.mark.parametrize(
    "apprentices", [["app_thief"], ["app_thief", *[f"app_merchant_{x}" for x in ("clay", "gold", "wood", "stone")]]]
)
def test_the_hire_of_the_tavern_cannot_be_skipped(apprentices: list[str]) -> None:
    """All eight face-up apprentices are offered and nothing else; at the limit one is let go, without a way out."""
    seat = {"hand": ["bld_tavern"], "wood": 3, "stone": 2, "gold": 1, "virtue": 4, "apprentices": apprentices}
    rows = [["app_miner_1", "app_miner_2"], ["app_jeweller_1", "app_patron_wood"]]
    game = table(seat, apprentices=rows)
    place(game, "guildhall")
    assert game.decision.kind == "hire"
    assert len(game.decision.options) == len(offers(game, key="hire-apprentice")) == 8
    pick(game, "hire", apprentice="app_jeweller_1")
    if len(apprentices) == 5:
        assert len(game.decision.options) == len(offers(game, key="let-go")) == 5
        pick(game, "let-go", apprentice="app_thief")
    assert (game.decision.kind, game.decision.seat) == ("place", 1)
    view: Any = game.view(0)
    left = apprentices[1:] if len(apprentices) == 5 else apprentices
    assert view["players"][0]["apprentices"] == [*left, "app_jeweller_1"]


# --- one Acolyte


@rule("AB-240")
def test_the_acolyte_for_silver_is_a_mason_in_play() -> None:
    """With this Acolyte alone a building for masons can be constructed, and none for carpenters or tilers."""
    hand = ["bld_stone_market", "bld_wood_market", "bld_clay_market"]
    goods = dict.fromkeys(["clay", "wood", "stone", "gold", "marble"], 9)
    game = table({"apprentices": ["app_acolyte_masonry"], "hand": [*hand, "bld_well"], **goods, "virtue": 4})
    place(game, "guildhall")
    assert [str(option.label.args["building"]) for option in offers(game, key="construct-building")] == [
        "bld_stone_market",
        "bld_well",
    ]
    silver = table({"apprentices": ["app_acolyte_masonry"], "hand": ["bld_well"], "gold": 1, "silver": 0}, rewards=[])
    place(silver, "guildhall")
    assert silver.players[0].goods[5] == 2
