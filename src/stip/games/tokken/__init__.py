"""Tokken: two players bring four pawns around a ring and home, with the cards of half a pack."""
