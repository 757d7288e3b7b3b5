"""The chronicle: what every player has, and all silver on the table, told again from the events alone."""

from __future__ import annotations

from typing import Any

import westkingdom as wk
from tests.kit.laws.architects import facts
from tests.kit.laws.architects.end_game import virtue_of
from tests.kit.laws.broken import LawBroken
from westkingdom.architects.game import Architects
from westkingdom.engine.node import NAMES

HIRED = NAMES["architects.hired"]
"""An apprentice that is paid for waits in a frame of this rule while another one is let go."""


class Page:
    """What the chronicle knows of one player."""

    def __init__(self, g: Architects, seat: int) -> None:
        p = g.players[seat]
        mix = facts.mix_of(g)
        self.board = facts.boards(mix)[p.board]
        self.goods = dict(zip(facts.GOODS, p.goods, strict=False))
        self.workers = p.workers
        self.at = dict(zip(facts.LOCATIONS, p.at, strict=True))
        self.guildhall = p.guildhall
        self.prison = p.prison
        self.captives = p.captives[:]
        self.virtue = p.virtue
        self.debts = [p.debts, p.paid]
        self.cathedral = p.cathedral
        self.hand = len(p.hand)
        self.apprentices = [facts.names(mix, "apprentices")[card] for card in p.apprentices]
        self.buildings = [str(facts.buildings(mix)[card]["id"]) for card in p.buildings]

    def content(self) -> tuple[object, ...]:
        """All of it, to compare."""
        return tuple(vars(self).values())


class Chronicle:
    """Begins with the table at the first turn; every event since then changes it as the rulebook says."""

    def __init__(self, g: Architects, events: list[wk.Event]) -> None:
        self.events = events
        self.read = len(events)
        self.seats = len(g.players)
        self.opponent = g.settings.opponent
        self.pages = [Page(g, seat) for seat in range(self.seats)]
        mix = facts.mix_of(g)
        ids = facts.names(mix, "apprentices")
        self.rows = [[ids[card] for card in reversed(row)] for row in g.rows]
        """The rows of apprentices, the leftmost first."""
        self.laid: list[dict[str, int]] = [{}]
        """Every way in which silver may lie on apprentices: no event says whether a Wonder counts as a worker."""
        self.tax = g.tax
        self.market: list[int] = [-1, -1, -1]
        self.figures = [(row["princess_location"], row["profiteer_location"]) for row in facts.contribution_cards(mix)]
        self.cards = [str(row["id"]) for row in facts.contribution_cards(mix)]
        part = facts.wonder(g)
        self.at_card = part.consequences[-1] if part is not None else -1
        self.tokens: dict[str, str] = {}
        self.rewards: list[str] = []
        self.hiring = ""
        """The location at which an apprentice would be hired for silver now."""
        self.collected = ""
        """The apprentice that was just hired: silver on it is gained next."""
        self.owed: list[int] = []
        """The virtue that buildings still give at the end of the game, what comes first at the end of the list."""

    def read_on(self) -> None:
        """Take notice of what has happened since."""
        for event in self.events[self.read :]:
            self.take_laid_silver(event)
            tell = TELLING.get(event.key)
            if tell is not None:
                tell(self, self.pages[event.seat], event.seat, event.args)
        self.read = len(self.events)

    # --- workers

    def place(self, page: Page, seat: int, args: dict[str, Any]) -> None:
        where = args["location"]
        page.workers -= 1
        self.hiring = where
        if where in page.at:
            page.at[where] += 1
        elif where == "guildhall":
            page.guildhall += 1
        else:
            self.market[facts.MARKET.index(where)] = seat

    def take_back(self, page: Page, seat: int, args: dict[str, Any]) -> None:
        where = args["from"]
        page.workers += 1
        if where in page.at:
            page.at[where] -= 1
        elif where == "prison":
            page.prison -= 1
        elif where in facts.MARKET:
            self.market[facts.MARKET.index(where)] = -1
        else:
            self.pages[int(where.removeprefix("seat_"))].captives[seat] -= 1

    def capture(self, page: Page, seat: int, args: dict[str, Any]) -> None:
        owner = self.pages[args["owner"]]
        n = owner.at[args["location"]]
        owner.at[args["location"]] = 0
        same(n, args["n"], "workers captured")
        if owner is page:
            page.workers += n
        else:
            page.captives[args["owner"]] += n

    def send_captives(self, page: Page, seat: int, args: dict[str, Any]) -> None:
        same(sum(page.captives), args["n"], "captives sent to the Prison")
        for owner, n in zip(self.pages, page.captives, strict=True):
            owner.prison += n
        page.captives = [0] * self.seats

    def free_captives(self, page: Page, seat: int, args: dict[str, Any]) -> None:
        same(sum(other.captives[seat] for other in self.pages), args["n"], "workers freed from other boards")
        for other in self.pages:
            other.captives[seat] = 0
        page.workers += args["n"]

    def release(self, page: Page, seat: int, args: dict[str, Any]) -> None:
        page.prison -= args["n"]
        page.workers += args["n"]

    def imprison(self, page: Page, seat: int, args: dict[str, Any]) -> None:
        """A reset takes workers from the Black Market first, then from the Profiteer. [AB-134, WW-126]"""
        page.prison += args["n"]
        if seat in self.market:
            self.market[self.market.index(seat)] = -1
            same(1, args["n"], "workers of a Black Market space")
        else:
            where = self.figures[self.at_card][1]
            same(page.at[where], args["n"], "workers with the Profiteer")
            page.at[where] = 0

    # --- goods, virtue and debts

    def gain(self, page: Page, seat: int, args: dict[str, Any]) -> None:
        page.goods[args["good"]] += args["n"]

    def pay(self, page: Page, seat: int, args: dict[str, Any]) -> None:
        page.goods[args["good"]] -= args["n"]

    def contribute(self, page: Page, seat: int, args: dict[str, Any]) -> None:
        if seat != self.opponent:
            page.goods[args["good"]] -= 1

    def adds_tax(self, page: Page, seat: int, args: dict[str, Any]) -> None:
        self.tax += args["n"]

    def pays_wonder(self, page: Page, seat: int, args: dict[str, Any]) -> None:
        page.goods["influence"] -= args["n"]
        page.goods["marble"] -= args["marble"]
        same(10 - 2 * (page.board == "ai_aristocrat"), args["n"] + args["marble"], "Influence and marble for a Wonder")

    def take_group_back(self, page: Page, seat: int, args: dict[str, Any]) -> None:
        same(page.at[args["location"]], args["n"], "workers taken back")
        same(max(page.at.values()), args["n"], "workers of the largest group")
        page.at[args["location"]] = 0
        page.workers += args["n"]

    def pay_tax(self, page: Page, seat: int, args: dict[str, Any]) -> None:
        page.goods["silver"] -= args["n"]
        self.tax += args["n"]

    def take_tax(self, page: Page, seat: int, args: dict[str, Any]) -> None:
        same(self.tax, args["n"], "silver on the Tax Stand")
        self.tax = 0

    def gain_virtue(self, page: Page, seat: int, args: dict[str, Any]) -> None:
        if self.owed:
            same(min(self.owed.pop(), 14 - page.virtue), args["n"], "virtue for a building")
        page.virtue += args["n"]
        if page.virtue == 14:
            self.owed = []

    def lose_virtue(self, page: Page, seat: int, args: dict[str, Any]) -> None:
        page.virtue -= args["n"]

    def game_over(self, page: Page, seat: int, args: dict[str, Any]) -> None:
        same(len(self.owed), 0, "buildings that gave no virtue")

    def ability(self, page: Page, seat: int, args: dict[str, Any]) -> None:
        """At the end of the game a building gives virtue, as far as the track goes. [AB-197, AB-204]"""
        others = [other for other in self.pages if other is not page]
        n = virtue_of(page, others, args["thing"])
        if n and page.virtue < 14:
            self.owed.append(n)

    def gain_debt(self, page: Page, seat: int, args: dict[str, Any]) -> None:
        page.debts[0] += args["n"]

    def flip_debt(self, page: Page, seat: int, args: dict[str, Any]) -> None:
        page.debts = [page.debts[0] - 1, page.debts[1] + 1]

    def destroy_debt(self, page: Page, seat: int, args: dict[str, Any]) -> None:
        page.debts[0] -= 1

    # --- cards

    def draw(self, page: Page, seat: int, args: dict[str, Any]) -> None:
        page.hand += args["n"]

    def keep(self, page: Page, seat: int, args: dict[str, Any]) -> None:
        page.hand += 1

    def discard(self, page: Page, seat: int, args: dict[str, Any]) -> None:
        page.hand -= args["n"]

    def construct(self, page: Page, seat: int, args: dict[str, Any]) -> None:
        self.hiring = ""
        page.buildings.append(args["building"])
        page.hand -= seat != self.opponent and not args["building"].startswith("wonder_")

    def advance(self, page: Page, seat: int, args: dict[str, Any]) -> None:
        page.cathedral += 1
        same(page.cathedral, args["level"], "the level of the cathedral")

    def reward(self, page: Page, seat: int, args: dict[str, Any]) -> None:
        self.rewards.append(args["reward"])

    def place_token(self, page: Page, seat: int, args: dict[str, Any]) -> None:
        self.tokens[args["building"]] = args["location"]

    def figures_move(self, page: Page, seat: int, args: dict[str, Any]) -> None:
        self.at_card = self.cards.index(args["card"])

    def visit_over(self, page: Page, seat: int, args: dict[str, Any]) -> None:
        self.hiring = ""

    # --- apprentices and the silver on them

    def hire(self, page: Page, seat: int, args: dict[str, Any]) -> None:
        """At the Workshop 1 silver lies on each card that was skipped, from the left. [AB-080, AB-081]"""
        card = args["apprentice"]
        row = next(row for row in self.rows if card in row)
        if self.hiring == facts.WORKSHOP:
            missing = row.index(card) + 1 - page.at[facts.WORKSHOP]
            ways = {max(0, missing - more) for more in range(self.more_workers(page) + 1)}
            self.laid = [with_silver(laid, row[:n]) for n in sorted(ways) for laid in self.laid]
        row.remove(card)
        page.apprentices.append(card)
        self.collected = card
        self.hiring = ""

    def more_workers(self, page: Page) -> int:
        """How many could count in the Workshop besides the workers there: an own Wonder, and the Princess.

        [WW-178, WW-366]
        """
        own = any(self.tokens.get(building) == facts.WORKSHOP for building in page.buildings)
        return own + (self.at_card >= 0 and self.figures[self.at_card][0] == facts.WORKSHOP)

    def take_laid_silver(self, event: wk.Event) -> None:
        """Whoever hires an apprentice takes all silver that lies on it. [AB-083]"""
        card = self.collected
        if card:
            self.collected = ""
            gained = int(event.args["n"]) if event.key == "gain" and event.args["good"] == "silver" else 0
            self.laid = [
                {c: n for c, n in laid.items() if c != card} for laid in self.laid if laid.get(card, 0) in (0, gained)
            ]

    def let_go(self, page: Page, seat: int, args: dict[str, Any]) -> None:
        page.apprentices.remove(args["apprentice"])

    def remove_apprentice(self, page: Page, seat: int, args: dict[str, Any]) -> None:
        card = args["apprentice"]
        next(row for row in self.rows if card in row).remove(card)
        self.laid = [{c: n for c, n in laid.items() if c != card} for laid in self.laid]

    def reveal(self, page: Page, seat: int, args: dict[str, Any]) -> None:
        self.rows[args["row"] - 1].append(args["apprentice"])

    # --- comparing

    def agrees(self, g: Architects) -> None:
        """The table is as the chronicle tells it."""
        mix = facts.mix_of(g)
        for p in g.players:
            told, seen = self.pages[p.seat].content(), Page(g, p.seat).content()
            if told != seen:
                raise LawBroken(f"events tell of seat {p.seat} {told}, the table shows {seen}")
        if (self.tax, self.market) != (g.tax, g.market):
            raise LawBroken(f"events tell of {self.tax} tax and {self.market}, the table shows {g.tax} and {g.market}")
        ids = facts.names(mix, "apprentices")
        if self.rows != [[ids[card] for card in reversed(row)] for row in g.rows]:
            raise LawBroken(f"events tell of the apprentices {self.rows}")
        if all(f[0] != HIRED for f in g.stack):
            laid = {ids[card]: n for card, n in enumerate(g.laid) if n}
            self.laid = [ways for ways in self.laid if ways == laid][:1]
            if not self.laid:
                raise LawBroken(f"events do not tell how silver came to lie like that: {laid}")
        if self.rewards != [facts.rewards(mix)[card] for card in g.spent][len(g.spent) - len(self.rewards) :]:
            raise LawBroken(f"events tell of the rewards {self.rewards}")


def same(counted: int, told: object, what: str) -> None:
    """What an event tells is what the chronicle has counted."""
    if counted != told:
        raise LawBroken(f"an event tells of {told} {what}, there were {counted}")


def with_silver(laid: dict[str, int], cards: list[str]) -> dict[str, int]:
    """1 more silver on each of these cards."""
    return {**laid, **{card: laid.get(card, 0) + 1 for card in cards}}


TELLING = {
    "place": Chronicle.place, "take-back": Chronicle.take_back, "capture": Chronicle.capture,
    "send-captives": Chronicle.send_captives, "free-captives": Chronicle.free_captives, "release": Chronicle.release,
    "imprison": Chronicle.imprison, "gain": Chronicle.gain, "pay": Chronicle.pay, "contribute": Chronicle.contribute,
    "pay-tax": Chronicle.pay_tax, "take-tax": Chronicle.take_tax, "gain-virtue": Chronicle.gain_virtue,
    "lose-virtue": Chronicle.lose_virtue, "gain-debt": Chronicle.gain_debt, "flip-debt": Chronicle.flip_debt,
    "destroy-debt": Chronicle.destroy_debt, "draw": Chronicle.draw, "keep-plan": Chronicle.keep,
    "discard": Chronicle.discard, "construct": Chronicle.construct, "advance": Chronicle.advance,
    "reward": Chronicle.reward, "place-token": Chronicle.place_token, "figures-move": Chronicle.figures_move,
    "reset": Chronicle.visit_over, "turn": Chronicle.visit_over, "hire": Chronicle.hire, "let-go": Chronicle.let_go,
    "opponent-adds-tax": Chronicle.adds_tax, "opponent-takes-tax": Chronicle.take_tax,
    "opponent-wonder": Chronicle.pays_wonder, "take-group-back": Chronicle.take_group_back,
    "ability": Chronicle.ability, "game-over": Chronicle.game_over, "remove-apprentice": Chronicle.remove_apprentice, "reveal-apprentice": Chronicle.reveal,
}  # fmt: skip
"""What each event changes."""
