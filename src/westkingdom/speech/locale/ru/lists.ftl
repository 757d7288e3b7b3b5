# Как произносятся перечисления. Сообщение называет способ атрибутом .join; без него это «and». Способ «either» есть только по-русски: «либо …, либо …».

list-and-more = { $a }, { $b }
list-and-last = { $a } и { $b }
list-or-more = { $a }, { $b }
list-or-last = { $a } или { $b }
list-either-more = { $a }, либо { $b }
list-either-last = { $a }, либо { $b }
list-then-more = { $a }, затем { $b }
list-then-last = { $a }, затем { $b }
list-and-then-more = { $a } и затем { $b }
list-and-then-last = { $a } и затем { $b }
list-comma-more = { $a }, { $b }
list-comma-last = { $a }, { $b }
list-semicolon-more = { $a }; { $b }
list-semicolon-last = { $a }; { $b }
