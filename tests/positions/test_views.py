"""Positions and views use the same words: whatever everybody can see is a position, and looks the same when it is laid."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import suppress
from typing import Any

import pytest

import westkingdom as wk
from tests.kit import asking
from tests.kit.laws.mix import Mix
from tests.kit.laws.play import Chooser, play_on
from tests.kit.laws.tables import TABLE

BEGINNINGS = {"viscounts": {"play-card", "move", "action", "recruit"}, "architects": {"place"}}
"""What is asked where a view can be laid out."""
FORGOTTEN = {"passed_on"}
"""What a position cannot express: which cards of the draft a seat has passed on."""
View = dict[str, Any]


def moments(mix: Mix, seats: int, seed: int, every: int) -> Iterator[wk.Game]:
    """Some moments of a random game at which a phase or a turn begins."""
    game, chooser, seen = mix.begin(seats, seed), Chooser(seed), 0
    while not game.over:
        view: View = asking.shown(game, None)
        if view["asked"]["kind"] in BEGINNINGS[mix.game] and view["asked"]["seat"] == view["turn"]:
            seen += 1
            if seen % every == 1:
                yield game
        game.play(chooser.option(game))


def visible(game: wk.Game) -> View:
    """All that is seen at a table: what everybody sees, and what each seat sees of itself."""
    view: View = asking.shown(game, None)
    for seat in range(game.settings.seats):
        own: View = asking.shown(game, seat)
        view["players"][seat] = own["players"][seat]
    return view


def told(game: wk.Game, seat: int | None) -> View:
    """A view without what a position cannot express."""
    view: View = asking.shown(game, seat)
    for player in view["players"]:
        for word in FORGOTTEN & set(player):
            player[word] = None
    return view


def laid(mix: Mix, position: View) -> wk.Game:
    """The position, played with the same boxes and options, after it has been written and read."""
    return wk.scenario(mix.game, json.loads(json.dumps(position)), expansions=mix.boxes, seed=9, **dict(mix.options))


@TABLE
def test_what_is_seen_can_be_laid_out_and_looks_the_same_to_everybody(mix: Mix, seats: int) -> None:
    """The views of all seats together are a position, whose views are the same for each of them and for spectators."""
    found = 0
    for game in moments(mix, seats, 5, 7):
        again = laid(mix, visible(game))
        for seat in (None, *range(game.settings.seats)):
            assert told(again, seat) == told(game, seat)
        found += 1
    assert found > 3


@TABLE
def test_what_a_spectator_sees_can_be_laid_out_and_played_to_its_end(mix: Mix, seats: int) -> None:
    """Hands not shown are dealt from what is hidden: the table looks the same, keeps its laws and can be played."""
    for game in moments(mix, seats, 6, 97):
        view: View = asking.shown(game, None)
        again = laid(mix, view)
        same: View = asking.shown(again, None)
        if view["asked"]["kind"] == same["asked"]["kind"]:
            assert told(again, None) == told(game, None)
        again.check()
        play_on(again, Chooser(1), 5000)
        assert again.over


@TABLE
def test_no_damaged_view_is_more_than_refused(mix: Mix, seats: int) -> None:
    """A view with anything in place of anything is laid out or refused with a sentence."""
    chooser = Chooser(seats)
    whole = next(visible(game) for i, game in enumerate(moments(mix, seats, 7, 9)) if i == 2)
    for _ in range(40):
        damaged = json.loads(json.dumps(whole))
        at: Any = damaged
        while True:
            keys = list(at) if isinstance(at, dict) else list(range(len(at)))
            key = keys[chooser.below(len(keys))]
            if not (isinstance(at[key], (dict, list)) and at[key] and chooser.below(3)):
                break
            at = at[key]
        at[key] = [None, -1, 99, True, "abbot", [], {}, [[]], {"seat": 7}, "c1"][chooser.below(10)]
        with suppress(wk.BadPosition, wk.BadOptions):
            laid(mix, damaged)


SAME: list[tuple[str, View, View]] = [
    ("viscounts", {"silver": 2, "ink": 1}, {"goods": {"silver": 2, "ink": 1}}),
    ("viscounts", {"tier1": {"c4": 2}, "tier3": 1}, {"castle": {"tier1": [0, 0, 0, 2, 0], "tier3": 1}}),
    ("viscounts", {"tier1": {"c4": 2}}, {"tier1": [0, 0, 0, 2, 0]}),
    ("viscounts", {"viscount": "7-8:IN"}, {"space": "7-8:IN"}),
    ("viscounts", {"debts": 2, "paid": 1}, {"debts": {"unpaid": 2, "paid": 1}}),
    ("viscounts", {"deeds": 2, "approved": 1}, {"deeds": {"acquired": 2, "approved": 1}}),
    ("architects", {"silver": 2, "clay": 1}, {"goods": {"silver": 2, "clay": 1}}),
    ("architects", {"debts": 2, "paid": 1}, {"debts": {"unpaid": 2, "paid": 1}}),
    ("architects", {"at": {"forest": 2}, "guildhall": 1}, {"workers_at": {"forest": 2}, "workers_in_guildhall": 1}),
    ("architects", {"captives": {"1": 2}}, {"captives": [0, 2]}),
]


@pytest.mark.parametrize(("game", "old", "new"), SAME)
def test_a_seat_may_be_described_in_the_words_of_a_view(game: str, old: View, new: View) -> None:
    """Both words put the same pieces into the same place."""
    tables = [wk.scenario(game, {"seats": [seat, {}]}) for seat in (old, new, {})]
    assert tables[0].digest() == tables[1].digest() != tables[2].digest()


CIRCLE = ["1-2", "3-4", "5-6", "7-8", "9-10"]
TABLES_SAME: list[tuple[str, View, View]] = [
    ("viscounts", {"to_act": 1}, {"turn": 1}),
    ("viscounts", {"rotation": 2}, {"castle_sections": ["c4", "c5", "c1", "c2", "c3"]}),
    ("architects", {"to_act": 1}, {"turn": 1}),
    (
        "architects",
        {"apprentices": [["app_thief"], []], "silver_on": {"app_thief": 2}},
        {"apprentices": [[{"apprentice": "app_thief", "silver": 2}], []]},
    ),
]


@pytest.mark.parametrize(("game", "old", "new"), TABLES_SAME)
def test_a_table_may_be_described_in_the_words_of_a_view(game: str, old: View, new: View) -> None:
    """Both words mean the same table."""
    tables = [wk.scenario(game, {"seats": [{}, {}], **words}) for words in (old, new, {})]
    assert tables[0].digest() == tables[1].digest() != tables[2].digest()


def test_buildings_may_be_named_by_their_spots() -> None:
    """Spots stand in the order of the places and their positions, as a view has them."""
    spots: list[object] = [None] * 20
    spots[14] = {"seat": 1, "slot": "w2"}
    old = wk.scenario("viscounts", {"segments": CIRCLE, "seats": [{}, {"built": {"w2": "7-8:3"}}]})
    new = wk.scenario("viscounts", {"segments": CIRCLE, "seats": [{}, {}], "spots": spots})
    assert old.digest() == new.digest()


def test_piles_have_their_top_first_in_a_position_and_last_in_a_view() -> None:
    """The discards of «seats» begin with the top card, those of «players» end with it, as each always did."""
    game = wk.scenario("viscounts", {"seats": [{"discard": ["abbot", "thief"]}, {}], "round": 5})
    view: View = asking.shown(game, 0)
    assert view["players"][0]["discard"] == ["thief", "abbot"]
    again: View = asking.shown(wk.scenario("viscounts", visible(game)), 0)
    assert again["players"][0]["discard"] == ["thief", "abbot"]


@pytest.mark.parametrize(
    ("game", "seat", "table", "sentence"),
    [
        (
            "viscounts",
            {"silver": 1, "goods": {"silver": 1}},
            {},
            "Seat 0 names «silver» twice, by itself and in «goods».",
        ),
        ("viscounts", {"space": "1-2:OL", "viscount": "1-2:OL"}, {}, "«space» and «viscount» are the same thing"),
        ("viscounts", {"goods": {"clay": 1}}, {}, "«goods» knows no «clay»; the words are silver, ink, stone, gold."),
        ("viscounts", {}, {"castle_sections": ["c1"]}, "«castle_sections» names c1, c2, c3, c4, c5 clockwise"),
        ("viscounts", {}, {"spots": [None]}, "«spots» names 20 buildings or null, not 1."),
        ("viscounts", {}, {"players": [{}, {}]}, "either «seats», or «players» as a view shows them, not both."),
        ("viscounts", {"hidden": []}, {}, "Seat 0 knows no «hidden»"),
        ("architects", {"at": {}, "workers_at": {}}, {}, "«workers_at» and «at» are the same thing"),
        ("architects", {}, {"turn": 1, "to_act": 1}, "«turn» and «to_act» are the same thing"),
    ],
)
def test_two_words_for_one_thing_are_refused(game: str, seat: View, table: View, sentence: str) -> None:
    """A position says a thing once, in either word."""
    with pytest.raises(wk.BadPosition) as refused:
        wk.scenario(game, {"seats": [seat, {}], **table})
    assert sentence in str(refused.value)


def test_the_middle_of_a_decision_is_refused_with_where_it_would_be_possible() -> None:
    """A view does not tell what is still to be done: only the beginning of a phase, or of one named, is laid out."""
    game = wk.scenario("viscounts", {"seats": [{}, {}], "round": 5, "resolve": {"gain": {"resource_any": 1}}})
    view = visible(game)
    with pytest.raises(
        wk.BadPosition, match="where it asks play-card, move, action, recruit, not in the middle of «resource»"
    ):
        wk.scenario("viscounts", view)
    assert wk.scenario("viscounts", {**view, "phase": "play"}).decision.kind == "play-card"
    begun = wk.new_game("architects", seats=2, seed=1)
    with pytest.raises(wk.BadPosition, match="at the beginning of a turn, where it asks place or take-back"):
        wk.scenario("architects", visible(begun))


def test_workers_may_be_named_beside_captives_of_a_later_seat() -> None:
    """Of 20 workers two are on the board of the seat that is named afterwards; the 18 that are left may be named."""
    seats = [{"workers": 18, "prisoners": 0}, {"captives": {"0": 2}}]
    view: View = asking.shown(wk.scenario("architects", {"seats": seats}), 0)
    assert view["players"][0]["workers"] == 18
