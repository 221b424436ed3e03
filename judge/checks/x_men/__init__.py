"""The checks of the X-Men FAQ: so far those of its general rules and of what its cards say beyond them."""
