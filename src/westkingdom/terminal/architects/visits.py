"""What a worker who is placed at a location would bring a player now; everybody can see all of it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from westkingdom.architects.bill import bill_words, new_bill
from westkingdom.architects.black_market import large_market, market_bill, small_market
from westkingdom.architects.location import silver_less, virtue_kept, workers_here
from westkingdom.architects.state import Player, State
from westkingdom.architects.terms import (
    AFTER_ACTION,
    BLACK_MARKET,
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
from westkingdom.describe_architects_abilities import gained
from westkingdom.engine.words import Message, amount, say


def visit_words(g: State, p: Player, location: int) -> list[Message]:
    """Say what one more worker of a player would do at a location."""
    own = VISITS[location](g, p, location) if location in VISITS else gathering(g, p, location)
    return [*own, *after_words(g, p, location)]


def after_words(g: State, p: Player, location: int) -> list[Message]:
    """Say what own abilities add to a visit."""
    table = g.cards.on[AFTER_ACTION + location]
    effects = [table[thing] for thing in (p.board, *p.apprentices)]
    return [part for effect in effects if effect is not None for part in gained(effect)]


def gathering(g: State, p: Player, location: int) -> list[Message]:
    """What Quarry, Forest, Silversmith or Mines give; the Mines one or the other."""
    workers = workers_here(g, p, location)
    given = [
        amount(GOODS[source.good], source.of(workers)) for source in g.realm.yields[location] if source.of(workers)
    ]
    return [say("ui-or", {"parts": given})]


def storehouse(g: State, p: Player, location: int) -> list[Message]:
    """How many trades may be made."""
    return [say("ui-trades", {"n": workers_here(g, p, location)})]


def workshop(g: State, p: Player, location: int) -> list[Message]:
    """Which apprentices cost nothing more, or how many cards are drawn."""
    workers = workers_here(g, p, location)
    silver = max(0, g.realm.silver[location] - silver_less(g, p, location))
    price = bill_words(g, new_bill(silver=silver, tax=tax_after(g, p, g.realm.tax[location])))
    hire = say("ui-columns", {"n": min(workers, g.realm.columns), "parts": price or [say("ui-first-free")]})
    cards = say("ui-draw", {"n": g.realm.yields[location][0].of(workers)})
    return [say("ui-or", {"parts": [hire, cards]})]


def town_centre(g: State, p: Player, location: int) -> list[Message]:
    """How many captures may be made."""
    tax = tax_after(g, p, g.realm.tax[location])
    first = amount("tax", tax) if tax else say("ui-first-free")
    more = amount("silver", g.realm.more_captures)
    return [say("ui-captures", {"n": workers_here(g, p, location), "first": first, "more": more})]


def tax_stand(g: State, p: Player, location: int) -> list[Message]:
    """How much silver lies there, and what taking it costs."""
    virtue = max(0, g.realm.virtue[location] - virtue_kept(g, p, location))
    return [say("ui-all-tax", {"n": g.tax, "virtue": virtue})] if g.tax else []


def guardhouse(g: State, p: Player, location: int) -> list[Message]:
    """How many actions may be done."""
    return [say("ui-actions", {"n": workers_here(g, p, location)})]


def black_market(g: State, p: Player, location: int) -> list[Message]:
    """What the space gives; its price is said apart."""
    if location == MIDDLE:
        return [say("ui-market-people")]
    return gained(large_market(g) if location == RIGHT else small_market(g))


def guildhall(g: State, p: Player, location: int) -> list[Message]:
    """Which space would be filled, and what that triggers."""
    seats = len(g.players)
    n, spaces = g.guildhall + 1, g.realm.spaces[seats]
    if n > spaces:
        return [say("ui-beside")]
    out = [say("ui-space-next", {"n": n, "spaces": spaces})]
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


VISITS: Final[dict[int, Callable[[State, Player, int], list[Message]]]] = {
    STOREHOUSE: storehouse,
    WORKSHOP: workshop,
    TOWN_CENTRE: town_centre,
    TAX_STAND: tax_stand,
    GUARDHOUSE: guardhouse,
    BLACK_MARKET: black_market,
    MIDDLE: black_market,
    RIGHT: black_market,
    GUILDHALL: guildhall,
}
"""Locations where a visit is more than gathering."""
