# How to play, in our own words: what the chapters and sections of the guides of all games are called.

guide-solo = Alone against an opponent
guide-solo-wonders = Alone, with Works of Wonder
guide-section-about = What it is about
guide-section-turn = Your turn, step by step
guide-section-places = Places and actions
guide-section-points = How points are made
guide-section-end = How it ends
guide-section-overlook = Easily overlooked
guide-section-rulings = What the rulebook leaves open
guide-rulings = Rulings
guide-ruling = { $played } A table may choose the other reading instead: { $other }
guide-ruling-here = At this table: { $played } The other reading would be: { $other }
