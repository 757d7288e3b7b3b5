"""Rewards: the pile beside the cathedral."""

from __future__ import annotations

from typing import Final

from westkingdom.architects import events
from westkingdom.architects.goods import becomes_other
from westkingdom.architects.state import State
from westkingdom.engine.node import Frame, Node
from westkingdom.engine.words import Message, amount, say


class GainReward(Node[State]):
    """Reveal the top reward and gain it; without one, what the board prints. [AB-187, AB-188]"""

    def run(self, g: State, f: Frame) -> None:
        if becomes_other(g, f[1], "reward_card", 1):
            return
        if not g.rewards:
            g.push(g.realm.printed_reward[0], f[1])
            return
        card = g.rewards[-1]
        g.rewards = g.rewards[:-1]
        g.spent = [*g.spent, card]
        g.emit(events.REWARD, f[1], g.realm.reward_ids[card])
        g.push(g.realm.reward[card], f[1])

    def words(self) -> Message:
        return say("effect-gain", {"parts": [amount("reward_card", 1)]})

    def icons(self) -> list[str]:
        return ["reward-card"]


GAIN_REWARD: Final = GainReward("architects.gain-reward")
