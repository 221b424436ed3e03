"""The cards of the X-Men FAQ."""
