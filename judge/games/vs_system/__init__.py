"""Vs. System: rules by rulebook chapter (one small file each) and the cards."""
