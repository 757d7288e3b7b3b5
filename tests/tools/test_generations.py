"""The plot of a training."""

from __future__ import annotations

from xml.etree import ElementTree as ET

from tools.generations import plot


def test_every_generation_has_its_two_points_and_those_that_were_taken_are_filled() -> None:
    log: list[dict[str, object]] = [
        {"explained": 0.2, "won": [0.8, 0.5], "taken": True},
        {"explained": 0.4, "won": [0.4, 0.2], "taken": False},
    ]
    circles = [each for each in ET.fromstring(plot("Viscounts", log)).iter() if each.tag.endswith("circle")]
    assert len(circles) == 4
    assert [circle.get("fill") == "#fff" for circle in circles] == [False, True, False, True]
