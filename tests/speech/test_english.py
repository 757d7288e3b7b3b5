"""Texts of cards and messages read well in English."""

from __future__ import annotations

import re

import pytest

from tests.kit.speech.english import BOX, EVERYTHING, GAMES
from westkingdom.architects.effects import VOCABULARY as ARCHITECTS_EFFECTS
from westkingdom.engine.words import Message, amount, say
from westkingdom.speech.speaker import Speaker, speaker_for
from westkingdom.speech.viscounts.speaker import ViscountsSpeaker, all_texts, card_text
from westkingdom.viscounts.effects import VOCABULARY

SPEAKER = ViscountsSpeaker(BOX)
SPEAKERS: dict[str, Speaker] = {game: speaker_for(game, facts) for game, facts in EVERYTHING.items()}


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
