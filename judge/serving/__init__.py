"""What the page and the server of assistants have in common: where they listen, who may ask, how many at once. Not here: the answers."""
