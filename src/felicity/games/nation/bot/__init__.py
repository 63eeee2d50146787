"""How the bots judge Happy Nation."""
