"""What is used over many games: what was hired, constructed, gained and visited, and everything that must happen once."""

from __future__ import annotations

import westkingdom as wk
from tests.kit.laws.architects import facts
from tests.kit.laws.books import Uses
from tests.kit.laws.mix import Mix
from westkingdom.architects.game import Architects
from westkingdom.engine.node import NODES

WAYS = (
    "hired",
    "constructed",
    "gained",
    "visited",
    "built",
    "played",
    "small",
    "large",
    "turned",
    "happened",
    "followed",
    "held",
    "failed",
    "taken",
)
WANTED = {
    "apprentice": ("hired",),
    "building": ("constructed",),
    "wonder": ("constructed",),
    "location": ("visited",),
    "token": ("built",),
    "board": ("played",),
    "reward": ("gained",),
    "market": ("small", "large"),
    "contribution": ("turned",),
    "reset": ("happened",),
    "choice": ("happened",),
    "scheme": ("followed",),
    "clause": ("held", "failed"),
    "option": ("taken",),
}
"""What every thing of a kind is there for."""
USES = {
    "hire": ("apprentice", "hired"), "construct": ("building", "constructed"), "reward": ("reward", "gained"),
    "place": ("location", "visited"), "figures-move": ("card", "turned"), "place-token": ("location", "built"),
}  # fmt: skip
"""What an event names, and what has happened to it."""
GUARD = ("guard-send", "guard-free", "guard-ransom", "guard-ransom-by-debt", "guard-pay-off")
PEOPLE = ("market-apprentice", "market-buildings")
VISIT = ("wonder-worker", "wonder-influence", "wonder-neither")
NAMES = {"guard": GUARD, "market": PEOPLE, "visit-wonder": VISIT}
"""By kind of decision, what each of its first options means."""
CAPTURES = ("capture-own", "capture-other")
MARKET_RESET, GUILDHALL_RESET, CONTRIBUTION_RESET = "reset-black-market", "reset-guildhall", "reset-contribution"
CAUSES = {**dict.fromkeys(facts.MARKET, MARKET_RESET), "guildhall": GUILDHALL_RESET}
AVOIDED, DESTROYED = "loss-avoided", "debt-destroyed"
LEFT, RIGHT = 9, 11
"""The numbers of the two spaces of the Black Market that sell goods."""


def ids(mix: Mix, kind: str) -> frozenset[str]:
    """The ids of all things of one kind."""
    boxed = bool(mix.boxes)
    files = {"apprentice": "apprentices", "building": "buildings", "wonder": "wonders", "board": "player_boards"}
    if kind in files:
        variable = ("setup", "variable") in mix.options
        rows = facts.rows(mix, files[kind]).values()
        return frozenset(row["id"] for row in rows if kind != "board" or (row["side"] == "B") == variable)
    found = {
        "location": [*facts.LOCATIONS, *facts.MARKET, "guildhall"],
        "token": facts.TOKENS if boxed else [],
        "reward": facts.rewards(mix),
        "market": [row["id"] for row in facts.market_cards()],
        "contribution": [row["id"] for row in facts.contribution_cards(mix)],
        "reset": [MARKET_RESET, GUILDHALL_RESET, *([CONTRIBUTION_RESET] if boxed else [])],
        "scheme": [row["id"] for row in facts.scheme_cards(mix)],
        "clause": [f"{deck(mix)}-clause-{i}" for i, row in enumerate(facts.sections(mix)) if "if" in row],
        "option": options(mix),
        "choice": [*GUARD, *PEOPLE, *CAPTURES, DESTROYED, *([*VISIT, AVOIDED] if boxed else [])],
    }
    return frozenset(found[kind])


def deck(mix: Mix) -> str:
    """Whose scheme cards are meant: sections are numbered anew for the reconstructed opponent."""
    return "reconstruction" if facts.opponent(mix) == facts.RECONSTRUCTION else "wonder"


def options(mix: Mix) -> list[str]:
    """The options of scheme cards and of the opponent's own focus; a focus on a card is counted by its own options."""
    who = ("", f"ai_{facts.opponent(mix)}")
    rows = [(i, row) for i, row in enumerate(facts.sections(mix)) if row.get("of", "") in who]
    rows = [(i, row) for i, row in rows if row["location"] != "focus"]
    return [f"{deck(mix)}-option-{i}-{j}" for i, row in rows for j in range(len(row["options"]))]


def count_step(event: wk.Event, whose: str, uses: Uses) -> None:
    """Count a step of an opponent: the card, whether its clause held, and the option that was taken."""
    if event.key == "opponent-reveals":
        uses[str(event.args["scheme"]), "followed"] += 1
    elif event.key == "opponent-clause-holds":
        uses[f"{whose}-clause-{event.args['section']}", "held"] += 1
    elif event.key == "opponent-follows" and event.why:
        uses[f"{whose}-clause-{int(event.args['section']) - 1}", "failed"] += 1
    elif event.key in ("opponent-option", "opponent-does"):
        uses[f"{whose}-option-{event.args['section']}-{event.args['option']}", "taken"] += 1


def count_choice(g: Architects, option: int, uses: Uses) -> None:
    """Count what a choice means that no event tells."""
    node = NODES[g.stack[-1][0]]
    name = node.kind().name
    choice = option - node.base
    if name in NAMES:
        if 0 <= choice < len(NAMES[name]):
            uses[NAMES[name][choice], "happened"] += 1
    elif name == "place" and choice == LEFT and g.small:
        uses[str(facts.market_cards()[g.small[-1]]["id"]), "small"] += 1
    elif name == "place" and choice == RIGHT and g.large:
        uses[str(facts.market_cards()[g.large[-1]]["id"]), "large"] += 1


def count_game(g: Architects, events: list[wk.Event], uses: Uses) -> None:
    """Count what the events of a whole game name, why there were resets, and the boards that were played."""
    cause = ""
    whose = deck(facts.mix_of(g))
    for event in events:
        key = event.key
        count_step(event, whose, uses)
        if key in USES:
            name, how = USES[key]
            uses[str(event.args[name]), how] += 1
        if key == "place":
            cause = CAUSES.get(str(event.args["location"]), "")
        elif key == "contribute":
            cause = CONTRIBUTION_RESET
        elif key == "reset-triggered":
            uses[cause, "happened"] += 1
        elif key == "capture":
            uses[CAPTURES[event.args["owner"] != event.seat], "happened"] += 1
        elif key == "avoid-loss":
            uses[AVOIDED, "happened"] += 1
        elif key == "destroy-debt":
            uses[DESTROYED, "happened"] += 1
    boards = facts.boards(facts.mix_of(g))
    for p in g.players:
        uses[boards[p.board], "played"] += 1
