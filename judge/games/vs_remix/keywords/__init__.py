"""Keywords of VS Remix, and those of Vs. System by the points of its glossary."""
