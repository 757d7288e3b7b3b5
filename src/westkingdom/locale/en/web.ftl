# What the page at the table says.
