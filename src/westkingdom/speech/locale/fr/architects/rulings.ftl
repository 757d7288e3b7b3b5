# Interprétations : ce que la règle laisse ouvert, et ce que dit chaque lecture.

ruling-ab-105 = La réduction du Conspirateur
ruling-ab-105-visit = Chaque Conspirateur épargne 1 Pièce pour toute une visite au Centre-ville.
ruling-ab-105-capture = Chaque Conspirateur épargne 1 Pièce à chaque capture après la première.
ruling-ww-110 = La dernière carte Contribution
ruling-ww-110-needed = Une fois la dernière carte Contribution retournée, plus personne ne peut contribuer, jusqu'à ce que la prochaine réinitialisation ramène toutes les cartes.
ruling-ww-110-last = Dès que la dernière carte Contribution est retournée, toutes les cartes sont mélangées et remises en place.
ruling-ww-253 = Les récompenses de la Princesse pour l'adversaire
ruling-ww-253-useful = L'adversaire renonce à la récompense de gauche s'il n'en tirait rien, ou seulement un remplacement.
ruling-ww-253-replaced = L'adversaire prend la récompense de gauche même s'il n'en tire qu'un remplacement ; il ne renonce qu'à ce qui ne lui donnerait rien.
ruling-ww-373 = Louis garde son Influence
ruling-ww-373-each = 2 Pièces gardent 1 Influence que Louis devrait perdre ou dépenser, autant de fois qu'il veut.
ruling-ww-373-loss = 2 Pièces gardent toute l'Influence que Louis perdrait en un seul paiement. Il doit l'avoir, et l'Influence que coûte une Merveille ne peut pas être gardée.
