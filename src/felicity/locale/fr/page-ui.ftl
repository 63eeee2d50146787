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

## Ce que le serveur a refusé, par son code

page-error-unknown = Cela n’a pas marché, et rien n’a changé. Réessayez, s’il vous plaît.
page-error-offline = Le serveur ne répond pas. Tourne-t-il encore ?
page-error-cannot-read = Ceci ne se lit pas comme une partie de Felicity.
page-error-bad-options = Ces réglages ne vont pas ensemble.
page-error-bad-message = Le serveur n’a pas su lire cela. Un nom a 24 lettres au plus, sans , ; : ( ) [ ].
page-error-not-allowed = Ce n’est pas permis maintenant.
page-error-not-your-turn = Ce n’est pas votre tour.
page-error-not-your-seat = Cette place n’est pas la vôtre.
page-error-not-host = Seul l’hôte de la table peut le faire.
page-error-game-over = La partie est finie.
page-error-not-started = La partie n’a pas encore commencé.
page-error-already-started = La partie a déjà commencé.
page-error-stale = La table a bougé entre-temps. Rien n’a changé ; regardez de nouveau.
page-error-no-table = Cette table n’existe pas.
page-error-no-seat = Cette place n’existe pas.
page-error-seat-taken = Cette place est prise.
page-error-table-full = Toutes les places sont prises.
page-error-not-watchable = Cette table n’est pas ouverte aux spectateurs.
page-error-other-rules = Cette table a commencé sous une autre version des règles ; seul un serveur de cette version peut la finir.
page-error-broken = Cette table ne peut pas être ouverte à cause d’une erreur du programme. Rien n’en est perdu ; les autres tables ne sont pas touchées.
page-error-failed = Une erreur du programme empêche cela. Rien n’a été changé.
page-error-too-long = Cette partie est plus longue que ce qu’une table peut contenir. Continuez depuis sa dernière position à une nouvelle table.
page-error-not-over = Ce sera possible une fois la partie finie.
page-error-key-missing = Ce navigateur n’a pas montré sa clé. Rechargez la page.
page-error-too-fast = C’était trop d’un coup. Attendez un instant.
page-error-too-many-tables = Il y a déjà trop de tables ici. Les anciennes partent après un temps ; d’ici là, continuez à l’une des vôtres.
page-error-too-large = C’est trop gros pour être envoyé.
page-error-wrong-origin = Le serveur n’accepte pas l’adresse de cette page.
page-error-busy = Le serveur est débordé. Rien n’est perdu ; réessayez dans un instant.
