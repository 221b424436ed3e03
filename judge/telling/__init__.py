"""What of a result is told to somebody who reads it, and in which words, in a terminal and on a page. Not here: printing and drawing it."""
