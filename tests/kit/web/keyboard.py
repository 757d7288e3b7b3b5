"""Somebody without a mouse: only keys are pressed, and what has the focus is looked at."""

from __future__ import annotations

import time
from typing import Any

import httpx
from playwright.sync_api import Page

from tests.kit.web.browser import Server, Visitor
from tests.kit.web.playing import Data

MOST_TABS = 140
FOCUSED = """() => {
  const on = document.activeElement;
  if (!on || on === document.body) return null;
  const label = on.labels?.[0]?.innerText ?? '';
  const text = (on.getAttribute('aria-label') ?? on.textContent ?? '').replace(/\\s+/g, ' ').trim();
  return {tag: on.tagName.toLowerCase(), id: on.id, text: `${label} ${text}`.trim(), option: on.dataset?.option ?? null,
    area: on.closest('[data-area]') !== null, bar: on.closest('.bar') !== null, board: on.closest('.board') !== null,
    legal: on.classList.contains('legal'), confirm: on.hasAttribute('data-confirm')};
}"""
RINGS = """() => {
  // How what has the focus looks, with its parts that may show the ring: its cover, its ring, the label around it.
  const on = document.activeElement;
  const look = (node, part) => {
    const style = getComputedStyle(node, part);
    return [style.outlineStyle, style.outlineWidth, style.outlineColor, style.boxShadow, style.stroke, style.strokeWidth].join();
  };
  const parts = [[on, null], [on, '::after'], [on.closest('label'), null], [on.querySelector('.ring'), null]].filter(([node]) => node);
  const looks = () => parts.map(([node, part]) => look(node, part)).join('|');
  const there = looks();
  on.blur();
  const gone = looks();
  on.focus();
  return there !== gone;
}"""


class Keys:
    """The keyboard of a visitor."""

    def __init__(self, visitor: Visitor) -> None:
        self.page: Page = visitor.page
        self.visitor = visitor

    def press(self, *keys: str) -> None:
        """Press keys, one after the other."""
        for key in keys:
            self.page.keyboard.press(key)

    def type(self, text: str) -> None:
        """Write."""
        self.page.keyboard.type(text)

    @property
    def focus(self) -> Data:
        """What has the focus; nothing has it only where a page begins."""
        found: Data | None = self.page.evaluate(FOCUSED)
        assert found is not None, "the focus is nowhere"
        return found

    def has_ring(self) -> bool:
        """Can one see where the focus is?"""
        return bool(self.page.evaluate(RINGS))

    def tab_to(self, selector: str, key: str = "Tab") -> Data:
        """Press Tab until something has the focus that matches; a part of the page may still have to come."""
        self.page.locator(selector).first.wait_for(state="attached")
        for _ in range(MOST_TABS):
            if self.page.evaluate("selector => document.activeElement.matches(selector)", selector):
                return self.focus
            self.press(key)
        raise AssertionError(f"{selector} is not reached by {key}")

    def tab_to_words(self, words: str, key: str = "Tab") -> Data:
        """Press Tab until something has the focus that says this."""
        for _ in range(MOST_TABS):
            found = self.page.evaluate(FOCUSED)
            if found and words in found["text"]:
                return dict(found)
            self.press(key)
        raise AssertionError(f"«{words}» is not reached by {key}")

    def tabs(self) -> list[Data]:
        """Everything that Tab leads to, from the top of the page to its end."""
        self.page.evaluate("() => { document.activeElement.blur(); getSelection().setPosition(document.body, 0); }")
        found: list[Data] = []
        for _ in range(MOST_TABS):
            self.press("Tab")
            on = self.page.evaluate(FOCUSED)
            if on is None:
                return found
            found.append(on)
        raise AssertionError(f"Tab leads nowhere out: {[one['text'][:30] for one in found[-6:]]}")


def play_on(server: Server, visitor: Visitor, table: str, steps: int) -> None:
    """Prepare a table without the page: so many decisions of all own seats, or all until the end."""
    cookie = next(one for one in visitor.page.context.cookies() if one["name"] == "westkingdom")
    headers = {"authorization": f"Bearer {cookie['value']}"}
    with httpx.Client(base_url=server.origin, headers=headers, trust_env=False, verify=False) as client:

        def look(**query: Any) -> Data:
            seen: Data = client.get(f"/api/tables/{table}", params=query).json()
            return seen

        done = 0
        while done < steps:
            seen = look()
            if seen["table"]["phase"] == "over":
                return
            asked = (seen["view"]["asked"] or {}).get("seat")
            if asked not in seen["table"]["mine"]:
                time.sleep(0.02)
                continue
            options = [one["id"] for one in look(seat=asked)["decision"]["options"]]
            action = {"do": "play", "seat": asked, "option": options[done % len(options)], "nonce": f"n{done}"}
            client.post(f"/api/tables/{table}/actions", json={**action, "revision": seen["revision"]})
            done += 1
