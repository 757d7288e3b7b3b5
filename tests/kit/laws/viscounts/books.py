"""The books of Viscounts."""

from __future__ import annotations

import westkingdom as wk
from tests.kit.laws.books import Accounts, Books, Uses
from tests.kit.laws.mix import Mix, tables_of
from tests.kit.laws.play import Chooser
from tests.kit.laws.viscounts import facts, hidden, scorer, uses
from tests.kit.laws.viscounts.accounts import ViscountsAccounts
from tests.kit.laws.viscounts.chooser import Builder
from tests.kit.laws.viscounts.turning import SEATS
from westkingdom.viscounts.game import Viscounts


class ViscountsBooks(Books[Viscounts]):
    """What the laws must know of Viscounts."""

    game = "viscounts"
    mixes = facts.ALL_MIXES
    soaked = (*facts.MIXES, *facts.SOLO_MIXES)
    tables = [*tables_of(facts.MIXES), (facts.PROMOS, 4), *tables_of(facts.SOLO_SAMPLE)]
    counted_every = 4
    sampled_every = 401
    choosers = {"random": Chooser, "builder": Builder}
    reasons = frozenset({"poverty", "prosperity", "divided kingdom"})
    ways = uses.WAYS
    private = frozenset({"drawn", "forced"})
    naming = frozenset({
        "pick-pair", "play", "drop-off", "discard", "destroy", "hire", "dismiss", "rearrange", "ability", "cleric-bonus",
        "reveal", "uncover", "leave-game", "return-card", "stay-in-deck", "gain-kings-order", "welcome", "refuse",
        "reveal-outsider", "show-outsider", "gain-hero", "reveal-hero", "gain-chest", "discard-chest", "reveal-chest",
        "chest-reward", "scheme", "scheme-leaves", "future-scheme", "outsider-removed", "hero-removed", "chest-removed",
        "chest-flipped",
    })  # fmt: skip
    revealing = frozenset({
        "drawn", "play", "discard", "destroy", "uncover", "uncover-manuscript", "reveal-outsider", "reveal-hero",
        "reveal-chest", "scheme", "future-scheme", "chest-flipped",
    })  # fmt: skip
    seats = SEATS

    def mix_of(self, g: Viscounts) -> Mix:
        return facts.mix_of(g)

    def accounts(self, events: list[wk.Event]) -> Accounts[Viscounts]:
        return ViscountsAccounts(events)

    def scores_are_right(self, g: Viscounts) -> None:
        scorer.scores_are_right(g)

    def permute_hidden(self, g: Viscounts, seat: int, chooser: Chooser) -> Viscounts:
        return hidden.permute_hidden(g, seat, chooser)

    def hidden_things(self, g: Viscounts, seat: int) -> dict[str, object]:
        return hidden.hidden_things(g, seat)

    def hidden_names(self, g: Viscounts, seat: int | None) -> set[str]:
        return hidden.names_in_piles(g)

    def views_are_true(self, g: Viscounts) -> None:
        hidden.hands_are_shown_to_their_owners(g)
        hidden.what_is_known_is_true(g)

    def card_ids(self, mix: Mix) -> frozenset[str]:
        kinds = ("starter", "replacement-starter", "neutral", "hero", "kings_order", "outsider", "chest", "scheme")
        return frozenset().union(*(facts.ids(mix, kind) for kind in kinds))

    def wanted(self, mix: Mix) -> dict[str, tuple[str, ...]]:
        return uses.wanted_of(mix)

    def ids(self, mix: Mix, kind: str) -> frozenset[str]:
        return facts.ids(mix, kind)

    def sought(self, mix: Mix) -> set[str]:
        return uses.passive_ids(mix)

    def count_choice(self, g: Viscounts, option: int, uses_so_far: Uses, sought: set[str]) -> None:
        uses.count_needed(g, option, uses_so_far, sought)

    def count_game(self, g: Viscounts, events: list[wk.Event], uses_so_far: Uses) -> None:
        uses.count_uses(events, uses_so_far)
        uses.count_leader(g, uses_so_far)
        uses.count_schemes(g, events, uses_so_far)

    def sum_up(self, mix: Mix, uses_so_far: Uses) -> None:
        uses.count_families(mix, uses_so_far)


VISCOUNTS = ViscountsBooks()
