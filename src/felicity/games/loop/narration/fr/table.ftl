loop-written = « verre 3 » est du verre en qualité 3. Chaque usage coûte 1 point de qualité ; à 0, la matière est usée et va à la décharge.

# Jusqu’où le robot voit.
hint-when-loop = d’ici la fin du tour
