"""Players that see only what their seat may see; `BOTS` names them."""

from westkingdom._native import extend

extend(__name__, __path__)

from westkingdom.bots.bot import BOTS, Bot, RandomBot, Ranked, Thought, ViewBot  # noqa: E402  (the compiled modules must be found first)
from westkingdom.bots.sight import Sight, sight_in, sight_of  # noqa: E402

__all__ = ["BOTS", "Bot", "RandomBot", "Ranked", "Sight", "Thought", "ViewBot", "sight_in", "sight_of"]
