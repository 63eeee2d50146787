# What is wrong with house cards, or with options that don't go together.

loop-error-careers = careers={ $careers } names { $count } careers for { $seats } seats: name up to { $seats }.
loop-error-no-careers = In basic mode everybody is an intern: careers can’t be chosen (LOOP-1.0.7).
loop-error-career = careers: there is no career { $career }; known are { $known }.
loop-error-career-mode = careers: { $career } is not used in this mode (LOOP-5.1g); choose from { $known }, intern.
loop-error-career-twice = careers: { $career } is named twice, and there is one such card (LOOP-R64).

loop-expected-qualities = a list of QUALITY figures from 1 to 4
loop-expected-salaries = one to three entries {"{"} coins = number or "double", happiness = 0 or less {"}"}
loop-expected-materials = two of { $words }
loop-expected-properties = two different ones of { $words }
loop-expected-icons = 3 to 5 PROPERTY icons, e.g. {"{"} HOUSE = 2, GROUP = 1 {"}"}
