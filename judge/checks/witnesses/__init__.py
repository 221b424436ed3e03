"""Witnesses: cards without a ruling of their own, which checks use to make something happen. A module a game."""
