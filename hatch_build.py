"""Build hook: the rules ledgers, their index and, where a C compiler is there, the compiled engine go into the wheel."""

from __future__ import annotations

import json
import os
import runpy
import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class CustomBuildHook(BuildHookInterface):  # type: ignore[type-arg]
    """Adds to a wheel what a checkout has outside the package; an editable install looks at the checkout itself."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Name the files to include before the wheel is made."""
        if self.target_name != "wheel" or version == "editable":
            return
        root = Path(self.root)
        self._include_ledgers(root, build_data)
        self._include_native(root, build_data)

    def _include_ledgers(self, root: Path, build_data: dict[str, Any]) -> None:
        # The module alone: in a build environment the package itself may lack its dependencies.
        ledger = runpy.run_path(str(root / "src" / "westkingdom" / "ledger.py"))
        index = root / "build" / "rules-index.json"
        index.parent.mkdir(exist_ok=True)
        index.write_text(json.dumps(ledger["make_index"](root), indent=1, ensure_ascii=False), encoding="utf-8")
        build_data["force_include"][str(index)] = "westkingdom/ledgers/index.json"
        for path in sorted((root / "docs" / "rules").glob("*.md")):
            build_data["force_include"][str(path)] = f"westkingdom/ledgers/{path.name}"

    def _include_native(self, root: Path, build_data: dict[str, Any]) -> None:
        mode = os.environ.get("WESTKINGDOM_NATIVE", "")
        if mode == "0":
            return
        out = root / "build" / "native"
        status = subprocess.run([sys.executable, "tools/native.py", str(out)], cwd=root, check=False).returncode
        if status == 0:
            for path in sorted(out.rglob("*")):
                if path.is_file():
                    target = f"westkingdom/_native_build/{path.relative_to(out).as_posix()}"
                    build_data["force_include"][str(path)] = target
            build_data["pure_python"] = False
            build_data["infer_tag"] = True
        elif mode == "1" or status != 3:
            raise SystemExit("The compiled engine did not build; WESTKINGDOM_NATIVE=0 builds a pure wheel.")
