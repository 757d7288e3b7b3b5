# How to play Viscounts and its boxes, in our own words; which rules an entry states stands in speech/viscounts/guide.py.

guide-about = You are a viscount riding clockwise around the Castle to trade, build, place workers and have Manuscripts transcribed. The player with the most victory points (VP) at the end wins; ties go to the player with the most silver and resources left.
    .title = The goal
guide-goods = Silver pays for hiring, dismissing and moving further. Ink, stone and gold are the three resources: each strengthens one kind of action. Leftover goods score nothing.
    .title = Silver and resources
guide-round = In each round everyone takes one turn, beginning with the start player. A turn has six phases in a fixed order; the bar shows which one you are in.
    .title = Rounds and turns
guide-phase-cards = All cards on your board move one place to the right. The one that leaves goes to your discards, and its drop-off takes effect. Then play one card from your hand into the left place; its immediate effect happens now. If it shows a Criminal, gain 1 corruption for every Criminal on your whole board.
    .title = 1. Cards
guide-phase-movement = Your Viscount moves clockwise exactly as many spaces as the silver value of the card you played; each extra space costs 1 silver. From outside left you go on to outside right or inside; from inside to outside right or the next inside; from outside right to the next outside left.
    .title = 2. Movement
guide-phase-action = Outside you may Trade or Construct; inside you may Place Workers or Transcribe: one of these, or nothing. Your strength is the number of matching icons on your three cards, your built slots and your bonus cards. A Criminal counts as any kind. Each silver (Trade), stone (Construct), gold (Place Workers) or ink (Transcribe) you pay adds one.
    .title = 3. One action
guide-dismiss = Once per turn, as part of an action, you may pay the silver value of the Townsfolk at your segment if it shows a matching icon. Its icons count for this action, the effect at its top right happens, and the card leaves the game.
    .title = Dismissing Townsfolk
guide-phase-recruit = You may hire the Townsfolk at your segment for its silver value. It goes to your discards, and the effect at its top right happens.
    .title = 4. Hiring
guide-phase-collision = Only if your two markers are on the same space: you gain what is shown above it, more deeds on the left and more debts on the right; the others may gain what is shown below it. Then the markers go back to the two ends.
    .title = 5. Collision
guide-phase-draw = Draw up to your hand limit, which is 3 and can grow. If your draw pile is empty, shuffle your discards, which gives you 1 virtue, or 1 corruption if there is a Criminal on your board.
    .title = 6. Drawing cards
guide-trade = Every outside space shows its exchange: 1 Merchant for 1 silver, 2 for an ink, a stone or a gold, 3 to destroy a card for its silver value, or 4 to flip a debt or a deed. Repeat it as often as your Merchants allow.
    .title = Trade
guide-construct = A Workshop costs 3 Builders, a Trading Post 5 and a Guildhall 7. It goes on an empty spot of your segment, on your side of the river. You gain what the spot shows; along each dotted link to another Building, the owners at both ends gain what the link shows. The slot you uncover on your board works from now on.
    .title = Construct: Buildings
guide-castle = 1, 3, 5 or 8 Nobles place 1, 2, 3 or 4 workers into the outer section beside your segment. With three of your own there, one moves inwards and brings its reward, and the others go to the two adjacent sections. With three of your own in tier 2, one goes to tier 3 and brings any resource. If a section holds more than three workers of all players, whoever moves sends some home; their owner gains 2 silver (tier 1) or 1 virtue and any resource (tier 2). The Castle Leader card goes to the first player in tier 3, then to anyone who has more there.
    .title = Place Workers: the Castle
guide-transcribe = Take the Manuscript of your segment if your Clerics reach its cost. It has an effect now or points at the end, and a ribbon. The first player with three ribbons of one colour takes that colour's Cleric Bonus card, with icons that always count.
    .title = Transcribe: Manuscripts
guide-townsfolk = A card's silver value is its price, its movement when you play it, and what you gain when you destroy it. The effect at the top right happens only when it is hired or dismissed. Its ability is immediate, ongoing while it is on your board, or a drop-off when it leaves.
    .title = Townsfolk cards
guide-markers = Corruption starts on the left and moves right; virtue starts on the right and moves left. Where they meet they stick together: then virtue moves both to the left and corruption moves both to the right, until your next collision phase.
    .title = Corruption and virtue
guide-debts = A debt is unpaid and a deed only acquired until you flip it. Flipping a debt gives you any resource at once. Debts and deeds never run out, but they bring the end of the game nearer.
    .title = Debts and deeds
guide-points-buildings = For 1, 2 or 3 Buildings of a type: Trading Posts score 4, 9 or 15 VP, Guildhalls 6, 13 or 21 VP, Workshops 2, 5 or 9 VP.
    .title = Trading Posts, Guildhalls, Workshops
guide-points-castle = Each worker scores 1 VP in tier 1, 2 in tier 2 and 3 in tier 3; those in your supply score nothing. The Castle Leader card scores 5 VP.
    .title = Workers and Castle Leader
guide-points-manuscripts = A set of 1, 2, 3 or 4 different ribbons scores 1, 4, 9 or 16 VP; every Manuscript belongs to one set. Add the points printed on Manuscripts. Each Cleric Bonus card scores 3 VP.
    .title = Ribbons, Manuscripts, Cleric Bonus
guide-points-debts = An unpaid debt costs 2 VP, a paid one nothing. An acquired deed scores 1 VP, an approved one 3 VP.
    .title = Debts and deeds
guide-points-ends = { $seats ->
    [2] If Poverty is revealed, the most approved deeds score 12 VP and the second most 4; equal numbers score 8 each. If Prosperity is revealed, paid debts score in the same way. A player with none scores nothing.
   *[other] If Poverty is revealed, the most approved deeds score 12 VP, the second most 8 and the third most 4. If Prosperity is revealed, paid debts score in the same way. Tied players share the points of their places; a player with none scores nothing.
}
    .title = Poverty and Prosperity
guide-end = At this table there are { $debts } debts above the Poverty card and { $deeds } deeds above the Prosperity card. When the last debt or deed above its card is taken, that card is revealed: finish the round, then play exactly one more. Poverty scores approved deeds, Prosperity paid debts; if the second card is revealed as well, both score.
    .title = Poverty, Prosperity and the end
guide-overlook-corner = The effect at the top right of a card never happens when you play it, only when it is hired or dismissed.
    .title = The corner is not the ability
guide-overlook-move = You must move as far as the card says. Think about where you want to be before you choose the card; silver takes you further, nothing takes you less far.
    .title = You can't move less
guide-overlook-criminals = A Criminal helps every action. But when you play one, all Criminals on your board give you corruption, and with one on your board each shuffle gives corruption instead of virtue.
    .title = Criminals have a price
guide-overlook-links = A link rewards both ends: building next to someone else is a gift to them too; building next to yourself pays you twice.
    .title = Links reward both ends
guide-overlook-start = On your first turn your board still shows icons of its own: 1 Cleric, 1 Builder, 1 Noble and 2 Merchants; on the second, only the 2 Merchants; later, none.
    .title = The first two turns have extra icons

## Gates of Gold

guide-gates-about = Outsiders come to the city. With King's Orders you welcome them into your deck, where they score at the end, or refuse them for a reward now. Everyone has a Manuscript Board with abilities, and Builder cards await the first to build.
    .title = Outsiders at the gates
guide-gates-orders = A King's Order is a card of value 3 with one Merchant. When you gain one it goes to your discards, and you may discard a card. Everyone has one in their deck from the start.
    .title = King's Orders
guide-gates-welcome = When a King's Order leaves your board on the right, it returns to its pile, and you take any face-up Outsider into your discards for free. This is not a hire.
    .title = Welcoming
guide-gates-refuse = If an effect lets you destroy a card and you destroy a King's Order from your hand, it returns to its pile, you gain 3 silver, and one face-up Outsider leaves the game: everything at its top right happens, which often includes corruption or debts.
    .title = Refusing
guide-gates-boards = Your Manuscripts go in the columns of their colours, and the first in a column unlocks it for the rest of the game. 1: instead of hiring you may gain a King's Order, for 3 silver unless the hire is free. 2: you may pay a resource as 1 silver. 3: for 2 silver you draw a card. 4: for any 3 resources you rearrange your board. Column 1 is open from the start.
    .title = Manuscript Boards
guide-gates-builders = The first player with one Building of each type takes the Diversified Builder card, the first with three of one type the Specialized one. Each has an ability for the rest of the game, and you never lose it.
    .title = Builder cards
guide-gates-leader = A different Castle Leader card replaces the usual one, with an ability of its own. You win it in the same way, and it scores the same 5 VP.
    .title = Castle Leader
guide-gates-points = Every Outsider in your deck scores what it says, wherever it is: hand, board, draw pile or discards. Assassins and Rogues act before scoring. The Diversified Builder card scores 3 VP, the Specialized one 2 VP.
    .title = Outsiders and Builder cards
guide-gates-overlook = A King's Order you play welcomes someone only when it leaves your board, usually three turns later. One destroyed unseen from the draw pile refuses nobody.
    .title = Orders take their time

## Keeper of Keys

guide-keys-about = Three Heroes and four Chest Tiles are always face up for players who may gain them, and there are three Public Buildings, each of which can be built once. Some cards in your starting deck are new ones that can bring you a Hero or a Chest Tile.
    .title = Heroes, chests, Public Buildings
guide-keys-heroes = If an effect gives you a Hero, take one of the three face-up ones into your hand. It costs nothing, is not a hire, and your hand limit does not stop it. The line is refilled.
    .title = Gaining Heroes
guide-keys-leaving = Some Heroes leave the game when they leave your board, after everything else their drop-off does. This is not destroying, and pays nothing.
    .title = Heroes that leave
guide-keys-chests = If an effect gives you a Chest Tile, take one of the four and slot it under one of the three places on your board. It stays there; a new one may push an old one out of the game.
    .title = Chest Tiles
guide-keys-work = Some tiles reward you when a matching card arrives above them, played or moved on, but not rearranged. Others let one icon of the card above count as other icons in an action. They look only at what is printed on that card.
    .title = What Chest Tiles do
guide-keys-public = With a Construct action you may replace one of your Buildings that your Viscount can reach with the Public Building of its type: 2 Builders for the Workshop, 4 for the Trading Post, 6 for the Guildhall. Your own Building returns to your board. Neither the spot nor any link gives anything.
    .title = Public Buildings
guide-keys-public-effects = Trading Post: a Chest Tile at once; later you may flip a debt or a deed whenever you gain or destroy a Hero. Guildhall: a Hero at once; later you always have 1 Criminal icon. Workshop: a flip at once; later, in any player's collision, you may ignore 1 Criminal icon on your board, and you draw a card.
    .title = What Public Buildings do
guide-keys-points = 1, 2 or 3 Chest Tiles score 2, 5 or 9 VP. The Public Guildhall scores 15 VP, the Public Trading Post 11 and the Public Workshop 7.
    .title = Chest Tiles and Public Buildings
guide-keys-overlook = A Building that returns covers its slot again and lowers the score of its type until you build it again, on a later turn.
    .title = What you give back

## Alone

guide-solo-about = You play as usual and go first. The opponent has its own board and decides nothing: Scheme cards tell it what to do. The chronicle names the rule behind every step.
    .title = Against a board
guide-solo-turn = Its Scheme cards move one place to the right, and the next one is turned over. It carries out the card from top to bottom; in the last row it takes the first option from the left that is possible and that it can pay for.
    .title = Its turn
guide-solo-ways = It moves on the outside only, and takes all four actions from there. If it ends on your space, you may rearrange your board; if you end on its space, it gains a resource.
    .title = How it moves
guide-solo-converts = It keeps no silver and has no hand: every 2 silver become a resource, a hire becomes a Future Scheme, a destroy becomes a flip, and a discard or a Castle move becomes 1 virtue.
    .title = How it uses effects
guide-solo-score = It scores as you do, plus 1 VP for each resource it has left. You need more points than it has: it wins ties.
    .title = Resources left, and who wins
guide-solo-difficulty = At difficulty 1 to 3, that many Future Schemes, the stronger cards, are in its pile from the start.
    .title = Difficulty
guide-solo-gentler = Difficulty -1 and -2 are ours, not the rulebook's, for a gentler game: each of its actions, also flipping, needs 1 or 2 icons or resources more than is printed.
    .title = Gentler than the rulebook
guide-solo-gates = It has no Manuscript Board and no King's Orders. Whenever it would rearrange, welcome or refuse, the two oldest face-up Outsiders leave the game and it gains a resource.
    .title = With Gates of Gold
guide-solo-keys = An extra Scheme card removes the two oldest Heroes and Chest Tiles from the lines and flips its own Chest Tiles, which score as yours do. It also builds Public Buildings before its own.
    .title = With Keeper of Keys
