"""What the events of a whole game tell of where cards and tiles went."""

from __future__ import annotations

from collections import Counter

import westkingdom as wk
from tests.kit.laws.broken import LawBroken
from tests.kit.laws.viscounts import facts
from tests.kit.laws.viscounts.pieces import cards_of
from westkingdom.viscounts.game import Viscounts


def events_tell_where_cards_went(g: Viscounts, events: list[wk.Event]) -> None:
    """From the events of a whole game alone follows which cards and tiles every player has at its end."""
    mix = facts.mix_of(g)
    ids = facts.ids_of_cards(mix)
    owned = [Counter(ids[card] for card in facts.numbers(mix, "starter")) for _ in g.players]
    tiles: list[Counter[str]] = [Counter() for _ in g.players]
    order = ids.get(min(facts.numbers(mix, "kings_order"), default=-1), "")
    for own in owned:
        own[order] += 1 if order else 0
    for event in events:
        card = str(event.args.get("hero" if event.key == "pick-pair" else "card"))
        if event.key in ("pick-pair", "hire", "welcome", "gain-hero", "gain-kings-order"):
            owned[event.seat][card] += 1
        elif event.key in ("leave-game", "return-card") or (event.key == "destroy" and card != order):
            # A destroyed King's Order returns to its pile, or stays if its player would have too few cards.
            owned[event.seat][card] -= 1
        elif event.key in ("gain-chest", "discard-chest"):
            tiles[event.seat][str(event.args["tile"])] += 1 if event.key == "gain-chest" else -1
    part = facts.keys(g)
    for p, told, told_tiles in zip(g.players, owned, tiles, strict=True):
        if p.seat == g.settings.opponent:
            events_tell_of_schemes(g, events)
            continue
        has = Counter(ids[card] for zone in (p.hand, p.draw, p.discard, p.board) for card in zone if card != -1)
        if has != +told:
            raise LawBroken(f"seat {p.seat} has {has - told} that no event tells of, and lacks {told - has}")
        slotted = (
            [] if part is None else [facts.chest_tiles(mix)[tile]["id"] for tile in part.slotted[p.seat] if tile >= 0]
        )
        if Counter(slotted) != +told_tiles:
            raise LawBroken(f"seat {p.seat} has the chest tiles {slotted}, events tell of {told_tiles}")


def events_tell_of_schemes(g: Viscounts, events: list[wk.Event]) -> None:
    """Every Scheme card that everybody knows was turned over or gained in an event, and it is with the opponent."""
    ids = facts.ids_of_cards(facts.mix_of(g))
    p = g.players[g.settings.opponent]
    has = {ids[card] for card in cards_of(g, p)}
    told = {str(event.args["card"]) for event in events if event.key in ("scheme", "future-scheme")}
    if not told <= has:
        raise LawBroken(f"events tell of the schemes {told - has} that the opponent has not")
    unseen = {ids[card] for card in facts.solo(g).unseen}
    if told & unseen:
        raise LawBroken(f"the schemes {told & unseen} were seen in events")
