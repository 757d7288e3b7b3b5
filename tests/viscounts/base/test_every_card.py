"""Every card of the data does what its data say: a small reader works out on paper what must be seen afterwards."""

from __future__ import annotations

import itertools
import json
from importlib.resources import files
from typing import Any

import pytest

import westkingdom as wk
from tests.kit.rule import rule
from tests.kit.viscounts import offers, pick, table
from westkingdom.viscounts.game import Viscounts


def read(name: str) -> Any:
    """Read a data file, without the loader of the game."""
    return json.loads((files("westkingdom.viscounts") / "data" / f"{name}.json").read_text("utf-8"))


CARDS: dict[str, Any] = {row["id"]: row for row in read("townsfolk") + read("heroes")}
NEUTRALS = [ident for ident, row in CARDS.items() if row["kind"] == "neutral"]
MANUSCRIPTS: dict[str, Any] = {row["id"]: row for row in read("manuscripts")}
PLAYER_CARDS: dict[str, Any] = {row["id"]: row for row in read("player_cards")}
SLOT_ICONS = {row["id"]: row["ability"].get("icons", {}) for row in read("player_board")["slots"]}
SPOTS = {row["id"]: row for row in read("board")["spots"]}
START_SPACES = {row["start_number"]: row["id"] for row in read("board")["spaces"]}
GOODS = ["silver", "ink", "stone", "gold"]
EXTRA = {"merchant": "silver", "builder": "stone", "noble": "gold", "cleric": "ink"}
PLENTY: dict[str, Any] = {"silver": 9, "ink": 9, "stone": 9, "gold": 9, "debts": 2, "deeds": 2, "tier1": {"c1": 1}}
FIRST_A_QUESTION: Any = [{"gain": {"ink": 1}}, {"gain": {"gold": 1}}]


def others(card: str, *wanted: str, n: int) -> list[str]:
    """The first n of some cards, without the one that is tested."""
    return [ident for ident in wanted if ident != card][:n]


def deck(card: str) -> dict[str, Any]:
    """Hand, piles and markers of seat 0 around a card that is tested; all other own cards are out of the game."""
    return {
        **PLENTY,
        "hand": others(card, "abbot", "squire", "labourer", "financer", n=4),
        "draw": others(card, "journeyman-1", "lender-1", n=2),
        "discard": others(card, "trader-1", "thief", n=1),
        "corruption": 2,
        "virtue": 6,
    }


def quiet(card: str, n: int) -> list[Any]:
    """Cards for the board that do nothing there."""
    return others(card, "friar", "miner", "princess", "patron-1", n=n)


def tops(card: str, **more: list[str]) -> dict[str, Any]:
    """The visible Townsfolk: on 9-10 somebody worth a free hire."""
    named = {segment.replace("_", "-").strip("-"): cards for segment, cards in more.items()}
    return {"9-10": others(card, "tinker-1", "tinker-2", n=1), **named}


def seen(game: wk.Game, seat: int = 0) -> dict[str, Any]:
    """What a seat has, and which cards are out of the game."""
    view: Any = game.view(seat)
    me = view["players"][seat]
    return {
        **me["goods"],
        "corruption": me["corruption"],
        "virtue": me["virtue"],
        "debts": me["debts"]["unpaid"],
        "paid": me["debts"]["paid"],
        "deeds": me["deeds"]["acquired"],
        "approved": me["deeds"]["approved"],
        "workers": me["workers"],
        "tier1": me["castle"]["tier1"],
        "tier2": me["castle"]["tier2"],
        "hand": sorted(me["hand"]),
        "draw": me["cards_in_draw_pile"],
        "discard": me["discard"],
        "board": me["board"],
        "slots": me["slots_open"],
        "manuscripts": me["manuscripts"],
        "removed": view["removed"],
    }


class Paper:
    """What must be seen, written down while effects are carried out in a game."""

    def __init__(self, game: Viscounts, branch: int = 0) -> None:
        self.game = game
        self.want = seen(game, game.seat)
        self.branch = branch
        self.set_up = game.round == 0

    def add(self, word: str, n: int) -> None:
        """Count something; Corruption goes up the track, Virtue down."""
        self.want[word] += -n if word == "virtue" else n
        assert self.want["corruption"] < self.want["virtue"], "the paper does not know stuck markers"

    def check(self, kind: str, seat: int = 0) -> None:
        """Everything is as written, and this is asked next."""
        assert seen(self.game) == self.want
        assert (self.game.decision.seat, self.game.decision.kind) == (seat, kind)

    def do(self, effect: Any) -> None:
        """Carry out an effect: make its choices in the game and write down what it must bring."""
        if effect is None:
            return
        word = next(iter(effect))
        if self.set_up and word in ("discard", "rearrange", "shuffle"):
            return
        getattr(self, word)(effect[word])

    def all(self, parts: list[Any]) -> None:
        for part in parts:
            self.do(part)

    def either(self, parts: list[Any]) -> None:
        assert self.game.decision.kind == "either"
        assert len(self.game.decision.options) == len(parts)
        self.game.play(self.game.decision.options[self.branch])
        self.do(parts[self.branch])

    def gain(self, bundle: dict[str, int]) -> None:
        for thing, n in bundle.items():
            if thing == "resource_any":
                for _ in range(n):
                    pick(self.game, "resource", key="amount-ink")
                self.add("ink", n)
            else:
                self.add({"debt": "debts", "deed": "deeds"}.get(thing, thing), n)

    def flip(self, which: str) -> None:
        if which == "either":
            which = ["debt", "deed"][self.branch]
            pick(self.game, "flip", key=f"effect-flip-{which}")
        if which == "debt":
            self.add("debts", -1)
            self.add("paid", 1)
            self.gain({"resource_any": 1})
        else:
            self.add("deeds", -1)
            self.add("approved", 1)

    def leave_hand(self, kind: str) -> str:
        card: str = self.want["hand"].pop(0)
        pick(self.game, kind, card=card)
        return card

    def discard(self, n: int) -> None:
        for _ in range(n):
            self.want["discard"].append(self.leave_hand("discard"))

    def destroy(self, n: int) -> None:
        for _ in range(n):
            card = self.leave_hand("destroy")
            self.want["removed"].append(card)
            self.add("silver", CARDS[card]["cost"])

    def rearrange(self, _: int) -> None:
        cards = [card for card in self.want["board"] if card][::-1]
        self.want["board"] = [cards.pop(0) if card else None for card in self.want["board"]]
        named = [f"card: {card}" if card else "no card" for card in self.want["board"]]
        assert self.game.decision.kind == "rearrange"
        text = f"rearrange to: {' + '.join(named)}"
        (option,) = [option for option in self.game.decision.options if repr(option.label) == text]
        self.game.play(option)

    def shuffle(self, _: int) -> None:
        self.want["draw"] += len(self.want["discard"])
        self.want["discard"] = []
        criminal = any(CARDS[card]["icons"].get("criminal") for card in self.want["board"] if card)
        self.add("corruption" if criminal else "virtue", 1)

    def hire_free(self, _: int) -> None:
        assert self.game.decision.kind == "free-hire"
        card = next(
            str(option.label.args["card"])
            for option in reversed(self.game.decision.options)
            if "gain" in CARDS[str(option.label.args["card"])]["hire"]
        )
        pick(self.game, "free-hire", card=card)
        self.want["discard"].append(card)
        self.do(CARDS[card]["hire"])

    def gain_card(self, _: str) -> None:
        assert self.game.decision.kind == "free-manuscript"
        tiles = [str(option.label.args["manuscript"]) for option in self.game.decision.options]
        assert {MANUSCRIPTS[tile]["cost"] for tile in tiles} <= {3, 4}
        pick(self.game, "free-manuscript", manuscript=tiles[-1])
        self.want["manuscripts"].append(tiles[-1])
        self.do(MANUSCRIPTS[tiles[-1]]["immediate"])

    def move_worker(self, _: int) -> None:
        self.game.play(offers(self.game, **{"from": "c1", "to": "c2"})[0])
        self.want["tier1"] = [0, 1, 0, 0, 0]

    def place_workers(self, n: int) -> None:
        """In section c5: from 3 on one goes inwards for 2 Virtue, and two go sideways."""
        pick(self.game, "free-workers", section="c5")
        self.add("workers", -n)
        tier1 = self.want["tier1"]
        tier1[4] += n
        if n >= 3:
            tier1[4] -= 3
            tier1[3] += 1
            tier1[0] += 1
            self.want["tier2"][4] += 1
            self.gain({"virtue": 2})

    def build_free(self, building: str) -> None:
        slot = {"trading_post": "tp1", "guildhall": "gh1", "workshop": "w1"}[building]
        pick(self.game, "building", slot=slot)
        self.want["slots"].append(slot)
        for option in self.game.decision.options:
            spot = SPOTS[f"low:{option.label.args['segment']}:{option.label.args['position']}"]
            if "gain" in spot["effect"]:
                self.game.play(option)
                self.do(spot["effect"])
                return


def with_branches(rows: list[tuple[str, Any]]) -> list[Any]:
    """Each id once, or twice if its effect leaves a choice."""
    return [
        (ident, branch) for ident, effect in rows for branch in ((0, 1) if '"either"' in json.dumps(effect) else (0,))
    ]


# --- townsfolk and heroes


@rule("VB-076", "VB-078")
@pytest.mark.parametrize(("card", "branch"), with_branches([(i, row["ability"]) for i, row in CARDS.items()]))
def test_a_card_that_is_played(card: str, branch: int) -> None:
    """It comes to the left space and gives Corruption for its Criminals; only an immediate ability is resolved."""
    seat = deck(card)
    seat["hand"] = [card, *seat["hand"]]
    game = table({**seat, "board": [*quiet(card, 2), None]}, townsfolk=tops(card))
    paper = Paper(game, branch)
    pick(game, "play-card", card=card)
    paper.want["hand"].remove(card)
    paper.want["board"][0] = card
    paper.add("corruption", CARDS[card]["icons"].get("criminal", 0))
    if CARDS[card]["timing"] == "immediate":
        paper.do(CARDS[card]["ability"])
    paper.check("move")


@rule("VB-073")
@pytest.mark.parametrize(("card", "branch"), with_branches([(i, row["ability"]) for i, row in CARDS.items()]))
def test_a_card_that_drops_off(card: str, branch: int) -> None:
    """It goes on the discard pile; only a drop-off ability is resolved."""
    seat = {**deck(card), "board": [*quiet(card, 2), card]}
    game = table(seat, townsfolk=tops(card), resolve={"either": FIRST_A_QUESTION})
    paper = Paper(game, branch)
    game.play(game.decision.options[0])
    paper.add("ink", 1)
    paper.want["board"] = [None, *quiet(card, 2)]
    paper.want["discard"].append(card)
    if CARDS[card]["timing"] == "dropoff":
        paper.do(CARDS[card]["ability"])
    paper.check("play-card")


@pytest.mark.parametrize("card", NEUTRALS)
def test_a_card_that_is_hired(card: str) -> None:
    """It goes on the discard pile and its top-right effect is resolved, its ability is not."""
    game = table(
        {**deck(card), "board": quiet(card, 3)},
        townsfolk=tops(card, _3_4=[card]),
        phase="movement",
        resolve={"hire_free": 1},
    )
    paper = Paper(game)
    pick(game, "free-hire", card=card)
    paper.want["discard"].append(card)
    paper.do(CARDS[card]["hire"])
    paper.check("move")


@rule("VB-097", "VB-098")
@pytest.mark.parametrize("card", NEUTRALS)
def test_a_card_that_is_dismissed(card: str) -> None:
    """It costs its value and leaves the game, its icons spare a payment, and its top-right effect is resolved."""
    icons = CARDS[card]["icons"]
    kind = next(icon for icon in ("builder", "noble", "cleric", "merchant", "criminal") if icon in icons)
    kind = "builder" if kind == "criminal" else kind
    viscount = {"builder": "3-4:OL", "noble": "3-4:IN", "cleric": "3-4:IN", "merchant": "7-8:OR"}[kind]
    pile = {"_7_8" if kind == "merchant" else "_3_4": [card, *others(card, "aristocrat", "foreman", n=1)]}
    board = [*quiet(card, 2), None]
    game = table(
        {**deck(card), "board": board, "viscount": viscount},
        townsfolk=tops(card, **pile),
        manuscripts={"3-4": ["ms-blue-3-hire"]},
        phase="action",
    )
    paper = Paper(game)
    action = {"builder": "construct", "noble": "place-workers", "cleric": "transcribe", "merchant": "trade"}[kind]
    pick(game, "action", key=f"action-{action}")
    if kind != "cleric":
        named: Any = {"builder": {"slot": "w3"}, "noble": {"n": 2}, "merchant": {"n": 1}}[kind]
        pick(game, game.decision.kind, **named)
    pick(game, "dismiss", card=card)
    spared = sum(CARDS[one]["icons"].get(icon, 0) for one in (*board[:2], card) for icon in (kind, "criminal"))
    paper.add(EXTRA[kind], -max(0, 3 - spared))
    paper.add("silver", -CARDS[card]["cost"])
    paper.want["removed"].append(card)
    paper.do(CARDS[card]["hire"])
    if kind == "noble":
        paper.want["tier1"][1] += 2
        paper.add("workers", -2)
    if kind == "cleric":
        paper.want["manuscripts"].append("ms-blue-3-hire")
    paper.check({"builder": "spot", "noble": "recruit", "cleric": "free-hire", "merchant": "destroy"}[kind])


# --- ongoing abilities


ANSWERING = [ident for ident, row in CARDS.items() if row["timing"] == "ongoing" and "on" in row["ability"]]
ACTION_MOMENTS: dict[str, Any] = {
    "trade": ("trade", "3-4:OR", "merchant", 2),
    "build": ("construct", "3-4:OL", "builder", 3),
    "noble": ("place-workers", "3-4:IN", "noble", 1),
    "cleric": ("transcribe", "3-4:IN", "cleric", 3),
}
EFFECT_MOMENTS: dict[str, Any] = {
    "hire": {"hire_free": 1},
    "gain_debt": {"gain": {"debt": 1}},
    "gain_deed": {"gain": {"deed": 1}},
    "flip_debt": {"flip": "debt"},
    "flip_deed": {"flip": "deed"},
    "shuffle": {"shuffle": 1},
}
MOMENTS = [*ACTION_MOMENTS, "collision", *EFFECT_MOMENTS]


def test_every_moment_of_the_cards_is_tried() -> None:
    """No card answers to a moment that the tests below do not make."""
    assert {CARDS[card]["ability"]["on"] for card in ANSWERING} <= {*MOMENTS}
    assert len(ANSWERING) == 23


def make_action(moment: str, seat: dict[str, Any], card: str, branch: int) -> Paper:
    """Take a primary action without a dismissal, paid as far as the icons of the board do not reach."""
    action, viscount, icon, need = ACTION_MOMENTS[moment]
    top = {"trade": "tinker-3", "build": "overseer-1", "noble": "deacon-1", "cleric": "woodcutter-1"}[moment]
    spare = {"trade": "tinker-3", "build": "aristocrat", "noble": "vicar", "cleric": "foreman"}[moment]
    game = table(
        {**seat, "viscount": viscount},
        townsfolk=tops(card, _3_4=[spare if top == card else top]),
        manuscripts={"3-4": ["ms-blue-3-silver"]},
        phase="action",
    )
    paper = Paper(game, branch)
    pick(game, "action", key=f"action-{action}")
    if moment != "cleric":
        named: Any = {"trade": {"n": 1}, "build": {"slot": "w3"}, "noble": {"n": 1}}[moment]
        pick(game, game.decision.kind, **named)
    on_board = [CARDS[one]["icons"] for one in seat["board"] if one]
    paper.add(EXTRA[icon], -max(0, need - sum(i.get(icon, 0) + i.get("criminal", 0) for i in on_board)))
    if moment == "trade":
        paper.add("stone", 1)
    elif moment == "build":
        pick(game, "spot", segment="3-4", position=1)
        paper.want["slots"].append("w3")
        paper.add("ink", 1)
    elif moment == "noble":
        paper.want["tier1"][1] += 1
        paper.add("workers", -1)
    else:
        paper.want["manuscripts"].append("ms-blue-3-silver")
        paper.add("silver", 4)
    return paper


def make(moment: str, seat: dict[str, Any], card: str, branch: int) -> Paper:
    """Make a moment happen and write down what it brings by itself."""
    if moment in ACTION_MOMENTS:
        return make_action(moment, seat, card, branch)
    if moment == "collision":
        seat = {**seat, "corruption": 3, "virtue": 3}
        question: Any = {"either": FIRST_A_QUESTION}
        game = table(seat, townsfolk=tops(card), phase="collision", resolve=question)
        paper = Paper(game, branch)
        game.play(game.decision.options[0])
        paper.want.update(ink=paper.want["ink"] + 1, corruption=0, virtue=3)
        return paper
    effect = EFFECT_MOMENTS[moment]
    question = {"either": [effect, {"gain": {"silver": 1}}]}
    game = table(seat, townsfolk=tops(card), phase="movement", played="abbot", resolve=question)
    paper = Paper(game, branch)
    game.play(game.decision.options[0])
    paper.do(effect)
    return paper


def finish(paper: Paper, moment: str) -> None:
    """See that nothing else has happened; after a collision the markers have gone back."""
    if moment == "collision":
        # On space 3 the player gains 1 Silver and 1 Deed, on space 2, where 1 Virtue leads, 1 Silver and 2 Deeds.
        paper.add("silver", 1)
        paper.add("deeds", 4 - paper.want["virtue"])
        paper.want.update(corruption=1, virtue=7)
        paper.check("play-card", seat=1)
    else:
        paper.check("recruit" if moment in ACTION_MOMENTS else "move")


def own_branches() -> list[Any]:
    """Every card that answers to a moment, with its ways to answer."""
    return with_branches([(card, CARDS[card]["ability"]["do"]) for card in ANSWERING])


@pytest.mark.parametrize(("card", "branch"), own_branches())
@pytest.mark.parametrize("place", [0, 1, 2])
def test_an_ability_answers_to_its_moment(card: str, branch: int, place: int) -> None:
    """Wherever its card lies on the board, the ability is resolved once, after what set it off."""
    board = quiet(card, 2)
    board.insert(place, card)
    moment = CARDS[card]["ability"]["on"]
    paper = make(moment, {**deck(card), "board": board}, card, branch)
    paper.do(CARDS[card]["ability"]["do"])
    finish(paper, moment)


@pytest.mark.parametrize("card", ANSWERING)
@pytest.mark.parametrize("moment", MOMENTS)
def test_an_ability_answers_to_no_other_moment(card: str, moment: str) -> None:
    """At every other moment its card does nothing, and from the hand it does nothing at its own."""
    seat = deck(card)
    if moment == CARDS[card]["ability"]["on"]:
        seat.update(board=[*quiet(card, 2), None], hand=[card, *seat["hand"]])
    else:
        seat["board"] = [card, *quiet(card, 2)]
    finish(make(moment, seat, card, 0), moment)


# --- conversions


CONVERTING: dict[str, Any] = {
    ident: [part["icons_convert"] for part in row["ability"].get("all", [row["ability"]])]
    for ident, row in CARDS.items()
    if row["timing"] == "ongoing" and "icons_convert" in json.dumps(row["ability"])
}
NEEDS = {"build": [3, 5, 7], "noble": [1, 3, 5, 8], "cleric": [3, 4, 5, 6, 7]}
TILE_OF_COST = {
    3: "ms-blue-3-hire",
    4: "ms-yellow-4-workers-2",
    5: "ms-grey-5-builders",
    6: "ms-grey-6-buildings",
    7: "ms-yellow-7-workers-4",
}


class Bench:
    """All that can be brought to an action, worked out by trying everything."""

    def __init__(self, board: list[str], goods: dict[str, int], action: str) -> None:
        icon = {"build": "builder", "noble": "noble", "cleric": "cleric"}[action]
        shown = [CARDS[card]["icons"] for card in board]
        self.goods = goods
        self.icons: int = sum(icons.get(icon, 0) + icons.get("criminal", 0) for icons in shown)
        self.ways: list[tuple[str, int, int, int]] = [(EXTRA[icon], 1, 1, 99)]
        merchants = sum(icons.get("merchant", 0) for icons in shown)
        for card in board:
            for said in CONVERTING.get(card, []):
                ((good, n),) = said["from"].items()
                (gives,) = said["to"].values()
                if said["action"] == action and good == "merchant":
                    self.icons += merchants // n * gives
                elif said["action"] == action:
                    self.ways.append((good, n, gives, said["limit"] or 99))

    def payments(self) -> list[tuple[int, dict[str, int], int]]:
        """Every payment: the icons it gives, the goods that are left, and the least that one piece of it gives."""
        out = []
        most = [min(limit, self.goods.get(good, 0) // n) for good, n, _, limit in self.ways]
        for uses in itertools.product(*(range(n + 1) for n in most)):
            left = dict(self.goods)
            for times, (good, n, _, _) in zip(uses, self.ways, strict=True):
                left[good] = left.get(good, 0) - times * n
            gives = [way[2] for times, way in zip(uses, self.ways, strict=True) if times]
            icons = sum(times * way[2] for times, way in zip(uses, self.ways, strict=True))
            if min(left.values()) >= 0:
                out.append((icons, left, min(gives, default=0)))
        return out

    def strength(self) -> int:
        """The most strength."""
        return self.icons + max(icons for icons, _, _ in self.payments())

    def minimal(self, need: int) -> set[tuple[int, ...]]:
        """What can be left of the goods after a payment of which no piece was in vain."""
        missing = max(0, need - self.icons)
        return {
            tuple(left.get(good, 0) for good in GOODS)
            for icons, left, least in self.payments()
            if icons >= missing and (icons == 0 or icons - least < missing)
        }


def goods_to_try(card: str) -> list[dict[str, int]]:
    """Amounts of every good that counts for the card's action."""
    counting = {good for said in CONVERTING[card] for good in said["from"] if good != "merchant"}
    counting.add({"build": "stone", "noble": "gold", "cleric": "ink"}[CONVERTING[card][0]["action"]])
    most = {1: 6, 2: 4, 3: 2}[len(counting)]
    return [
        dict(zip(sorted(counting), amounts, strict=True))
        for amounts in itertools.product(range(most + 1), repeat=len(counting))
    ]


YIELDS = ("building", "workers")


def ends(game: Viscounts) -> set[tuple[int, ...]]:
    """The goods that seat 0 can have when nothing is left to pay."""
    if game.decision.kind != "pay":
        return {tuple(game.players[0].goods)}
    out = set()
    for option in game.decision.options:
        branch = game.copy()
        branch.play(option)
        out |= ends(branch)
    return out


def name_yield(game: Viscounts, action: str, need: int) -> set[int]:
    """Name the action and the yield that needs so much, if it is offered; say which needs are within reach."""
    key = {"build": "action-construct", "noble": "action-place-workers", "cleric": "action-transcribe"}[action]
    found = offers(game, key=key) if (game.decision.seat, game.decision.kind) == (0, "action") else []
    if not found:
        return set()
    events = game.listen()
    game.play(found[0])
    if action == "cleric":
        return {need}
    for event in events:
        if event.key == "forced" and event.args["decision"] == "workers":
            return {NEEDS["noble"][int(event.args["option"]) - 1]}
    said: list[Any] = [option.label.args for option in game.decision.options]
    prices = {"workshop": 3, "trading_post": 5, "guildhall": 7}
    needs = [prices[args["building"]] if action == "build" else NEEDS["noble"][args["n"] - 1] for args in said]
    if need in needs:
        game.play(game.decision.options[needs.index(need)])
    return {*needs}


@rule("VB-092", "VB-229")
@pytest.mark.parametrize("card", CONVERTING)
@pytest.mark.parametrize("on_board", [True, False], ids=["on the board", "in the hand"])
@pytest.mark.parametrize("merchants", [["lender-1"], ["peddler-1", "thief"]], ids=["2 merchants", "3 and a criminal"])
def test_a_conversion_adds_what_it_says(card: str, on_board: bool, merchants: list[str]) -> None:
    """With any goods exactly the yields are offered that trying everything finds, and can be paid in the same ways."""
    action = CONVERTING[card][0]["action"]
    board = [card, *merchants] if on_board else merchants
    for goods, need in itertools.product(goods_to_try(card), NEEDS[action]):
        game = table(
            {
                **goods,
                "viscount": "3-4:OL" if action == "build" else "3-4:IN",
                "board": [*board, None, None][:3],
                "hand": ["abbot", "squire", *([] if on_board else [card])],
            },
            townsfolk={"3-4": ["woodcutter-1" if action == "cleric" else "deacon-1"]},
            manuscripts={"3-4": [TILE_OF_COST.get(need, "ms-grey-7-guildhall")]},
            phase="action",
        )
        bench = Bench(board, goods, action)
        asked_for = [need] if action == "cleric" else NEEDS[action]
        within_reach = name_yield(game, action, need)
        assert within_reach == {step for step in asked_for if step <= bench.strength()}
        if need in within_reach:
            assert ends(game) == bench.minimal(need)


# --- manuscripts


@pytest.mark.parametrize(("tile", "branch"), with_branches([(i, row["immediate"]) for i, row in MANUSCRIPTS.items()]))
def test_a_manuscript_that_is_transcribed(tile: str, branch: int) -> None:
    """It costs its Clerics, goes to the player, and its immediate effect, if it has one, is resolved."""
    game = table(
        {**deck(""), "viscount": "3-4:IN", "board": ["squire", "miner", None], "hand": ["abbot", "labourer"]},
        townsfolk=tops("", _3_4=["woodcutter-1"]),
        manuscripts={"3-4": [tile], "9-10": ["ms-black-4-ink" if tile != "ms-black-4-ink" else "ms-black-4-virtue"]},
        phase="action",
    )
    paper = Paper(game, branch)
    pick(game, "action", key="action-transcribe")
    paper.add("ink", -MANUSCRIPTS[tile]["cost"])
    paper.want["manuscripts"].append(tile)
    paper.do(MANUSCRIPTS[tile]["immediate"])
    paper.check("recruit")


OWNER: dict[str, Any] = {
    "ink": 4,
    "stone": 2,
    "gold": 1,
    "silver": 8,
    "paid": 3,
    "approved": 2,
    "debts": 1,
    "deeds": 1,
    "tier1": {"c1": 2, "c3": 1},
    "tier2": {"c2": 1},
    "tier3": 3,
    "built": {"tp3": "1-2:1", "gh1": "1-2:3", "gh2": "5-6:1", "w2": "7-8:1"},
    "hand": ["abbot", "squire", "antagonist"],
    "draw": ["labourer", "bishop", "enforcer"],
    "discard": ["thief", "charlatan", "lender-1"],
    "board": ["trader-1", "peddler-1", "illusionist"],
    "hero": "hero-emma",
}


def counted(what: str) -> int:
    """Count what a Manuscript counts, on the cards and pieces of the owner above who has 3 Manuscripts."""
    if what.startswith("icon_"):
        zones = OWNER["hand"] + OWNER["draw"] + OWNER["discard"] + OWNER["board"]
        icons = [CARDS[card]["icons"] for card in zones] + [SLOT_ICONS[slot] for slot in OWNER["built"]]
        return sum(shown.get(what.removeprefix("icon_"), 0) for shown in icons)
    return {
        "resources": 7,
        "buildings": 4,
        "manuscripts": 3,
        "workers_in_castle": 7,
        "flipped_debts": 3,
        "flipped_deeds": 2,
    }[what]


@pytest.mark.parametrize("tile", MANUSCRIPTS)
def test_the_points_of_a_manuscript(tile: str) -> None:
    """At the end it scores what its data say: so much for each full number of what it counts, or nothing."""
    plain = [other for other in ("ms-grey-4-stone", "ms-black-4-ink", "ms-blue-4-deed") if other != tile][:2]
    sheet = table({**OWNER, "manuscripts": [tile, *plain]}).scores[0]
    per = MANUSCRIPTS[tile]["endgame"]
    points = 0 if per is None else per["vp_per"]["vp"] * (counted(per["vp_per"]["per"]) // per["vp_per"]["each"])
    assert dict(sheet.lines)["manuscripts"] == points


PRINTED: dict[str, Any] = {row["segment"]: row for row in read("printed") if row["kind"] == "manuscript"}


@pytest.mark.parametrize("segment", PRINTED)
@pytest.mark.parametrize("branch", [0, 1])
def test_a_printed_manuscript_that_is_transcribed(segment: str, branch: int) -> None:
    """With an empty pile it costs its Clerics and gives its effect, but nobody gets a Manuscript."""
    game = table(
        {**deck(""), "viscount": f"{segment}:IN", "board": ["squire", "miner", None], "hand": ["abbot", "labourer"]},
        townsfolk={segment: ["woodcutter-1"]},
        manuscripts={segment: []},
        phase="action",
    )
    paper = Paper(game, branch)
    pick(game, "action", key="action-transcribe")
    paper.add("ink", -PRINTED[segment]["cost"])
    paper.do(PRINTED[segment]["effect"])
    paper.check("recruit")


# --- player cards


def offered_first(card: str) -> Viscounts:
    """A game in which the first player to pick may pick this Player card."""
    for seed in range(200):
        game = wk.new_game("viscounts", seats=2, seed=seed)
        if offers(game, player_card=card):
            assert isinstance(game, Viscounts)
            return game
    raise AssertionError(f"{card} is never offered")


@pytest.mark.parametrize("card", PLAYER_CARDS)
def test_a_player_card_that_is_picked(card: str) -> None:
    """Its Viscount stands on its number, its start items are gained, then its bottom effect, and nothing else."""
    row = PLAYER_CARDS[card]
    game = offered_first(card)
    seat = game.seat
    events = game.listen()
    paper = Paper(game)
    pick(game, "pair", player_card=card)
    paper.add("draw", 1)
    paper.do(row["start"])
    if row["extra_where"] == "starting_deck":
        assert len(game.decision.options) == 10
        pick(game, "destroy", card="financer")
        paper.want["removed"].append("financer")
        paper.add("draw", -1)
        paper.add("silver", 3)
    else:
        paper.do(row["extra"])
    view: Any = game.view(seat)
    assert view["players"][seat]["space"] == START_SPACES[row["number"]]
    assert seen(game, seat) == paper.want
    assert (game.decision.seat, game.decision.kind) == (1 - seat, "pair")
    assert "move" not in [event.key for event in events]
