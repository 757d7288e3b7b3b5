"""Transcribe: take Manuscripts, resolve their effects and earn Cleric Bonus cards."""

from __future__ import annotations

from typing import Final

from westkingdom.engine.node import Ask, Frame
from westkingdom.engine.words import Message, say
from westkingdom.viscounts import events
from westkingdom.viscounts.action import Action, named
from westkingdom.viscounts.hire import place_name
from westkingdom.viscounts.state import State
from westkingdom.viscounts.terms import ANY_RIBBON, FIRST_BONUS, SEGMENTS, TRANSCRIBE

_CHEAP: Final = (3, 4)
"""The costs of Manuscripts that may be taken for nothing. [VB-067]"""


class Transcribe(Action):
    """Take the top Manuscript of the segment of the Viscount, or use the printed one. [VB-136, VB-137, VB-139]"""

    def is_yield(self, g: State, seat: int, what: int) -> bool:
        return what == 0

    def yields(self, g: State, seat: int, strength: int) -> list[int]:
        return [0] if strength >= self.needs(g, seat, 0) else []

    def least(self, g: State, seat: int) -> int:
        return self.needs(g, seat, 0)

    def needs(self, g: State, seat: int, what: int) -> int:
        place = g.players[seat].space // 3
        pile = g.manuscripts[place]
        return g.facts.manuscripts.cost[pile[-1]] if pile else g.realm.printed_manuscript_cost[g.segments[place]]

    def ask_yield(self, g: State, seat: int) -> None:
        named(g, seat, TRANSCRIBE, 0)

    def run(self, g: State, f: Frame) -> None:
        place = g.players[f[1]].space // 3
        for box in g.boxes:
            box.transcribed(g, f[1])
        if g.manuscripts[place]:
            take_manuscript(g, f[1], place)
            return
        g.emit(events.TRANSCRIBE_PRINTED, f[1], place_name(g, place))
        g.push(g.realm.printed_manuscript[g.segments[place]], f[1])


def take_manuscript(g: State, seat: int, place: int) -> None:
    """The tile goes to the player, who may earn a Cleric Bonus card; then its effect. [VB-067, VB-137]"""
    tile = g.manuscripts[place][-1]
    g.manuscripts[place] = g.manuscripts[place][:-1]
    p = g.players[seat]
    p.manuscripts = [*p.manuscripts, tile]
    if g.log is not None:
        tiles = g.facts.manuscripts.ids
        g.emit(events.TRANSCRIBE, seat, tiles[tile], place_name(g, place))
        if g.manuscripts[place]:
            below = tiles[g.manuscripts[place][-1]]
            g.emit(events.UNCOVER_MANUSCRIPT, seat, below, place_name(g, place))
    effect = g.facts.manuscripts.immediate[tile]
    if effect is not None:
        g.push(effect, seat)
    if g.facts.manuscripts.ribbon[tile] != ANY_RIBBON:
        earn_cleric_bonus(g, seat, g.facts.manuscripts.ribbon[tile])
    for box in g.boxes:
        box.took_manuscript(g, seat, tile)


def ribbon_of(g: State, tile: int) -> int:
    """The colour of a Manuscript's ribbon, as printed or as chosen; -1 while none is chosen."""
    ribbon = g.facts.manuscripts.ribbon[tile]
    if ribbon == ANY_RIBBON:
        ribbon = -1
        for box in g.boxes:
            ribbon = max(ribbon, box.chosen_ribbon(g, tile))
    return ribbon


def earn_cleric_bonus(g: State, seat: int, ribbon: int) -> None:
    """The first player with 3 ribbons of a colour takes its Cleric Bonus card and keeps it. [VB-138]"""
    realm = g.realm
    for i in range(len(realm.bonus_ribbon)):
        if realm.bonus_ribbon[i] != ribbon:
            continue
        for p in g.players:
            if FIRST_BONUS + i in p.permanents:
                return
        p = g.players[seat]
        n = 0
        for tile in p.manuscripts:
            if ribbon_of(g, tile) == ribbon and _counts_for_bonus(g, tile):
                n += 1
        if n >= realm.bonus_needs[i]:
            p.permanents = [*p.permanents, FIRST_BONUS + i]
            g.emit(events.CLERIC_BONUS, seat, g.cards.ids[FIRST_BONUS + i])


def _counts_for_bonus(g: State, tile: int) -> bool:
    """Is a Manuscript one of those that earn a Cleric Bonus card?"""
    for box in g.boxes:
        if not box.counts_for_bonus(g, tile):
            return False
    return True


class FreeManuscript(Ask[State]):
    """Take a visible Manuscript of cost 3 or 4 from any segment, never a printed one. [VB-067]"""

    def can(self, g: State, seat: int) -> bool:
        for place in range(len(SEGMENTS)):
            if self.allowed(g, place):
                return True
        return False

    def allowed(self, g: State, place: int) -> bool:
        """May the top tile of this pile be taken?"""
        pile = g.manuscripts[place]
        return len(pile) > 0 and g.facts.manuscripts.cost[pile[-1]] in _CHEAP

    def options(self, g: State, f: Frame) -> list[int]:
        return [place for place in range(len(SEGMENTS)) if self.allowed(g, place)]

    def take(self, g: State, f: Frame, option: int) -> None:
        take_manuscript(g, f[1], option)

    def label(self, g: State, f: Frame, option: int) -> Message:
        pile = g.manuscripts[option]
        if not pile:
            return say("no-manuscript", {"segment": place_name(g, option)})
        return say(
            "take-manuscript", {"manuscript": g.facts.manuscripts.ids[pile[-1]], "segment": place_name(g, option)}
        )

    def gain(self, g: State, f: Frame, option: int) -> list[Message]:
        effect = g.facts.manuscripts.immediate[g.manuscripts[option][-1]] if g.manuscripts[option] else None
        return [] if effect is None else [effect.words()]

    def explain(self, g: State, f: Frame) -> list[tuple[int, Message | None]]:
        return [
            (place, None if self.allowed(g, place) else say("why-not-cost-3-or-4")) for place in range(len(SEGMENTS))
        ]

    def words(self) -> Message:
        return say("effect-free-manuscript")

    def icons(self) -> list[str]:
        return ["manuscript-3-4"]


TRANSCRIBE_ACTION: Final = Transcribe("viscounts.transcribe", TRANSCRIBE)
