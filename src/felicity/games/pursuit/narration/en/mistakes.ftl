# What is wrong with house cards, or with options that don't go together.

pursuit-error-sections = Four stress_sections go only with old_age_stress=3,4,5, and five only with 4,6,8 or 3,6,9: otherwise nobody would die, or everybody too soon (POH-R1, POH-R2).
pursuit-error-traits = { $players } players need { $needed } child traits; there are { $traits } (POH-R51).

pursuit-expected-amounts = a table of amounts, e.g. {"{"} knowledge = 2, lth = 1 {"}"}
pursuit-expected-rows = a list of rows, one {"{"} ... {"}"} for each level
pursuit-expected-keys = a list of keys
pursuit-expected-constant = a constant of the board
pursuit-expected-requirement = one of { $words } with a number
pursuit-expected-effect = {"{"} on = one of { $words }, gain = ... {"}"}
pursuit-expected-by-players = a number for each of { $players } players
pursuit-expected-sections = hourglasses for each section, one of them 0
pursuit-expected-three = three whole numbers
pursuit-wrong-time = key { $at }: no time is spent here beside the action itself
pursuit-wrong-no-time = key { $at } is missing, expected 1 to { $most } (POH-16.17)
pursuit-wrong-key = key { $at } is not known here; known are { $known }
pursuit-wrong-bonuses = key { $at }: a group project has { $roles }, the others have none
pursuit-wrong-promotion = key { $at }: jobs of levels 1 and 2 have one, a job of level 3 has none (POH-16.16)
