"""Compile the engine with mypyc into a folder of its own: python tools/native.py OUT [--opt 0|3].

Returns 0 when the folder holds a fresh compiled engine, 3 when this machine cannot compile, anything else on an error.
"""

from __future__ import annotations

import argparse
import importlib.util
import os
import shutil
import subprocess
import sys
import sysconfig
import tempfile
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from types import ModuleType
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "src"
CANNOT = 3


def main() -> int:
    """Build unless the folder is fresh."""
    parser = argparse.ArgumentParser(description="Compile the engine with mypyc.")
    parser.add_argument("out", type=Path, help="the folder for the compiled modules, for example build/native")
    parser.add_argument("--opt", choices=("0", "3"), default="3", help="optimisation: 0 compiles faster, 3 runs faster")
    options = parser.parse_args()
    out: Path = options.out.resolve()

    switch = load_switch()
    flags = whole_library() if options.opt == "3" else []
    mark = " ".join([f"{switch.fingerprint()}\nopt {options.opt}", *flags]) + "\n"
    if switch.made_for(out) is not None and (out / "FINGERPRINT").read_text(encoding="utf-8") == mark:
        print("native: the compiled engine is fresh")
        return 0
    reason = obstacle()
    if reason is not None:
        print(f"native: skipped, {reason}", file=sys.stderr)
        return CANNOT

    (out / "FINGERPRINT").unlink(missing_ok=True)
    modules = [path.relative_to(SOURCE) for path in switch.sources()]
    forget_other_modules(out, modules)
    start = time.monotonic()
    if modules:
        build(out, modules, options.opt, flags)
    out.mkdir(parents=True, exist_ok=True)
    (out / "FINGERPRINT").write_text(mark, encoding="utf-8")
    print(f"native: compiled {len(modules)} modules in {time.monotonic() - start:.0f} s")
    return 0


def load_switch() -> ModuleType:
    """Load westkingdom/_native.py alone, so that a fault in the engine cannot keep it from being compiled."""
    os.environ["WESTKINGDOM_NATIVE"] = "0"
    spec = importlib.util.spec_from_file_location("_native", SOURCE / "westkingdom" / "_native.py")
    if spec is None or spec.loader is None:
        raise SystemExit("native: src/westkingdom/_native.py cannot be loaded")
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def obstacle() -> str | None:
    """Why this machine cannot compile, or None."""
    for needed in ("mypyc", "setuptools"):
        if importlib.util.find_spec(needed) is None:
            return f"{needed} is not installed"
    if shutil.which(compiler()[0]) is None:
        return f"there is no C compiler ({compiler()[0]})"
    if not Path(sysconfig.get_path("include"), "Python.h").is_file():
        return "Python.h is missing (on Debian it comes with python3-dev)"
    return None


def compiler() -> list[str]:
    """The C compiler that setuptools will take."""
    return (os.environ.get("CC") or str(sysconfig.get_config_var("CC") or "cc")).split()


def whole_library() -> list[str]:
    """The flags by which the C compiler optimises across the files of the library, if it knows them: a tenth faster."""
    flags = ["-flto=auto", "-fvisibility=hidden"]
    if shutil.which(compiler()[0]) is None:
        return []
    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder, "try.c")
        source.write_text("int answer(void) { return 42; }\n", encoding="utf-8")
        command = [*compiler(), *flags, "-O2", "-fPIC", "-shared", str(source), "-o", str(Path(folder, "try.so"))]
        done = subprocess.run(command, capture_output=True, check=False)
    return flags if done.returncode == 0 and not done.stderr else []


def forget_other_modules(out: Path, modules: list[Path]) -> None:
    """Remove compiled modules whose source is gone or that were made for another Python."""
    suffix = sysconfig.get_config_var("EXT_SUFFIX")
    wanted = {path.with_suffix("").as_posix() + suffix for path in modules}
    for path in out.glob("westkingdom/**/*"):
        if path.is_file() and path.relative_to(out).as_posix() not in wanted:
            path.unlink()


def build(out: Path, modules: list[Path], opt: str, flags: list[str]) -> None:
    """Translate the modules to C and compile them as one library, on all cores."""
    from mypyc.build import mypycify
    from setuptools import setup
    from setuptools.command.build_ext import build_ext

    class OnAllCores(build_ext):  # type: ignore[misc]  # setuptools has no types here
        """Compiles the files of a library side by side, where setuptools takes one after the other."""

        def build_extensions(self) -> None:
            """Give the compiler one file at a time, from several threads."""
            compile_all = self.compiler.compile

            def compile_each(sources: list[str], **how: Any) -> list[str]:
                with ThreadPoolExecutor(os.cpu_count()) as threads:
                    made = threads.map(lambda source: compile_all([source], **how), sources)
                    return [one for several in made for one in several]

            self.compiler.compile = compile_each
            super().build_extensions()

    scratch = ROOT / "build" / f"native-{sys.implementation.cache_tag}-opt{opt}"
    os.chdir(SOURCE)  # mypy names modules by their path from here
    extensions = mypycify(
        ["--strict", "--config-file=", f"--cache-dir={scratch / 'mypy'}", *map(str, modules)],
        opt_level=opt,
        debug_level="0",
        multi_file=True,
        group_name="westkingdom",
        target_dir=str(scratch / "c"),
    )
    for extension in extensions:
        if len(extension.sources) > 1:  # the library; the others only name a module of it
            extension.extra_compile_args += flags
            extension.extra_link_args += flags
    arguments = ["-q", "build_ext", "--build-lib", str(out), "--build-temp", str(scratch / "o")]
    setup(
        name="westkingdom-native",
        packages=[],
        py_modules=[],
        ext_modules=extensions,
        cmdclass={"build_ext": OnAllCores},
        script_args=arguments,
    )


if __name__ == "__main__":
    raise SystemExit(main())
