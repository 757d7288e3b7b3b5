# Что говорит страница тем, кто играет с клавиатуры или слушает.

## Клавиши

web-keys = Горячие клавиши
web-keys-everywhere = Везде
web-keys-tab = следующий элемент, с Shift — предыдущий
web-keys-enter = выбрать, открыть, подтвердить
web-keys-escape = отменить, закрыть
web-keys-help = этот список
web-keys-choosing = За столом
web-keys-list = Открыть или закрыть список всех вариантов
web-keys-number = выбрать по номеру
web-keys-explain = объяснить выбранный элемент
web-keys-board = На поле
web-keys-arrows = к соседу в той же группе; Tab — к следующей группе
web-keys-ring = на круглом поле: по кругу
web-keys-ring-out = на круглом поле: наружу, внутрь
web-keys-ends = к началу, к концу
web-keys-single = Сочетания из одной клавиши

## Пути по странице

web-skip = Перейти
web-skip-decision = Перейти к решению
web-skip-board = Перейти к полю
web-skip-chronicle = Перейти к летописи

## Что говорится вслух

web-herald = Объявления
web-more-happened = { $n ->
    [one] Произошло ещё { $n } событие; см. летопись.
    [few] Произошло ещё { $n } события; см. летопись.
   *[many] Произошло ещё { $n } событий; см. летопись.
}
web-chart-table = Очки таблицей
web-chart-change = Шаг

## Поле текстом

web-text-choices = Ваши варианты
web-text-impossible = Сейчас невозможно, и почему
web-command = Команда
web-command-note = Введите номер варианта или { $help }, чтобы увидеть другие команды.
web-command-go = Выполнить
web-command-told = Ответы
web-command-unknown = «{ $what }»? Введите номер от 1 до { $n } или { $help }.
web-command-none = Ничего не найдено.
web-command-chosen = Выбрано: { $what }
web-command-undone = Запрошена отмена.
web-command-number = номер: сделать этот выбор
web-command-why = { $word }: почему другие варианты недоступны; добавьте слово, чтобы уточнить
web-command-cards = { $word } и название: что делает карта или место
web-command-board = { $word } и слово: что об этом сказано на столе
web-command-log = { $word }: что произошло в последнее время
web-command-undo = { $word }: отменить ваше последнее решение
web-command-help = { $word }: этот список
