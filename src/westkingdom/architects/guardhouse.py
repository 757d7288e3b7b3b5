"""Guardhouse: one action per own worker, with prisoners, captured workers and debts."""

from __future__ import annotations

from typing import Final

from westkingdom.architects.bill import bill_words, can_pay_silver, new_bill
from westkingdom.architects.debts import gain_debt
from westkingdom.architects.location import Location, either_more, sure_favour, sure_silver
from westkingdom.architects.moments import announce
from westkingdom.architects.paying import cost_words, pay
from westkingdom.architects.prison import captives_of, captured_by_others, free_captives, release, send_captives
from westkingdom.architects.state import Player, State
from westkingdom.architects.terms import FLIP_DEBT, GUARD, GUARDHOUSE, WORKERS
from westkingdom.architects.virtue import lose_virtue, tax_after
from westkingdom.engine import events as shared
from westkingdom.engine.node import Ask, Frame, Node
from westkingdom.engine.words import Message, amount, say

_SEND: Final = 0
_FREE: Final = 1
_RANSOM: Final = 2
_RANSOM_BY_DEBT: Final = 3
_PAY_OFF: Final = 4
_STOP: Final = 5
_ACTIONS: Final = [_SEND, _FREE, _RANSOM, _RANSOM_BY_DEBT, _PAY_OFF]
WORDS: Final = ["send", "free", "ransom", "ransom-debt", "pay-off", "stop"]
SILVER_EACH: Final = 1
"""Silver for each captive sent to the Prison. [AB-148]"""


def _guard_bill(g: State, p: Player, action: int) -> list[int]:
    """What an action costs in silver and tax, by the virtue of this moment. [AB-151, AB-152, AB-193]"""
    if action == _RANSOM:
        return new_bill(silver=g.realm.ransom_silver, tax=tax_after(g, p, g.realm.ransom_tax))
    if action == _PAY_OFF:
        return new_bill(silver=g.realm.debt_silver, tax=tax_after(g, p, g.realm.debt_tax))
    return new_bill()


def _can_act(g: State, p: Player, action: int, silver: int = 0, favour: int = 0) -> bool:
    """Is an action possible, with so much silver and favour more than now? [AB-147, AB-148, AB-150, AB-151, AB-152]"""
    realm = g.realm
    if action == _SEND:
        return captives_of(p) > 0
    if action == _FREE:
        return p.prison > 0
    if action == _PAY_OFF:
        tax = tax_after(g, p, realm.debt_tax)
        return p.debts > 0 and can_pay_silver(g, p, realm.debt_silver, tax, silver, favour)
    if captured_by_others(g, p.seat) == 0:
        return False
    tax = tax_after(g, p, realm.ransom_tax)
    return action == _RANSOM_BY_DEBT or can_pay_silver(g, p, realm.ransom_silver, tax, silver, favour)


def _why_no_action(g: State, p: Player, action: int) -> Message | None:
    """Say why an action is not possible, or None."""
    if _can_act(g, p, action):
        return None
    if action == _SEND:
        return say("why-not-no-captives")
    if action == _FREE:
        return say("why-not-no-prisoners")
    if action == _PAY_OFF and p.debts == 0:
        return say("why-not-no-unpaid-debt")
    if action != _PAY_OFF and captured_by_others(g, p.seat) == 0:
        return say("why-not-nobody-captured")
    return say("why-not-too-expensive", {"parts": bill_words(g, _guard_bill(g, p, action))})


def possible_actions(g: State, p: Player, silver: int, favour: int) -> list[int]:
    """The actions that are possible now, with so much silver and favour more than now. [AB-146, AB-147]"""
    out: list[int] = []
    for action in _ACTIONS:
        if _can_act(g, p, action, silver, favour):
            out.append(action)
    return out


class Guardhouse(Location):
    """Up to one action per worker; at least one must be possible. [AB-146, AB-147]"""

    def can_visit(self, g: State, p: Player) -> bool:
        if p.prison or captives_of(p):
            return True
        silver = sure_silver(g, p, GUARDHOUSE)
        favour = sure_favour(g, p, GUARDHOUSE) + either_more(g, p, GUARDHOUSE)
        for action in _ACTIONS:
            if _can_act(g, p, action, silver, favour):
                return True
        return False

    def visit(self, g: State, seat: int, workers: int) -> None:
        g.push(GUARD_ACTIONS, seat, workers)


class GuardActions(Ask[State]):
    """Choose the next action; after the first one the player may stop. [AB-146, AB-147]

    Frame: a = the actions that may still be done, b = 1 after the first one.
    """

    def fits(self, g: State, f: Frame) -> bool:
        return 0 < f[2] <= 2 * WORKERS and f[3] in (0, 1)

    def options(self, g: State, f: Frame) -> list[int]:
        out = possible_actions(g, g.players[f[1]], 0, 0)
        # Something that comes along with this decision may make an action possible.
        if f[3] and (out or g.offers_more):
            out.append(_STOP)
        return out

    def take(self, g: State, f: Frame, option: int) -> None:
        if option == _STOP:
            return
        seat = f[1]
        if f[2] > 1:
            g.push(self, seat, f[2] - 1, 1)
        if option == _SEND:
            send_captives(g, seat, SILVER_EACH)
        elif option == _FREE:
            release(g, seat, g.players[seat].prison)
        elif option == _RANSOM_BY_DEBT:
            _ransom_by_debt(g, seat)
        else:
            g.push(RANSOMED if option == _RANSOM else PAID_OFF, seat)
            pay(g, seat, _guard_bill(g, g.players[seat], option))

    def prompt(self, g: State, f: Frame) -> Message:
        return say("ask-guard", {"n": f[2]})

    def label(self, g: State, f: Frame, option: int) -> Message:
        p = g.players[f[1]]
        counts = [captives_of(p), p.prison, captured_by_others(g, f[1]), captured_by_others(g, f[1]), 1, 0]
        return say(f"guard-{WORDS[option]}", {"n": counts[option]})

    def cost(self, g: State, f: Frame, option: int) -> list[Message]:
        if option == _RANSOM_BY_DEBT:
            return [amount("debt", 1), amount("virtue_lost", g.realm.ransom_virtue)]
        return cost_words(g, f[1], _guard_bill(g, g.players[f[1]], option))

    def gain(self, g: State, f: Frame, option: int) -> list[Message]:
        if option == _SEND:
            return [amount("silver", SILVER_EACH * captives_of(g.players[f[1]]))]
        return [effect.words() for effect in g.realm.flip_effect] if option == _PAY_OFF else []

    def explain(self, g: State, f: Frame) -> list[tuple[int, Message | None]]:
        p = g.players[f[1]]
        out = [(action, _why_no_action(g, p, action)) for action in _ACTIONS]
        if f[3] and (g.offers_more or any(reason is None for _, reason in out)):
            out.append((_STOP, None))
        return out


def _ransom_by_debt(g: State, seat: int) -> None:
    """Take 1 debt and lose virtue, then take all own workers back. [AB-151, AB-160, AB-161]"""
    g.push(RANSOMED, seat)
    g.push(SHAMED, seat)
    gain_debt(g, seat)


class Shamed(Node[State]):
    """The virtue that a ransom by debt costs. [AB-151, AB-161]"""

    def run(self, g: State, f: Frame) -> None:
        lose_virtue(g, f[1], g.realm.ransom_virtue)


class Ransomed(Node[State]):
    """Own workers come back from all other boards. [AB-151]"""

    def run(self, g: State, f: Frame) -> None:
        free_captives(g, f[1])


def _flip_debt(g: State, seat: int) -> None:
    """Turn an unpaid debt to its paid side: its virtue at once, then abilities. [AB-153, AB-154, AB-157]"""
    p = g.players[seat]
    p.debts -= 1
    p.paid += 1
    g.emit(shared.FLIP_DEBT, seat)
    announce(g, seat, FLIP_DEBT)
    for effect in g.realm.flip_effect:
        g.push(effect, seat)


class PaidOff(Node[State]):
    """A debt that is paid for, or that an effect pays off, is turned over. [AB-152, AB-153]"""

    def can(self, g: State, seat: int) -> bool:
        return g.players[seat].debts > 0

    def run(self, g: State, f: Frame) -> None:
        if g.players[f[1]].debts:
            _flip_debt(g, f[1])

    def words(self) -> Message:
        return say("effect-flip-debt")

    def icons(self) -> list[str]:
        return ["flip-debt"]


GUARDHOUSE_VISIT: Final = Guardhouse(GUARDHOUSE)
GUARD_ACTIONS: Final = GuardActions("architects.guard-actions", GUARD)
SHAMED: Final = Shamed("architects.shamed")
RANSOMED: Final = Ransomed("architects.ransomed")
PAID_OFF: Final = PaidOff("architects.paid-off")
