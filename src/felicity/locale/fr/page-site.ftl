## Un site sans serveur : tout est dans ce navigateur

page-site-title = Ce navigateur
page-site-about = Ce Felicity n’a pas de serveur : vos parties sont dans ce navigateur, sur cet appareil, et personne d’autre ne les voit.
page-site-start = Des jeux de société sur le bonheur : en solo contre des robots, ou à plusieurs autour d’un écran.
page-site-promise = Ni compte, ni serveur, ni tiers. Vos parties restent dans ce navigateur.
page-site-games = Vos parties
page-site-games-about = Si vous effacez les données de ce site dans votre navigateur, elles disparaissent.
page-site-count = { $tables ->
    [0] Aucune partie pour l’instant.
    [one] Une partie, { $finished ->
        [0] en cours.
       *[other] terminée.
    }
   *[other] { $tables } parties, dont { $finished } { $finished ->
        [0] terminée
        [one] terminée
       *[other] terminées
    }.
}
page-site-room = { $used } Mo occupés par ce site, sur { $room } Mo que permet le navigateur.
page-site-delete = Supprimer les parties terminées
page-site-delete-sure = { $finished ->
    [one] Supprimer une partie terminée ?
   *[other] Supprimer { $finished } parties terminées ?
}
page-site-delete-means = On ne pourra pas les retrouver. Les parties en cours restent.
page-site-move = Ailleurs
page-site-move-about = À la fin d’une partie, vous pouvez la télécharger. Sur la page d’accueil, ici ou sur un serveur, « Ouvrir une partie enregistrée » la montre à nouveau et permet de la reprendre où vous voulez.
page-site-to-start = Vers la page d’accueil
page-site-offline = Sans réseau
page-site-offline-yes = Tout est maintenant sur cet appareil : Felicity fonctionne aussi sans réseau. Le menu de votre navigateur permet de l’installer comme une application.
page-site-offline-soon = Felicity est en train d’être copié sur cet appareil. Ensuite, il fonctionnera aussi sans réseau.
page-site-offline-no = À cette adresse, le navigateur ne peut pas garder Felicity : il faut un réseau à chaque visite. Avec https, il s’en passerait.
page-site-elsewhere = Seulement avec un serveur
page-site-elsewhere-about = Tout le monde peut en lancer un avec « felicity serve ».
page-site-not-people = Jouer avec des personnes sur d’autres appareils, et les tables ouvertes
page-site-not-clocks = Les pendules, les parties par correspondance et la donne du jour
page-site-not-devices = Vos parties sur plusieurs appareils, les clés d’accès et les phrases de secours
page-site-not-messages = Les messages quand c’est à vous
page-site-not-share = Le partage d’une partie par un lien, et les statistiques de toutes vos parties
page-site-not-studies = Les grandes études du laboratoire, leurs fichiers Parquet et les questions en SQL
page-site-update = Il y a une version plus récente de Felicity. Elle attend que vous l’utilisiez.
page-site-update-now = L’utiliser maintenant
page-error-no-server = Il faut un serveur pour cela, et ce Felicity n’en a pas.
page-error-no-start = Felicity ne fonctionne pas dans ce navigateur. Il lui en faut un récent qui peut garder des données : ce n’est pas toujours le cas des fenêtres privées et des très vieux appareils.
page-error-cannot-keep = La mémoire de ce navigateur est pleine, rien n’a donc changé. Supprimez des parties terminées sous « Ce navigateur ».
page-error-cleared = Les données de ce site ont été effacées pendant cette partie : elle ne peut pas être gardée. Commencez-en une autre.
page-table-closed-no-start = Felicity ne fonctionne pas dans ce navigateur. Il lui en faut un récent qui peut garder des données : ce n’est pas toujours le cas des fenêtres privées et des très vieux appareils.
page-site-review-meanwhile = Vous pouvez regarder d’autres pages en attendant : le travail continue tant que cet onglet est ouvert, et ce qui est connu reste ici.
