"""Keeper of Keys, section H: what the Public Workshop does for its owner."""

from __future__ import annotations

from typing import Any

import pytest

from tests.kit.asking import labels
from tests.kit.rule import rule
from tests.kit.viscounts import ELSEWHERE, HAND, KEYS, markers, names, pick, table
from westkingdom.viscounts.deck import criminals
from westkingdom.viscounts.game import Viscounts
from westkingdom.viscounts.keeper_of_keys.part import keys


def told(log: Any, *kinds: str) -> list[tuple[str, int]]:
    """Some kinds of events in order, with their seats."""
    return [(event.key, event.seat) for event in log if event.key in kinds]


def workshop(**words: Any) -> dict[str, Any]:
    """A seat that owns the Public Workshop, with a Thief on the board."""
    board = ["thief", None, None]
    draw = ["lender-2", "financer", "trader-2"]
    return {"public": {"workshop": "5-6:1"}, "board": board, "hand": HAND, "draw": draw, **words}


def collision(owner: dict[str, Any], space: int, active: bool = False) -> Viscounts:
    """A collision on this space: of seat 0, who owns nothing, with the owner at seat 1; or of the owner at seat 0."""
    markers = {"corruption": space, "virtue": space}
    if active:
        return table({**owner, **markers}, ELSEWHERE, boxes=KEYS, phase="collision")
    return table({**markers, "hand": HAND}, {**owner, **ELSEWHERE}, boxes=KEYS, phase="collision")


@rule("KK-108")
@pytest.mark.parametrize(("space", "ignored", "counted"), [(3, (1, 7), (2, 7)), (5, (1, 6), (1, 7))])
def test_the_owner_may_ignore_a_criminal_in_the_collisions_of_others(
    space: int, ignored: tuple[int, int], counted: tuple[int, int]
) -> None:
    """Ignoring the Thief the owner gains no Corruption on space 3 and the Virtue on space 5; it may be declined."""
    game = collision(workshop(), space)
    assert (game.seat, game.decision.kind, labels(game)) == (1, "may", ["effect-ignore-criminal", "decline"])
    other = game.copy()
    pick(game, "may", key="effect-ignore-criminal")
    assert markers(game, 1) == ignored
    pick(other, "may", key="decline")
    assert markers(other, 1) == counted


@rule("KK-108")
def test_the_owner_may_ignore_a_criminal_in_the_own_collision() -> None:
    """The second Workshop gives its Virtue when the only Criminal is ignored, and not otherwise."""
    owner = workshop(built={"w2": "1-2:1"})
    game = collision(owner, 4, active=True)
    assert game.seat == 0
    other = game.copy()
    pick(game, "may", key="effect-ignore-criminal")
    assert (game.players[0].deeds, game.players[0].debts) == (1, 0)
    pick(other, "may", key="decline")
    assert (other.players[0].deeds, other.players[0].debts) == (1, 1)


@rule("KK-108")
def test_nobody_else_ignores_criminals() -> None:
    """Another player with a Criminal is not asked; the owner without one is not asked either."""
    game = table(
        {"corruption": 3, "virtue": 3, "hand": HAND, "public": {"workshop": "5-6:1"}},
        {**ELSEWHERE, "board": ["thief", None, None]},
        boxes=KEYS,
        phase="collision",
    )
    assert game.decision.kind == "play-card"
    assert markers(game, 1) == (2, 7)


@rule("KK-108")
def test_a_criminal_is_ignored_in_collisions_only() -> None:
    """When the collision is over the Thief counts again."""
    game = collision(workshop(), 5)
    pick(game, "may", key="effect-ignore-criminal")
    assert criminals(game, game.players[1]) == 1
    assert keys(game).ignoring == [0, 0]


@rule("KK-109")
@pytest.mark.parametrize("choice", ["effect-ignore-criminal", "decline"])
@pytest.mark.parametrize("active", [True, False])
def test_the_owner_also_draws_a_card_in_every_collision(choice: str, active: bool) -> None:
    """Whether a Criminal is ignored or not, the top card of the own Draw Pile is drawn into the hand."""
    game = collision(workshop(), 4, active)
    seat = 0 if active else 1
    pick(game, "may", key=choice)
    assert names(game, game.players[seat].hand) == [*HAND, "lender-2"]
    assert names(game, game.players[seat].draw) == ["trader-2", "financer"]


@rule("KK-109")
def test_the_draw_is_mandatory_and_only_for_the_owner() -> None:
    """Without a Criminal nothing is asked, yet the owner draws; nobody else does."""
    game = collision(workshop(board=[None, None, None]), 3)
    assert (game.decision.kind, game.seat) == ("play-card", 1)
    assert names(game, game.players[1].hand) == [*HAND, "lender-2"]
    assert len(game.players[0].hand) == 3


@rule("KK-110")
def test_the_owner_decides_once_before_step_1() -> None:
    """When the question comes nothing of the collision has happened; afterwards it is not asked again."""
    owner = workshop(built={"w2": "1-2:1"})
    game = collision(owner, 4, active=True)
    p = game.players[0]
    assert (game.decision.kind, markers(game, 0), p.hand, p.deeds) == ("may", (4, 4), p.hand[:3], 0)
    log = game.listen()
    pick(game, "may", key="effect-ignore-criminal")
    wanted = ("ignore-criminal", "gain-virtue", "draw", "gain-deed", "markers-back", "may")
    assert told(log, *wanted) == [
        ("ignore-criminal", 0),
        ("gain-virtue", 0),
        ("draw", 0),
        ("gain-deed", 0),
        ("markers-back", 0),
    ]
    assert game.turn == 1


@rule("KK-110")
@pytest.mark.parametrize(("choice", "expected"), [("effect-ignore-criminal", (1, 5)), ("decline", (2, 7))])
def test_the_icon_is_ignored_for_everything_in_that_collision(choice: str, expected: tuple[int, int]) -> None:
    """A shuffle that the draw causes gives Virtue, and so does space 5; if it counts: Corruption, and nothing."""
    game = collision(workshop(draw=[], discard=["financer", "lender-2"]), 5)
    pick(game, "may", key=choice)
    assert markers(game, 1) == expected


@rule("KK-111")
def test_the_draw_comes_in_step_2_active_player_first() -> None:
    """After the second Workshop's Virtue of step 1, with the active player's Ada before the owner's draw."""
    active = {"board": ["hero-ada", None, None], "corruption": 5, "virtue": 5, "hand": HAND}
    owner = workshop(built={"w2": "1-2:1"}, board=[None, None, None], **ELSEWHERE)
    game = table(active, owner, boxes=KEYS, phase="collision")
    assert (game.seat, game.decision.kind) == (0, "resource")
    assert (markers(game, 1), len(game.players[1].hand)) == ((1, 6), 3)
    log = game.listen()
    pick(game, "resource", key="amount-ink")
    assert told(log, "draw", "gain-debt", "markers-back")[0] == ("draw", 1)
    assert ("markers-back", 0) in told(log, "markers-back")


@rule("KK-111")
def test_the_owner_orders_the_draw_among_the_own_effects_of_step_2() -> None:
    """With Ada on the own board the owner chooses whether she or the draw comes first."""
    game = collision(workshop(board=["hero-ada", None, None]), 4)
    pick(game, "may", key="decline")
    assert (game.seat, game.decision.kind) == (1, "order")
    assert [option.label.args.get("card", option.label.args.get("thing")) for option in game.decision.options] == [
        "hero-ada",
        "public-workshop",
    ]
    first = game.copy()
    pick(first, "order", thing="public-workshop")
    assert (first.decision.kind, len(first.players[1].hand)) == ("resource", 4)
    pick(game, "order", card="hero-ada")
    assert (game.decision.kind, len(game.players[1].hand)) == ("resource", 3)


@rule("KK-112", "KK-103")
def test_the_criminal_of_the_guildhall_cannot_be_ignored() -> None:
    """Without a Criminal on the board the owner of both is asked nothing, and still has the permanent one."""
    both = workshop(board=["friar", None, None], public={"workshop": "5-6:1", "guildhall": "5-6:2"})
    game = collision(both, 5)
    assert game.decision.kind != "may"
    assert markers(game, 1) == (1, 7)


@rule("KK-113")
@pytest.mark.parametrize(
    ("board", "guild"),
    [(["antagonist", None, None], False), (["thief", "conspirator", None], False), (["thief", None, None], True)],
)
def test_of_two_criminals_one_remains(board: list[str | None], guild: bool) -> None:
    """Ignoring 1 of 2 Criminals, wherever they are, changes nothing on spaces 3 and 5."""
    public = {"workshop": "5-6:1", **({"guildhall": "5-6:2"} if guild else {})}
    for space, expected in ((3, (2, 7)), (5, (1, 7))):
        game = collision(workshop(board=board, public=public), space)
        assert criminals(game, game.players[1]) == 2
        pick(game, "may", key="effect-ignore-criminal")
        assert markers(game, 1) == expected
