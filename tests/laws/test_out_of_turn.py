"""What an effect does in the turn of another happens to the one who has it, and is told of that one."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import westkingdom as wk
from tests.kit.laws.mix import Mix, table_name
from tests.kit.laws.play import Chooser, random_play
from tests.kit.laws.shelf import BOOKS
from westkingdom.architects.effects import VOCABULARY as ARCHITECTS
from westkingdom.engine.effects import Effect
from westkingdom.viscounts.effects import VOCABULARY as VISCOUNTS

VOCABULARIES = {"viscounts": VISCOUNTS, "architects": ARCHITECTS}
REACHING_OTHERS = (
    "each_player", "capture", "captives", "place_workers", "move_worker", "build_free", "hire_free", "school_refresh",
)  # fmt: skip
"""Words of effects that reach other players, or pieces in the middle of the table."""
OF_THE_TABLE = {"reveal", "reveal-apprentice"}
"""Events about the table: they are told of the one whose turn it is."""
LEADING_FURTHER = {"place-workers", "castle-move", "build", "hire", "capture"}
"""Events about what abilities of the own cards have set off, which may reach others again."""
TABLES = [
    (BOOKS["viscounts"].mix("base"), 3),
    (BOOKS["viscounts"].mix("promos"), 4),
    (BOOKS["architects"].mix("base"), 3),
    (BOOKS["architects"].mix("wonder-promos"), 5),
]


def own_effects(g: Any, seat: int) -> list[Effect]:
    """The effects of all cards that would do something for a seat, and for it alone."""
    made = VOCABULARIES[g.settings.game].made
    return [
        effect
        for name, effect in made.items()
        if not any(word in str(name) for word in REACHING_OTHERS)
        and effect.fits(g, (effect.id, seat, 0, 0))
        and effect.can(g, seat)
    ]


def resolved(g: wk.Game, effect: Effect, seat: int, chooser: Chooser) -> list[wk.Event]:
    """Carry out an effect for a seat, which chooses at random; give what was told."""
    told = g.listen()
    g.push(effect, seat)
    g.advance()
    while g.seat == seat:
        g.choose(g.choices[chooser.below(len(g.choices))])
    return told


def of_others(g: wk.Game, seat: int) -> list[object]:
    """What everybody sees of all other players."""
    players: Any = g.view(None)["players"]
    return [shown for shown in players if shown["seat"] != seat]


@pytest.mark.parametrize(("mix", "seats"), TABLES, ids=table_name)
def test_an_effect_out_of_turn_is_for_its_own_player(mix: Mix, seats: int) -> None:
    """Whoever's turn it is, all that is told is about the seat that has the effect; no other player changes."""
    told: Counter[str] = Counter()
    for g in random_play(mix.begin(seats, 31), 31, every=17):
        turn: Any = g.view(None)["turn"]
        if g.over or g.seat != turn or g.view(None)["round"] == 0 or getattr(g, "bill", []):
            continue
        seat = (turn + 1 + g.decisions % (seats - 1)) % seats
        before = of_others(g, seat)
        for effect in own_effects(g, seat):
            world = g.copy()
            events = resolved(world, effect, seat, Chooser(effect.id))
            went_on = world.seat != turn or world.stack != g.stack
            if went_on or any(event.key in LEADING_FURTHER for event in events):
                # Nothing was left to decide for the one whose turn it is, or an ability has answered.
                continue
            told.update(event.key for event in events)
            wrong = [event for event in events if event.seat != seat and event.key not in OF_THE_TABLE]
            assert not wrong, f"{effect.name} of seat {seat} tells {wrong}"
            assert of_others(world, seat) == before, f"{effect.name} of seat {seat} changed another player"
    assert len(told) > 8
