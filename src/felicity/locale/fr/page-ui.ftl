# Ce qui est pareil sur chaque page : la barre du haut, les dialogues, le rideau.

page-ui-home = Felicity, retour à l’accueil
page-ui-pages = Les pages
page-ui-rules = Règles
page-ui-settings = Réglages
page-ui-language = Langue
page-ui-to-dark = Passer au thème sombre
page-ui-to-light = Passer au thème clair
page-ui-close = Fermer
page-ui-dismiss = Fermer ce message
page-ui-pass-to = Passez l’écran à { $name }
page-ui-pass-why = La main derrière ce rideau est réservée à { $name }.
page-ui-lift = C’est moi, { $name } : lever le rideau
page-ui-seat = Place { $seat }

## Ce que le serveur a refusé, par son code

page-error-unknown = Cela n’a pas marché. Rien n’a changé ; réessayez.
page-error-offline = Le serveur ne répond pas. Tourne-t-il encore ?
page-error-cannot-read = Ce n’est pas une partie enregistrée de Felicity.
page-error-bad-options = Ces réglages ne vont pas ensemble.
page-error-bad-message = Le serveur n’a pas su lire cela. Un nom a 24 lettres au plus, sans , ; : ( ) [ ].
page-error-not-allowed = Ce n’est pas permis maintenant.
page-error-not-your-turn = Ce n’est pas votre tour.
page-error-not-your-seat = Cette place n’est pas la vôtre.
page-error-not-host = Seul l’hôte de la table peut le faire.
page-error-game-over = La partie est finie.
page-error-not-started = La partie n’a pas encore commencé.
page-error-already-started = La partie a déjà commencé.
page-error-stale = La partie a avancé entre-temps. Rien n’a changé ; regardez de nouveau.
page-error-no-table = Cette table n’existe pas.
page-error-no-seat = Cette place n’existe pas.
page-error-seat-taken = Cette place est prise.
page-error-table-full = Toutes les places sont prises.
page-error-not-watchable = Cette table n’est pas ouverte aux spectateurs.
page-error-other-rules = Cette table utilise une autre version des règles. Seul un serveur de cette version peut la finir.
page-error-broken = Un bogue empêche d’ouvrir cette table. Rien n’est perdu, et les autres tables fonctionnent.
page-error-failed = Cela a échoué à cause d’un bogue. Rien n’a changé.
page-error-too-long = Cette partie est trop longue pour une table. Continuez depuis sa dernière position à une nouvelle table.
page-error-not-over = Ce sera possible une fois la partie finie.
page-error-key-missing = Ce navigateur n’a pas envoyé sa clé. Rechargez la page.
page-error-too-fast = Trop de demandes. Attendez un instant.
page-error-too-many-tables = Il y a trop de tables sur ce serveur. Les anciennes sont supprimées après un temps ; d’ici là, continuez l’une des vôtres.
page-error-too-large = C’est trop gros pour être envoyé.
page-error-wrong-origin = Le serveur n’accepte pas l’adresse de cette page.
page-error-busy = Le serveur est occupé. Rien n’est perdu ; réessayez dans un instant.
