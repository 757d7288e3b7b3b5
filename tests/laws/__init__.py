"""Laws: what holds at every decision of every game, checked over random play."""
