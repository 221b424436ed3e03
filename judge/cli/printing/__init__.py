"""What the eye gets: the screen, paragraphs, tables, and each kind of result in words. Commands call it; it decides nothing."""
