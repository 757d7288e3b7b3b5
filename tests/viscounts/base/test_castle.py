"""Place Workers: the steps of the table, the three tiers of the Castle, bumping and the Castle Leader."""

from __future__ import annotations

import random
from typing import Any

import pytest

import westkingdom as wk
from tests.kit.asking import asked
from tests.kit.rule import rule
from tests.kit.viscounts import actions, leaders, offers, pick, table
from westkingdom.engine.words import amount, say
from westkingdom.viscounts.game import Viscounts

ELSEWHERE = {"viscount": "9-10:OR"}
SECTIONS = ["c1", "c2", "c3", "c4", "c5"]


def place(*seats: dict[str, Any], n: int, section: str, **position: Any) -> Viscounts:
    """A table at which seat 0 has just placed n free Workers in a section, and nothing else happens in its turn."""
    game = table(*seats, resolve={"place_workers": n}, phase="draw", **position)
    pick(game, "free-workers", section=section)
    return game


def name_workers(game: wk.Game, n: int) -> None:
    """Choose the step with so many Workers."""
    assert game.decision.kind == "workers"
    game.play(game.decision.options[n - 1])


def keys(log: list[wk.Event]) -> list[str]:
    """What happened in the Castle, in order."""
    wanted = ("worker-inwards", "workers-sideways", "castle-move", "bump")
    return [f"{event.key} {event.args.get('section', '')}".strip() for event in log if event.key in wanted]


# --- placing


@rule("VB-120")
@pytest.mark.parametrize(
    ("gold", "steps"), [(1, 1), (2, 1), (3, 2), (4, 2), (5, 3), (6, 3), (7, 3), (8, 4), (9, 4), (19, 4)]
)
def test_nobles_buy_one_to_four_workers(gold: int, steps: int) -> None:
    """1, 3, 5 and 8 Noble allow 1, 2, 3 and 4 Workers, and more Nobles no fifth one."""
    game = table({"viscount": "1-2:IN", "gold": gold}, phase="action")
    pick(game, "action", key="action-place-workers")
    if steps == 1:
        assert (game.players[0].workers, game.players[0].goods[3]) == (19, gold - 1)
    else:
        assert game.decision.kind == "workers"
        assert [option.label.args["n"] for option in game.decision.options] == [1, 2, 3, 4][:steps]


@rule("VB-120")
@pytest.mark.parametrize(("n", "price"), [(1, 1), (2, 3), (3, 5), (4, 8)])
def test_one_step_of_the_table_is_used_per_action(n: int, price: int) -> None:
    """The step is paid once, though the Gold that is left would pay for further steps."""
    game = table({"viscount": "1-2:IN", "gold": 12}, phase="action")
    pick(game, "action", key="action-place-workers")
    name_workers(game, n)
    assert (game.players[0].workers, game.players[0].goods[3]) == (20 - n, 12 - price)
    assert game.decision.kind not in ("workers", "action", "pay")


@rule("VB-120")
def test_without_a_noble_no_worker_is_placed() -> None:
    """With 0 Noble the action is not offered."""
    game = table({"viscount": "1-2:IN", "ink": 3}, phase="action", manuscripts={"1-2": ["ms-grey-3-virtue"]})
    assert actions(game) == ["transcribe", "none"]


@rule("VB-121")
@pytest.mark.parametrize("rotation", [0, 1, 2, 3, 4])
def test_workers_go_to_the_section_beside_the_viscounts_segment(rotation: int) -> None:
    """All Workers of an action go to one section: the one beside the segment, however segments and Castle lie."""
    circle = ["5-6", "9-10", "1-2", "7-8", "3-4"]
    for where, segment in enumerate(circle):
        seat = {"viscount": f"{segment}:IN", "gold": 3}
        game = table(seat, phase="action", segments=circle, rotation=rotation)
        pick(game, "action", key="action-place-workers")
        name_workers(game, 2)
        expected = [0] * 5
        expected[(where - rotation) % 5] = 2
        assert game.players[0].tier1 == expected


@rule("VB-122")
def test_without_a_worker_in_supply_the_action_is_not_offered() -> None:
    """With no Worker left Nobles bring nothing; with 1 left the action is there."""
    seat = {"viscount": "1-2:IN", "gold": 9, "ink": 3}
    piles: dict[str, Any] = {"manuscripts": {"1-2": ["ms-grey-3-virtue"]}}
    assert actions(table({**seat, "tier3": 20}, phase="action", **piles)) == ["transcribe", "none"]
    assert actions(table({**seat, "tier3": 19}, phase="action", **piles)) == ["place-workers", "transcribe", "none"]


@rule("VB-122")
def test_with_too_few_workers_all_that_are_left_are_placed() -> None:
    """A step of 4 Workers with 2 in supply places those 2 for its full price."""
    game = table({"viscount": "3-4:IN", "gold": 8, "tier3": 18}, phase="action")
    pick(game, "action", key="action-place-workers")
    name_workers(game, 4)
    assert (game.players[0].workers, game.players[0].tier1) == (0, [0, 2, 0, 0, 0])
    assert game.players[0].goods[3] == 0


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


# --- bumping


@rule("VB-128")
def test_more_than_3_workers_in_tier_1_are_bumped_down_to_3() -> None:
    """Of 2 own and 3 others in a section 2 are removed, one by one, of any colour, the own included."""
    first, second = {**ELSEWHERE, "tier1": {"c1": 2}}, {**ELSEWHERE, "tier1": {"c1": 1}}
    game = place({}, first, second, n=2, section="c1")
    assert asked(game) == ("bump", 0)
    assert [option.label.args["seat"] for option in game.decision.options] == [0, 1, 2]
    pick(game, "bump", key="bump-worker", seat=0)
    assert asked(game) == ("bump", 0)
    pick(game, "bump", key="bump-worker", seat=2)
    assert asked(game) == ("play-card", 1)
    assert [p.tier1[0] for p in game.players] == [1, 2, 0]


@rule("VB-128")
def test_exactly_3_workers_are_not_bumped() -> None:
    """1 own and 2 others in a section stay."""
    game = place({}, {**ELSEWHERE, "tier1": {"c1": 2}}, n=1, section="c1")
    assert asked(game) == ("play-card", 1)
    assert [p.tier1[0] for p in game.players] == [1, 2]


@rule("VB-128")
def test_the_bump_waits_for_all_movement() -> None:
    """A section with 3 own Workers and 2 others is too full only for a moment: the own ones move on, nobody is bumped."""
    game = place({}, {**ELSEWHERE, "tier1": {"c1": 2}}, n=3, section="c1")
    assert asked(game) == ("play-card", 1)
    assert game.players[0].tier1 == [0, 1, 0, 0, 1]
    assert game.players[1].tier1 == [2, 0, 0, 0, 0]


@rule("VB-128")
def test_tier_2_is_bumped_as_well() -> None:
    """The own Worker that comes to 3 others in tier 2 makes one too many; all sections are looked at."""
    first = {**ELSEWHERE, "tier2": {"c1": 2}, "tier1": {"c2": 2}}
    second = {**ELSEWHERE, "tier2": {"c1": 1}, "tier1": {"c2": 1}}
    game = place({}, first, second, n=3, section="c1")
    bumps = []
    while game.decision.kind == "bump":
        bumps.append(game.decision.prompt.args)
        assert [option.label.args["seat"] for option in game.decision.options] == [0, 1, 2]
        pick(game, "bump", key="bump-worker", seat=0)
        if game.decision.kind == "resource":
            pick(game, "resource", key="amount-ink")
    assert bumps == [{"section": "c2", "tier": 1}, {"section": "c1", "tier": 2}]
    assert (game.players[0].tier1, game.players[0].tier2) == ([0, 0, 0, 0, 1], [0, 0, 0, 0, 0])


@rule("VB-129")
def test_a_worker_bumped_from_tier_1_goes_home_with_2_silver() -> None:
    """The owner, and nobody else, gets the Worker back and gains 2 Silver."""
    game = place({}, {**ELSEWHERE, "tier1": {"c1": 2}}, n=2, section="c1")
    pick(game, "bump", key="bump-worker", seat=1)
    assert (game.players[1].workers, game.players[1].goods, game.players[1].virtue) == (19, [2, 0, 0, 0], 7)
    assert (game.players[0].workers, game.players[0].goods) == (18, [0, 0, 0, 0])


@rule("VB-129")
def test_whom_to_bump_says_what_the_owner_gains() -> None:
    """2 Silver for a Worker of tier 1, 1 Virtue and any 1 resource for one of tier 2, and for whom."""
    low = place({}, {**ELSEWHERE, "tier1": {"c1": 2}}, n=2, section="c1")
    high = place({}, {**ELSEWHERE, "tier2": {"c1": 2}}, {**ELSEWHERE, "tier2": {"c1": 1}}, n=3, section="c1")
    silver = say("effect-gain", {"parts": [amount("silver", 2)]})
    consoling = say("effect-gain", {"parts": [amount("virtue", 1), amount("resource_any", 1)]})
    for game, what in ((low, silver), (high, consoling)):
        for option in game.decision.options:
            seat = option.label.args["seat"]
            assert option.gain == [say("for-seat", {"seat": seat, "what": what})]


@rule("VB-129")
def test_a_worker_bumped_from_tier_2_goes_home_with_virtue_and_a_resource() -> None:
    """Its owner gains 1 Virtue and chooses any 1 resource, in the turn of another."""
    game = place({}, {**ELSEWHERE, "tier2": {"c1": 2}}, {**ELSEWHERE, "tier2": {"c1": 1}}, n=3, section="c1")
    pick(game, "bump", key="bump-worker", seat=1)
    assert asked(game) == ("resource", 1)
    pick(game, "resource", key="amount-stone")
    assert (game.players[1].workers, game.players[1].goods, game.players[1].virtue) == (19, [0, 0, 1, 0], 6)
    assert (game.players[0].goods, game.players[0].virtue) == ([0, 1, 1, 0], 7)
    assert [p.tier2[0] for p in game.players] == [1, 1, 1]


@rule("VB-130")
def test_bumping_starts_no_step() -> None:
    """Another player's 3 Workers that remain after a bump stay where they are, in tier 1 and in tier 2."""
    game = place({}, {**ELSEWHERE, "tier1": {"c1": 3}}, n=1, section="c1")
    pick(game, "bump", key="bump-worker", seat=0)
    assert (game.players[1].tier1, game.players[1].tier2) == ([3, 0, 0, 0, 0], [0, 0, 0, 0, 0])
    game = place({}, {**ELSEWHERE, "tier2": {"c1": 3}}, n=3, section="c1")
    pick(game, "bump", key="bump-worker", seat=0)
    pick(game, "resource", key="amount-ink")
    assert (game.players[1].tier2, game.players[1].tier3) == ([3, 0, 0, 0, 0], 0)
    assert leaders(game) == [False, False]


# --- the Castle Leader


@rule("VB-131")
def test_the_first_worker_in_tier_3_takes_the_castle_leader_at_once() -> None:
    """The card is taken before the resource is chosen; 2 Workers in tier 2 do not take it."""
    game = place({"tier2": {"c1": 1}}, n=3, section="c1")
    assert leaders(game) == [False, False]
    game = place({"tier2": {"c1": 2}}, n=3, section="c1")
    assert asked(game) == ("resource", 0)
    assert leaders(game) == [True, False]


@rule("VB-132")
@pytest.mark.parametrize(("own", "holder"), [(0, 1), (1, 1), (2, 0)])
def test_the_castle_leader_passes_on_a_strict_majority(own: int, holder: int) -> None:
    """With 1 more Worker in tier 3 the card passes from a holder with 2 only if that makes 3."""
    seat = {"tier3": own, "tier2": {"c1": 2}}
    game = place(seat, {**ELSEWHERE, "tier3": 2}, ELSEWHERE, n=3, section="c1", castle_leader=1)
    assert asked(game) == ("resource", 0)
    assert leaders(game) == [holder == 0, holder == 1, False]


@rule("VB-132")
def test_the_holder_keeps_the_castle_leader_by_adding_workers() -> None:
    """A Worker that the holder adds while another is level leaves the card where it is."""
    game = place({"tier3": 2, "tier2": {"c1": 2}}, {**ELSEWHERE, "tier3": 2}, n=3, section="c1", castle_leader=0)
    assert leaders(game) == [True, False]


@rule("VB-133")
def test_the_castle_leader_has_a_hand_limit_of_4_in_phase_6_only() -> None:
    """Taking the card draws nothing at once; phase 6 of the turn fills the hand up to 4."""
    game = place({"tier2": {"c1": 2}}, n=3, section="c1")
    assert (leaders(game), len(game.players[0].hand)) == ([True, False], 3)
    pick(game, "resource", key="amount-ink")
    assert [len(p.hand) for p in game.players] == [4, 3]


@rule("VB-133")
def test_losing_the_castle_leader_forces_no_discard() -> None:
    """The former holder keeps a hand of 4 cards."""
    hand = ["abbot", "squire", "thief", "labourer"]
    seat = {"tier3": 2, "tier2": {"c1": 2}}
    game = place(seat, {**ELSEWHERE, "tier3": 2, "hand": hand}, n=3, section="c1", castle_leader=1)
    pick(game, "resource", key="amount-ink")
    assert leaders(game) == [True, False]
    assert asked(game) == ("play-card", 1)
    assert len(game.players[1].hand) == 4
    assert game.players[1].discard == []


@rule("VB-133")
def test_the_castle_leader_scores_5_for_the_holder() -> None:
    """Of two players with as many Workers in tier 3 only the holder of the card has 5 VP for it."""
    game = table({"tier3": 2}, {**ELSEWHERE, "tier3": 2}, castle_leader=1)
    assert [dict(sheet.lines)["castle_leader"] for sheet in game.scores] == [0, 5]
    assert [sheet.total for sheet in game.scores] == [6, 11]


# --- Castle moves outside the own turn


def linked_castle_move(first: dict[str, Any], second: dict[str, Any]) -> Viscounts:
    """A table at which seat 0 has completed a link with a Castle move for itself and for seat 1."""
    other = {**ELSEWHERE, **second, "built": {"tp3": "7-8:2"}}
    game = table({**first, "viscount": "7-8:OR", "stone": 3}, other, phase="action", townsfolk={"7-8": ["bishop"]})
    pick(game, "action", key="action-construct")
    pick(game, "building", slot="w1")
    pick(game, "spot", segment="7-8", position=3)
    return game


@rule("VB-134")
def test_the_active_player_resolves_the_castle_before_an_opponent_moves() -> None:
    """The active player moves and resolves fully, down to tier 3; only then the opponent moves and resolves."""
    first = {"tier1": {"c1": 2, "c2": 1}, "tier2": {"c1": 2}}
    game = linked_castle_move(first, {"tier1": {"c5": 2, "c4": 1}})
    assert asked(game) == ("castle-move", 0)
    pick(game, "castle-move", **{"from": "c2", "to": "c1"})
    assert asked(game) == ("resource", 0)
    pick(game, "resource", key="amount-gold")
    assert (game.players[0].tier1, game.players[0].tier3) == ([0, 1, 0, 0, 1], 1)
    assert asked(game) == ("castle-move", 1)
    assert game.players[1].tier1 == [0, 0, 0, 1, 2]
    pick(game, "castle-move", **{"from": "c4", "to": "c5"})
    assert (game.players[1].tier1, game.players[1].tier2) == ([1, 0, 0, 1, 0], [0, 0, 0, 0, 1])
    assert game.players[1].virtue == 5


@rule("VB-134")
def test_after_the_opponents_move_the_turn_goes_on() -> None:
    """The opponent's Castle is resolved in the middle of the turn: the active player may still recruit."""
    game = linked_castle_move({"silver": 3}, {"tier1": {"c5": 2, "c4": 1}})
    assert asked(game) == ("castle-move", 1)
    pick(game, "castle-move", **{"from": "c4", "to": "c5"})
    assert asked(game) == ("recruit", 0)


@rule("VB-135")
def test_who_moves_workers_outside_the_own_turn_chooses_whom_to_bump() -> None:
    """When the opponent's Castle move fills a section, the opponent is asked whom to bump, not the active player."""
    game = linked_castle_move({"tier1": {"c5": 2}}, {"tier1": {"c5": 1, "c4": 1}})
    pick(game, "castle-move", key="decline")
    pick(game, "castle-move", **{"from": "c4", "to": "c5"})
    assert asked(game) == ("bump", 1)
    assert [option.label.args["seat"] for option in game.decision.options] == [0, 1]
    pick(game, "bump", key="bump-worker", seat=0)
    assert (game.players[0].tier1[4], game.players[0].goods[0]) == (1, 2)


@rule("VB-135")
def test_the_active_player_chooses_whom_to_bump_when_the_own_workers_move() -> None:
    """In the own turn the active player is asked, although all Workers but one belong to another."""
    game = place({}, {**ELSEWHERE, "tier1": {"c1": 2}}, {**ELSEWHERE, "tier1": {"c1": 1}}, n=1, section="c1")
    assert asked(game) == ("bump", 0)
    assert len(offers(game, key="bump-worker")) == 3


@rule("VB-EX-10")
@pytest.mark.parametrize(("reward", "kind"), [("effect-hire-free", "free-hire"), ("effect-destroy", "destroy")])
def test_three_workers_beside_c4(reward: str, kind: str) -> None:
    """3 Workers placed beside c4: 1 in tier 2 with a free hire or destroy by choice, 1 each in c3 and c5, none in c4."""
    game = table({"viscount": "7-8:IN", "gold": 5}, phase="action")
    pick(game, "action", key="action-place-workers")
    name_workers(game, 3)
    assert [option.label.key for option in game.decision.options] == ["effect-hire-free", "effect-destroy"]
    pick(game, "either", key=reward)
    assert asked(game) == (kind, 0)
    game.play(game.decision.options[-1])
    assert game.players[0].tier1 == [0, 0, 1, 0, 1]
    assert game.players[0].tier2 == [0, 0, 0, 1, 0]
    assert game.players[0].workers == 17
