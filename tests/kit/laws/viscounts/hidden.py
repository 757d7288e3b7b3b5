"""What is hidden in Viscounts: hands, Draw Piles and what lies below the tops of piles."""

from __future__ import annotations

from collections import Counter
from typing import Any

import westkingdom as wk
from tests.kit.laws.broken import demand
from tests.kit.laws.play import Chooser
from tests.kit.laws.viscounts import facts
from westkingdom.viscounts.game import Viscounts


def permute_hidden(g: Viscounts, seat: int, chooser: Chooser) -> Viscounts:
    """A copy in which all that a seat may not know is dealt anew, by our own hand and not by determinize().

    Whether a card of an opponent came from the discards at the last shuffle is known to everybody, so cards change
    places only with their like; and a card that was shown stays where it is.
    """
    world = g.copy()
    for p in world.players:
        if p.seat == seat:
            p.draw = chooser.shuffled(p.draw)
            continue
        # The Draw Pile first: of equal cards those in it are taken for the shuffled ones.
        heap = p.draw + p.hand
        known, shown = Counter(p.mixed), Counter(p.shown)
        mixed: list[int] = []
        fixed: list[int] = []
        for i, card in enumerate(heap):
            if i >= len(p.draw) and shown[card]:
                shown[card] -= 1
                fixed.append(i)
            elif known[card]:
                known[card] -= 1
                mixed.append(i)
        unmixed = [i for i in range(len(heap)) if i not in mixed and i not in fixed]
        dealt = heap[:]
        for places in (mixed, unmixed):
            for here, there in zip(places, chooser.shuffled(places), strict=True):
                dealt[here] = heap[there]
        p.hand, p.draw = dealt[len(p.draw) :], dealt[: len(p.draw)]
    world.townsfolk = dealt_below_tops(world.townsfolk, chooser)
    world.manuscripts = dealt_below_tops(world.manuscripts, chooser)
    part = facts.gates(world)
    if part is not None:
        part.pile = chooser.shuffled(part.pile)
    part = facts.keys(world)
    if part is not None:
        part.hero_pile = chooser.shuffled(part.hero_pile)
        part.chest_pile = chooser.shuffled(part.chest_pile)
        tiles = chooser.shuffled([tile for tile in part.face_down if tile != -1])
        part.face_down = [tiles.pop() if tile != -1 else -1 for tile in part.face_down]
    part = facts.solo(world)
    if part is not None:
        permute_future_schemes(world, part, chooser)
    world.key = chooser.below(1 << 31)
    world.draws += chooser.below(100)
    return world


def permute_future_schemes(world: Viscounts, part: Any, chooser: Chooser) -> None:
    """Nobody knows which of the Future Schemes that nobody has seen lie in the Draw Pile of the opponent."""
    p = world.players[world.settings.opponent]
    unseen = sorted(part.unseen)
    becomes = dict(zip(unseen, chooser.shuffled(unseen), strict=True))
    part.future = [becomes[card] for card in part.future]
    p.draw = [becomes.get(card, card) for card in p.draw]
    p.mixed = sorted(becomes.get(card, card) for card in p.mixed)


def dealt_below_tops(piles: list[list[int]], chooser: Chooser) -> list[list[int]]:
    """Piles of the same sizes with the same top cards, and all that lies below dealt anew."""
    below = chooser.shuffled([card for pile in piles for card in pile[:-1]])
    return [[*(below.pop() for _ in pile[:-1]), *pile[-1:]] for pile in piles]


def what_is_known_is_true(g: Viscounts) -> None:
    """What everybody may conclude about a hand is so: the world that is played is one of those that can be dealt."""
    ids = facts.ids_of_cards(facts.mix_of(g))
    players: Any = g.view(None)["players"]
    for p in g.players:
        demand(Counter(p.shown) <= Counter(p.hand), f"cards are said to be shown by seat {p.seat} that are not there")
        demand(Counter(p.mixed) <= Counter(p.hand + p.draw), f"cards are said to be hidden with seat {p.seat}")
        surely_unmixed = (Counter(p.draw) - Counter(p.mixed)).total()
        demand(surely_unmixed <= p.unmixed_in_draw, f"a card is said to be in the hand of seat {p.seat} that is not")
        shown = Counter[str](players[p.seat]["known_in_hand"])
        hand = Counter(ids[card] for card in p.hand)
        demand(shown <= hand, f"{shown} are said to be in the hand of seat {p.seat}, which is {hand}")


def hands_are_shown_to_their_owners(g: Viscounts) -> None:
    """Nobody is shown the hand of another player or the order of a Draw Pile."""
    ids = facts.ids_of_cards(facts.mix_of(g))
    for seat in (None, *range(g.settings.seats)):
        view = g.view(seat)
        for p, shown in zip(g.players, view["players"], strict=True):
            own = p.seat == seat
            demand(
                (shown["hand"] is not None) == own, f"the hand of seat {p.seat} is shown to {seat}, or not to itself"
            )
            hidden = p.draw if own else p.draw + p.hand
            if p.seat == g.settings.opponent:
                hidden = [card for card in hidden if card not in facts.solo(g).unseen]
            # The heap is shown in an order of its own: by the numbers of the cards.
            demand(shown["hidden"] == [ids[card] for card in sorted(hidden)], "the hidden heap is in a telling order")


def names_in_piles(g: Viscounts) -> set[str]:
    """The ids of everything that lies face down, or below something that is face up."""
    mix = facts.mix_of(g)
    ids = facts.ids_of_cards(mix)
    out = {ids[card] for pile in g.townsfolk for card in pile[:-1]}
    out |= {str(facts.manuscripts(mix)[tile]["id"]) for pile in g.manuscripts for tile in pile[:-1]}
    part = facts.gates(g)
    if part is not None:
        out |= {ids[card] for card in part.pile}
    part = facts.keys(g)
    if part is not None:
        out |= {ids[card] for card in part.hero_pile}
        out |= {str(facts.chest_tiles(mix)[tile]["id"]) for tile in part.chest_pile}
    return out


class Witness:
    """Remembers which Heroes were taken into hands before everybody's eyes, from events alone."""

    def __init__(self) -> None:
        self.read = 0
        self.playing = False
        self.shown: set[tuple[int, str]] = set()

    def listen(self, events: list[wk.Event]) -> None:
        """Take notice of what has happened since."""
        for event in events[self.read :]:
            self.playing = self.playing or event.key == "turn"
            card = (event.seat, str(event.args.get("card")))
            if event.key == "gain-hero" and self.playing:
                self.shown.add(card)
            elif event.key in ("play", "discard", "destroy"):
                self.shown.discard(card)
        self.read = len(events)

    def is_heard(self, g: Viscounts, seed: int) -> None:
        """A Hero that was seen to join a hand is known to be in it, in every world, until it is seen to leave it."""
        ids = facts.ids_of_cards(facts.mix_of(g))
        players: Any = g.view(None)["players"]
        for seat, hero in self.shown:
            known = players[seat]["known_in_hand"]
            demand(hero in known, f"{hero} was taken into the hand of seat {seat}, but only {known} are known")
            for viewer in range(g.settings.seats):
                world = g.determinize(viewer, seed)
                hand = [ids[card] for card in world.players[seat].hand]
                demand(hero in hand, f"{hero} of seat {seat} is somewhere else in a world of seat {viewer}")


def hidden_things(g: Viscounts, seat: int) -> dict[str, object]:
    """What a seat may not know, zone by zone."""
    out: dict[str, object] = {
        "own draw pile": g.players[seat].draw[:],
        "hands": [sorted(p.hand) for p in g.players if p.seat != seat],
        "other draw piles": [p.draw[:] for p in g.players if p.seat != seat],
        "townsfolk": [pile[:-1] for pile in g.townsfolk],
        "manuscripts": [pile[:-1] for pile in g.manuscripts],
        "future": g.key,
    }
    part = facts.gates(g)
    if part is not None:
        out["outsiders"] = part.pile[:]
    part = facts.keys(g)
    if part is not None:
        out |= {"heroes": part.hero_pile[:], "chest tiles": part.chest_pile[:]}
    part = facts.solo(g)
    if part is not None:
        # An opponent has no hand.
        del out["hands"]
        out["future schemes"] = part.future[:]
    return out
