"""`scripts/bench ladder`: level 5 of this version against that of an earlier one, which was frozen for it."""
