# Как играть, нашими словами: как называются главы и разделы руководств ко всем играм.

guide-solo = Одиночная игра
guide-solo-wonders = Одиночная игра с дополнением «Чудеса света»
guide-section-about = Об игре
guide-section-turn = Ваш ход, шаг за шагом
guide-section-places = Локации и действия
guide-section-points = За что дают очки
guide-section-end = Как игра заканчивается
guide-section-overlook = Что легко упустить
guide-section-rulings = Что правила оставляют открытым
guide-rulings = Толкования
guide-ruling = { $played } За вашим столом можно выбрать другое прочтение: { $other }
guide-ruling-here = За этим столом: { $played } Другое прочтение: { $other }
