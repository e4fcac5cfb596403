"""The arena: bots play each other in fair pairings, and a ladder ranks them by Elo."""
