"""Refuse a commit that does not say why: python tools/commit_message.py FILE, or --since REF for many.

The first form is the hook that .pre-commit-config.yaml installs, the second what the public CI asks of a pull request.
A subject has at most 72 characters, and a body follows it. Merges tell nothing of their own, and are left out.
"""

from __future__ import annotations

import argparse
import re
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Final

ROOT = Path(__file__).resolve().parents[1]
LENGTH_OF_A_SUBJECT: Final = 72
WORDS_OF_A_BODY: Final = 5
"""Fewer give no reason."""
NOT_FOR_READERS: Final = re.compile(r"Merge |Revert |fixup! |squash! |amend! ")
"""How the subjects begin that git writes."""
TRAILER: Final = re.compile(r"[A-Za-z-]+: \S.*")
SCISSORS: Final = "# ------------------------ >8"
"""Below it `git commit --verbose` shows what changes."""


def main(arguments: list[str] | None = None) -> int:
    """Check one message, or those of many commits; print what is wrong."""
    parser = argparse.ArgumentParser(description="Refuse a commit that does not say why.")
    parser.add_argument("file", type=Path, nargs="?", help="the message of a commit that is being made")
    parser.add_argument("--since", metavar="REF", help="check every commit that REF does not have")
    wanted = parser.parse_args(arguments)
    if (wanted.file is None) == (wanted.since is None):
        parser.error("name a file, or say --since")
    messages = commits(wanted.since) if wanted.since else [("", written(wanted.file.read_text("utf-8")))]
    wrong = [f"{commit}{fault}" for commit, message in messages for fault in faults(message)]
    for line in wrong:
        print(line)
    return 1 if wrong else 0


def faults(message: str) -> Iterator[str]:
    """What is wrong with a message."""
    subject, _, rest = message.strip().partition("\n")
    if NOT_FOR_READERS.match(subject):
        return
    if not subject:
        yield "The message is empty."
        return
    if len(subject) > LENGTH_OF_A_SUBJECT:
        yield f"The subject has {len(subject)} characters, and may have {LENGTH_OF_A_SUBJECT}: {subject}"
    if subject.endswith(".") or not subject[0].isupper():
        yield f"A subject begins with a capital letter and ends without a full stop: {subject}"
    if rest.strip() and not rest.startswith("\n"):
        yield f"An empty line follows the subject: {subject}"
    reasons = [line for line in rest.splitlines() if not TRAILER.fullmatch(line)]
    if len(" ".join(reasons).split()) < WORDS_OF_A_BODY:
        yield f"The body does not say why: {subject}"


def written(text: str) -> str:
    """A message as git keeps it: without comments, and without what --verbose shows."""
    kept = text.partition(SCISSORS)[0].splitlines()
    return "\n".join(line for line in kept if not line.startswith("#"))


def commits(ref: str) -> list[tuple[str, str]]:
    """Every commit that a ref does not have, merges left out, with its message."""
    command = ["git", "log", "--no-merges", "--reverse", "--format=%h %B%x00", f"{ref}..HEAD"]
    answer = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout
    found = (one.strip().partition(" ") for one in answer.split("\0"))
    return [(f"{commit}: ", message) for commit, _, message in found if commit]


if __name__ == "__main__":
    raise SystemExit(main())
