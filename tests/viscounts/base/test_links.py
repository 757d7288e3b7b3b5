"""Links between Buildings, and the effects of spots."""

from __future__ import annotations

import pytest

from tests.kit.chapters.viscounts.construct import construct, free_workshop, put
from tests.kit.rule import rule
from tests.kit.viscounts import CIRCLE, ELSEWHERE, offers, pass_until, pick, table


@rule("VB-111")
def test_the_effect_of_the_spot_is_for_the_builder_only() -> None:
    """The builder gains the spot's Ink; a neighbour whose link is completed gains the link but neither spot effect."""
    game = free_workshop({}, {"viscount": "3-4:OL", "built": {"w2": "3-4:2"}})
    put(game, "w1", "3-4:1")
    assert game.players[0].goods == [2, 1, 0, 0]
    assert game.players[1].goods == [2, 0, 0, 0]


@rule("VB-111")
def test_a_spot_gives_its_effect_also_without_links() -> None:
    """The spot 5-6:4 alone gives 1 Stone, and the spot 5-6:3 gives 1 Deed."""
    for spot, goods, deeds in [("5-6:4", [0, 0, 1, 0], 0), ("5-6:3", [0, 0, 0, 0], 1)]:
        game = free_workshop({})
        put(game, "w1", spot)
        assert (game.players[0].goods, game.players[0].deeds) == (goods, deeds)


@rule("VB-112")
@pytest.mark.parametrize(
    ("own", "other", "expected"),
    [({}, {}, (0, 0)), ({}, {"tp3": "3-4:2"}, (2, 2)), ({"tp3": "3-4:2"}, {}, (2, 0))],
)
def test_a_link_pays_both_owners_and_one_owner_once(
    own: dict[str, str], other: dict[str, str], expected: tuple[int, int]
) -> None:
    """The link of 2 Silver pays nothing to an empty end, both owners, or the owner of both ends once."""
    game = free_workshop({"built": own}, {**ELSEWHERE, "built": other}, ELSEWHERE)
    put(game, "w1", "3-4:1")
    assert (game.players[0].goods[0], game.players[1].goods[0]) == expected
    assert game.players[2].goods == [0, 0, 0, 0]


@rule("VB-112")
def test_a_spot_says_the_links_on_both_sides_of_it_and_whom_they_join() -> None:
    """Between two Buildings the spot offers its own effect, the link before it and the link after it."""
    game = free_workshop({"built": {"tp3": "7-8:2"}}, {**ELSEWHERE, "built": {"gh1": "7-8:4"}})
    pick(game, "building", slot="w1")
    (option,) = offers(game, segment="7-8", position=3)
    assert [(said.key, said.args.get("seat")) for said in option.gain[1:]] == [("link", 0), ("link", 1)]
    (alone,) = offers(game, segment="3-4", position=1)
    assert len(alone.gain) == 1


@rule("VB-112")
def test_a_link_is_gained_only_when_it_is_completed() -> None:
    """A link that was there before gives nothing when a third Building is put beside it."""
    game = free_workshop({"built": {"tp3": "9-10:3"}}, {**ELSEWHERE, "built": {"tp3": "9-10:4"}})
    put(game, "w1", "9-10:2")
    assert game.players[0].deeds == 1
    assert game.players[0].goods == game.players[1].goods == [0, 0, 0, 0]
    assert game.players[1].deeds == 0


@rule("VB-113")
def test_the_spot_comes_first_then_both_links_clockwise() -> None:
    """On 7-8:3 the flip is asked first, then the Castle move of the link before it, then the Debt of the one after it."""
    seat = {"debts": 1, "deeds": 1, "tier1": {"c1": 1}, "built": {"tp3": "7-8:2"}}
    game = free_workshop(seat, {**ELSEWHERE, "built": {"gh1": "7-8:4"}})
    put(game, "w1", "7-8:3")
    assert (game.players[0].debts, game.players[1].debts) == (1, 0)
    pick(game, "flip", key="effect-flip-deed")
    assert (game.decision.kind, game.decision.seat) == ("castle-move", 0)
    assert (game.players[0].debts, game.players[1].debts) == (1, 0)
    pick(game, "castle-move", key="decline")
    assert (game.players[0].debts, game.players[1].debts) == (2, 1)


@rule("VB-114")
@pytest.mark.parametrize("after", ["1-2", "5-6", "7-8", "9-10"])
@pytest.mark.parametrize("place", [0, 4])
def test_the_last_link_joins_whatever_segment_is_next(after: str, place: int) -> None:
    """The link of 1 Gold from 3-4:4 leads to spot 1 of the next segment clockwise, also round the end of the circle."""
    rest = [segment for segment in CIRCLE if segment not in ("3-4", after)]
    circle = ["3-4", after, *rest] if place == 0 else [after, *rest, "3-4"]
    for segment in [after, *rest]:
        game = free_workshop({}, {**ELSEWHERE, "built": {"tp3": "3-4:4"}}, segments=circle)
        put(game, "w1", f"{segment}:1")
        assert game.players[1].goods == [0, 0, 0, 1 if segment == after else 0]


NO_LINK = {
    2: ["1-2:2", "3-4:2", "5-6:1", "5-6:3", "7-8:1", "9-10:1"],
    3: ["1-2:2", "3-4:3", "5-6:3", "7-8:1", "9-10:4"],
}
"""The spots without a dotted line to the next spot clockwise, by number of players."""


@rule("VB-115")
@pytest.mark.parametrize("players", [2, 3])
def test_neighbours_without_a_dotted_line_have_no_link(players: int) -> None:
    """Exactly the neighbours with a printed line are linked, whichever of the two is built later."""
    per_segment = {2: 4, 3: 5}[players]
    ring = [f"{segment}:{position + 1}" for segment in CIRCLE for position in range(per_segment)]
    for i, spot in enumerate(ring):
        onward = ring[(i + 1) % len(ring)]
        for later, earlier in [(spot, onward), (onward, spot)]:
            game = free_workshop({}, {"built": {"tp3": earlier}}, *[{}] * (players - 2))
            log = game.listen()
            put(game, "w1", later)
            pass_until(game, "play-card")
            linked = [event.args["with"] for event in log if event.key == "link"]
            assert linked == ([] if spot in NO_LINK[players] else [1]), (later, earlier)


@rule("VB-116")
@pytest.mark.parametrize(("space", "built", "other"), [("OL", "5-6:2", "5-6:3"), ("OR", "5-6:3", "5-6:2")])
def test_a_link_may_cross_the_river(space: str, built: str, other: str) -> None:
    """Building on one bank completes a link to a Building on the other bank, which the Viscount cannot reach."""
    seat = {"viscount": f"5-6:{space}", "stone": 3}
    game = table(seat, {**ELSEWHERE, "built": {"tp3": other}}, phase="action")
    construct(game, "w1", built)
    assert (game.players[0].virtue, game.players[1].virtue) == (6, 6)
