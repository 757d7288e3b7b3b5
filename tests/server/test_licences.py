"""The licences of everything from elsewhere that is built into the page lie beside it."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.kit import ROOT
from tests.kit.server.serving import Served
from westkingdom.server.pages import BUILT

SOURCES = ROOT / "web" / "src"
IMPORT = re.compile(r"^\s*import (?!type )(?:[^'\n]*? from )?'([^./'][^']*)'", re.MULTILINE)
TEXTS = {
    "MIT": "Permission is hereby granted, free of charge",
    "OFL-1.1": "SIL OPEN FONT LICENSE Version 1.1",
    "Apache-2.0": "TERMS AND CONDITIONS FOR USE, REPRODUCTION, AND DISTRIBUTION",
}

pytestmark = pytest.mark.skipif(not (BUILT / "index.html").is_file(), reason="the client is not built")


def packages() -> set[str]:
    """The packages that our own modules import."""
    modules = [path for path in SOURCES.rglob("*") if path.suffix in (".ts", ".svelte") and ".test." not in path.name]
    named = {name for path in modules for name in IMPORT.findall(path.read_text(encoding="utf-8"))}
    bought = {name for name in named if not name.startswith("virtual:")}  # those are made while the client is built
    return {"/".join(name.split("/")[: 2 if name.startswith("@") else 1]) for name in bought}


def test_every_package_that_the_client_imports_has_its_licence_beside_it(served: Served) -> None:
    with served.client() as client:
        answer = client.get("/static/licences.txt")
    assert answer.status_code == 200
    assert answer.headers["content-type"].startswith("text/plain")
    assert answer.headers["cache-control"] == "no-cache", "its name holds no hash"
    found = dict(re.findall(r"^(\S+) \d\S* \(([\w.-]+)\)$", answer.text, re.MULTILINE))
    assert packages() >= {"svelte", "@fluent/bundle", "@fontsource/alegreya-sans", "@fontsource/alegreya-sc"}
    assert packages() <= found.keys()
    for licence in found.values():
        assert TEXTS[licence] in answer.text


def test_every_font_that_is_built_in_is_named(served: Served) -> None:
    text = (BUILT / "licences.txt").read_text(encoding="utf-8")
    fonts = {re.split(r"-(?:cyrillic|greek|latin|vietnamese)", path.name)[0] for path in assets("woff2")}
    assert fonts
    for font in fonts:
        assert f"@fontsource/{font} " in text


def assets(ending: str) -> list[Path]:
    return list((BUILT / "assets").glob(f"*.{ending}"))


def test_the_page_links_to_the_licences() -> None:
    assert any("/static/licences.txt" in path.read_text(encoding="utf-8") for path in assets("js"))
