"""Completion: Tab in a shell shows commands, options, ids, card names, sections, documents and games.

A shell's script (``scripts/``) calls ``judge`` with ``_JUDGE_COMPLETE`` set, and the entry point hands over to ``reply`` before anything
heavy is imported: neither typer nor what answers questions. What commands and options there are stands in ``commands.json``, which
``docs/make_completion.py`` writes from the commands themselves.

Whatever goes wrong, a completion shows nothing, prints no error, asks nothing and reads no input.
"""
