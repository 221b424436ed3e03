"""The rules that VS Remix has in words of its own: those of Vs. System cited anew, and those that it alone has.

What VS Remix says nothing about is played as in Vs. System, and told without a citation.
"""
