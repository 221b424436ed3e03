"""Press"""

from __future__ import annotations

from judge.checks.heralds_of_galactus import s3_press
from judge.proving.tables.vs_remix import check

SAME = {2: 3, 3: 4, 4: 5, 5: 6, 6: 7, 7: 8, 8: 9, 9: 1}

# What the first point of the other ruling says stands here in two: whom press makes cheaper, and that it is one character only.
of_whom = check.replays("remix-glossary/press", points={1: 1, **SAME})
of_one = check.replays("remix-glossary/press", points={1: 2, **SAME})

six_points_and_two_press_characters = of_one(s3_press.six_points_and_two_press_characters)
an_equipment_comes_after_press = of_whom(s3_press.an_equipment_comes_after_press)
press_is_for_the_next_character = of_one(s3_press.press_is_for_the_next_character)
press_counts_all_press_recruits_of_the_turn = of_one(s3_press.press_counts_all_press_recruits_of_the_turn)
press_counts_where_it_comes_last = of_one(s3_press.press_counts_where_it_comes_last)
press_lasts_for_the_turn = of_whom(s3_press.press_lasts_for_the_turn)
cheap_characters_after_press = of_one(s3_press.cheap_characters_after_press)
cost_of_a_character_recruited_for_less = of_one(s3_press.cost_of_a_character_recruited_for_less)
boost_after_press = of_one(s3_press.boost_after_press)
press_triggers_on_recruiting = of_whom(s3_press.press_triggers_on_recruiting)
whoever_owns_the_next_one = of_whom(s3_press.whoever_owns_the_next_one)
