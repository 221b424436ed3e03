"""The checks of the Marvel Knights FAQ: so far those of the rules that later documents presuppose."""
