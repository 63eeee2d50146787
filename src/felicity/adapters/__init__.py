"""Felicity behind the interfaces that researchers use: one module for each, all with the same actions and observations.

An action is the number of an option in the alphabet of its game. An observation is what a seat may know: a row of numbers
(`felicity.core.encoding`) with a mask of the legal actions, or a text.
"""
