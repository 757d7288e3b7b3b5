"""Gates of Gold as a box: where it joins the game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from westkingdom.engine.box import Chance, Points
from westkingdom.engine.chance import quick_shuffle
from westkingdom.engine.errors import demand
from westkingdom.engine.node import Frame
from westkingdom.viscounts.box import Box
from westkingdom.viscounts.gates_of_gold import events, positions
from westkingdom.viscounts.gates_of_gold.builder_cards import claim_builder_cards
from westkingdom.viscounts.gates_of_gold.facts import GatesFacts
from westkingdom.viscounts.gates_of_gold.last_deeds import begin_last_deeds
from westkingdom.viscounts.gates_of_gold.manuscript_boards import CHOOSE_RIBBON, column_of, unlock
from westkingdom.viscounts.gates_of_gold.outsiders import ROW
from westkingdom.viscounts.gates_of_gold.part import GatesPart, gates
from westkingdom.viscounts.gates_of_gold.rulings import ONLY_TRANSCRIBED
from westkingdom.viscounts.gates_of_gold.scoring import outsider_points, outsiders_of, with_envoys
from westkingdom.viscounts.gates_of_gold.solo import carry_out, closest_to_a_set
from westkingdom.viscounts.gates_of_gold.terms import (
    BUILDER_CARDS,
    COLUMNS,
    END_OF_KINDS,
    FIRST_BUILDER,
    FIRST_CARD,
    FIRST_COLUMN,
    FIRST_LEADER,
    GATES,
)
from westkingdom.viscounts.scoring import ribbons
from westkingdom.viscounts.state import Player, State
from westkingdom.viscounts.terms import ANY_RIBBON, EMPTY, RIBBONS

if TYPE_CHECKING:
    from westkingdom.viscounts.gates_of_gold.view_types import GatesOfGoldPlayer, GatesOfGoldView

_LEADERS: Final = 6
_OF_A_KIND: Final = 6
"""There are so many Diversified Builder cards, and as many Specialised ones after them."""


class GatesOfGold(Box):
    """The extension points that this box uses. [GG-001]"""

    def __init__(self, facts: GatesFacts) -> None:
        super().__init__("gates-of-gold", GATES, END_OF_KINDS)
        self.facts: Final = facts
        self.table_words.extend(positions.TABLE_WORDS)
        self.seat_words.extend(positions.SEAT_WORDS)

    # --- set-up

    def lay(self, g: State, chance: Chance) -> None:
        """Lay out leader, Builder cards, Outsiders, King's Orders and boards, each player with a King's Order.

        [GG-032..GG-040, GG-044, GG-048, GG-050, GG-052, GG-054]
        """
        facts = self.facts
        leader = FIRST_LEADER + chance.shuffled(list(range(_LEADERS)))[0]
        builders = [
            FIRST_BUILDER + kind * _OF_A_KIND + chance.shuffled(list(range(_OF_A_KIND)))[0] for kind in range(2)
        ]
        pile = chance.shuffled(facts.outsiders)
        people = g.settings.seats
        boards = chance.shuffled(list(range(len(facts.columns))))[:people]
        if g.settings.options.get("manuscript_boards") == "identical":
            boards = [0] * people
        part = GatesPart(facts)
        part.kings_orders = facts.copies - people
        part.row = [pile.pop() for _ in range(ROW)][::-1]
        part.pile = pile
        part.leader = leader
        part.builders = builders
        part.boards = boards
        part.wild = EMPTY
        g.parts[GATES] = part
        g.leader = leader
        for p in g.players[:people]:
            p.draw.append(facts.kings_order)
            p.mixed = [*p.mixed, facts.kings_order]
            p.manuscripts = [facts.start_tiles[boards[p.seat]]]
            p.permanents = [FIRST_COLUMN]

    def restored(self, g: State) -> None:
        g.leader = gates(g).leader

    # --- play

    def took_manuscript(self, g: State, seat: int, tile: int) -> None:
        """A Manuscript goes to the column of its ribbon; the one of all colours waits for a choice.

        [GG-045, GG-046, GG-083]

        A solo opponent has no columns. [GG-220, GG-238]
        """
        if seat == g.settings.opponent:
            return
        ribbon = g.facts.manuscripts.ribbon[tile]
        if ribbon == ANY_RIBBON:
            g.push(CHOOSE_RIBBON, seat)
        else:
            unlock(g, seat, ribbon)

    def chosen_ribbon(self, g: State, tile: int) -> int:
        return gates(g).wild

    def counts_for_bonus(self, g: State, tile: int) -> bool:
        """The starting Manuscript counts, unless only transcribed ones do. [GG-049]"""
        return tile not in self.facts.start_tiles or not ONLY_TRANSCRIBED.other(g.settings)

    def built(self, g: State, seat: int, slot: int) -> None:
        claim_builder_cards(g, seat)

    def opponent_does(self, g: State, f: Frame) -> bool:
        return carry_out(g, f)

    # --- the end

    def game_ends(self, g: State) -> None:
        """All Outsiders are shown, the start player's first, then Assassins and Rogues are resolved.

        [GG-131, GG-183, GG-186]
        """
        if g.log is not None:
            n = len(g.players)
            for i in range(n):
                p = g.players[(g.start + i) % n]
                for card in sorted(outsiders_of(g, p)):
                    g.emit(events.SHOW_OUTSIDER, p.seat, g.cards.ids[card])
        begin_last_deeds(g)

    def scoring_ribbons(self, g: State, p: Player, counts: list[int]) -> list[int]:
        return closest_to_a_set(g, p, counts) if p.seat == g.settings.opponent else with_envoys(g, p, counts)

    def debt_vp(self, g: State, p: Player) -> int:
        """The Protector makes unpaid Debts cost less. [GG-209]"""
        if p.debts == 0:
            return 0
        n = 0
        for card in outsiders_of(g, p):
            n += self.facts.debt_vp[card]
        return n

    def builder_points(self, g: State, p: Player) -> int:
        """The points of the Builder cards that a player has. [GG-187]"""
        n = 0
        for thing in gates(g).builders:
            if thing in p.permanents:
                n += g.cards.vp[thing]
        return n

    def points(self, g: State, p: Player) -> list[Points]:
        """Builder cards, then Outsiders, before Debts. [GG-182, GG-187, GG-189]"""
        return [
            Points("debts", 1, "builder_cards", self.builder_points(g, p)),
            Points("debts", 3, "outsiders", outsider_points(g, p)),
        ]

    def total(self, g: State, p: Player) -> int:
        return self.builder_points(g, p) + outsider_points(g, p)

    def feature_names(self) -> list[str]:
        return ["outsiders", "kings_orders", "columns", "builder_cards"]

    def features(self, g: State, p: Player, out: list[int]) -> None:
        orders = outsiders = 0
        is_outsider = self.facts.is_outsider
        kings_order = self.facts.kings_order
        for pile in [p.hand, p.draw, p.discard, p.board]:
            for card in pile:
                if card >= FIRST_CARD:
                    if card == kings_order:
                        orders += 1
                    elif is_outsider[card]:
                        outsiders += 1
        columns = 0
        builders = 0
        for thing in p.permanents:
            if FIRST_COLUMN <= thing < FIRST_COLUMN + COLUMNS:
                columns += 1
            elif FIRST_BUILDER <= thing < FIRST_BUILDER + BUILDER_CARDS:
                builders += 1
        out.append(outsiders)
        out.append(orders)
        out.append(columns)
        out.append(builders)

    # --- knowledge, laws and positions

    def deal_again(self, g: State, luck: int) -> int:
        """Nobody knows the order of the Outsiders in the pile. [GG-034]"""
        pile = sorted(gates(g).pile)
        luck = quick_shuffle(luck, pile)
        gates(g).pile = pile
        return luck

    def view(self, g: State) -> GatesOfGoldView:
        part = gates(g)
        ids = g.cards.ids
        return {
            "kings_orders": part.kings_orders,
            "outsiders": [ids[card] for card in part.row],
            "outsiders_in_pile": len(part.pile),
            "castle_leader": ids[part.leader],
            "builder_cards": [ids[thing] for thing in part.builders],
            "wild_ribbon": RIBBONS[part.wild] if part.wild >= 0 else None,
            "players": [self.player_view(g, p) for p in g.players],
        }

    def player_view(self, g: State, p: Player) -> GatesOfGoldPlayer:
        """Show the Manuscript Board and the Builder cards of a player."""
        part = gates(g)
        cards = [g.cards.ids[thing] for thing in part.builders if thing in p.permanents]
        if p.seat == g.settings.opponent:
            return {"manuscript_board": None, "columns": [], "builder_cards": cards}
        board = part.boards[p.seat]
        counts = ribbons(g, p)
        return {
            "manuscript_board": self.facts.board_ids[board],
            "columns": [
                {
                    "ribbon": RIBBONS[ribbon],
                    "manuscripts": counts[ribbon],
                    "unlocked": FIRST_COLUMN + i in p.permanents,
                }
                for i, ribbon in enumerate(self.facts.columns[board])
            ],
            "builder_cards": cards,
        }

    def zones(self, g: State) -> list[list[int]]:
        part = gates(g)
        return [part.row, part.pile, [self.facts.kings_order] * part.kings_orders]

    def copies(self, g: State) -> dict[int, int]:
        """There are 24 King's Orders, and each Outsider once. [GG-012, GG-013]"""
        return {self.facts.kings_order: self.facts.copies}

    def check(self, g: State) -> None:
        """The row is full while the pile lasts; every player has a board, its Manuscript and its columns.

        [GG-045, GG-053]
        """
        part = gates(g)
        seats = g.settings.seats
        demand(part.kings_orders >= 0, "There cannot be fewer than no King's Orders in the pile.")
        demand(
            len(part.row) == ROW or (len(part.row) < ROW and not part.pile),
            "The row has three outsiders, if any are left.",
        )
        demand(
            len(part.boards) == seats and all(0 <= i < len(self.facts.columns) for i in part.boards),
            "Every seat has a manuscript board.",
        )
        same = g.settings.options.get("manuscript_boards") == "identical"
        demand(
            len(set(part.boards)) == (1 if same else seats), "The manuscript boards are all different, or all alike."
        )
        demand(EMPTY <= part.wild < len(RIBBONS), "There is no such ribbon.")
        tiles = [tile for p in g.players[:seats] for tile in p.manuscripts]
        taken = any(g.facts.manuscripts.ribbon[tile] == ANY_RIBBON for tile in tiles)
        choosing = any(f[0] == CHOOSE_RIBBON.id for f in g.stack)
        demand(
            (part.wild != EMPTY) == (taken and not choosing),
            "The manuscript of all colours has the colour that its owner chose.",
        )
        demand(self.facts.kings_order not in g.removed, "A King's Order never leaves the game.")
        demand(
            FIRST_LEADER <= part.leader < FIRST_LEADER + _LEADERS and g.leader == part.leader,
            "There is no such castle leader.",
        )
        kinds = [(thing - FIRST_BUILDER) // _OF_A_KIND for thing in part.builders]
        demand(kinds == [0, 1], "There is one diversified and one specialised builder card.")
        for p in g.players:
            self.check_player(g, p)

    def check_player(self, g: State, p: Player) -> None:
        """One player's board and what it unlocks; a solo opponent has none. [GG-220, GG-221]"""
        part = gates(g)
        own = p.seat != g.settings.opponent
        start = [tile for tile in p.manuscripts if tile in self.facts.start_tiles]
        demand(
            start == ([self.facts.start_tiles[part.boards[p.seat]]] if own else []),
            f"Seat {p.seat} has a starting manuscript that is not on its board.",
        )
        counts = ribbons(g, p)
        columns = [
            FIRST_COLUMN + column_of(g, p.seat, ribbon) for ribbon in range(len(RIBBONS)) if own and counts[ribbon]
        ]
        opened = [thing for thing in p.permanents if FIRST_COLUMN <= thing < FIRST_COLUMN + COLUMNS]
        demand(sorted(opened) == sorted(columns), f"The columns of seat {p.seat} are unlocked by manuscripts in them.")
        cards = [thing for thing in p.permanents if FIRST_BUILDER <= thing < FIRST_BUILDER + BUILDER_CARDS]
        demand(
            all(thing in part.builders for thing in cards),
            f"Seat {p.seat} has a builder card that is not in this game.",
        )
        leaders = [thing for thing in p.permanents if FIRST_LEADER <= thing < FIRST_LEADER + _LEADERS]
        demand(
            all(thing == part.leader for thing in leaders),
            f"Seat {p.seat} has a castle leader that is not in this game.",
        )

    def supply(self, g: State, card: int) -> bool:
        return positions.supply(g, card)

    def lay_out(self, g: State, position: Mapping[str, object], seats: list[Mapping[str, object]]) -> None:
        positions.lay_out(g, position, seats)

    def read_view(
        self, g: State, shown: Mapping[str, object], table: dict[str, object], seats: list[dict[str, object]]
    ) -> None:
        positions.read_view(g, shown, table, seats)

    def lay_out_last(self, g: State, position: Mapping[str, object], seats: list[Mapping[str, object]]) -> None:
        positions.lay_out_last(g, position, seats)
