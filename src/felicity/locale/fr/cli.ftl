# Le terminal : les commandes, les pages, et ce qui peut mal tourner.

## felicity --help

help-felicity = Une table où l’on joue, simule et étudie des jeux de société sur le bonheur.
help-version = Afficher la version et le moteur utilisé.
help-lang = La langue, en ou fr ; par défaut celle du terminal.
help-game = Le jeu.
help-pack = Un dossier de données de cartes corrigées.
help-play = Jouer dans le navigateur, sur cette machine seulement : contre des robots ou à plusieurs sur un écran. Avec --terminal : dans le terminal.
help-play-terminal = Jouer dans le terminal ; les options de --mode à --resume l’exigent.
help-play-port = Le port de la page ; par défaut 8321, ou n’importe quel port libre.
help-play-browser = Ouvrir le navigateur, ou seulement afficher l’adresse.
help-play-mode = Le mode ; demandé s’il manque.
help-play-players = Le nombre de places ; vous prenez la première, des robots les autres.
help-play-seats = Qui s’assied où : you (vous), le nom d’une personne ou le niveau d’un robot, séparés par des virgules.
help-play-bots = Le niveau des robots qui occupent les places libres.
help-play-seed = Un nombre ou un mot qui détermine tous les tirages ; la même graine donne la même partie.
help-play-option = Une option du jeu, voir `felicity games` ; peut être répétée.
help-play-load = Continuer la partie d’un fichier.
help-play-resume = Continuer la dernière partie enregistrée.
example-play = Exemples :
      felicity play --lang fr
      felicity play --no-browser --port 8080
      felicity play { $game } --terminal --lang fr
      felicity play { $game } --terminal --seats you,greedy,random
      felicity play { $game } --terminal --resume
help-replay = Revoir une partie pas à pas, ou la lire comme un récit.
help-replay-file = Le fichier de la partie.
help-replay-all = Afficher toute la partie d’un coup.
help-replay-seat = La voir de cette place ; par défaut en spectateur.
example-replay = Exemples :
      felicity replay partie.txt
      felicity replay partie.txt --all --seat 1
help-review = Dire ce qu’un entraîneur penserait d’une partie terminée : les choix qui ont coûté le plus, ce qui valait mieux et pourquoi, et la part du hasard.
help-review-file = Le fichier de la partie.
help-review-seat = La place dont on juge les choix ; par défaut celle de la première personne à la table.
help-puzzles = Trouver le meilleur coup : des problèmes tirés de parties de robots et de personnes.
help-puzzles-list = Lister les problèmes livrés avec les jeux, par jeu, difficulté et thème.
help-puzzles-play = Résoudre des problèmes : choisissez, et apprenez ce que votre choix apporte ou ce qui lui manque.
help-puzzles-make = Faire d’autres problèmes d’un jeu : des robots jouent, et chaque position est passée au crible d’une longue recherche. Ctrl-C arrête ; la même commande continue.
help-puzzles-mine = Chercher des problèmes dans des parties jouées : chaque position où il y a un choix est passée au crible d’une longue recherche. Trois au plus par partie.
help-puzzles-records = Des parties enregistrées, terminées ou non : un fichier chacune.
help-puzzles-game = Un jeu ; par défaut n’importe lequel.
help-puzzles-theme = Seulement les problèmes de ce thème ; `puzzles list` nomme les thèmes.
help-puzzles-level = Seulement les faciles (1), les moyens (2) ou les difficiles (3).
help-puzzles-today = Le problème du jour, le même pour tout le monde.
help-puzzles-file = Ceux d’un fichier fait par `puzzles make` ou `puzzles mine`.
help-puzzles-to = Où les écrire.
help-puzzles-number = Combien le fichier doit en contenir.
error-puzzle-game = Aucun robot ne sait juger les positions de { $game } : on ne peut pas faire de problèmes de ses parties.
error-puzzles-record = { $file } : { $why }
error-puzzles-pack = { $file } : cette partie a été jouée avec des cartes maison ; les problèmes viennent de parties aux cartes habituelles.
error-no-theme = Il n’y a pas de thème { $theme } dans { $game } : choisissez parmi { $themes }.
example-puzzles = Exemples :
      felicity puzzles list
      felicity puzzles play { $game }
      felicity puzzles play --today
example-puzzles-list = Exemples :
      felicity puzzles list
      felicity puzzles list { $game }
example-puzzles-play = Exemples :
      felicity puzzles play { $game } --level 1
      felicity puzzles play --today
      felicity puzzles play --file problemes.jsonl
example-puzzles-make = Exemples :
      felicity puzzles make { $game } --file problemes.jsonl
      felicity puzzles make { $game } --file problemes.jsonl --number 500 --seed 7
example-puzzles-mine = Exemples :
      felicity puzzles mine partie.txt --file problemes.jsonl
      felicity puzzles mine soiree/*.txt --file problemes.jsonl --lang fr
example-review = Exemples :
      felicity review partie.txt
      felicity review partie.txt --seat 2 --lang fr
error-review-game = Aucun robot ne sait juger les positions de { $game } : ses parties ne peuvent pas être commentées.
help-simulate = Jouer beaucoup de parties entre robots et dire qui gagne, combien de fois et comment.
example-simulate = Exemple :
      felicity simulate { $game } --players 4 --bots greedy,random --games 1000 --seed 1 --lang fr
help-ladder = Faire jouer les mêmes donnes à des robots et leur donner une cote, avec son incertitude.
example-ladder = Exemples :
      felicity ladder { $game } --bots random,easy,greedy,normal --games 40 --seed 1
      felicity ladder { $game } --mode solo --bots greedy,mcts:20 --json ladder.json
help-games = La liste des jeux, avec leurs modes et leurs options.
example-games = Exemple :
      felicity games --lang fr
help-rules = Afficher une règle, toutes celles d’un jeu, ou celles qui parlent de quelque chose.
help-rules-what = Un jeu, ou l’identifiant d’une règle ou son début.
help-rules-search = Seulement les règles qui contiennent tous ces mots.
help-rules-coverage = Chaque règle avec les tests qui la prouvent ; code de sortie 1 s’il en manque.
help-rules-tests = Le dossier des tests.
example-rules = Exemples :
      felicity rules { $game } --lang fr
      felicity rules { $game } --search cartes --lang fr
      felicity rules { $game } --coverage
help-cards = La liste des cartes avec leurs données et leur degré de certitude, ou la vérification d’un dossier.
help-cards-game = Un jeu ; sans lui, les cartes de tous les jeux.
help-cards-kind = Seulement une sorte de cartes, p. ex. career, goal, project, explorer, track.
help-cards-check = Vérifier un dossier de données corrigées : chaque erreur avec fichier, carte et clé.
example-cards = Exemples :
      felicity cards { $game } --lang fr
      felicity cards { $game } --check mes-chiffres

version-pure = felicity { $version } (moteur en Python pur)
version-compiled = felicity { $version } (moteur compilé)

## Avant la partie

welcome-mode-line = { $number }  { $mode }
welcome-mode = Quel mode ? [{ $usual }]
welcome-again = Tapez un nombre de 1 à { $last }, ou Entrée ; « { $quit } » arrête.
welcome-players = Combien de joueurs, de { $fewest } à { $most } ? [{ $usual }]
welcome-number = Tapez un nombre de { $fewest } à { $most }, ou Entrée ; « { $quit } » arrête.
welcome-seats = Qui s’assied où ? Un nom est une personne devant cet écran ; les robots sont { $bots }.
welcome-who = Places, séparées par des virgules [{ $usual }]
welcome-too-many = Cela fait { $seats } places pour { $players } joueurs.
welcome-filled = { $number ->
    [one] La dernière place : { $level }.
   *[other] Les { $number } autres places : { $level }.
}

## Pendant la partie

play-mode = { $mode }.
play-seats = À la table : { $seats }.
play-seed = Graine : { $seed }.
play-help = Répondez par un nombre. Tapez « { $help } » pour en savoir plus, « { $quit } » pour arrêter ; la partie est enregistrée.
play-resumed = Suite de { $file } après { $number ->
    [one] { $number } choix
   *[other] { $number } choix
}.
play-only = Il n’y a qu’une option : { $option }.
play-curtain = C’est à { $name } de jouer. Passez l’écran, et on ne regarde pas.
play-curtain-prompt = Appuyez sur Entrée pour continuer.
play-prompt = { $name } >
play-no-number = Il n’y a pas de numéro { $number } : les options vont de 1 à { $last }.
play-unreadable = « { $text } » n’est ni une option ni une commande.{ $hint ->
    [none] { " " }Tapez un nombre, ou « aide ».
   *[other] { " " }Vouliez-vous dire : { $hint } ?
}
play-not-allowed = C’est impossible maintenant.
play-kept = La partie est enregistrée dans { $file }. Pour la continuer :

## Commandes pendant la partie : ce qu’on tape, et ce que cela fait

command-why = pourquoi
    .about = { $command } ou { $command } OPTION : ce qui est impossible maintenant, ou pourquoi une option l’est, et par quelle règle
command-try = essayer
    .about = { $command } NUMÉRO : ce que changerait une option, sans la choisir
command-hint = conseil
    .about = { $command } : ce qu’un robot choisirait, et les choix suivants, avec les chances et les raisons
command-undo = annuler
    .about = { $command } : annuler votre dernier choix, si rien n’a été révélé depuis
command-card = carte
    .about = { $command } NOM : chaque carte dont le nom contient ces mots, avec tous ses niveaux
command-rules = règles
    .about = { $command } ID : montrer une règle, p. ex. { $command } { $rule }
command-save = sauver
    .about = { $command } FICHIER : écrire la partie dans un fichier
command-load = charger
    .about = { $command } FICHIER : continuer la partie d’un fichier
command-log = journal
    .about = { $command } : tout ce qui s’est passé, pour autant que vous le sachiez
command-help = aide
    .about = { $command } : cette page
command-quit = quitter
    .about = { $command } : enregistrer et quitter ; `felicity play { $game } --terminal --resume` continue
command-answer = Répondez par le numéro d’une option, ou par son texte tel qu’il est dans les fichiers (p. ex. { $option }). Entrée montre de nouveau la table.

card-name = Quelle carte ? Par exemple : { $command } danse
card-none = Aucune carte de ce jeu ne s’appelle « { $name } ».
card-more = { $number ->
    [one] Une autre carte a un nom semblable
   *[other] { $number } autres cartes ont un nom semblable
} : précisez.
why-nothing = Rien n’est exclu : toutes les réponses à cette question sont proposées.
why-head = Pas maintenant :
why-line = { $what } : { $why } [{ $rule }]
why-allowed = C’est possible maintenant : { $option }.
try-changes = { $option }. Ensuite : { $figures }.
try-nothing = { $option }. Rien ne change à coup sûr.
hint-line = { $number }. { $option }
undo-done = Choix annulé.
undo-nothing = Rien à annuler : quelqu’un d’autre a joué.
undo-event = Trop tard pour annuler, quelque chose a été révélé : { $event }
undo-secret = Trop tard pour annuler : quelqu’un d’autre a appris quelque chose.
save-name = Dans quel fichier ? Par exemple : sauver partie.txt
save-done = Enregistré dans { $file }.
load-name = Quel fichier ? Par exemple : charger partie.txt
load-done = Suite de { $file }.
load-finished = La partie de { $file } est finie. Regardez-la avec `felicity replay`.

## La table

screen-blank = { "" }
screen-event = Événement
screen-decks = Pioches
screen-you-label = { $name } (vous)
screen-debt = carte de crédit { $on }/5
screen-happiness = Bonheur
screen-track = { $track } { $happiness } sur 12
screen-hand = Faveurs
screen-goals = Objectifs
screen-activities = Gardé
screen-power = { $power } : { $ability }
screen-you = Vous
screen-nothing = aucune
screen-goal = { $goal } (+{ $happiness }) : { $needs }

## La fin

end-title = Fin de la partie
end-why = Après { $rounds ->
    [one] { $rounds } manche
   *[other] { $rounds } manches
} : { $why }.
end-won = { $seats ->
    [one] Vous gagnez, avec un bonheur de { $lowest } ; il fallait { $target }.
   *[other] Vous gagnez tous : chacun a au moins { $target } points de bonheur.
}
end-lost = { $seats ->
    [one] Vous perdez, avec un bonheur de { $lowest } ; il fallait { $target }.
   *[other] Vous perdez tous : il fallait { $target } points de bonheur à chacun ; le plus bas est { $lowest }.
}
end-rank = Rang
end-life = { $number ->
    [one] Votre vie
   *[other] Une vie : { $name }
}
end-score = Total
end-seed = Graine : { $seed }.

## Revoir une partie

replay-title = { $title } · { $number } sur { $last }
replay-prompt = { $number }/{ $last } : Entrée pour la suite, un nombre pour y sauter, a pour tout, q pour quitter >
replay-help = Entrée continue, un nombre de 0 à { $last } y saute, a affiche le reste, q quitte.
replay-unfinished = Le fichier s’arrête ici ; la partie n’est pas finie.

## Règles

rules-total = { $rules } règles.
rules-example = Exemple :
rules-why = Pourquoi :
rules-source = Source :
rules-option = Option :
rules-modes = Modes :
rules-see = Voir :
coverage-none = aucun test
coverage-total = { $proven } règles sur { $rules } sont couvertes par { $tests } tests.
coverage-missing = Sans test :

## Jeux et cartes

games-name = Nom : { $name }. Règles : version { $version }. Robots : { $bots }.
games-minutes = Environ { $bots } minutes contre des robots, { $people } entre amis.
games-modes = Les modes
games-mode = { $mode }, { $fewest ->
    [one] { $most ->
        [one] { $most } joueur
       *[other] { $fewest } à { $most } joueurs
    }
   *[other] { $fewest } à { $most } joueurs
}
games-options = Options (* par défaut) : --option NOM=VALEUR
games-option = { $name } = { $values }  [{ $rule }]
games-free = un texte libre
cards-line = { $name } : { $text }
cards-level = { " " }; niveau { $level }
cards-legend = { $mark } : { $about }
cards-not-for = { " " }; pas en { $modes }
cards-activity-line = { $name } ({ $id }) : { $needs } ; { $shows }
cards-red = { $name } : rouge, réputation +{ $thanks } si on accepte
cards-blue = { $name } : bleue, pour le mode solo
cards-pack-good = { $folder } est un dossier valide : { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}. Jouez avec : felicity play { $game } --terminal --pack { $folder }
cards-pack-bad = { $folder } : { $mistakes ->
    [one] { $mistakes } erreur
   *[other] { $mistakes } erreurs
}.

## Ce qui a été mal demandé

error-no-game = Il n’y a pas de jeu { $game } : choisissez parmi { $games }.
error-no-mode = { $game } n’a pas de mode { $mode } : choisissez parmi { $modes }.
error-no-seats = { $fixed ->
        [yes] { $game } en mode { $mode } se joue à { $most }, pas à { $players }.
       *[no] { $game } en mode { $mode } se joue de { $fewest } à { $most }, pas à { $players }.
    }
error-no-option = { $game } n’a pas d’option { $option } : choisissez parmi { $options }.
error-option-value = { $option }={ $value } ne convient pas : choisissez parmi { $values } ({ $rule }).
error-option-number = { $option }={ $value } ne convient pas : choisissez parmi { $values }, ou un nombre entier de { $least } à { $most } ({ $rule }).
error-no-bot = Il n’y a pas de robot { $bot } pour { $game } : choisissez parmi { $bots }, ou mcts:N pour N itérations de recherche.
error-seed = seed={ $seed } ne convient pas : une graine est un nombre entier ou un mot sans espace, de { $most } lettres au plus.
error-option = « { $text } » n’est pas une option du jeu : écrivez --option nom=valeur.
error-option-twice = L’option { $name } est donnée deux fois : donnez-la une seule fois.
error-seats-players = --seats nomme { $seats } places, mais --players dit { $players }. N’utilisez que l’un des deux.
error-no-mode-for = { $game } n’a pas de mode pour { $players } joueurs : { $spans }.
error-name = « { $name } » ne peut pas être le nom d’un joueur : au plus { $longest } lettres, sans , ; : ( ) [ ].
error-other-game = { $file } est une partie de { $found }, pas de { $game }.
error-none-kept = Aucune partie inachevée de { $game } dans { $folder } : commencez-en une avec `felicity play { $game } --terminal`.
error-read = { $file } ne peut pas être lu : { $why }.
error-not-ours-read = { $file } n’est pas une partie : ce n’est pas un texte en UTF-8.
error-write = { $file } ne peut pas être écrit : { $why }.
error-not-ours = { $file } n’est pas une partie de Felicity ; le fichier n’a pas été modifié. Choisissez un autre nom.
error-seat = Il n’y a pas de place { $seat } : elles vont de 1 à { $last }.
error-finished = La partie de { $file } est finie. Regardez-la avec `felicity replay { $file }`.
error-terminal-only = { $option } n’existe que dans le terminal : ajoutez --terminal, ou enlevez-la et choisissez sur la page.
error-kind = Il n’y a pas de cartes « { $kind } » : choisissez parmi { $kinds }.
error-no-such-rule = Il n’y a pas de règle « { $rule } » dans { $game } : `felicity rules { $game } --search MOTS` trouve les règles par leurs mots. Peut-être : { $close }.
error-broken-game = Le jeu { $name } du paquet { $package } ne peut pas être utilisé : { $why }.
error-not-a-rule = « { $what } » n’est ni un jeu ni l’identifiant d’une règle : nommez un jeu ({ $games }) ou une règle telle que { $rule }.
error-no-rule-speaks = Aucune règle de { $game } ne parle de « { $words } » : essayez moins de mots, ou d’autres.
error-no-tests = Le dossier { $folder } n’existe pas. Indiquez celui des tests avec --tests DIR.
error-not-python = { $file } n’est pas lisible comme du Python : { $why }.
error-mark = { $file }, ligne { $line } : les identifiants de règles d’une marque doivent être de simples chaînes entre guillemets.
error-unknown-rules = Des tests sont marqués de règles absentes du catalogue : { $rules }.
error-missing-extra = Il manque le paquet { $package } : pip install 'felicity[{ $extra }]'
