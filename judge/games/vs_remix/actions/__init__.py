"""What a player of VS Remix may do that one of Vs. System may not, or not so."""
