# Что говорят главная страница, приглашения, стол до и после игры и просмотр прошлого.

## Сама страница

web-settings = Настройки
web-language = Язык
web-theme = Тема
web-theme-system = Системная
web-theme-light = Светлая
web-theme-dark = Тёмная
web-docs = Разработчикам: API
web-licences = Лицензии сторонних компонентов
web-home = На главную
web-notice = Неофициальный фанатский проект: Garphill Games и её партнёры его не создавали, не одобряли и не спонсировали.
web-offline = Сервер недоступен; попробуйте ещё раз чуть позже
web-failed = На странице произошла ошибка; перезагрузите её

## Новая игра

web-new-game = Новая игра
web-door-line = Откройте книгу и начните: в одиночку или с друзьями, которые придут по ссылке.
web-play-now = Играть сейчас
web-play-against = против бота ({ $bot })
web-play-solo = В одиночку
web-play-friends = С друзьями
web-seats-from-to = { $most ->
    [one] от { $least } до { $most } игрока
   *[other] от { $least } до { $most } игроков
}
web-continue = Продолжить
web-continue-with = за столом: { $names }
web-set-up = Подготовить партию
web-rivals = Кто будет вашим соперником?
web-rivals-note = Нажмите «Играть», и партия начнётся: { $game }.
web-rivals-bots = Боты, от кроткого до грозного
web-rivals-solo = Соперники для одиночной игры
web-rival-with = С дополнением: { $box }
web-rival-play = Играть
web-rival-play-of = Играть против: { $name }
web-game = Игра
web-about-viscounts = Круглое поле, замок и ряд карт, который сдвигается каждый ход
web-about-architects = Толпа рабочих, недостроенный собор и чёрный рынок, который так искушает
web-boxes = Дополнения
web-how = Соперники
web-how-together = Другие игроки или боты
web-how-solo = Соперник для одиночной игры
web-opponent = Соперник
web-any-opponent = Случайный соперник
web-difficulty = Сложность
web-difficulty-gentler = { $n } (легче: наша, в правилах её нет)
web-difficulty-least = { $n } (самая лёгкая)
web-difficulty-most = { $n } (самая высокая)
web-seats = Места
web-seats-number = Количество мест
web-seat = Место { $n }
web-seat-name = Имя на месте { $n }
web-seat-you = Вы
web-seat-here = Кто-то за этим экраном
web-seat-friend = Друг, по ссылке
web-seat-friend-note = Вы получите ссылку для друга
web-seat-kind-bot = Бот: { $bot }
web-player = Игрок { $n }
web-options = Настройки партии
web-options-changed = { $n ->
    [one] (выбрана { $n } настройка)
    [few] (выбраны { $n } настройки)
    [many] (выбрано { $n } настроек)
   *[other] (выбрано { $n } настройки)
}
web-option-promos = Промокарты
web-option-manuscript-boards = Планшеты манускриптов (с «Золотыми вратами»)
web-option-manuscript-boards-different = у каждого свой
web-option-manuscript-boards-identical = у всех одинаковые
web-option-setup = Планшеты игроков
web-option-setup-standard = стандартные
web-option-setup-variable = с персонажами
web-option-characters = Персонажи
web-option-characters-random = раздаются случайно
web-option-characters-choose = выбирают игроки
web-option-promo-cards = Промокарты
web-option-promo-boards = Промопланшеты игроков
web-option-starting-apprentice = Каждый начинает с подмастерьем
web-option-guildhall-apprentice-purge = Гильдия обновляет подмастерьев
web-practice = Тренировка: всё можно отменить в любой момент
web-practice-short = тренировка
web-clock = Часы
web-clock-minutes = Минут на игрока
web-clock-bonus = Добавка за решение, секунд
web-clock-afterwards = Когда время выйдет
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
web-other-ways = Другие варианты
web-saved = Продолжить сохранённую игру
web-saved-file = Файл
web-saved-open = Открыть
web-name = Ваше имя
web-link = Присоединиться по ссылке
web-link-paste = Вставьте ссылку, которую вам прислали
web-link-go = Присоединиться
web-link-wrong = Это не ссылка на стол
web-join-title = Вас приглашают за стол
web-join-note = Имя, которое увидят другие. Зрителям оно не нужно
web-join = Сесть за стол

## Перед игрой

web-lobby-title = Перед игрой
web-lobby-seats = За столом
web-seats-number-of = { $n ->
    [one] { $n } место
    [few] { $n } места
    [many] { $n } мест
   *[other] { $n } места
}
web-against = соперник: { $opponent }
web-difficulty-of = сложность { $n }
web-difficulty-gentler-of = сложность { $n } (наша, легче, чем в правилах)
web-you = вы
web-seat-open = Свободное место
web-seat-waiting = Здесь пока никого
web-seat-bot = Всегда готов
web-seat-ready = Готов
web-seat-not-ready = Ещё не готов
web-ready = Готов к игре
web-not-ready = Подождите, я не готов
web-leave = Освободить место
web-clear = Освободить место: { $name }
web-name-here = Имя ещё одного игрока на этом устройстве
web-take = Занять и это место
web-invite = Скопировать ссылку-приглашение
web-invite-spectators = Скопировать ссылку для зрителей
web-link-send = Отправьте эту ссылку; она действует один раз
web-link-spectators = По этой ссылке может смотреть кто угодно
web-copy = Копировать
web-copied = Скопировано
web-waits = Ещё ждём: { $who }
web-waits-open = место { $n } свободно
web-waits-ready = { $name } ещё не готов
web-waits-host = Все готовы; хозяин стола может начинать
web-waits-nobody = Все готовы

## Конец игры

web-result = Игра окончена
web-winner = победитель
web-sheets = Листы подсчёта очков
web-result-skip = Показать всё
web-sheets-open = Нажмите на строку, чтобы увидеть, откуда взялись очки.
web-sheets-points = { $points } ПО
web-sheets-counted = { $n } → { $points } ПО
web-sheets-line = Категория
web-chart = Очки по ходу игры
web-chart-about = График очков, ход за ходом; итог — в листах подсчёта
web-chart-begin = Начало
web-chart-end = Конец
web-rematch = Сыграть ещё раз тем же составом
web-rematch-go = Перейти к следующей игре
web-rematch-there = Следующая партия готова: все за этим столом могут присоединиться.
web-replay-open = Посмотреть снова или продолжить с любого момента
web-export = Сохранить в файл

## Просмотр

web-replay = Повтор партии
web-replay-at = Шаг { $moment } из { $last }
web-replay-turn = ход { $n } из { $of }
web-replay-now = Вернуться к текущему моменту
web-replay-slider = Момент игры
web-replay-moves = Переход по шагам
web-replay-first = К началу
web-replay-last = К последнему шагу
web-replay-back = На шаг назад
web-replay-on = На шаг вперёд
web-replay-turn-back = На ход назад
web-replay-turn-on = На ход вперёд
web-replay-play = Воспроизвести
web-replay-pause = Пауза
web-replay-speed = Скорость
web-replay-told = Что произошло
web-replay-nothing = Об этом шаге рассказать нечего
web-branch = Продолжить отсюда
web-branch-note = Откроется тренировочный стол: все места игроков — на этом устройстве; этот стол не изменится
web-branch-not-yet = Станет доступно после конца игры: до тех пор её прошлое хранит тайны
web-branch-over = Здесь игра уже окончена; вернитесь к более раннему моменту
web-keys-change = один шаг
web-keys-turn = один ход
web-key-space = Пробел
web-keys-play = воспроизвести
web-keys-speed = скорость

## Что значат настройки новой игры

web-option-promos-note = Добавляет в стопки промокарты игры.
web-option-manuscript-boards-note = На разных планшетах цвета столбцов идут в разном порядке.
web-option-manuscript-boards-needs = Только с дополнением «Золотые врата».
web-option-setup-note = С персонажами у каждого своё свойство и свой старт.
web-option-characters-note = Раздать персонажей случайно или дать каждому выбрать по очереди.
web-option-characters-needs = Только с планшетами персонажей.
web-option-promo-cards-note = Добавляет в стопки шесть промокарт подмастерьев и сооружений.
web-option-promo-boards-note = Добавляет в игру ещё пять персонажей.
web-option-promo-boards-needs = Только с планшетами персонажей.
web-option-starting-apprentice-note = Перед первым ходом каждый бесплатно нанимает одного из открытых подмастерьев.
web-option-starting-apprentice-needs = С «Чудесами света» каждый и так начинает с подмастерьем.
web-option-guildhall-apprentice-purge-note = Игрок, занявший третье место в одном из первых трёх рядов гильдии, сбрасывает обоих подмастерьев первого столбца; вместо них открываются новые.
web-rulings = Толкования
web-rulings-note = Там, где правила не дают ответа, выберите, как играют за вашим столом.
web-practice-note = Даже если уже открылось что-то скрытое: удобно, чтобы пробовать.
web-clock-note = За просрочку очков не снимают; в худшем случае за вас продолжит бот.

## Приглашение перед ответом

web-join-host = { $host } приглашает вас за стол
web-join-people = За столом: { $names }
web-join-seat = Вас ждёт место { $n } из { $of }
web-join-look = Вы можете смотреть
web-join-playing = Игра уже началась
web-link-local = Эту ссылку откроет только этот компьютер. Чтобы играть по сети, запустите:

web-lost-page = Возможно, в адресе опечатка или ссылка устарела.
web-lost-table = Возможно, ссылка скопирована с ошибкой или не полностью, либо стол находится на другом сервере.
web-lost-invitation = Приглашение действует один раз и для одного человека, и хозяин стола может его отозвать. Если им воспользовались вы сами, стол есть в списке ваших столов на главной странице; если нет, попросите новую ссылку.
