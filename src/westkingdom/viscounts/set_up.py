"""Set-up: the board, the piles, and the draft of Player cards with Heroes."""

from __future__ import annotations

from typing import Final

from westkingdom.engine.box import Chance
from westkingdom.engine.chance import DRAWS, stream_key
from westkingdom.engine.node import Ask, Frame, Node
from westkingdom.engine.words import Message, say
from westkingdom.viscounts import events
from westkingdom.viscounts.state import Player, State
from westkingdom.viscounts.terms import EMPTY, FIRST_SPACE, GOODS, LAST_SPACE, PAIR, SECTIONS, SEGMENTS, WORKERS
from westkingdom.viscounts.turn import TURN


def new_player(seat: int, starters: list[int]) -> Player:
    """A player before the draft; the starting cards wait as an unshuffled Draw Pile. [VB-004, VB-017, VB-030]"""
    p = Player(seat)
    p.goods = [0] * len(GOODS)
    p.corruption = FIRST_SPACE
    p.virtue = LAST_SPACE
    p.debts = 0
    p.paid = 0
    p.deeds = 0
    p.approved = 0
    p.workers = WORKERS
    p.tier1 = [0] * SECTIONS
    p.tier2 = [0] * SECTIONS
    p.tier3 = 0
    p.space = EMPTY
    p.turns = 0
    p.hand = []
    p.draw = starters[:]
    p.discard = []
    p.mixed = sorted(starters)
    p.unmixed_in_draw = 0
    p.board = [EMPTY, EMPTY, EMPTY]
    p.permanents = []
    p.manuscripts = []
    p.shown = []
    return p


def _even_piles(cards: list[int], sizes: list[int]) -> list[list[int]]:
    """Deal cards into piles of these sizes. [VB-013]"""
    piles: list[list[int]] = []
    start = 0
    for size in sizes:
        piles.append(cards[start : start + size])
        start += size
    return piles


def lay_table(g: State, chance: Chance) -> None:
    """Lay out the table before the draft: segments, Castle, piles, start player and pairs at random.

    [VB-010..VB-014, VB-018, VB-019]
    """
    people = g.settings.seats
    neutrals = g.cards.neutrals
    few, more = divmod(len(neutrals), len(SEGMENTS))
    sizes = chance.shuffled([few + 1] * more + [few] * (len(SEGMENTS) - more))
    stock = chance.shuffled(g.facts.manuscripts.black_backed)
    piles = _even_piles(stock, [len(stock) // len(SEGMENTS)] * len(SEGMENTS))
    tops = chance.shuffled(g.facts.manuscripts.grey_backed)
    g.side = g.realm.side_for_seats[g.settings.players]
    g.segments = chance.shuffled(list(range(len(SEGMENTS))))
    g.rotation = chance.shuffled(list(range(SECTIONS)))[0]
    g.townsfolk = _even_piles(chance.shuffled(neutrals), sizes)
    g.manuscripts = [[*pile, tops[i]] for i, pile in enumerate(piles)]
    g.start = chance.shuffled(list(range(people)))[0]
    g.offered_cards = sorted(chance.shuffled(list(range(len(g.facts.player_cards.ids))))[: people + 1])
    g.offered_heroes = chance.shuffled(g.cards.heroes)[: people + 1]
    g.key = stream_key(g.settings.seed, DRAWS)
    g.turn = g.start
    g.round = 0
    g.last_round = 0
    g.played = EMPTY
    g.spots = [EMPTY] * (len(SEGMENTS) * g.realm.spots_per_segment[g.side])
    g.removed = []
    g.debts_above = 0
    g.deeds_above = 0


def begin(g: State) -> None:
    """In reverse turn order each player picks a pair; then the game begins. [VB-020]"""
    people = g.settings.seats
    g.push(FINISH_SET_UP, g.start)
    for box in g.boxes:
        box.after_draft(g)
    for i in range(people):
        g.push(PICK_A_PAIR, (g.start + i) % people)
    g.advance()


class PickAPair(Ask[State]):
    """Pick a Player card and its Hero: place the Viscount, gain, then its bottom effect.

    [VB-020, VB-021, VB-022, VB-023, VB-089]
    """

    def options(self, g: State, f: Frame) -> list[int]:
        return g.offered_cards[:]

    def take(self, g: State, f: Frame, option: int) -> None:
        seat = f[1]
        p = g.players[seat]
        i = g.offered_cards.index(option)
        hero = g.offered_heroes[i]
        g.offered_cards = [card for card in g.offered_cards if card != option]
        g.offered_heroes = [other for other in g.offered_heroes if other != hero]
        p.draw.append(hero)
        p.mixed = [*p.mixed, hero]
        cards = g.facts.player_cards
        segment, kind = cards.start_space[option]
        p.space = 3 * g.segments.index(segment) + kind
        g.emit(events.PICK_PAIR, seat, cards.ids[option], g.cards.ids[hero])
        if cards.after_draft[option]:
            g.stack.insert(1, (cards.extra[option].id, seat, 0, 0))
        else:
            g.push(cards.extra[option], seat)
        g.push(cards.start[option], seat)

    def label(self, g: State, f: Frame, option: int) -> Message:
        hero = g.offered_heroes[g.offered_cards.index(option)]
        return say("pick-pair", {"player_card": g.facts.player_cards.ids[option], "hero": g.cards.ids[hero]})

    def gain(self, g: State, f: Frame, option: int) -> list[Message]:
        return [g.facts.player_cards.start[option].words(), g.facts.player_cards.extra[option].words()]


class FinishSetUp(Node[State]):
    """The last pair goes back, end piles are laid, hands are drawn; no marker moves.

    [VB-016, VB-026, VB-027, VB-028, VB-029]
    """

    def run(self, g: State, f: Frame) -> None:
        seats = len(g.players)
        g.offered_cards = []
        g.offered_heroes = []
        g.debts_above = g.realm.debts_above[seats]
        g.deeds_above = g.realm.deeds_above[seats]
        g.round = 1
        for p in g.players[: g.settings.seats]:
            p.draw += p.discard
            p.discard = []
            p.mixed = sorted(p.draw)
            g.shuffle(p.draw)
            for _ in range(g.realm.hand_limit):
                p.hand.append(p.draw.pop())
        for box in g.boxes:
            box.hands_dealt(g)
        g.push(TURN, g.start)


PICK_A_PAIR: Final = PickAPair("viscounts.pick-a-pair", PAIR)
FINISH_SET_UP: Final = FinishSetUp("viscounts.finish-set-up")
