## felicity simulate : beaucoup de parties entre robots

# --- comment l’appeler ---

simulate-help = Jouer beaucoup de parties entre robots et dire qui gagne, combien de fois et comment.
simulate-help-game = Le jeu.
simulate-help-players = Le nombre de places.
simulate-help-mode = Le mode de jeu.
simulate-help-bots = Qui joue, place par place, séparés par des virgules ; le dernier occupe les places restantes.
simulate-help-games = Le nombre de parties.
simulate-help-seed = Un nombre ou un mot pour tous les tirages ; la même graine donne les mêmes résultats. Au hasard par défaut.
simulate-help-jobs = Combien de processus jouent à la fois ; les résultats n’en dépendent pas. Tous les cœurs par défaut.
simulate-help-option = Une option du jeu ; peut être répétée.
simulate-help-pack = Un dossier de données de cartes corrigées.
simulate-help-rotate = Faire avancer chaque robot d’une place après chaque partie, ou laisser chacun à sa place.
simulate-help-cards = Compter aussi les cartes : combien de fois chacune est prise, et les résultats de ceux qui l’ont ; pas dans tous les jeux.
simulate-help-json = Écrire toutes les statistiques dans ce fichier ; - est la sortie standard.
simulate-help-csv = Écrire une ligne par partie dans ce fichier, ou avec --cards une ligne par carte ; - est la sortie standard.
simulate-help-progress = Afficher ou non une barre de progression ; par défaut, seulement dans un terminal.

simulate-two-outputs = --json et --csv ne peuvent pas aller tous deux sur la sortie standard : envoyez au moins l’un des deux dans un fichier.
simulate-same-file = --json et --csv nomment le même fichier, { $file } : nommez-en deux.
simulate-cannot-write = { $file } ne peut pas être écrit : { $why }.

# --- pendant et après ---

simulate-playing = En jeu
simulate-per-second = { NUMBER($value, maximumSignificantDigits: 3) } parties/s
simulate-stopped =
    Arrêté : { $games ->
        [0] aucune partie n’a été finie.
        [one] voici les résultats de la seule partie finie, sur { $planned }.
       *[other] voici les résultats des { $games } premières parties, sur { $planned }.
    }

simulate-title = { $title }, { $mode ->
        [basic] mode de base
        [competitive] mode compétitif
        [coop] mode coopératif
        [solo] mode solo
       *[other] { $mode }
    }, { $players ->
        [one] 1 joueur
       *[other] { $players } joueurs
    }
simulate-speed =
    { $games ->
        [one] 1 partie
       *[other] { $games } parties
    } en { NUMBER($seconds, maximumSignificantDigits: 3) } s : { NUMBER($rate, maximumSignificantDigits: 3) } par seconde ({ $jobs ->
        [one] 1 processus
       *[other] { $jobs } processus
    })
simulate-seed = Graine { $seed } ; la partie numéro n a la graine { $seed }-n
simulate-bots = Robots, à partir de la place 1 : { $bots }
simulate-bot-alone = Robot : { $bots }
simulate-rotated = Après chaque partie, chaque robot avance d’une place (le dernier va à la place 1) : tous s’assoient partout à tour de rôle.
simulate-not-rotated = Tous les robots gardent leur place.
simulate-pack = Chiffres corrigés : { $pack }
simulate-options = Options : { $options }

simulate-won =
    { $n ->
        [one] { $wins } partie gagnée sur 1
       *[other] { $wins ->
            [one] { $wins } partie gagnée sur { $n }
           *[other] { $wins } parties gagnées sur { $n }
        }
    } : { $rate } (intervalle à 95 % : { $interval })
simulate-won-how =
    { $players ->
        [one] La partie est gagnée avec un score de { $target } ou plus.
       *[other] Tous gagnent ensemble si chacun a un score de { $target } ou plus ; sinon, tous perdent.
    }

# --- tableaux ---

simulate-number = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
simulate-fine-number = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
simulate-count = { NUMBER($value, maximumFractionDigits: 1) }
simulate-percent = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
simulate-percent-span = { NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) }–{ NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
simulate-span = { $low }–{ $high }
simulate-none = –

simulate-by-bot = Robots
simulate-by-seat = Places
simulate-by-turn = Ordre du tour
simulate-by-career = Carrières
simulate-by-character = Personnages
simulate-by-trait = Talents nés
simulate-seat = place { $number }
simulate-turn = { $number ->
        [1] premier
        [2] deuxième
        [3] troisième
        [4] quatrième
        [5] cinquième
       *[other] sixième
    }

simulate-column-n = n
simulate-column-rate = victoires
simulate-column-interval = 95 %
simulate-column-score = score
simulate-column-mean = moyenne
simulate-column-sd = ±é.-t.
simulate-column-median = médiane
simulate-column-middle = 5–95 %
simulate-column-lowest = minimum
simulate-column-highest = maximum
simulate-column-games = parties
simulate-column-part = part
simulate-column-all = tous

simulate-sources = Points moyens
simulate-total = = score
simulate-source-start = au départ
simulate-source-activities = activités
simulate-source-goals = objectifs
simulate-source-reputation = réputation
simulate-source-work = travail
simulate-source-events = événements
simulate-source-depletion = épuisement
simulate-source-debt = dettes
simulate-source-landfill = décharge

simulate-length = Durée d’une partie
simulate-rounds = manches
simulate-decisions = décisions
simulate-by-rounds = Manches
simulate-deaths = Mort à la manche

simulate-endings = Fins de partie
simulate-ending-happiness = bonheur de 12 atteint
simulate-ending-depletion = matières épuisées
simulate-ending-round_limit = limite de manches

simulate-tie-breaks = Ce qui a décidé
simulate-tie-break-score = le score
simulate-tie-break-reputation = égalité : réputation
simulate-tie-break-landfill = égalité : décharge
simulate-tie-break-goals = égalité : objectifs
simulate-tie-break-activities = égalité : activités
simulate-tie-break-shared = rien : victoire partagée

simulate-note-wins = victoires : une victoire partagée compte à parts égales pour chaque gagnant ; à force égale : { $even }.
simulate-note-wins-together = victoires : parmi les n parties où quelqu’un avait ce rôle.
simulate-note-interval = n : combien de fois le robot, la place ou le rôle a joué ; 95 % : intervalle de Wilson pour ses victoires.
simulate-note-interval-together = 95 % : intervalle de Wilson pour la part de parties gagnées.
simulate-note-turn = Ordre du tour : compté à partir du premier joueur, où qu’il soit assis.
simulate-note-middle = 5–95 % : les neuf dixièmes du milieu de toutes les valeurs ; ±é.-t. : l’écart-type.
simulate-written = { $file } a été écrit.
simulate-kept = Gardé : felicity lab report { $id } en dit plus.
simulate-go-on = Gardé sous { $id } ; la même commande reprend.

# --- cartes ---

simulate-kind-of-card = { $kind ->
        [basic] Projets de base
        [single] Projets d’une manche
        [group] Projets de groupe
        [item] Objets
        [activity] Activités
        [job] Métiers
        [partner] Partenaires
        [trait] Talents nés
        [goal] Objectifs de vie
        [life_goal] Souvenirs : objectifs
        [skill] Souvenirs : compétences
        [choice] Souvenirs : choix
        [repeatable] Souvenirs : répétables
       *[other] { $kind }
    }
simulate-kinds = Cartes d’une vie
simulate-column-some = avec
simulate-column-offered = vue
simulate-column-taken = prise
simulate-effect-span = ±{ NUMBER($half, minimumFractionDigits: 1, maximumFractionDigits: 1) }
simulate-whole-percent = { NUMBER($value, maximumFractionDigits: 0) } %
simulate-whole-percent-span = { NUMBER($low, maximumFractionDigits: 0) }–{ NUMBER($high, maximumFractionDigits: 0) } %
simulate-note-cards = Cartes : vue, combien de fois elle a été à prendre ; prise, combien de ces fois quelqu’un l’a prise ; n, les places qui l’ont eue, et leurs victoires ; score, de combien elles dépassent les autres dans les parties où elle était à prendre. Un souvenir est à prendre pour le joueur qui le tient, et pris quand il est réalisé. Cartes d’une vie : combien de chaque sorte, combien de vies en ont, et de combien elles dépassent les autres.
error-no-card-counts = Les cartes ne peuvent pas être comptées dans { $game } ; elles peuvent l’être dans { $games }.
