"""How judge writes: a file is put in place whole or not at all, and one process at a time writes to a folder or a file.

No cell of CSV that is written is a formula.

Every part that writes goes through here. What is written, and where it lies, is the business of that part.
"""
