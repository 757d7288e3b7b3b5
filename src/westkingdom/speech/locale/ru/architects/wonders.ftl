# Что дают «Чудеса света».

amount-influence = { $n } { $n ->
    [one] влияние
   *[other] влияния
}
icon-influence = { $n ->
    [1] влияние
   *[other] { $n } влияния
}
icon-refresh-apprentices = новые подмастерья
icon-workers-supply = рабочие на вашем планшете

## Вопросы, варианты и причины

ask-figures = Сделать пожертвование, прежде чем продолжить?
ask-avoid-loss = Вы потеряли бы { $n } { $n ->
    [one] добродетель
    [few] добродетели
    [many] добродетелей
   *[other] добродетели
}. Сколько из этого сохранить?
ask-wonder-token = Куда поставить жетон вашего чуда? Каждый раз, когда вы ставите туда рабочего, он считается за 1 рабочего больше или даёт 1 влияние.
ask-visit-wonder = Здесь стоит ваше чудо. Что оно вам даст?
ask-pay-exchanges = Осталось заплатить: { $what }. Сколько заплатить влиянием?
ask-pay-keep = Вы потеряли бы { $what }. Сколько из этого сохранить за серебро?
    .form-what = acc
contribute = пожертвовать { $place }
    .form-place = acc
take-influence = взять влияние спекулянта
figures-done = продолжить
avoid-loss = избежать потери { $n } { $n ->
    [one] добродетели
   *[other] добродетелей
}
avoid-nothing = потерять { $n } { $n ->
    [one] добродетель
    [few] добродетели
    [many] добродетелей
   *[other] добродетели
}
place-token = { $location }
wonder-worker = считать на 1 рабочего больше
wonder-influence = получить 1 влияние
wonder-neither = ничего из этого
pay-exchanges = { $n ->
    [0] заплатить всё серебром
   *[other] вместо серебра заплатить { $what }
}
    .form-what = acc
pay-keep = { $n ->
    [0] ничего не сохранять
   *[other] сохранить { $what }
}
    .form-what = acc
why-not-contributed = такой ресурс уже лежит на карте

## Что произошло

event-contribute = { $seat } жертвует { $good }
    .form-good = acc
event-avoid-loss = { $seat } избегает потери { $n } { $n ->
    [one] добродетели
   *[other] добродетелей
}
event-place-token = жетон { $building } игрока { $seat } теперь стоит { $location }
    .form-building = gen
    .form-location = loc
event-wonder-gains = пожертвование ({ $good }) переходит к своему чуду
event-figures-move = принцесса переходит { $princess }, спекулянт — { $profiteer }
    .form-princess = to
    .form-profiteer = to

## Эффекты и свойства

effect-school-refresh = положить { $n } { $n ->
    [one] крайнего слева подмастерья
   *[other] крайних слева подмастерьев
} под стопку и заполнить ряды
counter-influence = { $n ->
    [1] каждое влияние
   *[other] каждые { $n } влияния
}
    .gen = влияния
    .num = { $n ->
    [one] влияние
   *[other] влияния
}
counter-workers-supply = { $n ->
    [1] каждого рабочего на вашем планшете
   *[other] каждых { $n } рабочих на вашем планшете
}
    .gen = рабочих на планшете
    .num = { $n ->
    [one] рабочий на планшете
   *[other] рабочих на планшете
}
counter-workers-at-princess = { $n ->
    [1] каждого вашего рабочего у принцессы
   *[other] каждых { $n } ваших рабочих у принцессы
}
    .gen = рабочих у принцессы
    .num = { $n ->
    [one] рабочий у принцессы
   *[other] рабочих у принцессы
}
counter-workers-at-profiteer = { $n ->
    [1] каждого вашего рабочего у спекулянта
   *[other] каждых { $n } ваших рабочих у спекулянта
}
    .gen = рабочих у спекулянта
    .num = { $n ->
    [one] рабочий у спекулянта
   *[other] рабочих у спекулянта
}
counter-building-cathedral-pairs = { $n ->
    [1] каждую пару из сооружения и уровня собора
    [few] каждые { $n } пары из сооружения и уровня собора
   *[other] каждые { $n } пар из сооружения и уровня собора
}
    .gen = пар из сооружения и уровня собора
    .num = { $n ->
    [one] пара из сооружения и уровня собора
    [few] пары из сооружения и уровня собора
   *[other] пар из сооружения и уровня собора
}
passive-rate = можно заплатить { $favour } вместо { $what }
    .form-favour = acc
    .form-what = gen
passive-keeps = можно заплатить { $n } { $n ->
    [one] серебро
   *[other] серебра
}, чтобы не потерять влияние
passive-counts-princess = когда вы ставите рабочего к принцессе, она считается вашим рабочим
passive-silver-at-profiteer = когда вы ставите рабочего к спекулянту: получить { $n } { $n ->
    [one] серебро
   *[other] серебра
}

## Тексты

wonder-line = { $card }, чудо, { $vp } ПО
wonder-tokens-text = каждый пожертвованный ресурс на нём снижает его стоимость в этом ресурсе на 1, кто бы его ни возводил
wonder-visit-text = его жетон ставится на одну из локаций: { $places }; каждый раз, когда вы ставите туда рабочего, можно считать на 1 рабочего больше или получить 1 влияние
    .join = comma
contribution-line = карта пожертвований { $number }
contribution-text = как пожертвование: { $parts }
    .join = comma
contribution-gives = { $good } — { $what }
consequence-text = как последствие: спекулянт — { $profiteer }, принцесса — { $princess }
    .form-profiteer = loc
    .form-princess = loc
profiteer-reset-text = при обновлении каждый игрок, чьи рабочие стоят у спекулянта: { $what }; затем эти рабочие попадают в темницу
princess-reset-text = при обновлении игрок, у которого больше всех рабочих у принцессы: { $what }
princess-line = Принцесса
princess-text = поставив к ней рабочего, можно положить 1 ресурс на карту пожертвований и получить то, что указано под ним; пятый ресурс вызывает обновление
princess-capture-text = захватив у неё чужих рабочих, вы теряете 1 добродетель
profiteer-line = Спекулянт
profiteer-text = поставив к нему рабочего, вы получаете 1 влияние
profiteer-capture-text = захватив у него чужих рабочих, вы получаете 1 добродетель
influence-line = Шкала влияния
influence-ends-text = идёт до { $n }
influence-cards-text = каждый раз, когда вы достигаете деления { $parts }, вы получаете 1 карту сооружения
    .join = or
influence-silver-text = { $rate } влияния заменяют до { $rate } серебра, но не налог
influence-good-text = { $rate } влияния заменяют 1 { $good }
    .form-good = acc
influence-virtue-text = { $rate } влияния избавляют от потери 1 добродетели
influence-gold-text = игрок с наибольшим влиянием в конце получает { $n } золота; при ничьей его делят поровну с округлением вниз

## Текстовый стол

ui-influence = Влияние
ui-wonder-words = поставив рабочего к принцессе, можно положить 1 ресурс на карту пожертвований и получить указанное под ним; поставив к спекулянту, вы получаете 1 влияние; при обновлении лежащее на карте переходит к чудесам, которые любой может возвести в гильдии
ui-princess = Принцесса
ui-profiteer = Спекулянт
ui-figure-at = { $place }
    .form-place = loc
ui-contribution = Карта пожертвований
ui-contributed = { $good }: уже лежит
ui-contribution-for = { $good }: { $what }
ui-contributions = { $parts }
    .join = comma
ui-no-contribution = стопка пуста; до следующего обновления никто не может жертвовать
ui-contribution-pile = Стопка пожертвований
ui-wonder-open = ещё не возведено; { $n ->
    [0] ничего не пожертвовано
    [one] пожертвован { $n } ресурс
    [few] пожертвовано { $n } ресурса
   *[other] пожертвовано { $n } ресурсов
}; стоимость сейчас: { $parts }
ui-wonder-of = возведено, владелец — { $seat }; жетон стоит { $place }
    .form-place = loc
ui-wonder-being-placed = возведено, владелец — { $seat }
ui-here-princess = принцесса
ui-here-profiteer = спекулянт
ui-here-wonder = { $building } игрока { $seat }
ui-may-contribute = можно пожертвовать 1 ресурс
ui-own-wonder = ваше чудо считается за 1 рабочего больше или даёт 1 влияние
princess-capture-you = вы теряете 1 добродетель, так как там принцесса
profiteer-capture-you = вы получаете 1 добродетель, так как там спекулянт
sealed-contribution = открыта новая карта пожертвований
