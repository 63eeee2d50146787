"""Games of other distributions: one that works, and all the ways in which one may not."""
