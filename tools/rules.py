"""Which rules no test holds yet: python tools/rules.py [--check]."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterable
from pathlib import Path

from westkingdom.library.ledger import NOT_TESTED, Rules, in_order

ROOT = Path(__file__).resolve().parent.parent


def main(arguments: list[str] | None = None, root: Path = ROOT) -> int:
    """Print what is missing and what is wrong; 1 if something is wrong, with --check also if something is missing."""
    parser = argparse.ArgumentParser(description="Show which rules no test holds yet.")
    parser.add_argument("--check", action="store_true", help="fail if a rule in scope has no test")
    options = parser.parse_args(arguments)

    rules = Rules.of_checkout(root)
    missing = rules.scope - rules.tested.keys() - rules.not_tested.keys()
    wrong = faults(rules)
    print_missing(rules, missing)
    print_not_tested(rules)
    for line in wrong:
        print(f"error: {line}", file=sys.stderr)
    in_scope, held = len(rules.scope), len(rules.scope & rules.tested.keys())
    nowhere = sum(not rules.where(rule_id) for rule_id in rules.scope)
    implemented = len(rules.scope & rules.implemented.keys())
    print(
        f"{len(rules.entries)} entries, {in_scope} in scope: {held} tested, "
        f"{len(rules.scope & rules.not_tested.keys())} not testable, {len(missing)} without a test; "
        f"{implemented} named by a docstring, {nowhere} nowhere; {len(wrong)} errors"
    )
    return 1 if wrong or (options.check and missing) else 0


def faults(rules: Rules) -> list[str]:
    """Ids that are in no ledger, and ids that are tested although they are said to be untestable."""
    lines = [
        f"{place} names {rule_id}, which is in no ledger"
        for places in (rules.implemented, rules.tested)
        for rule_id in in_order(places.keys() - rules.entries.keys())
        for place in places[rule_id]
    ]
    lines += [
        f"{NOT_TESTED} lists {rule_id}, which is in no ledger"
        for rule_id in in_order(rules.not_tested.keys() - rules.entries.keys())
    ]
    lines += [
        f"{rules.tested[rule_id][0]} tests {rule_id}, which {NOT_TESTED} says cannot be tested"
        for rule_id in in_order(rules.not_tested.keys() & rules.tested.keys())
    ]
    return lines


def print_missing(rules: Rules, missing: Iterable[str]) -> None:
    """Print the ids in scope without a test, under their ledger and section."""
    ledger = section = ""
    for entry in (rules.entries[rule_id] for rule_id in rules.entries if rule_id in set(missing)):
        if entry.ledger != ledger:
            ledger, section = entry.ledger, ""
            print(f"No test yet, {ledger}:")
        if entry.section != section:
            section = entry.section
            print(f"  {section}")
        print(f"    {entry.id:<9} {entry.statement[:100]}{'…' if len(entry.statement) > 100 else ''}")


def print_not_tested(rules: Rules) -> None:
    """Print the ids that no test can hold, with the reasons."""
    if rules.not_tested:
        print("Not testable:")
    for rule_id, reason in rules.not_tested.items():
        print(f"    {rule_id:<9} {reason}")


if __name__ == "__main__":
    raise SystemExit(main())
