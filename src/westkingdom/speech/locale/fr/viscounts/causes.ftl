# Pourquoi une question est posée : se lit avant la question. Un événement qui a un tel message peut en être la raison.

cause-stopped-on-your-space = { $seat } s'arrête sur votre case
cause-build = { $slot }
cause-build-public = { $thing }
cause-builder-card = { $thing }
cause-chest-reward = { $tile }
cause-cleric-bonus = { $card }
cause-collision = Collision de vos marqueurs
cause-dismiss = { $card }
cause-drop-off = { $card } sort du plateau
cause-flip-debt = Dette retournée
cause-flip-deed = Acte de Propriété retourné
cause-gain-hero = { $card }
cause-gain-kings-order = Ordre du Roi
cause-hire = { $card }
cause-link = Lien de Construction avec { $with }
cause-play = { $card }
cause-trade = commerce
cause-transcribe = votre nouveau Manuscrit
cause-unlock-column = { $thing }
cause-worker-inwards = Ouvrier à l'étage { $tier }
cause-collision-of-another = Collision ({ $seat })
