loop-written = “glass 3” is glass at quality 3. Every use costs 1 quality; at 0 a material breaks and goes to the landfill.

# How far the bot looks ahead.
hint-when-loop = by the end of the turn
