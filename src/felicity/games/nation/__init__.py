"""Happy Nation."""
