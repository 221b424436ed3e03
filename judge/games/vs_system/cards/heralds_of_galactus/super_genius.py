"""Super Genius"""

from __future__ import annotations

from judge.games.vs_system.dsl import ControlsPerson, If, Played, PlotTwist, discard

DOCTOR = "Dr. Doom"

# Only an example names this card: here it has nothing but the sentence that the example speaks of.
SUPER_GENIUS = PlotTwist(name="Super Genius", powers=(Played(effect=If(~ControlsPerson(DOCTOR), discard())),))
