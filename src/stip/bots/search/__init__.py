"""The search: compiled, one source for all games. `bind` supplies a game's rules and evaluation."""
