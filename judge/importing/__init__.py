"""Importing: a raw dump of a document (text, Markdown, HTML, PDF) becomes entries with official wording in the corpus dialect.

``source`` reads a file as numbered lines, ``layout`` says what a line looks like, ``recognise`` puts the lines into entries and
sets page furniture aside, ``write`` writes Markdown, ``report`` tells what became of every line. No search and no rules engine here.
"""
