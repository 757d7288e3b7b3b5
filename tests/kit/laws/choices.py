"""What is offered is all that is possible, can be read, and nothing else is taken."""

from __future__ import annotations

import json
from collections import Counter

import westkingdom as wk
from tests.kit.laws.broken import LawBroken, demand
from westkingdom.engine.node import NODES
from westkingdom.engine.words import Message


def every_option_can_be_read(g: wk.Game) -> None:
    """Every option has an id of its own, words, costs and gains; explain() calls exactly the options possible."""
    decision = g.decision
    demand(decision.seat == g.seat and repr(decision) != "", "a decision is not asked of the seat to decide")
    demand(isinstance(decision.prompt, Message), "a decision has no prompt")
    numbers = [option.id for option in decision.options]
    demand(numbers == g.actions and len(numbers) == len(set(numbers)) > 1, "options have no ids of their own")
    for option in decision.options:
        demand(0 <= option.id < g.action_space(), "an id is outside the action space")
        demand(option.kind == kind_of(g, option.id), "an option is of another kind than its id")
        for said in (option.label, *option.cost, *option.gain):
            demand(isinstance(said, Message) and json.dumps(said.data()) != "", "an option says something unsayable")
    said_of = Counter(repr((option.label, option.cost)) for option in decision.options)
    demand(max(said_of.values()) == 1, f"two options say the same: {said_of.most_common(1)}")
    frame = g.stack[-1]
    node = NODES[frame[0]]
    explained = [(node.base + choice, reason) for choice, reason in node.explain(g, frame)]
    if g.offers_more and node.also is not None:
        explained += [(node.also.base + choice, reason) for choice, reason in node.also.explain(g, frame)]
    demand(len({choice for choice, _ in explained}) == len(explained), "explain() names a choice twice")
    possible = [choice for choice, reason in explained if reason is None]
    demand(sorted(possible) == sorted(numbers), f"explain() calls {possible} possible, the options are {numbers}")
    refused = decision.why_not()
    demand(len(refused) == len(explained) - len(possible), "why_not() leaves something out")
    for impossible in refused:
        demand(impossible.id not in numbers, "why_not() gives a reason against an option")
        demand(isinstance(impossible.reason, Message), "why_not() gives no reason")
        demand(json.dumps([impossible.label.data(), impossible.reason.data()]) != "", "a reason is unsayable")


def kind_of(g: wk.Game, option: int) -> str:
    """The kind of decision that an id belongs to: that of the rule that asks, or of the one that comes along with it."""
    node = NODES[g.stack[-1][0]]
    kinds = [node.kind(), *([] if node.also is None else [node.also.kind()])]
    return next((kind.name for kind in kinds if kind.base <= option < kind.base + kind.size), "")


def what_is_not_offered_is_refused(g: wk.Game, every: int = 1) -> None:
    """An option that is not possible now raises and leaves the game as it was."""
    before = g.digest()
    offered = set(g.actions)
    for option in range(g.decisions % every, g.action_space(), every):
        if option not in offered:
            refuses(g, option, wk.IllegalMove)
    for option in (-1, g.action_space(), g.action_space() + 1000):
        refuses(g, option, wk.UnknownOption)
    demand(g.digest() == before and set(g.actions) == offered, "a refused option changed the game")


def refuses(g: wk.Game, option: int, mistake: type[wk.WestkingdomError]) -> None:
    """Playing this option raises this mistake."""
    try:
        g.play(option)
    except mistake:
        return
    raise LawBroken(f"option {option} was not refused as {mistake.__name__}")
