# Как играть, нашими словами: как называются главы и разделы руководств ко всем играм.

guide-solo = В одиночку против соперника
guide-solo-wonders = В одиночку, с дополнением «Чудеса света»
guide-section-about = О чём эта игра
guide-section-turn = Ваш ход, шаг за шагом
guide-section-places = Места и действия
guide-section-points = За что дают очки
guide-section-end = Как игра заканчивается
guide-section-overlook = Что легко упустить
guide-section-rulings = Что правила оставляют открытым
guide-rulings = Толкования
guide-ruling = { $played } За столом можно выбрать другое прочтение: { $other }
guide-ruling-here = За этим столом: { $played } Другое прочтение: { $other }
