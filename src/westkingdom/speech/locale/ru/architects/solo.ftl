# Игроки-боты.

## Карты и планшеты

its-power = сила
    .gen = силы
scheme-s = начальный замысел { $number }
scheme-f = будущий замысел { $number }
scheme-r = замысел { $number } Реконструкции
scheme-t = замысел кооперативной игры
scheme-left-out = нужно другое дополнение; в этой игре карта не участвует
scheme-line = { $scheme }
opponent-line = { $card }, планшет игрока-бота
focus-text = главная цель: { $what }
reconstruction-text = этот соперник — наша собственная замена: печатные правила одиночной игры базовой коробки утрачены
passive-marble-less = каждое чудо обходится ему на { $n } { $n ->
    [one] мрамор
   *[other] мрамора
} дешевле
section = поставить рабочего { $where }: { $what }
    .form-where = to
    .form-what = it
section-if = { $condition }, поставить рабочего { $where }: { $what }
    .form-where = to
    .form-condition = it
    .form-what = it
section-otherwise = иначе поставить рабочего { $where }: { $what }
    .form-where = to
    .form-what = it
section-options = первый возможный вариант
section-option = вариант { $n }: { $what }
    .form-what = it
section-nothing = больше ничего
place-of-princess = локация принцессы
    .to = на локацию принцессы
    .loc = на локации принцессы
place-of-focus = локация его главной цели
    .to = на локацию его главной цели
    .loc = на локации его главной цели

## Условия

condition-can-capture = если он может захватить чужих рабочих
condition-can-work-on-cathedral = если он может строить собор
condition-can-stack-in-guildhall = если он может сложить рабочих стопкой в гильдии
condition-can-construct-wonder = если он может возвести чудо
condition-free = если { $location } свободно
    .form-location = loc
condition-any = { $parts }
    .join = or
    .form-parts = it
condition-all = { $parts }
    .form-parts = it
counter-workers-here = { $n ->
    [1] каждого рабочего там
   *[other] каждых { $n } рабочих там
}
    .gen = рабочих там
    .num = { $n ->
    [one] рабочий там
   *[other] рабочих там
}
counter-own-workers-captured = { $n ->
    [1] каждого вашего рабочего на чужом планшете
   *[other] каждых { $n } ваших рабочих на чужих планшетах
}
    .gen = рабочих на чужих планшетах
    .num = { $n ->
    [one] рабочий на чужом планшете
   *[other] рабочих на чужих планшетах
}
counter-tax-stand = { $n ->
    [1] каждое серебро в налоговой конторе
   *[other] каждые { $n } серебра в налоговой конторе
}
    .gen = серебра в налоговой конторе
    .kind = tax
    .num = { $n ->
    [one] серебро в налоговой конторе
   *[other] серебра в налоговой конторе
}
counter-largest-opposing-group = { $n ->
    [1] каждого рабочего в самой большой группе другого игрока
   *[other] каждых { $n } рабочих в самой большой группе другого игрока
}
    .gen = рабочих в самой большой группе другого игрока
    .kind = group
    .num = { $n ->
    [one] рабочий в самой большой группе другого игрока
   *[other] рабочих в самой большой группе другого игрока
}
counter-future-schemes-left = { $n ->
    [1] каждый оставшийся будущий замысел
    [few] каждые { $n } оставшихся будущих замысла
   *[other] каждые { $n } оставшихся будущих замыслов
}
    .gen = оставшихся будущих замыслов
    .num = { $n ->
    [one] оставшийся будущий замысел
    [few] оставшихся будущих замысла
   *[other] оставшихся будущих замыслов
}
clause-counts = насчитано: { $n } { $num }
    .form-what = gen
    .form-num = num what
clause-not-most = { $what } у него не больше, чем у всех остальных
    .form-what = gen
clause-not-free = там стоит рабочий игрока { $owner }
clause-parts = { $parts }
    .join = semicolon
clause-no-capture = ни на одной открытой локации нет чужих рабочих
clause-no-work-on-cathedral = он на верхнем уровне, или следующий уровень заполнен
clause-no-stack-in-guildhall = рабочих здесь не складывают стопкой
clause-no-construct-wonder = ему не хватает ни на одно чудо
done-already = это можно только раз за посещение
later-in-the-list = группа такая же большая, но место ниже в его списке
wonder-stands-there = там уже стоит чудо
built-already = оно уже возведено
wonder-too-expensive = цена — { $parts }, а у него меньше
lies-there-already = такой ресурс уже лежит на карте
no-contribution-card = сейчас нет карты пожертвований
left-reward = левая награда
not-possible-for-it = она ничего ему не даст или даст только замену

## Эффекты

effect-focus = выполнить главную цель его планшета
effect-next-scheme = открыть и выполнить следующую карту замысла
effect-future-scheme = добавить { $n } { $n ->
    [one] будущий замысел
    [few] будущих замысла
    [many] будущих замыслов
   *[other] будущих замысла
} в его сброс
effect-add-tax = добавить { $n } { $n ->
    [one] серебро
   *[other] серебра
} налога из запаса
effect-take-all-tax = опустошить налоговую контору и получить столько же серебра
effect-work-on-cathedral = бесплатно строить собор
effect-construct-wonder = возвести чудо
effect-contribute = пожертвовать ресурс из запаса
effect-remove-apprentices = убрать { $n } { $n ->
    [one] подмастерья
   *[other] подмастерьев
} из столбца его маркера
effect-guardhouse-actions = выполнить по одному действию из его списка для караульни за каждого рабочего там
effect-capture-per-worker = захватить по одной группе рабочих за каждого рабочего там
effect-send-its-captives = отправить его пленников в темницу и получить { $n } { $n ->
    [one] серебро
   *[other] серебра
} за каждого
effect-release-its-prisoners = забрать его рабочих из темницы
effect-free-its-workers = вернуть его рабочих с чужих планшетов
effect-discard-from-row = сбросить подмастерья из ряда { $row } в столбце, равном числу его рабочих там
effect-capture-largest = захватить самую большую группу, а при 2 рабочих там — две самые большие
effect-take-building = взять верхнюю карту сооружения

## Шаги

event-opponent-reveals = { $seat } открывает { $scheme }
event-opponent-shuffles = { $seat } замешивает свой сброс замыслов ({ $n }) в новую колоду
event-opponent-no-worker = у игрока { $seat } нет рабочего для ещё одной карты замысла
event-opponent-follows = карта отправляет игрока { $seat } { $where }
    .form-where = to
event-opponent-clause-holds = условие выполнено ({ $condition }): карта отправляет игрока { $seat } { $where }
    .form-where = to
    .form-condition = it
event-opponent-at-profiteer = { $seat } ставит рабочего к спекулянту
event-opponent-focus = главная цель игрока { $seat } — { $where }
event-opponent-option = { $seat } выбирает первый возможный вариант: { $what }
event-opponent-does = { $seat } выполняет: { $what }
event-opponent-does-nothing = { $seat } ничего не может там сделать
event-opponent-no-space = { $seat } не находит свободного места на чёрном рынке и не ставит рабочего
event-opponent-future = { $scheme } пополняет сброс игрока { $seat }
event-opponent-adds-tax = в налоговую контору из запаса добавляется { $n } { $n ->
    [one] серебро
   *[other] серебра
}
event-opponent-takes-tax = { $seat } забирает из налоговой конторы { $n } { $n ->
    [one] серебро
   *[other] серебра
}
event-opponent-keeps-virtue = { $seat } не теряет здесь добродетель
event-opponent-cathedral = { $seat } бесплатно строит собор
event-opponent-takes-back = { $seat } забирает рабочих обратно: ставить больше некого
event-take-group-back = { $seat } забирает { $n } { $n ->
    [one] рабочего
   *[other] рабочих
} { $location }
    .form-location = from
event-opponent-captures = { $seat } берёт самую большую группу (захватов: { $n })
event-opponent-captures-nobody = игроку { $seat } больше некого захватить
event-opponent-guard = { $seat } выполняет самое верхнее из возможных действий: { $what }
event-opponent-marker = { $seat } передвигает маркер ресурсов на { $n } { $n ->
    [one] деление
    [few] деления
    [many] делений
   *[other] деления
}: { $good }
event-opponent-silver-instead = { $what ->
    [apprentice] { $seat } получает 2 серебра вместо подмастерья
   *[other] { $seat } получает 2 серебра: долга, который можно уничтожить, нет
}
event-opponent-marble-instead = { $seat } получает мрамор вместо { $n } золота
event-opponent-virtue-instead = { $what ->
    [reward_card] { $seat } получает добродетель вместо награды
   *[other] { $seat } стоит в конце шкалы влияния и получает вместо этого добродетель
}
event-opponent-ignores = игроку { $seat } это ни к чему: { $what }
event-opponent-wonder = { $seat } может возвести { $building } за { $n } { $n ->
    [one] влияние
   *[other] влияния
} и { $marble } { $marble ->
    [one] мрамор
   *[other] мрамора
}
    .form-building = acc
event-opponent-contributes = { $seat } кладёт { $good } из запаса на карту пожертвований
    .form-good = acc
event-opponent-cannot-contribute = { $seat } не может ничего пожертвовать
event-opponent-removes = { $seat } убирает подмастерьев столбца { $column }
event-opponent-removes-one = { $seat } убирает подмастерья из ряда { $row }, столбца { $column }
event-opponent-captures-largest = { $n ->
    [1] { $seat } захватывает самую большую группу
   *[other] { $seat } захватывает две самые большие группы
}
event-opponent-calls-back = ни у кого нет 2 рабочих на одной локации; { $seat } забирает свою самую большую группу
event-opponent-takes-building = { $seat } бесплатно берёт из стопки { $building }; эффекты этого сооружения не учитываются
    .form-building = acc
event-opponent-reward = { $option ->
    [0] { $seat } берёт левую награду
   *[other] { $seat } берёт правую награду
}
event-opponent-token = { $seat } ставит жетон на первое место из своего списка, где он может стоять
event-opponent-overflow = { $seat } уничтожает долг за добродетель сверх шкалы

## Текстовый стол

ui-opponent = Игрок-бот
ui-opponent-board = Планшет
ui-schemes = Карты замысла
ui-schemes-count = в колоде { $n }
ui-scheme-discards = Сброшенные замыслы
ui-resource-marker = Маркер ресурсов
ui-marker-at = { $good }
sealed-scheme = открыта карта замысла
score-difficulty = Сложность
