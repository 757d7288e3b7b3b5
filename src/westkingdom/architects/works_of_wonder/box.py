"""Works of Wonder at the extension points of the game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from westkingdom.architects.box import Box
from westkingdom.architects.gathering import CLAY_OR_GOLD
from westkingdom.architects.goods import gain_goods
from westkingdom.architects.guardhouse import GUARD_ACTIONS
from westkingdom.architects.guildhall import BUILD
from westkingdom.architects.order import order_from
from westkingdom.architects.state import Facts, Player, State
from westkingdom.architects.storehouse import MAKE_TRADES
from westkingdom.architects.terms import (
    CLAY,
    CREDIT,
    EMPTY,
    FAVOUR,
    GOLD,
    LOCATIONS,
    MARBLE,
    PLACED,
    RESOURCES,
    SILVER,
    STONE,
    WOOD,
)
from westkingdom.architects.town_centre import MAKE_CAPTURES
from westkingdom.architects.virtue import gain_virtue, lose_virtue
from westkingdom.architects.works_of_wonder import events
from westkingdom.architects.works_of_wonder.facts import WonderFacts
from westkingdom.architects.works_of_wonder.figures import ALONG, LAST_CHANCE, take_pending
from westkingdom.architects.works_of_wonder.influence import AVOID_LOSS, can_avoid, gain_influence
from westkingdom.architects.works_of_wonder.laws import check_part
from westkingdom.architects.works_of_wonder.part import WonderPart, part_of
from westkingdom.architects.works_of_wonder.positions import lay_out_part, read_view, table_words
from westkingdom.architects.works_of_wonder.steps import push_steps, turn_card
from westkingdom.architects.works_of_wonder.terms import (
    CARDS,
    FIRST_WONDER,
    INFLUENCE,
    KINDS,
    MOST_INFLUENCE,
    WONDER,
    WONDERS,
)
from westkingdom.architects.works_of_wonder.wonders import (
    PLACE_TOKEN,
    VISIT_OWN_WONDER,
    own_wonder_at,
    possible_visit,
    unbuilt,
)
from westkingdom.architects.workshop import HIRE_OR_DRAW
from westkingdom.engine.box import Chance, changed
from westkingdom.engine.chance import quick_shuffle

if TYPE_CHECKING:
    from westkingdom.architects.works_of_wonder.view_types import WorksOfWonderView

MAKE_TRADES.also = ALONG
GUARD_ACTIONS.also = ALONG
MAKE_CAPTURES.also = ALONG
HIRE_OR_DRAW.also = ALONG
CLAY_OR_GOLD.also = ALONG
BUILD.also = ALONG


class WonderBox(Box):
    """Influence, the Princess and the Profiteer, Contributions and Wonders. [WW-001, WW-002, WW-193]"""

    def __init__(self, facts: WonderFacts) -> None:
        super().__init__("works-of-wonder", WONDER, KINDS.end, along=True)
        self.facts: Final = facts
        self.table_words.extend(table_words())
        self.seat_words.append(INFLUENCE)

    # --- set-up

    def ready(self, facts: Facts) -> None:
        """See what apprentices gain when a worker is placed. [WW-099, WW-340]"""
        for location in range(len(LOCATIONS)):
            table = facts.cards.on[PLACED + location]
            self.facts.placed_favour.append([1 if effect is not None else 0 for effect in table])

    def lay(self, g: State, chance: Chance) -> None:
        """Shuffle the cards, turn the top one over, and put the figures where it says.

        [WW-045, WW-046, WW-047, WW-048]
        """
        part = WonderPart(self.facts)
        part.pile = chance.shuffled(list(range(CARDS)))
        part.consequences = []
        part.contributed = [0] * len(RESOURCES)
        part.tokens = [0] * WONDERS
        part.wonder_at = [EMPTY] * WONDERS
        part.built = 0
        part.contributions = 0
        part.pending = 0
        turn_card(part)
        g.parts[WONDER] = part

    def start_rank(self, g: State, p: Player) -> int:
        """Among the most virtuous the highest Influence begins. [WW-036]"""
        return p.goods[FAVOUR]

    def first_apprentices(self) -> bool:
        """Everybody hires an apprentice before the draft. [WW-041, WW-042, WW-043]"""
        return True

    def keeps_all_rewards(self) -> bool:
        """No reward is removed. [WW-033]"""
        return True

    # --- visits

    def placed(self, g: State, seat: int, location: int) -> None:
        """Figures and an own Wonder at the location of a worker. [WW-083, WW-087, WW-096..WW-098, WW-178, WW-368]"""
        part = part_of(g)
        p = g.players[seat]
        if location == part.princess():
            part.contributions += 1
        if location == part.profiteer():
            part.pending += 1
            if self.facts.silver_at_profiteer[p.board]:
                gain_goods(g, seat, SILVER, self.facts.silver_at_profiteer[p.board])
        if own_wonder_at(g, p, location):
            g.push(VISIT_OWN_WONDER, seat, location)

    def extra_workers(self, g: State, p: Player, location: int) -> int:
        """For one character the Princess counts like a worker. [WW-366, WW-367]"""
        return 1 if self.facts.counts_princess[p.board] and location == part_of(g).princess() else 0

    def sure_silver(self, g: State, p: Player, location: int) -> int:
        """Silver of a character at the Profiteer's location. [WW-099, WW-368]"""
        return self.facts.silver_at_profiteer[p.board] if location == part_of(g).profiteer() else 0

    def sure_favour(self, g: State, p: Player, location: int) -> int:
        """Influence of the Profiteer and of apprentices, as far as the track goes. [WW-054, WW-099]"""
        n = 1 if location == part_of(g).profiteer() else 0
        table = self.facts.placed_favour[location]
        for thing in p.apprentices:
            n += table[thing]
        return min(n, MOST_INFLUENCE - p.goods[FAVOUR])

    def either_more(self, g: State, p: Player, location: int) -> int:
        """An own Wonder gives one more worker or 1 Influence. [WW-099, WW-178]"""
        return 1 if own_wonder_at(g, p, location) else 0

    def before_visit(self, g: State, seat: int, location: int) -> None:
        """Influence that is due comes at once where nothing could be done without it. [WW-099]"""
        part = part_of(g)
        if part.pending and not possible_visit(g, g.players[seat], location, 0, 0):
            take_pending(g, seat)

    def captured(self, g: State, seat: int, location: int) -> None:
        """Captures from a figure's location change virtue by exactly 1, once.

        [WW-086, WW-089, WW-093..WW-095, WW-228]
        """
        part = part_of(g)
        if location == part.princess():
            lose_virtue(g, seat, 1)
        if location == part.profiteer():
            gain_virtue(g, seat, 1)

    def avoids_loss(self, g: State, seat: int, n: int) -> bool:
        """Who has Influence may avoid a loss of virtue. [WW-065, WW-075, WW-080]"""
        if can_avoid(g, g.players[seat], n) == 0:
            return False
        g.push(AVOID_LOSS, seat, n)
        return True

    def opponent_placed(self, g: State, seat: int, location: int) -> None:
        """A solo opponent gains Influence at the Profiteer's location at once. [WW-222]"""
        if location == part_of(g).profiteer():
            g.tell(events.OPPONENT_AT_PROFITEER, "WW-222")
            gain_influence(g, seat, 1)

    def place_called(self, g: State, word: str) -> int:
        """Where a figure stands. [WW-082, WW-291]"""
        return part_of(g).princess() if word == "princess" else EMPTY

    # --- the Guildhall

    def extra_buildings(self, g: State) -> list[int]:
        """Wonders may be built by anybody, once. [WW-153, WW-154]"""
        return unbuilt(g)

    def tokens_on(self, g: State, building: int) -> int:
        """Contributions make a Wonder cheaper. [WW-161, WW-162]"""
        return part_of(g).tokens[building - FIRST_WONDER] if building >= FIRST_WONDER else 0

    def constructed(self, g: State, seat: int, building: int) -> None:
        """Pieces on a Wonder go back, and its token is put on a location. [WW-167, WW-169, WW-176]"""
        if building >= FIRST_WONDER:
            part = part_of(g)
            wonder = building - FIRST_WONDER
            part.built |= 1 << wonder
            part.tokens = changed(part.tokens, wonder, 0)
            g.push(PLACE_TOKEN, seat, wonder)

    # --- the end of the turn, resets, the end

    def left_over(self, g: State) -> bool:
        """What the figures still have to give comes before a reset. [WW-090, WW-092]"""
        part = part_of(g)
        return part.contributions + part.pending > 0

    def finish_action(self, g: State, seat: int) -> None:
        g.push(LAST_CHANCE, seat)

    def reset_steps(self, g: State, seat: int) -> None:
        push_steps(g, seat)

    def turn_over(self, g: State) -> None:
        """Silver that Influence has paid for is lost when the turn ends. [WW-070, WW-071]"""
        for p in g.players:
            p.goods[CREDIT] = 0

    def after_endgame(self, g: State) -> None:
        """Who has the most Influence gains gold; those who are tied share it evenly. [WW-187..WW-191, WW-332]"""
        most = max(p.goods[FAVOUR] for p in g.players)
        tied = [seat for seat in order_from(g, g.start) if g.players[seat].goods[FAVOUR] == most]
        for seat in tied:
            gain_goods(g, seat, GOLD, self.facts.most_influence_gold // len(tied))

    # --- for players that search

    def total(self, g: State, p: Player) -> int:
        return 0

    def feature_names(self) -> list[str]:
        return ["influence", "influence_lead", "wonders", "wonder_pieces"]

    def features(self, g: State, p: Player, out: list[int]) -> None:
        part = part_of(g)
        most = 0
        for other in g.players:
            if other is not p and other.goods[FAVOUR] > most:
                most = other.goods[FAVOUR]
        wonders = 0
        for building in p.buildings:
            if building >= FIRST_WONDER:
                wonders += 1
        pieces = 0
        for n in part.tokens:
            pieces += n
        out.append(p.goods[FAVOUR])
        out.append(min(2, max(-2, p.goods[FAVOUR] - most)))
        out.append(wonders)
        out.append(pieces)

    # --- knowledge, laws and positions

    def deal_again(self, g: State, luck: int) -> int:
        """Shuffle the Contribution cards below the top one. [WW-049]"""
        part = part_of(g)
        if len(part.pile) > 2:
            below = sorted(part.pile[:-1])
            luck = quick_shuffle(luck, below)
            part.pile = [*below, part.pile[-1]]
        return luck

    def view(self, g: State) -> WorksOfWonderView:
        """Show cards, figures and Wonders; below the top Contribution card nothing is seen. [WW-049]"""
        part = part_of(g)
        names = g.buildings.ids
        return {
            "contribution_pile": len(part.pile),
            "contribution": self.facts.ids[part.pile[-1]] if part.pile else None,
            "contributed": {
                "clay": part.contributed[CLAY],
                "wood": part.contributed[WOOD],
                "stone": part.contributed[STONE],
                "gold": part.contributed[GOLD],
                "marble": part.contributed[MARBLE],
            },
            "consequences": [self.facts.ids[card] for card in part.consequences],
            "princess": LOCATIONS[part.princess()],
            "profiteer": LOCATIONS[part.profiteer()],
            "wonders": [
                {
                    "wonder": names[FIRST_WONDER + i],
                    "tokens": part.tokens[i],
                    "location": LOCATIONS[part.wonder_at[i]] if part.wonder_at[i] >= 0 else None,
                }
                for i in range(WONDERS)
            ],
            "contributions_to_make": part.contributions,
            "influence_to_gain": part.pending,
            "silver_credit": [p.goods[CREDIT] for p in g.players],
        }

    def check(self, g: State) -> None:
        check_part(g)

    def read_view(self, g: State, shown: Mapping[str, object], table: dict[str, object]) -> None:
        read_view(g, shown, table)

    def lay_out(self, g: State, position: Mapping[str, object], seats: list[Mapping[str, object]]) -> None:
        lay_out_part(g, position, seats)
