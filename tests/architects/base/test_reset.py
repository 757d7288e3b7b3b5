"""The Black Market reset: what triggers it, and when it is carried out."""

from __future__ import annotations

import pytest

from tests.kit.architects import black_market, changes, counts, pick, place, seen, table
from tests.kit.chapters.architects.reset import CARDS, RESET_SPACES, construct, debts, guild, prisoners, resets, virtues
from tests.kit.rule import rule

SPACES = {2: 12, 3: 16, 4: 20, 5: 24}


# --- what triggers it


@rule("AB-131")
@pytest.mark.parametrize(
    ("there", "triggered"),
    [([None, None, None], False), ([1, None, None], False), ([None, 0, None], False), ([1, 0, None], True)],
)
def test_the_third_worker_in_the_black_market_triggers_a_reset(there: list[int | None], triggered: bool) -> None:
    game = table({"silver": 9}, {"silver": 9}, black_market=there)
    events = game.listen()
    place(game, "black_market_c")
    assert resets(events) == (1 if triggered else 0)
    assert black_market(game) == ([None, None, None] if triggered else [*there[:2], 0])


@rule("AB-131")
@pytest.mark.parametrize("space", ["black_market_a", "black_market_c"])
def test_whichever_space_is_the_last_one_to_be_filled(space: str) -> None:
    there = [None if name == space else 1 for name in ("black_market_a", "black_market_b", "black_market_c")]
    game = table({"silver": 9}, {"silver": 9}, black_market=there)
    events = game.listen()
    place(game, space)
    assert resets(events) == 1


@rule("AB-132", "AB-EX-19")
@pytest.mark.parametrize(("players", "worker"), [(n, worker) for n in SPACES for worker in range(1, SPACES[n] + 1)])
def test_the_first_spaces_of_guildhall_rows_3_and_4_trigger_a_reset_after_the_construction(
    players: int, worker: int
) -> None:
    """3 players: the 9th and the 13th worker; 2 players: the 7th and 10th; 5 players: the 13th and 19th. No other."""
    game = guild(*[{} for _ in range(players)], worker=worker)
    assert game.guildhall == worker - 1
    events = game.listen()
    construct(game)
    assert game.guildhall == worker
    told = [event.key for event in events]
    assert resets(events) == (1 if worker in RESET_SPACES[players] else 0)
    if worker in RESET_SPACES[players]:
        assert told.index("construct") < told.index("reset")
        assert game.view(None)["large_market_cards"] == [CARDS[0]]
    else:
        assert game.view(None)["large_market_cards"] == []


@rule("AB-132")
def test_the_cathedral_triggers_a_reset_as_well() -> None:
    game = table(
        {"silver": 0, "gold": 1, "hand": ["bld_keep"], "virtue": 7, "guildhall": 6}, {}, rewards=["rew_virtue_1"]
    )
    events = game.listen()
    place(game, "guildhall")
    assert (seen(game)["cathedral"], seen(game)["virtue"]) == (1, 9)
    assert resets(events) == 1


# --- when it is carried out


@rule("AB-133")
def test_the_third_worker_still_gets_the_market_as_it_was() -> None:
    game = table({"silver": 3, "virtue": 7}, {}, black_market=[1, 1, None], large_market=["bm_card_03"])
    before = counts(game)
    place(game, "black_market_c")
    assert changes(game, before) == {
        "silver": -3,
        "virtue": -1,
        "workers": -1,
        "stone": 2,
        "marble": 2,
        "prisoners": 1,
    }


@rule("AB-133")
def test_the_reset_waits_until_the_third_worker_has_hired() -> None:
    """The Gatekeeper who is hired in this very action answers to the reset."""
    game = table({"silver": 2, "virtue": 7}, {"virtue": 7}, black_market=[1, None, 1], apprentices=[["app_gatekeeper"]])
    events = game.listen()
    place(game, "black_market_b")
    assert game.decision.kind == "market"
    assert (resets(events), black_market(game), prisoners(game)) == (0, [1, 0, 1], [0, 0])
    assert game.view(None)["reset_triggered"] is True
    pick(game, "market", key="market-apprentice")
    assert (resets(events), black_market(game)) == (0, [1, 0, 1])
    pick(game, "hire", apprentice="app_gatekeeper")
    assert (resets(events), black_market(game), prisoners(game)) == (1, [None, None, None], [1, 2])
    assert (game.decision.kind, game.decision.seat) == ("release", 0)
    pick(game, "release", n=1)
    assert prisoners(game) == [0, 2]


@rule("AB-133")
def test_the_effect_of_a_building_comes_before_the_reset() -> None:
    """The Hideout frees five prisoners, who would have cost 1 virtue and a debt."""
    goods = {"clay": 1, "wood": 3, "stone": 2}
    first = {**goods, "hand": ["bld_hideout"], "apprentices": ["app_labourer"], "prisoners": 5, "virtue": 9}
    game = guild(first, {"prisoners": 1}, black_market=[1, None, None])
    place(game, "guildhall")
    assert (prisoners(game), virtues(game), debts(game)) == ([0, 2], [7, 7], [0, 1])


@rule("AB-133")
def test_a_swindler_gives_before_the_reset_and_caroline_draws() -> None:
    first = {"silver": 1, "board": "board_caroline", "apprentices": ["app_swindler_tiling"]}
    game = table({**first, "prisoners": 0, "debts": 0, "virtue": 7}, {}, black_market=[None, 1, 1])
    events = game.listen()
    place(game, "black_market_a")
    told = [event.key for event in events]
    assert told.index("draw") < told.index("reset")
    assert told.count("ability") == 2
    assert max(i for i, key in enumerate(told) if key == "ability") < told.index("reset")
    assert (counts(game)["clay"], counts(game)["cards_in_hand"]) == (2, 1)


@rule("AB-145")
@pytest.mark.parametrize("first", ["guildhall", "black_market_c"])
def test_two_triggers_in_one_turn_are_one_reset(first: str) -> None:
    """An effect places a worker, then the turn places another; each of them triggers."""
    game = guild({"silver": 9, "virtue": 7}, {}, black_market=[1, 1, None], resolve={"place_worker": first})
    events = game.listen()
    assert (game.decision.kind, game.view(None)["reset_triggered"]) == ("place", True)
    assert game.view(None)["large_market_cards"] == []
    place(game, "black_market_c" if first == "guildhall" else "guildhall")
    assert game.decision.seat == 1
    assert resets(events) == 1
    assert game.view(None)["large_market_cards"] == [CARDS[0]]
    assert prisoners(game) == [1, 2]
    assert debts(game) == [0, 1]
