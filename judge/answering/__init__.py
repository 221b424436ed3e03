"""Question to answer, id to ruling: asking, looking up, comparing, history, status.

Not here: ranking (`search`), what lies on disk (`store`).
"""
