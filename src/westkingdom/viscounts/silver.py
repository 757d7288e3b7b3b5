"""Paying: Silver, for which an ability may let resources stand, and resources of choice."""

from __future__ import annotations

from typing import Final, cast

from westkingdom.engine import events as shared
from westkingdom.engine.node import NODES, Ask, Frame
from westkingdom.engine.payment import capacity
from westkingdom.engine.words import Message, amount, say
from westkingdom.viscounts.state import Player, State
from westkingdom.viscounts.strength import after_paying, resources_for_silver, ways_to_pay
from westkingdom.viscounts.terms import DISMISS, GOLD, GOODS, INK, NO_ACTION, PAY, SILVER, STONE

_STEPS: Final = len(GOODS)
_ACTIONS_TO_COME: Final = NO_ACTION + 1


def resources(p: Player) -> int:
    """Count Ink, Stone and Gold together; Silver is no resource."""
    return p.goods[INK] + p.goods[STONE] + p.goods[GOLD]


def purse(g: State, p: Player) -> int:
    """How much Silver a player could pay."""
    n = p.goods[SILVER]
    if g.cards.substitutes and resources_for_silver(g, p):
        n += resources(p)
    return n


def pay_silver(g: State, seat: int, price: int, action: int = NO_ACTION, need: int = 0, told: bool = False) -> None:
    """Pay Silver; where resources may stand for it, and there are some, the player says how much of each.

    What is paid must leave enough for the icons that an action still needs. Silver that was told of is not told again.
    """
    p = g.players[seat]
    if price == 0:
        return
    if not g.cards.substitutes or not resources(p) or not resources_for_silver(g, p):
        p.goods[SILVER] -= price
        if g.log is not None and not told:
            g.emit(shared.PAY, seat, GOODS[SILVER], price)
        return
    g.push(PAY_IN_TURN, seat, price, SILVER + _STEPS * (action + _ACTIONS_TO_COME * max(need, 0)))


def pay_resources(g: State, seat: int, n: int) -> None:
    """Pay resources of choice."""
    g.push(PAY_IN_TURN, seat, n, INK + _STEPS * NO_ACTION)


def other_world(g: State) -> State:
    """A copy to try a payment in, with nobody who listens."""
    return cast(State, g.copy())


def pay_forced(world: State, depth: int) -> bool:
    """Carry out what a payment, or the dismissal before it, leaves no choice about; False if something is asked."""
    while len(world.stack) > depth:
        f = world.stack[-1]
        node = NODES[f[0]]
        if not node.asks or node.base not in (PAY.base, DISMISS.base):
            break
        options = node.options(world, f)
        if len(options) != 1:
            return False
        world.stack.pop()
        node.take(world, f, options[0])
    return True


def handed_over(g: State, world: State, seat: int) -> list[Message]:
    """Say what was paid in a world."""
    before, after = g.players[seat].goods, world.players[seat].goods
    return [amount(GOODS[good], before[good] - after[good]) for good in range(_STEPS) if before[good] > after[good]]


def silver_words(g: State, seat: int, price: int) -> list[Message]:
    """Say what a price in Silver costs: what is handed over if there is one way to pay, else the Silver."""
    world = other_world(g)
    if price == 0 or price > purse(g, g.players[seat]):
        return [amount(GOODS[SILVER], price)]
    pay_silver(world, seat, price)
    return handed_over(g, world, seat) if pay_forced(world, len(g.stack)) else [amount(GOODS[SILVER], price)]


class PayInTurn(Ask[State]):
    """Say how much of one good is paid, then of the next: Silver, Ink, Stone, Gold.

    Frame: a = how much is still owed, b = the good that is asked for, and for which action how many icons are needed.
    """

    def fits(self, g: State, f: Frame) -> bool:
        good, need = f[3] % _STEPS, f[3] // _STEPS // _ACTIONS_TO_COME
        owed = 0 < f[2] <= sum(g.players[f[1]].goods[good:])
        return owed and f[3] >= 0 and need < PAY.size and f[1] == g.turn and len(self.options(g, f)) > 0

    def options(self, g: State, f: Frame) -> list[int]:
        p = g.players[f[1]]
        good = f[3] % _STEPS
        action = f[3] // _STEPS % _ACTIONS_TO_COME
        need = f[3] // _STEPS // _ACTIONS_TO_COME
        later = sum(p.goods[good + 1 :])
        out: list[int] = []
        for n in range(max(0, f[2] - later), min(p.goods[good], f[2]) + 1):
            if need == 0 or self.leaves_enough(g, p, good, n, f[2] - n, action, need):
                out.append(n)
        return out

    def leaves_enough(self, g: State, p: Player, good: int, n: int, owed: int, action: int, need: int) -> bool:
        """Could the icons still be paid for after n of this good, and the rest in the best way?"""
        left = p.goods[:]
        left[good] -= n
        ways = ways_to_pay(g, p, action)
        return capacity(ways, 0, after_paying(ways, left, owed, good + 1), SILVER, 0) >= need

    def take(self, g: State, f: Frame, option: int) -> None:
        p = g.players[f[1]]
        good = f[3] % _STEPS
        p.goods[good] -= option
        if g.log is not None and option:
            g.emit(shared.PAY, f[1], GOODS[good], option)
        if f[2] > option:
            g.push(self, f[1], f[2] - option, f[3] + 1)

    def prompt(self, g: State, f: Frame) -> Message:
        return say("ask-pay-in-turn", {"owed": f[2], "good": amount(GOODS[f[3] % _STEPS], 1)})

    def label(self, g: State, f: Frame, option: int) -> Message:
        good = GOODS[f[3] % _STEPS]
        return (
            say("pay-none", {"one": amount(good, 1)})
            if option == 0
            else say("pay-good", {"what": amount(good, option)})
        )

    def cost(self, g: State, f: Frame, option: int) -> list[Message]:
        """What is handed over before something else is asked."""
        world = other_world(g)
        world.stack.pop()
        self.take(world, f, option)
        pay_forced(world, 0)
        return handed_over(g, world, f[1])


PAY_IN_TURN: Final = PayInTurn("viscounts.pay-in-turn", PAY)
