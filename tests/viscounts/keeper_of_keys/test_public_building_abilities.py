"""Keeper of Keys, section H: what the three Public Buildings do for their owners."""

from __future__ import annotations

from typing import Any

import pytest

from tests.kit.asking import labels
from tests.kit.rule import rule
from tests.kit.viscounts import KEYS, markers, names, offers, pick, table
from westkingdom.viscounts.deck import criminals
from westkingdom.viscounts.game import Viscounts
from westkingdom.viscounts.keeper_of_keys.part import keys
from westkingdom.viscounts.strength import free_strength
from westkingdom.viscounts.terms import CONSTRUCT, PLACE_WORKERS, TRADE, TRANSCRIBE

ELSEWHERE: dict[str, Any] = {"viscount": "9-10:OR"}
LINE = ["hero-emma", "hero-judith", "hero-rudolf"]
HAND = ["abbot", "squire", "labourer"]
GAIN = {"gain_card": "hero"}


def told(log: Any, *kinds: str) -> list[tuple[str, int]]:
    """Some kinds of events in order, with their seats."""
    return [(event.key, event.seat) for event in log if event.key in kinds]


# --- the Public Trading Post


def trading_post(effect: dict[str, Any], **words: Any) -> Viscounts:
    """A table at which the owner of the Public Trading Post, with a Debt and a Deed, resolves an effect at the end of the turn."""
    seat = {"public": {"trading_post": "5-6:1"}, "debts": 1, "deeds": 1, "hand": HAND, **words}
    return table(seat, ELSEWHERE, boxes=KEYS, phase="draw", heroes=LINE, resolve=effect)


@rule("KK-097")
def test_the_owner_of_the_trading_post_may_flip_for_every_hero_gained() -> None:
    """For each of two Heroes the owner may flip one Debt or Deed, as chosen, or decline."""
    game = trading_post({"all": [GAIN, GAIN]})
    pick(game, "hero", card="hero-emma")
    assert (game.decision.kind, labels(game)) == ("may", ["effect-flip-either", "decline"])
    pick(game, "may", key="effect-flip-either")
    assert labels(game) == ["effect-flip-debt", "effect-flip-deed"]
    pick(game, "flip", key="effect-flip-deed")
    pick(game, "hero", card="hero-judith")
    pick(game, "may", key="decline")
    p = game.players[0]
    assert (p.debts, p.paid, p.deeds, p.approved, game.turn) == (1, 0, 0, 1, 1)


@rule("KK-097")
def test_nobody_but_the_owner_flips() -> None:
    """Another player's Hero gives neither that player nor the owner a flip."""
    owner = {**ELSEWHERE, "public": {"trading_post": "5-6:1"}, "debts": 1}
    game = table({"debts": 1, "hand": HAND}, owner, boxes=KEYS, phase="draw", heroes=LINE, resolve=GAIN)
    pick(game, "hero", card="hero-emma")
    assert (game.decision.kind, game.turn) == ("play-card", 1)
    assert [p.paid for p in game.players] == [0, 0]


@rule("KK-097")
def test_the_owner_may_flip_for_every_hero_destroyed() -> None:
    """Of two destroyed cards only the Hero gives a flip; each gives its Silver."""
    game = trading_post({"destroy": 2}, hand=["hero-bertha", "abbot"])
    pick(game, "destroy", card="hero-bertha")
    pick(game, "may", key="effect-flip-either")
    pick(game, "flip", key="effect-flip-deed")
    pick(game, "destroy", card="abbot")
    assert (game.decision.kind, game.turn, game.players[0].goods[0]) == ("play-card", 1, 5)
    assert game.players[0].approved == 1


@rule("KK-098")
def test_the_hero_of_the_public_guildhall_counts_as_gained() -> None:
    """The owner of the Trading Post who builds the Public Guildhall may flip for the Hero that it gives."""
    seat = {
        "viscount": "3-4:OL",
        "stone": 6,
        "built": {"gh2": "3-4:1"},
        "public": {"trading_post": "5-6:1"},
        "deeds": 1,
        "hand": HAND,
    }
    game = table(seat, ELSEWHERE, boxes=KEYS, phase="action", heroes=LINE, townsfolk={"3-4": ["jeweller-1"]})
    pick(game, "action", key="action-construct")
    if game.decision.kind == "building":
        pick(game, "building", thing="public-guildhall")
    pick(game, "hero", card="hero-emma")
    pick(game, "may", key="effect-flip-either")
    assert game.players[0].approved == 1


@rule("KK-098")
@pytest.mark.parametrize("effect", [{"hire_free": 1}, {"draw": 1}, {"gain_card": "chest"}])
def test_other_gains_are_no_gain_of_a_hero(effect: dict[str, Any]) -> None:
    """A Townsfolk hired, a Hero drawn from the own Draw Pile or a Chest Tile gained gives no flip."""
    game = trading_post(effect, draw=["hero-bertha", "financer"], hero="hero-bertha")
    while game.turn == 0:
        assert game.decision.kind in ("free-hire", "chest", "chest-slot", "discard", "rearrange")
        game.play(game.decision.options[-1])
    assert (game.players[0].paid, game.players[0].approved) == (0, 0)


@rule("KK-099")
@pytest.mark.parametrize("top", ["hero-bertha", "thief"])
def test_a_hero_destroyed_from_the_top_of_the_draw_pile_counts(top: str) -> None:
    """The unseen top card is destroyed: if it is a Hero the owner may flip, otherwise not."""
    game = trading_post({"destroy": 1}, draw=[top, "financer"], hero="hero-bertha")
    pick(game, "destroy", key="destroy-top")
    assert (game.decision.kind == "may") == (top == "hero-bertha")
    assert game.players[0].goods[0] == (3 if top == "hero-bertha" else 1)


@rule("KK-099")
def test_discarding_or_dropping_off_is_not_destroying() -> None:
    """A Hero that is discarded, or drops off the board, gives no flip."""
    game = trading_post({"discard": 1}, hand=["hero-bertha", "abbot", "squire"])
    pick(game, "discard", card="hero-bertha")
    assert (game.decision.kind, game.turn) == ("play-card", 1)
    seat = {"board": [None, None, "hero-rudolf"], "public": {"trading_post": "5-6:1"}, "deeds": 1, "hand": HAND}
    game = table(seat, ELSEWHERE, boxes=KEYS)
    pick(game, "either", key="effect-gain")
    for _ in range(2):
        pick(game, "resource", key="amount-ink")
    assert game.decision.kind == "play-card"


# --- the Public Guildhall


def guildhall(**words: Any) -> dict[str, Any]:
    """A seat that owns the Public Guildhall."""
    return {"public": {"guildhall": "5-6:1"}, "hand": ["thief", "abbot", "squire"], **words}


@rule("KK-100")
@pytest.mark.parametrize(
    ("board", "n"),
    [([None, None, None], 0), (["friar", "miner", "princess"], 0), (["conspirator", None, "antagonist"], 3)],
)
def test_the_owner_of_the_guildhall_has_one_criminal_more(board: list[str | None], n: int) -> None:
    """Whatever lies on the board, the owner has 1 Criminal more than the cards show, and others have not."""
    game = table(guildhall(board=board), {**ELSEWHERE, "board": ["thief", None, None]}, boxes=KEYS, phase="draw")
    assert [criminals(game, p) for p in game.players] == [n + 1, 1]
    game = table(guildhall(board=board, public={}), ELSEWHERE, boxes=KEYS, phase="draw")
    assert criminals(game, game.players[0]) == n


@rule("KK-101")
@pytest.mark.parametrize("action", [TRADE, CONSTRUCT, PLACE_WORKERS, TRANSCRIBE])
def test_the_criminal_counts_in_all_primary_actions(action: int) -> None:
    """In each of the four actions it is one icon more, even with an empty board."""
    game = table(guildhall(), ELSEWHERE, boxes=KEYS, phase="draw")
    assert [free_strength(game, p, action, None) for p in game.players] == [1, 0]


@rule("KK-101")
def test_the_criminal_can_be_used_again_in_every_action() -> None:
    """With nothing else it places 1 Worker, and stays."""
    game = table(guildhall(viscount="1-2:IN"), ELSEWHERE, boxes=KEYS, phase="action", townsfolk={"1-2": ["friar"]})
    pick(game, "action", key="action-place-workers")
    assert game.players[0].tier1 == [1, 0, 0, 0, 0]
    assert criminals(game, game.players[0]) == 1


@rule("KK-102")
@pytest.mark.parametrize(
    ("board", "expected"), [([None, None, None], 3), (["thief", None, None], 4), (["friar", "miner", None], 3)]
)
def test_playing_a_criminal_gives_one_corruption_more(board: list[str | None], expected: int) -> None:
    """A Thief played beside so many Criminals moves the marker from 1 by their number, his own and the Guildhall's."""
    game = table(guildhall(board=board, hand=["swindler-1", "abbot"]), ELSEWHERE, boxes=KEYS)
    pick(game, "play-card", card="swindler-1")
    assert game.players[0].corruption == expected
    game = table(guildhall(board=board, hand=["swindler-1", "abbot"], public={}), ELSEWHERE, boxes=KEYS)
    pick(game, "play-card", card="swindler-1")
    assert game.players[0].corruption == expected - 1


@rule("KK-103")
@pytest.mark.parametrize(("space", "corruption", "virtue"), [(3, 2, 7), (5, 1, 7)])
def test_the_criminal_is_counted_in_the_collisions_of_others(space: int, corruption: int, virtue: int) -> None:
    """On space 3 the owner gains 1 Corruption like whoever has Criminals, on space 5 no Virtue."""
    active = {"corruption": space, "virtue": space, "hand": HAND}
    owner = guildhall(**ELSEWHERE)
    game = table(active, owner, boxes=KEYS, phase="collision")
    assert (game.players[1].corruption, game.players[1].virtue) == (corruption, virtue)
    game = table(active, {**owner, "public": {}}, boxes=KEYS, phase="collision")
    assert (game.players[1].corruption, game.players[1].virtue) == ((1, 7) if space == 3 else (1, 6))


@rule("KK-103")
def test_the_criminal_is_counted_in_the_own_collision() -> None:
    """The second Workshop, which asks for no Criminal, gives its owner no Virtue any more."""
    for public, debts in (({"guildhall": "5-6:1"}, 1), ({}, 0)):
        seat = guildhall(built={"w2": "1-2:1"}, corruption=4, virtue=4, public=public)
        game = table(seat, ELSEWHERE, boxes=KEYS, phase="collision")
        # Without the Guildhall the Virtue moves both markers to space 3, which gives no Debt.
        assert (game.players[0].deeds, game.players[0].debts) == (1, debts)


@rule("KK-104")
@pytest.mark.parametrize("owns", [True, False])
def test_a_shuffle_of_the_owner_gives_corruption(owns: bool) -> None:
    """With no Criminal on the board the owner gains 1 Corruption for a shuffle, anybody else 1 Virtue."""
    seat = guildhall(discard=["financer"], draw=["labourer"], **({} if owns else {"public": {}}))
    game = table(seat, ELSEWHERE, boxes=KEYS, phase="draw", resolve={"shuffle": 1})
    assert (game.players[0].corruption, game.players[0].virtue) == ((2, 7) if owns else (1, 6))


@rule("KK-105")
@pytest.mark.parametrize("card", ["abbot", "labourer", "lender-2"])
def test_playing_a_card_without_a_criminal_gives_no_corruption(card: str) -> None:
    """The Criminal of the Guildhall alone gives nothing when a card is played, even beside a Thief."""
    game = table(guildhall(hand=[card, "thief"], board=["conspirator", None, None]), ELSEWHERE, boxes=KEYS)
    pick(game, "play-card", card=card)
    assert (game.players[0].corruption, game.players[0].virtue) == (1, 7)


@rule("KK-106")
@pytest.mark.parametrize("owns", [True, False])
def test_the_criminal_scores_for_manuscripts(owns: bool) -> None:
    """A Manuscript with 1 point per Criminal counts the Thief of the deck and the Guildhall, for its owner only."""
    public = {"public": {"guildhall": "5-6:1"}}
    seat = {"manuscripts": ["ms-blue-6-criminals"], "hero": "hero-bertha"}
    game = table({**seat, **(public if owns else {})}, {**ELSEWHERE, **({} if owns else public)}, boxes=KEYS)
    assert dict(game.scores[0].lines)["manuscripts"] == (2 if owns else 1)


@rule("KK-107")
def test_the_criminal_does_not_count_for_chest_tiles() -> None:
    """A card without a Criminal enters a space above "Criminal for a Stone": nothing; with one: 1 Stone."""
    seat = guildhall(chests=["chest-criminal-stone", "chest-criminal-gold", None], board=["lender-2", None, None])
    game = table(seat, ELSEWHERE, boxes=KEYS)
    assert game.players[0].goods == [0, 0, 0, 0]
    criminal = game.copy()
    pick(game, "play-card", card="abbot")
    assert game.players[0].goods == [0, 0, 0, 0]
    pick(criminal, "play-card", card="thief")
    assert criminal.players[0].goods == [0, 0, 1, 0]


# --- the Public Workshop


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
    """After the second Workshop's Virtue of step 1, with Ada of the active player before the owner's draw, before step 3."""
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
    """With no Criminal on the three spaces of the board the owner of both is asked nothing, and still has the permanent one."""
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
    """Ignoring 1 of 2 Criminals, on one card, on two, or one of them the Guildhall's, changes nothing on spaces 3 and 5."""
    public = {"workshop": "5-6:1", **({"guildhall": "5-6:2"} if guild else {})}
    for space, expected in ((3, (2, 7)), (5, (1, 7))):
        game = collision(workshop(board=board, public=public), space)
        assert criminals(game, game.players[1]) == 2
        pick(game, "may", key="effect-ignore-criminal")
        assert markers(game, 1) == expected


# --- worked examples


@rule("KK-EX-9")
def test_public_trading_post() -> None:
    """A gains a Hero and may flip the Debt for 1 resource; A destroys a Hero: its Silver, and may flip again."""
    game = trading_post(GAIN, deeds=0)
    pick(game, "hero", card="hero-judith")
    pick(game, "may", key="effect-flip-either")
    pick(game, "resource", key="amount-gold")
    assert (game.players[0].goods, game.players[0].debts, game.players[0].paid) == ([0, 0, 0, 1], 0, 1)
    game = trading_post({"destroy": 1}, deeds=0, hand=["hero-bertha", "abbot", "squire"])
    pick(game, "destroy", card="hero-bertha")
    assert game.players[0].goods[0] == 3
    assert labels(game) == ["effect-flip-either", "decline"]


@rule("KK-EX-9")
def test_public_trading_post_controls() -> None:
    """A Hero with the removal symbol drops off: no flip for the removal. A Neutral Townsfolk is hired: no flip."""
    seat = {"board": [None, None, "hero-frederick"], "public": {"trading_post": "5-6:1"}, "debts": 1, "hand": HAND}
    game = table(seat, ELSEWHERE, boxes=KEYS)
    pick(game, "free-workers", section="c4")
    while game.decision.kind in ("free-hire", "either", "destroy"):
        game.play(game.decision.options[-1])
    assert (game.decision.kind, names(game, game.removed)) == ("play-card", ["hero-frederick"])
    seat = {"silver": 3, "viscount": "1-2:OL", "public": {"trading_post": "5-6:1"}, "debts": 1, "hand": HAND}
    game = table(seat, ELSEWHERE, boxes=KEYS, phase="recruit", townsfolk={"1-2": ["bishop"]})
    pick(game, "recruit", key="recruit-card")
    assert (game.turn, game.players[0].paid, game.players[0].debts) == (1, 0, 2)


@rule("KK-EX-10")
def test_public_guildhall() -> None:
    """A Thief: 2 Corruption. A shuffle: 1 Corruption. 2 Builders on cards make 3, a Workshop. An Abbot: no Corruption."""
    game = table(guildhall(), ELSEWHERE, boxes=KEYS)
    abbot = game.copy()
    pick(game, "play-card", card="thief")
    assert markers(game, 0) == (3, 7)
    pick(abbot, "play-card", card="abbot")
    assert markers(abbot, 0) == (1, 7)
    seat = guildhall(discard=["financer"], draw=["labourer"])
    game = table(seat, ELSEWHERE, boxes=KEYS, phase="draw", resolve={"shuffle": 1})
    assert markers(game, 0) == (2, 7)
    seat = guildhall(board=["charlatan", None, None], viscount="1-2:OL")
    game = table(seat, ELSEWHERE, boxes=KEYS, phase="action", townsfolk={"1-2": ["friar"]})
    pick(game, "action", key="action-construct")
    assert [option.label.args["slot"] for option in offers(game)] == ["w1", "w2", "w3"]
    game = table({**seat, "public": {}}, ELSEWHERE, boxes=KEYS, phase="action", townsfolk={"1-2": ["friar"]})
    assert "action-construct" not in [option.label.key for option in game.decision.options]
