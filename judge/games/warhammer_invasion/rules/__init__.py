"""The rules, a file for each prefix of their ids: `wi/hero.play` stands in `hero.py`.

They judge values that procedures hand them, and change nothing.
"""
