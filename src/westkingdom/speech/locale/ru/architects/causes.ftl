# Почему задан вопрос: читается перед вопросом. Событие с таким сообщением может быть его причиной.

cause-draft = оставьте карт: { $all } (сейчас { $n } из { $all })
cause-advance = собор, уровень { $level }
cause-capture = захват
cause-construct = { $building }
cause-hire = { $apprentice }
cause-place = { $location }
cause-reset = обновление чёрного рынка
cause-reset-of-another = обновление чёрного рынка
cause-reward = { $reward }
cause-hire-of-another = { $seat } нанимает { $apprentice }
    .form-apprentice = acc
