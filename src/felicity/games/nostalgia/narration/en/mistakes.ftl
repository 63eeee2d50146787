# What is wrong with house cards.

nostalgia-wrong-rows = key { $at } has { $count } rows, expected { $expected } for this category
nostalgia-wrong-goal = key { $at }: life goals have one, the other categories have none
nostalgia-wrong-condition = key { $at }: one condition, have or measure at the end of the game, on or pays before
nostalgia-wrong-skill = key { $at }: skill cards have one, the other categories have none
nostalgia-wrong-skill-keys = key { $at } has { $found }, expected one of { $known }
