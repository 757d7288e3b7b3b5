# How lists are said. A message names its style with the attribute .join; without it the style is "and".

list-and-more = { $a }, { $b }
list-and-last = { $a } and { $b }
list-or-more = { $a }, { $b }
list-or-last = { $a } or { $b }
list-then-more = { $a }, then { $b }
list-then-last = { $a }, then { $b }
list-and-then-more = { $a } and then { $b }
list-and-then-last = { $a } and then { $b }
list-comma-more = { $a }, { $b }
list-comma-last = { $a }, { $b }
list-semicolon-more = { $a }; { $b }
list-semicolon-last = { $a }; { $b }
