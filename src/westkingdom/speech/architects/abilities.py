"""Architects: the words for what apprentices and player boards do or allow while a player has them."""

from __future__ import annotations

from westkingdom.architects.state import Facts
from westkingdom.architects.terms import (
    AFTER_ACTION,
    BLACK_MARKET,
    FAVOUR,
    GOODS,
    GUILDHALL,
    LOCATIONS,
    MIDDLE,
    MOMENT_WORDS,
    PLACED,
    RIGHT,
    SILVER,
    SKILLS,
)
from westkingdom.engine.effects import Effect
from westkingdom.engine.words import Argument, Message, amount, say
from westkingdom.speech.architects.mix import wonders_of

_MARKET = [BLACK_MARKET, MIDDLE, RIGHT]


def skill_words(skills: int) -> list[Message]:
    """Name skills that are given as bits."""
    return [say(f"skill-{skill}") for i, skill in enumerate(SKILLS) if skills >> i & 1]


def good_words(goods: list[int], favour: str = "") -> list[Message]:
    """Say how much of each good."""
    words = [amount(good, n) for good, n in zip(GOODS, goods, strict=False) if n]
    return [*words, amount(favour, goods[FAVOUR])] if favour and goods[FAVOUR] else words


def _place_words(locations: list[int]) -> list[Message]:
    """Name locations with their article; the three spaces of the Black Market are one place."""
    words = [LOCATIONS[location] for location in locations if location not in _MARKET]
    market = [location for location in _MARKET if location in locations]
    words += ["black_market"] if market == _MARKET else [LOCATIONS[location] for location in market]
    return [say("at-location", {"location": word}) for word in words]


def abilities(facts: Facts, number: int) -> list[Message]:
    """Say everything that an apprentice or a player board does or allows."""
    return [
        *_answers(facts, number),
        *_at_figures(facts, number),
        *_at_places(facts, number),
        *_everywhere(facts, number),
    ]


def _answers(facts: Facts, number: int) -> list[Message]:
    """Say what a thing does at its moments."""
    table = facts.cards.on
    out: list[Message] = []
    for word, moment in MOMENT_WORDS.items():
        key = f"moment-{word.replace('_', '-')}"
        if moment not in (AFTER_ACTION, PLACED):
            effect = table[moment][number]
            out += [] if effect is None else [say(key, {"what": effect.words()})]
            continue
        effects: dict[int, tuple[Effect, list[int]]] = {}
        for location in range(len(LOCATIONS)):
            effect = table[moment + location][number]
            if effect is not None:
                effects.setdefault(effect.id, (effect, []))[1].append(location)
        for effect, locations in effects.values():
            out.append(say(key, {"places": _place_words(locations), "what": effect.words()}))
    return out


def _at_figures(facts: Facts, number: int) -> list[Message]:
    """Say what a player board does where a figure of a box stands."""
    wonders = wonders_of(facts)
    if wonders is None:
        return []
    out = [say("passive-counts-princess")] if wonders.counts_princess[number] else []
    silver = wonders.silver_at_profiteer[number]
    return [*out, say("passive-silver-at-profiteer", {"n": silver})] if silver else out


def _at_places(facts: Facts, number: int) -> list[Message]:
    """Say what costs a player less, or counts for more, at some locations."""
    cards = facts.cards
    out: list[Message] = []
    for key, table in (
        ("passive-silver-less", cards.silver_less),
        ("passive-virtue-kept", cards.virtue_kept),
        ("passive-more-workers", cards.more_workers),
    ):
        amounts: dict[int, list[int]] = {}
        for location in range(len(LOCATIONS)):
            if table[location][number]:
                amounts.setdefault(table[location][number], []).append(location)
        out += [say(key, {"places": _place_words(places), "n": n}) for n, places in amounts.items()]
    return out


def _everywhere(facts: Facts, number: int) -> list[Message]:
    """Say what holds for a player wherever the workers are."""
    cards = facts.cards
    out: list[Message] = []
    if cards.tax_less[number]:
        out.append(say("passive-tax-less", {"n": cards.tax_less[number]}))
    trades = [
        say("trade-text", {"cost": good_words(trade.pay), "gain": gained(trade.effect)})
        for trade in (cards.trade[i] for i in cards.trades[number])
    ]
    if trades:
        out.append(say("passive-trade", {"parts": trades}))
    if cards.timber_less[number]:
        out.append(say("passive-timber-less"))
    if cards.one_precious[number]:
        out.append(say("passive-one-precious"))
    if cards.no_discard[number]:
        out.append(say("passive-no-discard"))
    if cards.prevents_debt[number]:
        out.append(say("passive-prevents-debt", {"n": cards.prevents_debt[number]}))
    if cards.keeps[number]:
        out.append(say("passive-keeps", {"n": cards.keeps[number]}))
    for good, rates in enumerate(cards.rate):
        if rates[number]:
            args: dict[str, Argument] = {"favour": amount(facts.realm.favour, rates[number])}
            out.append(
                say("passive-rate", {**args, "what": amount(GOODS[good], 1 if good != SILVER else rates[number])})
            )
    return out + _limits(facts, number)


def _limits(facts: Facts, number: int) -> list[Message]:
    """Say which limits of virtue, and of apprentices, are other for a player."""
    cards = facts.cards
    out: list[Message] = []
    bits = cards.allows[number]
    places = _place_words([location for location in _MARKET if bits >> location & 1])
    places += [say("to-cathedral")] if bits >> GUILDHALL & 1 else []
    if places:
        out.append(say("passive-allows", {"places": places}))
    standard = cards.limit[cards.number["board_standard"]]
    if cards.limit[number] and cards.limit[number] != standard:
        out.append(say("passive-limit", {"n": cards.limit[number]}))
    return out


def gained(effect: Effect) -> list[Message]:
    """What an effect gains as a list, or the effect itself if it is no mere gain."""
    return flat(effect.words())


def flat(words: Message) -> list[Message]:
    """What is gained as a list, or the words of an effect that is no mere gain."""
    parts = words.args.get("parts")
    return parts if words.key == "effect-gain" and isinstance(parts, list) else [words]
