# How to play Viscounts and its boxes, in our own words; which rules an entry states stands in speech/viscounts/guide.py.

guide-about = You are a viscount who rides clockwise round the Castle, trades, builds, places workers and has Manuscripts transcribed. Whoever has the most victory points (VP) at the end wins; if that is a tie, whoever has the most silver and resources left.
    .title = The goal
guide-goods = Silver pays for hiring, for dismissing and for moving further. Ink, stone and gold are the three resources: each of them strengthens one kind of action. Unspent goods are worth no points.
    .title = Silver and resources
guide-round = In a round everybody has one turn, beginning with the start player. A turn has six phases in a fixed order; the bar says in which of them you are.
    .title = Rounds and turns
guide-phase-cards = All cards on your board move one place to the right. The one that leaves goes to your discards and does what its drop-off says. Then you play one card from your hand to the left place; what is immediate on it happens now. If it shows a Criminal, you gain 1 corruption for every Criminal on your whole board.
    .title = 1. Cards
guide-phase-movement = Your Viscount moves clockwise exactly as many spaces as the silver value of the card that you played; each space more costs 1 silver. From outside left one goes on to outside right or inside; from inside to outside right or to the next inside; from outside right to the next outside left.
    .title = 2. Movement
guide-phase-action = Outside you may Trade or Construct, inside you may Place Workers or Transcribe: one of these, or nothing. The strength is the number of matching icons on your three cards, your built slots and your bonus cards. A Criminal counts as any kind. Each silver (Trade), stone (Construct), gold (Place Workers) or ink (Transcribe) that you pay adds one.
    .title = 3. One action
guide-dismiss = Once in a turn, as part of an action, you may pay the silver value of the Townsfolk that lies at your segment if it shows a fitting icon. Its icons count for this action, what stands at its top right happens, and the card leaves the game.
    .title = Dismissing Townsfolk
guide-phase-recruit = You may hire the Townsfolk that lies at your segment for its silver value. It goes to your discards, and what stands at its top right happens.
    .title = 4. Hiring
guide-phase-collision = Only if your two markers stand on the same space: you gain what stands above it, more deeds on the left and more debts on the right; the others may gain what stands below it. Then the markers go back to the two ends.
    .title = 5. Collision
guide-phase-draw = You draw up to your hand limit, which is 3 and can grow. If your draw pile is empty, you shuffle your discards, and that gives 1 virtue, or 1 corruption if a Criminal lies on your board.
    .title = 6. Drawing cards
guide-trade = Every outside space shows its exchange: 1 Merchant for 1 silver, 2 for an ink, a stone or a gold, 3 to destroy a card for its silver value, or 4 to flip a debt or a deed. You may repeat it as often as your Merchants allow.
    .title = Trade
guide-construct = A Workshop costs 3, a Trading Post 5 and a Guildhall 7 Builders. It goes to an empty spot of your segment on your side of the river. You gain what the spot shows; along each dotted link to another Building, the owners at both ends gain what the link shows. The slot that you empty on your board works from now on.
    .title = Construct: Buildings
guide-castle = 1, 3, 5 or 8 Nobles place 1, 2, 3 or 4 workers into the outer section beside your segment. Three of your own there: one moves inwards and brings its reward, the others go to the two neighbouring sections. Three of your own in tier 2: one goes to tier 3 and brings any resource. If more than three of all players are in a section, whoever moves sends some back; their owner gains 2 silver (tier 1) or 1 virtue and any resource (tier 2). The Castle Leader card goes to the first in tier 3, then to whoever has more there.
    .title = Place Workers: the Castle
guide-transcribe = You take the Manuscript of your segment if your Clerics reach its cost. It has an effect now or points at the end, and a ribbon. Whoever is the first to have three ribbons of one colour takes the Cleric Bonus card of that colour, with icons that always count.
    .title = Transcribe: Manuscripts
guide-townsfolk = The silver value of a card is its price, its movement when you play it, and what you gain when you destroy it. What stands at the top right happens only when it is hired or dismissed. Its ability is immediate, ongoing while it lies on your board, or a drop-off when it leaves it.
    .title = Townsfolk cards
guide-markers = Corruption begins on the left and goes right, virtue begins on the right and goes left. Where they meet they stick together: then virtue moves both to the left and corruption moves both to the right, until your next collision phase.
    .title = Corruption and virtue
guide-debts = A debt is unpaid and a deed only acquired until you flip it. Flipping a debt gives you any resource at once. Debts and deeds never run out, but they bring the end of the game nearer.
    .title = Debts and deeds
guide-points-buildings = For 1, 2 or 3 Buildings of a kind: Trading Posts 4, 9 or 15 VP, Guildhalls 6, 13 or 21 VP, Workshops 2, 5 or 9 VP.
    .title = Trading Posts, Guildhalls, Workshops
guide-points-castle = Each worker scores 1 VP in tier 1, 2 in tier 2 and 3 in tier 3; those in your supply score nothing. The Castle Leader card scores 5 VP.
    .title = Workers and Castle Leader
guide-points-manuscripts = A set of 1, 2, 3 or 4 different ribbons scores 1, 4, 9 or 16 VP; every Manuscript belongs to one set. Points printed on Manuscripts are added. Each Cleric Bonus card scores 3 VP.
    .title = Ribbons, Manuscripts, Cleric Bonus
guide-points-debts = An unpaid debt costs 2 VP, a paid one nothing. An acquired deed scores 1 VP, an approved one 3 VP.
    .title = Debts and deeds
guide-points-ends = { $seats ->
    [2] If Poverty is revealed, the most approved deeds score 12 VP and the second most 4; equal numbers score 8 each. If Prosperity is revealed, paid debts score in the same way. Whoever has none of them scores nothing.
   *[other] If Poverty is revealed, the most approved deeds score 12 VP, the second most 8 and the third most 4. If Prosperity is revealed, paid debts score in the same way. Those who tie share the points of their places; whoever has none of them scores nothing.
}
    .title = Poverty and Prosperity
guide-end = At this table { $debts } debts lie above the Poverty card and { $deeds } deeds above the Prosperity card. When the last debt or the last deed above its card is taken, that card is revealed: the round is finished, and exactly one more round is played. Poverty scores approved deeds, Prosperity paid debts; if the second card is revealed as well, both score.
    .title = Poverty, Prosperity and the end
guide-overlook-corner = What stands at the top right of a card never happens when you play it, only when it is hired or dismissed.
    .title = The corner is not the ability
guide-overlook-move = You must move as far as the card says. Think of where you want to stand before you choose the card; silver takes you further, nothing takes you less far.
    .title = You cannot move less
guide-overlook-criminals = A Criminal helps every action, but when you play it, all Criminals on your board give corruption, and with one on your board each shuffle gives corruption instead of virtue.
    .title = Criminals have a price
guide-overlook-links = A link gives its reward to both ends: building next to somebody is a present for them, too, and building next to yourself is one for you alone.
    .title = Links reward both ends
guide-overlook-start = On your first turn your board still shows icons of its own: 1 Cleric, 1 Builder, 1 Noble and 2 Merchants; on the second only the 2 Merchants; later none.
    .title = The first two turns have extra icons

## Gates of Gold

guide-gates-about = Outsiders come to the city. With King's Orders you welcome them into your deck, where they score at the end, or you refuse them for what that brings now. Everybody has a Manuscript Board with abilities, and Builder cards wait for the first to build.
    .title = Outsiders at the gates
guide-gates-orders = A King's Order is a card of value 3 with one Merchant. When you gain one it goes to your discards, and you may discard a card. Everybody has one in the deck from the start.
    .title = King's Orders
guide-gates-welcome = When a King's Order leaves your board on the right, it returns to its pile, and you take any one of the face-up Outsiders into your discards for free. That is no hire.
    .title = Welcoming
guide-gates-refuse = If some effect lets you destroy a card and you destroy a King's Order from your hand, it returns to its pile, you gain 3 silver, and one face-up Outsider leaves the game: everything at its top right happens, often corruption or debts as well.
    .title = Refusing
guide-gates-boards = Your Manuscripts lie in the columns of their colours, and the first in a column unlocks it for the rest of the game. 1: in place of a hire you may gain a King's Order, for 3 silver unless the hire is free. 2: a resource may pay for 1 silver. 3: for 2 silver you draw a card. 4: for any 3 resources you rearrange your board. Column 1 is open from the start.
    .title = Manuscript Boards
guide-gates-builders = The first with one Building of each type takes the Diversified Builder card, the first with three of one type the Specialized one. Each has an ability for the rest of the game and is never lost.
    .title = Builder cards
guide-gates-leader = Another Castle Leader card takes the place of the usual one, with an ability of its own. It is won in the same way and scores the same 5 VP.
    .title = Castle Leader
guide-gates-points = Every Outsider in your deck scores as it says, wherever it lies: hand, board, draw pile or discards. Assassins and Rogues act before anything is scored. The Diversified Builder card scores 3 VP, the Specialized one 2 VP.
    .title = Outsiders and Builder cards
guide-gates-overlook = A King's Order that you play welcomes somebody only when it leaves your board, usually three turns later. One that is destroyed unseen from the draw pile refuses nobody.
    .title = Orders take their time

## Keeper of Keys

guide-keys-about = Three Heroes and four Chest Tiles always lie face up for those who may gain them, and there are three Public Buildings that each can be built once. Some cards of your starting deck are new ones that can bring a Hero or a Chest Tile.
    .title = Heroes, chests, Public Buildings
guide-keys-heroes = If an effect gives you a Hero, you take one of the three face-up ones into your hand. It costs nothing, is no hire, and your hand limit does not forbid it. The line is filled again.
    .title = Gaining Heroes
guide-keys-leaving = Some Heroes leave the game when they leave your board, after everything else that their drop-off does. That is not destroying and pays nothing.
    .title = Heroes that leave
guide-keys-chests = If an effect gives you a Chest Tile, you take one of the four and slot it under one of the three places of your board. It stays there; a new one may push an old one out of the game.
    .title = Chest Tiles
guide-keys-work = Some tiles reward you when a fitting card comes to lie above them, played or moved on, but not rearranged. Others let one icon of the card above count as other icons in an action. They look only at what is printed on that card.
    .title = What Chest Tiles do
guide-keys-public = With the action Construct you may replace one of your Buildings that your Viscount can reach by the Public Building of its type: 2 Builders for the Workshop, 4 for the Trading Post, 6 for the Guildhall. Your own Building returns to your board. Neither the spot nor a link gives anything.
    .title = Public Buildings
guide-keys-public-effects = Trading Post: a Chest Tile at once; later you may flip a debt or a deed whenever you gain or destroy a Hero. Guildhall: a Hero at once; later you always have 1 Criminal icon. Workshop: a flip at once; later, in everybody's collisions, you may ignore 1 Criminal icon on your board, and you draw a card.
    .title = What Public Buildings do
guide-keys-points = 1, 2 or 3 Chest Tiles score 2, 5 or 9 VP. The Public Guildhall scores 15 VP, the Public Trading Post 11 and the Public Workshop 7.
    .title = Chest Tiles and Public Buildings
guide-keys-overlook = A Building that returns closes its slot again and lowers the points of its type until you build it once more, on a later turn.
    .title = What you give back

## Alone

guide-solo-about = You play as always and have the first turn; the opponent has a board of its own and decides nothing: Scheme cards tell it what to do. The chronicle says for every step which rule it follows.
    .title = Against a board
guide-solo-turn = Its Scheme cards move one place to the right, and the next one is turned over. What stands on it is done from top to bottom; in the last row it takes the first option from the left that is possible and that it can pay.
    .title = Its turn
guide-solo-ways = It moves on the outside only, and takes all four actions from there. If it ends on your space, you may rearrange your board; if you end on its space, it gains a resource.
    .title = Its ways
guide-solo-converts = It keeps no silver and has no hand: every 2 silver become a resource, a hire becomes a Future Scheme, a destroy becomes a flip, a discard or a Castle move becomes 1 virtue.
    .title = What it makes of effects
guide-solo-score = It scores as you do and 1 VP more for each resource that it has left. You need more points than it has: with a tie it wins.
    .title = Resources left, and who wins
guide-solo-difficulty = At difficulties 1 to 3 so many Future Schemes, which are the stronger ones, are in its pile from the start.
    .title = Difficulty
guide-solo-gates = It has no Manuscript Board and no King's Orders. Whenever it would rearrange, welcome or refuse, the two oldest face-up Outsiders leave the game and it gains a resource.
    .title = With Gates of Gold
guide-solo-keys = One Scheme card more removes the two oldest Heroes and Chest Tiles from the lines and turns its own Chest Tiles over, which score as yours do. It also builds Public Buildings, before its own ones.
    .title = With Keeper of Keys
