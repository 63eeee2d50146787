# Comment un hôte règle les messages.

help-serve-notices = Chacun peut-il recevoir des messages sur ses parties (notifications, messagerie, e-mail) ? Ils quittent cette machine ; --no-notices n’en envoie aucun.
help-serve-inside = Un réseau où ces messages peuvent aller bien qu’il ne soit pas public, par exemple 192.168.1.0/24, même sans chiffrement ; peut être répété.
help-serve-site = L’adresse à laquelle on voit la page, par exemple https://example.org/felicity : pour les liens des messages.
help-serve-smtp = Le serveur d’e-mail, smtp://UTILISATEUR:MOTDEPASSE@HÔTE:PORT ou smtps://… ; mieux vaut le donner par FELICITY_SMTP dans l’environnement.
help-serve-mail-from = L’expéditeur des e-mails, par exemple felicity@example.org.
error-site = « { $text } » ne peut pas être l’adresse de la page : écrivez-la comme https://example.org/felicity.
error-smtp = Serveur d’e-mail illisible : écrivez --smtp smtp://UTILISATEUR:MOTDEPASSE@HÔTE:PORT (ou smtps://…) et --mail-from felicity@example.org.
error-smtp-site = Les e-mails demandent --site, pour que leurs liens mènent ici.
help-play-notices = Permettre de recevoir des messages sur ses parties (notifications, messagerie) : ils quittent cette machine.
