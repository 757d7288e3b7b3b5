"""What is said beside a choice in Architects: what one would otherwise have to look up."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from westkingdom.architects.terms import LOCATIONS
from westkingdom.engine.decision import Option
from westkingdom.engine.words import Message, amount, say
from westkingdom.speech.architects.abilities import abilities
from westkingdom.speech.architects.sheets import ArchitectsSheets
from westkingdom.speech.architects.speaker import effect_sentences, last_sentences, price_sentences
from westkingdom.speech.architects.visits import price_words
from westkingdom.speech.sheets import View
from westkingdom.speech.speaker import marks

_SAID_BY_THE_LABEL: Final = (
    "trade",
    "trade-instead",
    "draw-buildings",
    "choose-character",
    "destroy-debt",
    "wonder-influence",
)
"""Choices whose gain needs no saying."""
PRICED_BY_THE_LABEL: Final = ("pay-good", "avoid-nothing")
"""Choices whose price needs no saying."""
_LOSS: Final = "amount-virtue-lost"


def about(sheets: ArchitectsSheets, view: View, option: Option) -> list[str]:
    """Say what one would otherwise look up: the card, the place, the level."""
    return _ABOUT[option.label.key](sheets, view, option) if option.label.key in _ABOUT else []


def brings(option: Option) -> list[Message]:
    """What is said of the gain of a choice: amounts in one sentence, losses and effects each in its own."""
    if option.label.key in _SAID_BY_THE_LABEL:
        return []
    amounts = [gain for gain in option.gain if gain.key.startswith("amount-") and gain.key != _LOSS]
    losses = [gain.args["n"] for gain in option.gain if gain.key == _LOSS]
    effects = [gain for gain in option.gain if not gain.key.startswith("amount-")]
    out = [say("ui-gives", {"parts": amounts})] if amounts else []
    out += [say("effect-lose", {"parts": [amount("virtue", int(str(n)))]}) for n in losses]
    return out + effects


def _place_notes(sheets: ArchitectsSheets, view: View, option: Option) -> list[str]:
    """Say what a worker would do there, and what the Black Market costs."""
    state = sheets.speaker.game
    if state is None:
        return []
    player = state.players[view["seat"]]
    location = LOCATIONS.index(str(option.label.args["location"]))
    cost, given = price_words(state, player, location), sheets.following(view, location)
    out = [sheets.speaker.sentence(say("ui-costs", {"parts": cost}))] if cost else []
    return [*out, sheets.speaker.paragraph(given)] if given else out


def _hire_notes(sheets: ArchitectsSheets, view: View, option: Option) -> list[str]:
    """Say where an apprentice lies and what it does, and that another one has to go for it."""
    ident = option.label.args["apprentice"]
    where = [
        say("ui-in-row", {"row": row, "column": column})
        for row, cards in enumerate(view["apprentices"], start=1)
        for column, card in enumerate(cards, start=1)
        if card["apprentice"] == ident
    ]
    notes = [sheets.speaker.sentence(place) for place in where] + _ability_notes(sheets, view, option)
    own = view["players"][view["seat"]]
    full = len(own["apprentices"]) >= sheets.facts.cards.limit[sheets.facts.cards.number[own["board"]]]
    return [*notes, sheets.speaker.sentence(say("ui-let-one-go"))] if full else notes


def _capture_notes(sheets: ArchitectsSheets, view: View, option: Option) -> list[str]:
    """Say where captured workers go, and what the figures of a box make of it."""
    args = option.label.args
    if args["owner"] == view["seat"]:
        return [sheets.speaker.sentence(say("ui-capture-own", {"n": args["n"]}))]
    notes = [say("ui-capture-other", {"n": args["n"]}), *sheets.wonders.capture(view, str(args["location"]))]
    return [sheets.speaker.paragraph(notes)]


def _ability_notes(sheets: ArchitectsSheets, view: View, option: Option) -> list[str]:
    """Say what an apprentice does."""
    ident = str(option.label.args["apprentice"])
    said = [*abilities(sheets.facts, sheets.facts.cards.number[ident]), *marks(sheets.facts, ident)]
    return [sheets.speaker.paragraph(said)] if said else []


def _character_notes(sheets: ArchitectsSheets, view: View, option: Option) -> list[str]:
    """Say what a player board gives and does."""
    return [sheets.character(str(option.label.args["board"]))]


def _building_notes(sheets: ArchitectsSheets, view: View, option: Option) -> list[str]:
    """Say everything about a building card."""
    number = sheets.facts.buildings.number[str(option.label.args["building"])]
    said = [
        *_worth(sheets, number),
        *effect_sentences(sheets.facts, number),
        *marks(sheets.facts, sheets.facts.buildings.ids[number]),
    ]
    return [sheets.speaker.paragraph(said)]


def _worth(sheets: ArchitectsSheets, building: int) -> list[Message]:
    """Say the points of a building, and what it costs and needs."""
    return [say("vp-text", {"vp": sheets.facts.buildings.vp[building]}), *price_sentences(sheets.facts, building)]


def _construct_notes(sheets: ArchitectsSheets, view: View, option: Option) -> list[str]:
    """Say what a building does at the end; what it brings at once is said already."""
    ident = str(option.label.args["building"])
    last = last_sentences(sheets.facts, sheets.facts.buildings.number[ident])
    said = [*([say("timing-end"), *last] if last else []), *marks(sheets.facts, ident)]
    return [sheets.speaker.paragraph(said)] if said else []


def _level_notes(sheets: ArchitectsSheets, view: View, option: Option) -> list[str]:
    """Say what a level of the cathedral is worth."""
    vp = sheets.realm.levels[int(str(option.label.args["level"]))].vp
    return [sheets.speaker.sentence(say("ui-vp-at-level", {"vp": vp}))]


_ABOUT: Final[dict[str, Callable[[ArchitectsSheets, View, Option], list[str]]]] = {
    "place-worker": _place_notes,
    "hire-apprentice": _hire_notes,
    "let-go": _ability_notes,
    "capture-group": _capture_notes,
    "choose-character": _character_notes,
    "keep-building": _building_notes,
    "discard-building": _building_notes,
    "construct-building": _construct_notes,
    "work-on-cathedral": _level_notes,
}
"""What is said beside a choice, by the key of its label."""
