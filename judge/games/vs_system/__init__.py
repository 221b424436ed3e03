"""Vs. System: rules by rulebook chapter (one small file each), `base-rules.md` which they cite, and the cards."""
