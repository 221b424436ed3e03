"""Rulings: Markdown in the corpus dialect becomes frozen :class:`Ruling` values; which of them is in force when.

No search and no rules engine here.
"""
