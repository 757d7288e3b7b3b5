"""Views as positions: the words of a view are read in a position, and what a view hides is dealt at random.

A position with `players` in place of `seats` is a view: piles have their top card last, and other seats may be hidden.
"""

from __future__ import annotations

from typing import Final

from westkingdom.architects.positions import apprentice_number, building_number, market_number, reward_number
from westkingdom.architects.state import Player, State
from westkingdom.architects.terms import EMPTY, GOODS, MOST_SEATS, PHASES, PLAYING
from westkingdom.engine.effects import Effect
from westkingdom.engine.errors import BadPosition
from westkingdom.engine.positions import Named, known_words, list_of, named_part, renamed, whole

TABLE_WORDS: Final = ["players", "turn"]
SEAT_WORDS: Final = ["goods", "workers_at", "workers_in_guildhall"]
TOLD: Final = [
    "game",
    "expansions",
    "seat",
    "phase",
    "over",
    "apprentices_known_below",
    "put_under_building_pile",
    "reward_pile",
    "rewards_gained",
    "rewards_unused",
    "guildhall",
    "guildhall_spaces",
    "small_market_cards",
    "large_market_cards",
    "reset_triggered",
    "offered",
    "looked_at",
    "cards_looked_at",
    "bill",
    "asked",
]
"""What only whole views tell: of piles, and what follows from the rest."""
TOLD_OF_PLAYERS: Final = [
    "seat",
    "cards_in_hand",
    "draft",
    "cards_to_draft",
    "passed_on",
    "drawn_by_others",
    "put_under_pile",
]
_OF_PILES: Final = ["apprentice_pile", "building_pile", "small_market", "large_market"]
"""Words that name cards in a position; in a view they count the cards of piles, or show what a card gives."""
_ASKED: Final = ["place", "take-back"]
"""What is asked at the beginning of a turn."""
Words = dict[str, object]


def in_words_of_positions(position: Named, favour: str) -> tuple[Words, list[Words]]:
    """Give the table and the seats of a position in the words of positions."""
    shown = "players" in position
    out_of = [*TABLE_WORDS, *TOLD, *(_OF_PILES if shown else [])]
    table: Words = {word: value for word, value in position.items() if word not in out_of}
    players = parts_of(position, "players" if shown else "seats")
    seats = [_in_words_of_seats(i, seat, favour) for i, seat in enumerate(players)]
    renamed(position, "turn", table, "to_act")
    _read_rows(table)
    if shown:
        _demand_turn(position)
    return table, seats


def parts_of(position: Named, word: str) -> list[Named]:
    """The objects of the seats."""
    return [named_part(part, f"Seat {i}") for i, part in enumerate(list_of(position, word))]


def _in_words_of_seats(number: int, seat: Named, favour: str) -> Words:
    """Goods, debts and workers of a seat, each also as a view shows them."""
    others = [*SEAT_WORDS, *TOLD_OF_PLAYERS]
    out: Words = {word: value for word, value in seat.items() if word not in others}
    goods = named_part(seat.get("goods", {}), "«goods»")
    known_words(goods, [*GOODS, favour] if favour else GOODS, "«goods»")
    for good in goods:
        if good in seat:
            raise BadPosition(f"Seat {number} names «{good}» twice, by itself and in «goods».")
        out[good] = goods[good]
    if not isinstance(seat.get("debts", 0), int):
        debts = named_part(seat["debts"], f"«debts» of seat {number}")
        known_words(debts, ["unpaid", "paid"], "«debts»")
        out["debts"], out["paid"] = whole(debts, "unpaid", 0), whole(debts, "paid", 0)
    renamed(seat, "workers_at", out, "at")
    renamed(seat, "workers_in_guildhall", out, "guildhall")
    if isinstance(seat.get("captives"), list):
        out["captives"] = {str(owner): n for owner, n in enumerate(list_of(seat, "captives"))}
    if seat.get("hand", ()) is None:
        del out["hand"]
    return out


def _read_rows(table: Words) -> None:
    """Face-up apprentices may be named with the silver on them, as a view shows them."""
    silver: Words = {}
    rows: list[object] = []
    for row in list_of(table, "apprentices"):
        cards: list[object] = []
        for found in row if isinstance(row, list) else []:
            if isinstance(found, dict):
                known_words(found, ["apprentice", "silver"], "A face-up apprentice")
                silver[str(found.get("apprentice"))] = found.get("silver", 0)
            cards.append(found.get("apprentice") if isinstance(found, dict) else found)
        rows.append(cards if isinstance(row, list) else row)
    if silver:
        table["apprentices"] = rows
        table["silver_on"] = {**silver, **named_part(table.get("silver_on", {}), "«silver_on»")}


# --- whole views


def _demand_turn(view: Named) -> None:
    """Only the beginning of a turn can be laid out."""
    playing = view.get("phase", PHASES[PLAYING]) == PHASES[PLAYING]
    busy = view.get("reset_triggered") or view.get("bill") or view.get("cards_looked_at")
    asked = view.get("asked")
    question = named_part(asked, "«asked»") if asked is not None else {}
    begins = asked is None or (question.get("kind") in _ASKED and question.get("seat") == view.get("turn"))
    if view.get("over") or not playing or busy or not begins:
        raise BadPosition(
            f"A view can be laid out at the beginning of a turn, where it asks {' or '.join(_ASKED)}, "
            f"not in the middle of «{question.get('kind', 'nothing')}»."
        )


def deal_hidden(g: State, view: Named) -> None:
    """Deal what a view hides: hands, and the order of piles, with what it knows of them."""
    _deal_plans(g, view)
    known = [apprentice_number(g, ident) for ident in list_of(view, "apprentices_known_below")]
    if len(set(known)) != len(known) or any(card not in g.apprentices for card in known):
        raise BadPosition("«apprentices_known_below» names cards of the pile, the lowest first, each once.")
    g.apprentices = [*known, *[card for card in g.apprentices if card not in known]]
    g.known_below = len(known)
    _deal_rewards(g, view)
    _deal_markets(g, view)


def _deal_plans(g: State, view: Named) -> None:
    """Hidden hands are dealt; cards that somebody put under the pile lie there, and their owner knows them."""
    players = parts_of(view, "players")
    own = [[building_number(g, ident) for ident in _hidden_list(player, "put_under_pile")] for player in players]
    known = [card for cards in own for card in cards]
    if any(card not in g.plans for card in known):
        raise BadPosition("«put_under_pile» names building cards that lie nowhere else.")
    left = [card for card in g.plans if card not in known]
    g.shuffle(left)
    for i, player in enumerate(players):
        if player.get("hand") is None:
            g.players[i].hand = [left.pop() for _ in range(min(len(left), whole(player, "cards_in_hand", 0)))]
    _lay_pile(g, view, own, left)
    for i, player in enumerate(players):
        _trace(g, g.players[i], _hidden_list(player, "drawn_by_others"))


def _lay_pile(g: State, view: Named, own: list[list[int]], left: list[int]) -> None:
    """The pile of building cards from below, with those that somebody knows where their owner put them."""
    g.plans = []
    g.plans_by = []
    for owner in list_of(view, "put_under_building_pile"):
        seat = EMPTY if owner is None else owner
        if not isinstance(seat, int) or not EMPTY <= seat < len(own) or not (left or (seat != EMPTY and own[seat])):
            raise BadPosition("«put_under_building_pile» names a seat or null for each card of the pile, lowest first.")
        known = own[seat] if seat != EMPTY else []
        g.plans.append(known.pop(0) if known else left.pop())
        g.plans_by.append(seat)
    if left or any(own):
        n = len(g.plans)
        raise BadPosition(f"The building pile of this view has {n + len(left)} cards, not {n}.")


def _hidden_list(player: Named, word: str) -> list[object]:
    """A list that a view shows to its owner only."""
    return [] if player.get(word) is None else list_of(player, word)


def _trace(g: State, p: Player, known: list[object]) -> None:
    """What a seat knows of cards that others have drawn."""
    p.traced = []
    for found in known:
        part = named_part(found, "A card that was drawn by others")
        p.traced.append(building_number(g, part.get("building")) * MOST_SEATS + whole(part, "seat", 0))


def _deal_rewards(g: State, view: Named) -> None:
    """Rewards that were gained are known; of the others so many are in the pile."""
    spent = [reward_number(g, ident) for ident in list_of(view, "rewards_gained")]
    left = [card for card in range(len(g.realm.reward)) if card not in spent]
    n = whole(view, "reward_pile", len(left))
    if n > len(left):
        raise BadPosition(f"The reward pile has at most {len(left)} cards, not {n}.")
    g.shuffle(left)
    g.spent, g.rewards, g.unused = spent, left[:n], sorted(left[n:])


def _deal_markets(g: State, view: Named) -> None:
    """The cards of the large market are known; on top of the small one lies a card that gives what it shows."""
    g.large = [market_number(g, ident) for ident in list_of(view, "large_market_cards")]
    small = [card for card in range(len(g.realm.small)) if card not in g.large]
    g.shuffle(small)
    wanted = view.get("small_market")
    tops = [card for card in small if _icons_of(g.realm.small[card]) == wanted]
    if small and not tops:
        raise BadPosition(f"No card of the small market gives {wanted!r}.")
    g.small = [*[card for card in small if card != tops[0]], tops[0]] if small else []


def _icons_of(effect: Effect) -> object:
    """What a view shows of an effect."""
    return effect.icons()
