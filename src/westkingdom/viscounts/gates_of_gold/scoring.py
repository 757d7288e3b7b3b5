"""Scoring: Outsiders in the deck, ribbons with Envoys, and what Manuscripts and Outsiders count."""

from __future__ import annotations

from typing import Final

from westkingdom.viscounts.construct import link_effect
from westkingdom.viscounts.gates_of_gold.facts import Score
from westkingdom.viscounts.gates_of_gold.part import gates
from westkingdom.viscounts.gates_of_gold.terms import FIRST_CARD
from westkingdom.viscounts.scoring import COUNTERS, Counter, counter, kind_in_deck, ribbon_sets, scoring_ribbons, total
from westkingdom.viscounts.spots import owner_of
from westkingdom.viscounts.state import Player, State
from westkingdom.viscounts.terms import RIBBONS, SECTIONS


def outsiders_of(g: State, p: Player) -> list[int]:
    """The Outsiders in a player's deck, wherever they are. [GG-005, GG-218, GG-237]"""
    is_outsider = gates(g).facts.is_outsider
    own: list[int] = []
    for pile in [p.hand, p.draw, p.discard, p.board]:
        for card in pile:
            if card >= FIRST_CARD and is_outsider[card]:
                own.append(card)
    return own


def outsider_points(g: State, p: Player) -> int:
    """What the Outsiders of a player score. [GG-110, GG-182]"""
    own = outsiders_of(g, p)
    if not own:
        return 0
    ribbons = scoring_ribbons(g, p)
    points = 0
    for card in own:
        points += _score_of(g, p, gates(g).facts.score[card], ribbons)
    return points


def _score_of(g: State, p: Player, score: Score, ribbons: list[int]) -> int:
    """What one Outsider scores.

    [GG-193, GG-194, GG-199, GG-202, GG-203, GG-205, GG-208, GG-212, GG-214, GG-216, GG-217]
    """
    points = score.vp
    for vp, per, each in score.per:
        points += vp * (_count(g, p, per, ribbons) // each)
    for vp, condition in score.conditions:
        if condition.holds(g, p.seat):
            points += vp
    return points


def _count(g: State, p: Player, per: str, ribbons: list[int]) -> int:
    """What an Outsider counts; ribbons are those of scoring. [GG-196, GG-204, GG-215]"""
    if per == "ribbon_sets_of_4":
        return min(ribbons[0], ribbons[1], ribbons[2], ribbons[3])
    if per in _RIBBON_COUNTERS:
        return ribbons[_RIBBON_COUNTERS[per]]
    return counter(g, p, per)


_RIBBON_COUNTERS: Final = {f"ribbon_{RIBBONS[ribbon]}": ribbon for ribbon in range(len(RIBBONS))}


def with_envoys(g: State, p: Player, counts: list[int]) -> list[int]:
    """Each Envoy adds a ribbon of the colour that brings most points in all. [GG-196, GG-197, GG-198]"""
    facts = gates(g).facts
    own = outsiders_of(g, p)
    n = 0
    for card in own:
        n += facts.extra_ribbon[card]
    if n == 0:
        return counts
    best = counts
    choices = [counts]
    for _ in range(n):
        choices = [added(some, ribbon) for some in choices for ribbon in range(len(RIBBONS))]
    worth = -1
    for some in choices:
        points = ribbon_sets(g, some)
        for card in own:
            for vp, per, each in facts.score[card].per:
                if per.startswith("ribbon_"):
                    points += vp * (_count(g, p, per, some) // each)
        if points > worth:
            worth, best = points, some
    return best


def added(counts: list[int], ribbon: int) -> list[int]:
    """The counts with one more ribbon."""
    out = counts[:]
    out[ribbon] += 1
    return out


# --- counters


def _own_links(g: State, p: Player) -> int:
    """Links with own Buildings at both ends. [GG-193]"""
    links = 0
    before = owner_of(g.spots[-1]) == p.seat
    for spot in range(len(g.spots)):
        own = owner_of(g.spots[spot]) == p.seat
        if own and before and link_effect(g, (spot - 1) % len(g.spots)) is not None:
            links += 1
        before = own
    return links


def _segments_with_building(g: State, p: Player) -> int:
    """Segments on which a player has a Building. [GG-208]"""
    per_segment = g.realm.spots_per_segment[g.side]
    segments = 0
    last = -1
    for spot in range(len(g.spots)):
        if owner_of(g.spots[spot]) == p.seat and spot // per_segment != last:
            last = spot // per_segment
            segments += 1
    return segments


def _castle_wedges_led(g: State, p: Player) -> int:
    """Castle sections with strictly the most Workers in the first two tiers. [GG-194, GG-195, GG-246, GG-251]"""
    led = 0
    for section in range(SECTIONS):
        most = 0
        for other in g.players:
            if other is not p:
                most = max(most, other.tier1[section] + other.tier2[section])
        if p.tier1[section] + p.tier2[section] > most:
            led += 1
    return led


def _outsiders_in_deck(g: State, p: Player) -> int:
    """Outsiders in the deck. [GG-085, GG-217]"""
    return kind_in_deck(g, p, "outsider")


def _workers_in_tier_1(g: State, p: Player) -> int:
    """Workers in the first tier. [GG-205]"""
    return total(p.tier1)


def _workers_in_tier_2(g: State, p: Player) -> int:
    """Workers in the second tier. [GG-205]"""
    return total(p.tier2)


def _workers_in_tier_3(g: State, p: Player) -> int:
    """Workers in the third tier. [GG-205, GG-206]"""
    return p.tier3


_OWN_COUNTERS: dict[str, Counter] = {
    "own_links": _own_links,
    "segments_with_building": _segments_with_building,
    "castle_wedges_led": _castle_wedges_led,
    "outsiders_in_deck": _outsiders_in_deck,
    "workers_tier_1": _workers_in_tier_1,
    "workers_tier_2": _workers_in_tier_2,
    "workers_tier_3": _workers_in_tier_3,
}
COUNTERS.update(_OWN_COUNTERS)
