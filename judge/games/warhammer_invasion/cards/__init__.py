"""The cards of Warhammer: Invasion that the rulings speak of."""
