## felicity balance : le rapport de référence d’un jeu

help-balance = Dire tout ce qu’un auteur veut savoir d’un jeu : équilibre, durée, habileté, cartes, options. Dans le terminal, en page et en JSON.
example-balance = Exemples :
      felicity balance { $game } --games 100
      felicity balance { $game } --players 4 --games 1000 --folder reports --lang fr
help-balance-bot = Le robot qui joue à toutes les places.
help-balance-games = Combien de donnes entre robots égaux ; chaque degré d’habileté en joue la moitié, chaque règle maison le quart.
help-balance-options = Jouer aussi toutes les autres valeurs des règles maison, ou non.
help-balance-folder = Où vont la page et le fichier JSON.
balance-stopped = Arrêté. Tout ce qui a été joué est gardé ; la même commande continue.

balance-title = { $game } : comment il se joue
balance-picture-note = Dans les dessins, la ligne pointillée marque des chances égales, le trait épais l’intervalle à 95 %, le trait fin celui qui vaut à tout moment ; un losange marque ce qui reste surprenant (*), un anneau ce qui peut être le hasard.
balance-intro = { $mode }, { $players ->
        [one] 1 joueur
       *[other] { $players } joueurs
    }, version { $rules } des règles : { $deals ->
        [one] 1 donne
       *[other] { $deals } donnes
    } entre robots { $bot }. Elles montrent comment va le jeu quand tout le monde joue comme ces robots.
balance-chapter-balance = Équilibre
balance-chapter-course = Durée et déroulement
balance-chapter-skill = Hasard ou habileté
balance-chapter-choices = Cartes et possibilités
balance-chapter-options = Règles maison
balance-chapter-method = Méthode
balance-minutes = Entre personnes, { NUMBER($mean, maximumFractionDigits: 0) } minutes environ : une estimation, à { NUMBER($seconds, maximumFractionDigits: 0) } secondes par choix à plusieurs options.
balance-skill = Degrés d’habileté
balance-among = { $strong } parmi { $weak }
balance-instead = { $strong } au lieu de { $weak }
balance-skill-note = Victoires d’un robot plus fort parmi de plus faibles. Là où le hasard décide, il gagne comme les autres ; là où l’habileté décide, presque toujours.
balance-skill-together = De combien de points une table de robots plus forts gagne plus souvent qu’une table de plus faibles, sur les mêmes donnes.
balance-never = { $count ->
        [one] Une carte n’est jamais venue
       *[other] { $count } cartes ne sont jamais venues
    } : { $names }
balance-rare = { $count ->
        [one] Une carte a sûrement été prise
       *[other] { $count } cartes ont sûrement été prises
    } dans moins de 5 % des occasions : { $names }
balance-kinds = { $count ->
        [one] Une sorte d’option a sûrement été choisie
       *[other] { $count } sortes d’options ont sûrement été choisies
    } dans moins de 5 % des décisions qui l’offraient : { $names }
balance-options = Règles maison
balance-moves = { $option } change qui gagne, en points : { $names }
balance-same = Aucune donne n’a changé avec { $options }.
balance-again = Pour refaire ce rapport : { $command }
balance-studies = Il est calculé à partir des lignes de ces études ; felicity lab report et felicity lab query en montrent davantage.
balance-kind-table = Sortes d’options
balance-card-table = Cartes
balance-dead-note = offert : décisions où l’on pouvait la choisir. † : sûrement choisie dans moins de 5 % d’entre elles.
balance-card-note = points : de combien le score des joueurs qui avaient la carte diffère de celui des autres, dans les parties où elle est venue. C’est une association : celui qui prend une carte est peut-être déjà en tête. felicity lab run "… vs table.carte.clé=valeur" mesure l’effet d’un changement. † : sûrement prise dans moins de 5 % des occasions.
balance-options-note = Entre parenthèses, la valeur habituelle. Les mêmes donnes sont jouées avec et sans le changement ; ceux qui gagnent plus ou moins souvent sont nommés quand cela surprend encore après correction.
balance-column-offered = offert
balance-column-taken = pris
balance-column-moved = victoires, en points
balance-effects = Un point de plus
balance-effects-note = Les cartes et les rôles qui sortent du lot. détenteurs : l’écart de score entre les joueurs qui l’avaient et les autres. effet : ce que change un point de plus sur la carte ou le rôle quand on rejoue les mêmes donnes ; pour un rôle, à celui qui le joue ; pour une carte, à chaque joueur de la table. Les deux diffèrent parce que celui qui prend une carte est peut-être déjà devant, et parce que les autres jouent autrement quand elle change.
balance-column-naive = détenteurs
balance-column-effect = effet
balance-method-course = Est en tête celui qui a le plus de ce que les courbes montrent d’abord ; une partie est décidée à la manche après laquelle un gagnant est resté en tête. Les comparaisons montrées ensemble sont corrigées ensemble (Benjamini et Hochberg, 5 %).
balance-method-minutes = Les minutes supposent { NUMBER($seconds, maximumFractionDigits: 0) } secondes par choix à plusieurs options. Personne ne l’a mesuré avec de vrais joueurs.

help-balance-effects = Jouer aussi un point de plus sur les cartes et les rôles qui sortent du lot, ou non.
help-balance-all = Les rapports de tous les jeux dans tous les modes, avec un index ; ne nommez alors aucun jeu.
error-balance-no-game = Nommez un jeu, ou demandez les rapports de tous les jeux avec --all.
error-balance-all = --all fait les rapports de tous les jeux dans tous les modes : ne nommez alors ni jeu, ni mode, ni nombre de joueurs.
balance-report-of = { $game }, { $mode } ({ $number } sur { $count })
