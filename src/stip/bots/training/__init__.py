"""Training: what the search learns from games that it plays against itself."""
