"""What lies on disk: where corpus and index are, and the record of proofs. Not here: what a question means."""
