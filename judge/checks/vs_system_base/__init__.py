"""Checks of the base rules of Vs. System."""
