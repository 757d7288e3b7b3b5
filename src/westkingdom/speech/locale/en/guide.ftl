# How to play, in our own words: what the chapters and sections of the guides of all games are called.

guide-solo = Solo
guide-solo-wonders = Solo with Works of Wonder
guide-section-about = What it's about
guide-section-turn = Your turn, step by step
guide-section-places = Locations and actions
guide-section-points = How you score
guide-section-end = How the game ends
guide-section-overlook = Easy to miss
guide-section-rulings = What the rulebook leaves open
guide-rulings = Rulings
guide-ruling = { $played } Your table can choose the other reading: { $other }
guide-ruling-here = At this table: { $played } The other reading: { $other }
