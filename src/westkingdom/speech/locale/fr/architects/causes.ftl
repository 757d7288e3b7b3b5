# Pourquoi une question est posée : se lit avant la question. Un événement qui a un tel message peut en être la raison.

cause-draft = gardez { $all } cartes ({ $n } sur { $all })
cause-advance = Cathédrale, niveau { $level }
cause-capture = vos captures
cause-construct = { $building }
cause-hire = { $apprentice }
cause-place = { $location }
cause-reset = Marché Noir réinitialisé
cause-reset-of-another = Marché Noir réinitialisé
cause-reward = { $reward }
cause-hire-of-another = { $seat } recrute { $apprentice }
