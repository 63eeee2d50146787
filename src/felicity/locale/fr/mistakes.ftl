# Ce qui ne va pas dans des cartes maison, une sauvegarde ou une option, et où : pour les terminaux et les pages qui vérifient ce qu'on saisit.

error-data = { $where } : { $wrong }.
error-pack-mistakes = Ces cartes maison contiennent des erreurs :
    { $mistakes }
error-pack-unknown = Cette partie a été jouée avec les cartes maison { $pack } : pour la poursuivre, donnez leur dossier (pack=DIR, --pack DIR).
error-chair = { $option }={ $chair } : cette place n’existe pas, la table n’en a que { $players } ({ $rule }).
error-option-words = { $option }={ $value } ne convient pas : il faut des mots séparés par des virgules ({ $rule }).
error-chance = chance={ $chance } ne convient pas : choisissez parmi { $known }.

mistake = { $wrong }.
mistake-at = { $place } : { $wrong }.
mistake-in = { $file } : { $place } : { $wrong }.

## Files

file-not-text = ce n’est pas un texte en UTF-8, enregistrez-le dans ce codage
file-not-toml = { $line ->
    [0] ce fichier n’est pas du TOML correct
   *[other] ce n’est pas du TOML correct à la ligne { $line }, colonne { $column }
}
file-long-key = la clé { $name } a { $parts } parties, il en faut { $most } au plus
file-many-keys = il y a { $parts } parties de clés et de tables, il en faut { $most } au plus
file-not-ordinary = illisible : il faut un fichier ordinaire
file-too-large = trop gros : il faut { $most } octets au plus
file-unreadable = illisible ({ $why })
file-too-much-memory = la lecture demande trop de mémoire
file-too-long = la lecture prend trop de temps
folder-unreadable = ce dossier est illisible ({ $why })
folder-missing = ce dossier n’existe pas ; les cartes maison sont un dossier de fichiers .toml
folder-files = il faut au moins un fichier .toml, et { $most } au plus

## Tables, cards and keys

wrong-table = la table [[{ $table }]] est inconnue ; il peut y avoir { $known }
wrong-brackets = { $table } s’écrit [[{ $table }]], une fois par carte
wrong-no-id = [[{ $table }]] numéro { $number } : il manque la clé id
wrong-card = [[{ $table }]] { $card } : cette carte n’existe pas ; il y a { $known }
wrong-key = la clé { $at } est inconnue ; il y a { $known }
wrong-fixed = la clé { $at } ne peut pas être modifiée
wrong-missing = il manque la clé { $at }
wrong-value = la clé { $at } vaut { $value }, il faut { $expected }
wrong-data = clé { $at } : { $wrong }
wrong-row = clé { $at }, ligne { $row } : { $wrong }
wrong-rows = le nombre de lignes de la clé { $at } est de { $count }, il en faut { $expected }
wrong-cards = on ne peut pas jouer avec ces cartes

## What was found, and what was expected

value-object = un objet
value-list = { $count ->
    [0] une liste vide
    [one] une liste de { $count } élément
   *[other] une liste de { $count } éléments
}
value-number = un nombre démesuré
value-other = une valeur de type { $kind }
span = de { $low } à { $high }
span-one = { $low }
expected-number = un nombre entier de { $low } à { $high }
expected-at-most = { $most } au plus
expected-word = l’un de ces mots : { $words }
expected-text = un texte
expected-flag = true ou false

## What no file may hold

data-key = une clé vaut { $value }, il faut un texte
data-many = il y a plus de { $most } valeurs
data-deep = plus de { $most } objets et listes sont imbriqués
data-text = { $value } ne convient pas : un texte a { $most } lettres au plus et aucun caractère de contrôle
data-number = un nombre a trop de chiffres, il en faut un de -2^256 à 2^256
data-kind = { $value } ne convient pas : il faut un objet, une liste, un texte, un nombre, true, false ou null

## Ce que dit le système

system-no-such-file = aucun fichier ni dossier de ce nom
system-no-permission = accès refusé
system-a-folder = c’est un dossier
system-not-a-folder = ce n’est pas un dossier
system-disk-full = le disque est plein
system-read-only = le disque est en lecture seule
system-name-too-long = le nom est trop long
system-address-in-use = cette adresse est déjà utilisée
system-no-such-address = cette adresse n’est pas celle de cette machine
system-refused = connexion refusée
