## Problèmes : trouvez le meilleur coup

puzzle = Problème
puzzle-task = Un de ces choix vaut nettement mieux que tous les autres. Lequel ?
puzzle-right = C’est juste ! Rien d’autre n’en approche.
puzzle-wrong = Ce n’est pas celui-là.
puzzle-idle = Cela ne décide encore rien : il vous reste à jouer votre tour. Comment le jouez-vous ?
puzzle-shown = Le meilleur choix : { $option }.
puzzle-misses = { $when }, cela vous laisse en général { $lacks } que le meilleur choix.
puzzle-misses-though = { $when }, cela vous laisse en général { $lacks } que le meilleur choix, mais { $has }.
puzzle-misses-later = Vos compteurs ne le montrent guère, mais le meilleur choix vous place mieux pour la suite.
puzzle-cost = Cela coûte environ { $points } sur cent.
puzzle-other = { $option } : { $sentence }
puzzle-prompt = Votre choix (un numéro ; rien pour voir la réponse ; quitter) :
puzzle-no-option = Tapez un des numéros jusqu’à { $last }.
puzzle-level-1 = facile
puzzle-level-2 = moyen
puzzle-level-3 = difficile
puzzles-of = { $game } : { $number ->
        [one] { $number } problème
       *[other] { $number } problèmes
    }
puzzles-none = Il n’y a pas de tel problème. `felicity puzzles list` montre ceux qu’il y a ; `felicity puzzles make` en fait d’autres.
puzzles-solved = Résolus du premier coup : { $number }.
puzzles-mining = Recherche de problèmes
puzzles-made = { $file } contient maintenant { $number ->
        [one] { $number } problème
       *[other] { $number } problèmes
    }.
puzzles-stopped = Arrêté. { $file } contient { $number ->
        [one] { $number } problème
       *[other] { $number } problèmes
    } pour l’instant ; la même commande continue de là.
puzzles-mined = { $number ->
        [0] Aucun problème assez clair
        [one] { $number } nouveau problème
       *[other] { $number } nouveaux problèmes
    } dans { $games ->
        [one] cette partie.
       *[other] ces { $games } parties.
    }{ $number ->
        [0] { "" }
       *[other] { " " }À trouver dans { $file }.
    }
puzzles-stopped-mining = Arrêté. { $number ->
        [0] Rien n’a été ajouté
        [one] { $number } problème a été ajouté
       *[other] { $number } problèmes ont été ajoutés
    } à { $file }.
theme-credit = Crédit et dettes
theme-favours = Faveurs
theme-prices = Prix et argent
theme-goals = Objectifs
theme-waste = Déchets
theme-stress = Stress et repos
theme-time = Temps
theme-work = Travail
theme-love = Amour
theme-memories = Souvenirs
theme-explorers = Explorateurs
