"""Boxes seen from the base game: what a mix is, what stays the same in every mix, and what the base game offers them."""

from __future__ import annotations

import copy
import json
import subprocess
import sys
from collections.abc import Callable
from functools import cache
from hashlib import sha256
from typing import Any

import pytest

import westkingdom as wk
from tests.kit.laws.play import Chooser, play_on
from tests.kit.viscounts import BOTH, GATES, KEYS, offers, pick, table
from tools.action_space import STRETCHES
from westkingdom.engine.game import seal
from westkingdom.library.data import facts_for, read_data
from westkingdom.library.settings import settings_for
from westkingdom.viscounts.game import Viscounts
from westkingdom.viscounts.state import Facts
from westkingdom.viscounts.terms import CARDS, UNSEEN

BOXES = [(), GATES, KEYS, BOTH]
MIXES = [(boxes, promos) for boxes in BOXES for promos in (False, True)]
EVERY_MIX = pytest.mark.parametrize(("boxes", "promos"), MIXES)


def facts(boxes: tuple[str, ...], promos: bool = False) -> Facts:
    """The data of a mix."""
    mix = facts_for(settings_for("viscounts", 2, boxes, 0, {"promos": promos}))
    assert isinstance(mix, Facts)
    return mix


def a_game(boxes: tuple[str, ...], promos: bool = False, seats: int = 2, decisions: int = 0) -> Viscounts:
    """A game of a mix after so many random decisions."""
    game = wk.new_game("viscounts", seats=seats, seed=11, expansions=boxes, promos=promos)
    play_on(game, Chooser(5), decisions)
    assert isinstance(game, Viscounts)
    return game


@cache
def saved(boxes: tuple[str, ...], promos: bool) -> str:
    return json.dumps(a_game(boxes, promos, decisions=60).save())


def a_save(boxes: tuple[str, ...], promos: bool = False) -> dict[str, Any]:
    """A save of a game of this mix, to be damaged."""
    data: dict[str, Any] = json.loads(saved(boxes, promos))
    return data


# --- the base game knows no box


def test_a_base_game_imports_no_module_of_a_box() -> None:
    """A base game is played, saved and loaded without the rules of any box; only what boxes offer is known."""
    program = """
import sys, json
import westkingdom as wk
game = wk.new_game("viscounts", seats=2, seed=3)
while not game.over:
    game.play(game.decision.options[0])
wk.load_game(json.loads(json.dumps(wk.new_game("viscounts", seats=4, seed=3).save())))
wk.scenario("viscounts", {"seats": [{}, {}]})
boxes = [name for name in sys.modules if any(box in name for box in ("gates_of_gold", "keeper_of_keys", "promos"))]
print([name for name in boxes if name.count(".") > 2 and not name.endswith((".offer", ".rulings"))])
"""
    found = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert found.stdout.strip() == "[]"


@pytest.mark.parametrize("box", BOTH)
def test_a_game_with_one_box_does_not_import_the_other(box: str) -> None:
    """Each box stands by itself."""
    program = f"""
import sys
import westkingdom as wk
wk.new_game("viscounts", seats=2, seed=3, expansions=[{box!r}])
print(sorted(name.split(".")[2] for name in sys.modules if name.startswith("westkingdom.viscounts.") and name.endswith(".box")
    and name.split(".")[2] in ("gates_of_gold", "keeper_of_keys")))
"""
    found = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert found.stdout.strip() == str([box.replace("-", "_")])


def test_a_base_game_carries_nothing_of_a_box() -> None:
    """State, view and save of a base game have no part of a box, also when boxes were played before."""
    for boxes in BOXES:
        a_game(boxes, promos=True)
    game = a_game((), decisions=40)
    assert game.parts == []
    assert set(game.state()) & set(BOTH) == set()
    text = json.dumps([game.save(), game.view(None)])
    for word in (*BOTH, "promos", "outsider", "chest", "kings-order"):
        assert word not in text


def test_the_facts_of_a_base_game_are_those_of_its_own_files() -> None:
    """The digest that a save of a base game carries covers no file of a box, and no number of a card: no card shows it."""
    own: dict[str, Any] = read_data("viscounts")
    for row in [*own["townsfolk"], *own["heroes"]]:
        del row["number"]
    text = json.dumps(own, sort_keys=True, separators=(",", ":"))
    assert facts(()).digest == sha256(text.encode()).hexdigest()
    assert len({facts(boxes, promos).digest for boxes, promos in MIXES}) == len(MIXES)


def test_other_mixes_in_the_same_process_change_nothing() -> None:
    """The same seed gives the same base game before and after games with boxes were played."""
    program = """
import westkingdom as wk
game = wk.new_game("viscounts", seats=2, seed=3)
while not game.over:
    game.play(game.decision.options[-1])
print(game.digest())
"""
    alone = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True).stdout.strip()
    a_game(BOTH, promos=True, decisions=50)
    game = wk.new_game("viscounts", seats=2, seed=3)
    while not game.over:
        game.play(game.decision.options[-1])
    assert game.digest() == alone


@EVERY_MIX
def test_a_mix_has_one_part_for_each_of_its_boxes(boxes: tuple[str, ...], promos: bool) -> None:
    """The state names the parts by their boxes; promotional cards have none."""
    game = a_game(boxes, promos)
    assert set(game.state()) & {*BOTH, "promos"} == set(boxes)
    assert [box.name for box in game.facts.boxes] == [*boxes, *(["promos"] if promos else [])]


# --- numbers never change


def numbers(mix: Facts) -> dict[str, int]:
    return mix.cards.number


def test_a_card_has_the_same_number_in_every_mix() -> None:
    """Cards and permanent things keep their numbers whatever they are mixed with, and no two share one."""
    everything = numbers(facts(BOTH, promos=True))
    assert len(set(everything.values())) == len(everything)
    for boxes, promos in MIXES:
        mix = numbers(facts(boxes, promos))
        assert mix.items() <= everything.items(), (boxes, promos)
    base = numbers(facts(()))
    for boxes in BOXES:
        assert base.items() <= numbers(facts(boxes)).items()


def test_the_numbers_of_sets_follow_each_other() -> None:
    """Each set has its own stretch of card numbers, below the number that stands for an unseen card."""

    def cards(boxes: tuple[str, ...], promos: bool = False) -> set[int]:
        return {number for number in numbers(facts(boxes, promos)).values() if number < CARDS}

    base = cards(())
    assert base == set(range(86))
    assert cards(GATES) - base == set(range(86, 144))
    assert cards(KEYS) - base == set(range(144, 177))
    assert cards((), promos=True) - base == set(range(177, 190))
    assert cards(BOTH, promos=True) == set(range(198))
    assert max(cards(BOTH, promos=True)) < UNSEEN


def test_player_cards_have_the_same_number_in_every_mix() -> None:
    """The number of a Player card is an option of the draft."""
    everything = facts(BOTH, promos=True).player_cards.number
    for boxes, promos in MIXES:
        assert facts(boxes, promos).player_cards.number.items() <= everything.items()


@pytest.mark.parametrize(
    ("boxes", "size"), [((), 1572), (GATES, 2816), (KEYS, 3136), (BOTH, 3136)], ids=["base", "gates", "keys", "both"]
)
def test_the_action_space_ends_with_the_last_box_of_the_mix(boxes: tuple[str, ...], size: int) -> None:
    """Promotional cards bring no kinds of decision."""
    assert a_game(boxes).action_space() == size
    assert a_game(boxes, promos=True).action_space() == size


def test_the_numbers_of_kinds_are_what_they_were() -> None:
    """Old games and trained models rely on them: this list may only grow at the end of a stretch."""
    pinned = {
        "either": 0,
        "may": 8,
        "pair": 16,
        "play-card": 48,
        "move": 304,
        "action": 320,
        "exchanges": 328,
        "building": 428,
        "workers": 444,
        "dismiss": 452,
        "pay": 460,
        "spot": 560,
        "recruit": 592,
        "free-hire": 600,
        "discard": 608,
        "destroy": 866,
        "rearrange": 1124,
        "flip": 1132,
        "resource": 1134,
        "free-workers": 1138,
        "castle-move": 1146,
        "resolve-section": 1162,
        "bump": 1170,
        "free-manuscript": 1178,
        "order": 1186,
        "pause": 1506,
        "turn-option": 1508,
        "welcome": 1792,
        "refuse": 2048,
        "ribbon": 2304,
        "last-deed": 2308,
        "discard-debt": 2564,
        "hero": 2816,
        "chest": 3072,
        "chest-slot": 3105,
    }
    assert {kind.name: kind.base for _, kinds, _, _ in STRETCHES["Viscounts"] for kind in kinds} == pinned


KINDS = {
    kind.name: range(kind.base, kind.base + kind.size) for _, kinds, _, _ in STRETCHES["Viscounts"] for kind in kinds
}


@EVERY_MIX
@pytest.mark.parametrize("seats", [2, 4])
def test_every_option_lies_in_the_stretch_of_its_kind(boxes: tuple[str, ...], promos: bool, seats: int) -> None:
    """In whole games of every mix, also for what is explained as impossible."""
    game = wk.new_game("viscounts", seats=seats, seed=seats, expansions=boxes, promos=promos)
    chooser = Chooser(seats)
    size = game.action_space()
    while not game.over:
        decision = game.decision
        for option in decision.options:
            assert option.id in KINDS[option.kind]
            assert option.id < size
        for entry in decision.why_not():
            assert any(entry.id in KINDS[kind] for kind in (decision.kind, "turn-option"))
        game.play(chooser.option(game))


# --- what can be asked for


@pytest.mark.parametrize(
    ("wrong", "word"),
    [
        ({"expansions": ["gates"]}, "gates-of-gold, keeper-of-keys"),
        ({"expansions": ["gates_of_gold"]}, "gates-of-gold, keeper-of-keys"),
        ({"expansions": ["promos"]}, "gates-of-gold, keeper-of-keys"),
        ({"expansions": ["Gates of Gold"]}, "gates-of-gold, keeper-of-keys"),
        ({"expansions": [None]}, "None"),
        ({"expansions": [["gates-of-gold"]]}, "gates-of-gold"),
        ({"expansions": [1]}, "1"),
        ({"expansions": "gates-of-gold"}, "list"),
        ({"expansions": None}, "list"),
        ({"expansions": {"gates-of-gold": True}}, "list"),
        ({"promos": "yes"}, "true or false"),
        ({"promos": 1}, "true or false"),
        ({"promos": None}, "true or false"),
        ({"promos": []}, "true or false"),
        ({"manuscript_boards": "same"}, "different, identical"),
        ({"manuscript_boards": True}, "different, identical"),
        ({"manuscript_boards": None}, "different, identical"),
        ({"manuscript_boards": ["identical"]}, "different, identical"),
        ({"manuscript_boards": 0}, "different, identical"),
        ({"expansions": ["gates-of-gold"], "heroes": 1}, "heroes"),
    ],
    ids=str,
)
def test_what_no_box_or_option_is_called_is_refused_with_a_sentence(wrong: dict[str, Any], word: str) -> None:
    """The sentence says what would have been right."""
    beginnings: list[Callable[[], wk.Game]] = [
        lambda: wk.new_game("viscounts", seats=2, seed=1, **wrong),
        lambda: wk.scenario("viscounts", {"seats": [{}, {}]}, **wrong),
    ]
    for begin in beginnings:
        with pytest.raises(wk.BadOptions) as caught:
            begin()
        sentence = str(caught.value)
        assert word in sentence
        assert sentence.endswith(".")
        assert "\n" not in sentence


@pytest.mark.parametrize("named", [["keeper-of-keys", "gates-of-gold"], ("gates-of-gold", "keeper-of-keys") * 2])
def test_boxes_may_be_named_in_any_order_and_twice(named: list[str]) -> None:
    """A mix is a set of boxes."""
    game = wk.new_game("viscounts", seats=2, seed=11, expansions=named)
    assert game.settings.expansions == BOTH
    assert game.digest() == a_game(BOTH).digest()


def test_the_offer_names_its_boxes_and_options() -> None:
    """Every box that is offered can be played."""
    offer = wk.GAMES["viscounts"]
    assert offer.expansions == BOTH
    assert list(offer.options) == ["manuscript_boards", "promos"]


def test_promos_that_are_not_wanted_are_as_if_nobody_had_asked() -> None:
    """False is what an option is without being named."""
    assert a_game((), promos=False).save() == wk.new_game("viscounts", seats=2, seed=11).save()


def test_collectors_cards_come_with_both_boxes_only() -> None:
    """They name pieces of both."""
    for boxes in BOXES:
        mix = numbers(facts(boxes, promos=True))
        assert ("hero-mayya" in mix) == (boxes == BOTH)
        assert ("outsider-vigilante" in mix) == (boxes == BOTH)
        assert "king-dan" in mix


# --- saves


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


# --- positions


SEATS_WRONG: list[tuple[tuple[str, ...], dict[str, Any]]] = [
    (GATES, {"manuscript_board": "green"}),
    (GATES, {"manuscript_board": 1}),
    (GATES, {"columns": 3}),
    (GATES, {"columns": [0]}),
    (GATES, {"columns": [5]}),
    (GATES, {"columns": [True]}),
    (GATES, {"columns": ["3"]}),
    (GATES, {"builder": "diversified"}),
    (GATES, {"builder": ["other"]}),
    (GATES, {"builder": ["diversified", "diversified"]}),
    (GATES, {"builder": [[]]}),
    (GATES, {"hand": ["kings-order"] * 24}),
    (GATES, {"hand": ["outsider-hunter", "outsider-hunter"]}),
    (GATES, {"hero": "outsider-hunter"}),
    (GATES, {"manuscripts": ["ms-grey-start-board"]}),
    (GATES, {"manuscripts": ["ms-any-5-any"]}),
    (GATES, {"chests": [None, None, None]}),
    (KEYS, {"chests": ["chest-double-cleric"]}),
    (KEYS, {"chests": "chest-double-cleric"}),
    (KEYS, {"chests": ["chest-double-cleric", "chest-double-cleric", None]}),
    (KEYS, {"chests": ["no-tile", None, None]}),
    (KEYS, {"chests": [[], None, None]}),
    (KEYS, {"public": ["workshop"]}),
    (KEYS, {"public": {"tower": "1-2:1"}}),
    (KEYS, {"public": {"workshop": "1-2:9"}}),
    (KEYS, {"public": {"workshop": 1}}),
    (KEYS, {"public": {"workshop": "1-2:1", "guildhall": "1-2:1"}}),
    (KEYS, {"public": {"workshop": "1-2:1"}, "built": {"w1": "1-2:1"}}),
    (KEYS, {"shown": ["squire"], "hand": ["abbot"]}),
    (KEYS, {"shown": ["abbot", "abbot"], "hand": ["abbot"]}),
    (KEYS, {"shown": "abbot", "hand": ["abbot"]}),
    (KEYS, {"columns": [3]}),
    ((), {"columns": [3]}),
    ((), {"chests": [None, None, None]}),
]
TABLES_WRONG: list[tuple[tuple[str, ...], dict[str, Any]]] = [
    (GATES, {"outsiders": "outsider-hunter"}),
    (GATES, {"outsiders": ["outsider-hunter"] * 2}),
    (GATES, {"outsiders": ["abbot"]}),
    (GATES, {"outsiders": ["outsider-hunter", "outsider-tyrant", "outsider-envoy-1", "outsider-envoy-2"]}),
    (GATES, {"outsider_pile": ["outsider-hunter"] * 2}),
    (GATES, {"outsider_pile": [None]}),
    (GATES, {"kings_orders": 24}),
    (GATES, {"kings_orders": -1}),
    (GATES, {"kings_orders": True}),
    (GATES, {"castle_leader_card": "castle-leader"}),
    (GATES, {"castle_leader_card": ["castle-leader-move"]}),
    (GATES, {"castle_leader_card": "builder-diversified-hand"}),
    (GATES, {"builder_cards": ["builder-diversified-hand"]}),
    (GATES, {"builder_cards": ["builder-specialized-order-silver", "builder-diversified-hand"]}),
    (GATES, {"builder_cards": {}}),
    (GATES, {"wild_ribbon": "any"}),
    (GATES, {"wild_ribbon": 2}),
    (GATES, {"wild_ribbon": "grey"}),
    (GATES, {"heroes": []}),
    (KEYS, {"heroes": ["hero-scarlette", "hero-scarlette"]}),
    (KEYS, {"heroes": ["abbot"]}),
    (KEYS, {"heroes": "hero-scarlette"}),
    (KEYS, {"heroes": ["hero-scarlette", "hero-zesiro", "hero-fara", "hero-mariam"]}),
    (KEYS, {"hero_pile": ["hero-scarlette"] * 2}),
    (KEYS, {"hero_pile": [1]}),
    (KEYS, {"chests": ["chest-double-cleric"] * 2}),
    (KEYS, {"chests": [None]}),
    (KEYS, {"chests": {}}),
    (KEYS, {"chest_pile": ["chest-double-cleric"] * 2}),
    (KEYS, {"chest_pile": ["abbot"]}),
    (KEYS, {"outsiders": []}),
    ((), {"outsiders": []}),
    ((), {"heroes": []}),
]


def sentence_of(boxes: tuple[str, ...], seat: dict[str, Any], position: dict[str, Any]) -> str:
    with pytest.raises(wk.BadPosition) as caught:
        table(seat, boxes=boxes, **position)
    return str(caught.value)


@pytest.mark.parametrize(("boxes", "seat"), SEATS_WRONG, ids=str)
def test_a_seat_that_cannot_be_is_refused_with_one_sentence(boxes: tuple[str, ...], seat: dict[str, Any]) -> None:
    """Words of a box with wrong values, and words of a box that is not there."""
    sentence = sentence_of(boxes, seat, {})
    assert sentence.endswith(".")
    assert "\n" not in sentence


@pytest.mark.parametrize(("boxes", "position"), TABLES_WRONG, ids=str)
def test_a_table_that_cannot_be_is_refused_with_one_sentence(boxes: tuple[str, ...], position: dict[str, Any]) -> None:
    """Words of a box with wrong values, and words of a box that is not there."""
    sentence = sentence_of(boxes, {}, position)
    assert sentence.endswith(".")
    assert "\n" not in sentence


ODD: list[Any] = [
    *(None, 0, 1, -1, 99, True, 1.5, "", "abbot", "grey", "workshop", "kings-order", (1, 2), {}, {"x": 1}, {1: 2}),
    *([], [None], [1], [True], [[]], [{}], ["x"], ["abbot"], ["kings-order"], ["diversified"], [1, 1], [1, 2, 3, 4]),
    *(["hero-scarlette"], ["outsider-hunter"], ["chest-double-cleric", None, None], {"workshop": "7-8:1"}),
    *({"workshop": None}, ["builder-diversified-hand", "builder-specialized-order-silver"], "castle-leader-move"),
]


@pytest.mark.parametrize("boxes", [GATES, KEYS, BOTH], ids=str)
def test_whatever_a_word_of_a_box_is_given_is_laid_out_or_refused(boxes: tuple[str, ...]) -> None:
    """No value of any word raises anything but BadPosition, and what is laid out can be saved and played."""
    laid = 0
    for box in facts(boxes).boxes:
        for word in [*box.table_words, *box.seat_words]:
            for value in ODD:
                seat, position = ({word: value}, {}) if word in box.seat_words else ({}, {word: value})
                try:
                    game = table(seat, boxes=boxes, **position)
                except wk.BadPosition as mistake:
                    assert str(mistake).endswith(".")  # noqa: PT017
                    continue
                laid += 1
                assert wk.load_game(game.save()).digest() == game.digest()
                play_on(game, Chooser(1), 6)
                game.check()
    assert laid > 10


def test_a_position_says_what_its_words_say() -> None:
    """Every word of both boxes is found again in the view."""
    game = table(
        {
            "manuscript_board": "blue",
            "columns": [3],
            "builder": ["specialized"],
            "hand": ["kings-order", "hero-zesiro", "squire"],
            "shown": ["hero-zesiro"],
            "chests": [None, "chest-criminal-gold", None],
            "public": {"workshop": "7-8:1"},
        },
        {"hero": "hero-fara"},
        boxes=BOTH,
        outsiders=["outsider-hunter", "outsider-tyrant", "outsider-envoy-1"],
        outsider_pile=["outsider-rogue-1"],
        kings_orders=22,
        castle_leader_card="castle-leader-move",
        builder_cards=["builder-diversified-hand", "builder-specialized-order-silver"],
        heroes=["hero-scarlette", "hero-mariam", "hero-girard"],
        hero_pile=["hero-ada"],
        chests=["chest-double-cleric", "chest-double-noble", "chest-split-noble", "chest-silver-noble"],
        chest_pile=["chest-split-cleric"],
    )
    boxes: Any = game.view(None)
    gates, keys = boxes["gates-of-gold"], boxes["keeper-of-keys"]
    assert gates["outsiders"] == ["outsider-hunter", "outsider-tyrant", "outsider-envoy-1"]
    assert (gates["outsiders_in_pile"], gates["kings_orders"]) == (1, 22)
    assert gates["castle_leader"] == "castle-leader-move"
    assert gates["builder_cards"] == ["builder-diversified-hand", "builder-specialized-order-silver"]
    assert gates["players"][0]["manuscript_board"] == "manuscript-board-blue"
    assert [column["unlocked"] for column in gates["players"][0]["columns"]] == [True, False, True, False]
    assert gates["players"][0]["builder_cards"] == ["builder-specialized-order-silver"]
    assert keys["heroes"] == ["hero-scarlette", "hero-mariam", "hero-girard"]
    assert (keys["heroes_in_pile"], keys["chests_in_pile"]) == (1, 1)
    assert keys["chests"] == ["chest-double-cleric", "chest-double-noble", "chest-split-noble", "chest-silver-noble"]
    assert keys["players"][0]["chests"] == [None, "chest-criminal-gold", None]
    assert keys["public_buildings"][2] == {"card": "public-workshop", "seat": 0}
    assert [game.cards.ids[card] for card in game.players[0].shown] == ["hero-zesiro"]


def test_a_line_that_is_named_in_part_is_filled_from_its_pile() -> None:
    """New pieces join on the left, as in play."""
    game = table({}, boxes=BOTH, outsiders=["outsider-hunter"], heroes=["hero-scarlette"], chests=["chest-split-noble"])
    view: Any = game.view(None)
    lines = [view["gates-of-gold"]["outsiders"], view["keeper-of-keys"]["heroes"], view["keeper-of-keys"]["chests"]]
    assert [len(line) for line in lines] == [3, 3, 4]
    assert [line[-1] for line in lines] == ["outsider-hunter", "hero-scarlette", "chest-split-noble"]


@pytest.mark.parametrize(
    ("seat", "position", "left"),
    [
        ({"hand": ["thief"], "draw": ["squire"], "discard": ["abbot"]}, {}, 23),
        ({"hand": ["thief"], "draw": ["squire"], "discard": ["kings-order", "abbot"]}, {}, 22),
        ({}, {"removed": ["kings-order"]}, 22),
    ],
    ids=str,
)
def test_a_kings_order_never_leaves_the_game(seat: dict[str, Any], position: dict[str, Any], left: int) -> None:
    """One that is named nowhere, or among what was removed, has gone home to its pile. [GG-113]"""
    game = table(seat, boxes=GATES, **position)
    view: Any = game.view(None)
    assert view["gates-of-gold"]["kings_orders"] == left
    assert "kings-order" not in view["removed"]


# --- what the base game offers to boxes


def seat_view(game: wk.Game, seat: int = 0) -> Any:
    players: Any = game.view(seat)["players"]
    return players[seat]


def test_of_two_free_hires_the_second_may_be_declined() -> None:
    """The first is mandatory, the second an offer; who declines it hires nobody."""
    tops = {"1-2": ["pastor"], "3-4": ["debt-collector-4"]}
    for second, hired in (("recruit-nobody", 1), ("hire-card", 2)):
        game = table({"hand": ["abbot"]}, phase="draw", townsfolk=tops, resolve={"hire_free": 2})
        assert offers(game, key="recruit-nobody") == []
        before = len(game.players[0].discard)
        pick(game, "free-hire", card="debt-collector-4")
        assert game.decision.kind == "free-hire"
        assert len(offers(game, key="recruit-nobody")) == 1
        if second == "recruit-nobody":
            pick(game, "free-hire", key="recruit-nobody")
        else:
            pick(game, "free-hire", card="pastor")
        hires = [card for card in ("debt-collector-4", "pastor") if numbers(facts(()))[card] in game.players[0].discard]
        assert len(hires) == hired
        assert len(game.players[0].discard) == before + hired


def test_a_single_free_hire_cannot_be_declined() -> None:
    """What was mandatory in the base game stays so."""
    game = table({"hand": ["abbot"]}, phase="draw", resolve={"hire_free": 1})
    assert {option.label.key for option in game.decision.options} == {"hire-card"}


def test_two_free_hires_go_on_after_a_save() -> None:
    """The second hire remembers that it is the second."""
    game = table({"hand": ["abbot"]}, phase="draw", townsfolk={"3-4": ["debt-collector-4"]}, resolve={"hire_free": 2})
    pick(game, "free-hire", card="debt-collector-4")
    again = wk.load_game(json.loads(json.dumps(game.save())))
    pick(again, "free-hire", key="recruit-nobody")
    assert again.decision.kind != "free-hire"


def test_draw_draws_cards_into_the_hand_whatever_the_limit() -> None:
    """Cards come from the top of the Draw Pile; without cards and discards nothing happens."""
    game = table({"hand": ["abbot"], "draw": ["thief", "squire", "journeyman-1"]}, phase="recruit", resolve={"draw": 2})
    assert seat_view(game)["hand"] is not None
    drawn = [game.cards.ids[card] for card in game.players[0].hand]
    assert drawn[:3] == ["abbot", "thief", "squire"]


@pytest.mark.parametrize(
    ("least", "most", "spaces"),
    [
        (1, 1, {"1-2:OR", "1-2:IN"}),
        (1, 2, {"1-2:OR", "1-2:IN", "3-4:OL", "3-4:IN"}),
        (2, 2, {"1-2:OR", "3-4:OL", "3-4:IN"}),
    ],
)
def test_an_effect_moves_the_viscount_within_its_limits(least: int, most: int, spaces: set[str]) -> None:
    """Spaces within the distance are offered for nothing."""
    move = {"move_viscount": {"min": least, "max": most}}
    game = table({"viscount": "1-2:OL", "silver": 3}, phase="draw", resolve=move)
    assert game.decision.kind == "move"
    found = set()
    for option in game.decision.options:
        assert option.cost == []
        space: Any = option.label.args["space"]
        found.add(f"{space.args['segment']}:{space.args['kind']}")
    assert found == spaces
    game.play(game.decision.options[0])
    assert seat_view(game)["goods"]["silver"] == 3


def test_whoever_is_met_by_a_moved_viscount_may_rearrange() -> None:
    """As after any other movement. [VB-088]"""
    other = {"viscount": "1-2:OR", "board": ["abbot", "thief", None], "hand": []}
    game = table({"viscount": "1-2:OL"}, other, phase="draw", resolve={"move_viscount": {"min": 1, "max": 1}})
    pick(game, "move", segment="1-2", kind="OR")
    assert (game.seat, game.decision.kind) == (1, "rearrange")


def test_an_action_as_an_effect_follows_the_rules_of_the_action() -> None:
    """The Ferryman gives a Trade action, or 3 Silver: the action is possible where a Trade is, and nowhere else."""
    words = {"hand": ["ferryman", "thief"]}
    here = table({**words, "viscount": "1-2:OL", "silver": 2}, boxes=KEYS)
    pick(here, "play-card", card="ferryman")
    pick(here, "either", key="effect-action-trade")
    assert here.decision.kind == "exchanges"
    again = wk.load_game(json.loads(json.dumps(here.save())))
    assert again.actions == here.actions
    here.play(here.decision.options[0])
    assert here.decision.kind in ("dismiss", "pay", "move")
    inside = table({**words, "viscount": "1-2:IN", "silver": 2}, boxes=KEYS)
    pick(inside, "play-card", card="ferryman")
    assert inside.decision.kind == "move"
    assert seat_view(inside)["goods"]["silver"] == 5


@pytest.mark.parametrize("phase", ["cards", "movement", "action", "recruit", "draw"])
def test_a_position_with_an_action_is_refused_or_can_be_saved(phase: str) -> None:
    """Whatever can be laid out can be saved and loaded at its first decision."""
    words = {"viscount": "1-2:OL", "silver": 5, "board": ["abbot", None, None], "hand": ["thief"]}
    try:
        game = table(words, phase=phase, resolve={"action": "trade"})
    except wk.BadPosition:
        return
    assert wk.load_game(game.save()).actions == game.actions


def test_a_card_leaves_the_game_after_its_other_effects() -> None:
    """Frederick drops off, three Workers are placed, then he is out of the game."""
    words = {"board": [None, None, "hero-frederick"], "hero": "hero-frederick", "hand": ["squire", "abbot"]}
    game = table(words, boxes=KEYS)
    number = game.cards.number["hero-frederick"]
    assert game.decision.kind == "free-workers"
    assert number not in game.removed + game.players[0].discard
    again = wk.load_game(json.loads(json.dumps(game.save())))
    for one in (game, again):
        assert isinstance(one, Viscounts)
        one.play(one.decision.options[0])
        assert number in one.removed
        assert number not in one.players[0].discard


def test_a_card_stays_with_a_player_who_would_have_too_few() -> None:
    """Nobody ever has fewer than three cards: the card is discarded instead. [VB-048]"""
    words = {
        "board": [None, None, "hero-frederick"],
        "hero": "hero-frederick",
        "hand": ["squire", "abbot"],
        "draw": [],
        "discard": [],
    }
    game = table(words, boxes=KEYS)
    game.play(game.decision.options[0])
    number = game.cards.number["hero-frederick"]
    assert number not in game.removed
    assert number in game.players[0].discard


def test_resources_stand_for_silver_only_with_the_ability() -> None:
    """Column 2 of a Manuscript Board: a payment of Silver asks good by good; without it only Silver counts."""
    tops = {"1-2": ["pastor"]}
    price = facts(()).cards.cost[facts(()).cards.number["pastor"]]
    words = {"viscount": "1-2:OL", "stone": price, "board": ["abbot", None, None], "hand": ["thief"]}
    poor = table({**words, "columns": [1]}, boxes=GATES, phase="recruit", townsfolk=tops)
    assert offers(poor, key="recruit-card") == []
    rich = table({**words, "columns": [2]}, boxes=GATES, phase="recruit", townsfolk=tops)
    pick(rich, "recruit", key="recruit-card")
    assert rich.players[0].goods[2] == 0
    mixed = table({**words, "columns": [2], "silver": 1}, boxes=GATES, phase="recruit", townsfolk=tops)
    pick(mixed, "recruit", key="recruit-card")
    assert mixed.decision.kind == "pay"
    mixed.play(mixed.decision.options[-1])
    assert sum(mixed.players[0].goods) == 1


def test_turn_options_are_offered_while_they_can_be_paid() -> None:
    """Column 4: rearranging for three resources, also between phases, where it makes a pause."""
    words = {"columns": [4], "stone": 3, "board": ["abbot", "thief", None], "hand": ["squire"]}
    game = table(words, boxes=GATES, phase="draw")
    assert game.decision.kind == "pause"
    assert [option.kind for option in game.decision.options] == ["pause", "turn-option"]
    game.play(game.decision.options[1])
    assert game.decision.kind == "rearrange"
    assert game.players[0].goods[2] == 0
    game.play(game.decision.options[-1])
    assert game.decision.kind != "pause"
    poor = table({**words, "stone": 2}, boxes=GATES, phase="draw")
    assert poor.decision.kind != "pause"


def test_a_pause_without_a_use_leaves_no_trace() -> None:
    """Where no ability can be used nobody is asked, and nothing is told of it."""
    game = table({"columns": [3], "silver": 1, "hand": ["squire", "abbot", "thief"]}, boxes=GATES)
    events = game.listen()
    while game.seat == 0 and not game.over:
        assert game.decision.kind != "pause"
        game.play(game.decision.options[-1])
        if seat_view(game)["goods"]["silver"] > 1:
            break
    assert [event for event in events if event.args.get("decision") == "pause"] == []


@pytest.mark.parametrize("position", [{1: 2}, {"seats": [{}, {}], 3: 4}, {"seats": [{5: 6}, {}]}])
def test_a_position_with_a_name_that_is_no_word_is_refused(position: Any) -> None:
    """A position is plain data whose names are words, at the table and at every seat."""
    with pytest.raises(wk.BadPosition):
        wk.scenario("viscounts", position)
