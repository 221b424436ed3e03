"""The words that made corpora are put together from: how a ruling writes a thing, and beside it how players say it."""

from __future__ import annotations

Pair = tuple[str, str]  # of the ruling, of the player


def _pairs(text: str) -> tuple[Pair, ...]:
    split = (line.partition(" | ") for line in text.strip().splitlines())
    return tuple((ruling.strip(), (player or ruling).strip()) for ruling, _, player in split)


def _words(text: str) -> tuple[str, ...]:
    return tuple(text.split())


SYLLABLES = (
    _words("bar cal dor fen gar hal ith jor kel lor mal nar orn pel quil ras sel tor ul var wen yor zan bri cro dra"),
    _words("a e i o u ae ia eo ou ar en il on"),
    _words("dan fax gor hild kas lin mir nok pol rik san thor vek wyn zel dris mund bar teth lune grim"),
)
SURNAMES = _words(
    "Ashdown Blackwater Coldiron Dunmore Eastgale Fairwind Grimshaw Holloway Ironside Jessamy Kestrel Larkspur Marlowe "
    "Nightingale Oakhart Pemberton Quickstep Ravenscar Stormcrow Thornbury Underhill Vance Westerly Yarrow Zephyr "
    "Brightwood Cinderfell Deepwell Emberlain Frostmane"
)
ROLES = _words(
    "Warden Herald Keeper Captain Seer Exile Smith Pilot Prophet Hunter Envoy Regent Thief Scholar Duelist Oracle "
    "Marshal Pilgrim Archivist Corsair Healer Champion Tyrant Stranger"
)
ADJECTIVES = _words(
    "Ashen Broken Crimson Drowned Eternal Frozen Gilded Hollow Iron Jade Kindled Lost Molten Nameless Obsidian Pale "
    "Quiet Radiant Silent Thorned Unbound Veiled Withered Amber Bitter Cobalt Distant Emerald Forgotten Grim Hidden "
    "Ivory Lunar Marble Northern Ochre Phantom Restless Sunken Twilight"
)
NOUNS = _words(
    "Anvil Bastion Chalice Dagger Engine Forge Gate Harbor Idol Jewel Lantern Mirror Needle Orchard Pyre Quarry River "
    "Spire Throne Vault Well Abbey Beacon Compass Drum Effigy Falcon Garden Horn Island Key Ladder Mask Nest Oath "
    "Pillar Relic Scroll Tide Urn Vessel Wheel Altar Bridge Crown Door Ember Fountain Grove Hammer"
)
COINED = (
    _words("grave soul blood storm stone star shadow flame frost iron dusk dawn rune tide thorn wind"),
    _words("bind march ward strike lock call bloom forge guard rise step surge veil watch brand fall"),
)
GAME_HEADS = _words(
    "Legends Realms Chronicles Wars Tales Shards Crowns Oaths Paths Sagas Ruins Embers Banners Tides Towers"
)

CLASSES = _pairs(
    """
    a vanguard unit | a front row guy
    a reserve unit | a back row guy
    an exhausted unit | a tapped guy
    an artifact unit | a robot
    a flying unit | a flyer
    a hidden unit | a face-down guy
    a wounded unit | a hurt guy
    a token unit | a token
    a mounted unit | a cavalry guy
    a legendary unit | a legend
    a ranged unit | an archer
    a summoned spirit | a ghost
    a ship | a boat
    an attached weapon | a sword on somebody
    a trap card | a trap
    a ritual | a ritual spell
    a colony | a settlement
    a siege engine | a catapult
    an apprentice | a student
    a mercenary | a hired guy
    """
)
EFFECTS = _pairs(
    """
    draws {n} cards | pick up {n} cards
    discards {n} cards at random | throw away {n} random cards
    gains {n} {counter} counters | get {n} {counter} markers
    loses every {counter} counter | lose all its {counter} markers
    deals {n} damage to the opposing leader | hit the other leader for {n}
    moves to an adjacent zone | walk to the zone next to it
    returns to its owner's hand | bounce back to hand
    can't be chosen as the target of a spell | be immune to being targeted by spells
    can't block | be unable to block
    can block {n} additional attackers | block {n} more guys
    is removed from the game | get exiled for good
    is shuffled into its owner's deck | go back into the deck
    takes control of a unit that costs {n} or less | steal something with cost {n} or less
    copies the power of the unit opposite | clone the ability of the guy across
    prevents the next {n} damage | stop the next {n} points of damage
    costs {n} less to play | be {n} cheaper
    costs {n} more to play | be {n} more expensive
    attacks twice in the same combat | swing two times in one fight
    strikes before the defending unit | hit first
    is sacrificed | have to be thrown away by its owner
    readies at once | untap right away
    stays exhausted during the next turn | stay tapped for a turn
    searches the deck for a {counter} card | tutor a {counter} card
    reveals the top {n} cards of the deck | flip over the top {n} cards
    exchanges places with another unit | swap seats with another one
    ignores armor | go through armor
    heals {n} damage from each friendly unit | cure {n} on all friends
    turns face down | flip itself over
    loses all printed text | become blank
    counts as a {counter} card | be treated as a {counter} card
    """
)
TIMES = _pairs(
    """
    at the start of the recovery phase | when the recovery step begins
    at the end of combat | once the fight is over
    when it enters play | when it comes down
    when it leaves play | when it goes away
    when an opponent passes priority | when the other guy passes
    during the resource step | in the step for resources
    whenever another unit is stunned | every time someone else gets stunned
    after the first attack of a turn | after the first swing
    while its owner controls no location | while I have no place out
    if the hand of its owner is empty | when I hold no cards
    during the setup of the game | before the game starts
    when a {counter} counter is removed | when a {counter} marker comes off
    as a spell resolves | while a spell is happening
    before initiative is determined | before we know who goes first
    whenever its controller pays endurance | each time I pay life
    on the turn in which it was played | on the turn it was cast
    while an ally stands beside it | with a friend next to it
    when the deck is reshuffled | when the library is shuffled
    if both players agree on a draw | when we call it a tie
    whenever a replacement effect applies | when something replaces the event
    """
)
LIMITS = _pairs(
    """
    only once each turn | just one time per turn
    unless an opponent pays {n} | if the opponent doesn't pay {n}
    as long as it carries a {counter} counter | with a {counter} marker on it
    even if its power is blanked | even without text
    but not outside of combat | in combat only
    without using the chain | without a response
    and its controller chooses the order | in the order I like
    no matter who owns it | whoever owns it
    if at least {n} units are ready | with {n} guys untapped
    until the next draw step | till somebody draws again
    and the choice is made on resolution | choosing when it resolves
    at the cost of one action | for one action
    and this can't be responded to | without the other answering
    except in team games | in games of two on two
    for each player in turn order | for everybody around the table
    and damage stays marked | with the wounds kept
    """
)
COUNTERS = _words(
    "charge doom fade growth honor ice luck mist oil pact quest rust spark terror valor wrath ember fuel glory hex ink "
    "ivy lore moon pearl sand silk smoke thorn venom"
)
EXAMPLES = (
    "{name} stands beside two others. {fact} The other two are not affected.",
    "A player has {n} cards in hand when {name} is played. {fact}",
    "Both players control {name}. {fact} The active player's comes first.",
)
