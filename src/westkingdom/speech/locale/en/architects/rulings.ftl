# Rulings: what the rulebook leaves open, and how each reading goes.

ruling-ab-105 = The Conspirator's discount
ruling-ab-105-visit = Each Conspirator saves 1 silver per visit to the Town Centre.
ruling-ab-105-capture = Each Conspirator saves 1 silver on every capture after the first.
ruling-ww-110 = When Contribution cards run out
ruling-ww-110-needed = Once the last Contribution card has been turned over, nobody can contribute until the next reset brings all cards back.
ruling-ww-110-last = As soon as the last Contribution card is turned over, all cards are shuffled and laid out again.
ruling-ww-253 = The opponent and the Princess's rewards
ruling-ww-253-useful = The opponent passes over the left reward if it would get nothing for it, or only a replacement.
ruling-ww-253-replaced = The opponent takes the left reward even if it only gets a replacement; it passes over what would give it nothing.
ruling-ww-373 = Louis keeps Influence
ruling-ww-373-each = Every 2 silver save 1 Influence that Louis would lose or spend.
ruling-ww-373-loss = 2 silver save all the Influence that Louis would lose in one payment. He must have that Influence, and what a Wonder costs cannot be saved.
