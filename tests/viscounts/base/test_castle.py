"""The three tiers of the Castle."""

from __future__ import annotations

import random

import pytest

import westkingdom as wk
from tests.kit.asking import asked
from tests.kit.chapters.viscounts.castle import name_workers, place
from tests.kit.rule import rule
from tests.kit.viscounts import ELSEWHERE, pick, table

SECTIONS = ["c1", "c2", "c3", "c4", "c5"]


def keys(log: list[wk.Event]) -> list[str]:
    """What happened in the Castle, in order."""
    wanted = ("worker-inwards", "workers-sideways", "castle-move", "bump")
    return [f"{event.key} {event.args.get('section', '')}".strip() for event in log if event.key in wanted]


# --- tier 1


@rule("VB-123")
def test_three_own_workers_resolve_a_section() -> None:
    """1 moves inwards and brings the reward, 1 moves to each neighbour; nobody is asked whether."""
    game = place({}, n=3, section="c1")
    assert game.players[0].tier1 == [0, 1, 0, 0, 1]
    assert game.players[0].tier2 == [1, 0, 0, 0, 0]
    assert game.players[0].goods == [0, 1, 1, 0]
    assert asked(game) == ("play-card", 1)


@rule("VB-123")
def test_two_own_workers_and_one_of_another_resolve_nothing() -> None:
    """Only own Workers count towards the 3."""
    game = place({}, {**ELSEWHERE, "tier1": {"c1": 1}}, n=2, section="c1")
    assert game.players[0].tier1 == [2, 0, 0, 0, 0]
    assert game.players[1].tier1 == [1, 0, 0, 0, 0]
    assert game.players[0].goods == [0, 0, 0, 0]


@rule("VB-123")
def test_the_reward_comes_between_the_move_inwards_and_the_moves_sideways() -> None:
    """While the flip of section c2 is asked, 1 Worker is in tier 2 and 2 still wait in tier 1."""
    game = place({"debts": 1, "deeds": 1}, n=3, section="c2")
    assert asked(game) == ("flip", 0)
    assert (game.players[0].tier1, game.players[0].tier2) == ([0, 2, 0, 0, 0], [0, 1, 0, 0, 0])
    pick(game, "flip", key="effect-flip-deed")
    assert (game.players[0].tier1, game.players[0].tier2) == ([1, 0, 1, 0, 0], [0, 1, 0, 0, 0])


@rule("VB-123")
@pytest.mark.parametrize(("before", "left", "times"), [(1, 1, 1), (2, 2, 1), (3, 0, 2), (4, 1, 2)])
def test_a_section_is_resolved_as_long_as_3_are_there(before: int, left: int, times: int) -> None:
    """4 or 5 Workers are resolved once and leave 1 or 2, 6 or 7 are resolved twice."""
    game = place({"tier1": {"c1": before}}, n=3, section="c1")
    assert game.players[0].tier1 == [left, times, 0, 0, times]
    assert game.players[0].tier2 == [times, 0, 0, 0, 0]
    assert game.players[0].goods == [0, times, times, 0]


@rule("VB-124")
@pytest.mark.parametrize("first", ["c2", "c5"])
def test_of_several_sections_the_player_chooses_which_comes_first(first: str) -> None:
    """When c1 fills c2 and c5 to 3, both are offered, and the one chosen is resolved first."""
    game = table({"tier1": {"c1": 2, "c5": 2, "c2": 2}}, resolve={"place_workers": 1}, phase="draw")
    log = game.listen()
    pick(game, "free-workers", section="c1")
    assert keys(log) == ["worker-inwards c1", "workers-sideways c1"]
    assert [option.label.args["section"] for option in game.decision.options] == ["c2", "c5"]
    pick(game, "resolve-section", section=first)
    second = "c5" if first == "c2" else "c2"
    assert [key for key in keys(log) if key.startswith("worker-")][1:] == [
        f"worker-inwards {first}",
        f"worker-inwards {second}",
    ]


@rule("VB-124")
def test_the_check_repeats_until_no_section_has_3() -> None:
    """Workers that move sideways may fill the next sections, which are resolved in turn."""
    game = place({"tier1": {"c1": 2, "c2": 2, "c5": 2}}, n=1, section="c1")
    pick(game, "resolve-section", section="c2")
    assert game.players[0].tier1 == [2, 0, 1, 1, 0]
    assert game.players[0].tier2 == [1, 1, 0, 0, 1]
    assert game.players[0].virtue == 5


@rule("VB-230")
def test_workers_that_wait_to_move_sideways_cannot_make_the_castle_move() -> None:
    """With no other Worker in tier 1 the reward of c3 is the Gold, without a question."""
    game = place({}, n=3, section="c3")
    assert game.players[0].goods == [0, 0, 0, 1]
    assert game.players[0].tier1 == [0, 1, 0, 1, 0]


@rule("VB-230")
@pytest.mark.parametrize(
    ("tier1", "expected"),
    [({"c1": 1}, [("c1", "c2"), ("c1", "c5")]), ({"c3": 1}, [("c3", "c4"), ("c3", "c2")])],
)
def test_any_other_own_worker_can_make_the_castle_move(tier1: dict[str, int], expected: list[tuple[str, str]]) -> None:
    """A Worker elsewhere, or a fourth one in the section itself, may move; the two that wait may not."""
    game = place({"tier1": tier1}, {**ELSEWHERE, "tier1": {"c5": 1}}, n=3, section="c3")
    pick(game, "either", key="effect-move-worker")
    moves = [(option.label.args["from"], option.label.args["to"]) for option in game.decision.options[:-1]]
    assert moves == expected
    assert game.decision.options[-1].label.key == "decline"


@rule("VB-230")
def test_a_section_filled_by_the_reward_waits_for_the_moves_sideways() -> None:
    """The Castle move that fills c1 is followed by the moves out of c3, and only then is c1 resolved."""
    game = table({"tier1": {"c1": 2, "c2": 1}}, resolve={"place_workers": 3}, phase="draw")
    log = game.listen()
    pick(game, "free-workers", section="c3")
    pick(game, "either", key="effect-move-worker")
    pick(game, "castle-move", **{"from": "c2", "to": "c1"})
    expected = ["worker-inwards c3", "castle-move", "workers-sideways c3", "worker-inwards c1", "workers-sideways c1"]
    assert keys(log) == expected
    assert game.players[0].tier1 == [0, 2, 0, 1, 1]
    assert game.players[0].tier2 == [1, 0, 1, 0, 0]


@rule("VB-230")
def test_a_worker_moved_into_the_section_does_not_keep_one_from_moving_sideways() -> None:
    """A Worker that joins the two waiting ones stays there when they move, and the section is not resolved again."""
    game = place({"tier1": {"c2": 1}}, n=3, section="c3")
    pick(game, "either", key="effect-move-worker")
    pick(game, "castle-move", **{"from": "c2", "to": "c3"})
    assert game.players[0].tier1 == [0, 1, 1, 1, 0]
    assert game.players[0].tier2 == [0, 0, 1, 0, 0]


@rule("VB-125")
def test_c1_gives_ink_and_stone_and_c5_2_virtue() -> None:
    """The first section gives 1 Ink and 1 Stone, the fifth 2 Virtue, without a choice."""
    game = place({}, n=3, section="c1")
    assert (game.players[0].goods, game.players[0].virtue) == ([0, 1, 1, 0], 7)
    game = place({}, n=3, section="c5")
    assert (game.players[0].goods, game.players[0].virtue) == ([0, 0, 0, 0], 5)


@rule("VB-125")
def test_c2_flips_a_debt_or_a_deed() -> None:
    """The second section flips a card of either kind."""
    game = place({"debts": 1, "deeds": 1}, n=3, section="c2")
    assert asked(game) == ("flip", 0)
    assert [option.label.key for option in game.decision.options] == ["effect-flip-debt", "effect-flip-deed"]


@rule("VB-125")
@pytest.mark.parametrize(
    ("section", "rewards", "then"),
    [
        ("c3", ["effect-gain", "effect-move-worker"], [("play-card", 1), ("castle-move", 0)]),
        ("c4", ["effect-hire-free", "effect-destroy"], [("free-hire", 0), ("destroy", 0)]),
    ],
)
def test_c3_and_c4_give_one_of_two_rewards(section: str, rewards: list[str], then: list[tuple[str, int]]) -> None:
    """The third section gives a Gold or a Castle move, the fourth a free hire or a destroy."""
    for reward, next_asked in zip(rewards, then, strict=True):
        game = place({"tier1": {"c1": 1}}, n=3, section=section)
        assert [option.label.key for option in game.decision.options] == rewards
        pick(game, "either", key=reward)
        assert asked(game) == next_asked
        assert game.players[0].goods == [0, 0, 0, 1 if reward == "effect-gain" else 0]


@rule("VB-125")
def test_the_rewards_turn_with_the_castle() -> None:
    """A reward belongs to its section, not to the segment that lies beside it."""
    seat = {"viscount": "1-2:IN", "gold": 5}
    for rotation, reward in [(0, ([0, 1, 1, 0], 7)), (1, ([0, 0, 0, 0], 5))]:
        game = table(seat, phase="action", rotation=rotation)
        pick(game, "action", key="action-place-workers")
        name_workers(game, 3)
        assert (game.players[0].goods, game.players[0].virtue) == reward


# --- tiers 2 and 3


@rule("VB-126")
def test_tier_2_waits_for_the_end_of_the_tier_1_step() -> None:
    """3 Workers in tier 2 of c1 stay there while c2 of tier 1 is resolved; then 1 moves on and gives any 1 resource."""
    seat = {"debts": 1, "deeds": 1, "tier1": {"c1": 2, "c2": 2}, "tier2": {"c1": 2}}
    game = place(seat, n=1, section="c1")
    assert asked(game) == ("flip", 0)
    assert (game.players[0].tier2, game.players[0].tier3) == ([3, 1, 0, 0, 0], 0)
    pick(game, "flip", key="effect-flip-deed")
    assert asked(game) == ("resource", 0)
    assert (game.players[0].tier2, game.players[0].tier3) == ([2, 1, 0, 0, 0], 1)
    assert [option.label.key for option in game.decision.options] == ["amount-ink", "amount-stone", "amount-gold"]
    pick(game, "resource", key="amount-gold")
    assert game.players[0].goods == [0, 1, 1, 1]
    assert asked(game) == ("play-card", 1)


@rule("VB-126")
@pytest.mark.parametrize(("before", "tier3"), [(1, 0), (2, 1), (3, 2)])
def test_tier_2_is_resolved_while_3_own_workers_are_there(before: int, tier3: int) -> None:
    """2 Workers in tier 2 stay, of 3 one moves on, of 4 two do; nobody moves sideways."""
    other = {**ELSEWHERE, "tier2": {"c1": 1}}
    game = place({"tier2": {"c1": before}}, other, n=3, section="c1")
    for _ in range(tier3):
        pick(game, "resource", key="amount-gold")
    assert game.decision.kind != "resource"
    assert (game.players[0].tier2, game.players[0].tier3) == ([before + 1 - tier3, 0, 0, 0, 0], tier3)
    assert (game.players[1].tier2, game.players[1].tier3) == ([1, 0, 0, 0, 0], 0)


@rule("VB-127")
def test_tier_3_has_no_limit() -> None:
    """A fourteenth own Worker in tier 3 beside 5 others moves nobody and bumps nobody."""
    seat = {"tier3": 13, "tier2": {"c1": 2}, "tier1": {"c1": 2}}
    game = place(seat, {**ELSEWHERE, "tier3": 5}, n=1, section="c1")
    pick(game, "resource", key="amount-ink")
    assert asked(game) == ("play-card", 1)
    assert (game.players[0].tier3, game.players[1].tier3) == (14, 5)


@rule("VB-127")
def test_workers_in_tier_3_never_leave() -> None:
    """Whatever is played, nobody's Workers in tier 3 become fewer."""
    dice = random.Random(127)
    full = dict.fromkeys(SECTIONS, 1)
    arrived = 0
    for _ in range(6):
        game = table(*[{"gold": 60, "tier1": full, "tier2": full} for _ in range(3)])
        before = [0, 0, 0]
        while not game.over:
            game.choose(dice.choice(game.choices))
            now = [p.tier3 for p in game.players]
            assert all(new >= old for new, old in zip(now, before, strict=True))
            before = now
        arrived += sum(before)
    assert arrived > 5


@rule("VB-127")
def test_a_castle_move_takes_no_worker_from_tier_3_or_2() -> None:
    """Workers in the inner tiers are not offered for a Castle move."""
    seat = {"tier1": {"c2": 1}, "tier2": {"c4": 2}, "tier3": 5}
    game = table(seat, resolve={"move_worker": 1}, phase="draw")
    moves = [(option.label.args["from"], option.label.args["to"]) for option in game.decision.options[:-1]]
    assert moves == [("c2", "c3"), ("c2", "c1")]
