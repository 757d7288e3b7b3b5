# Имена игроков-ботов.

opponent-aristocrat = Аристократ
opponent-enforcer = Каратель
opponent-illusionist = Иллюзионист
opponent-meddler = Проныра
opponent-patron = Покровитель
opponent-peddler = Коробейник
opponent-reconstruction = Реконструкция
