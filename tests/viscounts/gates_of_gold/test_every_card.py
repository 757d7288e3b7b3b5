"""Every card of this box does what is printed on it: the cards are written down here once more, and tried in play."""

from __future__ import annotations

import json
from typing import Any, NamedTuple

import pytest

from tests.kit.viscounts import GATES, names, pick, table
from tests.viscounts.base import test_every_card as base
from tests.viscounts.base.test_every_card import EXTRA, others, quiet
from westkingdom.viscounts.game import Viscounts
from westkingdom.viscounts.gates_of_gold.part import gates
from westkingdom.viscounts.terms import ICONS, RIBBONS


class Card(NamedTuple):
    """What is printed on a Townsfolk card or a Hero."""

    cost: int
    icons: dict[str, int]
    hire: Any
    timing: str
    ability: Any


DEED_OR_DEBT: Any = {"either": [{"gain": {"deed": 1}}, {"gain": {"debt": 1}}]}
ORDER_OR_REARRANGE: Any = {"either": [{"gain_card": "kings_order"}, {"rearrange": 1}]}
CARD_AND_SILVER: Any = {"all": [{"draw": 1}, {"gain": {"silver": 1}}]}
VIRTUE: Any = {"gain": {"virtue": 1}}
CORRUPTION: Any = {"gain": {"corruption": 1}}
REARRANGE: Any = {"rearrange": 1}
SHUFFLE: Any = {"shuffle": 1}
DISCARD: Any = {"discard": 1}
HIRE: Any = {"hire_free": 1}
ANYWHERE: Any = {"dismiss_anywhere": True}
ONE_FURTHER: Any = {"extra_move": 1}
ONE_CARD_MORE: Any = {"hand_limit": 1}
ORDER: Any = {"gain_card": "kings_order"}

TOWNSFOLK = {
    "advocate": Card(2, {"noble": 1}, REARRANGE, "ongoing", ANYWHERE),
    "apprentice": Card(1, {"builder": 1, "merchant": 1}, VIRTUE, "ongoing", ONE_FURTHER),
    "assassin": Card(2, {"criminal": 1}, CORRUPTION, "dropoff", {"all": [{"refuse": 1}, CORRUPTION]}),
    "brawler": Card(
        3, {"criminal": 1}, SHUFFLE, "dropoff", {"all": [{"draw": 1}, {"gain": {"silver": 1, "virtue": 1}}]}
    ),
    "brute": Card(3, {"criminal": 1}, CORRUPTION, "dropoff", {"all": [{"gain": {"debt": 1}}, {"welcome": 1}]}),
    "custodian": Card(2, {"merchant": 1, "noble": 1}, SHUFFLE, "dropoff", CARD_AND_SILVER),
    "dealer": Card(3, {"merchant": 3}, VIRTUE, "ongoing", {"on": "flip_deed", "do": {"gain": {"resource_any": 1}}}),
    "devotee": Card(3, {"cleric": 1}, REARRANGE, "dropoff", DEED_OR_DEBT),
    "father": Card(2, {"merchant": 2, "cleric": 1}, SHUFFLE, "immediate", HIRE),
    "follower": Card(1, {"cleric": 1}, SHUFFLE, "immediate", ORDER_OR_REARRANGE),
    "gatherer": Card(1, {"builder": 1}, SHUFFLE, "immediate", ORDER_OR_REARRANGE),
    "goldsmith": Card(2, {"builder": 1}, REARRANGE, "ongoing", ANYWHERE),
    "guildmaster": Card(2, {"builder": 1, "merchant": 2}, SHUFFLE, "immediate", HIRE),
    "herdsman": Card(3, {"merchant": 3}, REARRANGE, "ongoing", ONE_CARD_MORE),
    "knight": Card(3, {"noble": 1}, REARRANGE, "dropoff", DEED_OR_DEBT),
    "maiden": Card(2, {"merchant": 2, "noble": 1}, SHUFFLE, "immediate", HIRE),
    "messenger": Card(1, {"merchant": 1, "noble": 1}, VIRTUE, "ongoing", ONE_FURTHER),
    "partisan": Card(2, {"cleric": 1}, REARRANGE, "ongoing", ANYWHERE),
    "peddler-5": Card(2, {"merchant": 3}, VIRTUE, "ongoing", {"on": "collision", "do": ORDER}),
    "pilgrim": Card(1, {"merchant": 1, "cleric": 1}, VIRTUE, "ongoing", ONE_FURTHER),
    "proprietor": Card(3, {"builder": 1}, REARRANGE, "dropoff", DEED_OR_DEBT),
    "savage": Card(1, {"criminal": 1}, DISCARD, "immediate", ORDER_OR_REARRANGE),
    "street-urchin": Card(3, {"criminal": 1}, REARRANGE, "ongoing", ONE_CARD_MORE),
    "teacher": Card(2, {"merchant": 1, "cleric": 1}, SHUFFLE, "dropoff", CARD_AND_SILVER),
    "traitor-2": Card(1, {"criminal": 1}, CORRUPTION, "dropoff", {"gain": {"silver": 3}}),
    "vagrant": Card(1, {"criminal": 1}, REARRANGE, "ongoing", ANYWHERE),
    "wayfarer": Card(1, {"noble": 1}, SHUFFLE, "immediate", ORDER_OR_REARRANGE),
    "weaver": Card(2, {"builder": 1, "merchant": 1}, SHUFFLE, "dropoff", CARD_AND_SILVER),
}
HEROES = {
    "hero-arnulf": Card(3, {"builder": 1, "merchant": 1}, None, "dropoff", {"refuse": 1}),
    "hero-charles": Card(3, {"noble": 1}, None, "dropoff", {"draw": 3}),
    "hero-clotilde": Card(1, {"merchant": 3}, None, "immediate", {"all": [ORDER, ORDER]}),
    "hero-louis": Card(2, {"cleric": 1}, None, "dropoff", {"welcome": 1}),
    "hero-matilda": Card(
        1,
        {"criminal": 1},
        None,
        "ongoing",
        {"on": "hire", "do": {"all": [{"draw": 1}, DISCARD, {"gain": {"silver": 1}}]}},
    ),
}
CARDS = {**TOWNSFOLK, **HEROES}
ICONS_ON: dict[str, dict[str, int]] = {
    **{ident: row["icons"] for ident, row in base.CARDS.items()},
    **{ident: card.icons for ident, card in CARDS.items()},
}
HIRED: dict[str, Any] = {
    **{ident: row["hire"] for ident, row in base.CARDS.items()},
    **{ident: card.hire for ident, card in CARDS.items()},
}
ROW = ["outsider-tyrant", "outsider-hunter", "outsider-warrior"]
PILE = ["outsider-scholar-3", "outsider-champion"]
AROUND: dict[str, Any] = {"outsiders": ROW, "outsider_pile": PILE, "castle_leader_card": "castle-leader-move"}
DRAW = ["journeyman-1", "lender-1", "trader-1", "financer"]
A_QUESTION: Any = {"either": [{"gain": {"ink": 1}}, {"gain": {"gold": 1}}]}


def deck(card: str = "") -> dict[str, Any]:
    """Hand, piles and markers of seat 0 around a card that is tested; all other own cards are out of the game."""
    piles = {"hand": ["abbot", "squire", "labourer"], "draw": DRAW, "discard": ["thief"]}
    return {**base.PLENTY, **piles, "corruption": 2, "virtue": 6, **({"hero": card} if card in HEROES else {})}


def tops(card: str = "", **more: list[str]) -> dict[str, Any]:
    """The visible Townsfolk: on 9-10 somebody whose hire gives 1 Virtue."""
    return base.tops(card, **more)


def seen(game: Viscounts) -> dict[str, Any]:
    """What seat 0 has, and what lies beside the board."""
    part = gates(game)
    return {
        **base.seen(game),
        "kings_orders": part.kings_orders,
        "row": names(game, part.row),
        "pile": names(game, part.pile),
    }


class Paper(base.Paper):
    """What must be seen, written down while effects are carried out; seat 0 draws from a pile that is known."""

    def __init__(self, game: Viscounts, branch: int = 0) -> None:
        super().__init__(game, branch)
        self.want = seen(game)
        self.to_draw = [*DRAW]

    def check(self, kind: str, seat: int = 0) -> None:
        assert seen(self.game) == self.want
        assert (self.game.decision.seat, self.game.decision.kind) == (seat, kind)

    def draw(self, n: int) -> None:
        """The top cards of the Draw Pile come into the hand."""
        for _ in range(n):
            self.want["hand"] = sorted(
                [*self.want["hand"], self.to_draw.pop(0)], key=self.game.cards.number.__getitem__
            )
        self.add("draw", -n)

    def shuffle(self, _: int) -> None:
        self.want["draw"] += len(self.want["discard"])
        self.want["discard"] = []
        criminal = any(ICONS_ON[card].get("criminal") for card in self.want["board"] if card)
        self.add("corruption" if criminal else "virtue", 1)

    def hire_free(self, n: int) -> None:
        for _ in range(n):
            cards = [str(option.label.args.get("card", option.label.key)) for option in self.game.decision.options]
            assert cards[5] == "hire-instead"
            card = next(card for card in reversed(cards[:5]) if "gain" in HIRED[card])
            pick(self.game, "free-hire", card=card)
            self.want["discard"].append(card)
            self.do(HIRED[card])

    def gain_card(self, card: str) -> None:
        if card != "kings_order":
            super().gain_card(card)
            return
        self.add("kings_orders", -1)
        self.want["discard"].append("kings-order")
        self.discard(1)

    def leave_row(self, kind: str, card: str) -> None:
        offered = [option.label.args["card"] for option in self.game.decision.options]
        assert offered == self.want["row"]
        pick(self.game, kind, card=card)
        left = [other for other in self.want["row"] if other != card]
        self.want["row"] = [self.want["pile"].pop(), *left]

    def welcome(self, _: int) -> None:
        self.leave_row("welcome", "outsider-warrior")
        self.want["discard"].append("outsider-warrior")

    def refuse(self, _: int) -> None:
        """The Hunter leaves the game and gives 4 Silver."""
        self.leave_row("refuse", "outsider-hunter")
        self.want["removed"].append("outsider-hunter")
        self.add("silver", 4)


def with_branches(effects: dict[str, Any]) -> list[Any]:
    """Each id once, or twice if its effect leaves a choice."""
    return [
        (i, branch) for i, effect in effects.items() for branch in ((0, 1) if "either" in json.dumps(effect) else (0,))
    ]


ABILITIES = with_branches({ident: card.ability for ident, card in CARDS.items()})


# --- townsfolk and heroes


def test_all_townsfolk_and_heroes_of_the_box_are_tried() -> None:
    """The box has these 28 Townsfolk and 5 Heroes, with these values and Icons."""
    game = table({}, boxes=GATES)
    plain = table({})
    new = {*names(game, game.cards.neutrals)} - {*names(plain, plain.cards.neutrals)}
    heroes = {*names(game, game.cards.heroes)} - {*names(plain, plain.cards.heroes)}
    assert (new, heroes) == ({*TOWNSFOLK}, {*HEROES})
    assert (len(new), len(heroes)) == (28, 5)


@pytest.mark.parametrize("ident", CARDS)
def test_the_value_and_the_icons_of_a_card(ident: str) -> None:
    """Destroyed it brings its value in Silver; on the board it shows its Icons, each so often."""
    game = table({**deck(ident), "hand": [ident, "abbot"]}, boxes=GATES, resolve={"destroy": 1}, **AROUND)
    pick(game, "destroy", card=ident)
    assert game.players[0].goods[0] == 9 + CARDS[ident].cost
    icons = game.cards.icons[game.cards.number[ident]]
    assert {name: n for name, n in zip(ICONS, icons, strict=True) if n} == CARDS[ident].icons


@pytest.mark.parametrize(("card", "branch"), ABILITIES)
def test_a_card_that_is_played(card: str, branch: int) -> None:
    """It comes to the left space and gives Corruption for its Criminals; only an immediate ability is resolved."""
    seat = deck(card)
    seat["hand"] = [card, *seat["hand"]]
    game = table({**seat, "board": [*quiet(card, 2), None]}, boxes=GATES, townsfolk=tops(card), **AROUND)
    paper = Paper(game, branch)
    pick(game, "play-card", card=card)
    paper.want["hand"].remove(card)
    paper.want["board"][0] = card
    paper.add("corruption", CARDS[card].icons.get("criminal", 0))
    if CARDS[card].timing == "immediate":
        paper.do(CARDS[card].ability)
    paper.check("move")


@pytest.mark.parametrize(("card", "branch"), ABILITIES)
def test_a_card_that_drops_off(card: str, branch: int) -> None:
    """It goes on the discard pile; only a drop-off ability is resolved."""
    seat = {**deck(card), "board": [*quiet(card, 2), card]}
    game = table(seat, boxes=GATES, townsfolk=tops(card), resolve=A_QUESTION, **AROUND)
    paper = Paper(game, branch)
    game.play(game.decision.options[0])
    paper.add("ink", 1)
    paper.want["board"] = [None, *quiet(card, 2)]
    paper.want["discard"].append(card)
    if CARDS[card].timing == "dropoff":
        paper.do(CARDS[card].ability)
    paper.check("play-card")


@pytest.mark.parametrize("card", TOWNSFOLK)
def test_a_card_that_is_hired(card: str) -> None:
    """It goes on the discard pile and its top-right effect is resolved, its ability is not."""
    game = table(
        {**deck(), "board": quiet(card, 3)},
        boxes=GATES,
        townsfolk=tops(card, _3_4=[card]),
        phase="movement",
        resolve=HIRE,
        **AROUND,
    )
    paper = Paper(game)
    pick(game, "free-hire", card=card)
    paper.want["discard"].append(card)
    paper.do(TOWNSFOLK[card].hire)
    paper.check("move")


@pytest.mark.parametrize("card", TOWNSFOLK)
def test_the_price_of_a_hire(card: str) -> None:
    """In phase 4 it costs exactly its value, and cannot be hired with less."""
    cost = TOWNSFOLK[card].cost
    for silver in (cost, cost - 1):
        seat = {**deck(), "silver": silver, "viscount": "3-4:OL", "board": [None, None, None]}
        game = table(seat, boxes=GATES, townsfolk=tops(card, _3_4=[card]), phase="recruit", **AROUND)
        if silver < cost:
            assert game.turn == 1
        else:
            pick(game, "recruit", card=card)
            own = game.players[0]
            assert own.goods[0] == 0
            assert game.cards.number[card] in own.discard + own.draw


@pytest.mark.parametrize("card", TOWNSFOLK)
def test_a_card_that_is_dismissed(card: str) -> None:
    """It costs its value and leaves the game, its icons spare a payment, and its top-right effect is resolved."""
    icons = TOWNSFOLK[card].icons
    kind = next(icon for icon in ("builder", "noble", "cleric", "merchant", "criminal") if icon in icons)
    kind = "builder" if kind == "criminal" else kind
    viscount = {"builder": "3-4:OL", "noble": "3-4:IN", "cleric": "3-4:IN", "merchant": "7-8:OR"}[kind]
    pile = {"_7_8" if kind == "merchant" else "_3_4": [card, "aristocrat"]}
    board = [*quiet(card, 2), None]
    game = table(
        {**deck(), "board": board, "viscount": viscount},
        boxes=GATES,
        townsfolk=tops(card, **pile),
        manuscripts={"3-4": ["ms-blue-3-hire"]},
        phase="action",
        **AROUND,
    )
    paper = Paper(game)
    action = {"builder": "construct", "noble": "place-workers", "cleric": "transcribe", "merchant": "trade"}[kind]
    pick(game, "action", key=f"action-{action}")
    if kind != "cleric":
        named: Any = {"builder": {"slot": "w3"}, "noble": {"n": 2}, "merchant": {"n": 1}}[kind]
        pick(game, game.decision.kind, **named)
    pick(game, "dismiss", card=card)
    spared = sum(ICONS_ON[one].get(icon, 0) for one in (*board[:2], card) for icon in (kind, "criminal"))
    paper.add(EXTRA[kind], -max(0, 3 - spared))
    paper.add("silver", -TOWNSFOLK[card].cost)
    paper.want["removed"].append(card)
    paper.do(TOWNSFOLK[card].hire)
    if kind == "noble":
        paper.want["tier1"][1] += 2
        paper.add("workers", -2)
    if kind == "cleric":
        paper.want["manuscripts"].append("ms-blue-3-hire")
    paper.check({"builder": "spot", "noble": "recruit", "cleric": "free-hire", "merchant": "destroy"}[kind])


# --- ongoing abilities


EFFECTS: dict[str, Any] = {
    "hire": HIRE,
    "gain_debt": {"gain": {"debt": 1}},
    "gain_deed": {"gain": {"deed": 1}},
    "flip_debt": {"flip": "debt"},
    "flip_deed": {"flip": "deed"},
    "shuffle": SHUFFLE,
    "gain_kings_order": ORDER,
    "welcome": {"welcome": 1},
    "refuse": {"refuse": 1},
}
ANSWERING = {"dealer": "flip_deed", "hero-matilda": "hire"}
ONGOING = [ident for ident, card in CARDS.items() if card.timing == "ongoing"]


def after(effect: Any, seat: dict[str, Any]) -> Paper:
    """Let seat 0 do an effect and write down what it brings by itself."""
    question = {"either": [effect, {"gain": {"silver": 1}}]}
    game = table(seat, boxes=GATES, townsfolk=tops(), phase="movement", played="abbot", resolve=question, **AROUND)
    paper = Paper(game)
    game.play(game.decision.options[0])
    paper.do(effect)
    return paper


@pytest.mark.parametrize("card", ONGOING)
@pytest.mark.parametrize("moment", EFFECTS)
@pytest.mark.parametrize("place", [0, 1, 2, None])
def test_an_ongoing_card_answers_to_its_moment_alone(card: str, moment: str, place: int | None) -> None:
    """On the board the Dealer answers to a flipped Deed and Matilda to a hire.

    Nothing else answers, or from the hand.
    """
    seat = deck(card)
    board = quiet(card, 3 if place is None else 2)
    if place is None:
        seat["hand"] = [*seat["hand"], card]
    else:
        board.insert(place, card)
    paper = after(EFFECTS[moment], {**seat, "board": board})
    if ANSWERING.get(card) == moment and place is not None:
        paper.do(CARDS[card].ability["do"])
    paper.check("move")


@pytest.mark.parametrize("place", [0, 1, 2])
@pytest.mark.parametrize("active", [0, 1])
def test_the_peddler_gains_a_kings_order_in_every_collision(place: int, active: int) -> None:
    """In step 2, after the Workshops, its owner gains a King's Order with its Discard, also when another collides."""
    board = quiet("", 2)
    board.insert(place, "peddler-5")
    seats: list[dict[str, Any]] = [
        {**deck(), "board": board},
        {"board": ["abbot", None, None], "viscount": "9-10:OR", "built": {"w2": "1-2:1"}},
    ]
    seats[active].update(corruption=3, virtue=3)
    game = table(*seats, boxes=GATES, phase="collision", to_act=active, resolve=A_QUESTION, **AROUND)
    orders = gates(game).kings_orders
    game.play(game.decision.options[0])
    assert (game.decision.kind, game.decision.seat) == ("discard", 0)
    assert (gates(game).kings_orders, game.players[1].virtue) == (orders - 1, 6 if active == 0 else 2)
    assert names(game, game.players[0].discard) == ["thief", "kings-order"]
    pick(game, "discard", card="abbot")
    assert names(game, game.players[0].discard[:3]) == ["thief", "kings-order", "abbot"]
    assert (gates(game).kings_orders, game.turn) == (orders - 1, 1 - active)


@pytest.mark.parametrize("zone", ["hand", "discard"])
def test_a_peddler_that_is_not_on_the_board_gains_nothing(zone: str) -> None:
    """From the hand or the discards it does not answer to a Collision."""
    seat = {**deck(), "corruption": 3, "virtue": 3, "board": quiet("", 3)}
    game = table({**seat, zone: [*seat[zone], "peddler-5"]}, boxes=GATES, phase="collision", **AROUND)
    assert game.turn == 1
    assert "kings-order" not in names(game, game.players[0].discard)


@pytest.mark.parametrize("card", ONGOING)
def test_the_apprentice_the_messenger_and_the_pilgrim_move_one_further(card: str) -> None:
    """With one of them on the board a card of value 1 leads 1 or 2 spaces far without Silver; with others only 1."""
    seat = {"hand": ["trader-1", "abbot"], "viscount": "1-2:OL", "board": [card, None, None]}
    game = table(seat, {"viscount": "9-10:OR"}, boxes=GATES, **AROUND)
    pick(game, "play-card", card="trader-1")
    spaces: list[Any] = [option.label.args["space"] for option in game.decision.options]
    found = [f"{space.args['segment']}:{space.args['kind']}" for space in spaces]
    one, two = ["1-2:OR", "1-2:IN"], ["3-4:OL", "3-4:IN"]
    assert sorted(found) == sorted(one + two if CARDS[card].ability == ONE_FURTHER else one)
    assert all(option.cost == [] for option in game.decision.options)


@pytest.mark.parametrize("card", ONGOING)
@pytest.mark.parametrize("place", [0, 1, 2])
def test_the_herdsman_and_the_street_urchin_raise_the_hand_limit(card: str, place: int) -> None:
    """In phase 6 the hand is filled up to 4 with one of them on the board, and to 3 with any other."""
    board: list[str | None] = [None, None, None]
    board[place] = card
    game = table({**deck(card), "hand": ["abbot"], "board": board}, boxes=GATES, phase="draw", **AROUND)
    assert len(game.players[0].hand) == (4 if CARDS[card].ability == ONE_CARD_MORE else 3)


@pytest.mark.parametrize("card", ONGOING)
def test_four_townsfolk_let_the_cards_of_all_segments_be_dismissed(card: str) -> None:
    """With Advocate, Goldsmith, Partisan or Vagrant five segments are open for a dismissal, with others one."""
    cards = {
        "1-2": ["overseer-1"],
        "3-4": ["princess"],
        "5-6": ["overseer-2"],
        "7-8": ["tinker-1"],
        "9-10": ["patron-1"],
    }
    seat = {**deck(card), "board": [None, card, None], "viscount": "5-6:IN"}
    game = table(seat, boxes=GATES, phase="action", townsfolk=cards, **AROUND)
    pick(game, "action", key="action-place-workers")
    pick(game, "workers", n=1)
    offered = [option.label.args.get("card") for option in game.decision.options]
    everywhere = ["overseer-1", "princess", "overseer-2", "tinker-1", "patron-1"]
    assert offered == [*(everywhere if CARDS[card].ability == ANYWHERE else ["overseer-2"]), None]


# --- manuscripts


class Tile(NamedTuple):
    """What is printed on a Manuscript."""

    cost: int
    ribbon: str
    immediate: Any
    per_outsider: int


MANUSCRIPTS = {
    "ms-grey-4-outsiders": Tile(4, "grey", None, 1),
    "ms-black-4-kings-order": Tile(4, "black", {"all": [ORDER, {"draw": 1}]}, 0),
    "ms-blue-5-destroy-flip": Tile(5, "blue", {"all": [{"destroy": 1}, {"flip": "either"}]}, 0),
    "ms-yellow-5-welcome": Tile(5, "yellow", {"welcome": 1}, 0),
    "ms-any-5-any": Tile(5, "any", CORRUPTION, 0),
}


TRANSCRIBED = [
    (tile, branch, colour)
    for tile, branch in with_branches({ident: row.immediate for ident, row in MANUSCRIPTS.items()})
    for colour in RIBBONS
    if MANUSCRIPTS[tile].ribbon in ("any", colour)
]


@pytest.mark.parametrize(("tile", "branch", "colour"), TRANSCRIBED)
def test_a_manuscript_that_is_transcribed(tile: str, branch: int, colour: str) -> None:
    """It costs its Clerics, lies in the column of its ribbon, or of any colour, and its immediate effect is resolved."""
    row = MANUSCRIPTS[tile]
    seat = {**deck(), "viscount": "3-4:IN", "board": ["squire", "miner", None], "hand": ["abbot", "labourer"]}
    game = table(
        {**seat, "manuscript_board": "black" if colour == "grey" else "grey"},
        boxes=GATES,
        townsfolk=tops("", _3_4=["woodcutter-1"]),
        manuscripts={"3-4": [tile]},
        phase="action",
        **AROUND,
    )
    paper = Paper(game, branch)
    pick(game, "action", key="action-transcribe")
    paper.add("ink", -row.cost)
    paper.want["manuscripts"].append(tile)
    if row.ribbon == "any":
        assert len(game.decision.options) == 4
        pick(game, "ribbon", ribbon=colour)
    paper.do(row.immediate)
    column = next(part for part in gates_view(game)["columns"] if part["ribbon"] == colour)
    assert (column["manuscripts"], column["unlocked"]) == (1, True)
    paper.check("recruit")


def gates_view(game: Viscounts) -> Any:
    """What this box shows of seat 0."""
    view: Any = game.view(0)
    return view["gates-of-gold"]["players"][0]


@pytest.mark.parametrize("tile", MANUSCRIPTS)
def test_the_points_of_a_manuscript(tile: str) -> None:
    """At the end one of the five scores 1 VP per Outsider in the deck, the others nothing but their ribbon."""
    seat = {"manuscripts": [tile], "discard": ["outsider-carpenter", "outsider-outrider"]}
    more: dict[str, Any] = {"wild_ribbon": "blue"} if tile == "ms-any-5-any" else {}
    game = table(seat, {}, boxes=GATES, **more)
    assert dict(game.scores[0].lines)["manuscripts"] == 2 * MANUSCRIPTS[tile].per_outsider


def test_all_manuscripts_of_the_box_are_tried() -> None:
    """Besides those printed on boards the box has exactly these five Manuscripts."""
    new = {*table({}, boxes=GATES).facts.manuscripts.number} - {*table({}).facts.manuscripts.number}
    assert {tile for tile in new if not tile.endswith("-start-board")} == {*MANUSCRIPTS}


# --- outsiders that are refused


def refusal(*effects: Any) -> Any:
    """Several effects from top to bottom."""
    return {"all": list(effects)}


def gain(**bundle: int) -> Any:
    """A gain of goods."""
    return {"gain": bundle}


REFUSALS: dict[str, Any] = {
    "outsider-assassin": refusal(CORRUPTION, gain(stone=3)),
    "outsider-carpenter": refusal(gain(corruption=2), {"place_workers": 2}),
    "outsider-champion": refusal(CORRUPTION, {"flip": "debt"}),
    "outsider-envoy-1": refusal(CORRUPTION, {"flip": "debt"}),
    "outsider-envoy-2": refusal(CORRUPTION, gain(resource_any=2)),
    "outsider-guardian-1": refusal(gain(corruption=2), {"build_free": "workshop"}),
    "outsider-guardian-2": refusal(CORRUPTION, {"hire_free": 2}),
    "outsider-guardian-3": refusal(CORRUPTION, gain(gold=3)),
    "outsider-hunter": gain(silver=4),
    "outsider-mercenary-1": refusal(CORRUPTION, gain(deed=1)),
    "outsider-mercenary-2": refusal(CORRUPTION, {"hire_free": 2}),
    "outsider-mercenary-3": refusal(CORRUPTION, gain(deed=1)),
    "outsider-outrider": refusal({"gain_card": "manuscript_3_4"}, gain(debt=1)),
    "outsider-protector": refusal({"welcome": 1}, gain(debt=1)),
    "outsider-rogue-1": refusal(CORRUPTION, gain(gold=3)),
    "outsider-rogue-2": refusal(CORRUPTION, gain(ink=3)),
    "outsider-rogue-3": refusal(CORRUPTION, gain(stone=3)),
    "outsider-scholar-1": refusal({"gain_card": "manuscript_3_4"}, gain(debt=1)),
    "outsider-scholar-2": refusal(gain(corruption=2), {"build_free": "workshop"}),
    "outsider-scholar-3": refusal(CORRUPTION, gain(virtue=2)),
    "outsider-scholar-4": refusal(gain(corruption=2), {"place_workers": 2}),
    "outsider-translator": refusal(CORRUPTION, gain(deed=1)),
    "outsider-tyrant": refusal(CORRUPTION, {"flip": "deed"}),
    "outsider-warrior": refusal(CORRUPTION, {"flip": "deed"}),
}


@pytest.mark.parametrize("card", REFUSALS)
def test_an_outsider_that_is_refused(card: str) -> None:
    """It leaves the game and exactly its top-right effects are resolved, from top to bottom."""
    row = [*others(card, "outsider-warrior", "outsider-tyrant", "outsider-hunter", n=2), card]
    rest = [one for one in ("outsider-hunter", "outsider-champion", "outsider-envoy-1") if one not in row]
    words = {**AROUND, "outsiders": row, "outsider_pile": rest}
    seat = {**deck(), "corruption": 1, "virtue": 7, "board": quiet("", 3), "manuscript_board": "grey"}
    game = table(
        seat,
        boxes=GATES,
        townsfolk=tops("", _7_8=["princess"]),
        manuscripts={"9-10": ["ms-black-4-ink"]},
        phase="movement",
        played="abbot",
        resolve={"refuse": 1},
        **words,
    )
    paper = Paper(game)
    paper.leave_row("refuse", card)
    paper.want["removed"].append(card)
    paper.do(REFUSALS[card])
    paper.check("move")


# --- outsiders at the end of the game


HAND = ["abbot", "squire", "labourer"]
GUILDHALLS = {"gh1": "1-2:1", "gh2": "3-4:1", "gh3": "5-6:1"}
WORKSHOPS = {"w1": "1-2:1", "w2": "3-4:1", "w3": "5-6:1"}
TRADING_POSTS = {"tp1": "1-2:1", "tp2": "3-4:1", "tp3": "5-6:1"}
BLACK, BLUE, GREY, YELLOW = "ms-black-3-flip", "ms-blue-3-flip", "ms-grey-3-flip", "ms-yellow-3-flip"
ENDS: list[tuple[str, dict[str, Any], int, dict[str, Any], int]] = [
    ("outsider-assassin", {}, 3, {"paid": 2}, 0),
    ("outsider-assassin", {"debts": 3}, 4, {"paid": 1, "ink": 9}, 0),
    ("outsider-carpenter", {"built": {"w1": "1-2:1", "w2": "1-2:2"}}, 1, {"built": {"w1": "1-2:2", "w2": "1-2:3"}}, 0),
    ("outsider-champion", {"tier1": {"c1": 2}, "tier2": {"c2": 1}}, 2, {"tier1": {"c4": 1}, "tier3": 1}, 0),
    ("outsider-envoy-1", {"manuscripts": [BLACK, BLUE]}, 16 - 9, {"manuscripts": [BLACK, BLUE, YELLOW]}, 1),
    ("outsider-envoy-2", {}, 4 - 1, {"manuscripts": [BLACK, BLUE, YELLOW]}, 1),
    ("outsider-guardian-1", {"built": GUILDHALLS}, 5, {"built": TRADING_POSTS}, 0),
    ("outsider-guardian-2", {"built": WORKSHOPS}, 4, {"built": GUILDHALLS}, 0),
    ("outsider-guardian-3", {"built": TRADING_POSTS}, 4, {"built": WORKSHOPS}, 0),
    ("outsider-hunter", {"ink": 2, "stone": 2, "gold": 2}, 2, {"ink": 1, "gold": 1, "silver": 9}, 0),
    ("outsider-mercenary-1", {"tier3": 3}, 3, {"tier1": {"c1": 2}, "tier2": {"c1": 2}}, 0),
    ("outsider-mercenary-2", {"tier2": {"c1": 2, "c3": 1}}, 3, {"tier1": {"c1": 2}, "tier3": 2}, 0),
    ("outsider-mercenary-3", {"tier1": {"c1": 2, "c3": 2, "c5": 1}}, 2, {"tier1": {"c1": 1}, "tier2": {"c1": 2}}, 0),
    ("outsider-outrider", {"built": WORKSHOPS}, 3, {"tier1": {"c1": 2}}, 0),
    ("outsider-protector", {"debts": 3}, 3, {"paid": 3}, 0),
    ("outsider-rogue-1", {"debts": 1}, 2, {"paid": 1, "approved": 1}, 0),
    ("outsider-rogue-2", {"deeds": 1}, 2, {"paid": 1, "approved": 1}, 0),
    ("outsider-rogue-3", {"debts": 1, "deeds": 1}, 2, {}, 0),
    ("outsider-scholar-1", {"manuscripts": [BLACK]}, 2, {"manuscripts": [BLUE, YELLOW]}, 1),
    ("outsider-scholar-2", {"manuscripts": [YELLOW]}, 2, {"manuscripts": [BLUE, BLACK]}, 1),
    ("outsider-scholar-3", {"manuscripts": [GREY]}, 3, {"manuscripts": [BLUE], "manuscript_board": "black"}, 1),
    ("outsider-scholar-4", {"manuscripts": [BLUE]}, 2, {"manuscripts": [YELLOW, BLACK]}, 1),
    ("outsider-translator", {"manuscripts": [BLACK, BLUE, YELLOW]}, 3, {"manuscripts": [BLACK, BLUE]}, 0),
    ("outsider-tyrant", {}, 3, {"debts": 2, "ink": 5}, 3),
    ("outsider-warrior", {"draw": ["outsider-outrider"]}, 3, {"draw": ["assassin"]}, 2),
]
"""An Outsider, a position in which it is worth so much, and one in which it is worth nothing, or least."""


def total(seat: dict[str, Any], outsider: str | None) -> int:
    """What seat 0 of four has at the end, with or without an Outsider; the others keep Poverty and a Castle section."""
    own = {"hand": [*HAND, outsider] if outsider else HAND, "manuscript_board": "grey", **seat}
    rest = [{"hand": HAND, "approved": 9 - i, "tier1": {"c4": i}} for i in range(3)]
    end: dict[str, Any] = {"round": 6, "last_round": 6, "to_act": 3, "phase": "draw", "debts_above_poverty": 0}
    game = table(own, *rest, boxes=GATES, castle_leader_card="castle-leader-collision", **end)
    while not game.over:
        game.play(game.decision.options[0])
    return game.scores[0].total


def test_the_ends_of_all_24_outsiders_are_tried() -> None:
    """The box has exactly the 24 Outsiders whose refusal and end are tried here."""
    outsiders = {ident for ident in table({}, boxes=GATES).cards.number if ident.startswith("outsider-")}
    assert ({*REFUSALS}, {row[0] for row in ENDS}, len(outsiders)) == (outsiders, outsiders, 24)


@pytest.mark.parametrize(("outsider", "seat", "points", "poor", "least"), ENDS)
def test_what_an_outsider_is_worth_at_the_end(
    outsider: str, seat: dict[str, Any], points: int, poor: dict[str, Any], least: int
) -> None:
    """With the Outsider in hand its owner has so many points more than without it, in two positions."""
    assert total(seat, outsider) - total(seat, None) == points
    assert total(poor, outsider) - total(poor, None) == least
