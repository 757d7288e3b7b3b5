# Что говорит страница тем, кто играет с клавиатуры или слушает.

## Клавиши

web-keys = Клавиши
web-keys-everywhere = Везде
web-keys-tab = к следующему элементу, с Shift — к предыдущему
web-keys-enter = выбрать, открыть, подтвердить
web-keys-escape = отменить, закрыть
web-keys-help = этот список
web-keys-choosing = За столом
web-keys-number = выбрать по номеру
web-keys-explain = объяснить то, что в фокусе
web-keys-board = На поле
web-keys-arrows = к соседу в той же группе; Tab ведёт к следующей группе
web-keys-ring = на круглом поле: по кругу
web-keys-ring-out = на круглом поле: наружу, внутрь
web-keys-ends = к началу, к концу
web-keys-single = Буквы, цифры и знаки сами по себе — клавиши

## Пути по странице

web-skip = Перейти
web-skip-decision = К решению
web-skip-board = К полю
web-skip-chronicle = К летописи

## Что говорится вслух

web-herald = Что происходит
web-more-happened = { $n ->
    [one] Произошло ещё { $n } событие; оно есть в летописи.
    [few] Произошло ещё { $n } события; они есть в летописи.
   *[many] Произошло ещё { $n } событий; они есть в летописи.
}
web-chart-table = Очки таблицей
web-chart-change = Изменение

## Поле текстом

web-text-choices = Что можно выбрать
web-text-impossible = Сейчас невозможно, и почему
web-command = Команда
web-command-note = Номер — это выбор; { $help } — что ещё можно ввести.
web-command-go = Выполнить
web-command-told = Ответы
web-command-unknown = Непонятно: «{ $what }». Введите номер от 1 до { $n } или { $help }.
web-command-none = Ничего такого не найдено.
web-command-chosen = Выбрано: { $what }
web-command-undone = Запрошена отмена последнего решения.
web-command-number = номер: сделать этот выбор
web-command-why = { $word }: почему другие варианты невозможны; со словом — те, в которых оно есть
web-command-cards = { $word } и название: что делает карта или место
web-command-board = { $word } и слово: что об этом сказано на столе
web-command-log = { $word }: что произошло в последнее время
web-command-undo = { $word }: отменить ваше последнее решение
web-command-help = { $word }: этот список
