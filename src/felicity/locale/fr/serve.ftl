help-serve = Servir des tables aux navigateurs.
help-serve-host = L’adresse d’écoute ; 0.0.0.0 laisse entrer d’autres machines.
help-serve-port = Le port d’écoute ; 0 : n’importe lequel qui est libre.
help-serve-database = Où garder les tables : sqlite:///FICHIER ou postgresql://UTILISATEUR@HÔTE/NOM ; par défaut un fichier dans votre dossier de données.
help-serve-keep-days = Jours pendant lesquels parties finies et tables d’attente sont gardées après leur dernier changement ; 0 garde tout pour toujours.
help-serve-origin = Un autre hôte dont les pages peuvent utiliser ce serveur, par exemple https://example.org ; peut être répété.
example-serve = Exemples :
      felicity serve --port 8080
      felicity serve --host 0.0.0.0 --database postgresql://felicity@localhost/felicity
play-here = Felicity est à l’adresse { $address } (Ctrl-C pour arrêter) ; vos tables sont gardées dans { $file }.
play-there = Felicity tourne déjà, à l’adresse { $address }, avec les tables de { $file }.
play-open-yourself = Ouvrez { $address } dans votre navigateur.
error-in-use = Un autre serveur garde déjà ses tables dans { $file }, à l’adresse { $address }. Deux serveurs ne partagent pas un fichier : utilisez celui-là, arrêtez-le, ou nommez une autre --database.
error-in-use-starting = Un autre serveur, qui démarre à l’instant, garde déjà ses tables dans { $file }. Deux serveurs ne partagent pas un fichier : réessayez dans un moment.
error-port = Impossible d’écouter sur { $host }, port { $port } : { $why }. Choisissez-en un autre avec --port.
serve-here = À l’adresse { $address } (Ctrl-C pour arrêter)

help-verify = Vérifier la donne équitable d’une partie et la rejouer.
help-verify-file = Le fichier de la partie, téléchargé à la fin.
help-verify-commitment = L’engagement qui vous a été montré avant la partie.
help-verify-part = La part que votre navigateur a ajoutée.
example-verify = Exemples :
      felicity verify loop-KPRTWX.txt
      felicity verify loop-KPRTWX.txt --commitment 9a63… --part 4f0c…
verify-commitment = La part du serveur correspond à son engagement.
verify-parts = { $count ->
    [0] Personne n’a ajouté de part ; la graine découle de la seule part du serveur.
    [one] La place { $seats } a ajouté une part, et la graine découle de toutes les parts.
   *[other] Les places { $seats } ont ajouté des parts, et la graine découle de toutes les parts.
}
verify-played = Distribués à partir de cette graine, les { $choices } choix mènent au résultat noté : { $result }.
verify-unproven = Comparez l’engagement avec celui qui vous a été montré avant la partie (--commitment) : c’est la seule preuve qu’il n’a pas été inventé après coup.
