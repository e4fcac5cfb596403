"""A table with people and bots: seats, clocks, offers and what each participant may see. It does no I/O: the server
stores its events and sends its updates."""
