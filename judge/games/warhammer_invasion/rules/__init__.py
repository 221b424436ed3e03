"""The rules, a file for each prefix of their ids: `vs/attack.hidden` stands in `attack.py`.

They judge values that procedures hand them, and change nothing.
"""
