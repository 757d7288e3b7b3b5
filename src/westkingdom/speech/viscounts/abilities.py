"""Viscounts: the words for what things do or allow while they are there, and for icons."""

from __future__ import annotations

from westkingdom.engine.words import Argument, Message, amount, say
from westkingdom.viscounts.catalogue import DISMISSES_ANYWHERE
from westkingdom.viscounts.state import Facts
from westkingdom.viscounts.terms import ACTIONS, CARDS, GOODS, ICONS, MOMENTS


def icon_words(counts: list[int]) -> list[Message]:
    """Name the icons of a card: Merchant, 2 Clerics."""
    return [say(f"icons-{icon}", {"n": n}) for icon, n in zip(ICONS, counts, strict=True) if n] or [say("no-icons")]


def ongoing_abilities(facts: Facts, number: int) -> list[Message]:
    """Say what a thing does or allows while it is there."""
    cards = facts.cards
    out: list[Message] = []
    for moment, answers in zip(MOMENTS, cards.on, strict=True):
        effect = answers[number]
        if effect is not None:
            out.append(say(f"moment-{moment.replace('_', '-')}", {"what": effect.words()}))
    condition = cards.condition[number]
    if condition is None:
        out += _passive_abilities(facts, number)
    else:
        parts = _passive_abilities(facts, number)
        out += [say("effect-if", {"condition": condition.words(), "part": part}) for part in parts]
    return out + own_turn_abilities(facts, number)


def _passive_abilities(facts: Facts, number: int) -> list[Message]:
    """Say what holds while a thing is there."""
    cards = facts.cards
    out: list[Message] = []
    if number >= CARDS and any(cards.icons[number]):
        out.append(say("passive-icons", {"parts": _icon_amounts(cards.icons[number])}))
    if number in cards.icons_while:
        out.append(say("passive-icons-while", {"parts": _icon_amounts(cards.icons_while[number])}))
    further = cards.extra_move[number] or cards.moves_while.get(number, 0)
    if further:
        out.append(say("passive-extra-move", {"n": further}))
    if cards.hand_limit[number]:
        out.append(say("passive-hand-limit", {"n": cards.hand_limit[number]}))
    if cards.dismiss_cost[number] >= 0:
        out.append(say("passive-dismiss-cost", {"n": cards.dismiss_cost[number]}))
    if cards.rare[number] & DISMISSES_ANYWHERE:
        out.append(say("passive-dismiss-anywhere"))
    if cards.hire_discount[number] or cards.dismiss_discount[number]:
        less: dict[str, Argument] = {"hire": cards.hire_discount[number], "dismiss": cards.dismiss_discount[number]}
        out.append(say("passive-discount", less))
    if cards.no_play_corruption[number]:
        out.append(say("passive-no-play-corruption"))
    return out + _conversions(facts, number)


def _icon_amounts(counts: list[int]) -> list[Message]:
    """Say how many icons of each kind: 2 Merchant icons."""
    return [amount(icon, n) for icon, n in zip(ICONS, counts, strict=True) if n]


def _conversions(facts: Facts, number: int) -> list[Message]:
    """Say what a thing lets its player use as icons of an action."""
    out: list[Message] = []
    for conversion in facts.cards.converts[number]:
        args: dict[str, Argument] = {
            "action": say(f"action-{ACTIONS[conversion.action]}"),
            "to": amount(ICONS[conversion.action], conversion.gives),
        }
        way = conversion.way
        if way is None:
            out.append(say("passive-convert-icons", {**args, "from": amount("merchant", conversion.icons_used)}))
        else:
            paid = amount(GOODS[way.good], way.pay)
            out.append(say("passive-convert-goods", {**args, "from": paid, "limit": way.limit}))
    return out


def own_turn_abilities(facts: Facts, number: int) -> list[Message]:
    """Say what a thing lets its player pay, do or take on the own turn."""
    cards = facts.cards
    out: list[Message] = []
    if number in cards.replacements:
        other = cards.replacements[number]
        out.append(say("passive-replace-hire", {"what": other.effect.words(), "n": other.silver}))
    if number in cards.substitutes:
        out.append(say("passive-resources-for-silver"))
    if number in cards.turn_options:
        option = cards.turn_options[number]
        price = amount("silver", option.silver) if option.silver else amount("resource_any", option.resources)
        out.append(say("passive-turn-option", {"price": price, "what": option.effect.words()}))
    return out
