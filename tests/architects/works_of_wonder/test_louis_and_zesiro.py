"""Section U: the powers of Louis and Zesiro."""

from __future__ import annotations

from typing import Any

import pytest

import westkingdom as wk
from tests.kit.architects import PROMOS, changes, counts, pick, place, places
from tests.kit.chapters.works_of_wonder.player_boards import boards
from tests.kit.rule import rule
from tests.kit.wonders import price_of
from tests.kit.works_of_wonder import GUILD, table
from westkingdom.architects.game import Architects

LOUIS = {"board": "board_louis", "prisoners": 0, "silver": 0, "influence": 0, "gold": 0, "virtue": 7}
ZESIRO = {"board": "board_zesiro", "silver": 0, "influence": 0, "stone": 0, "virtue": 7}


def pays(game: Architects) -> list[int]:
    """How much Influence may be kept for silver now."""
    assert game.decision.kind == "pay", f"asked is {game.decision.kind}"
    assert all(option.label.key == "pay-keep" for option in game.decision.options)
    return [int(str(option.label.args["n"])) for option in game.decision.options]


def keep(game: Architects, n: int) -> None:
    """Louis keeps so much Influence for silver."""
    assert n in pays(game)
    game.play(game.decision.options[pays(game).index(n)])


# --- Louis


MARBLE_WONDER = {"marble": 7}
"""With 3 Influence and 1 tax the Marble Wonder."""


@rule("WW-372", "WW-373")
@pytest.mark.parametrize(
    ("influence", "silver", "possible"),
    [
        (3, 1, [0]),
        (2, 3, [1]),
        (2, 2, []),
        (1, 5, [2]),
        (1, 4, []),
        (0, 7, [3]),
        (0, 6, []),
        (3, 7, [0, 1, 2, 3]),
        (2, 5, [1, 2]),
    ],
)
def test_louis_keeps_influence_for_two_silver_each(influence: int, silver: int, possible: list[int]) -> None:
    """The Marble Wonder for 3 Influence and 1 tax: each 2 silver left after the tax keep 1 Influence."""
    for n in possible or [0]:
        game = table({**LOUIS, **MARBLE_WONDER, "influence": influence, "silver": silver})
        assert ("guildhall" in places(game)) is bool(possible)
        if not possible:
            return
        before = counts(game)
        place(game, "guildhall")
        if len(possible) > 1:
            assert pays(game) == possible
            keep(game, n)
        pick(game, "wonder-token", location="quarry")
        paid = {"influence": n - 3, "silver": -1 - 2 * n}
        assert changes(game, before) == {
            **GUILD,
            "marble": -7,
            "tax_stand": 1,
            "virtue": 2,
            "buildings": 1,
            **{word: change for word, change in paid.items() if change},
        }


@rule("WW-372", "WW-373")
@pytest.mark.parametrize("kept", [0, 1, 2])
def test_louis_may_keep_influence_when_he_avoids_a_loss_of_virtue(kept: int) -> None:
    """He avoids 1 virtue for 2 Influence and keeps as much of it as he likes for 2 silver each."""
    game = table({**LOUIS, "influence": 2, "silver": 2}, tax_stand=3)
    place(game, "tax_stand")
    pick(game, "avoid-loss", key="avoid-loss", n=1)
    keep(game, kept)
    after = counts(game)
    assert (after["virtue"], after["influence"], after["silver"]) == (6, kept, 5 - 2 * kept)


@rule("WW-372", "WW-373")
@pytest.mark.parametrize(
    ("influence", "silver", "most"), [(0, 3, 0), (0, 4, 1), (1, 1, 0), (1, 2, 1), (0, 8, 2), (3, 2, 2), (3, 1, 1)]
)
def test_louis_avoids_losses_with_the_silver_that_keeps_influence(influence: int, silver: int, most: int) -> None:
    """At the Tax Stand, silver included that he takes there: 2 Influence for each virtue, or 2 silver for each of them."""
    game = table({**LOUIS, "influence": influence, "silver": silver - 1}, tax_stand=1)
    place(game, "tax_stand")
    if most:
        assert [option.label.args["n"] for option in game.decision.options] == [2, *range(1, most + 1)]
        pick(game, "avoid-loss", key="avoid-loss", n=most)
        if game.decision.kind == "pay":
            game.play(game.decision.options[0])
    after = counts(game)
    assert (game.decision.seat, after["virtue"]) == (1, 5 + most)
    assert 2 * after["influence"] + after["silver"] == 2 * influence + silver - 4 * most


@rule("WW-373")
def test_louis_pays_two_silver_for_each_influence_and_not_once_for_all() -> None:
    """With 2 silver he keeps 1 of 2 Influence, not both."""
    game = table({**LOUIS, "influence": 2, "silver": 0}, tax_stand=2)
    place(game, "tax_stand")
    pick(game, "avoid-loss", key="avoid-loss", n=1)
    assert pays(game) == [0, 1]
    keep(game, 1)
    assert (counts(game)["influence"], counts(game)["silver"]) == (1, 0)


WHOLE = {"WW-373": "loss"}
"""The ruling that 2 silver keep one loss of any size."""


@rule("WW-373")
@pytest.mark.parametrize(
    ("ruling", "silver", "possible"),
    [("each", 2, [0, 1]), ("each", 4, [0, 1, 2]), ("loss", 2, [0, 2]), ("loss", 1, [])],
)
def test_by_a_ruling_two_silver_keep_all_influence_of_a_loss(ruling: str, silver: int, possible: list[int]) -> None:
    """He avoids 1 virtue for 2 Influence: 2 silver keep one of them, or by the ruling both or nothing."""
    game = table({**LOUIS, "influence": 2, "silver": silver - 1}, tax_stand=1, rulings={"WW-373": ruling})
    place(game, "tax_stand")
    pick(game, "avoid-loss", key="avoid-loss", n=1)
    if not possible:
        assert (counts(game)["influence"], counts(game)["silver"]) == (0, silver)
        return
    assert pays(game) == possible
    keep(game, 2 if 2 in possible else 1)
    kept, paid = (2, 2) if ruling == "loss" else (silver // 2, silver)
    assert (counts(game)["influence"], counts(game)["silver"]) == (kept, silver - paid)


@rule("WW-373")
def test_by_the_ruling_one_payment_keeps_what_stood_for_several_goods() -> None:
    """Two gold of the cathedral for 8 Influence are one loss, kept for 2 silver, as the option says."""
    seat = {**LOUIS, "hand": ["bld_keep"], "cathedral": 2, "influence": 9, "silver": 2, "virtue": 9}
    game = table({**seat, "stone": 9, "wood": 9, "clay": 9, "marble": 0}, rewards=["rew_ww_gold"], rulings=WHOLE)
    before = counts(game)
    place(game, "guildhall")
    assert game.decision.kind == "pay"
    assert len(pays(game)) == 2
    whole = game.decision.options[1]
    assert [(part.key, part.args["n"]) for part in whole.cost] == [("amount-silver", 2)]
    game.play(whole)
    assert changes(game, before).get("silver") == -2
    assert "influence" not in changes(game, before)


@rule("WW-373", "WW-056")
@pytest.mark.parametrize(("ruling", "possible"), [("each", True), ("loss", False)])
def test_by_the_ruling_louis_can_only_keep_influence_that_he_has(ruling: str, possible: bool) -> None:
    """Without Influence 4 silver avoid a loss of virtue only where each 2 of them stand for 1 Influence."""
    game = table({**LOUIS, "influence": 0, "silver": 3}, tax_stand=1, rulings={"WW-373": ruling})
    place(game, "tax_stand")
    assert (game.decision.kind == "avoid-loss") is possible


@rule("WW-373")
@pytest.mark.parametrize(("ruling", "asked"), [("each", True), ("loss", False)])
def test_by_the_ruling_the_influence_of_a_wonder_cannot_be_kept(ruling: str, asked: bool) -> None:
    """A Wonder's cost is spent, not lost: with 3 Influence and 7 silver nothing is asked, 2 are too few."""
    seat = {**LOUIS, **MARBLE_WONDER, "influence": 3, "silver": 7}
    game = table(seat, rulings={"WW-373": ruling})
    place(game, "guildhall")
    assert (game.decision.kind == "pay") is asked
    poor = table({**seat, "influence": 2}, rulings={"WW-373": ruling})
    assert ("guildhall" in places(poor)) is asked


@rule("WW-372")
def test_nobody_else_keeps_influence_for_silver() -> None:
    """2 Influence and plenty of silver do not build the Marble Wonder for another player."""
    seat = {**LOUIS, **MARBLE_WONDER, "influence": 2, "silver": 20}
    assert "guildhall" in places(table(seat))
    assert "guildhall" not in places(table({**seat, "board": "board_standard"}))


@rule("WW-374")
def test_the_silver_of_louis_must_be_real() -> None:
    """12 Influence could stand for silver, but not for this: without coins he keeps nothing and is not asked."""
    game = table({**LOUIS, "stone": 14, "influence": 12, "silver": 3})
    before = counts(game)
    place(game, "guildhall")
    pick(game, "wonder-token", location="quarry")
    assert (changes(game, before)["influence"], changes(game, before)["silver"]) == (-5, -3)


@rule("WW-374")
def test_silver_that_influence_has_paid_for_keeps_no_influence() -> None:
    """1 silver and 1 left of an exchange are no 2 silver: the Charlatan's Influence cannot be kept with them."""
    cards = ["app_merchant_clay", "app_tinker_carpentry", "app_charlatan_carpentry"]
    for silver, asked in ((1, False), (2, True)):
        seat = {**LOUIS, "apprentices": cards, "influence": 4, "silver": silver, "at": {"kings_storehouse": 1}}
        game = table(seat)
        place(game, "kings_storehouse")
        merchant = next(o for o in game.decision.options if [c.key for c in price_of(o)] == ["amount-silver"])
        game.play(merchant)
        # Silver is kept: one exchange pays for it, and its second silver is left until the end of the turn.
        game.play(game.decision.options[-1])
        if game.decision.kind == "pay":
            keep(game, 0)
        assert (counts(game)["influence"], counts(game)["silver"]) == (2, silver)
        view: Any = game.view(0)
        assert view["works-of-wonder"]["silver_credit"] == [1, 0]
        tinker = next(o for o in game.decision.options if [c.key for c in price_of(o)] == ["amount-wood"])
        game.play(tinker)
        assert (game.decision.kind == "pay") is asked


@rule("WW-372")
@pytest.mark.parametrize("virtue", [0, 2, 4, 5])
def test_louis_may_always_work_on_the_cathedral(virtue: int) -> None:
    """With virtue 4 or less nobody else may; the price, the card and the free space are still needed."""
    seat = {**LOUIS, "gold": 1, "hand": ["bld_keep"], "virtue": virtue}
    game = table(seat, rewards=["rew_ww_gold"])
    before = counts(game)
    place(game, "guildhall")
    assert changes(game, before) == {**GUILD, "cathedral": 1, "cards_in_hand": -1, "virtue": 1}
    assert ("guildhall" in places(table({**seat, "board": "board_standard"}))) is (virtue == 5)
    assert "guildhall" not in places(table({**seat, "gold": 0}))
    assert "guildhall" not in places(table({**seat, "hand": []}))
    full = [{"cathedral": 1} for _ in range(3)]
    assert "guildhall" not in places(table(seat, *full))


@rule("WW-372")
def test_louis_may_not_always_use_the_black_market() -> None:
    """With virtue 10 it is closed to him as to all others but Zesiro."""
    assert "black_market_a" not in places(table({**LOUIS, "silver": 9, "virtue": 10}))


# --- Zesiro


@rule("WW-375")
def test_zesiro_gains_influence_when_he_constructs_or_works_on_the_cathedral() -> None:
    """1 each time, and nothing for anything else."""
    well = table({**ZESIRO, "hand": ["bld_well"], "wood": 2, "stone": 2, "virtue": 4})
    before = counts(well)
    place(well, "guildhall")
    assert changes(well, before) == {
        **GUILD,
        "wood": -2,
        "stone": -2,
        "clay": 4,
        "cards_in_hand": -1,
        "buildings": 1,
        "influence": 1,
    }
    cathedral = table({**ZESIRO, "gold": 1, "hand": ["bld_keep"]}, rewards=["rew_virtue_1"])
    before = counts(cathedral)
    place(cathedral, "guildhall")
    assert changes(cathedral, before) == {
        **GUILD,
        "gold": -1,
        "cathedral": 1,
        "cards_in_hand": -1,
        "virtue": 2,
        "influence": 1,
    }
    quarry = table(ZESIRO)
    place(quarry, "quarry")
    assert counts(quarry)["influence"] == 0


@rule("WW-375")
@pytest.mark.parametrize("virtue", [9, 10, 14])
@pytest.mark.parametrize("space", ["black_market_a", "black_market_b", "black_market_c"])
def test_zesiro_may_always_use_the_black_market(virtue: int, space: str) -> None:
    """With virtue 10 or more nobody else may; the space must be free and be paid for."""
    price = {"black_market_a": 1, "black_market_b": 2, "black_market_c": 3}[space]
    seat = {**ZESIRO, "silver": price, "virtue": virtue}
    assert space in places(table(seat))
    assert (space in places(table({**seat, "board": "board_standard"}))) is (virtue == 9)
    assert space not in places(table({**seat, "silver": price - 1}))
    taken = [1 if name == space else None for name in ("black_market_a", "black_market_b", "black_market_c")]
    assert space not in places(table(seat, {}, black_market=taken))


@rule("WW-375")
def test_zesiro_may_not_always_work_on_the_cathedral() -> None:
    """With virtue 4 it is closed to him as to all others but Louis."""
    seat = {**ZESIRO, "gold": 1, "hand": ["bld_keep"]}
    assert "guildhall" not in places(table({**seat, "virtue": 4}))
    assert "guildhall" in places(table({**seat, "virtue": 5}))


@rule("WW-EX-35")
def test_example_35_zesiro() -> None:
    """At virtue 10 he may place in the Black Market; for a Wonder he gains 1 Influence after paying."""
    market = table({**ZESIRO, "virtue": 10, "silver": 1})
    place(market, "black_market_a")
    assert (counts(market)["virtue"], counts(market)["silver"]) == (9, 0)
    seat = {**ZESIRO, "virtue": 10, "stone": 14, "silver": 3}
    game = table({**seat, "influence": 5})
    place(game, "guildhall")
    assert counts(game)["influence"] == 0
    pick(game, "wonder-token", location="quarry")
    assert counts(game)["influence"] == 1
    assert "guildhall" not in places(table({**seat, "influence": 4}))


@rule("WW-372", "WW-375")
def test_powers_belong_to_their_boards_in_a_mix_with_promos() -> None:
    """Beside the promo boards the six boards of the box still do what they say."""
    game = table({**LOUIS, "gold": 1, "hand": ["bld_keep"], "virtue": 0}, ZESIRO, options=PROMOS)
    assert "guildhall" in places(game)
    fara = {"board": "board_fara", "prisoners": 0, "gold": 1, "hand": ["bld_keep"], "virtue": 0, "silver": 0}
    assert "guildhall" not in places(table(fara, options=PROMOS))
    zesiro = table({**ZESIRO, "virtue": 12, "silver": 1}, options=PROMOS)
    assert "black_market_a" in places(zesiro)


@rule("WW-368")
def test_a_character_to_choose_says_the_influence_with_which_it_begins() -> None:
    """Those of this box name theirs, and those that begin without any name none."""
    game = wk.new_game(
        "architects", seats=2, expansions=["works-of-wonder"], seed=1, setup="variable", characters="choose"
    )
    assert game.decision.kind == "character"
    begins = {
        str(row["id"]): row["setup"].get("influence", 0) for part in ("", "works-of-wonder") for row in boards(part)
    }
    for option in game.decision.options:
        said = [part.args["n"] for part in option.gain if part.key == "amount-influence"]
        wanted = begins[str(option.label.args["board"])]
        assert said == ([wanted] if wanted else [])
