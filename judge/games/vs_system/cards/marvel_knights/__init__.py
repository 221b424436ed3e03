"""The cards of the Marvel Knights FAQ."""
