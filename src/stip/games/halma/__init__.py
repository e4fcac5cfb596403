"""Halma: 2 to 4 players bring their pawns to the opposite court of a board of 16 × 16."""
