# La page des règles, la règle à côté de la table, les listes de cartes et le résumé.

page-rules-link = Règle { $id }
    .titled = Règle { $title } ({ $id })
page-rules-close = Fermer la règle
page-rules-back = Revenir à la règle précédente
page-rules-loading = On cherche…
page-rules-unknown = Il n’y a pas de règle { $id }.
page-rules-not-now = Les règles ne répondent pas pour l’instant. Réessayez dans un moment.
page-rules-all = La lire parmi toutes les règles
page-rules-example = Exemple
page-rules-why = Pourquoi
page-rules-option = La table peut choisir :
page-rules-decided = décidé par nous
page-rules-see = Voir aussi

## La page

page-rules-title = Règles de { $game }
page-rules-games = Jeux
page-rules-views = Vues
page-rules-view-rules = Toutes les règles
page-rules-view-cards = Cartes
page-rules-view-summary = En une page
page-rules-tutorial = Apprendre en jouant
page-rules-sections = Chapitres
page-rules-search = Chercher un mot ou un numéro
page-rules-mode = Mode de jeu
page-rules-mode-all = Tous les modes
page-rules-only-decided = Seulement ce que nous avons décidé
page-rules-number = { $number ->
    [one] { $number } règle
   *[other] { $number } règles
}
page-rules-none = Aucune règle ne dit « { $words } ». Essayez moins de mots, ou d’autres.
page-rules-rulings = Là où le livret se tait, nous avons décidé
page-rules-print = Imprimer cette page

## Cartes

page-rules-cards-search = Chercher dans les cartes
page-rules-certainty = Sûreté des chiffres
page-rules-certainty-all = Toutes
page-rules-kind = Sorte de carte
page-rules-kind-all = Toutes
page-rules-kind-career = Carrières
page-rules-kind-activity = Activités
page-rules-kind-goal = Objectifs
page-rules-kind-favour = Faveurs
page-rules-kind-event = Événements
page-rules-kind-material = Matières
page-rules-kind-role = Rôles
page-rules-kind-character = Personnages
page-rules-kind-production_level = Niveaux de production
page-rules-kind-explorer = Cartes d’explorateur
page-rules-cards-number = { $number ->
    [one] { $number } carte
   *[other] { $number } cartes
}
page-rules-copies = { $count } exemplaires

## Apprendre en jouant

page-tutorial = Apprendre en jouant
page-tutorial-at = Étape { $at } sur { $of }
page-tutorial-close = Fermer le guide
page-tutorial-back = Retour
page-tutorial-next = Suite
page-tutorial-skip = Passer
page-tutorial-do = Faites-le pour moi
page-tutorial-again = Recommencer au début
page-tutorial-free = Continuer sans guide
page-tutorial-loop-welcome = Voici une vraie partie de LOOP contre un robot, avec une donne que nous connaissons. En quelques minutes, vous aurez joué votre première manche. Cliquez où vous voulez, quand vous voulez ; je suivrai.
    .title = Bienvenue dans une vie ordinaire
page-tutorial-loop-happiness = Voici tout ce que vous possédez. L’échelle est votre bonheur : vous commencez à 4, et qui atteint 12 amène la dernière manche. Vous avez aussi 2 pièces et du verre de qualité 2, qui peut servir deux fois.
    .title = Ceci, c’est vous
page-tutorial-loop-turn = À chaque tour, une seule chose. Travailler : un peu de bonheur contre des pièces. Acheter : des pièces contre des matières. Consommer : des matières contre du bonheur. Voilà la boucle.
    .title = Travailler, acheter ou consommer
page-tutorial-loop-board = Regardez l’affiche : Musique et Voyage s’y trouvent, et une carte de chacun veut du verre et du métal. Du verre, vous en avez. Du métal, il y en a au marché. Un projet se dessine.
    .title = Le marché et l’affiche
page-tutorial-loop-buy = Achetez du métal. Vous choisissez la qualité, et la qualité est le prix : pour vos 2 pièces, du métal qui peut servir deux fois.
    .title = Acheter du métal de qualité 2
page-tutorial-loop-end = Vous pourriez acheter jusqu’à trois matières, mais vos pièces sont parties. Finissez votre tour ; le marché se remplit.
    .title = Finir le tour
page-tutorial-loop-other = C’est à l’autre de jouer, et le journal dit ce qui se passe. Un instant.
    .title = Le tour de quelqu’un d’autre
page-tutorial-loop-asked = Bo joue Acquisition : pour 2 pièces, il vous faudrait céder votre métal. Qui accepte reçoit les pièces, la carte et 1 de réputation. Mais vous avez aussi une Acquisition : défaussez-la pour dire non, et gardez votre projet.
    .title = On vous demande une faveur
page-tutorial-loop-consume = Quand c’est de nouveau votre tour : un peu de bonheur, enfin. Consommer : choisissez la carte Musique qui veut du verre et du métal. Chacun perd 1 de qualité, et vous gagnez 1 de bonheur.
    .title = Faire de la musique
page-tutorial-loop-more = Votre verre et votre métal peuvent encore servir, et un tour contient jusqu’à trois activités. Voyage veut les deux mêmes.
    .title = Et voyager aussi
page-tutorial-loop-worn = Ce qui est usé se casse et va à votre décharge. En Base, cela y reste tranquille ; dans les autres modes, cela coûte du bonheur à la fin.
    .title = Rien ne dure toujours
page-tutorial-loop-goals = Vous avez trois objectifs secrets. Chacun nomme les signes que vos activités gardées doivent montrer ensemble. Quand c’est le cas, réalisez-le dans ce même tour : il vaut 2 à 4 de bonheur.
    .title = Vos objectifs
page-tutorial-loop-favours = Les faveurs permettent d’échanger à votre tour : acheter, troquer, vendre, partager. Qui accepte gagne de la réputation ; qui refuse paie d’une carte égale ou de 1 de réputation.
    .title = Demander une faveur
page-tutorial-loop-free = Finissez votre tour et jouez à votre guise. Les conseils, les raisons sous « Pas maintenant » et les règles sont toujours à portée de clic. Le plus de bonheur à la fin gagne.
    .title = C’est tout ce qu’il faut
