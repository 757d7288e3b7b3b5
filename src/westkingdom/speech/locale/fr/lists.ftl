# Comment les listes se disent. Un message nomme leur style par l'attribut .join ; sinon, c'est « and ».

list-and-more = { $a }, { $b }
list-and-last = { $a } et { $b }
list-or-more = { $a }, { $b }
list-or-last = { $a } ou { $b }
list-either-more = { $a }, soit { $b }
list-either-last = { $a }, soit { $b }
list-else-more = { $a }, sinon { $b }
list-else-last = { $a }, sinon { $b }
list-then-more = { $a }, puis { $b }
list-then-last = { $a }, puis { $b }
list-and-then-more = { $a } puis { $b }
list-and-then-last = { $a } puis { $b }
list-comma-more = { $a }, { $b }
list-comma-last = { $a }, { $b }
list-semicolon-more = { $a } ; { $b }
list-semicolon-last = { $a } ; { $b }
