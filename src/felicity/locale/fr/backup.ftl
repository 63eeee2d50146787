# felicity backup et felicity restore.

help-backup = Écrire toutes les tables dans un fichier, même pendant qu’un serveur les utilise. Les études du laboratoire sont des fichiers à part : la commande dit quel dossier copier.
help-backup-file = Le nouveau fichier.
help-backup-replace = Remplacer une sauvegarde précédente du même nom.
example-backup = Exemples :
      felicity backup lundi.backup
      felicity backup lundi.backup --database postgresql://felicity@localhost/felicity
help-restore = Restaurer les tables d’une sauvegarde, dans SQLite ou PostgreSQL. Aucun serveur ne doit les utiliser.
help-restore-file = Un fichier écrit par felicity backup.
help-restore-replace = Remplacer toutes les tables existantes.
example-restore = Exemples :
      felicity restore lundi.backup
      felicity restore lundi.backup --replace
      felicity restore lundi.backup --database postgresql://felicity@localhost/felicity

backup-stage-copy = Copie
backup-stage-check = Vérification
backup-done = { $file } est complet : { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
  }, { $choices } choix. Il contient des secrets des parties : gardez-le pour vous.
backup-studies = { $count ->
    [one] { $count } étude du laboratoire n’y est pas
   *[other] { $count } études du laboratoire n’y sont pas
  } : copiez aussi le dossier { $folder }, à tout moment.
restore-done = { $place } contient maintenant { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
  } et { $choices } choix. Vous pouvez redémarrer le serveur.
restore-aside = Les données endommagées restent dans { $file }.

error-backup-exists = { $file } existe déjà. Choisissez un autre nom, ou remplacez cette sauvegarde avec --replace.
error-backup-other = { $file } n’est pas une sauvegarde de Felicity ; le fichier n’a pas été modifié. Choisissez un autre nom.
error-backup-write = Impossible d’écrire la sauvegarde { $file } : { $why }.
error-backup-read = Impossible de lire la sauvegarde { $file } : { $why }.
error-backup-foreign = { $file } n’est pas une sauvegarde de Felicity, ou son début est endommagé. Rien n’a été changé.
error-backup-newer = { $file } a été écrit par une version plus récente de Felicity. Rien n’a été changé : restaurez-le avec cette version.
error-backup-damaged = { $file } est endommagé ou incomplet. Rien n’a été changé : utilisez une autre sauvegarde.
error-backup-rows = Impossible de garder { $file } à cet endroit : { $why }. Rien n’a été changé.
error-store-none = Il n’y a pas de tables dans { $place } : démarrez-y d’abord un serveur, ou nommez une autre --database.
error-store-memory = Une base en mémoire disparaît à la fin de la commande : nommez un fichier ou une base PostgreSQL avec --database.
error-store-served = Un serveur utilise les tables de { $place }. Rien n’a été changé : arrêtez-le, puis restaurez.
error-store-holds = { $place } contient déjà des tables ou des profils ({ $why }). Rien n’a été changé : pour tout remplacer, ajoutez --replace.
