"""The teacher: what the choices of a finished game were worth, why, and what would have been better."""
