# Соперники, за которых играет программа: как их зовут, на каком уровне они играют и что это значит.

bot-name-odo = Одо
bot-name-alda = Альда
bot-name-lambert = Ламберт
bot-name-rotrude = Ротруда
bot-name-theodric = Теодорих
bot-name-ermengard = Эрменгарда
bot-name-hincmar = Хинкмар
bot-name-hildegard = Хильдегарда
bot-name-bernard = Бернар
bot-name-adela = Адель
bot-name-gerold = Герольд
bot-name-richilde = Рихильда
bot-name-wala = Вала
bot-name-dhuoda = Дуода
bot-name-nithard = Нитхард
bot-name-ansgard = Ансгарда
bot-titled = { $called } ({ $bot })

bot-novice = новичок
bot-novice-about = Видит только свой ход и чаще всего сильно ошибается в оценке. Его можно победить в первой же партии.
bot-apprentice = ученик
bot-apprentice-about = Планирует свой ход, но часто ошибается. Обычно побеждает новичка; хороший соперник для первых партий.
bot-journeyman = подмастерье
bot-journeyman-about = Планирует свой ход и ошибается реже. Обычно побеждает ученика.
bot-master = мастер
bot-master-about = Продумывает весь свой ход и не ошибается по невнимательности. Обычно побеждает подмастерье.
bot-grandmaster = гроссмейстер
bot-grandmaster-about = Смотрит ещё и на несколько раундов вперёд и думает дольше. Обычно побеждает мастера; сильнейший из всех.
bot-random = наугад
bot-random-about = Выбирает любой допустимый вариант. Для проверок и программ; соперник слабый.
