"""Section P: what each Outsider scores, or does before scoring."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest

import westkingdom as wk
from tests.kit.asking import labels, lines
from tests.kit.rule import rule
from tests.kit.viscounts import GATES, pick, table
from westkingdom.viscounts.effects import VOCABULARY
from westkingdom.viscounts.game import Viscounts

HAND = ["abbot", "squire", "labourer"]
COLOURS = ["grey", "black", "blue", "yellow"]
PLAIN = {
    "grey": ["ms-grey-3-flip", "ms-grey-3-virtue", "ms-grey-4-stone"],
    "black": ["ms-black-3-flip", "ms-black-3-destroy", "ms-black-3-resource"],
    "blue": ["ms-blue-3-flip", "ms-blue-3-hire", "ms-blue-3-silver"],
    "yellow": ["ms-yellow-3-flip", "ms-yellow-3-resource", "ms-yellow-4-gold"],
}
SCHOLARS = {
    "black": "outsider-scholar-1",
    "yellow": "outsider-scholar-2",
    "grey": "outsider-scholar-3",
    "blue": "outsider-scholar-4",
}
SET_VP = [0, 1, 4, 9, 16]


def scored(*outsiders: str, others: tuple[dict[str, Any], ...] = ({},), **seat: Any) -> int:
    """What seat 0 scores for Outsiders with these in the discards; the other players score nothing for them."""
    game = table({"discard": list(outsiders), **seat}, *others, boxes=GATES)
    points = lines(game, "outsiders")
    assert points[1:] == [0] * len(others)
    return points[0]


def ribbons(grey: int = 0, black: int = 0, blue: int = 0, yellow: int = 0) -> dict[str, Any]:
    """A seat with so many ribbons besides the grey one that is printed on its board."""
    counts = {"grey": grey, "black": black, "blue": blue, "yellow": yellow}
    tiles = [tile for colour, n in counts.items() for tile in PLAIN[colour][:n]]
    return {"manuscript_board": "grey", "manuscripts": tiles}


def ending(*seats: dict[str, Any], **position: Any) -> tuple[Viscounts, list[wk.Event]]:
    """A game whose last turn is over: what the last player does before scoring is asked now."""
    hands = [{"hand": HAND, **seat} for seat in seats]
    end = {"round": 6, "last_round": 6, "to_act": len(seats) - 1, "phase": "draw", "debts_above_poverty": 0}
    words = {**end, "castle_leader_card": "castle-leader-move", **position}
    game = table(*hands, boxes=GATES, resolve={"either": [{"gain": {"silver": 1}}, {"gain": {"ink": 1}}]}, **words)
    log = game.listen()
    pick(game, "either", key="amount-silver")
    return game, log


# --- Assassin


@rule("GG-190")
def test_the_assassin_discards_two_debts_or_gains_a_flipped_deed() -> None:
    """With Debts its owner chooses one of the two, and only that one is done."""
    for choice in (0, 1):
        game, _ = ending({"discard": ["outsider-assassin"], "debts": 3, "deeds": 1}, {})
        assert (game.decision.kind, game.decision.seat) == ("either", 0)
        assert labels(game) == ["effect-discard-debts", "effect-gain-approved-deed"]
        game.play(game.decision.options[choice])
        assert game.over
        p = game.players[0]
        assert (p.debts, p.paid, p.deeds, p.approved) == ((1, 0, 1, 0) if choice == 0 else (3, 0, 1, 1))


@rule("GG-191")
def test_an_owner_with_one_debt_may_discard_it_alone() -> None:
    """The first choice is open with a single Debt, paid or unpaid, and takes it."""
    for seat in ({"debts": 1}, {"paid": 1}):
        game, _ = ending({"discard": ["outsider-assassin"], **seat}, {})
        pick(game, "either", key="effect-discard-debts")
        assert game.over
        assert (game.players[0].debts, game.players[0].paid, game.players[0].approved) == (0, 0, 0)


@rule("GG-191")
def test_an_owner_without_a_debt_can_only_gain_the_deed() -> None:
    """Without a Debt nothing is asked, and the Deed is gained."""
    game, _ = ending({"discard": ["outsider-assassin"], "deeds": 2}, {})
    assert game.over
    assert (game.players[0].deeds, game.players[0].approved) == (2, 1)


@rule("GG-191")
@pytest.mark.parametrize(
    ("sides", "left"), [(["unpaid", "unpaid"], (0, 2)), (["unpaid", "paid"], (1, 1)), (["paid", "paid"], (2, 0))]
)
def test_paid_and_unpaid_debts_may_be_discarded(sides: list[str], left: tuple[int, int]) -> None:
    """Of two unpaid and two paid Debts any two can be chosen."""
    game, _ = ending({"discard": ["outsider-assassin"], "debts": 2, "paid": 2}, {})
    pick(game, "either", key="effect-discard-debts")
    for side in sides:
        if game.decision.kind == "discard-debt":
            assert sorted(labels(game)) == ["discard-paid-debt", "discard-unpaid-debt"]
            pick(game, "discard-debt", key=f"discard-{side}-debt")
    assert game.over
    assert (game.players[0].debts, game.players[0].paid) == left


@rule("GG-191")
@pytest.mark.parametrize(("ruling", "debts", "asked"), [("some", 1, True), ("two", 1, False), ("two", 2, True)])
@pytest.mark.parametrize("side", ["debts", "paid"])
def test_by_a_ruling_two_debts_are_needed_to_discard_them(side: str, ruling: str, debts: int, asked: bool) -> None:
    """With a single Debt the Assassin gives the Deed by the strict reading; with two there is the choice."""
    seat = {"discard": ["outsider-assassin"], side: debts}
    game, _ = ending(seat, {}, rulings={"GG-191": ruling})
    assert game.over is not asked
    if asked:
        pick(game, "either", key="effect-discard-debts")
    p = game.players[0]
    assert (p.debts + p.paid, p.approved) == ((0, 0) if asked else (1, 1))


@rule("GG-192")
@pytest.mark.parametrize(("above", "revealed"), [(1, True), (2, False)])
def test_the_deed_comes_from_the_pile_and_may_reveal_prosperity(above: int, revealed: bool) -> None:
    """The last Deed above the Prosperity card reveals it: it is scored, but the game ends without another round."""
    game, log = ending({"discard": ["outsider-assassin"], "paid": 0}, {"paid": 2}, deeds_above_prosperity=above)
    assert game.over
    assert (game.deeds_above, game.last_round, game.round) == (above - 1, 6, 6)
    assert lines(game, "deeds") == [3, 0]
    assert lines(game, "prosperity") == ([0, 12] if revealed else [0, 0])
    assert lines(game, "poverty") == [12, 0]
    assert game.outcome is not None
    assert game.outcome.reason == ("divided kingdom" if revealed else "poverty")
    assert [event for event in log if event.key == "turn"] == []


# --- Carpenter and Outrider


SLOTS = ["w1", "w2", "w3", "tp1", "tp2", "tp3", "gh1", "gh2", "gh3"]
SEGMENTS = ["1-2", "3-4", "5-6", "7-8", "9-10"]
NO_LINK = {
    2: ["1-2:2", "3-4:2", "5-6:1", "5-6:3", "7-8:1", "9-10:1"],
    4: ["1-2:2", "3-4:3", "5-6:3", "7-8:1", "9-10:4"],
}
"""By number of players: the spots without a Link to the next one clockwise."""


def built(*spots: str, slots: list[str] | None = None) -> dict[str, str]:
    """Buildings on these spots."""
    return dict(zip(slots or SLOTS, spots, strict=False))


@rule("GG-193")
@pytest.mark.parametrize("seats", [2, 4])
def test_the_carpenter_scores_where_a_link_is_printed_between_two_own_buildings(seats: int) -> None:
    """Of all neighbouring spots exactly those with a Link score 1 VP, those without one score nothing."""
    per_segment = {2: 4, 4: 5}[seats]
    ring = [f"{segment}:{position + 1}" for segment in SEGMENTS for position in range(per_segment)]
    others: tuple[dict[str, Any], ...] = tuple({} for _ in range(seats - 1))
    for spot, after in zip(ring, [*ring[1:], ring[0]], strict=True):
        points = 0 if spot in NO_LINK[seats] else 1
        assert scored("outsider-carpenter", built=built(spot, after), others=others) == points


@rule("GG-193")
def test_both_ends_of_a_link_must_be_own_buildings() -> None:
    """A Link with a free end or with another player's Building at one end scores nothing; a row of three scores 2."""
    assert scored("outsider-carpenter", built=built("1-2:3")) == 0
    assert scored("outsider-carpenter", built=built("1-2:3"), others=({"built": built("1-2:4")},)) == 0
    assert scored("outsider-carpenter", others=({"built": built("1-2:3", "1-2:4")},)) == 0
    assert scored("outsider-carpenter", built=built("1-2:3", "1-2:4", "3-4:1")) == 2


@rule("GG-208")
@pytest.mark.parametrize(
    ("spots", "points"),
    [
        ([], 0),
        (["1-2:1"], 1),
        (["1-2:1", "1-2:2", "1-2:3"], 1),
        (["1-2:1", "3-4:1", "9-10:2"], 3),
        (["1-2:1", "3-4:1", "5-6:1", "7-8:1", "9-10:1", "1-2:3", "3-4:3"], 5),
    ],
)
def test_the_outrider_scores_each_segment_with_an_own_building(spots: list[str], points: int) -> None:
    """One VP per segment, however many Buildings stand on it, and none for the Buildings of others."""
    other = {"built": {"gh3": "7-8:2", "gh2": "5-6:2"}}
    assert scored("outsider-outrider", built=built(*spots), others=(other,)) == points


# --- Champion


@rule("GG-194")
def test_the_champion_scores_each_wedge_that_its_owner_leads() -> None:
    """More Workers than every other player count, not more than one of them, and tier 3 does not count."""
    assert scored("outsider-champion", tier1={"c1": 1, "c4": 1}) == 2
    others = ({"tier1": {"c1": 2}}, {"tier1": {"c2": 2, "c3": 1}})
    # c1: 1 against 2 and 0; c2: 3 against 0 and 2; c3: 2 against 0 and 1.
    assert scored("outsider-champion", tier1={"c1": 1, "c2": 1}, tier2={"c2": 2, "c3": 2}, others=others) == 2
    assert scored("outsider-champion", tier3=4) == 0


@rule("GG-195")
def test_the_workers_of_both_tiers_of_a_wedge_are_added() -> None:
    """1 + 2 beats 2 in the first tier, and 2 in the first does not beat 1 + 1."""
    assert scored("outsider-champion", tier1={"c1": 1}, tier2={"c1": 2}, others=({"tier1": {"c1": 2}},)) == 1
    other = {"tier1": {"c1": 1}, "tier2": {"c1": 1}}
    assert scored("outsider-champion", tier1={"c1": 2}, others=(other,)) == 0


@rule("GG-195")
def test_ties_give_nothing_and_five_wedges_are_the_most() -> None:
    """Whoever leads all five wedges scores 5, and none where another player has as many Workers."""
    all_five = {"c1": 1, "c2": 1, "c3": 1, "c4": 1, "c5": 1}
    assert scored("outsider-champion", tier1=all_five, tier2=all_five) == 5
    assert scored("outsider-champion", tier1=all_five, others=({"tier2": {"c2": 1}}, {"tier1": {"c5": 1}})) == 3
    assert scored("outsider-champion") == 0


# --- Envoy


@rule("GG-196")
def test_the_envoy_counts_as_one_more_ribbon() -> None:
    """A third colour makes a set of two a set of three; a Scholar and a Translator count it too."""
    seat = ribbons(black=1)
    without = table(seat, {}, boxes=GATES)
    with_envoy = table({**seat, "discard": ["outsider-envoy-1"]}, {}, boxes=GATES)
    assert (lines(without, "manuscript_sets")[0], lines(with_envoy, "manuscript_sets")[0]) == (4, 9)
    assert scored("outsider-translator", **ribbons(black=1, blue=1)) == 0
    assert scored("outsider-translator", "outsider-envoy-1", **ribbons(black=1, blue=1)) == 3
    full = {**ribbons(black=1, blue=1, yellow=1)}
    assert scored("outsider-scholar-1", **full) == 2
    assert scored("outsider-scholar-1", "outsider-envoy-2", **full) == 3


def worth(counts: list[int], scholars: list[int], translator: bool) -> int:
    """What ribbons score in sets, for Scholars (one VP per ribbon of these colours) and for the Translator."""
    sets = sum(SET_VP[sum(1 for n in counts if n > i)] for i in range(max(counts)))
    return sets + sum(1 + counts[colour] for colour in scholars) + (3 * min(counts) if translator else 0)


@rule("GG-197")
@pytest.mark.parametrize("envoys", [1, 2])
@pytest.mark.parametrize("counts", [[0, 0, 0, 0], [0, 2, 0, 0], [0, 1, 1, 1], [0, 1, 1, 0], [2, 1, 1, 0], [1, 2, 2, 1]])
@pytest.mark.parametrize("also", [[], ["blue"], ["grey", "black"], ["blue", "translator"], ["translator"]])
def test_each_envoy_takes_one_colour_so_that_all_together_is_worth_most(
    envoys: int, counts: list[int], also: list[str]
) -> None:
    """The points are those of the best colours for sets, Scholars and Translator together, one colour per Envoy."""
    names = ["outsider-envoy-1", "outsider-envoy-2"][:envoys]
    names += ["outsider-translator" if name == "translator" else SCHOLARS[name] for name in also]
    game = table({**ribbons(*counts), "discard": names}, {}, boxes=GATES)
    scholars = [COLOURS.index(name) for name in also if name != "translator"]
    best = 0
    for chosen in product(range(4), repeat=envoys):
        total = [counts[0] + 1, *counts[1:]]
        for colour in chosen:
            total[colour] += 1
        best = max(best, worth(total, scholars, "translator" in also))
    assert lines(game, "manuscript_sets")[0] + lines(game, "outsiders")[0] == best


@rule("GG-197")
def test_one_envoy_is_not_counted_with_two_colours() -> None:
    """Where a set wants blue and the Scholar black the Envoy serves one of them: 9 + 2, not 9 + 3."""
    seat = ribbons(black=1)
    game = table({**seat, "discard": ["outsider-envoy-1", "outsider-scholar-1"]}, {}, boxes=GATES)
    assert (lines(game, "manuscript_sets")[0], lines(game, "outsiders")[0]) == (9, 2)


@rule("GG-198")
def test_the_extra_ribbon_is_no_manuscript_and_no_bonus_card() -> None:
    """Two black ribbons and an Envoy claim no Cleric Bonus card, and a Manuscript for Manuscripts does not count it."""
    seat = {"manuscript_board": "grey", "manuscripts": ["ms-black-6-manuscripts", *PLAIN["black"][:1]]}
    with_envoy = {**seat, "discard": ["outsider-envoy-1"]}
    # Three Manuscripts with the printed one: 1 VP by twos, and still 1 with the Envoy.
    for position in (seat, with_envoy):
        game, _ = ending(position, {})
        assert game.over
        assert (lines(game, "manuscripts")[0], lines(game, "cleric_bonus")[0]) == (1, 0)


@rule("GG-198")
def test_an_envoy_does_not_claim_a_bonus_card_when_a_ribbon_is_added() -> None:
    """The second black ribbon of an owner of an Envoy claims nothing; the third does."""
    for own, claimed in ((1, 0), (2, 1)):
        seat = {**ribbons(black=own), "discard": ["outsider-envoy-1"], "viscount": "1-2:IN", "ink": 9}
        tops = {"1-2": ["ms-black-4-ink"]}
        game = table(seat, {}, boxes=GATES, manuscripts=tops, phase="action", townsfolk={"1-2": ["mason"]})
        pick(game, "action", key="action-transcribe")
        assert lines(game, "cleric_bonus")[0] == 3 * claimed


# --- Guardian


GUARDIANS = [
    ("outsider-guardian-1", ["gh1", "gh2", "gh3"], 5),
    ("outsider-guardian-2", ["w1", "w2", "w3"], 4),
    ("outsider-guardian-3", ["tp1", "tp2", "tp3"], 4),
]
SPOTS = ["1-2:1", "3-4:1", "5-6:1"]


@rule("GG-199", "GG-200", "GG-201")
@pytest.mark.parametrize(("guardian", "slots", "vp"), GUARDIANS)
def test_a_guardian_scores_for_three_buildings_of_its_type(guardian: str, slots: list[str], vp: int) -> None:
    """Three score the points of the card, two score nothing, and three of another type score nothing."""
    assert scored(guardian, built=built(*SPOTS, slots=slots)) == vp
    assert scored(guardian, built=built(*SPOTS[:2], slots=slots)) == 0
    for _, other, _ in GUARDIANS:
        if other != slots:
            assert scored(guardian, built=built(*SPOTS, slots=other)) == 0


@rule("GG-202")
def test_only_constructed_buildings_count_for_a_guardian() -> None:
    """The three Buildings of every Player Board count only once they stand on the Main Board, and only one's own."""
    assert scored("outsider-guardian-1", "outsider-guardian-2", "outsider-guardian-3") == 0
    other = {"built": built(*SPOTS, slots=["gh1", "gh2", "gh3"])}
    assert scored("outsider-guardian-1", built={"gh1": "7-8:1", "gh2": "9-10:1"}, others=(other,)) == 0


# --- Hunter


@rule("GG-203")
@pytest.mark.parametrize(("resources", "points"), [(0, 0), (2, 0), (3, 1), (5, 1), (6, 2), (8, 2), (9, 3)])
def test_the_hunter_scores_every_three_resources(resources: int, points: int) -> None:
    """One VP per 3 resources, rounded down."""
    assert scored("outsider-hunter", stone=resources) == points


@rule("GG-204")
def test_the_hunter_adds_all_resources_and_leaves_silver_out() -> None:
    """1 Ink Well, 1 Stone and 1 Gold are three resources; 9 Silver are none."""
    assert scored("outsider-hunter", ink=1, stone=1, gold=1) == 1
    assert scored("outsider-hunter", ink=1, stone=1, silver=9) == 0


@rule("GG-204")
def test_the_resource_of_a_rogues_debt_counts_for_the_hunter() -> None:
    """With 2 resources and a Debt that a Rogue flips there are 3."""
    game, _ = ending({"discard": ["outsider-hunter", "outsider-rogue-1"], "ink": 2, "debts": 1}, {})
    pick(game, "resource", key="amount-gold")
    assert game.over
    assert lines(game, "outsiders") == [1, 0]


# --- Mercenary


@rule("GG-205")
@pytest.mark.parametrize(
    ("mercenary", "tier", "each"),
    [("outsider-mercenary-1", 3, 1), ("outsider-mercenary-2", 2, 1), ("outsider-mercenary-3", 1, 2)],
)
def test_a_mercenary_scores_the_workers_of_its_tier(mercenary: str, tier: int, each: int) -> None:
    """One VP for every one or two own Workers of that tier, rounded down, wherever in it they are; no others count."""
    for n in range(6):
        workers: dict[str, Any] = {"tier1": {"c1": 2, "c3": 2}, "tier2": {"c2": 2, "c4": 2}, "tier3": 4}
        halves = {"c1": n // 2, "c5": n - n // 2}
        workers[f"tier{tier}"] = n if tier == 3 else halves
        other: dict[str, Any] = {"tier1": {"c1": 2}, "tier2": {"c2": 2}, "tier3": 1}
        game = table(
            {"discard": [mercenary], **workers}, other, boxes=GATES, castle_leader=0 if workers["tier3"] else 1
        )
        assert lines(game, "outsiders") == [n // each, 0]


@rule("GG-206")
def test_the_first_mercenary_scores_each_worker_in_the_centre() -> None:
    """One VP per Worker in the third tier, also for an odd number."""
    assert [scored("outsider-mercenary-1", tier3=n) for n in range(4)] == [0, 1, 2, 3]


@rule("GG-207")
def test_the_second_tier_scores_each_worker_and_the_first_every_two() -> None:
    """One VP per Worker of tier 2, and one per two Workers of tier 1."""
    assert [scored("outsider-mercenary-2", tier2={"c1": n}) for n in range(3)] == [0, 1, 2]
    assert [scored("outsider-mercenary-3", tier1={"c1": n, "c2": 1}) for n in range(3)] == [0, 1, 1]


# --- Protector


@rule("GG-209")
@pytest.mark.parametrize("debts", [0, 1, 4])
def test_the_protector_makes_each_unpaid_debt_cost_1(debts: int) -> None:
    """Each unpaid Debt costs its owner 1 VP, paid ones cost nothing, and other players still lose 2 for each."""
    game = table({"discard": ["outsider-protector"], "debts": debts, "paid": 2}, {"debts": debts}, boxes=GATES)
    assert lines(game, "debts") == [-debts, -2 * debts]
    assert lines(game, "outsiders") == [0, 0]


# --- Rogue


@rule("GG-210")
@pytest.mark.parametrize("rogue", ["outsider-rogue-1", "outsider-rogue-2", "outsider-rogue-3"])
def test_a_rogue_flips_one_debt_or_one_deed(rogue: str) -> None:
    """Its owner flips exactly one card, Debt or Deed."""
    for which, after in (("debt", (1, 1, 2, 0)), ("deed", (2, 0, 1, 1))):
        game, _ = ending({"discard": [rogue], "debts": 2, "deeds": 2}, {"debts": 1, "deeds": 1})
        assert labels(game) == ["effect-flip-debt", "effect-flip-deed"]
        pick(game, "flip", key=f"effect-flip-{which}")
        if which == "debt":
            pick(game, "resource", key="amount-ink")
        assert game.over
        p = game.players[0]
        assert (p.debts, p.paid, p.deeds, p.approved) == after
        assert (game.players[1].debts, game.players[1].deeds) == (1, 1)


@rule("GG-211")
def test_a_rogue_must_flip_if_a_card_can_be_flipped() -> None:
    """There is no way to decline: a single Deed or Debt is flipped without a question, and a Debt gives a resource."""
    game, _ = ending({"discard": ["outsider-rogue-1"], "deeds": 1}, {})
    assert game.over
    assert (game.players[0].deeds, game.players[0].approved) == (0, 1)
    game, _ = ending({"discard": ["outsider-rogue-1"], "debts": 1}, {})
    assert labels(game) == ["amount-ink", "amount-stone", "amount-gold"]
    pick(game, "resource", key="amount-stone")
    assert game.over
    assert (game.players[0].debts, game.players[0].paid, game.players[0].goods) == (0, 1, [0, 0, 1, 0])


@rule("GG-211")
def test_a_rogue_with_nothing_to_flip_does_nothing() -> None:
    """Paid Debts and approved Deeds stay as they are."""
    game, _ = ending({"discard": ["outsider-rogue-1"], "paid": 2, "approved": 1}, {})
    assert game.over
    p = game.players[0]
    assert (p.debts, p.paid, p.deeds, p.approved, p.goods) == (0, 2, 0, 1, [0, 0, 0, 0])


# --- Scholar and Translator


@rule("GG-212")
@pytest.mark.parametrize("colour", COLOURS)
@pytest.mark.parametrize("n", [0, 1, 3])
def test_a_scholar_scores_1_and_1_per_ribbon_of_its_colour(colour: str, n: int) -> None:
    """One VP by itself and one per ribbon, the printed one of the board included; no other colour counts."""
    counts = {**dict.fromkeys(COLOURS, 1), colour: n}
    seat = ribbons(**counts)
    assert scored(SCHOLARS[colour], **seat) == 1 + n + (1 if colour == "grey" else 0)


@rule("GG-213")
def test_there_is_one_scholar_for_each_colour() -> None:
    """With ribbons of one colour alone exactly one of the four Scholars scores more than 1."""
    for colour in COLOURS[1:]:
        points = [
            scored(f"outsider-scholar-{i}", manuscript_board=colour, manuscripts=PLAIN[colour]) for i in range(1, 5)
        ]
        assert sorted(points) == [1, 1, 1, 5]
        assert f"outsider-scholar-{points.index(5) + 1}" == SCHOLARS[colour]
    game = table({}, boxes=GATES)
    assert sorted(ident for ident in game.cards.number if ident.startswith("outsider-scholar")) == sorted(
        SCHOLARS.values()
    )


@rule("GG-214", "GG-215")
@pytest.mark.parametrize(
    ("counts", "sets"),
    [((0, 0, 0, 0), 0), ((2, 1, 1, 0), 0), ((0, 1, 1, 1), 1), ((2, 3, 2, 1), 1), ((1, 2, 2, 2), 2), ((0, 3, 3, 3), 1)],
)
def test_the_translator_scores_3_per_complete_set(counts: tuple[int, ...], sets: int) -> None:
    """As many sets as the rarest of the four ribbons, with one grey ribbon on the board; incomplete ones do not count."""
    assert scored("outsider-translator", **ribbons(*counts)) == 3 * sets


# --- Tyrant and Warrior


@rule("GG-216")
def test_the_tyrant_scores_3() -> None:
    """Three VP, whatever else its owner has."""
    assert scored("outsider-tyrant") == 3
    assert scored("outsider-tyrant", debts=4, ink=9, tier1={"c1": 2}) == 3


@rule("GG-217")
def test_the_warrior_scores_1_and_1_per_outsider_with_itself() -> None:
    """Alone it scores 2, and 1 more for each further Outsider in the own deck, not for those of others."""
    assert scored("outsider-warrior") == 2
    assert scored("outsider-warrior", "outsider-protector", "outsider-envoy-1") == 4
    assert scored("outsider-warrior", "assassin", "kings-order") == 2
    game = table({"discard": ["outsider-warrior"]}, {"discard": ["outsider-protector"]}, boxes=GATES)
    assert lines(game, "outsiders") == [2, 0]


# --- where Outsiders count


@rule("GG-218")
@pytest.mark.parametrize("zone", ["hand", "draw", "discard", "board"])
def test_an_outsider_scores_wherever_in_the_deck_it_is(zone: str) -> None:
    """In hand, in either pile and on the board a Tyrant scores its 3 VP."""
    cards: list[str | None] = ["outsider-tyrant"] if zone != "board" else [None, None, "outsider-tyrant"]
    game = table({zone: cards}, {}, boxes=GATES, phase="movement", played="abbot")
    p = game.players[0]
    assert (
        game.cards.number["outsider-tyrant"]
        in {"hand": p.hand, "draw": p.draw, "discard": p.discard, "board": p.board}[zone]
    )
    assert lines(game, "outsiders") == [3, 0]


@rule("GG-218")
@pytest.mark.parametrize("zone", ["hand", "draw", "discard", "board"])
def test_a_rogue_is_resolved_and_a_protector_counts_wherever_they_are(zone: str) -> None:
    """In every part of the deck the Rogue flips the Deed and the Protector spares a point per Debt."""

    def seat(card: str) -> dict[str, Any]:
        cards: list[Any] = [None, card, None] if zone == "board" else [*HAND, card]
        words: dict[str, Any] = {"hand": HAND, zone: cards} if zone in ("hand", "board") else {zone: [card]}
        return {
            **words,
            "deeds": 1 if card == "outsider-rogue-1" else 0,
            "debts": 0 if card == "outsider-rogue-1" else 1,
        }

    game, _ = ending(seat("outsider-rogue-1"), {})
    assert game.over
    assert game.players[0].approved == 1
    game, _ = ending(seat("outsider-protector"), {})
    assert lines(game, "debts") == [-1, 0]


# --- worked examples


@rule("GG-EX-21")
def test_worked_example_a_rogue_flips_a_debt() -> None:
    """The Debt is flipped, 1 resource gained to 6, no -2 VP, and the Hunter scores 2."""
    seat = {"discard": ["outsider-rogue-1", "outsider-hunter"], "debts": 1, "ink": 2, "stone": 2, "gold": 1}
    game, _ = ending(seat, {})
    pick(game, "resource", key="amount-gold")
    assert game.over
    assert (game.players[0].debts, game.players[0].paid, game.players[0].goods) == (0, 1, [0, 2, 2, 2])
    assert (lines(game, "debts"), lines(game, "outsiders")) == ([0, 0], [2, 0])


@rule("GG-EX-22")
def test_worked_example_the_protector() -> None:
    """Three unpaid Debts cost 3 VP with the Protector in the deck and 6 without."""
    game = table({"discard": ["outsider-protector"], "debts": 3}, {"debts": 3}, boxes=GATES)
    assert lines(game, "debts") == [-3, -6]


@rule("GG-EX-24")
def test_worked_example_the_champion() -> None:
    """2+1 against 2, 2 against 2, 1 against 0, 0 against 0 and 1 against 3 score 2 VP."""
    other = {"tier1": {"c1": 2, "c2": 2, "c5": 2}, "tier2": {"c5": 1}}
    tier1 = {"c1": 2, "c2": 2, "c3": 1, "c5": 1}
    assert scored("outsider-champion", tier1=tier1, tier2={"c1": 1}, others=({}, other)) == 2


@rule("GG-EX-25")
def test_worked_example_carpenter_and_outrider() -> None:
    """Buildings on 3 segments, 2 own Links and 1 shared one: Carpenter 2 VP, Outrider 3 VP."""
    seat = {"built": built("1-2:1", "1-2:2", "5-6:2", "7-8:3", "7-8:4")}
    other = {"built": built("5-6:3")}
    assert scored("outsider-carpenter", others=(other,), **seat) == 2
    assert scored("outsider-outrider", others=(other,), **seat) == 3


@rule("GG-EX-26")
def test_worked_example_guardian_hunter_warrior_and_tyrant() -> None:
    """Guardian 5 with three Guildhalls and 0 with two, Hunter 2 for 7 resources, Warrior 5 of four, Tyrant 3."""
    slots = ["gh1", "gh2", "gh3"]
    assert scored("outsider-guardian-1", built=built(*SPOTS, slots=slots)) == 5
    assert scored("outsider-guardian-1", built=built(*SPOTS[:2], slots=slots)) == 0
    assert scored("outsider-hunter", ink=2, stone=4, gold=1, silver=9) == 2
    rest = ["outsider-protector", "outsider-envoy-1", "outsider-rogue-1"]
    assert scored("outsider-warrior", *rest) == 5
    assert scored("outsider-tyrant") == 3


@rule("GG-EX-27")
def test_worked_example_outsiders_count_everywhere() -> None:
    """One each in hand, Draw Pile, Discard Pile and space 2: 4 VP for the Manuscript, and each scores for itself."""
    seat = {
        "hand": [*HAND, "outsider-tyrant"],
        "draw": ["outsider-hunter"],
        "discard": ["outsider-outrider"],
        "board": [None, "outsider-mercenary-2", None],
        "manuscripts": ["ms-grey-4-outsiders"],
        "stone": 3,
        "built": {"w1": "1-2:1"},
        "tier2": {"c1": 2},
    }
    game = table(seat, {}, boxes=GATES, phase="movement", played="abbot")
    assert lines(game, "manuscripts") == [4, 0]
    assert lines(game, "outsiders") == [3 + 1 + 1 + 2, 0]


@rule("GG-190", "GG-191")
def test_who_has_debts_of_one_kind_only_is_told_why_the_other_was_no_choice() -> None:
    """In the turn of another too: what counts is what the one who discards has."""
    for own, other, why in (("debts", "paid", "paid"), ("paid", "debts", "unpaid")):
        played = {"board": ["abbot", None, None]}
        game = table({other: 2, **played}, {own: 1, "viscount": "9-10:OR"}, boxes=GATES, phase="movement")
        events = game.listen()
        game.push(VOCABULARY.effect({"discard_debts": 1}), 1)
        game.advance()
        (forced,) = [event for event in events if event.key == "forced"]
        assert [(what.key, reason.key) for what, reason in forced.why] == [
            (f"discard-{why}-debt", f"why-not-no-{why}-debt")
        ]
