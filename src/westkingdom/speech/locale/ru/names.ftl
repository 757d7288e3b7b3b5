# Названия. Карты названы в папке своей игры, в файле cards.ftl.

game-viscounts = Виконты западного королевства
game-architects = Архитекторы западного королевства
box-gates-of-gold = Золотые врата
box-keeper-of-keys = Хранитель ключей
box-works-of-wonder = Чудеса света

## Лист подсчёта очков

score-debts = Долги
score-total = Итого
