"""The arena: bots play each other in fair pairings, and a ladder says how strong they are."""
