"""What a person knows of the opponent, worlds that are dealt again, and positions and saves that cannot be."""

from __future__ import annotations

import random
from typing import Any

import pytest

import westkingdom as wk
from tests.kit import asking
from tests.kit.viscounts import BOTH, KEYS
from tests.kit.viscounts_solo import QUIET, against, ai, begun, give, ids, turn
from westkingdom.engine.errors import BadPosition, BadSave
from westkingdom.engine.game import seal
from westkingdom.library.seal import revealed
from westkingdom.viscounts.keeper_of_keys.part import keys
from westkingdom.viscounts.solo.part import solo


def views(game: wk.Game) -> list[dict[str, object]]:
    return [asking.shown(game, 0), asking.shown(game, None)]


def test_the_order_of_piles_and_the_place_of_future_schemes_is_hidden() -> None:
    """At difficulty 3 nobody can tell which Future Schemes lie in the Draw Pile; all others in it are known."""
    view: dict[str, Any] = asking.shown(begun("cleric", difficulty=3), 0)
    opponent = view["players"][1]
    assert opponent["cards_in_draw_pile"] == 10
    assert len(opponent["hidden"]) == 7
    assert opponent["hidden"] == sorted(opponent["hidden"], key=opponent["hidden"].index)
    assert (view["solo"]["future_schemes"], len(view["solo"]["unseen"])) == (3, 6)


def test_a_scheme_card_is_known_once_it_was_turned_over_or_gained() -> None:
    game = turn(
        "cleric", "scheme-start-criminal-1", {"turns": 9, "future": ["scheme-future-cleric", "scheme-future-builder"]}
    )
    assert ids(game, ai(game).discard)[-1] == "scheme-future-cleric"
    assert ids(game, solo(game).unseen) == ["scheme-future-builder"]
    opened = turn("cleric", "scheme-future-cleric", {"turns": 9, "draw": ["scheme-future-cleric", *QUIET]})
    assert "scheme-future-cleric" not in ids(opened, solo(opened).unseen)


@pytest.mark.parametrize("boxes", [(), BOTH], ids=["base", "both"])
def test_worlds_that_are_dealt_again_look_the_same_and_differ_in_what_is_hidden(boxes: tuple[str, ...]) -> None:
    """Through a whole game every world shows what the true one shows, can be played on and obeys the laws."""
    game = begun("builder", boxes=boxes, seed=8, difficulty=3)
    luck = random.Random(8)
    hidden = set()
    while not game.over:
        world = game.determinize(0, game.decisions)
        world.check()
        assert views(world) == views(game)
        hidden.add(
            (tuple(ai(world).draw), tuple(solo(world).future)) != (tuple(ai(game).draw), tuple(solo(game).future))
        )
        game.play(luck.choice(game.actions))
    assert hidden == {True, False}


def test_every_future_scheme_may_lie_in_the_draw_pile_of_some_world() -> None:
    game = begun("cleric", difficulty=1)
    found = set()
    for seed in range(60):
        world = game.determinize(0, seed)
        found |= {card for card in ai(world).draw if card in solo(world).unseen}
        assert sorted(ai(world).mixed) == sorted(ai(world).draw)
    assert sorted(found) == solo(game).unseen


def test_ai_chest_tiles_are_hidden_until_they_are_flipped() -> None:
    game = begun("cleric", boxes=KEYS)
    orders = {tuple(keys(game.determinize(0, seed)).face_down) for seed in range(40)}
    assert len(orders) == 6
    view: dict[str, Any] = asking.shown(game, 0)
    assert view["keeper-of-keys"]["face_down"] == ["chest-ai-cleric", "chest-ai-builder", "chest-ai-noble"]
    give(game_ := against("cleric", boxes=KEYS), {"flip_ai_chest": 1})
    tile = keys(game_).slotted[1][0]
    assert {keys(game_.determinize(0, seed)).slotted[1][0] for seed in range(9)} == {tile}


def test_turning_over_a_scheme_card_is_a_seal() -> None:
    """The step that lets the opponent take its turn cannot be taken back."""
    game = against("cleric", {"turns": 9}, phase="draw", resolve={"gain": {"resource_any": 1}})
    parts = revealed(game, game.actions[0])
    assert any(part.startswith("players.board") for part in parts)


def test_copies_and_saves_play_on_alike() -> None:
    game = begun("cards", boxes=BOTH, seed=9, difficulty=2)
    luck = random.Random(9)
    while not game.over:
        option = luck.choice(game.actions)
        copy, saved = game.copy(), wk.load_game(game.save())
        for other in (game, copy, saved):
            other.play(option)
        assert copy.digest() == saved.digest() == game.digest()


def broken(game: wk.Game, part: str, **changes: object) -> dict[str, Any]:
    """A save with another value somewhere, sealed again."""
    data: dict[str, Any] = game.save()
    target = data["state"]["players"][1] if part == "opponent" else data["state"][part]
    target.update(changes)
    data["seal"] = seal(data)
    return data


@pytest.mark.parametrize(
    ("part", "changes", "why"),
    [
        ("solo", {"board": 4}, "no such AI board"),
        ("solo", {"board": 2}, "Another opponent"),
        ("solo", {"chain": 1}, "chain of dismissals"),
        ("solo", {"future": []}, "must be there 1 times"),
        ("solo", {"unseen": []}, "nobody has seen"),
        ("opponent", {"goods": [2, 0, 0, 0]}, "neither a hand nor silver"),
        ("opponent", {"space": 2}, "outside spaces only"),
        ("opponent", {"permanents": [256]}, "another board"),
        ("keeper-of-keys", {"face_down": [18, 19]}, "chest tile"),
    ],
    ids=str,
)
def test_saves_of_what_cannot_be_are_refused(part: str, changes: dict[str, object], why: str) -> None:
    game = against("cleric", boxes=KEYS)
    assert wk.load_game(game.save()).digest() == game.digest()
    with pytest.raises(BadSave, match=why):
        wk.load_game(broken(game, part, **changes))


def test_rules_of_the_opponent_cannot_be_still_to_be_done_for_a_person() -> None:
    game = against("cleric")
    for rule in ("solo.scheme-phase", "solo.turn-over", "solo.end-of-chain", "solo.set-up-opponent"):
        data: dict[str, Any] = game.save()
        data["state"]["stack"].insert(len(data["state"]["stack"]) - 1, [rule, 0, 0, 0])
        data["seal"] = seal(data)
        with pytest.raises(BadSave, match="is damaged"):
            wk.load_game(data)


@pytest.mark.parametrize(
    ("opponent", "why"),
    [
        ({"silver": 1}, "neither a hand nor silver"),
        ({"viscount": "1-2:IN"}, "outside spaces only"),
        ({"draw": ["squire"]}, "squire"),
        ({"future": ["scheme-start-cleric"]}, "«future» names"),
        ({"future": ["scheme-future-cleric", "scheme-future-cleric"]}, "«future» names"),
        ({"heroes": 1}, "heroes"),
    ],
    ids=str,
)
def test_positions_that_cannot_be_are_refused(opponent: dict[str, object], why: str) -> None:
    with pytest.raises(BadPosition, match=why):
        against("cleric", opponent)


def test_a_person_has_no_scheme_cards_and_the_opponent_only_its_own_phases() -> None:
    with pytest.raises(BadPosition):
        against("cleric", {}, {"hand": ["scheme-start-cleric"]})
    with pytest.raises(BadPosition, match="has the phases cards, collision"):
        against("cleric", to_act=1, phase="action")
    with pytest.raises(BadPosition, match="«future»"):
        wk.scenario("viscounts", {"seats": [{"future": []}, {}]})
