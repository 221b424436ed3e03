"""What lies on disk: where corpus and index are, the index's manifest and tables, the learnt numbers, the record of proofs.

Not here: what a question means (`search`, `answering`), and what an index is made from (`indexing`). Nothing here needs numpy.
"""
