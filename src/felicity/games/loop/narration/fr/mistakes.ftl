# Ce qui ne va pas dans des cartes maison, ou dans des options qui ne vont pas ensemble.

loop-error-careers = careers={ $careers } : { $count } carrières pour { $seats } places : nommez-en { $seats } au plus.
loop-error-no-careers = En mode de base, tout le monde est stagiaire : on ne choisit pas de carrière (LOOP-1.0.7).
loop-error-career = careers : la carrière { $career } n’existe pas ; il y a { $known }.
loop-error-career-mode = careers : { $career } ne sert pas dans ce mode (LOOP-5.1g) ; choisissez parmi { $known }, intern.
loop-error-career-twice = careers : { $career } est nommée deux fois, et cette carte est unique (LOOP-R64).

loop-expected-qualities = une liste de qualités de 1 à 4
loop-expected-salaries = un à trois salaires {"{"} coins = nombre ou "double", happiness = 0 ou moins {"}"}
loop-expected-materials = deux mots parmi { $words }
loop-expected-properties = deux mots différents parmi { $words }
loop-expected-icons = 3 à 5 icônes de propriété, par exemple {"{"} HOUSE = 2, GROUP = 1 {"}"}
