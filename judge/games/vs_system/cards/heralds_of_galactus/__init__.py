"""The cards of Heralds of Galactus, and those of other sets that its FAQ names, by the first letter of their names."""
