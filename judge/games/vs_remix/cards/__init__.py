"""The cards of VS Remix that the glossary names."""
