# Что делают эффекты и свойства: части предложений, первая буква станет прописной там, где предложение начинается.
# Эффекты названы инфинитивом. Атрибут .acc — винительный падеж, .gen — родительный.

## Количества

amount-silver = { $n } { $n ->
    [one] серебро
   *[other] серебра
}
    .gen = { $n } серебра
amount-stone = { $n } { $n ->
    [one] камень
    [few] камня
    [many] камней
   *[other] камня
}
    .gen = { $n } { $n ->
    [one] камня
   *[other] камней
}
amount-gold = { $n } { $n ->
    [one] золото
   *[other] золота
}
    .gen = { $n } золота
amount-virtue = { $n } { $n ->
    [one] добродетель
    [few] добродетели
    [many] добродетелей
   *[other] добродетели
}
amount-debt = { $n } { $n ->
    [one] долг
    [few] долга
    [many] долгов
   *[other] долга
}

## Эффекты

effect-all = { $parts }
    .join = then
    .or = { $parts }
    .or-join = and-then
    .either = { $parts }
    .either-join = and-then
effect-either = либо { $parts }
    .join = either
effect-may = можно { $part }
effect-gain = получить { $parts }
    .form-parts = acc
effect-if = { $condition }, { $part }
    .it = { $condition }, { $part }
    .it-form-condition = it

## Когда действует свойство

timing-immediate = Мгновенный эффект
timing-ongoing = Постоянное свойство
timing-end = Конец игры

## Текст карты

vp-text = { $vp } ПО
vp-per = { $vp } ПО за { $what }
reconstructed-mark = частично реконструировано

## Символы, кратко

icon-silver = { $n ->
    [1] серебро
    [one] { $n } серебро
   *[other] { $n } серебра
}
icon-stone = { $n ->
    [1] камень
    [one] { $n } камень
    [few] { $n } камня
    [many] { $n } камней
   *[other] { $n } камня
}
icon-gold = { $n ->
    [1] золото
    [one] { $n } золото
   *[other] { $n } золота
}
icon-virtue = { $n ->
    [1] добродетель
    [one] { $n } добродетель
    [few] { $n } добродетели
    [many] { $n } добродетелей
   *[other] { $n } добродетели
}
icon-debt = { $n ->
    [1] долг
    [one] { $n } долг
    [few] { $n } долга
    [many] { $n } долгов
   *[other] { $n } долга
}
icon-arrow = →
icon-or = или
