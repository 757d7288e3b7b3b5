"""Abilities of apprentices and player boards, from their data into the tables."""

from __future__ import annotations

from typing import Final, cast

from westkingdom.architects.catalogue import Catalogue, Trade
from westkingdom.architects.effects import VOCABULARY, is_plain
from westkingdom.architects.terms import (
    AFTER_ACTION,
    BLACK_MARKET,
    COUNTERS,
    FAVOUR,
    GOODS,
    GUILDHALL,
    LOCATIONS,
    MIDDLE,
    MOMENT_WORDS,
    PLACED,
    RIGHT,
)
from westkingdom.engine.rows import Row

_ALL_OF_IT: Final = 99
"""A loss that is left out as a whole."""


def load_ability(cards: Catalogue, number: int, ability: object) -> None:
    """Enter an ability: an answer to a moment, or something that holds while its owner has it."""
    if not isinstance(ability, dict):
        if ability is None:
            return
        raise ValueError(f"{cards.ids[number]} has an ability that is no object: {ability!r}")
    if "all" in ability:
        for part in cast("list[Row]", ability["all"]):
            load_ability(cards, number, part)
    elif "on" in ability:
        _load_answer(cards, number, ability)
    elif "storehouse_option" in ability:
        _load_trade(cards, number, cast(Row, ability["storehouse_option"]))
    elif "cost_less" in ability:
        _load_discount(cards, number, ability)
    elif "loss_less" in ability:
        less = cast(Row, ability["loss_less"])
        if less.get("of") != ["virtue"]:
            raise ValueError(f"{cards.ids[number]} cannot lose less of {less.get('of')!r}; only of virtue")
        n = _ALL_OF_IT if less["amount"] == "all" else cast(int, less["amount"])
        for location in _locations(ability):
            cards.virtue_kept[location][number] = n
    elif "count_workers_more" in ability:
        for location in _locations(ability):
            cards.more_workers[location][number] = cast(int, ability["count_workers_more"])
    else:
        _load_rarer_ability(cards, number, ability)


def _locations(ability: Row) -> list[int]:
    """The locations that an ability names."""
    names = cast("list[str]", ability["at"])
    unknown = [name for name in names if name not in LOCATIONS]
    if unknown:
        raise ValueError(f"there are no locations {unknown}; the locations are {', '.join(LOCATIONS)}")
    return [LOCATIONS.index(name) for name in names]


def _load_answer(cards: Catalogue, number: int, ability: Row) -> None:
    """Enter an answer to a moment, at some locations for moments that have one."""
    word = ability["on"]
    if word == "would_gain_debt":
        _load_prevention(cards, number, ability)
        return
    if not isinstance(word, str) or word not in MOMENT_WORDS:
        raise ValueError(f"{cards.ids[number]} answers to {word!r}; the moments are {', '.join(MOMENT_WORDS)}")
    moment = MOMENT_WORDS[word]
    effect: object = ability["do"]
    # To release up to some workers is a choice by itself, none included.
    if ability.get("may") and not (isinstance(effect, dict) and "release_prison" in effect):
        effect = {"may": effect}
    if "if" in ability:
        effect = {"if": ability["if"], "do": effect}
    answer = VOCABULARY.effect(effect)
    moments = [moment + at for at in _locations(ability)] if moment in (AFTER_ACTION, PLACED) else [moment]
    for one in moments:
        cards.on[one][number] = answer
        cards.plain[one][number] = is_plain(answer)
        cards.heard[one] = True


def _load_prevention(cards: Catalogue, number: int, ability: Row) -> None:
    """Enter the silver for which a debt need not be taken. [AB-159]"""
    do = cast(Row, ability["do"])
    if do.get("do") != {"prevent": "debt"} or set(cast(Row, do["pay"])) != {"silver"}:
        raise ValueError(f"{cards.ids[number]} can only pay silver to prevent a debt")
    cards.prevents_debt[number] = cast("dict[str, int]", do["pay"])["silver"]


def goods_of(bundle: object, favour: str) -> list[int]:
    """Read a bundle of goods; favour has a word of its own."""
    out = [0] * COUNTERS
    if not isinstance(bundle, dict):
        raise ValueError(f"{bundle!r} is no bundle of goods")
    for word, n in bundle.items():
        if word == favour and favour:
            out[FAVOUR] = n
        elif word in GOODS:
            out[GOODS.index(word)] = n
        else:
            raise ValueError(f"there is no good {word!r}; the goods are {', '.join(GOODS)}")
    return out


def _load_trade(cards: Catalogue, number: int, trade: Row) -> None:
    """Enter a trade of the King's Storehouse; equal trades are one. [AB-069, AB-070, AB-071]"""
    pay = goods_of(trade["pay"], "")
    effect = VOCABULARY.effect(trade["do"])
    for i, known in enumerate(cards.trade):
        if known.pay == pay and known.effect is effect:
            cards.trades[number].append(i)
            return
    cards.trades[number].append(len(cards.trade))
    cards.trade.append(Trade(pay, effect))


def _load_discount(cards: Catalogue, number: int, ability: Row) -> None:
    """Enter a discount: of silver at some locations, of tax everywhere, of 1 wood or stone in the Guildhall.

    [AB-089, AB-104, AB-110, AB-126, AB-174]
    """
    less = cast(Row, ability["cost_less"])
    n = cast(int, less["amount"])
    of = less["of"]
    if of == ["silver"]:
        for location in _locations(ability):
            cards.silver_less[location][number] = n
    elif of == ["tax"] and "at" not in ability:
        cards.tax_less[number] = n
    elif of == ["wood", "stone"] and n == 1 and _locations(ability) == [GUILDHALL]:
        cards.timber_less[number] = True
    else:
        raise ValueError(f"{cards.ids[number]} has a discount that is not known: {less!r}")


def _load_rarer_ability(cards: Catalogue, number: int, ability: Row) -> None:
    """Enter an ability that few things have. [AB-088, AB-175, AB-186]"""
    if ability.get("treat_same") == ["gold", "marble"]:
        cards.one_precious[number] = True
    elif ability.get("skip_cost") == "cathedral_building_discard":
        cards.no_discard[number] = True
    elif "set_limit" in ability:
        cards.limit[number] = cast("dict[str, int]", ability["set_limit"])["apprentices"]
    elif "always_allowed" in ability:
        for word, places in (("cathedral", [GUILDHALL]), ("black_market", [BLACK_MARKET, MIDDLE, RIGHT])):
            if ability["always_allowed"] == word:
                for place in places:
                    cards.allows[number] |= 1 << place
    elif "substitute" in ability:
        _load_substitute(cards, number, cast(Row, ability["substitute"]))
    else:
        raise ValueError(f"{cards.ids[number]} has an ability that is not known: {sorted(ability)}")


def _load_substitute(cards: Catalogue, number: int, substitute: Row) -> None:
    """Enter the favour that may be paid for one piece of a good."""
    (rate,) = cast("dict[str, int]", substitute["pay"]).values()
    ((good, n),) = cast("dict[str, int]", substitute["for"]).items()
    if n != 1 or good not in GOODS:
        raise ValueError(f"{cards.ids[number]} lets something stand for {n} {good!r}, not for 1 good")
    cards.rate[GOODS.index(good)][number] = rate
