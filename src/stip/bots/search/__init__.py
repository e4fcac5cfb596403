"""The search: compiled, one source for all games. `bind` gives it a game's rules and insight."""
