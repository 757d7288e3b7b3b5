"""Gates of Gold: King's Orders, Outsiders, Manuscript Boards and Building Bonus cards."""

from westkingdom._native import extend

extend(__name__, __path__)
