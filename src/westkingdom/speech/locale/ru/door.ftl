# Что говорят главная страница, приглашения, стол до и после игры и просмотр прошлого.

## Сама страница

web-settings = Настройки
web-language = Язык
web-theme = Освещение
web-theme-system = Как в системе
web-theme-light = День
web-theme-dark = Ночь
web-docs = Для программ: API
web-licences = Лицензии использованных компонентов
web-home = На главную
web-notice = Неофициальный проект поклонников: Garphill Games и партнёры издательства его не создавали, не одобряли и не финансировали.
web-offline = Сервер недоступен; попробуйте ещё раз чуть позже
web-failed = На странице произошла ошибка; загрузите её снова

## Новая игра

web-new-game = Новая игра
web-game = Игра
web-about-viscounts = Круглое поле, замок и ряд карт, который сдвигается каждый ход
web-about-architects = Много рабочих, собор, который надо построить, и чёрный рынок, который искушает
web-boxes = Дополнения
web-how = Против кого
web-how-together = Другие игроки или боты
web-how-solo = Соперник из одиночной игры
web-opponent = Соперник
web-any-opponent = Любой, случайно
web-difficulty = Сложность
web-difficulty-least = { $n }, самая лёгкая
web-difficulty-most = { $n }, самая трудная
web-seats = Места
web-seats-number = Сколько мест
web-seat = Место { $n }
web-seat-name = Имя на месте { $n }
web-seat-you = Вы
web-seat-here = Кто-то за этим экраном
web-seat-friend = Друг, по ссылке
web-seat-friend-note = Вы получите ссылку, чтобы её отправить
web-seat-bot-note = Играет сам
web-player = Игрок { $n }
web-bot-random = Бот, играющий наугад
web-options = Условия игры
web-options-changed = { $n ->
    [one] (выбрано { $n } условие)
    [few] (выбраны { $n } условия)
    [many] (выбрано { $n } условий)
   *[other] (выбрано { $n } условия)
}
web-option-promos = Промокарты
web-option-manuscript-boards = Планшеты манускриптов (с «Золотыми вратами»)
web-option-manuscript-boards-different = у каждого свой
web-option-manuscript-boards-identical = у всех одинаковые
web-option-setup = Планшеты игроков
web-option-setup-standard = у всех одинаковые
web-option-setup-variable = с разными персонажами
web-option-characters = Персонажи
web-option-characters-random = раздаются случайно
web-option-characters-choose = их выбирают игроки
web-option-promo-cards = Промокарты
web-option-promo-boards = Промопланшеты игроков
web-option-starting-apprentice = Каждый начинает с подмастерьем
web-option-guildhall-apprentice-purge = Гильдия обновляет подмастерьев
web-practice = Для тренировки: всё можно отменить в любой момент
web-practice-short = тренировка
web-clock = Часы
web-clock-minutes = Минут на игрока
web-clock-bonus = Секунд сверху за каждое решение
web-clock-afterwards = Когда время вышло
web-clock-nothing = ничего не происходит
web-clock-bot = место может занять бот
web-clock-of = { $minutes ->
    [one] часы на { $minutes } минуту
    [few] часы на { $minutes } минуты
    [many] часы на { $minutes } минут
   *[other] часы на { $minutes } минуты
}
web-start = Начать игру
web-start-note = Игра начнётся сразу
web-set-table = Подготовить стол
web-set-table-note = Затем вы получите ссылки для друзей

## Столы, сохранённые игры, ссылки

web-tables = Ваши столы
web-tables-more = { $n ->
    [one] Показать ещё { $n } стол
    [few] Показать ещё { $n } стола
    [many] Показать ещё { $n } столов
   *[other] Показать ещё { $n } стола
}
web-table-open = Ещё не началась
web-table-over = Окончена
web-table-paused = На паузе
web-table-yours = Ваш ход
web-other-ways = Другие пути
web-saved = Продолжить сохранённую игру
web-saved-file = Файл
web-saved-open = Открыть
web-name = Ваше имя
web-link = Войти по ссылке
web-link-paste = Вставьте ссылку, которую вам прислали
web-link-go = Перейти
web-link-wrong = Это не ссылка на стол
web-join-title = Вас приглашают за стол
web-join-note = Так вас будут видеть другие; тем, кто только смотрит, имя не нужно
web-join = Сесть за стол

## Перед игрой

web-lobby-title = Перед игрой
web-lobby-seats = Кто за столом
web-seats-number-of = { $n ->
    [one] { $n } место
    [few] { $n } места
    [many] { $n } мест
   *[other] { $n } места
}
web-against = соперник: { $opponent }
web-difficulty-of = сложность { $n }
web-you = вы
web-seat-open = Свободное место
web-seat-waiting = Здесь ещё никто не сидит
web-seat-bot = Всегда готов
web-seat-ready = Готовность подтверждена
web-seat-not-ready = Ещё не готов к игре
web-ready = Начинаем, я за столом
web-not-ready = Подождите ещё
web-leave = Освободить место
web-clear = Освободить место: { $name }
web-put-bot = Посадить сюда: { $bot }
web-name-here = Имя за этим экраном
web-take = Сесть и сюда
web-invite = Скопировать ссылку-приглашение
web-invite-spectators = Скопировать ссылку для зрителей
web-link-send = Отправьте эту ссылку; она действует один раз
web-link-spectators = По этой ссылке можно смотреть игру
web-copy = Копировать
web-copied = Скопировано
web-waits = Ещё ждём: { $who }
web-waits-open = место { $n } свободно
web-waits-ready = { $name } ещё готовится
web-waits-host = Все готовы; игру начнёт хозяин стола
web-waits-nobody = Все готовы

## Конец игры

web-result = Игра окончена
web-winner = победа
web-sheets = Листы подсчёта очков
web-sheets-line = Строка
web-chart = Очки по ходу игры
web-chart-about = График очков, ход за ходом; итог — в листах подсчёта
web-chart-begin = Начало
web-chart-end = Конец
web-rematch = Сыграть ещё раз тем же составом
web-rematch-go = К следующей игре
web-rematch-there = Следующая партия готова: все за этим столом могут присоединиться.
web-replay-open = Посмотреть снова или продолжить с любого момента
web-export = Сохранить в файл

## Просмотр

web-replay = Просмотр
web-replay-at = Изменение { $moment } из { $last }
web-replay-turn = ход { $n } из { $of }
web-replay-now = Вернуться к текущему моменту
web-replay-slider = Момент игры
web-replay-moves = Перемещение по игре
web-replay-first = К началу
web-replay-last = К последнему изменению
web-replay-back = На одно изменение назад
web-replay-on = На одно изменение вперёд
web-replay-turn-back = На один ход назад
web-replay-turn-on = На один ход вперёд
web-replay-play = Пустить
web-replay-pause = Остановить
web-replay-speed = Скорость
web-replay-told = Что произошло
web-replay-nothing = Об этом изменении ничего не сказано
web-branch = Продолжить отсюда
web-branch-note = За новым тренировочным столом, все места за этим экраном; этот стол не изменится
web-branch-not-yet = Можно, когда игра окончена: до тех пор в её прошлом есть тайны
web-branch-over = Здесь игра уже окончена; вернитесь к более раннему моменту
web-keys-change = одно изменение
web-keys-turn = один ход
web-key-space = Пробел
web-keys-play = пуск
web-keys-speed = скорость

## Что значат настройки новой игры

web-option-promos-note = Добавляет в стопки промокарты игры.
web-option-manuscript-boards-note = Будет ли у каждого свой порядок цветов в столбцах.
web-option-manuscript-boards-needs = Действует только с дополнением «Золотые врата».
web-option-setup-note = С персонажами у каждого своя сила и свои стартовые запасы.
web-option-characters-note = Раздаёт ли персонажей случай или каждый выбирает по очереди.
web-option-characters-needs = Действует только с планшетами персонажей.
web-option-promo-cards-note = Добавляет в стопки шесть промокарт подмастерьев и сооружений.
web-option-promo-boards-note = Добавляет ещё пять персонажей к тем, кто может оказаться в игре.
web-option-promo-boards-needs = Действует только с планшетами персонажей.
web-option-starting-apprentice-note = Перед первым ходом каждый бесплатно нанимает одного из открытых подмастерьев.
web-option-starting-apprentice-needs = С «Чудесами света» каждый и так начинает с подмастерьем.
web-option-guildhall-apprentice-purge-note = Кто занимает третье место в одном из первых трёх рядов гильдии, сбрасывает обоих подмастерьев первого столбца; приходят новые.
web-rulings = Толкования
web-rulings-note = Что правила оставляют открытым: выберите, как играют за вашим столом.
web-practice-note = Даже то, что уже открылось: удобно, чтобы пробовать.
web-clock-note = За истёкшее время очков не отнимают; может только вступить бот.

## Приглашение перед ответом

web-join-host = { $host } приглашает вас за стол
web-join-people = За столом: { $names }
web-join-seat = Вас ждёт место { $n } из { $of }
web-join-look = Вы можете смотреть
web-join-playing = Игра уже началась
web-link-local = Ссылку откроет только этот компьютер. Чтобы играть по сети, запустите:

web-lost-page = Возможно, в адресе опечатка или ссылка устарела.
web-lost-table = Возможно, ссылка скопирована с ошибкой или не полностью, либо стол находится на другом сервере.
web-lost-invitation = Приглашение действует один раз и для одного человека, и хозяин стола может его отозвать. Если им воспользовались вы сами, стол есть в списке ваших столов на главной странице; если нет, попросите новую ссылку.
