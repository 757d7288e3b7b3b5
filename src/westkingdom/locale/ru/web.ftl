# Что говорит страница за столом.

web-connecting = Стол открывается…
web-lost = Связь потеряна; она восстанавливается, и ничего не пропало
web-paused = Игра на паузе
web-table-of = { $game }
web-door = Ко входу
web-your-turn = Ваш ход
web-confirm = Подтвердить: { $what }
web-irreversible = Это нельзя отменить: откроется что-то скрытое.
web-why-not = { $n ->
    [one] Почему нельзя? Сейчас невозможен { $n } выбор
    [few] Почему нельзя? Сейчас невозможны { $n } выбора
   *[many] Почему нельзя? Сейчас невозможны { $n } выборов
}
web-undo = Отменить
web-undo-n = { $n ->
    [one] Отменить (возможен { $n } шаг)
    [few] Отменить (возможны { $n } шага)
   *[many] Отменить (возможно { $n } шагов)
}
web-undo-all = Отменить всё
web-ask-undo = Попросить вернуться
web-undo-asked = { $n ->
    [one] { $name } просит отменить { $n } решение.
    [few] { $name } просит отменить { $n } решения.
   *[many] { $name } просит отменить { $n } решений.
}
web-agree = Согласиться
web-refuse = Отказать
web-chronicle = Летопись
web-whole-chronicle = Вся летопись
web-moment = Показать стол после изменения { $n }
web-passed-over = Что отклонено и почему
web-bot = бот
web-decides = решает
web-look-as = Смотреть за { $name }
web-reconstructed = Частично восстановлено.
web-reconstructed-note = Не всё удалось подтвердить; если у вас есть коробка, сравните, пожалуйста.
web-close = Закрыть
web-tools = Стол и настройки
web-text-board = Поле текстом
web-resume = Продолжить
web-pause = Пауза
web-play-myself = Снова играть самому
web-let-bot = Пусть за меня играет бот
web-spectators = Пригласить зрителя
web-confirming = Подтверждать выбор
web-confirm-irreversible = только то, что нельзя отменить
web-confirm-always = всегда
web-confirm-never = никогда
web-pass-screen = Ходит { $name }: передайте экран
web-i-am = Я — { $name }
web-table-link = Ссылка; она скопирована, если браузер это позволяет
web-seat-waits = ждёт игрока
web-it-is-you = (вы)
