# Les noms des adversaires solo.

opponent-aristocrat = Aristocrate
opponent-enforcer = Homme de main
opponent-illusionist = Illusionniste
opponent-meddler = Fouineur
opponent-patron = Mécène
opponent-peddler = Colporteur
opponent-reconstruction = Reconstitution
