"""The opponent shows its work: every step with its rule, what was passed over and why, in plain sentences."""

from __future__ import annotations

import itertools
import random
import re

import pytest

import westkingdom as wk
from tests.kit.rule import rule
from tests.kit.viscounts import BOTH, GATES, KEYS
from tests.kit.viscounts_solo import OPPONENTS, against, before_turn, begun, give, opponents_turn, told
from westkingdom.library.data import facts_for
from westkingdom.library.ledger import Rules
from westkingdom.speech.face import everybody
from westkingdom.speech.opponent import last_turn
from westkingdom.speech.speaker import speaker_for
from westkingdom.viscounts.effects import VOCABULARY
from westkingdom.viscounts.game import Viscounts


def explained(game: Viscounts, events: list[wk.Event]) -> list[str]:
    """The last turn of the opponent, as the text table tells it."""
    speaker = speaker_for("viscounts", facts_for(game.settings), everybody(game, ["Ann"]), game)
    return last_turn(events, 1, speaker)


def test_a_turn_is_told_step_by_step_with_rules_and_reasons() -> None:
    """What a person reads who checks the turn of VB-EX-24 with the rulebook in hand."""
    opponent = {"built": {"gh1": "5-6:1"}, "debts": 1, "deeds": 1, "board": [None, None, None], "turns": 0}
    game = before_turn("cleric", "scheme-start-noble", opponent, townsfolk={"1-2": ["aristocrat", "acolyte"]}, round=1)
    assert explained(game, opponents_turn(game)) == [
        "Round 1: Cleric AI's turn.",
        "  Cleric AI turns over Starting Scheme Noble. [VB-204]",
        "  Cleric AI dismisses the Townsfolk on Lake for free. [VB-190]",
        "  Cleric AI dismisses Aristocrat from Lake.",
        "  Acolyte is now face up on Lake.",
        "  Cleric AI gains 1 virtue: corruption on 1, virtue on 6.",
        "  Cleric AI moves to Highlands, outside left (3). [VB-206]",
        "  Cleric AI takes the last option, which is always possible. [VB-207]",
        "      Take a Place Workers action: it needs 3, but has only 2 icons and 0 resources for it.",
        "  Cleric AI chooses to flip a debt. [VB-188]",
        "      Flip a deed: it has flipped both equally often (0), so a debt comes first.",
        "  Cleric AI flips a debt.",
        "  Cleric AI chooses 1 ink. [VB-182]",
        "  Cleric AI gains 1 virtue: corruption on 1, virtue on 5.",
    ]


def test_an_action_tells_what_it_needs_and_what_was_too_dear() -> None:
    game = before_turn("builder", "scheme-start-builder", {"turns": 9, "stone": 4, "viscount": "3-4:OL"})
    lines = explained(game, opponents_turn(game))
    assert "  Builder AI can take the action Construct a Building. [VB-207]" in lines
    assert "  Builder AI takes the action Construct a Building: it needs 5 and has 1 icon. [VB-193]" in lines
    assert "      Guildhall 1: it needs 7, but its strength is only 5." in lines
    assert "  Builder AI pays 4 stone. [VB-193]" in lines
    assert any("takes its leftmost Building, Trading Post 1, to the first free spot" in line for line in lines)


@pytest.mark.parametrize("boxes", [(), GATES, KEYS, BOTH], ids=["base", "gates", "keys", "both"])
@pytest.mark.parametrize("who", OPPONENTS)
def test_every_step_of_whole_games_can_be_said_and_names_a_rule_of_the_ledgers(
    who: str, boxes: tuple[str, ...]
) -> None:
    rules = Rules.load().entries
    game = begun(who, boxes=boxes, seed=11, difficulty=2)
    luck = random.Random(11)
    events = game.listen()
    speaker = speaker_for("viscounts", facts_for(game.settings), everybody(game, ["Ann"]), game)
    while not game.over:
        game.play(luck.choice(game.actions))
    steps = [event for event in events if event.rule]
    assert len(steps) > 100
    assert {event.rule for event in steps} <= set(rules)
    for event in events:
        said = speaker.sentence(speaker.event(event))
        assert not re.search(r"[{}]|event-|scheme-|why not|ai-", said), said
        for what, why in event.why:
            assert not re.search(r"[{}]|why not|effect ", speaker.sentence(what) + speaker.sentence(why))


def test_each_turn_of_the_opponent_turns_over_one_scheme_card() -> None:
    game = begun("noble", seed=4)
    luck = random.Random(4)
    events = game.listen()
    while not game.over:
        game.play(luck.choice(game.actions))
    turns = [event for event in told(events, "turn") if event.seat == 1]
    assert len(turns) == len(told(events, "scheme")) == game.round
    assert len([event for event in events if event.key.startswith("option-")]) == game.round


@rule("VB-198")
def test_whom_it_bumps_is_told_exactly_when_it_had_a_choice() -> None:
    """That it bumps people first is told before such a bump, and before nothing else that it chooses."""
    explanations = 0
    for who, seed in [(who, seed) for who in OPPONENTS for seed in (1, 2)]:
        game = begun(who, seed=seed, boxes=KEYS)
        luck = random.Random(seed)
        events = game.listen()
        while not game.over:
            game.play(luck.choice(game.actions))
        for event, following in itertools.pairwise(events):
            if event.key == "bumps-people":
                explanations += 1
                assert (following.key, following.seat) == ("bump", event.args["other"])
    assert explanations > 0


def test_nothing_is_recorded_unless_somebody_listens() -> None:
    """The same game with and without a listener comes to the same end."""
    games = [begun("cards", seed=6, boxes=BOTH) for _ in range(2)]
    games[0].listen()
    luck = [random.Random(6), random.Random(6)]
    while not games[0].over:
        for game, own in zip(games, luck, strict=True):
            game.play(own.choice(game.actions))
    assert games[1].log is None
    assert games[0].digest() == games[1].digest()


@rule("VB-205")
def test_corruption_for_criminals_is_shown_as_such() -> None:
    """The icons say: for a Criminal there is Corruption."""
    assert VOCABULARY.effect({"corruption_per_criminal": 1}).icons() == ["criminal", "arrow", "corruption"]


@rule("VB-182")
def test_a_resource_of_choice_tells_how_much_it_has_of_those_that_it_passes_over() -> None:
    """Whoever's turn it is, the numbers are those of the opponent."""
    game = against("cleric", {"ink": 9, "stone": 9}, {"ink": 1, "stone": 2, "gold": 3})
    (event,) = told(give(game, {"gain": {"resource_any": 1}}), "resource-of-choice")
    assert event.why
    assert [reason.args["has"] for _, reason in event.why] == [9] * len(event.why)


@rule("VB-188")
@pytest.mark.parametrize(
    ("cards", "reason"),
    [
        ({"debts": 1}, "why-not-opponent-no-deed"),
        ({"deeds": 1}, "why-not-opponent-no-debt"),
        ({"debts": 1, "deeds": 1}, "why-not-flips-equal"),
        ({"debts": 1, "deeds": 1, "paid": 2}, "why-not-flipped-more"),
    ],
)
def test_a_flip_of_its_choice_tells_why_it_is_not_the_other_kind(cards: dict[str, int], reason: str) -> None:
    """There is none of the other kind, or more or equally many of one were flipped before."""
    (event,) = told(give(against("cleric", cards), {"flip": "either"}), "flip-chosen")
    assert [why.key for _, why in event.why] == [reason]
