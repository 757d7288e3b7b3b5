"""Solo, the turn of the opponent. [VB-203 to VB-212]"""

from __future__ import annotations

from typing import Any

import pytest

from tests.kit.rule import rule
from tests.kit.viscounts import pass_until, pick
from tests.kit.viscounts_solo import (
    QUIET,
    against,
    ai,
    before_turn,
    give,
    goods,
    ids,
    opponents_turn,
    person_collides,
    taken,
    told,
    turn,
    where,
)
from westkingdom.viscounts.scoring import slots_open
from westkingdom.viscounts.state import State

LATE = {"turns": 9}
CRIMINAL = "scheme-start-criminal-1"
SLOTS_AT = {"tp1": "5-6:1", "tp2": "5-6:2", "tp3": "5-6:3", "w1": "7-8:1", "w2": "7-8:3", "w3": "9-10:4"}


def with_slots(*slots: str) -> dict[str, Any]:
    """An opponent with these slots open, far from each other."""
    return {**LATE, "built": {slot: SLOTS_AT[slot] for slot in slots}}


@rule("VB-203")
def test_scheme_cards_move_right_and_one_leaves_the_board() -> None:
    """The card on the right goes to the discards, and does nothing."""
    board = ["scheme-start-cleric", "scheme-start-builder", CRIMINAL]
    game = turn("cleric", QUIET[0], {**LATE, "board": board, "discard": []})
    assert ids(game, ai(game).board) == [QUIET[0], "scheme-start-cleric", "scheme-start-builder"]
    assert ids(game, ai(game).discard) == [CRIMINAL]


@rule("VB-203")
def test_nothing_leaves_an_empty_place() -> None:
    game = turn("cleric", QUIET[0], {**LATE, "board": [None, QUIET[1], None], "discard": QUIET[2:]})
    assert ids(game, ai(game).board) == [QUIET[0], None, QUIET[1]]
    assert ids(game, ai(game).discard) == QUIET[2:]


@rule("VB-204")
def test_the_top_scheme_card_is_turned_over_and_its_rows_are_carried_out_from_top_to_bottom() -> None:
    """Future Cleric: Virtue and a dismissal where the Viscount stands, then the movement, then the options."""
    opponent = {**LATE, "draw": ["scheme-future-cleric", QUIET[0]]}
    tops = {"1-2": ["antagonist"], "5-6": ["aristocrat"]}
    game = before_turn("cleric", "scheme-future-cleric", opponent, townsfolk=tops)
    events = opponents_turn(game)
    keys = [event.key for event in events if event.rule]
    assert keys[:4] == ["scheme", "dismisses-free", "move", "option-last"]
    assert told(events, "dismiss")[0].args["card"] == "antagonist"
    assert ids(game, ai(game).draw) == [QUIET[0]]
    assert where(game) == "5-6:OL"


@rule("VB-204")
def test_header_icons_are_no_effect() -> None:
    """A card with a Cleric and a Noble header gives 1 resource and nothing else before it moves."""
    game = turn("cleric", "scheme-start-cleric-noble", {**LATE, "deeds": 0})
    assert (goods(game), ai(game).corruption, ai(game).debts) == ([1, 0, 0], 1, 1)


@rule("VB-205")
def test_a_criminal_row_gives_corruption_for_every_criminal_on_the_board() -> None:
    """The new card counts, those that moved right too."""
    board = ["scheme-future-criminal-2", QUIET[0], None]
    game = turn("cleric", CRIMINAL, {**LATE, "board": board})
    assert ai(game).corruption == 4
    alone = turn("cleric", CRIMINAL, LATE)
    assert ai(alone).corruption == 2


@rule("VB-206")
@pytest.mark.parametrize(
    ("scheme", "space"),
    [(CRIMINAL, "1-2:OR"), ("scheme-start-cleric", "3-4:OL"), ("scheme-start-criminal-2", "3-4:OR")],
)
def test_the_viscount_moves_exactly_as_far_as_the_card_says(scheme: str, space: str) -> None:
    assert where(turn("cleric", scheme, LATE)) == space


@rule("VB-207")
@pytest.mark.parametrize(("stone", "ink", "option"), [(3, 9, "construct"), (0, 9, "focus"), (0, 0, "last")])
def test_the_first_option_that_is_possible_is_taken(stone: int, ink: int, option: str) -> None:
    """Start Builder and Noble: Construct, else the Primary Focus, else a Debt and the flip of a Deed."""
    opponent = {**LATE, "stone": stone, "ink": ink, "deeds": 1}
    # One Builder icon is on the card itself; the resource of choice is Ink, or Stone when there is enough of it.
    own = {**opponent, "stone": max(0, stone - 1), "viscount": "3-4:OR"}
    game = before_turn("cleric", "scheme-start-builder-noble", own, manuscripts={"5-6": ["ms-black-4-virtue"]})
    events = opponents_turn(game)
    assert taken(events) == option
    p = ai(game)
    assert (bool(p.permanents), bool(p.manuscripts), p.approved) == (
        option == "construct",
        option == "focus",
        option == "last",
    )


@rule("VB-207")
def test_the_last_option_is_always_done() -> None:
    """A Debt is gained, and where no Deed can be flipped there is Virtue."""
    game = turn("cleric", "scheme-start-builder-noble", LATE)
    assert (ai(game).debts, ai(game).virtue, ai(game).approved) == (1, 6, 0)


@rule("VB-208")
def test_an_empty_draw_pile_is_shuffled_after_the_shift() -> None:
    """The Criminal that leaves the board in this turn is not seen by the check, one that stays is."""
    cards = {**LATE, "draw": [], "discard": [QUIET[0]]}
    for board, gained in (
        ([QUIET[1], QUIET[2], CRIMINAL], "gain-virtue"),
        ([CRIMINAL, QUIET[1], QUIET[2]], "gain-corruption"),
    ):
        keys = [event.key for event in opponents_turn(before_turn("cleric", "", {**cards, "board": board}))]
        assert keys[:4] == ["turn", "scheme-leaves", "shuffle", gained]


@rule("VB-209")
@pytest.mark.parametrize("who", ["cleric", "builder", "noble", "cards"])
def test_guildhall_slots_are_icons(who: str) -> None:
    from westkingdom.viscounts.solo.strength import icons_shown

    order = {"cleric": [3, 1, 2], "builder": [1, 2, 3], "noble": [2, 3, 1], "cards": [1, 2, 3]}[who]
    for slot, icon in zip(("gh1", "gh2", "gh3"), order, strict=True):
        game = against(who, {**LATE, "built": {slot: "5-6:1"}})
        assert icons_shown(game, ai(game)) == [int(i == icon) for i in range(5)]


@rule("VB-209")
def test_the_first_trading_post_gives_a_future_scheme_at_once_and_only_once() -> None:
    game = against(
        "cleric", {**LATE, "future": ["scheme-future-cleric", "scheme-future-criminal-1"], "viscount": "5-6:OL"}
    )
    give(game, {"build_free": "trading_post"})
    assert ids(game, ai(game).discard) == ["scheme-future-cleric"]
    give(game, {"build_free": "trading_post"})
    assert ids(game, ai(game).discard) == ["scheme-future-cleric"]


@rule("VB-209")
@pytest.mark.parametrize(("board", "flips"), [([QUIET[0], None, None], 1), ([CRIMINAL, None, None], 0)])
def test_the_second_trading_post_flips_a_debt_in_collisions_without_criminals(
    board: list[str | None], flips: int
) -> None:
    """In step 1 of the person's collision, if no Criminal is on the opponent's board."""
    opponent = {**with_slots("tp2"), "board": board, "debts": 1}
    game = against("cleric", opponent)
    person_collides(game, 3)
    assert ai(game).paid == flips


@rule("VB-209", "VB-188")
def test_the_second_trading_post_gives_virtue_if_there_is_no_debt_to_flip() -> None:
    game = against("cleric", with_slots("tp2"))
    person_collides(game, 3)
    assert ai(game).virtue == 6


@rule("VB-209")
def test_the_third_trading_post_dismisses_with_each_flip() -> None:
    game = against(
        "cleric", {**with_slots("tp3"), "debts": 1, "deeds": 1}, townsfolk={"1-2": ["antagonist", "aristocrat"]}
    )
    give(game, {"flip": "debt"})
    assert ai(game).corruption == 2
    give(game, {"flip": "deed"})
    assert (ai(game).virtue, ids(game, game.removed)[-2:]) == (6, ["antagonist", "aristocrat"])


@rule("VB-209")
def test_the_first_workshop_dismisses_with_each_gained_card() -> None:
    opponent = {**with_slots("w1"), "future": ["scheme-future-cleric"]}
    game = against("cleric", opponent, townsfolk={"1-2": ["antagonist", "aristocrat"]})
    give(game, {"hire_free": 1})
    assert ids(game, game.removed)[-1] == "antagonist"
    # Without a Future Scheme no card is gained.
    give(game, {"hire_free": 1})
    assert ids(game, game.removed)[-1] == "antagonist"


@rule("VB-209")
@pytest.mark.parametrize(
    ("slots", "markers"), [(["w2"], (1, 5)), (["w3"], (2, 6)), (["w2", "w3"], (2, 5)), ([], (1, 6))]
)
def test_workshops_answer_to_each_shuffle(slots: list[str], markers: tuple[int, int]) -> None:
    """After the Virtue of the shuffle itself: 1 Virtue more with the second, 1 Corruption with the third."""
    game = against("cleric", {**with_slots(*slots), "draw": [], "discard": QUIET})
    give(game, {"shuffle": 1})
    assert (ai(game).corruption, ai(game).virtue) == markers


@rule("VB-209")
def test_open_slots_of_the_opponent_do_not_do_what_those_of_a_person_do() -> None:
    """Workshop 2 of a person gives Virtue in a collision, that of the opponent does not."""
    game = against("cleric", with_slots("w2"))
    person_collides(game, 3)
    assert ai(game).virtue == 7


FLIPPING = {"townsfolk": [{"id": name, "hire": {"flip": "either"}} for name in ("antagonist", "aristocrat", "acolyte")]}


@rule("VB-210")
def test_a_dismissal_that_a_slot_set_off_sets_off_one_more_and_no_third() -> None:
    """With cards that flip when they are dismissed, one flip leads to two dismissals, and the next flip to two again."""
    tops = {"1-2": ["antagonist", "aristocrat", "acolyte"]}
    game = against("cleric", {**with_slots("tp3"), "deeds": 9}, townsfolk=tops, data=FLIPPING)
    before = len(game.removed)
    events = give(game, {"flip": "deed"})
    assert (len(game.removed) - before, ai(game).approved) == (2, 3)
    assert told(events, "slot-silent")[0].rule == "VB-210"
    give(game, {"flip": "deed"})
    assert len(game.removed) - before >= 3


@rule("VB-210")
def test_a_gained_card_and_a_flip_are_links_of_one_chain() -> None:
    tops = {"1-2": ["antagonist", "aristocrat", "acolyte"]}
    opponent = {**with_slots("tp3", "w1"), "deeds": 9, "future": ["scheme-future-cleric"]}
    game = against("cleric", opponent, townsfolk=tops, data=FLIPPING)
    before = len(game.removed)
    give(game, {"hire_free": 1})
    assert len(game.removed) - before == 2


@rule("VB-211")
@pytest.mark.parametrize(
    ("space", "resources", "deeds", "debts"),
    [(1, 0, 3, 0), (2, 0, 2, 0), (3, 1, 1, 0), (4, 1, 1, 1), (5, 1, 0, 1), (6, 1, 0, 2), (7, 2, 0, 3)],
)
def test_the_opponent_gains_what_its_own_track_shows(space: int, resources: int, deeds: int, debts: int) -> None:
    """After its Scheme card, if its markers share a space; then they return to 1 and 7."""
    game = against(
        "noble", {"corruption": space, "virtue": space}, {"board": ["squire", None, None]}, to_act=1, phase="collision"
    )
    p = ai(game)
    assert (goods(game)[2], p.deeds, p.debts) == (resources, deeds, debts)
    assert (p.corruption, p.virtue) == (1, 7)


@rule("VB-211")
@pytest.mark.parametrize(
    ("space", "card", "gained"),
    [
        (1, "thief", "debts"),
        (2, "thief", "corruption"),
        (3, "thief", "corruption"),
        (5, "squire", "virtue"),
        (7, "squire", "deeds"),
    ],
)
def test_the_person_gains_what_is_below(space: int, card: str, gained: str) -> None:
    for other in ("thief", "squire"):
        game = against(
            "noble", {"corruption": space, "virtue": space}, {"board": [other, None, None]}, to_act=1, phase="collision"
        )
        p = game.players[0]
        found = {"debts": p.debts, "corruption": p.corruption - 1, "virtue": 7 - p.virtue, "deeds": p.deeds}
        assert found == {name: int(name == gained and other == card) for name in found}


@rule("VB-211")
def test_no_collision_happens_while_the_markers_are_apart() -> None:
    game = against("noble", {"corruption": 3, "virtue": 4}, to_act=1, phase="collision")
    assert (ai(game).deeds, ai(game).virtue) == (0, 4)


@rule("VB-211")
def test_the_collision_comes_after_the_scheme_card() -> None:
    """Corruption of the card makes the markers meet in the same turn."""
    opponent = {**LATE, "corruption": 4, "virtue": 5, "debts": 1, "future": ["scheme-future-cleric"]}
    game = before_turn("cleric", CRIMINAL, opponent)
    keys = [event.key for event in opponents_turn(game)]
    assert keys.index("option-last") < keys.index("collision")
    assert (ai(game).corruption, ai(game).virtue) == (1, 7)


@rule("VB-212")
@pytest.mark.parametrize(
    ("space", "criminal", "gained"),
    [(1, True, "debts"), (2, True, "corruption"), (5, False, "virtue"), (7, False, "deeds")],
)
def test_the_opponent_gains_below_a_collision_of_the_person_by_its_headers(
    space: int, criminal: bool, gained: str
) -> None:
    for own in (True, False):
        board = [CRIMINAL if own else QUIET[0], None, None]
        game = against("cleric", {"board": board})
        person_collides(game, space)
        p = ai(game)
        found = {"debts": p.debts, "corruption": p.corruption - 1, "virtue": 7 - p.virtue, "deeds": p.deeds}
        assert found == {name: int(name == gained and own == criminal) for name in found}


@rule("VB-212")
def test_the_rearrange_below_space_4_is_a_resource_for_the_opponent() -> None:
    game = against("cleric")
    person_collides(game, 4)
    assert goods(game) == [1, 0, 0]


@rule("VB-EX-24")
def test_example_24_the_cleric_ai_plays_starting_noble_in_its_first_turn() -> None:
    """2 Nobles are too few for Workers, so it flips a Debt (tie) and gains 1 Virtue; the flipped Debt gives Ink."""
    opponent = {
        "turns": 0,
        "built": {"gh1": "5-6:1"},
        "debts": 1,
        "deeds": 1,
        "viscount": "1-2:OL",
        "board": [None, None, None],
    }
    game = before_turn("cleric", "scheme-start-noble", opponent, townsfolk={"1-2": ["aristocrat"]}, round=1)
    events = opponents_turn(game)
    p = ai(game)
    assert (p.paid, p.debts, p.approved, p.corruption, p.virtue) == (1, 0, 0, 1, 5)
    assert where(game) == "3-4:OL"
    assert goods(game) == [1, 0, 0]
    (option,) = told(events, "option-last")
    (passed,) = option.why
    assert passed[1].args == {"needs": 3, "icons": 2, "resources": 0}


def test_a_link_that_the_opponent_completes_is_decided_by_the_person_at_once() -> None:
    """Spot 9-10:4 is linked to 1-2:1 of the person, who may rearrange in the opponent's turn; saves keep the place."""
    import westkingdom as wk

    opponent = {**LATE, "stone": 9, "viscount": "9-10:OL"}
    person = {"built": {"w1": "1-2:1", "w2": "9-10:3"}, "board": ["squire", "thief", None], "viscount": "3-4:OL"}
    game = before_turn("builder", "scheme-start-builder-noble", opponent, person)
    opponents_turn(game)
    assert (game.turn, game.seat, game.decision.kind) == (1, 0, "rearrange")
    again = wk.load_game(game.save())
    assert isinstance(again, State)
    for one in (game, again):
        one.play(one.actions[0])
        assert one.turn == 0
    assert again.digest() == game.digest()
    assert slots_open(ai(game)) == ["gh1"]


def test_the_person_goes_on_after_the_turn_of_the_opponent() -> None:
    game = turn("cleric", QUIET[0], LATE)
    pass_until(game, "play-card")
    pick(game, "play-card", card=game.cards.ids[min(game.players[0].hand)])
    assert game.round == 6
