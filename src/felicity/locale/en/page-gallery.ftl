# The gallery of components.

page-gallery = Gallery
