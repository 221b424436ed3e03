"""Several effects of one text: whether they count as done, for what the text makes depend on that."""

from __future__ import annotations

from judge.games.warhammer_invasion.dsl import SUPPORTS, Effects, Played, Sacrifice, Tactic, gain
from judge.proving.tables.warhammer_invasion import WiTable

# "Gain 1 resource. Sacrifice a support. If you do any of that, gain 4 resources.": and the same the other way round.
GAIN_FIRST = Tactic(name="Early", powers=(Played(effect=Effects((gain(1), Sacrifice(SUPPORTS))).if_done(gain(4))),))
GAIN_LAST = Tactic(name="Late", powers=(Played(effect=Effects((Sacrifice(SUPPORTS), gain(1))).if_done(gain(4))),))
NOTHING_DONE = Tactic(name="Idle", powers=(Played(effect=Effects((Sacrifice(SUPPORTS),) * 2).if_done(gain(4))),))


def test_they_are_done_where_one_of_them_is() -> None:
    table = WiTable()
    alice, _ = table.players
    first, last, idle = (alice.has_in_hand(card) for card in (GAIN_FIRST, GAIN_LAST, NOTHING_DONE))
    table.begin()
    for tactic, resources in ((first, 5), (last, 10), (idle, 10)):
        alice.does(table.play(tactic))
        table.resolve()
        alice.resources_are(resources)
    assert all(found.is_met for found in table.result.findings)
