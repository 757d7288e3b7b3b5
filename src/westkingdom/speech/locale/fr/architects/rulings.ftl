# Interprétations : ce que la règle laisse ouvert, et ce que dit chaque lecture.

ruling-ab-105 = La réduction du Conspirateur
ruling-ab-105-visit = Chaque Conspirateur économise 1 Pièce par visite au Centre-ville.
ruling-ab-105-capture = Chaque Conspirateur économise 1 Pièce à chaque capture après la première.
ruling-ww-110 = Quand les cartes Contribution sont épuisées
ruling-ww-110-needed = Une fois la dernière carte Contribution retournée, plus personne ne peut contribuer, jusqu'à ce que la prochaine réinitialisation ramène toutes les cartes.
ruling-ww-110-last = Dès que la dernière carte Contribution est retournée, toutes les cartes sont mélangées et remises en place.
ruling-ww-253 = L'adversaire et les récompenses de la Princesse
ruling-ww-253-useful = L'adversaire passe la récompense de gauche s'il n'en tirerait rien, ou seulement un remplacement.
ruling-ww-253-replaced = L'adversaire prend la récompense de gauche même s'il n'en tire qu'un remplacement ; il ne passe que ce qui ne lui donnerait rien.
ruling-ww-373 = Louis garde son Influence
ruling-ww-373-each = Chaque tranche de 2 Pièces sauve 1 point d'Influence que Louis devrait perdre ou dépenser.
ruling-ww-373-loss = 2 Pièces sauvent toute l'Influence que Louis perdrait en un seul paiement. Il doit l'avoir, et celle que coûte une Merveille ne peut pas être sauvée.
