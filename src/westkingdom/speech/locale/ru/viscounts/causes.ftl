# Почему задан вопрос: читается перед вопросом. Событие с таким сообщением может быть его причиной.

cause-stopped-on-your-space = { $seat } останавливается на вашей клетке
cause-build = { $slot }
cause-build-public = { $thing }
cause-builder-card = { $thing }
cause-chest-reward = { $tile }
cause-cleric-bonus = { $card }
cause-collision = столкновение
cause-dismiss = { $card }
cause-drop-off = { $card } уходит с планшета
cause-flip-debt = долг перевёрнут
cause-flip-deed = грамота перевёрнута
cause-gain-hero = { $card }
cause-gain-kings-order = королевский указ
cause-hire = { $card }
cause-link = связь с игроком { $with }
cause-play = { $card }
cause-trade = торговля
cause-transcribe = ваша новая рукопись
cause-unlock-column = { $thing }
cause-worker-inwards = рабочий на ярусе { $tier }
cause-collision-of-another = столкновение ({ $seat })
