cards-nostalgia-nostalgia = Nostalgie : souvenirs ({ $cards })
