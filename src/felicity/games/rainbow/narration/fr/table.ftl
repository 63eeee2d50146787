# The Game of Happiness : tout ce qu’une personne lit à sa table.

rainbow-title = Le Jeu du Bonheur

rainbow-mode-standard = Normal
    .about = le premier joueur avec six clés sur son arc-en-ciel gagne

## Domaines et pistes

rainbow-area-faith = Foi
rainbow-area-health = Santé
rainbow-area-friendship = Amitié
rainbow-area-knowledge = Savoir
rainbow-area-love = Amour
rainbow-area-money = Argent

rainbow-track-friendship = Amitié
    .of = de l’Amitié
    .at = à l’Amitié
rainbow-track-love = Amour
    .of = de l’Amour
    .at = à l’Amour
rainbow-track-self_improvement = Progrès
    .of = du Progrès
    .at = au Progrès
rainbow-track-knowledge = Savoir
    .of = du Savoir
    .at = au Savoir
rainbow-track-faith = Foi
    .of = de la Foi
    .at = à la Foi
rainbow-track-health = Santé
    .of = de la Santé
    .at = à la Santé

## Appareils : le nom, et ce qu’on en fait

rainbow-device-hand = la main
    .use = Faire rouler la bille dans la main
rainbow-device-heart = le cœur
    .use = Faire tourner le cœur
rainbow-device-bookshelf = l’étagère
    .use = Retourner un livre
rainbow-device-computer = la roue de l’ordinateur
    .use = Faire tourner la roue de l’ordinateur
rainbow-device-lightning = l’éclair
    .use = Faire tourner l’éclair
rainbow-device-bicycle = le vélo
    .use = Retourner une roue de vélo

## Couleurs des cases

rainbow-colour-plain = neutre
rainbow-colour-green = vert : argent
rainbow-colour-red = rouge : destin
rainbow-colour-blue = bleu : retour au départ
rainbow-colour-orange = orange : progrès
rainbow-colour-last = dernière case

## Cartes Destin

rainbow-fate-fate_hang_up_faith = un blocage de foi
rainbow-fate-fate_hang_up_health = un blocage de santé
rainbow-fate-fate_hang_up_friendship = un blocage d’amitié
rainbow-fate-fate_hang_up_knowledge = un blocage de savoir
rainbow-fate-fate_hang_up_love = un blocage d’amour
rainbow-fate-fate_hang_up_money = un blocage d’argent
rainbow-fate-fate_self_improvement = une carte Progrès
rainbow-fate-fate_key = une clé

## Options de la table

rainbow-setting-starting_player = Qui commence ?
rainbow-setting-spin_ends_turn = Faire tourner la roue finit-il le tour ?
rainbow-setting-no_zero_spin = La roue s’arrête-t-elle toujours ailleurs ?
rainbow-setting-fate_key_money = Le destin peut-il donner la clé de l’argent ?
rainbow-setting-round_limit = Après combien de manches la partie finit-elle au plus tard ? 0 : sans limite.

## Questions, une par sorte de choix

rainbow-ask-PlaceButton = Où posez-vous votre bouton du bonheur ?
rainbow-ask-PlaceMarker = Où montez-vous sur la roue ?
rainbow-ask-TakeTurn = Que faites-vous ?
rainbow-ask-GetOffOrStay = La roue s’est arrêtée. Descendez-vous ici ?
rainbow-ask-MoveButton = Vous avez joué. Finir votre tour ?
rainbow-ask-ChooseHolder = Votre place est prise. Quelle autre prenez-vous ?
rainbow-ask-ChooseKey = Quelle clé prenez-vous ?

## Options

rainbow-option-spin = Faire tourner la roue arc-en-ciel
rainbow-option-get-off = Descendre : { $track }
rainbow-option-stay = Rester sur la roue
rainbow-option-move = { $use }
rainbow-option-button = Mettre le bouton sur { $track } { $space }
    .row = Mettre le bouton sur { $track }
    .cell = case { $space }
rainbow-option-end-turn = Finir votre tour
rainbow-option-holder = La place à côté { $track-of }
rainbow-option-key = La clé { $area }

## Groupes d’options

rainbow-group-turn = À vous
rainbow-group-button = Votre bouton du bonheur
    .about = sur une case rouge, il protège les autres du destin

## Ce qui est impossible maintenant

rainbow-what-spin = Faire tourner la roue
rainbow-what-get-off = Descendre
rainbow-what-stay = Rester sur la roue
rainbow-what-move = Avancer
rainbow-what-button = Déplacer le bouton
rainbow-what-end-turn = Finir votre tour
rainbow-what-holder = Prendre une place
rainbow-what-key = Prendre une clé

## Le terminal

rainbow-screen-title = Le Jeu du Bonheur{ $round ->
    [0] , avant le départ
   *[other] , manche { $round }
}
screen-rainbow-wheel = Roue
rainbow-screen-legend = $ argent   x destin   < retour au départ   + progrès   * dernière case   (a) un bouton
rainbow-screen-pile-counters = destin : { $fate }, progrès : { $improvement }
rainbow-screen-counters = clés { $keys }/{ $slots }   { $money } $
rainbow-screen-stand = sur l’arc-en-ciel : { $areas }
rainbow-screen-keys = clés devant le joueur : { $areas }
rainbow-screen-hang-ups = blocages : { $areas }
rainbow-screen-saved = cartes gardées : { $areas }

## Pourquoi cela ne se peut pas maintenant

rainbow-why-not-spun-since = la roue doit d’abord tourner avec votre pion dessus
rainbow-why-spun-already = vous avez déjà fait tourner la roue ce tour-ci
rainbow-why-on-the-wheel = votre pion est sur la roue
rainbow-why-on-a-track = votre pion reste sur sa piste jusqu’à la dernière case
rainbow-why-get-off-or-spin = descendez ou faites d’abord tourner la roue
rainbow-why-not-moved-yet = avancez d’abord
rainbow-why-turn-taken = vous avez déjà joué ce tour-ci
rainbow-why-turn-not-settled = dites d’abord si vous descendez
rainbow-why-button-moved-already = votre bouton a déjà bougé ce tour-ci
rainbow-why-button-lies-there = votre bouton y est déjà
rainbow-why-other-button-there = un autre bouton y est
rainbow-why-marker-there = un pion y est
rainbow-why-holder-taken = un autre pion y est
rainbow-why-key-earned-already = vous avez déjà cette clé
rainbow-why-money-has-no-track = l’argent n’a pas de piste
rainbow-why-beside-other-track = votre pion est à côté d’une autre piste
rainbow-why-no-fate-space = ce n’est pas une case rouge

## Ce qui s’est passé

rainbow-log-game-started = { $who } commence.
rainbow-log-button-placed = { $who } pose son bouton sur { $track } { $space }.
rainbow-log-marker-placed = { $who } monte sur la roue à côté { $track-of }.
rainbow-log-round-started = Manche { $round }
rainbow-log-turn-started = Le tour { $who-of }
rainbow-log-button-moved = { $who } déplace son bouton sur { $track } { $space }.
rainbow-log-game-won = { $who } a six clés : l’arc-en-ciel du bonheur !
rainbow-log-game-stopped = La manche { $rounds } était la dernière : celui qui a le plus de clés gagne.
rainbow-log-wheel-spun = { $who } fait tourner la roue : { $holders ->
    [0] un tour complet
    [one] 1 place plus loin
   *[other] { $holders } places plus loin
}.
rainbow-log-marker-carried = { $who } est maintenant à côté { $track-of }.
rainbow-log-got-off = { $who } descend { $track-at }.
rainbow-log-stayed = { $who } reste sur la roue, à côté { $track-of }.
rainbow-log-returned-to-wheel = { $who } revient sur la roue, à côté { $track-of }.
rainbow-log-device-used = { $who } utilise { $device } : { $number }.
rainbow-log-device-reshuffled = On remélange les cartes : { $device }.
rainbow-log-moved = { $who } avance jusqu’à la case { $space } { $track-of }.
rainbow-log-sent-back = { $who } retourne au départ { $track-of }.
rainbow-log-completed = { $who } finit la piste { $track-of }.
rainbow-log-money-collected = { $who } reçoit { $amount } $, { $total } $ en tout.
rainbow-log-money-enough = { $who } n’a plus besoin d’argent.
rainbow-log-bills-returned = { $who } rend { $amount } $ à la banque.
rainbow-log-spared = Le bouton { $owner-of } épargne une carte Destin à { $who }.
rainbow-log-fate-drawn = { $who } tire une carte Destin : { $card }.
rainbow-log-fate-disregarded = { $who } n’a pas à suivre la carte : { $card }.
rainbow-log-hang-up-developed = { $who } a un nouveau blocage : { $area }.
rainbow-log-fate-pile-empty = Il ne reste plus de carte Destin pour { $who }.
rainbow-log-self-improvement-drawn = { $who } tire une carte Progrès : { $area }.
rainbow-log-self-improvement-saved = { $who } garde la carte { $area }.
rainbow-log-self-improvement-returned = { $who } remet { $cards ->
    [one] une carte { $area }
   *[other] { $cards } cartes { $area }
} sous la pioche.
rainbow-log-self-improvement-pile-empty = Il ne reste plus de carte Progrès pour { $who }.
rainbow-log-hang-up-cancelled = { $who } se débarrasse d’un blocage : { $area }.
rainbow-log-key-earned = { $who } gagne la clé { $area }.
rainbow-log-key-placed = { $who } pose la clé { $area } sur l’arc-en-ciel ({ $slot } sur 6).

## Comment cela a fini

rainbow-ending-rainbow = six clés sur l’arc-en-ciel
rainbow-ending-round_limit = la dernière manche est jouée

rainbow-tie-keys_in_front = Égalité sur l’arc-en-ciel ; les clés devant soi ont décidé.
rainbow-tie-shared = Égalité sur toute la ligne : la victoire est partagée.
rainbow-winner = { $number ->
    [one] { $winners } gagne avec { $score ->
        [one] { $score } clé
       *[other] { $score } clés
    }.
   *[other] { $winners } gagnent ensemble avec { $score ->
        [one] { $score } clé
       *[other] { $score } clés
    } chacun.
}
rainbow-score = Clés

rainbow-source-faith = clé de la foi
rainbow-source-health = clé de la santé
rainbow-source-friendship = clé de l’amitié
rainbow-source-knowledge = clé du savoir
rainbow-source-love = clé de l’amour
rainbow-source-money = clé de l’argent

## Amitié

rainbow-message-new-kid = Dites bonjour au petit nouveau du quartier.
rainbow-message-sandwich = Vous partagez votre sandwich. C’est ça, grandir.
rainbow-message-garage-sale = Votre vide-grenier fait un tabac.
rainbow-message-unexpected-letter = Une lettre inattendue.
rainbow-message-be-yourself = Soyez vous-même : personne n’aime le toc.
rainbow-message-dance-contest = Votre copain et vous gagnez le concours de danse.
rainbow-message-sorry-first = Vous demandez pardon en premier.
rainbow-message-midnight-phone = Le téléphone sonne à minuit.
rainbow-message-peace-sign = Un signe de paix pour tout le monde.
rainbow-message-gossip = Vous avez cancané. Retour au départ.
rainbow-message-listening = Vous écoutez au lieu de parler.
rainbow-message-baby-sitting = L’argent du baby-sitting.
rainbow-message-stranger = Un inconnu s’assied à côté de vous.
rainbow-message-true-friends = Un cercle de vrais amis.

## Amour

rainbow-message-flowers = Des fleurs dans les cheveux.
rainbow-message-valentines = Vos cartes de Saint-Valentin se vendent bien.
rainbow-message-forgiveness = Vous apprenez à pardonner.
rainbow-message-telegram = Un télégramme avec un cœur dessus.
rainbow-message-hug = Serrez quelqu’un dans vos bras aujourd’hui.
rainbow-message-from-the-heart = Vous parlez avec le cœur.
rainbow-message-jealousy = La jalousie vous rattrape. Retour au départ.
rainbow-message-blind-date = Un rendez-vous à l’aveugle.
rainbow-message-love-song = Votre chanson d’amour passe à la radio.
rainbow-message-little-things = Vous pensez aux petites choses.
rainbow-message-soft-spot = La vie a un faible pour vous.
rainbow-message-at-the-corner = Quelqu’un attend au coin de la rue.
rainbow-message-grandma = Un cadeau de grand-maman.
rainbow-message-loved = Vous aimez et on vous aime.

## Progrès personnel

rainbow-message-chapter-a-day = Vous lisez un chapitre par jour.
rainbow-message-books = Un livre ne vous laisse jamais tomber.
rainbow-message-bad-habit = Vous renoncez à une mauvaise habitude.
rainbow-message-mirror = Vous vous regardez dans le miroir.
rainbow-message-yoga = Vous essayez le yoga.
rainbow-message-comics = Vous vendez vos vieilles bandes dessinées.
rainbow-message-diary = Vous tenez un journal.
rainbow-message-tomorrow = Vous remettez à demain. Retour au départ.
rainbow-message-guitar = Vous apprenez la guitare.
rainbow-message-group-meeting = Le groupe se réunit ce soir.
rainbow-message-count-to-ten = Vous comptez d’abord jusqu’à dix.
rainbow-message-own-thing = Faites à votre manière.
rainbow-message-television = Vous éteignez la télévision.
rainbow-message-essay-prize = Vous gagnez le prix de la rédaction.
rainbow-message-inner-peace = Vous faites la paix avec vous-même.
rainbow-message-better-you = Une meilleure version de vous.

## Savoir

rainbow-message-ask-why = Demandez pourquoi.
rainbow-message-library = Vous allez à la bibliothèque le samedi.
rainbow-message-surprise-test = Une interrogation surprise.
rainbow-message-tutor = Vous donnez des leçons aux voisins.
rainbow-message-blinking-computer = L’ordinateur vous fait un clin d’œil.
rainbow-message-word-a-day = Vous apprenez un mot par jour.
rainbow-message-quiz-show = Vous gagnez le jeu télévisé.
rainbow-message-copied-answers = Vous avez copié les réponses. Retour au départ.
rainbow-message-teacher-calls = Le professeur vous appelle.
rainbow-message-not-knowing = Vous avouez que vous ne savez pas.
rainbow-message-planetarium = Visitez le planétarium.
rainbow-message-scholarship = Une petite bourse d’études.
rainbow-message-lights-out = La lumière s’éteint au laboratoire.
rainbow-message-graduation = Vous avez votre diplôme.

## Foi

rainbow-message-stars = Regardez les étoiles.
rainbow-message-river-meditation = Vous méditez au bord de la rivière.
rainbow-message-thunder = Le tonnerre au loin.
rainbow-message-candle = Une bougie à la fenêtre.
rainbow-message-old-debt = Une bonne âme rembourse une vieille dette.
rainbow-message-promise = Vous tenez une promesse.
rainbow-message-fork-in-the-road = Une croisée des chemins.
rainbow-message-doubt = Le doute s’installe. Retour au départ.
rainbow-message-sing-along = Chantez avec les autres.
rainbow-message-unasked-help = Vous aidez sans qu’on vous le demande.
rainbow-message-wind-changes = Le vent tourne.
rainbow-message-doorstep-gift = Un cadeau laissé devant la porte.
rainbow-message-sunrise = Le soleil se lève encore.
rainbow-message-belief = Vous croyez.

## Santé

rainbow-message-touch-toes = Touchez vos orteils.
rainbow-message-swim-meet = Vous gagnez le concours de natation.
rainbow-message-check-up = Une visite médicale.
rainbow-message-carrots = Vous mangez vos carottes.
rainbow-message-stairs = Prenez l’escalier.
rainbow-message-cereal = Vous faites la publicité de céréales.
rainbow-message-road-bump = Une bosse sur la route.
rainbow-message-bad-teeth = De mauvaises dents. Retour au départ.
rainbow-message-eight-hours = Vous dormez huit heures.
rainbow-message-fresh-air = De l’air frais.
rainbow-message-sneeze = On éternue dans l’autobus.
rainbow-message-bike-to-work = Vous allez au travail à vélo.
rainbow-message-milk = Buvez votre lait.
rainbow-message-fiddle = En pleine forme.

## Cartes Destin

rainbow-message-bad-news = Les nouvelles vous dépriment : vous recevez un blocage de foi.
rainbow-message-doughnuts = Trop de beignets : vous recevez un blocage de santé.
rainbow-message-told-secret = Vous avez trahi un secret : vous recevez un blocage d’amitié.
rainbow-message-slept-in-class = Vous avez dormi en classe : vous recevez un blocage de savoir.
rainbow-message-anniversary = Vous avez oublié l’anniversaire : vous recevez un blocage d’amour.
rainbow-message-credit = Vous avez acheté à crédit : vous recevez un blocage d’argent.
rainbow-message-quiet-talk = Une conversation tranquille vous fait du bien : tirez une carte Progrès.
rainbow-message-all-together = Tout s’arrange : prenez une clé qu’il vous faut, sans faire le voyage.

## Cartes Blocage, Progrès et Clé

rainbow-message-faith-hang-up = Vous ne croyez qu’à ce qui se compte.
rainbow-message-faith-self-improvement = Une heure de silence, et vous réapprenez la confiance.
rainbow-message-faith-key = Clé de la Foi
rainbow-message-health-hang-up = Vous vivez de soda et de films de minuit.
rainbow-message-health-self-improvement = Vous courez autour du pâté de maisons avant le petit déjeuner.
rainbow-message-health-key = Clé de la Santé
rainbow-message-friendship-hang-up = Vous n’appelez les gens que quand il vous faut une voiture.
rainbow-message-friendship-self-improvement = Vous écoutez un ami toute une soirée.
rainbow-message-friendship-key = Clé de l’Amitié
rainbow-message-knowledge-hang-up = Vous croyez déjà tout savoir.
rainbow-message-knowledge-self-improvement = Vous suivez un cours du soir et posez des questions.
rainbow-message-knowledge-key = Clé du Savoir
rainbow-message-love-hang-up = Vous n’osez pas dire ce que vous ressentez.
rainbow-message-love-self-improvement = Vous ouvrez votre cœur, pour de bon.
rainbow-message-love-key = Clé de l’Amour
rainbow-message-money-hang-up = Vous le dépensez avant de l’avoir gagné.
rainbow-message-money-self-improvement = Vous ouvrez un livret d’épargne et vous y tenez.
rainbow-message-money-key = Clé de l’Argent

hint-when-rainbow = d’ici quatre manches
figure-rainbow-money = Argent
    .some = { $sign }{ $amount } $
