"""The sentences of Happy Nation."""
