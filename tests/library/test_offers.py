"""Games and boxes own their offers: what there is is found by looking, and put together from what each says."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import westkingdom as wk
from westkingdom._native import folders_with_offers, sources
from westkingdom.engine.offers import BoxOffer, Choice, GameOffer, Need, SoloOffer
from westkingdom.library import data
from westkingdom.library.offers import box_offers, choices_of, game_offer, needs_of, opponents_of
from westkingdom.library.settings import ANY_GAME

BOXES = [(game, box) for game in wk.GAMES for box in box_offers(game)]
IDS = [f"{game} {box.name}" for game, box in BOXES]


def test_a_game_is_a_folder_with_an_offer_and_so_is_a_box_in_it(tmp_path: Path) -> None:
    for folder in ("chess", "chess/queens_gambit", "engine", "chess/openings"):
        (tmp_path / folder).mkdir()
        (tmp_path / folder / "rules.py").touch()
    for folder in ("chess", "chess/queens_gambit"):
        (tmp_path / folder / "offer.py").touch()
    assert folders_with_offers(package=tmp_path) == ["chess"]
    assert folders_with_offers("chess", package=tmp_path) == ["queens_gambit"]
    compiled = [path.relative_to(tmp_path).as_posix() for path in sources(tmp_path)]
    assert compiled == ["chess/openings/rules.py", "chess/queens_gambit/rules.py", "chess/rules.py", "engine/rules.py"]


def test_the_games_are_the_folders_that_have_an_offer() -> None:
    assert sorted(wk.GAMES) == folders_with_offers()
    assert [game_offer(game).name for game in wk.GAMES] == list(wk.GAMES)


@pytest.mark.parametrize(("game", "box"), BOXES, ids=IDS)
def test_a_box_is_called_like_its_folder(game: str, box: BoxOffer) -> None:
    assert box.name.replace("-", "_") in folders_with_offers(game)


@pytest.mark.parametrize("game", wk.GAMES)
def test_no_two_boxes_of_a_game_have_the_same_place_in_their_order(game: str) -> None:
    """The order in which their data are loaded is part of the digest of a game."""
    orders = [box.order for box in box_offers(game)]
    assert len(set(orders)) == len(orders)


@pytest.mark.parametrize(("game", "box"), BOXES, ids=IDS)
def test_a_box_names_only_what_there_is(game: str, box: BoxOffer) -> None:
    """Its own files, options of the game and of its boxes, and boxes."""
    options = {choice.name for choice in choices_of(game)} | set(ANY_GAME)
    assert set(box.only_with) <= set(data.read_data(game, box.name))
    assert {word for words in box.only_with.values() for word in words} <= options | set(wk.GAMES[game].expansions)
    assert {*box.joins_with, *box.gives_effect, *box.takes_effect} <= options


def test_an_option_has_an_effect_where_its_game_or_a_box_says_so() -> None:
    plain, needy = Choice("plain"), Choice("needy", needs=(Need(option="plain", value="yes"),))
    gives = BoxOffer(name="gives", order=1, gives_effect={"needy": Need(box="gives")})
    takes = BoxOffer(name="takes", order=2, takes_effect=("plain", "needy"))
    assert needs_of(plain, [gives]) == ()
    assert needs_of(needy, [gives]) == (Need(option="plain", value="yes"), Need(box="gives"))
    assert needs_of(plain, [takes]) == (Need(but="takes"),)
    assert needs_of(needy, [gives, takes]) == (
        Need(option="plain", value="yes", but="takes"),
        Need(box="gives", but="takes"),
    )


def test_opponents_of_an_expansion_replace_those_of_the_game() -> None:
    game = GameOffer(name="game", title="Game", order=1)
    solo = BoxOffer(name="solo", order=1, joins_with=("solo",), solo=SoloOffer(("old",), (1,), (0,)))
    box = BoxOffer(name="box", order=2, solo=SoloOffer(("new",), (1,), (0,)))
    assert [(one.names, one.box, one.but) for one in opponents_of(game, [solo, box])] == [
        (("old",), "", "box"),
        (("new",), "box", ""),
    ]
    assert [(one.names, one.box, one.but) for one in opponents_of(game, [solo])] == [(("old",), "", "")]


def test_a_fault_of_ours_is_not_called_a_damaged_save(monkeypatch: pytest.MonkeyPatch) -> None:
    """A number that names nothing is damage; a wrong type can only come from our own code, and is heard of."""
    from westkingdom.library import games

    save = wk.new_game("viscounts", seats=2, seed=1).save()

    class Broken:
        def __init__(self, mistake: Exception) -> None:
            self.mistake = mistake

        def restored(self, *_: object) -> wk.Game:
            raise self.mistake

    def with_rules_that_raise(mistake: Exception) -> None:
        monkeypatch.setattr(games, "rules_of", lambda _: Broken(mistake))
        wk.load_game(save)

    with pytest.raises(wk.BadSave, match="damaged"):
        with_rules_that_raise(IndexError())
    for mistake in (TypeError("ours"), AttributeError("ours"), AssertionError("ours"), RecursionError("ours")):
        with pytest.raises(type(mistake), match="ours"):
            with_rules_that_raise(mistake)


def test_a_fault_in_our_own_data_is_not_called_a_correction(monkeypatch: pytest.MonkeyPatch) -> None:
    """Only an owner's corrections are refused with a sentence."""

    class Broken:
        def load(self, _: object) -> Any:
            raise KeyError("ours")

    monkeypatch.setattr(data, "rules_of", lambda _: Broken())
    mixed: Any = data.mixed_facts.__wrapped__
    with pytest.raises(KeyError, match="ours"):
        mixed("viscounts", (), (), "{}")
    with pytest.raises(wk.BadOptions, match="corrected data cannot be used"):
        mixed("viscounts", (), (), '{"townsfolk": []}')
