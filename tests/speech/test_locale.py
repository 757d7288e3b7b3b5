"""Everything that is said can be said in English, and English has nothing to say that nobody says."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

import westkingdom as wk
from tests.kit.speech.english import BOX, BOXES, GAMES
from westkingdom.architects import terms as architects
from westkingdom.architects.conditions import COMPARISONS
from westkingdom.architects.counters import OTHER_COUNTERS, WORDS
from westkingdom.architects.effects import OTHER_GAINS
from westkingdom.architects.effects import VOCABULARY as ARCHITECTS_EFFECTS
from westkingdom.architects.guardhouse import WORDS as GUARD_WORDS
from westkingdom.architects.solo.clauses import DEEDS
from westkingdom.architects.works_of_wonder import terms as wonders
from westkingdom.bots.levels import known_bots
from westkingdom.engine.effects import EITHER, MAY
from westkingdom.library.events import event_kinds
from westkingdom.library.offers import part_offers
from westkingdom.speech.bots import bot_names
from westkingdom.speech.guide import chapters_of
from westkingdom.speech.language import sources
from westkingdom.speech.viscounts.boxes import board_ids
from westkingdom.speech.viscounts.solo import ai_boards_of
from westkingdom.table.events import EVENTS
from westkingdom.terminal.session import COMMANDS
from westkingdom.viscounts.debts import CARD_KINDS
from westkingdom.viscounts.effects import GAIN_ORDER, VOCABULARY
from westkingdom.viscounts.gates_of_gold import terms as gates
from westkingdom.viscounts.keeper_of_keys import terms as keys_of_box
from westkingdom.viscounts.scoring import COUNTERS
from westkingdom.viscounts.solo.load import ANSWERED
from westkingdom.viscounts.terms import ACTIONS, BUILDINGS, GOODS, ICONS, KINDS, MOMENTS, RIBBONS, SLOTS, SPACE_KINDS
from westkingdom.viscounts.turn import PHASE_NAMES

SOURCE = Path(wk.__file__).parent
SAYING = {"say", "amount", "Message", "refusal"}
KEY = re.compile(r"(why-not|sealed|ui|help)-[a-z-]+")
"""Keys that are kept in tables, or given back by functions, before they are said."""


def hyphens(words: list[str]) -> list[str]:
    return [word.replace("_", "-") for word in words]


def icons(vocabulary: object) -> list[str]:
    """All icons that an effect of the data shows."""
    assert vocabulary in (VOCABULARY, ARCHITECTS_EFFECTS)
    return hyphens(sorted({icon for effect in vocabulary.made.values() for icon in effect.icons()}))


def score_lines(game: wk.Game) -> list[str]:
    return [f"score-{line.replace('_', '-')}" for line, _ in game.scores[0].lines]


RIBBON_COUNTERS = [*[f"ribbon_{ribbon}" for ribbon in RIBBONS], "ribbon_sets_of_4"]
NAMED_ONE_BY_ONE = ("bonus", "column", "public", "scheme")

OF_ALL_GAMES: dict[str, list[str]] = {
    "rule-{}": [],  # the name of last resort for a rule without words; no effect of the data needs it
    "bot-{}": [f"bot-{bot}" for bot in known_bots()],
    "bot-{}-about": [f"bot-{bot}-about" for bot in known_bots()],
    "bot-name-{}": list(bot_names().values()),
    "command-{}": [f"command-{word}" for word in COMMANDS],
    "help-{}": [f"help-{word}" for word in COMMANDS],
    "game-{}": [f"game-{game}" for game in GAMES],
    "box-{}": [f"box-{box}" for offer in wk.GAMES.values() for box in offer.expansions],
    "credit-{}": [f"credit-{one.deed}" for game in wk.GAMES for part in part_offers(game) for one in part.credits],
    "guide-section-{}": [
        f"guide-section-{section}" for game in GAMES for chapter in chapters_of(game) for section in chapter.sections
    ],
    "about-promos-{}": [f"about-promos-{game}" for game in GAMES],
    "list-{}-{}": [
        f"list-{style}-{where}"
        for style in ("and", "or", "then", "and-then", "comma", "semicolon")
        for where in ("more", "last")
    ],
}


def happening(game: str) -> list[str]:
    """What can happen in a game, and at a table."""
    return [f"event-{key}" for key in (*event_kinds(game), *EVENTS.all)]


def rulings(game: str, template: str) -> list[str]:
    """What the rulings of a game are about, or their readings."""
    if template == "ruling-{}":
        return [f"ruling-{one.rule.lower()}" for one in wk.GAMES[game].rulings]
    return [f"ruling-{one.rule.lower()}-{reading}" for one in wk.GAMES[game].rulings for reading in one.readings]


OF_VISCOUNTS: dict[str, list[str]] = {
    **{template: rulings("viscounts", template) for template in ("ruling-{}", "ruling-{}-{}")},
    "event-{}": happening("viscounts"),
    "opponent-{}": [f"opponent-{name}" for name in wk.GAMES["viscounts"].opponents],
    "ask-{}": [f"ask-{kind.name}" for kind in [EITHER, MAY, *KINDS.all, *gates.KINDS.all, *keys_of_box.KINDS.all]],
    "action-{}": [f"action-{action}" for action in ACTIONS],
    "effect-action-{}": [f"effect-action-{action}" for action in ACTIONS[:-1]],
    "effect-flip-{}": [f"effect-flip-{kind}" for kind in CARD_KINDS],
    "condition-on-board-{}": ["condition-on-board-kings-order", "condition-on-board-outsider"],
    "needs-{}": ["needs-kings-order"],
    "{}-card": ["discard-card", "destroy-card"],
    "{}-top": ["discard-top", "destroy-top"],
    "{}-top-after-shuffle": ["discard-top-after-shuffle", "destroy-top-after-shuffle"],
    "amount-{}": [f"amount-{word}" for word in hyphens([*GAIN_ORDER, *ICONS])],
    "icon-{}": [
        f"icon-{icon}" for icon in [*icons(VOCABULARY), *ICONS, *[f"action-{action}" for action in ACTIONS[:-1]]]
    ],
    "icons-{}": [f"icons-{icon}" for icon in ICONS],
    "moment-{}": [f"moment-{moment}" for moment in hyphens(MOMENTS) if moment],
    "counter-{}": [
        f"counter-{per}" for per in hyphens(sorted({*COUNTERS, *RIBBON_COUNTERS, *BOX.manuscripts.per} - {""}))
    ],
    "phase-{}": [f"phase-{phase}" for phase in PHASE_NAMES],
    "ribbon-{}": [f"ribbon-{ribbon}" for ribbon in [*RIBBONS, "any"]],
    "score-{}": score_lines(wk.new_game("viscounts", seats=1, expansions=BOXES, seed=1, solo="cleric")),
    "ai-moment-{}": [f"ai-moment-{moment}" for moment in hyphens(ANSWERED)],
    "ai-resource-{}": [f"ai-resource-{good}" for good in GOODS[1:]],
    "outcome-{}": ["outcome-poverty", "outcome-prosperity", "outcome-divided-kingdom"],
    "ui-{}": [f"ui-{word}" for word in [*GOODS, "left", "middle", "right"]],
    "{}-{}": [
        *[f"building-{building}" for building in hyphens(BUILDINGS)],
        *[f"slot-{slot}" for slot in SLOTS],
        *[f"kind-{kind}" for kind in SPACE_KINDS],
        *[f"place-{place}" for place in ("left", "middle", "right")],
    ],
    "names": [
        *[f"card-{ident}" for ident in ("poverty", "prosperity", *board_ids(BOX))],
        *[f"card-{board.ident}" for board in ai_boards_of(BOX)],
        *[f"card-kind-{kind}" for kind in ("leader", "diversified", "specialized")],
        *[f"card-{BOX.cards.ids[n]}" for n in BOX.cards.number.values() if BOX.cards.kinds[n] in NAMED_ONE_BY_ONE],
    ],
}
OF_ARCHITECTS: dict[str, list[str]] = {
    **{template: rulings("architects", template) for template in ("ruling-{}", "ruling-{}-{}")},
    "event-{}": happening("architects"),
    "opponent-{}": [f"opponent-{name}" for name in wk.GAMES["architects"].opponents],
    "ask-{}": [f"ask-{kind.name}" for kind in [EITHER, MAY, *architects.KINDS.all, *wonders.KINDS.all]],
    "amount-{}": [f"amount-{word}" for word in hyphens([*architects.GOODS, *OTHER_GAINS])],
    "good-{}": [f"good-{good}" for good in architects.GOODS],
    "scheme-{}": [f"scheme-{deck}" for deck in "sfrt"],
    "condition-can-{}": [f"condition-can-{deed}" for deed in hyphens(list(DEEDS))],
    "clause-no-{}": [f"clause-no-{deed}" for deed in hyphens(list(DEEDS))],
    "icon-{}": [f"icon-{icon}" for icon in icons(ARCHITECTS_EFFECTS)],
    "moment-{}": [f"moment-{moment}" for moment in hyphens(list(architects.MOMENT_WORDS))],
    "counter-{}": [f"counter-{counter}" for counter in hyphens([*WORDS, *OTHER_COUNTERS])],
    "condition-{}": [f"condition-{comparison}" for comparison in COMPARISONS],
    "guard-{}": [f"guard-{word}" for word in GUARD_WORDS],
    "skill-{}": [f"skill-{skill}" for skill in architects.SKILLS],
    "location-{}": [f"location-{name}" for name in hyphens([*architects.LOCATIONS, "black_market", "prison"])],
    "place-{}": ["place-black-market-a", "place-black-market-b", "place-black-market-c"],
    "score-{}": score_lines(wk.new_game("architects", seats=1, solo="reconstruction", seed=1)),
    "outcome-{}": ["outcome-guildhall-full"],
    "ui-{}": [f"ui-{good}" for good in [*architects.GOODS, wonders.INFLUENCE]],
}
FAMILIES = {
    "viscounts": {**OF_ALL_GAMES, **OF_VISCOUNTS},
    "architects": {**OF_ALL_GAMES, **OF_ARCHITECTS},
}
"""By game: the keys that are put together, by the f-string that does so."""


def spoken(node: ast.expr) -> Iterator[str]:
    """The keys that an argument stands for; an f-string with {} where something is put in."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.value
    elif isinstance(node, ast.IfExp):
        yield from spoken(node.body)
        yield from spoken(node.orelse)
    elif isinstance(node, ast.Subscript) and isinstance(node.value, ast.List):
        for part in node.value.elts:
            yield from spoken(part)
    elif isinstance(node, ast.JoinedStr):
        yield "".join(str(part.value) if isinstance(part, ast.Constant) else "{}" for part in node.values)


def of_game(game: str, path: Path) -> bool:
    """May this file say something in this game? Not if it belongs to another one."""
    parts = path.relative_to(SOURCE).with_suffix("").parts
    return not any(other in parts for other in GAMES if other != game)


@cache
def used(game: str) -> tuple[frozenset[str], frozenset[str]]:
    """The keys that the sources name in a game, and the templates that they put keys together by."""
    keys: set[str] = set()
    for path in SOURCE.rglob("*.py"):
        if not of_game(game, path):
            continue
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str) and KEY.fullmatch(node.value):
                keys.add(node.value)
            if not isinstance(node, ast.Call) or not node.args:
                continue
            name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
            if name not in SAYING:
                continue
            prefix = "amount-" if name == "amount" else ""
            keys |= {prefix + key.replace("_", "-") for key in spoken(node.args[0])}
    templates = {key for key in keys if "{}" in key}
    return frozenset(keys - templates), frozenset(templates)


@cache
def constants(game: str) -> frozenset[str]:
    """The words that stand alone where tables keep keys: in the text table, and with the speakers."""
    out: set[str] = set()
    for path in SOURCE.rglob("*.py"):
        if of_game(game, path) and ("terminal" in path.parts or "speech" in path.parts):
            for node in ast.walk(ast.parse(path.read_text("utf-8"))):
                if isinstance(node, ast.Constant) and isinstance(node.value, str):
                    out.add(node.value)
    return frozenset(out)


def wanted(game: str) -> set[str]:
    """Everything that can be said in a game."""
    return set(used(game)[0]) | {key for family in FAMILIES[game].values() for key in family}


@cache
def english(game: str) -> frozenset[str]:
    """The keys of English: those for all games, or those of one."""
    keys: set[str] = set()
    for name, text in sources("en", game).items():
        for entry in FluentParser().parse(text).body:
            assert not isinstance(entry, ftl.Junk), f"{name}: {entry.content}"
            if isinstance(entry, ftl.Message):
                assert entry.id.name not in keys, f"{entry.id.name} is there twice"
                keys.add(entry.id.name)
    return frozenset(keys)


@pytest.mark.parametrize("game", GAMES)
def test_every_family_of_keys_is_known(game: str) -> None:
    assert {template for template in used(game)[1] if template not in FAMILIES[game]} == set()


@pytest.mark.parametrize("game", GAMES)
def test_everything_that_is_said_can_be_said_in_english(game: str) -> None:
    assert wanted(game) - english("") - english(game) == set()


@pytest.mark.parametrize("game", GAMES)
def test_english_says_nothing_in_a_game_that_nobody_says(game: str) -> None:
    rest = english(game) - wanted(game) - constants(game)
    assert {key for key in rest if not key.startswith("web-")} == set()


def test_english_says_nothing_for_all_games_that_nobody_says() -> None:
    rest = english("") - set().union(*(wanted(game) | constants(game) for game in GAMES))
    assert {key for key in rest if not key.startswith("web-")} == set()  # for these see tests/server/test_web_words.py


@pytest.mark.parametrize("game", GAMES)
def test_what_a_game_alone_says_is_not_said_for_all_games(game: str) -> None:
    assert english("") & english(game) == set()


def test_what_all_games_say_alike_is_said_for_all_games() -> None:
    """A message with the same words in every game belongs to all of them."""
    texts = [{entry.id.name: entry for entry in entries_of(other)} for other in GAMES]
    shared = set(texts[0]).intersection(*texts[1:])
    assert [key for key in sorted(shared) if texts[0][key].equals(texts[1][key])] == []


def entries_of(game: str) -> list[ftl.Message]:
    bodies = [FluentParser().parse(text).body for text in sources("en", game).values()]
    return [entry for body in bodies for entry in body if isinstance(entry, ftl.Message)]
