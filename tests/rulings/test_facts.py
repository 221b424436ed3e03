"""The fact line of a card: what it says, and how a build names what is wrong with one."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from judge.errors import CorpusError
from judge.rulings.corpus import RECORD, read_corpus
from judge.rulings.facts import FactLine, faults, read_facts
from judge.rulings.model import Corpus
from tests.helpers.documents import CARDS, front, write


def document(facts: str, game: str = "vs-system") -> str:
    """A document of one card."""
    return f"{front('owls', game=game)}{CARDS}### Owl, Night Hunter\n\n{facts}\n\n1. An owl hoots.\n"


@pytest.mark.parametrize(
    ("facts", "said"),
    [
        ("Location", FactLine("Location")),
        ("Plot Twist · cost 3", FactLine("Plot Twist", "3")),
        ("Character · X-Men", FactLine("Character", traits=("X-Men",))),
        ("Character · cost 3 · 4 ATK / 4 DEF", FactLine("Character", "3", (), 4, 4)),
        ("Character · cost 1 · 0 ATK / 1 DEF · flight", FactLine("Character", "1", (), 0, 1, ("flight",))),
        (
            "Character · cost 1 · Doom / Masters of Evil · Mutant—Mental · 15 ATK / 1 DEF · flight · range",
            FactLine("Character", "1", ("Doom", "Masters of Evil", "Mutant—Mental"), 15, 1, ("flight", "range")),
        ),
    ],
)
def test_a_fact_line_says_what_is_printed(facts: str, said: FactLine) -> None:
    assert list(faults(facts, "vs-system")) == []
    assert read_facts(facts) == said


WRONG = {
    "commas": ("Character, cost 5, Kree", "separated by ','", "write ' · ' between them"),
    "another dot": ("Character • cost 5", "separated by '•'", "write ' · '"),
    "a dot without spaces": ("Character·cost 5", "separated by '·'", "write ' · '"),
    "a dot at the end": ("Character · cost 5 ·", "separated by '·'", "none at the end"),
    "dashes": ("Character - cost 5", "separated by '-'", "write ' · '"),
    "a type misspelt": ("Charakter · cost 5", "'Charakter' is no type of card", "Character, Plot Twist"),
    "no type": ("cost 5 · Kree · 5 ATK / 5 DEF", "'cost 5' is no type of card", "begin with"),
    "a cost in words": ("Character · cost five", "'cost five' states no cost", "'cost 5'"),
    "a cost misspelt": ("Character · cots 5", "'cots 5' states no cost", "'cost 5'"),
    "a cost in capitals": ("Character · Cost 5", "'Cost 5' states no cost", "'cost 5'"),
    "a bare cost": ("Plot Twist · 3", "'3' states no cost", "'cost 5'"),
    "a colon": ("Character · cost: 5", "'cost: 5' states no cost", "'cost 5'"),
    "bare values": ("Character · cost 5 · 9/10", "'9/10' states no ATK and DEF", "'9 ATK / 10 DEF'"),
    "DEF first": ("Character · cost 5 · 10 DEF / 9 ATK", "'10 DEF / 9 ATK' states no ATK", "'9 ATK / 10 DEF'"),
    "the words first": ("Character · cost 5 · ATK 9 / DEF 10", "states no ATK", "'9 ATK / 10 DEF'"),
    "one value": ("Character · cost 5 · 9 ATK", "'9 ATK' states no ATK and DEF", "'9 ATK / 10 DEF'"),
    "small letters": ("Character · cost 5 · 9 atk / 10 def", "states no ATK", "'9 ATK / 10 DEF'"),
    "a keyword misspelt": ("Character · cost 5 · 9 ATK / 10 DEF · fligth", "'fligth' is neither", "flight and range"),
    "a keyword in capitals": ("Character · cost 5 · Range", "'Range' is neither", "flight and range"),
    "a keyword of the text": ("Character · cost 5 · cosmic", "'cosmic' is neither", "flight and range"),
    "a keyword misspelt in capitals": (
        "Character · cost 5 · 9 ATK / 10 DEF · Fligth",
        "out of order",
        "traits, values",
    ),
    "the cost behind a trait": ("Character · Kree · cost 5", "out of order", "type, cost, traits"),
    "values before a trait": ("Character · cost 5 · 9 ATK / 10 DEF · Kree", "out of order", "traits, values"),
    "two costs": ("Character · cost 5 · cost 6", "one stands twice", "type, cost"),
    "a keyword twice": ("Character · cost 5 · range · range", "one stands twice", "keywords"),
    "no cost": ("Character · Kree · 9 ATK / 10 DEF", "states ATK and DEF, but no cost", "write 'cost 5'"),
    "values of a plot twist": ("Plot Twist · cost 5 · 9 ATK / 10 DEF", "a Plot Twist has no ATK", "correct the type"),
}


@pytest.mark.parametrize(("facts", "cause", "fix"), WRONG.values(), ids=WRONG)
def test_what_is_wrong_with_a_fact_line_is_one_defect_at_its_line(
    tmp_path: Path, facts: str, cause: str, fix: str
) -> None:
    write(tmp_path, {"vs-system/owls.md": document(facts)})
    with pytest.raises(CorpusError) as error:
        read_corpus([tmp_path])
    (defect,) = error.value.defects
    assert defect.file == tmp_path / "vs-system" / "owls.md"
    assert defect.line == document(facts).splitlines().index(facts) + 1
    assert defect.cause.startswith("the fact line of 'Owl, Night Hunter' is malformed: ")
    assert cause in defect.cause
    assert fix in defect.fix


def test_several_faults_of_a_line_are_told_together() -> None:
    found = [fault.cause for fault in faults("Charakter · cost five · 9/10 · fligth", "vs-system")]
    assert [cause.split(" ")[0] for cause in found] == ["'Charakter'", "'cost", "'9/10'", "'fligth'"]


def test_of_a_game_whose_fact_lines_are_not_known_only_the_separators_are(tmp_path: Path) -> None:
    write(
        tmp_path, {"warhammer-invasion/owls.md": document("Unit · cost 2 · Order · 2 hit points", "warhammer-invasion")}
    )
    assert read_corpus([tmp_path]).rulings[0].facts == "Unit · cost 2 · Order · 2 hit points"
    assert [fault.cause for fault in faults("Unit, cost 2", "warhammer-invasion")] == ["its parts are separated by ','"]


def owls(*facts: str) -> str:
    """A document with a card for each fact line."""
    cards = [f"### Owl {n}\n\n{line}\n\n1. An owl hoots.\n\n" for n, line in enumerate(facts, 1)]
    return f"{front('owls')}{CARDS}{''.join(cards)}"


@pytest.mark.parametrize("odd", ["Mutant-Mental", "Mutant Mental", "MUTANT—MENTAL"])
def test_a_trait_that_differs_from_the_usual_one_by_signs_or_capitals_is_a_defect(tmp_path: Path, odd: str) -> None:
    usual = "Character · X-Men · Mutant—Mental"
    write(tmp_path, {"vs-system/owls.md": owls(f"Character · {odd}", usual, usual)})
    with pytest.raises(CorpusError) as error:
        read_corpus([tmp_path])
    (defect,) = error.value.defects
    assert (defect.file, defect.line) == (tmp_path / "vs-system" / "owls.md", owls().count("\n") + 1)
    assert defect.cause == f"the fact line of 'Owl 1' has the trait '{odd}', elsewhere it is 'Mutant—Mental'"


def test_a_line_that_is_malformed_is_not_told_twice(tmp_path: Path) -> None:
    write(tmp_path, {"vs-system/owls.md": owls("Character · Mutant — Mental", "Character · Mutant—Mental")})
    with pytest.raises(CorpusError) as error:
        read_corpus([tmp_path])
    assert [defect.cause for defect in error.value.defects] == [
        "the fact line of 'Owl 1' is malformed: its parts are separated by '—'"
    ]


def test_traits_of_other_letters_are_others_and_imported_ones_are_as_their_source_prints_them(tmp_path: Path) -> None:
    others = ("Character · X-Men", "Character · X-Statix", "Character · Mutant—Mental", "Character · Mutant—Energy")
    write(tmp_path, {"vs-system/owls.md": owls(*others)})
    write(tmp_path, {"vs-system/hens.md": owls("Character · Mutant-Mental").replace("id: owls", "id: hens")})
    with pytest.raises(CorpusError):
        read_corpus([tmp_path])
    (tmp_path / RECORD).write_text(json.dumps({"hens": {"vs-system/hens.md": "00"}}))
    assert len(read_corpus([tmp_path]).rulings) == 5


def test_what_an_import_wrote_is_as_the_source_prints_it(tmp_path: Path) -> None:
    write(tmp_path, {"vs-system/owls.md": document("Creature · cost 2 · flying · 2 ATK")})
    with pytest.raises(CorpusError):
        read_corpus([tmp_path])
    (tmp_path / RECORD).write_text(json.dumps({"owls": {"vs-system/owls.md": "00"}}))
    assert read_corpus([tmp_path]).rulings[0].facts == "Creature · cost 2 · flying · 2 ATK"


def test_the_fact_lines_of_the_corpus_say_as_much_as_they_hold(corpus: Corpus) -> None:
    lines = [ruling.facts for ruling in corpus.rulings if ruling.facts]
    assert lines
    for line in lines:
        said = read_facts(line)
        parts = (said.type, said.cost, *said.traits, said.atk, said.defense, *said.keywords)
        numbers_and_words = line.replace("cost ", "").replace(" ATK", "").replace(" DEF", "").replace(" / ", " · ")
        assert numbers_and_words == " · ".join(str(part) for part in parts if part is not None)
