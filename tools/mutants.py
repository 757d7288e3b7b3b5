"""Put small faults into the rules, one at a time, and see whether the tests find them: `make mutants`, or

    python tools/mutants.py --places 300 --seed 1            choose places by seed, and try those not tried yet
    python tools/mutants.py --places 300 --seed 1 --again    try those that survived once more, after new tests
    python tools/mutants.py --under architects/captures      only files whose name begins like this
    python tools/mutants.py --places 300 --report docs/mutants.md

Each fault is made in a temporary copy of the tree and tried in pure Python: first by the tests that run its function
and little else, then by the laws, then by all others that run it. What was found is kept in build/mutants, so that a
run that was stopped goes on where it was. Mutants that change nothing are named, with the reason, in
tests/data/equivalent_mutants.json.
"""

from __future__ import annotations

import argparse
import json
import multiprocessing
import subprocess
import sys
import tempfile
import time
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from datetime import date
from functools import partial
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

# Imported before anything is forked, so that no child has to.
import hypothesis
import rich.console
import rich.progress

from tools.mutant_tests import ROOT, Reach, copied_tree, in_a_child, reach_of, trials, tried
from tools.mutation import Mutation, all_mutations, area_of, chosen
from tools.mutation import key_of as key_of_mutation

PACKAGE = Path("src/westkingdom")
EQUIVALENT = ROOT / "tests" / "data" / "equivalent_mutants.json"
KEPT = ROOT / "build" / "mutants"
PATIENCE = 30
"""A machine may be so many times as busy before a mutant counts as one that never ends."""
WARM = (hypothesis, rich.console, rich.progress)

Result = dict[str, Any]
TREE: dict[str, Path] = {}
"""The copy of the tree that a worker has."""


def begin_worker(folder: str) -> None:
    """Give a worker a copy of the tree."""
    TREE["copy"] = copied_tree(Path(tempfile.mkdtemp(dir=folder)))


def try_mutant(reach: Reach, seconds: float, place: Mutation) -> Result:
    """Make one fault in the copy, let the tests try it, and mend it again."""
    tree = TREE["copy"]
    path = tree / PACKAGE / place.file
    source = path.read_bytes()
    for compiled in (path.parent / "__pycache__").glob(f"{path.stem}.*.pyc"):
        compiled.unlink()
    began = time.monotonic()
    path.write_bytes(place.applied(source))
    try:
        plan = trials(place.file, place.function, reach)
        said = in_a_child(partial(tried, tree, plan, seconds), PATIENCE * seconds)
    finally:
        path.write_bytes(source)
    found: Result = {"file": place.file, "function": place.function, "line": place.line, "kind": place.kind}
    found |= {
        "before": place.before,
        "after": place.after,
        "nth": place.nth,
        "seconds": round(time.monotonic() - began, 1),
    }
    return found | (said or {"killer": "no end", "tried": 0})


def equivalents() -> dict[str, str]:
    """The reasons why some mutants change nothing, by their keys."""
    rows = json.loads(EQUIVALENT.read_text("utf-8"))
    return {key_of(row): row["reason"] for row in rows}


def key_of(result: Result) -> str:
    """The key of the mutation of which this came."""
    return key_of_mutation(result["file"], result["function"], result["before"], result["after"], result.get("nth", 1))


def run(places: list[Mutation], kept: dict[str, Result], file: Path, jobs: int, seconds: float) -> None:
    """Try mutants, and keep each result as it comes."""
    KEPT.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(prefix="mutants-") as folder:
        tree = copied_tree(Path(tempfile.mkdtemp(dir=folder)))
        reach = reach_of(tree, KEPT / "reach.json")
        context = multiprocessing.get_context("fork")
        with ProcessPoolExecutor(jobs, context, begin_worker, (folder,)) as pool:
            for i, result in enumerate(pool.map(partial(try_mutant, reach, seconds), places), 1):
                kept[key_of(result)] = result
                file.write_text(json.dumps(list(kept.values()), indent=1, ensure_ascii=False))
                said = result["killer"] or f"SURVIVED {result['tried']} tests"
                where = f"{result['file']}:{result['line']} {result['kind']}"
                print(f"{i}/{len(places)} {where}: {said} ({result['seconds']} s)", flush=True)


def report(results: list[Result], reasons: dict[str, str]) -> str:
    """What came of all places that were tried and are still there, as a page."""
    survivors = [result for result in results if not result["killer"]]
    named = [result for result in survivors if key_of(result) in reasons]
    commit = subprocess.run(
        ["git", "rev-parse", "--short", "HEAD"], cwd=ROOT, capture_output=True, text=True, check=False
    )
    by_area: dict[str, Counter[str]] = {}
    for result in results:
        fate = "found" if result["killer"] else "no fault" if key_of(result) in reasons else "survived"
        by_area.setdefault(area_of(result["file"]), Counter())[fate] += 1
    when = f"{date.today().isoformat()}, commit {commit.stdout.strip()}"
    killed, left = len(results) - len(survivors), len(survivors) - len(named)
    lines = [
        f"{when}: {len(results)} places, {killed} found, {len(named)} that change nothing, {left} survivors.",
        "",
        "| rules | places | found | change nothing | survived |",
        "| --- | --- | --- | --- | --- |",
    ]
    for area, fates in sorted(by_area.items()):
        lines.append(f"| {area} | {fates.total()} | {fates['found']} | {fates['no fault']} | {fates['survived']} |")
    for title, rows in (
        ("Survivors", [r for r in survivors if r not in named]),
        ("Mutants that change nothing", named),
    ):
        lines += ["", f"### {title}", ""]
        lines += [row_of(result, reasons.get(key_of(result), "")) for result in rows] or ["None."]
    return "\n".join(lines) + "\n"


def row_of(result: Result, reason: str) -> str:
    """One mutant on the page."""
    where = f"`{result['file']}`, `{result['function']}` ({result['kind']})"
    said = f": {reason}" if reason else ""
    return f"- {where}{said}\n\n  ```diff\n  - {result['before']}\n  + {result['after']}\n  ```"


def write_page(path: Path, text: str) -> None:
    """Put the result into a page below its heading «The last run», or make a page of it."""
    heading = "## The last run\n"
    before = path.read_text("utf-8").split(heading)[0] if path.exists() else "# Mutants\n\n"
    path.write_text(f"{before}{heading}\n{text}", encoding="utf-8")


def main() -> int:
    """Choose, try and report; 1 if a mutant survived that is not known to change nothing."""
    parser = argparse.ArgumentParser(description="faults in the rules that the tests should find")
    parser.add_argument("--places", type=int, default=300, help="how many places")
    parser.add_argument("--seed", type=int, default=1, help="which places")
    parser.add_argument("--under", default="", help="files whose names begin like this only, as architects/solo")
    parser.add_argument("--jobs", type=int, default=1, help="processes")
    parser.add_argument("--seconds", type=float, default=30, help="time of the processor for one mutant")
    parser.add_argument("--again", action="store_true", help="try those that survived once more")
    parser.add_argument("--report", type=Path, help="a page to write the result into")
    arguments = parser.parse_args()
    places = [place for place in all_mutations(ROOT / PACKAGE) if place.file.startswith(arguments.under)]
    wanted = chosen(places, arguments.places, arguments.seed)
    file = KEPT / "results.json"
    kept: dict[str, Result] = {key_of(row): row for row in json.loads(file.read_text())} if file.exists() else {}
    reasons = equivalents()
    todo = [place for place in wanted if place.key() not in kept]
    if arguments.again:
        survived = {key for key, result in kept.items() if not result["killer"]} - set(reasons)
        todo += [place for place in places if place.key() in survived]
    if todo:
        run(todo, kept, file, arguments.jobs, arguments.seconds)
    there = {place.key() for place in places}
    results = [result for key, result in kept.items() if key in there]
    page = report(results, reasons)
    (KEPT / "report.md").write_text(page, encoding="utf-8")
    if arguments.report:
        write_page(arguments.report, page)
    print(page)
    return 1 if any(not result["killer"] and key_of(result) not in reasons for result in results) else 0


if __name__ == "__main__":
    sys.exit(main())
