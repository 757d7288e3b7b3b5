# How to play Architects and its box, in our own words; which rules an entry states stands in speech/architects/guide.py.

guide-about = You place workers in the town, gather goods, hire apprentices, construct buildings and work on the Cathedral. Your virtue decides what is open to you: too much, and the Black Market is closed; too little, and so is the Cathedral. The player with the most victory points (VP) at the end wins; ties go to more virtue, then to more silver.
    .title = The goal
guide-goods = Clay, wood and stone are the basic goods, gold and marble the precious ones; silver is money. Tax is silver too: when you pay it, it goes to the Tax Stand.
    .title = Goods, silver and tax
guide-draft = Before the first turn everyone is dealt 4 building cards, keeps one and passes the others on, and so on until everyone has 3.
    .title = The draft
guide-turn = Place exactly one worker from your board at a location and do what it offers. The more of your own workers are there, the more it gives; other players' do not count. You cannot pass.
    .title = Place a worker
guide-turn-back = Workers stay where they are. If you have none left on your board, your whole turn is to take one back from a location; from the Prison, another player's board or the Black Market only if you have none at a location. To get many back at once, capture your own groups.
    .title = No workers left
guide-turn-end = If your turn triggered a Black Market reset, it happens now. If you have more than 6 building cards in hand, discard down to 6.
    .title = The end of your turn
guide-gather = Quarry: 1 stone for each of your workers there. Forest: 1 wood for each. Silversmith: 1 silver for each, plus 1. Mines: 1 clay for each, plus 1; or 1 gold for every 2 workers.
    .title = Gathering goods
guide-storehouse = Make one trade for each of your workers there: any 2 of clay, wood and stone for 1 virtue, any 3 of wood and stone for 1 marble, or a trade that one of your apprentices adds.
    .title = King's Storehouse
guide-workshop = Either hire a face-up apprentice for 4 silver, 2 of them as tax: with n workers there, from columns 1 to n; each column further right costs 1 more silver, laid on the cards you skip. Or draw 1 building card, plus 1 for every 2 of your workers there. You may keep 5 apprentices.
    .title = Workshop: apprentices
guide-town-centre = Capture one group for each of your workers there; a group is all of one player's workers at one location. The first costs 1 tax, each further one 1 silver. Other players' workers become captives on your board; your own come home. { $seats ->
    [2] At this table the captures of one visit may be at two locations.
    [3] At this table the captures of one visit may be at two locations.
   *[other] At this table all captures of one visit are at one location.
}
    .title = Town Centre: captures
guide-guardhouse = Do one of these for each of your workers there: send all your captives to the Prison for 1 silver each; free all your workers from the Prison; get all your workers back from other players' boards, for 5 silver (2 of them as tax) or for a debt and 1 virtue; pay off a debt for 6 silver (3 of them as tax), which gives 1 virtue.
    .title = Guardhouse and Prison
guide-tax-stand = Take all the silver there and lose 2 virtue. While there is none, nobody can go there.
    .title = Tax Stand
guide-black-market = Three spaces for one worker each, until the next reset; each costs 1 virtue. Left, for 1 silver: the goods of the small market. Middle, for 2: any face-up apprentice, or one of 5 building cards. Right, for 3: the goods of the large market. Closed to you with 10 or more virtue.
    .title = Black Market
guide-reset = It is reset when the third worker is placed there, and when Guildhall spaces { $resets } are filled. All workers in it go to the Prison and the market cards change. Then anyone with 3 or more workers in the Prison loses 1 virtue, and the player with the most takes a debt.
    .title = Resetting the Black Market
guide-guildhall = Construct a building from your hand, for its goods and with an apprentice for each skill it shows; or work on the Cathedral. Workers stay here for the rest of the game. At this table it has { $spaces } spaces.
    .title = Guildhall: constructing
guide-cathedral = From the Guildhall, one level at a time, with 5 or more virtue and a free space on the next level. The levels cost 1 gold; 4 wood and stone; 1 marble; 8 wood and stone; 2 gold and 2 marble; each also takes a building card from your hand. You gain a reward each time.
    .title = Cathedral
guide-virtue = It runs from 0 to 14. With 10 or more the Black Market is closed to you, with 4 or less the Cathedral. With 2 or 3 you pay 1 less tax, with 0 or 1 you pay 2 less. For each virtue above 14 you may destroy an unpaid debt; for each below 0 you take a debt.
    .title = Virtue
guide-debts = Debts come from resets, from losing virtue below 0, from getting workers back without paying, and from a few cards. Pay one off at the Guardhouse for 6 silver, 3 of them as tax; this gives 1 virtue, and the debt no longer costs points.
    .title = Debts
guide-points-buildings = The points printed on your buildings, plus what their end-of-game effects add.
    .title = Buildings and their effects
guide-points-cathedral = Levels 1 to 5 score 2, 4, 7, 12 or 20 VP: only the level your marker is on at the end.
    .title = Cathedral
guide-points-virtue = 14 virtue scores 7 VP, 13: 5, 12: 3, 11: 2, 10: 1; 9 to 6 score nothing; 5: −1, 4: −3, 3: −5, 2: −7, 1: −8 and 0: −9 VP.
    .title = Virtue
guide-points-goods = Each gold and each marble scores 1 VP, every 10 silver 1 VP. Clay, wood, stone, cards in hand and apprentices score nothing.
    .title = Gold, marble and silver
guide-points-losses = Each unpaid debt costs 2 VP; every 2 of your workers in the Prison cost 1 VP. Those on other players' boards cost nothing.
    .title = Debts and Prison
guide-end = At this table the Guildhall has { $spaces } spaces. When the last one is filled, finish that turn; then everyone has exactly one more turn, and the player who filled it goes last.
    .title = The last turns
guide-overlook-groups = A growing group gives more, and invites capture: then all of it is gone until you get it back at the Guardhouse. Capture it yourself in time.
    .title = Large groups get captured
guide-overlook-captives = Captives do nothing for you on your board. Send them to the Prison at the Guardhouse: you gain 1 silver for each, and they trouble their owner at the next reset.
    .title = Captives are money
guide-overlook-cathedral = Every step on the Cathedral also takes a building card from your hand, and the upper levels have few spaces: come late and you wait.
    .title = The Cathedral eats cards
guide-overlook-skills = Constructing does not use up apprentices: one with the skill is enough for all your buildings, as long as you keep it.
    .title = Skills stay
guide-overlook-tax = The tax you pay waits on the Tax Stand for whoever comes there. Low virtue makes tax cheaper.
    .title = Tax finds a taker

## Works of Wonder

guide-wonders-about = There are five Wonders, and each can be built by one player. Influence and gifts to the Princess lead to them; the Profiteer tempts you with Influence. 10 apprentices are face up, and you start with one of them.
    .title = Five Wonders
guide-wonders-influence = Your Influence runs from 0 to 12. Each time it rises to 5 or to 9, draw a building card. You may spend 2 in place of up to 2 silver (not tax), 2 in place of 1 virtue you would lose, or 4 in place of 1 gold or 1 marble.
    .title = Influence
guide-wonders-princess = When you place a worker at the Princess's location, you may make one Contribution. If you capture other players' workers there, you lose 1 virtue.
    .title = The Princess
guide-wonders-profiteer = When you place a worker at the Profiteer's location, you gain 1 Influence. If you capture other players' workers there, you gain 1 virtue. But at a reset all workers there go to the Prison.
    .title = The Profiteer
guide-wonders-contribution = Put one clay, wood, stone, gold or marble on the card, one of each kind from all players together, and gain at once what is shown below it. The fifth one triggers a Black Market reset.
    .title = Contributions
guide-wonders-reset = At every reset, players with workers at the Profiteer suffer what the Consequence card says, and those workers go to the Prison; the player with the most workers at the Princess gains her reward; the resources on the Contribution card go to the Wonders; then a new card moves both figures.
    .title = The reset, with the figures
guide-wonders-build = In the Guildhall you may build a Wonder instead: a lot of one resource, Influence and tax, but no skills. Each piece on it makes it 1 cheaper. You gain 2 virtue and put its token at the Storehouse, Town Centre, Workshop, Silversmith, Quarry, Forest or Guardhouse.
    .title = Building a Wonder
guide-wonders-visit = When you place a worker where you have a Wonder, it counts as one more worker, or you gain 1 Influence. Other players' Wonders change nothing.
    .title = Visiting your Wonder
guide-wonders-points = Wonders count as buildings. At the end the player with the most Influence gains 4 gold, which score 1 VP each; tied players share them. Influence itself scores nothing.
    .title = Wonders and Influence
guide-wonders-overlook = Influence never pays tax and never replaces a Contribution. What someone else contributed makes a Wonder cheaper for you too.
    .title = What Influence cannot do

## Alone

guide-solo-about = We could not find the solo rules of the base game; this opponent is our own reconstruction, not an official one. You play as usual and go first.
    .title = A reconstruction
guide-solo-turn = It turns over a Scheme card, places a worker at the location the card names, and pays nothing. Where goods are gathered, it gains nothing. With no workers left, it takes back its largest group.
    .title = Its turn
guide-solo-deeds = At the Town Centre it captures your largest groups, at the Guardhouse it sends captives to the Prison and frees its own workers, at the Workshop it removes an apprentice. In the Guildhall it takes the top building card for its points or climbs the Cathedral; its workers fill the spaces as yours do.
    .title = What it does
guide-solo-score = It scores buildings, Cathedral, virtue, debts and prisoners; the Difficulty line adds 0, 5 or 10 VP at difficulty 0, 1 or 2.
    .title = Its points, and difficulty
guide-solo-wonders-about = There are six opponents to choose from, each with a focus and a power of its own. You go first; it always goes last.
    .title = The opponents in the box
guide-solo-wonders-turn = It turns over a Scheme card and places a worker there; of two locations it goes to the upper one if the clause beside it is true. It pays nothing except Influence and marble for Wonders. The chronicle gives the reason for each step.
    .title = Its turn
guide-solo-wonders-track = Silver it would gain moves its resource marker instead, and passing the last space gives it a marble. The marker also says which Wonder, Contribution and apprentices it aims at. Gold becomes marble for it, a reward becomes 1 virtue.
    .title = Its resource track
guide-solo-wonders-score = It scores its Wonders, Cathedral and virtue and 1 VP for each marble, less debts and prisoners. You win with more points; ties go to more virtue, then to more silver, and it has none.
    .title = Its points
