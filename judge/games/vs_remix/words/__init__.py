"""Words of card text that VS Remix alone has."""
