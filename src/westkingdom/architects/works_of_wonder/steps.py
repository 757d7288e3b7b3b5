"""The steps that this box adds to a reset: Street Urchin and Aristocrat, Profiteer, Princess, Wonders and cards."""

from __future__ import annotations

from typing import Final

from westkingdom.architects.moments import announce
from westkingdom.architects.prison import imprison
from westkingdom.architects.reset import from_turn
from westkingdom.architects.state import State
from westkingdom.architects.terms import GOODS, OPEN, RESET_BEGINS, RESOURCES
from westkingdom.architects.works_of_wonder import events
from westkingdom.architects.works_of_wonder.part import WonderPart, in_play, part_of
from westkingdom.architects.works_of_wonder.rulings import RENEW_WITH_THE_LAST
from westkingdom.architects.works_of_wonder.terms import CARDS, FIRST_WONDER
from westkingdom.architects.works_of_wonder.wonders import unbuilt
from westkingdom.engine.node import Frame, Node


def push_steps(g: State, seat: int) -> None:
    """Put steps 3 to 8 on the stack, above those of the game. [WW-114, WW-117, WW-148]"""
    g.push(RENEW_CARDS, seat)
    g.push(PRINCESS_STEP, seat)
    g.push(PROFITEER_STEP, seat)
    for other in reversed(from_turn(g)):
        g.push(RESET_BEGINS_STEP, other)


class ResetBeginsStep(Node[State]):
    """Step 3: Street Urchins and Aristocrats, while nothing has moved yet. [WW-122, WW-123, WW-143, WW-150]"""

    def fits(self, g: State, f: Frame) -> bool:
        return in_play(g) and f[2] == 0 and f[3] == 0

    def run(self, g: State, f: Frame) -> None:
        announce(g, f[1], RESET_BEGINS)


class ProfiteerStep(Node[State]):
    """Step 4: who has workers with the Profiteer is hit once; then all workers there go to the Prison.

    [WW-124..WW-127, WW-129, WW-149]
    """

    def fits(self, g: State, f: Frame) -> bool:
        return in_play(g) and f[2] == 0 and f[3] == 0

    def run(self, g: State, f: Frame) -> None:
        part = part_of(g)
        location = part.profiteer()
        effect = part.facts.profiteer[part.consequences[-1]]
        g.push(SEND_AWAY, f[1], location)
        for seat in reversed(from_turn(g)):
            if g.players[seat].at[location]:
                g.push(effect, seat)


class SendAway(Node[State]):
    """All workers of a location go to the Prison. Frame: a = the location. [WW-126]"""

    def fits(self, g: State, f: Frame) -> bool:
        return in_play(g) and 0 <= f[2] < OPEN and f[3] == 0

    def run(self, g: State, f: Frame) -> None:
        for seat in from_turn(g):
            p = g.players[seat]
            n = p.at[f[2]]
            p.at[f[2]] = 0
            imprison(g, p, n)


class PrincessStep(Node[State]):
    """Step 5: who has the most workers with the Princess gains her reward, all who are tied.

    [WW-130..WW-133, WW-149, WW-151, WW-180]
    """

    def fits(self, g: State, f: Frame) -> bool:
        return in_play(g) and f[2] == 0 and f[3] == 0

    def run(self, g: State, f: Frame) -> None:
        part = part_of(g)
        location = part.princess()
        effect = part.facts.princess[part.consequences[-1]]
        most = max(p.at[location] for p in g.players)
        if most:
            for seat in reversed(from_turn(g)):
                if g.players[seat].at[location] == most:
                    g.push(effect, seat)


class RenewCards(Node[State]):
    """Steps 6 to 8: Contributions go to the Wonders, the next Consequence card is turned over, the figures move.

    [WW-135..WW-141]
    """

    def fits(self, g: State, f: Frame) -> bool:
        return in_play(g) and f[2] == 0 and f[3] == 0

    def run(self, g: State, f: Frame) -> None:
        part = part_of(g)
        open_wonders = unbuilt(g)
        tokens = part.tokens[:]
        for good in RESOURCES:
            if part.contributed[good] and FIRST_WONDER + good in open_wonders:
                tokens[good] += 1
                g.emit(events.WONDER_GAINS, f[1], GOODS[good])
        part.tokens = tokens
        part.contributed = [0] * len(RESOURCES)
        if part.pile:
            turn_card(part)
            if not part.pile and RENEW_WITH_THE_LAST.other(g.settings):
                _renew_piles(g, part)
        else:
            _renew_piles(g, part)
        g.emit(events.FIGURES_MOVE, f[1], part.facts.ids[part.consequences[-1]])


def _renew_piles(g: State, part: WonderPart) -> None:
    """Shuffle all cards together and begin both piles as in set-up. [WW-110, WW-139]"""
    cards = list(range(CARDS))
    g.shuffle(cards)
    part.pile = cards
    part.consequences = []
    turn_card(part)


def turn_card(part: WonderPart) -> None:
    """Turn the top Contribution card over: its Consequence side lies on top of the others. [WW-047, WW-137]"""
    part.consequences = [*part.consequences, part.pile[-1]]
    part.pile = part.pile[:-1]


RESET_BEGINS_STEP: Final = ResetBeginsStep("architects.wonder.reset-begins")
PROFITEER_STEP: Final = ProfiteerStep("architects.wonder.profiteer-step")
SEND_AWAY: Final = SendAway("architects.wonder.send-away")
PRINCESS_STEP: Final = PrincessStep("architects.wonder.princess-step")
RENEW_CARDS: Final = RenewCards("architects.wonder.renew-cards")
