"""Rule tests: the draft of building cards, and apprentices at the start (ledger section B)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.kit.architects import begun, face_up, goods, pick, seen
from tests.kit.asking import shown
from tests.kit.chapters.architects.set_up import ALL_BOARDS, SEATS, VARIABLE, best, finish, ready
from tests.kit.rule import rule
from westkingdom.architects.game import Architects


def draft(game: Architects, seat: int) -> list[str]:
    """The cards that wait for a pick of this seat, as the seat sees them."""
    cards: list[str] = shown(game, seat)["players"][seat]["draft"]
    return cards


# --- the draft


@rule("AB-030")
@pytest.mark.parametrize("seats", SEATS)
def test_cards_of_the_draft_are_passed_clockwise(seats: int) -> None:
    """Four, three and two cards to choose from: the rest always comes from the seat before; three are kept."""
    game = begun(seats, 5)
    kept: list[list[str]] = [[] for _ in range(seats)]
    packets = [draft(game, seat) for seat in range(seats)]
    assert len({card for packet in packets for card in packet}) == 4 * seats
    for size in (4, 3, 2):
        assert [draft(game, seat) for seat in range(seats)] == packets
        assert [len(packet) for packet in packets] == [size] * seats
        asked = []
        for _ in range(seats):
            seat = game.seat
            asked.append(seat)
            assert (game.decision.kind, draft(game, seat)) == ("draft", packets[seat])
            assert [option.label.args["building"] for option in game.decision.options] == packets[seat]
            card = packets[seat][seat % size]
            pick(game, "draft", building=card)
            kept[seat].append(card)
        assert sorted(asked) == list(range(seats))
        rest = [[card for card in packets[seat] if card not in kept[seat]] for seat in range(seats)]
        packets = [rest[seat - 1] for seat in range(seats)]
    assert game.decision.kind == "place"
    for seat in range(seats):
        assert sorted(seen(game, seat)["hand"]) == sorted(kept[seat])
        assert (draft(game, seat), len(kept[seat])) == ([], 3)


@rule("AB-030")
@pytest.mark.parametrize("seats", SEATS)
def test_the_last_card_of_each_player_goes_under_the_pile(seats: int) -> None:
    """After the draft the pile has as many cards more as there are players, below all others."""
    for seed in range(5):
        game = begun(seats, seed)
        pile = game.plans[:]
        dealt = {card for p in game.players for card in p.packet}
        finish(game)
        left = dealt - {card for p in game.players for card in p.hand}
        assert len(left) == seats
        assert game.plans[seats:] == pile
        assert set(game.plans[:seats]) == left
        assert shown(game)["building_pile"] == 40 - 3 * seats


@rule("AB-030")
@pytest.mark.parametrize("seats", SEATS)
def test_all_keep_a_card_at_the_same_time(seats: int) -> None:
    """Nobody gets cards of another before all have chosen, and nobody sees what others keep."""
    game = begun(seats, 2)
    first = game.seat
    packets = [draft(game, seat) for seat in range(seats)]
    lines = []
    for option in game.decision.options:
        line = game.copy()
        line.play(option)
        lines.append(line)
    for line in lines:
        for seat in range(seats):
            if seat != first:
                assert draft(line, seat) == packets[seat]
                assert line.view(seat) == lines[0].view(seat)
        assert line.view(None) == lines[0].view(None)
        assert line.view(first) != game.view(first)
    assert len({str(line.view(first)) for line in lines}) == 4


# --- apprentices at the start


@rule("AB-031")
@pytest.mark.parametrize("seats", SEATS)
def test_nobody_starts_with_an_apprentice(seats: int) -> None:
    """The draft begins at once, and after it nobody has hired anybody."""
    for options in ({}, VARIABLE):
        assert begun(seats, 1, **options).decision.kind == "draft"
        game = ready(seats, 1, **options)
        assert [p["apprentices"] for p in shown(game)["players"]] == [[] for _ in range(seats)]
        assert face_up(game) == face_up(begun(seats, 1, **options))


@rule("AB-032")
@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("options", [{}, ALL_BOARDS])
def test_with_the_option_each_hires_one_for_nothing_in_reverse_turn_order(seats: int, options: dict[str, Any]) -> None:
    """The last player chooses among all eight, the first one last among what is left; nothing is paid."""
    for seed in range(6):
        game = begun(seats, seed, starting_apprentice=True, **options)
        free = [card for row in face_up(game) for card in row]
        pile = game.apprentices[:]
        order = []
        for n in range(seats):
            seat = game.seat
            order.append(seat)
            before = goods(game, seat)
            assert game.decision.kind == "hire"
            offered = [str(option.label.args["apprentice"]) for option in game.decision.options]
            assert sorted(offered) == sorted(free)
            assert len(offered) == 8 - n
            assert game.apprentices == pile
            chosen = offered[(seed + n) % len(offered)]
            pick(game, "hire", apprentice=chosen)
            free.remove(chosen)
            assert (shown(game)["players"][seat]["apprentices"], goods(game, seat)) == ([chosen], before)
        assert order == [(game.start - 1 - i) % seats for i in range(seats)]
        assert game.tax == 4
        assert game.decision.kind == "draft"


@rule("AB-032")
def test_the_gaps_are_filled_after_the_last_choice() -> None:
    """The cards that are left slide to the left, and new ones from the pile come on the right."""
    game = begun(3, 4, starting_apprentice=True)
    upper, lower = face_up(game)
    for card, left in ((upper[0], (3, 4)), (lower[2], (3, 3))):
        pick(game, "hire", apprentice=card)
        assert tuple(len(row) for row in face_up(game)) == left
    new = [game.cards.ids[card] for card in game.apprentices[:-4:-1]]
    pick(game, "hire", apprentice=upper[3])
    assert face_up(game)[0][:2] == upper[1:3]
    assert face_up(game)[1][:3] == [lower[0], lower[1], lower[3]]
    assert sorted([*face_up(game)[0][2:], face_up(game)[1][3]]) == sorted(new)
    assert shown(game)["apprentice_pile"] == 29


@rule("AB-032")
def test_the_virtue_of_a_starting_apprentice_counts() -> None:
    """Each card changes virtue 7 by what it shows: 8, 6 or 7; all other players stay on 7."""
    found: dict[int, set[int]] = {1: set(), -1: set(), 0: set()}
    for seed in range(40):
        game = begun(2, seed, starting_apprentice=True)
        for option in game.decision.options:
            line = game.copy()
            seat = line.seat
            line.play(option)
            change = line.cards.virtue[line.players[seat].apprentices[0]]
            found[change].add(line.players[seat].virtue)
            assert line.players[1 - seat].virtue == 7
    assert found == {1: {8}, -1: {6}, 0: {7}}


@rule("AB-032")
def test_virtue_of_a_starting_apprentice_does_not_change_who_begins() -> None:
    """With characters the order is settled by their start lines, before anybody hires."""
    for seed in range(30):
        game = begun(4, seed, starting_apprentice=True, **ALL_BOARDS)
        start = game.start
        assert finish(game).start == start == best(game)
