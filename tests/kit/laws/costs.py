"""What an option is said to cost is what is paid for it."""

from __future__ import annotations

from collections import Counter
from typing import Any

import westkingdom as wk
from tests.kit.laws.broken import demand

PAYMENTS = ("pay", "less")
"""Decisions about how something is paid."""
SILVER_TOO = {"tax": "silver", "silver-laid": "silver"}
"""Words of costs that are Silver as well."""


def costs_are_what_is_paid(g: wk.Game) -> int:
    """Goods before, less goods after, are the stated cost of every option that leaves no choice of how to pay.

    Count them.
    """
    return sum(cost_is_paid(g, option) for option in g.decision.options if option.cost)


def cost_is_paid(g: wk.Game, option: wk.Option) -> bool:
    """Play one option; is it one whose price is paid at once?"""
    after, seat = g.copy(), g.seat
    events = after.listen()
    after.play(option.id)
    asked = not after.over and after.seat == seat and after.decision.kind in PAYMENTS
    if asked and option.kind not in PAYMENTS:
        return False
    gained = Counter[str]()
    for event in events:
        if event.key == "gain" and event.seat == seat:
            gained[str(event.args["good"])] += int(event.args["n"])
    before, now = goods_of(g, seat), goods_of(after, seat)
    paid = {good: n for good in before if (n := before[good] - now[good] + gained[good])}
    said = stated(option, set(before))
    demand(is_said(paid, said, option), f"{option} costs {option.cost}, and {paid} was paid")
    return True


def is_said(paid: dict[str, int], said: dict[str, int], option: wk.Option) -> bool:
    """Were exactly these goods paid, and as many as are said of any out of several?"""
    some: Any = next((part.args for part in option.cost if part.key == "any-of"), None)
    if some is None:
        return paid == said
    among = {one.key.removeprefix("amount-") for one in some["goods"]}
    beyond = {good: paid.get(good, 0) - said.get(good, 0) for good in {*paid, *said}}
    return sum(beyond.values()) == some["n"] and all(n >= 0 and (good in among or n == 0) for good, n in beyond.items())


def goods_of(g: wk.Game, seat: int) -> dict[str, int]:
    """The goods of a seat, which everybody can count."""
    view: Any = g.view(None)
    goods: dict[str, int] = view["players"][seat]["goods"]
    return goods


def stated(option: wk.Option, goods: set[str]) -> dict[str, int]:
    """The goods that an option is said to cost; icons, debts and virtue are no goods."""
    out = Counter[str]()
    for part in option.cost:
        word = part.key.removeprefix("amount-")
        good = SILVER_TOO.get(word, word)
        if good in goods:
            out[good] += int(str(part.args["n"]))
    return dict(out)
