"""The checks of the Heralds of Galactus FAQ: its general rules, then the cards by the first letter of their names."""
