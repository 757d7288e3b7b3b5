"""Rulings: readings that a table may choose, offered with their boxes, checked, and kept wherever a game goes."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest

import westkingdom as wk
from westkingdom.engine.game import seal
from westkingdom.library.ledger import Rules
from westkingdom.library.offers import RulingOffer, bits_of
from westkingdom.library.replay import replay
from westkingdom.library.simulate import simulate

ALL = [(game, ruling) for game in wk.GAMES.values() for ruling in game.rulings]
WONDERS = ("works-of-wonder",)


def begun(rulings: object, boxes: tuple[str, ...] = WONDERS, **more: Any) -> wk.Game:
    return wk.new_game("architects", seats=2, expansions=boxes, seed=3, rulings=rulings, **more)


@pytest.fixture(scope="module")
def ledger() -> Rules:
    """The rules with their code and tests, for which all sources are read."""
    return Rules.load()


@pytest.mark.parametrize(("game", "ruling"), ALL, ids=[ruling.rule for _, ruling in ALL])
def test_a_ruling_is_one_of_the_ledger_and_of_a_box_that_there_is(
    ledger: Rules, game: wk.Offer, ruling: RulingOffer
) -> None:
    """It decides what the ledger marks as our own reading, and the code and tests that it names hold it."""
    assert ledger.entries[ruling.rule].inferred
    assert ruling.rule in ledger.implemented
    assert len(ledger.tested[ruling.rule]) >= 2
    assert len(set(ruling.readings)) == 2
    assert ruling.box in ("", *game.expansions)


@pytest.mark.parametrize("game", wk.GAMES.values(), ids=wk.GAMES)
def test_no_two_rulings_of_a_game_share_a_bit(game: wk.Offer) -> None:
    bits = bits_of(game.name)
    assert list(bits) == [ruling.rule for ruling in game.rulings]
    assert sum(bits.values()) == (1 << len(bits)) - 1


def test_a_ruling_is_offered_with_its_box_and_its_opponent() -> None:
    game = wk.GAMES["architects"]

    def named(boxes: tuple[str, ...], solo: bool) -> list[str]:
        return [one.rule for one in game.rulings_with(boxes, solo)]

    assert named((), False) == named((), True) == ["AB-105"]
    assert named(WONDERS, False) == ["AB-105", "WW-110", "WW-373"]
    assert named(WONDERS, True) == ["AB-105", "WW-110", "WW-373", "WW-253"]


def test_the_usual_reading_is_no_setting() -> None:
    """A game that names it is the game that does not: the same save, byte for byte."""
    named = begun({"WW-373": "each", "AB-105": "visit"})
    assert named.save() == begun(None).save() == begun({}).save()
    assert "rulings" not in named.settings.options


def test_another_reading_is_kept_by_saves_copies_and_replays() -> None:
    game = begun({"WW-373": "loss", "AB-105": "visit"})
    for _ in range(30):
        game.play(game.actions[-1])
    save = json.loads(json.dumps(game.save()))
    assert save["settings"]["options"] == {"rulings": {"WW-373": "loss"}}
    for other in (wk.load_game(save), game.copy(), game.determinize(game.seat, 1)):
        assert other.settings.rulings == game.settings.rulings != 0
    assert replay(save).whole


def test_a_scenario_takes_rulings() -> None:
    game = wk.scenario("architects", {"seats": [{}, {}]}, rulings={"AB-105": "capture"})
    assert game.settings.options["rulings"] == {"AB-105": "capture"}


def test_the_facts_of_a_mix_are_shared_by_all_readings() -> None:
    """A ruling changes no data, so that no save with other readings is refused for its facts."""
    assert begun({"WW-373": "loss"}).facts_digest() == begun(None).facts_digest()


@pytest.mark.parametrize(
    ("rulings", "boxes", "sentence"),
    [
        ({"XX-001": "each"}, WONDERS, "no ruling 'XX-001'; the rulings are: AB-105, WW-110, WW-373, WW-253"),
        ({"GG-049": "ribbons"}, WONDERS, "has no ruling 'GG-049'"),
        ({"WW-373": "all"}, WONDERS, "«WW-373» is one of each, loss, not 'all'"),
        ({"WW-373": True}, WONDERS, "«WW-373» is one of each, loss"),
        ({"WW-373": ["loss"]}, WONDERS, "«WW-373» is one of each, loss"),
        ({"WW-373": "loss"}, (), "WW-373 means something only with works-of-wonder"),
        ({"WW-253": "useful"}, WONDERS, "only with works-of-wonder and a solo opponent"),
        ("WW-373=loss", WONDERS, "Rulings are readings by the id of their rule"),
        ({7: "loss"}, WONDERS, "has no ruling 7"),
    ],
)
def test_a_ruling_that_is_not_there_is_refused_in_a_sentence(
    rulings: object, boxes: tuple[str, ...], sentence: str
) -> None:
    with pytest.raises(wk.BadOptions, match=re.escape(sentence)):
        begun(rulings, boxes)


def test_a_save_with_a_ruling_of_no_box_is_refused() -> None:
    save: Any = begun(None, ()).save()
    save["settings"]["options"]["rulings"] = {"WW-373": "loss"}
    save["seal"] = seal(save)
    with pytest.raises(wk.BadSave, match="only with works-of-wonder"):
        wk.load_game(save)


def test_a_simulation_is_played_by_rulings_and_says_so() -> None:
    report = simulate(
        "architects", seats=2, expansions=WONDERS, games=1, bots=["random"], rulings={"WW-373": "loss"}, seed=1
    )
    assert "architects with works-of-wonder and WW-373 loss" in report.text()
    assert report.data()["options"] == {"rulings": {"WW-373": "loss"}}


def test_a_world_that_a_seat_imagines_is_played_by_the_rulings_of_the_table() -> None:
    """Who searches without knowing the seed knows all the same how the table reads the rules."""
    game = begun({"WW-373": "loss"})
    assert game.seen_by(0, 1).settings.rulings == game.settings.rulings != 0
