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

## LOOP en une page

page-summary-loop-aim =
    .title = Le but
    .line1 = Vivre une vie ordinaire et avoir le plus de bonheur : il va de 0 à 12.
    .line2 = Quand quelqu’un atteint 12, ou quand la pioche de matières est vide, on finit la manche. Le plus de bonheur gagne ; puis la réputation, la plus petite décharge, les objectifs, les activités.
page-summary-loop-turn =
    .title = Votre tour
    .line1 = Piochez une faveur si vous en avez moins de 5 (pas en Coopératif ni en Solo).
    .line2 = Faites une seule chose : travailler, acheter ou consommer. On ne passe pas.
    .line3 = Ensuite, les places vides du marché et de l’affiche se remplissent.
page-summary-loop-work =
    .title = Travailler
    .line1 = Perdez le bonheur et gagnez les pièces de votre salaire (Stagiaire : 1 de bonheur pour 3 pièces).
    .line2 = Chaque réputation dépensée donne 1 pièce de plus.
page-summary-loop-buy =
    .title = Acheter
    .line1 = Prenez 1 à 3 matières au marché.
    .line2 = Payez 1 à 4 pièces pour chacune : ce prix est sa qualité.
    .line3 = Chaque réputation ajoute 1 de qualité, mais la première pièce se paie.
page-summary-loop-consume =
    .title = Consommer
    .line1 = Accomplissez 1 à 3 activités : chacune use 1 de qualité des deux matières montrées et donne 1 de bonheur.
    .line2 = Deux fois la même matière : il faut deux cartes différentes.
    .line3 = Une matière à 0 se casse et va à la décharge de qui la possède.
    .line4 = On garde 3 activités ; une quatrième en remplace une.
page-summary-loop-goals =
    .title = Objectifs
    .line1 = Trois objectifs secrets (quatre en Solo), réalisés en consommant.
    .line2 = Vos activités gardées doivent montrer ensemble ce qu’il faut ; elles restent.
    .line3 = À réaliser dans le tour même où c’est possible, sinon ces activités ne comptent plus.
page-summary-loop-favours =
    .title = Faveurs
    .line1 = À votre tour, jouez-en autant que vous voulez, chacune à quelqu’un d’autre.
    .line2 = Qui accepte prend la carte, et de la réputation : Partage 2 ; Acquisition, Troc, Revente 1 ; Recyclage 0.
    .line3 = Qui refuse défausse la même faveur ou 1 de réputation. Qui ne le peut pas accepte.
    .line4 = Coopératif et Solo : pas de refus, et les faveurs reviennent quand on travaille.
page-summary-loop-reputation =
    .title = Réputation
    .line1 = Au plus 2.
    .line2 = En travaillant : 1 pièce de plus. En achetant : 1 de qualité de plus.
    .line3 = En consommant : 2 pour 1 de bonheur.
    .line4 = Face à une faveur : 1 pour la refuser.
page-summary-loop-events =
    .title = Événements (pas en Base)
    .line1 = Chaque fois que votre bonheur change de zone, piochez-en un, face cachée.
    .line2 = Il est retourné après votre tour.
    .line3 = Un immédiat touche tout le monde aussitôt ; un continu dure jusqu’au suivant.
page-summary-loop-credit =
    .title = Cartes de crédit (pas en Base)
    .line1 = À tout moment de votre tour : une carte, 4 pièces et une matière offerte de qualité 1.
    .line2 = À chaque tour, chaque carte doit recevoir 1 ou 2 de vos pièces.
    .line3 = Avec 5 pièces dessus, elle est remboursée.
    .line4 = Chaque carte encore ouverte à la fin coûte 2 de bonheur.
page-summary-loop-end =
    .title = La fin
    .line1 = Qui vide la pioche de matières en remplissant le marché perd 1 de bonheur.
    .line2 = Pas en Base : 1 de bonheur perdu pour 3 matières dans votre décharge.
    .line3 = Pas en Base : 2 de bonheur perdus par carte de crédit.
page-summary-loop-modes =
    .title = Les modes
    .line1 = Base : tout le monde en stage ; ni carrières, ni événements, ni crédit, ni pénalités de fin.
    .line2 = Compétitif : carrières, événements, cartes de crédit ; le plus de bonheur gagne.
    .line3 = Coopératif : tous gagnent si chacun a 11 ou plus. Une matière brûle après chaque manche.
    .line4 = Solo : on gagne avec 11 ou plus. Une matière brûle après chaque tour ; les faveurs se jouent au marché.

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
