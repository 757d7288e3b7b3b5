"""The books of Architects."""

from __future__ import annotations

import westkingdom as wk
from tests.kit.laws.architects import facts, hidden, scorer, uses
from tests.kit.laws.architects.accounts import ArchitectsAccounts
from tests.kit.laws.architects.chooser import Builder
from tests.kit.laws.architects.turning import SEATS
from tests.kit.laws.books import Accounts, Books, Uses
from tests.kit.laws.mix import Mix, tables_of
from tests.kit.laws.play import Chooser
from westkingdom.architects.game import Architects


class ArchitectsBooks(Books[Architects]):
    """What the laws must know of Architects."""

    game = "architects"
    mixes = (*facts.ALL_MIXES, *facts.SOLO_MIXES)
    soaked = (*facts.MIXES, *facts.SOLO_MIXES)
    tables = [
        *tables_of(facts.MIXES),
        *[(facts.PROMOS, 4), (facts.VARIANTS, 3), (facts.WONDER_PROMOS, 5)],
        *[(mix, mix.seats[i % 2]) for i, mix in enumerate(facts.SOLO_MIXES)],
    ]
    counted_every = 8
    sampled_every = 1009
    choosers = {"random": Chooser, "builder": Builder}
    reasons = frozenset({scorer.REASON})
    ways = uses.WAYS
    private = frozenset({"drawn", "draft", "keep-plan", "discard-card", "forced"})
    naming = frozenset({
        "choose-character", "hire", "let-go", "remove-apprentice", "reveal-apprentice", "construct", "place-token",
        "reward", "figures-move", "ability", "opponent-takes-building", "opponent-contributes",
    })  # fmt: skip
    revealing = frozenset({
        "drawn", "keep-plan", "reveal-apprentice", "reward", "figures-move", "opponent-reveals", "opponent-future",
        "opponent-takes-building", "opponent-contributes",
    })  # fmt: skip
    seats = SEATS

    def mix_of(self, g: Architects) -> Mix:
        return facts.mix_of(g)

    def accounts(self, events: list[wk.Event]) -> Accounts[Architects]:
        return ArchitectsAccounts(events)

    def scores_are_right(self, g: Architects) -> None:
        scorer.scores_are_right(g)

    def permute_hidden(self, g: Architects, seat: int, chooser: Chooser) -> Architects:
        return hidden.permute_hidden(g, seat, chooser)

    def hidden_things(self, g: Architects, seat: int) -> dict[str, object]:
        return hidden.hidden_things(g, seat)

    def hidden_names(self, g: Architects, seat: int | None) -> set[str]:
        return hidden.hidden_names(g, seat)

    def views_are_true(self, g: Architects) -> None:
        hidden.views_are_true(g)

    def card_ids(self, mix: Mix) -> frozenset[str]:
        kinds = ("apprentice", "building", "reward", "market", "contribution")
        return frozenset().union(*(uses.ids(mix, kind) for kind in kinds))

    def wanted(self, mix: Mix) -> dict[str, tuple[str, ...]]:
        return uses.WANTED

    def ids(self, mix: Mix, kind: str) -> frozenset[str]:
        return uses.ids(mix, kind)

    def count_choice(self, g: Architects, option: int, uses_so_far: Uses, sought: set[str]) -> None:
        uses.count_choice(g, option, uses_so_far)

    def count_game(self, g: Architects, events: list[wk.Event], uses_so_far: Uses) -> None:
        uses.count_game(g, events, uses_so_far)


ARCHITECTS = ArchitectsBooks()
