"""Scenarios: a table put into any position by a small dict in the words of the data files.

Everything that is not named stays at its set-up value. docs/scenarios.md lists the words.
"""

from __future__ import annotations

from typing import Final

from westkingdom.engine.errors import BadPosition
from westkingdom.engine.events import Event
from westkingdom.engine.game import Settings
from westkingdom.engine.positions import Named, known_words, list_of, named_part, one_of, whole
from westkingdom.viscounts import shown as shown_words
from westkingdom.viscounts.card_management import PLAY_A_CARD
from westkingdom.viscounts.effects import VOCABULARY
from westkingdom.viscounts.game import Viscounts, blank
from westkingdom.viscounts.positions import card_number, space_number, spot_number
from westkingdom.viscounts.scenario_cards import lay_cards, lay_manuscripts
from westkingdom.viscounts.shown import OUT_IN_ORDER, in_words_of_positions
from westkingdom.viscounts.spots import own_building
from westkingdom.viscounts.state import Facts, Player
from westkingdom.viscounts.terms import (
    EMPTY,
    FIRST_BONUS,
    GOODS,
    RIBBONS,
    SEGMENTS,
    SLOTS,
    WORKERS,
)
from westkingdom.viscounts.turn import PHASE_NAMES, begin_phases
from westkingdom.viscounts.turn_options import pause

TABLE_WORDS: Final = [
    "seats",
    "segments",
    "rotation",
    "townsfolk",
    "manuscripts",
    "removed",
    "debts_above_poverty",
    "deeds_above_prosperity",
    "castle_leader",
    "start",
    "to_act",
    "round",
    "last_round",
    "phase",
    "played",
    "resolve",
]


SEAT_WORDS: Final = [
    *GOODS,
    "corruption",
    "virtue",
    "debts",
    "paid",
    "deeds",
    "approved",
    "tier1",
    "tier2",
    "tier3",
    "workers",
    "viscount",
    "turns",
    "hero",
    "hand",
    "draw",
    "discard",
    "board",
    "built",
    "cleric_bonus",
    "manuscripts",
    "known_in_hand",
]


def lay_out(settings: Settings, facts: Facts, position: Named, events: list[Event] | None = None) -> Viscounts:
    """Make a table in this position, or raise BadPosition."""
    _demand_known_words(facts, position)
    g = blank(settings, facts)
    g.offered_cards = []
    g.offered_heroes = []
    _lay_segments(g, position)
    table, those = in_words_of_positions(g, position)
    position = table
    seats: list[Named] = [*those]
    g.round = whole(position, "round", 1)
    g.start = whole(position, "start", 0)
    g.turn = whole(position, "to_act", g.start)
    for word, seat_number in (("start", g.start), ("to_act", g.turn)):
        if seat_number >= len(seats):
            raise BadPosition(f"«{word}» is a seat from 0 to {len(seats) - 1}, not {seat_number}.")
    g.rotation = whole(position, "rotation", g.rotation)
    for one in facts.boxes:
        one.lay_out(g, position, seats)
    lay_cards(g, position, seats)
    lay_manuscripts(g, position, seats)
    for i, seat in enumerate(seats):
        _lay_seat(g, g.players[i], seat)
    for one in facts.boxes:
        one.lay_out_last(g, position, seats)
    _lay_castle_leader(g, position)
    _lay_end_piles(g, position)
    phase = _lay_phase(g, position)
    g.log = events
    _keep_order(g, position)
    _start_play(g, phase, position)
    return g


_PLAY: Final = "play"


"""Where a turn goes on when the cards of the board have moved, and one is to be played."""


def _lay_phase(g: Viscounts, position: Named) -> int:
    """Lay the card that was played this turn, and give the number of the phase where the turn goes on."""
    name = one_of(position, "phase", [*PHASE_NAMES, _PLAY], PHASE_NAMES[0])
    phase = 1 if name == _PLAY else PHASE_NAMES.index(name)
    if g.turn == g.settings.opponent:
        phase = _opponents_phase(phase)
    if "played" in position:
        g.played = card_number(g, position["played"])
    if phase > 0 and g.played == EMPTY:
        g.played = g.players[g.turn].board[0]
    if name == _PLAY:
        g.played = EMPTY
    elif phase == 1 and g.played == EMPTY and g.turn != g.settings.opponent:
        raise BadPosition("In the phase «movement» a card has been played; name it with «played» or on the board.")
    return phase


def _keep_order(g: Viscounts, position: Named) -> None:
    """What is out of the game lies in the order in which it is named, where that names all of it."""
    named = [card_number(g, ident) for ident in list_of(position, OUT_IN_ORDER)]
    if sorted(named) == sorted(g.removed):
        g.removed = named


def _demand_known_words(facts: Facts, position: Named) -> None:
    """Refuse words that neither positions nor views have; those of views that stand for nothing are only for views."""
    shown = "players" in named_part(position, "A position")
    words = [*TABLE_WORDS, *shown_words.TABLE_WORDS, *[word for one in facts.boxes for word in one.table_words]]
    told = [*shown_words.TOLD, *[one.name for one in facts.boxes]] if shown else []
    known_words(position, [*words, *told], "A position")
    words = [*SEAT_WORDS, *shown_words.SEAT_WORDS, *[word for one in facts.boxes for word in one.seat_words]]
    told = shown_words.TOLD_OF_PLAYERS if shown else []
    for i, seat in enumerate(shown_words.parts_of(position, "players" if shown else "seats")):
        known_words(seat, [*words, *told], f"Seat {i}")


def _opponents_phase(phase: int) -> int:
    """The same phase in the turn of a solo opponent, which has only the first of a person's phases and collisions."""
    if PHASE_NAMES[phase] not in _OPPONENTS_PHASES:
        raise BadPosition(f"The turn of a solo opponent has the phases {', '.join(_OPPONENTS_PHASES)}.")
    return _OPPONENTS_PHASES.index(PHASE_NAMES[phase])


_OPPONENTS_PHASES: Final = ["cards", "collision"]


def _start_play(g: Viscounts, phase: int, position: Named) -> None:
    """Put the phases, or the effect that is to be resolved first, on the stack and run on."""
    for player in g.players:
        player.permanents = player.permanents[:]
    p = g.players[g.turn]
    begin_phases(g, g.turn, phase)
    if position.get("phase") == _PLAY:
        g.push(PLAY_A_CARD, g.turn)
    if phase == 0 and g.turn != g.settings.opponent:
        pause(g, g.turn)
    p.turns += 1
    if "resolve" in position:
        try:
            g.push(VOCABULARY.effect(position["resolve"]), g.turn)
        except (ValueError, TypeError, KeyError) as mistake:
            raise BadPosition(f"«resolve» is an effect in the words of the data: {mistake}.") from None
    g.check()
    g.advance()


# --- laying


def _lay_segments(g: Viscounts, position: Named) -> None:
    """Lay the segments clockwise in the given order."""
    if "segments" in position:
        order = list_of(position, "segments")
        if sorted(map(str, order)) != sorted(SEGMENTS):
            raise BadPosition(f"«segments» names each of {', '.join(SEGMENTS)} once, clockwise.")
        g.segments = [SEGMENTS.index(str(segment)) for segment in order]


def _lay_seat(g: Viscounts, p: Player, seat: Named) -> None:
    """Everything of a seat but cards and Manuscripts."""
    p.goods = [whole(seat, good, 0) for good in GOODS]
    p.corruption = whole(seat, "corruption", p.corruption)
    p.virtue = whole(seat, "virtue", p.virtue)
    p.debts = whole(seat, "debts", 0)
    p.paid = whole(seat, "paid", 0)
    p.deeds = whole(seat, "deeds", 0)
    p.approved = whole(seat, "approved", 0)
    p.tier1 = _tier(seat, "tier1")
    p.tier2 = _tier(seat, "tier2")
    p.tier3 = whole(seat, "tier3", 0)
    p.workers = whole(seat, "workers", max(0, WORKERS - sum(p.tier1) - sum(p.tier2) - p.tier3))
    p.turns = whole(seat, "turns", 10 if g.round > 1 else 0)
    p.space = space_number(g, seat.get("viscount", f"{SEGMENTS[0]}:OL"))
    built = named_part(seat.get("built", {}), "«built»")
    for slot in built:
        if slot not in SLOTS:
            raise BadPosition(f"There is no slot {slot!r}; the slots are {', '.join(SLOTS)}.")
        spot = spot_number(g, built[slot])
        if g.spots[spot] != EMPTY:
            raise BadPosition(f"Two buildings stand on the spot {built[slot]!r}.")
        g.spots[spot] = own_building(p.seat, SLOTS.index(slot))
        p.permanents.append(p.slots + SLOTS.index(slot))
    for ribbon in list_of(seat, "cleric_bonus"):
        if ribbon not in RIBBONS:
            raise BadPosition(f"There is no ribbon {ribbon!r}; the ribbons are {', '.join(RIBBONS)}.")
        p.permanents.append(FIRST_BONUS + g.realm.bonus_ribbon.index(RIBBONS.index(str(ribbon))))


def _tier(seat: Named, word: str) -> list[int]:
    """Read the Workers of a tier by section, as {"c4": 2}, or in the order of sections, as [0, 0, 0, 2, 0]."""
    sections = ["c1", "c2", "c3", "c4", "c5"]
    value = seat.get(word, {})
    if isinstance(value, list):
        if len(value) != len(sections):
            raise BadPosition(f"«{word}» has a number for each of {', '.join(sections)}, not {value!r}.")
        value = dict(zip(sections, value, strict=True))
    named = named_part(value, f"«{word}»")
    known_words(named, sections, f"«{word}»")
    return [whole(named, section, 0) for section in sections]


def _lay_castle_leader(g: Viscounts, position: Named) -> None:
    """Give the Castle Leader card to the named seat, or to who has the most Workers in tier 3."""
    most = max(p.tier3 for p in g.players)
    if "castle_leader" in position:
        holder = whole(position, "castle_leader", 0)
        if holder >= len(g.players):
            raise BadPosition(f"«castle_leader» is a seat from 0 to {len(g.players) - 1}, not {holder}.")
        g.players[holder].permanents.append(g.leader)
    elif most:
        next(p for p in g.players if p.tier3 == most).permanents.append(g.leader)


def _lay_end_piles(g: Viscounts, position: Named) -> None:
    """Lay the end piles; one that is empty has triggered the end."""
    seats = len(g.players)
    g.debts_above = whole(position, "debts_above_poverty", g.realm.debts_above[seats])
    g.deeds_above = whole(position, "deeds_above_prosperity", g.realm.deeds_above[seats])
    revealed = g.debts_above == 0 or g.deeds_above == 0
    g.last_round = whole(position, "last_round", g.round + 1 if revealed else 0)
