"""Measure how long it takes from nothing to the first decision with every box, in this process, and write the seconds."""

import time

start = time.perf_counter()

import westkingdom as wk  # noqa: E402  (the import is what is measured)

boxes = wk.GAMES["viscounts"].expansions
assert wk.new_game("viscounts", seats=4, expansions=boxes, seed=1).decision.options
print(time.perf_counter() - start)
