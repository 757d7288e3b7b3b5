"""Whatever people do with seats: nobody sees a second hand, and nothing sealed goes back without consent."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.kit.table.house import Hours, nonce, party, revision_of, service
from westkingdom.library.seal import sealed
from westkingdom.table import By, Refused, Tables, open_storage
from westkingdom.table.commands import playing as at_table
from westkingdom.table.commands.voting import SILENCE
from westkingdom.table.shown.past import Past

SEATS = 3
Held = set[tuple[str, int]]
"""Who, by their secrets, held which seats."""


class Watch:
    """Somebody who does anything, and writes down what everybody saw and agreed to, without asking the table why."""

    def __init__(self, tables: Tables, hours: Hours, luck: random.Random) -> None:
        self.tables, self.hours, self.luck = tables, hours, luck
        own = luck.choice([1, 1, 2])
        people = party(tables, "Ann", "Bob", "Cat", own=own)
        self.host = people[0]
        self.ident = self.host.table
        self.tokens = list(dict.fromkeys([by.token for by in people] + [people.watch().token]))
        self.links: list[tuple[int, str]] = []
        self.seen: dict[int, set[str]] = {seat: set() for seat in range(SEATS)}
        self.sealed: dict[int, Held] = {}
        self.willing: Held = set()
        self.consent: set[str] = set()
        self.done: Counter[str] = Counter()
        self.line: set[int] = set()
        self.look_round()

    # --- what anybody may try

    def try_anything(self) -> None:
        """Let somebody try something; time goes by, so that nobody is refused for being too quick."""
        self.hours.now += self.luck.choice([60_000, 60_000, 60_000, SILENCE])
        asked = self.tables.look(self.host_now())["table"]["undo"] is not None
        name = self.luck.choice(
            ["agree to undo"] * 20 * asked + ["play"] * 8 + ["undo", "ask undo", "fill", "hand over"] * 3 + [*TRICKS]
        )
        before = self.held()
        token, seat = self.luck.choice(sorted(before)) if before else (self.tokens[0], 0)
        if self.luck.random() < 0.5 and "undo" not in name:  # who has no right to it may try as well
            token, seat = self.luck.choice(self.tokens), self.luck.randrange(SEATS)
        if name in HOSTS and self.luck.random() < 0.6:
            token = self.host_token()
        who = self.by(token)
        try:
            if name == "play":
                self.play()
            else:
                TRICKS[name](self, who, seat)
                self.done[name] += 1
        except Refused:
            return
        for gone in before - self.held():
            if (name, gone[0]) == ("clear", who.token):
                self.willing.add(gone)
        self.willing -= self.held() - before  # who sits down again is asked again
        if name in ("hand over", "hand back"):
            self.lent(who)
        self.judge(name, who)
        self.look_round()

    def by(self, token: str) -> By:
        return By(self.ident, token, revision_of(self.tables, self.host_now()), nonce())

    def host_now(self) -> By:
        """Somebody who may look: of those who came at the start one is always there."""
        for token in self.tokens:
            if self.can(lambda one=token: self.tables.look(By(self.ident, one))):  # type: ignore[misc]
                return By(self.ident, token)
        raise AssertionError("nobody is left")

    def host_token(self) -> str:
        """Who is the host now, or somebody."""
        for token in self.tokens:
            if self.can(lambda one=token: self.tables.withdraw(By(self.ident, one), 99)):  # type: ignore[misc]
                return token
        return self.tokens[0]

    def can(self, act: Callable[[], object]) -> bool:
        try:
            act()
        except Refused:
            return False
        return True

    def held(self) -> Held:
        """Who holds which seats now, as far as they can look through them."""
        looks = [(token, seat) for token in self.tokens for seat in range(SEATS)]
        return {pair for pair in looks if self.can(lambda one=pair: self.tables.look(By(self.ident, one[0]), one[1]))}  # type: ignore[misc]

    def play(self) -> None:
        """Whoever is asked decides, bot or person."""
        record = self.tables._keeper.shelf.table(self.tables._keeper.shelf.at(self.ident), self.ident)
        game, seat = record.game, record.thinking
        if game is None or seat is None:
            return
        option, before, people = self.luck.choice(game.actions), game.copy(), self.held()
        if record.seats[seat].bot:
            act = lambda table, _: at_table.play(table, seat, option)  # noqa: E731
            self.tables._keeper.change(By(self.ident, ""), "play", seat, {"option": option}, act, stranger=True)
        else:
            player = [token for token, number in people if number == seat]
            if not player:
                return  # the seat is open
            self.tables.play(self.by(player[0]), seat, option)
        now = revision_of(self.tables, self.host_now())
        if sealed(before, option):
            self.sealed[now] = people
        self.consent = set()

    def lent(self, who: By) -> None:
        """Note who let a bot play of their own accord."""
        seats = self.tables.look(By(self.ident, who.token))["table"]
        for seat in seats["mine"]:
            if not seats["seats"][seat]["bot"]:
                self.willing.discard((who.token, seat))
            elif self.touched == (who.token, seat):
                self.willing.add((who.token, seat))

    touched: tuple[str, int] = ("", -1)

    # --- what must hold

    def judge(self, name: str, who: By) -> None:
        """Whatever sealed decision does not stand any more, all who held a seat then wanted it so."""
        if name == "ask undo":
            self.consent = {who.token}
        elif name == "agree to undo":
            self.consent.add(who.token)
        table = self.tables._keeper.shelf.table(self.tables._keeper.shelf.at(self.ident), self.ident)
        line = {entry.revision for entry in Past(self.tables._storage, self.ident).line(table.tip)}
        for revision in self.line - line:
            for token, seat in self.sealed.get(revision, set()):
                assert token in self.consent or (token, seat) in self.willing, (name, revision, seat)
                self.done["sealed taken back"] += 1
        if self.line - line:
            self.done["taken back"] += 1
            self.consent = set()
        self.line = line

    def look_round(self) -> None:
        """Nobody sees a hand that another person has held, who has seen a second one."""
        for token, seat in self.held():
            self.seen[seat].add(token)
            others = [number for number in range(SEATS) if number != seat and token in self.seen[number]]
            assert not others or self.seen[seat] == {token}, (seat, others)
        for token in self.tokens:
            self.can(lambda one=token: self.tables.export(By(self.ident, one)))  # type: ignore[misc]


def join(watch: Watch, who: By, seat: int) -> None:
    """Use a link for a seat, with a secret that is known here or with a new one."""
    links = [link for number, link in watch.links if number == seat]
    token = watch.luck.choice([who.token, who.token, ""])
    given = watch.tables.join(By(who.table, token), watch.luck.choice(links[-1:] or ["0" * 32]), "Somebody")
    if given.token not in watch.tokens:
        watch.tokens.append(given.token)


def hand_over(watch: Watch, who: By, seat: int) -> None:
    """Let a bot play for somebody, maybe for oneself."""
    held = seat in watch.tables.look(By(who.table, who.token))["table"]["mine"]
    watch.touched = (who.token, seat) if held else ("", -1)
    watch.tables.hand_over(By(who.table, who.token), seat, "random")


def invite(watch: Watch, who: By, seat: int) -> None:
    watch.links.append((seat, watch.tables.invite(By(who.table, who.token), seat).token))


def fill(watch: Watch, who: By, seat: int) -> None:
    """Let somebody sit down on an open seat: a newcomer, or whoever was here before."""
    link = watch.tables.invite(By(who.table, who.token), seat).token
    watch.links.append((seat, link))
    join(watch, By(who.table, watch.luck.choice(watch.tokens)), seat)


HOSTS = ("fill", "invite", "put a bot", "take", "hand over")
TRICKS: dict[str, Callable[[Watch, By, int], object]] = {
    "undo": lambda watch, who, seat: watch.tables.undo(who, seat, watch.luck.choice([None, 1, 3])),
    "ask undo": lambda watch, who, seat: watch.tables.ask_undo(who, seat, watch.luck.choice([None, 1, 5])),
    "agree to undo": lambda watch, who, seat: watch.tables.answer_undo(who, True),
    "hand over": hand_over,
    "hand back": lambda watch, who, seat: watch.tables.hand_back(who, seat),
    "clear": lambda watch, who, seat: watch.tables.clear(who, seat),
    "take": lambda watch, who, seat: watch.tables.take(who, seat, "Somebody"),
    "put a bot": lambda watch, who, seat: watch.tables.put_bot(who, seat, "random"),
    "invite": invite,
    "join": join,
    "fill": fill,
    "vote for a bot": lambda watch, who, seat: watch.tables.ask_replace(who, seat, "bot", "random"),
    "vote for a seat": lambda watch, who, seat: watch.tables.ask_replace(who, seat, "open", "random"),
    "vote about the host": lambda watch, who, seat: watch.tables.ask_replace(who, None, "bot", "random"),
    "agree to a vote": lambda watch, who, seat: watch.tables.answer_replace(who, True),
    "branch": lambda watch, who, seat: watch.tables.branch(who, watch.luck.randrange(40)),
    "rematch": lambda watch, who, seat: watch.tables.rematch(who),
}


@pytest.mark.parametrize("seed", range(8))
def test_in_any_order_nobody_sees_a_second_hand_and_nothing_sealed_goes_back_without_consent(
    tmp_path: Path, seed: int
) -> None:
    """Host, players, spectators and strangers do everything that rights allow, and much that they do not."""
    hours = Hours()
    tables = service(open_storage(str(tmp_path / "t")), seed, clock=hours)
    watch = Watch(tables, hours, random.Random(seed))
    for _ in range(300):
        watch.try_anything()
    assert watch.done["taken back"] > 2
    assert sum(watch.done[name] for name in ("clear", "fill", "hand over", "put a bot")) > 5
    assert watch.done["branch"] == watch.done["rematch"] == 0, "while an ordinary game goes on"
    tables.close()
