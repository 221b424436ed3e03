"""Private and public zones"""

from __future__ import annotations

from judge.checks.witnesses.vs_system import KO_ONE, RETURN_ONE
from judge.games.vs_system.dsl import CHARACTERS, COMBAT, REMOVED, Played, PlotTwist, remove_from_game, target
from judge.proving.tables.vs_system import VsTable, check, plain

ENTRY = "vs-system-base/a1.7"

NOBODY_LOOKS = "which cards a player may look at shows at no table of the engine, which knows all of them"

OPEN = {f"{ENTRY}#{point}": NOBODY_LOOKS for point in (1, 2, 3)}

REMOVE_ONE = PlotTwist(name="Banishing Witness", powers=(Played(effect=remove_from_game(target(CHARACTERS))),))


@check(ENTRY)
def cards_go_to_their_owner(table: VsTable) -> None:
    """Alice controls three characters that Bob owns: one is KO'd, one returned to hand, one removed. All go to Bob's zones."""
    alice, bob = table.players
    killed, returned, banished = (
        alice.controls(plain(name), owner=bob) for name in ("First Guest", "Second Guest", "Third Guest")
    )
    twists = [alice.has_in_hand(card) for card in (KO_ONE, RETURN_ONE, REMOVE_ONE)]
    table.begin(COMBAT)
    for twist, guest in zip(twists, (killed, returned, banished), strict=True):
        alice.does(table.play(twist), guest)
        table.resolve()
    bob.finds_in_ko_pile(killed, point=4)
    bob.finds_in_hand(returned, point=4)
    table.finds(banished, REMOVED)
