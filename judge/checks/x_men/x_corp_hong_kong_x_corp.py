"""X-Corp: Hong Kong, X-Corp"""

from __future__ import annotations

from judge.checks.witnesses.vs_system import READY_LOCATION
from judge.games.vs_system.cards.x_men.x_corp_hong_kong_x_corp import X_CORP_HONG_KONG
from judge.games.vs_system.dsl import COMBAT, DRAW
from judge.proving.tables.vs_system import VsTable, check, plain

ENTRY = "x-men/x-corp-hong-kong-x-corp"


@check(ENTRY, allowed={"cost": range(1, 10)})
def who_costs_as_much_profits(table: VsTable, cost: int = 3) -> None:
    """The target costs 3: Alice's other character of cost 3 gets +1 ATK as well, those of other costs and Bob's don't."""
    alice, bob = table.players
    place = alice.has_resource(X_CORP_HONG_KONG, face_up=True)
    target = alice.controls(plain("X-Men Three", 3, atk=2, affiliations=("X-Men",)))
    same = alice.controls(plain("Other Three", cost, atk=2))
    cheaper = alice.controls(plain("X-Men Two", 2, atk=2, affiliations=("X-Men",)))
    dearer = alice.controls(plain("X-Men Four", 4, atk=2, affiliations=("X-Men",)))
    foreign = bob.controls(plain("Foreign Three", 3, atk=2, affiliations=("X-Men",)))
    table.begin(COMBAT)
    alice.does(table.use(place))
    alice.is_asked("target", offers=(target, cheaper, dearer), not_offers=(same, foreign))
    alice.chooses(target)
    table.resolve()
    table.shows(target, atk=3)
    table.shows(same, atk=3, point=1)
    table.shows(cheaper, atk=2, point=1)
    table.shows(dearer, atk=2, point=1)
    table.shows(foreign, atk=2, point=1)
    table.is_(place, "exhausted")
    table.goes_on_to(DRAW)
    table.shows(same, atk=2)
    table.shows(target, atk=2)


@check(ENTRY)
def it_is_used_again(table: VsTable) -> None:
    """Readied, X-Corp: Hong Kong is used a second time: the two characters of cost 3 have +2 ATK."""
    alice, _ = table.players
    place, refresh = alice.has_resource(X_CORP_HONG_KONG, face_up=True), alice.has_in_hand(READY_LOCATION)
    target, same = (
        alice.controls(plain("X-Men Three", 3, affiliations=("X-Men",))),
        alice.controls(plain("Other Three", 3)),
    )
    table.begin(COMBAT)
    alice.does(table.use(place), target)
    table.resolve()
    alice.does(table.play(refresh), place)
    table.resolve()
    alice.does(table.use(place), target)
    table.resolve()
    table.shows(target, atk=3)
    table.shows(same, atk=3, point=1)
