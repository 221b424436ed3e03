"""How judge writes: a file is put in place whole or not at all, and one process at a time writes to a folder or a file. And how it looks:
what can't be looked at is told, and only ordinary files are read.

No cell of CSV that is written is a formula.

Every part that reads or writes goes through here. What is written, and where it lies, is the business of that part.
"""
