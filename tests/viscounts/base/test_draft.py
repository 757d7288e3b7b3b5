"""Rule tests: players, and the pairs that they pick (ledger section 2)."""

from __future__ import annotations

import pytest

from tests.kit.asking import shown
from tests.kit.chapters.viscounts.set_up import SEATS, SEEDS, STARTERS, picked, set_up
from tests.kit.rule import rule
from tests.kit.viscounts import begun, sorted_names

START_SPACES = ["1-2:OL", "1-2:OR", "3-4:OL", "3-4:OR", "5-6:OL", "5-6:OR", "7-8:OL", "7-8:OR", "9-10:OL", "9-10:OR"]


@rule("VB-017")
@pytest.mark.parametrize("seats", SEATS)
def test_every_player_starts_with_the_same_pieces(seats: int) -> None:
    """20 Workers, 9 Buildings on their slots, markers on 1 and 7, and the 8 Starting Townsfolk; nothing else."""
    game = begun(seats, 0)
    assert len(game.players) == seats
    for p in game.players:
        assert (p.workers, p.tier1, p.tier2, p.tier3) == (20, [0] * 5, [0] * 5, 0)
        assert (p.corruption, p.virtue, p.permanents, p.goods) == (1, 7, [], [0] * 4)
        assert sorted_names(game, p.draw) == STARTERS
        assert (p.hand, p.discard, p.manuscripts) == ([], [], [])
    assert set(game.spots) == {-1}


@rule("VB-018")
@pytest.mark.parametrize("seats", SEATS)
def test_the_start_player_is_random(seats: int) -> None:
    """Over many games every seat starts, and the first card is played by the start player."""
    assert {begun(seats, seed).start for seed in SEEDS} == set(range(seats))
    for seed in range(20):
        game = set_up(seats, seed)
        assert (game.seat, game.turn) == (game.start, game.start)


@rule("VB-018")
@pytest.mark.parametrize("seats", SEATS)
def test_the_start_player_stays_and_turns_go_round_clockwise(seats: int) -> None:
    """Through a whole game the marker stays where it is, and each turn is the next seat's."""
    game = begun(seats, 2)
    start = game.start
    events = game.listen()
    step = 0
    while not game.over:
        game.play(game.decision.options[step * 7 % len(game.decision.options)])
        step += 1
        assert game.start == start
    turns = [event.seat for event in events if event.key == "turn"]
    assert len(turns) > 8 * seats
    assert turns == [(start + i) % seats for i in range(len(turns))]


@rule("VB-019")
@pytest.mark.parametrize("seats", SEATS)
def test_one_pair_more_than_players_is_revealed(seats: int) -> None:
    """Everybody sees (players + 1) different Player cards, each with a Hero of its own, all of them random."""
    pairs = set()
    for seed in SEEDS:
        offered = shown(begun(seats, seed))["offered"]
        cards = {pair["player_card"] for pair in offered}
        heroes = {pair["hero"] for pair in offered}
        assert (len(offered), len(cards), len(heroes)) == (seats + 1, seats + 1, seats + 1)
        assert all(hero.startswith("hero-") for hero in heroes)
        pairs |= {(pair["player_card"], pair["hero"]) for pair in offered}
    assert len({card for card, _ in pairs}) == 10
    assert len({hero for _, hero in pairs}) == 10
    assert len(pairs) > 90


@rule("VB-020")
@pytest.mark.parametrize("seats", SEATS)
def test_pairs_are_picked_in_reverse_turn_order(seats: int) -> None:
    """The last in turn order picks first from all pairs, the start player last from two."""
    for seed in range(20):
        game = begun(seats, seed)
        events = game.listen()
        choices = []
        while game.round == 0:
            if game.decision.kind == "pair":
                choices.append(len(game.decision.options))
            game.play(game.decision.options[0])
        pickers = [event.seat for event in events if event.key == "pick-pair"]
        assert pickers == [(game.start - 1 - i) % seats for i in range(seats)]
        assert choices == list(range(seats + 1, 1, -1))


@rule("VB-020")
def test_a_pair_is_fully_resolved_before_the_next_player_picks() -> None:
    """Whoever takes Player card 8 chooses resource, Building, spot and flip before anybody else decides."""
    game, seat = picked(8)
    for kind in ("resource", "building", "spot", "flip", "resource"):
        assert (game.seat, game.decision.kind) == (seat, kind)
        game.play(game.decision.options[0])
    assert (game.seat, game.decision.kind) == ((seat - 1) % 2, "pair")


@rule("VB-020")
def test_the_hero_of_the_pair_comes_with_the_player_card() -> None:
    """The player gets exactly the Hero that lay beside the chosen card."""
    for option in range(4):
        game = begun(3, 5)
        seat = game.seat
        hero = shown(game)["offered"][option]["hero"]
        game.play(game.decision.options[option])
        assert sorted_names(game, game.players[seat].draw) == sorted([*STARTERS, hero])


@rule("VB-021")
@pytest.mark.parametrize("number", range(1, 11))
def test_the_viscount_starts_on_the_space_of_the_player_card(number: int) -> None:
    """The red number of the outside space equals that of the card, wherever the segment lies; the others wait."""
    game, seat = picked(number)
    for p in shown(game)["players"]:
        assert p["space"] == (START_SPACES[number - 1] if p["seat"] == seat else None)
