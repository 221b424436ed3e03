"""The checks of the X-Men FAQ: so far those of rules that every card with such a power needs."""
