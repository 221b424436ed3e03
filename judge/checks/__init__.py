"""Checks: scenarios that act at a table and expect what a ruling says, and the proof that they can fail.

One package a document. A check calls no rule and reads no state: it acts, answers and expects.
"""
