"""Build hook: rules ledgers, the browser client and the compiled engine go into the wheel, or it is not built.

A wheel without the client or without the compiled engine is made only by whoever asks for one: `WESTKINGDOM_CLIENT=0`
leaves the client out, `WESTKINGDOM_NATIVE=0` makes a pure wheel. On a machine that cannot compile, a plain
`pip install` of the source distribution gives a pure wheel, and says so; `WESTKINGDOM_NATIVE=1` forbids that.
"""

from __future__ import annotations

import json
import os
import runpy
import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

CLIENT = Path("src", "westkingdom", "server", "static", "index.html")
CANNOT_COMPILE = 3
"""What tools/native.py returns on a machine without a compiler."""


class CustomBuildHook(BuildHookInterface):  # type: ignore[type-arg]
    """Adds to a wheel what a checkout has outside the package; an editable install looks at the checkout itself."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Name the files to include before a distribution is made."""
        if version == "editable":
            return
        root = Path(self.root)
        _demand_client(root)
        if self.target_name == "wheel":
            _include_ledgers(root, build_data)
            _include_native(root, build_data)


def _demand_client(root: Path) -> None:
    if os.environ.get("WESTKINGDOM_CLIENT") != "0" and not (root / CLIENT).is_file():
        raise SystemExit(
            "The browser client is not built: run make web, which needs Node 20,"
            " or set WESTKINGDOM_CLIENT=0 for a package with the text table alone."
        )


def _include_ledgers(root: Path, build_data: dict[str, Any]) -> None:
    # The module alone: in a build environment the package itself may lack its dependencies.
    ledger = runpy.run_path(str(root / "src" / "westkingdom" / "library" / "ledger.py"))
    index = root / "build" / "rules-index.json"
    index.parent.mkdir(exist_ok=True)
    index.write_text(json.dumps(ledger["make_index"](root), indent=1, ensure_ascii=False), encoding="utf-8")
    build_data["force_include"][str(index)] = "westkingdom/library/ledgers/index.json"
    folder = root / "docs" / "rules"
    for path in [*sorted(folder.glob("*.md")), folder / "where.toml"]:
        build_data["force_include"][str(path)] = f"westkingdom/library/ledgers/{path.name}"


def _include_native(root: Path, build_data: dict[str, Any]) -> None:
    mode = os.environ.get("WESTKINGDOM_NATIVE", "")
    if mode == "0":
        return
    # One that was compiled before may be named; native.py compiles again unless it was made from these very sources.
    out = Path(os.environ.get("WESTKINGDOM_NATIVE_BUILD", root / "build" / "native"))
    status = subprocess.run([sys.executable, "tools/native.py", str(out)], cwd=root, check=False).returncode
    if status == 0:
        for path in sorted(out.rglob("*")):
            if path.is_file():
                target = f"westkingdom/_native_build/{path.relative_to(out).as_posix()}"
                build_data["force_include"][str(path)] = target
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
    elif mode == "1" or status != CANNOT_COMPILE:
        raise SystemExit("The compiled engine did not build; WESTKINGDOM_NATIVE=0 builds a pure wheel.")
