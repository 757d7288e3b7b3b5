"""Players that see only what their seat may see; `BOTS` names them."""

from westkingdom._native import extend

extend(__name__, __path__)

from westkingdom.bots.bot import BOTS, Bot, RandomBot  # noqa: E402  (the compiled modules must be found first)

__all__ = ["BOTS", "Bot", "RandomBot"]
