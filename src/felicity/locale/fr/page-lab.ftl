# The laboratory: composing studies, watching them, reading what they say.

page-lab-title = Laboratoire
page-lab-about = Posez une question sur un jeu : des robots y jouent de nombreuses fois, et la réponse dit à quel point elle est sûre.
page-lab-open = Ouvrir le laboratoire
page-lab-to-start = Retour à l’accueil
page-lab-off = Ce serveur n’a pas de laboratoire. Sur votre machine, « felicity play » en a un ; la personne qui gère ce serveur peut l’ouvrir avec « felicity serve --lab ».
page-lab-missing = Le laboratoire a besoin de paquets qui ne sont pas installés ici. Cette commande les installe ; relancez ensuite Felicity.

## Questions

page-lab-asks = Que voulez-vous savoir ?
page-lab-ask-role = Un rôle est-il trop fort ?
    .about = Compte combien de fois chaque rôle gagne entre robots égaux.
page-lab-ask-seat = Est-ce un avantage de commencer ?
    .about = Compte combien de fois chaque place et chaque rang du tour gagne entre robots égaux.
page-lab-ask-option = Que change une règle maison ?
    .about = Joue les mêmes donnes avec et sans elle.
page-lab-ask-bot = Quel robot est le meilleur ?
    .about = En fait jouer un contre d’autres, à chaque place tour à tour.
page-lab-ask-card = Et si une carte était différente ?
    .about = Change un chiffre et rejoue les mêmes donnes.

## The composer

page-lab-compose = Une étude : { $game }
page-lab-players = Joueurs
page-lab-bots = Qui joue ?
page-lab-same-bots = Le même robot à toutes les places
page-lab-bot-mcts = Recherche, { NUMBER($iterations) } itérations
page-lab-versus = Comparer avec
page-lab-versus-hint = Une seule version montre comment se joue le jeu ; une deuxième, ce que ferait un changement.
page-lab-versus-same = Les deux versions jouent les mêmes donnes, aux mêmes places.
page-lab-versus-none = Rien
page-lab-versus-option = Une règle maison
page-lab-versus-card = Une carte
page-lab-versus-bots = D’autres robots
page-lab-versus-pack = Des cartes maison
page-lab-other-bots = Qui joue dans la deuxième version ?
page-lab-choose-pack = Choisissez des cartes maison
page-lab-rule = Règle maison
page-lab-instead = au lieu de { $value }
page-lab-card-kind = Sorte de carte
page-lab-card = Carte
page-lab-figure = Chiffre
page-lab-how-long = Combien de temps ?
page-lab-fixed = Un nombre de parties
page-lab-until = Jusqu’à la précision voulue
page-lab-games = Parties
page-lab-width = Intervalle le plus large, en points
page-lab-more = Graine, places, règles maison
page-lab-seed = Graine
page-lab-seed-hint = La même graine redonne les mêmes parties.
page-lab-rotate = Chacun avance d’une place après chaque partie
page-lab-rotate-hint = Pour qu’aucun robot ne profite de sa place.
page-lab-will-do = Ce que cela fait
page-lab-does = Joue { $games } parties de { $game } ({ $mode }) à { $players ->
    [one] 1 joueur
   *[other] { $players } joueurs
} : { $bots }.
page-lab-does-until = Joue à { $game } ({ $mode }) à { $players ->
    [one] 1 joueur
   *[other] { $players } joueurs
}, { $bots }, jusqu’à ce que chaque intervalle fasse moins de { $width } points, ou pendant { $games } parties au plus.
page-lab-does-again = Puis rejoue les mêmes donnes avec ce changement : { $changes }.
page-lab-all-bots = { $bot } à toutes les places
page-lab-change = { $what } : { $value }
page-lab-house-cards = cartes maison « { $name } »
page-lab-own-cards = les cartes du jeu
page-lab-takes = Durée ici : environ { $time }.
page-lab-known = Cette étude est déjà ici : « Lancer » l’affiche ou la poursuit.
page-lab-text = L’étude en bref, pour les liens, les fichiers et le terminal :
page-lab-run = Lancer
page-lab-link = Copier un lien
page-lab-link-copied = Le lien est dans le presse-papiers. Il ouvre le laboratoire avec cette étude déjà remplie.
page-lab-seconds = { $seconds ->
    [one] 1 seconde
   *[other] { $seconds } secondes
}
page-lab-minutes = { $minutes ->
    [one] une minute
   *[other] { $minutes } minutes
}
page-lab-hours = { $hours ->
    [one] 1 heure
   *[other] { $hours } heures
}

## The list

page-lab-studies = Études
page-lab-no-studies = Aucune pour l’instant. Posez une question ci-dessus et lancez-la.
page-lab-study-title = { $game }, { $mode }, { $players ->
    [one] 1 joueur
   *[other] { $players } joueurs
}
page-lab-against = Comparé avec : { $changes }
page-lab-state-waiting = { $place ->
    [0] En attente.
    [1] La prochaine de la file.
   *[other] Numéro { $place } de la file.
}
page-lab-state-running = En cours.
page-lab-state-paused = En pause.
page-lab-state-stopped = Arrêtée.
page-lab-state-finished = Terminée.
page-lab-state-failed = En échec.
page-lab-state-outdated = Jouée avec d’anciennes règles.
page-lab-deals-of = { $done } donnes sur { $deals }
page-lab-left = Encore { $time } environ
page-lab-pause = Mettre en pause
page-lab-resume = Continuer
page-lab-cancel = Arrêter
page-lab-remove = Supprimer

## The answer

page-lab-answer-none = Les premiers chiffres arrivent après quelques parties.
page-lab-answer-odd = { $name } : { $rate } des parties gagnées ({ $low } à { $high }), là où { $even } serait équitable : { $verdict }.
page-lab-verdict-role-strong = trop fort pour ces robots
page-lab-verdict-role-weak = trop faible pour ces robots
page-lab-verdict-bot-strong = il joue mieux
page-lab-verdict-bot-weak = il joue moins bien
page-lab-verdict-turn-strong = un avantage pour ces robots
page-lab-verdict-turn-weak = un désavantage pour ces robots
page-lab-answer-even = { $family ->
    [roles] Aucun rôle
    [bots] Aucun robot
   *[other] Aucun rang du tour
} ne se distingue : chacun peut bien gagner { $even } % des parties, sa part équitable, pour autant que des intervalles de { $width } points au plus permettent d’en juger.
page-lab-answer-together = Les joueurs gagnent { $rate } des parties ({ $low } à { $high }).
page-lab-answer-together-more = Avec le changement, la part de parties gagnées varie de { $value } points ({ $low } à { $high }).
page-lab-answer-more = Avec le changement, { $name } : { $value } points de victoires en { $way ->
    [more] plus
   *[less] moins
} ({ $low } à { $high }).
page-lab-answer-same = Le changement ne fait aucune différence qui ne puisse être du hasard ; s’il y en a une, elle est d’au plus { $bound } points de victoires.
page-lab-answer-few = Après { $deals ->
    [one] une donne
   *[other] { $deals } donnes
}, ce n’est qu’une première impression.
page-lab-answer-any = L’intervalle reste valable même si vous regardez souvent, et quel que soit le moment où vous arrêtez.
page-lab-answer-fixed = L’intervalle vaut pour ce nombre de parties, dans 95 études sur 100.
page-lab-answer-bots = Ces chiffres montrent comment va le jeu quand tout le monde joue comme ces robots.
page-lab-span = { $value } ({ $low } à { $high })
page-lab-turn = { $turn ->
    [1] Joue en premier
    [2] Joue en deuxième
    [3] Joue en troisième
    [4] Joue en quatrième
    [5] Joue en cinquième
   *[other] Rang { $turn } du tour
}

## Charts and tables

page-lab-without = Sans le changement
page-lab-with = Avec le changement
page-lab-this = Cette étude
page-lab-first = Première étude
page-lab-second = Deuxième étude
page-lab-balance = Qui gagne
    .about = La part des parties que chacun gagne. Une victoire partagée est divisée.
page-lab-wins-roles = Victoires par rôle
page-lab-wins-bots = Victoires par robot
page-lab-wins-seats = Victoires par place
page-lab-wins-turns = Victoires par rang du tour
page-lab-more-roles = Changement des victoires par rôle, en points
page-lab-more-bots = Changement des victoires par robot, en points
page-lab-more-seats = Changement des victoires par place, en points
page-lab-more-turns = Changement des victoires par rang du tour, en points
page-lab-one-roles = Rôle
page-lab-one-bots = Robot
page-lab-one-seats = Place
page-lab-one-turns = Rang
page-lab-even = équitable : { $even } %
page-lab-no-change = aucun changement
page-lab-column-more = Changement
page-lab-column-surprising = Surprenant
page-lab-yes = oui
page-lab-key-fixed = 95 %, pour un nombre de parties fixé d’avance
page-lab-key-any = quel que soit le moment où l’on s’arrête
page-lab-key-surprising = surprenant, même corrigé pour le nombre d’éléments comparés
page-lab-key-plain = peut être du hasard
page-lab-difference = Ce que fait le changement
    .about = La deuxième version moins la première, donne par donne : ce que le hasard ajouterait a disparu.
page-lab-effects = Effet et association
    .about = Ce que fait la modification d’une carte, à côté de ce qu’obtenaient sans elle ceux qui avaient la carte.
page-lab-effect-title = { $card } : nombre de points
page-lab-association = l’avaient ou non
page-lab-effect = mêmes donnes, changées
page-lab-course = Comment la réponse s’est précisée
    .about = Les intervalles qui valent quel que soit le moment où l’on s’arrête, selon le nombre de donnes. La ligne pointillée marque des chances égales, ou l’absence de changement.
page-lab-course-wins = Part des victoires, selon le nombre de donnes
page-lab-course-more = Changement des victoires en points, selon le nombre de donnes
page-lab-deals = Donnes
page-lab-spread = Durée et points
page-lab-spread-rounds = Combien de manches durent les parties
page-lab-spread-scores = Avec combien de points finissent les joueurs
page-lab-axis-rounds = Manches
page-lab-axis-scores = Nombre de points
page-lab-mean = moyenne { $mean }
page-lab-sources = D’où viennent les points
    .about = La moyenne par joueur et par partie.
page-lab-sources-chart = Points par source
page-lab-who = Qui
page-lab-skill-about = Part des parties où un robot finit devant l’autre à la même table. La moitié serait le pur hasard, la totalité le pur talent.
page-lab-luck = pur hasard
page-lab-per-game = À quoi ressemble une partie
page-lab-per-game-head = Par partie, en moyenne
page-lab-ended = Fin : { $how }

## Games, files, comparisons

page-lab-games-list = Les parties, une par une
    .about = Chaque partie de l’étude peut être revue coup par coup.
page-lab-design = Version
page-lab-with-role = Avec le rôle
page-lab-with-bot = Avec le robot
page-lab-any = tous
page-lab-sort = Ordre
page-lab-sort-number = Dans l’ordre joué
page-lab-sort-rounds = Les plus longues d’abord
page-lab-sort-margin = Victoires les plus nettes d’abord
page-lab-sort-score = Les plus hauts scores d’abord
page-lab-game = Partie
page-lab-seats = Joueurs et points
page-lab-won = (gagné)
page-lab-watch = Revoir
page-lab-back = Précédentes
page-lab-next = Suivantes
page-lab-page = { $first } à { $last } sur { $count }
page-lab-sql-title = Poser une autre question aux lignes
    .about = Chaque chiffre de cette page est compté à partir des lignes de l’étude, une par partie et par place. Qui connaît le SQL peut compter autre chose.
page-lab-sql-open = Demander en SQL
page-lab-sql = Un SELECT sur la table rows
page-lab-sql-rows = À quoi ressemble une ligne
page-lab-sql-seats = Victoires par ordre de jeu et robot
page-lab-sql-rounds = Points selon la durée
page-lab-sql-go = Demander
page-lab-sql-answer = La réponse
page-lab-sql-more = Voici les { $rows } premières lignes de la réponse.
page-lab-take = À emporter
    .about = Chaque graphique peut aussi être enregistré, sous son tableau.
page-lab-file-csv = Lignes en CSV
page-lab-file-parquet = Lignes en Parquet
page-lab-file-json = Chiffres en JSON
page-lab-file-toml = Étude en TOML
page-lab-file-py = Programme Python
page-lab-vary = Modifier cette étude
page-lab-compare = Comparer avec une autre étude
    .about = Deux études des mêmes donnes (jeu, mode, joueurs et graine) se comparent donne par donne.
page-lab-other-study = L’autre étude
page-lab-compare-go = Comparer
page-lab-none-alike = Il n’y a pas encore d’autre étude des mêmes donnes. « Modifier cette étude » en commence une.
