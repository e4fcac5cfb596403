"""A table with people and bots: seats, clocks, offers, fairness. No I/O: its keeper stores events and sends news."""
