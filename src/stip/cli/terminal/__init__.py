"""Play in the terminal: sessions (a table here or at a server), a controller of touches, and two ways to show them."""
