"""A tiny corpus of invented cards and rules, for the tests that damage, compare or search one."""

from __future__ import annotations

from tests.helpers.documents import CARDS, RULES, front

MOON = f"""{front("moon", "The Moon FAQ")}{CARDS}### Grimble, Clockwork Baron

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

SUN = f"""{front("sun", "The Sun Glossary", game="vs-remix", published="2002-01-15")}{RULES}### Winding

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

FILES = {"vs-system/moon.md": MOON, "vs-system/moon.asked.md": MOON_ASKED, "vs-remix/sun.md": SUN}
