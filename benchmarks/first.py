"""Measure how long it takes from nothing to the first decision, in this process, and write the seconds."""

import time

start = time.perf_counter()

import westkingdom as wk  # noqa: E402  (the import is what is measured)

assert wk.new_game("viscounts", seats=4, seed=1).decision.options
print(time.perf_counter() - start)
