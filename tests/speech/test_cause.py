"""Questions that nobody expects say why they are asked: whose card asks, what place, or what another player did."""

from __future__ import annotations

import random

import pytest

import westkingdom as wk
from westkingdom.engine.events import Event
from westkingdom.speech.cause import cause
from westkingdom.speech.face import face_for
from westkingdom.speech.screen import Paper

NAMES = ["Anna", "Odo", "Cyd"]
BOXES = {"viscounts": ("gates-of-gold", "keeper-of-keys"), "architects": ("works-of-wonder",)}


def causes(game: str, code: str, seed: int) -> list[tuple[str, str]]:
    """Kinds of questions of a random game, each with its cause."""
    luck = random.Random(seed)
    table = wk.new_game(game, seats=3, expansions=BOXES[game], seed=seed)
    table.listen()
    told: list[list[Event]] = []
    found: list[tuple[str, str]] = []
    while not table.over:
        assert table.log is not None
        told = [*told[-3:], list(table.log)]
        table.log.clear()
        face = face_for(table, NAMES, Paper(code), code)
        why = cause(face, table, [event for step in told for event in step])
        found.append((table.decision.kind, "" if why is None else face.speaker.label(why)))
        table.play(luck.choice(table.actions))
    return found


@pytest.mark.parametrize(
    ("game", "kind", "code", "said"),
    [
        ("viscounts", "rearrange", "en", "stopped on your space:"),
        ("viscounts", "rearrange", "fr", "s'arrête sur votre case\u00a0:"),
        ("viscounts", "rearrange", "ru", "останавливается на вашей клетке:"),
        ("architects", "draft", "en", "Keep 3, card 1 of 3:"),
        ("architects", "draft", "fr", "Gardez 3 cartes (1 sur 3)\u00a0:"),
        ("architects", "draft", "ru", "Оставьте карт: 3 (сейчас 1 из 3):"),
        ("architects", "order", "en", "Black Market reset:"),
    ],
)
def test_the_cause_of_a_question_is_told(game: str, kind: str, code: str, said: str) -> None:
    """In every language, before the question."""
    assert any(said in why for seed in range(3) for asked, why in causes(game, code, seed) if asked == kind)


def test_a_card_is_named_that_asks() -> None:
    """By its name alone: the question follows."""
    found = {why for seed in range(3) for kind, why in causes("viscounts", "en", seed) if kind == "discard"}
    assert "Financer:" in found


@pytest.mark.parametrize("game", BOXES)
def test_the_questions_of_every_turn_need_no_cause(game: str) -> None:
    """And most others have one."""
    found = causes(game, "en", 1)
    assert {why for kind, why in found if kind in ("play-card", "move", "action", "place", "workshop")} == {""}
    asked = [why for kind, why in found if kind in ("either", "may", "order", "draft", "free-hire", "rearrange")]
    assert len([why for why in asked if why]) >= 0.9 * len(asked) > 0


def test_what_befalls_another_player_is_no_cause() -> None:
    """But for a collision, a reset and what all may join in: an ability of somebody else asks nothing of oneself."""
    found = [why for seed in range(3) for _, why in causes("architects", "en", seed)]
    assert not [why for why in found if "takes effect" in why]


@pytest.mark.parametrize("game", BOXES)
def test_whoever_waits_is_told_what_they_may_know_of_the_question(game: str) -> None:
    """The question, its cause and how strong all are, are the same in worlds that a waiting seat cannot tell apart."""
    luck = random.Random(2)
    table = wk.new_game(game, seats=3, expansions=BOXES[game], seed=2)
    compared = 0
    while not table.over:
        for seat in {0, 1, 2} - {table.seat} if luck.random() < 0.15 else ():
            told = [told_of(world) for world in (table, table.seen_by(seat, 0), table.seen_by(seat, 1))]
            assert told[0] == told[1] == told[2]
            compared += 1
        table.play(luck.choice(table.actions))
    assert compared > 30


def told_of(world: wk.Game) -> tuple[str, str, object]:
    """What is said of a question to whoever is not asked."""
    face = face_for(world, NAMES, Paper("en"), "en")
    why = face.cause(world)
    question = face.speaker.sentence(world.decision.prompt)
    return question, "" if why is None else face.speaker.label(why), face.strengths(world)
