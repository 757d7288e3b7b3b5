# What is asked, what may be chosen, and why something may not: what all games say alike. Each game has a folder of its own
# with what it alone says.

ask-either = Choose one
ask-may = Do you want to do this?
ask-order = Which ability comes first?
decline = decline
pay-good = pay { $what }
why-not-nothing-to-do = it would do nothing now
why-not-too-expensive = it costs { $parts }, which is more than you have
why-not-empty-pile = the pile is empty
why-not-no-unpaid-debt = you have no unpaid debt
