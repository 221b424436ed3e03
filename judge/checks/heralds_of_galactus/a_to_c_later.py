"""Carnage to Cosmic Order."""

from __future__ import annotations

from judge.engine.changes import Adds
from judge.engine.objects import target
from judge.engine.powers import Played
from judge.games.vs_system.cards.heralds_of_galactus import a_to_c as cards
from judge.games.vs_system.model.board import BUILD, DRAW, HAND, KO_PILE, PLAY, RECOVERY, RECRUIT_STEP
from judge.games.vs_system.model.cards import PlotTwist
from judge.games.vs_system.words.effects import recover, this_turn
from judge.games.vs_system.words.selectors import CHARACTERS
from judge.proving.tables.vs_system import VsTable, VsTableOfThree, check, check_with_three, plain

# Witness cards: what happens in answer to the cards that are ruled on.
RECOVER_IT = PlotTwist(name="Witness Cure", powers=(Played(effect=recover(target(CHARACTERS))),))
STRENGTHEN_IT, WEAKEN_IT = (
    PlotTwist(name=f"Witness {name}", powers=(Played(effect=this_turn(target(CHARACTERS), Adds("atk", by))),))
    for name, by in (("Strength", 3), ("Weakness", -3))
)

_FIRST_IS_YOU = "means the same: of all players the first asked is you"

EXCUSES: dict[tuple[str, str, str], str] = {
    ("Clumsy Foulup, Puppet Dictator", "[0].once_per_batch", "True"): "means the same: recruits come one at a time",
    (
        "Cosmic Necessity",
        "[0].effect.feasible",
        "True",
    ): "not ruled: whether cards that can't all be drawn may be chosen",
    ("Cosmic Necessity", "[0].cost.objects.when", "START"): "means the same: costs are paid as the card is announced",
    ("Cosmic Necessity", "[0].cost.objects.who.whose", "EVERYONES"): _FIRST_IS_YOU,
    ("Cosmic Order", "[0].effect.first.effect.objects.who.whose", "EVERYONES"): _FIRST_IS_YOU,
    ("Cosmic Order", "[0].effect.first.who.whose", "EVERYONES"): _FIRST_IS_YOU,
}


@check("heralds-of-galactus/carnage-symbiote-surfer")
def carnage_keeps_the_initiative(table: VsTable) -> None:
    """The initiative is due to go to Bob, but Alice's Carnage has a cosmic counter: it stays with Alice."""
    alice, _ = table.players
    alice.controls(cards.CARNAGE, counters=("cosmic",))
    table.begin(RECOVERY)
    table.goes_on_to(DRAW)
    table.initiative_is(alice, point=1)


@check("heralds-of-galactus/carnage-symbiote-surfer", follows={1: "heralds-of-galactus/2-cosmic#1"})
def carnage_without_a_counter(table: VsTable) -> None:
    """Carnage's cosmic power isn't active, since the counter is gone: the initiative passes to Bob as always."""
    alice, bob = table.players
    alice.controls(cards.CARNAGE)
    table.begin(RECOVERY)
    table.goes_on_to(DRAW)
    table.initiative_is(bob, point=1)


@check_with_three("heralds-of-galactus/carnage-symbiote-surfer")
def carnage_makes_the_initiative_stay(table: VsTableOfThree) -> None:
    """Alice's initiative is due to go to Bob, whom Carol's Carnage bars: it stays with Alice, not with Carol."""
    table.carol.controls(cards.CARNAGE, counters=("cosmic",))
    table.begin(RECOVERY)
    table.goes_on_to(DRAW)
    table.initiative_is(table.alice, point=2)


@check("heralds-of-galactus/carnage-symbiote-surfer")
def carnages_controller_gains_the_initiative(table: VsTable) -> None:
    """Bob's initiative is due to go to Alice, whose own Carnage doesn't bar her: she gets it."""
    alice, bob = table.players
    alice.controls(cards.CARNAGE, counters=("cosmic",))
    table.begin(RECOVERY, initiative=bob)
    table.goes_on_to(DRAW)
    table.initiative_is(alice)


@check("heralds-of-galactus/clumsy-foulup-puppet-dictator")
def clumsy_foulup_lies_stunned(table: VsTable) -> None:
    """One Clumsy Foulup lies stunned, one in the KO'd pile: neither a recruit nor an ATK of 5 sets anything off."""
    alice, _ = table.players
    alice.has_resources(3)
    alice.has_in_ko_pile(cards.CLUMSY_FOULUP)
    foulup, recruit = alice.controls(cards.CLUMSY_FOULUP, stunned=True), alice.holds(plain("Recruit"))
    strength = alice.holds(STRENGTHEN_IT)
    table.begin(BUILD, RECRUIT_STEP, alice)
    alice.does(table.recruit(recruit))
    table.chain_is("recruiting Recruit", point=1)
    table.resolve()
    alice.chooses("front row")
    table.shows(foulup, atk=2, defense=2, point=1)
    alice.does(table.play(strength), foulup)
    table.resolve()
    table.shows(foulup, atk=5)
    table.finds(foulup, PLAY, point=1)


@check("heralds-of-galactus/clumsy-foulup-puppet-dictator")
def clumsy_foulup_comes_and_goes(table: VsTable) -> None:
    """Recruiting Clumsy Foulup doesn't count, three later recruits do: the third makes the ATK 5: back to hand."""
    alice, _ = table.players
    alice.has_resources(6)
    foulup, others = alice.holds(cards.CLUMSY_FOULUP), [alice.holds(plain(f"Recruit {n}")) for n in (1, 2, 3)]
    table.begin(BUILD, RECRUIT_STEP, alice)
    alice.does(table.recruit(foulup))
    table.nobody_is_asked(point=2)
    table.resolve()
    alice.chooses("front row")
    table.shows(foulup, atk=2, defense=2, point=2)
    for number, piece in enumerate(others):
        alice.does(table.recruit(piece))
        table.resolve()
        alice.chooses("front row")
        table.finds(foulup, PLAY if number < 2 else HAND)


@check("heralds-of-galactus/clumsy-foulup-puppet-dictator")
def clumsy_foulup_ignores_foreign_recruits(table: VsTable) -> None:
    """Bob recruits a character: Alice's Clumsy Foulup gets nothing for it."""
    alice, bob = table.players
    foulup, recruit = alice.controls(cards.CLUMSY_FOULUP), bob.holds(plain("Recruit", 0))
    table.begin(BUILD, RECRUIT_STEP, bob)
    bob.does(table.recruit(recruit))
    table.chain_is("recruiting Recruit")
    table.resolve()
    bob.chooses("front row")
    table.shows(foulup, atk=2, defense=2)


@check("heralds-of-galactus/clumsy-foulup-puppet-dictator")
def clumsy_foulup_reaches_five_twice(table: VsTable) -> None:
    """With the first return still on the chain Clumsy Foulup is weakened and made stronger again: it triggers again."""
    alice, _ = table.players
    foulup, weakness = alice.controls(cards.CLUMSY_FOULUP), alice.holds(WEAKEN_IT)
    strengths = [alice.holds(STRENGTHEN_IT) for _ in (1, 2)]
    table.begin(BUILD, RECRUIT_STEP, alice)
    for twist, on_chain in ((strengths[0], 1), (weakness, 1), (strengths[1], 2)):
        alice.does(table.play(twist), foulup)
        table.all_pass()
        table.chain_is(*["return this card to hand"] * on_chain)
    table.resolve()
    table.finds(foulup, HAND)


def play_cosmic_necessity(table: VsTable) -> None:
    """Alice plays Cosmic Necessity: she targets Bob and exhausts her own herald, and Bob has nothing to decide yet."""
    alice, bob = table.players
    alice.has_resources(2)
    twist = alice.holds(cards.COSMIC_NECESSITY)
    herald, his = (seat.controls(plain("Herald", affiliations=("Heralds of Galactus",))) for seat in table.players)
    for seat in (alice, alice, bob, bob):
        seat.has_in_deck(plain("Card"))
    table.begin(BUILD, RECRUIT_STEP, alice)
    alice.does(table.play(twist))
    alice.is_asked("target opponent", offers=(bob,), not_offers=(alice,))
    alice.chooses(bob)
    alice.is_asked("choose a Heralds of Galactus character", offers=(herald,), not_offers=(his,), point=1)
    alice.chooses(herald)
    table.is_(herald, "exhausted")
    table.nobody_is_asked(point=1)
    table.resolve()
    bob.is_asked("choose one", optional=False, point=1,
                 offers=("you draw two cards", "you gain 5 endurance"))  # fmt: skip


@check("heralds-of-galactus/cosmic-necessity")
def cosmic_necessity_is_decided_on_resolution(table: VsTable) -> None:
    """As Cosmic Necessity is played Bob decides nothing yet; as it resolves he chooses 5 endurance for Alice."""
    alice, bob = table.players
    play_cosmic_necessity(table)
    bob.chooses("you gain 5 endurance")
    alice.loses_in_all(-5)
    bob.loses_in_all(0)
    alice.holds_in_all(0)


@check("heralds-of-galactus/cosmic-necessity")
def cosmic_necessity_lets_draw(table: VsTable) -> None:
    """As Cosmic Necessity is played Bob decides nothing yet; as it resolves he chooses two cards for Alice."""
    alice, bob = table.players
    play_cosmic_necessity(table)
    bob.chooses("you draw two cards")
    alice.holds_in_all(2)
    bob.holds_in_all(0)
    alice.loses_in_all(0)


@check_with_three("heralds-of-galactus/cosmic-order")
def cosmic_order_is_decided_on_resolution(table: VsTableOfThree) -> None:
    """As Cosmic Order resolves Alice KOs one of her two stunned characters; then each opponent picks one of his own."""
    alice, bob = table.alice, table.bob
    alice.has_resources(1)
    order = alice.holds(cards.COSMIC_ORDER)
    fallen = {
        seat.name: [seat.controls(plain(f"{seat.name}'s {n}"), stunned=True) for n in "AB"] for seat in table.seats
    }
    table.begin(RECOVERY)
    alice.does(table.play(order))
    table.nobody_is_asked(point=1)
    table.resolve()
    alice.is_asked("whether to KO", optional=True, point=1)
    alice.agrees()
    alice.is_asked("a stunned character of yours", offers=tuple(fallen["Alice"]), point=1)
    alice.chooses(fallen["Alice"][0])
    bob.is_asked("your own", offers=tuple(fallen["Bob"]), not_offers=tuple(fallen["Carol"]), optional=False, point=4)
    bob.chooses(fallen["Bob"][1], point=4)
    table.carol.chooses(fallen["Carol"][0], point=4)
    table.finds(fallen["Alice"][0], KO_PILE)
    table.finds(fallen["Alice"][1], PLAY)
    for seat, number in ((bob, 1), (table.carol, 0)):
        table.finds(fallen[seat.name][number], KO_PILE, point=4)
        table.finds(fallen[seat.name][1 - number], PLAY, point=4)


@check("heralds-of-galactus/cosmic-order")
def cosmic_order_is_declined(table: VsTable) -> None:
    """Alice KOs none of her stunned characters for Cosmic Order: Bob KOs none either."""
    alice, bob = table.players
    alice.has_resources(1)
    order, own = alice.holds(cards.COSMIC_ORDER), alice.controls(plain("Own Character"), stunned=True)
    foreign = bob.controls(plain("Foreign Character"), stunned=True)
    table.begin(RECOVERY)
    alice.does(table.play(order))
    table.resolve()
    alice.declines()
    table.nobody_is_asked(point=3)
    table.finds(own, PLAY)
    table.finds(foreign, PLAY, point=3)


@check("heralds-of-galactus/cosmic-order", follows={2: "heralds-of-galactus/cosmic-order#3"})
def cosmic_order_finds_nobody_of_yours(table: VsTable) -> None:
    """Alice's only stunned character recovers in answer to Cosmic Order: nobody is asked, and Bob KOs nobody."""
    alice, _ = table.players
    alice.has_resources(1)
    order, cure = alice.holds(cards.COSMIC_ORDER), alice.holds(RECOVER_IT)
    own, foreign = (seat.controls(plain(f"{seat.name}'s Character"), stunned=True) for seat in table.players)
    table.begin(RECOVERY)
    alice.does(table.play(order))
    alice.does(table.play(cure), own)
    table.resolve()
    table.nobody_is_asked(point=2)
    table.finds(foreign, PLAY, point=2)
