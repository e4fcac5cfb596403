"""Punto: 2 to 4 players lay cards in a square of 6 × 6 and try for a row of one colour."""
