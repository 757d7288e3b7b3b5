# Why something is asked: read before the question. An event with such a message can be the reason for a question.

cause-draft = keep { $all }, card { $n } of { $all }
cause-advance = cathedral, level { $level }
cause-capture = captures
cause-construct = { $building }
cause-hire = { $apprentice }
cause-place = { $location }
cause-reset = Black Market reset
cause-reset-of-another = Black Market reset
cause-reward = { $reward }
cause-hire-of-another = { $seat } hires { $apprentice }
