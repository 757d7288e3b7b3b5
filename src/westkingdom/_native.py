"""The switch between the engine in pure Python and the same engine compiled.

`WESTKINGDOM_NATIVE=0` forces pure Python, `=1` demands the compiled engine; unset takes it if it is there and fresh,
that is, made from exactly the sources that lie here. Compiled modules live in a folder of their own, never beside
their sources, where they would hide later edits. This module and every `__init__.py` stay interpreted, and so do the
offers of games and boxes and every `view_types.py`: nothing runs there, and compiled classes would lose the annotations
that the server publishes.
"""

from __future__ import annotations

import hashlib
import os
import sys
from pathlib import Path

_HERE = Path(__file__).resolve().parent
_INTERPRETED = ("__init__.py", "offer.py", "offers.py", "view_types.py")


def folders_with_offers(*inside: str, package: Path = _HERE) -> list[str]:
    """The folders with an `offer.py`: of the package, which are the games, or inside a game, which are its boxes."""
    return sorted(path.parent.name for path in package.joinpath(*inside).glob("*/offer.py"))


def sources(package: Path = _HERE) -> list[Path]:
    """All modules to compile: everything of the engine, the games and the bots but what stays interpreted."""
    names = ("engine", *folders_with_offers(package=package), "bots")
    found = (path for name in names for path in (package / name).rglob("*.py"))
    return sorted(path for path in found if path.name not in _INTERPRETED)


def fingerprint(package: Path = _HERE) -> str:
    """One word for the Python and the sources that a compiled engine is made for."""
    digest = hashlib.sha256()
    for path in sources(package):
        digest.update(path.relative_to(package).as_posix().encode() + b"\0" + path.read_bytes() + b"\0")
    return f"{sys.implementation.cache_tag}-{digest.hexdigest()}"


def made_for(folder: Path) -> str | None:
    """The fingerprint of the compiled engine in a folder, or None where there is none."""
    try:
        return (folder / "FINGERPRINT").read_text(encoding="utf-8").split()[0]
    except (OSError, IndexError):
        return None


def _choose() -> Path | None:
    mode = os.environ.get("WESTKINGDOM_NATIVE", "")
    if mode not in ("", "0", "1"):
        raise ImportError(
            f"WESTKINGDOM_NATIVE is {mode!r}; it may be 0 (pure), 1 (compiled) or unset (whatever is there)."
        )
    if mode == "0":
        return None
    folder = _HERE / "_native_build"  # in a wheel
    if not folder.is_dir():
        folder = _HERE.parents[1] / "build" / "native"  # in a checkout
    made = made_for(folder)
    if made is not None and made == fingerprint():
        return folder
    if mode == "1":
        wrong = "there is none" if made is None else "it is stale: it was made from other sources or for another Python"
        raise ImportError(f"WESTKINGDOM_NATIVE=1 demands the compiled engine, but {wrong}; run make native.")
    return None


_FOLDER = _choose()
COMPILED: bool = _FOLDER is not None
"""Whether the compiled engine runs in this process."""

if _FOLDER is not None:
    sys.path.append(str(_FOLDER))  # the library that all compiled modules share is a top-level module


def extend(name: str, path: list[str]) -> None:
    """Let a package look for its modules among the compiled ones first: `extend(__name__, __path__)`."""
    if _FOLDER is not None:
        path.insert(0, str(_FOLDER.joinpath(*name.split("."))))
