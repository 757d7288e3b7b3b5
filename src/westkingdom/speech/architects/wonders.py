"""Architects: the words for what Works of Wonder brings: Wonders, Contribution cards, the figures and Influence."""

from __future__ import annotations

from typing import Final

from westkingdom.architects.state import Facts
from westkingdom.architects.terms import GOODS, LOCATIONS, RESOURCES, SILVER
from westkingdom.engine.words import Argument, Message, amount, say
from westkingdom.speech.boxes import wonders_of
from westkingdom.speech.speaker import Text, marks

WONDERS: Final = "wonder_"
"""The ids of Wonders begin like this."""


def at(location: int) -> Message:
    """Name a location with its article."""
    return say("at-location", {"location": LOCATIONS[location]})


def is_wonder(ident: str) -> bool:
    """Is this building a Wonder?"""
    return ident.startswith(WONDERS)


def wonder_sentences(box: Facts) -> list[Message]:
    """Say what every Wonder does."""
    facts = wonders_of(box)
    places = [] if facts is None else [at(location) for location in facts.allowed]
    return [say("wonder-tokens-text"), say("wonder-visit-text", {"places": places})]


def wonder_texts(box: Facts) -> list[Text]:
    """Describe the Contribution cards, the figures and the Influence track, if they are in the mix."""
    facts = wonders_of(box)
    if facts is None:
        return []
    texts: list[Text] = []
    for card, ident in enumerate(facts.ids):
        line = say("contribution-line", {"number": card + 1})
        sentences = [contribution(box, card), *consequence(box, card)]
        texts.append(Text(ident, line, sentences, [], marks(box, ident)))
    princess = [say("princess-text"), say("princess-capture-text")]
    profiteer = [say("profiteer-text"), say("profiteer-capture-text")]
    return [
        *texts,
        Text("princess", say("princess-line"), princess, [], []),
        Text("profiteer", say("profiteer-line"), profiteer, [], []),
        Text("influence_track", say("influence-line"), influence(box), [], []),
    ]


def contribution_reward(box: Facts, card: int, good: int) -> Message:
    """Say what a Contribution gives."""
    facts = wonders_of(box)
    assert facts is not None
    return facts.rewards[card][good].words()


def contribution(box: Facts, card: int) -> Message:
    """Say what each resource gives on a Contribution card."""
    parts: list[Message] = []
    for good in RESOURCES:
        parts.append(
            say("contribution-gives", {"good": GOODS[good], "what": contribution_reward(box, card, good).args["parts"]})
        )
    return say("contribution-text", {"parts": parts})


def consequence(box: Facts, card: int) -> list[Message]:
    """Say where the figures stand by a Consequence card, and what they do at a reset."""
    return [say("consequence-text", figure_places(box, card)), *reset_sentences(box, card)]


def figure_places(box: Facts, card: int) -> dict[str, Argument]:
    """Where the figures stand by a Consequence card."""
    facts = wonders_of(box)
    assert facts is not None
    return {"princess": at(facts.princess_at[card]), "profiteer": at(facts.profiteer_at[card])}


def reset_sentences(box: Facts, card: int) -> list[Message]:
    """Say what the Profiteer and the Princess do at the next reset."""
    facts = wonders_of(box)
    assert facts is not None
    return [
        say("profiteer-reset-text", {"what": facts.profiteer[card].words()}),
        say("princess-reset-text", {"what": facts.princess[card].words()}),
    ]


def card_number(box: Facts, ident: str) -> int:
    """Find a Contribution card by its id."""
    facts = wonders_of(box)
    assert facts is not None
    return facts.ids.index(ident)


def influence(box: Facts) -> list[Message]:
    """Say what the Influence track gives, and what Influence may be paid for."""
    facts = wonders_of(box)
    assert facts is not None
    spaces = [say("number", {"n": space}) for space, cards in enumerate(facts.card_spaces) if cards]
    out = [
        say("influence-ends-text", {"n": len(facts.card_spaces) - 1}),
        say("influence-cards-text", {"parts": spaces}),
        say("influence-virtue-text", {"rate": facts.virtue_rate}),
    ]
    for good, rate in enumerate(box.realm.favour_rate):
        if rate and good == SILVER:
            out.append(say("influence-silver-text", {"rate": rate}))
        elif rate:
            out.append(say("influence-good-text", {"rate": rate, "good": amount(GOODS[good], 1)}))
    return [*out, say("influence-gold-text", {"n": facts.most_influence_gold})]
