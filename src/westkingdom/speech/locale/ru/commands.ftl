# Что можно ввести за текстовым столом и у поля текстом в браузере; английские слова тоже всегда понимаются.

command-why = почему
command-board = поле
command-boxes = дополнения
command-me = мои
command-players = игроки
command-cards = карты
command-rules = правила
command-log = журнал
command-opponent = бот
command-undo = отмена
command-save = сохранить
command-quit = выход
command-help = справка
