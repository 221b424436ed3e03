"""Super Genius"""

from __future__ import annotations

from judge.engine.flow import If
from judge.engine.powers import Played
from judge.games.vs_system.model.cards import PlotTwist
from judge.games.vs_system.words.controlling import ControlsPerson
from judge.games.vs_system.words.effects import discard

DOCTOR = "Dr. Doom"

# Only an example names this card: here it has nothing but the sentence that the example speaks of.
SUPER_GENIUS = PlotTwist(name="Super Genius", powers=(Played(effect=If(~ControlsPerson(DOCTOR), discard())),))
