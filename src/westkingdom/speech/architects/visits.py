"""What a worker who is placed at a location would bring a player now, from what the player knows."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from westkingdom.architects.bill import bill_words, can_pay, new_bill
from westkingdom.architects.black_market import large_market, market_bill, small_market
from westkingdom.architects.guardhouse import GUARD_ACTIONS, possible_actions
from westkingdom.architects.guildhall import choices
from westkingdom.architects.location import silver_less, sure_favour, sure_silver, virtue_kept, workers_here
from westkingdom.architects.state import Player, State
from westkingdom.architects.storehouse import MAKE_TRADES, trade_bill, trades_of
from westkingdom.architects.terms import (
    AFTER_ACTION,
    BLACK_MARKET,
    CATHEDRAL,
    EMPTY,
    GOODS,
    GUARDHOUSE,
    GUILDHALL,
    MIDDLE,
    RIGHT,
    STOREHOUSE,
    TAX_STAND,
    TOWN_CENTRE,
    WORKSHOP,
)
from westkingdom.architects.virtue import tax_after
from westkingdom.architects.workshop import can_hire
from westkingdom.engine.words import Message, amount, say
from westkingdom.speech.architects.abilities import flat, gained


def visit_words(g: State, p: Player, location: int) -> list[Message]:
    """Say what one more worker of a player would do at a location."""
    own = _VISITS[location](g, p, location) if location in _VISITS else _gathering(g, p, location)
    return _added_up([*own, *_after_words(g, p, location), *_at_once_words(g, p, location)])


def _added_up(words: list[Message]) -> list[Message]:
    """Say all amounts as one gain, in the place of the first, those of a kind added up."""
    totals: dict[str, int] = {}
    for word in words:
        if word.key.startswith("amount-"):
            totals[word.key] = totals.get(word.key, 0) + int(str(word.args["n"]))
    if not totals:
        return words
    first = next(i for i, word in enumerate(words) if word.key in totals)
    gain = say("effect-gain", {"parts": [say(key, {"n": n}) for key, n in totals.items()]})
    others = [word for word in words[first:] if word.key not in totals]
    return [*words[:first], gain, *others]


def _after_words(g: State, p: Player, location: int) -> list[Message]:
    """Say what own abilities add to a visit."""
    table = g.cards.on[AFTER_ACTION + location]
    effects = [table[thing] for thing in (p.board, *p.apprentices)]
    return [part for effect in effects if effect is not None for part in gained(effect)]


def _at_once_words(g: State, p: Player, location: int) -> list[Message]:
    """Say what placing a worker gives by itself, whatever the visit brings."""
    silver, favour = sure_silver(g, p, location), sure_favour(g, p, location)
    return ([amount("silver", silver)] if silver else []) + ([amount(g.realm.favour, favour)] if favour else [])


def _gathering(g: State, p: Player, location: int) -> list[Message]:
    """What Quarry, Forest, Silversmith or Mines give; the Mines one or the other."""
    workers = workers_here(g, p, location)
    given = [
        amount(GOODS[source.good], source.of(workers)) for source in g.realm.yields[location] if source.of(workers)
    ]
    return given if len(given) == 1 else [say("ui-gain-or", {"parts": given})]


def _storehouse(g: State, p: Player, location: int) -> list[Message]:
    """How many trades may be made, and which of them could be paid for now."""
    trades = [
        say("ui-one-trade", {"parts": bill_words(g, bill), "gain": _trade_gain(g, p, trade)})
        for trade in trades_of(g, p)
        if can_pay(g, p, bill := trade_bill(g, trade))
    ]
    n = workers_here(g, p, location)
    return [say("ui-trades", {"n": n, "parts": trades}) if trades else say("ui-no-trades", {"n": n})]


def _trade_gain(g: State, p: Player, trade: int) -> list[Message]:
    """What a trade gives."""
    return [part for words in MAKE_TRADES.gain(g, (0, p.seat, 0, 0), trade) for part in flat(words)]


def _workshop(g: State, p: Player, location: int) -> list[Message]:
    """Which apprentices cost nothing more, if any can be paid for, or how many cards are drawn."""
    workers = workers_here(g, p, location)
    silver = max(0, g.realm.silver[location] - silver_less(g, p, location))
    price = bill_words(g, new_bill(silver=silver, tax=tax_after(g, p, g.realm.tax[location])))
    ways = [say("ui-draw", {"n": g.realm.yields[location][0].of(workers)})] if g.plans else []
    if can_hire(g, p, workers, sure_silver(g, p, location), sure_favour(g, p, location)):
        key = "ui-columns" if workers < g.realm.columns else "ui-all-columns"
        ways.insert(0, say(key, {"n": workers, "parts": price or [say("ui-first-free")]}))
    return [say("ui-or", {"parts": ways})]


def _town_centre(g: State, p: Player, location: int) -> list[Message]:
    """How many captures may be made."""
    tax = tax_after(g, p, g.realm.tax[location])
    first = amount("tax", tax) if tax else say("ui-first-free")
    more = amount("silver", g.realm.more_captures)
    return [say("ui-captures", {"n": workers_here(g, p, location), "first": first, "more": more})]


def _tax_stand(g: State, p: Player, location: int) -> list[Message]:
    """How much silver lies there, and what taking it costs."""
    virtue = max(0, g.realm.virtue[location] - virtue_kept(g, p, location))
    return [say("ui-all-tax", {"n": g.tax, "virtue": virtue})] if g.tax else []


def _guardhouse(g: State, p: Player, location: int) -> list[Message]:
    """How many actions may be done, and which are possible now."""
    possible = possible_actions(g, p, sure_silver(g, p, location), sure_favour(g, p, location))
    actions = [GUARD_ACTIONS.label(g, (0, p.seat, 0, 0), action) for action in possible]
    n = workers_here(g, p, location)
    return [say("ui-actions", {"n": n, "parts": actions}) if actions else say("ui-no-actions", {"n": n})]


def _black_market(g: State, p: Player, location: int) -> list[Message]:
    """What the space gives, and whether it triggers a reset; its price is said apart."""
    if location == MIDDLE:
        out = [say("ui-market-visit")]
    else:
        out = gained(large_market(g) if location == RIGHT else small_market(g))
    full = g.market.count(EMPTY) == len(g.market) - g.realm.reset_at + 1
    return [*out, say("ui-triggers-reset")] if full else out


def _guildhall(g: State, p: Player, location: int) -> list[Message]:
    """What could be constructed now, which space would be filled, and what that triggers."""
    seats = len(g.players)
    n, spaces = g.guildhall + 1, g.realm.spaces[seats]
    works = [
        say("work-on-cathedral", {"level": p.cathedral + 1})
        if choice == CATHEDRAL
        else say("construct-building", {"building": g.buildings.ids[choice]})
        for choice in choices(g, p)
    ]
    out = [say("ui-or", {"parts": works})] if works else []
    if n > spaces:
        return [*out, say("ui-beside")]
    out.append(say("ui-space-next", {"n": n, "spaces": spaces}))
    if n in g.realm.reset_spaces[seats]:
        out.append(say("ui-triggers-reset"))
    if g.settings.options.get("guildhall_apprentice_purge") and n in g.realm.purge_spaces[seats]:
        out.append(say("ui-triggers-purge"))
    if n == spaces:
        out.append(say("ui-triggers-end"))
    return out


def price_words(g: State, p: Player, location: int) -> list[Message]:
    """Say what placing a worker costs at once: only in the Black Market."""
    if not BLACK_MARKET <= location <= RIGHT:
        return []
    virtue = max(0, g.realm.virtue[location] - virtue_kept(g, p, location))
    return bill_words(g, market_bill(g, p, location)) + ([amount("virtue", virtue)] if virtue else [])


_VISITS: Final[dict[int, Callable[[State, Player, int], list[Message]]]] = {
    STOREHOUSE: _storehouse,
    WORKSHOP: _workshop,
    TOWN_CENTRE: _town_centre,
    TAX_STAND: _tax_stand,
    GUARDHOUSE: _guardhouse,
    BLACK_MARKET: _black_market,
    MIDDLE: _black_market,
    RIGHT: _black_market,
    GUILDHALL: _guildhall,
}
"""Locations where a visit is more than gathering."""
