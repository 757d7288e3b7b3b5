# О чём спрашивают, что можно выбрать и почему чего-то нельзя.

## Вопросы, по одному на вид решения

ask-pair = Выберите карту игрока и выдающегося горожанина при ней
ask-play-card = Какую карту сыграть?
ask-move = Куда переместить виконта?
ask-action = Какое действие выполнить?
ask-exchanges = Сколько раз торговать?
ask-building = Какое сооружение возвести?
ask-workers = Сколько рабочих разместить?
ask-dismiss = Изгнать горожанина этого сегмента?
ask-pay = Не хватает { $missing } { $missing ->
    [one] символа
   *[other] символов
}; за { $one } — { $gives }. Сколько заплатить?
    .form-one = acc
ask-spot = На каком месте строить?
ask-recruit = Нанять горожанина этого сегмента?
ask-free-hire = Кого нанять бесплатно?
ask-discard = Какую карту сбросить?
ask-destroy = Какую карту уничтожить?
ask-rearrange = Как расположить карты на планшете?
ask-flip = Что перевернуть?
ask-resource = Какой ресурс получить?
ask-free-workers = В какую секцию замка отправить рабочих?
ask-castle-move = Какого рабочего переместить в замке?
ask-resolve-section = Какая секция замка разыгрывается первой?
ask-bump = На уровне { $tier } { $section } больше 3 рабочих. Чей рабочий вернётся в запас?
    .form-section = gen
ask-free-manuscript = Какой манускрипт взять?
ask-pause = Воспользоваться планшетом манускриптов, прежде чем продолжить?
ask-turn-option = Воспользоваться планшетом манускриптов?
ask-pay-in-turn = Осталось заплатить { $owed }; { $good } покрывает 1. Сколько заплатить?
ask-welcome = Какого чужеземца принять?
ask-refuse = Какого чужеземца отвергнуть?
ask-ribbon = В какой столбец положить этот манускрипт?
ask-last-deed = Перед подсчётом очков: чьё свойство сработает первым?
ask-discard-debt = Какой долг сбросить?
ask-hero = Какого выдающегося горожанина получить?
ask-chest = Какой жетон сундука взять?
ask-chest-slot = Под какое место планшета положить жетон сундука?
ask-replace-building = Какую свою { $building } заменить?
    .form-building = acc
ask-cover-slot = Какое место { $building } на планшете снова закрыть?
    .form-building = gen

## Варианты

action-trade = торговать
action-construct = возвести сооружение
action-place-workers = разместить рабочих
action-transcribe = перевести манускрипт
action-none = не выполнять действие
pick-pair = { $player_card } и { $hero }
play-card = сыграть { $card }
    .form-card = acc
play-unseen = сыграть верхнюю карту колоды, не глядя
move-to = перейти на локацию «{ $space }»
exchanges = торговать { $n } { $n ->
    [one] раз
    [few] раза
    [many] раз
   *[other] раза
} ({ $merchants } { $merchants ->
    [one] торговец
    [few] торговца
    [many] торговцев
   *[other] торговца
})
times = { $n ->
    [1] { $what }
    [one] { $n } раз: { $what }
    [few] { $n } раза: { $what }
   *[other] { $n } раз: { $what }
}
building = { $slot }
other-building = { $card }
link = связь, на другом конце — { $seat }; обоим: { $what }
place-workers-in = разместить { $n } { $n ->
    [one] рабочего
   *[other] рабочих
} в { $section }
    .form-section = loc
dismiss-card = изгнать { $card }
    .form-card = acc
dismiss-printed = изгнать горожанина, напечатанного на сегменте «{ $segment }»
dismiss-nobody = никого не изгонять
pay = заплатить { $what } за { $icons } { $icons ->
    [one] символ
    [few] символа
    [many] символов
   *[other] символа
}
    .form-what = acc
pay-none = не платить за это { $one }
    .form-one = acc
recruit-card = нанять { $card }
    .form-card = acc
recruit-nobody = никого не нанимать
hire-instead = вместо найма получить королевский указ
hire-card = нанять { $card } из сегмента «{ $segment }»
    .form-card = acc
hire-nobody = нанять из сегмента «{ $segment }»
take-manuscript = взять { $manuscript } из сегмента «{ $segment }»
no-manuscript = взять манускрипт из сегмента «{ $segment }»
discard-card = сбросить { $card }
    .form-card = acc
discard-top = сбросить верхнюю карту колоды, не глядя
discard-top-after-shuffle = перемешать сброс и сбросить новую верхнюю карту
destroy-card = уничтожить { $card }
    .form-card = acc
destroy-top = уничтожить верхнюю карту колоды, не глядя
destroy-top-after-shuffle = перемешать сброс и уничтожить новую верхнюю карту
keep-cards = оставить свои карты
keep-order = оставить как есть
rearrange-to = слева направо: { $parts }
    .join = comma
castle-move = переместить рабочего из { $from } в { $to }
    .form-from = gen
    .form-to = acc
resolve-section = разыграть { $section }
    .form-section = acc
bump-worker = вернуть в запас рабочего игрока { $seat }
for-seat = игроку { $seat }: { $what }
choose-ability = свойство { $card }
    .form-card = gen
turn-option = воспользоваться планшетом манускриптов: { $what }
go-on = продолжить
welcome-card = принять { $card }
    .form-card = acc
refuse-card = отвергнуть { $card }
    .form-card = acc
ribbon-in-column = столбец { $column }, как { $ribbon } манускрипт
discard-unpaid-debt = сбросить неоплаченный долг
discard-paid-debt = сбросить погашенный долг
gain-hero-card = получить { $card }
    .form-card = acc
gain-chest-tile = взять { $tile }
slot-chest = положить под { $place } место
replace-chest = положить под { $place } место; из игры уйдёт лежащий там { $tile }

## Причины

why-not-too-weak = вашей силы хватает только на { $strength }
why-not-needs = нужно { $parts }
why-not-outside = ваш виконт внутри, а нужно быть снаружи
why-not-inside = ваш виконт снаружи, а нужно быть внутри
why-not-no-empty-spot = на этой стороне реки нет свободного места
why-not-all-built = вы возвели все свои сооружения
why-not-already-built = это сооружение уже возведено
why-not-spot-taken = там уже стоит сооружение
why-not-across-the-river = это на другом берегу реки
why-not-no-workers = в вашем запасе нет рабочих
why-not-no-worker-there = у вас там нет рабочего, которого можно переместить
why-not-no-matching-icon = на этой карте нет символа для этого действия
why-not-cost-3-or-4 = можно взять только манускрипт стоимостью 3 или 4
why-not-no-paid-debt = у вас нет погашенных долгов
why-not-no-acquired-deed = у вас нет полученных грамот
why-not-done-already = в этот ход вы это уже делали
why-not-dismissed-already = в этот ход вы уже изгнали карту
why-not-no-own-building-here = здесь нет вашего сооружения этого типа, которое можно заменить
