"""What a card's text says of whom it means stands in its powers, too: affiliations, limits of cost, states, zones.

The checks of a card look at what its rulings are about; a condition of which no ruling speaks could fall away unnoticed.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator

import pytest

from judge import Judge
from judge.engine.parts import parts_of
from judge.engine.players import Opponent
from judge.engine.qualities import OfClass, Within
from judge.engine.relations import ControlledBy
from judge.engine.rules import as_ruled
from judge.engine.searching import InYourDeck
from judge.engine.whose import Whose
from judge.games.vs_system.model.board import DECK, EXHAUSTED, HAND, HIDDEN, KO_PILE, RESOURCES, STUNNED
from judge.games.vs_system.model.cards import Character, VsCard
from judge.games.vs_system.words.controlling import ControlsNamed, ControlsPerson
from judge.games.vs_system.words.selectors import Attacking, AttackingACharacter, Defending, Ongoing
from tests.games.test_cards import CARDS

AFFILIATIONS = {name for card in CARDS.values() if isinstance(card, Character) for name in card.affiliations}
NAMES = {name for card in CARDS.values() for name in (card.name, getattr(card, "identity", "")) if name}

# Words of a text, and what stands for them in the powers. What a card becomes or suffers is an event, and no state.
WORDS = {
    rf"\b{HAND}\b": HAND,
    rf"\b{DECK}\b": DECK,
    KO_PILE: KO_PILE,
    RESOURCES: RESOURCES,
    r"(?<!becomes )(?<!become )(?<!be )(?<!is )\bstunned\b": STUNNED,
    rf"\b{EXHAUSTED}\b": EXHAUSTED,
    r"\bhidden\b": HIDDEN,
    r"\bface[ -](?:down|up)\b": "face down",
    r"\bArmy\b": "Army",
    r"(?<!^)\b[Oo]ngoing\b(?!:)": "ongoing",
    r"\blocations?\b": "of type location",
    r"\bplot twists?\b(?! effect)": "of type plot twist",
    r"\bequipment\b": "of type equipment",
    r"\bopp(?:onent|osing)": "opponents",
    r"\battackers?\b|\battacking (?:or defending )?[A-Z_]\w*( character)?": "attacking",
    r"\bdefenders?\b|\bdefending [A-Z_]\w*( character)?": "defending",
}
# What a text says of what its player controls.
YOURS = (
    r"\byou control\b|(?<!opponent )\bof yours\b|\bunder your control\b"
    r"|\b[Yy]our (?:[\w—-]+ ){0,2}characters?\b(?! cards?)"
    r"|\byour (?:[\w-]+ )?(?:attackers?|defenders?|resources?)\b(?! (?:row|step|point))"
)
# Where a word of a text has nothing of its own in the powers, and why.
WITHOUT = {
    ("heralds-of-galactus/dewoz-dark-reflection", HIDDEN): "which area is a choice of the game's own (words.areas)",
    ("marvel-knights/witching-hour", HAND): "'as if from your hand' says how the card is recruited",
    ("x-men/district-x", HAND): "which cards gain traits is said once for all cards (words.traits)",
    ("x-men/district-x", DECK): "which cards gain traits is said once for all cards (words.traits)",
    ("x-men/district-x", KO_PILE): "which cards gain traits is said once for all cards (words.traits)",
    ("x-men/psi-link", HAND): "which cards gain traits is said once for all cards (words.traits)",
    ("x-men/psi-link", DECK): "which cards gain traits is said once for all cards (words.traits)",
    ("x-men/psi-link", KO_PILE): "which cards gain traits is said once for all cards (words.traits)",
    ("x-men/district-x", "yours"): "which cards gain traits is said once for all cards (words.traits)",
    ("x-men/psi-link", "yours"): "which cards gain traits is said once for all cards (words.traits)",
}


def nodes(value: object) -> Iterator[object]:
    """A text as ruled and all that it is made of, each as often as it stands there."""
    settled = as_ruled(value)
    yield settled
    for part in settled if isinstance(settled, frozenset) else [part for _, part in parts_of(settled)]:
        yield from nodes(part)


def said(card: VsCard) -> Counter[str]:
    """What the powers of a card speak of, and how often."""
    found: Counter[str] = Counter()
    for node in nodes(card.powers):
        match node:
            case str():
                found[HIDDEN if "hidden" in node else node] += 1
            case Within(what="cost"):
                found[f"cost {node.most} or less"] += 1
            case OfClass():
                found[f"of type {node.called}"] += 1
            case InYourDeck():
                found[DECK] += 1
            case ControlledBy() if as_ruled(node.whose) is Whose.YOURS:
                found["yours"] += 1
            case ControlsNamed() | ControlsPerson():
                found["yours"] += 1
            case Whose.OPPONENTS | Opponent():
                found["opponents"] += 1
            case Ongoing():
                found["ongoing"] += 1
            case Attacking() | AttackingACharacter():
                found["attacking"] += 1
            case Defending():
                found["defending"] += 1
    return found


def text_of(judge: Judge, entry: str) -> str:
    """The power text in force without reminders and without names of cards, which may hold an affiliation's."""
    text = re.sub(r"\([^)]*\)", "", " ".join(judge.show(entry).power))
    for name in sorted(NAMES, key=len, reverse=True):
        text = re.sub(rf"(?<![\w-]){re.escape(name)}(?![\w-])", "_", text)
    return text


@pytest.fixture(scope="module")
def judge() -> Judge:
    return Judge.open()


@pytest.mark.parametrize("entry", sorted(CARDS), ids=lambda entry: entry.partition("/")[2])
def test_what_the_text_says_of_whom_it_means_stands_in_the_powers(judge: Judge, entry: str) -> None:
    text, found = text_of(judge, entry), said(CARDS[entry])
    often = {name: len(re.findall(rf"(?<![\w-]){re.escape(name)}(?![\w-])", text)) for name in AFFILIATIONS}
    often |= Counter(re.findall(r"cost \d+ or less", text))
    often["yours"] = len(re.findall(YOURS, text))
    fewer = {what: number for what, number in often.items() if found[what] < number}
    assert {what: number for what, number in fewer.items() if (entry, what) not in WITHOUT} == {}
    lacking = {what for word, what in WORDS.items() if re.search(word, text) and not found[what]}
    assert {what for what in lacking if (entry, what) not in WITHOUT} == set()


def test_each_word_without_anything_in_the_powers_is_one(judge: Judge) -> None:
    for entry, what in WITHOUT:
        words = [word for word, kind in [*WORDS.items(), (YOURS, "yours")] if kind == what]
        number = sum(len(re.findall(word, text_of(judge, entry))) for word in words)
        assert number > said(CARDS[entry])[what]
