"""Running checks and proving that they can fail: the table, the proof, the axes, the report. Not here: scenarios (`checks`)."""
