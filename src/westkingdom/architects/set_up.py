"""Set-up: piles and markets, player boards, who begins, and what everybody starts with."""

from __future__ import annotations

from typing import Final

from westkingdom.architects.apprentices import FILL_ROWS, FIRST_APPRENTICE
from westkingdom.architects.draft import DEAL
from westkingdom.architects.order import people_from_start
from westkingdom.architects.state import Facts, Player, State
from westkingdom.architects.terms import (
    CHARACTER,
    COUNTERS,
    FAVOUR,
    FIRST_BOARD,
    OPEN,
    SILVER,
    STANDARD,
    WORKERS,
)
from westkingdom.engine.box import Chance
from westkingdom.engine.game import Settings
from westkingdom.engine.node import Ask, Frame, Node
from westkingdom.engine.words import Message, amount, say


def new_player(seat: int, seats: int) -> Player:
    """A player before set-up: all workers stand on the own board. [AB-002, AB-027, AB-252]"""
    return Player(
        seat=seat,
        goods=[0] * COUNTERS,
        workers=WORKERS,
        at=[0] * OPEN,
        guildhall=0,
        prison=0,
        captives=[0] * seats,
        virtue=0,
        debts=0,
        paid=0,
        cathedral=0,
        board=STANDARD,
        hand=[],
        apprentices=[],
        buildings=[],
        packet=[],
        passed=[],
        near=[],
        far=[],
        traced=[],
    )


def table(settings: Settings, facts: Facts, chance: Chance) -> dict[str, list[int]]:
    """Shuffle all piles, lots for the first player, and player boards. [AB-021, AB-023, AB-024, AB-025, AB-028]"""
    rewards = chance.shuffled(list(range(len(facts.realm.reward))))
    n = len(rewards) if any(one.keeps_all_rewards() for one in facts.boxes) else facts.realm.rewards[settings.players]
    return {
        "small": chance.shuffled(list(range(len(facts.realm.small)))),
        "rewards": rewards[:n],
        "unused": sorted(rewards[n:]),
        "apprentices": chance.shuffled(facts.cards.apprentices),
        "plans": chance.shuffled(facts.buildings.cards),
        "lots": chance.shuffled(list(range(settings.seats))),
        "boards": chance.shuffled(facts.cards.boards),
    }


def different_colours(g: State, boards: list[int], n: int) -> list[int]:
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
    if with_characters(g):
        if g.settings.options.get("characters") == "choose":
            g.offered = sorted(boards)
            for seat in people_from_start(g):
                g.push(CHOOSE_CHARACTER, seat)
        else:
            dealt = different_colours(g, boards, g.settings.seats)
            for seat in range(g.settings.seats):
                g.players[seat].board = dealt[seat]
    g.advance()


def with_characters(g: State) -> bool:
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
        if g.log is not None:
            g.emit("choose-character", f[1], {"board": g.cards.ids[board]})

    def label(self, g: State, f: Frame, option: int) -> Message:
        return say("choose-character", {"board": g.cards.ids[option + FIRST_BOARD]})

    def gain(self, g: State, f: Frame, option: int) -> list[Message]:
        return start_words(g, option + FIRST_BOARD)


def start_words(g: State, board: int) -> list[Message]:
    """Say what the start line of a character gives. [AB-036]"""
    start = g.cards.start[board]
    words = [amount("prisoner", start.prisoners)] if start.prisoners else []
    words += [amount("silver", start.silver), amount("virtue", start.virtue)]
    if start.favour:
        words.append(amount(g.realm.favour, start.favour))
    return words


class EverybodySeated(Node[State]):
    """Start lines are carried out and the first player is known; apprentices may be hired, then the draft begins. [AB-029, AB-031, AB-032, AB-036, AB-037, AB-039, AB-040, AB-237]"""

    def run(self, g: State, f: Frame) -> None:
        g.offered = []
        for p in g.players:
            carry_out_start(g, p)
        if with_characters(g):
            g.start = most_virtuous(g)
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


def most_virtuous(g: State) -> int:
    """With characters the highest virtue of a person begins; lots decide among equals. [AB-040, AB-041, WW-026, WW-211]"""
    people = g.players[: g.settings.seats]
    ranks = [(p.virtue, sum(box.start_rank(g, p) for box in g.boxes)) for p in people]
    best = [p.seat for p in people if ranks[p.seat] == max(ranks)]
    g.shuffle(best)
    return best[0]


CHOOSE_CHARACTER: Final = ChooseCharacter("architects.choose-character", CHARACTER)
EVERYBODY_SEATED: Final = EverybodySeated("architects.everybody-seated")
