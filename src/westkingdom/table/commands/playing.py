"""Playing: the start, decisions, pauses, and seats that a bot plays for a while."""

from __future__ import annotations

from westkingdom.engine.errors import IllegalMove, UnknownOption
from westkingdom.engine.game import NOBODY, Game
from westkingdom.engine.words import say
from westkingdom.library.games import new_game
from westkingdom.table import events, tenure
from westkingdom.table.bots.naming import checked_bot
from westkingdom.table.clock import BOT, Instant
from westkingdom.table.event_data import event_data
from westkingdom.table.refusal import Refused
from westkingdom.table.seat import Holder
from westkingdom.table.storage.entry import Data
from westkingdom.table.table import OPEN, OVER, PLAYING, Table


def start(table: Table, who: Holder, seed: int, now: Instant) -> None:
    """Begin the game, when every seat is taken and everybody but the host has said that they are ready."""
    table.demand_host(who)
    if table.phase != OPEN:
        raise Refused(say("refused-begun"))
    for number, seat in enumerate(table.seats):
        if seat.kind == "open":
            raise Refused(say("refused-seat-open", {"seat": number}))
        if seat.kind == "person" and not seat.ready and seat.holder != who.id:
            raise Refused(say("refused-not-ready", {"seat": number}))
    game = new_game(table.game_name, seats=len(table.seats), expansions=table.expansions, seed=seed, **table.options)
    begin(table, game, now)


def begin(table: Table, game: Game, now: Instant) -> None:
    """Put a game on the table, new or begun elsewhere."""
    table.phase = OVER if game.over else PLAYING
    table.invitations = [] if game.over else table.invitations
    if table.clock is not None:
        table.clock.begin(len(table.seats), now)
    tenure.begins(table)
    table.emit(events.STARTED, NOBODY)
    moved(table, game, snapshot=True)


def moved(table: Table, game: Game, snapshot: bool) -> None:
    """Make this the game of the table; the change that is being made is where it stands now."""
    table.game = game
    table.step.moved = True
    table.step.snapshot = snapshot
    table.tip = table.revision + 1


def play(table: Table, number: int, option: int) -> Data:
    """Play an option for a seat, and give what is kept of it."""
    game = table.playing
    if table.paused:
        raise Refused(say("refused-paused"))
    if game.seat != number:
        raise Refused(say("refused-not-asked"))
    before, decision, parent = game.turn_key, game.decision, table.tip
    label = next((one.label for one in decision.options if one.id == option), None)
    told = game.listen()
    try:
        game.play(option)
    except (IllegalMove, UnknownOption):
        raise Refused(say("refused-option")) from None
    finally:
        game.log = None
    for event in told:
        table.add(event_data(event))
    table.step.parent = parent
    table.proposal = None
    if table.clock is not None:
        table.clock.decided(number)
    moved(table, game, snapshot=game.over or game.turn_key != before)
    if game.over:
        table.phase = OVER
        table.invitations = []
        table.emit(events.OVER, NOBODY)
    return {
        "decision": decision.kind,
        "option": option,
        "label": None if label is None else label.data(),
        "turn": list(before),
    }


def pause(table: Table, who: Holder, yes: bool) -> None:
    """Stop the game for a while, or go on."""
    table.demand_person(who)
    if table.phase != PLAYING:
        raise Refused(say("refused-not-playing"))
    if table.paused == yes:
        raise Refused(say("refused-paused" if table.paused else "refused-not-paused"))
    table.paused = yes
    table.emit(events.PAUSED if yes else events.RESUMED, NOBODY)


def hand_over(table: Table, who: Holder, number: int, bot: str) -> None:
    """Let a bot play for a person; the person asks for it, or the host for somebody who is away."""
    seat = table.seat(number)
    if seat.holder != who.id:
        table.demand_host(who)
    if not seat.asks_person or table.phase == OVER:
        raise Refused(say("refused-no-person", {"seat": number}))
    seat.bot, seat.lent = checked_bot(bot), seat.holder == who.id
    table.emit(events.HANDED_OVER, number, seat.bot)


def hand_back(table: Table, who: Holder, number: int) -> None:
    """Let a person play again for whom a bot has played."""
    seat = table.own(who, number)
    if not seat.bot:
        raise Refused(say("refused-no-bot-here", {"seat": number}))
    seat.bot, seat.lent = "", False
    table.emit(events.HANDED_BACK, number)


def time_out(table: Table, who: Holder, bot: str) -> None:
    """Hand the seat that is asked to a bot if its time is over and the table wants that."""
    table.demand_person(who)
    number, clock = table.thinking, table.clock
    if number is None or clock is None or clock.afterwards != BOT or clock.left[number] >= 0:
        raise Refused(say("refused-time-left"))
    if not table.seats[number].asks_person:
        raise Refused(say("refused-no-person", {"seat": number}))
    table.seats[number].bot, table.seats[number].lent = checked_bot(bot), False
    table.emit(events.TIMED_OUT, number, bot)
