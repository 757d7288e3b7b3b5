# Имена игроков-ботов.

opponent-aristocrat = Аристократ
opponent-enforcer = Каратель
opponent-illusionist = Иллюзионист
opponent-meddler = Проныра
opponent-patron = Покровитель
opponent-peddler = Коробейник
opponent-reconstruction = Реконструкция

web-opponent-aristocrat-about = Держится рядом с принцессой, жертвует на чудеса и завершает их, тратя меньше мрамора, чем другие.
web-opponent-enforcer-about = Устраивает облавы в центре города и получает мрамор всякий раз, когда отправляет пленников в темницу.
web-opponent-illusionist-about = На чёрном рынке он как дома и не теряет там добродетели.
web-opponent-meddler-about = Разгоняет подмастерьев из мастерской и хватает рабочих всякий раз, когда строит или поднимается в соборе.
web-opponent-patron-about = Ходит на королевский склад за мрамором и добродетелью; каждый рабочий приносит ему там влияние.
web-opponent-peddler-about = Зарабатывает в лавке серебряника и наживается на каждом обновлении чёрного рынка.
web-opponent-reconstruction-about = Придуман нами для игры без дополнений: каждый ход следует карте замысла, и видно, почему он так поступает.
