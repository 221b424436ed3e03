"""What a player may do, and every reason why not now."""
