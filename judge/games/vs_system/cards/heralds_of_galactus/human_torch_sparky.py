"""Human Torch, Sparky"""

from __future__ import annotations

from judge.games.vs_system.dsl import ACTIVATE, EACH_OPPONENT, Character, lose

# The example says only that his power is an activated one: what it does stands for anything.
HUMAN_TORCH = Character(name="Human Torch", version="Sparky", powers=(ACTIVATE >> lose(1, EACH_OPPONENT),))
