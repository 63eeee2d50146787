# Les cotes des joueurs et des robots.

page-ratings-title = Cotes
page-ratings-about = Un nombre par jeu et par mode, d’après les parties contre des gens et des robots. Aux tables qui l’affichent, les autres le voient aussi. Sans elle, aucune de vos parties ne compte pour la cote de personne.
page-ratings-want = Coter mes parties
page-ratings-none = Jouez contre des robots ou des gens avec une donne que personne n’a choisie, et votre cote sera ici.
page-ratings-off = Vous n’avez pas de cote.
page-ratings-settled = { $rating } ± { $spread }
page-ratings-of = cote { $numbers }
page-ratings-provisional = { $rating } ± { $spread }, provisoire
page-ratings-you = vous
page-ratings-who = Qui
page-ratings-rating = Cote
page-ratings-games = Parties
