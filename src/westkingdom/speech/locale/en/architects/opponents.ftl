# The names of the solo opponents.

opponent-aristocrat = Aristocrat
opponent-enforcer = Enforcer
opponent-illusionist = Illusionist
opponent-meddler = Meddler
opponent-patron = Patron
opponent-peddler = Peddler
opponent-reconstruction = Reconstruction

web-opponent-aristocrat-about = Keeps close to the Princess, contributes to the Wonders, and finishes them for less marble than others.
web-opponent-enforcer-about = Rounds up workers in the Town Centre, and gains marble whenever it sends captives to the Prison.
web-opponent-illusionist-about = At home in the Black Market, and loses no virtue there.
web-opponent-meddler-about = Drives apprentices away from the Workshop, and captures workers whenever it builds or advances on the Cathedral.
web-opponent-patron-about = Goes to the King's Storehouse for marble and virtue, and every worker there brings it Influence.
web-opponent-peddler-about = Earns its silver at the Silversmith, and profits from every reset of the Black Market.
web-opponent-reconstruction-about = Made by us for the game without expansions: follows a Scheme card every turn, and you see why it does what it does.
