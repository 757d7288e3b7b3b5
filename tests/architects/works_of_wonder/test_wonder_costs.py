"""Section H: what a Wonder costs, and what lowers it."""

from __future__ import annotations

from typing import Any

import pytest

from tests.kit.architects import PROMOS, changes, counts, place, places
from tests.kit.chapters.works_of_wonder.constructing_wonders import COSTS, built, means, price, put_token
from tests.kit.rule import rule
from tests.kit.works_of_wonder import GUILD, board, buildable, reset_market, table, trigger_reset, wonder

# --- what a Wonder costs


@rule("WW-157", "WW-158", "WW-159", "WW-160", "WW-163", "WW-168")
@pytest.mark.parametrize("ident", list(COSTS))
def test_a_wonder_costs_its_resource_influence_and_tax_and_gives_two_virtue(ident: str) -> None:
    """Everything is paid to the last piece, no apprentice is needed, and nothing else changes."""
    game = table({**means(ident), "apprentices": []})
    before, other = counts(game), counts(game, 1)
    place(game, "guildhall")
    put_token(game, "forest")
    assert changes(game, before) == price(ident)
    assert changes(game, other, 1) == {"tax_stand": COSTS[ident][3]}
    assert [counts(game)[word] for word in (COSTS[ident][0], "influence", "silver")] == [0, 0, 0]


@rule("WW-157", "WW-158", "WW-159", "WW-160")
@pytest.mark.parametrize("ident", list(COSTS))
@pytest.mark.parametrize("short", ["resource", "influence", "silver"])
def test_with_one_piece_too_few_a_wonder_cannot_be_built(ident: str, short: str) -> None:
    """One resource, one Influence or one silver is missing: the Guildhall cannot even be visited."""
    assert "guildhall" in places(table(means(ident)))
    game = table(means(ident, **{short: -1}))
    assert "guildhall" not in places(game)


@rule("WW-157")
def test_other_resources_do_not_pay_for_a_wonder() -> None:
    """13 stone beside plenty of everything else are not enough for the Stone Wonder."""
    game = table({"clay": 14, "wood": 13, "stone": 13, "gold": 7, "marble": 6, "influence": 5, "silver": 9})
    assert "guildhall" not in places(game)


@rule("WW-163")
@pytest.mark.parametrize("apprentices", [[], ["app_miner_1"], ["app_labourer"]])
def test_wonders_need_no_skills(apprentices: list[str]) -> None:
    """All five are offered, whoever works for the builder; a building that needs a skill is not."""
    goods = {"clay": 20, "wood": 20, "stone": 20, "gold": 20, "marble": 20, "influence": 12, "silver": 9, "virtue": 4}
    game = table({**goods, "apprentices": apprentices, "hand": ["bld_keep"]})
    place(game, "guildhall")
    skilled = ["bld_keep"] if apprentices == ["app_labourer"] else []
    assert buildable(game) == [*skilled, *COSTS]


@rule("WW-155", "WW-156")
def test_wonders_are_laid_out_from_the_most_influence_to_the_least() -> None:
    """Clay, wood, stone, gold, marble cost 7, 6, 5, 4, 3 Influence; all of them are offered in that order."""
    goods = {"clay": 20, "wood": 20, "stone": 20, "gold": 20, "marble": 20, "influence": 12, "silver": 9}
    game = table(goods)
    assert [row["wonder"] for row in board(game)["wonders"]] == list(COSTS)
    place(game, "guildhall")
    assert buildable(game) == list(COSTS)
    asked = [
        cost.args["n"] for option in game.decision.options for cost in option.cost if cost.key == "amount-influence"
    ]
    assert asked == [7, 6, 5, 4, 3]


# --- tokens on a Wonder


@rule("WW-161")
@pytest.mark.parametrize("ident", list(COSTS))
@pytest.mark.parametrize("seat", [0, 1])
def test_each_piece_on_a_wonder_lowers_its_resource_cost_by_one_for_whoever_builds_it(ident: str, seat: int) -> None:
    """With two pieces on it a Wonder costs two fewer, and with one fewer than that it cannot be built."""
    for missing in (0, 1):
        seats: list[dict[str, Any]] = [{}, {}]
        seats[seat] = means(ident, resource=-2 - missing)
        game = table(*seats, to_act=seat, wonder_tokens={ident: 2})
        assert ("guildhall" in places(game)) is (missing == 0)
        if missing:
            continue
        before = counts(game, seat)
        place(game, "guildhall")
        put_token(game, "quarry")
        assert changes(game, before, seat) == price(ident, tokens=2)


@rule("WW-161")
def test_pieces_on_one_wonder_do_nothing_for_another() -> None:
    """Five stone on the Stone Wonder make the Wood Wonder no cheaper."""
    game = table(means("wonder_wood", resource=-1), wonder_tokens={"wonder_stone": 5})
    assert "guildhall" not in places(game)


@rule("WW-161")
def test_a_contribution_makes_a_wonder_cheaper_after_the_reset() -> None:
    """A stone on the Contribution card lies on the Stone Wonder after the reset: it costs 13 stone."""
    game = reset_market({}, means("wonder_stone", resource=-1), contributed=["stone"])
    trigger_reset(game)
    assert wonder(game, "wonder_stone") == (1, None)
    before = counts(game, 1)
    place(game, "guildhall")
    put_token(game, "quarry")
    assert changes(game, before, 1) == price("wonder_stone", tokens=1)


@rule("WW-162")
@pytest.mark.parametrize("tokens", [7, 9])
def test_pieces_lower_a_cost_not_below_nothing(tokens: int) -> None:
    """With seven or nine marble on it the Marble Wonder costs no marble, and none is gained."""
    game = table({"marble": 2, "influence": 3, "silver": 1}, wonder_tokens={"wonder_marble": tokens})
    before = counts(game)
    place(game, "guildhall")
    put_token(game, "quarry")
    assert changes(game, before) == {
        **GUILD,
        "influence": -3,
        "silver": -1,
        "tax_stand": 1,
        "virtue": 2,
        "buildings": 1,
    }


@rule("WW-162")
@pytest.mark.parametrize("short", ["influence", "silver"])
def test_pieces_lower_neither_influence_nor_tax(short: str) -> None:
    """With 20 clay on it the Clay Wonder still needs 7 Influence and 5 tax."""
    enough = {"influence": 7, "silver": 5}
    assert "guildhall" in places(table(enough, wonder_tokens={"wonder_clay": 20}))
    game = table({**enough, short: enough[short] - 1}, wonder_tokens={"wonder_clay": 20})
    assert "guildhall" not in places(game)


# --- tax, Lothaire and Therese


@rule("WW-164")
@pytest.mark.parametrize(
    ("own", "virtue", "tax"),
    [
        ("board_standard", 7, 5),
        ("board_standard", 4, 5),
        ("board_standard", 3, 4),
        ("board_standard", 1, 3),
        ("board_ada", 7, 4),
        ("board_ada", 2, 3),
        ("board_ada", 0, 2),
    ],
)
def test_the_tax_of_a_wonder_is_lowered_by_low_virtue_and_by_ada(own: str, virtue: int, tax: int) -> None:
    """It is paid in silver and lies on the Tax Stand; with one silver less the Wonder cannot be built."""
    seat = {"board": own, "virtue": virtue, "clay": 15, "influence": 7, "gold": 0}
    game = table({**seat, "silver": tax}, tax_stand=1)
    before = counts(game)
    place(game, "guildhall")
    put_token(game, "quarry")
    after = changes(game, before)
    assert (after["silver"], after["tax_stand"], after["influence"]) == (-tax, tax, -7)
    assert "guildhall" not in places(table({**seat, "silver": tax - 1}))


@rule("WW-164")
def test_the_tax_of_a_wonder_is_not_lowered_below_nothing() -> None:
    """The Marble Wonder's 1 tax at virtue 0: nothing is paid and nothing is gained."""
    game = table({"marble": 7, "influence": 3, "silver": 0, "virtue": 0})
    before = counts(game)
    place(game, "guildhall")
    put_token(game, "quarry")
    assert changes(game, before) == {**GUILD, "marble": -7, "influence": -3, "virtue": 2, "buildings": 1}


@rule("WW-164")
def test_influence_never_replaces_the_tax_of_a_wonder() -> None:
    """With 12 Influence, 5 more than the Clay Wonder costs, all 5 tax must be there in silver."""
    seat = {"clay": 15, "influence": 12}
    assert "guildhall" not in places(table({**seat, "silver": 4}))
    game = table({**seat, "silver": 5})
    before = counts(game)
    place(game, "guildhall")
    put_token(game, "quarry")
    assert changes(game, before) == price("wonder_clay")


@rule("WW-165")
@pytest.mark.parametrize(
    ("ident", "less"), [("wonder_clay", 0), ("wonder_wood", 1), ("wonder_stone", 1), ("wonder_gold", 0)]
)
@pytest.mark.parametrize("tokens", [0, 3])
def test_lothaire_pays_one_wood_or_stone_less_for_a_wonder(ident: str, less: int, tokens: int) -> None:
    """13 wood or stone are enough for him; pieces on the Wonder come off besides. Other Wonders are no cheaper."""
    good = COSTS[ident][0]
    seat = {"board": "board_lothaire", "clay": 0, **means(ident, resource=-tokens - less), "prisoners": 0}
    position: Any = {"options": PROMOS, "wonder_tokens": {ident: tokens}}
    game = table(seat, **position)
    before = counts(game)
    place(game, "guildhall")
    put_token(game, "quarry")
    assert changes(game, before) == {**price(ident), good: tokens + less - COSTS[ident][1]}
    assert "guildhall" not in places(table({**seat, good: seat[good] - 1}, **position))


@rule("WW-165")
@pytest.mark.parametrize(("ident", "n"), [("wonder_gold", 8), ("wonder_marble", 7)])
def test_therese_pays_for_a_wonder_with_gold_and_marble_as_she_likes(ident: str, n: int) -> None:
    """Two of the other kind among them are as good; one fewer in all is too few, and for others they do not count."""
    good, _, favour, tax = COSTS[ident]
    other = "marble" if good == "gold" else "gold"
    seat = {"board": "board_therese", "virtue": 7, "influence": favour, "silver": tax, "prisoners": 0}
    rival = {"buildings": [f"wonder_{other}"]}
    position: Any = built(f"wonder_{other}")
    game = table({**seat, good: n - 2, other: 2}, rival, **position)
    before = counts(game)
    place(game, "guildhall")
    put_token(game, "forest")
    assert changes(game, before) == {**price(ident), good: 2 - n, other: -2}
    assert "guildhall" not in places(table({**seat, good: n - 3, other: 2}, rival, **position))
    plain = {**seat, "board": "board_standard"}
    assert "guildhall" not in places(table({**plain, good: n - 2, other: 2}, rival, **position))


@rule("WW-165")
@pytest.mark.parametrize(("ident", "n"), [("wonder_gold", 8), ("wonder_marble", 7)])
def test_therese_may_pay_for_a_wonder_wholly_with_the_other_kind(ident: str, n: int) -> None:
    """The Gold Wonder for nothing but marble and the Marble Wonder for nothing but gold; one fewer is too few."""
    good, _, favour, tax = COSTS[ident]
    other = "marble" if good == "gold" else "gold"
    seat = {"board": "board_therese", "virtue": 4, "influence": favour, "silver": tax, "prisoners": 0}
    rival = {"buildings": [f"wonder_{other}"]}
    position: Any = built(f"wonder_{other}")
    game = table({**seat, other: n}, rival, **position)
    before = counts(game)
    place(game, "guildhall")
    put_token(game, "forest")
    expected = {**price(ident), other: -n}
    del expected[good]
    assert changes(game, before) == expected
    assert "guildhall" not in places(table({**seat, other: n - 1}, rival, **position))
