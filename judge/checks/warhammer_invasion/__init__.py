"""Checks of the rulings of Warhammer: Invasion."""
