"""Architects: the words for what Works of Wonder brings: Wonders, Contribution cards, the figures and Influence."""

from __future__ import annotations

from typing import Final

from westkingdom.architects.state import Facts
from westkingdom.architects.terms import GOODS, LOCATIONS, RESOURCES, SILVER
from westkingdom.engine.words import Argument, Message, amount, say
from westkingdom.speech.architects.mix import wonders_of
from westkingdom.speech.speaker import Text, marks

_WONDERS: Final = "wonder_"
"""The ids of Wonders begin like this."""


def _at(location: int) -> Message:
    """Name a location with its article."""
    return say("at-location", {"location": LOCATIONS[location]})


def is_wonder(ident: str) -> bool:
    """Is this building a Wonder?"""
    return ident.startswith(_WONDERS)


def wonder_sentences(facts: Facts) -> list[Message]:
    """Say what every Wonder does."""
    wonders = wonders_of(facts)
    places = [] if wonders is None else [_at(location) for location in wonders.allowed]
    return [say("wonder-tokens-text"), say("wonder-visit-text", {"places": places})]


def wonder_texts(facts: Facts) -> list[Text]:
    """Describe the Contribution cards, the figures and the Influence track, if they are in the mix."""
    wonders = wonders_of(facts)
    if wonders is None:
        return []
    texts: list[Text] = []
    for card, ident in enumerate(wonders.ids):
        line = say("contribution-line", {"number": card + 1})
        sentences = [_contribution(facts, card), *_consequence(facts, card)]
        texts.append(Text(ident, line, sentences, [], marks(facts, ident)))
    princess = [say("princess-text"), say("princess-capture-text")]
    profiteer = [say("profiteer-text"), say("profiteer-capture-text")]
    return [
        *texts,
        Text("princess", say("princess-line"), princess, [], []),
        Text("profiteer", say("profiteer-line"), profiteer, [], []),
        Text("influence_track", say("influence-line"), influence(facts), [], []),
    ]


def contribution_reward(facts: Facts, card: int, good: int) -> Message:
    """Say what a Contribution gives."""
    wonders = wonders_of(facts)
    assert wonders is not None
    return wonders.rewards[card][good].words()


def _contribution(facts: Facts, card: int) -> Message:
    """Say what each resource gives on a Contribution card."""
    parts: list[Message] = []
    for good in RESOURCES:
        parts.append(
            say(
                "contribution-gives",
                {"good": GOODS[good], "what": contribution_reward(facts, card, good).args["parts"]},
            )
        )
    return say("contribution-text", {"parts": parts})


def _consequence(facts: Facts, card: int) -> list[Message]:
    """Say where the figures stand by a Consequence card, and what they do at a reset."""
    return [say("consequence-text", figure_places(facts, card)), *reset_sentences(facts, card)]


def figure_places(facts: Facts, card: int) -> dict[str, Argument]:
    """Where the figures stand by a Consequence card."""
    wonders = wonders_of(facts)
    assert wonders is not None
    return {"princess": _at(wonders.princess_at[card]), "profiteer": _at(wonders.profiteer_at[card])}


def reset_sentences(facts: Facts, card: int) -> list[Message]:
    """Say what the Profiteer and the Princess do at the next reset."""
    wonders = wonders_of(facts)
    assert wonders is not None
    return [
        say("profiteer-reset-text", {"what": wonders.profiteer[card].words()}),
        say("princess-reset-text", {"what": wonders.princess[card].words()}),
    ]


def card_number(facts: Facts, ident: str) -> int:
    """Find a Contribution card by its id."""
    wonders = wonders_of(facts)
    assert wonders is not None
    return wonders.ids.index(ident)


def influence(facts: Facts) -> list[Message]:
    """Say what the Influence track gives, and what Influence may be paid for."""
    wonders = wonders_of(facts)
    assert wonders is not None
    spaces = [say("number", {"n": space}) for space, cards in enumerate(wonders.card_spaces) if cards]
    out = [
        say("influence-ends-text", {"n": len(wonders.card_spaces) - 1}),
        say("influence-cards-text", {"parts": spaces}),
        say("influence-virtue-text", {"rate": wonders.virtue_rate}),
    ]
    for good, rate in enumerate(facts.realm.favour_rate):
        if rate and good == SILVER:
            out.append(say("influence-silver-text", {"rate": rate}))
        elif rate:
            out.append(say("influence-good-text", {"rate": rate, "good": amount(GOODS[good], 1)}))
    return [*out, say("influence-gold-text", {"n": wonders.most_influence_gold})]
