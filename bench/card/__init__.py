"""The benchmark card: what the games are like as problems for research, and how strong known players are in them."""
