"""Phase 3: at most one primary action, with its dismissal and its payment."""

from __future__ import annotations

from typing import Final

from westkingdom.engine import events as shared
from westkingdom.engine.effects import All, Either, May
from westkingdom.engine.node import Ask, Frame, Node
from westkingdom.engine.payment import Way, amounts
from westkingdom.engine.words import Message, amount, say
from westkingdom.viscounts.dismissal import (
    DISMISSED,
    IMPOSSIBLE,
    NOBODY,
    best_strength,
    brings,
    dismissal_price,
    dismissed_effect,
    dismissed_name,
    dismissible_icons,
    places_to_dismiss,
    strengths,
    why_no_dismissal,
)
from westkingdom.viscounts.moments import announce
from westkingdom.viscounts.silver import handed_over, other_world, pay_forced, pay_silver, resources
from westkingdom.viscounts.state import State
from westkingdom.viscounts.strength import free_strength, ways_to_pay
from westkingdom.viscounts.terms import (
    ACTION,
    ACTIONS,
    CONSTRUCT,
    DISMISS,
    GOODS,
    ICONS,
    INSIDE,
    NO_ACTION,
    PAY,
    PLACE_WORKERS,
    TRADE,
    TRANSCRIBE,
)

NEVER: Final = 1000
"""More strength than anybody ever has."""


class Action(Node[State]):
    """One of the four primary actions: what it may yield, what that needs, and how it is carried out."""

    def __init__(self, name: str, action: int) -> None:
        super().__init__(name)
        self.action: Final = action

    def fits(self, g: State, f: Frame) -> bool:
        return is_here(g, f[1], self.action) and self.is_yield(g, f[1], f[2]) and f[3] == 0

    def is_yield(self, g: State, seat: int, what: int) -> bool:
        """Could an action of this kind have been named to yield this?"""
        raise NotImplementedError

    def yields(self, g: State, seat: int, strength: int) -> list[int]:
        """What the action may yield for a seat with so much strength."""
        raise NotImplementedError

    def least(self, g: State, seat: int) -> int:
        """How much strength it needs to yield anything at all; NEVER if nothing is left that it could yield."""
        raise NotImplementedError

    def needs(self, g: State, seat: int, what: int) -> int:
        """How much strength a yield needs."""
        raise NotImplementedError

    def ask_yield(self, g: State, seat: int) -> None:
        """Put the question what the action shall yield on the stack."""
        raise NotImplementedError

    def obstacle(self, g: State, seat: int) -> Message | None:
        """Say why the action is out of the question here whatever its strength, or None."""
        return None


def is_here(g: State, seat: int, action: int) -> bool:
    """Does the Viscount stand on a space of this action? [VB-090]"""
    inside = g.players[seat].space % 3 == INSIDE
    return inside == (action in (PLACE_WORKERS, TRANSCRIBE))


class PrimaryAction(Ask[State]):
    """Trade or Construct on an outside space, Place Workers or Transcribe on an inside one, or none.

    [VB-090, VB-091, VB-227]
    """

    def options(self, g: State, f: Frame) -> list[int]:
        p = g.players[f[1]]
        out: list[int] = []
        inside = p.space % 3 == INSIDE
        for action in (PLACE_WORKERS, TRANSCRIBE) if inside else (TRADE, CONSTRUCT):
            if possible(g, f[1], action):
                out.append(action)
        out.append(NO_ACTION)
        return out

    def take(self, g: State, f: Frame, option: int) -> None:
        if option != NO_ACTION:
            PRIMARY[option].ask_yield(g, f[1])

    def label(self, g: State, f: Frame, option: int) -> Message:
        return say(f"action-{ACTIONS[option]}")

    def explain(self, g: State, f: Frame) -> list[tuple[int, Message | None]]:
        p = g.players[f[1]]
        inside = p.space % 3 == INSIDE
        out: list[tuple[int, Message | None]] = []
        for action in (TRADE, CONSTRUCT, PLACE_WORKERS, TRANSCRIBE):
            reason: Message | None = None
            if inside != (action in (PLACE_WORKERS, TRANSCRIBE)):
                reason = say("why-not-outside" if inside else "why-not-inside")
            elif _forbidden(g, f[1], action):
                reason = say("why-not-done-already")
            elif not possible(g, f[1], action):
                reason = PRIMARY[action].obstacle(g, f[1])
                if reason is None:
                    reason = say("why-not-too-weak", {"strength": best_strength(g, p, action)})
            out.append((action, reason))
        out.append((NO_ACTION, None))
        return out


def possible(g: State, seat: int, action: int) -> bool:
    """Can the action yield anything now, with or without a dismissal? [VB-227, VB-228]"""
    least = PRIMARY[action].least(g, seat)
    if least == NEVER or (g.busy_boxes and _forbidden(g, seat, action)):
        return False
    return brings(g, g.players[seat], action, least)


def possible_yields(g: State, seat: int, action: int) -> list[int]:
    """What the action may yield now, with or without a dismissal. [VB-227, VB-228]"""
    out = PRIMARY[action].yields(g, seat, best_strength(g, g.players[seat], action))
    return [] if out and _forbidden(g, seat, action) else out


def _forbidden(g: State, seat: int, action: int) -> bool:
    """Is the action out of the question in this turn, whatever its strength?"""
    for box in g.busy_boxes:
        if box.forbids(g, seat, action):
            return True
    return False


class TakeAction(Node[State]):
    """An effect that is an action, taken at once where the Viscount stands under all the rules of that action."""

    def __init__(self, name: str, action: int) -> None:
        super().__init__(name)
        self.action: Final = action

    def can(self, g: State, seat: int) -> bool:
        return seat == g.turn and is_here(g, seat, self.action) and possible(g, seat, self.action)

    def run(self, g: State, f: Frame) -> None:
        if self.can(g, f[1]):
            PRIMARY[self.action].ask_yield(g, f[1])

    def words(self) -> Message:
        return say(f"effect-action-{ACTIONS[self.action]}")

    def icons(self) -> list[str]:
        return [f"action-{ACTIONS[self.action]}"]


def gives_action(effect: object) -> bool:
    """Is it an effect that gives an action, or has one among its parts?"""
    if isinstance(effect, (All, Either)):
        return any(gives_action(part) for part in effect.parts)
    return gives_action(effect.part) if isinstance(effect, May) else isinstance(effect, TakeAction)


def named(g: State, seat: int, action: int, what: int) -> None:
    """The yield is named: now the dismissal, the payment, the dismissed card's effect, and the rest. [VB-228]"""
    g.push(AFTER_ACTION, seat, action)
    g.push(PRIMARY[action], seat, what)
    g.push(DISMISSAL, seat, action, what)


def yield_cost(g: State, seat: int, action: int, what: int) -> list[Message]:
    """The icons that a yield needs, and the goods that are paid for them if there is one way to do so."""
    world = other_world(g)
    named(world, seat, action, what)
    paid = handed_over(g, world, seat) if pay_forced(world, len(g.stack) + 2) else []
    return [amount(ICONS[action], PRIMARY[action].needs(g, seat, what)), *paid]


class Dismissal(Ask[State]):
    """Dismiss the visible Townsfolk of the segment, or not; once per action. [VB-095, VB-098, VB-099]

    Frame: a = action, b = what it shall yield.
    """

    def fits(self, g: State, f: Frame) -> bool:
        return 0 <= f[2] < len(PRIMARY) and f[3] in possible_yields(g, f[1], f[2])

    def options(self, g: State, f: Frame) -> list[int]:
        p = g.players[f[1]]
        need = PRIMARY[f[2]].needs(g, f[1], f[3])
        most = strengths(g, p, f[2])
        out: list[int] = []
        for place in range(len(most)):
            if most[place] != IMPOSSIBLE and most[place] >= need:
                out.append(place)
        return out

    def take(self, g: State, f: Frame, option: int) -> None:
        seat = f[1]
        p = g.players[seat]
        need = PRIMARY[f[2]].needs(g, seat, f[3])
        if option == NOBODY:
            need -= free_strength(g, p, f[2], None)
            if need > 0:
                g.push(PAYMENT, seat, need, f[2])
            return
        need -= free_strength(g, p, f[2], dismissible_icons(g, option))
        price = dismissal_price(g, p, option)
        g.push(DISMISSED, seat, option)
        if need > 0:
            g.push(PAYMENT, seat, need, f[2])
        pay_silver(g, seat, price, f[2], need)

    def label(self, g: State, f: Frame, option: int) -> Message:
        return say("dismiss-nobody") if option == NOBODY else dismissed_name(g, option)

    def cost(self, g: State, f: Frame, option: int) -> list[Message]:
        """All that is paid if there is one way to pay.

        Else the price of the dismissal, and the icons to be paid for.
        """
        world = other_world(g)
        world.stack.pop()
        self.take(world, f, option)
        if pay_forced(world, 0):
            return handed_over(g, world, f[1])
        p = g.players[f[1]]
        icons = None if option == NOBODY else dismissible_icons(g, option)
        missing = PRIMARY[f[2]].needs(g, f[1], f[3]) - free_strength(g, p, f[2], icons)
        price = [] if option == NOBODY else [amount("silver", dismissal_price(g, p, option))]
        return price + ([amount(ICONS[f[2]], missing)] if missing > 0 else [])

    def gain(self, g: State, f: Frame, option: int) -> list[Message]:
        """The icons that the dismissed card brings for this action, and its effect."""
        if option == NOBODY:
            return []
        p = g.players[f[1]]
        more = free_strength(g, p, f[2], dismissible_icons(g, option)) - free_strength(g, p, f[2], None)
        return [*([amount(ICONS[f[2]], more)] if more > 0 else []), *dismissed_effect(g, option)]

    def explain(self, g: State, f: Frame) -> list[tuple[int, Message | None]]:
        p = g.players[f[1]]
        need = PRIMARY[f[2]].needs(g, f[1], f[3])
        most = strengths(g, p, f[2])
        out: list[tuple[int, Message | None]] = []
        for place in places_to_dismiss(g, p):
            reason = why_no_dismissal(g, p, f[2], place)
            if reason is None and most[place] < need:
                reason = say("why-not-too-weak", {"strength": most[place]})
            out.append((place, reason))
        weak = most[NOBODY] < need
        out.append((NOBODY, say("why-not-too-weak", {"strength": most[NOBODY]}) if weak else None))
        return out


class Payment(Ask[State]):
    """Pay for the missing icons, one way after the other. [VB-092, VB-093, VB-094, VB-229]

    Frame: a = icons still missing, b = action + 4 * number of the way that is asked for.
    """

    def fits(self, g: State, f: Frame) -> bool:
        ways = len(ways_to_pay(g, g.players[f[1]], f[3] % 4))
        return 0 < f[2] < PAY.size and 0 <= f[3] < 4 * ways

    def options(self, g: State, f: Frame) -> list[int]:
        p = g.players[f[1]]
        return amounts(ways_to_pay(g, p, f[3] % 4), f[3] // 4, f[2], p.goods)

    def take(self, g: State, f: Frame, option: int) -> None:
        p = g.players[f[1]]
        way = self.way(g, f)
        left = f[2] - option * way.gives
        if way.instead and resources(p):
            pay_silver(g, f[1], option * way.pay)
        else:
            p.goods[way.good] -= option * way.pay
            if g.log is not None and option:
                g.emit(shared.PAY, f[1], GOODS[way.good], option * way.pay)
        if left > 0:
            g.push(self, f[1], left, f[3] + 4)

    def way(self, g: State, f: Frame) -> Way:
        """The way to pay that is asked for."""
        return ways_to_pay(g, g.players[f[1]], f[3] % 4)[f[3] // 4]

    def prompt(self, g: State, f: Frame) -> Message:
        way = self.way(g, f)
        one = amount(GOODS[way.good], way.pay)
        return say("ask-pay", {"missing": f[2], "one": one, "gives": way.gives})

    def label(self, g: State, f: Frame, option: int) -> Message:
        way = self.way(g, f)
        if option == 0:
            return say("pay-none", {"one": amount(GOODS[way.good], way.pay)})
        return say("pay", {"what": amount(GOODS[way.good], option * way.pay), "icons": option * way.gives})

    def cost(self, g: State, f: Frame, option: int) -> list[Message]:
        """What is handed over before something else is asked."""
        world = other_world(g)
        world.stack.pop()
        self.take(world, f, option)
        pay_forced(world, 0)
        return handed_over(g, world, f[1])


class AfterAction(Node[State]):
    """Then what answers to the action: abilities of the cards that are on the board now. [VB-068, VB-101]"""

    def fits(self, g: State, f: Frame) -> bool:
        return 0 <= f[2] < len(PRIMARY) and f[3] == 0

    def run(self, g: State, f: Frame) -> None:
        announce(g, f[1], f[2])


PRIMARY: Final[list[Action]] = []
"""The four primary actions; their own modules put them here in order."""

PRIMARY_ACTION: Final = PrimaryAction("viscounts.primary-action", ACTION)
DISMISSAL: Final = Dismissal("viscounts.dismissal", DISMISS)
PAYMENT: Final = Payment("viscounts.payment", PAY)
AFTER_ACTION: Final = AfterAction("viscounts.after-action")
