# Soi-même : ce que les autres voient, les appareils, la phrase de secours, ses données.

page-me-title = Moi
page-me-about = Rien n’est à remplir ici. Ni compte, ni e-mail : un nom si vous voulez, et de quoi emporter vos parties sur un autre appareil.
page-me-signed-out = Cet appareil a été déconnecté. Il repart de zéro ; vos parties sont toujours là sur vos autres appareils.
page-me-deleted = Tout a été supprimé. Cet appareil repart de zéro.
page-me-cancel = Annuler

page-me-who = Qui vous êtes
page-me-who-about = Votre nom s’affiche aux tables que vous rejoignez désormais.
page-me-name-wrong = Un nom ne peut contenir aucun de ces signes : , ; : ( ) [ ].
page-me-figure = Figurine
page-me-figure-none = Votre initiale
page-me-figure-cat = Chat
page-me-figure-owl = Hibou
page-me-figure-fox = Renard
page-me-figure-whale = Baleine
page-me-figure-snail = Escargot
page-me-figure-bee = Abeille
page-me-figure-cactus = Cactus
page-me-figure-kite = Cerf-volant
page-me-figure-balloon = Montgolfière
page-me-figure-mushroom = Champignon
page-me-figure-lighthouse = Phare
page-me-figure-teapot = Théière

## Les appareils

page-me-devices = Mes appareils
page-me-devices-about = Tous partagent votre nom, vos réglages et vos parties : commencez sur l’ordinateur, continuez sur le téléphone.
page-me-device = Un appareil
page-me-this-device = cet appareil
page-me-added = depuis le { $day }
page-me-sign-out = Déconnecter
page-me-sign-out-sure = Déconnecter cet appareil ?
page-me-sign-out-this = Ce navigateur repart alors de zéro, sans votre nom, vos réglages ni vos parties. Ils restent sur vos autres appareils.
page-me-sign-out-other = { $device } ne pourra plus ni jouer ni voir vos parties. Quelqu’un d’autre s’en est servi ? Créez aussi une nouvelle phrase de secours, et retirez les clés d’accès que vous ne connaissez pas.
page-me-sign-out-last = C’est votre seul appareil, et vous n’avez ni phrase de secours ni clé d’accès : vous ne pourriez plus jamais retrouver vos parties.
page-me-add = Ajouter un appareil
page-me-link-about = Visez ce code avec l’appareil photo de l’autre appareil, ou ouvrez-y le lien.
page-me-qr = Code QR du lien pour un autre appareil
page-me-link = Lien pour un autre appareil
page-me-link-once = Il marche une fois, pendant dix minutes. Ne le montrez à personne d’autre : qui l’ouvre peut jouer vos parties.
page-me-link-old = Ce lien est trop ancien maintenant.
page-me-came = { $device } a été ajouté.
page-me-came-hint = Ce n’était pas vous ? Déconnectez-le ci-dessus.

## Rejoindre

page-me-join = Vous jouez déjà sur un autre appareil ?
page-me-join-about = Choisissez-y « Ajouter un appareil » et ouvrez le lien ici. Ou tapez votre phrase de secours :
page-me-join-phrase = Phrase de secours
page-me-join-go = Continuer
page-me-join-sure = Est-ce bien vous ?
page-me-nameless = Quelqu’un sans nom
page-me-join-has = { $devices ->
    [0] Aucun appareil
    [one] Un appareil
   *[other] { $devices } appareils
}, { $tables ->
    [0] aucune partie
    [one] une partie
   *[other] { $tables } parties
}
page-me-join-means = Cet appareil aura alors le même nom, les mêmes réglages et les mêmes parties. N’acceptez que s’il s’agit de votre profil : la personne à qui il appartient peut jouer à votre place.
page-me-join-brings = { $tables ->
    [one] La partie de cet appareil vous suit.
   *[other] Les { $tables } parties de cet appareil vous suivent.
}
page-me-join-yes = Oui, c’est moi
page-me-joined = Content de vous revoir. Cet appareil est maintenant l’un des vôtres.

## La phrase de secours

page-me-phrase = Phrase de secours
page-me-phrase-about = Huit mots qui rendent tout si vous perdez vos appareils. Notez-les ; personne ne peut les retrouver pour vous.
page-me-phrase-make = Créer une phrase de secours
page-me-phrase-new = Créer une nouvelle phrase
page-me-phrase-once = Ils ne s’affichent que cette fois. Majuscules, accents et traits d’union ne comptent pas quand vous les tapez.
page-me-phrase-made = Vous avez créé une phrase le { $day }. Une nouvelle la remplace.
page-me-phrase-done = Je les ai notés

## Les clés d’accès

page-me-passkeys = Clés d’accès
page-me-passkeys-about = Revenez avec votre empreinte, votre visage, le code de votre écran ou une clé de sécurité. Vous pouvez en avoir plusieurs.
page-me-passkeys-make = Créer une clé d’accès
page-me-passkeys-done = La clé d’accès est créée. Elle vous ouvre votre profil partout où cette page s’affiche.
page-me-passkeys-added = créée le { $day }
page-me-passkeys-used = utilisée le { $day }
page-me-passkeys-synced = sur tous les appareils de votre gestionnaire de mots de passe
page-me-passkeys-elsewhere = pour { $host } seulement
page-me-passkeys-remove = Retirer
page-me-passkeys-remove-sure = Retirer cette clé d’accès ?
page-me-passkeys-remove-means = Elle n’ouvrira plus rien ici. Votre gestionnaire de mots de passe ou votre clé de sécurité la garde tant que vous ne l’y supprimez pas aussi.
page-me-passkeys-insecure = Les navigateurs ne créent des clés d’accès que sur les pages chiffrées, dont l’adresse commence par https. Ce n’est pas le cas ici : prenez la phrase de secours.
page-me-passkeys-number = Les navigateurs ne créent des clés d’accès que pour les pages dont l’adresse est un nom, comme example.org. Celle-ci est un nombre : prenez la phrase de secours.
page-me-passkeys-browser = Ce navigateur ne sait pas créer de clés d’accès. Prenez la phrase de secours.
page-me-passkeys-broken-off = Rien n’a été fait : l’opération a été annulée ou a pris trop de temps.
page-me-passkeys-there = Vous avez déjà une clé d’accès sur cet appareil-là.
page-me-join-passkey = Utiliser une clé d’accès

## Ses données

page-me-data = Mes données
page-me-data-about = Ce serveur garde votre nom, votre figurine, votre langue et vos réglages, le nom de vos appareils, la moitié publique de vos clés d’accès, le jour de votre dernière visite, vos parties et, si vous en avez demandé, où envoyer des messages. Rien d’autre, et personne d’autre ne les reçoit.
page-me-export = Tout télécharger
page-me-delete = Tout supprimer
page-me-delete-sure = Tout supprimer ?
page-me-delete-means = Votre profil, vos appareils, votre phrase, vos clés d’accès et ce que vous avez dit aux tables sont supprimés pour de bon. Dans les parties en cours, un robot prend votre place ; les parties finies ne portent plus votre nom. C’est irréversible.
page-me-delete-yes = Oui, supprimer tout ce qui me concerne

## Ce que le serveur a refusé

page-error-signed-out = Cet appareil a été déconnecté.
page-error-bad-phrase = Ce n’est pas une phrase de secours : elle a huit mots de six lettres. Il en manque un, ou il y a une faute.
page-error-not-a-way-in = Ce lien ou cette phrase n’est plus valable. Un lien marche une fois, pendant dix minutes ; une nouvelle phrase remplace l’ancienne.
page-error-bad-passkey = Cette clé d’accès n’est pas connue ici, ou l’opération a pris trop de temps. Réessayez.
page-error-no-passkey = Cette clé d’accès est déjà retirée.
page-error-no-passkeys = Ce serveur ne propose pas de clés d’accès.
page-error-no-passkeys-here = Les clés d’accès ne marchent pas à cette adresse. Prenez l’adresse habituelle du serveur, ou la phrase de secours.
page-error-too-many-passkeys = Vous avez déjà dix clés d’accès. Retirez-en une d’abord.
page-error-no-device = Cet appareil est déjà déconnecté.
page-error-too-many-devices = Vous avez déjà vingt appareils. Déconnectez-en un d’abord.
page-error-too-many-profiles = Ce serveur n’a plus de place pour d’autres profils. On peut jouer sans.
