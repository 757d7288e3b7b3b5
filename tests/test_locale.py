"""Everything that is said can be said in English, well, and English has nothing to say that nobody says."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

import westkingdom as wk
from westkingdom import locale
from westkingdom.about import CREDITS
from westkingdom.describe import Speaker, all_texts, card_text
from westkingdom.describe_boxes import board_ids
from westkingdom.engine.effects import EITHER, MAY
from westkingdom.engine.words import Message, amount, say
from westkingdom.games import viscounts_facts
from westkingdom.locale import language, sources
from westkingdom.viscounts.debts import CARD_KINDS
from westkingdom.viscounts.effects import GAIN_ORDER, VOCABULARY
from westkingdom.viscounts.game import Viscounts
from westkingdom.viscounts.gates_of_gold import terms as gates
from westkingdom.viscounts.keeper_of_keys import terms as keys_of_box
from westkingdom.viscounts.scoring import COUNTERS
from westkingdom.viscounts.terms import ACTIONS, BUILDINGS, GOODS, ICONS, KINDS, MOMENTS, RIBBONS, SLOTS, SPACE_KINDS
from westkingdom.viscounts.turn import PHASE_NAMES

SOURCE = Path(wk.__file__).parent
BOXES = ("gates-of-gold", "keeper-of-keys")
BASE = viscounts_facts((), False, "{}")
BOX = viscounts_facts(BOXES, True, "{}")
MIXES = [(), *[(box,) for box in BOXES], BOXES]
SPEAKER = Speaker(BOX)
SAYING = {"say", "amount", "emit", "Message"}


def hyphens(words: list[str]) -> list[str]:
    return [word.replace("_", "-") for word in words]


def icons() -> list[str]:
    """All icons that an effect of the data shows."""
    return hyphens(sorted({icon for effect in VOCABULARY.made.values() for icon in effect.icons()} | set(ICONS)))


RIBBON_COUNTERS = [*[f"ribbon_{ribbon}" for ribbon in RIBBONS], "ribbon_sets_of_4"]
NAMED_ONE_BY_ONE = ("bonus", "column", "public")

FAMILIES: dict[str, list[str]] = {
    "ask-{}": [f"ask-{kind.name}" for kind in [EITHER, MAY, *KINDS.all, *gates.KINDS.all, *keys_of_box.KINDS.all]],
    "rule-{}": [],  # the name of last resort for a rule without words; no effect of the data needs it
    "action-{}": [f"action-{action}" for action in ACTIONS],
    "effect-action-{}": [f"effect-action-{action}" for action in ACTIONS[:-1]],
    "effect-flip-{}": [f"effect-flip-{kind}" for kind in CARD_KINDS],
    "condition-on-board-{}": ["condition-on-board-kings-order", "condition-on-board-outsider"],
    "needs-{}": ["needs-kings-order"],
    "{}-card": ["discard-card", "destroy-card"],
    "{}-top": ["discard-top", "destroy-top"],
    "{}-top-after-shuffle": ["discard-top-after-shuffle", "destroy-top-after-shuffle"],
    "amount-{}": [f"amount-{word}" for word in hyphens([*GAIN_ORDER, *ICONS])],
    "event-{}": [],  # the keys of emit()
    "icon-{}": [f"icon-{icon}" for icon in [*icons(), *[f"action-{action}" for action in ACTIONS[:-1]]]],
    "icons-{}": [f"icons-{icon}" for icon in ICONS],
    "moment-{}": [f"moment-{moment}" for moment in hyphens(MOMENTS) if moment],
    "counter-{}": [
        f"counter-{per}" for per in hyphens(sorted({*COUNTERS, *RIBBON_COUNTERS, *BOX.manuscripts.per} - {""}))
    ],
    "phase-{}": [f"phase-{phase}" for phase in PHASE_NAMES],
    "ribbon-{}": [f"ribbon-{ribbon}" for ribbon in [*RIBBONS, "any"]],
    "score-{}": [
        f"score-{line.replace('_', '-')}"
        for line, _ in wk.new_game("viscounts", seats=2, expansions=BOXES, seed=1).scores[0].lines
    ],
    "outcome-{}": ["outcome-poverty", "outcome-prosperity", "outcome-divided-kingdom"],
    "box-{}": [f"box-{box}" for box in BOXES],
    "credit-{}": [f"credit-{deed}" for people in CREDITS.values() for deed, _ in people],
    "ui-{}": [f"ui-{word}" for word in [*GOODS, "left", "middle", "right"]],
    "{}-{}": [
        *[f"building-{building}" for building in hyphens(BUILDINGS)],
        *[f"slot-{slot}" for slot in SLOTS],
        *[f"kind-{kind}" for kind in SPACE_KINDS],
        *[f"place-{place}" for place in ("left", "middle", "right")],
    ],
    "list-{}-{}": [
        f"list-{style}-{where}" for style in ("and", "or", "then", "and-then", "comma") for where in ("more", "last")
    ],
}
"""The keys that are put together, by the f-string that does so."""

NAMED = [
    *[f"card-{ident}" for ident in ("poverty", "prosperity", *board_ids(BOX))],
    *[f"card-kind-{kind}" for kind in ("leader", "diversified", "specialized")],
    *[f"card-{BOX.cards.ids[n]}" for n in BOX.cards.number.values() if BOX.cards.kinds[n] in NAMED_ONE_BY_ONE],
]
"""Things that have no name in the data."""


def spoken(node: ast.expr) -> Iterator[str]:
    """The keys that an argument stands for; an f-string with {} where something is put in."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.value
    elif isinstance(node, ast.IfExp):
        yield from spoken(node.body)
        yield from spoken(node.orelse)
    elif isinstance(node, ast.JoinedStr):
        yield "".join(str(part.value) if isinstance(part, ast.Constant) else "{}" for part in node.values)


def used() -> tuple[set[str], set[str]]:
    """The keys that the sources name, and the templates that they put keys together by."""
    keys: set[str] = set()
    for path in SOURCE.rglob("*.py"):
        for call in ast.walk(ast.parse(path.read_text("utf-8"))):
            if not isinstance(call, ast.Call) or not call.args:
                continue
            name = call.func.attr if isinstance(call.func, ast.Attribute) else getattr(call.func, "id", "")
            if name not in SAYING:
                continue
            prefix = {"emit": "event-", "amount": "amount-"}.get(name, "")
            keys |= {prefix + key.replace("_", "-") for key in spoken(call.args[0])}
    templates = {key for key in keys if "{}" in key}
    return keys - templates, templates


def constants() -> set[str]:
    """Every word that stands alone in the text table, which keeps some keys in lists."""
    out: set[str] = set()
    for path in (SOURCE / "terminal").rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                out.add(node.value)
    return out


def english() -> set[str]:
    keys: set[str] = set()
    for name, text in sources("en").items():
        for entry in FluentParser().parse(text).body:
            assert not isinstance(entry, ftl.Junk), f"{name}: {entry.content}"
            if isinstance(entry, ftl.Message):
                assert entry.id.name not in keys, f"{entry.id.name} is there twice"
                keys.add(entry.id.name)
    return keys


def test_every_family_of_keys_is_known() -> None:
    _, templates = used()
    assert {template for template in templates if template not in FAMILIES} == set()


def test_everything_that_is_said_can_be_said_in_english() -> None:
    keys, _ = used()
    wanted = keys | {key for family in FAMILIES.values() for key in family} | set(NAMED)
    assert wanted - english() == set()


def test_english_says_nothing_that_nobody_says() -> None:
    keys, _ = used()
    wanted = keys | {key for family in FAMILIES.values() for key in family} | set(NAMED)
    assert english() - wanted - constants() == set()


def test_no_effect_of_the_data_lacks_words() -> None:
    assert [name for name, effect in VOCABULARY.made.items() if effect.words().key.startswith("rule-")] == []


@pytest.mark.parametrize("ident", list(all_texts(BOX)))
def test_every_card_has_a_whole_text(ident: str) -> None:
    text = SPEAKER.paragraph(all_texts(BOX)[ident].whole())
    assert text.endswith(".")
    assert not re.search(r"[{}]|\.\.|  |\b(effect|amount|moment|passive|counter|icon|why)-", text)


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
    "w2": "Workshop 2. As any player's collision begins: with no Criminal icon on your board, gain 1 virtue.",
    "cleric-bonus-blue": "Blue Cleric Bonus card. For the first player with 3 blue ribbons. "
    "You always have 2 Merchant icons. 3 VP.",
    "castle-leader-hand": "Castle Leader card. For the player with the most workers in tier 3. "
    "Your hand limit is 1 higher. 5 VP.",
    "ms-grey-5-resources": "Grey Manuscript, 5 Cleric icons. End of the game. "
    "1 VP for every 2 resources you have left.",
    "ms-yellow-7-workers-4": "Yellow Manuscript, 7 Cleric icons. Immediate. Place 4 workers in any one Castle section. "
    "Partly reconstructed.",
    "kings-order": "King's Order, 3 silver, Merchant. Gained: discard up to 1 card. Drop-off. "
    "Return it to the pile of King's Orders, then welcome an Outsider. "
    "Destroyed: return it to the pile of King's Orders. Destroyed from your hand: refuse an Outsider as well.",
    "outsider-assassin": "Assassin, Outsider, 3 silver, Merchant, Builder. "
    "Refused: gain 1 corruption, then gain 3 stone. End of the game. "
    "Before the scoring: either discard 2 of your debts (paid or unpaid) or gain an approved deed.",
    "outsider-envoy-1": "Envoy, Outsider, 1 silver, Merchant, Builder. Refused: gain 1 corruption, then flip a debt. "
    "End of the game. It counts as 1 ribbon of any colour.",
    "outsider-guardian-2": "Guardian, Outsider, 1 silver, Merchant, Noble. "
    "Refused: gain 1 corruption, then hire any 2 visible Townsfolk for free. End of the game. "
    "With 3 Workshops built, 4 VP.",
    "outsider-protector": "Protector, Outsider, 2 silver, Criminal. Refused: welcome an Outsider, then gain 1 debt. "
    "End of the game. Each unpaid debt costs you 1 VP less.",
    "outsider-scholar-2": "Scholar, Outsider, 1 silver, Merchant, Cleric. "
    "Refused: gain 2 corruption, then build a Workshop for free. End of the game. "
    "1 VP and 1 VP for each yellow ribbon. Partly reconstructed.",
    "advocate": "Advocate, 2 silver, Noble. Hired or dismissed: rearrange the cards on your board. Ongoing. "
    "You may dismiss the Townsfolk of any segment.",
    "overseer-3": "Overseer, 1 silver, Noble. Hired or dismissed: gain 1 virtue. Ongoing. "
    "After you Place Workers: move your Viscount 1 or 2 spaces.",
    "huntsman": "Huntsman, 3 silver, Merchant, Noble. Hired or dismissed: discard up to 1 card. Immediate. "
    "Either take a Trade action or gain 3 silver.",
    "hero-girard": "Girard, 1 silver, 3 Merchants. Drop-off. Gain a Hero into your hand, then gain 2 silver. "
    "Then this card leaves the game.",
    "hero-larena": "Larena, 2 silver, 2 Merchants. Ongoing. "
    "You pay 1 silver less to hire and 1 silver less to dismiss.",
    "hero-suzerain": "Suzerain, 3 silver, 2 Merchants. Ongoing. Playing a Criminal gives you no corruption.",
    "column-1": "Column 1. In place of a hire you may gain a King's Order, for 3 silver unless the hire is free.",
    "column-2": "Column 2. You may pay any resource as 1 silver.",
    "column-3": "Column 3. On your turn you may pay 2 silver to draw 1 card, any number of times.",
    "column-4": "Column 4. On your turn you may pay any 3 resources to rearrange the cards on your board, "
    "any number of times.",
    "builder-diversified-merchants": "Diversified Builder card. For the first player with one Building of each type. "
    "With a King's Order on your board, you have 2 Merchant icons. 3 VP. Partly reconstructed.",
    "builder-specialized-welcome-draw": "Specialized Builder card. "
    "For the first player with three Buildings of one type. Whenever you welcome an Outsider: draw 2 cards. 2 VP. "
    "Partly reconstructed.",
    "castle-leader-discount": "Castle Leader card. For the player with the most workers in tier 3. "
    "You pay 1 silver less to hire and 1 silver less to dismiss. 5 VP. Partly reconstructed.",
    "public-guildhall": "Public Guildhall. "
    "6 Builder icons. Replaces a Guildhall of yours at your Viscount, which returns to your board. "
    "Immediate. Gain a Hero into your hand. Ongoing. You always have 1 Criminal icon. 15 VP.",
    "chest-double-cleric": "Chest Tile. In an action, 1 Cleric icon of the card above it may count as 2 Cleric icons. "
    "End of the game. 1 Chest Tile 2 VP, 2 of them 5 VP and 3 of them 9 VP.",
    "chest-split-noble": "Chest Tile. "
    "In an action, 1 Noble icon of the card above it may count as 1 Builder icon and 1 Cleric icon. "
    "End of the game. 1 Chest Tile 2 VP, 2 of them 5 VP and 3 of them 9 VP.",
    "chest-merchant-builder": "Chest Tile. "
    "In an action, 1 Builder icon of the card above it may count as 3 Merchant icons. "
    "End of the game. 1 Chest Tile 2 VP, 2 of them 5 VP and 3 of them 9 VP.",
    "chest-merchants-gold": "Chest Tile. "
    "Whenever a card with at least 2 Merchant icons is played or moves on above it, but not by a rearrange: gain 1 gold. "
    "End of the game. 1 Chest Tile 2 VP, 2 of them 5 VP and 3 of them 9 VP.",
    "chest-promo-kings-order": "Chest Tile. "
    "In an action, a King's Order above it may count as 1 Builder icon, 1 Noble icon or 1 Cleric icon. "
    "End of the game. 1 Chest Tile 2 VP, 2 of them 5 VP and 3 of them 9 VP. Partly reconstructed.",
    "ms-any-5-any": "Four-coloured Manuscript, 5 Cleric icons. "
    "You choose its column, and it has the colour of that column. Immediate. Gain 1 corruption.",
    "ms-black-start-board": "Black Manuscript printed on a Manuscript Board. "
    "It is yours from the start and puts a King's Order into your starting deck. Partly reconstructed.",
    "manuscript-board-black": "Black Manuscript Board. "
    "Column 1, black: in place of a hire you may gain a King's Order, for 3 silver unless the hire is free. "
    "Column 2, blue: you may pay any resource as 1 silver. "
    "Column 3, yellow: on your turn you may pay 2 silver to draw 1 card, any number of times. "
    "Column 4, grey: on your turn you may pay any 3 resources to rearrange the cards on your board, "
    "any number of times. Partly reconstructed.",
    "player-card-1-5": "Player card 1.5. Starts on Lake, inside. "
    "Gain 4 silver, 1 deed, 1 debt and any 1 resource. "
    "Then, at the end of set-up, gain a Hero into your starting deck.",
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


WILD = "take the four-coloured Manuscript (5: gain 1 corruption) of Lake"


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
        (say("why-not-too-expensive", {"parts": [amount("silver", 4)]}), "it costs 4 silver, and you have less"),
    ],
)
def test_messages_read_well(message: Message, text: str) -> None:
    assert SPEAKER.text(message) == text


UNSAID = ("ask ", "why not ", "event ", "effect ", "condition ")


def test_a_message_without_words_is_said_by_its_key() -> None:
    assert language().text(say("never-heard-of", {"n": 2})) == "never heard of: 2"


def test_a_missing_argument_is_a_mistake() -> None:
    with pytest.raises(ValueError, match="effect-may"):
        language().text(say("effect-may"))


def test_a_language_is_added_without_touching_a_rule(monkeypatch: pytest.MonkeyPatch) -> None:
    """It names cards and lists things its own way, and English stands in for what it lacks."""
    read = locale.sources
    french = "card-abbot = Abbé\nsegment-1-2 = Lac\nlist-and-last = { $a } et { $b }\nplay-card = jouer { $card }\n"
    monkeypatch.setattr(locale, "sources", lambda code: {"x.ftl": french} if code == "fr" else read(code))
    speaker = Speaker(BOX, speech=language.__wrapped__("fr"))
    assert speaker.text(say("play-card", {"card": "abbot"})) == "jouer Abbé"
    assert speaker.text(say("play-card", {"card": "squire"})) == "jouer Squire"
    assert speaker.text(say("space", {"segment": "1-2", "kind": "IN"})) == "Lac, inside"
    assert speaker.listed([amount("silver", 1), amount("ink", 1)]) == "1 silver et 1 ink"


@pytest.mark.parametrize("boxes", MIXES, ids=["base", *BOXES, "both"])
def test_everything_asked_and_told_in_whole_games_can_be_said(boxes: tuple[str, ...]) -> None:
    """In games played at random every prompt, choice, reason and event has words."""
    for seats in (2, 4):
        game = wk.new_game("viscounts", seats=seats, expansions=boxes, promos=seats == 4, seed=seats)
        assert isinstance(game, Viscounts)
        events = game.listen()
        speaker = Speaker(game.box, [f"P{i}" for i in range(seats)], game)
        said: list[str] = []
        turn = 0
        while not game.over:
            decision = game.decision
            said.append(speaker.sentence(decision.prompt))
            for option in decision.options:
                said += [speaker.text(part) for part in [option.label, *option.cost, *option.gain]]
            for choice in decision.why_not():
                said += [speaker.text(choice.label), speaker.text(choice.reason)]
            turn += 7
            game.play(decision.options[turn % len(decision.options)])
        said += [speaker.sentence(speaker.event(event)) for event in events]
        assert [text for text in said if "{" in text or "None" in text or text.startswith(UNSAID)] == []
