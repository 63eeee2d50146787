help-serve = Servir des tables aux navigateurs.
help-serve-host = L’adresse d’écoute ; 0.0.0.0 accepte les autres machines.
help-serve-port = Le port d’écoute ; 0 en choisit un libre.
help-serve-database = Où garder les tables : sqlite:///FICHIER ou postgresql://UTILISATEUR@HÔTE/NOM ; par défaut un fichier dans votre dossier de données.
help-serve-keep-days = Nombre de jours pendant lesquels les parties finies et les salons sont gardés après leur dernier changement ; 0 les garde pour toujours.
help-serve-vacation-days = Nombre de jours de vacances par an, pour chacun, dans les parties par correspondance.
help-serve-ratings = Classer joueurs et robots, si felicity[ratings] est installé ? Avec --no-ratings, personne n’en voit rien.
help-serve-keep-profile-days = Nombre de jours pendant lesquels les profils sans table sont gardés après la dernière visite ; 0 les garde pour toujours.
help-serve-origin = Un autre site qui peut utiliser ce serveur, par exemple https://example.org ; peut être répété.
help-serve-proxy = Un proxy devant ce serveur, par adresse ou réseau (127.0.0.1, 10.0.0.0/8) : les visiteurs sont alors identifiés par son X-Forwarded-For ; peut être répété.
help-serve-connections = Nombre de connexions qu’une adresse peut avoir ouvertes.
help-serve-connections-in-total = Nombre total de connexions ouvertes.
help-serve-tables-per-key = Nombre de tables qu’un navigateur peut héberger ou occuper avant de pouvoir en ouvrir une autre ; 0 : sans limite.
help-serve-tables = Nombre total de tables gardées ; 0 : sans limite.
help-serve-metrics = Qui peut lire /metrics (pour Prometheus), par adresse ou réseau ; peut être répété. Par défaut, personne.
help-serve-prefix = Le chemin de votre site sous lequel un proxy sert Felicity, par exemple /felicity.
example-serve = Exemples :
      felicity serve --port 8080
      felicity serve --host 0.0.0.0 --database postgresql://felicity@localhost/felicity
play-here = Felicity tourne à l’adresse { $address } (Ctrl-C pour arrêter) ; vos tables sont dans { $file }.
play-there = Felicity tourne déjà à l’adresse { $address }, avec les tables de { $file }.
play-open-yourself = Ouvrez { $address } dans votre navigateur.
error-in-use = Un autre serveur utilise déjà { $file }, à l’adresse { $address }. Deux serveurs ne partagent pas un fichier : utilisez celui-là, arrêtez-le, ou nommez une autre --database.
error-in-use-starting = { $file } est occupé : un autre serveur y démarre à l’instant, ou une sauvegarde y est en cours de restauration. Réessayez dans un moment.
error-port = Impossible d’écouter sur { $host }, port { $port } : { $why }. Choisissez-en un autre avec --port.
error-address = « { $text } » n’est pas une adresse : écrivez par exemple 127.0.0.1, ::1 ou 10.0.0.0/8.
error-prefix = « { $text } » ne peut pas être un chemin de site : écrivez-le comme /felicity, avec des lettres, des chiffres et des traits d’union.
serve-here = À l’adresse { $address } (Ctrl-C pour arrêter)

## Une base de données inutilisable

error-database = L’adresse de la base de données ne convient pas : il faut sqlite:///FICHIER ou postgresql://UTILISATEUR@HÔTE/NOM.
error-database-kind = { $kind } ne convient pas : utilisez sqlite:///FICHIER ou postgresql://UTILISATEUR@HÔTE/NOM.
error-store-newer = Les tables de { $place } appartiennent à une version plus récente de Felicity. Rien n’a été changé : installez cette version, ou nommez une autre --database.
error-store-foreign = { $place } est la base d’un autre programme, ou d’un premier démarrage interrompu. Rien n’a été changé : nommez une autre --database.
error-store-damaged = { $place } est endommagé, chiffré, ou n’est pas une base de données ({ $why }). Rien n’a été changé : remettez une sauvegarde avec felicity restore --replace, ou nommez une autre --database.
error-store-read-only = Impossible d’écrire dans { $place } : le fichier, son dossier ou le disque est en lecture seule.
error-store-full = Le disque de { $place } est plein. Faites de la place, puis redémarrez.
error-store-locked = { $place } est verrouillé par un autre programme. Fermez-le, puis redémarrez.
error-store-folder = { $place } est un dossier. Nommez un fichier dedans, par exemple sqlite:///{ $place }/tables.sqlite.
error-store-nowhere = Le dossier { $why } n’existe pas. Créez-le, ou nommez une autre --database.
error-store-cannot-open = Impossible d’ouvrir { $place } : { $why }.
error-store-away = La base de données { $place } est inutilisable : { $why }.
error-store-changed = { $place } a été supprimé ou remplacé pendant que le serveur tournait. Rien d’autre n’est écrit : remettez le fichier ou restaurez une sauvegarde, puis redémarrez le serveur.

help-verify = Vérifier la donne équitable d’une partie et la rejouer.
help-verify-file = Le fichier de la partie, téléchargé à la fin.
help-verify-commitment = L’engagement qui vous a été montré avant la partie.
help-verify-part = La part que votre navigateur a ajoutée.
help-verify-frozen = L’empreinte de tous les engagements que votre navigateur a gardée avant de révéler sa part.
example-verify = Exemples :
      felicity verify { $game }-KPRTWX.txt
      felicity verify { $game }-KPRTWX.txt --commitment 9a63… --part 4f0c… --frozen 77d1…
verify-commitment = La part du serveur correspond à son engagement.
verify-parts = { $count ->
    [0] Personne n’a ajouté de part ; la graine découle de la seule part du serveur.
    [one] La place { $seats } a ajouté une part, et la graine découle de toutes les parts.
   *[other] Les places { $seats } ont ajouté des parts, et la graine découle de toutes les parts.
}
verify-withheld = { $count ->
    [one] La place { $seats } s’était engagée sur une part et l’a retenue.
   *[other] Les places { $seats } s’étaient engagées sur des parts et les ont retenues.
}
verify-played = Distribués à partir de cette graine, les { $choices } choix mènent au résultat noté : { $result }.
verify-unproven = Comparez les engagements avec ceux que votre navigateur a gardés avant la partie (--commitment, --frozen) : c’est la seule preuve qu’ils n’ont pas été inventés après coup.
help-serve-lab = Ouvrir le laboratoire (/lab) : les visiteurs font jouer des études sur cette machine, par des processus qui laissent passer les tables d’abord. Il faut felicity[lab].
help-serve-lab-games = Parties d’une étude ; 0 pour ne pas limiter.
help-serve-lab-minutes = Minutes pendant lesquelles une étude peut être jouée, en tout ; 0 pour aucune limite.
help-serve-lab-waiting = Études en attente, en tout ; 0 pour ne pas limiter.
help-serve-lab-waiting-each = Études en attente d’un même navigateur ou d’une même adresse ; 0 pour ne pas limiter.
help-serve-lab-studies = Études gardées, en tout ; 0 pour ne pas limiter.
help-serve-lab-processes = Processus qui jouent les études.
