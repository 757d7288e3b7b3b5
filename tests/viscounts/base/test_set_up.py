"""Rule tests: set-up (ledger section 2)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.kit.asking import ready, shown
from tests.kit.rule import rule
from tests.kit.viscounts import begun, pick, sorted_names, table
from westkingdom.viscounts.effects import VOCABULARY
from westkingdom.viscounts.game import Viscounts
from westkingdom.viscounts.terms import CASTLE_LEADER, FIRST_BONUS, FIRST_SLOT, SEGMENTS

SEATS = (2, 3, 4)
SEEDS = range(150)
START_SPACES = ["1-2:OL", "1-2:OR", "3-4:OL", "3-4:OR", "5-6:OL", "5-6:OR", "7-8:OL", "7-8:OR", "9-10:OL", "9-10:OR"]
STARTERS = ["abbot", "financer", "journeyman-1", "labourer", "lender-1", "squire", "thief", "trader-1"]
GREY_BACKED = ["ms-black-4-ink", "ms-black-4-virtue", "ms-blue-3-silver", "ms-grey-6-buildings", "ms-yellow-6-workers"]


def offering(number: int, seats: int = 2) -> Viscounts:
    """A new game in which the first player to pick may take the Player card of this number."""
    card = f"player-card-{number}"
    return next(game for game in (begun(seats, seed) for seed in SEEDS) if card in cards_offered(game))


def cards_offered(game: Viscounts) -> list[str]:
    """The Player cards in the row."""
    return [game.facts.player_cards.ids[card] for card in game.offered_cards]


def picked(number: int, seats: int = 2) -> tuple[Viscounts, int]:
    """A game in which the first player to pick has just taken this Player card, and that player's seat."""
    game = offering(number, seats)
    seat = game.seat
    pick(game, "pair", player_card=f"player-card-{number}")
    return game, seat


def set_up(seats: int, seed: int) -> Viscounts:
    """A game whose set-up is finished."""
    return ready(begun(seats, seed))


def lay_on_top(game: Viscounts, segment: str, manuscript: str) -> None:
    """Exchange the top Manuscript of a segment for another one, wherever that lies."""
    tile = game.facts.manuscripts.number[manuscript]
    place = game.segments.index(SEGMENTS.index(segment))
    top = game.manuscripts[place][-1]
    swap = {tile: top, top: tile}
    game.manuscripts = [[swap.get(other, other) for other in pile] for pile in game.manuscripts]


def show(game: Viscounts, card: str) -> None:
    """Bring a Townsfolk to the top of its pile."""
    number = game.cards.number[card]
    game.townsfolk = [sorted(pile, key=lambda other: other == number) for pile in game.townsfolk]


def resolve(game: Viscounts, seat: int, effect: dict[str, Any]) -> Viscounts:
    """Resolve an effect for a seat at a copy of this table."""
    line = game.copy()
    line.push(VOCABULARY.effect(effect), seat)
    line.advance()
    return line


# --- the board


@rule("VB-010")
def test_the_board_shows_the_side_for_the_number_of_players() -> None:
    """Two players use 4 Building Spots per segment, three and four players 5; so does one player."""
    assert [(shown(begun(n, 0))["side"], len(begun(n, 0).spots)) for n in SEATS] == [
        ("low", 20),
        ("high", 25),
        ("high", 25),
    ]
    realm = begun(2, 0).realm
    assert realm.side_for_seats == {1: 0, 2: 0, 3: 1, 4: 1}
    assert realm.spots_per_segment == [4, 5]


@rule("VB-010")
def test_the_spots_that_can_be_built_on_are_those_of_the_side() -> None:
    """On 1-2:OL a Building has 2 spots to choose from with two players and 3 with three, with other effects."""
    seat = {"stone": 9, "viscount": "1-2:OL"}
    effects = []
    for seats in ([seat, {}], [seat, {}, {}]):
        game = table(*seats, phase="action")
        pick(game, "action", key="action-construct")
        pick(game, "building", slot="tp1")
        effects.append([repr(option.gain[0]) for option in game.decision.options])
    gain = "effect gain: amount"
    assert effects == [
        [f"{gain} gold: 1", "effect hire free: 1"],
        [f"{gain} ink: 1", "effect hire free: 1", f"{gain} resource any: 1"],
    ]


@rule("VB-011")
def test_every_circular_order_of_the_segments_occurs() -> None:
    """Each of the five segments lies once, and over many games all 24 circles occur."""
    circles = set()
    for seed in SEEDS:
        order = shown(begun(2, seed))["segments"]
        assert sorted(order) == ["1-2", "3-4", "5-6", "7-8", "9-10"]
        first = order.index("1-2")
        circles.add(tuple(order[first:] + order[:first]))
    assert len(circles) == 24


@rule("VB-012")
def test_the_castle_lies_in_one_of_five_rotations() -> None:
    """Every section lies beside one segment, clockwise in order, and over many games beside each of the five."""
    beside_the_first = set()
    for seed in SEEDS:
        sections = shown(begun(3, seed))["castle_sections"]
        first = sections.index("c1")
        assert sections[first:] + sections[:first] == ["c1", "c2", "c3", "c4", "c5"]
        beside_the_first.add(sections[0])
    assert beside_the_first == {"c1", "c2", "c3", "c4", "c5"}


@rule("VB-012")
def test_workers_go_to_the_section_beside_the_segment_as_the_castle_lies() -> None:
    """From the same inside space the five rotations lead to five different sections."""
    for rotation in range(5):
        game = table({"gold": 1, "viscount": "3-4:IN"}, rotation=rotation, phase="action")
        beside = shown(game)["castle_sections"][1]
        pick(game, "action", key="action-place-workers")
        assert game.players[0].tier1 == [int(beside == section) for section in ("c1", "c2", "c3", "c4", "c5")]
        assert beside == f"c{(1 - rotation) % 5 + 1}"


@rule("VB-013")
def test_the_townsfolk_are_dealt_into_piles_of_14_and_13() -> None:
    """All 68 Neutral Townsfolk lie in three piles of 14 and two of 13, and each segment gets either over many games."""
    seen = [set[int]() for _ in SEGMENTS]
    tops = set()
    for seed in SEEDS:
        game = begun(2, seed)
        assert sorted(len(pile) for pile in game.townsfolk) == [13, 13, 14, 14, 14]
        assert sorted(card for pile in game.townsfolk for card in pile) == game.cards.neutrals
        for place, segment in enumerate(game.segments):
            seen[segment].add(len(game.townsfolk[place]))
        tops.add(game.townsfolk[0][-1])
    assert seen == [{13, 14}] * 5
    assert len(begun(2, 0).cards.neutrals) == 68
    assert len(tops) > 50


@rule("VB-014")
def test_every_manuscript_pile_is_six_black_backed_under_one_grey_backed() -> None:
    """Each pile has 7 tiles, a grey-backed one on top and only there; which one lies where is random."""
    tops = set()
    bottoms = set()
    for seed in SEEDS:
        game = begun(2, seed)
        ids = game.facts.manuscripts.ids
        assert [len(pile) for pile in game.manuscripts] == [7] * 5
        assert sorted(ids[pile[-1]] for pile in game.manuscripts) == GREY_BACKED
        assert sorted(tile for pile in game.manuscripts for tile in pile) == list(range(35))
        tops.add((game.segments[0], ids[game.manuscripts[0][-1]]))
        bottoms.add(ids[game.manuscripts[0][0]])
    assert len(tops) == 25
    assert len(bottoms) == 30


@rule("VB-015")
@pytest.mark.parametrize("seats", SEATS)
def test_only_the_tops_of_piles_are_known(seats: int) -> None:
    """Nobody sees a difference when all that lies below the tops is turned over, but everybody sees another top."""
    game = set_up(seats, 1)
    below = game.copy()
    below.townsfolk = [[*reversed(pile[:-1]), pile[-1]] for pile in game.townsfolk]
    below.manuscripts = [[*reversed(pile[:-1]), pile[-1]] for pile in game.manuscripts]
    townsfolk = game.copy()
    townsfolk.townsfolk = [pile[::-1] for pile in game.townsfolk]
    manuscripts = game.copy()
    manuscripts.manuscripts = [pile[::-1] for pile in game.manuscripts]
    for seat in (*range(seats), None):
        assert below.view(seat) == game.view(seat)
        assert townsfolk.view(seat) != game.view(seat)
        assert manuscripts.view(seat) != game.view(seat)


@rule("VB-015")
def test_worlds_dealt_for_a_seat_keep_the_tops_and_nothing_below() -> None:
    """What lies below a visible card is dealt anew for a seat, what is visible never."""
    game = set_up(2, 3)
    worlds = [game.determinize(0, seed) for seed in range(20)]
    for zone in ("townsfolk", "manuscripts"):
        piles = [getattr(world, zone) for world in worlds]
        assert {tuple(pile[-1] for pile in dealt) for dealt in piles} == {tuple(p[-1] for p in getattr(game, zone))}
        assert len({dealt[0][-2] for dealt in piles}) > 5


@rule("VB-016")
def test_cleric_bonus_and_castle_leader_cards_start_without_an_owner() -> None:
    """After set-up nobody has one of the five cards, and all five are there to be taken."""
    for seats in SEATS:
        for seed in range(20):
            for player in shown(set_up(seats, seed))["players"]:
                assert (player["cleric_bonus"], player["castle_leader"]) == ([], False)
    ids = begun(2, 0).cards.ids
    bonus = ["cleric-bonus-grey", "cleric-bonus-black", "cleric-bonus-blue", "cleric-bonus-yellow"]
    assert [*ids[FIRST_BONUS : FIRST_BONUS + 5], ids[CASTLE_LEADER]] == [*bonus, "", "castle-leader-hand"]


# --- players and the draft


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


@rule("VB-022")
@pytest.mark.parametrize(
    ("number", "goods", "deeds", "debts"),
    [
        (1, [8, 2, 1, 0], 2, 1),
        (2, [6, 2, 0, 0], 3, 1),
        (3, [5, 1, 0, 1], 1, 1),
        (4, [7, 0, 1, 1], 2, 2),
        (5, [4, 0, 1, 0], 1, 1),
        (6, [6, 1, 0, 1], 1, 1),
        (7, [7, 1, 1, 1], 1, 2),
        (8, [1, 1, 0, 0], 1, 1),
        (9, [5, 0, 2, 0], 1, 1),
        (10, [10, 1, 1, 1], 1, 2),
    ],
)
def test_the_player_card_gives_goods_debts_and_deeds(number: int, goods: list[int], deeds: int, debts: int) -> None:
    """Its Silver, resources (here always Ink where there is a choice), Deeds and Debts come before its bottom effect."""
    game = offering(number)
    seat = game.seat
    p = game.players[seat]
    events = game.listen()
    pick(game, "pair", player_card=f"player-card-{number}")
    for _ in range({2: 2, 8: 1}.get(number, 0)):
        pick(game, "resource", key="amount-ink")
    assert (p.goods, p.deeds + p.approved, p.debts + p.paid) == (goods, deeds, debts)
    other = game.players[1 - seat]
    assert (other.goods, other.deeds, other.debts) == ([0] * 4, 0, 0)
    gained = [event.key for event in events if event.key.startswith("gain-de")]
    assert sorted(gained) == ["gain-debt", "gain-deed"]


@rule("VB-022")
def test_the_bottom_effect_comes_after_the_gains() -> None:
    """Cards 2 and 4 flip a Deed and a Debt that they have just given; 1, 7 and 10 move a marker."""
    game, seat = picked(2)
    assert (game.decision.kind, game.players[seat].approved) == ("resource", 0)
    pick(game, "resource", key="amount-gold")
    p = game.players[seat]
    assert (p.goods, p.deeds, p.approved, p.debts, p.paid) == ([6, 0, 0, 2], 2, 1, 1, 0)
    game, seat = picked(4)
    p = game.players[seat]
    assert (p.debts, p.paid, p.deeds, p.approved, p.goods) == (1, 1, 2, 0, [7, 0, 1, 1])
    pick(game, "resource", key="amount-ink")
    assert p.goods == [7, 1, 1, 1]
    for number, markers in ((1, (1, 6)), (7, (2, 7)), (10, (3, 7))):
        game, seat = picked(number)
        assert (game.players[seat].corruption, game.players[seat].virtue) == markers
    assert game.seat != seat


@rule("VB-023")
def test_player_card_3_places_two_workers_in_any_section() -> None:
    """All five sections of tier 1 are offered, whichever lies beside the Viscount."""
    game, seat = picked(3)
    assert game.decision.kind == "free-workers"
    assert [option.label.args["section"] for option in game.decision.options] == ["c1", "c2", "c3", "c4", "c5"]
    pick(game, "free-workers", section="c4")
    assert (game.players[seat].tier1, game.players[seat].workers) == ([0, 0, 0, 2, 0], 18)


@rule("VB-023")
def test_player_card_5_takes_a_manuscript_of_cost_3_or_4_from_any_segment() -> None:
    """The three visible Manuscripts of cost 3 and 4 are offered, wherever they lie; the two of cost 6 are not."""
    game, _ = picked(5)
    assert game.decision.kind == "free-manuscript"
    offered = {str(option.label.args["manuscript"]) for option in game.decision.options}
    assert offered == {"ms-black-4-ink", "ms-black-4-virtue", "ms-blue-3-silver"}


@rule("VB-023")
def test_player_card_6_hires_from_any_segment() -> None:
    """The visible Townsfolk of all five segments are offered, for nothing."""
    game, seat = picked(6)
    assert game.decision.kind == "free-hire"
    assert [option.label.args["segment"] for option in game.decision.options] == shown(game)["segments"]
    far = (game.players[seat].space // 3 + 2) % 5
    card = game.townsfolk[far][-1]
    game.play(game.decision.options[far])
    assert (game.players[seat].discard, game.players[seat].goods[0]) == ([card], 6)


@rule("VB-024")
@pytest.mark.parametrize(("seats", "positions"), [(2, [3, 4]), (3, [4, 5]), (4, [4, 5])])
def test_player_card_8_builds_a_trading_post_beside_the_viscount(seats: int, positions: list[int]) -> None:
    """Any Trading Post slot may be opened, but only spots of 7-8 right of the river may be used."""
    game, seat = picked(8, seats)
    pick(game, "resource", key="amount-ink")
    assert [option.label.args["slot"] for option in game.decision.options] == ["tp1", "tp2", "tp3"]
    pick(game, "building", slot="tp2")
    assert [option.label.args for option in game.decision.options] == [
        {"segment": "7-8", "position": position} for position in positions
    ]
    pick(game, "spot", position=positions[1])
    p = game.players[seat]
    assert (p.goods, shown(game)["players"][seat]["slots_open"]) == ([1, 1, 0, 1], ["tp2"])


@rule("VB-024")
def test_player_card_8_gains_the_effect_of_the_spot_and_its_links() -> None:
    """Spot 7-8:3 flips; its link to an occupied spot 7-8:4 gives both owners a Debt; an occupied spot is not offered."""
    effect = {"build_free": "trading_post", "where": "viscount_space"}
    neighbour = {"built": {"tp1": "7-8:4"}, "viscount": "9-10:OR"}
    game = table({"deeds": 1, "viscount": "7-8:OR"}, neighbour, resolve=effect)
    pick(game, "building", slot="tp1")
    p, other = game.players
    assert (p.approved, p.debts, other.debts) == (1, 1, 1)
    view: Any = game.view(0)
    spots = [view["segments"][i // 4] + f":{i % 4 + 1}" for i, spot in enumerate(view["spots"]) if spot]
    assert spots == ["7-8:3", "7-8:4"]


@rule("VB-025")
def test_player_card_9_may_destroy_any_one_of_nine_cards() -> None:
    """All 8 Starting Townsfolk and the Hero are offered, or none; the chosen one gives its Silver value."""
    game = offering(9)
    seat = game.seat
    events = game.listen()
    pick(game, "pair", player_card="player-card-9")
    own = sorted_names(game, game.players[seat].draw)
    options = game.decision.options
    assert (len(own), game.decision.kind, game.seat) == (9, "destroy", seat)
    assert sorted(str(option.label.args["card"]) for option in options[:-1]) == own
    assert options[-1].label.key == "keep-cards"
    for card in own:
        line = game.copy()
        pick(line, "destroy", card=card)
        number = game.cards.number[card]
        assert (line.players[seat].goods[0], line.removed) == (5 + game.cards.cost[number], [number])
        p = ready(line).players[seat]
        assert sorted([*sorted_names(line, p.hand + p.draw), card]) == own
    pick(game, "destroy", card="financer")
    told = [event for event in events if event.key == "destroy"]
    assert [(event.args, event.audience) for event in told] == [({"card": "financer", "silver": 3}, -1)]


@rule("VB-025")
def test_the_destroy_of_player_card_9_may_be_declined() -> None:
    """Who keeps all cards starts with nine and no extra Silver."""
    game, seat = picked(9)
    pick(game, "destroy", key="keep-cards")
    p = ready(game).players[seat]
    assert (len(p.hand + p.draw), p.goods[0], game.removed) == (9, 5, [])


@rule("VB-026")
@pytest.mark.parametrize("seats", SEATS)
def test_the_deck_is_shuffled_and_three_cards_are_drawn(seats: int) -> None:
    """Starting Townsfolk and the chosen Hero make the deck, any card of it may be drawn, and nothing is discarded."""
    drawn: dict[int, set[str]] = {seat: set() for seat in range(seats)}
    orders = set()
    for seed in SEEDS:
        game = begun(seats, seed)
        events = game.listen()
        ready(game)
        own = {seat: sorted(STARTERS) for seat in range(seats)}
        for event in events:
            if event.key == "pick-pair":
                own[event.seat].append(str(event.args["hero"]))
            elif event.key == "hire":
                own[event.seat].append(str(event.args["card"]))
            elif event.key == "destroy":
                own[event.seat].remove(str(event.args["card"]))
        for p in game.players:
            assert (len(p.hand), p.discard) == (3, [])
            assert sorted_names(game, p.hand + p.draw) == sorted(own[p.seat])
            drawn[p.seat] |= set(sorted_names(game, p.hand))
            orders.add(tuple(p.draw))
    assert all(set(STARTERS) < cards for cards in drawn.values())
    assert len(orders) > 0.9 * seats * len(SEEDS)


@rule("VB-026")
def test_a_card_hired_during_set_up_joins_the_deck() -> None:
    """Player card 6 makes a deck of ten; in some games the hired card is in the first hand, in others not."""
    found = set()
    for seed in SEEDS:
        game = begun(2, seed)
        if "player-card-6" not in cards_offered(game):
            continue
        seat = game.seat
        pick(game, "pair", player_card="player-card-6")
        card = game.townsfolk[0][-1]
        game.play(game.decision.options[0])
        p = ready(game).players[seat]
        assert (len(p.hand), len(p.draw), p.discard) == (3, 7, [])
        assert card in p.hand + p.draw
        found.add(card in p.hand)
    assert found == {True, False}


@rule("VB-026")
def test_the_first_shuffle_moves_no_marker() -> None:
    """Markers stand on 1 and 7 at the first turn unless a card moved them."""
    unmoved = {2, 3, 4, 8, 9}
    checked = 0
    for seed in SEEDS:
        game = begun(2, seed)
        events = game.listen()
        ready(game)
        for event in events:
            if event.key == "pick-pair" and int(str(event.args["player_card"]).split("-")[-1]) in unmoved:
                p = game.players[event.seat]
                assert (p.corruption, p.virtue) == (1, 7)
                checked += 1
    assert checked > 100


@rule("VB-226")
@pytest.mark.parametrize("card", ["acolyte", "architect", "courier-1"])
def test_a_hire_during_set_up_neither_discards_nor_rearranges_nor_shuffles(card: str) -> None:
    """The top-right discard, rearrange or shuffle of a card hired by Player card 6 is skipped without a question."""
    game, seat = picked(6)
    show(game, card)
    pick(game, "free-hire", card=card)
    p = game.players[seat]
    assert (game.decision.kind, game.seat) == ("pair", 1 - seat)
    assert (sorted_names(game, p.discard), p.corruption, p.virtue, len(p.draw)) == ([card], 1, 7, 9)


@rule("VB-226")
@pytest.mark.parametrize(
    ("card", "corruption", "virtue", "debts"), [("friar", 1, 6, 1), ("antagonist", 2, 7, 1), ("bishop", 1, 7, 2)]
)
def test_other_effects_of_a_hire_during_set_up_are_resolved_at_once(
    card: str, corruption: int, virtue: int, debts: int
) -> None:
    """Virtue, Corruption and a Debt of the hired card come before the next player picks."""
    game, seat = picked(6)
    show(game, card)
    pick(game, "free-hire", card=card)
    p = game.players[seat]
    assert game.decision.kind == "pair"
    assert (p.corruption, p.virtue, p.debts) == (corruption, virtue, debts)


@rule("VB-226")
@pytest.mark.parametrize(
    ("tile", "goods", "asked"),
    [
        ("ms-blue-3-silver", [8, 0, 1, 0], ("pair", False)),
        ("ms-blue-3-flip", [4, 0, 1, 0], ("flip", True)),
        ("ms-black-3-destroy", [4, 0, 1, 0], ("pair", False)),
    ],
)
def test_a_manuscript_during_set_up_is_resolved_at_once_but_destroys_nothing(
    tile: str, goods: list[int], asked: tuple[str, bool]
) -> None:
    """What Player card 5 takes gives its Silver or its flip before the next player picks; a destroy is skipped."""
    game = offering(5)
    seat = game.seat
    lay_on_top(game, "9-10", tile)
    pick(game, "pair", player_card="player-card-5")
    pick(game, "free-manuscript", manuscript=tile)
    p = game.players[seat]
    assert [game.facts.manuscripts.ids[own] for own in p.manuscripts] == [tile]
    assert (p.goods, len(p.draw), (game.decision.kind, game.seat == seat)) == (goods, 9, asked)


@rule("VB-226")
def test_a_link_during_set_up_is_resolved_at_once_for_both_owners() -> None:
    """If a neighbouring spot were occupied already, Player card 8 would gain its link with the spot's flip."""
    game, seat = picked(8)
    pick(game, "resource", key="amount-ink")
    other = game.players[1 - seat]
    spot = 4 * game.segments.index(SEGMENTS.index("7-8")) + 2
    game.spots = [other.seat * 9 if i == spot else -1 for i in range(20)]
    other.permanents = [FIRST_SLOT]
    pick(game, "building", slot="tp3")
    p = game.players[seat]
    assert (game.spots[spot + 1], p.goods, p.debts, other.debts) == (seat * 9 + 2, [1, 1, 0, 1], 2, 1)


@rule("VB-226")
@pytest.mark.parametrize("word", ["rearrange", "discard", "destroy", "shuffle"])
def test_no_effect_but_that_of_player_card_9_reaches_the_coming_deck(word: str) -> None:
    """Before the first turn these four are skipped without a question, though cards are there; a flip is not."""
    game, seat = picked(6)
    game.play(game.decision.options[0])
    assert (len(game.players[seat].draw), len(game.players[seat].discard)) == (9, 1)
    after = resolve(game, seat, {word: 1})
    assert after.decision.kind == "pair"
    assert after.state() == game.state()
    assert resolve(game, seat, {"flip": "either"}).decision.kind == "flip"
    assert resolve(game, seat, {"destroy": 1, "where": "starting_deck"}).decision.kind == "destroy"


@rule("VB-027")
@pytest.mark.parametrize("seats", SEATS)
def test_the_pair_that_nobody_chose_leaves_the_game(seats: int) -> None:
    """After set-up nothing is offered, and of all Heroes only the chosen ones are in play."""
    for seed in range(20):
        game = begun(seats, seed)
        offered = set(game.offered_heroes)
        ready(game)
        view = shown(game)
        assert (view["offered"], game.offered_cards, game.offered_heroes) == ([], [], [])
        everywhere = [card for p in game.players for card in p.hand + p.draw + p.discard] + game.removed
        everywhere += [card for pile in game.townsfolk for card in pile]
        heroes = [card for card in everywhere if card in game.cards.heroes]
        assert len(heroes) == seats
        assert set(heroes) < offered


@rule("VB-028", "VB-029")
@pytest.mark.parametrize(("seats", "debts", "deeds"), [(2, 12, 12), (3, 15, 16), (4, 18, 20)])
def test_the_end_piles_depend_on_the_number_of_players_only(seats: int, debts: int, deeds: int) -> None:
    """Whatever was gained during set-up, the first turn finds the full number above Poverty and Prosperity."""
    gained = set()
    for seed in range(30):
        game = set_up(seats, seed)
        assert (game.debts_above, game.deeds_above, game.last_round) == (debts, deeds, 0)
        gained.add(sum(p.debts + p.paid for p in game.players))
    assert min(gained) >= seats
    assert len(gained) > 1


@rule("VB-028")
def test_a_single_player_has_the_end_piles_of_two() -> None:
    """12 Debts and 12 Deeds lie above the end cards for one player too."""
    realm = begun(2, 0).realm
    assert realm.debts_above == {1: 12, 2: 12, 3: 15, 4: 18}
    assert realm.deeds_above == {1: 12, 2: 12, 3: 16, 4: 20}


@rule("VB-029")
def test_no_end_card_is_revealed_during_set_up() -> None:
    """Debts and Deeds of Player cards come from below the end cards, so nothing is revealed and no end is near."""
    for seed in range(20):
        game = begun(4, seed)
        events = game.listen()
        assert (shown(game)["poverty"], shown(game)["prosperity"]) == (False, False)
        ready(game)
        assert [event for event in events if event.key == "reveal"] == []
        assert (shown(game)["poverty"], shown(game)["prosperity"]) == (False, False)


@rule("VB-030")
@pytest.mark.parametrize("seats", SEATS)
def test_every_first_turn_begins_with_an_empty_board(seats: int) -> None:
    """Nothing drops off before the first card is played on three empty spaces; at the second one they are not empty."""
    game = begun(seats, 4)
    events = game.listen()
    ready(game)
    boards: dict[int, list[list[int]]] = {seat: [] for seat in range(seats)}
    while game.round < 3:
        if game.decision.kind == "play-card":
            boards[game.seat].append(game.players[game.seat].board)
        game.play(game.decision.options[-1])
    for seat in range(seats):
        first, second = boards[seat]
        assert first == [-1, -1, -1]
        assert (second[0], second[2]) == (-1, -1)
        assert second[1] >= 0
    assert [event for event in events if event.key == "drop-off"] == []
