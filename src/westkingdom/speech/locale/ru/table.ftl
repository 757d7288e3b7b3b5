# За общим столом: что происходит вокруг игры и в чём отказано.

event-table-joined = { $name } садится за стол
event-table-left = { $name } уходит из-за стола
event-table-bot = За стол садится бот ({ $bot })
event-table-bot-sits = За стол садится { $called } ({ $bot })
event-table-bot-leaves = { $called } ({ $bot }) уходит из-за стола
event-table-spectator = Появился новый зритель
event-table-ready = { $seat }: готов
event-table-not-ready = { $seat }: не готов
event-table-started = Игра начинается
event-table-over = Игра окончена
event-table-paused = Игра приостановлена
event-table-resumed = Игра продолжается
event-table-handed-over = За игрока { $seat } теперь играет бот ({ $bot })
event-table-handed-back = { $seat } снова в игре
event-table-timed-out = У игрока { $seat } вышло время; дальше играет бот ({ $bot })
event-table-bot-stumbled = { $seat } ({ $bot }): решить не удалось, сделан случайный выбор
event-table-bot-helped = { $seat } ({ $bot }): решить не удалось, выбор сделал бот попроще ({ $by })
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
event-table-undo-refused = { $seat } против отмены
event-table-rematch = Следующая игра — за столом { $table }
event-table-imported = Эта игра загружена из файла: кто-то может знать её тайны, поэтому она тренировочная
event-table-continued = Эта игра продолжает другую с одного из моментов: кто-то может знать её тайны, поэтому она тренировочная
event-table-sent-away = Хозяин стола удаляет игрока { $name }
event-table-spectators-removed = Хозяин стола удаляет всех зрителей
event-table-vote-bot = Голосование: пусть за игрока { $seat } играет бот?
event-table-vote-open = Голосование: отдать место игрока { $seat } кому-то другому?
event-table-vote-host = Голосование: выбрать другого хозяина стола?
event-table-vote-agreed = { $seat } голосует за
event-table-vote-refused = { $seat } голосует против
event-table-vote-off = { $seat } на месте; голосование отменено
event-table-vote-off-host = Хозяин стола на месте; голосование отменено
event-table-voted-out = Голосование завершено: { $name } уступает место
event-table-host = Теперь хозяин стола — { $seat }

refused-no-table = Такого стола нет
refused-stranger = Этот ключ не открывает этот стол
refused-invitation = Это приглашение уже использовано или никогда не действовало
refused-host-only = Это может только хозяин стола
refused-spectator = Это могут только игроки за столом
refused-no-seat = Такого места нет; всего мест: { $seats }
refused-foreign-seat = Это чужое место
refused-seat-taken = Место { $seat } занято
refused-seat-open = Место { $seat } свободно
refused-name = В имени должно быть от 1 до { $most } отображаемых символов
refused-no-bot = Такого бота нет; выберите из этих: { $bots }
refused-no-person = На месте { $seat } играет не человек
refused-no-bot-here = На месте { $seat } играет не бот
refused-bot-plays = На этом месте играет бот; сначала верните управление
refused-not-ready = { $seat } ещё не готов
refused-begun = Игра уже началась
refused-not-playing = Здесь сейчас нет игры
refused-not-over = Игра ещё не окончена
refused-paused = Игра приостановлена
refused-not-paused = Игра не приостановлена
refused-not-asked = Сейчас решаете не вы
refused-option = Сейчас это невозможно
refused-stale = Стол ушёл вперёд: его ревизия — { $revision }
refused-inexact = В действии нужны его ревизия и одноразовый код от 1 до { $most } символов
refused-nonce = Этот одноразовый код уже использован для другого действия
refused-busy = Слишком много всего сразу; попробуйте ещё раз
refused-too-many = Их уже слишком много
refused-clock = Такие часы невозможны
refused-time-left = Ничьё время не вышло, или это ни на что не влияет
refused-nothing-to-undo = Отменять нечего
refused-undo-other = Отменить нельзя: после этого уже решал игрок { $seat }
refused-undo-sealed = Отменить нельзя: открылось что-то скрытое
refused-nothing-asked = Никто не просил об отмене
refused-no-moment = Такого момента нет
refused-other-rules = Этот момент сыгран по другой версии правил
refused-other-facts = Эта игра начата с другими данными карт
refused-damaged = Сохранённая игра повреждена; владелец сервера может восстановить её из копии
refused-options = Так играть нельзя: { $why }
refused-corrections = В игры с исправленными данными карт можно играть только за текстовым столом
refused-too-large = Сохранённая игра не может быть больше { $most } байт
refused-too-long = В сохранённой игре не может быть больше { $most } решений
refused-no-save = Это не полная партия, сыгранная по правилам
refused-known-game = Игра, продолженная с момента другой, бывает только тренировочной: кто-то может знать её тайны
refused-other-hand = Тот, кто видел в этой игре другую руку, не может занять это место; новый игрок или бот — может
refused-undo-gone = Отменить нельзя: кто-то из сидевших тогда за столом был удалён и не может дать согласие
refused-undo-wait = { $n ->
    [one] Остальные отказали; попросить снова можно через { $n } секунду
    [few] Остальные отказали; попросить снова можно через { $n } секунды
    [many] Остальные отказали; попросить снова можно через { $n } секунд
   *[other] Остальные отказали; попросить снова можно через { $n } секунды
}
refused-too-often = { $n ->
    [one] Слишком много сразу; попробуйте через { $n } секунду
    [few] Слишком много сразу; попробуйте через { $n } секунды
    [many] Слишком много сразу; попробуйте через { $n } секунд
   *[other] Слишком много сразу; попробуйте через { $n } секунды
}
refused-no-spectators = Зрителей нет
refused-vote-self = Это ваше собственное место: освободите его или пусть за вас играет бот
refused-no-vote = Голосование сейчас не идёт
