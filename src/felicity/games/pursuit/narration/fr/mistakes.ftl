# Ce qui ne va pas dans des cartes maison, ou dans des options qui ne vont pas ensemble.

pursuit-error-sections = Quatre stress_sections ne vont qu’avec old_age_stress=3,4,5, et cinq qu’avec 4,6,8 ou 3,6,9 : sinon, personne ne mourrait, ou tout le monde trop tôt (POH-R1, POH-R2).
pursuit-error-traits = Pour { $players } joueurs, il faut { $needed } talents nés ; il y en a { $traits } (POH-R51).

pursuit-expected-amounts = des montants, par exemple {"{"} knowledge = 2, lth = 1 {"}"}
pursuit-expected-rows = une liste de lignes, un {"{"} ... {"}"} par niveau
pursuit-expected-keys = une liste de clés
pursuit-expected-constant = une constante du plateau
pursuit-expected-requirement = l’un de ces mots avec un nombre : { $words }
pursuit-expected-effect = {"{"} on = l’un de ces mots : { $words }, gain = ... {"}"}
pursuit-expected-by-players = un nombre pour chaque nombre de joueurs : { $players }
pursuit-expected-sections = des sabliers pour chaque section, dont un 0
pursuit-expected-three = trois nombres entiers
pursuit-wrong-time = clé { $at } : ici, on ne dépense pas de temps en plus de l’action
pursuit-wrong-no-time = il manque la clé { $at }, de 1 à { $most } (POH-16.17)
pursuit-wrong-key = la clé { $at } n’a pas sa place ici ; il y a { $known }
pursuit-wrong-bonuses = clé { $at } : un projet de groupe en a { $roles }, les autres n’en ont pas
pursuit-wrong-promotion = clé { $at } : les métiers de niveau 1 et 2 en ont une, ceux de niveau 3 n’en ont pas (POH-16.16)
