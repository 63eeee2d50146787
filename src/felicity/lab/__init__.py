"""The laboratory: batches of games and their statistics, each with its interval and its n."""
