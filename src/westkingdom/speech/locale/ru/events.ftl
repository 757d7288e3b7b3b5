# Что произошло: хроника. Имена игроков не склоняются, глаголы стоят в настоящем времени.

event-turn = Раунд { $round }, ходит { $seat }
event-pay = { $seat } платит { $what }
    .form-what = acc
event-gain = { $seat } получает { $what }
    .form-what = acc
event-gains = { $seat } получает { $parts }
    .form-parts = acc
event-gain-debt = { $seat } получает { $n } { $n ->
    [one] долг
    [few] долга
    [many] долгов
   *[other] долга
}
event-drawn-cards = { $seat } берёт карты: { $parts }
    .join = comma
event-ability = { $seat }: действует свойство { $thing }
    .form-thing = gen
because = { $what }: { $reason }
    .form-what = it
