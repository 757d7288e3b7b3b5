# The names of the solo opponents.

opponent-aristocrat = Aristocrat
opponent-enforcer = Enforcer
opponent-illusionist = Illusionist
opponent-meddler = Meddler
opponent-patron = Patron
opponent-peddler = Peddler
opponent-reconstruction = Reconstruction
