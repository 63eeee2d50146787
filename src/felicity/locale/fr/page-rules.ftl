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
