# Les problèmes sur la page : la liste, et un problème à sa table.

page-puzzles = Trouvez le meilleur coup
    .about = Des positions de parties de robots où un choix vaut nettement mieux que tous les autres. Choisissez, apprenez ce que votre choix apporte ou ce qui lui manque, et réessayez autant que vous voulez.
page-puzzles-door = Des problèmes de chaque jeu, par thème et par difficulté, et celui du jour.
page-puzzles-open = Vers les problèmes
page-puzzles-title = Problèmes · Felicity
page-puzzles-one = Problème : { $game } · Felicity
page-puzzles-today = Le problème du jour
page-puzzles-today-about = le même pour tout le monde, jusqu’à minuit UTC.
page-puzzles-solve = Le résoudre
page-puzzles-again = Le revoir
page-puzzles-game = Jeu
page-puzzles-theme = Thème
page-puzzles-level = Difficulté
page-puzzles-all = Tous
page-puzzles-any-level = Toutes
page-puzzles-found = { $number ->
        [one] { $number } problème
       *[other] { $number } problèmes
    }
page-puzzles-solved = Résolu
page-puzzles-none = Ce serveur n’a pas de problèmes.
page-puzzles-list = Tous les problèmes
page-puzzles-others = Ce qui manque aux autres
page-puzzles-next = Problème suivant
page-puzzles-done = C’était le dernier de ceux-ci.
page-puzzles-show = Montrez-moi la réponse
page-error-no-puzzle = Ce problème n’existe pas.
