"""Positions: the words with which a scenario describes the pieces of this box."""

from __future__ import annotations

from typing import Final

from westkingdom.engine.errors import BadPosition
from westkingdom.engine.positions import Named, list_of, one_of, parts_for, whole
from westkingdom.viscounts.gates_of_gold.manuscript_boards import column_of
from westkingdom.viscounts.gates_of_gold.outsiders import ROW
from westkingdom.viscounts.gates_of_gold.part import gates
from westkingdom.viscounts.gates_of_gold.terms import COLUMNS, FIRST_COLUMN
from westkingdom.viscounts.positions import cards_or_none, lay_line, not_replaced
from westkingdom.viscounts.scoring import ribbons
from westkingdom.viscounts.state import Player, State
from westkingdom.viscounts.terms import EMPTY, RIBBONS

TABLE_WORDS: Final = [
    "outsiders",
    "outsider_pile",
    "kings_orders",
    "castle_leader_card",
    "builder_cards",
    "wild_ribbon",
]
SEAT_WORDS: Final = ["manuscript_board", "columns", "builder"]
_BUILDER_KINDS: Final = ["diversified", "specialized"]


def supply(g: State, card: int) -> bool:
    """Take a King's Order or an Outsider from its pile or row."""
    part = gates(g)
    if card == part.facts.kings_order and part.kings_orders > 0:
        part.kings_orders -= 1
        return True
    if card in part.row:
        part.row = [other for other in part.row if other != card]
        return True
    if card in part.pile:
        part.pile = [other for other in part.pile if other != card]
        return True
    return False


def lay_out(g: State, position: Named, seats: list[Named]) -> None:
    """Boards, leader, Builder cards and the row; whoever is dealt cards of this box takes them afterwards."""
    part = gates(g)
    for i, seat in enumerate(seats):
        if i == g.settings.opponent and ("manuscript_board" in seat or "columns" in seat):
            raise BadPosition("A solo opponent has no manuscript board.")
        if "manuscript_board" in seat:
            _choose_board(g, i, one_of(seat, "manuscript_board", RIBBONS, ""))
    if "castle_leader_card" in position:
        part.leader = _thing_number(g, position, "castle_leader_card", "leader")
        g.leader = part.leader
    if "builder_cards" in position:
        named = list_of(position, "builder_cards")
        found = [g.cards.number.get(str(ident), EMPTY) for ident in named]
        if [g.cards.kinds[thing] for thing in found] != _BUILDER_KINDS:
            raise BadPosition("«builder_cards» names a diversified builder card, then a specialized one.")
        part.builders = found
    if "wild_ribbon" in position:
        part.wild = RIBBONS.index(one_of(position, "wild_ribbon", RIBBONS, ""))


def _choose_board(g: State, seat: int, ribbon: str) -> None:
    """Give a seat the board whose first column has this ribbon; whoever had it takes the other one."""
    part = gates(g)
    wanted = next(i for i, columns in enumerate(part.facts.columns) if columns[0] == RIBBONS.index(ribbon))
    boards = part.boards[:]
    if wanted in boards:
        boards[boards.index(wanted)] = boards[seat]
    boards[seat] = wanted
    part.boards = boards


def _thing_number(g: State, position: Named, word: str, kind: str) -> int:
    """Find a permanent thing of a kind by its id."""
    number = g.cards.number.get(str(position[word]), EMPTY)
    not_replaced(g, number)
    if number < 0 or g.cards.kinds[number] != kind:
        known = [g.cards.ids[i] for i, other in enumerate(g.cards.kinds) if other == kind and i not in g.cards.replaced]
        raise BadPosition(f"«{word}» is one of {', '.join(known)}, not {position[word]!r}.")
    return number


def lay_out_last(g: State, position: Named, seats: list[Named]) -> None:
    """The row and the pile of Outsiders, King's Orders, columns and claimed Builder cards."""
    part = gates(g)
    _lay_row(g, position)
    # A King's Order never leaves the game: one that is destroyed returns to its pile.
    part.kings_orders += g.removed.count(part.facts.kings_order)
    g.removed = [card for card in g.removed if card != part.facts.kings_order]
    if "kings_orders" in position:
        wanted = whole(position, "kings_orders", 0)
        if wanted != part.kings_orders:
            raise BadPosition(
                f"With the King's Orders of the players {part.kings_orders} are left in the pile, not {wanted}."
            )
    for i, seat in enumerate(seats):
        p = g.players[i]
        if i != g.settings.opponent:
            _lay_columns(g, p, seat)
        for kind in list_of(seat, "builder"):
            if kind not in _BUILDER_KINDS:
                raise BadPosition(f"«builder» names some of {', '.join(_BUILDER_KINDS)}, not {kind!r}.")
            p.permanents = [*p.permanents, part.builders[_BUILDER_KINDS.index(str(kind))]]


def _lay_columns(g: State, p: Player, seat: Named) -> None:
    """The starting Manuscript, and the columns that are named or have a Manuscript."""
    part = gates(g)
    p.manuscripts = [part.facts.start_tiles[part.boards[p.seat]], *p.manuscripts]
    for column in list_of(seat, "columns"):
        _fill_column(g, p, column)
    counts = ribbons(g, p)
    for ribbon in range(len(RIBBONS)):
        thing = FIRST_COLUMN + column_of(g, p.seat, ribbon)
        if counts[ribbon] and thing not in p.permanents:
            p.permanents = [*p.permanents, thing]


def _lay_row(g: State, position: Named) -> None:
    """Put the named Outsiders into the row and on top of the pile."""
    part = gates(g)
    row = cards_or_none(g, position, "outsiders")
    pile = cards_or_none(g, position, "outsider_pile")
    part.row, part.pile, gone = lay_line(part.row, part.pile, row, pile, ROW, "outsiders")
    g.removed = [*g.removed, *gone]


def _fill_column(g: State, p: Player, column: object) -> None:
    """Unlock a column by a Manuscript without points that set-up dealt deep into a pile."""
    part = gates(g)
    if not isinstance(column, int) or isinstance(column, bool) or not 1 <= column <= COLUMNS:
        raise BadPosition(f"«columns» names columns from 1 to {COLUMNS}, not {column!r}.")
    ribbon = part.facts.columns[part.boards[p.seat]][column - 1]
    tiles = g.facts.manuscripts
    for pile in g.manuscripts:
        for tile in pile[:-1]:
            if tiles.ribbon[tile] == ribbon and not tiles.vp[tile]:
                pile.remove(tile)
                p.manuscripts = [*p.manuscripts, tile]
                return
    raise BadPosition(f"No manuscript is left for column {column} of seat {p.seat}.")


def read_view(g: State, shown: Named, table: dict[str, object], seats: list[dict[str, object]]) -> None:
    """Outsiders, leader, Builder cards and boards as a view shows them; the tile of a board comes with it."""
    facts = gates(g).facts
    for word in ("kings_orders", "outsiders", "builder_cards"):
        table[word] = shown.get(word)
    table["castle_leader_card"] = shown.get("castle_leader")
    if shown.get("wild_ribbon") is not None:
        table["wild_ribbon"] = shown["wild_ribbon"]
    builders = list_of(shown, "builder_cards")
    kinds = {str(card): kind for card, kind in zip(builders, _BUILDER_KINDS, strict=False)}
    for i, player in enumerate(parts_for(shown, "players", len(seats))):
        seats[i]["builder"] = [kinds.get(str(card), card) for card in list_of(player, "builder_cards")]
        if player.get("manuscript_board") is not None:
            number = facts.board_ids.index(one_of(player, "manuscript_board", facts.board_ids, ""))
            seats[i]["manuscript_board"] = RIBBONS[facts.columns[number][0]]
            own = g.facts.manuscripts.ids[facts.start_tiles[number]]
            seats[i]["manuscripts"] = [tile for tile in list_of(seats[i], "manuscripts") if tile != own]
