"""Weights by hand with which the bots of a game begin to learn: thousandths of a point at the knots of weights.py.

Bots that see only the score sheet never learn to build in Architects, since none of their games shows it. And bots that
do not fear for a large group of workers in the Mines farm there for ever: a group is worth much, less where another
player has the silver to capture it, and the threat is worth something too, though less than carrying it out.
"""

from __future__ import annotations

ARCHITECTS = {
    "clay": [0, 420, 840, 700],
    "wood": [0, 489, 979, 840],
    "stone": [0, 489, 979, 840],
    "gold_to_3": [0, 200, 600, 800],
    "gold_above_3": [0, -300, -400, -400],
    "marble_to_3": [0, 300, 900, 1000],
    "silver_to_5": [0, 273, 546, 546],
    "silver_above_5": [0, 0, 65, 65],
    "kinds_of_goods": [0, 0, 100, 100],
    "virtue": [0, 150, 225, 225],
    "virtue_missing": [0, -600, -1050, -1050],
    "virtue_high": [0, 0, 0, 0],
    "debts_unpaid": [0, 0, -200, -300],
    "workers_at_home": [0, 0, 75, 75],
    "few_at_home": [0, -450, -1200, -1200],
    "at_quarry": [0, 100, 200, 200],
    "at_forest": [0, 100, 200, 200],
    "at_mines": [0, 100, 200, 200],
    "at_silversmith": [0, 100, 200, 200],
    "at_storehouse": [0, 50, 150, 150],
    "at_workshop": [0, 50, 150, 150],
    "at_town_centre": [0, 0, 50, 50],
    "at_guardhouse": [0, 0, 50, 50],
    "largest_group": [0, 0, -50, -50],
    "in_prison": [0, -40, -100, -100],
    "captured_by_others": [0, -20, -80, -80],
    "captives": [0, 40, 120, 120],
    "cathedral": [0, 200, 500, 600],
    "cathedral_soon": [0, 150, 350, 300],
    "cathedral_now": [0, 800, 1200, 1000],
    "apprentices": [0, 300, 1300, 1600],
    "skills": [0, 500, 1500, 2000],
    "hand": [0, 600, 750, 600],
    "hand_with_skills": [0, 600, 1200, 1050],
    "missing_goods": [0, 300, 450, 400],
    "buildable": [0, 500, 800, 800],
    "best_buildable": [0, 300, 350, 350],
    "influence": [0, 200, 400, 400],
    "influence_lead": [0, 300, 300, 300],
    "wonders": [0, 0, 500, 500],
    "exposed": [0, -260, -390, -390],
    "at_mines_above_4": [0, 4500, 4500, 3900],
    "others_largest_group": [0, 0, 0, 0],
    "threat": [0, 162, 260, 260],
    "has_silver": [0, 325, 520, 520],
    "in_guildhall": [0, 4000, 4000, 3000],
}
