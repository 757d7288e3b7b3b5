# Что делают эффекты и свойства: части предложений, первая буква станет прописной там, где предложение начинается.
# Эффекты названы инфинитивом. Атрибут .acc — винительный падеж, .gen — родительный.

## Количества

amount-clay = { $n } { $n ->
    [one] глина
   *[other] глины
}
    .acc = { $n } { $n ->
    [one] глину
   *[other] глины
}
    .gen = { $n } глины
amount-wood = { $n } { $n ->
    [one] дерево
   *[other] дерева
}
    .gen = { $n } дерева
amount-marble = { $n } { $n ->
    [one] мрамор
   *[other] мрамора
}
    .gen = { $n } мрамора
amount-tax = { $n } { $n ->
    [one] серебро
   *[other] серебра
} налога
amount-silver-laid = { $n } { $n ->
    [one] серебро
   *[other] серебра
} на пропущенных подмастерьев
amount-virtue-lost = потеря { $n } { $n ->
    [one] добродетели
   *[other] добродетелей
}
    .acc = потерю { $n } { $n ->
    [one] добродетели
   *[other] добродетелей
}
amount-vp = { $n } ПО
amount-building-card = { $n } { $n ->
    [one] карта сооружения
    [few] карты сооружений
    [many] карт сооружений
   *[other] карты сооружений
}
    .acc = { $n } { $n ->
    [one] карту сооружения
    [few] карты сооружений
    [many] карт сооружений
   *[other] карты сооружений
}
amount-reward-card = { $n } { $n ->
    [one] награда
    [few] награды
    [many] наград
   *[other] награды
}
    .acc = { $n } { $n ->
    [one] награду
    [few] награды
    [many] наград
   *[other] награды
}
amount-debt-destroyed = на { $n } { $n ->
    [one] долг
    [few] долга
    [many] долгов
   *[other] долга
} меньше
amount-prisoner = { $n } { $n ->
    [one] рабочий
   *[other] рабочих
} в темнице

## Эффекты

effect-gain-per = { $part } за { $what }
effect-lose = потерять { $parts }
    .form-parts = acc
effect-each-player = каждый игрок, включая вас: { $part }
effect-pay = сбросить { $cost }, чтобы { $part }
    .form-cost = acc
effect-hire-free = бесплатно нанять любого открытого подмастерья
effect-discard-apprentice = сбросить { $n } { $n ->
    [one] своего подмастерья
   *[other] своих подмастерьев
}
effect-discard-building = сбросить { $n } { $n ->
    [one] карту сооружения
    [few] карты сооружений
    [many] карт сооружений
   *[other] карты сооружений
}
effect-destroy-debt = уничтожить один свой неоплаченный долг
effect-flip-debt = бесплатно погасить долг
effect-capture = { $n ->
    [1] бесплатно захватить { $n } группу рабочих
    [one] бесплатно захватить до { $n } группы рабочих
   *[other] бесплатно захватить до { $n } групп рабочих
}
effect-release-prison = { $n ->
    [20] забрать всех своих рабочих из темницы
    [1] можно забрать { $n } своего рабочего из темницы
    [one] забрать до { $n } своего рабочего из темницы
   *[other] забрать до { $n } своих рабочих из темницы
}
effect-release-captives = вернуть всех своих рабочих с планшетов других игроков
effect-send-captives = отправить всех своих пленников в темницу и получить { $n } { $n ->
    [one] серебро
   *[other] серебра
} за каждого
effect-place-worker = поставить ещё одного рабочего { $location }
    .form-location = to

## Условия: начало предложения

condition-eq = { $n ->
    [0] если у вас нет { $what }
   *[other] если у вас ровно { $n } { $num }
}
    .form-what = gen
    .form-num = num what
    .it = { $n ->
    [0] если у него нет { $what }
   *[other] если у него ровно { $n } { $num }
}
condition-ge = если у вас есть хотя бы { $n } { $num }
    .form-what = gen
    .form-num = num what
    .it = { $kind ->
    [group] если у другого игрока есть группа хотя бы из { $n } рабочих
    [tax] если в налоговой конторе не меньше { $n } серебра
   *[other] если у него есть хотя бы { $n } { $num }
}
    .it-form-kind = kind what
condition-le = если { $what } у вас не больше { $n }
    .form-what = gen
    .it = если { $what } у него не больше { $n }
condition-gt = если { $what } у вас больше { $n }
    .form-what = gen
    .it = если { $what } у него больше { $n }
condition-lt = если { $what } у вас меньше { $n }
    .form-what = gen
    .it = если { $what } у него меньше { $n }
condition-most = если у вас больше { $what }, чем у любого другого игрока
    .form-what = gen
    .it = если у него больше { $what }, чем у любого другого игрока

## Что считают: «за каждый…»; в родительном падеже без числа — для условий

counter-clay = { $n ->
    [1] каждую глину
   *[other] каждые { $n } глины
}
    .gen = глины
    .num = { $n ->
    [one] глина
   *[other] глины
}
counter-wood = { $n ->
    [1] каждое дерево
   *[other] каждые { $n } дерева
}
    .gen = дерева
    .num = { $n ->
    [one] дерево
   *[other] дерева
}
counter-stone = { $n ->
    [1] каждый камень
    [few] каждые { $n } камня
   *[other] каждые { $n } камней
}
    .gen = камня
    .num = { $n ->
    [one] камень
    [few] камня
   *[other] камней
}
counter-gold = { $n ->
    [1] каждое золото
   *[other] каждые { $n } золота
}
    .gen = золота
    .num = { $n ->
    [one] золото
   *[other] золота
}
counter-marble = { $n ->
    [1] каждый мрамор
   *[other] каждые { $n } мрамора
}
    .gen = мрамора
    .num = { $n ->
    [one] мрамор
   *[other] мрамора
}
counter-silver = { $n ->
    [1] каждое серебро
   *[other] каждые { $n } серебра
}
    .gen = серебра
    .num = { $n ->
    [one] серебро
   *[other] серебра
}
counter-virtue = { $n ->
    [1] каждую добродетель
    [few] каждые { $n } добродетели
   *[other] каждые { $n } добродетелей
}
    .gen = добродетели
    .num = { $n ->
    [one] добродетель
    [few] добродетели
   *[other] добродетелей
}
counter-basic-resources = { $n ->
    [1] каждую вашу глину, дерево или камень
    [few] каждые { $n } ваших ресурса (глина, дерево, камень)
   *[other] каждые { $n } ваших ресурсов (глина, дерево, камень)
}
    .gen = глины, дерева и камня
    .num = { $n ->
    [one] ресурс (глина, дерево, камень)
    [few] ресурса (глина, дерево, камень)
   *[other] ресурсов (глина, дерево, камень)
}
counter-unpaid-debts = { $n ->
    [1] каждый неоплаченный долг
    [few] каждые { $n } неоплаченных долга
   *[other] каждые { $n } неоплаченных долгов
}
    .gen = неоплаченных долгов
    .num = { $n ->
    [one] неоплаченный долг
    [few] неоплаченных долга
   *[other] неоплаченных долгов
}
counter-flipped-debts = { $n ->
    [1] каждый погашенный вами долг
    [few] каждые { $n } погашенных вами долга
   *[other] каждые { $n } погашенных вами долгов
}
    .gen = погашенных долгов
    .num = { $n ->
    [one] погашенный долг
    [few] погашенных долга
   *[other] погашенных долгов
}
counter-buildings = { $n ->
    [1] каждое возведённое вами сооружение
    [few] каждые { $n } возведённых вами сооружения
   *[other] каждые { $n } возведённых вами сооружений
}
    .gen = возведённых сооружений
    .num = { $n ->
    [one] сооружение
    [few] сооружения
   *[other] сооружений
}
counter-cathedral-level = { $n ->
    [1] каждый уровень собора
    [few] каждые { $n } уровня собора
   *[other] каждые { $n } уровней собора
}
    .gen = уровней собора
    .num = { $n ->
    [one] уровень собора
    [few] уровня собора
   *[other] уровней собора
}
counter-prisoners = { $n ->
    [1] каждого вашего рабочего в темнице
   *[other] каждых { $n } ваших рабочих в темнице
}
    .gen = рабочих в темнице
    .num = { $n ->
    [one] рабочий в темнице
   *[other] рабочих в темнице
}
counter-captives = { $n ->
    [1] каждого пленника на вашем планшете
   *[other] каждых { $n } пленников на вашем планшете
}
    .gen = пленников
    .num = { $n ->
    [one] пленник
    [few] пленника
   *[other] пленников
}
counter-apprentices = { $n ->
    [1] каждого вашего подмастерья
   *[other] каждых { $n } ваших подмастерьев
}
    .gen = подмастерьев
    .num = { $n ->
    [one] подмастерье
    [few] подмастерья
   *[other] подмастерьев
}
counter-skill-carpentry = { $n ->
    [1] каждого вашего подмастерья с навыком плотницкого дела
   *[other] каждых { $n } ваших подмастерьев с навыком плотницкого дела
}
    .gen = подмастерьев с навыком плотницкого дела
    .num = { $n ->
    [one] подмастерье с навыком плотницкого дела
    [few] подмастерья с навыком плотницкого дела
   *[other] подмастерьев с навыком плотницкого дела
}
counter-skill-tiling = { $n ->
    [1] каждого вашего подмастерья с навыком кровельного дела
   *[other] каждых { $n } ваших подмастерьев с навыком кровельного дела
}
    .gen = подмастерьев с навыком кровельного дела
    .num = { $n ->
    [one] подмастерье с навыком кровельного дела
    [few] подмастерья с навыком кровельного дела
   *[other] подмастерьев с навыком кровельного дела
}
counter-skill-masonry = { $n ->
    [1] каждого вашего подмастерья с навыком каменного дела
   *[other] каждых { $n } ваших подмастерьев с навыком каменного дела
}
    .gen = подмастерьев с навыком каменного дела
    .num = { $n ->
    [one] подмастерье с навыком каменного дела
    [few] подмастерья с навыком каменного дела
   *[other] подмастерьев с навыком каменного дела
}
each-of = { $what }

## Когда действует свойство

moment-after-action = после посещения { $places }: { $what }
    .form-places = gen
moment-place-worker = когда вы ставите рабочего { $places }: { $what }
    .form-places = to
moment-black-market-reset = при каждом обновлении чёрного рынка: { $what }
moment-black-market-reset-begins = при каждом обновлении чёрного рынка, до действий принцессы и спекулянта: { $what }
moment-flip-debt = каждый раз, когда вы погашаете долг: { $what }
moment-advance-cathedral = каждый раз, когда вы продвигаетесь по собору: { $what }
moment-send-captives = каждый раз, когда вы отправляете пленников в темницу: { $what }
moment-construct = каждый раз, когда вы возводите сооружение: { $what }
moment-gain-debt = каждый раз, когда вы берёте долг: { $what }
moment-lose-virtue = за каждую потерянную вами добродетель: { $what }
moment-gain-apprentice = каждый раз, когда вы нанимаете подмастерья: { $what }
moment-endgame = { $what }

## Что действует, пока вещь на месте

passive-silver-less = { $places } вы платите на { $n } { $n ->
    [one] серебро
   *[other] серебра
} меньше
    .form-places = loc
passive-virtue-kept = { $n ->
    [99] { $places } вы не теряете добродетель
    [one] { $places } вы теряете на { $n } добродетель меньше
    [few] { $places } вы теряете на { $n } добродетели меньше
   *[other] { $places } вы теряете на { $n } добродетелей меньше
}
    .form-places = loc
passive-more-workers = { $places } у вас считается на { $n } { $n ->
    [one] рабочего
   *[other] рабочих
} больше
    .form-places = loc
passive-tax-less = каждый раз вы платите на { $n } { $n ->
    [one] серебро
   *[other] серебра
} налога меньше
passive-trade = на королевском складе вам доступен ещё и обмен: { $parts }
    .join = or
passive-timber-less = сооружение или уровень собора обходится вам на 1 дерево или 1 камень дешевле
passive-one-precious = золото и мрамор для вас — один и тот же ресурс
passive-no-discard = чтобы продвинуться по собору, вам не нужно сбрасывать карту сооружения
passive-limit = у вас может быть { $n } { $n ->
    [one] подмастерье
    [few] подмастерья
    [many] подмастерьев
   *[other] подмастерья
}
passive-prevents-debt = вместо того чтобы взять долг, можно заплатить { $n } { $n ->
    [one] серебро
   *[other] серебра
}
passive-allows = ваша добродетель никогда не закрывает вам путь { $places }
    .form-places = to
to-cathedral = к собору

## Текст карты

apprentice-line = { $apprentice }
building-line = { $card }, сооружение, { $vp } ПО
board-line = { $card }, планшет игрока
market-line = карта чёрного рынка { $number }
market-printed-line = чёрный рынок, напечатано на поле
reward-line = Награда
reward-printed-line = Награда, напечатана на поле
location-line = { $location }
level-line = Собор, уровень { $level }
virtue-line = Шкала добродетели, деление { $virtue }
debt-unpaid-line = Неоплаченный долг
debt-paid-line = Погашенный долг
hired-text = при найме: { $what }
cost-text = стоимость: { $parts }
no-cost-text = ничего не стоит
needs-text = нужно: { $skills }
constructed-text = при возведении: { $what }
starts-with-text = на старте: { $parts }
starts-in-turn-order-text = на старте: добродетель { $virtue } и серебро по порядку хода
debt-vp-text = { $n ->
    [-1] каждый неоплаченный долг отнимает у вас на 1 ПО больше
    [1] каждый неоплаченный долг отнимает у вас на 1 ПО меньше
   *[other] очки за каждый неоплаченный долг меняются на { $n }
}
small-market-text = как малый рынок: { $what }
large-market-text = как большой рынок: { $what }
used-while-empty-text = действует, пока там нет карты
used-when-empty-text = действует, когда стопка пуста
vp-in-all-text = { $vp } ПО, если в конце игры ваш маркер стоит здесь
spaces-text = { $n } { $n ->
    [one] место
    [few] места
    [many] мест
   *[other] места
}
no-level-text = отсюда начинают все маркеры
level-cost-text = стоимость: { $parts } и карта сооружения из руки
    .join = comma
gives-reward-text = даёт награду
virtue-vp-text = { $vp } ПО в конце игры
virtue-no-market-text = чёрный рынок закрыт
virtue-no-cathedral-text = собор закрыт
virtue-tax-text = налог меньше на { $n }
virtue-top-text = за каждую добродетель сверх этого деления можно уничтожить неоплаченный долг
virtue-bottom-text = за каждую добродетель, которую здесь пришлось бы потерять, вы берёте долг
debt-pay-off-text = погасить можно в караульне за { $parts }
    .form-parts = acc
debt-flipped-text = при погашении: { $what }

## Что делают локации

per-worker = { $n ->
    [1] { $what } за каждого вашего рабочего там
   *[other] { $what } за каждых { $n } ваших рабочих там
}
    .acc = { $n ->
    [1] { $what } за каждого вашего рабочего там
   *[other] { $what } за каждых { $n } ваших рабочих там
}
    .acc-form-what = acc
per-worker-more = { $n ->
    [1] ещё { $more } за каждого вашего рабочего там
   *[other] ещё { $more } за каждых { $n } ваших рабочих там
}
place-gather = получить { $parts }
    .form-parts = acc
list-of = { $parts }
    .acc = { $parts }
    .acc-form-parts = acc
number = { $n }
place-mines = получить либо { $parts }
    .join = either
    .form-parts = acc
place-kings-storehouse = по одному обмену за каждого вашего рабочего там: { $parts } или обмен, который добавляет ваш подмастерье
    .join = comma
trade-text = { $cost } → { $gain }
place-workshop = либо нанять открытого подмастерья за { $parts }: при n рабочих там — из столбцов с 1 по n; каждый столбец правее — ещё 1 серебро, которое кладут на пропущенные карты
    .form-parts = acc
place-workshop-draw = либо взять { $parts }
    .form-parts = acc
place-town-centre = захватить по одной группе за каждого вашего рабочего там (группа — все рабочие одного игрока на локации с большим кругом): первую за { $first }, каждую следующую за { $more }
    .form-first = acc
    .form-more = acc
place-town-centre-own = чужие рабочие уходят на ваш планшет, ваши — возвращаются домой
place-town-centre-two = при 2 или 3 игроках за одно посещение можно захватывать на двух локациях, иначе только на одной
place-tax-stand = забрать всё лежащее там серебро и потерять { $virtue } { $virtue ->
    [one] добродетель
    [few] добродетели
    [many] добродетелей
   *[other] добродетели
}; нельзя, пока там пусто
place-tax-stand-tax = налог — это тоже серебро; уплаченный налог попадает сюда
place-guardhouse = по одному действию за каждого вашего рабочего там: отправить всех своих пленников в темницу и получить { $each } за каждого; забрать всех своих рабочих из темницы; вернуть всех своих рабочих с чужих планшетов за { $ransom } или за долг и { $virtue } { $virtue ->
    [one] добродетель
    [few] добродетели
    [many] добродетелей
   *[other] добродетели
}; погасить долг за { $debt }
    .form-each = acc
    .form-ransom = acc
    .form-debt = acc
place-black-market = стоимость: { $cost } и { $virtue } { $virtue ->
    [one] добродетель
    [few] добродетели
    [many] добродетелей
   *[other] добродетели
}; только при добродетели { $most } или меньше и для одного рабочего до следующего обновления
place-black-market-a = даёт то, что показывает малый рынок
place-black-market-b = затем нанять любого открытого подмастерья или посмотреть { $n } { $n ->
    [one] карту сооружения
    [few] карты сооружений
    [many] карт сооружений
   *[other] карты сооружений
} и оставить одну
place-black-market-c = даёт то, что показывает большой рынок
place-black-market-reset = { $n } { $n ->
    [one] рабочий
   *[other] рабочих
} на чёрном рынке вызывают обновление
place-guildhall = возвести сооружение из руки или продвинуться на уровень по собору; рабочие остаются там
place-guildhall-spaces = при { $seats } игроках здесь { $n } { $n ->
    [one] место
    [few] места
    [many] мест
   *[other] места
}: рабочий на последнем начинает последние ходы, рабочие на местах { $resets } вызывают обновление
place-prison = рабочие попадают сюда с чужих планшетов и при обновлениях
place-prison-reset = при каждом обновлении чёрного рынка тот, у кого здесь { $n } или больше рабочих, теряет 1 добродетель, а тот, у кого их больше всех, берёт долг
place-prison-vp = каждые { $n } ваших рабочих здесь отнимают у вас 1 ПО в конце игры

## Символы, кратко

icon-clay = { $n ->
    [1] глина
   *[other] { $n } глины
}
icon-wood = { $n ->
    [1] дерево
   *[other] { $n } дерева
}
icon-marble = { $n ->
    [1] мрамор
   *[other] { $n } мрамора
}
icon-building-card = { $n ->
    [1] карта сооружения
    [one] { $n } карта сооружения
    [few] { $n } карты сооружений
   *[other] { $n } карт сооружений
}
icon-reward-card = { $n ->
    [1] награда
    [one] { $n } награда
    [few] { $n } награды
   *[other] { $n } наград
}
icon-virtue-lost = −{ $n } { $n ->
    [one] добродетель
    [few] добродетели
    [many] добродетелей
   *[other] добродетели
}
icon-per = /
icon-each-player = каждому игроку:
icon-destroy-debt = уничтожить долг
icon-flip-debt = погасить долг
icon-discard-building = сбросить карту сооружения
icon-discard-apprentice = сбросить подмастерья
icon-hire = нанять
icon-capture = { $n ->
    [1] захват
    [one] { $n } захват
    [few] { $n } захвата
   *[other] { $n } захватов
}
icon-release-prison = { $n } из темницы
icon-release-prison-all = все из темницы
icon-release-captives = вернуть захваченных
icon-send-captives = пленники в темницу
icon-place-worker = поставить рабочего
icon-basic-resources = глина, дерево и камень
icon-flipped-debts = погашенные долги
icon-buildings = сооружения
icon-cathedral-level = уровни собора
icon-skill-carpentry = плотницкое дело
icon-skill-tiling = кровельное дело
icon-skill-masonry = каменное дело
