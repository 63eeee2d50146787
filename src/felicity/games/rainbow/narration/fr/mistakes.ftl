# Ce qui ne va pas dans des cartes maison.

rainbow-expected-order = une liste qui contient tous ces mots : { $words }
rainbow-expected-numbers = des nombres
rainbow-expected-device = une liste de nombres de 1 à { $most }, chacun aussi souvent qu’il peut sortir
rainbow-expected-spaces = 2 à { $most } cases {"{"} n, colour, amount, message {"}"} : n à partir de 1, la dernière « last », les vertes avec 500 à 2500
rainbow-wrong-last = les nombres de son appareil ne permettent pas d’atteindre la dernière case (RAIN-R36)
rainbow-wrong-colours = il faut une case verte et une case orange où l’on puisse s’arrêter (RAIN-R36)
rainbow-wrong-buttons = il y a { $count } cases rouges, il en faut de { $least } à { $most } pour les boutons (RAIN-R36)
rainbow-wrong-hang-ups = per_area vaut { $count }, et { $area } peut avoir { $needed } blocages (RAIN-R36)
