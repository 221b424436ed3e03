"""Practice: questions that the checks ask, drawn evenly, spaced, exported. Not here: printing them, and the page."""
