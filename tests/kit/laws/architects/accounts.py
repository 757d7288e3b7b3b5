"""Conservation: every piece of the box is counted at every decision, and what never goes back never does.

Nothing here is shared with the engine's own check. It runs at very many decisions of a soak, so it is written for
speed: sentences are only made when something is wrong.
"""

from __future__ import annotations

from functools import cache
from typing import Any

import westkingdom as wk
from tests.kit.laws.architects import facts
from tests.kit.laws.architects.chronicle import Chronicle
from tests.kit.laws.books import Accounts
from tests.kit.laws.broken import LawBroken, demand
from tests.kit.laws.mix import Mix
from westkingdom.architects.game import Architects

SILVER_AT_START = (3, 4, 5, 6, 7, 8)
"""By turn order, with the standard side. [AB-029]"""
TAX_AT_START = 4
RETURNING = "board_louis"
"""Whoever may pay silver to keep Influence may do so before the first turn."""


class Inventory:
    """What is in the boxes of a mix."""

    def __init__(self, mix: Mix) -> None:
        self.apprentices = sorted(facts.rows(mix, "apprentices"))
        self.plans = sorted(facts.rows(mix, "buildings"))
        self.rewards = list(range(len(facts.rewards(mix))))
        self.market = list(range(len(facts.market_cards())))
        self.cards = list(range(len(facts.contribution_cards(mix))))
        self.columns = 5 if mix.boxes else 4
        self.schemes = list(range(len(facts.scheme_cards(mix))))


@cache
def inventory(mix: Mix) -> Inventory:
    """The inventory of a mix, made once."""
    return Inventory(mix)


class ArchitectsAccounts(Accounts[Architects]):
    """The books of one game: `count` looks at the table, reads the chronicle on, and remembers what may only grow."""

    def __init__(self, events: list[wk.Event] | None = None) -> None:
        super().__init__(events)
        self.grown: list[int] = []
        self.chronicle: Chronicle | None = None

    def count(self, g: Architects) -> None:
        """Count everything; a piece that is missing, doubled or moved back breaks a law."""
        mix = facts.mix_of(g)
        box = inventory(mix)
        count_workers(g)
        count_cards(g, box)
        count_markers(g)
        part = facts.wonder(g)
        if part is not None:
            count_wonders(g, part, box)
        if facts.solo(g) is not None:
            count_schemes(g, facts.solo(g), box)
        self.only_grows(g, part)
        if g.round and self.chronicle is None:
            begins_as_printed(g, mix)
            self.chronicle = Chronicle(g, self.events)
            self.is_open = True
        elif self.chronicle is not None and self.events:
            self.chronicle.read_on()
            self.chronicle.agrees(g)

    def close(self, g: Architects) -> None:
        """Everybody had one more turn after the Guildhall was full, and the most Influence was rewarded."""
        last_turns_are_told(g, self.events)
        if g.settings.expansions:
            most_influence_is_rewarded(g, self.events)

    def only_grows(self, g: Architects, part: Any) -> None:
        """Guildhall workers, buildings, levels, flipped debts and gained rewards never get fewer, Wonders never move."""
        grown = [g.decisions, g.round, len(g.spent)]
        for p in g.players:
            grown += (p.guildhall, len(p.buildings), p.cathedral, p.paid)
        if part is not None:
            grown += [99 if part.built >> i & 1 else n for i, n in enumerate(part.tokens)]
            grown += [1 if at >= 0 else 0 for at in part.wonder_at]
        for before, now in zip(self.grown, grown, strict=False):
            if now < before:
                raise LawBroken(f"something went back: {self.grown} became {grown}")
        self.grown = grown


def count_workers(g: Architects) -> None:
    """Every player has 20 workers: on boards, at locations, in Guildhall and Prison, on the Black Market."""
    full = 0
    for p in g.players:
        places = [p.workers, p.guildhall, p.prison, g.market.count(p.seat), *p.at]
        places += [other.captives[p.seat] for other in g.players]
        if sum(places) != 20 or min(places) < 0:
            raise LawBroken(f"the workers of seat {p.seat} are {places}")
        if p.captives[p.seat]:
            raise LawBroken(f"seat {p.seat} has captured itself")
        full += p.guildhall
    if g.guildhall != full:
        raise LawBroken(f"{full} workers are in the Guildhall, {g.guildhall} are counted")
    if g.phase == 1 and (full >= facts.SPACES[len(g.players)]) != (g.turns_left > 0):
        raise LawBroken(f"{full} workers are in the Guildhall, {g.turns_left} turns are left")


def count_cards(g: Architects, box: Inventory) -> None:
    """Every apprentice, building card, reward and Black Market card is in exactly one place."""
    apprentices = [*g.apprentices, *g.rows[0], *g.rows[1]]
    plans = [*g.plans, *g.looked]
    for p in g.players:
        apprentices += p.apprentices
        plans += p.hand
        plans += p.packet
        plans += [building for building in p.buildings if building < facts.FIRST_WONDER]
    apprentices.sort()
    plans.sort()
    if apprentices != box.apprentices:
        raise LawBroken("an apprentice is missing or doubled")
    if plans != box.plans:
        raise LawBroken("a building card is missing or doubled")
    if sorted([*g.rewards, *g.spent, *g.unused]) != box.rewards:
        raise LawBroken("a reward is missing or doubled")
    if sorted([*g.small, *g.large]) != box.market:
        raise LawBroken("a Black Market card is missing or doubled")
    if g.round and len(g.rows[0]) + len(g.rows[1]) > 2 * box.columns:
        raise LawBroken("there are too many apprentices in the rows")


def count_markers(g: Architects) -> None:
    """Virtue from 0 to 14, Influence from 0 to 12, goods and debts never below nothing, levels with room."""
    levels = [0] * 6
    for p in g.players:
        if not 0 <= p.virtue <= 14:
            raise LawBroken(f"seat {p.seat} has virtue {p.virtue}")
        if not 0 <= p.goods[facts.INFLUENCE] <= 12:
            raise LawBroken(f"seat {p.seat} has Influence {p.goods[facts.INFLUENCE]}")
        if min(p.goods) < 0 or p.debts < 0 or p.paid < 0:
            raise LawBroken(f"seat {p.seat} has less than nothing: {p.goods}, {p.debts}, {p.paid}")
        if len(p.apprentices) > 6 or len(set(p.buildings)) != len(p.buildings):
            raise LawBroken(f"seat {p.seat} has {len(p.apprentices)} apprentices and the buildings {p.buildings}")
        levels[p.cathedral] += 1
    for level, room in zip(levels, facts.LEVELS, strict=True):
        if level > room:
            raise LawBroken(f"the markers on the cathedral are {levels}")
    if g.tax < 0 or min(g.laid) < 0:
        raise LawBroken("there is less than no silver on the table")


def count_wonders(g: Architects, part: Any, box: Inventory) -> None:
    """Every Contribution card is in one place; a Wonder belongs to one player, and its token stands alone."""
    if sorted([*part.pile, *part.consequences]) != box.cards or not part.consequences:
        raise LawBroken("a Contribution card is missing or doubled")
    built = [building for p in g.players for building in p.buildings if building >= facts.FIRST_WONDER]
    if len(set(built)) != len(built):
        raise LawBroken(f"a Wonder is built twice: {built}")
    standing = [at for at in part.wonder_at if at >= 0]
    if len(set(standing)) != len(standing) or any(facts.LOCATIONS[at] not in facts.TOKENS for at in standing):
        raise LawBroken(f"the tokens of Wonders stand at {part.wonder_at}")
    for i, at in enumerate(part.wonder_at):
        if at >= 0 and facts.FIRST_WONDER + i not in built:
            raise LawBroken("a Wonder stands that nobody has built")
        if part.tokens[i] and at >= 0:
            raise LawBroken("Contributions lie on a Wonder that is built")


def count_schemes(g: Architects, part: Any, box: Inventory) -> None:
    """Every scheme card is in one place; the opponent has no goods but marble, no cards and no apprentices."""
    if sorted([*part.draw, *part.discards, *part.future]) != box.schemes or part.resolving:
        raise LawBroken("a scheme card is missing or doubled")
    it = g.players[g.settings.opponent]
    if it.hand or it.packet or it.apprentices or sum(it.goods) != it.goods[4] + it.goods[facts.INFLUENCE]:
        raise LawBroken(f"the opponent has {it.goods}, {it.hand} and {it.apprentices}")
    if not 0 <= part.marker < 5 or g.start == it.seat or (g.seat == it.seat and not g.over):
        raise LawBroken("the opponent begins, is asked, or its marker stands nowhere")


# --- beginning and end


def begins_as_printed(g: Architects, mix: Mix) -> None:
    """Workers, silver and tax of the first turn are those of the boards and of the turn order.

    [AB-026, AB-029, AB-036]
    """
    rows = facts.rows(mix, "player_boards")
    if g.tax != TAX_AT_START:
        raise LawBroken(f"{g.tax} silver lies on the Tax Stand at the first turn")
    for i, seat in enumerate(facts.turn_order(g)[: g.settings.seats]):
        p = g.players[seat]
        line = rows[p.board]["setup"]
        silver = SILVER_AT_START[i] if line["silver"] is None else line["silver"]
        if (p.workers, p.prison) != (20 - line["prisoners"], line["prisoners"]):
            raise LawBroken(f"seat {p.seat} begins with {p.workers} workers and {p.prison} prisoners")
        if p.goods[facts.SILVER] != silver and rows[p.board]["id"] != RETURNING:
            raise LawBroken(f"seat {p.seat} begins with {p.goods[facts.SILVER]} silver")
        if len(p.apprentices) != facts.hires_first(mix) or len(p.hand) != 3 + line["building_cards"]:
            raise LawBroken(f"seat {p.seat} begins with {len(p.apprentices)} apprentices and {len(p.hand)} cards")


def last_turns_are_told(g: Architects, events: list[wk.Event]) -> None:
    """After the turn that filled the Guildhall everybody has one more, whoever filled it last. [AB-203]"""
    keys = [event.key for event in events]
    last = keys.index("last-turns")
    turns = [event.seat for event in events[last:] if event.key == "turn"]
    order = facts.turn_order(g)
    after = order.index(events[last].seat) + 1
    wanted = [*order[after:], *order[:after]]
    demand(turns == wanted, f"seat {events[last].seat} filled the Guildhall, then {turns} had a turn")
    demand(keys.count("last-turns") == 1 and keys[-1] == "game-over", "the game ended in another way")


def most_influence_is_rewarded(g: Architects, events: list[wk.Event]) -> None:
    """Last of all 4 gold are shared by those with the most Influence, in turn order.

    [WW-187, WW-188, WW-189, WW-190]
    """
    influence = [p.goods[facts.INFLUENCE] for p in g.players]
    people = g.settings.seats
    order = [*[(g.start + i) % people for i in range(people)], *range(people, len(g.players))]
    first = [seat for seat in order if influence[seat] == max(influence)]
    each = 4 // len(first)
    wanted: list[tuple[str, int, dict[str, object]]] = []
    for seat in first if each else []:
        if seat == g.settings.opponent:
            # For an opponent gold is marble. [WW-332]
            wanted.append(("opponent-marble-instead", seat, {"n": each}))
        good = "marble" if seat == g.settings.opponent else "gold"
        wanted.append(("gain", seat, {"good": good, "n": each}))
    told = [(event.key, event.seat, dict(event.args)) for event in events[len(events) - 1 - len(wanted) : -1]]
    demand(told == wanted, f"with Influence {influence} events tell of {told}")
