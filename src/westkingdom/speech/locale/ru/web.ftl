# Что говорит страница за столом.

web-connecting = Открываем стол…
web-lost = Связь потеряна. Переподключаемся… игра в безопасности
web-paused = Игра на паузе
web-table-of = { $game }
web-door = На главную
web-your-turn = Ваш ход
web-confirm = Подтвердить: { $what }
web-confirm-short = Подтвердить
web-irreversible-turn = Сразу начнётся следующий ход: отменить будет нельзя.
web-also = Можно также:
web-also-now = Можно:
web-costs = цена: { $cost }
web-irreversible = Это нельзя будет отменить: откроется что-то скрытое.
web-why-not = { $n ->
    [one] Почему нельзя? Недоступно вариантов: { $n }
    [few] Почему нельзя? Недоступно вариантов: { $n }
   *[many] Почему нельзя? Недоступно вариантов: { $n }
}
web-choose-on-board = Выберите на столе
web-list = { $n ->
    [one] Список: { $n } вариант
    [few] Список: { $n } варианта
   *[many] Список: { $n } вариантов
}
web-list-more = ещё { $n }
web-list-close = Закрыть
web-why-not-short = Почему нельзя?
web-undo = Отменить
web-undo-n = { $n ->
    [one] Отменить (возможен { $n } шаг)
    [few] Отменить (возможны { $n } шага)
   *[many] Отменить (возможно { $n } шагов)
}
web-undo-all = Отменить всё
web-ask-undo = Попросить отменить ход
web-undo-asked = { $n ->
    [one] { $name } просит отменить { $n } решение.
    [few] { $name } просит отменить { $n } решения.
   *[many] { $name } просит отменить { $n } решений.
}
web-agree = Согласиться
web-refuse = Отказать
web-chronicle = Летопись
web-whole-chronicle = Вся летопись
web-moment = Перейти к этому моменту: шаг { $n }
web-chronicle-before = До первого хода
web-taken-back = (отменено)
web-small-steps = { $n ->
    [one] { $n } мелкий шаг
    [few] { $n } мелких шага
   *[many] { $n } мелких шагов
}
web-latest = К последнему событию
web-filter = Показывать в летописи
web-filter-all = Всё
web-filter-mine = Обо мне
web-filter-points = Очки
web-filter-captures = Пленники, темница
web-filter-virtue = Добродетель, долги
web-filter-cards = Карты
web-filter-table = Стол
web-filter-nothing = Пока ничего такого
web-since = С вашего прошлого хода
web-since-close = Скрыть до следующего хода
web-since-more = { $n ->
    [one] … и ещё { $n } действие
    [few] … и ещё { $n } действия
   *[many] … и ещё { $n } действий
}
web-since-net = Что изменилось у игрока { $name }
web-since-nothing = без изменений
web-since-play = Показать повтор
web-since-debts-paid = Погашенные долги
web-since-deeds-approved = Заверенные грамоты
web-since-castle = Рабочие в замке
web-passed-over = Что отклонено и почему
web-bot-level = Уровень бота
web-decides = решает
web-thinks = думает
web-choice-here = здесь есть выбор
web-look-as = Смотреть как { $name }
web-reconstructed = Частично реконструировано.
web-reconstructed-note = Мы смогли проверить не всё; если у вас есть коробка, сверьте, пожалуйста.
web-close = Закрыть
web-tools = Стол и настройки
web-text-board = Поле текстом
web-resume = Продолжить
web-pause = Пауза
web-play-myself = Вернуть управление
web-let-bot = Пусть за меня играет бот
web-let-bot-sure = Бот сразу начнёт решать за вас, пока вы не вернёте управление. Он может доиграть партию, прежде чем вы его остановите.
web-let-bot-yes = Да, пусть играет
web-let-bot-no = Нет
web-spectators = Пригласить зрителя
web-confirming = Подтверждать выбор
web-confirm-irreversible = только тот, что нельзя отменить
web-confirm-always = всегда
web-confirm-never = никогда
web-pass-screen = Ходит { $name }: передайте экран
web-i-am = Я — { $name }
web-table-link = Ссылка; она скопирована, если браузер это позволяет
web-seat-waits = ждёт игрока
web-it-is-you = (вы)
web-how-pay = Как вы платите?
web-payment = Оплата
web-pay-more = Заплатить больше: { $good }
web-pay-less = Заплатить меньше: { $good }
web-cheapest = дешевле всего
web-phases = Фазы хода
web-crumbs = Ваши решения в этом ходу
web-crumb-back = { $n ->
    [one] Вернуться к этому решению ({ $n } шаг)
    [few] Вернуться к этому решению ({ $n } шага)
   *[many] Вернуться к этому решению ({ $n } шагов)
}
web-senses = Анимация и звук
web-motion = Анимация
web-pace = Ходы соперников
web-pace-instant = все сразу
web-pace-normal = шаг за шагом, быстро
web-pace-slow = шаг за шагом, медленно
web-sound = Звуки
web-volume = Громкость
web-people = Кто за столом
web-practice-told = Тренировка: всё можно отменить в любой момент, и каждый может сохранить партию целиком, со всем скрытым.
web-origin-file = Эта игра загружена из файла: кто-то может знать её тайны.
web-origin-moment = Эта игра продолжает другую с одного из моментов: кто-то может знать её тайны.
web-from-file = из файла
web-from-moment = продолжение другой игры
web-bot-for = Пусть за игрока { $name } играет бот
web-bot-here = Добавить бота
web-send-away = Удалить из-за стола: { $name }
web-send-away-sure = Место освободится для нового игрока или бота. Уже принятые решения остаются в силе.
web-vote-bot = Голосование: за игрока { $name } играет бот
web-vote-open = Голосование: место игрока { $name } займёт кто-то другой
web-vote-asked-bot = Пусть за игрока { $name } играет бот ({ $bot })?
web-vote-asked-open = Пусть место игрока { $name } займёт кто-то другой?
web-vote-asked-host = Выбрать другого хозяина стола?
web-vote-others = Вы согласились; ждём ответа остальных.
web-vote-wait = Если никто не ответит, вы сможете решить сами { $when }.
web-vote-now = Никто не ответил: сделать сейчас
web-i-am-here = Я здесь
web-remove-spectators = { $n ->
    [one] Удалить { $n } зрителя
    [few] Удалить { $n } зрителей
    [many] Удалить { $n } зрителей
   *[other] Удалить { $n } зрителя
}

## Как играть и пояснения

web-guide = Как играть
web-guide-of = Как играть: { $game }
web-guide-search = Поиск по руководству
web-guide-chapters = Главы
web-guide-nothing = В руководстве об этом ничего нет
web-first-note = Вы здесь впервые? В разделе «Как играть» — краткие правила. Всё на столе объясняет себя само: наведите указатель или нажмите i; на сенсорном экране — нажмите и удерживайте.
web-understood = Понятно
web-rules = Правила:
web-points-now = Очки, если бы игра закончилась сейчас
web-vp = ПО

# Вещи на поле, для тех, кто слушает
web-thing-choose = Выбрать: { $what }
web-thing-why-not = Нельзя: { $reason }
web-thing-then = , затем
