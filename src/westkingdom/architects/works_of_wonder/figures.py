"""The Princess and the Profiteer: what a visit to them gives, at the moment that the player likes."""

from __future__ import annotations

from typing import Final, cast

from westkingdom.architects.bill import one_precious
from westkingdom.architects.reset import trigger
from westkingdom.architects.state import Player, State
from westkingdom.architects.terms import GOLD, GOODS, MARBLE, RESOURCES
from westkingdom.architects.works_of_wonder import events
from westkingdom.architects.works_of_wonder.influence import gain_influence
from westkingdom.architects.works_of_wonder.part import in_play, part_of
from westkingdom.architects.works_of_wonder.terms import FIGURES, INFLUENCE
from westkingdom.engine.box import changed
from westkingdom.engine.effects import Effect
from westkingdom.engine.node import Ask, Frame
from westkingdom.engine.words import Message, amount, say

# Contributions have the number of their resource; for some players gold and marble may stand for each other.
_GOLD_FOR_MARBLE: Final = 5
_CARD_PLACES: Final = [*RESOURCES, MARBLE, GOLD]
_TOKENS: Final = [*RESOURCES, GOLD, MARBLE]
"""By Contribution: the place on the card, and the token that is laid there. The last is marble for gold."""
_TAKE_INFLUENCE: Final = 7
_DONE: Final = 8


def _contributions(g: State, p: Player) -> list[int]:
    """The Contributions that a player could make now. [WW-069, WW-083, WW-084, WW-100..WW-102, WW-108..WW-110]"""
    part = part_of(g)
    out: list[int] = []
    if part.contributions == 0 or not part.pile:
        return out
    for choice in range(len(_CARD_PLACES)):
        if part.contributed[_CARD_PLACES[choice]] or p.goods[_TOKENS[choice]] == 0:
            continue
        if choice < _GOLD_FOR_MARBLE or one_precious(g, p):
            out.append(choice)
    return out


def _contribute(g: State, seat: int, choice: int) -> None:
    """Lay an own token on the card. [WW-084, WW-102]"""
    g.players[seat].goods[_TOKENS[choice]] -= 1
    part_of(g).contributions -= 1
    lay_token(g, seat, _CARD_PLACES[choice], _TOKENS[choice])


def lay_token(g: State, seat: int, place: int, token: int) -> None:
    """A token lies on the card: gain what stands below it; the fifth one triggers a reset.

    [WW-103, WW-106, WW-107, WW-113]
    """
    part = part_of(g)
    part.contributed = changed(part.contributed, place, 1)
    g.emit(events.CONTRIBUTE, seat, GOODS[token])
    if min(part.contributed) == 1:
        trigger(g)
    g.push(part.facts.rewards[part.pile[-1]][place], seat)


def take_pending(g: State, seat: int) -> None:
    """Gain the Influence of the Profiteer that is still due. [WW-087, WW-092]"""
    part = part_of(g)
    n = part.pending
    part.pending = 0
    if n:
        gain_influence(g, seat, n)


class Figures(Ask[State]):
    """Make a Contribution or take the Influence, along with another decision of a visit.

    [WW-083, WW-085, WW-087, WW-088, WW-090, WW-091]
    """

    def fits(self, g: State, f: Frame) -> bool:
        return in_play(g) and f[2] == 0 and f[3] == 0

    def options(self, g: State, f: Frame) -> list[int]:
        part = part_of(g)
        if part.contributions == 0 and part.pending == 0:
            return []
        if f[1] != g.turn:
            return []
        out = _contributions(g, g.players[f[1]])
        if part.pending:
            out.append(_TAKE_INFLUENCE)
        return out

    def take(self, g: State, f: Frame, option: int) -> None:
        if option == _TAKE_INFLUENCE:
            take_pending(g, f[1])
        elif option != _DONE:
            _contribute(g, f[1], option)

    def label(self, g: State, f: Frame, option: int) -> Message:
        if option == _TAKE_INFLUENCE:
            return say("take-influence")
        return (
            say("figures-done")
            if option == _DONE
            else say("contribute", {"place": amount(GOODS[_CARD_PLACES[option]], 1)})
        )

    def cost(self, g: State, f: Frame, option: int) -> list[Message]:
        return [amount(GOODS[_TOKENS[option]], 1)] if option < _TAKE_INFLUENCE else []

    def gain(self, g: State, f: Frame, option: int) -> list[Message]:
        part = part_of(g)
        if option == _TAKE_INFLUENCE:
            return [amount(INFLUENCE, part.pending)]
        return [] if option == _DONE else [part.facts.rewards[part.pile[-1]][_CARD_PLACES[option]].words()]

    def explain(self, g: State, f: Frame) -> list[tuple[int, Message | None]]:
        part = part_of(g)
        out: list[tuple[int, Message | None]] = [(option, None) for option in self.options(g, f)]
        if part.contributions and part.pile and f[1] == g.turn:
            for good in RESOURCES:
                if part.contributed[good]:
                    out.append((good, say("why-not-contributed")))
                elif g.players[f[1]].goods[good] == 0:
                    out.append((good, say("why-not-too-expensive", {"parts": [amount(GOODS[good], 1)]})))
        return out


class LastChance(Figures):
    """After the last action: Contributions that are still possible; then the Influence comes by itself.

    [WW-090, WW-092]
    """

    def options(self, g: State, f: Frame) -> list[int]:
        possible = _contributions(g, g.players[f[1]])
        if not possible:
            return [_DONE]
        return [*super().options(g, f), _DONE]

    def take(self, g: State, f: Frame, option: int) -> None:
        if option == _DONE:
            part_of(g).contributions = 0
            take_pending(g, f[1])
            return
        g.push(self, f[1])
        super().take(g, f, option)


FIGURES_ALONG: Final = Figures("architects.wonder.figures", FIGURES)
LAST_CHANCE: Final = LastChance("architects.wonder.last-chance", FIGURES)
ALONG: Final = cast(Effect, FIGURES_ALONG)
