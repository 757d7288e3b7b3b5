"""Everything that is said can be said in English, well, and English has nothing to say that nobody says."""

from __future__ import annotations

import ast
import random
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import cast

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

import westkingdom as wk
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
from westkingdom.engine.events import Event
from westkingdom.engine.rules import Facts as AnyFacts
from westkingdom.engine.words import Message, amount, say
from westkingdom.library.data import facts_for
from westkingdom.library.events import event_kinds
from westkingdom.library.offers import part_offers
from westkingdom.library.settings import settings_for
from westkingdom.speech import language as locale
from westkingdom.speech.bots import bot_names
from westkingdom.speech.chronicle import entries
from westkingdom.speech.guide import chapters_of
from westkingdom.speech.language import language, sources
from westkingdom.speech.opponent import step
from westkingdom.speech.speaker import Speaker, speaker_for
from westkingdom.speech.viscounts.boxes import board_ids
from westkingdom.speech.viscounts.solo import ai_boards_of
from westkingdom.speech.viscounts.speaker import ViscountsSpeaker, all_texts, card_text
from westkingdom.table.events import EVENTS
from westkingdom.terminal.session import COMMANDS
from westkingdom.viscounts.debts import CARD_KINDS
from westkingdom.viscounts.effects import GAIN_ORDER, VOCABULARY
from westkingdom.viscounts.gates_of_gold import terms as gates
from westkingdom.viscounts.keeper_of_keys import terms as keys_of_box
from westkingdom.viscounts.scoring import COUNTERS
from westkingdom.viscounts.solo.load import ANSWERED
from westkingdom.viscounts.state import Facts
from westkingdom.viscounts.terms import ACTIONS, BUILDINGS, GOODS, ICONS, KINDS, MOMENTS, RIBBONS, SLOTS, SPACE_KINDS
from westkingdom.viscounts.turn import PHASE_NAMES

SOURCE = Path(wk.__file__).parent
GAMES = list(wk.GAMES)
BOXES = ("gates-of-gold", "keeper-of-keys")
WONDERS = ("works-of-wonder",)
PROMOS: dict[str, object] = {"promo_cards": True, "promo_boards": True}
BASE = cast(Facts, facts_for(settings_for("viscounts", 2, (), 0, {})))
BOX = cast(Facts, facts_for(settings_for("viscounts", 1, BOXES, 0, {"promos": True, "solo": "random"})))
EVERYTHING: dict[str, AnyFacts] = {
    "viscounts": BOX,
    "architects": facts_for(settings_for("architects", 1, WONDERS, 0, {**PROMOS, "solo": "random"})),
}
MIXES = [(), *[(box,) for box in BOXES], BOXES]
SPEAKER = ViscountsSpeaker(BOX)
SPEAKERS: dict[str, Speaker] = {game: speaker_for(game, facts) for game, facts in EVERYTHING.items()}
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


@pytest.mark.parametrize("vocabulary", [VOCABULARY, ARCHITECTS_EFFECTS], ids=GAMES)
def test_no_effect_of_the_data_lacks_words(vocabulary: object) -> None:
    assert vocabulary in (VOCABULARY, ARCHITECTS_EFFECTS)
    assert [name for name, effect in vocabulary.made.items() if effect.words().key.startswith("rule-")] == []


@pytest.mark.parametrize(("game", "ident"), [(game, ident) for game in GAMES for ident in SPEAKERS[game].texts()])
def test_every_card_has_a_whole_text(game: str, ident: str) -> None:
    speaker = SPEAKERS[game]
    text = speaker.paragraph(speaker.texts()[ident].whole())
    assert text.endswith(".")
    assert not re.search(r"[{}]|\.\.|  |\b(effect|amount|moment|passive|counter|icon|why)[- ][a-z]+:", text)
    assert not re.search(r"\b(app|bld|board|rew|bm)_", text)


TEXTS = {
    "abbot": "Abbot, 2 silver, Cleric.",
    "financer": "Financer, 3 silver, Merchant. Immediate. Discard up to 1 card, then gain 2 silver.",
    "trader-1": "Trader, 1 silver, Merchant. Ongoing. After your Trade: gain 1 silver.",
    "aristocrat": "Aristocrat, 2 silver, Merchant, Noble. Hired or dismissed: gain 1 virtue. Immediate. "
    "Either destroy 1 card or discard 1 card.",
    "acolyte": "Acolyte, 3 silver, Merchant, Cleric. Hired or dismissed: discard up to 1 card. Drop-off. "
    "Flip a debt or a deed.",
    "artist": "Artist, 3 silver, Noble. Hired or dismissed: discard up to 1 card. Ongoing. "
    "When you Place Workers, you may pay 1 gold as 2 Noble icons, once.",
    "benefactor": "Benefactor, 2 silver, 2 Merchants. Hired or dismissed: gain 1 virtue. Ongoing. "
    "When you Place Workers, 2 Merchant icons may count as 1 Noble icon, any number of times.",
    "debt-collector-1": "Debt Collector, 2 silver, Criminal. Hired or dismissed: gain 1 corruption. Ongoing. "
    "Whenever you flip a debt: gain 1 silver and 1 virtue.",
    "hero-ada": "Ada, 2 silver, Criminal. Ongoing. During any player's collision: gain 1 virtue and any 1 resource.",
    "hero-guntram": "Guntram, 2 silver, Merchant, Cleric. Drop-off. "
    "Either gain 1 debt and then flip a deed or gain 1 deed and then flip a debt.",
    "hero-lothaire": "Lothaire, 1 silver, Merchant. Immediate. Gain 1 ink, 1 stone and 1 gold.",
    "tp1": "Trading Post 1. You may move 1 space further for free.",
    "w2": "Workshop 2. As any player's collision begins: if you have no Criminal icon on your board, gain 1 virtue.",
    "cleric-bonus-blue": "Blue Cleric Bonus card. For the first player with 3 blue ribbons. "
    "You always have 2 Merchant icons. 3 VP.",
    "castle-leader-hand": "Castle Leader card. For the player with the most workers in tier 3. "
    "Your hand limit is 1 higher. 5 VP.",
    "ms-grey-5-resources": "Grey Manuscript, 5 Cleric icons. End of the game. "
    "1 VP for every 2 resources you have left.",
    "ms-yellow-7-workers-4": "Yellow Manuscript, 7 Cleric icons. Immediate. Place 4 workers in any one Castle section. "
    "Partly reconstructed.",
    "kings-order": "King's Order, 3 silver, Merchant. Gained: discard up to 1 card. Drop-off. "
    "Return it to the King's Orders pile, then welcome an Outsider. "
    "Destroyed: return it to the King's Orders pile. Destroyed from your hand: refuse an Outsider as well.",
    "outsider-assassin": "Assassin, Outsider, 3 silver, Merchant, Builder. "
    "Refused: gain 1 corruption, then gain 3 stone. End of the game. "
    "Before scoring: either discard 2 of your debts (paid or unpaid) or gain an approved deed.",
    "outsider-envoy-1": "Envoy, Outsider, 1 silver, Merchant, Builder. Refused: gain 1 corruption, then flip a debt. "
    "End of the game. Counts as 1 ribbon of any colour.",
    "outsider-guardian-2": "Guardian, Outsider, 1 silver, Merchant, Noble. "
    "Refused: gain 1 corruption, then hire any 2 visible Townsfolk for free. End of the game. "
    "If you have built 3 Workshops, 4 VP.",
    "outsider-protector": "Protector, Outsider, 2 silver, Criminal. Refused: welcome an Outsider, then gain 1 debt. "
    "End of the game. Each unpaid debt costs you 1 VP less.",
    "outsider-scholar-2": "Scholar, Outsider, 1 silver, Merchant, Cleric. "
    "Refused: gain 2 corruption, then build a Workshop for free. End of the game. "
    "1 VP and 1 VP for each yellow ribbon. Partly reconstructed.",
    "advocate": "Advocate, 2 silver, Noble. Hired or dismissed: rearrange the cards on your board. Ongoing. "
    "You may dismiss the Townsfolk on any segment.",
    "overseer-3": "Overseer, 1 silver, Noble. Hired or dismissed: gain 1 virtue. Ongoing. "
    "After you Place Workers: move your Viscount 1 or 2 spaces.",
    "huntsman": "Huntsman, 3 silver, Merchant, Noble. Hired or dismissed: discard up to 1 card. Immediate. "
    "Either take a Trade action or gain 3 silver.",
    "hero-girard": "Girard, 1 silver, 3 Merchants. Drop-off. Gain a Hero to your hand, then gain 2 silver. "
    "Then this card leaves the game.",
    "hero-larena": "Larena, 2 silver, 2 Merchants. Ongoing. "
    "You pay 1 silver less to hire and 1 silver less to dismiss.",
    "hero-suzerain": "Suzerain, 3 silver, 2 Merchants. Ongoing. Playing a Criminal gives you no corruption.",
    "column-1": "Column 1. Instead of hiring you may gain a King's Order, for 3 silver unless the hire is free.",
    "column-2": "Column 2. You may pay any resource as 1 silver.",
    "column-3": "Column 3. On your turn you may pay 2 silver to draw 1 card, any number of times.",
    "column-4": "Column 4. On your turn you may pay any 3 resources to rearrange the cards on your board, "
    "any number of times.",
    "builder-diversified-merchants": "Diversified Builder card. For the first player with one Building of each type. "
    "If you have a King's Order on your board, you have 2 Merchant icons. 3 VP. Partly reconstructed.",
    "builder-specialized-welcome-draw": "Specialized Builder card. "
    "For the first player with three Buildings of one type. Whenever you welcome an Outsider: draw 2 cards. 2 VP. "
    "Partly reconstructed.",
    "castle-leader-discount": "Castle Leader card. For the player with the most workers in tier 3. "
    "You pay 1 silver less to hire and 1 silver less to dismiss. 5 VP. Partly reconstructed.",
    "public-guildhall": "Public Guildhall. "
    "6 Builder icons. Replaces one of your Guildhalls that your Viscount can reach, which returns to your board. "
    "Immediate. Gain a Hero to your hand. Ongoing. You always have 1 Criminal icon. 15 VP.",
    "chest-double-cleric": "Chest Tile. In an action, 1 Cleric icon on the card above it may count as 2 Cleric icons. "
    "End of the game. 1 Chest Tile: 2 VP, 2 tiles: 5 VP and 3 tiles: 9 VP.",
    "chest-split-noble": "Chest Tile. "
    "In an action, 1 Noble icon on the card above it may count as 1 Builder icon and 1 Cleric icon. "
    "End of the game. 1 Chest Tile: 2 VP, 2 tiles: 5 VP and 3 tiles: 9 VP.",
    "chest-merchant-builder": "Chest Tile. "
    "In an action, 1 Builder icon on the card above it may count as 3 Merchant icons. "
    "End of the game. 1 Chest Tile: 2 VP, 2 tiles: 5 VP and 3 tiles: 9 VP.",
    "chest-merchants-gold": "Chest Tile. "
    "Whenever a card with at least 2 Merchant icons is played or moves on above it (not when rearranged): gain 1 gold. "
    "End of the game. 1 Chest Tile: 2 VP, 2 tiles: 5 VP and 3 tiles: 9 VP.",
    "chest-promo-kings-order": "Chest Tile. "
    "In an action, a King's Order above it may count as 1 Builder icon, 1 Noble icon or 1 Cleric icon. "
    "End of the game. 1 Chest Tile: 2 VP, 2 tiles: 5 VP and 3 tiles: 9 VP. Partly reconstructed.",
    "ms-any-5-any": "Four-coloured Manuscript, 5 Cleric icons. "
    "Choose its column: it takes that column's colour. Immediate. Gain 1 corruption.",
    "ms-black-start-board": "Black Manuscript printed on a Manuscript Board. "
    "You have it from the start, and it puts a King's Order into your starting deck. Partly reconstructed.",
    "manuscript-board-black": "Black Manuscript Board. "
    "Column 1, black: instead of hiring you may gain a King's Order, for 3 silver unless the hire is free. "
    "Column 2, blue: you may pay any resource as 1 silver. "
    "Column 3, yellow: on your turn you may pay 2 silver to draw 1 card, any number of times. "
    "Column 4, grey: on your turn you may pay any 3 resources to rearrange the cards on your board, "
    "any number of times. Partly reconstructed.",
    "player-card-1-5": "Player card 1.5. Starts on Lake, inside. "
    "Gain 4 silver, 1 deed, 1 debt and any 1 resource. "
    "Then, at the end of set-up, gain a Hero to your starting deck.",
    "player-card-1": "Player card 1. Starts on Lake, outside left (1). "
    "Gain 8 silver, 2 ink, 1 stone, 2 deeds and 1 debt. Then gain 1 virtue.",
    "printed-tf-5-6": "Townsfolk printed on Forest, 1 silver, Criminal. Dismissed: gain 1 corruption.",
}


@pytest.mark.parametrize("ident", TEXTS)
def test_texts_of_cards_read_well(ident: str) -> None:
    assert SPEAKER.paragraph(all_texts(BOX)[ident].whole()) == TEXTS[ident]


def test_a_card_lists_the_icons_of_its_effects() -> None:
    assert card_text(BOX, BOX.cards.number["aristocrat"]).icons == ["virtue", "destroy", "or", "discard"]


def test_an_effect_in_short_counts_and_separates_its_icons() -> None:
    assert (
        SPEAKER.signs(VOCABULARY.effect({"gain": {"silver": 2, "deed": 3, "debt": 1}})) == "2 silver + 3 deeds + debt"
    )
    assert SPEAKER.signs(VOCABULARY.effect({"either": [{"hire_free": 1}, {"destroy": 1}]})) == "hire or destroy"


WILD = "take the four-coloured Manuscript (5: gain 1 corruption) from Lake"


@pytest.mark.parametrize(
    ("message", "text"),
    [
        (amount("debt", 1), "1 debt"),
        (amount("deed", 3), "3 deeds"),
        (amount("resource_any", 1), "any 1 resource"),
        (amount("resource_any", 2), "any 2 resources"),
        (say("space", {"segment": "1-2", "kind": "OL"}), "Lake, outside left (1)"),
        (say("space", {"segment": "9-10", "kind": "IN"}), "Peaks, inside"),
        (say("spot", {"segment": "5-6", "position": 3}), "Forest, spot 3"),
        (say("play-card", {"card": "debt-collector-2"}), "play Debt Collector"),
        (say("pick-pair", {"player_card": "player-card-10", "hero": "hero-emma"}), "Player card 10 with Emma"),
        (say("exchanges", {"n": 1, "merchants": 1}), "trade once (1 Merchant)"),
        (say("gain-chest-tile", {"tile": "chest-split-noble"}), "take the Chest Tile (Noble as Builder and Cleric)"),
        (say("gain-chest-tile", {"tile": "chest-criminal-ink"}), "take the Chest Tile (Criminal: gain 1 ink)"),
        (
            say("gain-chest-tile", {"tile": "chest-promo-kings-order"}),
            "take the Chest Tile (a King's Order as Builder, Noble or Cleric)",
        ),
        (say("slot-chest", {"place": "left"}), "slot it under the left place"),
        (say("other-building", {"thing": "public-workshop"}), "Public Workshop"),
        (say("take-manuscript", {"manuscript": "ms-any-5-any", "segment": "1-2"}), WILD),
        (
            say("ask-pay-in-turn", {"owed": 3, "good": amount("ink", 1)}),
            "3 still to pay; 1 ink pays 1 of it. How much do you pay?",
        ),
        (say("exchanges", {"n": 3, "merchants": 6}), "trade 3 times (6 Merchants)"),
        (
            say("why-not-too-expensive", {"parts": [amount("silver", 4)]}),
            "it costs 4 silver, which is more than you have",
        ),
    ],
)
def test_messages_read_well(message: Message, text: str) -> None:
    assert SPEAKER.text(message) == text


def test_on_a_button_you_may_goes_without_saying() -> None:
    message = say("effect-may", {"part": say("effect-flip-debt")})
    assert SPEAKER.label(message) == "Flip a debt"
    assert SPEAKER.sentence(message) == "You may flip a debt."


def test_conditions_speak_of_you_or_of_the_opponent() -> None:
    """A player's card says "if you have", a scheme card "if it has", and what nobody has is said as it lies there."""
    speaker = SPEAKERS["architects"]
    prisoners = say("condition-ge", {"n": 2, "what": say("counter-prisoners")})
    silver = say("condition-ge", {"n": 4, "what": say("counter-tax-stand")})
    what = say("section-nothing")
    where = say("at-location", {"location": "guardhouse"})
    assert speaker.text(prisoners) == "if you have at least 2 workers in the Prison"
    for condition, text in (
        (prisoners, "if it has at least 2 workers in the Prison"),
        (silver, "if there is at least 4 silver on the Tax Stand"),
    ):
        said = speaker.text(say("section-if", {"condition": condition, "where": where, "what": what}))
        assert said == f"{text}, place a worker at the Guardhouse: nothing else"


UNSAID = re.compile(r"\{|None|^(ask|why not|event|effect|condition|counter|amount|rule) ")


def test_a_message_without_words_is_said_by_its_key() -> None:
    assert language().text(say("never-heard-of", {"n": 2})) == "never heard of: 2"


def test_a_missing_argument_is_a_mistake() -> None:
    with pytest.raises(ValueError, match="effect-may"):
        language().text(say("effect-may"))


def test_a_language_is_added_without_touching_a_rule(monkeypatch: pytest.MonkeyPatch) -> None:
    """It names cards and lists things its own way, and English stands in for what it lacks."""
    read = locale.sources
    french = "card-abbot = Abbé\nsegment-1-2 = Lac\nlist-and-last = { $a } et { $b }\nplay-card = jouer { $card }\n"
    monkeypatch.setattr(
        locale, "sources", lambda code, game="": read(code, game) if code != "fr" else {} if game else {"x.ftl": french}
    )
    speaker = ViscountsSpeaker(BOX, speech=locale.loaded.__wrapped__("fr", "viscounts"))
    assert speaker.text(say("play-card", {"card": "abbot"})) == "jouer Abbé"
    assert speaker.text(say("play-card", {"card": "squire"})) == "jouer Squire"
    assert speaker.text(say("space", {"segment": "1-2", "kind": "IN"})) == "Lac, inside"
    assert speaker.listed([amount("silver", 1), amount("ink", 1)]) == "1 silver et 1 ink"


FORMS = """
card-abbot = Аббат
    .gen = Аббата
    .gender = masculine
card-nun = Монахиня
    .gen = Монахини
    .gender = feminine
play-card = сыграть { $card }
    .form-card = gen
choose-ability = { $card }: { $sex ->
    [feminine] одна
   *[other] один
}
    .form-sex = gender card
rearrange-to = нет { $parts }
    .form-parts = gen
    .join = comma
card = карта { $card }
    .gen = карты { $card }
    .gen-form-card = gen
link = { $what } и { $seat }
    .form-what = gen
"""


@pytest.mark.parametrize(
    ("message", "text"),
    [
        (say("play-card", {"card": "abbot"}), "сыграть Аббата"),
        (say("play-card", {"card": "squire"}), "сыграть Squire"),
        (say("choose-ability", {"card": "abbot"}), "Аббат: один"),
        (say("choose-ability", {"card": "nun"}), "Монахиня: одна"),
        (say("card", {"card": "abbot"}), "карта Аббат"),
        (
            say("rearrange-to", {"parts": [say("card", {"card": card}) for card in ("abbot", "nun", "squire")]}),
            "нет карты Аббата, карты Монахини, карты Squire",
        ),
        (say("link", {"what": say("card", {"card": "nun"}), "seat": 0}), "карты Монахини и Ann"),
        (say("link", {"what": amount("silver", 2), "seat": 0}), "2 silver и Ann"),
    ],
)
def test_a_message_asks_for_forms_of_its_arguments(
    monkeypatch: pytest.MonkeyPatch, message: Message, text: str
) -> None:
    """Of messages, of the parts of lists and of the names of cards; what lacks the form is said by its value."""
    read = locale.sources
    monkeypatch.setattr(
        locale, "sources", lambda code, game="": read(code, game) if code != "xx" else {} if game else {"x.ftl": FORMS}
    )
    assert ViscountsSpeaker(BOX, ["Ann"], speech=locale.loaded.__wrapped__("xx", "viscounts")).text(message) == text


def told_in(game: wk.Game, names: list[str]) -> tuple[list[str], list[Event]]:
    """Play a game at random and say every prompt, choice, cost, gain, reason and event; give also the events."""
    events = game.listen()
    speaker = speaker_for(game.settings.game, facts_for(game.settings), names, game)
    said: list[str] = []
    luck = random.Random(game.settings.seed)
    while not game.over:
        decision = game.decision
        said.append(speaker.sentence(decision.prompt))
        for option in decision.options:
            said += [speaker.text(part) for part in [option.label, *option.cost, *option.gain]]
        for choice in decision.why_not():
            said += [speaker.text(choice.label), speaker.text(choice.reason)]
        game.play(luck.choice(decision.options))
    said += [speaker.sentence(speaker.event(event)) for event in events]
    for viewer in (None, *range(len(names))):
        said += [entry.text for entry in entries(events, viewer, speaker)]
    return said, events


def names_for(seats: int) -> list[str]:
    return [f"P{i}" for i in range(seats)]


@pytest.mark.parametrize("boxes", MIXES, ids=["base", *BOXES, "both"])
def test_everything_asked_and_told_in_whole_games_can_be_said(boxes: tuple[str, ...]) -> None:
    """In games played at random every prompt, choice, reason and event has words."""
    for seats in (2, 4):
        game = wk.new_game("viscounts", seats=seats, expansions=boxes, promos=seats == 4, seed=seats)
        said, _ = told_in(game, names_for(seats))
        assert [text for text in said if UNSAID.search(text)] == []


VARIABLE: dict[str, object] = {"setup": "variable"}
OPTIONS: dict[str, dict[str, object]] = {
    "standard": {},
    "characters": {**VARIABLE, "characters": "random"},
    "chosen": {**VARIABLE, **PROMOS, "characters": "choose"},
    "variants": {**PROMOS, "starting_apprentice": True, "guildhall_apprentice_purge": True},
}


@pytest.mark.parametrize("boxes", [(), WONDERS], ids=["base", "wonders"])
@pytest.mark.parametrize("options", OPTIONS.values(), ids=OPTIONS)
def test_everything_asked_and_told_in_architects_can_be_said(
    boxes: tuple[str, ...], options: dict[str, object]
) -> None:
    """The same in Architects, for every option of the game, with and without its box."""
    for seats in (2, 3, 5):
        game = wk.new_game("architects", seats=seats, expansions=boxes, seed=seats, **options)
        said, _ = told_in(game, names_for(seats))
        assert [text for text in said if UNSAID.search(text) or re.search(r"\b(app|bld|rew|bm|seat)_", text)] == []


def solo_opponents(boxes: tuple[str, ...]) -> tuple[str, ...]:
    """The solo opponents of Architects with these boxes."""
    solo = wk.GAMES["architects"].solo_with(boxes)
    assert solo is not None
    return tuple(solo.names)


@pytest.mark.parametrize(
    ("solo", "boxes"), [("reconstruction", ()), *[(name, WONDERS) for name in solo_opponents(WONDERS)]]
)
def test_everything_that_an_opponent_tells_can_be_said(solo: str, boxes: tuple[str, ...]) -> None:
    """Every step of every opponent has words, with all that it passed over and why."""
    for people in (1, 2):
        game = wk.new_game("architects", seats=people, expansions=boxes, seed=people, solo=solo)
        said, events = told_in(game, names_for(people + 1))
        speaker = speaker_for("architects", facts_for(game.settings), names_for(people + 1), game)
        said += [line for event in events for line in step(event, speaker)]
        wrong = re.compile(r"\b(app|bld|rew|bm|seat|scheme|ai)_")
        assert [text for text in said if UNSAID.search(text) or wrong.search(text)] == []
