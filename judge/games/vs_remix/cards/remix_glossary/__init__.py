"""The cards that the VS Remix Keyword Glossary names, as far as it tells their text."""
