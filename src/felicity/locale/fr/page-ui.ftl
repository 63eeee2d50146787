# Ce qui est pareil sur chaque page : la barre du haut, les dialogues, le rideau.

page-ui-home = Felicity, vers l’accueil
page-ui-pages = Les pages
page-ui-rules = Règles
page-ui-settings = Réglages
page-ui-language = Langue
page-ui-to-dark = Passer au thème sombre
page-ui-to-light = Passer au thème clair
page-ui-close = Fermer
page-ui-dismiss = Retirer ce message
page-ui-pass-to = À { $name } de jouer
page-ui-pass-why = La main derrière ce rideau n’est que pour { $name }.
page-ui-lift = C’est moi, { $name } : lever le rideau
page-ui-seat = Place { $seat }
page-ui-offline = Le serveur ne répond pas. Tourne-t-il encore ?
page-ui-failed = Cela n’a pas marché : { $message }
