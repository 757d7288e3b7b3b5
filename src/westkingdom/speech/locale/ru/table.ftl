# За общим столом: что происходит вокруг игры и в чём отказано.

event-table-joined = { $name } садится за стол
event-table-left = { $name } уходит из-за стола
event-table-bot = За стол садится бот { $bot }
event-table-spectator = За игрой наблюдает новый зритель
event-table-ready = Готовность подтверждена: { $seat }
event-table-not-ready = Готовность снята: { $seat }
event-table-started = Игра начинается
event-table-over = Игра окончена
event-table-paused = Игра приостановлена
event-table-resumed = Игра продолжается
event-table-handed-over = За игрока { $seat } играет бот { $bot }
event-table-handed-back = { $seat } снова играет
event-table-timed-out = Время игрока { $seat } вышло, за него играет бот { $bot }
event-table-bot-stumbled = Бот { $bot } не успел решить; за игрока { $seat } выбрал случай
event-table-undone = { $n ->
    [1] Одно решение отменено
    [one] Отменено { $n } решение
    [few] Отменены { $n } решения
    [many] Отменено { $n } решений
   *[other] Отменено { $n } решения
}
event-table-undo-asked = { $n ->
    [1] { $seat } просит отменить одно решение
    [one] { $seat } просит отменить { $n } решение
    [few] { $seat } просит отменить { $n } решения
    [many] { $seat } просит отменить { $n } решений
   *[other] { $seat } просит отменить { $n } решения
}
event-table-undo-agreed = { $seat } соглашается на отмену
event-table-undo-refused = { $seat } не соглашается на отмену
event-table-rematch = Следующая игра — за столом { $table }
event-table-imported = Эта игра взята из файла: кто-то может знать скрытое, поэтому она тренировочная
event-table-continued = Эта игра продолжает другую с выбранного момента: кто-то может знать скрытое, поэтому она тренировочная
event-table-sent-away = Хозяин стола освобождает место игрока { $name }
event-table-spectators-removed = Хозяин стола просит всех зрителей уйти
event-table-vote-bot = Голосование: пусть за игрока { $seat } играет бот?
event-table-vote-open = Голосование: отдать место игрока { $seat } кому-то другому?
event-table-vote-host = Голосование: выбрать другого хозяина стола?
event-table-vote-agreed = { $seat } голосует за
event-table-vote-refused = { $seat } голосует против
event-table-vote-off = { $seat } на месте; голосование отменено
event-table-vote-off-host = Хозяин стола на месте; голосование отменено
event-table-voted-out = Остальные проголосовали: { $name } уступает место
event-table-host = Теперь хозяин стола — { $seat }

refused-no-table = Такого стола нет
refused-stranger = Этот секретный ключ ничего не открывает за этим столом
refused-invitation = Это приглашение уже использовано или никогда не выдавалось
refused-host-only = Это может только хозяин стола
refused-spectator = Это могут только сидящие за столом
refused-no-seat = Такого места нет; всего мест: { $seats }
refused-foreign-seat = Это чужое место
refused-seat-taken = Место { $seat } занято
refused-seat-open = На месте { $seat } никто не сидит
refused-name = В имени должно быть от 1 до { $most } отображаемых символов
refused-no-bot = Такого бота нет; есть { $bots }
refused-no-person = За место { $seat } не играет человек
refused-no-bot-here = За место { $seat } не играет бот
refused-bot-plays = За это место играет бот; сначала верните его себе
refused-not-ready = Нет готовности: { $seat }
refused-begun = Игра уже началась
refused-not-playing = Здесь не идёт игра
refused-not-over = Игра ещё не окончена
refused-paused = Игра приостановлена
refused-not-paused = Игра не приостановлена
refused-not-asked = Сейчас решает другое место
refused-option = Сейчас это невозможно
refused-stale = Стол изменился: его ревизия — { $revision }
refused-inexact = Действие должно называть ревизию, к которой относится, и одноразовый код от 1 до { $most } символов
refused-nonce = Этот одноразовый код уже использован для другого действия
refused-busy = Слишком много всего сразу; попробуйте ещё раз
refused-too-many = Их уже слишком много
refused-clock = Таких часов нет
refused-time-left = Ничьё время не вышло, или это ни на что не влияет
refused-nothing-to-undo = Отменять нечего
refused-undo-other = Отменить нельзя: после этого уже решал игрок { $seat }
refused-undo-sealed = Отменить нельзя: открылось что-то скрытое
refused-nothing-asked = Никто не просил об отмене
refused-no-moment = Такого момента нет
refused-other-rules = Этот момент сыгран по другим правилам, не по тем, что действуют здесь
refused-other-facts = Эта игра начата с другими данными карт, не с теми, что есть здесь
refused-damaged = Сохранённые данные этой игры повреждены; владелец сервера может восстановить их из копии
refused-options = Так играть нельзя: { $why }
refused-corrections = В игры с исправленными данными карт можно играть только за текстовым столом
refused-too-large = Сохранённая игра не может быть больше { $most } байт
refused-too-long = В сохранённой игре не может быть больше { $most } решений
refused-no-save = Это не цельная игра, допустимая по правилам
refused-known-game = Игра, продолженная с момента другой игры, бывает только тренировочной: кто-то может знать скрытое
refused-other-hand = Кто видел другие карты на руках в этой игре, не может занять это место; может кто-то новый или бот
refused-undo-gone = Отменить нельзя: кто-то из сидевших тогда за столом был удалён и не может дать согласие
refused-undo-wait = { $n ->
    [one] Остальные отказали; попросить снова можно через { $n } секунду
    [few] Остальные отказали; попросить снова можно через { $n } секунды
    [many] Остальные отказали; попросить снова можно через { $n } секунд
   *[other] Остальные отказали; попросить снова можно через { $n } секунды
}
refused-too-often = { $n ->
    [one] Слишком много изменений подряд; попробуйте через { $n } секунду
    [few] Слишком много изменений подряд; попробуйте через { $n } секунды
    [many] Слишком много изменений подряд; попробуйте через { $n } секунд
   *[other] Слишком много изменений подряд; попробуйте через { $n } секунды
}
refused-no-spectators = Зрителей нет
refused-vote-self = Это ваше собственное место: пусть за вас играет бот, или освободите его
refused-no-vote = Голосование сейчас не идёт
