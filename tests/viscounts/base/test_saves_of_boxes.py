"""Boxes seen from the base game: the save of one mix is no save of another."""

from __future__ import annotations

import copy
import json
from functools import cache
from typing import Any

import pytest

import westkingdom as wk
from tests.kit.chapters.viscounts.boxes import EVERY_MIX, MIXES, a_game, facts
from tests.kit.laws.play import Chooser, play_on
from tests.kit.viscounts import BOTH, GATES
from westkingdom.engine.game import seal


@cache
def saved(boxes: tuple[str, ...], promos: bool) -> str:
    return json.dumps(a_game(boxes, promos, decisions=60).save())


def a_save(boxes: tuple[str, ...], promos: bool = False) -> dict[str, Any]:
    """A save of a game of this mix, to be damaged."""
    data: dict[str, Any] = json.loads(saved(boxes, promos))
    return data


@EVERY_MIX
def test_a_save_remembers_its_boxes_and_options(boxes: tuple[str, ...], promos: bool) -> None:
    """A loaded game is of the same mix and plays on as the one that was saved."""
    game = a_game(boxes, promos, decisions=60)
    again = wk.load_game(json.loads(json.dumps(game.save())))
    assert again.settings.data() == game.settings.data()
    assert (again.settings.expansions, bool(again.settings.options.get("promos"))) == (boxes, promos)
    for one in (game, again):
        play_on(one, Chooser(9), 40)
    assert again.digest() == game.digest()
    assert again.history == game.history


@pytest.mark.parametrize("boards", ["identical", "different"])
def test_a_save_remembers_which_manuscript_boards_were_wanted(boards: str) -> None:
    """The option is part of the settings."""
    game = wk.new_game("viscounts", seats=3, seed=4, expansions=GATES, manuscript_boards=boards)
    again = wk.load_game(json.loads(json.dumps(game.save())))
    assert again.settings.options["manuscript_boards"] == boards
    assert again.digest() == game.digest()


def refused(data: dict[str, Any]) -> None:
    """The forged save is refused with one sentence."""
    data["seal"] = seal(data)
    with pytest.raises(wk.BadSave) as caught:
        wk.load_game(data)
    assert str(caught.value).endswith(".")


@pytest.mark.parametrize("mix", MIXES, ids=str)
@pytest.mark.parametrize("other", MIXES, ids=str)
def test_a_save_of_one_mix_cannot_be_loaded_as_another(mix: Any, other: Any) -> None:
    """Forged settings do not fit the facts; with forged facts they do not fit the pieces on the table."""
    if mix == other:
        wk.load_game(a_save(*mix))
        return
    data = a_save(*mix)
    data["settings"]["expansions"] = list(other[0])
    data["settings"]["options"] = {"promos": True} if other[1] else {}
    refused(copy.deepcopy(data))
    data["facts"] = facts(*other).digest
    refused(data)


@pytest.mark.parametrize("boards", ["identical", "different"])
def test_a_save_with_another_wish_for_manuscript_boards_is_refused(boards: str) -> None:
    """Boards that were dealt from the different ones are not identical, and the other way round."""
    other = "identical" if boards == "different" else "different"
    game = wk.new_game("viscounts", seats=3, seed=4, expansions=GATES, manuscript_boards=boards)
    data: dict[str, Any] = json.loads(json.dumps(game.save()))
    data["settings"]["options"]["manuscript_boards"] = other
    refused(data)


@pytest.mark.parametrize("box", BOTH)
def test_a_save_without_the_part_of_a_box_or_with_a_damaged_one_is_refused(box: str) -> None:
    """Every field of a part is needed, in its shape."""
    whole: list[Any] = [None, [], 1, {}]
    for wrong in whole:
        data = a_save(BOTH)
        data["state"][box] = wrong
        refused(data)
    data = a_save(BOTH)
    del data["state"][box]
    refused(data)
    for field in a_save(BOTH)["state"][box]:
        values: list[Any] = [None, "x", 1.5, {}, [None], [["x"]]]
        for wrong in values:
            data = a_save(BOTH)
            data["state"][box][field] = wrong
            refused(data)
        data = a_save(BOTH)
        del data["state"][box][field]
        refused(data)
