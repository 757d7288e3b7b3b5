"""What is said beside a choice in Viscounts: what one would otherwise have to look up."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from westkingdom.engine.decision import Option
from westkingdom.engine.words import Message, say
from westkingdom.speech.sheets import View
from westkingdom.speech.speaker import icon_word
from westkingdom.speech.viscounts.abilities import icon_words
from westkingdom.speech.viscounts.boxes import column_ability, columns_of, last_words, tile_called, tile_sentences
from westkingdom.speech.viscounts.sheets import PAST, ViscountsSheets
from westkingdom.speech.viscounts.speaker import (
    card_sentences,
    player_card_text,
    slot_ability,
    thing_sentences,
)
from westkingdom.viscounts.terms import BOARD_PLACES, BUILDINGS

_IN_SHORT: Final = ("discard", "destroy", "order", "last-deed")
"""Decisions for which the abilities of a card do not matter, or are said already."""


def about(sheets: ViscountsSheets, view: View, option: Option) -> list[str]:
    """Say what one would otherwise look up: the card, the slot, the place."""
    speaker, facts, args = sheets.speaker, sheets.facts, option.label.args
    if option.label.key == "move-to":
        space = args["space"]
        assert isinstance(space, Message)
        return sheets.here(view, f"{space.args['segment']}:{space.args['kind']}")
    if "slot" in args:
        return [speaker.paragraph(slot_ability(facts, str(args["slot"])))]
    if option.label.key == "pick-pair":
        card = player_card_text(facts, facts.player_cards.number[str(args["player_card"])])
        return [speaker.paragraph([card.sentences[0], *card.marks]), sheets.card(str(args["hero"]))]
    if option.label.key in _ABOUT:
        return _ABOUT[option.label.key](sheets, view, option)
    if "card" in args:
        return _card_notes(sheets, str(args["card"]), full=option.kind not in _IN_SHORT)
    if option.kind == "action":
        return _action_notes(sheets, view, option.label.key)
    return []


def _card_notes(sheets: ViscountsSheets, ident: str, full: bool) -> list[str]:
    """Say the value and the icons of a card and, if it matters now, its ability."""
    facts, number = sheets.facts, sheets.facts.cards.number[ident]
    icons = icon_words(facts.cards.icons[number])
    out = [sheets.speaker.sentence(say("ui-value", {"cost": facts.cards.cost[number], "icons": icons}))]
    if full:
        sentences = [message for message in card_sentences(facts, number) if message.key not in PAST]
        out += [sheets.speaker.paragraph(sentences)] if sentences else []
    return out


def _action_notes(sheets: ViscountsSheets, view: View, key: str) -> list[str]:
    """Say what an action yields here."""
    speaker = sheets.speaker
    space = view["players"][view["seat"]]["space"]
    place = view["segments"].index(space.partition(":")[0])
    if key == "action-trade":
        return sheets.here(view, space)[:1]
    if key == "action-construct":
        prices = [
            say("ui-price", {"building": building, "n": cost})
            for building, cost in zip(BUILDINGS, sheets.facts.realm.building_cost, strict=True)
        ]
        prices += [say("ui-public-price", {"thing": ident, "n": n}) for ident, n in sheets.of_boxes.public_prices(view)]
        return [speaker.sentence(say("ui-prices", {"icon": icon_word("builder"), "parts": prices}))]
    if key == "action-place-workers":
        steps = [say("ui-step", {"workers": workers, "n": n}) for n, workers in sheets.facts.realm.worker_steps]
        return [speaker.sentence(say("ui-prices", {"icon": icon_word("noble"), "parts": steps}))]
    if key == "action-transcribe":
        return [sheets.manuscript(view, place)]
    return []


# --- pieces of boxes


def _kings_order_notes(sheets: ViscountsSheets, view: View, option: Option) -> list[str]:
    """Say what a King's Order is."""
    number = sheets.facts.cards.number["kings-order"]
    return [sheets.speaker.paragraph(card_sentences(sheets.facts, number))]


def _welcome_notes(sheets: ViscountsSheets, view: View, option: Option) -> list[str]:
    """Say the value and the icons of an Outsider, and what it is worth at the end."""
    ident = str(option.label.args["card"])
    number = sheets.facts.cards.number[ident]
    worth = sheets.speaker.paragraph([say("timing-end"), *last_words(sheets.facts, number)])
    return [*_card_notes(sheets, ident, full=False), worth]


def _refuse_notes(sheets: ViscountsSheets, view: View, option: Option) -> list[str]:
    """What a refusal brings is said already; the card leaves the game."""
    return []


def _tile_notes(sheets: ViscountsSheets, view: View, option: Option) -> list[str]:
    """Say what a Chest Tile does."""
    tile = tile_called(sheets.facts, str(option.label.args["tile"]))
    return [sheets.speaker.paragraph(tile_sentences(tile))]


def _place_notes(sheets: ViscountsSheets, view: View, option: Option) -> list[str]:
    """Say which card lies above a place for a Chest Tile now."""
    card = view["players"][view["seat"]]["board"][BOARD_PLACES.index(str(option.label.args["place"]))]
    return [] if card is None else [sheets.speaker.sentence(say("ui-card-above", {"card": card}))]


def _column_notes(sheets: ViscountsSheets, view: View, option: Option) -> list[str]:
    """Say what a column of the Manuscript Board does."""
    thing = columns_of(sheets.facts)[int(str(option.label.args["column"])) - 1]
    return [sheets.speaker.sentence(column_ability(sheets.facts, thing))]


def _public_notes(sheets: ViscountsSheets, view: View, option: Option) -> list[str]:
    """Say what a Public Building replaces, does and is worth."""
    number = sheets.facts.cards.number[str(option.label.args["thing"])]
    sentences = [message for message in thing_sentences(sheets.facts, number) if message.key != "public-cost-text"]
    return [sheets.speaker.paragraph(sentences)]


_ABOUT: Final[dict[str, Callable[[ViscountsSheets, View, Option], list[str]]]] = {
    "hire-instead": _kings_order_notes,
    "effect-gain-kings-order": _kings_order_notes,
    "welcome-card": _welcome_notes,
    "refuse-card": _refuse_notes,
    "gain-chest-tile": _tile_notes,
    "slot-chest": _place_notes,
    "replace-chest": _place_notes,
    "ribbon-in-column": _column_notes,
    "other-building": _public_notes,
}
"""What is said beside choices about pieces of boxes, by the key of their label."""
