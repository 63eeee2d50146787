"""The laboratory: batches of games, and what they tell, every figure with its interval and its n."""
