"""What is hidden in Architects: hands, cards of the draft, and the order of all piles."""

from __future__ import annotations

from typing import Any

from tests.kit.laws.architects import facts
from tests.kit.laws.broken import demand
from tests.kit.laws.play import Chooser
from westkingdom.architects.game import Architects
from westkingdom.architects.state import Player


def permute_hidden(g: Architects, seat: int, chooser: Chooser) -> Architects:
    """A copy in which all that a seat may not know is dealt anew, by our own hand and not by determinize().

    Cards that the seat has passed on in the draft, or has put under the pile and seen drawn, stay with those who have
    them.
    """
    world = g.copy()
    permute_plans(world, seat, chooser)
    known = world.known_below
    world.apprentices = world.apprentices[:known] + chooser.shuffled(world.apprentices[known:])
    rewards = chooser.shuffled(world.rewards + world.unused)
    world.rewards, world.unused = rewards[: len(world.rewards)], sorted(rewards[len(world.rewards) :])
    world.small = permuted_market(world.small, chooser)
    part = facts.wonder(world)
    if part is not None and part.pile:
        part.pile = [*chooser.shuffled(part.pile[:-1]), part.pile[-1]]
    schemes = facts.solo(world)
    if schemes is not None:
        schemes.draw, schemes.future = chooser.shuffled(schemes.draw), chooser.shuffled(schemes.future)
    world.key = chooser.below(1 << 31)
    world.draws += chooser.below(100)
    return world


def permute_plans(world: Architects, seat: int, chooser: Chooser) -> None:
    """Deal all hidden building cards anew but those of which the seat knows where they are."""
    me = world.players[seat]
    others = [p for p in world.players if p.seat != seat]
    hidden = [i for i, by in enumerate(world.plans_by) if by != seat]
    known = {*passed_on(me), *(card for card, _ in traced(me))}
    heap = [world.plans[i] for i in hidden] + [card for p in others for card in (*p.hand, *p.packet)]
    heap += world.looked if world.turn != seat else []
    free = chooser.shuffled([card for card in heap if card not in known])
    dealt = dict(zip((card for card in heap if card not in known), free, strict=True))
    plans = world.plans[:]
    for i in hidden:
        plans[i] = dealt.get(plans[i], plans[i])
    world.plans = plans
    for p in others:
        p.hand = chooser.shuffled([dealt.get(card, card) for card in p.hand])
        p.packet = sorted(dealt.get(card, card) for card in p.packet)
        # What others remember of cards that they passed on or put under the pile is about another world.
        p.passed, p.near, p.far, p.traced = [], [], [], []
    if world.turn != seat:
        world.looked = [dealt.get(card, card) for card in world.looked]


def permuted_market(small: list[int], chooser: Chooser) -> list[int]:
    """The small market dealt anew: of its top card only the small side is seen, which another card has too."""
    if not small:
        return []
    sides = [row["small"] for row in facts.market_cards()]
    tops = [card for card in small if sides[card] == sides[small[-1]]]
    top = tops[chooser.below(len(tops))]
    return [*chooser.shuffled([card for card in small if card != top]), top]


def hidden_things(g: Architects, seat: int) -> dict[str, object]:
    """What a seat may not know, zone by zone."""
    out: dict[str, object] = {
        "building cards": [card for card, by in zip(g.plans, g.plans_by, strict=True) if by < 0],
        "apprentices": g.apprentices[g.known_below :],
        "rewards": g.rewards[:],
        "small market": g.small[:],
        "future": g.key,
    }
    if g.settings.seats > 1:
        out["hands"] = [sorted(p.hand) for p in g.players if p.seat != seat]
        buried = [card for card, by in zip(g.plans, g.plans_by, strict=True) if by not in (-1, seat)]
        out["buried cards"] = buried
    part = facts.wonder(g)
    if part is not None:
        out["contribution cards"] = part.pile[:-1]
    elif g.unused:
        out["unused rewards"] = g.unused[:]
    schemes = facts.solo(g)
    if schemes is not None:
        out["schemes"] = schemes.draw[:]
    return out


def hidden_names(g: Architects, seat: int | None) -> set[str]:
    """The ids of everything that no view may name to a seat, or to a spectator."""
    mix = facts.mix_of(g)
    plans = facts.names(mix, "buildings")
    out = {plans[card] for card, by in zip(g.plans, g.plans_by, strict=True) if by < 0 or by != seat}
    out |= {plans[card] for p in g.players if p.seat != seat for card in (*p.hand, *p.packet)}
    if seat != g.turn:
        out |= {plans[card] for card in g.looked}
    if seat is not None:
        out -= {plans[card] for card in passed_on(g.players[seat])}
        out -= {plans[card] for card, _ in traced(g.players[seat])}
    apprentices = facts.names(mix, "apprentices")
    out |= {apprentices[card] for card in g.apprentices[g.known_below :]}
    out |= {facts.rewards(mix)[card] for card in (*g.rewards, *g.unused)}
    out |= {str(facts.market_cards()[card]["id"]) for card in g.small}
    part = facts.wonder(g)
    if part is not None:
        out |= {str(facts.contribution_cards(mix)[card]["id"]) for card in part.pile[:-1]}
    return out


def passed_on(p: Player) -> list[int]:
    """The cards of which a player knows that they were passed on."""
    return [*p.passed, *p.near, *p.far]


def traced(p: Player) -> list[tuple[int, int]]:
    """The cards that a player had put under the pile and that others drew, each with who drew it."""
    return [divmod(known, 6) for known in p.traced]


def with_player(g: Architects, seat: int) -> list[int]:
    """The hidden building cards that a player has, looks at, or has put under the pile."""
    p = g.players[seat % g.settings.seats]
    looked = g.looked if p.seat == g.turn else []
    buried = [card for card, by in zip(g.plans, g.plans_by, strict=True) if by == p.seat]
    return [*p.hand, *p.packet, *looked, *buried]


def views_are_true(g: Architects) -> None:
    """Hands and drafts are shown to their owners only, sorted; what is said to be buried or passed on is there."""
    names = facts.names(facts.mix_of(g), "buildings")
    for seat in (None, *range(len(g.players))):
        view: Any = g.view(seat)
        for p, shown in zip(g.players, view["players"], strict=True):
            own = p.seat == seat
            hand = [names[card] for card in sorted(p.hand)] if own else None
            demand(shown["hand"] == hand, f"the hand of seat {p.seat} is shown to {seat} as {shown['hand']}")
            draft = [names[card] for card in sorted(p.packet)] if own else None
            demand(shown["draft"] == draft, f"the draft of seat {p.seat} is shown to {seat} as {shown['draft']}")
            buried = [names[card] for card, by in zip(g.plans, g.plans_by, strict=True) if by == p.seat]
            demand(shown["put_under_pile"] == (buried if own else None), f"seat {p.seat} did not bury that")
            near = {names[card] for away in (1, 2) for card in with_player(g, p.seat + away)}
            demand(set(shown["passed_on"] or []) <= near, f"seat {p.seat} is told of cards that others do not have")
            for drawn in shown["drawn_by_others"] or []:
                theirs = [names[card] for card in with_player(g, drawn["seat"])]
                demand(own and drawn["building"] in theirs, f"seat {p.seat} is told of a card that others do not have")
        looks = seat == g.turn and bool(g.looked)
        demand(bool(view["looked_at"]) == looks, f"cards that are looked at are shown to seat {seat}")
