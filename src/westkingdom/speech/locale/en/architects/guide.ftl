# How to play Architects and its box, in our own words; which rules an entry states stands in speech/architects/guide.py.

guide-about = You place workers in the town, gather goods, hire apprentices, construct buildings and work on the Cathedral. Your virtue decides what is open to you: with much of it no Black Market, with little of it no Cathedral. Whoever has the most victory points (VP) at the end wins; a tie goes to more virtue, then to more silver.
    .title = The goal
guide-goods = Clay, wood and stone are the basic goods, gold and marble the precious ones, silver is money. Tax is silver, too: whoever pays it lays it on the Tax Stand.
    .title = Goods, silver and tax
guide-draft = Before the first turn everybody is dealt 4 building cards, keeps one, passes the others on, and so on, until everybody has 3.
    .title = The draft
guide-turn = You place exactly one worker from your board at a location and do what it offers. The more of your own workers stand there, the more it gives; those of others do not count. There is no passing.
    .title = Place a worker
guide-turn-back = Workers stay where they are. If you have none left on your board, your turn is only to take one back from a location; from the Prison, another player's board or the Black Market only if none stands at a location. To get many back at once, capture your own groups.
    .title = No workers left
guide-turn-end = If your turn triggered a reset of the Black Market, it follows now. With more than 6 building cards in hand you then discard down to 6.
    .title = The end of your turn
guide-gather = Quarry: 1 stone for each of your workers there. Forest: 1 wood for each. Silversmith: 1 silver for each and 1 more. Mines: 1 clay for each and 1 more, or 1 gold for every 2 of them.
    .title = Gathering goods
guide-storehouse = For each of your workers there you may make one trade: any 2 of clay, wood and stone for 1 virtue, any 3 of wood and stone for 1 marble, or what an apprentice of yours adds.
    .title = King's Storehouse
guide-workshop = Either hire a face-up apprentice for 4 silver, 2 of them tax: with n workers there from the columns 1 to n, further right for 1 silver more for each column, which is laid on the cards that you skip. Or draw 1 building card and 1 more for every 2 of your workers there. You may keep 5 apprentices.
    .title = Workshop: apprentices
guide-town-centre = For each of your workers there you may capture one group, which is all workers of one player at one location. The first costs 1 tax, each further one 1 silver. Workers of others become captives on your board; your own come home. { $seats ->
    [2] At this table the captures of one visit may be at two locations.
    [3] At this table the captures of one visit may be at two locations.
   *[other] At this table all captures of one visit are at one location.
}
    .title = Town Centre: captures
guide-guardhouse = For each of your workers there you may do one of these: send all your captives to the Prison for 1 silver each; free all your workers from the Prison; get all your workers back from other boards, for 5 silver (2 of them tax) or for a debt and 1 virtue; pay off a debt for 6 silver (3 of them tax), which gives 1 virtue.
    .title = Guardhouse and Prison
guide-tax-stand = You take all silver that lies there and lose 2 virtue. While none lies there, nobody may go there.
    .title = Tax Stand
guide-black-market = Three spaces for one worker each, until the next reset; each costs 1 virtue. Left, for 1 silver: the goods of the small market. Middle, for 2: any face-up apprentice, or one of 5 building cards. Right, for 3: the goods of the large market. Not with 10 or more virtue.
    .title = Black Market
guide-reset = It is reset when the third worker is placed there, and when the Guildhall spaces { $resets } are filled. All workers in it go to the Prison and the market cards change. Then whoever has 3 or more workers in the Prison loses 1 virtue, and whoever has the most takes a debt.
    .title = The reset of the Black Market
guide-guildhall = Construct a building from your hand, for its goods and with an apprentice for each skill that it shows; or work on the Cathedral. Workers stay here for the rest of the game. At this table it has { $spaces } spaces.
    .title = Guildhall: constructing
guide-cathedral = From the Guildhall, one level at a time, with 5 or more virtue and if a space of the next level is free. The levels cost 1 gold; 4 wood and stone; 1 marble; 8 wood and stone; 2 gold and 2 marble; each also a building card from your hand. You gain a reward each time.
    .title = Cathedral
guide-virtue = It goes from 0 to 14. With 10 or more there is no Black Market for you, with 4 or less no Cathedral. With 2 or 3 you pay 1 tax less, with 0 or 1 you pay 2 tax less. For each virtue above 14 you may destroy an unpaid debt; for each below 0 you take a debt.
    .title = Virtue
guide-debts = Debts come from resets, from losing virtue below 0, from getting workers back without paying, and from a few cards. You pay one off at the Guardhouse for 6 silver, 3 of them tax; that gives 1 virtue, and the debt costs no points any more.
    .title = Debts
guide-points-buildings = The points that are printed on your buildings, and what their effects at the end of the game add.
    .title = Buildings and their effects
guide-points-cathedral = Levels 1 to 5 score 2, 4, 7, 12 or 20 VP: only the level on which your marker stands at the end.
    .title = Cathedral
guide-points-virtue = 14 virtue scores 7 VP, 13: 5, 12: 3, 11: 2, 10: 1; 9 to 6 score nothing; 5: −1, 4: −3, 3: −5, 2: −7, 1: −8 and 0: −9 VP.
    .title = Virtue
guide-points-goods = Each gold and each marble scores 1 VP, every 10 silver 1 VP. Clay, wood, stone, cards in hand and apprentices score nothing.
    .title = Gold, marble and silver
guide-points-losses = Each unpaid debt costs 2 VP; every 2 of your workers in the Prison cost 1 VP. Those on the boards of others cost nothing.
    .title = Debts and Prison
guide-end = At this table the Guildhall has { $spaces } spaces. When the last one is filled, that turn is finished, and everybody has exactly one more turn, the player who filled it last of all.
    .title = The last turns
guide-overlook-groups = A group that grows gives more, and invites a capture: then all of it is gone until you get it back at the Guardhouse. Capture it yourself in time.
    .title = Large groups get captured
guide-overlook-captives = Captives do nothing for you on your board. Send them to the Prison at the Guardhouse: 1 silver for each, and they trouble their owner in the next reset.
    .title = Captives are money
guide-overlook-cathedral = Every step on the Cathedral takes a building card from your hand as well, and the upper levels have few spaces: whoever comes late waits.
    .title = The Cathedral eats cards
guide-overlook-skills = Apprentices are not used up by constructing: one with the skill is enough for all your buildings, as long as you keep it.
    .title = Skills stay
guide-overlook-tax = What you pay as tax waits on the Tax Stand for whoever comes there. Little virtue makes tax cheaper.
    .title = Tax comes back to somebody

## Works of Wonder

guide-wonders-about = Five Wonders can be built, each by one player. Influence and gifts to the Princess are the way to them; the Profiteer tempts with Influence. 10 apprentices are face up, and you begin with one of them.
    .title = Five Wonders
guide-wonders-influence = Your Influence goes from 0 to 12. Each time it rises to 5 or to 9, you draw a building card. You may lose 2 in place of up to 2 silver (not tax), 2 in place of 1 virtue that you would lose, 4 in place of 1 gold or 1 marble.
    .title = Influence
guide-wonders-princess = When you place a worker where the Princess stands, you may make one Contribution. Whoever captures workers of others there loses 1 virtue.
    .title = The Princess
guide-wonders-profiteer = When you place a worker where the Profiteer stands, you gain 1 Influence. Whoever captures workers of others there gains 1 virtue. But in a reset all workers there go to the Prison.
    .title = The Profiteer
guide-wonders-contribution = You lay one clay, wood, stone, gold or marble on the card, one of each kind from all players together, and gain at once what stands below it. The fifth one triggers a reset of the Black Market.
    .title = Contributions
guide-wonders-reset = In every reset those at the Profiteer suffer what the Consequence card says and go to the Prison; whoever has the most workers at the Princess gains her reward; what lies on the Contribution card goes to the Wonders; then a new card moves both figures.
    .title = The reset, with the figures
guide-wonders-build = In the Guildhall you may build a Wonder instead: many goods of one kind, Influence and tax, but no skills. Each piece that lies on it makes it 1 cheaper. You gain 2 virtue and put its token at the Storehouse, Town Centre, Workshop, Silversmith, Quarry, Forest or Guardhouse.
    .title = Building a Wonder
guide-wonders-visit = When you place a worker where a Wonder of yours stands, it counts as one worker more, or you gain 1 Influence. Wonders of others change nothing.
    .title = Visiting your Wonder
guide-wonders-points = Wonders count among the buildings. At the end whoever has the most Influence gains 4 gold, which score 1 VP each; those who tie share them. Influence itself scores nothing.
    .title = Wonders and Influence
guide-wonders-overlook = Influence never pays tax and never replaces a Contribution. What somebody else contributed makes a Wonder cheaper for you, too.
    .title = What Influence cannot do

## Alone

guide-solo-about = The solo rules of the box could not be found; this opponent is our own reconstruction and not official. You play as always and have the first turn.
    .title = A reconstruction
guide-solo-turn = It turns over a scheme card, places a worker at the location that the card names, and pays nothing. Where goods are gathered it gains nothing. Without workers it takes back its largest group.
    .title = Its turn
guide-solo-deeds = At the Town Centre it captures your largest groups, at the Guardhouse it sends captives to the Prison and frees its own, at the Workshop it removes an apprentice. In the Guildhall it takes the top building card for its points or climbs the Cathedral; its workers fill the spaces as yours do.
    .title = What it does
guide-solo-score = It scores buildings, Cathedral, virtue, debts and prisoners; the line Difficulty adds 0, 5 or 10 VP at difficulty 0, 1 or 2.
    .title = Its points, and the difficulty
guide-solo-wonders-about = Six opponents to choose from, each with a focus and a power of its own. You have the first turn; it is always the last.
    .title = Against an opponent of the box
guide-solo-wonders-turn = It turns over a Scheme card and places a worker there; of two locations it goes to the upper one if the clause beside it is true. It pays nothing but Influence and marble for Wonders. The chronicle gives the reason for each step.
    .title = Its turn
guide-solo-wonders-track = Silver that it would gain moves its resource marker instead, and passing the last space gives it a marble. The marker also says which Wonder, Contribution and apprentices it aims at. Gold becomes marble for it, a reward becomes 1 virtue.
    .title = Its resource track
guide-solo-wonders-score = It scores its Wonders, Cathedral and virtue and 1 VP for each marble, less debts and prisoners. You win with more points; a tie goes to more virtue, then to more silver, of which it has none.
    .title = Its points
