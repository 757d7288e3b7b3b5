"""The laws: each takes a game that stands at a decision (or at its end) and raises LawBroken if it does not hold.

`make soak` holds all of them over many games, the tests of this folder over a few.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator
from typing import Any

import westkingdom as wk
from tests.laws import facts, scorer
from tests.laws.broken import LawBroken, demand
from westkingdom.engine.node import NODES
from westkingdom.engine.words import Message
from westkingdom.viscounts.game import Viscounts

TABLES = [(mix, seats) for mix in facts.MIXES for seats in (2, 3, 4)]
"""Every mix and number of seats."""
ALL_TABLES = [*TABLES, (facts.PROMOS, 4)]


def table_name(value: object) -> str | None:
    """What a table is called in the names of tests."""
    return value.name if isinstance(value, facts.Mix) else None


# --- playing


class Chooser:
    """A small stream of choices of our own, the same for ever: a linear congruential generator."""

    def __init__(self, seed: int) -> None:
        self.state = seed

    def below(self, n: int) -> int:
        """The next number from 0 to n - 1."""
        self.state = (self.state * 6364136223846793005 + 1442695040888963407) % (1 << 64)
        return (self.state >> 33) % n

    def option(self, g: wk.Game) -> int:
        """One of the options that are possible now."""
        actions = g.actions
        return actions[self.below(len(actions))]

    def shuffled(self, things: list[int]) -> list[int]:
        """Give things in another order."""
        out = things[:]
        for i in range(len(out) - 1, 0, -1):
            j = self.below(i + 1)
            out[i], out[j] = out[j], out[i]
        return out


class Builder(Chooser):
    """Chooses at random too, but collects Stone and Builder icons, and seeks variety in Buildings, dear ones first."""

    def option(self, g: wk.Game) -> int:
        """One of the options that are possible now."""
        assert isinstance(g, Viscounts)
        node = NODES[g.stack[-1][0]]
        name = node.kind().name
        if name == "action" and CONSTRUCT in g.choices:
            return node.base + (CONSTRUCT if self.builds(g) else NO_ACTION)
        if name == "building":
            return node.base + self.building(g)
        if name == "resource" and STONE in g.choices:
            return node.base + STONE
        if name == "play-card":
            return node.base + self.card(g)
        return super().option(g)

    def builds(self, g: Viscounts) -> bool:
        """Is a public Building possible, or one that is still missing for one of each type? Otherwise Stone is saved."""
        look = g.copy()
        look.choose(CONSTRUCT)
        counts = facts.standing(g, g.seat)
        asked = not look.over and NODES[look.stack[-1][0]].kind().name == "building"
        slots = look.choices if asked else []
        wanted = [1] if counts[1] == 0 else [i for i, n in enumerate(counts) if n == 0]
        missing = [slot for slot in slots if slot >= len(facts.SLOTS) or slot // 3 in wanted]
        return bool(missing) or min(counts) > 0 or self.below(6) == 0

    def building(self, g: Viscounts) -> int:
        """A public Building if one is possible, otherwise one of a type that is missing, a Guildhall before all."""
        public = [choice for choice in g.choices if choice >= len(facts.SLOTS)]
        counts = facts.standing(g, g.seat)
        return public[-1] if public else min(g.choices, key=lambda slot: (counts[slot // 3] > 0, slot // 3 != 1))

    def card(self, g: Viscounts) -> int:
        """A card that builds; for who has a Builder card rather one that the ability of Builder cards asks for."""
        cards = facts.cards(facts.mix_of(g))
        claimed = any(facts.FIRST_BUILDER <= thing < facts.FIRST_PUBLIC for thing in g.players[g.seat].permanents)
        known = [card for card in g.choices if card in cards]
        fit = [card for card in known if claimed and cards[card]["kind"] in ("kings_order", "outsider")]
        fit = fit or [card for card in known if {"builder", "criminal"} & set(cards[card]["icons"])] or g.choices
        return fit[self.below(len(fit))]


CONSTRUCT = 1
NO_ACTION = 4
"""The numbers of these among the options of an action."""
STONE = 2
"""Its number among goods."""
CHOOSERS = {"random": Chooser, "builder": Builder}


def new_game(seats: int, seed: int, mix: facts.Mix = facts.BASE) -> Viscounts:
    """Begin a game."""
    game = wk.new_game("viscounts", seats=seats, expansions=mix.boxes, seed=seed, promos=mix.promos)
    assert isinstance(game, Viscounts)
    return game


def random_play(g: Viscounts, seed: int, every: int = 1, chooser: Chooser | None = None) -> Iterator[Viscounts]:
    """Play a game to its end at random, stopping at every n-th decision, at the first one, and at the end."""
    chooser = chooser or Chooser(seed)
    while not g.over:
        if g.decisions % every == 0:
            yield g
        g.play(chooser.option(g))
    yield g


def play_on(g: wk.Game, chooser: Chooser, n: int) -> list[int]:
    """Play n options at random, or to the end; give what was played."""
    played = []
    for _ in range(n):
        if g.over:
            break
        played.append(chooser.option(g))
        g.play(played[-1])
    return played


# --- copies, saves, history


def copy_is_independent_and_the_same(g: Viscounts, n: int = 12) -> None:
    """A copy plays on identically, and whatever is played in one never touches the other."""
    before = g.digest()
    actions = g.actions
    first, second = g.copy(), g.copy()
    demand(first.digest() == before and first.actions == actions, "a copy is another game")
    demand(first.history == g.history, "a copy has another history")
    played = play_on(first, Chooser(g.decisions), n)
    demand(g.digest() == before == second.digest(), "playing in a copy changed the game or another copy")
    demand(g.actions == actions == second.actions, "playing in a copy changed the options of the game or another copy")
    for option in played:
        second.play(option)
    demand(first.digest() == second.digest() and first.actions == second.actions, "two copies played on differently")


def load_brings_it_back(g: Viscounts, n: int = 12) -> None:
    """A saved game, written as JSON and read again, is the same, saves the same, and plays on identically."""
    saved = g.save()
    text = json.dumps(saved)
    loaded = wk.load_game(json.loads(text))
    demand(saved == g.save(), "saving changed the game")
    demand(json.dumps(loaded.save()) == text, "a loaded game saves differently")
    demand(loaded.digest() == g.digest() and loaded.actions == g.actions, "a loaded game is another game")
    demand(loaded.history == g.history and loaded.over == g.over, "a loaded game has another past")
    if not g.over:
        demand(repr(loaded.decision.options) == repr(g.decision.options), "a loaded game offers other options")
    copy = g.copy()
    play_on(copy, Chooser(g.decisions), n)
    play_on(loaded, Chooser(g.decisions), n)
    demand(loaded.digest() == copy.digest() and loaded.actions == copy.actions, "a loaded game played on differently")


def history_replays(g: Viscounts) -> None:
    """The seed and the options played are the whole game, so that undo is to play all but the last."""
    again = new_game(len(g.players), g.settings.seed, facts.mix_of(g))
    for option in g.history:
        again.play(option)
    demand(again.digest() == g.digest() and again.actions == g.actions, "replaying the history gave another game")


# --- what a seat knows


def text_of(view: object) -> str:
    """The bytes that a seat would be sent."""
    return json.dumps(view, sort_keys=True)


def asked(g: Viscounts) -> str:
    """Everything that a decision tells the seat that is asked."""
    decision = g.decision
    return repr((decision.seat, decision.kind, decision.prompt, decision.options, decision.why_not()))


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
    world.key = chooser.below(1 << 31)
    world.draws += chooser.below(100)
    return world


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


def seat_learns_nothing_hidden(g: Viscounts, seat: int, seed: int) -> None:
    """View, decision and options of a seat stay the same, byte for byte, when what it may not know is dealt anew."""
    sent = text_of(g.view(seat))
    world = g.determinize(seat, seed)
    demand(text_of(world.view(seat)) == sent, f"seat {seat} sees something that determinize() dealt anew")
    demand(g.determinize(seat, seed).digest() == world.digest(), "determinize() gives two worlds for one seed")
    world.check()
    permuted = permute_hidden(g, seat, Chooser(seed))
    demand(text_of(permuted.view(seat)) == sent, f"seat {seat} sees something hidden")
    demand(text_of(permuted.view(None)) == text_of(g.view(None)), "a spectator sees something hidden")
    if g.seat == seat:
        demand(asked(world) == asked(g), f"seat {seat} is asked something else in a world that it cannot tell apart")
        # Loading finds the options anew, in the other world.
        again = wk.load_game(permuted.save())
        assert isinstance(again, Viscounts)
        demand(asked(again) == asked(g), f"the options of seat {seat} tell something hidden")


def views_show_no_hand(g: Viscounts) -> None:
    """Nobody is shown the hand of another player, the order of a Draw Pile, nor anything that lies in a pile."""
    ids = facts.ids_of_cards(facts.mix_of(g))
    below = names_in_piles(g)
    for seat in (None, *range(len(g.players))):
        view = g.view(seat)
        for p, shown in zip(g.players, view["players"], strict=True):  # type: ignore[call-overload]
            own = p.seat == seat
            demand(
                (shown["hand"] is not None) == own, f"the hand of seat {p.seat} is shown to {seat}, or not to itself"
            )
            hidden = p.draw if own else p.draw + p.hand
            # The heap is shown in an order of its own: by the numbers of the cards.
            demand(shown["hidden"] == [ids[card] for card in sorted(hidden)], "the hidden heap is in a telling order")
        leaked = below & words_in(view)
        demand(not leaked, f"{leaked} lie in a pile and are shown to seat {seat}")


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


def words_in(shown: object) -> set[str]:
    """Every word of a view, wherever it stands."""
    if isinstance(shown, dict):
        return set().union(*map(words_in, shown.values()))
    if isinstance(shown, list):
        return set().union(*map(words_in, shown))
    return {shown} if isinstance(shown, str) else set()


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
            for viewer in range(len(g.players)):
                world = g.determinize(viewer, seed)
                hand = [ids[card] for card in world.players[seat].hand]
                demand(hero in hand, f"{hero} of seat {seat} is somewhere else in a world of seat {viewer}")


def world_can_be_played(g: Viscounts, seat: int, seed: int) -> None:
    """A world that was dealt anew is a game like any other: whole at every decision, and it comes to an end."""
    world = g.determinize(seat, seed)
    for here in random_play(world, seed, every=10):
        here.check()
    demand(world.over, "a world that was dealt anew did not end")


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
    return out


# --- events

NAMING = {
    "pick-pair", "play", "drop-off", "discard", "destroy", "hire", "dismiss", "rearrange", "ability", "cleric-bonus",
    "reveal", "uncover", "leave-game", "return-card", "stay-in-deck", "gain-kings-order", "welcome", "refuse", "reveal-outsider", "show-outsider",
    "gain-hero", "reveal-hero", "gain-chest", "discard-chest", "reveal-chest", "chest-reward",
}  # fmt: skip
"""Public events that name a card or tile: all of them put it, or find it, where everybody sees it."""
REVEALING = {
    "drawn", "play", "discard", "destroy", "uncover", "uncover-manuscript", "reveal-outsider", "reveal-hero",
    "reveal-chest",
}  # fmt: skip
"""Events that can show a card which the seat did not know."""
CARDS = ("starter", "replacement-starter", "neutral", "hero", "kings_order", "outsider", "chest")


def events_name_no_hidden_card(g: Viscounts, events: list[wk.Event]) -> None:
    """A card that was drawn is named only to who drew it, and no other kind of public event names a hidden card."""
    mix = facts.mix_of(g)
    ids = frozenset().union(*(facts.ids(mix, kind) for kind in CARDS))
    for event in events:
        if event.key in ("drawn", "forced"):
            demand(event.audience == event.seat, f"everybody is told: {event!r}")
        elif any(value in ids for value in event.args.values()):
            demand(event.audience == -1 and event.key in NAMING, f"a card is named to everybody: {event!r}")


def events_tell_nothing_hidden(g: Viscounts, option: int, seed: int) -> None:
    """After its choice a seat is told the same in two worlds that it cannot tell apart, up to what reveals a card."""
    seat = g.seat
    told = []
    for world in (g.copy(), g.determinize(seat, seed)):
        events = world.listen()
        world.play(option)
        events_name_no_hidden_card(world, events)
        told.append([event for event in events if event.audience in (-1, seat)])
    for one, other in zip(*told, strict=False):
        if (one.key, one.seat, one.args) != (other.key, other.seat, other.args):
            same_step = (one.key, one.seat) == (other.key, other.seat)
            demand(
                same_step and one.key in REVEALING, f"seat {seat} is told {one!r} in one world, {other!r} in another"
            )
            return


# --- choices


def every_option_can_be_read(g: Viscounts) -> None:
    """Every option has an id of its own, words, costs and gains; explain() calls exactly the options possible."""
    decision = g.decision
    demand(decision.seat == g.seat and repr(decision) != "", "a decision is not asked of the seat to decide")
    demand(isinstance(decision.prompt, Message), "a decision has no prompt")
    numbers = [option.id for option in decision.options]
    demand(numbers == g.actions and len(numbers) == len(set(numbers)) > 1, "options have no ids of their own")
    for option in decision.options:
        demand(0 <= option.id < g.action_space(), "an id is outside the action space")
        demand(option.kind == kind_of(g, option.id), "an option is of another kind than its id")
        for said in (option.label, *option.cost, *option.gain):
            demand(isinstance(said, Message) and json.dumps(said.data()) != "", "an option says something unsayable")
    labels = Counter(repr(option.label) for option in decision.options)
    demand(max(labels.values()) == 1, f"two options say the same: {labels.most_common(1)}")
    frame = g.stack[-1]
    node = NODES[frame[0]]
    explained = [(node.base + choice, reason) for choice, reason in node.explain(g, frame)]
    if node.also is not None:
        explained += [(node.also.base + choice, reason) for choice, reason in node.also.explain(g, frame)]
    demand(len({choice for choice, _ in explained}) == len(explained), "explain() names a choice twice")
    possible = [choice for choice, reason in explained if reason is None]
    demand(sorted(possible) == sorted(numbers), f"explain() calls {possible} possible, the options are {numbers}")
    refused = decision.why_not()
    demand(len(refused) == len(explained) - len(possible), "why_not() leaves something out")
    for impossible in refused:
        demand(impossible.id not in numbers, "why_not() gives a reason against an option")
        demand(isinstance(impossible.reason, Message), "why_not() gives no reason")
        demand(json.dumps([impossible.label.data(), impossible.reason.data()]) != "", "a reason is unsayable")


def kind_of(g: Viscounts, option: int) -> str:
    """The kind of decision that an id belongs to: that of the rule that asks, or of the one that comes along with it."""
    node = NODES[g.stack[-1][0]]
    kinds = [node.kind(), *([] if node.also is None else [node.also.kind()])]
    return next((kind.name for kind in kinds if kind.base <= option < kind.base + kind.size), "")


def what_is_not_offered_is_refused(g: Viscounts, every: int = 1) -> None:
    """An option that is not possible now raises and leaves the game as it was."""
    before = g.digest()
    offered = set(g.actions)
    for option in range(g.decisions % every, g.action_space(), every):
        if option not in offered:
            refuses(g, option, wk.IllegalMove)
    for option in (-1, g.action_space(), g.action_space() + 1000):
        refuses(g, option, wk.UnknownOption)
    demand(g.digest() == before and set(g.actions) == offered, "a refused option changed the game")


def refuses(g: Viscounts, option: int, mistake: type[wk.WestkingdomError]) -> None:
    """Playing this option raises this mistake."""
    try:
        g.play(option)
    except mistake:
        return
    raise LawBroken(f"option {option} was not refused as {mistake.__name__}")


# --- scores


RIBBON_LINES = ("manuscript_sets", "outsiders")
"""Envoys may split the same points between these lines in several ways."""


def scores_are_right(g: Viscounts) -> None:
    """The slow scorer finds the same lines, totals, winners and end."""
    for p, sheet, slow in zip(g.players, g.scores, scorer.scores(g), strict=True):
        lines = dict(sheet.lines)
        demand(set(lines) == set(slow) and len(sheet.lines) == len(slow), f"other lines: {set(lines) ^ set(slow)}")
        for name, points in lines.items():
            if name not in RIBBON_LINES:
                demand(points == slow[name], f"seat {sheet.seat}: {name} is {points}, should be {slow[name]}")
        of_ribbons = (lines["manuscript_sets"], lines.get("outsiders", 0))
        best = scorer.best_ribbons(g, p)
        demand(of_ribbons in best, f"seat {sheet.seat}: sets and outsiders are {of_ribbons}, should be among {best}")
        demand(sheet.total == sum(slow.values()), "a total is not the sum of its lines")
    outcome = g.outcome
    demand((outcome is not None) == g.over, "there is an outcome before the end, or none after it")
    if outcome is not None:
        demand(outcome.winners == scorer.winners(g), f"{outcome} should name {scorer.winners(g)}")
        demand(outcome.reason == scorer.reason(g), f"{outcome} should say {scorer.reason(g)}")
        demand(list(outcome.totals) == [sum(sheet.values()) for sheet in scorer.scores(g)], f"{outcome}: other totals")
        turns = {p.turns for p in g.players}
        demand(turns == {g.round} == {g.last_round}, f"turns {turns} at the end of round {g.round} of {g.last_round}")
