# Игроки-боты: их имена, что напечатано на их планшетах и картах замысла, что они делают и почему.

## Имена

card-ai-board-cleric = планшет бота-священника
card-ai-board-builder = планшет бота-строителя
card-ai-board-noble = планшет бота-дворянина
card-ai-board-cards = планшет карточного бота
card-scheme-start-builder-noble = начальный замысел «Строитель и дворянин»
card-scheme-start-noble = начальный замысел «Дворянин»
card-scheme-start-criminal-1 = начальный замысел «Преступник, перемещение 1»
card-scheme-start-builder = начальный замысел «Строитель»
card-scheme-start-cleric = начальный замысел «Священник»
card-scheme-start-cleric-noble = начальный замысел «Священник и дворянин»
card-scheme-start-builder-cleric = начальный замысел «Строитель и священник»
card-scheme-start-criminal-2 = начальный замысел «Преступник, перемещение 3»
card-scheme-future-cleric = будущий замысел «Священник»
card-scheme-future-builder-cleric = будущий замысел «Строитель и священник»
card-scheme-future-noble = будущий замысел «Дворянин»
card-scheme-future-builder = будущий замысел «Строитель»
card-scheme-future-builder-noble = будущий замысел «Строитель и дворянин»
card-scheme-future-cleric-noble = будущий замысел «Священник и дворянин»
card-scheme-future-criminal-1 = будущий замысел «Преступник»
card-scheme-future-criminal-2 = будущий замысел «Два преступника»
card-scheme-start-keys = начальный замысел «Строитель, священник и дворянин»
score-resources-left = Оставшиеся ресурсы

## Эффекты, которые есть только у них

effect-future-scheme = получить будущий замысел в сброс
effect-dismiss-free = бесплатно изгнать горожанина этого сегмента
effect-corruption-per-criminal = получить 1 порочность за каждый символ преступника на планшете
effect-focus = выполнить главную цель
effect-flip-ai-chest = перевернуть следующий жетон сундука бота
effect-discard-faceup = убрать из игры { $heroes } { $heroes ->
    [one] крайнего справа выдающегося горожанина
   *[other] крайних справа выдающихся горожан
} и { $chests } { $chests ->
    [one] крайний справа жетон
    [few] крайних справа жетона
    [many] крайних справа жетонов
   *[other] крайних справа жетона
} сундука
icon-future-scheme = будущий замысел
icon-dismiss = изгнать
icon-focus = главная цель
icon-ai-chest = перевернуть сундук бота
icon-remove-hero = { $n ->
    [1] убрать выдающегося горожанина
    [one] убрать { $n } выдающегося горожанина
   *[other] убрать { $n } выдающихся горожан
}
icon-remove-chest = { $n ->
    [1] убрать жетон сундука
    [one] убрать { $n } жетон сундука
    [few] убрать { $n } жетона сундука
   *[other] убрать { $n } жетонов сундука
}

## Тексты планшетов и карт замысла

scheme-line = { $card }, символы: { $icons }
scheme-move = переместиться на { $n } { $n ->
    [one] внешнюю локацию
    [few] внешние локации
    [many] внешних локаций
   *[other] внешние локации
}
scheme-options = затем первое, что возможно: { $parts }
    .join = either
ai-focus-text = Главная цель: { $what }
focus-flip = перевернуть долги и грамоты: символы любого вида и ресурсы считаются по 1, каждые 4 — один переворот, не больше 2 переворотов
ai-resources-text = Предпочтение ресурсов: { $parts }
    .join = then
ai-resource-up-to = { $what } до { $most }
ai-resource-pool = все ресурсы лежат вместе и считаются ресурсами любого вида
ai-resource-ink = чернильницы
ai-resource-stone = камень
ai-resource-gold = золото
ai-start-text = В начале: { $parts }
    .join = then
ai-start-icons-text = на { $place } месте, пока оно не закрыто: { $icons }
    .form-place = loc
ai-removed-text = Не используются: { $parts }
    .join = comma
ai-slot-icons-text = { $slot }: { $icons }
ai-slot-text = { $slot }, { $when }: { $what }
ai-moment-placed = при возведении
ai-moment-collision-begins = в начале столкновения любого игрока
ai-moment-flip = при каждом перевороте
ai-moment-future-scheme = при каждом получении карты
ai-moment-shuffle = при каждом перемешивании
ai-workers-text = Размещение рабочих: { $parts }
    .join = comma
ai-worker-step = { $workers } за { $what }
ai-track-text = Столкновение на делении { $space }: { $above }; каждому сопернику: { $below }
ai-leftover-text = { $vp } ПО за каждый ресурс, оставшийся в конце игры

## Что они делают

event-opponent-starts = { $seat } начинает на локации «{ $space }»: это номер { $player_card }
    .form-player_card = gen
event-scheme = { $seat } открывает { $card }
event-scheme-leaves = { $card } уходит с планшета игрока { $seat }
event-option-action = { $seat } может выполнить действие «{ $action }»
event-option-focus = { $seat } может выполнить свою главную цель
event-option-other = { $seat } может перевернуть свой жетон сундука
event-option-last = { $seat } выбирает последний вариант, который возможен всегда
event-acts = { $seat } выполняет действие «{ $action }»: нужно { $needs }, есть { $icons } { $icons ->
    [one] символ
    [few] символа
    [many] символов
   *[other] символа
}
event-focus-flips = { $seat }: { $icons } { $icons ->
    [one] символ
    [few] символа
    [many] символов
   *[other] символа
}, то есть { $flips } { $flips ->
    [one] переворот
    [few] переворота
    [many] переворотов
   *[other] переворота
} (нужно { $needs })
event-left-most = { $seat } ставит своё крайнее слева сооружение, { $slot }, на первое свободное место: { $spot }
    .form-slot = acc
event-left-most-replaced = { $seat } заменяет своё крайнее слева сооружение ({ $spot })
event-right-most = сооружение возвращается на крайнее справа открытое место, место { $slot }
    .form-slot = gen
event-resource-of-choice = { $seat } выбирает { $what }
    .form-what = acc
event-silver-becomes = за { $silver } { $silver ->
    [one] серебро
   *[other] серебра
} { $seat } получает { $resources } { $resources ->
    [one] предпочитаемый ресурс
    [few] предпочитаемых ресурса
    [many] предпочитаемых ресурсов
   *[other] предпочитаемых ресурса
}
event-silver-lost = { $seat } не хранит серебро: { $silver } { $silver ->
    [one] серебро
   *[other] серебра
} пропадает
event-becomes = { $converted ->
    [rearrange] вместо смены порядка карт { $seat } получает предпочитаемый ресурс
    [destroy] вместо уничтожения карты { $seat } переворачивает карту
    [discard] вместо сброса карты { $seat } получает добродетель
    [move_worker] вместо перемещения в замке { $seat } получает добродетель
    [hire-or-gain-a-card] вместо найма { $seat } получает будущий замысел
    [order] вместо королевского указа { $seat } получает карту как при найме
    [outsiders] { $seat } убирает двух крайних справа чужеземцев и получает предпочитаемый ресурс
    [chest] вместо получения жетона сундука { $seat } переворачивает свой следующий жетон
   *[hero] вместо выдающегося горожанина { $seat } получает карту как при найме
}
event-no-draw = { $seat } играет без руки и не берёт карты
event-condition-holds = { $seat }: { $n } { $n ->
    [one] символ
    [few] символа
    [many] символов
   *[other] символа
} преступника, условие выполнено
event-condition-fails = { $seat }: { $n } { $n ->
    [one] символ
    [few] символа
    [many] символов
   *[other] символа
} преступника, условие не выполнено
event-takes-first = { $seat } всегда берёт первый из нескольких эффектов
event-flip-chosen = { $flip ->
    [debt] { $seat } выбирает, что перевернуть: долг
   *[deed] { $seat } выбирает, что перевернуть: грамоту
}
event-no-flip = { $flip ->
    [debt] { $seat } получает добродетель: долга, который можно перевернуть, нет
    [deed] { $seat } получает добродетель: грамоты, которую можно перевернуть, нет
   *[either] { $seat } получает добродетель: перевернуть нечего
}
event-future-scheme = { $seat } кладёт в свой сброс { $card }
event-no-future-scheme = будущих замыслов не осталось: взамен { $seat } переворачивает карту
event-dismisses-free = { $seat } бесплатно изгоняет горожанина из сегмента «{ $segment }»
event-criminals = { $seat }: на планшете { $n } { $n ->
    [one] символ
    [few] символа
    [many] символов
   *[other] символа
} преступника
event-slot-answers = действует { $slot } игрока { $seat }
event-slot-silent = { $slot } игрока { $seat } больше не действует
event-thing-answers = действует { $thing } игрока { $seat }
event-free-workers = { $seat } размещает бесплатных рабочих у сегмента «{ $segment }»
event-first-manuscript = первый по часовой стрелке манускрипт, доступный игроку { $seat }, — на сегменте «{ $segment }»
event-lost = { $lost ->
    [workers] у игрока { $seat } не осталось рабочих: эффект пропадает
    [manuscript] ни одного манускрипта взять нельзя: эффект пропадает
   *[other] у игрока { $seat } нет такого сооружения или свободного места: эффект пропадает
}
event-section-first = { $seat } сначала разыгрывает { $section }, следующую по часовой стрелке от своего виконта
    .form-section = acc
event-bumps-people = { $seat } сначала возвращает в запас рабочего игрока { $other }
event-outsider-removed = { $seat } убирает из игры { $card }
    .form-card = acc
event-hero-removed = { $seat } убирает из игры { $card }
    .form-card = acc
event-chest-removed = { $seat } убирает из игры { $tile }
event-chest-flipped = { $seat } переворачивает { $tile } под { $place } местом
    .form-place = ins
event-no-chest-left = все жетоны сундука бота уже перевёрнуты ({ $seat })

## Почему не что-то другое

why-not-has-enough = уже есть { $has }, а больше { $most } не берётся
why-not-opponent-weak = нужно { $needs }, а есть символов: { $icons }, ресурсов: { $resources }
why-not-needs-more = нужно { $needs }, а силы хватает на { $strength }
why-not-opponent-no-workers = в его запасе не осталось рабочих
why-not-opponent-all-built = все его сооружения возведены
why-not-opponent-no-debt = у него нет неоплаченных долгов
why-not-opponent-no-deed = у него нет полученных грамот
why-not-nothing-to-flip = ему нечего перевернуть
why-not-flips-equal = тех и других перевёрнуто поровну ({ $n }), тогда долг идёт первым
why-not-flipped-more = переворачивается то, чего перевёрнуто меньше: долгов { $paid }, грамот { $approved }
why-not-criminals = нужен планшет без символов преступника, а их { $n }
why-not-no-criminals = нужен символ преступника на планшете, а его нет
why-not-first = это не первый эффект
why-not-chain = изгнание, вызванное местом сооружения, вызывает только ещё одно

## Текстовый стол

ui-ai-board = Планшет
ui-schemes = На планшете
ui-scheme-pile = { $n ->
    [0] пусто
    [1] { $n } карта, известно { $more }: { $cards }
    [one] { $n } карта в неизвестном порядке, известно { $more }: { $cards }
    [few] { $n } карты в неизвестном порядке, известно { $more }: { $cards }
   *[other] { $n } карт в неизвестном порядке, известно { $more }: { $cards }
}
ui-future-pile = { $n ->
    [0] в колоде ничего не осталось
   *[other] в колоде { $n }; ещё не показаны: { $cards }
}
ui-chests-face-down = { $n ->
    [0] все жетоны сундука бота перевёрнуты
   *[other] жетонов сундука бота лицом вниз: { $n }
}
sealed-scheme = открыта карта замысла
