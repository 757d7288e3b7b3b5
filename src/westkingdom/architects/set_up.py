"""Set-up: piles and markets, player boards, who begins, and what everybody starts with."""

from __future__ import annotations

from typing import Final

from westkingdom.architects import events
from westkingdom.architects.apprentices import FILL_ROWS, FIRST_APPRENTICE, refill
from westkingdom.architects.draft import DEAL
from westkingdom.architects.order import people_from_start
from westkingdom.architects.state import Player, State
from westkingdom.architects.terms import (
    CHARACTER,
    COUNTERS,
    EMPTY,
    FAVOUR,
    FIRST_BOARD,
    MARKET_SPACES,
    OPEN,
    SETTING_UP,
    SILVER,
    STANDARD,
    WORKERS,
)
from westkingdom.engine.box import Chance
from westkingdom.engine.chance import DRAWS, stream_key
from westkingdom.engine.node import Ask, Frame, Node
from westkingdom.engine.words import Message, amount, say


def new_player(seat: int, seats: int) -> Player:
    """A player before set-up: all workers stand on the own board. [AB-002, AB-027, AB-252]"""
    p = Player(seat)
    p.goods = [0] * COUNTERS
    p.workers = WORKERS
    p.at = [0] * OPEN
    p.guildhall = 0
    p.prison = 0
    p.captives = [0] * seats
    p.virtue = 0
    p.debts = 0
    p.paid = 0
    p.cathedral = 0
    p.board = STANDARD
    p.hand = []
    p.apprentices = []
    p.buildings = []
    p.packet = []
    p.passed = []
    p.near = []
    p.far = []
    p.traced = []
    return p


def lay_table(g: State, chance: Chance) -> list[int]:
    """Lay out the table with all piles shuffled and a first player by lot; give the player boards in random order.

    [AB-021, AB-023, AB-024, AB-025, AB-028]
    """
    rewards = chance.shuffled(list(range(len(g.realm.reward))))
    all_stay = any(box.keeps_all_rewards() for box in g.boxes)
    n = len(rewards) if all_stay else g.realm.rewards[g.settings.players]
    g.key = stream_key(g.settings.seed, DRAWS)
    g.small = chance.shuffled(list(range(len(g.realm.small))))
    g.large = []
    g.rewards = rewards[:n]
    g.spent = []
    g.unused = sorted(rewards[n:])
    g.apprentices = chance.shuffled(g.cards.apprentices)
    g.known_below = 0
    g.rows = [[], []]
    g.laid = [0] * FIRST_BOARD
    g.plans = chance.shuffled(g.buildings.cards)
    g.plans_by = [EMPTY] * len(g.plans)
    g.looked = []
    g.start = chance.shuffled(list(range(g.settings.seats)))[0]
    g.turn = g.start
    g.phase = SETTING_UP
    g.round = 0
    g.turns_left = 0
    g.guildhall = 0
    g.market = [EMPTY] * MARKET_SPACES
    g.offered = []
    g.passes = 0
    g.tax = g.realm.tax_at_start
    g.resets = 0
    g.bill = []
    refill(g)
    return chance.shuffled(g.cards.boards)


def _different_colours(g: State, boards: list[int], n: int) -> list[int]:
    """The first boards of a list, no two of one colour. [AB-042]"""
    out: list[int] = []
    colours: list[str] = []
    for board in boards:
        colour = g.cards.colour[board]
        if len(out) < n and colour not in colours:
            out.append(board)
            if colour != "any":
                colours.append(colour)
    return out


def begin(g: State, boards: list[int]) -> None:
    """Set everybody up; with characters to choose, they are chosen first. [AB-033, AB-036, AB-043]"""
    g.push(EVERYBODY_SEATED, g.start)
    if _with_characters(g):
        if g.settings.options.get("characters") == "choose":
            g.offered = sorted(boards)
            for seat in people_from_start(g):
                g.push(CHOOSE_CHARACTER, seat)
        else:
            dealt = _different_colours(g, boards, g.settings.seats)
            for seat in range(g.settings.seats):
                g.players[seat].board = dealt[seat]
    g.advance()


def _with_characters(g: State) -> bool:
    """Does everybody begin as a character? A box may ask for it where nothing else is wished. [AB-033, WW-207]"""
    wish = g.settings.options.get("setup")
    return wish == "variable" or (wish is None and any(box.asks_for_characters(g) for box in g.boxes))


class ChooseCharacter(Ask[State]):
    """In reverse turn order everybody chooses a character; no colour is there twice. [AB-042, AB-043]"""

    def options(self, g: State, f: Frame) -> list[int]:
        return [board - FIRST_BOARD for board in g.offered]

    def take(self, g: State, f: Frame, option: int) -> None:
        board = option + FIRST_BOARD
        g.players[f[1]].board = board
        colour = g.cards.colour[board]
        g.offered = [
            other for other in g.offered if other != board and (colour == "any" or g.cards.colour[other] != colour)
        ]
        g.emit(events.CHOOSE_CHARACTER, f[1], g.cards.ids[board])

    def label(self, g: State, f: Frame, option: int) -> Message:
        return say("choose-character", {"board": g.cards.ids[option + FIRST_BOARD]})

    def gain(self, g: State, f: Frame, option: int) -> list[Message]:
        return _start_words(g, option + FIRST_BOARD)


def _start_words(g: State, board: int) -> list[Message]:
    """Say what the start line of a character gives. [AB-036]"""
    start = g.cards.start[board]
    words = [amount("prisoner", start.prisoners)] if start.prisoners else []
    words += [amount("silver", start.silver), amount("virtue", start.virtue)]
    if start.favour:
        words.append(amount(g.realm.favour, start.favour))
    return words


class EverybodySeated(Node[State]):
    """Start lines are carried out and the first player is known; apprentices may be hired, then the draft begins.

    [AB-029, AB-031, AB-032, AB-036, AB-037, AB-039, AB-040, AB-237]
    """

    def run(self, g: State, f: Frame) -> None:
        g.offered = []
        for p in g.players:
            carry_out_start(g, p)
        if _with_characters(g):
            g.start = _most_virtuous(g)
        g.turn = g.start
        people = people_from_start(g)
        for i in range(len(people)):
            p = g.players[people[i]]
            if g.cards.start[p.board].silver < 0:
                p.goods[SILVER] = g.realm.start_silver[len(g.players)][i]
        g.push(DEAL, g.start)
        if g.settings.options.get("starting_apprentice") or any(box.first_apprentices() for box in g.boxes):
            g.push(FILL_ROWS, g.start)
            for seat in people:
                g.push(FIRST_APPRENTICE, seat)


def carry_out_start(g: State, p: Player) -> None:
    """Prisoners out of the own workers, silver, virtue, then further items. [AB-036, AB-037, AB-039]"""
    start = g.cards.start[p.board]
    p.workers -= start.prisoners
    p.prison += start.prisoners
    p.virtue = start.virtue
    p.debts += start.debts
    for good in range(COUNTERS):
        p.goods[good] += start.goods[good]
    if start.silver > 0:
        p.goods[SILVER] += start.silver
    p.goods[FAVOUR] += start.favour


def _most_virtuous(g: State) -> int:
    """With characters the highest virtue of a person begins; lots decide among equals.

    [AB-040, AB-041, WW-026, WW-211]
    """
    people = g.players[: g.settings.seats]
    ranks = [(p.virtue, sum(box.start_rank(g, p) for box in g.boxes)) for p in people]
    best = [p.seat for p in people if ranks[p.seat] == max(ranks)]
    g.shuffle(best)
    return best[0]


CHOOSE_CHARACTER: Final = ChooseCharacter("architects.choose-character", CHARACTER)
EVERYBODY_SEATED: Final = EverybodySeated("architects.everybody-seated")
