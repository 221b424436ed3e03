"""The checks of the VS Remix Keyword Glossary."""
