# La galerie des composants.

page-gallery = Galerie
