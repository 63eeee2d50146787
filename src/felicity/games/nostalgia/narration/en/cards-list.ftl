cards-nostalgia-nostalgia = Nostalgia: memories ({ $cards })
