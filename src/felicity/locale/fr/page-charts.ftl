# What belongs to every chart.

page-chart-figures = Tableau et fichiers
page-chart-svg = Enregistrer en SVG
page-chart-png = Enregistrer en PNG
page-chart-lost = Le dessin n’a pas pu être chargé. Le tableau ci-dessous contient les mêmes chiffres.
page-chart-no-picture = Ce navigateur ne peut pas faire d’image du graphique.
