# Why something is asked: read before the question. An event with such a message can be the reason for a question.

cause = { $what }:
cause-ability = { $thing }
