## felicity lab : des études que l’on garde

help-cluster = Jouer sur une grappe Ray au lieu des processus de cette machine : auto, ou son adresse. Les résultats n’en dépendent pas.
help-lab = Étudier un jeu : jouer une étude, garder ses lignes et donner des chiffres avec leur incertitude.
example-lab = Exemples :
      felicity lab run "{ $game } players:4 bots:greedy games:400"
      felicity lab list
      felicity lab report ID
help-lab-run = Jouer une étude, ou le reste d’une étude arrêtée, et en donner les chiffres. Ctrl-C l’arrête ; relancée, elle continue.
example-lab-run = Exemples :
      felicity lab run "{ $game } players:4 bots:greedy,random games:1000 seed:1"
      felicity lab run "{ $game } bots:greedy until:5 vs bots:easy"
      felicity lab run study.toml --jobs 2 --json figures.json
help-lab-list = Lister toutes les études gardées ici.
example-lab-list = Exemple :
      felicity lab list
help-lab-show = Montrer ce qu’est une étude, où elle en est et où sont ses fichiers.
example-lab-show = Exemple :
      felicity lab show { $game }-
help-lab-report = Donner tous les chiffres d’une étude, calculés à partir de ses lignes.
example-lab-report = Exemples :
      felicity lab report ID
      felicity lab report ID --json -
help-lab-compare = Comparer deux études des mêmes donnes, ou les deux versions d’une étude avec vs.
example-lab-compare = Exemples :
      felicity lab compare ID ID
      felicity lab compare ID
help-lab-query = Interroger les lignes d’une étude en SQL ; elles forment une table nommée rows, avec une ligne par partie et par place.
example-lab-query = Exemples :
      felicity lab query ID "SELECT bot, avg(win), count(*) FROM rows GROUP BY bot"
      felicity lab query ID "SELECT rounds, count(DISTINCT number) FROM rows GROUP BY rounds" --csv rounds.csv
help-lab-export = Écrire une étude dans un fichier, selon son extension : ses lignes (.csv, .parquet), ses chiffres (.json), elle-même (.toml), ou un programme en Python qui la rejoue (.py).
example-lab-export = Exemples :
      felicity lab export ID rows.parquet
      felicity lab export ID figures.json
      felicity lab export ID study.py
help-lab-remove = Supprimer des études : celles que vous nommez, ou toutes celles qui sont périmées ou anciennes. Ce que jouent les règles d’aujourd’hui peut être rejoué, avec les mêmes lignes.
example-lab-remove = Exemples :
      felicity lab remove ID
      felicity lab remove --outdated
      felicity lab remove --older 90
help-lab-outdated = Toutes celles qui ont été jouées avec des règles qui ne sont plus en vigueur.
help-lab-older = Toutes celles qui ont été jouées pour la dernière fois il y a tant de jours ou plus.
help-lab-id = Une étude : son identifiant, le début de celui-ci, ou son texte.
help-lab-second = Une autre étude des mêmes donnes.
help-lab-study = Un fichier (.toml) ou un texte : le jeu, puis nom:valeur pour l’étude (players, mode, bots, games, until, seed, rotate, pack), option=valeur pour le jeu, table.carte.clé=valeur pour un chiffre d’une carte ; après vs, ce qui change dans la deuxième version.
help-lab-json = Écrire tous les chiffres dans ce fichier ; - est la sortie standard.
help-lab-csv = Écrire la réponse dans ce fichier, en CSV ; - est la sortie standard.
help-lab-sql = Un seul SELECT.
help-lab-export-file = Le fichier ; - est la sortie standard, pour les lignes en CSV.

lab-no-study = Il n’y a pas d’étude « { $name } » ici : felicity lab list montre celles qui existent.
lab-cannot-keep = { $file } ne peut pas être écrit : { $why }. Ce qui était terminé est gardé ; relancez l’étude pour continuer.
lab-workers-lost = Les processus qui jouaient les parties { $first } à { $last } ont planté { $times } fois : y a-t-il assez de mémoire ? Moins de processus à la fois (--jobs) en demandent moins.
lab-no-cluster = La grappe { $address } ne répond pas : { $why }. Lancez-la avec `ray start --head`, ou ôtez --cluster.
lab-other-version = Une machine de la grappe a { $there }, celle-ci { $here } : installez partout la même version.
lab-nothing-to-compare = { $id } n’a qu’une version : nommez une deuxième étude.
lab-stopped = Arrêtée après { $finished } donnes sur { $deals }. Pour continuer : felicity lab run avec la même étude ({ $id }).
lab-none-yet = Pas encore d’étude dans { $folder } : felicity lab run en joue une.
lab-exported = { $rows } lignes ont été écrites dans { $file }.
lab-remove-which = Nommez les études à supprimer, ou utilisez --outdated ou --older JOURS ; felicity lab list montre celles qui existent.
lab-removed = { $id } a été supprimée : { NUMBER($size, maximumFractionDigits: 1) } Mo.
lab-none-to-remove = Il n’y a rien à supprimer.
lab-all-studies = { $studies ->
        [one] 1 étude
       *[other] { $studies } études
    } dans { $folder }, { NUMBER($size, maximumFractionDigits: 1) } Mo ; felicity lab remove supprime celles dont vous n’avez plus besoin.
lab-export-ending = Impossible d’écrire { $file } : son nom doit se terminer par { $endings }.
lab-more-rows = Seules les { $rows } premières lignes sont montrées ; --csv les écrit toutes.
lab-line = { $id } : { $how ->
        [done] toutes les { $deals } donnes
        [narrow] { $finished } donnes, jusqu’à des intervalles étroits
       *[part] { $finished } donnes sur { $deals } pour l’instant
    }
lab-rules = Jouée avec la version { $rules } des règles.
lab-old-rules = Jouée avec la version { $rules } des règles. La version actuelle est la { $now } : impossible de la continuer.
lab-place = { $folder } : { $files ->
        [one] 1 fichier
       *[other] { $files } fichiers
    } de lignes, { NUMBER($size, maximumFractionDigits: 1) } Mo, { $seconds ->
        [one] 1 seconde
       *[other] { $seconds } secondes
    } de jeu

# --- le rapport ---

lab-head = { $title }, { $mode }, { $players ->
        [one] 1 joueur
       *[other] { $players } joueurs
    } : { $deals ->
        [one] 1 donne
       *[other] { $deals } donnes
    } sur { $planned }
lab-id = Étude { $id }, version { $rules } des règles
lab-narrow = Elle s’est terminée quand chaque intervalle faisait moins de { NUMBER($until) } points.
lab-no-rows = Il n’y a pas encore de lignes.
lab-design = Version { $number }
lab-difference = La deuxième version moins la première, sur les mêmes donnes
lab-won = { $rate } des parties ont été gagnées (95 % : { $interval } ; à tout moment : { $any })
lab-by-role = Rôles
lab-by-all = Toute la table
lab-everybody = tous
lab-per-game = Par partie
lab-game-rounds = manches
lab-game-decisions = décisions
lab-game-forced = … à une seule option
lab-game-choices = … à plusieurs options
lab-game-branching = options par décision
lab-game-interactions = choix avec d’autres
lab-game-lead_changes = changements de tête
lab-game-decided_in = décidée à la manche
lab-game-decided_at = … en % des manches
lab-game-margin = du premier au dernier
lab-column-n = n
lab-column-ahead = devant
lab-column-wins = gagné
lab-column-interval = 95 %
lab-column-any = à tout moment
lab-column-score = points
lab-column-rounds = manches
lab-column-mean = moyenne
lab-column-sd = ±é.-t.
lab-number = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
lab-signed = { $sign }{ NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
lab-percent = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
lab-span = { NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) }–{ NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) }
lab-numbers = { $low } à { $high }
lab-none = –
lab-note-even = n : parties. À chances égales, ce serait { $even } ; une victoire partagée est divisée.
lab-skill = Hasard ou habileté
lab-ahead = { $strong } devant { $weak }
lab-note-skill = Hasard ou habileté : part des parties où un robot finit devant l’autre à la même table. 50 % serait le pur hasard, 100 % la pure habileté.
lab-note-intervals = 95 % : intervalle de Wilson ou de Student, pour un nombre de parties fixé d’avance. à tout moment : un intervalle qui vaut même si l’on regarde souvent, et quel que soit le moment où l’on s’arrête.
lab-note-difference = Les différences de victoires sont en points de pourcentage. Les deux versions jouent les mêmes donnes aux mêmes places.
lab-note-surprising = * : encore surprenant après correction pour le nombre d’éléments comparés (Benjamini et Hochberg, 5 %).

lab-effect-naive = Sans le changement, le score des joueurs qui l’avaient diffère de { $mean } ({ $interval }) de celui des autres ({ $having } et { $lacking } joueurs).
lab-effect-role = { $alone ->
        [yes] Cela rapporte
       *[no] Tous les changements ensemble rapportent
    } { $mean } points à celui qui le joue ({ $interval } ; { $n } donnes, chacune jouée des deux façons).
lab-effect-table = { $alone ->
        [yes] Cela rapporte
       *[no] Tous les changements ensemble rapportent
    } { $mean } points à chaque joueur en moyenne ({ $interval } ; { $n } donnes, chacune jouée des deux façons).
lab-effect-why-role = Le premier chiffre compare ceux qui ont ce rôle aux autres joueurs, qui diffèrent par tout ce qui va avec le rôle. Le second compare la même place sur la même donne : seul le changement diffère. Fiez-vous au second.
lab-effect-why-card = Le premier chiffre compare ceux qui ont pris la carte à ceux qui ne l’ont pas prise : ceux qui pouvaient se l’offrir étaient peut-être déjà en tête. Le second rejoue les mêmes donnes sans rien changer d’autre. Fiez-vous au second.

# --- the laboratory on a server ---

lab-too-much-time = Cette étude a été jouée pendant { $minutes ->
        [one] une minute
       *[other] { $minutes } minutes
    }, le maximum permis ici. Les chiffres obtenus sont gardés ; pour jouer la suite, emportez l’étude sous forme de fichier (felicity lab run).
lab-endless = La partie { $number } n’est pas finie après { NUMBER($decisions) } décisions : avec ces robots et ces options, elle pourrait ne jamais finir. Choisissez-en d’autres, par exemple une limite de manches.
lab-in-use = { $id } est en train d’être jouée par un autre processus : attendez qu’il finisse, ou arrêtez-le.
lab-other-pack = D’autres cartes maison avec l’empreinte « { $pack } » sont gardées ici : renommez les vôtres.
lab-off = Ce serveur n’a pas de laboratoire. felicity play en a un, felicity serve --lab aussi.
lab-missing = Le laboratoire a besoin de paquets qui ne sont pas installés : { $command }
lab-no-such-study = Il n’y a pas d’étude « { $id } » ici.
lab-not-yours = Quelqu’un d’autre a lancé cette étude : seule cette personne peut la suspendre, l’annuler ou la supprimer.
lab-too-many-games = Cette étude compte { NUMBER($games) } parties ; la limite est ici de { NUMBER($most) }.
lab-queue-full = { $most } études attendent déjà : réessayez quand quelques-unes seront terminées.
lab-too-many-waiting = { $most ->
        [one] Une de vos études attend ou est
       *[other] { $most } de vos études attendent ou sont
    } déjà en cours : attendez qu’une se termine, ou suspendez-en une.
lab-no-room = Il n’y a plus de place pour d’autres études sur ce serveur.
lab-too-busy = Le serveur est trop occupé pour cela. Réessayez dans un instant.
lab-too-much-memory = Lire cette étude demande trop de mémoire.
lab-too-long-to-read = Lire cette étude prend trop de temps.
lab-study-failed = Un bogue d’un jeu ou d’un robot empêche cette étude : { $why }
lab-process-lost = Son processus a planté { $times } fois au même endroit : y a-t-il assez de mémoire ?

lab-bot-random = Au hasard
    .about = choisit n’importe quelle option
lab-bot-easy = Facile
    .about = passe parfois à côté de la meilleure option
lab-bot-greedy = Glouton
    .about = prend ce qui paraît le mieux à première vue
lab-bot-normal = Normal
    .about = réfléchit à l’avance ; lent
lab-bot-hard = Difficile
    .about = réfléchit plus loin encore ; très lent
lab-bot-expert = Expert
    .about = réfléchit le plus longtemps, deux secondes au plus par choix

# --- what can be wrong with a study ---

lab-study-too-long = Cette étude est trop longue : on peut en lire jusqu’à { NUMBER($most) } lettres.
lab-study-quotes = « { $text } » ne peut pas être lu comme une étude : des guillemets ne sont pas fermés.
lab-study-no-game = Une étude commence par le nom d’un jeu : { $games }.
lab-study-versus-twice = « vs » apparaît deux fois : une étude compare deux versions.
lab-study-word = « { $word } » ne peut pas être lu : il faut nom:valeur, option=valeur, table.carte.clé=valeur ou vs.
lab-study-twice = « { $name } » apparaît deux fois : une seule suffit.
lab-study-name = Une étude n’a pas de « { $name } » : choisissez parmi { $known }, ou écrivez option=valeur.
lab-study-after-versus = { $name }:{ $value } ne peut pas venir après vs : { $name } est le même pour les deux versions.
lab-study-same = Les deux versions sont les mêmes : dites après vs ce qui diffère.
lab-study-no-pack = Il n’y a pas de cartes maison « { $name } » : donnez leur dossier, ou l’empreinte de cartes déjà utilisées ici.
lab-study-number = { $name }:{ $text } ne convient pas : il faut un nombre entier de 1 à { NUMBER($most) }.
lab-study-until = until:{ $text } ne convient pas : il faut la largeur d’un intervalle en points, au-dessus de 0 et au-dessous de { $most }, par exemple 2.
lab-study-yes-no = { $name }:{ $text } ne convient pas : il faut yes ou no.
lab-no-file = Le fichier { $file } n’existe pas.
lab-file-no-game = { $file } : il manque game = "...", le jeu de l’étude.
lab-file-key = { $file } : une étude n’a pas de clé « { $name } » ; choisissez parmi { $known }.
lab-file-versus-key = { $file } : versus n’a pas de clé « { $name } » ; choisissez parmi { $known }.
lab-file-single = { $file } : { $name } vaut { $value }, il faut une seule valeur.
lab-file-table = { $file } : { $name } vaut { $value }, il faut une table.
lab-file-bots = { $file } : bots vaut { $value }, il faut une liste de noms.
lab-change-place = « { $place } » n’est pas un chiffre de carte : il faut table.carte.clé.
lab-change-null = null ne peut pas s’écrire dans un fichier de cartes : il faut un nombre, un texte, true, false, une liste ou une table.
lab-no-games = On ne peut pas jouer { $games } parties : demandez-en au moins 1.
lab-no-bot = Aucun robot n’est nommé : nommez-en au moins un.
lab-too-many-bots = { $bots } robots sont nommés pour { $players } places : nommez-en au plus { $players }.
lab-pack-name = Des cartes maison ne peuvent pas s’appeler « { $name } » : leur nom commence par une lettre ou un chiffre.
lab-other-rules = { $id } a été jouée avec la version { $rules } des règles, et la version actuelle est la { $now } : lancez-la comme une nouvelle étude.
lab-state-damaged = { $file } ne peut pas être lu : il manque ou il est abîmé. Relancez l’étude pour le refaire.
lab-several-studies = « { $name } » peut désigner { $ids } : écrivez-en davantage.
lab-compare-game = { $first } et { $second } ne peuvent pas être comparées : ce sont des études de jeux différents, { $one } et { $other }.
lab-compare-mode = { $first } et { $second } ne peuvent pas être comparées : leurs modes diffèrent, { $one } et { $other }.
lab-compare-players = { $first } et { $second } ne peuvent pas être comparées : leurs nombres de joueurs diffèrent, { $one } et { $other }.
lab-compare-seeds = { $first } et { $second } ne peuvent pas être comparées : elles ne jouent pas les mêmes donnes (graines { $one } et { $other }).
lab-compare-nothing = { $first } et { $second } ne peuvent pas être comparées : il n’y a pas encore de donne que les deux aient jouée.
lab-no-rows-of = { $id } n’a pas encore de lignes : lancez-la d’abord.
lab-one-select = On ne peut poser ici qu’une seule question : un SELECT.
lab-question-too-long = Répondre à cette question prend plus de { $seconds } secondes : simplifiez-la.
lab-cannot-answer = DuckDB ne peut pas répondre : { $why }
lab-no-such-game = { $id } n’a pas de partie { $number } de la version { $design }.
lab-bot-too-slow = { $bot } réfléchit trop longtemps : jusqu’à { NUMBER($most) } itérations sont permises ici.
lab-rows-unreadable = Les lignes de cette étude ne peuvent pas être lues. Relancez-la pour les refaire.
lab-parquet-elsewhere = Les fichiers Parquet demandent un serveur : felicity play et felicity serve --lab les écrivent. Ici, les lignes sont données en CSV.
lab-sql-elsewhere = Les questions en SQL demandent un serveur : felicity play et felicity serve --lab y répondent. Ici, les lignes sont données en CSV, pour tout outil qui parle SQL.
