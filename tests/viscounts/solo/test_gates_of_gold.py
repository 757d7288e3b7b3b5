"""Solo with Gates of Gold. [GG-219 to GG-246]"""

from __future__ import annotations

import pytest

from tests.data.test_box_data import SOLO
from tests.kit.rule import rule
from tests.kit.viscounts import GATES, pick
from tests.kit.viscounts_solo import against, ai, begun, give, goods, ids, person_collides, told
from westkingdom.engine.errors import BadPosition
from westkingdom.viscounts.effects import VOCABULARY
from westkingdom.viscounts.game import Viscounts
from westkingdom.viscounts.gates_of_gold.part import gates

ROW = ["outsider-hunter", "outsider-tyrant", "outsider-champion"]
PILE = ["outsider-assassin", "outsider-warrior", "outsider-outrider"]


def row(game: Viscounts) -> list[str | None]:
    return ids(game, gates(game).row)


def with_row(row_: list[str] = ROW, pile: list[str] = PILE, /, **opponent: object) -> Viscounts:
    return against("cleric", dict(opponent), boxes=GATES, outsiders=row_, outsider_pile=pile)


@rule("GG-219", "GG-257")
def test_the_rules_of_the_base_opponent_stay_in_force() -> None:
    """Destroy is a flip, discard and Castle move are Virtue, a hire is a Future Scheme, as without the box."""
    game = against("noble", {"deeds": 1, "future": ["scheme-future-noble"]}, boxes=GATES)
    give(game, {"all": [{"destroy": 1}, {"discard": 1}, {"hire_free": 1}]})
    assert (ai(game).approved, ai(game).virtue) == (1, 6)
    assert ids(game, ai(game).discard)[-1] == "scheme-future-noble"


@rule("GG-220", "GG-221")
def test_the_opponent_has_no_manuscript_board_no_manuscript_and_no_kings_order() -> None:
    """The person has them as usual, and 23 King's Orders are left."""
    game = begun("cleric", boxes=GATES)
    order = gates(game).facts.kings_order
    assert gates(game).kings_orders == 23
    assert (ai(game).manuscripts, ai(game).permanents, order in ai(game).draw) == ([], [], False)
    person = game.players[0]
    assert (len(person.manuscripts), order in person.draw) == (1, True)
    assert len(gates(game).boards) == 1


@rule("GG-221")
def test_manuscripts_unlock_nothing_for_the_opponent() -> None:
    game = against("cleric", {"ink": 4, "turns": 9}, boxes=GATES, manuscripts={"1-2": ["ms-black-4-virtue"]})
    give(game, {"action": "cleric"})
    assert len(ai(game).manuscripts) == 1
    assert ai(game).permanents == []


@rule("GG-014", "GG-222", "GG-223")
def test_the_reference_card_of_the_box_differs_in_the_rearrange_only() -> None:
    """The entries of the base card are the conversions in both games, but for the Outsiders of a rearrange."""
    when = {row["when"]: row["becomes"] for row in SOLO["ai_reference_card"]}
    assert when["destroy"] == when["gain a card with an empty future pile"] == {"flip": "either"}
    assert when["discard"] == when["move_worker"] == when["flip with nothing to flip"] == {"gain": {"virtue": 1}}
    for boxes, gone in (((), 0), (GATES, 2)):
        game = against("cleric", boxes=boxes)
        removed = len(game.removed)
        give(game, {"gain": {"silver": 2}})
        give(game, {"rearrange": 1})
        assert (goods(game), len(game.removed) - removed) == ([2, 0, 0], gone)


@rule("GG-224", "GG-226", "GG-227", "GG-228", "GG-229", "GG-250")
@pytest.mark.parametrize("effect", [{"rearrange": 1}, {"welcome": 1}, {"refuse": 1}], ids=str)
def test_the_two_right_most_outsiders_are_removed_and_replaced(effect: dict[str, int]) -> None:
    """The one that is left slides right; of the two new ones the first drawn stands further right.

    1 resource is gained.
    """
    game = with_row()
    give(game, effect)
    assert row(game) == ["outsider-warrior", "outsider-assassin", "outsider-hunter"]
    assert ids(game, game.removed)[-2:] == ["outsider-champion", "outsider-tyrant"]
    assert goods(game) == [1, 0, 0]
    assert "outsider" not in {game.cards.kinds[card] for card in ai(game).discard}


@rule("GG-225")
@pytest.mark.parametrize(("left", "row_after"), [(["outsider-hunter"], []), ([], [])], ids=["one", "none"])
def test_a_resource_by_the_chart_is_gained_even_if_fewer_outsiders_are_left(
    left: list[str], row_after: list[str]
) -> None:
    game = with_row(left, [], ink=6)
    give(game, {"rearrange": 1})
    assert (row(game), goods(game)) == (row_after, [6, 1, 0])


@rule("GG-EX-29", "GG-230")
def test_example_29_the_row_slides_when_the_person_welcomes_too() -> None:
    """From X, Y, Z with D next, welcoming Y leaves D, X, Z."""
    game = against("cleric", boxes=GATES, outsiders=ROW, outsider_pile=PILE, resolve={"welcome": 1})
    pick(game, "welcome", card="outsider-tyrant")
    assert row(game) == ["outsider-assassin", "outsider-hunter", "outsider-champion"]


@rule("GG-230")
def test_the_row_slides_when_the_person_refuses() -> None:
    game = against("cleric", boxes=GATES, outsiders=ROW, outsider_pile=PILE, resolve={"refuse": 1})
    pick(game, "refuse", card="outsider-champion")
    assert row(game) == ["outsider-assassin", "outsider-hunter", "outsider-tyrant"]


@rule("GG-232")
def test_a_kings_order_of_the_person_welcomes_any_outsider_and_gives_the_opponent_nothing() -> None:
    person = {"board": [None, None, "kings-order"]}
    game = against("cleric", {}, person, boxes=GATES, outsiders=ROW, outsider_pile=PILE)
    orders = gates(game).kings_orders
    assert game.decision.kind == "welcome"
    assert len(game.decision.options) == 3
    pick(game, "welcome", card="outsider-hunter")
    assert gates(game).kings_orders == orders
    assert ids(game, game.players[0].discard)[-1] == "outsider-hunter"
    assert (goods(game), ai(game).discard) == ([0, 0, 0], [])
    assert row(game) == ["outsider-assassin", "outsider-tyrant", "outsider-champion"]


@rule("GG-233")
def test_the_opponent_ignores_what_is_printed_on_removed_outsiders() -> None:
    """Neither the Corruption nor the flip of a refused Tyrant is gained."""
    game = with_row(deeds=1)
    give(game, {"refuse": 1})
    p = ai(game)
    assert (p.corruption, p.virtue, p.deeds, p.approved, p.debts) == (1, 7, 1, 0, 0)
    assert goods(game) == [1, 0, 0]


@rule("GG-234", "GG-249", "GG-EX-32")
def test_example_32_the_opponent_claims_a_builder_card_scores_it_and_has_nothing_else_of_it() -> None:
    """Its third type of Building takes the Diversified card at once: 3 VP, and nothing in collisions."""
    cards = ["builder-diversified-collision-silver", "builder-specialized-order-silver"]
    opponent = {"built": {"gh1": "5-6:1", "tp1": "5-6:3"}, "stone": 3, "turns": 9}
    game = against("cleric", opponent, boxes=GATES, builder_cards=cards)
    give(game, {"action": "build"})
    assert game.cards.number[cards[0]] in ai(game).permanents
    assert dict(game.scores[1].lines)["builder_cards"] == 3
    before = goods(game)
    person_collides(game, 3)
    assert goods(game) == before
    # The person can no longer claim it.
    other = against(
        "cleric",
        {"builder": ["diversified"]},
        {"built": {"gh1": "5-6:1", "tp1": "5-6:3"}},
        boxes=GATES,
        builder_cards=cards,
    )
    other.push(VOCABULARY.effect({"build_free": "workshop"}), 0)
    other.advance()
    pick(other, "building", slot="w1")
    pick(other, "spot", segment="9-10", position=1)
    assert game.cards.number[cards[0]] not in other.players[0].permanents


@rule("GG-234")
def test_an_ability_of_a_builder_card_never_acts_for_the_opponent() -> None:
    """Specialized cards answer to gained King's Orders and to refusals; the opponent's do not."""
    cards = ["builder-diversified-collision-silver", "builder-specialized-refuse-order"]
    game = against("cleric", {"builder": ["specialized"]}, boxes=GATES, builder_cards=cards)
    discards = ai(game).discard[:]
    give(game, {"refuse": 1})
    assert (goods(game), ai(game).discard) == ([1, 0, 0], discards)


@rule("GG-235")
def test_the_opponent_scores_a_castle_leader_card_and_ignores_its_ability() -> None:
    """The leader that gains a resource with each shuffle gives the opponent none."""
    opponent = {
        "tier3": 1,
        "draw": [],
        "discard": ["scheme-start-cleric", "scheme-start-builder", "scheme-start-builder-noble"],
    }
    game = against("cleric", opponent, boxes=GATES, castle_leader_card="castle-leader-shuffle")
    assert game.leader in ai(game).permanents
    give(game, {"shuffle": 1})
    assert (goods(game), ai(game).virtue) == ([0, 0, 0], 6)
    assert dict(game.scores[1].lines)["castle_leader"] == 5


@rule("GG-236")
def test_the_building_that_the_opponent_starts_with_counts() -> None:
    """After its first Guildhall a Trading Post and a Workshop are the third type."""
    game = begun("cleric", boxes=GATES, seed=2)
    game.play(game.actions[0])
    while game.round == 0:
        game.play(game.actions[-1])
    give(game, {"build_free": "trading_post"})
    give(game, {"build_free": "workshop"})
    assert gates(game).builders[0] in ai(game).permanents


@rule("GG-237")
def test_the_manuscript_of_outsiders_is_only_a_grey_ribbon_for_the_opponent() -> None:
    game = against("cleric", {"manuscripts": ["ms-grey-4-outsiders"]}, boxes=GATES)
    lines = dict(game.scores[1].lines)
    assert (lines["manuscript_sets"], lines["manuscripts"], lines["outsiders"]) == (1, 0, 0)


@rule("GG-238", "GG-239", "GG-EX-31")
def test_example_31_the_manuscript_of_all_colours_completes_a_set_at_the_end() -> None:
    """Grey, black, blue and the four-coloured one are 16 VP, and nothing is scored for Outsiders."""
    tiles = ["ms-grey-4-outsiders", "ms-black-3-flip", "ms-blue-3-flip", "ms-any-5-any"]
    game = against("cleric", {"manuscripts": tiles}, boxes=GATES)
    lines = dict(game.scores[1].lines)
    assert (lines["manuscript_sets"], lines["manuscripts"]) == (16, 0)


@rule("GG-239")
@pytest.mark.parametrize(
    ("tiles", "points"),
    [
        ([], 1),
        (["ms-grey-3-flip"], 4),
        (["ms-grey-3-flip", "ms-grey-3-virtue"], 5),
        (["ms-yellow-3-flip", "ms-blue-3-flip"], 9),
    ],
)
def test_its_colour_is_the_one_that_brings_most_points(tiles: list[str], points: int) -> None:
    game = against("cleric", {"manuscripts": [*tiles, "ms-any-5-any"]}, boxes=GATES)
    assert dict(game.scores[1].lines)["manuscript_sets"] == points


@rule("GG-238", "GG-240")
def test_it_has_no_colour_during_the_game_and_earns_no_cleric_bonus() -> None:
    """Nobody is asked for a colour, and two ribbons of a colour with it are no three."""
    own = {"manuscripts": ["ms-grey-3-flip", "ms-grey-3-virtue"], "ink": 5, "turns": 9}
    game = against("cleric", own, boxes=GATES, manuscripts={"1-2": ["ms-any-5-any"]})
    give(game, {"action": "cleric"})
    assert (len(ai(game).manuscripts), ai(game).permanents, ai(game).corruption) == (3, [], 2)
    assert gates(game).wild == -1
    game.check()


@rule("GG-241")
def test_a_kings_order_is_a_future_scheme_for_the_opponent() -> None:
    """It is gained as any hire, without the Discard, and the pile of King's Orders stays as it is."""
    game = against("cleric", {"future": ["scheme-future-cleric"]}, boxes=GATES)
    orders = gates(game).kings_orders
    give(game, {"gain_card": "kings_order"})
    assert ids(game, ai(game).discard)[-1] == "scheme-future-cleric"
    assert (gates(game).kings_orders, ai(game).virtue) == (orders, 7)


@rule("GG-242")
def test_the_manuscript_of_a_kings_order_and_a_draw_gives_only_a_scheme() -> None:
    own = {"ink": 4, "turns": 9, "future": ["scheme-future-cleric"]}
    game = against("cleric", own, boxes=GATES, manuscripts={"1-2": ["ms-black-4-kings-order"]})
    events = give(game, {"action": "cleric"})
    assert ids(game, ai(game).discard)[-1] == "scheme-future-cleric"
    assert ai(game).hand == []
    assert told(events, "no-draw")[0].rule == "GG-242"


@rule("GG-243")
def test_a_person_who_meets_the_opponent_makes_it_remove_outsiders() -> None:
    person = {"viscount": "9-10:OL", "board": ["trader-1", None, None], "silver": 1}
    game = against("cleric", {}, person, boxes=GATES, outsiders=ROW, outsider_pile=PILE, phase="movement")
    pick(game, "move", kind="OL", segment="1-2")
    assert row(game) == ["outsider-warrior", "outsider-assassin", "outsider-hunter"]
    assert goods(game) == [1, 0, 0]


@rule("GG-244")
def test_silver_removes_no_outsiders() -> None:
    game = with_row()
    give(game, {"gain": {"silver": 2}})
    assert (row(game), goods(game)) == (ROW, [1, 0, 0])


@rule("GG-245")
def test_a_builder_card_of_the_person_acts_in_a_collision_of_the_opponent() -> None:
    cards = ["builder-diversified-collision-silver", "builder-specialized-order-silver"]
    person = {"builder": ["diversified"], "board": ["kings-order", None, None], "silver": 0}
    own = {"corruption": 2, "virtue": 2}
    game = against("cleric", own, person, boxes=GATES, builder_cards=cards, to_act=1, phase="collision")
    assert game.players[0].goods[0] == 2


@rule("GG-246")
def test_the_opponent_counts_as_another_player_for_the_champion() -> None:
    person = {"tier1": {"c1": 2, "c2": 1}, "discard": ["outsider-champion"]}
    alone = against("cleric", {}, person, boxes=GATES)
    other = against("cleric", {"tier1": {"c2": 1}}, person, boxes=GATES)
    assert dict(alone.scores[0].lines)["outsiders"] == 2
    assert dict(other.scores[0].lines)["outsiders"] == 1


@rule("GG-EX-30")
def test_example_30_an_exhausted_supply() -> None:
    """Z alone leaves the game for 1 resource; then a King's Order of the person returns and brings no Outsider."""
    cards = ["builder-diversified-collision-silver", "builder-specialized-welcome-draw"]
    person = {"board": [None, "kings-order", "squire"], "hand": ["thief"], "builder": ["specialized"]}
    game = against(
        "cleric", {}, person, boxes=GATES, outsiders=["outsider-hunter"], outsider_pile=[], builder_cards=cards
    )
    give(game, {"rearrange": 1})
    assert (row(game), goods(game)) == ([], [1, 0, 0])
    orders = gates(game).kings_orders
    game.players[0].board = [-1, -1, game.cards.number["kings-order"]]
    from westkingdom.viscounts.card_management import CARD_MANAGEMENT

    hand = len(game.players[0].hand)
    game.push(CARD_MANAGEMENT, 0)
    game.advance()
    assert gates(game).kings_orders == orders + 1
    assert len(game.players[0].hand) <= hand
    assert row(game) == []


def test_a_manuscript_board_cannot_be_named_for_the_opponent() -> None:
    with pytest.raises(BadPosition, match="no manuscript board"):
        against("cleric", {"manuscript_board": "blue"}, boxes=GATES)
