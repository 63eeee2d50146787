"""What is released can be installed and played where there is nothing else."""
