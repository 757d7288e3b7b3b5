# Why something is asked: read before the question. An event with such a message can be the reason for a question.

cause-stopped-on-your-space = { $seat } stopped on your space
cause-build = { $slot }
cause-build-public = { $thing }
cause-builder-card = { $thing }
cause-chest-reward = { $tile }
cause-cleric-bonus = { $card }
cause-collision = collision
cause-dismiss = { $card }
cause-drop-off = { $card } drops off
cause-flip-debt = debt flipped
cause-flip-deed = deed flipped
cause-gain-hero = { $card }
cause-gain-kings-order = King's Order
cause-hire = { $card }
cause-link = link with { $with }
cause-play = { $card }
cause-trade = trade
cause-transcribe = your new Manuscript
cause-unlock-column = { $thing }
cause-worker-inwards = worker in tier { $tier }
cause-collision-of-another = { $seat }'s collision
