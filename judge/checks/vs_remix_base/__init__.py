"""The checks of the base rules of VS Remix."""
