"""Checks of the base rules of Warhammer: Invasion."""
