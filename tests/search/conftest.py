"""A tiny corpus of invented cards and the index built from it, for the tests that damage, compare or search one."""

from __future__ import annotations

from pathlib import Path

import pytest

from judge.indexing.build import build_index
from judge.store.locations import shipped

MOON = """\
---
id: moon
title: The Moon FAQ
game: vs-system
published: 2001-05-01
in_force: 2001-05-01
compiled_by: Ada Quill
source: none
---

## Cards

- kind: card

### Grimble, Clockwork Baron

Character · cost 5 · Automata · 9 ATK / 10 DEF

> Pay 2 endurance >>> Wind up an Automata you control.

1. Grimble's payment power has no target: the Automata is chosen as the effect resolves.
2. An Automata wound up by Grimble may attack twice in one combat phase.

   Example: You wind up Tin-Owl; it attacks, becomes ready and attacks again.

- see also: sun/2.1-winding
- mentions: Tin-Owl, Night Thief

### Nettle Sting

Plot Twist · cost 2

1. Nettle Sting can be aimed at a sleeping character.
"""

SUN = """\
---
id: sun
title: The Sun Glossary
game: vs-remix
published: 2002-01-15
in_force: 2002-01-15
compiled_by: Ada Quill
source: none
---

## Rules

- kind: rule

### Winding

1. Winding lasts until the end of the turn.
2. No character can be wound up a second time in a turn.

- id: 2.1-winding
- section: 2.1

### Sleeping

1. A sleeping character wakes at the start of its controller's turn.

- id: 2.2-sleeping
- section: 2.2
"""

MOON_ASKED = """\
### Grimble, Clockwork Baron

1.
   - who do i pick for the baron, and when
2.
   - can the guy i wound up swing two times

### Nettle Sting

1.
   - can i zap somebody whos snoozing
"""


@pytest.fixture(scope="session")
def encoder_folder() -> Path:
    """The shipped static encoder."""
    return shipped("index") / "encoder"


@pytest.fixture(scope="session")
def invented_corpus(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Two documents of two games, one with its questions: 4 entries, 6 points. Not to be changed: copy it."""
    folder = tmp_path_factory.mktemp("corpus")
    for name, text in {
        "vs-system/moon.md": MOON,
        "vs-system/moon.asked.md": MOON_ASKED,
        "vs-remix/sun.md": SUN,
    }.items():
        path = folder / name
        path.parent.mkdir(exist_ok=True)
        path.write_text(text, encoding="utf-8")
    return folder


@pytest.fixture(scope="session")
def invented_index(tmp_path_factory: pytest.TempPathFactory, invented_corpus: Path, encoder_folder: Path) -> Path:
    """The index built from the invented corpus. Not to be changed: copy it."""
    folder = tmp_path_factory.mktemp("index")
    build_index([invented_corpus], folder, encoder_folder)
    return folder
