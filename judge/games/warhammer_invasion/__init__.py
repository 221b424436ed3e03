"""Warhammer: Invasion: its rules by rulebook chapter."""
