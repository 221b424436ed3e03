"""Witnesses: cards without a ruling of their own, which make something happen, and beginnings that several scenarios share."""
