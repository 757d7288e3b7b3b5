# Текстовый стол.

## Стол

ui-named = { $name }: { $text }
ui-nobody = никого нет
ui-count-of = { $seat } { $n }

## Что дают дополнения

ui-words = Кратко
ui-in-pile = { $n ->
    [0] стопка пуста
   *[other] в стопке ещё { $n }
}
ui-of-seat = у игрока { $seat }
ui-of-nobody = пока ни у кого
ui-future-schemes = Будущие замыслы
ui-no-boxes = Эта игра идёт без дополнений

## Игроки

ui-players = Игроки
ui-bots = Боты: { $parts }
ui-player-name = Игрок { $n }
ui-silver = Серебро
ui-stone = Камень
ui-gold = Золото
ui-debts = Долги
ui-debts-held = неоплаченных { $unflipped }, погашенных { $flipped }
ui-workers = Рабочие
ui-buildings = Сооружения
ui-hand = Рука
ui-cards-count = { $n } { $n ->
    [one] карта
    [few] карты
    [many] карт
   *[other] карты
}
ui-points = Очки сейчас
ui-none = нет

## Своё

ui-yours = { $seat }: ваши карты

## Ход игры

ui-phase-draft = Подготовка, { $seat }
ui-phase-other = Раунд { $round }, { $seat }, в ход игрока { $other }
ui-phase-end = После последнего хода, перед подсчётом очков, { $seat }
ui-ask-for-board = Введите «поле», чтобы увидеть всё поле, или «справка», чтобы увидеть другие команды
ui-news = Что произошло
ui-costs = стоимость: { $parts }
ui-your-choice = Ваш выбор (число или «справка»)
ui-pass-keyboard = Передайте клавиатуру игроку { $seat } и нажмите Enter
ui-not-understood = «{ $what }»? Введите число от 1 до { $n } или «справка».
ui-no-such-number = Варианта { $number } нет. Введите число от 1 до { $n }.
ui-why = Сейчас невозможно
ui-why-nothing = Других вариантов здесь нет
ui-undone = Отменено
ui-undo-sealed = Отменить нельзя: { $parts }
sealed-hand = были взяты карты
sealed-cards = открыта карта, которую никто не видел
sealed-other = открылось что-то скрытое
ui-cards-which = Какая карта? Введите «карты» и название, например: карты { $example }
ui-cards-unknown = Карты с названием «{ $what }» нет
ui-cards-near = Карты с названием «{ $what }» нет. Может быть, { $cards }?
ui-rules-unknown = Правила { $what } нет
ui-rules-near = Правила { $what } нет. Может быть, { $rules }?
ui-no-opponent = В этой игре нет игрока-бота; его добавляет --solo
ui-opponent-not-yet = У игрока-бота ещё не было хода
ui-log-empty = Пока ничего не произошло
ui-saved = Сохранено в { $file }. Продолжить: westkingdom play --load { $file }
ui-not-saved = Не удалось сохранить игру в { $file }: { $why }
ui-save-which = В какой файл сохранить? Введите «сохранить» и имя файла
ui-save-offer = Сохранить игру? Введите имя файла, Enter — { $file }, «н» — выйти без сохранения
ui-answer-yes = д да
ui-answer-no = н нет
ui-left-unsaved = Вы ушли из-за стола, не сохранив игру
ui-input-ended = Ввод закончился: вы ушли из-за стола, не сохранив игру
ui-final = Итоговый счёт
ui-winner = Победа: { $parts }, { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}. { $reason }.
ui-winners = Победу делят { $parts }, { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}. { $reason }.
ui-line = Категория

## Перед игрой и после неё

ui-who-plays = Кто играет? Имена по порядку хода, бот — bot:УРОВЕНЬ: { $bots }
ui-which-boxes = С какими дополнениями? none (без них), all (со всеми) или некоторые из { $boxes }
ui-replayed = { $n ->
    [one] Воспроизведено { $n } решение
    [few] Воспроизведены { $n } решения
    [many] Воспроизведено { $n } решений
   *[other] Воспроизведены { $n } решения
}: каждый шаг допустим
ui-replayed-whole = { $n ->
    [one] Воспроизведено { $n } решение
    [few] Воспроизведены { $n } решения
    [many] Воспроизведено { $n } решений
   *[other] Воспроизведены { $n } решения
}: каждый шаг допустим, итог совпадает с сохранённым состоянием

## Откуда взяты сведения

ui-source = источник: { $what }
ui-reconstructed = реконструировано: { $what }
ui-reconstructed-note = реконструировано: см. примечание
ui-note = примечание: { $what }
ui-part-of-board = часть поля
ui-reconstructed-count = с реконструированными данными: { $n }

## Что вводится после команды

ui-argument-name = НАЗВАНИЕ
ui-argument-id = НОМЕР
ui-argument-file = ФАЙЛ

## Справка

help-title = Что можно ввести
help-number = выбрать этот вариант
help-why = почему другие варианты сейчас невозможны
help-boxes = что дают дополнения: ряды, стопки и доступные карты
help-players = что есть у каждого
help-rules = прочитать правило из свода
help-log = что произошло до сих пор
help-opponent = последний ход игрока-бота по шагам: что он пропустил и по каким правилам
help-undo = отменить ваше последнее решение: любое, если вы играете без других людей, иначе — пока не открылось ничего скрытого и никто другой ещё не решал
help-save = сохранить игру в файл
help-quit = уйти из-за стола; перед этим можно сохранить игру
help-help = этот список
