"""Whole games as text, agenda and views included: a change of rules appears here as a diff that a player can read."""
