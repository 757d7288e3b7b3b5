# What the board of Viscounts says in the browser.

## The board

web-v-board = Main Board, clockwise
web-v-castle = Castle
web-v-spots = Building spots
web-v-spaces = Spaces
web-v-townsfolk = Townsfolk
web-v-space-ol = { $segment }, outside left ({ $number })
web-v-space-or = { $segment }, outside right ({ $number })
web-v-space-in = { $segment }, inside
web-v-exchange = { $n ->
    [one] Trade { $n } Merchant for { $what }
   *[other] Trade { $n } Merchants for { $what }
}
web-v-here = Viscounts here: { $names }
web-v-spot = { $segment }, spot { $position }
web-v-built = { $name }'s { $building }
web-v-built-public = { $name }'s Public { $building }
web-v-link = Link { $a }–{ $b } gives { $what }
web-v-tiles = { $n ->
    [one] { $n } tile in the pile
   *[other] { $n } tiles in the pile
}
web-v-pile = { $n ->
    [one] { $n } card in the pile
   *[other] { $n } cards in the pile
}
web-v-section = Castle beside { $segment }: tier 1: { $one }; tier 2: { $two }; moving inwards gives { $what }
web-v-tier-3 = Castle, tier 3: { $who }
web-v-leader = Castle Leader: { $name }
web-v-leader-short = Castle Leader
web-v-nobody = nobody
web-v-smaller = Zoom out
web-v-larger = Zoom in
web-v-fit = Whole board
web-v-tabs = Parts of the table
web-v-tab-board = Board
web-v-tab-mine = Mine
web-v-tab-others = Others
web-v-tab-chronicle = Chronicle
web-v-leaf-draft = Set-up

## Players

web-v-household = Your household
web-v-others = Other players
web-v-plays = playing
web-v-first = start player
web-v-silver = Silver
web-v-ink = Ink
web-v-stone = Stone
web-v-gold = Gold
web-v-debts = Debts
web-v-deeds = Deeds
web-v-debts-held = Debts: unpaid ⟲ paid
web-v-deeds-held = Deeds: acquired ⟲ approved
web-v-paid = paid:
web-v-approved = approved:
web-v-workers = Workers
web-v-workers-held = Workers in supply; { $castle } in the Castle
web-v-markers = Corruption and virtue markers
web-v-on-board = Symbols on the cards on the board
web-v-cards-short = hand { $hand }, pile { $pile }
web-v-track = Corruption and virtue
web-v-track-at = Corruption on space { $corruption }, virtue on space { $virtue } of 7
web-v-track-space = Collision on space { $space }: you gain { $owner }; each opponent: { $others }
web-v-buildings = Buildings
web-v-slot-open = Built: active
web-v-slot-closed = Not built yet
web-v-points-each = points for 1, 2, 3 of them: { $points }
web-v-manuscripts = Manuscripts
web-v-column = Column { $column }, { $ribbon }: { $n }
web-v-unlocked = Unlocked
web-v-locked = Locked
web-v-ribbon-grey = grey
web-v-ribbon-black = black
web-v-ribbon-blue = blue
web-v-ribbon-yellow = yellow
web-v-kept = Bonus cards
web-v-strength = Own strength
web-v-strength-of = { $more ->
    [0] { $what }: { $own }
   *[other] { $what }: { $own }, and { $more } more with goods ({ $good })
}
web-v-board-cards = On your board
web-v-place-left = newest
web-v-place-middle = next
web-v-place-right = leaves next turn
web-v-empty = empty
web-v-no-chest = no Chest Tile
web-v-hand = Hand
web-v-draw-pile = Draw pile
web-v-top-card = its unseen top card
web-v-unknown-order = { $n ->
    [one] { $n } card
   *[other] { $n } cards in an unknown order
}
web-v-hidden-heap = { $n ->
    [one] { $n } card in the draw pile and the hand
   *[other] { $n } cards in the draw pile and the hand
}
web-v-known-in-hand = Known to be in the hand
web-v-discards = Discards
web-v-set-aside = Set aside
web-v-none = none
web-v-reconstructed = Reconstructed: we could not verify all of it

## The realm and the boxes

web-v-realm = The realm
web-v-ends = Round and end of the game
web-v-round = Round { $n }
web-v-set-up = Set-up
web-v-last-round = last: { $n }
web-v-poverty = Poverty
web-v-prosperity = Prosperity
web-v-revealed = revealed
web-v-poverty-open = Poverty: revealed
web-v-prosperity-open = Prosperity: revealed
web-v-poverty-at = { $n ->
    [one] Poverty: revealed when { $n } more debt is gained
   *[other] Poverty: revealed when { $n } more debts are gained
}
web-v-prosperity-at = { $n ->
    [one] Prosperity: revealed when { $n } more deed is gained
   *[other] Prosperity: revealed when { $n } more deeds are gained
}
web-v-bonus-left = { $n ->
    [one] { $n } Cleric Bonus card left
   *[other] { $n } Cleric Bonus cards left
}
web-v-removed = { $n ->
    [one] { $n } card out of the game
   *[other] { $n } cards out of the game
}
web-v-outsiders = Outsiders
web-v-in-pile = { $n } in the pile
web-v-left = { $n } left
web-v-kings-orders = King's Orders
web-v-builder-cards = Builder cards
web-v-wild-ribbon = The four-coloured Manuscript counts as { $ribbon }
web-v-heroes = Heroes
web-v-heroes-later = 3 are turned face up once everyone has a pair
web-v-chests = Chest Tiles
web-v-chests-gone = { $n ->
    [one] { $n } Chest Tile out of the game
   *[other] { $n } Chest Tiles out of the game
}
web-v-public = Public Buildings
web-v-ignoring = { $n ->
    [one] { $name } ignores { $n } Criminal icon
   *[other] { $name } ignores { $n } Criminal icons
}
web-v-opponent-cleric = Cleric AI
web-v-opponent-builder = Builder AI
web-v-opponent-noble = Noble AI
web-v-opponent-cards = Card-focused AI
web-v-schemes = Schemes on its board
web-v-scheme-piles = Draw pile { $pile }, discards { $discards }, Future Schemes { $future }
web-v-hidden-schemes = { $n ->
    [one] { $n } known card in its draw pile
   *[other] { $n } known cards in its draw pile
}
web-v-unseen-schemes = { $n ->
    [one] { $n } Future Scheme not seen yet
   *[other] { $n } Future Schemes not seen yet
}
web-v-face-down = { $n ->
    [one] { $n } Chest Tile face down
   *[other] { $n } Chest Tiles face down
}
web-v-draft = Pick a Player card with its Hero
web-v-about = About { $name }
web-v-icon-vp = victory points

## Segments

web-v-segment-1-2 = Lake
web-v-segment-3-4 = Highlands
web-v-segment-5-6 = Forest
web-v-segment-7-8 = Coast
web-v-segment-9-10 = Peaks

## Icons

web-v-icon-silver = { $n ->
    [one] silver
   *[other] { $n } silver
}
web-v-icon-ink = { $n ->
    [one] ink
   *[other] { $n } ink
}
web-v-icon-stone = { $n ->
    [one] stone
   *[other] { $n } stone
}
web-v-icon-gold = { $n ->
    [one] gold
   *[other] { $n } gold
}
web-v-icon-virtue = { $n ->
    [one] virtue
   *[other] { $n } virtue
}
web-v-icon-corruption = { $n ->
    [one] corruption
   *[other] { $n } corruption
}
web-v-icon-debt = { $n ->
    [one] debt
   *[other] { $n } debts
}
web-v-icon-deed = { $n ->
    [one] deed
   *[other] { $n } deeds
}
web-v-icon-resource-any = { $n ->
    [one] any resource
   *[other] { $n } of any resource
}
web-v-icon-merchant = Merchant
web-v-icon-builder = Builder
web-v-icon-noble = Noble
web-v-icon-cleric = Cleric
web-v-icon-criminal = Criminal
web-v-icon-no-criminal = no Criminal
web-v-icon-destroy = { $n ->
    [one] destroy
   *[other] destroy { $n }
}
web-v-icon-discard = { $n ->
    [one] discard
   *[other] discard { $n }
}
web-v-icon-hire = { $n ->
    [one] hire
   *[other] hire { $n }
}
web-v-icon-shuffle = shuffle
web-v-icon-rearrange = rearrange
web-v-icon-worker = { $n ->
    [one] worker
   *[other] { $n } workers
}
web-v-icon-castle-move = { $n ->
    [one] Castle move
   *[other] { $n } Castle moves
}
web-v-icon-manuscript-3-4 = Manuscript of 3 or 4
web-v-icon-flip-debt = flip debt
web-v-icon-flip-deed = flip deed
web-v-icon-flip-either = flip
web-v-icon-draw = { $n ->
    [one] draw
   *[other] draw { $n }
}
web-v-icon-action-trade = Trade
web-v-icon-action-construct = Construct
web-v-icon-action-place-workers = Place Workers
web-v-icon-action-transcribe = Transcribe
web-v-icon-viscount = move Viscount
web-v-icon-kings-order = { $n ->
    [one] King's Order
   *[other] { $n } King's Orders
}
web-v-icon-welcome = welcome
web-v-icon-refuse = refuse
web-v-icon-discard-debt = { $n ->
    [one] discard debt
   *[other] discard { $n } debts
}
web-v-icon-approved-deed = approved deed
web-v-icon-hero = Hero
web-v-icon-chest = Chest Tile
web-v-icon-trading-post = Trading Post
web-v-icon-guildhall = Guildhall
web-v-icon-workshop = Workshop
web-v-icon-future-scheme = Future Scheme
web-v-icon-dismiss = dismiss
web-v-icon-focus = focus
web-v-icon-ai-chest = flip AI chest
web-v-icon-remove-hero = { $n ->
    [one] remove Hero
   *[other] remove { $n } Heroes
}
web-v-icon-remove-chest = { $n ->
    [one] remove Chest Tile
   *[other] remove { $n } Chest Tiles
}
web-v-icon-or = or
