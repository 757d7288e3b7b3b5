# Что делают эффекты и свойства: части предложений, первая буква станет прописной там, где предложение начинается.
# Эффекты названы инфинитивом. Атрибут .acc — винительный падеж, .gen — родительный.

## Количества

amount-ink = { $n } { $n ->
    [one] чернильница
    [few] чернильницы
    [many] чернильниц
   *[other] чернильницы
}
    .acc = { $n } { $n ->
    [one] чернильницу
    [few] чернильницы
    [many] чернильниц
   *[other] чернильницы
}
amount-corruption = { $n } { $n ->
    [one] порочность
    [few] порочности
    [many] порочностей
   *[other] порочности
}
amount-deed = { $n } { $n ->
    [one] грамота
    [few] грамоты
    [many] грамот
   *[other] грамоты
}
    .acc = { $n } { $n ->
    [one] грамоту
    [few] грамоты
    [many] грамот
   *[other] грамоты
}
amount-resource-any = { $n } { $n ->
    [one] любой ресурс
    [few] любых ресурса
    [many] любых ресурсов
   *[other] любых ресурса
}
amount-merchant = { $n } { $n ->
    [one] символ
    [few] символа
    [many] символов
   *[other] символа
} торговца
amount-builder = { $n } { $n ->
    [one] символ
    [few] символа
    [many] символов
   *[other] символа
} строителя
amount-noble = { $n } { $n ->
    [one] символ
    [few] символа
    [many] символов
   *[other] символа
} дворянина
amount-cleric = { $n } { $n ->
    [one] символ
    [few] символа
    [many] символов
   *[other] символа
} священника
amount-criminal = { $n } { $n ->
    [one] символ
    [few] символа
    [many] символов
   *[other] символа
} преступника

## Эффекты

effect-discard = { $n ->
    [1] можно сбросить { $n } карту
    [one] сбросить до { $n } карты
   *[other] сбросить до { $n } карт
}
    .or = { $n ->
    [1] сбросить { $n } карту
    [one] сбросить до { $n } карты
   *[other] сбросить до { $n } карт
}
    .either = { $n ->
    [1] сбросить { $n } карту
    [one] сбросить до { $n } карты
   *[other] сбросить до { $n } карт
}
effect-destroy = { $n ->
    [1] можно уничтожить { $n } карту
    [one] уничтожить до { $n } карты
   *[other] уничтожить до { $n } карт
}
    .or = { $n ->
    [1] уничтожить { $n } карту
    [one] уничтожить до { $n } карты
   *[other] уничтожить до { $n } карт
}
    .either = { $n ->
    [1] уничтожить { $n } карту
    [one] уничтожить до { $n } карты
   *[other] уничтожить до { $n } карт
}
effect-destroy-from-starting-deck = можно уничтожить 1 карту своей стартовой колоды
effect-flip-debt = перевернуть долг
effect-flip-deed = перевернуть грамоту
effect-flip-either = перевернуть долг или грамоту
    .or = перевернуть долг или грамоту
effect-rearrange = поменять порядок карт на своём планшете
effect-shuffle = замешать свой сброс в колоду
effect-hire-free = бесплатно нанять { $n } { $n ->
    [one] любого видимого горожанина
   *[other] любых видимых горожан
}
effect-free-manuscript = бесплатно взять любой видимый манускрипт стоимостью 3 или 4
effect-place-workers = разместить { $n } { $n ->
    [one] рабочего
   *[other] рабочих
} в одной любой секции замка
effect-move-worker = переместить { $n } { $n ->
    [one] своего рабочего в соседнюю секцию
   *[other] своих рабочих в соседние секции
} замка
effect-build-free = бесплатно возвести { $building }
    .form-building = acc
effect-build-free-at-viscount = бесплатно возвести { $building } рядом со своим виконтом
    .form-building = acc
effect-build-free-at-space = бесплатно возвести { $building } у локации { $number }
    .form-building = acc
effect-if-no-criminals = если на вашем планшете нет символов преступника, { $part }
effect-if-criminals = если на вашем планшете есть символ преступника, { $part }
effect-draw = взять { $n } { $n ->
    [one] карту
    [few] карты
    [many] карт
   *[other] карты
}
effect-action-trade = выполнить действие «торговать»
effect-action-construct = выполнить действие «возвести сооружение»
effect-action-place-workers = выполнить действие «разместить рабочих»
effect-action-transcribe = выполнить действие «перевести манускрипт»
effect-move-viscount = переместить своего виконта на { $least } или { $most } { $most ->
    [one] локацию
    [few] локации
    [many] локаций
   *[other] локации
}
effect-discard-from-starting-deck = сбросить до { $n } { $n ->
    [one] карты
   *[other] карт
} своей стартовой колоды
effect-gain-kings-order = получить королевский указ
effect-return-kings-order = вернуть эту карту в колоду королевских указов
effect-welcome = принять чужеземца
effect-refuse = отвергнуть чужеземца
effect-discard-debts = сбросить { $n } { $n ->
    [one] свой долг (погашенный или нет)
    [few] своих долга (погашенных или нет)
    [many] своих долгов (погашенных или нет)
   *[other] своих долга (погашенных или нет)
}
effect-gain-approved-deed = получить заверенную грамоту
effect-gain-hero = получить выдающегося горожанина в руку
effect-gain-hero-to-deck = получить выдающегося горожанина в стартовую колоду
effect-gain-chest = получить жетон сундука
effect-ignore-criminal = не учитывать в этом столкновении один символ преступника на своём планшете

## Условия: начало предложения

condition-on-board-kings-order = { $n ->
    [1] если на вашем планшете есть королевский указ
   *[other] если королевских указов на вашем планшете не меньше { $n }
}
condition-on-board-outsider = { $n ->
    [1] если на вашем планшете есть чужеземец
   *[other] если чужеземцев на вашем планшете не меньше { $n }
}
condition-built = если вы возвели не меньше { $n } { $building }
    .form-building = genpl
condition-chest-tiles = { $n ->
    [1] если у вас есть жетон сундука
   *[other] если у вас не меньше { $n } жетонов сундука
}

## Когда действует свойство

timing-drop-off = Уход с планшета

moment-trade = после вашей торговли: { $what }
moment-build = после того как вы возвели сооружение: { $what }
moment-noble = после того как вы разместили рабочих: { $what }
moment-cleric = после того как вы перевели манускрипт: { $what }
moment-collision-begins = в начале столкновения любого игрока: { $what }
moment-collision = при столкновении любого игрока: { $what }
moment-hire = после каждого вашего найма: { $what }
moment-gain-debt = каждый раз, когда вы получаете долг: { $what }
moment-gain-deed = каждый раз, когда вы получаете грамоту: { $what }
moment-flip-debt = каждый раз, когда вы переворачиваете долг: { $what }
moment-flip-deed = каждый раз, когда вы переворачиваете грамоту: { $what }
moment-shuffle = каждый раз, когда вы перемешиваете колоду: { $what }
moment-before-collision = перед столкновением любого игрока: { $what }
moment-gain-kings-order = каждый раз, когда вы получаете королевский указ: { $what }
moment-welcome = каждый раз, когда вы принимаете чужеземца: { $what }
moment-refuse = каждый раз, когда вы отвергаете чужеземца: { $what }
moment-gain-hero = каждый раз, когда вы получаете выдающегося горожанина: { $what }
moment-destroy-hero = каждый раз, когда вы уничтожаете выдающегося горожанина: { $what }

## Что действует, пока вещь на месте

passive-icons = у вас всегда есть { $parts }
passive-extra-move = можно бесплатно переместиться ещё на { $n } { $n ->
    [one] локацию
    [few] локации
    [many] локаций
   *[other] локации
}
passive-icons-while = у вас есть { $parts }
passive-dismiss-anywhere = можно изгнать горожанина из любого сегмента
passive-discount = за наём вы платите на { $hire } { $hire ->
    [one] серебро
   *[other] серебра
} меньше, за изгнание — на { $dismiss } { $dismiss ->
    [one] серебро
   *[other] серебра
} меньше
passive-no-play-corruption = разыгрывая преступника, вы не получаете порочность
passive-replace-hire = вместо найма можно { $what } за { $n } { $n ->
    [one] серебро
   *[other] серебра
} (даром, если наём бесплатный)
passive-resources-for-silver = можно платить любым ресурсом как 1 серебром
passive-turn-option = в свой ход можно заплатить { $price }, чтобы { $what }, сколько угодно раз
    .form-price = acc
passive-hand-limit = ваш лимит карт в руке больше на { $n }
passive-dismiss-cost = каждое изгнание стоит ровно { $n } { $n ->
    [one] серебро
   *[other] серебра
}
passive-convert-goods = { $limit ->
    [-1] в действии «{ $action }» можно потратить { $from } как { $to }, сколько угодно раз
   *[other] в действии «{ $action }» можно потратить { $from } как { $to }, один раз
}
    .form-from = acc
passive-convert-icons = в действии «{ $action }» { $from } могут считаться за { $to }, сколько угодно раз

## Что считают манускрипты

counter-buildings = { $each ->
    [1] каждое возведённое вами сооружение
    [one] каждое { $each } возведённое вами сооружение
    [few] каждые { $each } возведённых вами сооружения
   *[other] каждые { $each } возведённых вами сооружений
}
counter-resources = { $each ->
    [1] каждый оставшийся у вас ресурс
    [one] каждый { $each } оставшийся у вас ресурс
    [few] каждые { $each } оставшихся у вас ресурса
   *[other] каждые { $each } оставшихся у вас ресурсов
}
counter-manuscripts = { $each ->
    [1] каждый ваш манускрипт
    [one] каждый { $each } ваш манускрипт
    [few] каждые { $each } ваших манускрипта
   *[other] каждые { $each } ваших манускриптов
}
counter-workers-in-castle = { $each ->
    [one] каждого вашего рабочего в замке
   *[other] каждых { $each } ваших рабочих в замке
}
counter-flipped-debts = { $each ->
    [1] каждый перевёрнутый вами долг
    [one] каждый { $each } перевёрнутый вами долг
    [few] каждые { $each } перевёрнутых вами долга
   *[other] каждые { $each } перевёрнутых вами долгов
}
counter-flipped-deeds = { $each ->
    [1] каждую перевёрнутую вами грамоту
    [one] каждую { $each } перевёрнутую вами грамоту
    [few] каждые { $each } перевёрнутые вами грамоты
   *[other] каждые { $each } перевёрнутых вами грамот
}
counter-outsiders-in-deck = { $each ->
    [one] каждого чужеземца в вашей колоде
   *[other] каждых { $each } чужеземцев в вашей колоде
}
counter-heroes-and-outsiders-in-deck = { $each ->
    [one] каждого выдающегося горожанина и каждого чужеземца в вашей колоде
   *[other] каждых { $each } выдающихся горожан и чужеземцев в вашей колоде
}
counter-ribbon-grey = { $each ->
    [1] каждую серую закладку
    [one] каждую { $each } серую закладку
    [few] каждые { $each } серые закладки
   *[other] каждые { $each } серых закладок
}
counter-ribbon-black = { $each ->
    [1] каждую чёрную закладку
    [one] каждую { $each } чёрную закладку
    [few] каждые { $each } чёрные закладки
   *[other] каждые { $each } чёрных закладок
}
counter-ribbon-blue = { $each ->
    [1] каждую синюю закладку
    [one] каждую { $each } синюю закладку
    [few] каждые { $each } синие закладки
   *[other] каждые { $each } синих закладок
}
counter-ribbon-yellow = { $each ->
    [1] каждую жёлтую закладку
    [one] каждую { $each } жёлтую закладку
    [few] каждые { $each } жёлтые закладки
   *[other] каждые { $each } жёлтых закладок
}
counter-ribbon-sets-of-4 = { $each ->
    [1] каждый набор из закладок всех четырёх цветов
    [one] каждый { $each } набор из закладок всех четырёх цветов
    [few] каждые { $each } набора из закладок всех четырёх цветов
   *[other] каждые { $each } наборов из закладок всех четырёх цветов
}
counter-own-links = { $each ->
    [1] каждую связь между двумя вашими сооружениями
    [one] каждую { $each } связь между вашими сооружениями
    [few] каждые { $each } связи между вашими сооружениями
   *[other] каждые { $each } связей между вашими сооружениями
}
counter-segments-with-building = { $each ->
    [1] каждый сегмент с вашим сооружением
    [one] каждый { $each } сегмент с вашим сооружением
    [few] каждые { $each } сегмента с вашим сооружением
   *[other] каждые { $each } сегментов с вашим сооружением
}
counter-castle-wedges-led = { $each ->
    [1] каждую секцию замка, где на уровнях 1 и 2 у вас больше рабочих, чем у любого другого
    [one] каждую { $each } секцию замка, где на уровнях 1 и 2 у вас больше рабочих, чем у любого другого
    [few] каждые { $each } секции замка, где на уровнях 1 и 2 у вас больше рабочих, чем у любого другого
   *[other] каждые { $each } секций замка, где на уровнях 1 и 2 у вас больше рабочих, чем у любого другого
}
counter-workers-tier-1 = { $each ->
    [one] каждого вашего рабочего на уровне 1
   *[other] каждых { $each } ваших рабочих на уровне 1
}
counter-workers-tier-2 = { $each ->
    [one] каждого вашего рабочего на уровне 2
   *[other] каждых { $each } ваших рабочих на уровне 2
}
counter-workers-tier-3 = { $each ->
    [one] каждого вашего рабочего на уровне 3
   *[other] каждых { $each } ваших рабочих на уровне 3
}
counter-icon-sets-bcn = { $each ->
    [1] каждый ваш набор из символов строителя, дворянина и священника
    [one] каждый { $each } ваш набор из символов строителя, дворянина и священника
    [few] каждые { $each } ваших набора из символов строителя, дворянина и священника
   *[other] каждые { $each } ваших наборов из символов строителя, дворянина и священника
}
counter-heroes-in-deck = { $each ->
    [one] каждого выдающегося горожанина в вашей колоде
   *[other] каждых { $each } выдающихся горожан в вашей колоде
}
counter-icon-merchant = { $each ->
    [1] каждый ваш символ торговца
    [one] каждый { $each } ваш символ торговца
    [few] каждые { $each } ваших символа торговца
   *[other] каждые { $each } ваших символов торговца
}
counter-icon-builder = { $each ->
    [1] каждый ваш символ строителя
    [one] каждый { $each } ваш символ строителя
    [few] каждые { $each } ваших символа строителя
   *[other] каждые { $each } ваших символов строителя
}
counter-icon-noble = { $each ->
    [1] каждый ваш символ дворянина
    [one] каждый { $each } ваш символ дворянина
    [few] каждые { $each } ваших символа дворянина
   *[other] каждые { $each } ваших символов дворянина
}
counter-icon-cleric = { $each ->
    [1] каждый ваш символ священника
    [one] каждый { $each } ваш символ священника
    [few] каждые { $each } ваших символа священника
   *[other] каждые { $each } ваших символов священника
}
counter-icon-criminal = { $each ->
    [1] каждый ваш символ преступника
    [one] каждый { $each } ваш символ преступника
    [few] каждые { $each } ваших символа преступника
   *[other] каждые { $each } ваших символов преступника
}

## Текст карты

card-line = { $card }, { $cost } { $cost ->
    [one] серебро
   *[other] серебра
}, { $icons }
    .join = comma
thing-line = { $card }
outsider-line = { $card }, чужеземец, { $cost } { $cost ->
    [one] серебро
   *[other] серебра
}, { $icons }
    .join = comma
chest-tile-line = Жетон сундука
start-manuscript-line = { $ribbon } манускрипт, напечатанный на планшете манускриптов
manuscript-line = { $ribbon } манускрипт, { $cost } { $cost ->
    [one] символ
    [few] символа
    [many] символов
   *[other] символа
} священника
printed-townsfolk-line = горожанин, напечатанный на сегменте «{ $segment }», { $cost } { $cost ->
    [one] серебро
   *[other] серебра
}, { $icons }
    .join = comma
printed-manuscript-line = манускрипт, напечатанный на сегменте «{ $segment }», { $cost } { $cost ->
    [one] символ
    [few] символа
    [many] символов
   *[other] символа
} священника
hire-text = при найме или изгнании: { $what }
dismiss-text = при изгнании: { $what }
gain-text = при получении: { $what }
leaves-text = затем эта карта уходит из игры
destroyed-text = при уничтожении: { $what }
destroyed-from-hand-text = при уничтожении из руки ещё и { $what }
refuse-text = если отвергнуть: { $what }
last-deed-text = перед подсчётом очков: { $what }
extra-ribbon-text = считается за { $n } { $n ->
    [one] закладку любого цвета
    [few] закладки любых цветов
    [many] закладок любых цветов
   *[other] закладки любых цветов
}
debt-vp-text = каждый неоплаченный долг отнимает у вас на { $n } ПО меньше
diversified-builder-text = первому, кто возведёт по одному сооружению каждого типа
specialized-builder-text = первому, кто возведёт три сооружения одного типа
public-cost-text = { $n } { $n ->
    [one] символ
    [few] символа
    [many] символов
   *[other] символа
} строителя
public-building-text = заменяет вашу { $building } рядом с вашим виконтом; та возвращается на ваш планшет
    .form-building = acc
column-text = столбец { $column }, { $ribbon }: { $what }
start-manuscript-text = он ваш с самого начала и кладёт королевский указ в вашу стартовую колоду
any-ribbon-text = вы выбираете столбец, и манускрипт получает его цвет
tile-reward-text = каждый раз, когда карту, на которой как минимум { $needs }, играют или сдвигают на место над жетоном (но не при смене порядка карт): { $what }
tile-as-all-text = в действии { $needs } на карте над жетоном можно считать за { $gives }
    .form-needs = acc
tile-as-any-text = в действии { $needs } над жетоном можно считать за { $gives }
    .join = or
    .form-needs = acc
tile-points-text = { $parts }
tile-count = { $n ->
    [1] { $n } жетон сундука — { $vp } ПО
    [one] { $n } жетон — { $vp } ПО
    [few] { $n } жетона — { $vp } ПО
   *[other] { $n } жетонов — { $vp } ПО
}
needs-kings-order = королевский указ
vp-sum = { $parts }
cleric-bonus-text = первому, у кого будет не меньше { $n } { $ribbon } закладок
    .form-ribbon = genpl
castle-leader-text = игроку, у которого больше всех рабочих на уровне 3
starts-on = стартовая локация: { $space }
then-text = затем { $what }
end-of-set-up-text = затем, в конце подготовки, { $what }
icons-merchant = { $n ->
    [1] торговец
    [one] { $n } торговец
    [few] { $n } торговца
   *[other] { $n } торговцев
}
icons-builder = { $n ->
    [1] строитель
    [one] { $n } строитель
    [few] { $n } строителя
   *[other] { $n } строителей
}
icons-noble = { $n ->
    [1] дворянин
    [one] { $n } дворянин
    [few] { $n } дворянина
   *[other] { $n } дворян
}
icons-cleric = { $n ->
    [1] священник
    [one] { $n } священник
    [few] { $n } священника
   *[other] { $n } священников
}
icons-criminal = { $n ->
    [1] преступник
    [one] { $n } преступник
    [few] { $n } преступника
   *[other] { $n } преступников
}
no-icons = без символов

## Символы, кратко

icon-ink = { $n ->
    [1] чернильница
    [one] { $n } чернильница
    [few] { $n } чернильницы
   *[other] { $n } чернильниц
}
icon-corruption = { $n ->
    [1] порочность
    [one] { $n } порочность
    [few] { $n } порочности
   *[other] { $n } порочностей
}
icon-deed = { $n ->
    [1] грамота
    [one] { $n } грамота
    [few] { $n } грамоты
   *[other] { $n } грамот
}
icon-resource-any = { $n ->
    [1] любой ресурс
    [one] { $n } любой ресурс
    [few] { $n } любых ресурса
   *[other] { $n } любых ресурсов
}
icon-merchant = торговец
    .gen = торговца
icon-builder = строитель
    .gen = строителя
icon-noble = дворянин
    .gen = дворянина
icon-cleric = священник
    .gen = священника
icon-criminal = преступник
    .gen = преступника
icon-no-criminal = нет преступников
icon-destroy = { $n ->
    [1] уничтожить
   *[other] уничтожить { $n }
}
icon-discard = { $n ->
    [1] сбросить
   *[other] сбросить { $n }
}
icon-hire = { $n ->
    [1] нанять
   *[other] нанять { $n }
}
icon-shuffle = перемешать
icon-rearrange = порядок карт
icon-worker = { $n ->
    [1] рабочий
    [one] { $n } рабочий
   *[other] { $n } рабочих
}
icon-castle-move = { $n ->
    [1] перемещение в замке
    [one] { $n } перемещение в замке
    [few] { $n } перемещения в замке
   *[other] { $n } перемещений в замке
}
icon-manuscript-3-4 = манускрипт за 3 или 4
icon-flip-debt = перевернуть долг
icon-flip-deed = перевернуть грамоту
icon-flip-either = перевернуть
icon-draw = { $n ->
    [1] взять карту
    [one] взять { $n } карту
    [few] взять { $n } карты
   *[other] взять { $n } карт
}
icon-action-trade = торговать
icon-action-construct = возвести сооружение
icon-action-place-workers = разместить рабочих
icon-action-transcribe = перевести манускрипт
icon-viscount = переместить виконта
icon-kings-order = { $n ->
    [1] королевский указ
    [one] { $n } королевский указ
    [few] { $n } королевских указа
   *[other] { $n } королевских указов
}
icon-welcome = принять
icon-refuse = отвергнуть
icon-discard-debt = { $n ->
    [1] сбросить долг
    [one] сбросить { $n } долг
    [few] сбросить { $n } долга
   *[other] сбросить { $n } долгов
}
icon-approved-deed = заверенная грамота
icon-hero = выдающийся горожанин
icon-chest = жетон сундука
icon-trading-post = фактория
icon-guildhall = гильдия
icon-workshop = мастерская
