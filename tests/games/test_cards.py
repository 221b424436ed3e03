"""Every card that has an entry is printed as the corpus's fact line says, and its title is the entry's."""

from __future__ import annotations

import importlib
import pkgutil
import re
from types import ModuleType

import pytest

import judge.games as games
from judge import Judge
from judge.engine.state import Card
from judge.games.vs_system.model.cards import Character, Equipment, Location, PlotTwist, VsCard
from judge.rulings.facts import KEYWORDS, read_facts

MODULES = [
    importlib.import_module(info.name)
    for game in pkgutil.iter_modules(games.__path__, f"{games.__name__}.")
    for info in pkgutil.walk_packages(importlib.import_module(f"{game.name}.cards").__path__, f"{game.name}.cards.")
    if not info.ispkg
]
# An entry without a fact line (the errata to a card of an older set) has nothing to compare with.
JUDGE = Judge.open()
PRINTED = {row.id for row in JUDGE.entries() if row.kind in ("card", "errata") and JUDGE.show(row.id).facts is not None}
CARDS = {
    card.entry: card
    for module in MODULES
    for card in vars(module).values()
    if isinstance(card, VsCard) and card.entry in PRINTED
}
TYPES: dict[str, type[VsCard]] = {
    "Character": Character,
    "Plot Twist": PlotTwist,
    "Location": Location,
    "Equipment": Equipment,
}


@pytest.fixture(scope="module")
def judge() -> Judge:
    return Judge.open()


@pytest.mark.parametrize("entry", sorted(CARDS), ids=lambda entry: entry.partition("/")[2])
def test_the_card_is_as_the_corpus_has_it(judge: Judge, entry: str) -> None:
    card, view = CARDS[entry], judge.show(entry)
    assert card.title == view.title
    assert view.facts is not None
    facts = read_facts(view.facts)
    assert type(card) is TYPES[facts.type]
    # What the source doesn't say of a card, the fact line doesn't say either.
    assert facts.cost in (None, str(card.cost))
    if isinstance(card, Character):
        # The fact line has both in one list; a Mutant trait is no affiliation.
        mutants = {fact for fact in facts.traits if fact.startswith("Mutant—")}
        assert {f"Mutant—{trait}" for trait in card.traits} == mutants
        assert card.affiliations == set(facts.traits) - mutants
        assert facts.atk is None or (card.atk, card.defense) == (facts.atk, facts.defense)
        assert facts.atk is None or card.keywords & set(KEYWORDS) == set(facts.keywords)


def test_the_keywords_printed_in_the_text_are_on_the_card(judge: Judge) -> None:
    known = (
        "Cosmic",
        "Cosmic—Surge",
        "Press",
        "Reservist",
        "Concealed",
        "Concealed—Optional",
        "Terraform",
        "Unique",
        "Evasion",
        "Leader",
    )
    for entry, card in CARDS.items():
        text = judge.show(entry).power
        for keyword in known:
            printed = any(
                line.split(":")[0].split(" (")[0].strip() in (keyword, f"Reservist, {keyword}") for line in text
            )
            if printed:
                assert keyword.lower() in card.keywords, (entry, keyword)


def test_a_boost_costs_what_its_text_says(judge: Judge) -> None:
    for entry, card in CARDS.items():
        costs = [card.boost] if isinstance(card, Character) and card.boost is not None else []
        said = [found[1] for line in judge.show(entry).power if (found := re.match(r"Boost (\d+):", line))]
        assert list(map(str, costs)) == said, entry


def test_an_ongoing_plot_twist_says_so(judge: Judge) -> None:
    for entry, card in CARDS.items():
        if isinstance(card, PlotTwist):
            assert card.ongoing == any(line.startswith("Ongoing") for line in judge.show(entry).power), entry


@pytest.mark.parametrize("module", MODULES, ids=lambda module: module.__name__.rpartition(".")[2])
def test_the_docstring_is_the_title_and_the_power_text_of_the_corpus(judge: Judge, module: ModuleType) -> None:
    (card,) = (card for card in vars(module).values() if isinstance(card, Card))
    power = judge.show(card.entry).power if card.entry is not None else ()
    wanted = " ".join([str(getattr(card, "title", card.name)), *power])
    assert " ".join(str(module.__doc__).split()) == " ".join(wanted.split())
