"""Architects: the words for the board: locations, the markets, rewards, the cathedral, the virtue track and debts."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from westkingdom.architects.bill import POOL, POOL_GOODS
from westkingdom.architects.black_market import LOOK_AT
from westkingdom.architects.catalogue import Yield
from westkingdom.architects.guardhouse import SILVER_EACH
from westkingdom.architects.state import Facts
from westkingdom.architects.storehouse import THREE_TIMBER, TWO_BASIC
from westkingdom.architects.terms import (
    BLACK_MARKET,
    GOODS,
    GUARDHOUSE,
    GUILDHALL,
    LOCATIONS,
    MIDDLE,
    MINES,
    MOST_VIRTUE,
    RESOURCES,
    RIGHT,
    STOREHOUSE,
    TAX_STAND,
    TOWN_CENTRE,
    WORKSHOP,
)
from westkingdom.engine.words import Message, amount, say
from westkingdom.speech.architects.abilities import good_words
from westkingdom.speech.speaker import Text, marks


def place_texts(facts: Facts, players: int = 0) -> list[Text]:
    """Describe everything on the board that has a text of its own; for so many players, or for any number."""
    texts = [_location_text(facts, location, players) for location in range(len(LOCATIONS))]
    texts.append(
        Text("prison", say("location-line", {"location": "prison"}), prison(facts), [], marks(facts, "prison"))
    )
    return [
        *texts,
        *_market_texts(facts),
        *_reward_texts(facts),
        *_level_texts(facts),
        *_virtue_texts(facts),
        *_debt_texts(facts),
    ]


# --- locations


def _location_text(facts: Facts, location: int, players: int) -> Text:
    """Describe a location; the spaces of the Guildhall depend on how many play."""
    ident = LOCATIONS[location]
    sentences = location_sentences(facts, location)
    if players and location == GUILDHALL:
        sentences = [say("place-guildhall"), guildhall_spaces(facts, players)]
    return Text(ident, say("location-line", {"location": ident}), sentences, [], marks(facts, ident))


def location_sentences(facts: Facts, location: int) -> list[Message]:
    """Say what a location lets a player do."""
    return _SENTENCES[location](facts) if location in _SENTENCES else _gathering(facts, location)


def _yield_words(source: Yield) -> list[Message]:
    """Say what a place gives: something, and more for workers."""
    good = GOODS[source.good] if source.good < len(GOODS) else "building_card"
    if source.base:
        return [amount(good, source.base), say("per-worker-more", {"more": source.amount, "n": source.per})]
    return [say("per-worker", {"what": amount(good, source.amount), "n": source.per})]


def _gathering(facts: Facts, location: int) -> list[Message]:
    """Say what Quarry, Forest or Silversmith give."""
    return [say("place-gather", {"parts": _yield_words(facts.realm.yields[location][0])})]


def _mines(facts: Facts) -> list[Message]:
    """Say what the Mines give."""
    kinds = [say("list-of", {"parts": _yield_words(source)}) for source in facts.realm.yields[MINES]]
    return [say("place-mines", {"parts": kinds})]


def _pool_words(bill: list[int]) -> Message:
    """Say a cost of any goods out of a set."""
    goods = [amount(GOODS[good], 1) for good in RESOURCES if bill[POOL_GOODS] >> good & 1]
    return say("any-of", {"n": bill[POOL], "goods": goods})


def _storehouse(facts: Facts) -> list[Message]:
    """Say the trades that everybody may make."""
    trades = [
        say("trade-text", {"cost": _pool_words(TWO_BASIC), "gain": amount("virtue", 1)}),
        say("trade-text", {"cost": _pool_words(THREE_TIMBER), "gain": amount("marble", 1)}),
    ]
    return [say("place-kings-storehouse", {"parts": trades})]


def _workshop(facts: Facts) -> list[Message]:
    """Say what hiring costs, and how many cards may be drawn instead."""
    price = [amount("silver", facts.realm.silver[WORKSHOP]), amount("tax", facts.realm.tax[WORKSHOP])]
    drawn = _yield_words(facts.realm.yields[WORKSHOP][0])
    return [say("place-workshop", {"parts": price}), say("place-workshop-draw", {"parts": drawn})]


def _town_centre(facts: Facts) -> list[Message]:
    """Say what captures cost and do."""
    first = amount("tax", facts.realm.tax[TOWN_CENTRE])
    return [
        say("place-town-centre", {"first": first, "more": amount("silver", facts.realm.more_captures)}),
        say("place-town-centre-own"),
        say("place-town-centre-two"),
    ]


def _tax_stand(facts: Facts) -> list[Message]:
    """Say what emptying the Tax Stand costs."""
    return [say("place-tax-stand", {"virtue": facts.realm.virtue[TAX_STAND]}), say("place-tax-stand-tax")]


def _guardhouse(facts: Facts) -> list[Message]:
    """Say the four actions of the Guardhouse."""
    realm = facts.realm
    ransom = [amount("silver", realm.ransom_silver), amount("tax", realm.ransom_tax)]
    return [
        say(
            "place-guardhouse",
            {
                "each": amount("silver", SILVER_EACH),
                "ransom": ransom,
                "virtue": realm.ransom_virtue,
                "debt": _debt_price(facts),
            },
        )
    ]


def _debt_price(facts: Facts) -> list[Message]:
    """Say what paying off a debt costs."""
    return [amount("silver", facts.realm.debt_silver), amount("tax", facts.realm.debt_tax)]


def _black_market(facts: Facts, space: int) -> list[Message]:
    """Say what a space of the Black Market costs and gives."""
    realm = facts.realm
    most = max(virtue for virtue, allowed in enumerate(realm.market_allowed) if allowed)
    cost = amount("silver", realm.silver[space])
    return [
        say("place-black-market", {"cost": cost, "virtue": realm.virtue[space], "most": most}),
        say(f"place-{LOCATIONS[space].replace('_', '-')}", {"n": LOOK_AT}),
        say("place-black-market-reset", {"n": realm.reset_at}),
    ]


def _guildhall(facts: Facts) -> list[Message]:
    """Say what may be constructed, and what the spaces trigger for each number of players."""
    return [say("place-guildhall"), *[guildhall_spaces(facts, seats) for seats in sorted(facts.realm.spaces)]]


def guildhall_spaces(facts: Facts, seats: int) -> Message:
    """Say what the spaces of the Guildhall trigger for a number of players."""
    resets = [say("number", {"n": n}) for n in facts.realm.reset_spaces[seats]]
    return say("place-guildhall-spaces", {"seats": seats, "n": facts.realm.spaces[seats], "resets": resets})


def prison(facts: Facts) -> list[Message]:
    """Say what workers in the Prison cost."""
    return [
        say("place-prison"),
        say("place-prison-reset", {"n": facts.realm.penalty_at}),
        say("place-prison-vp", {"n": facts.realm.prisoners_per_vp}),
    ]


_SENTENCES: Final[dict[int, Callable[[Facts], list[Message]]]] = {
    MINES: _mines,
    STOREHOUSE: _storehouse,
    WORKSHOP: _workshop,
    TOWN_CENTRE: _town_centre,
    TAX_STAND: _tax_stand,
    GUARDHOUSE: _guardhouse,
    BLACK_MARKET: lambda facts: _black_market(facts, BLACK_MARKET),
    MIDDLE: lambda facts: _black_market(facts, MIDDLE),
    RIGHT: lambda facts: _black_market(facts, RIGHT),
    GUILDHALL: _guildhall,
}


# --- markets and rewards


def _market_texts(facts: Facts) -> list[Text]:
    """Describe the Black Market cards, and what the board prints."""
    realm = facts.realm
    texts: list[Text] = []
    for i, ident in enumerate(realm.market_ids):
        small, large = realm.small[i], realm.large[i]
        sentences = [
            say("small-market-text", {"what": small.words()}),
            say("large-market-text", {"what": large.words()}),
        ]
        line = say("market-line", {"number": i + 1})
        texts.append(Text(ident, line, sentences, small.icons() + large.icons(), marks(facts, ident)))
    for ident, key, effects in (
        ("bm_printed_small", "small-market-text", realm.printed_small),
        ("bm_printed_large", "large-market-text", realm.printed_large),
    ):
        sentences = [say(key, {"what": effects[0].words()}), say("used-while-empty-text")]
        texts.append(Text(ident, say("market-printed-line"), sentences, effects[0].icons(), marks(facts, ident)))
    return texts


def _reward_texts(facts: Facts) -> list[Text]:
    """Describe the rewards, and what the board prints."""
    realm = facts.realm
    texts = [
        Text(ident, say("reward-line"), [effect.words()], effect.icons(), marks(facts, ident))
        for ident, effect in zip(realm.reward_ids, realm.reward, strict=True)
    ]
    printed = realm.printed_reward[0]
    sentences = [printed.words(), say("used-when-empty-text")]
    return [*texts, Text("rew_printed", say("reward-printed-line"), sentences, printed.icons(), [])]


# --- the cathedral, virtue and debts


def level_cost(facts: Facts, level: int) -> list[Message]:
    """Say the goods that a level of the cathedral costs."""
    bill = facts.realm.levels[level].bill
    return good_words(bill) + ([_pool_words(bill)] if bill[POOL] else [])


def _level_texts(facts: Facts) -> list[Text]:
    """Describe the levels of the cathedral."""
    texts: list[Text] = []
    for level, data in enumerate(facts.realm.levels):
        ident = f"cathedral_{level}"
        sentences = [say("no-level-text")]
        if level:
            sentences = [
                say("spaces-text", {"n": data.spaces}),
                say("level-cost-text", {"parts": level_cost(facts, level)}),
                say("gives-reward-text"),
                say("vp-in-all-text", {"vp": data.vp}),
            ]
        texts.append(Text(ident, say("level-line", {"level": level}), sentences, [], marks(facts, ident)))
    return texts


def virtue_sentences(facts: Facts, virtue: int) -> list[Message]:
    """Say what a space of the virtue track means."""
    realm = facts.realm
    out = [say("virtue-vp-text", {"vp": realm.virtue_vp[virtue]})]
    if not realm.market_allowed[virtue]:
        out.append(say("virtue-no-market-text"))
    if not realm.cathedral_allowed[virtue]:
        out.append(say("virtue-no-cathedral-text"))
    if realm.tax_discount[virtue]:
        out.append(say("virtue-tax-text", {"n": realm.tax_discount[virtue]}))
    return out


def _virtue_texts(facts: Facts) -> list[Text]:
    """Describe the spaces of the virtue track."""
    texts: list[Text] = []
    for virtue in range(len(facts.realm.virtue_vp)):
        ident = f"virtue_{virtue:02}"
        beyond = [say("virtue-top-text")] if virtue == MOST_VIRTUE else []
        beyond += [say("virtue-bottom-text")] if virtue == 0 else []
        line = say("virtue-line", {"virtue": virtue})
        texts.append(Text(ident, line, [*virtue_sentences(facts, virtue), *beyond], [], marks(facts, ident)))
    return texts


def _debt_texts(facts: Facts) -> list[Text]:
    """Describe the two sides of a debt."""
    realm = facts.realm
    flipped = [say("debt-flipped-text", {"what": effect.words()}) for effect in realm.flip_effect]
    unpaid = [
        say("virtue-vp-text", {"vp": realm.debt_vp}),
        say("debt-pay-off-text", {"parts": _debt_price(facts)}),
        *flipped,
    ]
    paid = [say("virtue-vp-text", {"vp": realm.paid_vp})]
    return [
        Text("debt_unpaid", say("debt-unpaid-line"), unpaid, [], marks(facts, "debt_unpaid")),
        Text("debt_paid", say("debt-paid-line"), paid, [], marks(facts, "debt_paid")),
    ]
