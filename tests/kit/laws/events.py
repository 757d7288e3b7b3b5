"""What events tell, and to whom."""

from __future__ import annotations

import westkingdom as wk
from tests.kit.laws.broken import demand
from tests.kit.laws.shelf import books_of


def events_name_no_hidden_card(g: wk.Game, events: list[wk.Event]) -> None:
    """A card that was drawn is named only to who drew it, and no other kind of public event names a hidden card."""
    books = books_of(g)
    ids = books.card_ids(books.mix_of(g))
    for event in events:
        if event.key in books.private:
            demand(event.audience == event.seat, f"everybody is told: {event!r}")
        elif any(value in ids for value in event.args.values()):
            demand(event.audience == -1 and event.key in books.naming, f"a card is named to everybody: {event!r}")


def events_tell_of_something(events: list[wk.Event]) -> None:
    """Nothing is told to have happened no times: nobody gains, pays, draws or sends away nothing."""
    for event in events:
        if isinstance(event.args.get("n"), int) and not event.key.startswith("condition-"):
            demand(int(event.args["n"]) > 0, f"told is what did not happen: {event!r}")


def events_tell_nothing_hidden(g: wk.Game, option: int, seed: int) -> None:
    """After its choice a seat is told the same in two worlds that it cannot tell apart, up to what reveals a card."""
    seat = g.seat
    told = []
    revealing = books_of(g).revealing
    for world in (g.copy(), g.determinize(seat, seed)):
        events = world.listen()
        world.play(option)
        events_name_no_hidden_card(world, events)
        told.append([event for event in events if event.audience in (-1, seat)])
    for one, other in zip(*told, strict=False):
        if (one.key, one.seat, one.args) != (other.key, other.seat, other.args):
            same_step = (one.key, one.seat) == (other.key, other.seat)
            # The only card that somebody looks at is kept without a question.
            what = str(one.args.get("decision", one.key))
            demand(same_step and what in revealing, f"seat {seat} is told {one!r} in one world, {other!r} in another")
            return
