"""What a seat knows: nothing hidden reaches it, by a view, by what is asked, or by events."""

from __future__ import annotations

import json

import westkingdom as wk
from tests.kit.laws.broken import demand
from tests.kit.laws.play import Chooser, random_play
from tests.kit.laws.shelf import books_of


def text_of(view: object) -> str:
    """The bytes that a seat would be sent."""
    return json.dumps(view, sort_keys=True)


def asked(g: wk.Game) -> str:
    """Everything that a decision tells the seat that is asked."""
    decision = g.decision
    return repr((decision.seat, decision.kind, decision.prompt, decision.options, decision.why_not()))


def seat_learns_nothing_hidden(g: wk.Game, seat: int, seed: int) -> None:
    """View, decision and options of a seat stay the same, byte for byte, when what it may not know is dealt anew."""
    sent = text_of(g.view(seat))
    world = g.determinize(seat, seed)
    demand(text_of(world.view(seat)) == sent, f"seat {seat} sees something that determinize() dealt anew")
    demand(g.determinize(seat, seed).digest() == world.digest(), "determinize() gives two worlds for one seed")
    world.check()
    permuted = books_of(g).permute_hidden(g, seat, Chooser(seed))
    demand(text_of(permuted.view(seat)) == sent, f"seat {seat} sees something hidden")
    demand(text_of(permuted.view(None)) == text_of(g.view(None)), "a spectator sees something hidden")
    if g.seat == seat:
        demand(asked(world) == asked(g), f"seat {seat} is asked something else in a world that it cannot tell apart")
        # Loading finds the options anew, in the other world.
        again = wk.load_game(permuted.save())
        demand(asked(again) == asked(g), f"the options of seat {seat} tell something hidden")


def views_show_nothing_hidden(g: wk.Game) -> None:
    """No view names what its seat may not see, and what views say of hidden cards is true."""
    books = books_of(g)
    for seat in (None, *range(g.settings.seats)):
        leaked = books.hidden_names(g, seat) & words_in(g.view(seat))
        demand(not leaked, f"{leaked} are hidden, and are shown to seat {seat}")
    books.views_are_true(g)


def words_in(shown: object) -> set[str]:
    """Every word of a view, wherever it stands."""
    if isinstance(shown, dict):
        return set().union(*map(words_in, shown.values()))
    if isinstance(shown, list):
        return set().union(*map(words_in, shown))
    return {shown} if isinstance(shown, str) else set()


def world_can_be_played(g: wk.Game, seat: int, seed: int) -> None:
    """A world that was dealt anew is a game like any other: whole at every decision, and it comes to an end."""
    world = g.determinize(seat, seed)
    for here in random_play(world, seed, every=10):
        here.check()
    demand(world.over, "a world that was dealt anew did not end")
