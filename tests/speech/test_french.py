"""French reads well, and keeps the rules of its typography."""

from __future__ import annotations

import re
from itertools import pairwise

import pytest

from tests.kit.speech.english import BOX, EVERYTHING
from tests.kit.speech.languages import PARTS, TRANSLATIONS, messages, uses
from westkingdom.engine.words import Message, amount, say
from westkingdom.speech.language import language, sources
from westkingdom.speech.speaker import speaker_for

FRENCH = [text for part in PARTS for text in sources("fr", part).values()]
VISCOUNTS = speaker_for("viscounts", BOX, ["Ann", "Bob"], speech=language("fr", "viscounts"))
ARCHITECTS = speaker_for("architects", EVERYTHING["architects"], ["Ann", "Bob"], speech=language("fr", "architects"))


def test_french_has_no_break_spaces_before_its_signs() -> None:
    """Before : ; ! ? and », and after «; a colon between letters belongs to a word that is typed."""
    wrong: list[str] = []
    for part in PARTS:
        for key, message in messages("fr", part).items():
            text = uses(message).words
            if re.search(r" [:;!?»]|« |[^\u00a0][;!?»]|«[^\u00a0]|[^\u00a0]:(?!NIVEAU)", text):
                wrong.append(key)
    assert wrong == []


def test_french_never_puts_a_name_after_an_elided_word() -> None:
    """Names of players may begin with a vowel: «de Ann» would be wrong."""
    seats = re.compile(r"\b(de|le|la|que|du) \{ \$(seat|owner|other|with) \}")
    assert [found for text in FRENCH for found in seats.findall(text)] == []


@pytest.mark.parametrize(
    ("message", "text"),
    [
        (amount("silver", 0), "0 Pièce"),
        (amount("silver", 1), "1 Pièce"),
        (amount("deed", 2), "2 Actes de Propriété"),
        (amount("gold", 3), "3 Or"),
        (say("space", {"segment": "1-2", "kind": "OL"}), "Lac, extérieur gauche (1)"),
        (
            say("move-to", {"space": say("space", {"segment": "9-10", "kind": "IN"})}),
            "aller vers les Cimes, intérieur",
        ),
        (say("spot", {"segment": "5-6", "position": 3}), "emplacement 3 de la Forêt"),
        (say("play-card", {"card": "debt-collector-2"}), "jouer Collecteur de Dettes"),
        (say("welcome-card", {"card": "outsider-assassin"}), "accueillir l'Étranger Assassin"),
        (say("effect-build-free", {"building": "guildhall"}), "construire gratuitement une Maison des Corporations"),
        (say("condition-built", {"n": 3, "building": "workshop"}), "si vous avez construit 3 Ateliers"),
        (say("slot-chest", {"place": "middle"}), "la placer sous la case du milieu"),
        (say("ui-ribbon-count", {"n": 2, "ribbon": "black"}), "2 noirs"),
        (
            say("event-bump", {"seat": 0, "tier": 1, "section": "c1"}),
            "Ann\u00a0: un Ouvrier est éjecté de l'étage 1 du c1",
        ),
        (
            say("take-manuscript", {"manuscript": "ms-any-5-any", "segment": "3-4"}),
            "prendre le Manuscrit quadricolore (5\u00a0: gagner 1 point de Corruption) des Hautes-Terres",
        ),
    ],
)
def test_messages_of_viscounts_read_well_in_french(message: Message, text: str) -> None:
    assert VISCOUNTS.text(message) == text


@pytest.mark.parametrize(
    ("message", "text"),
    [
        (say("event-place", {"seat": 0, "location": "mines"}), "Ann place un Ouvrier aux Mines"),
        (say("event-take-back", {"seat": 0, "from": "guardhouse"}), "Ann reprend un Ouvrier au Poste de Garde"),
        (say("event-take-back", {"seat": 0, "from": "seat_1"}), "Ann reprend un Ouvrier chez Bob"),
        (say("ask-pay-good", {"owed": 2, "good": "gold"}), "Encore 2 à payer. Combien d'Or payez-vous\u00a0?"),
        (say("mine", {"good": "clay"}), "extraire de l'Argile"),
        (say("condition-eq", {"n": 0, "what": say("counter-unpaid-debts")}), "si vous n'avez pas de Dettes impayées"),
        (say("condition-ge", {"n": 2, "what": say("counter-clay")}), "si vous avez au moins 2 Argiles"),
        (say("condition-most", {"what": say("counter-clay")}), "si vous avez plus d'Argile que tout autre joueur"),
        (say("hire-apprentice", {"apprentice": "app_squire_tiling"}), "recruter Écuyer (Tuilerie)"),
    ],
)
def test_messages_of_architects_read_well_in_french(message: Message, text: str) -> None:
    assert ARCHITECTS.text(message) == text


TEXTS = {
    "financer": "Financier, 3 Pièces, Marchand. Effet immédiat. Défausser jusqu'à 1 carte, puis gagner 2 Pièces.",
    "aristocrat": "Aristocrate, 2 Pièces, Marchand, Noble. Recrutement ou renvoi\u00a0: gagner 1 point de Vertu. Effet immédiat. "
    "Soit détruire 1 carte, soit défausser 1 carte.",
    "hero-guntram": "Guntram, 2 Pièces, Marchand, Clergé. Effet de sortie. Soit gagner 1 Dette puis retourner un Acte de "
    "Propriété, soit gagner 1 Acte de Propriété puis retourner une Dette.",
    "cleric-bonus-blue": "Carte Bonus du Clergé bleue. Pour le premier joueur avec 3 rubans bleus. "
    "Vous avez toujours 2 Icônes Marchand. 3 PV.",
    "ms-grey-5-resources": "Manuscrit gris, 5 Icônes Clergé. Fin de partie. "
    "1 PV par tranche de 2 ressources restantes.",
    "printed-tf-5-6": "Villageois imprimé sur la Forêt, 1 Pièce, Criminel. Renvoi\u00a0: gagner 1 point de Corruption.",
}


@pytest.mark.parametrize("ident", TEXTS)
def test_texts_of_cards_read_well_in_french(ident: str) -> None:
    assert VISCOUNTS.paragraph(VISCOUNTS.texts()[ident].whole()) == TEXTS[ident]


def test_no_two_things_of_the_data_lose_their_difference() -> None:
    """What has different names in English has different names in every language, within its kind."""
    for code in TRANSLATIONS:
        for game, kinds in (
            ("viscounts", ("card-hero-", "card-outsider-")),
            ("architects", ("card-app-", "card-bld-")),
        ):
            english = speaker_for(game, EVERYTHING[game])
            other = speaker_for(game, EVERYTHING[game], speech=language(code, game))
            names = {text.ident: (english.name_of(text), other.name_of(text)) for text in english.texts().values()}
            for kind in kinds:
                some = sorted(
                    pair for ident, pair in names.items() if f"card-{ident.replace('_', '-')}".startswith(kind)
                )
                by_other = sorted({pair[::-1] for pair in some})
                assert [a for a, b in pairwise(by_other) if a[0] == b[0]] == []
