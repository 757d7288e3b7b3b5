"""Measure how long it takes from nothing to the first decision of a game with every box, in this process.

Write the seconds.
"""

import sys
import time

start = time.perf_counter()

import westkingdom as wk  # noqa: E402  (the import is what is measured)

boxes = wk.GAMES[sys.argv[1]].expansions
assert wk.new_game(sys.argv[1], seats=4, expansions=boxes, seed=1).decision.options
print(time.perf_counter() - start)
