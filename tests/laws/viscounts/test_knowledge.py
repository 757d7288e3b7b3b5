"""What only Viscounts hides and shows: Heroes that join hands before everybody's eyes, and the piles of the boxes."""

from __future__ import annotations

import pytest

from tests.kit.laws.broken import LawBroken
from tests.kit.laws.knowledge import views_show_nothing_hidden
from tests.kit.laws.mix import Mix, table_name
from tests.kit.laws.play import Chooser, play_on, random_play
from tests.kit.laws.viscounts import facts
from tests.kit.laws.viscounts.books import VISCOUNTS
from tests.kit.laws.viscounts.facts import new_game
from tests.kit.laws.viscounts.hidden import Witness, hidden_things

KEYS = pytest.mark.parametrize(
    ("mix", "seats"), [t for t in VISCOUNTS.tables if facts.KEYS in t[0].boxes], ids=table_name
)


@KEYS
def test_a_hero_that_joined_a_hand_is_known_to_be_there(mix: Mix, seats: int) -> None:
    """Whoever saw it knows that it is in the hand, and it is there in every world, until it is seen to leave."""
    game = new_game(seats, 74, mix)
    events = game.listen()
    witness = Witness()
    times = 0
    for here in random_play(game, 74):
        witness.listen(events)
        times += len(witness.shown)
        if here.decisions % 3 == 0:
            witness.is_heard(here, here.decisions)
    # One person alone may gain no Hero in one game.
    assert times > 0 or mix.has("solo")


@pytest.mark.parametrize("zone", ["outsiders", "heroes", "chest tiles"])
def test_a_pile_that_shows_would_be_found(zone: str) -> None:
    """The law about piles is no empty one: with the top of a pile laid open it does not hold."""
    game = new_game(3, 29, facts.BY_NAME["both"])
    play_on(game, Chooser(29), 60)
    assert hidden_things(game, 0)[zone]
    views_show_nothing_hidden(game)
    gates, keys = facts.gates(game), facts.keys(game)
    if zone == "outsiders":
        gates.row = [*gates.row, gates.pile[-1]]
    elif zone == "heroes":
        keys.heroes = [*keys.heroes, keys.hero_pile[0]]
    else:
        keys.chests = [*keys.chests, keys.chest_pile[0]]
    with pytest.raises(LawBroken):
        views_show_nothing_hidden(game)
