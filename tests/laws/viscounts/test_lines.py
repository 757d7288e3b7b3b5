"""From events alone everybody knows what lies face up in the lines of the boxes."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import westkingdom as wk
from tests.kit.laws.mix import Mix, table_name, tables_of
from tests.kit.laws.play import Chooser
from tests.kit.laws.viscounts import facts

LINES = {
    ("keeper-of-keys", "heroes"): ("card", {"reveal-hero"}, {"gain-hero", "hero-removed"}),
    ("keeper-of-keys", "chests"): ("tile", {"reveal-chest"}, {"gain-chest", "chest-removed"}),
    ("gates-of-gold", "outsiders"): ("card", {"reveal-outsider"}, {"welcome", "refuse", "outsider-removed"}),
}
"""By box and line: what its events name, those by which something comes to it, and those by which it goes."""
WITH_LINES = [mix for mix in (*facts.MIXES, facts.PROMOS, *facts.SOLO_SAMPLE) if mix.boxes]


def lying(g: wk.Game, box: str, line: str) -> Counter[str]:
    """What everybody sees in a line; nothing if the game is played without the box."""
    shown: Any = g.view(None).get(box, {line: []})
    return Counter(shown[line])


@pytest.mark.parametrize(("mix", "seats"), tables_of(tuple(WITH_LINES)), ids=table_name)
def test_events_tell_what_lies_in_every_line(mix: Mix, seats: int) -> None:
    """What was revealed and not taken since lies there, at every decision of a whole game."""
    game = mix.begin(seats, 41)
    events = game.listen()
    chooser = Chooser(41)
    told = {line: lying(game, *line) for line in LINES}
    while not game.over:
        events.clear()
        game.play(chooser.option(game))
        for line, (named, coming, going) in LINES.items():
            told[line].update(str(event.args[named]) for event in events if event.key in coming)
            told[line].subtract(str(event.args[named]) for event in events if event.key in going)
            assert +told[line] == lying(game, *line)
            assert min(told[line].values(), default=0) >= 0
