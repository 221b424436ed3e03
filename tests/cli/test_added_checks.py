"""What somebody who adds a card and its check in a checkout may get wrong, and what each command then says: one line, cause and fix."""

from __future__ import annotations

import os
import shutil
import subprocess
from dataclasses import dataclass
from pathlib import Path

import pytest

from judge.store.locations import shipped
from tests.helpers.command_line import start
from tests.helpers.sources import ROOT

ENTRY = "x-men/power-play"
CARD = '''"""Power Play"""

from __future__ import annotations

from judge.games.vs_system.dsl import Played, PlotTwist, RuledBy, gain, lose

ruled = RuledBy("x-men/power-play")

POWER_PLAY = PlotTwist(
    name="Power Play", entry=ruled.entry,
    powers=(Played(effect=gain(1).then(lose(ruled(1, 3, misread=5, belief="it is five")))),),
)
'''
CHECK = '''"""Power Play"""

from __future__ import annotations

from judge.games.vs_system.cards.x_men.power_play import POWER_PLAY
from judge.games.vs_system.dsl import COMBAT
from judge.proving.tables.vs_system import VsTable, check


@check("x-men/power-play")
def played(table: VsTable) -> None:
    """Alice plays Power Play."""
    alice, _ = table.players
    card = alice.has_in_hand(POWER_PLAY)
    table.begin(COMBAT)
    alice.does(table.play(card))
    table.resolve()
    alice.loses_in_all(2, point=1)
'''
COMMANDS = (["check", ENTRY], ["verify", ENTRY], ["verify", "--doc", "x-men", "--prove"])


@dataclass(frozen=True)
class Checkout:
    """A checkout in which somebody adds a card and its check."""

    root: Path

    @property
    def checks(self) -> Path:
        return self.root / "judge" / "checks" / "x_men"

    @property
    def cards(self) -> Path:
        return self.root / "judge" / "games" / "vs_system" / "cards" / "x_men"

    def run(self, *arguments: str) -> subprocess.CompletedProcess[str]:
        """``python -m judge`` in it, which runs its own cards and checks."""
        environment = {
            name: value for name, value in os.environ.items() if not name.startswith(("JUDGE_", "PYTHONPATH"))
        }
        environment |= {"JUDGE_INDEX": str(shipped("index")), "JUDGE_DATA": str(self.root / "data")}
        environment |= {"JUDGE_CONFIG": str(self.root / "config.toml")}
        environment["PYTHONDONTWRITEBYTECODE"] = (
            "1"  # a file that changes twice in a second would be taken for the first
        )
        return start(*arguments, folder=self.root, env=environment)

    def refusals(self) -> set[str]:
        """What stands on stderr, once it was checked that each command says one line and ends with 2."""
        told = set()
        for command in COMMANDS:
            done = self.run(*command)
            assert (done.returncode, done.stdout) == (2, ""), command
            assert done.stderr.count("\n") == 1
            told.add(done.stderr.removeprefix("judge: ").removesuffix("\n"))
        return told


@pytest.fixture
def checkout(tmp_path: Path) -> Checkout:
    for name in ("judge", "corpus"):
        shutil.copytree(ROOT / name, tmp_path / name)
    shutil.copy(ROOT / "pyproject.toml", tmp_path)
    made = Checkout(tmp_path)
    for folder, text in ((made.checks, CHECK), (made.cards, CARD)):
        folder.mkdir(exist_ok=True)
        (folder / "__init__.py").write_text('"""Of the X-Men FAQ."""\n')
        (folder / "power_play.py").write_text(text)
    return made


def test_a_card_and_a_check_without_a_mistake_are_found_run_and_proven(checkout: Checkout) -> None:
    done = checkout.run("check", ENTRY)
    assert (done.returncode, done.stderr) == (0, "")
    assert "endurance that Alice has lost: 2" in done.stdout
    done = checkout.run("verify", ENTRY, "--prove")
    assert (done.returncode, done.stderr) == (0, ""), "an open point fails nothing"
    assert f"open: {ENTRY}#2: no check covers it" in done.stdout


@pytest.mark.parametrize(
    ("file", "old", "new", "told"),
    [
        (
            "checks",
            '@check("x-men/power-play")',
            '@check("x-men/power-plai")',
            "judge/checks/x_men/power_play.py holds a check of 'x-men/power-plai'; name the entry 'x-men/power-play'",
        ),
        (
            "checks",
            '@check("x-men/power-play")',
            '@check("x-men/psi-link")',
            "judge/checks/x_men/power_play.py holds a check of 'x-men/psi-link'; name the entry 'x-men/power-play', "
            "or move it to judge/checks/x_men/psi_link.py",
        ),
        (
            "checks",
            "\n\n\n@check",
            '\n\nOPEN = {"x-men/power-plai#2": "nobody sees it"}\n\n\n@check',
            "judge/checks/x_men/power_play.py holds a reason for an open point of 'x-men/power-plai'; "
            "name the entry 'x-men/power-play'",
        ),
        (
            "checks",
            "point=1",
            "point=5",
            "the check x-men/power-play:played cites 'x-men/power-play#5', but the entry has no point 5; "
            "its points are 1 to 2",
        ),
        (
            "cards",
            "ruled(1,",
            "ruled(5,",
            "the card Power Play cites 'x-men/power-play#5', but the entry has no point 5; its points are 1 to 2",
        ),
        (
            "cards",
            'RuledBy("x-men/power-play")',
            'RuledBy("x-men/power-plai")',
            "the card Power Play cites 'x-men/power-plai', but there is no such entry; nearest: x-men/power-play; ",
        ),
    ],
    ids=["misspelt id", "another id", "misspelt open point", "point of a check", "point of a card", "misspelt card"],
)
def test_a_wrong_id_or_point_is_one_line_for_every_command(
    checkout: Checkout, file: str, old: str, new: str, told: str
) -> None:
    path: Path = getattr(checkout, file) / "power_play.py"
    text = path.read_text()
    assert text.count(old) == 1
    path.write_text(text.replace(old, new))
    (line,) = checkout.refusals()
    assert line.startswith(told)


def test_a_proof_of_everything_is_no_success_where_a_check_is_of_no_entry(checkout: Checkout) -> None:
    (checkout.checks / "power_play.py").write_text(CHECK.replace('"x-men/power-play"', '"x-men/power-plai"'))
    done = checkout.run("verify", "--prove")
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.endswith("name the entry 'x-men/power-play'\n")


def test_a_file_whose_path_is_no_entry_is_told_with_where_it_belongs(checkout: Checkout) -> None:
    path = checkout.checks / "power_play.py"
    path = path.rename(path.with_name("power_plai.py"))
    assert checkout.refusals() == {
        "judge/checks/x_men/power_plai.py holds a check of 'x-men/power-play'; move it to judge/checks/x_men/power_play.py"
    }
    path.write_text(CHECK.replace('"x-men/power-play"', '"x-men/power-plai"'))
    (line,) = checkout.refusals()
    assert line.startswith(
        "judge/checks/x_men/power_plai.py holds a check of 'x-men/power-plai', which is no entry; nearest: x-men/power-play; "
    )


def test_a_folder_that_is_no_documents_is_told(checkout: Checkout) -> None:
    checkout.checks.rename(checkout.checks.with_name("xmen"))
    assert checkout.refusals() == {"judge/checks/xmen is called like no document; nearest: x_men"}


def test_a_folder_of_cards_that_is_no_package_is_told_where_its_arguments_are_flipped(checkout: Checkout) -> None:
    assert checkout.run("verify", ENTRY, "--axes").returncode == 1
    (checkout.cards / "__init__.py").unlink()
    done = checkout.run("verify", ENTRY, "--axes")
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr == (
        f"judge: {checkout.cards} is no package, so its cards are not found; put an __init__.py with a docstring into it\n"
    )


def test_an_unnoticed_argument_is_printed_as_excuses_take_it(checkout: Checkout) -> None:
    path = checkout.checks / "power_play.py"
    done = checkout.run("verify", ENTRY, "--axes")
    assert done.returncode == 1
    unnoticed = [line.rpartition(": ")[2] for line in done.stdout.splitlines() if "unnoticed: " in line]
    assert "[0].effect.link=IF_YOU_DO" in unnoticed
    path.write_text(f"{CHECK}\n\nEXCUSES = {dict.fromkeys(unnoticed, 'no ruling speaks of it')!r}\n")
    done = checkout.run("verify", ENTRY, "--axes")
    assert (done.returncode, f"{len(unnoticed)} excused as not ruled, 0 unnoticed" in done.stdout) == (0, True)


def test_a_misspelt_verb_is_told_with_the_nearest_ones(checkout: Checkout) -> None:
    (checkout.checks / "power_play.py").write_text(CHECK.replace("alice.loses_in_all", "alice.loses"))
    done = checkout.run("check", ENTRY)
    assert (done.returncode, done.stderr) == (1, "")
    (line,) = [line for line in done.stdout.splitlines() if line.startswith("The run broke off: ")]
    assert "'VsSeat' object has no attribute 'loses'" in line
    assert "; nearest: " in line
    assert "loses_in_all" in line.partition("; nearest: ")[2]


def test_nothing_is_held_against_a_corpus_that_the_checks_were_not_written_for(checkout: Checkout) -> None:
    (checkout.checks / "power_play.py").write_text(CHECK.replace("point=1", "point=5"))
    other = checkout.root / "other"
    shutil.copytree(checkout.root / "corpus", other)
    done = checkout.run("check", ENTRY, "--corpus", str(other))
    assert (done.returncode, done.stderr) == (0, f"judge: corpus at {other}\n")
