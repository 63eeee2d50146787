"""The book: built from everything else, and nothing in it leads nowhere."""
