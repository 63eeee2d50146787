# Apprendre en jouant : ce que Nostalgie ajoute, pas à pas (UI-R5).

page-tutorial-nostalgia-welcome = Vous connaissez La Quête du Bonheur ; voici ce que Nostalgie y ajoute. En quelques minutes, un souvenir va se réaliser. Cliquez où vous voulez, quand vous voulez ; je suivrai.
    .title = Vous revoilà
page-tutorial-nostalgia-hand = Vous tenez huit souvenirs que personne d’autre ne voit, et vous pouvez en lire les deux côtés. Il n’y en aura pas d’autres dans cette vie.
    .title = Huit souvenirs
page-tutorial-nostalgia-trait = Vous les connaissez donc déjà en choisissant votre talent né. Prenez Nostalgique : chaque souvenir réalisé donne 1 point de bonheur à court terme.
    .title = Choisir en les connaissant
page-tutorial-nostalgia-place = Posez Première guitare sur votre plateau Nostalgie. Cela ne coûte rien et n’est pas une action, mais le plateau n’a que deux emplacements.
    .title = Se souvenir
page-tutorial-nostalgia-triggers = Un souvenir posé a deux déclencheurs : vous payez l’un, l’autre s’active tout seul. Quand les deux sont cochés, le souvenir peut se réaliser.
    .title = Deux déclencheurs
page-tutorial-nostalgia-active = Payez le déclencheur actif avant votre action ; cela ne prend pas de sablier. Vous recevez aussitôt sa récompense, et la case est cochée.
    .title = L’actif
page-tutorial-nostalgia-passive = Première guitare attend que vous jouiez. Faites-le : Jouer est votre action comme d’habitude, et la seconde case se coche seule.
    .title = Le passif
page-tutorial-nostalgia-realise = Les deux cases sont cochées. Quand c’est de nouveau à vous, réalisez le souvenir : un sablier et son prix, et vous gagnez sa récompense.
    .title = Un rêve se réalise
page-tutorial-nostalgia-turned = La carte se retourne, au niveau 1. Elle n’occupe aucun de vos trois emplacements, et le sien sur le plateau est de nouveau libre.
    .title = L’autre côté
page-tutorial-nostalgia-progress = Finissez votre tour ; au suivant, progressez au niveau 2. Première guitare est un choix : un sablier de plus décidera ensuite entre deux voies, pour toujours.
    .title = Aller plus loin
page-tutorial-nostalgia-kinds = Les objectifs de vie valent dès qu’ils se réalisent. Les compétences s’ouvrent au niveau 2. Les choix finissent par une décision. Les répétables servent encore et encore dès le niveau 4.
    .title = Quatre sortes
page-tutorial-nostalgia-free = Posez les suivants et continuez. Si l’un ne convient plus à votre vie, oubliez-le pour 1 point de bonheur à court terme. Tout le reste est comme vous le connaissez.
    .title = Vos souvenirs
