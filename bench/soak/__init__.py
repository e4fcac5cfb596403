"""`scripts/soak`: many real clients use a server for a while, and what they saw is checked, reported and plotted."""
