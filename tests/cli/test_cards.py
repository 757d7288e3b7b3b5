"""westkingdom cards: the text and the source of every card."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

import westkingdom as wk
from tests.kit import ROOT
from tests.kit.cli import BOTH, run


def test_cards_lists_every_card_with_text_and_source() -> None:
    result = run("cards", "viscounts")
    assert result.exit_code == 0
    assert "abbot (townsfolk)\n  Abbot, 2 silver, Cleric.\n  source: card list\n" in result.stdout
    for ident in (
        "hero-ada (heroes)",
        "ms-grey-3-flip (manuscripts)",
        "player-card-1 ",
        "tp1 (player_board)",
        "printed-tf-1-2 ",
    ):
        assert ident in result.stdout


def test_cards_lists_every_card_of_architects_with_text_and_source() -> None:
    result = run("cards", "architects")
    assert result.exit_code == 0
    assert "bld_tavern (buildings)\n  Tavern, building, 6 VP. Costs 3 wood, 2 stone and 1 gold." in result.stdout
    for ident in (
        "app_thief (",
        "board_ada (",
        "bm_card_01 (",
        "rew_gold_1 (",
        "cathedral_3 (",
        "virtue_07 (",
        "quarry (",
    ):
        assert f"\n{ident}" in result.stdout


def test_cards_by_name_may_have_several_words() -> None:
    result = run("cards", "viscounts", "debt", "collector")
    assert result.stdout.count("Debt Collector, ") == 5
    assert run("cards", "viscounts", "debt collector", "abbot").stdout.count("source:") == 6


def test_reconstructed_facts_are_marked() -> None:
    """The hire effect of the Strongman was never seen; the card itself was."""
    assert "  reconstructed: hire\n" in run("cards", "viscounts", "strongman").stdout
    assert "reconstructed" not in run("cards", "viscounts", "abbot").stdout


def test_corrections_change_the_text_of_a_card(tmp_path: Path) -> None:
    """The README's example of a correction is what `cards --data` shows."""
    readme = ROOT.joinpath("README.md").read_text("utf-8")
    corrections = tmp_path / "my.json"
    corrections.write_text(readme.partition("```json\n")[2].partition("```")[0])
    said = run("cards", "viscounts", "strongman", "--data", str(corrections)).stdout
    assert "Hired or dismissed: gain 1 silver." in said
    assert "reconstructed" not in said.lower()
    assert "Hired or dismissed: gain 1 virtue." in run("cards", "viscounts", "strongman").stdout


WONDERS = ["works_of_wonder/data", "solo/data"]
OF_OPPONENTS = {
    *[f"resource_track {n}" for n in range(1, 5)],
    *[f"guardhouse_actions {n}" for n in range(1, 4)],
    *[f"priority {n}" for n in range(1, 11)],
    *["gain_building_card", "gain_basic"],
}
OF_WONDERS = {"apprentice_columns", "apprentice_rows", "player_counts 6", *OF_OPPONENTS}


@pytest.mark.parametrize(
    ("game", "mix", "folders", "tables"),
    [
        (
            "viscounts",
            [],
            ["data", "gates_of_gold/data", "keeper_of_keys/data", "promos/data", "solo/data"],
            {"sides low"},
        ),
        ("viscounts", ["--with", "gates-of-gold"], ["data", "gates_of_gold/data", "solo/data"], {"sides low"}),
        ("viscounts", ["--with", "keeper-of-keys"], ["data", "keeper_of_keys/data", "solo/data"], {"sides low"}),
        ("viscounts", BOTH, ["data", "gates_of_gold/data", "keeper_of_keys/data", "solo/data"], {"sides low"}),
        ("architects", [], ["data", "promos/data", *WONDERS], OF_WONDERS),
        ("architects", ["--with", "works-of-wonder"], ["data", *WONDERS], OF_WONDERS),
        ("architects", ["--promos"], ["data", "promos/data", "solo/data/reconstruction_"], set()),
    ],
    ids=["everything", "gates", "keys", "both", "architects", "wonders", "architects' promos"],
)
def test_reconstructed_lists_exactly_the_guesses_of_all_files(
    game: str, mix: list[str], folders: list[str], tables: set[str]
) -> None:
    """Every object with a guess is listed, and besides them only the named parts of tables."""
    result = run("cards", game, "--reconstructed", *mix)
    listed = [line.split(" (")[0] for line in result.stdout.splitlines() if line and not line.startswith(" ")][:-1]
    expected = set()
    for folder in folders:
        for path in (Path(wk.__file__).parent / game).glob(f"{folder}{'' if folder.endswith('_') else '/'}*.json"):
            data = json.loads(path.read_text())
            if isinstance(data, list):
                expected |= {row["id"] for row in data if row.get("reconstructed")}
    assert expected <= set(listed)
    assert set(listed) - expected == tables
    assert result.stdout.splitlines()[-1] == f"{len(listed)} things have reconstructed facts."


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("clay wonder", "Clay Wonder, Wonder, 14 VP. Costs 15 clay, 7 Influence and 5 silver as tax."),
        ("princess", "When you capture other players' workers from her, you lose 1 virtue."),
        ("contribution card 1", "As Contribution: clay gives 1 Influence,"),
        ("influence track", "2 Influence pay for up to 2 silver, but not tax."),
        ("lothaire", "Buildings and cathedral levels cost you 1 less wood or 1 less stone."),
        ("overseer", "Overseer (masonry)."),
        ("guardhouse", "send all your captives to the Prison, for 1 silver each;"),
        ("cathedral", "Cathedral, level 5. 1 space. Costs 2 gold and 2 marble,"),
    ],
)
def test_pieces_of_architects_are_found_without_naming_the_box(name: str, text: str) -> None:
    result = run("cards", "architects", name)
    assert result.exit_code == 0
    assert text in result.stdout


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("king's order", "King's Order, 3 silver, Merchant. Gained: discard up to 1 card."),
        ("tyrant", "Tyrant, Outsider, 3 silver, Criminal. Refused: gain 1 corruption, then flip a deed."),
        ("column 3", "Column 3. On your turn you may pay 2 silver to draw 1 card"),
        ("yellow manuscript board", "Yellow Manuscript Board. Column 1, yellow: instead of hiring"),
        ("public workshop", "Public Workshop. 2 Builder icons. Replaces one of your Workshops"),
        (
            "diversified builder card",
            "During any player's collision: if you have a King's Order on your board, gain 2 silver.",
        ),
        ("chest tile", "In an action, 1 Cleric icon on the card above it may count as 2 Cleric icons."),
        ("player card 7.5", "Then discard up to 3 cards from your starting deck."),
        ("girard", "Then this card leaves the game."),
        ("king dan", "King Dan, 1 silver, 2 Merchants."),
    ],
)
def test_cards_of_boxes_are_found_without_naming_the_box(name: str, text: str) -> None:
    result = run("cards", "viscounts", name)
    assert result.exit_code == 0
    assert text in result.stdout


def test_cards_of_a_mix_are_those_of_its_boxes() -> None:
    """With a box named, only that mix is listed; promotional cards that need both boxes come with both only."""
    gates = run("cards", "viscounts", "--with", "gates-of-gold").stdout
    assert "abbot (townsfolk)" in gates
    assert "kings-order (gates-of-gold/kings_orders)" in gates
    assert "keeper-of-keys/" not in gates
    assert "promos/" not in gates
    promos = run("cards", "viscounts", "--promos").stdout
    assert "king-dan (promos/townsfolk)" in promos
    assert "outsider-vigilante" not in promos
    assert "outsider-vigilante (promos/outsiders)" in run("cards", "viscounts", "--promos", *BOTH).stdout


@pytest.mark.parametrize("game", wk.GAMES)
def test_every_card_of_every_box_has_a_text(game: str) -> None:
    """Whatever has an id and a source is explained; what remains are tables without names and counts of pieces."""
    listed = run("cards", game).stdout
    folder = Path(wk.__file__).parent / game
    for path in folder.rglob("data/*.json"):
        data = json.loads(path.read_text())
        for row in data if isinstance(data, list) and path.stem != "components" else []:
            assert "id" not in row or f"\n{row['id']} (" in f"\n{listed}"


def test_corrections_reach_the_cards_of_boxes(tmp_path: Path) -> None:
    (tmp_path / "my.json").write_text('{"outsiders": [{"id": "outsider-tyrant", "endgame": {"vp": 7}}]}')
    said = run("cards", "viscounts", "tyrant", "--data", str(tmp_path / "my.json")).stdout
    assert "End of the game. 7 VP." in said


def test_a_reader_may_stop_reading() -> None:
    command = f"{sys.executable} -m westkingdom.cli cards viscounts | head -1"
    done = subprocess.run(command, shell=True, capture_output=True, text=True, timeout=60, check=False)
    assert (done.returncode, done.stderr) == (0, "")
