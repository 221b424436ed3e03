"""Freedom Force"""

from __future__ import annotations

from judge.games.vs_system.dsl import CHARACTERS, YOURS, Adds, Has, PlotTwist, RuledBy, Static, affiliated

ruled = RuledBy("x-men/3.3-acolytes-hellions-and-freedom-force")

MEMBERS = CHARACTERS & YOURS & ruled(2, Has("versions", "Freedom Force"), misread=affiliated("Brotherhood"),
    belief="a version stands for the affiliation of those who have it: every Brotherhood character is meant")  # fmt: skip

FREEDOM_FORCE = PlotTwist(name="Freedom Force", ongoing=True, powers=(Static(change=Adds("atk", 1), on=MEMBERS),))
