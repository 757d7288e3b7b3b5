"""Solo, set-up: the board of the opponent, its Scheme cards, its space and what it starts with. [VB-173 to VB-179]"""

from __future__ import annotations

from typing import Any

import pytest

import westkingdom as wk
from tests.kit.rule import rule
from tests.kit.viscounts import GATES, pick
from tests.kit.viscounts_solo import OPPONENTS, against, ai, begun, give, goods, ids, where
from westkingdom.viscounts.game import Viscounts
from westkingdom.viscounts.scoring import slots_open
from westkingdom.viscounts.spots import owner_of


def set_up(who: str, seed: int = 1, difficulty: int = 0) -> Viscounts:
    """A game after the person took the first pair."""
    game = begun(who, seed=seed, difficulty=difficulty)
    game.play(game.actions[0])
    while game.round == 0:
        game.play(game.actions[-1])
    return game


@rule("VB-173")
def test_the_person_starts_and_the_opponent_is_the_only_other_one() -> None:
    """Whatever the seed, the person in seat 0 is start player, and there are two players."""
    for seed in range(8):
        game = set_up("cleric", seed)
        assert (len(game.players), game.start, game.turn, game.round) == (2, 0, 0, 1)
        assert game.settings.opponent == 1


@rule("VB-173")
def test_the_person_has_everything_that_a_player_has() -> None:
    game = set_up("cleric")
    person = game.players[0]
    assert len(person.hand) == 3
    assert sorted(card for card in person.hand + person.draw if card in game.cards.starters) == sorted(
        game.cards.starters
    )


@rule("VB-174")
@pytest.mark.parametrize("who", OPPONENTS)
def test_each_of_four_opponents_has_its_own_board(who: str) -> None:
    """It has 20 Workers, markers on 1 and 7, no hand, no Townsfolk and 9 Buildings but for the one it starts with."""
    game = begun(who)
    p = ai(game)
    assert game.opponent() == who
    view: Any = game.view(0)
    assert view["solo"]["board"] == f"ai-board-{who}"
    assert (p.workers, p.corruption, p.virtue, p.hand, p.permanents) == (20, 1, 7, [], [])
    assert {game.cards.kinds[card] for card in p.draw} == {"scheme"}


@rule("VB-174")
def test_the_slots_stand_from_guildhalls_over_trading_posts_to_workshops() -> None:
    """With more and more strength it constructs a Workshop, a Trading Post, a Guildhall: the left-most it can pay."""
    for stone, slot in ((3, "w1"), (5, "tp1"), (7, "gh1")):
        game = against("builder", {"stone": stone, "board": ["scheme-start-criminal-1", None, None], "turns": 9})
        ai(game).goods[2] = stone - 1
        give(game, {"action": "build"})
        assert slots_open(ai(game)) == [slot]


@rule("VB-174")
def test_a_random_opponent_is_drawn_from_the_seed() -> None:
    """Every opponent comes up, the same one for the same seed, and a saved game still knows which."""
    drawn = [begun("random", seed=seed).opponent() for seed in range(30)]
    assert set(drawn) == set(OPPONENTS)
    assert drawn == [begun("random", seed=seed).opponent() for seed in range(30)]
    assert wk.load_game(begun("random", seed=5).save()).opponent() == drawn[5]


@rule("VB-175")
def test_two_pairs_are_revealed_and_the_opponent_starts_at_the_other_number() -> None:
    """The person takes one pair; the opponent's Viscount goes to the other Player card, which leaves with its Hero."""
    for seed in range(6):
        game = begun("cards", seed=seed)
        assert len(game.offered_cards) == len(game.offered_heroes) == 2
        left, hero = game.offered_cards[1], game.offered_heroes[1]
        segment, kind = game.facts.player_cards.start_space[left]
        game.play(game.actions[0])
        while game.round == 0:
            game.play(game.actions[-1])
        assert ai(game).space == 3 * game.segments.index(segment) + kind
        assert game.offered_cards == game.offered_heroes == []
        assert not any(hero in zone for p in game.players for zone in (p.hand, p.draw, p.discard))


@rule("VB-175")
def test_the_opponent_gains_nothing_from_its_player_card() -> None:
    """What the card-focused opponent has is what its board shows, whichever Player card is left."""
    for seed in range(6):
        p = ai(set_up("cards", seed))
        assert (sum(p.goods), p.debts, p.deeds, p.paid, p.approved) == (2, 2, 2, 0, 0)


REMOVED = {
    "cleric": ["scheme-start-noble", "scheme-future-builder-noble", "scheme-future-noble"],
    "builder": ["scheme-start-cleric", "scheme-future-cleric-noble", "scheme-future-cleric"],
    "noble": ["scheme-start-builder", "scheme-future-builder-cleric", "scheme-future-builder"],
    "cards": ["scheme-start-builder-cleric", "scheme-future-builder-cleric", "scheme-future-cleric-noble"],
}


@rule("VB-176")
@pytest.mark.parametrize("who", OPPONENTS)
def test_schemes_that_the_board_names_are_removed(who: str) -> None:
    """Seven Starting Schemes are the Draw Pile and six Future Schemes a pile of their own."""
    game = begun(who)
    assert ids(game, game.removed) == REMOVED[who]
    draw, future = ids(game, ai(game).draw), ids(game, game.boxes[-1].zones(game)[0])
    assert len(draw) == 7
    assert all(str(ident).startswith("scheme-start-") for ident in draw)
    assert len(future) == 6
    assert all(str(ident).startswith("scheme-future-") for ident in future)


@rule("VB-176")
def test_both_piles_are_shuffled() -> None:
    games = [begun("cleric", seed=seed) for seed in range(12)]
    assert len({tuple(ai(game).draw) for game in games}) > 8
    assert len({tuple(game.boxes[-1].zones(game)[0]) for game in games}) > 8


@rule("VB-177")
@pytest.mark.parametrize(
    ("who", "items"), [("cleric", [1, 1, 0]), ("builder", [0, 1, 1]), ("noble", [1, 0, 1])], ids=OPPONENTS[:3]
)
def test_the_opponent_gains_what_its_board_shows_and_a_guildhall(who: str, items: list[int]) -> None:
    """A Deed, a Debt, two resources, and its left-most Guildhall on the left-most free spot at its Viscount."""
    seed = next(seed for seed in range(60) if start_space(who, seed) == "3-4:OL")
    game = set_up(who, seed)
    assert slots_open(ai(game)) == ["gh1"]
    place = game.segments.index(1)
    assert owner_of(game.spots[4 * place]) == 1
    # The left-most spot there gives 1 Ink.
    assert goods(game) == [items[0] + 1, *items[1:]]
    assert (ai(game).debts, ai(game).deeds) == (1, 1)


def start_space(who: str, seed: int) -> str:
    """Where the opponent starts if the person takes the first pair."""
    game = begun(who, seed=seed)
    segment, kind = game.facts.player_cards.start_space[game.offered_cards[1]]
    return f"{['1-2', '3-4', '5-6', '7-8', '9-10'][segment]}:{['OL', 'OR', 'IN'][kind]}"


@rule("VB-177")
def test_the_card_focused_opponent_starts_without_a_building() -> None:
    game = set_up("cards")
    assert slots_open(ai(game)) == []


@rule("VB-177")
def test_its_first_building_goes_to_the_second_spot_if_the_first_is_taken() -> None:
    game = against("cleric", {"viscount": "3-4:OL"}, {"built": {"w1": "3-4:1"}})
    give(game, {"build_free": "guildhall", "where": "viscount_space"})
    assert owner_of(game.spots[5]) == 1


@rule("VB-178")
def test_start_icons_of_the_opponent_count_until_they_are_covered() -> None:
    """Cleric AI: a Noble on the middle place in its first turn, a Builder and a Cleric on the right in its first two."""
    from westkingdom.viscounts.solo.strength import icons_shown

    board = ["scheme-start-criminal-1", None, None]
    first = against("cleric", {"board": board, "turns": 1})
    assert icons_shown(first, ai(first)) == [0, 1, 1, 1, 1]
    two = ["scheme-start-criminal-1", "scheme-start-criminal-2", None]
    second = against("cleric", {"board": two, "turns": 2})
    assert icons_shown(second, ai(second)) == [0, 1, 0, 1, 2]
    later = against("cleric", {"board": board, "turns": 3})
    assert icons_shown(later, ai(later)) == [0, 0, 0, 0, 1]


@rule("VB-010", "VB-028", "VB-179")
def test_the_board_and_the_end_piles_are_those_of_two() -> None:
    """One person and an opponent use the low side, with 12 Debts and 12 Deeds above the end cards."""
    game = set_up("noble")
    assert game.side == 0
    assert len(game.spots) == 20
    assert (game.debts_above, game.deeds_above) == (12, 12)


@rule("VB-EX-22")
def test_example_22_the_cleric_ai_is_set_up() -> None:
    """1 Ink, 1 Stone, 1 Deed, 1 Debt, a Guildhall with its Cleric icon at the Viscount, and the effect of the spot."""
    from westkingdom.viscounts.solo.strength import icons_shown

    seed = next(seed for seed in range(60) if start_space("cleric", seed) == "5-6:OR")
    game = set_up("cleric", seed)
    assert where(game) == "5-6:OR"
    # The left-most spot there gives a Deed.
    assert (goods(game), ai(game).deeds, ai(game).debts) == ([1, 1, 0], 2, 1)
    assert slots_open(ai(game)) == ["gh1"]
    ai(game).turns = 9
    assert icons_shown(game, ai(game)) == [0, 0, 0, 1, 0]


@rule("VB-217")
@pytest.mark.parametrize("difficulty", [0, 1, 2, 3])
def test_harder_opponents_have_future_schemes_in_their_first_draw_pile(difficulty: int) -> None:
    game = begun("builder", difficulty=difficulty)
    future = [ident for ident in ids(game, ai(game).draw) if str(ident).startswith("scheme-future")]
    assert len(future) == difficulty
    assert len(ai(game).draw) == 7 + difficulty
    assert len(game.boxes[-1].zones(game)[0]) == 6 - difficulty


@rule("VB-217")
def test_which_future_schemes_make_it_harder_is_random() -> None:
    chosen = set()
    for seed in range(30):
        game = begun("builder", seed=seed, difficulty=1)
        chosen |= {ident for ident in ids(game, ai(game).draw) if str(ident).startswith("scheme-future")}
    assert len(chosen) == 6


def test_people_only_pick_pairs() -> None:
    """The opponent is never asked: after the person's pair the game begins."""
    game = begun("noble", boxes=GATES)
    pick(game, "pair", player_card=game.facts.player_cards.ids[game.offered_cards[0]])
    assert game.seat == 0


def test_only_one_person_can_play_against_an_opponent() -> None:
    with pytest.raises(wk.BadOptions, match="2 people against a solo opponent"):
        wk.new_game("viscounts", seats=2, solo="cleric")
    with pytest.raises(wk.BadOptions, match="no solo opponent 'bishop'"):
        wk.new_game("viscounts", seats=1, solo="bishop")
    with pytest.raises(wk.BadOptions, match="«difficulty» is one of -2, -1, 0, 1, 2, 3, not 4"):
        wk.new_game("viscounts", seats=1, solo="cleric", difficulty=4)


def test_below_the_rulebooks_difficulties_there_are_two_of_ours() -> None:
    """What the rulebook has and what is ours is told apart; the easiest of the rulebook is what is played unasked."""
    offered = wk.GAMES["viscounts"].solo[0]
    assert (offered.difficulties, offered.gentler) == ((0, 1, 2, 3), (-2, -1))
    assert wk.GAMES["architects"].solo[0].gentler == ()


@rule("VB-235")
@pytest.mark.parametrize("difficulty", [-2, -1])
def test_a_gentler_opponent_is_set_up_as_at_difficulty_0(difficulty: int) -> None:
    """The same seed lays the same table, so that nothing but the price of its actions is another."""
    assert begun("cleric", difficulty=difficulty).digest() == begun("cleric").digest()
