"""The line of Heroes: how it is laid and how a Hero is gained from it."""

from __future__ import annotations

from typing import Final, cast

from westkingdom.engine.effects import Data, Effect, Vocabulary
from westkingdom.engine.line import take_from_line
from westkingdom.engine.node import Ask, Frame, Node
from westkingdom.engine.words import Message, say
from westkingdom.viscounts.effects import CARDS_TO_GAIN
from westkingdom.viscounts.keeper_of_keys import events
from westkingdom.viscounts.keeper_of_keys.part import in_play, keys
from westkingdom.viscounts.keeper_of_keys.terms import GAIN_HERO, HERO
from westkingdom.viscounts.moments import announce
from westkingdom.viscounts.state import State

LINE: Final = 3


class LayHeroLine(Node[State]):
    """When all pairs are chosen the remaining Heroes are shuffled and 3 are laid face up.

    [KK-032, KK-033, KK-034, KK-190]
    """

    def fits(self, g: State, f: Frame) -> bool:
        once = sum(1 for other in g.stack if other[0] == self.id) == 1
        return in_play(g) and g.round == 0 and not keys(g).heroes and once and f[1:] == (g.start, 0, 0)

    def run(self, g: State, f: Frame) -> None:
        part = keys(g)
        pile = part.hero_pile + g.offered_heroes
        pile.sort()
        g.offered_heroes = []
        g.offered_cards = []
        g.shuffle(pile)
        part.heroes = [pile.pop() for _ in range(LINE)][::-1]
        part.hero_pile = pile
        if g.log is not None:
            for card in part.heroes:
                g.emit(events.REVEAL_HERO, f[1], g.cards.ids[card])


class GainHero(Ask[State]):
    """Take one of the face-up Heroes into the hand for nothing; it is no hire, and the line is refilled.

    [KK-035..KK-042, KK-098, KK-193]

    During set-up it joins the starting deck. [KK-060, KK-061]
    """

    def __init__(self, name: str, to_deck: bool) -> None:
        super().__init__(name, HERO)
        self.to_deck: Final = to_deck

    def fits(self, g: State, f: Frame) -> bool:
        return in_play(g) and f[2] == 0 and f[3] == 0

    def can(self, g: State, seat: int) -> bool:
        return len(keys(g).heroes) > 0

    def options(self, g: State, f: Frame) -> list[int]:
        return keys(g).heroes

    def take(self, g: State, f: Frame, option: int) -> None:
        p = g.players[f[1]]
        if self.to_deck or g.round == 0:
            p.draw.append(option)
            p.mixed = [*p.mixed, option]
        else:
            p.hand.append(option)
            p.shown = [*p.shown, option]
        g.emit(events.GAIN_HERO, f[1], g.cards.ids[option])
        part = keys(g)
        part.heroes, part.hero_pile, new = take_from_line(part.heroes, part.hero_pile, option)
        if new >= 0:
            g.emit(events.REVEAL_HERO, f[1], g.cards.ids[new])
        announce(g, f[1], GAIN_HERO)

    def label(self, g: State, f: Frame, option: int) -> Message:
        return say("gain-hero-card", {"card": g.cards.ids[option]})

    def words(self) -> Message:
        return say("effect-gain-hero-to-deck" if self.to_deck else "effect-gain-hero")

    def icons(self) -> list[str]:
        return ["hero"]


def _build_gain_hero(v: Vocabulary, name: str, data: Data) -> Effect:
    """Load `{"gain_card": "hero"}`, also the one that joins the starting deck."""
    return cast(Effect, GainHero(name, data.get("to") == "starting_deck"))


CARDS_TO_GAIN["hero"] = _build_gain_hero
LAY_HERO_LINE: Final = LayHeroLine("keys.lay-hero-line")
