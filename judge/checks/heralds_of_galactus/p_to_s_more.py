"""Paibok to Starforce Strike: who isn't affected, what happens a second time, and which arguments no ruling speaks of."""

from __future__ import annotations

from judge.engine.effects import AddCounter
from judge.engine.objects import target
from judge.engine.powers import Played
from judge.games.vs_system.cards.heralds_of_galactus import p_to_s as cards
from judge.games.vs_system.model.board import ATTACK_STEP, BUILD, COMBAT, FORMATION_STEP, PLAY, RECOVERY, RECRUIT_STEP
from judge.games.vs_system.model.cards import PlotTwist
from judge.games.vs_system.model.keyword_names import COSMIC
from judge.games.vs_system.words.crossover import team_up
from judge.games.vs_system.words.effects import ko, ready, stun
from judge.games.vs_system.words.selectors import CHARACTERS, affiliated
from judge.proving.tables.vs_system import VsTable, check, plain

_FIRST = "means the same: where one player decides it is the controller, the first in turn order from himself"
_TARGET = "means the same: a target is picked as the effect is announced"
_ON_AN_OBJECT = "means the same: it befalls a character and is done by no player"
_ALWAYS_DONE = "means the same: with a legal target the first part is always done"

EXCUSES: dict[tuple[str, str, str], str] = {
    ("Red Shift, Rift Walker", "[0].pattern.whose", "*"): _ON_AN_OBJECT,
    ("Red Shift, Rift Walker", "[0].effect.who.whose", "EVERYONES"): _FIRST,
    ("Red Shift, Rift Walker", "[0].effect.effect.link", "AND"): "means the same: where nothing was removed nothing comes back",
    ("Red Shift, Rift Walker", "[0].once_per_batch", "True"): "means the same: he becomes an attacker once an attack",
    ("Remnant Fleet", "[0].effect.second.objects.who.whose", "EVERYONES"): _FIRST,
    ("Remnant Fleet", "[0].effect.link", "IF_YOU_DO"): _ALWAYS_DONE,
    ("Sentry #459, Advance Guard", "[0].once_per_batch", "True"): "means the same: characters are recruited one at a time",
    ("Shakti, Mage General", "[0].pattern.parts[0].whose", "*"): _ON_AN_OBJECT,
    ("Shakti, Mage General", "[0].pattern.parts[1].whose", "*"): _ON_AN_OBJECT,
    ("Shakti, Mage General", "[0].pattern.parts[0].during.parts[1].when", "START"):
        "means the same: a trigger looks at the state before the trip, with nothing announced yet",
    ("Shakti, Mage General", "[0].effect.objects.when", "RESOLUTION"): _TARGET,
    ("Shakti, Mage General", "[0].effect.objects.who.whose", "EVERYONES"): _FIRST,
    ("Shatterax, Starforce", "[0].effect.changes[0].when.when", "START"):
        "means the same: 'while in combat' is looked at all the time, without an announcement",
    ("Starforce Strike", "[0].effect.second.effect.changes[0].power.effect.who.whose", "EVERYONES"): _FIRST,
    ("Starforce Strike", "[0].effect.second.effect.changes[0].power.rechecked", "False"):
        "means the same: as ruled, the recovery trigger has no condition to look at again",
    ("Starforce Strike", "[0].effect.link", "IF_YOU_DO"): _ALWAYS_DONE,
}  # fmt: skip

# Witness cards: what makes a character attack again, have another counter, be stunned or leave play.
READY_TWIST = PlotTwist(name="Ready Twist", powers=(Played(effect=ready(target(CHARACTERS))),))
COSMIC_TWIST = PlotTwist(name="Cosmic Twist", powers=(Played(effect=AddCounter(target(CHARACTERS), COSMIC)),))
STUN_TWIST = PlotTwist(name="Stun Twist", powers=(Played(effect=stun(target(CHARACTERS))),))
KO_TWIST = PlotTwist(name="KO Twist", powers=(Played(effect=ko(target(CHARACTERS))),))
KREE_KO_TWIST = PlotTwist(name="Kree KO Twist", powers=(Played(effect=ko(CHARACTERS & affiliated("Kree"))),))
FIRST_TEAM_UP = PlotTwist(name="First Team-Up", ongoing=True, powers=(team_up("Skrull", "Kree"),))
SECOND_TEAM_UP = PlotTwist(name="Second Team-Up", ongoing=True, powers=(team_up("Skrull", "Doom"),))


@check("heralds-of-galactus/paibok-the-power-skrull")
def paibok_with_three_affiliations_gets_a_counter(table: VsTable) -> None:
    """Two team-ups give Paibok three affiliations, as the combat phase starts and as the effect resolves: he gets a counter."""
    alice, _ = table.players
    paibok = alice.controls(cards.PAIBOK)
    for twist in (FIRST_TEAM_UP, SECOND_TEAM_UP):
        alice.has_resource(twist, face_up=True)
    table.begin(BUILD, FORMATION_STEP, alice)
    table.goes_on_to(COMBAT)
    table.chain_is("cosmic counter")
    table.resolve()
    table.counts(paibok, "cosmic", 1)


@check("heralds-of-galactus/pressed-into-service-team-up")
def pressed_into_service_reaches_only_your_cards(table: VsTable) -> None:
    """Alice crosses over Kree and Doom: her Doom cards are Kree in every zone, and none of Bob's is or gets reservist."""
    alice, bob = table.players
    pressed = alice.has_resource(
        cards.PRESSED_INTO_SERVICE, face_up=True, notes=(("chosen affiliations", ("Kree", "Doom")),)
    )
    doom, lent = plain("Minion", affiliations=("Doom",)), plain("Lent Minion", affiliations=("Doom",))
    own = [alice.holds(doom), alice.has_removed(doom), alice.has_in_ko_pile(doom), alice.has_in_deck(doom), alice.controls(doom),
           bob.controls(lent, owner=alice)]  # fmt: skip
    row = bob.has_resource(plain("Bob's Kree", affiliations=("Kree",)), face_up=True)
    foreign = [
        bob.holds(doom),
        bob.has_removed(doom),
        bob.has_in_ko_pile(doom),
        bob.controls(doom),
        bob.has_resource(doom, face_up=True),
    ]
    table.begin(BUILD, RECRUIT_STEP, alice)
    table.finds(pressed, PLAY)
    for piece in own:
        table.has(piece, "affiliations", "Kree")
    for piece in foreign:
        table.has(piece, "affiliations", "Kree", False)
    table.has(row, "keywords", "reservist", False)


@check("heralds-of-galactus/red-shift-rift-walker")
def red_shift_may_do_it_at_every_attack(table: VsTable) -> None:
    """Red Shift attacks and nobody is removed, as Alice doesn't want it; readied, he attacks again, and she is asked again."""
    alice, bob = table.players
    shift, twist = alice.controls(cards.RED_SHIFT, counters=("cosmic",)), alice.holds(READY_TWIST)
    defenders = [bob.controls(plain(f"Defender {n}")) for n in (1, 2)]
    table.begin(COMBAT, ATTACK_STEP, alice)
    alice.does(table.attack(shift, on=defenders[0]))
    table.resolve()
    alice.is_asked("whether", optional=True)
    alice.declines()
    table.finds(shift, PLAY)
    table.finds(defenders[0], PLAY)
    table.all_pass()
    alice.does(table.play(twist), shift)
    table.resolve()
    alice.does(table.attack(shift, on=defenders[1]))
    table.resolve()
    alice.is_asked("whether", optional=True)
    alice.declines()


@check("heralds-of-galactus/red-shift-rift-walker")
def red_shift_gives_back_what_was_borrowed(table: VsTable) -> None:
    """A character of Bob's that Alice controls attacks along with Red Shift: Bob puts it into his own front row."""
    alice, bob = table.players
    shift, defender = alice.controls(cards.RED_SHIFT, counters=("cosmic",)), bob.controls(plain("Defender"))
    borrowed = alice.controls(plain("Borrowed", affiliations=("Heralds of Galactus",)), owner=bob)
    table.begin(COMBAT, ATTACK_STEP, alice)
    alice.does(table.attack(shift, borrowed, on=defender))
    table.resolve()
    alice.agrees()
    table.goes_on_to(RECOVERY)
    table.resolve()
    alice.is_asked("position of Red Shift")
    alice.chooses("front row")
    for name in ("Defender", "Borrowed"):
        bob.is_asked(f"position of {name}")
        bob.chooses("front row")
    table.finds(borrowed, PLAY)


@check("heralds-of-galactus/sentry-459-advance-guard")
def sentry_watches_each_recruit_of_yours(table: VsTable) -> None:
    """Alice recruits two characters and Bob one: Alice's Sentry #459 has +2 ATK and +2 DEF for the turn."""
    alice, bob = table.players
    alice.has_resources(2)
    bob.has_resources(1)
    sentry = alice.controls(cards.SENTRY_459)
    recruits = [alice.holds(plain(f"Recruit {n}")) for n in (1, 2)]
    foreign = bob.holds(plain("Bob's Recruit"))
    table.begin(BUILD, RECRUIT_STEP, alice)
    for recruit in recruits:
        alice.does(table.recruit(recruit))
        table.resolve()
        alice.chooses("front row")
    table.goes_on_to(BUILD, RECRUIT_STEP, bob)
    bob.does(table.recruit(foreign))
    table.resolve()
    bob.chooses("front row")
    table.shows(sentry, atk=14, defense=14)


@check("heralds-of-galactus/shakti-mage-general")
def shakti_sees_each_friend_in_combat_only(table: VsTable) -> None:
    """Shakti ignores a friend's KO in the build phase; in combat she sees two friends KO'd along with a foe, and then a third."""
    alice, bob = table.players
    alice.controls(cards.SHAKTI)
    late, early = alice.controls(plain("Late Friend")), alice.controls(plain("Early Friend"))
    for name in ("First Friend", "Second Friend"):
        alice.controls(plain(name, affiliations=("Kree",)))
    bob.controls(plain("Foe", affiliations=("Kree",)))
    victim = bob.controls(plain("Victim", defense=9))
    twists, all_kree = [bob.holds(KO_TWIST) for _ in range(2)], bob.holds(KREE_KO_TWIST)
    table.begin(BUILD, FORMATION_STEP, bob)
    bob.does(table.play(twists[0]), early)
    table.resolve()
    table.chain_is()
    table.goes_on_to(COMBAT, ATTACK_STEP, bob)
    bob.does(table.play(all_kree))
    table.resolve()
    alice.is_asked("which")
    alice.chooses("Shakti")
    for _ in range(2):
        alice.chooses(victim)
    table.resolve()
    table.shows(victim, defense=5)
    bob.does(table.play(twists[1]), late)
    table.resolve()
    alice.chooses(victim)
    table.resolve()
    table.shows(victim, defense=3)


@check("heralds-of-galactus/shatterax-starforce")
def shatterax_helps_only_arrivals_on_his_side(table: VsTable) -> None:
    """Bob's recruit of this turn and a character that Alice had before it get nothing from Alice's Shatterax."""
    alice, bob = table.players
    bob.has_resources(1)
    shatterax, veteran = alice.controls(cards.SHATTERAX), alice.controls(plain("Veteran"))
    giant, recruit = bob.controls(plain("Giant", cost=6, defense=20)), bob.holds(plain("Bob's Recruit"))
    table.begin(BUILD, RECRUIT_STEP, bob)
    bob.does(table.recruit(recruit))
    table.resolve()
    bob.chooses("front row")
    table.goes_on_to(COMBAT, ATTACK_STEP, alice)
    alice.does(table.attack(veteran, on=giant))
    table.shows(veteran, atk=1)
    table.goes_on_to(COMBAT, ATTACK_STEP, bob)
    bob.does(table.attack(recruit, on=shatterax))
    table.shows(recruit, atk=1)


@check("heralds-of-galactus/silver-surfer-harbinger-of-oblivion")
def harbinger_gone_before_skips_nothing(table: VsTable) -> None:
    """The Harbinger of Oblivion's power may be used twice while counters last; KO'd in answer, he isn't removed: combat takes place."""
    alice, bob = table.players
    surfer = alice.controls(cards.SILVER_SURFER_HARBINGER, counters=("cosmic",))
    others = [alice.controls(plain(f"Cosmic {n + 1}", keywords=("cosmic",)), counters=("cosmic",)) for n in range(6)]
    twist = bob.holds(KO_TWIST)
    table.begin(BUILD, FORMATION_STEP, bob)
    bob.passes()
    alice.does(table.use(surfer), tuple(others[:3]))
    alice.can(table.use(surfer))
    alice.passes()
    bob.does(table.play(twist), surfer)
    table.resolve()
    table.all_pass()
    table.step_is(COMBAT)


@check("heralds-of-galactus/silver-surfer-righteous-protector")
def protector_may_do_it_again(table: VsTable) -> None:
    """Silver Surfer, given a counter again, may use his power again; it sends home nobody who is stunned before combat."""
    alice, bob = table.players
    surfer = alice.controls(cards.SILVER_SURFER_PROTECTOR, counters=("cosmic",))
    victim = bob.controls(plain("Victim", 4))
    again, stunner = alice.holds(COSMIC_TWIST), alice.holds(STUN_TWIST)
    table.begin(BUILD, RECRUIT_STEP, alice)
    alice.does(table.use(surfer))
    table.resolve()
    alice.does(table.play(stunner), victim)
    table.resolve()
    table.finds(victim, PLAY)
    alice.does(table.play(again), surfer)
    table.resolve()
    alice.can(table.use(surfer))
