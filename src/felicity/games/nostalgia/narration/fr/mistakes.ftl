# Ce qui ne va pas dans des cartes maison.

nostalgia-wrong-rows = le nombre de lignes de la clé { $at } est de { $count }, il en faut { $expected } pour cette catégorie
nostalgia-wrong-goal = clé { $at } : les objectifs de vie en ont une, les autres catégories n’en ont pas
nostalgia-wrong-condition = clé { $at } : une seule condition, have ou measure à la fin de la partie, on ou pays avant
nostalgia-wrong-skill = clé { $at } : les compétences en ont une, les autres catégories n’en ont pas
nostalgia-wrong-skill-keys = la clé { $at } a { $found }, il faut l’une de ces possibilités : { $known }
