"""The checks of the Marvel Knights FAQ."""
