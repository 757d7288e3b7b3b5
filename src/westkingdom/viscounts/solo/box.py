"""The solo opponent as a box: where it joins the game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from westkingdom.engine.box import Chance, Points
from westkingdom.engine.chance import quick_shuffle
from westkingdom.engine.errors import demand
from westkingdom.engine.node import Frame, Node
from westkingdom.viscounts.box import Box
from westkingdom.viscounts.castle import BUMPING, CHOOSE_SECTION, section_beside, section_name
from westkingdom.viscounts.collision import COLLISION_PHASE
from westkingdom.viscounts.deck import leaving
from westkingdom.viscounts.scoring import deck
from westkingdom.viscounts.solo import events, positions
from westkingdom.viscounts.solo.converting import carry_out
from westkingdom.viscounts.solo.dismissals import END_OF_CHAIN, LONGEST_CHAIN
from westkingdom.viscounts.solo.facts import SoloFacts
from westkingdom.viscounts.solo.part import board_of, opponent_of, solo
from westkingdom.viscounts.solo.resources import gain_for_silver, holds_no_silver
from westkingdom.viscounts.solo.schemes import SCHEME_PHASE
from westkingdom.viscounts.solo.set_up import SET_UP_OPPONENT, lay
from westkingdom.viscounts.solo.slots import ANSWERED, answer, placed
from westkingdom.viscounts.solo.strength import open_slot_icons
from westkingdom.viscounts.solo.terms import FIRST_AI_SLOT, SOLO
from westkingdom.viscounts.state import Player, State
from westkingdom.viscounts.terms import EMPTY, FIRST_SLOT, GOLD, INK, INSIDE, SECTIONS, SLOTS, STONE

if TYPE_CHECKING:
    from westkingdom.viscounts.solo.view_types import ViscountsSolo


class SoloBox(Box):
    """The extension points that a solo opponent uses."""

    def __init__(self, facts: SoloFacts) -> None:
        super().__init__("solo", SOLO, 0)
        self.facts: Final = facts
        self.seat_words.extend(positions.SEAT_WORDS)

    # --- set-up

    def lay(self, g: State, chance: Chance) -> None:
        lay(g, self.facts, chance)

    def after_draft(self, g: State) -> None:
        g.push(SET_UP_OPPONENT, g.settings.opponent)

    def rules_after_draft(self) -> list[int]:
        return [SET_UP_OPPONENT.id]

    # --- play

    def opponents_name(self, g: State) -> str:
        return board_of(g).name

    def opponents_phases(self) -> list[Node[State]]:
        """A Scheme card, then a collision if there is one. [VB-203, VB-211]"""
        return [SCHEME_PHASE, COLLISION_PHASE]

    def opponent_does(self, g: State, f: Frame) -> bool:
        return carry_out(g, f)

    def opponents_choice(self, g: State, f: Frame, options: list[int]) -> int:
        """Sections are resolved clockwise from beside its Viscount; it bumps Workers of people first. [VB-198]"""
        if f[0] == CHOOSE_SECTION.id:
            here = section_beside(g, opponent_of(g).space // 3)
            clockwise = [(here + i) % SECTIONS for i in range(SECTIONS)]
            nearest = next(section for section in clockwise if section in options)
            g.tell(events.SECTION_FIRST, "VB-198", section_name(nearest))
            return nearest
        if f[0] == BUMPING.id:
            g.tell(events.BUMPS_PEOPLE, "VB-198", options[0])
        return EMPTY

    def opponent_answers(self, g: State, moment: int) -> None:
        if moment in ANSWERED:
            answer(g, ANSWERED[moment])

    def opponent_gains_silver(self, g: State, n: int) -> None:
        gain_for_silver(g, n)

    def opponents_icons(self, g: State, p: Player, icon: int) -> int:
        return open_slot_icons(g, icon) if p.seat == g.settings.opponent else 0

    def built(self, g: State, seat: int, slot: int) -> None:
        if seat == g.settings.opponent:
            placed(g, slot)

    # --- the end

    def points(self, g: State, p: Player) -> list[Points]:
        """A point for each resource that the opponent has left. [VB-214]"""
        return [Points("poverty", 0, "resources_left", self.total(g, p))]

    def total(self, g: State, p: Player) -> int:
        if p.seat != g.settings.opponent:
            return 0
        return (p.goods[INK] + p.goods[STONE] + p.goods[GOLD]) * board_of(g).vp_per_resource

    # --- knowledge, laws and positions

    def deal_again(self, g: State, luck: int) -> int:
        """Nobody knows which Future Schemes were shuffled into the first Draw Pile, nor the order of the others.

        [VB-176, VB-217]
        """
        part = solo(g)
        p = opponent_of(g)
        cards = sorted(part.unseen)
        luck = quick_shuffle(luck, cards)
        hidden = [card for card in p.draw if card in part.unseen]
        part.future = cards[len(hidden) :]
        if any(card in part.unseen for card in p.mixed):
            p.mixed = sorted([card for card in p.mixed if card not in part.unseen] + cards[: len(hidden)])
        dealt = cards[: len(hidden)]
        p.draw = [dealt.pop() if card in part.unseen else card for card in p.draw]
        return luck

    def unknown(self, g: State) -> list[int]:
        return solo(g).unseen

    def view(self, g: State) -> ViscountsSolo:
        part = solo(g)
        ids = g.cards.ids
        return {
            "opponent": board_of(g).name,
            "board": board_of(g).ident,
            "future_schemes": len(part.future),
            "unseen": [ids[card] for card in part.unseen],
        }

    def zones(self, g: State) -> list[list[int]]:
        return [solo(g).future]

    def check(self, g: State) -> None:
        """Schemes belong to the opponent, which has no hand, no Silver and nothing of a Player Board.

        [VB-174, VB-180, VB-185]
        """
        part = solo(g)
        names = [board.name for board in self.facts.boards]
        demand(0 <= part.board < len(names), "There is no such AI board.")
        demand(g.settings.options["solo"] in ("random", names[part.board]), "Another opponent was asked for.")
        for p in g.players:
            self.check_player(g, p)
        cards = [card for card in part.unseen if card in self.facts.future]
        demand(
            len(cards) == len(set(cards)) == len(part.unseen)
            and cards == sorted(cards)
            and all(card in cards for card in part.future)
            and all(card in part.future or card in opponent_of(g).draw for card in cards),
            "A Future Scheme that nobody has seen lies in its pile or in the Draw Pile.",
        )
        waiting = any(f[0] == SET_UP_OPPONENT.id for f in g.stack)
        demand(waiting == (opponent_of(g).space == EMPTY), "The opponent is set up after the draft.")
        chains = sum(1 for f in g.stack if f[0] == END_OF_CHAIN.id)
        demand(
            0 <= part.chain <= LONGEST_CHAIN and chains == (1 if part.chain else 0),
            "A chain of dismissals is going on, or none is.",
        )

    def check_player(self, g: State, p: Player) -> None:
        """Cards, slots and goods of a seat are those of a person or those of the opponent."""
        own = p.seat == g.settings.opponent
        cards = deck(p) + leaving(g, p.seat)
        schemes = [card for card in cards if card in self.facts.schemes]
        demand(len(schemes) == (len(cards) if own else 0), f"Seat {p.seat} has cards that it cannot have.")
        first = FIRST_SLOT if own else FIRST_AI_SLOT
        demand(
            not any(first <= thing < first + len(SLOTS) for thing in p.permanents),
            f"Seat {p.seat} has open slots of another board.",
        )
        if own:
            demand(not p.hand and holds_no_silver(p), "A solo opponent has neither a hand nor silver.")
            demand(p.space == EMPTY or p.space % 3 != INSIDE, "A solo opponent uses outside spaces only.")

    def supply(self, g: State, card: int) -> bool:
        return positions.supply(g, card)

    def read_view(
        self, g: State, shown: Mapping[str, object], table: dict[str, object], seats: list[dict[str, object]]
    ) -> None:
        positions.read_view(g, shown, seats[g.settings.opponent])

    def lay_out_last(self, g: State, position: Mapping[str, object], seats: list[Mapping[str, object]]) -> None:
        positions.lay_out_last(g, seats[g.settings.opponent])
