"""The game-neutral rules engine: cited rules, frozen state, one event pipeline, powers as typed nodes, a chain, a trace.

No game, card or ruling is named here: `judge/games` fills the protocol of `game.py`, `judge/checks` acts at the table.
"""
