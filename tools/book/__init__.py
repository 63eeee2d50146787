"""The book: the documents, the living rulebook, the lessons, the commands and the reference as one site, built by `make docs`.

Nothing is written twice: `documents` takes the documents from where they are, everything else is generated from the catalogs, the code, the
tests, the stored games and the measurements of the laboratory.
"""
