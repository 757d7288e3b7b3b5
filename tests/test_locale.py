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
from westkingdom.describe import Speaker, all_texts, card_text
from westkingdom.engine.effects import EITHER, MAY
from westkingdom.engine.words import Message, amount, say
from westkingdom.games import viscounts_facts
from westkingdom.locale import language, sources
from westkingdom.viscounts.debts import CARD_KINDS
from westkingdom.viscounts.effects import GAIN_ORDER, VOCABULARY
from westkingdom.viscounts.terms import ACTIONS, BUILDINGS, GOODS, ICONS, KINDS, MOMENTS, RIBBONS, SLOTS, SPACE_KINDS
from westkingdom.viscounts.turn import PHASE_NAMES

SOURCE = Path(wk.__file__).parent
BOX = viscounts_facts()
SPEAKER = Speaker(BOX)
SAYING = {"say", "amount", "emit", "Message"}


def hyphens(words: list[str]) -> list[str]:
    return [word.replace("_", "-") for word in words]


def icons() -> list[str]:
    """All icons that an effect of the data shows."""
    return hyphens(sorted({icon for effect in VOCABULARY.made.values() for icon in effect.icons()} | set(ICONS)))


FAMILIES: dict[str, list[str]] = {
    "ask-{}": [f"ask-{kind.name}" for kind in [EITHER, MAY, *KINDS.all]],
    "rule-{}": [],  # the name of last resort for a rule without words; no effect of the data needs it
    "action-{}": [f"action-{action}" for action in ACTIONS],
    "effect-flip-{}": [f"effect-flip-{kind}" for kind in CARD_KINDS],
    "{}-card": ["discard-card", "destroy-card"],
    "{}-top": ["discard-top", "destroy-top"],
    "{}-top-after-shuffle": ["discard-top-after-shuffle", "destroy-top-after-shuffle"],
    "amount-{}": [f"amount-{word}" for word in hyphens([*GAIN_ORDER, *ICONS])],
    "event-{}": [],  # the keys of emit()
    "icon-{}": [f"icon-{icon}" for icon in icons()],
    "icons-{}": [f"icons-{icon}" for icon in ICONS],
    "moment-{}": [f"moment-{moment}" for moment in hyphens(MOMENTS)],
    "counter-{}": [f"counter-{per}" for per in hyphens(sorted(set(BOX.manuscripts.per) - {""}))],
    "phase-{}": [f"phase-{phase}" for phase in PHASE_NAMES],
    "ribbon-{}": [f"ribbon-{ribbon}" for ribbon in RIBBONS],
    "score-{}": [
        f"score-{line.replace('_', '-')}" for line, _ in wk.new_game("viscounts", seats=2, seed=1).scores[0].lines
    ],
    "outcome-{}": ["outcome-poverty", "outcome-prosperity", "outcome-divided-kingdom"],
    "ui-{}": [f"ui-{word}" for word in [*GOODS, "left", "middle", "right"]],
    "{}-{}": [
        *[f"building-{building}" for building in hyphens(BUILDINGS)],
        *[f"slot-{slot}" for slot in SLOTS],
        *[f"kind-{kind}" for kind in SPACE_KINDS],
    ],
    "list-{}-{}": [
        f"list-{style}-{where}" for style in ("and", "or", "then", "and-then", "comma") for where in ("more", "last")
    ],
}
"""The keys that are put together, by the f-string that does so."""

NAMED = [*(f"card-{ident}" for ident in ("poverty", "prosperity"))] + [
    f"card-{BOX.cards.ids[n]}" for n in BOX.cards.number.values() if BOX.cards.kinds[n] in ("bonus", "leader")
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
        (say("exchanges", {"n": 3, "merchants": 6}), "trade 3 times (6 Merchants)"),
        (say("why-not-too-expensive", {"parts": [amount("silver", 4)]}), "it costs 4 silver, and you have less"),
    ],
)
def test_messages_read_well(message: Message, text: str) -> None:
    assert SPEAKER.text(message) == text


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


def test_everything_asked_and_told_in_whole_games_can_be_said() -> None:
    """In games played at random every prompt, choice, reason and event has words."""
    for seats in (2, 4):
        game = wk.new_game("viscounts", seats=seats, seed=seats)
        events = game.listen()
        speaker = Speaker(BOX, [f"P{i}" for i in range(seats)], game)  # type: ignore[arg-type]
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
        assert [text for text in said if "{" in text or "None" in text or text.startswith(("ask ", "why not "))] == []
