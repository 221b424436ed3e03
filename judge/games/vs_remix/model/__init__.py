"""What exists in VS Remix and not in Vs. System: cards and events."""
