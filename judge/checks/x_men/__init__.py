"""The checks of the X-Men FAQ."""
