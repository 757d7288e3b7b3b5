"""What a player may do on the own turn whenever something else is decided, or between the phases."""

from __future__ import annotations

from typing import Final, cast

from westkingdom.engine import events as shared
from westkingdom.engine.effects import Effect
from westkingdom.engine.node import Ask, Frame
from westkingdom.engine.words import Message, amount, say
from westkingdom.viscounts.powers import powers
from westkingdom.viscounts.silver import (
    handed_over,
    other_world,
    pay_forced,
    pay_resources,
    pay_silver,
    purse,
    resources,
    silver_words,
)
from westkingdom.viscounts.state import State
from westkingdom.viscounts.terms import CARDS, PAUSE, TURN_OPTION

_GO_ON: Final = 0


class TurnOptions(Ask[State]):
    """Abilities that may be used at any point of the own turn, any number of times; offered along with a decision.

    An option is the number of the permanent thing, less the number of cards.
    """

    def options(self, g: State, f: Frame) -> list[int]:
        out: list[int] = []
        p = g.players[f[1]]
        for thing in powers(g, p).turn_options:
            option = g.cards.turn_options[thing]
            affordable = purse(g, p) >= option.silver and resources(p) >= option.resources
            if affordable and option.effect.can(g, f[1]):
                out.append(thing - CARDS)
        return out

    def why_not(self, g: State, seat: int, thing: int) -> Message | None:
        """Say why an ability cannot be used now, or None."""
        p = g.players[seat]
        option = g.cards.turn_options[thing]
        if purse(g, p) < option.silver or resources(p) < option.resources:
            return say("why-not-too-expensive", {"parts": self.price(g, thing)})
        return None if option.effect.can(g, seat) else say("why-not-nothing-to-do")

    def price(self, g: State, thing: int) -> list[Message]:
        """Say what an ability costs."""
        option = g.cards.turn_options[thing]
        return [amount("silver", option.silver) if option.silver else amount("resource_any", option.resources)]

    def take(self, g: State, f: Frame, option: int) -> None:
        ability = g.cards.turn_options[option + CARDS]
        g.emit(shared.ABILITY, f[1], g.cards.ids[option + CARDS])
        g.push(ability.effect, f[1])
        if ability.silver:
            pay_silver(g, f[1], ability.silver)
        else:
            pay_resources(g, f[1], ability.resources)

    def label(self, g: State, f: Frame, option: int) -> Message:
        return say("turn-option", {"what": g.cards.turn_options[option + CARDS].effect.words()})

    def cost(self, g: State, f: Frame, option: int) -> list[Message]:
        ability = g.cards.turn_options[option + CARDS]
        world = other_world(g)
        if ability.silver:
            return silver_words(g, f[1], ability.silver)
        pay_resources(world, f[1], ability.resources)
        return handed_over(g, world, f[1]) if pay_forced(world, len(g.stack)) else self.price(g, option + CARDS)

    def explain(self, g: State, f: Frame) -> list[tuple[int, Message | None]]:
        own = powers(g, g.players[f[1]]).turn_options
        return [(thing - CARDS, self.why_not(g, f[1], thing)) for thing in own]


class Pause(Ask[State]):
    """Between phases: go on, or use an ability first; not asked where there is none to use."""

    def options(self, g: State, f: Frame) -> list[int]:
        return [_GO_ON] if TURN_OPTIONS.options(g, f) else []

    def take(self, g: State, f: Frame, option: int) -> None:
        """Nothing happens: the turn goes on."""

    def label(self, g: State, f: Frame, option: int) -> Message:
        return say("go-on")


def pause(g: State, seat: int) -> None:
    """Make room for abilities before whatever is on the stack already, in games that have any."""
    if g.offers_more:
        g.push(PAUSE_IN_TURN, seat)


TURN_OPTIONS: Final = TurnOptions("viscounts.turn-options", TURN_OPTION)
PAUSE_IN_TURN: Final = Pause("viscounts.pause", PAUSE)
PAUSE_IN_TURN.also = cast(Effect, TURN_OPTIONS)
