# Названия. Карты названы в папке своей игры, в файле cards.ftl.

box-gates-of-gold = Золотые врата
box-keeper-of-keys = Хранитель ключей
box-works-of-wonder = Чудеса света

## Лист подсчёта очков

score-debts = Долги
score-total = Итого
